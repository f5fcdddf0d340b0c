"""Step 12: buying and selling, one kind at a time, in the order of the market spaces."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import BUY, LEAVE, SELL
from kingsbridge_desktop.games.pillars.state import State, gain_gold, send_home, stock_of

_LEAVE = (LEAVE,)
_WOODWORKERS = tables.RIGHT_HOLDERS[tables.BUY_WOOD]  # PE-55: who may buy wood
_STONECUTTERS = tables.RIGHT_HOLDERS[tables.SELL_STONE]  # and sell stone
_FOLLOWING = {  # by market space: the others in the order of their turns, and itself again
    space: tables.MARKET[at + 1 :] + tables.MARKET[: at + 1] for at, space in enumerate(tables.MARKET)
}


def _affordable(kind: int, gold: int) -> int:
    return gold // tables.BUY[kind]


_BUY_STONE, _BUY_WOOD, _BUY_SAND = (  # by how many lie there and by gold: all that can be bought
    tuple(
        tuple(BUY[kind][min(there, _affordable(kind, gold))] for gold in range(tables.GOLD_LIMIT + 1))
        for there in range(tables.MARKET_CUBES + 1)
    )
    for kind in tables.GOODS
)
_SELL_STONE, _SELL_WOOD, _SELL_SAND, _SELL_METAL = SELL  # by how many are held


def step_market(s: State, chance: Chance, emit: Emit) -> None:
    """PE-52 (12): the first occupied space begins."""
    _next_turn(s, tables.MARKET[-1])


def _next_turn(s: State, after: int) -> bool:
    """The next occupied space, round and round; none: the market is over. Tells whether somebody is asked."""
    standing = s.standing
    for space in _FOLLOWING[after]:
        seat = standing[space]
        if seat >= 0:
            s.stack.append(frames.TRADE[seat][space])
            return True
    return False


def legal_market(s: State, frame: Frame) -> Sequence[Action]:
    """PE-53: what lies there and can be paid in full, what is held; or to leave."""
    seat = frame.seat
    row, gold, banned = s.row[seat], s.gold[seat], s.bought[seat]
    stone, wood, sand = s.market
    if not row & _WOODWORKERS:
        wood = 0
    held = s.cubes[tables.STOCK[seat]]
    if not row & _STONECUTTERS:
        held[tables.STONE] = 0
    if banned:  # PE-54
        for kind in members_of(banned):
            held[kind] = 0
    own_stone, own_wood, own_sand, own_metal = held
    return (
        _BUY_STONE[stone][gold]
        + _BUY_WOOD[wood][gold]
        + _BUY_SAND[sand][gold]
        + _LEAVE
        + _SELL_STONE[own_stone]
        + _SELL_WOOD[own_wood]
        + _SELL_SAND[own_sand]
        + _SELL_METAL[own_metal]
    )


def why_not_buy(s: State, frame: Frame, kind: int, amount: int) -> Reason | None:
    """The right (PE-55), then the market, then the gold."""
    gold = s.gold[frame.seat]
    if amount < 1:
        return Reason("at_least_one", (kind,))
    if kind == tables.METAL:
        return Reason("metal_not_for_sale")
    if kind == tables.WOOD and not s.row[frame.seat] & _WOODWORKERS:
        return Reason("no_right", (tables.BUY_WOOD,))
    there = s.market[kind]
    if amount > there:
        return Reason("market_short", (kind, there)) if there else Reason("sold_out", (kind,))
    if amount > _affordable(kind, gold):
        return Reason("too_little_gold_for_goods", (kind, tables.BUY[kind] * amount, gold))
    return None


def why_not_sell(s: State, frame: Frame, kind: int, amount: int) -> Reason | None:
    """The right (PE-55), then the ban (PE-54), then what is held."""
    if amount < 1:
        return Reason("at_least_one", (kind,))
    if kind == tables.STONE and not s.row[frame.seat] & _STONECUTTERS:
        return Reason("no_right", (tables.SELL_STONE,))
    if s.bought[frame.seat] >> kind & 1:
        return Reason("bought_this_round", (kind,))
    held = stock_of(s, frame.seat)[kind]
    if not held:
        return Reason("not_in_stock", (kind,))
    return Reason("not_that_many", (kind, held)) if amount > held else None


def take_market(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """One action, then the next space; who leaves does not come back."""
    seat, space = frame.seat, frame.args[0]
    if a.kind == "leave":
        if emit is not silent:
            emit("market_left", seat, space)
        send_home(s, space, emit)
    else:
        kind, amount = a.args
        if a.kind == "buy":
            gold = tables.BUY[kind] * amount
            s.gold[seat] -= gold
            s.market[kind] -= amount
            s.cubes[tables.KINDS * seat + kind] += amount
            s.bought[seat] |= 1 << kind
            if emit is not silent:
                emit("resource_bought", seat, kind, amount, gold)
        else:
            s.cubes[tables.KINDS * seat + kind] -= amount
            gold = gain_gold(s, seat, tables.SELL[kind] * amount)
            if emit is not silent:
                emit("resource_sold", seat, kind, amount, gold)
    return _next_turn(s, space)
