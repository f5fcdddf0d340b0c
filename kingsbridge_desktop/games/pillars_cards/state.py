"""Where a game stands: hands and tricks as bit masks of cards, materials and points as int lists."""

from __future__ import annotations

from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import NOBODY, Frame
from kingsbridge_desktop.games.pillars_cards.tables import (
    BRICK_MAKER,
    CARDS,
    CONVERTS,
    HELPER,
    KING,
    OWN,
    OWN_CRAFTSMAN_POINTS,
    PAINTER,
    POINTS,
    SWAP,
    YIELDS,
)


class Line(NamedTuple):
    """One line of a player's score sheet; `card` or `material` is NOBODY where there is none."""

    kind: str
    card: int
    material: int
    value: int


POINT_LINES = ("conversion", "craftsman", "plus", "minus", "painter", "king", "helper")
LINE_KINDS = frozenset((*POINT_LINES, "yield", "brick", "given_up", "kept"))


class Trick(NamedTuple):
    """A finished trick: who led, who took it (NOBODY: set aside with the king), its cards in order of play."""

    leader: int
    taker: int
    cards: tuple[int, ...]


class State:
    """A position of the card game.

    In a masked state a foreign hand that is not empty is HIDDEN; while this deal's advantage is not known,
    `advantage` is HIDDEN and `unseen` holds it together with the ones still in the stack.
    """

    __slots__ = (
        "advantage",
        "colour",
        "deal",
        "first",
        "hand",
        "king_trick",
        "laid",
        "leader",
        "lines",
        "past",
        "returned",
        "sheets",
        "stack",
        "stock",
        "taken",
        "trick",
        "tricks",
        "unseen",
        "vp",
    )

    stack: list[Frame]
    colour: tuple[int, ...]  # per seat
    deal: int  # counted from 1
    first: int  # who held Lady Aliena when the deal began
    leader: int  # who led the trick on the table
    hand: list[int]  # per seat, a mask of cards
    trick: list[int]  # the cards on the table in order of play
    past: list[Trick]  # the finished tricks of this deal
    taken: list[int]  # per seat, a mask of the cards got in this deal
    tricks: list[int]  # per seat, how many tricks were got; the king's trick is not counted
    king_trick: int  # a mask of the cards set aside, until somebody gets them
    stock: list[int]  # seat * 4 + material
    vp: list[int]
    laid: list[int]  # per seat, a mask of laid-out advantages
    unseen: int  # a mask of the advantages in the stack that nobody has seen yet
    returned: list[int]  # below them: the ones put back, the next to come first (PC-34)
    advantage: int  # the one of this deal
    lines: list[tuple[Line, ...]]  # per seat, the score sheet of this deal so far
    sheets: list[tuple[tuple[Line, ...], ...]]  # per finished deal and seat

    def copy(self) -> State:
        """An independent state."""
        other = State.__new__(State)
        other.stack = self.stack[:]
        other.colour = self.colour
        other.deal = self.deal
        other.first = self.first
        other.leader = self.leader
        other.hand = self.hand[:]
        other.trick = self.trick[:]
        other.past = self.past[:]
        other.taken = self.taken[:]
        other.tricks = self.tricks[:]
        other.king_trick = self.king_trick
        other.stock = self.stock[:]
        other.vp = self.vp[:]
        other.laid = self.laid[:]
        other.unseen = self.unseen
        other.returned = self.returned[:]
        other.advantage = self.advantage
        other.lines = self.lines[:]
        other.sheets = self.sheets[:]
        return other

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position."""
        return (
            tuple(self.stack),
            self.colour,
            self.deal,
            self.first,
            self.leader,
            tuple(self.hand),
            tuple(self.trick),
            tuple(self.past),
            tuple(self.taken),
            tuple(self.tricks),
            self.king_trick,
            tuple(self.stock),
            tuple(self.vp),
            tuple(self.laid),
            self.unseen,
            tuple(self.returned),
            self.advantage,
            tuple(self.lines),
            tuple(self.sheets),
        )


def tricks_per_deal(s: State) -> int:
    """9 with four players, 10 with three (PC-04)."""
    return 9 if len(s.colour) == 4 else 10


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds, also when they are hidden."""
    size = tricks_per_deal(s) - len(s.past)
    return size - 1 if (seat - s.leader) % len(s.colour) < len(s.trick) else size


def seat_of_colour(s: State, colour: int) -> int:
    """Who plays a colour, NOBODY if it stays in the box."""
    return s.colour.index(colour) if colour in s.colour else NOBODY


def stock_of(s: State, seat: int) -> list[int]:
    """A seat's materials: stone, wood, sand, metal."""
    return s.stock[seat * 4 : seat * 4 + 4]


def own_craftsmen(s: State, seat: int) -> int:
    """A mask of the seat's own craftsmen among the cards it got in this deal."""
    return s.taken[seat] & OWN[s.colour[seat]]


def is_last_deal(s: State) -> bool:
    """Whether no advantage is left for another deal; certain only in the scoring, when this one is laid out (PC-32)."""
    return not s.unseen and not s.returned


def deal_points(sheet: tuple[Line, ...]) -> int:
    """The points of one player in one deal."""
    return sum([line.value for line in sheet])


# Lines are the same few again and again, so they are made once.
YIELDED = {(card, m): Line("yield", card, m, 0) for card in range(CARDS) for m in YIELDS[card]}
BRICK = Line("brick", BRICK_MAKER, SWAP[0], 0)
CONVERTED = {
    (card, m): Line("helper" if card == HELPER else "conversion", card, m, vp)
    for card in range(CARDS)
    for m, vp in enumerate(CONVERTS[card])
}
CRAFTSMAN = tuple(Line("craftsman", card, NOBODY, OWN_CRAFTSMAN_POINTS) for card in range(CARDS))
SCORED = tuple(
    Line(
        {KING: "king", PAINTER: "painter"}.get(card, "plus" if POINTS[card] > 0 else "minus"),
        card,
        NOBODY,
        POINTS[card],
    )
    for card in range(CARDS)
)
GIVEN_UP = tuple(Line("given_up", NOBODY, m, 0) for m in range(4))
KEPT = tuple(Line("kept", NOBODY, m, 0) for m in range(4))
