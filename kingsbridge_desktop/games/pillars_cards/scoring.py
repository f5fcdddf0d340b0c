"""Scoring a deal in the order of PC-36, every choice of a player being a question; points, ranks and what they are for.

(a) the king's trick, (b) the advantage; then player by player, clockwise from the deal's first leader (PC-35):
(c) yields, (d) Tom Builder, (e) brick maker, (f) conversions, (g) points, (h) helper, (i) carry-over. Whoever has
nothing to decide is not asked. Conversions, help and surplus are chosen one at a time and in any order: PC-36 grants
it for (f), and a person who clicks materials should not have to begin with the right one.

While a player is scored and not asked, the frame `score` of that seat is on top: it gives way to each question, comes
back with the answer, and goes at the end.
"""

from __future__ import annotations

from kingsbridge_desktop.core.bits import mask_of, members_of, subsets_of
from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Action, Chance, Emit, Frame, Item, silent
from kingsbridge_desktop.games.pillars_cards.choices import CAN_TURN, TOM_OFFERS, converters, legal_give_up, surplus
from kingsbridge_desktop.games.pillars_cards.frames import (
    ASK_BRICK,
    ASK_HELPER,
    ASK_MATERIAL,
    ASK_SURPLUS,
    CONVERSIONS,
    NEXT_DEAL,
    SCORE,
    ask_conversion,
)
from kingsbridge_desktop.games.pillars_cards.state import (
    POINT_LINES,
    Line,
    State,
    deal_points,
    tricks_per_deal,
)
from kingsbridge_desktop.games.pillars_cards.tables import (
    BIT,
    BRICK_MAKER,
    CARDS,
    CARRY_OVER,
    CONVERTS,
    EACH,
    EACH_MATERIAL,
    HELPER,
    KIND_BIT,
    KING,
    MOST_SEATS,
    OWN,
    OWN_CRAFTSMAN_POINTS,
    PAINTER,
    POINTS,
    SAND_GIVEN,
    SCORING,
    SEATS,
    STOCK_AT,
    STOCK_OF,
    STONE_MADE,
    TOM,
    YIELDING,
    YIELDS,
)

_TOM, _PAINTER, _BRICK_MAKER, _HELPER = BIT[TOM], BIT[PAINTER], BIT[BRICK_MAKER], BIT[HELPER]
# Lines of the score sheet are the same few again and again, each ready to be added to a sheet
_YIELDED = tuple(tuple((Line("yield", card, kind, 0),) for kind in EACH_MATERIAL) for card in range(CARDS))
_BRICK = (Line("brick", BRICK_MAKER, SAND_GIVEN, 0),)
_CONVERTED = tuple(
    tuple(
        (Line("helper" if card == HELPER else "conversion", card, kind, CONVERTS[card][kind]),)
        for kind in EACH_MATERIAL
    )
    for card in range(CARDS)
)
_CRAFTSMEN = {
    own: tuple(Line("craftsman", first + at, NOBODY, OWN_CRAFTSMAN_POINTS) for at in members_of(own >> first))
    for first in range(0, len(OWN) * EACH, EACH)
    for own in range(0, 1 << first + EACH, 1 << first)
}  # per mask of craftsmen of one colour
_POINT_LINE = {KING: "king", PAINTER: "painter"}
_SCORED = tuple(
    (Line(_POINT_LINE.get(card, "plus" if POINTS[card] > 0 else "minus"), card, NOBODY, POINTS[card]),)
    for card in range(CARDS)
)
# The same for all cards of a mask, when nobody hears of each: places in the stock, kinds and lines; points and lines
_YIELDED_AT_ONCE = tuple(
    {
        cards: (
            tuple(STOCK_AT[seat][YIELDS[card][0]] for card in members_of(cards)),
            mask_of(YIELDS[card][0] for card in members_of(cards)),
            tuple(_YIELDED[card][YIELDS[card][0]][0] for card in members_of(cards)),
        )
        for cards in subsets_of(YIELDING)
    }
    for seat in range(MOST_SEATS)
)
_SCORED_AT_ONCE = {
    cards: (
        sum(POINTS[card] for card in members_of(cards)),
        tuple(_SCORED[card][0] for card in members_of(cards)),
    )
    for cards in subsets_of(SCORING | _PAINTER)
}
_KEPT: dict[tuple[int, ...], tuple[Line, ...]] = {}  # by a seat's stock, filled when needed
_GIVEN_UP = tuple((Line("given_up", NOBODY, kind, 0),) for kind in EACH_MATERIAL)

# By seats and who led first: what is to come, the last thing first
_SCORE_ALL = {
    seats: tuple(
        (NEXT_DEAL, *(SCORE[(first + after) % seats] for after in range(seats - 1, -1, -1))) for first in range(seats)
    )
    for seats in SEATS
}


# (a), (b) for all


