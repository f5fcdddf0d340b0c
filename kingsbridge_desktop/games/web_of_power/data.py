"""What assets/data/web_of_power.json must say, checked once: a file that does not describe this game is refused.

German rule terms and our identifiers:
Land land (shown as "country") · Klosterfeld space · Straße road · Wappen crest · Kloster cloister · Rat councillor ·
Bündnis alliance · Verbindung über See sea link · Klosterkette, Reihe row · Farbe einer Karte kind · Joker joker ·
Nachziehstapel pile · offene Karten display · Ablagestapel discard · tauschen swap · auffüllen refill ·
Zwischenwertung intermediate scoring, half-time · Schlusswertung final scoring · Startspieler start ·
die meisten Räte holders · Vorrat supply
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from kingsbridge_desktop.games.component_file import (
    Choices,
    ComponentFile,
    Field,
    Name,
    Names,
    Number,
    Source,
    StrictModel,
    broken,
    model_validator,
    require,
    require_order,
)
from kingsbridge_desktop.games.web_of_power.meta import META

FILE = "web_of_power.json"

# In the order in which countries are scored (WP-35).
_LANDS = ("ENG", "FKN", "BAY", "ITA", "ARA", "FRA", "LOT", "SCH", "BUR")
_CARDS = {"FKN/ARA": 13, "BAY/BUR": 12, "LOT/ITA": 11, "ENG/SCH": 10, "FRA": 9}
_SEA_LINKS = frozenset((1, 2, 3, 5, 6, 15))
_SURE_ALLIANCES = {14: frozenset(("ITA", "BUR")), 15: frozenset(("ITA", "BAY"))}
_FEWEST_SPACES = {"FKN": 7, "ITA": 6, "LOT": 5}
# The places that the map has; only the spaces in use can be fewer.
_PLACES = {"ENG": 5, "FKN": 7, "BAY": 6, "ITA": 6, "ARA": 5, "FRA": 8, "LOT": 5, "SCH": 4, "BUR": 5}
_SPACE_IDS = tuple(f"{land}{number}" for land, places in _PLACES.items() for number in range(1, places + 1))
_CLOISTERS, _COUNCILLORS = 20, 8

Link = Literal["sea", "land"]
Ordinate = Annotated[int, Field(ge=0, le=1000)]
Point = Annotated[list[Ordinate], Field(min_length=2, max_length=2)]


class _Supply(StrictModel):
    cloisters: int
    councillors: int


class _Card(StrictModel):
    id: str
    lands: Annotated[list[str], Field(min_length=1, max_length=2)]
    count: int
    colour: str


class _Space(StrictModel):
    id: Annotated[str, Field(min_length=1)]
    names: Names
    at: Point
    source: Source


class _Land(StrictModel):
    id: str
    names: Names
    crest: Point
    count: int  # of the spaces in use: the first ones
    source: Source
    spaces: Annotated[list[_Space], Field(min_length=1, max_length=12)]

    @property
    def used(self) -> list[_Space]:
        """The spaces of the game."""
        return self.spaces[: self.count]


class _Road(StrictModel):
    between: Annotated[list[str], Field(max_length=2)]  # none: room for one that an owner adds
    source: Source


class _Alliance(StrictModel):
    number: int
    lands: Annotated[list[str], Field(min_length=2, max_length=2)]
    link: Link
    marker: Point
    source: Source


class Data(StrictModel):
    """The whole file."""

    game: Literal["web_of_power"]
    about: str
    colours: list[str]
    supply: _Supply
    cards: list[_Card]
    lands: list[_Land]
    roads: list[_Road]
    alliances: list[_Alliance]

    @model_validator(mode="after")
    def check(self) -> Self:
        """What is sure from the rulebook is fixed (WP-01, WP-02, WP-06); the rebuilt rest may be corrected."""
        self._check_box()
        self._check_spaces()
        self._check_roads()
        self._check_alliances()
        if not _has_example_chain(self):
            message = "no road chain of five runs through Burgundy and Italy with a branch into Bavaria (WP-06)"
            raise broken("example_chain", message)
        return self

    @property
    def used_roads(self) -> list[tuple[str, str]]:
        """The roads of the game: those between spaces in use."""
        spaces = {space.id for land in self.lands for space in land.used}
        return [(road.between[0], road.between[1]) for road in self.roads if road.between and spaces >= {*road.between}]

    def _check_box(self) -> None:
        colours = ", ".join(META.colours)
        require(tuple(self.colours) == META.colours, f"the player colours must be {colours} (WP-01)")
        held = self.supply.cloisters, self.supply.councillors
        wanted = f"every player has {_CLOISTERS} cloisters and {_COUNCILLORS} councillors (WP-01)"
        require(held == (_CLOISTERS, _COUNCILLORS), wanted)
        counts = {card.id: card.count for card in self.cards}
        require(counts == _CARDS and len(self.cards) == len(_CARDS), f"the cards must be {_CARDS} (WP-02)")
        for card in self.cards:
            require(card.id.split("/") == card.lands, f"the card {card.id!r} cannot show {card.lands} (WP-02)")

    def _check_spaces(self) -> None:
        require_order("the countries", (land.id for land in self.lands), _LANDS)
        ids = [space.id for land in self.lands for space in land.spaces]
        if len(set(ids)) != len(ids):
            raise ValueError(f"the space {next(i for i in ids if ids.count(i) > 1)!r} is named twice")
        for land in self.lands:
            places = _PLACES[land.id]
            require(len(land.spaces) == places, f"the map has {places} places in {land.id}, not {len(land.spaces)}")
            fewest = _FEWEST_SPACES.get(land.id, 1)
            if not fewest <= land.count <= len(land.spaces):
                message = "{land} has {fewest} to {most} spaces, not {count} (WP-06)"
                most = len(land.spaces)
                raise broken("space_count", message, land=land.id, fewest=fewest, most=most, count=land.count)

    def _check_roads(self) -> None:
        spaces = {space.id for land in self.lands for space in land.spaces}
        seen = set()
        for road in self.roads:
            if not road.between:
                continue
            ends = frozenset(road.between)
            if len(ends) != 2 or not ends <= spaces:
                raise broken("road_ends", "a road leads from one space to another, not {ends}", ends=sorted(ends))
            if ends in seen:
                raise broken("road_twice", "the road between {ends} is there twice", ends=sorted(ends))
            seen.add(ends)

    def _check_alliances(self) -> None:
        numbers = [alliance.number for alliance in self.alliances]
        require(numbers == list(range(1, 16)), "the alliances must be 1 to 15 in order (WP-36)")
        pairs = [frozenset(alliance.lands) for alliance in self.alliances]
        for alliance, pair in zip(self.alliances, pairs, strict=True):
            require(len(pair) == 2 and pair <= set(_LANDS), f"alliance {alliance.number} cannot join {alliance.lands}")
            if pairs.count(pair) > 1:
                raise broken("alliance_twice", "two alliances join {lands}", lands=sorted(pair))
            link = "sea" if alliance.number in _SEA_LINKS else "land"
            require(alliance.link == link, f"alliance {alliance.number} is not a {alliance.link} link (WP-06)")
            is_sure = _SURE_ALLIANCES.get(alliance.number, pair) == pair
            require(is_sure, f"alliance {alliance.number} joins other countries (WP-06)")


def _has_example_chain(file: Data) -> bool:
    """Whether five spaces of Burgundy and Italy stand in a row with a branch into Bavaria off its inside (WP-06)."""
    land_of = {space.id: land.id for land in file.lands for space in land.used}
    near: dict[str, list[str]] = {space: [] for space in land_of}
    for a, b in file.used_roads:
        near[a].append(b)
        near[b].append(a)
    rows = [[space] for space in land_of if land_of[space] in ("BUR", "ITA")]
    for _ in range(4):
        rows = [[*row, n] for row in rows for n in near[row[-1]] if n not in row and land_of[n] in ("BUR", "ITA")]
    return any(
        {land_of[space] for space in row} == {"BUR", "ITA"}
        and any(land_of[branch] == "BAY" for space in row[1:-1] for branch in near[space])
        for row in rows
    )


BOX: Final = ComponentFile(
    FILE,
    Data,
    (
        Number("lands", "count", 1, max(_PLACES.values())),
        Name("spaces", "names"),
        Choices("roads", "between", _SPACE_IDS, 0, 2),
        Choices("alliances", "lands", _LANDS, 2, 2),
    ),
    nested={"spaces": ("lands", "spaces")},
)
