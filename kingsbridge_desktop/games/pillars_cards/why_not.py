"""Why something cannot be done: each question knows, from what its legal answers stand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Frame, Reason
from kingsbridge_desktop.games.pillars_cards import choices, tricks
from kingsbridge_desktop.games.pillars_cards.actions import MEANINGFUL
from kingsbridge_desktop.games.pillars_cards.state import State

KNOWN: Final = MEANINGFUL
_QUESTIONS: dict[str, Callable[[State, Frame, Action], Reason | None]] = {
    "play": tricks.why_not_play,
    "choose_material": choices.why_not_material,
    "make_brick": choices.why_not_brick,
    "convert": choices.why_not_convert,
    "use_helper": choices.why_not_helper,
    "give_up": choices.why_not_give_up,
}


def reason(s: State, frame: Frame, a: Action) -> Reason | None:
    """The rule that forbids an action."""
    if a.kind == "play" and frame.kind != "play":
        return OTHER_QUESTION
    return _QUESTIONS[frame.kind](s, frame, a)
