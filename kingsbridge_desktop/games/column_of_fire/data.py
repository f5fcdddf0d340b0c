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

import json
from collections import Counter
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.games.component_file import text_of, validated

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

Source = Literal["rulebook", "derived", "outside", "rebuilt"]
CountryId = Literal["england", "france", "netherlands", "spain"]
GoodId = Literal["book", "ore", "cloth", "wine"]
Religion = Literal["catholic", "protestant"]
Stone = Literal["catholic", "protestant", "neutral"]
Die = Literal["white", "blue", "orange", "brown", "violet"]


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Name(_Strict):
    """A name or sentence in both languages."""

    de: str = Field(min_length=1)
    en: str = Field(min_length=1)


class Good(_Strict):
    """A kind of good; `count` is for the picture only (CF-14)."""

    id: GoodId
    name: Name
    count: int = Field(ge=1)


class Price(_Strict):
    """What a country pays for a kind of good."""

    good: GoodId
    vp: int = Field(ge=1, le=9)
    source: Source


class Country(_Strict):
    """A country with its city, its die and the two kinds it buys."""

    id: CountryId
    name: Name
    city: Name
    die: Die
    prices: list[Price]


class PersonSources(_Strict):
    """Where each part of a person comes from."""

    name: Source
    country: Source
    symbols: Source
    stone: Source


class Person(_Strict):
    """A person card."""

    id: str = Field(pattern=r"^[a-z_]+$")
    name: Name
    country: CountryId
    symbols: list[str] = Field(min_length=1, max_length=2)
    stone: Stone
    sources: PersonSources


class Hits(_Strict):
    """Whom an event names: everybody, the owners of a house in a country, or a religion."""

    kind: Literal["all", "house_in", "religion"]
    of: str = ""


class EventSources(_Strict):
    """Where each part of an event comes from."""

    name: Source
    effect: Source


class EventCard(_Strict):
    """An event card: whom it names and what it does to them."""

    id: str = Field(pattern=r"^[a-z_]+$")
    name: Name
    country: CountryId
    year: int
    story: Name
    hits: Hits
    effect: Literal["lose_vp", "lose_goods", "die_to_loch_leven", "bonus"]
    value: int = Field(ge=0, le=6)
    sources: EventSources


class AdvantageSources(_Strict):
    """Where the symbol and the number of an advantage come from."""

    symbol: Source
    count: Source


class Advantage(_Strict):
    """A kind of advantage tile and how many there are."""

    symbol: str
    count: int = Field(ge=1, le=15)
    sources: AdvantageSources


class FieldSources(_Strict):
    """Where each part of a track field comes from."""

    die: Source
    symbol: Source
    place: Source


class TrackField(_Strict):
    """A field of the action track: the die that leads there and what it lets one do."""

    die: Die
    symbol: str
    sources: FieldSources


class LochLeven(_Strict):
    """The set-up side of a Loch Leven card."""

    id: str
    religion: Religion
    good: GoodId
    start_field: int = Field(ge=0, le=19)
    source: Source


class Numbers(_Strict):
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


class Data(_Strict):
    """The whole component file."""

    game: Literal["column_of_fire"]
    format: Literal[1]
    note: Name
    goods: list[Good]
    countries: list[Country]
    persons: list[Person]
    events: list[EventCard]
    advantages: list[Advantage]
    track: list[TrackField]
    loch_leven: list[LochLeven]
    numbers: Numbers


def loads(text: str) -> Data:
    """The component file from its text; BadData with the reason when it does not describe the game."""
    data = validated(FILE, Data, text)
    _check_countries(data)
    _check_cards(data)
    _check_track(data)
    _check_advantages(data)
    return data


@cache
def load() -> Data:
    """The component file of the product, read once."""
    return loads(text_of(FILE))


def _require(true: bool, reason: str) -> None:
    if not true:
        raise BadData(f"column_of_fire data: {reason}", reason=reason)


