"""What assets/data/pillars.json must say, checked once: a file that does not describe this game is refused.

German rule term -> identifier:
  Baustoff resource, kind · Stein STONE · Holz WOOD · Sand SAND · Metall METAL · Baustoffkarte resource card (card)
  Wald forest · Steinbruch quarry · Kiesgrube gravel pit · Wollmanufaktur (wool) mill
  Handwerker craftsman · Starthandwerker STARTING · Handwerkerreihe row · Plätze places · Kapazität CAPACITY
  Mörtelmischer mortar mixer · Schreiner woodworker · Steinmetz stonecutter · Bedingungen rights
  Vorteilskarte advantage · Ereigniskarte event · Steuerfreiheit TAX_FREEDOM · Schutz protection
  Baumeister builder · Baumeisterfeld space · Ort place · Beutel bag · Kostenstein price · Kostenleiste cost track
  Bischofssitz BISHOP · Priorei PRIORY · Königshof COURT · Burg castle (CASTLE) · Baustoffmarkt market (MARKET)
  Auslage display · Startspieler start (START_SPACE) · Siegpunkte vp · Vermögen gold · Bauteil part
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kingsbridge_desktop.games.component_file import text_of, validated

FILE = "pillars.json"
Source = Literal["rulebook", "rebuilt"]
Resource = Literal["stone", "wood", "sand", "metal"]
Right = Literal["use_masons", "buy_wood", "sell_stone"]
RESOURCES = ("stone", "wood", "sand", "metal")
PLACES = ("bishop", "kingsbridge", "priory", "kings_court", "shiring", "castle", "market", "start_player")
SPACE_COUNTS = {"bishop": 1, "kingsbridge": 2, "priory": 2, "shiring": 2, "castle": 1, "start_player": 1}
POWERS = ("tax_freedom", "protection", "free_builder")


class Part(BaseModel):
    """The strict base of every entry."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Name(Part):
    """A name in both languages."""

    de: str = Field(min_length=1)
    en: str = Field(min_length=1)


class Numbers(Part):
    """What is counted in the box and on the tracks."""

    rounds: int = Field(ge=6, le=6)
    workers: int = Field(ge=1, le=40)
    builders: int = Field(ge=3, le=3)
    start_vp: int = Field(ge=0, le=20)
    start_gold: int = Field(ge=0, le=27)
    gold_limit: int = Field(ge=10, le=60)
    price: int = Field(ge=1, le=12)
    row: int = Field(ge=3, le=10)
    kept: int = Field(ge=0, le=20)
    display_cards: int = Field(ge=1, le=9)
    market: int = Field(ge=0, le=9)
    grey_workers: int = Field(ge=0, le=10)
    grey_won: int = Field(ge=0, le=5)
    gold_per_vp_owed: int = Field(ge=1, le=5)
    tax_die: list[int] = Field(min_length=6, max_length=6)
    priory: list[int] = Field(min_length=2, max_length=2)


class ResourceEntry(Part):
    """A kind of cube; `buy` is null for what the market never sells."""

    id: Resource
    name: Name
    buy: int | None = Field(ge=1, le=20)
    sell: int = Field(ge=1, le=20)


class SiteEntry(Part):
    """Where workers stand for one kind."""

    id: str
    name: Name
    resource: Resource
    step: Literal[6, 7, 8]


class CardEntry(Part):
    """A resource card."""

    id: str
    name: Name
    site: str
    yields: int = Field(ge=1, le=9)
    workers: int = Field(ge=1, le=20)
    source: Source


class KindEntry(Part):
    """What several cards of one trade share: name, the right it gives, the right it needs, whether a blessing helps."""

    id: str
    name: Name
    right: Right | None = None
    requires: Right | None = None
    blessed: bool = True


class Amounts(Part):
    """So much of each thing."""

    stone: int = Field(default=0, ge=0, le=9)
    wood: int = Field(default=0, ge=0, le=9)
    sand: int = Field(default=0, ge=0, le=9)
    metal: int = Field(default=0, ge=0, le=9)
    gold: int = Field(default=0, ge=0, le=30)
    vp: int = Field(default=0, ge=0, le=20)

    @property
    def row(self) -> tuple[int, int, int, int, int, int]:
        """Stone, wood, sand, metal, gold, VP."""
        return self.stone, self.wood, self.sand, self.metal, self.gold, self.vp


