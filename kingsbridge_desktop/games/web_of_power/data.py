"""What assets/data/web_of_power.json must say, checked once: a file that does not describe this game is refused.

German rule terms and our identifiers:
Land land (shown as "country") · Klosterfeld space · Straße road · Wappen crest · Kloster cloister · Rat councillor ·
Bündnis alliance · Verbindung über See sea link · Klosterkette, Reihe row · Farbe einer Karte kind · Joker joker ·
Nachziehstapel pile · offene Karten display · Ablagestapel discard · tauschen swap · auffüllen refill ·
Zwischenwertung intermediate scoring, half-time · Schlusswertung final scoring · Startspieler start ·
die meisten Räte holders · Vorrat supply
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kingsbridge_desktop.games.component_file import Names, text_of, validated
from kingsbridge_desktop.games.web_of_power.meta import META

FILE = "web_of_power.json"

# In the order in which countries are scored (WP-35).
_LANDS = ("ENG", "FKN", "BAY", "ITA", "ARA", "FRA", "LOT", "SCH", "BUR")
_CARDS = {"FKN/ARA": 13, "BAY/BUR": 12, "LOT/ITA": 11, "ENG/SCH": 10, "FRA": 9}
_SEA_LINKS = frozenset((1, 2, 3, 5, 6, 15))
_SURE_ALLIANCES = {14: frozenset(("ITA", "BUR")), 15: frozenset(("ITA", "BAY"))}
_FEWEST_SPACES = {"FKN": 7, "ITA": 6, "LOT": 5}
_CLOISTERS, _COUNCILLORS = 20, 8

Source = Literal["rulebook", "reported", "rebuilt"]
Link = Literal["sea", "land"]
Ordinate = Annotated[int, Field(ge=0, le=1000)]
Point = Annotated[list[Ordinate], Field(min_length=2, max_length=2)]


class _Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class _Supply(_Model):
    cloisters: int
    councillors: int


class _Card(_Model):
    id: str
    lands: Annotated[list[str], Field(min_length=1, max_length=2)]
    count: int
    colour: str


class _Space(_Model):
    id: Annotated[str, Field(min_length=1)]
    names: Names
    at: Point
    source: Source


class _Land(_Model):
    id: str
    names: Names
    crest: Point
    source: Source
    spaces: Annotated[list[_Space], Field(min_length=1, max_length=12)]


class _Road(_Model):
    between: Annotated[list[str], Field(min_length=2, max_length=2)]
    source: Source


class _Alliance(_Model):
    number: int
    lands: Annotated[list[str], Field(min_length=2, max_length=2)]
    link: Link
    marker: Point
    source: Source


class Data(_Model):
    """The whole file."""

    game: Literal["web_of_power"]
    sources: dict[Source, str]
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
            raise ValueError("no road chain of five runs through Burgundy and Italy with a branch into Bavaria (WP-06)")
        return self

    def _check_box(self) -> None:
        if tuple(self.colours) != META.colours:
            raise ValueError(f"the player colours must be {', '.join(META.colours)} (WP-01)")
        if (self.supply.cloisters, self.supply.councillors) != (_CLOISTERS, _COUNCILLORS):
            raise ValueError(f"every player has {_CLOISTERS} cloisters and {_COUNCILLORS} councillors (WP-01)")
        if {card.id: card.count for card in self.cards} != _CARDS or len(self.cards) != len(_CARDS):
            raise ValueError(f"the cards must be {_CARDS} (WP-02)")
        for card in self.cards:
            if card.id.split("/") != card.lands:
                raise ValueError(f"the card {card.id!r} cannot show {card.lands} (WP-02)")

    def _check_spaces(self) -> None:
        found = tuple(land.id for land in self.lands)
        if found != _LANDS:
            raise ValueError(f"the countries must be {', '.join(_LANDS)} in this order, not {', '.join(found)}")
        ids = [space.id for land in self.lands for space in land.spaces]
        if len(set(ids)) != len(ids):
            raise ValueError(f"the space {next(i for i in ids if ids.count(i) > 1)!r} is named twice")
        for land in self.lands:
            if len(land.spaces) < _FEWEST_SPACES.get(land.id, 1):
                raise ValueError(f"{land.id} needs at least {_FEWEST_SPACES[land.id]} spaces (WP-06)")

    def _check_roads(self) -> None:
        spaces = {space.id for land in self.lands for space in land.spaces}
        seen = set()
        for road in self.roads:
            a, b = road.between
            if a == b or not {a, b} <= spaces:
                raise ValueError(f"a road cannot lead from {a!r} to {b!r}")
            if frozenset((a, b)) in seen:
                raise ValueError(f"the road from {a!r} to {b!r} is there twice")
            seen.add(frozenset((a, b)))

    def _check_alliances(self) -> None:
        if [alliance.number for alliance in self.alliances] != list(range(1, 16)):
            raise ValueError("the alliances must be 1 to 15 in order (WP-36)")
        pairs = [frozenset(alliance.lands) for alliance in self.alliances]
        for alliance, pair in zip(self.alliances, pairs, strict=True):
            if len(pair) != 2 or not pair <= set(_LANDS):
                raise ValueError(f"alliance {alliance.number} cannot join {alliance.lands}")
            if pairs.count(pair) > 1:
                raise ValueError(f"two alliances join {' and '.join(sorted(pair))}")
            if (alliance.link == "sea") != (alliance.number in _SEA_LINKS):
                raise ValueError(f"alliance {alliance.number} is not a {alliance.link} link (WP-06)")
            if _SURE_ALLIANCES.get(alliance.number, pair) != pair:
                raise ValueError(f"alliance {alliance.number} joins other countries (WP-06)")


def _has_example_chain(file: Data) -> bool:
    """Whether five spaces of Burgundy and Italy stand in a row with a branch into Bavaria off its inside (WP-06)."""
    land_of = {space.id: land.id for land in file.lands for space in land.spaces}
    near: dict[str, list[str]] = {space: [] for space in land_of}
    for road in file.roads:
        a, b = road.between
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


def loads(text: str) -> Data:
    """The data of a file's text; BadData says what is wrong with it."""
    return validated(FILE, Data, text)


def load() -> Data:
    """The data file of this installation."""
    return loads(text_of(FILE))
