"""Where a game stands: hands and tricks as bit masks of cards, materials and points as int lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.core.fields import SEATS, Codec, Position, derived, field, position, remembered
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame
from kingsbridge_desktop.games.forms import Counts, Name, Names, Number, Record, Row, Seat
from kingsbridge_desktop.games.pillars_cards.frames import ASK_LEFT
from kingsbridge_desktop.games.pillars_cards.tables import (
    CARD_IDS,
    COLOURS,
    MATERIALS,
    MOST_SEATS,
    STOCK_OF,
    TRICKS,
)

POINT_LINES: Final = ("conversion", "craftsman", "plus", "minus", "painter", "king", "helper")
LINE_KINDS: Final = (*POINT_LINES, "yield", "brick", "given_up", "kept")
_ONE_OF: Any = Literal  # made of names at run time, which no checker can read


class Line(NamedTuple):
    """One line of a player's score sheet; `card` or `material` is NOBODY where there is none."""

    kind: str
    card: int
    material: int
    value: int


class Trick(NamedTuple):
    """A finished trick: who led, who took it (NOBODY: set aside with the king), its cards in order of play."""

    leader: int
    taker: int
    cards: tuple[int, ...]


class _LineKind(Codec):
    """The kind of a line is a word already."""

    def annotation(self) -> Any:
        return _ONE_OF[LINE_KINDS]


_SEAT = Number(0, MOST_SEATS - 1)
_CARD = Name(CARD_IDS)
_CARDS = Names(CARD_IDS)
_VP = Number(-9999, 9999)
_TRICK = Record({"leader": _SEAT, "taker": Seat(), "cards": Row(_CARD, make=tuple)}, make=Trick)
_LINE = Record(
    {
        "kind": _LineKind(),
        "card": Name(CARD_IDS, none=NOBODY),
        "material": Name(MATERIALS, none=NOBODY),
        "vp": _VP,
    },
    make=Line,
)
_SHEET = Row(_LINE, make=tuple)


@position
class State(Position):
    """A position of the card game.

    In a masked state a foreign hand that is not empty is HIDDEN; while this deal's advantage is not known,
    `advantage` is HIDDEN and `unseen` holds it together with the ones still in the stack.
    """

    stack: list[Frame]
    colour: tuple[int, ...] = field(Name(COLOURS), each=SEATS)
    deal: int = field(Number(1, 9999))
    first: int = field(_SEAT, "first_leader")  # who held Lady Aliena when the deal began
    leader: int = field(_SEAT)  # who led the trick on the table
    left: tuple[Frame, ...] = remembered()  # per seat, the question to its left neighbour for a card
    hand: list[int] = field(Names(CARD_IDS, hidden=True), each=SEATS)
    trick: list[int] = field(Row(_CARD))  # the cards on the table in order of play
    past: list[Trick] = field(Row(_TRICK), "finished_tricks")  # of this deal
    taken: list[int] = derived()  # per seat, a mask of the cards taken in this deal
    tricks: list[int] = derived()  # per seat, how many tricks were got; the king's trick is not counted
    king_trick: int = derived()  # a mask of the cards set aside, until somebody gets them
    stock: list[int] = field(Counts(MATERIALS), each=SEATS)  # see tables.STOCK_AT
    kinds: list[int] = remembered()  # per seat, a mask of the materials in stock
    vp: list[int] = field(_VP, each=SEATS)
    laid: list[int] = field(_CARDS, "laid_out", each=SEATS)  # masks of advantages
    unseen: int = field(_CARDS, "advantages.unseen")  # in the stack, seen by nobody yet
    returned: list[int] = field(Row(_CARD), "advantages.returned")  # below them, the next to come first (PC-34)
    advantage: int = field(Name(CARD_IDS, none=HIDDEN), "advantages.this_deal")
    lines: list[tuple[Line, ...]] = field(_SHEET, "sheet", each=SEATS, default=lambda seats: [()] * seats)  # so far
    sheets: list[tuple[tuple[Line, ...], ...]] = field(Row(Row(_SHEET, make=tuple)), default=[])  # of finished deals

    def derive(self) -> None:
        """What each seat got follows from the tricks, and the king's trick from PC-20 once all are played.

        A taker that is not at the table gets nothing here and is refused by the check.
        """
        seats = len(self.colour)
        self.left = ASK_LEFT[seats]
        self.kinds = [kinds_in(stock_of(self, seat)) for seat in range(seats)]
        self.taken = [0] * seats
        self.tricks = [0] * seats
        self.king_trick = 0
        for trick in self.past:
            if trick.taker == NOBODY:
                self.king_trick = mask_of(trick.cards)
            elif trick.taker < seats:
                self.taken[trick.taker] |= mask_of(trick.cards)
                self.tricks[trick.taker] += 1
        if not any(self.hand) and not self.trick and self.tricks.count(0) == 1:
            self.taken[self.tricks.index(0)] = self.king_trick
            self.king_trick = 0


def tricks_per_deal(s: State) -> int:
    """9 with four players, 10 with three (PC-04)."""
    return TRICKS[len(s.colour)]


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds, also when they are hidden."""
    size = tricks_per_deal(s) - len(s.past)
    return size - 1 if (seat - s.leader) % len(s.colour) < len(s.trick) else size


def kinds_in(stock: Sequence[int]) -> int:
    """A mask of the materials of which there are some."""
    return mask_of([kind for kind, count in enumerate(stock) if count])


def stock_of(s: State, seat: int) -> list[int]:
    """A seat's materials: stone, wood, sand, metal."""
    return s.stock[STOCK_OF[seat]]


def is_last_deal(s: State) -> bool:
    """Whether no advantage is left for another deal; certain only in the scoring, when this one is laid out (PC-32)."""
    return not s.unseen and not s.returned


def deal_points(sheet: tuple[Line, ...]) -> int:
    """The points of one player in one deal."""
    return sum([line.value for line in sheet])
