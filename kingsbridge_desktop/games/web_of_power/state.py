"""A position: hands as packed counts, cloisters as bit masks, the pile as a bag of counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.web_of_power.tables import (
    ALL_SPACES,
    CLOISTERS,
    COUNCILLORS,
    KINDS,
    LAND_MASK,
    LANDS,
    PARTS,
)

# A hand packs two bits per kind of card: nobody ever holds more than three.
ONE = tuple(1 << 2 * kind for kind in range(KINDS))


def pack(kinds: Iterable[int]) -> int:
    """A hand of these cards."""
    return sum(ONE[kind] for kind in kinds)


def cards(hand: int) -> tuple[int, ...]:
    """The cards of a packed hand, by kind."""
    return tuple(kind for kind in range(KINDS) for _ in range(hand >> 2 * kind & 3))


SIZE = tuple(sum(hand >> 2 * kind & 3 for kind in range(KINDS)) for hand in range(1 << 2 * KINDS))
"""How many cards a packed hand has."""


class Veil(NamedTuple):
    """What a masked state tells instead of hidden cards; everything here is open to its viewer by counting (WP-05)."""

    unseen: tuple[int, ...]  # per kind: the pile together with the hidden cards of the other hands
    fresh: tuple[int, ...]  # per kind: how many came into play with the present pile and were not shown since
    draws: tuple[int, ...]  # per seat: the sum of its row of `State.drawn`
    hidden: tuple[int, ...]  # per seat: cards in hand that the viewer does not know


class State:
    """A position. In a masked one other hands hold only their known cards and the pile's counts are HIDDEN.

    `open_lands` and `room_lands` follow from the pieces: `derive` computes them for a position made by hand.
    """

    __slots__ = (
        "cloisters",  # per seat: the spaces
        "council",  # councillors at [land * seats + seat]
        "discard",  # per kind
        "display",  # the two open cards: kind or HIDDEN where the slot is empty
        "drawn",  # at [seat * KINDS + kind]: hidden draws since the pile was made, known to that seat alone
        "free",  # the spaces without a cloister
        "hands",  # per seat, packed
        "known",  # per seat, packed: cards in hand that everybody saw being taken
        "old",  # per seat: at most so many of the cards not known to all may be from before half-time
        "open_lands",  # countries with a free space
        "pile",  # per kind
        "pile_size",
        "room_lands",  # countries with fewer councillors than allowed
        "seats",
        "stack",
        "start",
        "supply",  # per seat: councillors left
        "tally",  # points at [seat * PARTS + part]
        "used_up",  # how often the pile has been used up; 2: the last round
        "veil",
    )

    def __init__(self, seats: int, start: int) -> None:
        self.seats = seats
        self.start = start
        self.used_up = 0
        self.hands = [0] * seats
        self.known = [0] * seats
        self.display = [-1, -1]
        self.pile = [0] * KINDS
        self.pile_size = 0
        self.discard = [0] * KINDS
        self.cloisters = [0] * seats
        self.council = [0] * (LANDS * seats)
        self.supply = [COUNCILLORS] * seats
        self.free = ALL_SPACES
        self.open_lands = (1 << LANDS) - 1
        self.room_lands = 0
        self.tally = [0] * (seats * PARTS)
        self.drawn = [0] * (seats * KINDS)
        self.old = [0] * seats
        self.stack: list[Frame] = []
        self.veil: Veil | None = None

    def copy(self) -> State:
        """An independent state."""
        s = State.__new__(State)
        s.seats = self.seats
        s.start = self.start
        s.used_up = self.used_up
        s.hands = self.hands[:]
        s.known = self.known[:]
        s.display = self.display[:]
        s.pile = self.pile[:]
        s.pile_size = self.pile_size
        s.discard = self.discard[:]
        s.cloisters = self.cloisters[:]
        s.council = self.council[:]
        s.supply = self.supply[:]
        s.free = self.free
        s.open_lands = self.open_lands
        s.room_lands = self.room_lands
        s.tally = self.tally[:]
        s.drawn = self.drawn[:]
        s.old = self.old[:]
        s.stack = self.stack[:]
        s.veil = self.veil
        return s

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position."""
        return (
            self.seats,
            self.start,
            self.used_up,
            tuple(self.hands),
            tuple(self.known),
            tuple(self.display),
            tuple(self.pile),
            self.pile_size,
            tuple(self.discard),
            tuple(self.cloisters),
            tuple(self.council),
            tuple(self.tally),
            tuple(self.drawn),
            tuple(self.old),
            tuple(tuple(frame) for frame in self.stack),
            () if self.veil is None else tuple(self.veil),
        )

    def derive(self) -> None:
        """Computes what follows from the pieces on the board."""
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

    def councillors_in(self, land: int) -> int:
        """How many councillors stand in a country."""
        return sum(self.council[land * self.seats : (land + 1) * self.seats])

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

    def takes(self, seat: int) -> int:
        """The countries in which a seat could place some piece now, whatever its cards (WP-15, WP-16, WP-17)."""
        lands = self.room_lands if self.supply[seat] else 0
        return lands | self.open_lands if self.cloisters[seat].bit_count() < CLOISTERS else lands

    def can_anyone_place(self) -> bool:
        """Whether any player could still place a piece with the right cards (WP-32)."""
        return any(self.takes(seat) for seat in range(self.seats))

    def points(self, seat: int) -> int:
        """The score so far."""
        return sum(self.tally[seat * PARTS : (seat + 1) * PARTS])
