"""The board, the cards and the numbers in tuples, compiled from the data file when the game is first used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.games.web_of_power.data import BOX, Data
from kingsbridge_desktop.games.web_of_power.meta import META


class Alliance(NamedTuple):
    """Two countries whose councillors may form an alliance, and where its number stands on the board."""

    number: int
    lands: tuple[int, int]
    by_sea: bool
    marker: tuple[int, int]


class Compiled(NamedTuple):
    """The file in tuples: a country, a space and a kind of card are their indices. The plane is 1000 by 1000."""

    colours: tuple[str, ...]
    cloisters: int  # a player's supply
    councillors: int
    kind_ids: tuple[str, ...]
    kind_colours: tuple[str, ...]
    kind_counts: tuple[int, ...]
    kind_lands: tuple[tuple[int, ...], ...]
    land_ids: tuple[str, ...]
    land_names: tuple[Mapping[str, str], ...]
    land_kind: tuple[int, ...]  # the kind of card that shows the country
    land_spaces: tuple[tuple[int, ...], ...]  # consecutive: spaces are numbered country by country
    space_ids: tuple[str, ...]
    space_names: tuple[Mapping[str, str], ...]
    space_land: tuple[int, ...]
    space_at: tuple[tuple[int, int], ...]
    roads: tuple[tuple[int, int], ...]
    alliances: tuple[Alliance, ...]


def compiled(file: Data) -> Compiled:
    """The tuples of a checked file."""
    land_index = {land.id: i for i, land in enumerate(file.lands)}
    spaces = [(i, space) for i, land in enumerate(file.lands) for space in land.used]
    space_index = {space.id: i for i, (_, space) in enumerate(spaces)}
    kind_lands = tuple(tuple(land_index[land] for land in card.lands) for card in file.cards)
    return Compiled(
        colours=tuple(file.colours),
        cloisters=file.supply.cloisters,
        councillors=file.supply.councillors,
        kind_ids=tuple(card.id for card in file.cards),
        kind_colours=tuple(card.colour for card in file.cards),
        kind_counts=tuple(card.count for card in file.cards),
        kind_lands=kind_lands,
        land_ids=tuple(land.id for land in file.lands),
        land_names=tuple(land.names for land in file.lands),
        land_kind=tuple(
            next(kind for kind, lands in enumerate(kind_lands) if land in lands) for land in range(len(file.lands))
        ),
        land_spaces=tuple(
            tuple(i for i, (home, _) in enumerate(spaces) if home == land) for land in range(len(file.lands))
        ),
        space_ids=tuple(space.id for _, space in spaces),
        space_names=tuple(space.names for _, space in spaces),
        space_land=tuple(land for land, _ in spaces),
        space_at=tuple((space.at[0], space.at[1]) for _, space in spaces),
        roads=tuple((space_index[a], space_index[b]) for a, b in file.used_roads),
        alliances=tuple(
            Alliance(
                alliance.number,
                (land_index[alliance.lands[0]], land_index[alliance.lands[1]]),
                alliance.link == "sea",
                (alliance.marker[0], alliance.marker[1]),
            )
            for alliance in file.alliances
        ),
    )


COMPONENTS = BOX.load(__name__)  # for those who tell what is printed; rules read what follows
DATA = compiled(COMPONENTS)

SEATS = META.seats
MOST_SEATS = SEATS[-1]
KINDS = len(DATA.kind_ids)
LANDS = len(DATA.land_ids)
SPACES = len(DATA.space_ids)
CARDS = sum(DATA.kind_counts)
CLOISTERS = DATA.cloisters
COUNCILLORS = DATA.councillors
HAND = 3
DISPLAY = 2

SPACE_LAND = DATA.space_land
LAND_KIND = DATA.land_kind
ALL_SPACES = (1 << SPACES) - 1
ALL_LANDS = (1 << LANDS) - 1

KIND_OF = {name: kind for kind, name in enumerate(DATA.kind_ids)}
LAND_OF = {name: land for land, name in enumerate(DATA.land_ids)}
SPACE_OF = {name: space for space, name in enumerate(DATA.space_ids)}

LAND_MASK = tuple(mask_of(spaces) for spaces in DATA.land_spaces)  # the spaces of a country
KIND_MASK = tuple(mask_of(lands) for lands in DATA.kind_lands)  # the countries of a card
LANDS_IN = tuple(members_of(lands) for lands in range(ALL_LANDS + 1))  # per mask of countries: they, in order
NEAR = tuple(
    mask_of([b for a, b in DATA.roads if a == space] + [a for a, b in DATA.roads if b == space])
    for space in range(SPACES)
)  # the spaces one road away

# What points are for, as ids of score lines and as places in a seat's row of State.tally
PART_NAMES = ("half_time", "cloisters", "alliances", "chains")
PARTS = len(PART_NAMES)
HALF_TIME, FINAL, ALLIANCES, CHAINS = range(PARTS)

_WIDEST = max(MOST_SEATS, PARTS, KINDS)
ROW = tuple(tuple(slice(at * width, (at + 1) * width) for at in range(LANDS)) for width in range(_WIDEST + 1))
"""ROW[width][at] of a list that has a row of so many numbers for each seat or each country."""


def deck(seats: int) -> tuple[int, ...]:
    """How many cards of each kind are in the game (WP-02)."""
    return tuple(count - (MOST_SEATS - seats) for count in DATA.kind_counts)
