"""Step 12: buying and selling, one kind at a time, in the order of the market spaces."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.state import State, builder_on, gain_gold, has_right, send_home

LEAVE = (Action("leave"),)
_BUY = tuple(
    tuple(tuple(Action("buy", (kind, n)) for n in range(1, most + 1)) for most in range(tables.MARKET_CUBES + 1))
    for kind in range(3)
)
_SELL = tuple(
    tuple(tuple(Action("sell", (kind, n)) for n in range(1, most + 1)) for most in range(tables.MOST_CUBES + 1))
    for kind in range(4)
)
_WOODWORKERS = tables.RIGHT_HOLDERS[tables.BUY_WOOD]
_STONECUTTERS = tables.RIGHT_HOLDERS[tables.SELL_STONE]
_STONE_PRICE, _WOOD_PRICE, _SAND_PRICE, _ = tables.BUY


def step_market(s: State, chance: Chance, emit: Emit) -> None:
    """PE-52 (12): the first occupied space begins."""
    _next_turn(s, tables.MARKET[-1])


def _next_turn(s: State, after: int) -> None:
    """The next occupied space, round and round; none: the market is over."""
    spaces = tables.MARKET
    at = spaces.index(after)
    for i in range(1, len(spaces) + 1):
        space = spaces[(at + i) % len(spaces)]
        seat = builder_on(s, space)
        if seat != NOBODY:
            s.stack.append(frames.TRADE[seat][space])
            return


def legal_market(s: State, frame: Frame) -> Sequence[Action]:
    """PE-53: what can be paid in full, what is held; PE-54 the ban; PE-55 the rights."""
    seat = frame.seat
    gold, row, banned = s.gold[seat], s.row[seat], s.bought[seat]
    stone, wood, sand = s.market
    if stone > gold // _STONE_PRICE:
        stone = gold // _STONE_PRICE
    if not row & _WOODWORKERS:
        wood = 0
    elif wood > gold // _WOOD_PRICE:
        wood = gold // _WOOD_PRICE
    if sand > gold // _SAND_PRICE:
        sand = gold // _SAND_PRICE
    own_stone, own_wood, own_sand, own_metal = s.cubes[4 * seat : 4 * seat + 4]
    if banned & 1 or not row & _STONECUTTERS:
        own_stone = 0
    if banned & 2:
        own_wood = 0
    if banned & 4:
        own_sand = 0
    return (
        _BUY[0][stone]
        + _BUY[1][wood]
        + _BUY[2][sand]
        + LEAVE
        + _SELL[0][own_stone]
        + _SELL[1][own_wood]
        + _SELL[2][own_sand]
        + _SELL[3][own_metal]
    )


def take_market(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """One action, then the next space; who leaves does not come back."""
    seat, space = frame.seat, frame.args[0]
    if a.kind == "leave":
        emit("market_left", seat, space)
        send_home(s, space, emit)
    else:
        kind, amount = a.args
        if a.kind == "buy":
            gold = tables.BUY[kind] * amount
            s.gold[seat] -= gold
            s.market[kind] -= amount
            s.cubes[4 * seat + kind] += amount
            s.bought[seat] |= 1 << kind
            emit("resource_bought", seat, kind, amount, gold)
        else:
            s.cubes[4 * seat + kind] -= amount
            emit("resource_sold", seat, kind, amount, gain_gold(s, seat, tables.SELL[kind] * amount))
    _next_turn(s, space)


def why_not_market(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why that cannot be bought or sold; must agree with legal_market."""
    if a.kind not in ("buy", "sell") or len(a.args) != 2 or a.args[0] not in range(4):
        return None
    seat = frame.seat
    kind, amount = a.args
    if amount < 1:
        return Reason("at_least_one", (kind,))
    if a.kind == "buy":
        if kind == tables.METAL:
            return Reason("metal_not_for_sale")
        if kind == tables.WOOD and not has_right(s.row[seat], tables.BUY_WOOD):
            return Reason("no_right", (tables.BUY_WOOD,))
        if amount > s.market[kind]:
            return Reason("sold_out", (kind,)) if not s.market[kind] else Reason("market_short", (kind, s.market[kind]))
        if tables.BUY[kind] * amount > s.gold[seat]:
            return Reason("too_little_gold_for_goods", (kind, tables.BUY[kind] * amount, s.gold[seat]))
        return None
    if kind == tables.STONE and not has_right(s.row[seat], tables.SELL_STONE):
        return Reason("no_right", (tables.SELL_STONE,))
    if s.bought[seat] >> kind & 1:
        return Reason("bought_this_round", (kind,))
    if amount > s.cubes[4 * seat + kind]:
        return Reason("not_that_many", (kind, s.cubes[4 * seat + kind]))
    return None
