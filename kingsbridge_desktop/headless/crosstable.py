"""Everybody against everybody: each level alone against every other one on all other seats, a crosstable and ratings.

What has been played is kept in a file, if one is given: who is interrupted goes on where they stopped, with the very
games that were still to be played.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.headless import runners, tournaments
from kingsbridge_desktop.headless.strengths import Strength, Table, strengths
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.headless.tournaments import Result, Tournament, wilson
from kingsbridge_desktop.saves.errors import SaveUnreadable
from kingsbridge_desktop.saves.folder import write_bytes
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

FORMAT = 1
EVERY = 2.0  # seconds between two writings of the file
ANCHOR = "normal"  # has 1500, if it plays
ALONE = QT_TRANSLATE_NOOP("headless", "Share of wins of one bot (row) against others of one kind (column)")
RATED = QT_TRANSLATE_NOOP("headless", "Ratings: Bradley–Terry by maximum likelihood, 400 points for odds of ten to one")
RATING_HEADS = (
    QT_TRANSLATE_NOOP("headless", "Bot"),
    QT_TRANSLATE_NOOP("headless", "Rating"),
    QT_TRANSLATE_NOOP("headless", "95% between"),
)


class Cell(NamedTuple):
    """One level alone against others of one kind: a small tournament of its own."""

    one: str
    others: str
    tournament: Tournament


def cells(game: str, levels: Sequence[str], table: int, like: Tournament) -> list[Cell]:
    """All pairs both ways; `like` says how many games a pair, the seed and the budget."""
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise BadSetup("a crosstable needs two different players at least")
    found = [
        Cell(one, others, like._replace(game=game, levels=(one, *[others] * (table - 1))))
        for one, others in permutations(levels, 2)
    ]
    for cell in found:
        tournaments.check(cell.tournament)
    return found


class Sheet:
    """The results of a crosstable, on disk as they come; without a path only here."""

    def __init__(self, played: Sequence[Cell], path: Path | None = None) -> None:
        self._path = path
        self._what = json.loads(json.dumps([cell.tournament for cell in played]))
        self.results: dict[tuple[int, int], Result] = {}
        self._written = time.monotonic()
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            found = json.loads(path.read_bytes())
            what, rows = found["tournaments"], found["results"]
            results = {(int(row[0]), int(row[1])): _result(row[1:]) for row in rows}
        except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
            raise SaveUnreadable(f"{path.name} is no file of a tournament", file=path.name) from error
        if found.get("format") != FORMAT or what != self._what:
            raise BadSetup(f"{path.name} belongs to another tournament")
        self.results = results

    def enter(self, cell: int, result: Result) -> None:
        """One more game; written now and then."""
        self.results[cell, result.number] = result
        if time.monotonic() - self._written >= EVERY:
            self.write()

    def write(self) -> None:
        """Writes all that was played, atomically."""
        self._written = time.monotonic()
        if self._path is None:
            return
        rows = [[cell, *result] for (cell, _), result in sorted(self.results.items())]
        content = {"format": FORMAT, "tournaments": self._what, "results": rows}
        write_bytes(self._path, json.dumps(content).encode())

    def of_cell(self, cell: int) -> list[Result]:
        """What came of one pair, in the order of the games."""
        return [result for (at, _), result in sorted(self.results.items()) if at == cell]


def _result(row: Sequence[Any]) -> Result:
    return Result._make(tuple(value) if isinstance(value, list) else value for value in row)


def play_all(
    played: Sequence[Cell],
    sheet: Sheet,
    jobs: int = 1,
    told: Callable[[int], None] = lambda done: None,
    cluster: str = "",
) -> None:
    """Plays what is not on the sheet yet, a game of every pair in turn: an early stop leaves a whole picture."""
    most = max(cell.tournament.games for cell in played)
    left = [
        (at, (cell.tournament, number))
        for number in range(most)
        for at, cell in enumerate(played)
        if number < cell.tournament.games and (at, number) not in sheet.results
    ]
    told(len(sheet.results))
    try:
        with closing(runners.each(tournaments.play_task, [task for _, task in left], jobs, cluster)) as results:
            for number, result in results:
                sheet.enter(left[number][0], result)
                told(len(sheet.results))
    finally:
        sheet.write()


def summary(game: str, levels: Sequence[str], played: Sequence[Cell], sheet: Sheet, seconds: float) -> dict[str, Any]:
    """What `--json` prints: the fields of a simple tournament, with a row per level, and the pairs and ratings."""
    results = list(sheet.results.values())
    ratings = _ratings(played, sheet)
    decisions = sum(result.decisions for result in results)
    thought = math.fsum(result.thought for result in results)
    return {
        "game": game_of(game),
        "games": len(results),
        "seed": played[0].tournament.seed,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds > 0 else 0.0,
        "playouts_per_second": round(sum(r.playouts for r in results) / thought, 1) if thought > 0 else 0.0,
        "seats": [_row(level, played, sheet, ratings[level]) for level in levels],
        "table": len(played[0].tournament.levels),
        "method": "Bradley-Terry, maximum likelihood",
        "cells": [
            {"one": cell.one, "others": cell.others, **_shares(sheet.of_cell(at))} for at, cell in enumerate(played)
        ],
    }


def _ratings(played: Sequence[Cell], sheet: Sheet) -> dict[str, Strength]:
    tables = []
    for at, cell in enumerate(played):
        results = sheet.of_cell(at)
        wins = [math.fsum(column) for column in zip(*[result.wins for result in results], strict=True)]
        seats = cell.tournament.levels
        tables.append(Table(seats, len(results), tuple(wins) or (0.0,) * len(seats)))
    return strengths(tables, ANCHOR)


def _row(level: str, played: Sequence[Cell], sheet: Sheet, rating: Strength) -> dict[str, Any]:
    own = [result for at, cell in enumerate(played) if cell.one == level for result in sheet.of_cell(at)]
    return {
        "level": level,
        **{name: value for name, value in _shares(own).items() if name != "games"},
        "rating": round(rating.rating, 1),
        "rating_ci95": [round(rating.low, 1), round(rating.high, 1)],
    }


def _shares(results: Sequence[Result]) -> dict[str, Any]:
    """How the one that sat alone did."""
    games = len(results)
    wins = math.fsum(result.wins[0] for result in results)
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": round(wins, 4),
        "win_rate": round(wins / games, 4) if games else 0.0,
        "ci95": [round(low, 4), round(high, 4)],
        "mean_score": round(sum(result.scores[0] for result in results) / games, 3) if games else 0.0,
    }


def report(language: Language, found: dict[str, Any]) -> str:
    """The same for people."""
    levels = [row["level"] for row in found["seats"]]
    shares = {(cell["one"], cell["others"]): cell for cell in found["cells"]}
    cross = [["", *levels]]
    for one in levels:
        cross.append([one, *["–" if one == other else f"{shares[one, other]['win_rate']:.1%}" for other in levels]])
    rated = [[language.say("headless", head) for head in RATING_HEADS]]
    for row in sorted(found["seats"], key=lambda row: -row["rating"]):
        low, high = row["rating_ci95"]
        rated.append([row["level"], f"{row['rating']:.0f}", f"{low:.0f} – {high:.0f}"])
    parts = (tournaments.title(language, found), language.say("headless", ALONE), columns(cross))
    return "\n\n".join([*parts, language.say("headless", RATED), columns(rated)])
