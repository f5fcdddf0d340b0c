"""What makes a game easier or harder for a seat, in words."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

HEAD_START = "head_start"  # a line of every score sheet that has one
_CONTEXT = "handicap"
LINE = QT_TRANSLATE_NOOP("handicap", "Head start")
WITH_HEAD_START = QT_TRANSLATE_NOOP("handicap", "Total with head start")
POINTS = QT_TRANSLATE_NOOP("handicap", "head start {points}")
PACES = {
    25: QT_TRANSLATE_NOOP("handicap", "a quarter of the time"),
    50: QT_TRANSLATE_NOOP("handicap", "half the time"),
    100: QT_TRANSLATE_NOOP("handicap", "the usual time"),
    200: QT_TRANSLATE_NOOP("handicap", "twice the time"),
    400: QT_TRANSLATE_NOOP("handicap", "four times the time"),
}


def head_start_line(language: Language) -> str:
    """What the line of the score sheet is called."""
    return language.say(_CONTEXT, LINE)


def total_line(language: Language) -> str:
    """What the sum with the head starts is called."""
    return language.say(_CONTEXT, WITH_HEAD_START)


def pace_words(language: Language, pace: int) -> str:
    """How long a bot thinks, against others of its level."""
    return language.say(_CONTEXT, PACES[pace]) if pace in PACES else f"{pace} %"


def handicap_words(language: Language, head_start: int, pace: int = 100) -> str:
    """What is different for a seat, in a few words; nothing for what is as usual."""
    parts = [language.say(_CONTEXT, POINTS, points=head_start)] if head_start else []
    if pace != 100:
        parts.append(pace_words(language, pace))
    return ", ".join(parts)
