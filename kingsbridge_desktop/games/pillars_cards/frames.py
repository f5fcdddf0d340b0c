"""The questions and phases: what each kind of frame knows, and the frames themselves, which are always the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge_desktop.core.fields import Codec
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.forms import Names
from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS, MOST_SEATS, SEATS

FRAMES: Final[Mapping[str, Mapping[str, Codec]]] = {
    "deal": {},
    "play": {},
    "end_trick": {},  # only in between, while a full trick lies on the table
    "scoring": {},
    "score": {},
    "choose_material": {},
    "make_brick": {},
    "convert": {"cards": Names(CARD_IDS)},  # that may still convert in this scoring
    "use_helper": {},
    "give_up": {},
    "next_deal": {},
}


def _each_seat(kind: str) -> tuple[Frame, ...]:
    return tuple(Frame(kind, seat) for seat in range(MOST_SEATS))


DEAL: Final = Frame("deal")
NEXT_DEAL: Final = Frame("next_deal")
END_TRICK: Final = Frame("end_trick")
BEGIN_SCORING: Final = Frame("scoring")
# By seat
ASK_CARD: Final = _each_seat("play")
ASK_LEFT: Final = {seats: (*ASK_CARD[1:seats], ASK_CARD[0]) for seats in SEATS}  # the left neighbour, by seats at first
SCORE: Final = _each_seat("score")
ASK_MATERIAL: Final = _each_seat("choose_material")
ASK_BRICK: Final = _each_seat("make_brick")
ASK_HELPER: Final = _each_seat("use_helper")
ASK_SURPLUS: Final = _each_seat("give_up")


CONVERSIONS: Final[tuple[dict[int, Frame], ...]] = tuple({} for _ in range(MOST_SEATS))
"""By seat and cards: some two thousand such questions, made when needed."""


def ask_conversion(seat: int, cards: int) -> Frame:
    """Asks a seat what these cards convert."""
    found = CONVERSIONS[seat].get(cards)
    if found is None:
        found = CONVERSIONS[seat][cards] = Frame("convert", seat, (cards,))
    return found