def run_scoring(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """(a) The only trickless player gets the king's trick, or it lapses (PC-20); (b) the advantage (PC-26, PC-31)."""
    s.stack += _SCORE_ALL[len(s.colour)][s.first]
    trickless = s.tricks.count(0)
    if trickless == 1:
        lucky = s.tricks.index(0)
        cards = s.king_trick
        s.taken[lucky] |= cards
        s.king_trick = 0
        if emit is not silent:
            emit("king_trick_got", lucky, *members_of(cards))
    elif emit is not silent:
        emit("king_trick_lapsed", trickless)
    advantage = BIT[s.advantage]
    if s.king_trick & advantage:
        s.returned.append(s.advantage)
        emit("advantage_returned", s.advantage)
        return
    for seat, cards in enumerate(s.taken):
        if cards & advantage:
            s.laid[seat] |= advantage
            if emit is not silent:
                emit("advantage_laid_out", seat, s.advantage)
            return


# (c), (d) yields and Tom Builder


def run_score(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """(c) All yields but Tom Builder's (PC-22)."""
    seat = frame.seat
    s.stack.append(frame)
    cards = s.taken[seat]
    yielding = cards & YIELDING
    if emit is not silent:
        for card in members_of(yielding):
            _gain(s, seat, card, YIELDS[card][0], emit)
    elif yielding:
        places, kinds, lines = _YIELDED_AT_ONCE[seat][yielding]
        stock = s.stock
        for at in places:
            stock[at] += 1
        s.kinds[seat] |= kinds
        s.lines[seat] += lines
    if cards & _TOM:
        if len(TOM_OFFERS) > 1:
            s.stack[-1] = ASK_MATERIAL[seat]
            return True
        _gain(s, seat, TOM, YIELDS[TOM][0], emit)
    return _maybe_brick(s, seat, emit)


def _spend(s: State, seat: int, kind: int) -> None:
    """One less of a material."""
    at = STOCK_AT[seat][kind]
    left = s.stock[at] = s.stock[at] - 1
    if not left:
        s.kinds[seat] ^= KIND_BIT[kind]


def _gain(s: State, seat: int, card: int, kind: int, emit: Emit) -> None:
    s.stock[STOCK_AT[seat][kind]] += 1
    s.kinds[seat] |= KIND_BIT[kind]
    s.lines[seat] += _YIELDED[card][kind]
    if emit is not silent:
        emit("material_got", seat, kind, card)


def take_choose_material(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Tom Builder's material joins the stock."""
    s.stack.append(SCORE[frame.seat])
    _gain(s, frame.seat, TOM, a.args[0], emit)
    return _maybe_brick(s, frame.seat, emit)


# (e), (f), (h) cards that turn materials


def _maybe_brick(s: State, seat: int, emit: Emit) -> bool:
    if s.laid[seat] & _BRICK_MAKER and CAN_TURN[s.kinds[seat]] & _BRICK_MAKER:
        s.stack[-1] = ASK_BRICK[seat]
        return True
    return _maybe_convert(s, seat, converters(s, seat), emit)


def take_make_brick(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """(e) One sand becomes stone (PC-27), which may be used at once (PC-37)."""
    seat = frame.seat
    s.stack.append(SCORE[seat])
    if a.args:
        _spend(s, seat, SAND_GIVEN)
        s.stock[STOCK_AT[seat][STONE_MADE]] += 1
        s.kinds[seat] |= KIND_BIT[STONE_MADE]
        s.lines[seat] += _BRICK
        emit("brick_made", seat, SAND_GIVEN, STONE_MADE)
    return _maybe_convert(s, seat, converters(s, seat), emit)


def _maybe_convert(s: State, seat: int, cards: int, emit: Emit) -> bool:
    if cards & CAN_TURN[s.kinds[seat]]:
        s.stack[-1] = CONVERSIONS[seat].get(cards) or ask_conversion(seat, cards)  # spares a call
        return True
    return _count_points(s, seat, emit)


def take_convert(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """(f) One conversion, then the question again as long as something can be turned (PC-23, PC-27)."""
    seat, turned = frame.seat, a.args
    s.stack.append(SCORE[seat])
    if not turned:
        return _count_points(s, seat, emit)
    card, kind = turned
    _turn(s, seat, card, kind, emit)
    return _maybe_convert(s, seat, frame.args[0] ^ BIT[card], emit)


def _turn(s: State, seat: int, card: int, kind: int, emit: Emit) -> None:
    points, at = CONVERTS[card][kind], STOCK_AT[seat][kind]  # `_spend` written out, since it is often called
    left = s.stock[at] = s.stock[at] - 1
    if not left:
        s.kinds[seat] ^= KIND_BIT[kind]
    s.vp[seat] += points
    s.lines[seat] += _CONVERTED[card][kind]
    if emit is not silent:
        emit("material_converted", seat, card, kind, points)


def _count_points(s: State, seat: int, emit: Emit) -> bool:
    """(g) Own craftsmen, painter, plus and minus cards, the king (PC-24, PC-25, PC-27)."""
    cards, laid = s.taken[seat], s.laid[seat]
    own, scoring = cards & OWN[s.colour[seat]], cards & SCORING | laid & _PAINTER
    craftsmen = _CRAFTSMEN[own]
    points = OWN_CRAFTSMAN_POINTS * len(craftsmen)
    if emit is not silent:
        if own:
            s.lines[seat] += craftsmen
            s.vp[seat] += points
            emit("craftsmen_scored", seat, len(craftsmen), points)
        for card in members_of(scoring):
            s.lines[seat] += _SCORED[card]
            s.vp[seat] += POINTS[card]
            emit("card_scored", seat, card, POINTS[card])
    else:
        more, lines = _SCORED_AT_ONCE[scoring]
        s.lines[seat] += craftsmen + lines
        s.vp[seat] += points + more
    return _maybe_help(s, seat, emit) if laid & _HELPER else _maybe_give_up(s, seat, emit)


def _maybe_help(s: State, seat: int, emit: Emit) -> bool:
    if CAN_TURN[s.kinds[seat]] & _HELPER:
        s.stack[-1] = ASK_HELPER[seat]
        return True
    return _maybe_give_up(s, seat, emit)


def take_use_helper(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """(h) One material, then the question again as long as there are some (PC-29)."""
    s.stack.append(SCORE[frame.seat])
    if a.args:
        _turn(s, frame.seat, HELPER, a.args[1], emit)
        return _maybe_help(s, frame.seat, emit)
    return _maybe_give_up(s, frame.seat, emit)


# (i) carry-over


def _maybe_give_up(s: State, seat: int, emit: Emit) -> bool:
    """(i) Asks only while there is a surplus and more than one kind to give up (PC-28, PC-35)."""
    stock = s.stock[STOCK_OF[seat]]
    left = surplus(s, seat) if sum(stock) > CARRY_OVER else 0
    if left:
        question = ASK_SURPLUS[seat]
        given_up = legal_give_up(s, question)
        if len(given_up) > 1:
            s.stack[-1] = question
            return True
        for _ in range(left):
            _drop(s, seat, given_up[0].args[0], emit)
        stock = s.stock[STOCK_OF[seat]]
    lines = s.lines[seat] = s.lines[seat] + _kept(tuple(stock))
    if emit is not silent:
        emit("player_scored", seat, deal_points(lines), s.vp[seat])
    s.stack.pop()
    return False


def take_give_up(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Gives up one material of the surplus."""
    s.stack.append(SCORE[frame.seat])
    _drop(s, frame.seat, a.args[0], emit)
    return _maybe_give_up(s, frame.seat, emit)


def _drop(s: State, seat: int, kind: int, emit: Emit) -> None:
    _spend(s, seat, kind)
    s.lines[seat] += _GIVEN_UP[kind]
    if emit is not silent:
        emit("material_given_up", seat, kind)


def _kept(stock: tuple[int, ...]) -> tuple[Line, ...]:
    found = _KEPT.get(stock)
    if found is None:
        found = _KEPT[stock] = tuple(
            Line("kept", NOBODY, kind, 0) for kind, count in enumerate(stock) for _ in range(count)
        )
    return found


# Points


def scores(s: State) -> tuple[int, ...]:
    """Victory points per seat; they may be negative (PC-25)."""
    return tuple(s.vp)


def ranking(s: State) -> tuple[int, ...]:
    """Most points win, a tie is shared; nothing else counts (PC-32)."""
    return rank_by(s.vp)


def breakdown(s: State) -> tuple[tuple[Item, ...], ...]:
    """What each seat's points are for, over all deals; `earlier`: points of a position set up by hand."""
    return tuple(_items(s, seat) for seat in range(len(s.colour)))


def _items(s: State, seat: int) -> tuple[Item, ...]:
    sums = dict.fromkeys(POINT_LINES, 0)
    for sheet in (*s.sheets, s.lines):
        for line in sheet[seat]:
            if line.value:
                sums[line.kind] += line.value
    items = [Item(kind, value) for kind, value in sums.items()]
    earlier = s.vp[seat] - sum(sums.values())
    return (*items, Item("earlier", earlier)) if earlier else tuple(items)


def progress(s: State) -> tuple[int, ...]:
    """Deal, deals as far as known, trick, tricks per deal, and 1 in the scoring (0 before it)."""
    size = tricks_per_deal(s)
    coming = s.unseen.bit_count() + len(s.returned) - (s.advantage == HIDDEN)
    return s.deal, s.deal + coming, min(len(s.past) + 1, size), size, int(len(s.past) == size)
