"""Why something cannot be done: the predicates of the questions, which `legal` stands on too."""

from __future__ import annotations

from kingsbridge_desktop.core.types import GAME_OVER, Action, Reason
from kingsbridge_desktop.games.web_of_power.actions import ALPHABET
from kingsbridge_desktop.games.web_of_power.placing import refuse_place
from kingsbridge_desktop.games.web_of_power.refill import refuse_draw
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.turn import refuse_more, refuse_turn

_MEANINGFUL = frozenset(ALPHABET)
_REFUSE = {"turn": refuse_turn, "place": refuse_place, "more": refuse_more, "draw": refuse_draw}


def why_not(s: State, a: Action) -> Reason | None:
    """The rule against an action of the seat that is asked; None if it is legal or means nothing in this game."""
    if a not in _MEANINGFUL:
        return None
    if not s.stack:
        return GAME_OVER
    frame = s.stack[-1]
    return _REFUSE[frame.kind](s, frame, a)
