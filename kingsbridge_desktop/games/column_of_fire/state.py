"""A position, in ints, and the plain questions about it that rules, screens and bots share."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.fields import SEATS, Position, field, position, remembered
from kingsbridge_desktop.core.types import HIDDEN, Frame
from kingsbridge_desktop.games.column_of_fire.tables import (
    ADVANTAGE_IDS,
    ADVANTAGES,
    AHEAD,
    BLACK,
    CARD_IDS,
    CATHOLIC,
    COLOURED_DICE,
    COLOURED_MASK,
    COUNTRIES,
    DIE_BITS,
    DIE_OF_ENTRY,
    FACES_PER_SEAT,
    FIELDS,
    GOODS,
    GOODS_PER_SEAT,
    HEAP_BITS,
    HIGHEST_FACE,
    HIGHEST_RELIGION,
    HOUSE_FIELDS,
    HOUSES_PER_SEAT,
    MOST_OF_KIND,
    MOST_SEATS,
    NO_PERSON_PRICE,
    PERSON_IDS,
    PROTESTANT,
    RELIGION_FIELDS,
    RELIGIONS,
    SALE_IDS,
    STONES,
    STONES_PER_COUNTRY,
)
from kingsbridge_desktop.games.forms import Counts, Flag, Name, Names, Number, Record, Row

_COUNT = Number(0, 9999)
_SEAT = Number(0, MOST_SEATS - 1)
_HEAP = Counts(ADVANTAGE_IDS, high=MOST_OF_KIND, bits=HEAP_BITS)
_HIDDEN_HEAP = Counts(ADVANTAGE_IDS, high=MOST_OF_KIND, bits=HEAP_BITS, hidden=True)


class _Entry(Record):
    """A person in a display and the die that lies on it, in one int."""

    def __init__(self) -> None:
        super().__init__({"person": Name(PERSON_IDS), "die": Name(COLOURED_DICE)}, make=entry_of)

    def write(self, value: Any) -> Any:
        return super().write((value >> DIE_BITS, value & DIE_OF_ENTRY))


def entry_of(person: int, die: int) -> int:
    """What a display holds for a person with a die on it."""
    return person << DIE_BITS | die


@position
class State(Position):
    """What lies on the table."""

    seats: int = field(Number(2, MOST_SEATS))
    start: int = field(_SEAT, "start_player")
    year: int = field(Number(1, 9999))
    half: int = field(Name(("first", "second")))
    active: int = field(_SEAT, "active_player")
    ending: int = field(Flag(), "end_announced")  # somebody has reached 50 VP (CF-95)
    # This turn: what was sold where, a mask of SALE (CF-61); whether an event was turned up (CF-40); the free dice
    # that may take a person (CF-43).
    sold: int = field(Names(SALE_IDS), "turn.sold", default=0)
    event_seen: int = field(Flag(), "turn.event_seen", default=0)
    rolled: int = field(Names(COLOURED_DICE), "turn.rolled", default=0)
    vp: list[int] = field(_COUNT, each=SEATS)
    religions: list[int] = field(Name(RELIGIONS), "religion", each=SEATS)
    religion_dice: list[int] = field(Number(1, HIGHEST_RELIGION), "religion_die", each=SEATS)
    protections: list[int] = field(_COUNT, each=SEATS)
    discs: list[int] = field(Number(0, FIELDS - 1), "disc", each=SEATS)  # the field of the action track
    # Every coloured die is free, on Loch Leven or on a person in the display; the religion die stays where it is.
    free: list[int] = field(Names(COLOURED_DICE), "dice.free", each=SEATS)
    leven: list[int] = field(Names(COLOURED_DICE), "dice.loch_leven", each=SEATS)
    displays: list[tuple[int, ...]] = field(Row(_Entry(), make=tuple), "persons", each=SEATS)  # from left to right
    goods: list[int] = field(Counts(GOODS), each=SEATS)
    faces: list[int] = field(Counts(COLOURED_DICE, high=HIGHEST_FACE), "dice.shows", each=SEATS)  # 0: never rolled
    houses: list[int] = field(Counts(COUNTRIES, high=HOUSE_FIELDS), each=SEATS)  # the number of the field, 0: none
    stones: list[int] = field(Counts(STONES), "countries.stones", each=COUNTRIES)
    open: list[int] = field(Name(PERSON_IDS, none=-1), "countries.open", each=COUNTRIES)  # the person, -1: none
    unseen: list[int] = field(Names(CARD_IDS), "countries.unseen", each=COUNTRIES)  # the cards still to be turned up
    # A heap that is not known is HIDDEN while its size stays.
    hands: list[int] = field(_HIDDEN_HEAP, "advantages", each=SEATS)
    hand_sizes: list[int] = field(Number(0, ADVANTAGES), "advantage_count", each=SEATS)
    supply: int = field(_HIDDEN_HEAP, "advantages.supply")
    supply_size: int = field(Number(0, ADVANTAGES), "advantages.supply_count")
    used: int = field(_HEAP, "advantages.used")
    stack: list[Frame]
    room: list[int] = remembered()  # by country: how many religion fields are still free
    decks: list[tuple[int, ...]] = remembered()  # by country: the cards still to be turned up, in ascending order

    def __init__(self, seats: int, start: int = 0) -> None:
        """An empty table."""
        self.seats = seats
        self.start = self.active = start
        self.year = self.half = self.ending = self.sold = self.event_seen = self.rolled = 0
        self.vp = [0] * seats
        self.religions = [CATHOLIC] * seats
        self.religion_dice = [1] * seats
        self.protections = [0] * seats
        self.discs = [0] * seats
        self.free = [COLOURED_MASK] * seats
        self.leven = [0] * seats
        self.displays = [()] * seats
        self.goods = [0] * (GOODS_PER_SEAT * seats)
        self.faces = [0] * (FACES_PER_SEAT * seats)
        self.houses = [0] * (HOUSES_PER_SEAT * seats)
        self.stones = [0] * (STONES_PER_COUNTRY * len(COUNTRIES))
        self.open = [-1] * len(COUNTRIES)
        self.unseen = [0] * len(COUNTRIES)
        self.hands = [0] * seats
        self.hand_sizes = [0] * seats
        self.supply = self.supply_size = self.used = 0
        self.stack = []
        self.room = [RELIGION_FIELDS[seats]] * len(COUNTRIES)
        self.decks = [()] * len(COUNTRIES)

    def derive(self) -> None:
        """The free religion fields and the decks; and nothing is hidden in a heap of nothing."""
        fields, stones = RELIGION_FIELDS[self.seats], self.stones
        self.room = [fields - sum(stones[at : at + STONES_PER_COUNTRY]) for at in _STONES_AT]
        self.decks = [members_of(cards) for cards in self.unseen]
        for seat, size in enumerate(self.hand_sizes):
            if not size and self.hands[seat] == HIDDEN:
                self.hands[seat] = 0
        if not self.supply_size and self.supply == HIDDEN:
            self.supply = 0


def free_religion_fields(s: State, country: int) -> int:
    """How many religion fields of a country are still free; at 0 a torch burns there (CF-33)."""
    return s.room[country]


def burning_countries(s: State) -> list[int]:
    """Where all religion fields are taken: `is_burning` of every country at once, for what is asked in every turn."""
    return [country for country, room in enumerate(s.room) if not room] if 0 in s.room else []


_STONES_AT = range(0, STONES_PER_COUNTRY * len(COUNTRIES), STONES_PER_COUNTRY)


def is_burning(s: State, country: int) -> bool:
    """Whether all religion fields are taken, so that a conflict is coming."""
    return s.room[country] == 0


def winning_religion(s: State, country: int) -> int:
    """The religion with more stones in a country, -1 without a majority; neutral stones do not count (CF-71)."""
    at = STONES_PER_COUNTRY * country
    balance = s.stones[at + CATHOLIC] - s.stones[at + PROTESTANT]
    if balance == 0:
        return -1
    return CATHOLIC if balance > 0 else PROTESTANT


def is_alone(s: State, seat: int) -> bool:
    """Whether a player is the only one of the own religion (CF-23)."""
    return s.religions.count(s.religions[seat]) == 1


def is_used_up(s: State, country: int) -> bool:
    """Whether a country shows no person and has no card left to turn up (CF-46)."""
    return s.open[country] < 0 and s.unseen[country] == 0


def shows(s: State, seat: int, die: int) -> int:
    """The number a player's die shows."""
    return s.religion_dice[seat] if die == BLACK else s.faces[FACES_PER_SEAT * seat + die]


