"""What would be scored now, and how countries and alliances stand. Reads open things only."""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Item
from kingsbridge_desktop.games.card_standing import CardStanding
from kingsbridge_desktop.games.web_of_power.chains import chain_points, scoring_rows
from kingsbridge_desktop.games.web_of_power.scoring import (
    alliance_points,
    breakdown,
    cloister_points,
    cloisters_in,
    council_of,
    holders,
    rank_points,
)
from kingsbridge_desktop.games.web_of_power.state import HELD, State
from kingsbridge_desktop.games.web_of_power.tables import DATA, HALF_TIME, LAND_MASK, LANDS, PART_NAMES, PARTS


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


def projected(s: State) -> tuple[tuple[Item, ...], ...]:
    """The score lines of each seat if the final scoring came now; after the end what it came to."""
    return breakdown(s) if not s.stack else _scored_now(s)


def _scored_now(s: State) -> tuple[tuple[Item, ...], ...]:
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


def standing(s: State) -> tuple[int, ...]:
    """Everybody's score if the final scoring came now; while it is on, what it will come to."""
    return tuple(sum(item.value for item in line) for line in _scored_now(s))


def chain_rows(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """The rows for which a seat would get points now, each in the order of its road."""
    return scoring_rows(s.cloisters[seat])


def card_standing(s: State, kind: int) -> CardStanding:
    """Where the cards of a kind are; in a masked position, what is hidden in hands can still come."""
    coming = s.veil.unseen[kind] if s.veil is not None else s.pile[kind]
    held = tuple(HELD[hand][kind] for hand in s.hands)
    return CardStanding(coming, s.display.count(kind), held, s.discard[kind])
