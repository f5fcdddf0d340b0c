"""What a player may decide while a deal is scored: for each question the legal answers, and why others are not legal.

Both stand on the same few truths: what Tom Builder offers, what is in stock, what a card turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Frame, Reason
from kingsbridge_desktop.games.pillars_cards.actions import CONVERT, DONE, GIVE_UP, TAKE
from kingsbridge_desktop.games.pillars_cards.state import State, is_last_deal
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BIT,
    BRICK_MAKER,
    CARDS,
    CARRY_OVER,
    CONVERTING,
    EACH_MATERIAL,
    HELPER,
    OWN,
    STOCK_OF,
    TOM,
    TURNS,
    YIELDS,
)

_EVERY_KIND = 1 << len(EACH_MATERIAL)  # all masks of kinds are below
_OFFERS: tuple[dict[int, tuple[Action, ...]], ...] = tuple({} for _ in range(_EVERY_KIND))  # filled when needed


def converters(s: State, seat: int) -> int:
    """The cards that may turn one material each for a seat: own craftsmen got, potter, bell founder (PC-23, PC-27)."""
    return s.taken[seat] & OWN[s.colour[seat]] | s.laid[seat] & CONVERTING


def surplus(s: State, seat: int) -> int:
    """How many materials a seat must still give up; none after the last deal (PC-28)."""
    over = sum(s.stock[STOCK_OF[seat]]) - CARRY_OVER
    return over if over > 0 and not is_last_deal(s) else 0


# Truths that both stand on


def why_not_offered(kind: int) -> Reason | None:
    """Tom Builder gives exactly one of the materials he lists (PC-22)."""
    return None if kind in YIELDS[TOM] else Reason("tom_offers_not", (kind,))


def why_not_in_stock(kinds: int, kind: int) -> Reason | None:
    """Only what is there can be turned or given up."""
    return None if kinds >> kind & 1 else Reason("no_material", (kind,))


def why_not_of_kind(card: int, kind: int) -> Reason | None:
    """A card turns the materials that are printed on it (PC-23, PC-27, PC-29)."""
    return None if TURNS[card] >> kind & 1 else Reason("wrong_material", (card, kind))


# Tom Builder's material

TOM_OFFERS = tuple(TAKE[kind] for kind in EACH_MATERIAL if why_not_offered(kind) is None)


def legal_choose_material(s: State, frame: Frame) -> Sequence[Action]:
    """(d) What Tom Builder lists."""
    return TOM_OFFERS


def why_not_material(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why something cannot be done while Tom Builder's material is chosen."""
    if a.kind == "take":
        return why_not_offered(a.args[0])
    return Reason("tom_must_choose") if a == DONE else Reason("tom_first")


# Brick maker, conversions, helper


# What each card can turn of each mask of kinds
_TURNED = tuple(
    tuple(
        tuple(
            CONVERT[card][kind]
            for kind in EACH_MATERIAL
            if why_not_in_stock(kinds, kind) is None and why_not_of_kind(card, kind) is None
        )
        for kinds in range(_EVERY_KIND)
    )
    for card in range(CARDS)
)


# By a mask of kinds, the cards that can turn one of them: who has no such card has nothing to decide (PC-35)
CAN_TURN = tuple(mask_of(card for card in range(CARDS) if _TURNED[card][kinds]) for kinds in range(_EVERY_KIND))


def offers(kinds: int, cards: int) -> tuple[Action, ...]:
    """What these cards can turn of these kinds of material, or to do without."""
    found = _OFFERS[kinds].get(cards)
    if found is None:
        turned = [action for card in members_of(cards) for action in _TURNED[card][kinds]]
        found = _OFFERS[kinds][cards] = (*turned, DONE)
    return found


def legal_make_brick(s: State, frame: Frame) -> Sequence[Action]:
    """(e) The brick maker turns one sand into stone, or not (PC-27)."""
    return offers(s.kinds[frame.seat], BIT[BRICK_MAKER])


def legal_convert(s: State, frame: Frame) -> Sequence[Action]:
    """(f) Each card of the frame may turn one material into points; all optional (PC-23, PC-27)."""
    kinds, cards = s.kinds[frame.seat], frame.args[0]
    return _OFFERS[kinds].get(cards) or offers(kinds, cards)  # spares a call


def legal_use_helper(s: State, frame: Frame) -> Sequence[Action]:
    """(h) The helper turns any number of the remaining materials, one point each (PC-29)."""
    return offers(s.kinds[frame.seat], BIT[HELPER])


def why_not_brick(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why something cannot be done while the brick maker is asked about."""
    return _why_not_turn(s, frame, a, BIT[BRICK_MAKER])


def why_not_convert(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why something cannot be done while these cards convert."""
    return _why_not_turn(s, frame, a, frame.args[0])


def why_not_helper(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why something cannot be done while the helper is asked about."""
    return _why_not_turn(s, frame, a, BIT[HELPER])


def _why_not_turn(s: State, frame: Frame, a: Action, cards: int) -> Reason | None:
    """Why a card does not turn a material while it is the turn of `cards`, or why a material is not given up yet."""
    if a == DONE:
        return None
    if a.kind == "take":
        return OTHER_QUESTION
    seat = frame.seat
    reason = why_not_in_stock(s.kinds[seat], a.args[-1])
    if reason is not None or a.kind == "give_up":
        return reason or Reason("not_yet_given_up")
    card, kind = a.args
    reason = _why_not_tool(s, seat, card) or why_not_of_kind(card, kind)
    if reason is not None or BIT[card] & cards:
        return reason
    return _why_not_now(s, frame, card)


def _why_not_tool(s: State, seat: int, card: int) -> Reason | None:
    """A seat turns materials with its own craftsmen got in this deal and its laid-out advantages."""
    bit = BIT[card]
    if bit & converters(s, seat):
        return None
    if not TURNS[card]:
        return Reason("cannot_convert", (card,))
    if bit & ADVANTAGES:
        return None if s.laid[seat] & bit else Reason("not_laid_out", (card,))
    return Reason("craftsman_not_got" if bit & OWN[s.colour[seat]] else "foreign_craftsman", (card,))


def _why_not_now(s: State, frame: Frame, card: int) -> Reason:
    """Brick maker, conversions and helper come in this order (PC-36); all but the helper work once in a scoring."""
    if card == BRICK_MAKER:
        return Reason("brick_maker_before")
    if card == HELPER:
        return Reason("helper_after")
    if frame.kind == "make_brick":
        return Reason("brick_maker_first")
    has_converted = any(line.card == card and line.kind == "conversion" for line in s.lines[frame.seat])
    if has_converted or frame.kind == "convert":
        return Reason("converted_already", (card,))
    return Reason("conversions_over")


# Surplus

_SURPLUS_OFFERS = tuple(
    tuple(GIVE_UP[kind] for kind in EACH_MATERIAL if why_not_in_stock(kinds, kind) is None)
    for kinds in range(_EVERY_KIND)
)


def legal_give_up(s: State, frame: Frame) -> Sequence[Action]:
    """One of the materials in stock."""
    return _SURPLUS_OFFERS[s.kinds[frame.seat]]


def why_not_give_up(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why something cannot be done while the surplus is given up."""
    if a.kind == "take":
        return OTHER_QUESTION
    reason = why_not_in_stock(s.kinds[frame.seat], a.args[-1]) if a.args else None
    if reason is not None or a.kind == "give_up":
        return reason
    return Reason("must_give_up", (surplus(s, frame.seat),))
