"""Points for cloisters, alliances and chains; ranking and score sheet."""

from __future__ import annotations

from functools import lru_cache

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.types import Emit, Item, silent
from kingsbridge_desktop.games.web_of_power.chains import chain_points
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import (
    ALLIANCES,
    CHAINS,
    DATA,
    FINAL,
    LAND_MASK,
    LANDS,
    PART_NAMES,
    PARTS,
    ROW,
)

_ALLIED_LANDS = tuple(alliance.lands for alliance in DATA.alliances)


@lru_cache(maxsize=65536)
def rank_points(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each seat in a country with so many cloisters of each (WP-33, WP-34)."""
    points = [0] * len(counts)
    worth = sum(counts)
    for count in sorted(set(counts), reverse=True):
        if not count:
            break
        for seat, own in enumerate(counts):
            if own == count:
                points[seat] = worth
        worth = count
    return tuple(points)


def cloisters_in(s: State, land: int) -> tuple[int, ...]:
    """The cloisters of each seat in a country."""
    spaces = LAND_MASK[land]
    return tuple([(mask & spaces).bit_count() for mask in s.cloisters])


def cloister_points(s: State, land: int) -> tuple[int, ...]:
    """What each seat would get for its cloisters in a country."""
    return rank_points(cloisters_in(s, land))


def council_of(s: State, land: int) -> tuple[int, ...]:
    """The councillors of each seat in a country."""
    return tuple(s.council[ROW[s.seats][land]])


@lru_cache(maxsize=65536)
def holders(council: tuple[int, ...]) -> int:
    """The seats, as a mask, that have the most councillors, ties included; none where there are none (WP-36)."""
    most = max(council)
    seats = 0
    if most:
        for seat, own in enumerate(council):
            if own == most:
                seats |= 1 << seat
    return seats


def alliance_points(s: State, alliance: int) -> tuple[int, ...]:
    """What each seat would get for an alliance, counted from 0 (WP-36)."""
    a, b = DATA.alliances[alliance].lands
    council_a, council_b = council_of(s, a), council_of(s, b)
    return _allied(holders(council_a) & holders(council_b), sum(council_a) + sum(council_b), s.seats)


@lru_cache(maxsize=4096)
def _allied(both: int, councillors: int, seats: int) -> tuple[int, ...]:
    """Whoever has the most in both countries gets a point for each councillor there (WP-36)."""
    return tuple([councillors if both >> seat & 1 else 0 for seat in range(seats)])


def scores(s: State) -> tuple[int, ...]:
    """The points so far."""
    return tuple(s.points(seat) for seat in range(s.seats))


def ranking(s: State) -> tuple[int, ...]:
    """Most points, then most pieces left, then shared (WP-38)."""
    return rank_by([(s.points(seat), s.cloisters_left(seat) + s.supply[seat]) for seat in range(s.seats)])


def breakdown(s: State) -> tuple[tuple[Item, ...], ...]:
    """The lines of each seat's score; they add up to it."""
    return tuple(
        tuple(Item(name, value) for name, value in zip(PART_NAMES, s.tally[ROW[PARTS][seat]], strict=True))
        for seat in range(s.seats)
    )


def progress(s: State) -> tuple[int, ...]:
    """How often the pile has been used up, how many cards it has, and whether the game is over."""
    return s.used_up, s.pile_size, int(not s.stack)


def score_cloisters(s: State, part: int, emit: Emit) -> None:
    """Scores the cloisters country by country in the order of the rulebook (WP-33, WP-35)."""
    is_final = int(part == FINAL)
    for land in range(LANDS):
        points = cloister_points(s, land)
        _add(s, part, points)
        emit("country_scored", is_final, land, *points)


def score_final(s: State, emit: Emit = silent) -> None:
    """The final scoring: cloisters again, alliances 1 to 15, chains (WP-39)."""
    score_cloisters(s, FINAL, emit)
    councils = [council_of(s, land) for land in range(LANDS)]
    held = [holders(council) for council in councils]
    standing = [sum(council) for council in councils]
    for alliance, (a, b) in enumerate(_ALLIED_LANDS):
        points = _allied(held[a] & held[b], standing[a] + standing[b], s.seats)
        _add(s, ALLIANCES, points)
        emit("alliance_scored", alliance, *points)
    for seat in range(s.seats):
        points_here = chain_points(s.cloisters[seat])
        s.tally[seat * PARTS + CHAINS] += points_here
        emit("chains_scored", seat, points_here)


def _add(s: State, part: int, points: tuple[int, ...]) -> None:
    tally, at = s.tally, part
    for worth in points:
        if worth:
            tally[at] += worth
        at += PARTS
