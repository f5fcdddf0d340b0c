"""Cloisters, alliances and chains: the points themselves and who would get what now. Reads open things only."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Emit, Item, silent
from kingsbridge_desktop.games.web_of_power.chains import chain_points, scoring_rows
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import (
    ALLIANCES,
    CHAINS,
    DATA,
    FINAL,
    HALF_TIME,
    LAND_MASK,
    LANDS,
    PART_NAMES,
    PARTS,
    ROW,
)


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
    both = holders(council_a) & holders(council_b)
    if not both:
        return (0,) * s.seats
    worth = sum(council_a) + sum(council_b)
    return tuple([worth if both >> seat & 1 else 0 for seat in range(s.seats)])


class LandStanding(NamedTuple):
    """A country as it stands: per seat, and how many councillors it takes."""

    cloisters: tuple[int, ...]
    points: tuple[int, ...]
    councillors: tuple[int, ...]
    limit: int  # councillors allowed in all
    free: int  # spaces without a cloister


class AllianceStanding(NamedTuple):
    """An alliance as it stands: councillors by seat in both countries, who has the most there, and who would score."""

    lands: tuple[int, int]
    councillors: tuple[tuple[int, ...], tuple[int, ...]]
    holders: tuple[tuple[int, ...], tuple[int, ...]]
    points: tuple[int, ...]


def land_standing(s: State, land: int) -> LandStanding:
    """How a country stands and what each seat would get for its cloisters there now."""
    cloisters = cloisters_in(s, land)
    free = (s.free & LAND_MASK[land]).bit_count()
    return LandStanding(cloisters, rank_points(cloisters), council_of(s, land), max(cloisters), free)


def alliance_standing(s: State, alliance: int) -> AllianceStanding:
    """How an alliance (counted from 0) stands and what each seat would get for it now."""
    a, b = lands = DATA.alliances[alliance].lands
    councillors = council_of(s, a), council_of(s, b)
    held = members_of(holders(councillors[0])), members_of(holders(councillors[1]))
    return AllianceStanding(lands, councillors, held, alliance_points(s, alliance))


def breakdown(s: State) -> tuple[tuple[Item, ...], ...]:
    """The lines of each seat's score; they add up to it."""
    return tuple(
        tuple(Item(name, value) for name, value in zip(PART_NAMES, s.tally[ROW[PARTS][seat]], strict=True))
        for seat in range(s.seats)
    )


def projected(s: State) -> tuple[tuple[Item, ...], ...]:
    """The score lines of each seat if the final scoring came now; after the end what it came to."""
    if not s.stack:
        return breakdown(s)
    lines = []
    lands = [cloister_points(s, land) for land in range(LANDS)]
    alliances = [alliance_points(s, alliance) for alliance in range(len(DATA.alliances))]
    for seat in range(s.seats):
        values = (
            s.tally[seat * PARTS + HALF_TIME],
            sum(points[seat] for points in lands),
            sum(points[seat] for points in alliances),
            chain_points(s.cloisters[seat]),
        )
        lines.append(tuple(Item(name, value) for name, value in zip(PART_NAMES, values, strict=True)))
    return tuple(lines)


def score_cloisters(s: State, part: int, emit: Emit) -> None:
    """Scores the cloisters country by country in the order of the rulebook (WP-33, WP-35)."""
    for land in range(LANDS):
        points = cloister_points(s, land)
        _add(s, part, points)
        emit("country_scored", int(part == FINAL), land, *points)


def score_final(s: State, emit: Emit = silent) -> None:
    """The final scoring: cloisters again, alliances 1 to 15, chains (WP-39)."""
    score_cloisters(s, FINAL, emit)
    for alliance in range(len(DATA.alliances)):
        points = alliance_points(s, alliance)
        _add(s, ALLIANCES, points)
        emit("alliance_scored", alliance, *points)
    for seat in range(s.seats):
        points_here = chain_points(s.cloisters[seat])
        s.tally[seat * PARTS + CHAINS] += points_here
        emit("chains_scored", seat, points_here)


def chain_rows(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """The rows for which a seat would get points now, each in the order of its road."""
    return scoring_rows(s.cloisters[seat])


def _add(s: State, part: int, points: tuple[int, ...]) -> None:
    for seat, worth in enumerate(points):
        if worth:
            s.tally[seat * PARTS + part] += worth
