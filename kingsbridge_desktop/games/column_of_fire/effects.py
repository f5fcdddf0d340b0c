"""The symbols of persons, fields and advantages: what each could do now, and doing it (CF-100 to CF-111)."""

from __future__ import annotations

from collections.abc import Callable

from kingsbridge_desktop.core.chance import draw_kind
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, all_but
from kingsbridge_desktop.games.column_of_fire import actions, frames, tables
from kingsbridge_desktop.games.column_of_fire.pieces import (
    dismiss_person,
    gain_vp,
    put_stone,
    release_die,
    score_minority,
    take_stone,
)
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields
from kingsbridge_desktop.games.column_of_fire.tables import (
    COLOURED_MASK,
    DICE_MASK,
    DIE_BITS,
    EACH_COUNTRY,
    EACH_GOOD,
    FACES_PER_SEAT,
    GOODS_PER_SEAT,
    HIGHEST_FACE,
    HOUSES_PER_SEAT,
    STONES_PER_COUNTRY,
)

_FREE_DICE = tuple(
    [actions.FREE_DIE[die] for die in tables.BITS[DICE_MASK & ~free]] for free in range(COLOURED_MASK + 1)
)


def next_field(s: State, seat: int) -> int:
    """The next unoccupied field of any colour (CF-58)."""
    discs = s.discs
    at = (discs[seat] + 1) % tables.FIELDS
    while at in discs:
        at = (at + 1) % tables.FIELDS
    return at


def _targets_captain(s: State, seat: int) -> list[Action]:
    found = []
    goods, houses, at = s.goods, s.houses, HOUSES_PER_SEAT * seat
    for good in EACH_GOOD:
        if goods[GOODS_PER_SEAT * seat + good]:
            one, other = tables.BUYERS[good]
            if houses[at + one] or houses[at + other]:  # CF-64: a house where the kind is bought
                found.append(actions.SELL_ANY[good])
    return found


def _targets_neutral(s: State, seat: int) -> list[Action]:
    return [
        actions.PLACE_STONE[tables.NEUTRAL][country] for country in EACH_COUNTRY if free_religion_fields(s, country)
    ]


def _targets_catholic(s: State, seat: int) -> list[Action]:
    return _targets_stone(s, tables.CATHOLIC)


def _targets_protestant(s: State, seat: int) -> list[Action]:
    return _targets_stone(s, tables.PROTESTANT)


def _targets_stone(s: State, kind: int) -> list[Action]:
    found = [actions.PLACE_STONE[kind][country] for country in EACH_COUNTRY if free_religion_fields(s, country)]
    stones = s.stones
    for country in EACH_COUNTRY:
        if stones[STONES_PER_COUNTRY * country + kind]:
            found.append(actions.REMOVE_STONE[kind][country])
    return found


def _targets_turn_die(s: State, seat: int) -> list[Action]:
    """CF-106: a die never leaves its range."""
    found = []
    faces, at = s.faces, FACES_PER_SEAT * seat
    for die in tables.BITS[COLOURED_MASK & ~s.free[seat]]:
        face = faces[at + die]
        if face > 1:
            found.append(actions.TURN_DIE_DOWN[die])
        if face < HIGHEST_FACE:
            found.append(actions.TURN_DIE_UP[die])
    face = s.religion_dice[seat]
    if face > 1:
        found.append(actions.TURN_DIE_DOWN[tables.BLACK])
    if face < tables.HIGHEST_RELIGION:
        found.append(actions.TURN_DIE_UP[tables.BLACK])
    return found


def _targets_remove_person(s: State, seat: int) -> list[Action]:
    persons = [entry >> DIE_BITS for entry in s.displays[seat]]
    persons += [person for person in s.open if person >= 0]
    persons.sort()
    return [actions.REMOVE_PERSON[person] for person in persons]


def _targets_advance(s: State, seat: int) -> list[Action]:
    return [actions.ADVANCE[next_field(s, seat)]]


def _targets_free_die(s: State, seat: int) -> list[Action]:
    return _FREE_DICE[s.free[seat]]


def _targets_advantage(s: State, seat: int) -> list[Action]:
    return [actions.DRAW_ADVANTAGE] if s.supply_size or s.used else []  # CF-94


