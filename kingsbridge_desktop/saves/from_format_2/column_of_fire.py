"""A Column of Fire: houses go from the countries to their owners, numbers from places to dice, frames get names."""

from __future__ import annotations

from collections import Counter
from typing import Any

_COUNTRY = ("country",)
_PERSONS = ("persons",)  # as many as there are
_EVENT = ("event", "given")
_ARGUMENTS: dict[str, tuple[str, ...]] = {
    "turns": ("turn",),
    "religion": ("first",),
    "turn_religion": ("first",),
    "persons": _PERSONS,
    "turn_person": _PERSONS,
    "stone": ("die", "country"),
    "house": ("die", "country"),
    "act": ("person",),
    "next_card": _COUNTRY,
    "turn_up": _COUNTRY,
    "turning_up": _COUNTRY,
    "struck": _EVENT,
    "answer_event": _EVENT,
    "field": ("field",),
    "use_field": ("field",),
    "ship": ("country", "stone_placed"),
    "trade": ("good", "sold"),
    "target": ("symbol",),
    "pick_target": ("symbol",),
}
_FLAGS = frozenset({"first", "stone_placed", "sold"})


def position(old: dict[str, Any]) -> dict[str, Any]:
    """The position in today's form; cards that were listed as gone are those that lie nowhere."""
    countries = old["countries"]
    return {
        "game": "column_of_fire",
        "seats": old["seats"],
        "players": [_player(player, seat, countries) for seat, player in enumerate(old["players"])],
        "table": {
            "start_player": old["start_player"],
            "year": old["year"],
            "half": ("first", "second")[old["half"] - 1],
            "active_player": old["active"],
            "end_announced": old["end_announced"],
            "turn": {
                "sold": [f"{good}_in_{country}" for country, good in old["sold_this_turn"]],
                "event_seen": old["event_this_turn"],
                "rolled": old["rolled_this_turn"],
            },
            "countries": {
                name: {
                    "stones": dict(Counter(country["stones"])),
                    "open": country["open"],
                    "unseen": country["unseen"],
                }
                for name, country in countries.items()
            },
            "advantages": {
                "supply": _counts(old["advantage_supply"]),
                "supply_count": old["advantage_supply_count"],
                "used": _counts(old["used_advantages"]),
            },
        },
        "stack": [_frame(frame) for frame in old["stack"]],
    }


def _player(old: dict[str, Any], seat: int, countries: dict[str, Any]) -> dict[str, Any]:
    numbers = {**old["free_dice"], **old["loch_leven"], **{card["die"]: card["shows"] for card in old["persons"]}}
    return {
        "vp": old["vp"],
        "religion": old["religion"],
        "religion_die": old["religion_die"],
        "protections": old["protections"],
        "disc": old["disc"],
        "dice": {
            "free": list(old["free_dice"]),
            "loch_leven": list(old["loch_leven"]),
            "shows": {die: number for die, number in numbers.items() if number is not None},
        },
        "persons": [{"person": card["person"], "die": card["die"]} for card in old["persons"]],
        "goods": old["goods"],
        "houses": {
            name: country["houses"].index(seat) + 1 for name, country in countries.items() if seat in country["houses"]
        },
        "advantages": _counts(old["advantages"]),
        "advantage_count": old["advantage_count"],
    }


def _counts(names: list[str] | None) -> dict[str, int] | None:
    """How many there are of each; null is what somebody could not see."""
    return None if names is None else dict(Counter(names))


def _frame(old: dict[str, Any]) -> dict[str, Any]:
    names, values = _ARGUMENTS.get(old["kind"], ()), old["args"]
    if names == _PERSONS:
        values = [values]
    pairs = zip(names, values, strict=False)  # the last one may be missing
    args = {name: bool(value) if name in _FLAGS else value for name, value in pairs}
    return {"kind": old["kind"], "seat": None if old["seat"] < 0 else old["seat"], "args": args}
