"""The small moves of pieces that every part of the rules is made of: VP, stones, houses, dice, persons."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Chance, Emit
from kingsbridge_desktop.games.column_of_fire.frames import CHOOSE_RELIGION
from kingsbridge_desktop.games.column_of_fire.state import State, die_on, free_religion_fields, is_alone, person_under
from kingsbridge_desktop.games.column_of_fire.tables import (
    BLACK,
    DIE_BITS,
    END_VP,
    HOUSES_PER_SEAT,
    MINORITY_VP,
    RELIGION_FACES,
    STONES_PER_COUNTRY,
)


def gain_vp(s: State, seat: int, vp: int, emit: Emit) -> None:
    """Adds VP; whoever reaches 50, at any moment, makes this year the last (CF-95, CF-99)."""
    now = s.vp[seat] + vp
    s.vp[seat] = now
    if now >= END_VP and not s.ending:
        s.ending = 1
        emit("end_announced", seat)


def score_minority(s: State, seat: int, emit: Emit) -> None:
    """1 VP when a religion die was turned down or rerolled and its owner is alone in that religion (CF-23)."""
    if is_alone(s, seat):
        emit("minority_scored", seat, MINORITY_VP)
        gain_vp(s, seat, MINORITY_VP, emit)


def roll_religion(s: State, seat: int, chance: Chance, emit: Emit) -> None:
    """Rerolls the religion die; its owner then chooses the religion, knowing the roll (CF-21)."""
    s.religion_dice[seat] = face = RELIGION_FACES[chance.below(len(RELIGION_FACES))]
    emit("religion_rolled", seat, face)
    s.stack.append(CHOOSE_RELIGION[seat])


def put_stone(s: State, kind: int, country: int, emit: Emit) -> None:
    """Puts a stone on a free religion field; the last one lights the torch (CF-33). Trusts the caller: one is free."""
    s.stones[STONES_PER_COUNTRY * country + kind] += 1
    if not free_religion_fields(s, country):
        emit("torch_lit", country)


def take_stone(s: State, kind: int, country: int, emit: Emit) -> None:
    """Takes a stone away; a torch there goes out (CF-75). Trusts the caller: there is one."""
    if not free_religion_fields(s, country):
        emit("torch_gone", country)
    s.stones[STONES_PER_COUNTRY * country + kind] -= 1


def set_house(s: State, seat: int, country: int, field: int, emit: Emit) -> None:
    """Places or raises a house; whatever stands in the way is pushed down, off field 1 home (CF-34, CF-35, CF-44)."""
    houses, at = s.houses, HOUSES_PER_SEAT * seat + country
    before = houses[at]
    houses[at] = 0
    _push(s, country, field, emit)
    houses[at] = field
    if before:
        emit("house_raised", seat, country, before, field)
    else:
        emit("house_placed", seat, country, field)


def _push(s: State, country: int, field: int, emit: Emit) -> None:
    houses = s.houses
    for seat, at in enumerate(range(country, len(houses), HOUSES_PER_SEAT)):
        if houses[at] == field:
            if field > 1:
                _push(s, country, field - 1, emit)
            houses[at] = field - 1
            emit("house_pushed", seat, country, field, field - 1)
            return


def drop_person(s: State, seat: int, person: int, emit: Emit) -> int:
    """A person leaves a display and the game; gives its die, which is free or goes where the caller puts it.

    Trusts the caller: the person is there.
    """
    die = die_on(s, seat, person)
    s.displays[seat] = tuple(entry for entry in s.displays[seat] if entry >> DIE_BITS != person)
    emit("person_left", seat, person, die)
    return die


def release_die(s: State, seat: int, die: int, chance: Chance, emit: Emit) -> None:
    """Takes a die off its card: free again, a person under it leaves, the religion die is rerolled (CF-90, CF-110)."""
    if die == BLACK:
        roll_religion(s, seat, chance, emit)
        return
    bit = 1 << die
    if s.leven[seat] & bit:
        s.leven[seat] ^= bit
    else:
        drop_person(s, seat, person_under(s, seat, die), emit)
    s.free[seat] |= bit
    emit("die_freed", seat, die)
