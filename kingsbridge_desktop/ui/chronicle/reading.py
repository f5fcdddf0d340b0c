"""What the pages of the chronicle show, read in a thread from an index that is up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kingsbridge_desktop.play import chronicle
from kingsbridge_desktop.play.own_bots import known_bots
from kingsbridge_desktop.play.statistics.figures import favourites
from kingsbridge_desktop.saves.chronicle.index import Filter, Index
from kingsbridge_desktop.saves.chronicle.rows import Apart, FavouriteRow, GameRow, PersonRow, PlayedRow

FIRST = 40  # games whose rows are read at once
MOST_FAVOURITES = 6


class Content(NamedTuple):
    """All that two pages need; `rows` are the games of the chosen person, the oldest first."""

    chosen: Filter
    persons: Sequence[PersonRow]
    games: Sequence[str]  # that there are to choose from
    seats: Sequence[int]
    levels: Sequence[str]
    rows: Sequence[PlayedRow]
    ids: Sequence[str]  # the newest first
    first: Sequence[GameRow]
    favourites: Sequence[FavouriteRow]
    apart: Sequence[Apart]
    total: int  # games of anybody


def read(
    chosen: Filter | None,
    freshness: chronicle.Freshness = chronicle.Freshness.SETTLED,
    progress: Callable[[int, int], None] = lambda done, all_: None,
) -> Content:
    """The content for a choice; without one, for whoever has played most."""
    known_bots()  # by whose names opponents are called
    return chronicle.ask(lambda index: _content(index, chosen), freshness, progress)


def _content(index: Index, chosen: Filter | None) -> Content:
    persons = index.persons()
    if chosen is None or (chosen.who and chosen.who not in {person.who for person in persons}):
        chosen = Filter(persons[0].who if persons else "")
    games, seats, levels = index.kinds(chosen.who)
    rows = index.played(chosen) if chosen.who else []
    ids = [row.id for row in reversed(rows)] if chosen.who else index.ids(chosen)
    return Content(
        chosen,
        persons,
        games,
        seats,
        levels,
        rows,
        ids,
        index.games(ids[:FIRST]),
        favourites(index.favourites(chosen), MOST_FAVOURITES) if chosen.game else (),
        index.apart(),
        index.count(),
    )


def games(ids: Sequence[str]) -> list[GameRow]:
    """More rows of the list."""
    return chronicle.ask(lambda index: index.games(ids), chronicle.Freshness.AS_IT_IS)
