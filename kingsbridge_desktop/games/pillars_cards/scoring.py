"""Scoring a deal in the order of PC-36, every choice of a player being a question.

(a) the king's trick, (b) the advantage; then player by player, clockwise from the deal's first leader (PC-35):
(c) yields, (d) Tom Builder, (e) brick maker, (f) conversions, (g) points, (h) helper, (i) carry-over. Whoever has
nothing to decide is not asked. Conversions, help and surplus are chosen one at a time and in any order: PC-36 grants
it for (f), and a person who clicks materials should not have to begin with the right one.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars_cards.actions import CONVERT, DONE, GIVE_UP, TAKE
from kingsbridge_desktop.games.pillars_cards.frames import (
    ASK_BRICK,
    ASK_HELPER,
    ASK_MATERIAL,
    ASK_SURPLUS,
    NEXT_DEAL,
    SCORE,
    ask_conversion,
)
from kingsbridge_desktop.games.pillars_cards.state import Line, State, deal_points, is_last_deal
from kingsbridge_desktop.games.pillars_cards.tables import (
    BIT,
    BRICK_MAKER,
    CARDS,
    CARRY_OVER,
    CONVERTING,
    CONVERTS,
    CRAFTSMEN,
    HELPER,
    KINDS,
    KING,
    OWN,
    OWN_CRAFTSMAN_POINTS,
    PAINTER,
    POINTS,
    SAND_GIVEN,
    SCORING,
    STONE_MADE,
    TOM,
    YIELDING,
    YIELDS,
)

_TOM_OFFERS = tuple(sorted(TAKE[material] for material in YIELDS[TOM]))
_BRICK_OFFERS = (CONVERT[BRICK_MAKER][SAND_GIVEN], DONE)
_KINDS = tuple(tuple(m for m in range(4) if kinds >> m & 1) for kinds in range(16))
_HELPER_OFFERS = tuple(
    (*(CONVERT[HELPER][m] for m in _KINDS[kinds] if CONVERTS[HELPER][m]), DONE) for kinds in range(16)
)
_SURPLUS_OFFERS = tuple(tuple(GIVE_UP[m] for m in _KINDS[kinds]) for kinds in range(16))
_CONVERSION_OFFERS: dict[int, tuple[Action, ...]] = {}  # by cards * 16 + kinds, filled when needed


# Lines of the score sheet are the same few again and again
_YIELDED = {(card, m): Line("yield", card, m, 0) for card in range(CARDS) for m in YIELDS[card]}
_BRICK = Line("brick", BRICK_MAKER, SAND_GIVEN, 0)
_CONVERTED = {
    (card, m): Line("helper" if card == HELPER else "conversion", card, m, vp)
    for card in range(CARDS)
    for m, vp in enumerate(CONVERTS[card])
}
_CRAFTSMAN = tuple(Line("craftsman", card, NOBODY, OWN_CRAFTSMAN_POINTS) for card in range(CARDS))
_POINT_LINE = {KING: "king", PAINTER: "painter"}
_SCORED = tuple(
    Line(_POINT_LINE.get(card, "plus" if POINTS[card] > 0 else "minus"), card, NOBODY, POINTS[card])
    for card in range(CARDS)
)
_GIVEN_UP = tuple(Line("given_up", NOBODY, m, 0) for m in KINDS)
_KEPT = tuple(Line("kept", NOBODY, m, 0) for m in KINDS)
_YIELD = tuple(YIELDS[card][0] if BIT[card] & YIELDING else -1 for card in range(CARDS))


def kinds_of(s: State, seat: int) -> int:
    """A mask of the materials a seat has."""
    stock = s.stock
    at = seat * 4
    kinds = 1 if stock[at] else 0
    if stock[at + 1]:
        kinds |= 2
    if stock[at + 2]:
        kinds |= 4
    if stock[at + 3]:
        kinds |= 8
    return kinds


def converters(s: State, seat: int) -> int:
    """The cards that may turn one material each for a seat: own craftsmen got, potter, bell founder (PC-23, PC-27)."""
    return s.taken[seat] & OWN[s.colour[seat]] | s.laid[seat] & CONVERTING


def _conversions(cards: int, kinds: int) -> tuple[Action, ...]:
    offers = _CONVERSION_OFFERS.get(cards * 16 + kinds)
    if offers is None:
        offers = (*(CONVERT[card][m] for card in members_of(cards) for m in _KINDS[kinds] if CONVERTS[card][m]), DONE)
        _CONVERSION_OFFERS[cards * 16 + kinds] = offers
    return offers


def run_scoring(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """(a) The only trickless player gets the king's trick, or it lapses (PC-20); (b) the advantage (PC-26, PC-31)."""
    tricks = s.tricks
    trickless = tricks.count(0)
    if trickless == 1:
        lucky = tricks.index(0)
        s.taken[lucky] |= s.king_trick
        emit("king_trick_got", lucky, *members_of(s.king_trick))
        s.king_trick = 0
    else:
        emit("king_trick_lapsed", trickless)
    seats = len(s.colour)
    advantage = BIT[s.advantage]
    if s.king_trick & advantage:
        s.returned.append(s.advantage)
        emit("advantage_returned", s.advantage)
    else:
        for seat in range(seats):
            if s.taken[seat] & advantage:
                s.laid[seat] |= advantage
                emit("advantage_laid_out", seat, s.advantage)
    s.stack.append(NEXT_DEAL)
    for after in range(seats - 1, -1, -1):
        s.stack.append(SCORE[(s.first + after) % seats])