class CraftsmanEntry(Part):
    """A craftsman: `uses` is spent, `needs` must only be held; round 0 is the start."""

    id: str
    kind: str
    round: int = Field(ge=0, le=6)
    cost: int = Field(ge=0, le=30)
    uses: Amounts = Amounts()
    needs: Amounts = Amounts()
    gives: Amounts
    capacity: int = Field(ge=1, le=14)
    source: Source

    @model_validator(mode="after")
    def _is_a_conversion(self) -> Self:
        if self.uses.vp or self.needs.vp or self.needs.gold:
            raise ValueError(f"craftsman {self.id!r} cannot use that")
        if sum(self.gives.row[:4]) or bool(self.gives.gold) == bool(self.gives.vp):
            raise ValueError(f"craftsman {self.id!r} must give either gold or VP")
        if self.uses.gold and (self.gives.gold or any(self.uses.row[:4])):
            raise ValueError(f"craftsman {self.id!r} may turn gold alone, and only into VP")
        if any(self.needs.row) and (any(self.uses.row) or not self.gives.gold):
            raise ValueError(f"craftsman {self.id!r}: what is only needed may only bring gold")
        return self


class AdvantageEntry(Part):
    """An advantage card with one effect."""

    id: str
    name: Name
    kind: Literal["permanent", "once", "at_once"]
    last_round: bool = False
    income: Amounts = Amounts()
    gives: Amounts = Amounts()
    places: int = Field(default=0, ge=0, le=3)
    workers: int = Field(default=0, ge=0, le=1)
    tax: int | None = Field(default=None, ge=0, le=10)
    priory: int = Field(default=0, ge=0, le=5)
    foresight: bool = False
    power: Literal["tax_freedom", "protection", "free_builder"] | None = None
    source: Source


class EventEntry(Part):
    """An event card."""

    id: str
    name: Name
    positive: bool
    effect: Literal["gold", "metal", "mill", "yield", "capacity", "debt", "vp", "builders", "discard"]
    amount: int = Field(ge=-9, le=20)
    limit: int = Field(default=0, ge=0, le=30)
    source: Source


class PlaceEntry(Part):
    """A location with builder spaces; `ordered`: the first free space is taken."""

    id: str
    name: Name
    step: int = Field(ge=1, le=14)
    spaces: int = Field(ge=1, le=8)
    ordered: bool
    source: Source