def person_under(s: State, seat: int, die: int) -> int:
    """The person in a player's display on which a die lies, -1 for none."""
    for entry in s.displays[seat]:
        if entry & DIE_OF_ENTRY == die:
            return entry >> DIE_BITS
    return -1


def die_on(s: State, seat: int, person: int) -> int:
    """The die that lies on a person in a player's display, -1 if the person is not there."""
    for entry in s.displays[seat]:
        if entry >> DIE_BITS == person:
            return entry & DIE_OF_ENTRY
    return -1


def fields_ahead(s: State, seat: int, die: int) -> list[int]:
    """The unoccupied fields of a die's colour in the order in which a player's disc meets them (CF-50, CF-57).

    To reach one costs a VP for each that is skipped: its place in the list (CF-53).
    """
    discs = s.discs
    return [field for field in AHEAD[discs[seat]][die] if field not in discs]


def turn_began_on(s: State, seat: int) -> int:
    """The field to which the move of this turn must not lead back, -1 but for a disc advanced before it (CF-53)."""
    for frame in s.stack:
        if frame.kind in ("moving", "move") and frame.seat == seat and frame.args:
            return frame.args[0]
    return -1


def goods_of(s: State, seat: int) -> list[int]:
    """How many of each kind of good a player has."""
    at = GOODS_PER_SEAT * seat
    return s.goods[at : at + GOODS_PER_SEAT]


def houses_of(s: State, seat: int) -> list[int]:
    """The house field of a player in each country, 0 for none."""
    at = HOUSES_PER_SEAT * seat
    return s.houses[at : at + HOUSES_PER_SEAT]


def goods_total(s: State, seat: int) -> int:
    """How many goods a player has."""
    at = GOODS_PER_SEAT * seat
    return sum(s.goods[at : at + GOODS_PER_SEAT])


def houses_total(s: State, seat: int) -> int:
    """In how many countries a player has a house."""
    at = HOUSES_PER_SEAT * seat
    return HOUSES_PER_SEAT - s.houses[at : at + HOUSES_PER_SEAT].count(0)


def turn_order(s: State, first: int) -> tuple[int, ...]:
    """All seats clockwise from one of them (CF-09)."""
    return ORDERS[s.seats][first]


# The same by number of seats and the first of them.
ORDERS = tuple(tuple(tuple((first + i) % n for i in range(n)) for first in range(n)) for n in range(MOST_SEATS + 1))


def price_of_passing(s: State, seat: int) -> int:
    """What it costs to take no person: nothing where nothing is left (CF-41)."""
    return min(NO_PERSON_PRICE, s.vp[seat])
