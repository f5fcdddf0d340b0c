"""Why something cannot be done now."""

from __future__ import annotations

from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.turns import DRAW, MARKS, PLAYS, ROLL, SHOW, refusal

from kingsbridge_desktop.core.types import GAME_OVER, OTHER_QUESTION, Action, Reason

ALPHABET = (DRAW, *MARKS, *PLAYS, ROLL, SHOW)


def why_not(s: State, a: Action) -> Reason | None:
    """The reason; None for what is legal and for nonsense."""
    if a not in ALPHABET:
        return None
    if not s.stack:
        return GAME_OVER
    frame = s.stack[-1]
    if (a in MARKS) != (frame.kind == "mark"):
        return OTHER_QUESTION
    return None if a in MARKS else refusal(s, frame.seat, a)
