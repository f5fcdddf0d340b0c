"""The first half of a year: Loch Leven, religion, then persons from left to right are turned down (CF-20 to CF-27)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.column_of_fire import actions, frames, tables
from kingsbridge_desktop.games.column_of_fire.effects import use
from kingsbridge_desktop.games.column_of_fire.frames import PERSONS, TURN_PERSON
from kingsbridge_desktop.games.column_of_fire.pieces import dismiss_person, roll_religion, score_minority
from kingsbridge_desktop.games.column_of_fire.state import State, die_on, shows
from kingsbridge_desktop.games.column_of_fire.symbols import DOUBTFUL, SOMETIMES, possible_symbols
from kingsbridge_desktop.games.column_of_fire.tables import DIE_BITS, DIE_OF_ENTRY, FACES_PER_SEAT, FREE_DIE_PRICE
from kingsbridge_desktop.games.column_of_fire.windows import USABLE, beside, followed, is_open, take_option

_TURN_LEVEN, _TURN_RELIGION, _REROLL_RELIGION = (
    (step,) for step in (actions.TURN_LEVEN, actions.TURN_RELIGION, actions.REROLL_RELIGION)
)


def run_leven(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The dice on Loch Leven, with the window before them."""
    return begin_first_half(s, frame.seat, chance, emit)


def begin_first_half(s: State, seat: int, chance: Chance, emit: Emit) -> bool:
    """The window before the dice on Loch Leven, or what comes without it; tells whether somebody is asked now."""
    if s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]:  # `is_open`
        s.stack.append((frames.TURN_LEVEN if s.leven[seat] else frames.TURN_RELIGION_FIRST)[seat])
        return True
    if s.leven[seat]:
        _turn_leven(s, seat, emit)
        return False
    return _turn_religion(s, seat, chance, emit)


