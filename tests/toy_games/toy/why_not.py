"""Why something cannot be done now."""

from __future__ import annotations

from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.turns import DRAW, MARKS, PLAYS, ROLL, SHOW, why_not_turn

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Frame, Reason

KNOWN = (DRAW, *MARKS, *PLAYS, ROLL, SHOW)


def reason(s: State, frame: Frame, a: Action) -> Reason | None:
    """The rule against an action."""
    return why_not_turn(s, frame, a) if frame.kind == "turn" and a not in MARKS else OTHER_QUESTION
