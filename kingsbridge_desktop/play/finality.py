"""Whether an action could be taken back: tried out in worlds that its player may imagine, never in the game itself."""

from __future__ import annotations

from random import Random

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.play.match import Match

WORLDS = 3  # what is hidden may decide whether somebody else is asked next
LONGEST_FORCED = 20  # moves without a choice that follow by themselves


def why_final(match: Match, a: Action, *, plays_forced: bool = True) -> Reason | None:
    """What would stop an undo after a legal action of the asked seat; None: it could be taken back.

    Answers from the seat's masked position alone, so that asking tells nothing. `plays_forced`: moves without a choice
    that follow are made at once, and may end what could be taken back.
    """
    rules, seat = match.rules, match.asked
    masked = match.view(seat)
    for number in range(WORLDS):
        rng = Random(number)
        s, action = rules.determinize(masked, seat, rng), a
        for _ in range(LONGEST_FORCED):
            done = engine.apply(rules, s, action, Fast(rng), match.ply)
            if done.chance:
                return Reason("undo_chance")
            if any(event.kind in rules.revealing for event in done.events):
                return Reason("undo_revealed")
            s = done.state
            if not s.stack:
                break
            if asked(s) != seat:
                return Reason("undo_other", (asked(s),))
            legal = rules.legal(s)
            if not plays_forced or len(legal) != 1:
                break
            action = legal[0]
    return None
