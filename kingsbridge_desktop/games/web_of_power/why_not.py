"""Why something cannot be done: the predicates of the questions, which `legal` stands on too."""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.types import Action, Frame, Reason
from kingsbridge_desktop.games.web_of_power.actions import ALPHABET
from kingsbridge_desktop.games.web_of_power.placing import why_not_place
from kingsbridge_desktop.games.web_of_power.refill import why_not_draw
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.turns import why_not_more, why_not_turn

KNOWN: Final = frozenset(ALPHABET)
_QUESTIONS = {"turn": why_not_turn, "place": why_not_place, "more": why_not_more, "draw": why_not_draw}


def reason(s: State, frame: Frame, a: Action) -> Reason | None:
    """The rule against an action of the seat that is asked."""
    return _QUESTIONS[frame.kind](s, frame, a)
