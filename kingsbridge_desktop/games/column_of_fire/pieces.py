"""The small moves of pieces that every part of the rules is made of: VP, stones, houses, dice, persons."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Chance, Emit, Frame
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.tables import BLACK, END_VP, RELIGION_FACES, RELIGION_FIELDS

_CHOOSE_RELIGION = tuple(Frame("choose_religion", seat) for seat in range(4))


def gain_vp(s: State, seat: int, vp: int, emit: Emit) -> None:
    """Adds VP; whoever reaches 50, at any moment, makes this year the last (CF-95, CF-99)."""
    now = s.vp[seat] + vp
    s.vp[seat] = now
    if now >= END_VP and not s.ending:
        s.ending = 1
        emit("end_announced", seat)


def score_minority(s: State, seat: int, emit: Emit) -> None:
    """1 VP when a religion die was turned down or rerolled and its owner is alone in that religion (CF-23)."""
    if s.religions.count(s.religions[seat]) == 1:
        emit("minority_scored", seat, 1)
        gain_vp(s, seat, 1, emit)


def roll_religion(s: State, seat: int, chance: Chance, emit: Emit) -> None:
    """Rerolls the religion die; its owner then chooses the religion, knowing the roll (CF-21)."""
    s.religion_dice[seat] = face = RELIGION_FACES[chance.below(6)]
    emit("religion_rolled", seat, face)
    s.stack.append(_CHOOSE_RELIGION[seat])


def put_stone(s: State, kind: int, country: int, emit: Emit) -> None:
    """Puts a stone on a free religion field; the last one lights the torch (CF-33). Trusts the caller: one is free."""
    stones = s.stones
    at = 3 * country
    stones[at + kind] += 1
    if stones[at] + stones[at + 1] + stones[at + 2] == RELIGION_FIELDS[s.seats]:
        emit("torch_lit", country)


def take_stone(s: State, kind: int, country: int, emit: Emit) -> None:
    """Takes a stone away; a torch there goes out (CF-75). Trusts the caller: there is one."""
    stones = s.stones
    at = 3 * country
    if stones[at] + stones[at + 1] + stones[at + 2] == RELIGION_FIELDS[s.seats]:
        emit("torch_gone", country)
    stones[at + kind] -= 1


def set_house(s: State, seat: int, country: int, field: int, emit: Emit) -> None:
    """Places or raises a house; whatever stands in the way is pushed down, off field 1 home (CF-34, CF-35, CF-44)."""
    houses = s.houses
    before = houses[4 * seat + country]
    houses[4 * seat + country] = 0
    _push(s, country, field, emit)
    houses[4 * seat + country] = field
    if before:
        emit("house_raised", seat, country, before, field)
    else:
        emit("house_placed", seat, country, field)


def _push(s: State, country: int, field: int, emit: Emit) -> None:
    houses = s.houses
    for at in range(country, 4 * s.seats, 4):
        if houses[at] == field:
            if field > 1:
                _push(s, country, field - 1, emit)
            houses[at] = field - 1
            emit("house_pushed", at >> 2, country, field, field - 1)
            return


def drop_person(s: State, seat: int, person: int, emit: Emit) -> int:
    """A person leaves a display and the game; gives its die, which is free or goes where the caller puts it."""
    display = s.displays[seat]
    for at, entry in enumerate(display):
        if entry >> 3 == person:
            s.displays[seat] = display[:at] + display[at + 1 :]
            emit("person_left", seat, person, entry & 7)
            return entry & 7
    raise AssertionError(f"person {person} is not in the display of seat {seat}")


def release_die(s: State, seat: int, die: int, chance: Chance, emit: Emit) -> None:
    """Takes a die off its card: free again, a person under it leaves, the religion die is rerolled (CF-90, CF-110)."""
    if die == BLACK:
        roll_religion(s, seat, chance, emit)
        return
    bit = 1 << die
    if s.leven[seat] & bit:
        s.leven[seat] ^= bit
    else:
        for entry in s.displays[seat]:
            if entry & 7 == die:
                drop_person(s, seat, entry >> 3, emit)
                break
    s.free[seat] |= bit
    emit("die_freed", seat, die)
