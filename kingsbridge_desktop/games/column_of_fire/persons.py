"""Second half, part one: roll, choose a die or none, stone, house, person, action, next card (CF-30 to CF-47)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.chance import roll
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.column_of_fire import actions, frames, tables
from kingsbridge_desktop.games.column_of_fire.decks import turn_up
from kingsbridge_desktop.games.column_of_fire.effects import PERFORM
from kingsbridge_desktop.games.column_of_fire.frames import ACT, CHOOSE, HOUSE, NEXT_CARD, TURN_UP
from kingsbridge_desktop.games.column_of_fire.pieces import put_stone, set_house, vp_too_few
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    is_used_up,
    price_of_passing,
    shows,
)
from kingsbridge_desktop.games.column_of_fire.symbols import (
    DOUBTFUL,
    SAME,
    SAME_OR_NONE,
    any_or_none,
    or_none,
    possible_symbols,
)
from kingsbridge_desktop.games.column_of_fire.tables import (
    DIE_BITS,
    EACH_COUNTRY,
    EACH_SEAT,
    FACES_PER_SEAT,
    FREE_DIE_PRICE,
    HIGHEST_FACE,
    HOUSES_PER_SEAT,
    NO_PERSON_PRICE,
    PERSON_STONE,
    PERSON_SYMBOLS,
    STONES_PER_COUNTRY,
)
from kingsbridge_desktop.games.column_of_fire.windows import USABLE, beside, followed, is_open, take_option

_ROLL = (actions.ROLL,)
_PASS = (actions.PASS,)
_TURN_UP = tuple((step,) for step in actions.TURN_UP)


# Where the faces of dice stand, by seat and mask.
_FACES = tuple(tuple(tuple(FACES_PER_SEAT * seat + die for die in dice) for dice in tables.BITS) for seat in EACH_SEAT)


def run_rolling(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The window before the roll; without a free die there is nothing to roll."""
    seat = frame.seat
    if s.free[seat] or is_open(s, seat):
        s.stack.append(frames.ROLL[seat])
        return True
    return False


def legal_roll(s: State, frame: Frame) -> Sequence[Action]:
    """Roll all free dice, or use something first."""
    seat = frame.seat
    return beside(s, seat, _ROLL) if s.hands[seat] & USABLE or s.vp[seat] >= FREE_DIE_PRICE else _ROLL


def take_roll(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Rolls all free dice (CF-30), or carries out what is used first."""
    seat = frame.seat
    if a.kind != "roll":
        return take_option(s, seat, frames.ROLLING[seat], a, chance, emit)
    s.rolled = free = s.free[seat]
    roll(s.faces, _FACES[seat][free], HIGHEST_FACE, chance)
    if free and emit is not silent:
        shown = [(die, s.faces[FACES_PER_SEAT * seat + die]) for die in tables.BITS[free]]
        emit("dice_rolled", seat, *(number for pair in shown for number in pair))
    if free and -1 not in s.open:
        s.stack[-1] = CHOOSE[seat]
        return True
    s.stack.pop()
    return _ask_choice(s, seat, emit)


# The countries a die may be chosen for: its own, the violet one any (CF-30).
_GOES_TO = (*((country,) for country in EACH_COUNTRY), tuple(EACH_COUNTRY))


# All of them, by the dice to choose from.
_ALL_OPEN = tuple(
    tuple(actions.CHOOSE[die][country] for die in tables.BITS[mask] for country in _GOES_TO[die])
    for mask in range(tables.COLOURED_MASK + 1)
)
_ALL_OPEN_OR_PASS = tuple(chosen + _PASS for chosen in _ALL_OPEN)


def can_build(s: State, seat: int, country: int, number: int) -> bool:
    """CF-42, CF-47: in a used-up country a die only places or really raises a house."""
    return is_used_up(s, country) and s.houses[HOUSES_PER_SEAT * seat + country] < number


def choices(s: State, seat: int) -> tuple[Sequence[Action], bool]:
    """The dice and countries to choose from, and whether any of them takes a person."""
    shown, dice = s.open, s.rolled & s.free[seat]
    if -1 not in shown:
        return _ALL_OPEN[dice], dice > 0
    found: list[Action] = []
    takes = False
    faces, at = s.faces, FACES_PER_SEAT * seat
    for die in tables.BITS[dice]:
        choose = actions.CHOOSE[die]
        for country in _GOES_TO[die]:
            if shown[country] >= 0:
                takes = True
                found.append(choose[country])
            elif can_build(s, seat, country, faces[at + die]):
                found.append(choose[country])
    return found, takes


def why_not_choose(s: State, frame: Frame, die: int, country: int) -> Reason | None:
    """Why a die cannot be chosen for a country; must agree with `choices`."""
    seat = frame.seat
    if country not in _GOES_TO[die]:
        return Reason("die_of_other_country", (die, country))
    if frame.kind != "choose":
        return None
    if not s.free[seat] >> die & 1:
        return Reason("die_on_card", (die,))
    if not s.rolled >> die & 1:
        return Reason("die_not_rolled", (die,))
    if s.open[country] >= 0 or can_build(s, seat, country, shows(s, seat, die)):
        return None
    return Reason("house_not_raised", (country, s.houses[HOUSES_PER_SEAT * seat + country]))


def why_not_pass(s: State, frame: Frame) -> Reason | None:
    """To do without a person costs VP where one can be had (CF-41)."""
    return vp_too_few(s, frame.seat, NO_PERSON_PRICE) if frame.kind == "choose" else None


def run_choosing(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The window after the roll."""
    return _ask_choice(s, frame.seat, emit)


def _ask_choice(s: State, seat: int, emit: Emit) -> bool:
    """Whoever has nothing to choose and nothing to use is not asked and passes."""
    is_open = s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]
    if is_open or (s.rolled & s.free[seat] and -1 not in s.open) or choices(s, seat)[0]:
        s.stack.append(CHOOSE[seat])
        return True
    _pass(s, seat, emit)
    return False


