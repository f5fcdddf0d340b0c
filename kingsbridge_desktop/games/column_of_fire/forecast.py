"""What a screen or a bot likes to know before anything is chosen; works on masked states too."""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.scoring import ranking, scores
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    fields_ahead,
    free_religion_fields,
    is_alone,
    winning_religion,
)


class Reach(NamedTuple):
    """A field that a die leads to and the VP for the fields skipped on the way."""

    field: int
    price: int
    affordable: bool


class Conflict(NamedTuple):
    """What a conflict in a country would do with the stones that lie there now."""

    free_fields: int  # 0: a torch burns, it comes at the end of this turn
    winner: int  # the religion, -1: avoided
    gains: tuple[int, ...]  # VP by seat
    loses_house: tuple[bool, ...]  # by seat


class Projection(NamedTuple):
    """The final scores and ranks if the game ended now; advantages one cannot see do not count."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def reach(s: State, seat: int, die: int) -> tuple[Reach, ...]:
    """Where a die's colour would lead a player's disc, nearest first (CF-50, CF-53, CF-57), free or not."""
    fields = fields_ahead(s, seat, die)[: tables.LONGEST_SKIP + 1]
    return tuple(Reach(field, price, price <= s.vp[seat]) for price, field in enumerate(fields))


def reach_of_free_dice(s: State, seat: int) -> dict[int, tuple[Reach, ...]]:
    """`reach` of each free die of a player."""
    return {die: reach(s, seat, die) for die in tables.BITS[s.free[seat]]}


def next_fields(s: State, seat: int) -> tuple[int, ...]:
    """The fields that free dice reach without paying."""
    return tuple(found[0].field for found in reach_of_free_dice(s, seat).values() if found)


def conflict(s: State, country: int) -> Conflict:
    """What a conflict in a country would do now (CF-71 to CF-73), whether or not it is coming."""
    winner = winning_religion(s, country)
    gains, loses = [], []
    for seat in range(s.seats):
        field = s.houses[tables.HOUSES_PER_SEAT * seat + country]
        wins = s.religions[seat] == winner
        gains.append(field if wins else 0)
        loses.append(bool(field) and winner >= 0 and not wins)
    return Conflict(free_religion_fields(s, country), winner, tuple(gains), tuple(loses))


def loners(s: State) -> tuple[int, ...]:
    """The seats that are the only ones of their religion (CF-23)."""
    return tuple(seat for seat in range(s.seats) if is_alone(s, seat))


def projection(s: State) -> Projection:
    """How the game would end if it ended now (CF-96, CF-98)."""
    return Projection(scores(s), ranking(s))
