"""Step 13: craftsmen turn resources and gold into points or gold; then at most five resources are kept."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import CONVERT, DONE, GIVE_UP
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    State,
    built_in,
    capacity,
    clockwise,
    gain_cubes,
    gain_gold,
    gain_vp,
    stock_of,
    times_used,
    working,
)

_DONE = (DONE,)
_CONVERSIONS: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by all that decides what a player can still build
_MOST_CONVERSIONS = 20_000  # some 10 MB


def run_cathedral(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """PE-56: one player after the other builds; who can convert nothing is not asked. At the end the part is set."""
    turn = frame.args[0]
    if turn == s.seats:
        s.parts += 1
        emit("part_set", s.start, s.parts - 1)  # PE-59
        return
    s.stack.append(frames.CATHEDRAL[turn + 1])
    seat = clockwise(s)[turn]
    s.used = 0
    if len(legal_build(s, frames.BUILD[seat])) > 1:
        s.stack.append(frames.BUILD[seat])
    else:
        _finish(s, seat, emit)


def purse(s: State, seat: int) -> list[int]:
    """What a player can spend: stone, wood, sand, metal and gold."""
    return [*s.cubes[tables.STOCK[seat]], s.gold[seat]]


def missing(craftsman: int, held: list[int]) -> tuple[int, int] | None:
    """PE-57: the kind and amount that must be held at this moment and is not."""
    for need in tables.NEEDS[craftsman]:
        if held[need[0]] < need[1]:
            return need
    return None


def times_left(s: State, seat: int, craftsman: int, held: list[int]) -> int:
    """How often the craftsman can still work now: what is held, capacity, what was used."""
    times = tables.MOST_TIMES[craftsman]
    for kind, amount in tables.USED[craftsman]:
        if held[kind] < amount * times:
            times = held[kind] // amount
    if not times or (tables.NEEDS[craftsman] and missing(craftsman, held)):
        return 0
    left = capacity(s, seat, craftsman) - (s.used >> tables.USE_SHIFT[craftsman] & tables.MOST_USES)
    return left if left < times else times


def legal_build(s: State, frame: Frame) -> Sequence[Action]:
    """Each craftsman up to its capacity or less, in any order and mix; and done."""
    seat = frame.seat
    row, blessed = s.row[seat], s.blessed[seat]
    bonus = 0 if blessed == EMPTY else tables.EVENT_AMOUNT[s.event]
    key = (row, s.used, blessed, bonus, s.gold[seat], *s.cubes[tables.STOCK[seat]])
    found = _CONVERSIONS.get(key)
    if found is None:
        held = purse(s, seat)
        found = ()
        for craftsman in working(row):
            times = times_left(s, seat, craftsman, held)
            if times > 0:
                found += CONVERT[craftsman][times]
        found += _DONE
        if len(_CONVERSIONS) >= _MOST_CONVERSIONS:
            _CONVERSIONS.clear()
        _CONVERSIONS[key] = found
    return found


def why_not_convert(s: State, frame: Frame, craftsman: int, times: int) -> Reason | None:
    """Held and able to work, not too often, with all that it takes."""
    seat, held = frame.seat, purse(s, frame.seat)
    if not s.row[seat] >> craftsman & 1:
        return Reason("craftsman_not_held", (craftsman,))
    if craftsman not in working(s.row[seat]):
        return Reason("no_right", (tables.USE_MASONS,))
    if times < 1:
        return Reason("at_least_once", (craftsman,))
    if times <= times_left(s, seat, craftsman, held):
        return None
    left = capacity(s, seat, craftsman) - times_used(s, craftsman)
    if times > left:
        return Reason("capacity_used", (craftsman, left))
    needed = missing(craftsman, held)
    if needed:
        return Reason("must_hold", (craftsman, *needed))
    kind, amount = next(pair for pair in tables.USED[craftsman] if held[pair[0]] < pair[1] * times)
    return Reason("not_enough_to_convert", (craftsman, kind, amount * times, held[kind]))


def take_build(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """A conversion keeps the turn; done ends it."""
    seat = frame.seat
    if a.kind == "done":
        s.used = 0
        _finish(s, seat, emit)
        return
    craftsman, times = a.args
    for kind, amount in tables.USED[craftsman]:
        if kind == tables.GOLD:
            s.gold[seat] -= amount * times
        else:
            s.cubes[tables.KINDS * seat + kind] -= amount * times
    s.used += times << tables.USE_SHIFT[craftsman]
    vp, gold = tables.GIVES_VP[craftsman] * times, tables.GIVES_GOLD[craftsman]
    if vp:
        gain_vp(s, seat, vp, built_in(craftsman))
    gained = 0
    if gold:
        gained = gain_gold(s, seat, gold * times)
    s.stack.append(frame)
    emit("craftsman_worked", seat, craftsman, times, vp, gained)


def _finish(s: State, seat: int, emit: Emit) -> None:
    """PE-58: at most five resources are kept; a player is asked only where there is something to choose."""
    if s.round == tables.ROUNDS:
        return
    cubes = stock_of(s, seat)
    excess = sum(cubes) - tables.KEPT
    if excess <= 0:
        return
    if max(cubes) == sum(cubes):
        kind = cubes.index(max(cubes))
        gain_cubes(s, seat, kind, -excess)
        emit("resource_given_up", seat, kind, excess)
        return
    s.stack.append(frames.GIVE_UP[seat])


def legal_give_up(s: State, frame: Frame) -> Sequence[Action]:
    """One cube at a time, of any kind held."""
    return [GIVE_UP[kind] for kind, amount in enumerate(stock_of(s, frame.seat)) if amount]


def why_not_give_up(s: State, frame: Frame, kind: int) -> Reason | None:
    """Only what is held."""
    return None if stock_of(s, frame.seat)[kind] else Reason("not_in_stock", (kind,))


def take_give_up(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Given up without payment, until five are left."""
    kind = a.args[0]
    gain_cubes(s, frame.seat, kind, -1)
    emit("resource_given_up", frame.seat, kind, 1)
    _finish(s, frame.seat, emit)
