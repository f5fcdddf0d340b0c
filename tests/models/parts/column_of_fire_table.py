"""The table of A Column of Fire in names, and all that is known here of the form in which positions are written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

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
        return cls(
            start=position["start_player"],
            year=position["year"],
            half=position["half"],
            active=position["active"],
            end_announced=position["end_announced"],
            event_seen=position["event_this_turn"],
            sold={(country, good) for country, good in position["sold_this_turn"]},
            rolled=list(position["rolled_this_turn"]),
            players=[_read_player(player) for player in position["players"]],
            countries={
                name: Country(
                    country["open"],
                    list(country["unseen"]),
                    {owner: at for at, owner in enumerate(country["houses"], 1) if owner is not None},
                    list(country["stones"]),
                )
                for name, country in position["countries"].items()
            },
            supply=list(position["advantage_supply"]),
            used=list(position["used_advantages"]),
            agenda=[_read_step(frame) for frame in position["stack"]],
        )

    def write(self) -> dict[str, Any]:
        """The same form again."""
        in_play = {person for player in self.players for person, _ in player.display}
        for country in self.countries.values():
            in_play |= {*country.deck, country.shown or ""}
        return {
            "seats": self.seats,
            "start_player": self.start,
            "year": self.year,
            "half": self.half,
            "active": self.active,
            "end_announced": self.end_announced,
            "event_this_turn": self.event_seen,
            "sold_this_turn": [
                [country, good] for country in COUNTRIES for good in GOODS if (country, good) in self.sold
            ],
            "rolled_this_turn": [die for die in COLOURED if die in self.rolled],
            "players": [_write_player(player) for player in self.players],
            "countries": {name: _write_country(country) for name, country in self.countries.items()},
            "gone": [card for card in CARDS if card not in in_play],
            "advantage_supply": in_order(self.supply),
            "advantage_supply_count": len(self.supply),
            "used_advantages": in_order(self.used),
            "stack": [_write_step(step) for step in self.agenda],
        }


_PLACE = {name: at for names in (STONES, ADVANTAGES, CARDS) for at, name in enumerate(names)}


def in_order(things: list[str]) -> list[str]:
    """Stones, advantages or cards in the order in which the box lists them."""
    return sorted(things, key=_PLACE.__getitem__)


def _read_player(player: dict[str, Any]) -> Player:
    numbers = {**player["free_dice"], **player["loch_leven"]}
    numbers.update({card["die"]: card["shows"] for card in player["persons"]})
    return Player(
        vp=player["vp"],
        religion=player["religion"],
        religion_die=player["religion_die"],
        goods=dict(player["goods"]),
        protections=player["protections"],
        hand=list(player["advantages"]),
        disc=player["disc"],
        numbers=numbers,
        leven=list(player["loch_leven"]),
        display=[(card["person"], card["die"]) for card in player["persons"]],
    )


def _write_player(player: Player) -> dict[str, Any]:
    return {
        "vp": player.vp,
        "religion": player.religion,
        "religion_die": player.religion_die,
        "goods": dict(player.goods),
        "protections": player.protections,
        "advantages": in_order(player.hand),
        "advantage_count": len(player.hand),
        "disc": player.disc,
        "free_dice": {die: player.numbers[die] for die in player.free_dice()},
        "loch_leven": {die: player.numbers[die] for die in player.leven},
        "persons": [{"person": card, "die": die, "shows": player.numbers[die]} for card, die in player.display],
    }


def _write_country(country: Country) -> dict[str, Any]:
    at = {number: owner for owner, number in country.houses.items()}
    return {
        "open": country.shown,
        "unseen": in_order(country.deck),
        "houses": [at.get(number) for number in range(1, 7)],
        "stones": in_order(country.stones),
    }


def _read_step(frame: dict[str, Any]) -> Step:
    kind, about = frame["kind"], tuple(frame["args"])
    if kind == "turn_religion" and about:
        return Step("turn_religion_first", frame["seat"])
    if kind in ("persons", "turn_person"):
        return Step(kind, frame["seat"], (about,))
    if kind in ("ship", "trade"):
        return Step(kind, frame["seat"], (about[0], bool(about[1])))
    return Step(kind, frame["seat"], about)


def _write_step(step: Step) -> dict[str, Any]:
    kind, about = step.kind, list(step.about)
    if kind == "turn_religion_first":
        kind, about = "turn_religion", [1]
    elif kind in ("persons", "turn_person"):
        about = list(step.about[0])
    elif kind in ("ship", "trade"):
        about = [step.about[0], int(step.about[1])]
    return {"kind": kind, "seat": step.seat, "args": about}


def buyers(good: str) -> list[str]:
    """The countries that buy a good."""
    return [country for country in COUNTRIES if good in PRICES[country]]
