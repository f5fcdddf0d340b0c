"""A position: hands as packed counts, cloisters as bit masks, the pile as a bag of counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.fields import SEATS as EACH_SEAT
from kingsbridge_desktop.core.fields import Position, derived, field, position
from kingsbridge_desktop.core.types import HIDDEN, Frame
from kingsbridge_desktop.games.forms import Counts, Maybe, Name, Names, Number, Record, Row
from kingsbridge_desktop.games.web_of_power.tables import (
    ALL_LANDS,
    ALL_SPACES,
    CARDS,
    CLOISTERS,
    COUNCILLORS,
    DATA,
    DISPLAY,
    HAND,
    KINDS,
    LAND_MASK,
    LANDS,
    MOST_SEATS,
    PART_NAMES,
    PARTS,
    ROW,
    SEATS,
)

# A hand packs two bits for each kind of card: nobody ever holds more than three.
BITS = 2
ONE = tuple(1 << BITS * kind for kind in range(KINDS))
HELD = tuple(tuple(hand >> BITS * kind & (1 << BITS) - 1 for kind in range(KINDS)) for hand in range(1 << BITS * KINDS))
"""How many cards of each kind a packed hand has."""
SIZE = tuple(map(sum, HELD))
"""How many cards a packed hand has."""


def pack(kinds: Iterable[int]) -> int:
    """A hand of these cards."""
    return sum(ONE[kind] for kind in kinds)


def cards(hand: int) -> tuple[int, ...]:
    """The cards of a packed hand, by kind."""
    return tuple(kind for kind, count in enumerate(HELD[hand]) for _ in range(count))


class Veil(NamedTuple):
    """What a masked state tells instead of hidden cards; everything here is open to its viewer by counting (WP-05)."""

    unseen: tuple[int, ...]  # per kind: the pile together with the hidden cards of the other hands
    fresh: tuple[int, ...]  # per kind: how many came into play with the present pile and were not shown since
    draws: tuple[int, ...]  # per seat: the sum of its row of `State.drawn`
    hidden: tuple[int, ...]  # per seat: cards in hand that the viewer does not know


def _veil(unseen: Sequence[int], fresh: Sequence[int], draws: tuple[int, ...], hidden: tuple[int, ...]) -> Veil:
    return Veil(tuple(unseen), tuple(fresh), draws, hidden)


_KINDS_COUNTED = Counts(DATA.kind_ids, high=CARDS)
_HAND = Counts(DATA.kind_ids, high=HAND, bits=BITS)
_VEIL = Record(
    {
        "unseen": _KINDS_COUNTED,
        "fresh": _KINDS_COUNTED,
        "draws": Row(Number(0, CARDS), make=tuple),
        "in_hands": Row(Number(0, HAND), make=tuple),
    },
    make=_veil,
)


@position
class State(Position):
    """A position. In a masked one other hands hold only their known cards, and the pile's counts are HIDDEN."""

    seats: int = field(Number(SEATS[0], MOST_SEATS))
    start: int = field(Number(0, MOST_SEATS - 1), "start_player")
    used_up: int = field(Number(0, 2), "pile_used_up", default=0)  # how often; 2: the last round
    hands: list[int] = field(_HAND, "hand", each=EACH_SEAT)  # packed
    cloisters: list[int] = field(Names(DATA.space_ids), each=EACH_SEAT)  # per seat a mask of spaces
    council: list[int] = field(  # councillors, country by country a row of seats
        Counts(DATA.land_ids, high=COUNCILLORS, crosswise=True), "councillors", each=EACH_SEAT
    )
    tally: list[int] = field(  # points, seat by seat a row of parts
        Counts(PART_NAMES), "points", each=EACH_SEAT, default=lambda seats: [0] * (seats * PARTS)
    )
    display: list[int] = field(Row(Name(DATA.kind_ids, none=HIDDEN), DISPLAY), "open_cards")  # HIDDEN: an empty slot
    pile: list[int] = field(Counts(DATA.kind_ids, high=CARDS, hidden=True))  # per kind
    pile_size: int = field(Number(0, CARDS), default=HIDDEN)  # left out: `derive` counts it
    discard: list[int] = field(_KINDS_COUNTED)  # per kind
    # What everybody can tell of the hands (WP-05); left out: nothing, all cards were drawn from the present pile.
    # Packed, the cards that all saw being taken:
    known: list[int] = field(_HAND, "memory.known", each=EACH_SEAT, default=lambda seats: [0] * seats)
    # Hidden draws since the pile was made, known to that seat alone, seat by seat a row of kinds:
    drawn: list[int] = field(
        _KINDS_COUNTED, "memory.drawn", each=EACH_SEAT, default=lambda seats: [HIDDEN] * (seats * KINDS)
    )
    # At most so many of the cards not known to all may be from before half-time:
    old: list[int] = field(Number(0, HAND), "memory.old", each=EACH_SEAT, default=lambda seats: [0] * seats)
    veil: Veil | None = field(Maybe(_VEIL), "hidden", default=None)  # of a masked position
    stack: list[Frame]
    free: int = derived()  # the spaces without a cloister
    open_lands: int = derived()  # countries with a free space
    room_lands: int = derived()  # countries with fewer councillors than allowed
    supply: list[int] = derived()  # per seat: councillors left

    def __init__(self, seats: int, start: int) -> None:
        """An empty board."""
        self.seats = seats
        self.start = start
        self.used_up = 0
        self.hands = [0] * seats
        self.cloisters = [0] * seats
        self.council = [0] * (LANDS * seats)
        self.tally = [0] * (seats * PARTS)
        self.display = [HIDDEN] * DISPLAY
        self.pile = [0] * KINDS
        self.pile_size = 0
        self.discard = [0] * KINDS
        self.known = [0] * seats
        self.drawn = [0] * (seats * KINDS)
        self.old = [0] * seats
        self.veil = None
        self.stack = []
        self.free = ALL_SPACES
        self.open_lands = ALL_LANDS
        self.room_lands = 0
        self.supply = [COUNCILLORS] * seats

    def derive(self) -> None:
        """Computes what follows from the pieces on the board, and what a position written by hand has left out."""
        taken = 0
        for mask in self.cloisters:
            taken |= mask
        self.free = ALL_SPACES & ~taken
        self.supply = [COUNCILLORS - sum(self.council[seat :: self.seats]) for seat in range(self.seats)]
        self.open_lands = self.room_lands = 0
        for land in range(LANDS):
            if self.free & LAND_MASK[land]:
                self.open_lands |= 1 << land
            if self.councillors_in(land) < self.limit(land):
                self.room_lands |= 1 << land
        if self.pile_size == HIDDEN:
            self.pile_size = sum(self.veil.unseen) - sum(self.veil.hidden) if self.veil else sum(self.pile)
        for seat, row in enumerate(ROW[KINDS][: self.seats]):
            if HIDDEN in self.drawn[row]:
                hand, known = HELD[self.hands[seat]], HELD[self.known[seat]]
                self.drawn[row] = [max(0, own - seen) for own, seen in zip(hand, known, strict=True)]

    def councillors_in(self, land: int) -> int:
        """How many councillors stand in a country."""
        return sum(self.council[ROW[self.seats][land]])

    def limit(self, land: int) -> int:
        """How many councillors may stand in a country: the most cloisters that one player has there (WP-16)."""
        spaces = LAND_MASK[land]
        most = 0
        for mask in self.cloisters:
            here = (mask & spaces).bit_count()
            if here > most:
                most = here
        return most

    def cloisters_left(self, seat: int) -> int:
        """The cloisters in a seat's supply."""
        return CLOISTERS - self.cloisters[seat].bit_count()

    def is_empty(self, land: int) -> bool:
        """Whether no piece stands in a country; the first one is a cloister (WP-14)."""
        return self.free & LAND_MASK[land] == LAND_MASK[land]

    def cloister_lands(self, seat: int) -> int:
        """The countries in which a seat could place a cloister now, whatever its cards (WP-15, WP-17)."""
        return self.open_lands if self.cloisters[seat].bit_count() < CLOISTERS else 0

    def councillor_lands(self, seat: int) -> int:
        """The countries in which a seat could place a councillor now, whatever its cards (WP-16, WP-17)."""
        return self.room_lands if self.supply[seat] else 0

    def takes(self, seat: int) -> int:
        """The countries in which a seat could place some piece now, whatever its cards."""
        lands = self.open_lands if self.cloisters[seat].bit_count() < CLOISTERS else 0  # asked in every turn: no calls
        return lands | self.room_lands if self.supply[seat] else lands

    def can_anyone_place(self) -> bool:
        """Whether any player could still place a piece with the right cards (WP-32)."""
        return any(self.takes(seat) for seat in range(self.seats))

    def points(self, seat: int) -> int:
        """The score so far."""
        return sum(self.tally[ROW[PARTS][seat]])
