"""A position, in ints, and the plain questions about it that rules, screens and bots share."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.column_of_fire.tables import BLACK, CATHOLIC, PROTESTANT, RELIGION_FIELDS


class State:
    """What lies on the table.

    `goods`, `faces` and `houses` are flat: [seat * 4 + good], [seat * 5 + die], [seat * 4 + country]. A house is the
    number of its field, 0 for none. `displays[seat]` holds `person * 8 + die` from left to right. `free`, `leven` and
    `rolled` are bit masks of dice; `unseen[country]` is a bit mask of cards. Heaps of advantages have four bits per
    kind; in a masked state a heap that is not known is HIDDEN while its size stays. `faces` of a free die is the number
    it last showed, 0 before its first roll.
    """

    __slots__ = (
        "active",
        "discs",
        "displays",
        "ending",
        "event_seen",
        "faces",
        "free",
        "goods",
        "half",
        "hand_sizes",
        "hands",
        "houses",
        "leven",
        "open",
        "protections",
        "religion_dice",
        "religions",
        "rolled",
        "seats",
        "sold",
        "stack",
        "start",
        "stones",
        "supply",
        "supply_size",
        "unseen",
        "used",
        "vp",
        "year",
    )

    stack: list[Frame]

    def __init__(self, seats: int, start: int = 0) -> None:
        self.seats = seats
        self.start = start
        self.year = 0
        self.half = 0  # 0: first half, 1: second half
        self.active = start
        self.ending = 0  # somebody has reached 50 VP (CF-95)
        self.sold = 0  # this turn: a bit per country * 4 + good (CF-61)
        self.event_seen = 0  # this turn: an event was turned up (CF-40)
        self.rolled = 0  # this turn: free dice that may take a person (CF-43)
        self.vp = [0] * seats
        self.religions = [0] * seats
        self.religion_dice = [1] * seats
        self.protections = [0] * seats
        self.discs = [0] * seats
        self.free = [31] * seats
        self.leven = [0] * seats
        self.displays: list[tuple[int, ...]] = [()] * seats
        self.goods = [0] * (4 * seats)
        self.faces = [0] * (5 * seats)
        self.houses = [0] * (4 * seats)
        self.stones = [0] * 12
        self.open = [-1] * 4
        self.unseen = [0] * 4
        self.hands = [0] * seats
        self.hand_sizes = [0] * seats
        self.supply = 0
        self.supply_size = 0
        self.used = 0
        self.stack = []

    def copy(self) -> State:
        """An independent state."""
        new = State.__new__(State)
        new.seats = self.seats
        new.start = self.start
        new.year = self.year
        new.half = self.half
        new.active = self.active
        new.ending = self.ending
        new.sold = self.sold
        new.event_seen = self.event_seen
        new.rolled = self.rolled
        new.vp = self.vp[:]
        new.religions = self.religions[:]
        new.religion_dice = self.religion_dice[:]
        new.protections = self.protections[:]
        new.discs = self.discs[:]
        new.free = self.free[:]
        new.leven = self.leven[:]
        new.displays = self.displays[:]
        new.goods = self.goods[:]
        new.faces = self.faces[:]
        new.houses = self.houses[:]
        new.stones = self.stones[:]
        new.open = self.open[:]
        new.unseen = self.unseen[:]
        new.hands = self.hands[:]
        new.hand_sizes = self.hand_sizes[:]
        new.supply = self.supply
        new.supply_size = self.supply_size
        new.used = self.used
        new.stack = self.stack[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position."""
        return (
            self.seats,
            self.start,
            self.year,
            self.half,
            self.active,
            self.ending,
            self.sold,
            self.event_seen,
            self.rolled,
            tuple(self.vp),
            tuple(self.religions),
            tuple(self.religion_dice),
            tuple(self.protections),
            tuple(self.discs),
            tuple(self.free),
            tuple(self.leven),
            tuple(self.displays),
            tuple(self.goods),
            tuple(self.faces),
            tuple(self.houses),
            tuple(self.stones),
            tuple(self.open),
            tuple(self.unseen),
            tuple(self.hands),
            tuple(self.hand_sizes),
            self.supply,
            self.supply_size,
            self.used,
            tuple((frame.kind, frame.seat, frame.args) for frame in self.stack),
        )


def free_religion_fields(s: State, country: int) -> int:
    """How many religion fields of a country are still free; at 0 a torch burns there (CF-33)."""
    stones = s.stones
    at = 3 * country
    return RELIGION_FIELDS[s.seats] - stones[at] - stones[at + 1] - stones[at + 2]


def is_burning(s: State, country: int) -> bool:
    """Whether all religion fields are taken, so that a conflict is coming."""
    return free_religion_fields(s, country) == 0


def winning_religion(s: State, country: int) -> int:
    """The religion with more stones in a country, -1 without a majority; neutral stones do not count (CF-71)."""
    balance = s.stones[3 * country + CATHOLIC] - s.stones[3 * country + PROTESTANT]
    if balance == 0:
        return -1
    return CATHOLIC if balance > 0 else PROTESTANT


def is_alone(s: State, seat: int) -> bool:
    """Whether a player is the only one of the own religion (CF-23)."""
    return s.religions.count(s.religions[seat]) == 1


def is_used_up(s: State, country: int) -> bool:
    """Whether a country shows no person and has no card left to turn up (CF-46)."""
    return s.open[country] < 0 and s.unseen[country] == 0


def house_owner(s: State, country: int, field: int) -> int:
    """Whose house stands on a house field, -1 for nobody's."""
    for seat in range(s.seats):
        if s.houses[4 * seat + country] == field:
            return seat
    return -1


def dice_on_persons(s: State, seat: int) -> int:
    """The mask of a player's coloured dice that lie on persons."""
    return 31 & ~(s.free[seat] | s.leven[seat])


def shows(s: State, seat: int, die: int) -> int:
    """The number a player's die shows."""
    return s.religion_dice[seat] if die == BLACK else s.faces[5 * seat + die]


def person_under(s: State, seat: int, die: int) -> int:
    """The person in a player's display on which a die lies, -1 for none."""
    for entry in s.displays[seat]:
        if entry & 7 == die:
            return entry >> 3
    return -1


def goods_total(s: State, seat: int) -> int:
    """How many goods a player has."""
    at = 4 * seat
    return sum(s.goods[at : at + 4])


def houses_total(s: State, seat: int) -> int:
    """In how many countries a player has a house."""
    at = 4 * seat
    return 4 - s.houses[at : at + 4].count(0)


def turn_order(s: State, first: int) -> tuple[int, ...]:
    """All seats clockwise from one of them (CF-09)."""
    return _ORDERS[s.seats][first]


_ORDERS = tuple(tuple(tuple((first + i) % n for i in range(n)) for first in range(n)) for n in range(5))
