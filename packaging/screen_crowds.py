"""Tables of as few and as many as may play, with the longest names, and every sheet, for `screens.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

from screen_tables import LONG, NAMES, Screens, ended, laid, rolled, seated

if TYPE_CHECKING:
    from kingsbridge_desktop.core.types import Event
    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.ui.board.view import Sheet
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.main_window import MainWindow

MIDWAY, ALL = 70, 100_000  # moves


def screens(window: MainWindow, game: str) -> Screens:
    """Few and many at the table, midway and at the end, then all sheets."""
    from kingsbridge_desktop.core.registry import rules_of

    counts = rules_of(game).seats
    for name, names in (("few", NAMES[: counts[0]]), ("many", LONG[: counts[-1]])):
        page = laid(window, seated(game, names, MIDWAY))
        page.sheets.hide()
        yield f"{game}-{name}", window
        yield from ended(window, seated(game, names, ALL), f"{game}-{name}-end")
    yield from _sheets(window, game)


def _sheets(window: MainWindow, game: str) -> Screens:
    """Each kind of sheet once: the one with the most to read, at a table of many."""
    from PySide6.QtTest import QTest

    match, steps = _whole(game)
    page = laid(window, match)
    found: dict[tuple[str, int, bool], tuple[int, int]] = {}
    for at, step in enumerate(steps):
        sheet = _sheet(page, *step)
        if sheet is not None:
            kind = (sheet.title.split()[0], len(sheet.columns), bool(sheet.note))
            found[kind] = max(found.get(kind, (0, 0)), (len(sheet.rows), at))
    page.ending.hide()
    for number, (_, at) in enumerate(sorted(found.values()), 1):
        page.course._lay(partial(_sheet, page, *steps[at]))
        QTest.qWait(200)
        yield from rolled(window, page.sheets, f"{game}-sheet-{number}")
        page.sheets.hide()


def _sheet(page: GamePage, before: Any, after: Any, events: Sequence[Event]) -> Sheet | None:
    return page.view.sheet(before, after, list(events))


@cache
def _whole(game: str) -> tuple[Match, list[tuple[Any, Any, tuple[Event, ...]]]]:
    """A game of many to its end, and what its first player saw before and after every step."""
    match, rng = seated(game, LONG[: _most(game)], 0), Random(4)
    steps = []
    while not match.is_over:
        before = match.view(0)
        match.submit(rng.choice(match.legal()))
        steps.append((before, match.view(0), tuple(match.events_for(0, match.steps[-1]))))
    return match, steps


def _most(game: str) -> int:
    from kingsbridge_desktop.core.registry import rules_of

    return rules_of(game).seats[-1]
