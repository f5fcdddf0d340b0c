"""Step 13: craftsmen turn resources and gold into points or gold; then at most five resources are kept."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.state import (
    State,
    built_in,
    capacity,
    clockwise,
    gain_gold,
    gain_vp,
    has_right,
)

DONE = Action("done")
_DONE = (DONE,)
GIVE_UP = tuple(Action("give_up", (kind,)) for kind in range(4))
CONVERT = tuple(  # by craftsman and by how often at most
    tuple(tuple(Action("convert", (c, n)) for n in range(1, most + 1)) for most in range(16)) for c in tables.CRAFTSMEN
)
_MASONS, _MIXERS = tables.RIGHT_NEEDED[tables.USE_MASONS], tables.RIGHT_HOLDERS[tables.USE_MASONS]
_WORKING: dict[int, tuple[int, ...]] = {}


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


def working(row: int) -> tuple[int, ...]:
    """The craftsmen of a row that may build: masons only beside a mortar mixer (PE-55)."""
    found = _WORKING.get(row)
    if found is None:
        found = members_of(row if row & _MIXERS else row & ~_MASONS)
        _WORKING[row] = found
    return found


def times_left(s: State, seat: int, craftsman: int) -> int:
    """How often the craftsman can still work now: capacity, what was used, what is held."""
    times = capacity(s, seat, craftsman) - (s.used >> 4 * craftsman & 15)
    base = 4 * seat
    for kind, amount in tables.USED[craftsman]:
        held = s.gold[seat] if kind == tables.GOLD else s.cubes[base + kind]
        if held // amount < times:
            times = held // amount
    for kind, amount in tables.NEEDS[craftsman]:
        if s.cubes[base + kind] < amount:  # PE-57: must be held at this moment
            return 0
    return times


def legal_build(s: State, frame: Frame) -> Sequence[Action]:
    """Each craftsman up to its capacity or less, in any order and mix; and done."""
    seat = frame.seat
    answers: tuple[Action, ...] = ()
    for craftsman in working(s.row[seat]):
        times = times_left(s, seat, craftsman)
        if times > 0:
            answers += CONVERT[craftsman][times]
    return answers + _DONE


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
            s.cubes[4 * seat + kind] -= amount * times
    s.used += times << 4 * craftsman
    vp, gold = tables.GIVES_VP[craftsman] * times, tables.GIVES_GOLD[craftsman]
    if vp:
        gain_vp(s, seat, vp, built_in(craftsman))
    gained = 0
    if gold:
        gained = gain_gold(s, seat, gold * times)
    emit("craftsman_worked", seat, craftsman, times, vp, gained)
    s.stack.append(frame)


def _finish(s: State, seat: int, emit: Emit) -> None:
    """PE-58: at most five resources are kept; a player is asked only where there is something to choose."""
    if s.round == tables.ROUNDS:
        return
    cubes = s.cubes[4 * seat : 4 * seat + 4]
    excess = sum(cubes) - tables.KEPT
    if excess <= 0:
        return
    if max(cubes) == sum(cubes):
        kind = cubes.index(max(cubes))
        s.cubes[4 * seat + kind] -= excess
        emit("resource_given_up", seat, kind, excess)
        return
    s.stack.append(frames.GIVE_UP[seat])


def legal_give_up(s: State, frame: Frame) -> Sequence[Action]:
    """One cube at a time, of any kind held."""
    base = 4 * frame.seat
    return [GIVE_UP[kind] for kind in range(4) if s.cubes[base + kind]]


def take_give_up(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Given up without payment, until five are left."""
    kind = a.args[0]
    s.cubes[4 * frame.seat + kind] -= 1
    emit("resource_given_up", frame.seat, kind, 1)
    _finish(s, frame.seat, emit)


def why_not_build(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why a craftsman cannot work so often; must agree with legal_build."""
    if a.kind != "convert" or len(a.args) != 2 or a.args[0] not in tables.CRAFTSMEN:
        return None
    seat = frame.seat
    craftsman, times = a.args
    if not s.row[seat] >> craftsman & 1:
        return Reason("craftsman_not_held", (craftsman,))
    if _MASONS >> craftsman & 1 and not has_right(s.row[seat], tables.USE_MASONS):
        return Reason("no_right", (tables.USE_MASONS,))
    if times < 1:
        return Reason("at_least_once", (craftsman,))
    left = capacity(s, seat, craftsman) - (s.used >> 4 * craftsman & 15)
    if times > left:
        return Reason("capacity_used", (craftsman, left))
    for kind, amount in tables.NEEDS[craftsman]:
        if s.cubes[4 * seat + kind] < amount:
            return Reason("must_hold", (craftsman, kind, amount))
    for kind, amount in tables.USED[craftsman]:
        held = s.gold[seat] if kind == tables.GOLD else s.cubes[4 * seat + kind]
        if held < amount * times:
            return Reason("not_enough_to_convert", (craftsman, kind, amount * times, held))
    return None


def why_not_give_up(s: State, frame: Frame, a: Action) -> Reason | None:
    """Only what is held can be given up."""
    if a.kind == "give_up" and len(a.args) == 1 and a.args[0] in range(4) and not s.cubes[4 * frame.seat + a.args[0]]:
        return Reason("not_that_many", (a.args[0], 0))
    return None
