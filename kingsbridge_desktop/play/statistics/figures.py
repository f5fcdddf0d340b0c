"""Figures of one person's games: played, won, places, points, streaks and time, and the records among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kingsbridge_desktop.saves.chronicle.rows import FavouriteRow, PlayedRow
from kingsbridge_desktop.saves.schema import PERSON

FEWEST_PLAYERS = 3  # who took a thing, before its wins say anything


class Figures(NamedTuple):
    """What some games come to; without games all is nothing."""

    played: int = 0
    won: int = 0  # a shared first place is a win
    mean_place: float = 0.0
    best_score: int | None = None
    mean_score: float = 0.0
    longest_streak: int = 0  # of wins
    streak: int = 0  # of wins, up to the last game
    seconds: int = 0


class Remarkable(NamedTuple):
    """A record: how much, and in which game."""

    amount: int
    row: PlayedRow


class Records(NamedTuple):
    """The best of all games, as far as there are some."""

    longest_streak: int
    best_score: Remarkable | None
    closest_win: Remarkable | None
    clearest_win: Remarkable | None


def figures(rows: Sequence[PlayedRow]) -> Figures:
    """The figures of games in the order in which they were played."""
    if not rows:
        return Figures()
    longest, streak = _streaks(rows)
    scores = [row.score for row in rows]
    return Figures(
        len(rows),
        sum(row.place == 1 for row in rows),
        sum(row.place for row in rows) / len(rows),
        max(scores),
        sum(scores) / len(scores),
        longest,
        streak,
        sum(row.played for row in rows),
    )


def _streaks(rows: Iterable[PlayedRow]) -> tuple[int, int]:
    longest = now = 0
    for row in rows:
        now = now + 1 if row.place == 1 else 0
        longest = max(longest, now)
    return longest, now


def records(rows: Sequence[PlayedRow]) -> Records:
    """What stands out; of equals the first. Games with a handicap set no records."""
    rows = [row for row in rows if not row.has_handicap]
    wins = [Remarkable(row.score - row.rival, row) for row in rows if row.place == 1]
    return Records(
        _streaks(rows)[0],
        max((Remarkable(row.score, row) for row in rows), key=lambda one: one.amount, default=None),
        min(wins, key=lambda one: one.amount, default=None),
        max(wins, key=lambda one: one.amount, default=None),
    )


def by_opponents(rows: Iterable[PlayedRow], strength: Sequence[str]) -> dict[tuple[str, str], tuple[int, int]]:
    """Played and won in each game against each kind of opponents."""
    strongest: dict[frozenset[str], str] = {}
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for row in rows:
        kind = strongest.get(row.levels)
        if kind is None:
            kind = strongest[row.levels] = strongest_of(row.levels, strength)
        played, won = found.get((row.game, kind), (0, 0))
        found[row.game, kind] = played + 1, won + (row.place == 1)
    return found


def strongest_of(levels: Iterable[str], strength: Sequence[str]) -> str:
    """Whom a game was played against: the strongest bot at the table, or PERSON if there was none.

    `strength` lists the levels, the weakest first; levels that are not known are the weakest of all.
    """
    bots = [level for level in levels if level != PERSON]
    return max(bots, key=lambda level: (strength.index(level) if level in strength else -1, level), default=PERSON)


def favourites(rows: Iterable[FavouriteRow], most: int) -> list[FavouriteRow]:
    """What won most often, of what was taken a few times; then what was taken most."""
    telling = [row for row in rows if row.players >= FEWEST_PLAYERS]
    return sorted(telling, key=lambda row: (-row.winners / row.players, -row.players, row.thing))[:most]