class Data(Part):
    """The whole file. PE-72: what does not describe this game is refused."""

    about: str
    numbers: Numbers
    resources: list[ResourceEntry]
    sites: list[SiteEntry]
    resource_cards: list[CardEntry]
    kinds: list[KindEntry]
    craftsmen: list[CraftsmanEntry]
    advantages: list[AdvantageEntry]
    events: list[EventEntry]
    places: list[PlaceEntry]
    steps: list[Name] = Field(min_length=14, max_length=14)
    parts: list[Name] = Field(min_length=6, max_length=6)

    @model_validator(mode="after")
    def _describes_the_game(self) -> Self:
        _expect("resources", [entry.id for entry in self.resources], list(RESOURCES))
        _expect("places", [entry.id for entry in self.places], list(PLACES))
        if [entry.buy is None for entry in self.resources] != [False, False, False, True]:
            raise ValueError("stone, wood and sand have a price, metal has none")
        for what, ids in (
            ("resource card", [entry.id for entry in self.resource_cards]),
            ("kind", [entry.id for entry in self.kinds]),
            ("craftsman", [entry.id for entry in self.craftsmen]),
            ("advantage", [entry.id for entry in self.advantages]),
            ("event", [entry.id for entry in self.events]),
        ):
            for name, times in Counter(ids).items():
                if times > 1:
                    raise ValueError(f"{what} {name!r} is there twice")
        self._check_cards()
        self._check_craftsmen()
        self._check_advantages()
        self._check_events()
        self._check_places()
        return self

    def _check_cards(self) -> None:
        if len(self.resource_cards) != 9:
            raise ValueError(f"there are 9 resource cards, not {len(self.resource_cards)}")
        _expect("site steps", [site.step for site in self.sites], [6, 7, 8])
        _expect("site resources", sorted(site.resource for site in self.sites), ["sand", "stone", "wood"])
        for site in self.sites:
            if sum(card.site == site.id for card in self.resource_cards) != 3:
                raise ValueError(f"site {site.id!r} has three resource cards")

    def _check_craftsmen(self) -> None:
        per_round = Counter(entry.round for entry in self.craftsmen)
        if per_round[0] != 3:
            raise ValueError(f"there are 3 starting craftsmen, not {per_round[0]}")
        for number in range(1, 7):
            if per_round[number] != 4:
                raise ValueError(f"round {number} has 4 craftsmen, not {per_round[number]}")
        kinds = {entry.id: entry for entry in self.kinds}
        for entry in self.craftsmen:
            if entry.kind not in kinds:
                raise ValueError(f"craftsman {entry.id!r} is of an unknown kind {entry.kind!r}")
        rights = sorted(kinds[entry.kind].right or "" for entry in self.craftsmen if entry.round == 0)
        _expect("rights of the starting craftsmen", rights, ["buy_wood", "sell_stone", "use_masons"])

    def _check_advantages(self) -> None:
        last = sum(entry.last_round for entry in self.advantages)
        if last != 2 or len(self.advantages) != 16:
            raise ValueError(f"there are 14 + 2 advantages, not {len(self.advantages) - last} + {last}")
        for what, count in (
            ("places", sum(bool(entry.places) for entry in self.advantages)),
            ("workers", sum(bool(entry.workers) for entry in self.advantages)),
            ("tax", sum(entry.tax is not None for entry in self.advantages)),
            ("priory", sum(bool(entry.priory) for entry in self.advantages)),
            ("foresight", sum(entry.foresight for entry in self.advantages)),
            *((power, sum(entry.power == power for entry in self.advantages)) for power in POWERS),
        ):
            if count != 1:
                raise ValueError(f"exactly one advantage has {what!r}, not {count}")
        for entry in self.advantages:
            special = entry.places or entry.workers or entry.tax is not None or entry.priory or entry.foresight
            lasting = bool(sum(entry.income.row) or special)
            fits = {"permanent": lasting, "once": entry.power is not None, "at_once": bool(sum(entry.gives.row))}
            if [kind for kind, fit in fits.items() if fit] != [entry.kind]:
                raise ValueError(f"advantage {entry.id!r} does not do what {entry.kind!r} says")

    def _check_events(self) -> None:
        positive = sum(entry.positive for entry in self.events)
        if positive != 5 or len(self.events) != 10:
            raise ValueError(f"there are 5 good and 5 bad events, not {positive} and {len(self.events) - positive}")
        for entry in self.events:
            good = {"gold": True, "metal": True, "mill": True, "capacity": True, "yield": entry.amount > 0}
            if good.get(entry.effect, False) != entry.positive:
                raise ValueError(f"event {entry.id!r} is good or bad, its effect the other")

    def _check_places(self) -> None:
        spaces = sum(entry.spaces for entry in self.places)
        if spaces != 17:
            raise ValueError(f"there are 17 builder spaces, not {spaces}")
        _expect("steps of the places", [entry.step for entry in self.places], [2, 4, 5, 9, 10, 11, 12, 14])
        for place in self.places:
            wanted = SPACE_COUNTS.get(place.id, place.spaces)
            if place.spaces != wanted:
                raise ValueError(f"{place.id!r} has {wanted} builder spaces, not {place.spaces}")


def _expect(what: str, found: Iterable[object], wanted: list[object] | list[str] | list[int]) -> None:
    if list(found) != list(wanted):
        raise ValueError(f"the {what} must be {wanted!r}, not {list(found)!r}")


def loads(text: str) -> Data:
    """The data of a file's text; refuses a wrong one by BadData with the first reason."""
    return validated(FILE, Data, text)


def load() -> Data:
    """The file in assets."""
    return loads(text_of(FILE))
