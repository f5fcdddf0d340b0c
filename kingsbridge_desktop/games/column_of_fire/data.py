"""Reads and checks the component file: countries, persons, events, advantages, action track, Loch Leven cards.

German rule term → identifier:
Land → country · Handelshaus → house · Einsetzfeld → house field (1–6) · Religionsfeld → religion field ·
Religionsstein → stone (katholisch/violett → CATHOLIC, protestantisch/grau → PROTESTANT, natur → NEUTRAL) ·
Fackel → torch · Ware → good (Buch, Erz, Tuch, Wein → book, ore, cloth, wine) · Verkaufsfeld → price ·
Personenkarte → person · Ereigniskarte → event · Kartenstapel → deck (unseen cards and the open person) ·
Auslage → display · Vorteilsplättchen → advantage · Schutzplättchen → protection · Loch-Leven-Karte → Loch Leven ·
Aktionsleiste → track · Aktionsscheibe → disc · freie Würfel → free dice · Religionswürfel → religion die ·
Jahr → year · Halbjahr → half · Spielzug → turn · Religionskonflikt → conflict · Religionsminderheit → minority ·
Siegpunkt → VP · aufwerten → raise · auslassen → skip · abwenden → avert · vorziehen → advance
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, Self

from kingsbridge_desktop.games.component_file import (
    Choice,
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

FILE = "column_of_fire.json"
COUNTRIES = ("england", "france", "netherlands", "spain")
GOODS = ("book", "ore", "cloth", "wine")
RELIGIONS = ("catholic", "protestant")
STONES = ("catholic", "protestant", "neutral")
DICE = ("white", "blue", "orange", "brown", "violet", "black")
COLOURED = 5  # of the dice; the last one is the religion die

# CF-112: the symbols of persons, fields and advantages, then those that only the action track shows.
SYMBOLS = (
    *(f"good_{good}" for good in GOODS),
    "advantage",
    "protection",
    "vp_1",
    "vp_2",
    "vp_3",
    "captain",
    "stone_neutral",
    "turn_die",
    "remove_person",
    "stone_catholic",
    "stone_protestant",
    "advance",
    "free_die",
)
TRACK_SYMBOLS = ("any_good", *(f"ship_{country}" for country in COUNTRIES), *(f"trade_{good}" for good in GOODS))

SHIPS = tuple(f"ship_{country}" for country in COUNTRIES)
HITS = ("all", *COUNTRIES, *RELIGIONS)  # whom an event names: everybody, who has a house there, who believes so
EFFECTS = ("lose_vp", "lose_goods", "die_to_loch_leven", "bonus")
FEWEST_PERSONS, MOST_PERSONS = 8, 18  # of a deck

CountryId = Literal["england", "france", "netherlands", "spain"]
GoodId = Literal["book", "ore", "cloth", "wine"]
Religion = Literal["catholic", "protestant"]
Stone = Literal["catholic", "protestant", "neutral"]
Die = Literal["white", "blue", "orange", "brown", "violet"]


class Good(StrictModel):
    """A kind of good; `count` is for the picture only (CF-14)."""

    id: GoodId
    name: Names
    count: int = Field(ge=1)


class Price(StrictModel):
    """What a country pays for a kind of good."""

    id: str
    good: GoodId
    vp: int = Field(ge=1, le=9)
    source: Source


class Country(StrictModel):
    """A country with its city, its die and the two kinds it buys."""

    id: CountryId
    name: Names
    city: Names
    die: Die
    prices: list[Price]


class Person(StrictModel):
    """A person card."""

    id: str = Field(pattern=r"^[a-z_]+$")
    name: Names
    country: CountryId
    symbols: list[str] = Field(min_length=1, max_length=2)
    stone: Stone
    source: Source


class EventCard(StrictModel):
    """An event card: whom it names and what it does to them."""

    id: str = Field(pattern=r"^[a-z_]+$")
    name: Names
    country: CountryId
    year: int
    story: Names
    hits: Literal["all", "england", "france", "netherlands", "spain", "catholic", "protestant"]
    effect: Literal["lose_vp", "lose_goods", "die_to_loch_leven", "bonus"]
    value: int = Field(ge=0, le=6)
    source: Source


class Advantage(StrictModel):
    """A kind of advantage tile and how many there are."""

    id: str
    symbol: str
    count: int = Field(ge=1, le=15)
    source: Source


class TrackField(StrictModel):
    """A field of the action track: the die that leads there and what it lets one do."""

    die: Die
    symbol: str
    source: Source


class LochLeven(StrictModel):
    """The set-up side of a Loch Leven card."""

    id: str
    religion: Religion
    good: GoodId
    start_field: str  # by its symbol
    source: Source


class Numbers(StrictModel):
    """The plain numbers of the rulebook."""

    start_vp: int = Field(ge=0, le=50)
    end_vp: int = Field(ge=1)
    religion_die: list[int] = Field(min_length=6, max_length=6)
    religion_fields: list[int] = Field(min_length=3, max_length=3)
    house_fields: Literal[6]
    houses: Literal[4]
    protections: int = Field(ge=1)
    stones_of_a_kind: int = Field(ge=1)
    house_vp: int = Field(ge=0)
    protection_vp: int = Field(ge=0)
    goods_per_vp: int = Field(ge=1)
    captain_vp: int = Field(ge=1)
    free_die_price: int = Field(ge=1)
    no_person_price: int = Field(ge=1)
    longest_skip: int = Field(ge=0, le=3)
    source: Source


class Data(StrictModel):
    """The whole component file."""

    game: Literal["column_of_fire"]
    format: Literal[1]
    about: str
    goods: list[Good]
    countries: list[Country]
    persons: list[Person]
    events: list[EventCard]
    advantages: list[Advantage]
    track: list[TrackField]
    loch_leven: list[LochLeven]
    numbers: Numbers

    @model_validator(mode="after")
    def check(self) -> Self:
        """What is certain from the rulebook is fixed; the rest may be corrected within it."""
        _check_countries(self)
        _check_cards(self)
        _check_loch_leven(self)
        _check_track(self)
        _check_advantages(self)
        return self


def _check_countries(data: Data) -> None:
    require_order("goods", (good.id for good in data.goods), GOODS)
    require_order("countries", (country.id for country in data.countries), COUNTRIES)
    require_order("the countries' dice", (country.die for country in data.countries), DICE[: len(COUNTRIES)])  # CF-01
    buyers: Counter[str] = Counter()
    for country in data.countries:
        kinds = {price.good for price in country.prices}
        require(len(country.prices) == len(kinds) == 2, f"{country.id} must buy two kinds of goods (CF-11)")
        buyers.update(kinds)
    require(all(buyers[good] == 2 for good in GOODS), "each kind of good must be bought in two countries (CF-63)")
    require(all(1 <= face <= 5 for face in data.numbers.religion_die), "the religion die shows 1 to 5 (CF-02)")
    require(all(1 <= n <= 6 for n in data.numbers.religion_fields), "a country has 1 to 6 religion fields (CF-10)")


def _check_cards(data: Data) -> None:
    ids = [card.id for card in data.persons] + [card.id for card in data.events]
    twice = [card for card, count in Counter(ids).items() if count > 1]
    require(not twice, f"two cards have the id {twice[0] if twice else ''!r}")
    require(len(data.persons) == 52, f"there must be 52 persons, not {len(data.persons)}")
    for person in data.persons:
        for symbol in person.symbols:
            require(symbol in SYMBOLS, f"person {person.id!r} has the unknown symbol {symbol!r}")
        require(len(set(person.symbols)) == len(person.symbols), f"person {person.id!r} has one symbol twice")
    for country in COUNTRIES:
        _check_deck(data, country)
    for event in data.events:
        if event.effect != "bonus" and event.value < 1:
            raise broken("event_value", "event {event!r} needs a value from 1", event=event.id)


def _check_deck(data: Data, country: str) -> None:
    deck = [person for person in data.persons if person.country == country]
    if not FEWEST_PERSONS <= len(deck) <= MOST_PERSONS:
        message = "the deck of {country} must have {fewest} to {most} persons, not {count}"
        raise broken("deck_size", message, country=country, fewest=FEWEST_PERSONS, most=MOST_PERSONS, count=len(deck))
    captains = sum("captain" in person.symbols for person in deck)
    if captains != 1:
        message = "the deck of {country} must have one captain, not {count}"
        raise broken("captains", message, country=country, count=captains)
    events = [event for event in data.events if event.country == country]
    require(len(events) == 4, f"the deck of {country} must have 4 events, not {len(events)} (CF-80)")
    effects = Counter(event.effect for event in events)
    if effects["bonus"] != 1:
        raise broken("bonus_events", "the deck of {country} must have one bonus event (CF-80)", country=country)
    if effects["die_to_loch_leven"] != 1:
        raise broken("leven_events", "the deck of {country} must have one Loch Leven event (CF-80)", country=country)


def _check_loch_leven(data: Data) -> None:
    require(len(data.loch_leven) == 4, f"there must be 4 Loch Leven cards, not {len(data.loch_leven)}")
    for card in data.loch_leven:
        require(card.start_field in SHIPS, f"Loch Leven card {card.id!r} starts on no ship field")
    if len({card.start_field for card in data.loch_leven}) != 4:
        raise broken("start_fields", "each Loch Leven card must name another start field (CF-51)")
    religions = Counter(card.religion for card in data.loch_leven)
    if religions["catholic"] != 2:
        raise broken("leven_religions", "each religion must stand on two Loch Leven cards")


def _check_track(data: Data) -> None:
    require(len(data.track) == 20, f"the action track must have 20 fields, not {len(data.track)} (CF-59)")
    known = {*SYMBOLS, *TRACK_SYMBOLS}
    for at, field in enumerate(data.track):
        require(field.symbol in known, f"track field {at} has the unknown symbol {field.symbol!r}")
    dice: Counter[str] = Counter(field.die for field in data.track)
    for die in DICE[:COLOURED]:
        if dice[die] != 4:
            message = "each die must lead to four fields of the track (CF-59), {die} leads to {count}"
            raise broken("track_dice", message, die=die, count=dice[die])
    symbols = Counter(field.symbol for field in data.track)
    for symbol in TRACK_SYMBOLS[1:]:
        if symbols[symbol] != 1:
            message = "the track must have the field {symbol!r} once (CF-57)"
            raise broken("track_symbol", message, symbol=symbol, count=symbols[symbol])
    for at, field in enumerate(data.track, 1):
        if (field.symbol in SHIPS) != (field.die == "violet"):
            message = "track field {field}: ships and the violet die belong together (CF-57)"
            raise broken("ship_dice", message, field=at)


def _check_advantages(data: Data) -> None:
    symbols = [tile.symbol for tile in data.advantages]
    for symbol in symbols:
        require(symbol in SYMBOLS, f"an advantage has the unknown symbol {symbol!r}")
    twice = [symbol for symbol, count in Counter(symbols).items() if count > 1]
    if twice:
        raise broken("advantage_twice", "the kind of advantage {symbol!r} is listed twice", symbol=twice[0])
    total = sum(tile.count for tile in data.advantages)
    if total != 28:
        raise broken("advantage_count", "there must be 28 advantages, not {count} (CF-08)", count=total)


BOX: Final = ComponentFile(
    FILE,
    Data,
    (
        Number("prices", "vp", 1, 9),
        Name("persons", "name"),
        Choice("persons", "country", COUNTRIES),
        Choices("persons", "symbols", SYMBOLS, 1, 2),
        Choice("persons", "stone", STONES),
        Name("events", "name"),
        Choice("events", "hits", HITS),
        Choice("events", "effect", EFFECTS),
        Number("events", "value", 0, 6),
        Choice("advantages", "symbol", SYMBOLS),
        Number("advantages", "count", 1, 15),
        Choice("track", "die", DICE[:COLOURED]),
        Choice("track", "symbol", SYMBOLS + TRACK_SYMBOLS),
        Choice("loch_leven", "religion", RELIGIONS),
        Choice("loch_leven", "good", GOODS),
        Choice("loch_leven", "start_field", SHIPS),
    ),
    nested={"prices": ("countries", "prices")},
)