def run_score(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """(c) All yields but Tom Builder's (PC-22)."""
    seat = frame.seat
    cards = s.taken[seat]
    giving = cards & YIELDING
    while giving:
        low = giving & -giving
        giving ^= low
        card = low.bit_length() - 1
        _gain(s, seat, card, _YIELD[card], emit)
    if not cards & BIT[TOM]:
        _maybe_brick(s, seat, emit)
    elif len(_TOM_OFFERS) > 1:
        s.stack.append(ASK_MATERIAL[seat])
    else:
        take_material(s, frame, _TOM_OFFERS[0], chance, emit)


def _gain(s: State, seat: int, card: int, material: int, emit: Emit) -> None:
    s.stock[seat * 4 + material] += 1
    s.lines[seat] += (_YIELDED[card, material],)
    emit("material_got", seat, material, card)


def legal_material(s: State, frame: Frame) -> Sequence[Action]:
    """(d) Exactly one of the materials Tom Builder lists (PC-22)."""
    return _TOM_OFFERS


def take_material(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Tom Builder's material joins the stock."""
    _gain(s, frame.seat, TOM, a.args[0], emit)
    _maybe_brick(s, frame.seat, emit)


def _maybe_brick(s: State, seat: int, emit: Emit) -> None:
    if s.laid[seat] & BIT[BRICK_MAKER] and s.stock[seat * 4 + SAND_GIVEN]:
        s.stack.append(ASK_BRICK[seat])
    else:
        _maybe_convert(s, seat, converters(s, seat), emit)


def legal_brick(s: State, frame: Frame) -> Sequence[Action]:
    """(e) The brick maker turns one sand into stone, or not (PC-27)."""
    return _BRICK_OFFERS


def take_brick(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """The stone may be used at once (PC-37)."""
    seat = frame.seat
    if a.args:
        s.stock[seat * 4 + SAND_GIVEN] -= 1
        s.stock[seat * 4 + STONE_MADE] += 1
        s.lines[seat] += (_BRICK,)
        emit("brick_made", seat, SAND_GIVEN, STONE_MADE)
    _maybe_convert(s, seat, converters(s, seat), emit)


def _maybe_convert(s: State, seat: int, cards: int, emit: Emit) -> None:
    if cards and len(_conversions(cards, kinds_of(s, seat))) > 1:
        s.stack.append(ask_conversion(seat, cards))
    else:
        _count_points(s, seat, emit)


def legal_convert(s: State, frame: Frame) -> Sequence[Action]:
    """(f) Each card of the frame may turn one material into points; all optional (PC-23, PC-27)."""
    return _conversions(frame.args[0], kinds_of(s, frame.seat))


def take_convert(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """One conversion, then the question again as long as something can be turned."""
    seat = frame.seat
    if not a.args:
        _count_points(s, seat, emit)
        return
    card, material = a.args
    _turn(s, seat, card, material, emit)
    _maybe_convert(s, seat, frame.args[0] ^ BIT[card], emit)


def _turn(s: State, seat: int, card: int, material: int, emit: Emit) -> None:
    line = _CONVERTED[card, material]
    s.stock[seat * 4 + material] -= 1
    s.vp[seat] += line.value
    s.lines[seat] += (line,)
    emit("material_converted", seat, card, material, line.value)


def _count_points(s: State, seat: int, emit: Emit) -> None:
    """(g) Own craftsmen, painter, plus and minus cards, the king (PC-24, PC-25, PC-27)."""
    cards = s.taken[seat]
    vp = 0
    lines = s.lines[seat]
    own = cards & OWN[s.colour[seat]]
    if own:
        before = vp
        count = 0
        while own:
            low = own & -own
            own ^= low
            line = _CRAFTSMAN[low.bit_length() - 1]
            lines += (line,)
            vp += line.value
            count += 1
        emit("craftsmen_scored", seat, count, vp - before)
    scoring = cards & SCORING
    if s.laid[seat] & BIT[PAINTER]:
        scoring |= BIT[PAINTER]
    while scoring:
        low = scoring & -scoring
        scoring ^= low
        card = low.bit_length() - 1
        lines += (_SCORED[card],)
        vp += POINTS[card]
        emit("card_scored", seat, card, POINTS[card])
    s.vp[seat] += vp
    s.lines[seat] = lines
    _maybe_help(s, seat, emit)


def _maybe_help(s: State, seat: int, emit: Emit) -> None:
    if s.laid[seat] & BIT[HELPER] and len(_HELPER_OFFERS[kinds_of(s, seat)]) > 1:
        s.stack.append(ASK_HELPER[seat])
    else:
        _maybe_give_up(s, seat, emit)


def legal_helper(s: State, frame: Frame) -> Sequence[Action]:
    """(h) The helper turns any number of the remaining materials, one point each (PC-29)."""
    return _HELPER_OFFERS[kinds_of(s, frame.seat)]


def take_helper(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """One material, then the question again as long as there are some."""
    if a.args:
        _turn(s, frame.seat, HELPER, a.args[1], emit)
        _maybe_help(s, frame.seat, emit)
    else:
        _maybe_give_up(s, frame.seat, emit)


def surplus(s: State, seat: int) -> int:
    """How many materials a seat must still give up; none after the last deal (PC-28)."""
    if is_last_deal(s):
        return 0
    at = seat * 4
    stock = s.stock
    return max(0, stock[at] + stock[at + 1] + stock[at + 2] + stock[at + 3] - CARRY_OVER)


def _maybe_give_up(s: State, seat: int, emit: Emit) -> None:
    """(i) Asks only while there is a surplus and more than one kind to give up (PC-28, PC-35)."""
    left = surplus(s, seat)
    if left:
        offers = _SURPLUS_OFFERS[kinds_of(s, seat)]
        if len(offers) > 1:
            s.stack.append(ASK_SURPLUS[seat])
            return
        for _ in range(left):
            _drop(s, seat, offers[0].args[0], emit)
    _finish(s, seat, emit)


def legal_give_up(s: State, frame: Frame) -> Sequence[Action]:
    """One of the materials in stock."""
    return _SURPLUS_OFFERS[kinds_of(s, frame.seat)]


def take_give_up(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Gives up one material of the surplus."""
    _drop(s, frame.seat, a.args[0], emit)
    _maybe_give_up(s, frame.seat, emit)


def _drop(s: State, seat: int, material: int, emit: Emit) -> None:
    s.stock[seat * 4 + material] -= 1
    s.lines[seat] += (_GIVEN_UP[material],)
    emit("material_given_up", seat, material)


def _finish(s: State, seat: int, emit: Emit) -> None:
    lines = s.lines[seat]
    for material in range(4):
        lines += (_KEPT[material],) * s.stock[seat * 4 + material]
    s.lines[seat] = lines
    emit("player_scored", seat, deal_points(lines), s.vp[seat])


def why_not_scoring(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why a well-formed scoring action is not on offer; must agree with the legal functions above."""
    kind = frame.kind
    if a == DONE:
        if kind == "choose_material":
            return Reason("tom_must_choose")
        return Reason("must_give_up", (surplus(s, frame.seat),))
    material = a.args[-1]
    if kind == "choose_material":
        return Reason("tom_offers_not", (material,)) if a.kind == "take" else Reason("tom_first")
    if not s.stock[frame.seat * 4 + material]:
        return Reason("no_material", (material,))
    if kind == "give_up":
        return Reason("must_give_up", (surplus(s, frame.seat),))
    if a.kind != "convert":
        return Reason("not_yet_given_up") if a.kind == "give_up" else None
    return _why_not_convert(s, frame, a.args[0], material)


def _why_not_convert(s: State, frame: Frame, card: int, material: int) -> Reason | None:
    seat = frame.seat
    if card in (BRICK_MAKER, HELPER):
        if not s.laid[seat] & BIT[card]:
            return Reason("not_laid_out", (card,))
        return Reason("brick_maker_before" if card == BRICK_MAKER else "helper_after")
    if BIT[card] & CONVERTING:
        if not s.laid[seat] & BIT[card]:
            return Reason("not_laid_out", (card,))
    elif not BIT[card] & CRAFTSMEN:
        return Reason("cannot_convert", (card,))
    elif not BIT[card] & OWN[s.colour[seat]]:
        return Reason("foreign_craftsman", (card,))
    elif not s.taken[seat] & BIT[card]:
        return Reason("craftsman_not_got", (card,))
    if not CONVERTS[card][material]:
        return Reason("wrong_material", (card, material))
    if frame.kind == "make_brick":
        return Reason("brick_maker_first")
    has_converted = any(line.card == card and line.kind == "conversion" for line in s.lines[seat])
    return Reason("converted_already", (card,)) if has_converted else Reason("conversions_over")
