"""What the index tells: plain rows, made from a save or read from the database."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from kingsbridge_desktop.saves.errors import SaveDamaged
from kingsbridge_desktop.saves.schema import PERSON, SaveFile


class SeatRow(NamedTuple):
    """One seat of a finished game; `who` tells persons apart, however their name was spaced and capitalised."""

    seat: int
    who: str
    name: str
    level: str
    colour: int
    score: int  # without a head start
    place: int
    head_start: int = 0


class GameRow(NamedTuple):
    """A finished game."""

    id: str
    file: str
    game: str
    ended: str
    played: int  # seconds
    seats: tuple[SeatRow, ...]
    has_handicap: bool = False  # whether the seats were not alike: such games are not rated


class Stand(NamedTuple):
    """A rating as it is kept."""

    value: float
    deviation: float
    volatility: float


class RatedRow(NamedTuple):
    """How a person's rating stood after a game: in all games, and in games of this kind."""

    overall: Stand
    in_game: Stand


class PersonRow(NamedTuple):
    """Somebody who has finished games."""

    who: str
    name: str  # as typed last
    colour: int  # as worn last
    games: int
    won: int
    rating: float


class PlayedRow(NamedTuple):
    """A game as one person knows it; `levels` are those of everybody else at the table."""

    id: str
    game: str
    ended: str
    played: int
    seats: int
    levels: frozenset[str]
    score: int
    place: int
    rival: int  # points of the best of the others
    rating: float = 0.0
    game_rating: float = 0.0
    has_handicap: bool = False


class FavouriteRow(NamedTuple):
    """A thing of a game: by how many players it was taken, and how many of them won."""

    thing: str  # "craftsman:3"
    players: int
    winners: int
    times: int


class TryRow(NamedTuple):
    """What a person made of a table that can be set up again."""

    id: str
    ended: str
    name: str
    score: int
    place: int


class Apart(NamedTuple):
    """A file of the folder that is no record: which, and why."""

    file: str
    problem: str  # the id of an error
    details: dict[str, object]


def who_is(name: str) -> str:
    """The same for all ways to type a name: capitals and spaces do not count."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def row_of(file: str, save: SaveFile) -> GameRow:
    """A save as a row; raises SaveDamaged if it is no whole result."""
    summary, count = save.summary, len(save.seats)
    if not summary.over or len(summary.scores) != count or len(summary.places) != count or 1 not in summary.places:
        raise SaveDamaged("the save holds no finished game", file=file)
    seats = tuple(
        SeatRow(
            number,
            who_is(seat.name) if seat.level == PERSON else "",
            seat.name,
            seat.level,
            seat.colour,
            score,
            place,
            seat.head_start,
        )
        for number, (seat, score, place) in enumerate(zip(save.seats, summary.scores, summary.places, strict=True))
    )
    has_handicap = any(seat.has_handicap for seat in save.seats)
    return GameRow(save.id, file, save.game, save.saved, summary.played, seats, has_handicap)
