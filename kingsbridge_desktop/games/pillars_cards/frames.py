"""The questions and phases: what each kind of frame knows, and the frames themselves, which are always the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge_desktop.core.fields import Codec
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.forms import Names
from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS, MOST_SEATS

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
SCORE: Final = _each_seat("score")
ASK_MATERIAL: Final = _each_seat("choose_material")
ASK_BRICK: Final = _each_seat("make_brick")
ASK_HELPER: Final = _each_seat("use_helper")
ASK_SURPLUS: Final = _each_seat("give_up")


_conversions: dict[int, Frame] = {}  # some two thousand such questions, made when needed


def ask_conversion(seat: int, cards: int) -> Frame:
    """Asks a seat what these cards convert."""
    key = cards * MOST_SEATS + seat
    found = _conversions.get(key)
    if found is None:
        found = _conversions[key] = Frame("convert", seat, (cards,))
    return found
