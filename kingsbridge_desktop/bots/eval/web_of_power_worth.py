"""What single pieces change in Web of Power, in points and chances; pure and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.games.web_of_power.chains import chain_points
from kingsbridge_desktop.games.web_of_power.scoring import rank_points
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import (
    DATA,
    DISPLAY,
    HAND,
    LAND_MASK,
    LANDS,
    NEAR,
    ROW,
    SPACES,
    deck,
)

_STEP = 6  # cards
NEVER_COMES = 9  # so many missing councillors


class Weights(NamedTuple):
    """What the evaluation believes, in points; found by letting variants play against each other."""

    others: float = 0.8  # what a point of the other players costs, shared among them
    half_time: float = 1.0  # a cloister point at half-time beside one at the end
    reach: float = 0.62  # chance of getting a councillor that is missing for the most, with time left
    row: float = 0.5  # the same for a cloister missing in a row of four
    block: float = 0.2  # a chain point kept from another player
    card: float = 0.3  # a card that stays in hand
    swap: float = -0.5
    time: float = 3.0  # so many pieces still to come halve such chances


WEIGHTS = Weights()


def _rows_of_four() -> tuple[tuple[int, ...], ...]:
    """For each space the other three spaces of every row of four through it."""
    ends = {(1 << space, space) for space in range(SPACES)}
    for _ in range(3):
        ends = {(mask | 1 << near, near) for mask, end in ends for near in members_of(NEAR[end] & ~mask)}
    rows = sorted({mask for mask, _ in ends})
    return tuple(tuple(row & ~(1 << space) for row in rows if row >> space & 1) for space in range(SPACES))


_ROWS = _rows_of_four()
AROUND = tuple(mask_of(space for row in rows for space in members_of(row)) for rows in _ROWS)
ALLIES = tuple(
    tuple(sum(alliance.lands) - land for alliance in DATA.alliances if land in alliance.lands) for land in range(LANDS)
)


@lru_cache(maxsize=65536)
def cloister_gains(counts: tuple[int, ...], seat: int, others: float) -> tuple[float, float]:
    """What one and two more cloisters of a seat in a country with so many change in one scoring."""
    before = balance(rank_points(counts), seat, others)
    one = rank_points((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]))
    two = rank_points((*counts[:seat], counts[seat] + 2, *counts[seat + 1 :]))
    return balance(one, seat, others) - before, balance(two, seat, others) - before


def balance(points: Sequence[float], seat: int, others: float) -> float:
    """Own points less a share of those of the others."""
    return points[seat] - others * (sum(points) - points[seat]) / (len(points) - 1)


@lru_cache(maxsize=65536)
def _needs(council: tuple[int, ...], limit: int, free: int, without: int) -> tuple[int, ...]:
    """Per seat how many councillors it needs to have the most in a country; NEVER_COMES if it never can.

    A councillor for which there is no room yet needs a cloister first. `without` are seats without councillors left.
    """
    most = max(council)
    room = limit - sum(council)
    found = []
    for seat, own in enumerate(council):
        need = 0 if own and own == most else max(1, most - own)
        extra = max(0, need - room)
        hopeless = need and (without >> seat & 1 or extra > free)
        found.append(NEVER_COMES if hopeless else need + extra)
    return tuple(found)


def to_come(s: State) -> float:
    """How many pieces each player will still place, roughly and in steps, so that answers can be remembered."""
    if s.used_up == 2:
        return 0.5
    cards = s.pile_size + (0 if s.used_up else whole_pile(s.seats))
    return 1.0 + 0.85 * (cards // _STEP * _STEP) / s.seats


@cache
def whole_pile(seats: int) -> int:
    """How many cards a whole pile has (WP-25)."""
    return sum(deck(seats)) - HAND * seats - DISPLAY


@lru_cache(maxsize=1024)
def _chances(each: float, pieces: float, time: float) -> tuple[float, ...]:
    """The chance that so many missing pieces come, by their number; NEVER_COMES and more never do."""
    share = each * pieces / (pieces + time)
    return (*[share**n for n in range(NEVER_COMES)], *[0.0] * (NEVER_COMES + 1))


class Board(NamedTuple):
    """What the evaluation needs of a position, computed once."""

    council_chance: tuple[float, ...]
    row_chance: tuple[float, ...]
    counts: tuple[tuple[int, ...], ...]  # cloisters by country and seat
    council: tuple[tuple[int, ...], ...]
    needs: tuple[tuple[int, ...], ...]


def board_of(s: State, w: Weights) -> Board:
    """The board as the evaluation sees it."""
    pieces = to_come(s)
    free, cloisters, council, rows = s.free, s.cloisters, s.council, ROW[s.seats]
    without = 0
    for seat, left in enumerate(s.supply):
        if not left:
            without |= 1 << seat
    counts, councils, needs = [], [], []
    for land, spaces in enumerate(LAND_MASK):
        here = tuple([(mask & spaces).bit_count() for mask in cloisters])
        there = tuple(council[rows[land]])
        counts.append(here)
        councils.append(there)
        needs.append(_needs(there, max(here), (free & spaces).bit_count(), without))
    return Board(
        _chances(w.reach, pieces, w.time),
        _chances(w.row, pieces, w.time),
        tuple(counts),
        tuple(councils),
        tuple(needs),
    )


@lru_cache(maxsize=65536)
def council_gain(
    council: tuple[int, ...],
    needs: tuple[int, ...],
    limit: int,
    free: int,
    seat: int,
    more: int,
    allied_councils: tuple[tuple[int, ...], ...],
    allied_needs: tuple[tuple[int, ...], ...],
    chance: tuple[float, ...],
    others: float,
) -> float:
    """What more councillors of a seat in a country change in all its alliances."""
    after = (*council[:seat], council[seat] + more, *council[seat + 1 :])
    then = _needs(after, max(limit, sum(after)), free, 0)
    standing = sum(council)
    gain = [0.0] * len(council)
    for there, allied in zip(allied_councils, allied_needs, strict=True):
        worth = standing + sum(there)
        for other, need in enumerate(allied):
            before, now = needs[other] + need, then[other] + need
            gain[other] += chance[now] * (worth + more + now) - chance[before] * (worth + before)
    return balance(gain, seat, others)


@lru_cache(maxsize=200_000)
def chain_gain(mask: int, space: int) -> int:
    """The chain points that a cloister on a space adds to those on `mask`."""
    return chain_points(mask | 1 << space) - chain_points(mask)


@lru_cache(maxsize=200_000)
def row_missing(own: int, usable: int, space: int) -> int:
    """How many cloisters the nearest row of four through a space misses once there is one on it; 3 or 4: far."""
    fewest = 4
    for row in _ROWS[space]:
        if row & usable == row:
            missing = 3 - (row & own).bit_count()
            if missing < fewest:
                fewest = missing
    return fewest
