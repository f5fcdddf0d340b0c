"""The table of A Column of Fire in names, and all that is known here of the form in which positions are written."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from kingsbridge_desktop.core.types import NOBODY
from tests.models.parts.column_of_fire_box import ADVANTAGES, CARDS, COLOURED, COUNTRIES, GOODS, PRICES, STONES


@dataclass
class Player:
    """What lies before a player."""

    vp: int
    religion: str
    religion_die: int
    goods: dict[str, int]
    protections: int
    hand: list[str]
    disc: int
    numbers: dict[str, int | None]  # of the coloured dice; None before the first roll
    leven: list[str]  # the dice there
    display: list[tuple[str, str]]  # person and die, from left to right

    def free_dice(self) -> list[str]:
        """The coloured dice that lie on no card."""
        on_persons = [die for _, die in self.display]
        return [die for die in COLOURED if die not in on_persons and die not in self.leven]

    def person_under(self, die: str) -> str | None:
        """The person a die lies on."""
        return next((person for person, other in self.display if other == die), None)

    def number(self, die: str) -> int:
        """What a coloured die shows."""
        number = self.numbers[die]
        assert number is not None
        return number


@dataclass
class Country:
    """A country with its deck; `houses` tells the number of each owner's house."""

    shown: str | None
    deck: list[str]
    houses: dict[int, int]
    stones: list[str]


class Step(NamedTuple):
    """Something that is to come; the last one of the agenda comes first."""

    kind: str
    seat: int
    about: tuple[Any, ...] = ()


@dataclass
class Table:
    """A whole position."""

    start: int
    year: int
    half: int
    active: int
    end_announced: bool
    event_seen: bool
    sold: set[tuple[str, str]]  # country and good, in this turn
    rolled: list[str]  # dice that may still take a person
    players: list[Player]
    countries: dict[str, Country]
    supply: list[str]
    used: list[str]
    agenda: list[Step] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @classmethod
    def read(cls, position: dict[str, Any]) -> Self:
        """The table of a whole position, in the form in which our rules write it down."""
        table, players = position["table"], position["players"]
        return cls(
            start=table["start_player"],
            year=table["year"],
            half=HALVES.index(table["half"]) + 1,
            active=table["active_player"],
            end_announced=table["end_announced"],
            event_seen=table["turn"]["event_seen"],
            sold={_SALES[sale] for sale in table["turn"]["sold"]},
            rolled=list(table["turn"]["rolled"]),
            players=[_read_player(player) for player in players],
            countries={
                name: Country(
                    country["open"],
                    list(country["unseen"]),
                    {seat: player["houses"][name] for seat, player in enumerate(players) if name in player["houses"]},
                    _listed(country["stones"]),
                )
                for name, country in table["countries"].items()
            },
            supply=_listed(table["advantages"]["supply"]),
            used=_listed(table["advantages"]["used"]),
            agenda=[_read_step(frame) for frame in position["stack"]],
        )

    def write(self) -> dict[str, Any]:
        """The same form again."""
        table = {
            "start_player": self.start,
            "year": self.year,
            "half": HALVES[self.half - 1],
            "active_player": self.active,
            "end_announced": self.end_announced,
            "turn": {
                "event_seen": self.event_seen,
                "sold": [name for name, sale in _SALES.items() if sale in self.sold],
                "rolled": [die for die in COLOURED if die in self.rolled],
            },
            "countries": {name: _write_country(country) for name, country in self.countries.items()},
            "advantages": {
                "supply": dict(Counter(self.supply)),
                "supply_count": len(self.supply),
                "used": dict(Counter(self.used)),
            },
        }
        return {
            "game": "column_of_fire",
            "seats": self.seats,
            "players": [self._write_player(seat) for seat in range(self.seats)],
            "table": table,
            "stack": [_write_step(step) for step in self.agenda],
        }

    def _write_player(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {
            "vp": player.vp,
            "religion": player.religion,
            "religion_die": player.religion_die,
            "goods": {good: count for good, count in player.goods.items() if count},
            "houses": {
                name: country.houses[seat] for name, country in self.countries.items() if seat in country.houses
            },
            "protections": player.protections,
            "advantages": dict(Counter(player.hand)),
            "advantage_count": len(player.hand),
            "disc": player.disc,
            "dice": {
                "free": player.free_dice(),
                "loch_leven": [die for die in COLOURED if die in player.leven],
                "shows": {die: number for die, number in player.numbers.items() if number},
            },
            "persons": [{"person": card, "die": die} for card, die in player.display],
        }


HALVES = ("first", "second")
_SALES = {f"{good}_in_{country}": (country, good) for country in COUNTRIES for good in GOODS}
_PLACE = {name: at for names in (STONES, ADVANTAGES, CARDS) for at, name in enumerate(names)}


def in_order(things: list[str]) -> list[str]:
    """Stones, advantages or cards in the order in which the box lists them."""
    return sorted(things, key=_PLACE.__getitem__)


def _listed(counts: dict[str, int]) -> list[str]:
    """As many of each thing as there are."""
    return [name for name, count in counts.items() for _ in range(count)]


def _read_player(player: dict[str, Any]) -> Player:
    return Player(
        vp=player["vp"],
        religion=player["religion"],
        religion_die=player["religion_die"],
        goods={good: player["goods"].get(good, 0) for good in GOODS},
        protections=player["protections"],
        hand=_listed(player["advantages"]),
        disc=player["disc"],
        numbers={die: player["dice"]["shows"].get(die) for die in COLOURED},
        leven=list(player["dice"]["loch_leven"]),
        display=[(card["person"], card["die"]) for card in player["persons"]],
    )


def _write_country(country: Country) -> dict[str, Any]:
    return {"open": country.shown, "unseen": in_order(country.deck), "stones": dict(Counter(country.stones))}


# The names of what a step is about, in the order in which it is told.
_ABOUT = {
    "turns": ("turn",),
    "persons": ("persons",),
    "turn_person": ("persons",),
    "stone": ("die", "country"),
    "house": ("die", "country"),
    "act": ("person",),
    **dict.fromkeys(("next_card", "turn_up", "turning_up"), ("country",)),
    **dict.fromkeys(("struck", "answer_event"), ("event",)),
    **dict.fromkeys(("field", "use_field"), ("field",)),
    "ship": ("country", "stone_placed"),
    "trade": ("good", "sold"),
    **dict.fromkeys(("target", "pick_target"), ("symbol",)),
}


def _read_step(frame: dict[str, Any]) -> Step:
    kind, args = frame["kind"], frame["args"]
    seat = NOBODY if frame["seat"] is None else frame["seat"]
    if kind == "turn_religion" and args:
        return Step("turn_religion_first", seat)
    about = [args[name] for name in _ABOUT.get(kind, ())]
    return Step(kind, seat, tuple(tuple(one) if isinstance(one, list) else one for one in about))


def _write_step(step: Step) -> dict[str, Any]:
    kind, seat = step.kind, None if step.seat == NOBODY else step.seat
    if kind == "turn_religion_first":
        return {"kind": "turn_religion", "seat": seat, "args": {"first": True}}
    about = [list(one) if isinstance(one, tuple) else one for one in step.about]
    return {"kind": kind, "seat": seat, "args": dict(zip(_ABOUT.get(kind, ()), about, strict=True))}


def buyers(good: str) -> list[str]:
    """The countries that buy a good."""
    return [country for country in COUNTRIES if good in PRICES[country]]
