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
from typing import Final, Literal, Self

from kingsbridge_desktop.games import component_file
from kingsbridge_desktop.games.component_file import (
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

FILE = "pillars.json"
Resource = Literal["stone", "wood", "sand", "metal"]
Right = Literal["use_masons", "buy_wood", "sell_stone"]
RESOURCES = ("stone", "wood", "sand", "metal")
PLACES = ("bishop", "kingsbridge", "priory", "kings_court", "shiring", "castle", "market", "start_player")
SPACE_COUNTS = {  # the rulebook does not tell those of the king's court (PE-36)
    "bishop": 1,
    "kingsbridge": 2,
    "priory": 2,
    "shiring": 2,
    "castle": 1,
    "market": 4,
    "start_player": 1,
}
COURT_SPACES = range(1, 6)  # as many as the painted board has room for
EVENT_AMOUNTS = {  # what can be meant by an effect; builders of the town wall are certain
    "gold": range(1, 21),
    "metal": range(1, 10),
    "mill": range(1, 10),
    "yield": range(-3, 4),
    "capacity": range(1, 2),
    "debt": range(1, 21),
    "vp": range(-9, 0),
    "builders": range(1, 3),
    "discard": range(1, 2),
}
POWERS = ("tax_freedom", "protection", "free_builder")


class Numbers(StrictModel):
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


class ResourceEntry(StrictModel):
    """A kind of cube; `buy` is null for what the market never sells."""

    id: Resource
    name: Names
    buy: int | None = Field(ge=1, le=20)
    sell: int = Field(ge=1, le=20)


class SiteEntry(StrictModel):
    """Where workers stand for one kind."""

    id: str
    name: Names
    resource: Resource
    step: Literal[6, 7, 8]


class CardEntry(StrictModel):
    """A resource card."""

    id: str
    name: Names
    site: str
    yields: int = Field(ge=1, le=9)
    workers: int = Field(ge=1, le=20)
    source: Source


class KindEntry(StrictModel):
    """What several cards of one trade share: name, the right it gives, the right it needs, whether a blessing helps."""

    id: str
    name: Names
    right: Right | None = None
    requires: Right | None = None
    blessed: bool = True


class Amounts(StrictModel):
    """So much of each thing."""

    stone: int = Field(default=0, ge=0, le=9)
    wood: int = Field(default=0, ge=0, le=9)
    sand: int = Field(default=0, ge=0, le=9)
    metal: int = Field(default=0, ge=0, le=9)
    gold: int = Field(default=0, ge=0, le=30)
    vp: int = Field(default=0, ge=0, le=20)

    @property
    def cubes(self) -> tuple[int, int, int, int]:
        """Stone, wood, sand, metal."""
        return self.stone, self.wood, self.sand, self.metal

    @property
    def row(self) -> tuple[int, int, int, int, int, int]:
        """Stone, wood, sand, metal, gold, VP."""
        return *self.cubes, self.gold, self.vp


class CraftsmanEntry(StrictModel):
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
            raise broken("cannot_use", "craftsman {craftsman!r} cannot use that", craftsman=self.id)
        if sum(self.gives.cubes) or bool(self.gives.gold) == bool(self.gives.vp):
            raise broken("gold_or_vp", "craftsman {craftsman!r} must give either gold or VP", craftsman=self.id)
        if self.uses.gold and (self.gives.gold or any(self.uses.cubes)):
            message = "craftsman {craftsman!r} may turn gold alone, and only into VP"
            raise broken("gold_alone", message, craftsman=self.id)
        if any(self.needs.row) and (any(self.uses.row) or not self.gives.gold):
            message = "craftsman {craftsman!r}: what is only needed may only bring gold"
            raise broken("needs_for_gold", message, craftsman=self.id)
        return self


class AdvantageEntry(StrictModel):
    """An advantage card with one effect."""

    id: str
    name: Names
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


class EventEntry(StrictModel):
    """An event card."""

    id: str
    name: Names
    positive: bool
    effect: Literal["gold", "metal", "mill", "yield", "capacity", "debt", "vp", "builders", "discard"]
    amount: int = Field(ge=-9, le=20)
    limit: int = Field(default=0, ge=0, le=30)
    source: Source


class PlaceEntry(StrictModel):
    """A location with builder spaces; `ordered`: the first free space is taken."""

    id: str
    name: Names
    step: int = Field(ge=1, le=14)
    spaces: int = Field(ge=1, le=8)
    ordered: bool
    source: Source


class Data(StrictModel):
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
    steps: list[Names] = Field(min_length=14, max_length=14)
    parts: list[Names] = Field(min_length=6, max_length=6)

    @model_validator(mode="after")
    def _describes_the_game(self) -> Self:
        require_order("the resources", (entry.id for entry in self.resources), RESOURCES)
        require_order("the places", (entry.id for entry in self.places), PLACES)
        unsold = [entry.id for entry in self.resources if entry.buy is None]
        require(unsold == ["metal"], "stone, wood and sand have a price, metal has none")
        for what, ids in (
            ("resource card", [entry.id for entry in self.resource_cards]),
            ("kind", [entry.id for entry in self.kinds]),
            ("craftsman", [entry.id for entry in self.craftsmen]),
            ("advantage", [entry.id for entry in self.advantages]),
            ("event", [entry.id for entry in self.events]),
        ):
            for name, times in Counter(ids).items():
                require(times == 1, f"{what} {name!r} is there twice")
        self._check_cards()
        self._check_craftsmen()
        self._check_advantages()
        self._check_events()
        self._check_places()
        return self

    def _check_cards(self) -> None:
        require(len(self.resource_cards) == 9, f"there are 9 resource cards, not {len(self.resource_cards)}")
        require_order("the site steps", [site.step for site in self.sites], [6, 7, 8])
        require_order("the site resources", sorted(site.resource for site in self.sites), ["sand", "stone", "wood"])
        for site in self.sites:
            cards = sum(card.site == site.id for card in self.resource_cards)
            require(cards == 3, f"site {site.id!r} has three resource cards")

    def _check_craftsmen(self) -> None:
        per_round = Counter(entry.round for entry in self.craftsmen)
        require(per_round[0] == 3, f"there are 3 starting craftsmen, not {per_round[0]}")
        for number in range(1, 7):
            require(per_round[number] == 4, f"round {number} has 4 craftsmen, not {per_round[number]}")
        kinds = {entry.id: entry for entry in self.kinds}
        for entry in self.craftsmen:
            require(entry.kind in kinds, f"craftsman {entry.id!r} is of an unknown kind {entry.kind!r}")
        rights = sorted(kinds[entry.kind].right or "" for entry in self.craftsmen if entry.round == 0)
        require_order("the rights of the starting craftsmen", rights, ["buy_wood", "sell_stone", "use_masons"])

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
            require(count == 1, f"exactly one advantage has {what!r}, not {count}")
        for entry in self.advantages:
            special = entry.places or entry.workers or entry.tax is not None or entry.priory or entry.foresight
            lasting = bool(sum(entry.income.row) or special)
            fits = {"permanent": lasting, "once": entry.power is not None, "at_once": bool(sum(entry.gives.row))}
            if [kind for kind, fit in fits.items() if fit] != [entry.kind]:
                message = "advantage {advantage!r} does not do what {kind!r} says"
                raise broken("no_effect", message, advantage=entry.id, kind=entry.kind)

    def _check_events(self) -> None:
        positive = sum(entry.positive for entry in self.events)
        if positive != 5 or len(self.events) != 10:
            raise ValueError(f"there are 5 good and 5 bad events, not {positive} and {len(self.events) - positive}")
        for entry in self.events:
            amounts = EVENT_AMOUNTS[entry.effect]
            if entry.amount not in amounts or not entry.amount:
                message = "the amount of event {event!r} must be {low} to {high} and not 0, not {amount}"
                low, high = amounts[0], amounts[-1]
                raise broken("event_amount", message, event=entry.id, low=low, high=high, amount=entry.amount)
            good = {"gold": True, "metal": True, "mill": True, "capacity": True, "yield": entry.amount > 0}
            if good.get(entry.effect, False) != entry.positive:
                raise broken("good_or_bad", "event {event!r} is good or bad, its effect the other", event=entry.id)

    def _check_places(self) -> None:
        require_order("the steps of the places", [entry.step for entry in self.places], [2, 4, 5, 9, 10, 11, 12, 14])
        for place in self.places:
            wanted = SPACE_COUNTS.get(place.id, place.spaces)
            require(place.spaces == wanted, f"{place.id!r} has {wanted} builder spaces, not {place.spaces}")


_THINGS = (*RESOURCES, "gold", "vp")
BOX: Final = ComponentFile(
    FILE,
    Data,
    (
        Number("resource_cards", "workers", 1, 12),
        Number("craftsmen", "cost", 0, 30),
        component_file.Amounts("craftsmen", "uses", (*RESOURCES, "gold"), 9),
        component_file.Amounts("craftsmen", "needs", RESOURCES, 9),
        component_file.Amounts("craftsmen", "gives", ("gold", "vp"), 20),
        Number("craftsmen", "capacity", 1, 14),
        Name("advantages", "name"),
        component_file.Amounts("advantages", "income", ("stone", "wood", "sand"), 9),
        component_file.Amounts("advantages", "gives", _THINGS, 20),
        Number("advantages", "places", 1, 3),
        Number("advantages", "tax", 0, 10),
        Number("advantages", "priory", 1, 5),
        Name("events", "name"),
        Number("events", "amount", -9, 20),
        Number("events", "limit", 0, 30),
        Number("places", "spaces", COURT_SPACES[0], COURT_SPACES[-1]),
    ),
)