def _check_countries(data: Data) -> None:
    _require([good.id for good in data.goods] == list(GOODS), f"goods must be {', '.join(GOODS)} in this order")
    _require(
        [c.id for c in data.countries] == list(COUNTRIES), f"countries must be {', '.join(COUNTRIES)} in this order"
    )
    _require(
        [c.die for c in data.countries] == list(DICE[: len(COUNTRIES)]),
        f"the countries' dice must be {', '.join(DICE[: len(COUNTRIES)])} (CF-01)",
    )
    buyers: Counter[str] = Counter()
    for country in data.countries:
        kinds = {price.good for price in country.prices}
        _require(len(country.prices) == len(kinds) == 2, f"{country.id} must buy two kinds of goods (CF-11)")
        buyers.update(kinds)
    _require(all(buyers[good] == 2 for good in GOODS), "each kind of good must be bought in two countries (CF-63)")
    _require(all(1 <= face <= 5 for face in data.numbers.religion_die), "the religion die shows 1 to 5 (CF-02)")
    _require(all(1 <= n <= 6 for n in data.numbers.religion_fields), "a country has 1 to 6 religion fields (CF-10)")


def _check_cards(data: Data) -> None:
    ids = [card.id for card in data.persons] + [card.id for card in data.events]
    twice = [card for card, count in Counter(ids).items() if count > 1]
    _require(not twice, f"two cards have the id {twice[0] if twice else ''!r}")
    _require(len(data.persons) == 52, f"there must be 52 persons, not {len(data.persons)}")
    for person in data.persons:
        for symbol in person.symbols:
            _require(symbol in SYMBOLS, f"person {person.id!r} has the unknown symbol {symbol!r}")
        _require(len(set(person.symbols)) == len(person.symbols), f"person {person.id!r} has one symbol twice")
    for country in COUNTRIES:
        deck = [person for person in data.persons if person.country == country]
        captains = sum("captain" in person.symbols for person in deck)
        _require(captains == 1, f"the deck of {country} must have one captain, not {captains}")
        events = [event for event in data.events if event.country == country]
        _require(len(events) == 4, f"the deck of {country} must have 4 events, not {len(events)} (CF-80)")
        effects = Counter(event.effect for event in events)
        _require(effects["bonus"] == 1, f"the deck of {country} must have one bonus event (CF-80)")
        _require(effects["die_to_loch_leven"] == 1, f"the deck of {country} must have one Loch Leven event (CF-80)")
    for event in data.events:
        known = {"all": ("",), "house_in": COUNTRIES, "religion": RELIGIONS}[event.hits.kind]
        _require(event.hits.of in known, f"event {event.id!r} names nobody: {event.hits.of!r}")
        _require(event.effect == "bonus" or event.value >= 1, f"event {event.id!r} needs a value from 1")
    _require(len(data.loch_leven) == 4, f"there must be 4 Loch Leven cards, not {len(data.loch_leven)}")
    starts = {card.start_field for card in data.loch_leven}
    _require(len(starts) == 4, "each Loch Leven card must name another start field (CF-51)")
    religions = Counter(card.religion for card in data.loch_leven)
    _require(religions["catholic"] == religions["protestant"] == 2, "each religion must stand on two Loch Leven cards")


def _check_track(data: Data) -> None:
    _require(len(data.track) == 20, f"the action track must have 20 fields, not {len(data.track)} (CF-59)")
    dice: Counter[str] = Counter(field.die for field in data.track)
    _require(all(dice[die] == 4 for die in DICE[:COLOURED]), "each die must lead to four fields of the track (CF-59)")
    known = {*SYMBOLS, *TRACK_SYMBOLS}
    ships = set()
    for at, field in enumerate(data.track):
        _require(field.symbol in known, f"track field {at} has the unknown symbol {field.symbol!r}")
        is_ship = field.symbol.startswith("ship_")
        _require(
            is_ship == (field.die == "violet"), f"track field {at}: ships and the violet die belong together (CF-57)"
        )
        if is_ship:
            ships.add(field.symbol)
    _require(len(ships) == 4, "each country must have one ship field (CF-57)")


def _check_advantages(data: Data) -> None:
    symbols = [tile.symbol for tile in data.advantages]
    for symbol in symbols:
        _require(symbol in SYMBOLS, f"an advantage has the unknown symbol {symbol!r}")
    _require(len(set(symbols)) == len(symbols), "a kind of advantage is listed twice")
    total = sum(tile.count for tile in data.advantages)
    _require(total == 28, f"there must be 28 advantages, not {total} (CF-08)")


def dumps(data: Data) -> str:
    """The text of a component file, as `loads` reads it."""
    return json.dumps(data.model_dump(mode="json"), ensure_ascii=False)
