"""Ratings of persons after every game they finished: Glicko-2, a table as one rating period of pairwise results."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from kingsbridge_desktop.play.statistics.glicko import Rating, Result, rated
from kingsbridge_desktop.saves.chronicle.rows import RatedRow, Stand

FEWEST_GAMES = 5  # before a rating says anything
# Bots stand still, so that a rating means the same next year. How far they are apart was measured: the shares of wins
# in docs/bots.md, each as a difference of ratings, on average over games and numbers of seats.
ANCHORS: Mapping[str, Rating] = {
    "random": Rating(500.0, 100.0),
    "greedy": Rating(1580.0, 60.0),
    "apprentice": Rating(955.0, 100.0),
    "easy": Rating(1270.0, 60.0),
    "normal": Rating(1500.0, 60.0),
    "hard": Rating(1680.0, 60.0),
    "master": Rating(1940.0, 100.0),
}
UNKNOWN_LEVEL = Rating(1500.0, 150.0)  # of a bot that this release does not have


class Player(NamedTuple):
    """A seat of a finished game; `who` is empty for a bot."""

    id: str
    game: str
    seat: int
    who: str
    level: str
    place: int
    has_handicap: bool = False  # somebody at the table


class Book:
    """How everybody is rated now, in all games together and in each kind of game."""

    def __init__(self) -> None:
        self._overall: dict[str, Rating] = {}
        self._in_game: dict[tuple[str, str], Rating] = {}

    def remember(self, who: str, game: str, row: RatedRow) -> None:
        """A rating that is known from an earlier game."""
        self._overall[who] = Rating(*row.overall)
        self._in_game[who, game] = Rating(*row.in_game)

    def enter(self, table: Sequence[Player]) -> Iterator[tuple[str, int, RatedRow]]:
        """Rates the persons of one finished game, by how everybody stood before it.

        A game with a handicap changes nobody's rating: its places tell of the handicap as well.
        """
        if any(player.has_handicap for player in table):
            for player in table:
                if player.who:
                    stands = RatedRow(Stand(*self._stands(player)), Stand(*self._stands_in_game(player)))
                    yield player.id, player.seat, stands
            return
        overall = [self._stands(player) for player in table]
        in_game = [self._stands_in_game(player) for player in table]
        for number, player in enumerate(table):
            if player.who:
                one = 1 / (len(table) - 1)  # a place against three says less than three games against one
                self._overall[player.who] = rated(overall[number], _results(table, number, overall), one)
                self._in_game[player.who, player.game] = rated(in_game[number], _results(table, number, in_game), one)
                row = RatedRow(Stand(*self._overall[player.who]), Stand(*self._in_game[player.who, player.game]))
                yield player.id, player.seat, row

    def _stands(self, player: Player) -> Rating:
        return self._overall.get(player.who, Rating()) if player.who else ANCHORS.get(player.level, UNKNOWN_LEVEL)

    def _stands_in_game(self, player: Player) -> Rating:
        if not player.who:
            return ANCHORS.get(player.level, UNKNOWN_LEVEL)
        return self._in_game.get((player.who, player.game), Rating())


def _results(table: Sequence[Player], number: int, stands: Sequence[Rating]) -> list[Result]:
    """What one seat did against each of the others."""
    own = table[number].place
    return [
        Result(stands[other], 0.5 if player.place == own else float(own < player.place))
        for other, player in enumerate(table)
        if other != number
    ]


def ratings(book: Book, players: Iterable[Player]) -> Iterator[tuple[str, int, RatedRow]]:
    """The ratings after each of some games, given seat by seat in the order in which they ended."""
    for _, table in groupby(players, key=lambda player: player.id):
        yield from book.enter(list(table))