def legal_turn_leven(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the dice on Loch Leven down, or use something first."""
    return beside(s, frame.seat, _TURN_LEVEN)


def take_turn_leven(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Turns the dice on Loch Leven down, or carries out what is used first."""
    if a.kind == "turn_leven":
        _turn_leven(s, frame.seat, emit)
        return False
    return take_option(s, frame.seat, frames.LEVEN[frame.seat], a, chance, emit)


def _turn_leven(s: State, seat: int, emit: Emit) -> None:
    s.stack.append(frames.RELIGION[seat])
    for die in tables.BITS[s.leven[seat]]:
        face = s.faces[FACES_PER_SEAT * seat + die]
        if face > 1:
            s.faces[FACES_PER_SEAT * seat + die] = face - 1
            if emit is not silent:
                emit("leven_turned", seat, die, face - 1)
        else:
            s.leven[seat] ^= 1 << die
            s.free[seat] |= 1 << die
            emit("leven_freed", seat, die)


def run_religion(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The religion die, with the window before it."""
    if is_open(s, frame.seat):
        s.stack.append((frames.TURN_RELIGION_FIRST if frame.args else frames.TURN_RELIGION)[frame.seat])
        return True
    return _turn_religion(s, frame.seat, chance, emit)


def legal_turn_religion(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the religion die down, at 1 reroll it, or use something first."""
    seat = frame.seat
    step = _TURN_RELIGION if s.religion_dice[seat] > 1 else _REROLL_RELIGION
    return beside(s, seat, step)


def why_not_turn_religion(s: State, frame: Frame) -> Reason | None:
    """At 1 it is rerolled (CF-21)."""
    is_asked = frame.kind == "turn_religion" and s.religion_dice[frame.seat] == 1
    return Reason("die_at_lowest", (tables.BLACK,)) if is_asked else None


def take_turn_religion(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Turns the religion die, or carries out what is used first."""
    seat = frame.seat
    if a.kind in ("turn_religion", "reroll_religion"):
        return _turn_religion(s, seat, chance, emit)
    # A die that is put on Loch Leven in the common window was put there before that step (CF-26).
    again = frames.LEVEN[seat] if frame.args == frames.FIRST else frames.RELIGION[seat]
    return take_option(s, seat, again, a, chance, emit)


def _turn_religion(s: State, seat: int, chance: Chance, emit: Emit) -> bool:
    """Turns the religion die down or rerolls it; tells whether somebody is asked now."""
    face = s.religion_dice[seat]
    if face == 1:
        return roll_religion(s, seat, chance, emit)
    s.religion_dice[seat] = face - 1
    if emit is not silent:
        emit("religion_turned", seat, face - 1)
    if s.religions.count(s.religions[seat]) == 1:  # `is_alone`
        score_minority(s, seat, emit)
    return False


def legal_choose_religion(s: State, frame: Frame) -> Sequence[Action]:
    """Catholic or protestant, knowing the roll."""
    return actions.CHOOSE_RELIGION


def take_choose_religion(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Sets the religion anew; being alone in it then counts (CF-23)."""
    seat, religion = frame.seat, a.args[0]
    changed = int(religion != s.religions[seat])
    s.religions[seat] = religion
    if emit is not silent:
        emit("religion_chosen", seat, religion, changed)
    score_minority(s, seat, emit)


def run_display(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The persons that are to be turned down, from left to right."""
    display = s.displays[frame.seat]
    if not display:
        return False
    persons: tuple[int, ...] = ()
    for entry in display:
        persons += (entry >> DIE_BITS,)
    return _turn_persons(s, frame.seat, persons, emit)


def run_persons(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The persons that are still to be turned down."""
    return len(frame.args) > 0 and _turn_persons(s, frame.seat, frame.args, emit)


def _turn_persons(s: State, seat: int, persons: tuple[int, ...], emit: Emit) -> bool:
    """The next person's die, with the window before it; persons that have left are passed over (CF-26).

    Tells whether somebody is asked now.
    """
    is_open = s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]
    left = persons
    for person in persons:
        for entry in s.displays[seat]:  # `die_on`
            if entry >> DIE_BITS == person:
                at = FACES_PER_SEAT * seat + (entry & DIE_OF_ENTRY)
                if is_open or (s.faces[at] > 1 and (person not in DOUBTFUL or possible_symbols(s, seat, person))):
                    s.stack.append(TURN_PERSON[seat].get(left) or Frame("turn_person", seat, left))
                    return True
                _turn_person(s, seat, person, at, emit)
                break
        left = left[1:]
    return False


def _turn_person(s: State, seat: int, person: int, at: int, emit: Emit) -> None:
    """Turns down the die on a person, whose number is one of `faces`."""
    face = s.faces[at]
    if face > 1:
        s.faces[at] = face - 1
        if emit is not silent:
            emit("person_turned", seat, person, at - FACES_PER_SEAT * seat, face - 1)
    else:  # CF-21: leaves unused
        dismiss_person(s, seat, person, emit)


def _leaves(s: State, seat: int, person: int) -> bool:
    """Whether a person whose die is to be turned down leaves, unused (CF-21)."""
    return shows(s, seat, die_on(s, seat, person)) == 1


def why_not_turn_down(s: State, frame: Frame, person: int) -> Reason | None:
    """A person at 1 leaves."""
    is_asked = frame.kind == "turn_person" and frame.args[0] == person
    return Reason("person_leaves_unused", (person,)) if is_asked and _leaves(s, frame.seat, person) else None


def why_not_turn_use(s: State, frame: Frame, person: int, symbol: int) -> Reason | None:
    """A person at 1 is not used any more, and a symbol must be able to do something."""
    if frame.kind != "turn_person" or frame.args[0] != person:
        return None
    can_do = symbol in possible_symbols(s, frame.seat, person)
    return why_not_turn_down(s, frame, person) or (None if can_do else Reason("nothing_to_do", (symbol,)))


_LET_GO = tuple((let_go,) for let_go in actions.LET_GO)
# By person and by those of its symbols that would do anything: the ways to turn its die down.
_TURN = tuple(
    {
        symbols: (actions.TURN_DOWN[person], *(actions.TURN_USE[person][symbol] for symbol in symbols))
        for count in range(len(of_person) + 1)
        for symbols in combinations(of_person, count)
    }
    for person, of_person in enumerate(tables.PERSON_SYMBOLS)
)
_TURN_ANY = tuple(turns[symbols] for turns, symbols in zip(_TURN, tables.PERSON_SYMBOLS, strict=True))  # with all


def legal_turn_person(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the next person's die down with or without using the person, or use something else first."""
    seat, person = frame.seat, frame.args[0]
    for entry in s.displays[seat]:
        if entry >> DIE_BITS == person:
            if s.faces[FACES_PER_SEAT * seat + (entry & DIE_OF_ENTRY)] == 1:  # `_leaves`
                return followed(s, seat, _LET_GO[person])
            break
    if person in SOMETIMES:
        return beside(s, seat, _TURN[person][possible_symbols(s, seat, person)])
    if s.hands[seat] & USABLE or s.vp[seat] >= FREE_DIE_PRICE:
        return beside(s, seat, _TURN_ANY[person])
    return _TURN_ANY[person]


def take_turn_person(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Turns the person's die down; the action, if wanted, comes at once and before the next die (CF-22)."""
    seat, persons, kind = frame.seat, frame.args, a.kind
    if kind in ("pay_die", "use_advantage"):
        return take_option(s, seat, Frame("persons", seat, persons), a, chance, emit)
    person, left = persons[0], persons[1:]
    waits = kind == "turn_use" or emit is not silent  # else nobody would see that the others wait
    if waits:
        s.stack.append(PERSONS[seat].get(left) or Frame("persons", seat, left))
    for entry in s.displays[seat]:
        if entry >> DIE_BITS == person:
            at = FACES_PER_SEAT * seat + (entry & DIE_OF_ENTRY)
            if emit is silent and kind != "let_go":
                s.faces[at] -= 1
            else:
                _turn_person(s, seat, person, at, emit)
            break
    if kind == "turn_use":
        if emit is not silent:
            emit("person_used", seat, person)
        return use(s, seat, a.args[1], chance, emit)
    return not waits and len(left) > 0 and _turn_persons(s, seat, left, emit)
