"""What is said to whoever looks for the best move: what a wrong one lacks, and why the right one is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.review import percent
from kingsbridge_desktop.text.why import expected

CONTEXT = "puzzles"
NO_BREAK = "\u00a0"  # between a number and its sign
RIGHT = QT_TRANSLATE_NOOP("puzzles", "Found! {why}")
BUT_SHOWN = QT_TRANSLATE_NOOP("puzzles", "This is the move. {why}")
AHEAD = QT_TRANSLATE_NOOP("puzzles", "With the next best move the chance of winning would be smaller by {chance}.")
NOT_THIS = QT_TRANSLATE_NOOP("puzzles", "“{move}” is not the best move.")
AS_PLAYED = QT_TRANSLATE_NOOP("puzzles", "“{move}” was played in that game, but it is not the best move.")
BRINGS = QT_TRANSLATE_NOOP("puzzles", "The best one brings {more}.")
LOOK_AGAIN = QT_TRANSLATE_NOOP("puzzles", "Look again.")


def right(
    text: GameText, s: Any, best: Action, reasons: Sequence[tuple[str, float]], lead: float, *, shown: bool
) -> str:
    """That the move was found, why it is best, and how far the others are behind."""
    why = text.why(s, best, None, reasons)
    source = BUT_SHOWN if shown else RIGHT
    first = text.language.say(CONTEXT, source, why=why)
    chance = percent(text.language, lead).replace(" ", NO_BREAK)
    return f"{first} {text.language.say(CONTEXT, AHEAD, chance=chance)}"


def wrong(text: GameText, s: Any, move: Action, reasons: Sequence[tuple[str, float]], *, as_played: bool) -> str:
    """That another move is better, and what that one brings more, without naming it."""
    say = text.language.say
    source = AS_PLAYED if as_played else NOT_THIS
    first = say(CONTEXT, source, move=text.action(s, move))
    more = expected(text, reasons, only_later=False) if isinstance(text, Catalogue) else ""
    return f"{first} {say(CONTEXT, BRINGS, more=more) if more else say(CONTEXT, LOOK_AGAIN)}"
