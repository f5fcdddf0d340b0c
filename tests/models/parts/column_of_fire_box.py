"""What is in the box of A Column of Fire, by name, and how an action is told in names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import Action

_DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "assets" / "data" / "column_of_fire.json").read_text(encoding="utf-8")
)


class Person(NamedTuple):
    """A person card."""

    country: str
    symbols: tuple[str, ...]
    stone: str


class Event(NamedTuple):
    """An event card: whom it hits and how."""

    country: str
    hits: str  # all, house_in, religion
    of: str  # all, the country or the religion
    effect: str
    value: int


class Field(NamedTuple):
    """A field of the action track."""

    die: str
    symbol: str


GOODS = tuple(good["id"] for good in _DATA["goods"])
COUNTRIES = tuple(country["id"] for country in _DATA["countries"])
DIE_OF = {country["id"]: country["die"] for country in _DATA["countries"]}
PRICES = {country["id"]: {price["good"]: price["vp"] for price in country["prices"]} for country in _DATA["countries"]}
JOKER, RELIGION_DIE = "violet", "black"
COLOURED = (*DIE_OF.values(), JOKER)
DICE = (*COLOURED, RELIGION_DIE)
RELIGIONS = ("catholic", "protestant")
STONES = (*RELIGIONS, "neutral")
PERSONS = {card["id"]: Person(card["country"], tuple(card["symbols"]), card["stone"]) for card in _DATA["persons"]}
_HITS = {"all": "all", **dict.fromkeys(COUNTRIES, "house_in"), **dict.fromkeys(RELIGIONS, "religion")}
EVENTS = {
    card["id"]: Event(card["country"], _HITS[card["hits"]], card["hits"], card["effect"], card["value"])
    for card in _DATA["events"]
}
CARDS = (*PERSONS, *EVENTS)
DECKS = {
    country: [card for card in CARDS if (PERSONS.get(card) or EVENTS[card]).country == country] for country in COUNTRIES
}
ADVANTAGES = {tile["symbol"]: tile["count"] for tile in _DATA["advantages"]}
TRACK = [Field(field["die"], field["symbol"]) for field in _DATA["track"]]
SYMBOLS = (
    *(f"good_{good}" for good in GOODS),
    "advantage",
    "protection",
    *("vp_1", "vp_2", "vp_3"),
    "captain",
    "stone_neutral",
    "turn_die",
    "remove_person",
    "stone_catholic",
    "stone_protestant",
    "advance",
    "free_die",
)

# What the ints of an action stand for; what is not named here is a plain number.
_NAMES: dict[str, tuple[str, ...]] = {
    "country": COUNTRIES,
    "die": DICE,
    "good": GOODS,
    "religion": RELIGIONS,
    "stone": STONES,
    "person": tuple(PERSONS),
    "symbol": SYMBOLS,
    "advantage": tuple(ADVANTAGES),
}
_ROLES: dict[str, tuple[str, ...]] = {
    "advance": ("field",),
    "choose": ("die", "country"),
    "choose_religion": ("religion",),
    "free_die": ("die",),
    "gain_good": ("good",),
    "gain_vp": ("vp",),
    "keep_house": ("country",),
    "let_go": ("person",),
    "lose_good": ("good",),
    "lose_vp": ("vp",),
    "move": ("field", "vp"),
    "pay_die": ("die",),
    "place_stone": ("stone", "country"),
    "put_on_leven": ("die",),
    "raise_house": ("country", "number"),
    "remove_person": ("person",),
    "remove_stone": ("stone", "country"),
    "resolve": ("country",),
    "sell": ("country", "good"),
    "sell_any": ("good",),
    "turn_die": ("die", "by"),
    "turn_down": ("person",),
    "turn_up": ("country",),
    "turn_use": ("person", "symbol"),
    "use_advantage": ("advantage",),
}


class Deed(NamedTuple):
    """An action in names."""

    kind: str
    args: tuple[Any, ...] = ()


def deed(kind: str, *args: Any) -> Deed:
    """A deed, for short."""
    return Deed(kind, args)


def to_action(done: Deed) -> Action:
    """A deed in the numbers of our rules."""
    roles = _ROLES.get(done.kind, ())
    pairs = zip(roles, done.args, strict=True)
    return Action(done.kind, tuple(_NAMES[role].index(arg) if role in _NAMES else arg for role, arg in pairs))


def to_deed(action: Action) -> Deed:
    """An action of our rules in names."""
    pairs = zip(_ROLES.get(action.kind, ()), action.args, strict=True)
    return Deed(action.kind, tuple(_NAMES[role][arg] if role in _NAMES else arg for role, arg in pairs))
