"""The index of the chronicle: an SQLite file beside the records; lists and figures come from it without opening them.

Everything in it comes from the records, so nothing is lost with it: one that is missing, damaged or of another form is
made anew, and where none can be written it is made in memory. Several copies of the app write it at the same time.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from kingsbridge_desktop.saves.chronicle.rows import (
    Apart,
    FavouriteRow,
    GameRow,
    PersonRow,
    PlayedRow,
    RatedRow,
    SeatRow,
    Stand,
    TryRow,
)
from kingsbridge_desktop.saves.schema import PERSON

FORM = 4  # of the tables; another one has another file, so that releases do not spoil each other's
NAME = f"index{FORM}.sqlite"
PATIENCE = 5.0  # s that a write waits for another copy of the app
TABLES = """
CREATE TABLE IF NOT EXISTS file (
    name TEXT PRIMARY KEY, written INTEGER, size INTEGER, id TEXT, problem TEXT, details TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS game (
    id TEXT PRIMARY KEY, file TEXT, game TEXT, ended TEXT, played INTEGER, seats INTEGER, levels TEXT, code TEXT,
    handicap INTEGER
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seat (
    id TEXT, seat INTEGER, who TEXT, name TEXT, level TEXT, colour INTEGER, score INTEGER, place INTEGER,
    head_start INTEGER, rival INTEGER,
    value REAL, deviation REAL, volatility REAL, game_value REAL, game_deviation REAL, game_volatility REAL,
    PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS choice (
    id TEXT, seat INTEGER, thing TEXT, times INTEGER, PRIMARY KEY (id, seat, thing)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS game_by_end ON game (ended, id);
CREATE INDEX IF NOT EXISTS game_by_code ON game (code) WHERE code <> '';
CREATE INDEX IF NOT EXISTS seat_by_who ON seat (who);
CREATE INDEX IF NOT EXISTS seat_unrated ON seat (id) WHERE value IS NULL AND level = 'person';
"""
RATINGS = "value, deviation, volatility, game_value, game_deviation, game_volatility"


class FileFacts(NamedTuple):
    """What tells one content of a file from another without reading it."""

    written: int
    size: int


class Filter(NamedTuple):
    """Which games are meant; an empty part means all."""

    who: str = ""
    game: str = ""
    seats: int = 0
    opponents: str = ""  # PERSON: among people only; a level: with a bot of that level


class Index:
    """An open index, for one thread."""

    def __init__(self, path: Path | None) -> None:
        """Opens or makes it; without a path it is in memory. Raises sqlite3.Error."""
        self.is_kept = path is not None
        self._touched: tuple[str, str] | None = None  # end and id of the oldest game that came or went
        self._base = sqlite3.connect(path or ":memory:", timeout=PATIENCE, isolation_level=None)
        try:
            self._prepare()
        except BaseException:
            self._base.close()
            raise

    def _prepare(self) -> None:
        if self.is_kept:
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = NORMAL")
        self._base.execute("PRAGMA secure_delete = ON")  # nothing of a deleted game stays in the file
        form = self._base.execute("PRAGMA user_version").fetchone()[0]
        if form not in (0, FORM):
            raise sqlite3.DatabaseError(f"an index of form {form}")
        with self.change():
            for statement in TABLES.split(";"):
                self._base.execute(statement)
            self._base.execute(f"PRAGMA user_version = {FORM}")

    def copy(self, path: Path) -> None:
        """Takes over what another index knows, without writing anything there."""
        other = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            other.backup(self._base)
        finally:
            other.close()
        self._prepare()

    def close(self) -> None:
        """Nobody asks any more."""
        self._base.close()

    @contextlib.contextmanager
    def change(self) -> Iterator[None]:
        """All that is written inside is written together, and nobody else writes meanwhile."""
        self._base.execute("BEGIN IMMEDIATE")
        self._touched = None
        try:
            yield
            self._unrate()
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")

    def _rows(self, question: str, values: Sequence[Any] = ()) -> list[Any]:
        return self._base.execute(question, values).fetchall()

    # files

    def files(self) -> dict[str, FileFacts]:
        """The files it knows."""
        return {name: FileFacts(*facts) for name, *facts in self._rows("SELECT name, written, size FROM file")}

    def file_of(self, match_id: str) -> str | None:
        """The file that holds a game."""
        found = self._rows("SELECT file FROM game WHERE id = ?", (match_id,))
        return str(found[0][0]) if found else None

    def note(self, name: str) -> str:
        """Something that was remembered."""
        found = self._rows("SELECT value FROM note WHERE name = ?", (name,))
        return str(found[0][0]) if found else ""

    def remember(self, name: str, value: str) -> None:
        """Keeps a note."""
        self._base.execute("INSERT OR REPLACE INTO note VALUES (?, ?)", (name, value))

    def forget(self, file: str) -> None:
        """A file is gone, or will be read anew; later games are to be rated again."""
        found = self._rows("SELECT game.id, ended FROM file JOIN game USING (id) WHERE file.name = ?", (file,))
        for match_id, ended in found:
            self._touch(ended, match_id)
            for table in ("game", "seat", "choice"):
                self._base.execute(f"DELETE FROM {table} WHERE id = ?", (match_id,))
        self._base.execute("DELETE FROM file WHERE name = ?", (file,))

    def _touch(self, ended: str, match_id: str) -> None:
        place = (ended, match_id)
        self._touched = place if self._touched is None else min(place, self._touched)

    def _unrate(self) -> None:
        """The games after the oldest one that came or went are to be rated again."""
        if self._touched is None:
            return
        self._base.execute(
            "UPDATE seat SET value = NULL WHERE value IS NOT NULL AND level = ? AND id IN"
            " (SELECT id FROM game WHERE (ended, id) > (?, ?))",
            (PERSON, *self._touched),
        )

    def add(self, row: GameRow, facts: FileFacts, choices: Sequence[Mapping[str, int]], code: str = "") -> None:
        """A record."""
        self.forget(row.file)
        self._touch(row.ended, row.id)
        self._base.execute("INSERT INTO file VALUES (?, ?, ?, ?, NULL, NULL)", (row.file, *facts, row.id))
        levels = " ".join(sorted({seat.level for seat in row.seats}))
        of_game = (row.id, row.file, row.game, row.ended, row.played, len(row.seats), levels, code)
        self._base.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*of_game, int(row.has_handicap)))
        for seat in row.seats:
            rival = max((other.score for other in row.seats if other is not seat), default=0)
            number, *about = seat
            self._base.execute(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, NULL, NULL)",
                (row.id, number, *about, rival),
            )
        for number, taken in enumerate(choices):
            rows = [(row.id, number, thing, times) for thing, times in taken.items()]
            self._base.executemany("INSERT INTO choice VALUES (?, ?, ?, ?)", rows)

    def set_apart(self, apart: Apart, facts: FileFacts) -> None:
        """A file that is no record."""
        self.forget(apart.file)
        told = json.dumps(apart.details)
        self._base.execute("INSERT INTO file VALUES (?, ?, ?, NULL, ?, ?)", (apart.file, *facts, apart.problem, told))

    def apart(self) -> list[Apart]:
        """The files that are no records."""
        found = self._rows("SELECT name, problem, details FROM file WHERE problem IS NOT NULL ORDER BY name")
        return [Apart(name, problem, json.loads(details)) for name, problem, details in found]

    # ratings

    def first_unrated(self) -> tuple[str, str] | None:
        """The end and id of the first game that is not rated."""
        found = self._rows(
            "SELECT ended, id FROM seat JOIN game USING (id) WHERE value IS NULL AND level = 'person'"
            " ORDER BY ended, id LIMIT 1"
        )
        return found[0] if found else None

    def rated_before(self, place: tuple[str, str]) -> Iterable[tuple[str, str, RatedRow]]:
        """Persons, games and ratings up to a game, the oldest first."""
        found = self._base.execute(
            f"SELECT who, game, {RATINGS} FROM game JOIN seat USING (id)"
            " WHERE (ended, id) < (?, ?) AND level = ? ORDER BY ended, id",
            (*place, PERSON),
        )
        for who, game, *values in found:
            yield who, game, RatedRow(Stand(*values[:3]), Stand(*values[3:]))

    def results_from(self, place: tuple[str, str]) -> list[tuple[str, str, int, str, str, int, bool]]:
        """Id, game, seat, person, level, place and whether there was a handicap: every seat from a game on."""
        return self._rows(
            "SELECT id, game, seat, who, level, place, handicap FROM game JOIN seat USING (id)"
            " WHERE (ended, id) >= (?, ?) ORDER BY ended, id, seat",
            place,
        )

    def rate(self, ratings: Iterable[tuple[str, int, RatedRow]]) -> None:
        """Writes ratings: id, seat, and how they are after that game."""
        told = ((*rated.overall, *rated.in_game, match_id, seat) for match_id, seat, rated in ratings)
        names = ", ".join(f"{name} = ?" for name in RATINGS.split(", "))
        self._base.executemany(f"UPDATE seat SET {names} WHERE id = ? AND seat = ?", told)

    # what is asked

    def persons(self) -> list[PersonRow]:
        """Everybody who has finished a game, who played most first; name and colour as in the last game."""
        return [
            PersonRow(*row[:6])
            for row in self._rows(
                "SELECT who, name, colour, COUNT(*) AS games, SUM(place = 1), value, MAX(ended)"
                " FROM seat JOIN game USING (id) WHERE level = ?"
                " GROUP BY who ORDER BY games DESC, MAX(ended) DESC, who",
                (PERSON,),
            )
        ]

    def played(self, chosen: Filter) -> list[PlayedRow]:
        """The games of a person, the oldest first."""
        where, values = _where(chosen)
        found = self._base.execute(
            "SELECT id, game, ended, played, seats, levels, score, place, rival, IFNULL(value, 0),"
            f" IFNULL(game_value, 0), handicap FROM seat JOIN game USING (id) WHERE {where} ORDER BY ended, id",
            values,
        )
        return [PlayedRow._make((*row[:5], _levels(row[5]), *row[6:-1], bool(row[-1]))) for row in found]

    def ids(self, chosen: Filter, most: int = -1) -> list[str]:
        """The games that are meant, the newest first; all of them, or so many."""
        where, values = _where(chosen)
        tables = "seat JOIN game USING (id)" if chosen.who else "game"
        question = f"SELECT id FROM {tables} WHERE {where} ORDER BY ended DESC, id DESC LIMIT ?"
        return [row[0] for row in self._rows(question, (*values, most))]

    def games(self, ids: Sequence[str]) -> list[GameRow]:
        """Some games in that order; those that are gone are left out."""
        marks = ", ".join("?" * len(ids))
        seats: dict[str, list[SeatRow]] = {}
        for match_id, *about in self._rows(
            "SELECT id, seat, who, name, level, colour, score, place, head_start"
            f" FROM seat WHERE id IN ({marks}) ORDER BY seat",
            ids,
        ):
            seats.setdefault(match_id, []).append(SeatRow(*about))
        found = {
            match_id: GameRow(match_id, file, game, ended, played, tuple(seats.get(match_id, ())), bool(handicap))
            for match_id, file, game, ended, played, handicap in self._rows(
                f"SELECT id, file, game, ended, played, handicap FROM game WHERE id IN ({marks})", ids
            )
        }
        return [found[match_id] for match_id in ids if match_id in found]

    def favourites(self, chosen: Filter) -> list[FavouriteRow]:
        """What was taken in the games of a kind, by a person or by everybody."""
        where, values = _where(chosen)
        found = self._rows(
            "SELECT thing, COUNT(*), SUM(place = 1), SUM(times) FROM choice JOIN seat USING (id, seat)"
            f" JOIN game USING (id) WHERE {where} GROUP BY thing",
            values,
        )
        return [FavouriteRow(*row) for row in found]

    def kinds(self, who: str) -> tuple[list[str], list[int], list[str]]:
        """The games, numbers of seats and levels of bots that there are to choose from."""
        tables, values = ("seat JOIN game USING (id) WHERE who = ?", [who]) if who else ("game", [])
        found = self._rows(f"SELECT DISTINCT game, seats, levels FROM {tables}", values)
        levels = {level for row in found for level in _levels(row[2])}
        return sorted({row[0] for row in found}), sorted({row[1] for row in found}), sorted(levels)

    def tries(self, code: str, without: str = "") -> list[TryRow]:
        """What people made of the table with a code, the oldest try first; one game may be left out."""
        found = self._rows(
            "SELECT id, ended, name, score, place FROM game JOIN seat USING (id)"
            " WHERE code = ? AND code <> '' AND level = ? AND id <> ? ORDER BY ended, id, seat",
            (code, PERSON, without),
        )
        return [TryRow(*row) for row in found]

    def count(self) -> int:
        """How many games there are."""
        return int(self._rows("SELECT COUNT(*) FROM game")[0][0])


@lru_cache
def _levels(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _where(chosen: Filter) -> tuple[str, list[Any]]:
    """The condition for a filter and its values."""
    parts: list[tuple[str, Any]] = []
    if chosen.who:
        parts.append(("who = ?", chosen.who))
    if chosen.game:
        parts.append(("game = ?", chosen.game))
    if chosen.seats:
        parts.append(("seats = ?", chosen.seats))
    if chosen.opponents == PERSON:
        parts.append(("levels = ?", PERSON))
    elif chosen.opponents:
        parts.append(("(' ' || levels || ' ') LIKE ?", f"% {chosen.opponents} %"))
    return " AND ".join(condition for condition, _ in parts) or "1", [value for _, value in parts]
