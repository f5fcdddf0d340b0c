"""Step 13: craftsmen turn resources and gold into points or gold; then at most five resources are kept."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import CONVERT, DONE, GIVE_UP
from kingsbridge_desktop.games.pillars.state import (
    BUILT_IN,
    State,
    capacity,
    clockwise,
    gain_cubes,
    gain_gold,
    gain_vp,
    may_build,
    stock_of,
    times_used,
)

_DONE = (DONE,)
_HELD = range(max(tables.MOST_CUBES, tables.GOLD_LIMIT) + 1)  # of one kind
_LETS_WORK = tuple(  # by craftsman: each kind that it takes or needs (PE-57), and how often so much of it lets it work
    (
        *((kind, tuple(min(held // amount, most) for held in _HELD)) for kind, amount in tables.USED[c]),
        *((kind, tuple(most if held >= amount else 0 for held in _HELD)) for kind, amount in tables.NEEDS[c]),
    )
    for c, most in zip(tables.CRAFTSMEN, tables.MOST_TIMES, strict=True)
)
_ENOUGH = tuple(  # by kind, gold last, and by how much is held: the craftsmen that this lets work at least once
    tuple(
        mask_of(c for c in tables.CRAFTSMEN if all(lets[held] for needed, lets in _LETS_WORK[c] if needed == kind))
        for held in _HELD
    )
    for kind in range(tables.KINDS + 1)
)
_STONE, _WOOD, _SAND, _METAL, _GOLD = _ENOUGH
_GIVING_UP = tuple(  # by the mask of kinds that are held
    tuple(GIVE_UP[kind] for kind in members_of(mask)) for mask in range(1 << tables.KINDS)
)


def run_cathedral(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """PE-56: one player after the other builds; who can convert nothing is not asked. At the end the part is set."""
    turn = frame.args[0]
    if turn == s.seats:
        s.parts += 1
        emit("part_set", s.start, s.parts - 1)  # PE-59
        return False
    s.stack.append(frames.CATHEDRAL[turn + 1])
    seat = clockwise(s)[turn]
    s.used = 0
    if supplied(s.row[seat], purse(s, seat)):
        s.stack.append(frames.BUILD[seat])
        return True
    return _finish(s, seat, emit)


def purse(s: State, seat: int) -> list[int]:
    """What a player can spend: stone, wood, sand, metal and gold."""
    held = s.cubes[tables.STOCK[seat]]
    held.append(s.gold[seat])
    return held


def supplied(row: int, held: list[int]) -> int:
    """A mask of the craftsmen of a row that may build and for whom a purse is enough to work once."""
    stone, wood, sand, metal, gold = held
    return may_build(row) & _STONE[stone] & _WOOD[wood] & _SAND[sand] & _METAL[metal] & _GOLD[gold]


def missing(craftsman: int, held: list[int]) -> tuple[int, int] | None:
    """PE-57: the kind and amount that must be held at this moment and is not."""
    for need in tables.NEEDS[craftsman]:
        if held[need[0]] < need[1]:
            return need
    return None


def conversions(s: State, seat: int) -> tuple[Action, ...]:
    """How often each craftsman may work now, from once on: capacity, what was used, what is held."""
    held, used, blessed = purse(s, seat), s.used, s.blessed[seat]
    found: tuple[Action, ...] = ()
    able = supplied(s.row[seat], held)
    while able:  # few: quicker than to look the members up
        craftsman = (able & -able).bit_length() - 1
        able &= able - 1
        times = tables.CAPACITY[craftsman] if craftsman != blessed else capacity(s, seat, craftsman)
        if used:
            times -= used >> tables.USE_SHIFT[craftsman] & tables.MOST_USES
        for kind, lets in _LETS_WORK[craftsman]:
            if lets[held[kind]] < times:
                times = lets[held[kind]]
        if times > 0:
            found += CONVERT[craftsman][times]
    return found


def legal_build(s: State, frame: Frame) -> Sequence[Action]:
    """Each craftsman up to its capacity or less, in any order and mix; and done."""
    return conversions(s, frame.seat) + _DONE


def why_not_convert(s: State, frame: Frame, craftsman: int, times: int) -> Reason | None:
    """Held and able to work, not too often, with all that it takes."""
    seat, held = frame.seat, purse(s, frame.seat)
    if not s.row[seat] >> craftsman & 1:
        return Reason("craftsman_not_held", (craftsman,))
    if not may_build(s.row[seat]) >> craftsman & 1:
        return Reason("no_right", (tables.USE_MASONS,))
    if times < 1:
        return Reason("at_least_once", (craftsman,))
    if ("convert", (craftsman, times)) in conversions(s, seat):
        return None
    left = capacity(s, seat, craftsman) - times_used(s, craftsman)
    if times > left:
        return Reason("capacity_used", (craftsman, left))
    needed = missing(craftsman, held)
    if needed:
        return Reason("must_hold", (craftsman, *needed))
    kind, amount = next(pair for pair in tables.USED[craftsman] if held[pair[0]] < pair[1] * times)
    return Reason("not_enough_to_convert", (craftsman, kind, amount * times, held[kind]))


def take_build(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """A conversion keeps the turn; done ends it."""
    seat = frame.seat
    if a.kind == "done":
        s.used = 0
        return _finish(s, seat, emit)
    craftsman, times = a.args
    for kind, amount in tables.USED[craftsman]:
        if kind == tables.GOLD:
            s.gold[seat] -= amount * times
        else:
            s.cubes[tables.KINDS * seat + kind] -= amount * times
    s.used += times << tables.USE_SHIFT[craftsman]
    vp, gold = tables.GIVES_VP[craftsman] * times, tables.GIVES_GOLD[craftsman]
    if vp:
        gain_vp(s, seat, vp, BUILT_IN[craftsman])
    gained = 0
    if gold:
        gained = gain_gold(s, seat, gold * times)
    s.stack.append(frame)
    if emit is not silent:
        emit("craftsman_worked", seat, craftsman, times, vp, gained)
    return True


def _finish(s: State, seat: int, emit: Emit) -> bool:
    """PE-58: at most five resources are kept; a player is asked only where there is something to choose.

    Tells whether that is so.
    """
    if s.round == tables.ROUNDS:
        return False
    cubes = s.cubes[tables.STOCK[seat]]
    together = sum(cubes)
    excess = together - tables.KEPT
    if excess <= 0:
        return False
    if max(cubes) == together:
        kind = cubes.index(max(cubes))
        gain_cubes(s, seat, kind, -excess)
        if emit is not silent:
            emit("resource_given_up", seat, kind, excess)
        return False
    s.stack.append(frames.GIVE_UP[seat])
    return True


def legal_give_up(s: State, frame: Frame) -> Sequence[Action]:
    """One cube at a time, of any kind held."""
    stone, wood, sand, metal = s.cubes[tables.STOCK[frame.seat]]
    return _GIVING_UP[(stone > 0) | (wood > 0) << 1 | (sand > 0) << 2 | (metal > 0) << 3]


def why_not_give_up(s: State, frame: Frame, kind: int) -> Reason | None:
    """Only what is held."""
    return None if stock_of(s, frame.seat)[kind] else Reason("not_in_stock", (kind,))


def take_give_up(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Given up without payment, until five are left."""
    kind = a.args[0]
    s.cubes[tables.KINDS * frame.seat + kind] -= 1
    if emit is not silent:
        emit("resource_given_up", frame.seat, kind, 1)
    return _finish(s, frame.seat, emit)