def legal_choose(s: State, frame: Frame) -> Sequence[Action]:
    """A die and the country it goes to, no person, or something used first."""
    seat = frame.seat
    dice = s.rolled & s.free[seat]
    if dice and -1 not in s.open:
        vp = s.vp[seat]
        found = (_ALL_OPEN_OR_PASS if vp >= NO_PERSON_PRICE else _ALL_OPEN)[dice]
        return followed(s, seat, found) if s.hands[seat] & USABLE or vp >= FREE_DIE_PRICE else found
    chosen, takes = choices(s, seat)
    may_pass = not takes or s.vp[seat] >= NO_PERSON_PRICE  # CF-41
    return followed(s, seat, (*chosen, actions.PASS) if may_pass else tuple(chosen))


def take_choose(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Goes on with the stone on the chosen person, or with a house alone where the deck is used up."""
    seat = frame.seat
    if a.kind == "choose":
        die, country = a.args
        s.rolled = 0  # CF-43: one person a turn
        if s.open[country] < 0:
            emit("house_chosen", seat, die, country)
            set_house(s, seat, country, s.faces[FACES_PER_SEAT * seat + die], emit)
            return False
        if emit is not silent:
            emit("person_chosen", seat, die, country, s.open[country])
        if s.protections[seat] and s.room[country]:
            s.stack.append(frames.STONE[seat][die][country])
            return True
        return _place_stone(s, seat, die, country, emit)
    if a.kind == "pass":
        _pass(s, seat, emit)
        return False
    return take_option(s, seat, frames.CHOOSING[seat], a, chance, emit)


def _pass(s: State, seat: int, emit: Emit) -> None:
    """No person: 1 VP, at 0 nothing (CF-41)."""
    s.rolled = 0
    price = price_of_passing(s, seat)
    s.vp[seat] -= price
    if emit is not silent:
        emit("person_passed", seat, price)


def legal_stone(s: State, frame: Frame) -> Sequence[Action]:
    """Place the person's stone, or give up a protection so that it goes to the supply (CF-31)."""
    country = frame.args[1]
    return (actions.PLACE_STONE[tables.PERSON_STONE[s.open[country]]][country], actions.PROTECT)


def take_stone(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Places the stone or pays a protection; the house follows."""
    seat, (die, country) = frame.seat, frame.args
    if a.kind == "place_stone":
        return _place_stone(s, seat, die, country, emit)
    s.protections[seat] -= 1
    if emit is not silent:
        s.stack.append(HOUSE[seat][die][country])
        emit("stone_averted", seat, tables.PERSON_STONE[s.open[country]], country)
    return _house(s, seat, die, country, emit)


def _place_stone(s: State, seat: int, die: int, country: int, emit: Emit) -> bool:
    """The stone and what follows; tells whether somebody is asked now."""
    kind, room = PERSON_STONE[s.open[country]], s.room
    if emit is silent:
        if room[country]:  # `put_stone`
            s.stones[STONES_PER_COUNTRY * country + kind] += 1
            room[country] -= 1
    else:
        s.stack.append(HOUSE[seat][die][country])
        if room[country]:
            put_stone(s, seat, kind, country, emit, "person_stone_placed")
        else:  # CF-32
            emit("person_stone_returned", seat, kind, country)
    return _house(s, seat, die, country, emit)


def _house(s: State, seat: int, die: int, country: int, emit: Emit) -> bool:
    """A first house must be placed, a lower one may be raised, else nothing changes (CF-34, CF-35).

    Where somebody listens, the frame for the house is on the stack: it shows that the person has given its stone.
    """
    number, standing = s.faces[FACES_PER_SEAT * seat + die], s.houses[HOUSES_PER_SEAT * seat + country]
    if 0 < standing < number:
        if emit is silent:
            s.stack.append(HOUSE[seat][die][country])
        return True
    if not standing:
        set_house(s, seat, country, number, emit)
    if emit is not silent:
        s.stack.pop()
    return _take_person(s, seat, die, country, emit)


def legal_house(s: State, frame: Frame) -> Sequence[Action]:
    """Raise the house to the number rolled, or leave it."""
    die, country = frame.args
    return (actions.KEEP_HOUSE[country], actions.RAISE_HOUSE[country][s.faces[FACES_PER_SEAT * frame.seat + die]])


def why_not_raise_house(s: State, frame: Frame, country: int, field: int) -> Reason | None:
    """A house is only raised (CF-35)."""
    standing = s.houses[HOUSES_PER_SEAT * frame.seat + country]
    return Reason("house_not_raised", (country, standing)) if standing >= field else None


def take_house(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Raises the house or leaves it; then the person joins the display."""
    seat, (die, country) = frame.seat, frame.args
    if a.kind == "raise_house":
        s.stack.append(frame)
        set_house(s, seat, country, a.args[1], emit)
        s.stack.pop()
    return _take_person(s, seat, die, country, emit)


def _take_person(s: State, seat: int, die: int, country: int, emit: Emit) -> bool:
    """The person joins at the right under its die (CF-36); its action, then the next card (CF-37, CF-39).

    Tells whether somebody is asked now.
    """
    person = s.open[country]
    s.open[country] = -1
    s.free[seat] ^= 1 << die
    s.displays[seat] += (person << DIE_BITS | die,)  # `entry_of`
    if emit is not silent:
        emit("person_taken", seat, person, die, s.faces[FACES_PER_SEAT * seat + die])
    stack = s.stack
    stack.append(NEXT_CARD[seat][country])
    if person not in DOUBTFUL or possible_symbols(s, seat, person):
        stack.append(ACT[seat][person])
        return True
    return False


# By person: all answers of those whose symbols can be used in the same ways whatever the position is.
_SAME_ACTS = tuple(
    tuple(sorted({act for symbol in symbols for act in SAME_OR_NONE[symbol]})) if all(SAME[x] for x in symbols) else ()
    for symbols in PERSON_SYMBOLS
)


def legal_act(s: State, frame: Frame) -> Sequence[Action]:
    """All ways to use the person just taken, or none."""
    person = frame.args[0]
    if _SAME_ACTS[person]:
        return _SAME_ACTS[person]
    symbols = PERSON_SYMBOLS[person]
    return or_none(s, frame.seat, symbols[0]) if len(symbols) == 1 else any_or_none(s, frame.seat, symbols)


def take_act(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Uses the person just taken, once (CF-37)."""
    if a.kind != "decline":
        if emit is not silent:
            emit("person_used", frame.seat, frame.args[0])
        PERFORM[a.kind](s, frame.seat, a.args, chance, emit)


def run_next_card(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The window after the person's action, then the next card of that deck."""
    seat, country = frame.seat, frame.args[0]
    if s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]:  # `is_open`
        s.stack.append(TURN_UP[seat][country])
        return True
    turn_up(s, country, chance, emit)
    return False


def legal_turn_up(s: State, frame: Frame) -> Sequence[Action]:
    """Turn the next card up, or use something first."""
    return beside(s, frame.seat, _TURN_UP[frame.args[0]])


def take_turn_up(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Turns the next card up, or carries out what is used first."""
    country = frame.args[0]
    if a.kind == "turn_up":
        turn_up(s, country, chance, emit)
        return False
    return take_option(s, frame.seat, NEXT_CARD[frame.seat][country], a, chance, emit)
