"""Where the toy stands, each field declared once."""

from __future__ import annotations

from kingsbridge_desktop.games.toy.tables import CARD_IDS

from kingsbridge_desktop.core.fields import SEATS, Position, field, position
from kingsbridge_desktop.core.types import HIDDEN, Frame
from kingsbridge_desktop.games.forms import Name, Number, Row

_CARD = Name(CARD_IDS)
_CARDS = Row(Name(CARD_IDS, none=HIDDEN), make=tuple)


@position
class State(Position):
    """In a mask HIDDEN stands for each card that is not known."""

    stack: list[Frame]
    hands: list[tuple[int, ...]] = field(_CARDS, "hand", each=SEATS)  # ascending
    points: list[int] = field(Number(0, 999), each=SEATS)
    bag: list[int] = field(Row(Name(CARD_IDS, none=HIDDEN)))  # ascending
    shown: list[int] = field(Row(_CARD))  # cards in hand that everybody saw
    played: list[int] = field(Row(_CARD))
    turns: int = field(Number(0, 999))  # still to come, this one included
