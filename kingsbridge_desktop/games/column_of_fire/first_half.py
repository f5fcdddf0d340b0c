"""The first half of a year: Loch Leven, religion, then persons from left to right are turned down (CF-20 to CF-27)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame
from kingsbridge_desktop.games.column_of_fire import actions, tables
from kingsbridge_desktop.games.column_of_fire.effects import possible_symbols
from kingsbridge_desktop.games.column_of_fire.pieces import drop_person, roll_religion, score_minority
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.windows import is_open, payments, take_option, uses

_LEVEN = tuple(Frame("leven", seat) for seat in range(4))
_TURN_LEVEN = tuple(Frame("turn_leven", seat) for seat in range(4))
# With no die on Loch Leven the window before it and the window before the religion die are one moment: FIRST.
FIRST = (1,)
_RELIGION = tuple(Frame("religion", seat) for seat in range(4))
_RELIGION_FIRST = tuple(Frame("religion", seat, FIRST) for seat in range(4))


def run_leven(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The dice on Loch Leven, with the window before them."""
    seat = frame.seat
    if not s.leven[seat]:
        s.stack.append(_RELIGION_FIRST[seat])
    elif is_open(s, seat):
        s.stack.append(_TURN_LEVEN[seat])
    else:
        _turn_leven(s, seat, emit)


def legal_turn_leven(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the dice on Loch Leven down, or use something first."""
    seat = frame.seat
    return (*payments(s, seat), actions.TURN_LEVEN, *uses(s, seat))


def take_turn_leven(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Turns the dice on Loch Leven down, or carries out what is used first."""
    if a.kind == "turn_leven":
        _turn_leven(s, frame.seat, emit)
    else:
        take_option(s, frame.seat, _LEVEN[frame.seat], a, chance, emit)


def _turn_leven(s: State, seat: int, emit: Emit) -> None:
    s.stack.append(_RELIGION[seat])
    for die in tables.BITS[s.leven[seat]]:
        face = s.faces[5 * seat + die]
        if face > 1:
            s.faces[5 * seat + die] = face - 1
            emit("leven_turned", seat, die, face - 1)
        else:
            s.leven[seat] ^= 1 << die
            s.free[seat] |= 1 << die
            emit("leven_freed", seat, die)


def run_religion(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The religion die, with the window before it."""
    if is_open(s, frame.seat):
        s.stack.append(Frame("turn_religion", frame.seat, frame.args))
    else:
        _turn_religion(s, frame.seat, chance, emit)


def legal_turn_religion(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the religion die down, at 1 reroll it, or use something first."""
    seat = frame.seat
    step = actions.TURN_RELIGION if s.religion_dice[seat] > 1 else actions.REROLL_RELIGION
    return (*payments(s, seat), step, *uses(s, seat))


def take_turn_religion(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Turns the religion die, or carries out what is used first."""
    seat = frame.seat
    if a.kind in ("turn_religion", "reroll_religion"):
        _turn_religion(s, seat, chance, emit)
        return
    # A die that is put on Loch Leven in the common window was put there before that step (CF-26).
    again = _LEVEN[seat] if frame.args == FIRST else _RELIGION[seat]
    take_option(s, seat, again, a, chance, emit)


def _turn_religion(s: State, seat: int, chance: Chance, emit: Emit) -> None:
    if s.religion_dice[seat] > 1:
        s.religion_dice[seat] -= 1
        emit("religion_turned", seat, s.religion_dice[seat])
        score_minority(s, seat, emit)
    else:
        roll_religion(s, seat, chance, emit)


def legal_choose_religion(s: State, frame: Frame) -> Sequence[Action]:
    """Catholic or protestant, knowing the roll."""
    return actions.CHOOSE_RELIGION


def take_choose_religion(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Sets the religion anew; being alone in it then counts (CF-23)."""
    seat, religion = frame.seat, a.args[0]
    emit("religion_chosen", seat, religion, int(religion != s.religions[seat]))
    s.religions[seat] = religion
    score_minority(s, seat, emit)


def run_display(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The persons that are to be turned down, from left to right."""
    s.stack.append(Frame("persons", frame.seat, tuple(entry >> 3 for entry in s.displays[frame.seat])))


def run_persons(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The next person's die, with the window before it; persons that have left are passed over (CF-26)."""
    seat, persons = frame.seat, frame.args
    at = 0
    while at < len(persons):
        person = persons[at]
        for entry in s.displays[seat]:
            if entry >> 3 == person:
                break
        else:
            at += 1
            continue
        if is_open(s, seat) or (s.faces[5 * seat + (entry & 7)] > 1 and possible_symbols(s, seat, person)):
            s.stack.append(Frame("turn_person", seat, persons[at:]))
            return
        _turn_person(s, seat, entry, emit)
        at += 1


def _turn_person(s: State, seat: int, entry: int, emit: Emit) -> None:
    person, die = entry >> 3, entry & 7
    at = 5 * seat + die
    if s.faces[at] > 1:
        s.faces[at] -= 1
        emit("person_turned", seat, person, die, s.faces[at])
    else:  # CF-21: leaves unused
        drop_person(s, seat, person, emit)
        s.free[seat] |= 1 << die
        emit("die_freed", seat, die)


def _entry_of(s: State, seat: int, person: int) -> int:
    for entry in s.displays[seat]:
        if entry >> 3 == person:
            return entry
    raise AssertionError(f"person {person} is not in the display of seat {seat}")


def legal_turn_person(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the next person's die down with or without using the person, or use something else first."""
    seat, person = frame.seat, frame.args[0]
    entry = _entry_of(s, seat, person)
    if s.faces[5 * seat + (entry & 7)] == 1:
        return (actions.LET_GO[person], *payments(s, seat), *uses(s, seat))
    use = actions.TURN_USE[person]
    steps = [use[symbol] for symbol in possible_symbols(s, seat, person)]
    return (*payments(s, seat), actions.TURN_DOWN[person], *steps, *uses(s, seat))


def take_turn_person(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Turns the person's die down; the action, if wanted, comes at once and before the next die (CF-22)."""
    seat, persons = frame.seat, frame.args
    if a.kind in ("pay_die", "use_advantage"):
        take_option(s, seat, Frame("persons", seat, persons), a, chance, emit)
        return
    s.stack.append(Frame("persons", seat, persons[1:]))
    _turn_person(s, seat, _entry_of(s, seat, persons[0]), emit)
    if a.kind == "turn_use":
        emit("person_used", seat, persons[0])
        s.stack.append(Frame("target", seat, (a.args[1],)))
