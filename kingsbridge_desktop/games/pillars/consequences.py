"""What a move brings in this round: resources, points of the building, gold, what a place is for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import forecast
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    State,
    capacity,
    gain_cubes,
    gain_gold,
    places,
    room_for_gold,
    stand,
    stock_of,
    yield_change,
)


def consequences(s: State, a: Action) -> tuple[Consequence, ...]:
    """The most telling first, never none. Trusts the caller: the action is legal, its seat is asked."""
    seat = s.stack[-1].seat
    return tuple(_OF[a.kind](s, seat, a)) or (Consequence("gold_left", (s.gold[seat],)),)


def _from_building(s: State, after: State, seat: int) -> Iterator[Consequence]:
    """How many points more the best building of this round brings."""
    more = forecast(after, seat).vp_building - forecast(s, seat).vp_building
    if more > 0:
        yield Consequence("building", (more,))


def _of_resource_card(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    card = a.args[0]
    after = s.copy()
    after.cards[seat] |= 1 << card
    after.free[seat] -= tables.CARD_WORKERS[card]
    count = max(0, tables.CARD_YIELD[card] + yield_change(s, seat))
    if count != tables.CARD_YIELD[card]:  # else the move itself says it
        yield Consequence("yields", (count, tables.CARD_KIND[card], tables.CARD_WORKERS[card]))
    yield from _from_building(s, after, seat)
    sent = sum(tables.CARD_WORKERS[taken] for taken in members_of(after.cards[seat]))
    yield Consequence("free", (after.free[seat], after.free[seat] + sent))


def _of_craftsman(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    craftsman = a.args[0]
    if s.row[seat].bit_count() < places(s, seat):
        after = s.copy()
        after.row[seat] |= 1 << craftsman
        after.gold[seat] -= tables.COST[craftsman]
        yield from _from_building(s, after, seat)
    yield _work_of(craftsman)


def _work_of(craftsman: int) -> Consequence:
    """What a craftsman makes of a round at most."""
    times = tables.CAPACITY[craftsman]
    if tables.GIVES_VP[craftsman]:
        return Consequence("makes_points", (craftsman, times * tables.GIVES_VP[craftsman]))
    if tables.GIVES_GOLD[craftsman]:
        return Consequence("makes_gold", (craftsman, times * tables.GIVES_GOLD[craftsman]))
    return Consequence("works", (craftsman, times))


def _of_space(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    space, after = a.args[0], s.copy()
    stand(after, seat, space)
    if a.kind == "place" and s.stack[-1].kind == "place_builder":
        after.gold[seat] -= s.price
    was, now = forecast(s, seat), forecast(after, seat)
    if now.vp_places > was.vp_places:
        yield Consequence("points", (now.vp_places - was.vp_places,))
    if space in tables.KINGSBRIDGE and s.kingsbridge[space - tables.KINGSBRIDGE[0]] != EMPTY:
        left = sum(advantage != EMPTY for advantage in s.kingsbridge)
        yield Consequence("advantage", (s.kingsbridge[space - tables.KINGSBRIDGE[0]], left))
    if space in tables.SHIRING and s.shiring[space - tables.SHIRING[0]] != EMPTY:
        yield _work_of(s.shiring[space - tables.SHIRING[0]])
    if was.tax_high > now.tax_high:
        yield Consequence("no_tax", (was.tax_low, was.tax_high))
    for kind, (old, new) in enumerate(zip(was.resources, now.resources, strict=True)):
        if new > old:
            yield Consequence("resources", (kind, new - old))
    yield from _from_building(s, after, seat)
    if space == tables.CASTLE:
        yield Consequence("grey", (tables.GREY_WON,))
    elif space == tables.START_SPACE:
        yield Consequence("start", (min(s.round + 1, tables.ROUNDS),))
    elif space == tables.BISHOP:
        yield Consequence("bishop", (1,))
    elif space in tables.MARKET:
        yield Consequence("trade", (max(0, after.gold[seat]),))


def _of_pass(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    if s.stack[-1].kind == "place_builder":
        yield Consequence("saves", (s.price,))
    else:
        yield Consequence("idle", (s.free[seat],))


def _of_veto(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    bag = list(s.bag)
    if a.kind == "throw_back":
        bag[s.stack[-1].args[0]] += 1
    yield Consequence("bag", (seat, bag[seat], sum(bag)))


def _of_event(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    """Protection from the event, or the advantage that would bring it, kept."""
    if s.stack[-1].kind == "tax_freedom":
        has_francis = s.advantages[seat] >> tables.FRANCIS & 1
        tax = tables.FRANCIS_TAX if has_francis else s.tax
        yield Consequence("saves_tax" if a.kind == "use" else "pays_tax", (tax,))
    elif s.event >= 0:
        yield Consequence("warded_off" if a.kind != "decline" else "endured", (s.event,))


def _of_trade(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    kind, amount = a.args
    after = s.copy()
    if a.kind == "buy":
        after.gold[seat] -= tables.BUY[kind] * amount
        gain_cubes(after, seat, kind, amount)
    else:
        gain_cubes(after, seat, kind, -amount)
        gain_gold(after, seat, tables.SELL[kind] * amount)
    yield from _from_building(s, after, seat)
    yield Consequence("gold_then", (after.gold[seat],))


def _of_building(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    craftsman, times = a.args
    if tables.GIVES_VP[craftsman]:
        yield Consequence("built", (tables.GIVES_VP[craftsman] * times,))
    else:
        yield Consequence("earned", (min(tables.GIVES_GOLD[craftsman] * times, room_for_gold(s, seat)),))


def _of_gift(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    yield Consequence("stock", (a.args[0], stock_of(s, seat)[a.args[0]] + 1))


def _of_blessing(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    yield Consequence("works", (a.args[0], capacity(s, seat, a.args[0]) + tables.EVENT_AMOUNT[s.event]))


def _of_discard(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    yield Consequence("row", (s.row[seat].bit_count() - 1, places(s, seat)))


def _of_keeping(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    yield Consequence("kept", (sum(stock_of(s, seat)) - (a.kind == "give_up"),))


def _of_leaving(s: State, seat: int, a: Action) -> Iterator[Consequence]:
    yield Consequence("gold_left", (s.gold[seat],))


_OF: dict[str, Callable[[State, int, Action], Iterator[Consequence]]] = {
    "take_card": _of_resource_card,
    "take_craftsman": _of_craftsman,
    "place": _of_space,
    "remigius": _of_space,
    "pass": _of_pass,
    "accept": _of_veto,
    "throw_back": _of_veto,
    "protect": _of_event,
    "use": _of_event,
    "decline": _of_event,
    "take_resource": _of_gift,
    "bless": _of_blessing,
    "discard": _of_discard,
    "buy": _of_trade,
    "sell": _of_trade,
    "leave": _of_leaving,
    "convert": _of_building,
    "done": _of_keeping,
    "give_up": _of_keeping,
}