def _always(*found: Action) -> Callable[[State, int], list[Action]]:
    fixed = list(found)
    return lambda s, seat: fixed


_TARGETS: tuple[Callable[[State, int], list[Action]], ...] = (
    *(_always(actions.GAIN_GOOD[good]) for good in EACH_GOOD),
    _targets_advantage,
    _always(actions.GAIN_PROTECTION),
    *(_always(actions.GAIN_VP[vp]) for vp in tables.VP_SYMBOLS),
    _targets_captain,
    _targets_neutral,
    _targets_turn_die,
    _targets_remove_person,
    _targets_catholic,
    _targets_protestant,
    _targets_advance,
    _targets_free_die,
    _always(*actions.GAIN_GOOD),
)


def targets(s: State, seat: int, symbol: int) -> list[Action]:
    """All ways to use a symbol now, sorted; the caller must not change the list."""
    return _TARGETS[symbol](s, seat)


def is_possible(s: State, seat: int, symbol: int) -> bool:
    """Whether a symbol would do anything now."""
    if symbol == tables.REMOVE_PERSON:
        return bool(s.displays[seat]) or max(s.open) >= 0
    if symbol in _ALWAYS:
        return True
    return bool(_TARGETS[symbol](s, seat))


_ALWAYS = frozenset(
    (
        *range(tables.GOOD, tables.GOOD + len(tables.GOODS)),
        tables.PROTECTION,
        *range(tables.VP, tables.VP + len(tables.VP_SYMBOLS)),
        tables.TURN_DIE,  # the religion die has five faces in a row, so one way is always open
        tables.ADVANCE,
        tables.FREE_DIE,
        tables.ANY_GOOD,
    )
)


def possible_symbols(s: State, seat: int, person: int) -> list[int]:
    """The symbols of a person that would do anything now; a bar lets one choose one of them (CF-38)."""
    return [symbol for symbol in tables.PERSON_SYMBOLS[person] if is_possible(s, seat, symbol)]


def _gain_good(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    s.goods[GOODS_PER_SEAT * seat + args[0]] += 1
    emit("good_gained", seat, args[0])


def _draw_advantage(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    if not s.supply_size:  # CF-94
        s.supply, s.used = s.used, 0
        s.supply_size = tables.size_of(s.supply)
        emit("advantages_reshuffled", s.supply_size)
    counts = [tables.count_of(s.supply, kind) for kind in range(len(tables.ONE_OF))]
    kind = draw_kind(counts, chance)
    one = tables.ONE_OF[kind]
    s.supply -= one
    s.supply_size -= 1
    s.hands[seat] += one
    s.hand_sizes[seat] += 1
    emit("advantage_drawn", seat, kind, seen_by=1 << seat)
    emit("advantage_drawn_unseen", seat, seen_by=all_but(seat))


def _gain_protection(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    s.protections[seat] += 1
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
        emit("die_turned", seat, die, s.faces[at], by)
        return
    s.religion_dice[seat] += by
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
    emit("disc_advanced", seat, start, field)
    s.stack.append(frames.FIELD[seat][field])


def _free_die(s: State, seat: int, args: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    release_die(s, seat, args[0], chance, emit)


_PERFORM: dict[str, Callable[[State, int, tuple[int, ...], Chance, Emit], None]] = {
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


def perform(s: State, seat: int, a: Action, chance: Chance, emit: Emit) -> None:
    """Uses a symbol as chosen; `decline` does nothing. Trusts the caller: `a` is among the targets."""
    function = _PERFORM.get(a.kind)
    if function is not None:
        function(s, seat, a.args, chance, emit)


def run_target(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """A symbol is being used: asks how, unless there is one way only."""
    found = targets(s, frame.seat, frame.args[0])
    if len(found) == 1:
        perform(s, frame.seat, found[0], chance, emit)
    elif found:
        s.stack.append(Frame("pick_target", frame.seat, frame.args))


def legal_pick_target(s: State, frame: Frame) -> list[Action]:
    """How to use a symbol that is being used."""
    return targets(s, frame.seat, frame.args[0])


def take_pick_target(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Uses the symbol as chosen."""
    perform(s, frame.seat, a, chance, emit)
