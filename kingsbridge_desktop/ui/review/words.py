"""The words of the review page, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP

CONTEXT = "Review"

BACK = QT_TRANSLATE_NOOP("Review", "Back")
ALL_FIGURES = QT_TRANSLATE_NOOP("Review", "All figures")
PREVIOUS = QT_TRANSLATE_NOOP("Review", "Previous turning point")
NEXT = QT_TRANSLATE_NOOP("Review", "Next turning point")
DEEPER = QT_TRANSLATE_NOOP("Review", "Think deeper")
STOP = QT_TRANSLATE_NOOP("Review", "Stop thinking")
TRY = QT_TRANSLATE_NOOP("Review", "Try it from here")
TURNING_POINTS = QT_TRANSLATE_NOOP("Review", "Turning points")
CHANCES = QT_TRANSLATE_NOOP("Review", "Chances of winning")
BANDS = QT_TRANSLATE_NOOP("Review", "the bands add up to 100%")
LUCK = QT_TRANSLATE_NOOP("Review", "Skill and luck")
OF_A_WIN = QT_TRANSLATE_NOOP("Review", "% of a win")
AT_LAST = QT_TRANSLATE_NOOP("Review", "in the end")
OWN = QT_TRANSLATE_NOOP("Review", "own choices")
REST = QT_TRANSLATE_NOOP("Review", "luck, and what the others did")
MOMENT = QT_TRANSLATE_NOOP("Review", "Moment")
PLAYER = QT_TRANSLATE_NOOP("Review", "Player")
BEFORE = QT_TRANSLATE_NOOP("Review", "Before turn {number}")
AT_THE_END = QT_TRANSLATE_NOOP("Review", "At the end")
TURN_OF = QT_TRANSLATE_NOOP("Review", "Turn {number}: {name}")
TURN_IN_LIST = QT_TRANSLATE_NOOP("Review", "Turn {number}, {name}")
WHICH_TURN = QT_TRANSLATE_NOOP("Review", "turn {number} of {all}")
WHICH_POINT = QT_TRANSLATE_NOOP("Review", "turning point {number} of {all}")
PLAYED = QT_TRANSLATE_NOOP("Review", "Played")
MASTER = QT_TRANSLATE_NOOP("Review", "Master")
PLAYED_HERE = QT_TRANSLATE_NOOP("Review", "played")
BETTER_HERE = QT_TRANSLATE_NOOP("Review", "better")
AS_GOOD = QT_TRANSLATE_NOOP("Review", "The master would have done the same, or something about as good.")
THINKING = QT_TRANSLATE_NOOP("Review", "The master is looking through the game …")
NOT_YET = QT_TRANSLATE_NOOP("Review", "Nobody has looked through this game yet.")
CALM = QT_TRANSLATE_NOOP("Review", "No single turn moved a chance much.")
PROGRESS = QT_TRANSLATE_NOOP("Review", "{number} of {all} turns thought through")
OFFERED = QT_TRANSLATE_NOOP("Review", "%n kept for “Find the move”")


def say(words: str, n: int = -1, **parts: object) -> str:
    """A sentence with its parts, and a number if one is given."""
    text = QCoreApplication.translate(CONTEXT, words, None, n)
    return text.format(**parts) if parts else text
