"""How often a table was tried, and the best result there."""

from __future__ import annotations

from typing import Protocol

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "own_records"
GAMES = QT_TRANSLATE_NOOP("own_records", "%n game(s) at this table")
BEST = QT_TRANSLATE_NOOP("own_records", "your best score: {points}, place {place}")
BEST_OF = QT_TRANSLATE_NOOP("own_records", "best score: {points}, place {place} ({name})")
FIRST = QT_TRANSLATE_NOOP("own_records", "not played yet")


class Record(Protocol):
    """What is told."""

    @property
    def games(self) -> int: ...

    @property
    def score(self) -> int: ...

    @property
    def place(self) -> int: ...

    @property
    def name(self) -> str: ...


def told(language: Language, record: Record | None) -> str:
    """The record of a table in one line."""
    if record is None:
        return language.say(CONTEXT, FIRST)
    source = BEST_OF if record.name else BEST
    points = str(record.score).replace("-", "−")
    best = language.say(CONTEXT, source, points=points, place=record.place, name=record.name)
    return f"{language.say(CONTEXT, GAMES, n=record.games)}, {best}"
