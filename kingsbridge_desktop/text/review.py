"""What a review says in words: what was better at a turning point, or that it was luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "review"
WORTH = QT_TRANSLATE_NOOP("review", "“{best}” was worth about %n point(s) more.")
BETTER = QT_TRANSLATE_NOOP("review", "“{best}” would have been better.")
GOOD_LUCK = QT_TRANSLATE_NOOP("review", "“{move}”, as the master would: good luck.")
BAD_LUCK = QT_TRANSLATE_NOOP("review", "“{move}”, as the master would: bad luck.")
OTHERS_GOOD_LUCK = QT_TRANSLATE_NOOP("review", "“{move}”, as the master would: good luck for {name}.")
OTHERS_BAD_LUCK = QT_TRANSLATE_NOOP("review", "“{move}”, as the master would: bad luck for {name}.")
LUCKY_ANYWAY = QT_TRANSLATE_NOOP("review", "Good luck, although “{best}” would have been better.")
PERCENT = QT_TRANSLATE_NOOP("review", "{number}%")


def better(text: GameText, s: Any, best: Action, points: float) -> str:
    """What the better move was worth; `s` is what the player could know."""
    label, whole = text.action(s, best), round(points)
    if whole >= 1:
        return text.language.say(CONTEXT, WORTH, n=whole, best=label)
    return text.language.say(CONTEXT, BETTER, best=label)


def lucky_anyway(text: GameText, s: Any, best: Action) -> str:
    """That it went well in spite of a better move."""
    return text.language.say(CONTEXT, LUCKY_ANYWAY, best=text.action(s, best))


def luck(text: GameText, s: Any, move: Action, is_good: bool, name: str = "") -> str:
    """That nothing better was to be done; `name` is whose luck it was, if not that of who moved."""
    if name:
        source = OTHERS_GOOD_LUCK if is_good else OTHERS_BAD_LUCK
    else:
        source = GOOD_LUCK if is_good else BAD_LUCK
    return text.language.say(CONTEXT, source, move=text.action(s, move), name=name)


def reason(text: GameText, s: Any, best: Action, reasons: Sequence[tuple[str, float]]) -> str:
    """Why the better move was better: what it gains now and later against the played one; empty: nothing to tell."""
    return text.why(s, best, None, reasons) if any(points > 0 for _, points in reasons) else ""


def percent(language: Language, share: float, *, signed: bool = False) -> str:
    """A share as whole percents; a change carries its sign."""
    return language.say(CONTEXT, PERCENT, number=number(100 * share, signed=signed))


def number(value: float, *, signed: bool = False) -> str:
    """A whole number with a true minus sign."""
    whole = round(value)
    sign = "−" if whole < 0 else "+" if signed and whole > 0 else ""
    return f"{sign}{abs(whole)}"
