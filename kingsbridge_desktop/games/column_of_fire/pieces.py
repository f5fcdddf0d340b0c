"""The small moves of pieces that every part of the rules is made of: VP, stones, houses, dice, persons."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Chance, Emit, Reason, silent
from kingsbridge_desktop.games.column_of_fire.frames import CHOOSE_RELIGION
from kingsbridge_desktop.games.column_of_fire.state import State, is_burning, person_under
from kingsbridge_desktop.games.column_of_fire.tables import (
    BLACK,
    DIE_BITS,
    DIE_OF_ENTRY,
    END_VP,
    HOUSES_PER_SEAT,
    MINORITY_VP,
    RELIGION_FACES,
    STONES_PER_COUNTRY,
)


def gain_vp(s: State, seat: int, vp: int, emit: Emit, event: str, *args: int) -> None:
    """Adds VP for what an event tells; whoever reaches 50, at any moment, makes this year the last (CF-95, CF-99)."""
    now = s.vp[seat] + vp
    s.vp[seat] = now
    if emit is not silent:
        emit(event, *args)
    if now >= END_VP and not s.ending:
        s.ending = 1
        emit("end_announced", seat)


def vp_too_few(s: State, seat: int, price: int) -> Reason | None:
    """Nobody may pay below 0 (CF-91)."""
    return None if s.vp[seat] >= price else Reason("vp_too_few", (price, s.vp[seat]))


def score_minority(s: State, seat: int, emit: Emit) -> None:
    """1 VP when a religion die was turned down or rerolled and its owner is alone in that religion (CF-23)."""
    if s.religions.count(s.religions[seat]) == 1:  # `is_alone`
        gain_vp(s, seat, MINORITY_VP, emit, "minority_scored", seat, MINORITY_VP)


def roll_religion(s: State, seat: int, chance: Chance, emit: Emit) -> bool:
    """Rerolls the religion die; its owner is asked now, who chooses the religion knowing the roll (CF-21)."""
    s.religion_dice[seat] = face = RELIGION_FACES[chance.below(len(RELIGION_FACES))]
    if emit is not silent:
        emit("religion_rolled", seat, face)
    s.stack.append(CHOOSE_RELIGION[seat])
    return True


def change_stones(s: State, country: int, kind: int, by: int) -> None:
    """Adds stones of a kind, or with a negative number takes them."""
    s.stones[STONES_PER_COUNTRY * country + kind] += by
    s.room[country] -= by


def put_stone(s: State, seat: int, kind: int, country: int, emit: Emit, event: str) -> None:
    """Puts a stone on a free religion field; the last one lights the torch (CF-33). Trusts the caller: one is free."""
    s.stones[STONES_PER_COUNTRY * country + kind] += 1
    s.room[country] -= 1
    if emit is not silent:
        emit(event, seat, kind, country)
        if not s.room[country]:
            emit("torch_lit", country)


def take_stone(s: State, seat: int, kind: int, country: int, emit: Emit) -> None:
    """Takes a stone away; a torch there goes out (CF-75). Trusts the caller: there is one."""
    was_burning = is_burning(s, country)
    change_stones(s, country, kind, -1)
    emit("stone_removed", seat, kind, country)
    if was_burning:
        emit("torch_gone", country)


def set_house(s: State, seat: int, country: int, field: int, emit: Emit) -> None:
    """Places or raises a house; whatever stands in the way is pushed down, off field 1 home (CF-34, CF-35)."""
    at = HOUSES_PER_SEAT * seat + country
    before = s.houses[at]
    if field in s.houses[country::HOUSES_PER_SEAT]:
        _push(s, seat, country, field, emit)
    s.houses[at] = field
    if emit is not silent:
        if before:
            emit("house_raised", seat, country, before, field)
        else:
            emit("house_placed", seat, country, field)


def _push(s: State, seat: int, country: int, field: int, emit: Emit) -> None:
    """Makes room for a player's house, whose own field counts as empty already (CF-44)."""
    houses = s.houses
    there = houses[country::HOUSES_PER_SEAT]
    if field not in there:
        return
    other = there.index(field)
    if other == seat:
        return
    if field > 1:
        _push(s, seat, country, field - 1, emit)
    houses[HOUSES_PER_SEAT * other + country] = field - 1
    if emit is not silent:
        emit("house_pushed", other, country, field, field - 1)


def drop_person(s: State, seat: int, person: int, emit: Emit) -> int:
    """A person leaves a display and the game; gives its die, which is free. Trusts the caller: the person is there."""
    display, at = s.displays[seat], 0
    while display[at] >> DIE_BITS != person:
        at += 1
    die = display[at] & DIE_OF_ENTRY
    s.displays[seat] = display[:at] + display[at + 1 :] if len(display) > 1 else ()
    s.free[seat] |= 1 << die
    if emit is not silent:
        emit("person_left", seat, person, die)
    return die


def dismiss_person(s: State, seat: int, person: int, emit: Emit) -> None:
    """As `drop_person`, and tells that the die stays free."""
    die = drop_person(s, seat, person, emit)
    if emit is not silent:
        emit("die_freed", seat, die)


def release_die(s: State, seat: int, die: int, chance: Chance, emit: Emit) -> bool:
    """Takes a die off its card: free again, a person under it leaves, the religion die is rerolled (CF-90, CF-110).

    Tells whether somebody is asked now: who rerolls the religion die is.
    """
    bit = 1 << die
    if die == BLACK:
        return roll_religion(s, seat, chance, emit)
    if s.leven[seat] & bit:
        s.leven[seat] ^= bit
        s.free[seat] |= bit
        emit("die_freed", seat, die)
    else:
        dismiss_person(s, seat, person_under(s, seat, die), emit)
    return False
