"""Finished games as a table for other programs: one line for each seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence

from kingsbridge_desktop.saves.chronicle.rows import GameRow

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would carry out


def as_csv(
    heads: Sequence[str], games: Iterable[GameRow], title: Callable[[str], str], level: Callable[[str], str]
) -> str:
    """The text of the file; `title` and `level` name games and players in somebody's language.

    The heads name: date, game, players, seat, name, kind of player, points, place, seconds, id, head start.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(heads)
    for game in games:
        for seat in game.seats:
            about = (game.ended, title(game.game), len(game.seats), seat.seat + 1, _harmless(seat.name))
            writer.writerow((*about, level(seat.level), seat.score, seat.place, game.played, game.id, seat.head_start))
    return out.getvalue()


def _harmless(name: str) -> str:
    """A name as words, even where a spreadsheet would take it for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
