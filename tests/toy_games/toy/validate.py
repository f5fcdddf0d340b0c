"""Can this position arise?"""

from __future__ import annotations

from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.tables import CARDS

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.position_check import refuse_if


def check(s: State) -> None:
    """Refuses what cannot be."""
    cards = [card for hand in s.hands for card in hand] + s.bag + s.played
    seen = [card for card in cards if card != HIDDEN]
    refuse_if(len(cards) != CARDS or len(set(seen)) < len(seen), "the cards do not add up")
    refuse_if(set(s.shown) - set(seen), "a card was shown that nobody has")
    refuse_if((s.turns > 0) != bool(s.stack) or len(s.stack) > 1, "the turns do not add up")
    refuse_if(
        s.stack and (s.stack[0].kind not in ("turn", "mark") or s.stack[0].seat not in range(len(s.hands))),
        "nobody can be asked that",
    )
