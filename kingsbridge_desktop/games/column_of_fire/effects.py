"""Using the symbols of persons, fields and advantages (CF-100 to CF-111)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, all_but, silent
from kingsbridge_desktop.games.column_of_fire import frames, tables
from kingsbridge_desktop.games.column_of_fire.pieces import (
    dismiss_person,
    gain_vp,
    put_stone,
    release_die,
    score_minority,
    take_stone,
)
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.symbols import SAME, TARGETS
from kingsbridge_desktop.games.column_of_fire.tables import FACES_PER_SEAT, GOODS_PER_SEAT, HEAP_BITS, MOST_OF_KIND


def _gain_good(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    s.goods[GOODS_PER_SEAT * seat + args[0]] += 1
    if emit is not silent:
        emit("good_gained", seat, args[0])


def _draw_advantage(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    if not s.supply_size:  # CF-94
        s.supply, s.used = s.used, 0
        s.supply_size = tables.size_of(s.supply)
        emit("advantages_reshuffled", s.supply_size)
    supply, at, kind = s.supply, chance.below(s.supply_size), 0
    count = supply & MOST_OF_KIND
    while at >= count:
        at -= count
        supply >>= HEAP_BITS
        count = supply & MOST_OF_KIND
        kind += 1
    one = tables.ONE_OF[kind]
    s.supply -= one
    s.supply_size -= 1
    s.hands[seat] += one
    s.hand_sizes[seat] += 1
    if emit is not silent:
        emit("advantage_drawn", seat, kind, seen_by=1 << seat)
        emit("advantage_drawn_unseen", seat, seen_by=all_but(seat))


def _gain_protection(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    s.protections[seat] += 1
    if emit is not silent:
        emit("protection_gained", seat)


def _gain_vp(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    gain_vp(s, seat, args[0], emit, "vp_gained", seat, args[0])


def _sell_any(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    """CF-66: a captain's sale belongs to no country."""
    s.goods[GOODS_PER_SEAT * seat + args[0]] -= 1
    gain_vp(s, seat, tables.CAPTAIN_VP, emit, "good_sold_by_captain", seat, args[0], tables.CAPTAIN_VP)


def _place_stone(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    put_stone(s, seat, args[0], args[1], emit, "stone_placed")


def _remove_stone(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    take_stone(s, seat, args[0], args[1], emit)


def _turn_die(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    die, by = args
    if die != tables.BLACK:
        at = FACES_PER_SEAT * seat + die
        s.faces[at] += by
        if emit is not silent:
            emit("die_turned", seat, die, s.faces[at], by)
        return
    s.religion_dice[seat] += by
    if emit is not silent:
        emit("die_turned", seat, die, s.religion_dice[seat], by)
    if by < 0:
        score_minority(s, seat, emit)  # CF-115


def _remove_person(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    """CF-107, CF-89: from the own display its die is free; from a deck the next card is turned up at once."""
    person = args[0]
    country = tables.PERSON_COUNTRY[person]
    if s.open[country] == person:
        s.open[country] = -1
        emit("open_person_removed", seat, country, person)
        s.stack.append(frames.TURNING_UP[country])
        return
    dismiss_person(s, seat, person, emit)


def _advance(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    start, field = s.discs[seat], args[0]
    s.discs[seat] = field
    for at, frame in enumerate(s.stack):
        if frame.kind == "moving" and not frame.args:
            s.stack[at] = Frame("moving", seat, (start,))  # CF-53: the move to come must not lead back
    if emit is not silent:
        emit("disc_advanced", seat, start, field)
    s.stack.append(frames.FIELD[seat][field])


def _free_die(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    release_die(s, seat, args[0], chance, emit)


# What is done by each kind of target.
PERFORM: dict[str, Callable[[State, int, tuple[int, ...], Chance, Emit], None]] = {
    "gain_good": _gain_good,
    "draw_advantage": _draw_advantage,
    "gain_protection": _gain_protection,
    "gain_vp": _gain_vp,
    "sell_any": _sell_any,
    "place_stone": _place_stone,
    "remove_stone": _remove_stone,
    "turn_die": _turn_die,
    "remove_person": _remove_person,
    "advance": _advance,
    "free_die": _free_die,
}


# By symbol: what is done, where that is the same whatever the position is.
_ONLY_WAY = tuple((PERFORM[ways[0].kind], ways[0].args) if len(ways) == 1 else None for ways in SAME)


def run_target(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """A symbol is being used: asks how, unless there is one way only."""
    return use(s, frame.seat, frame.args[0], chance, emit)


def use(s: State, seat: int, symbol: int, chance: Chance, emit: Emit) -> bool:
    """Uses a symbol in the only way there is, or asks how; tells whether somebody is asked now."""
    only = _ONLY_WAY[symbol]
    if only:
        only[0](s, seat, only[1], chance, emit)
        return False
    found = TARGETS[symbol](s, seat)
    if len(found) > 1:
        s.stack.append(frames.PICK_TARGET[seat][symbol])
        return True
    if found:
        PERFORM[found[0].kind](s, seat, found[0].args, chance, emit)
    return False


def legal_pick_target(s: State, frame: Frame) -> Sequence[Action]:
    """How to use a symbol that is being used."""
    return TARGETS[frame.args[0]](s, frame.seat)


def take_pick_target(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Uses the symbol as chosen."""
    PERFORM[a.kind](s, frame.seat, a.args, chance, emit)
