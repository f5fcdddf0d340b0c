"""Years, halves and turns, and the window at the end of a turn (CF-15 to CF-17)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, silent
from kingsbridge_desktop.games.column_of_fire import actions
from kingsbridge_desktop.games.column_of_fire.first_half import begin_first_half
from kingsbridge_desktop.games.column_of_fire.frames import (
    CHOOSING,
    CONFLICTS,
    COUNTING,
    DISPLAY,
    END_TURN,
    ENDING,
    LEVEN,
    MOVING,
    ROLL,
    ROLLING,
    TURNS,
)
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year, items
from kingsbridge_desktop.games.column_of_fire.state import ORDERS, State
from kingsbridge_desktop.games.column_of_fire.tables import FREE_DIE_PRICE, MOST_SEATS, VP_KINDS, count_of
from kingsbridge_desktop.games.column_of_fire.windows import followed, take_option

_END_TURN = (actions.END_TURN,)
# The steps of a turn but the first one, by half and seat, the last one first.
_LATER_STEPS = (
    tuple(zip(CONFLICTS, ENDING, DISPLAY, strict=True)),
    tuple(zip(CONFLICTS, ENDING, MOVING, CHOOSING, strict=True)),
)
_FIRST_STEP = (LEVEN, ROLLING)


Turn = tuple[int, int, tuple[Frame, ...]]


def _turns_of_year(seats: int, start: int) -> tuple[Turn, ...]:
    """All first halves, then all second halves: the half, the seat, and what waits on the stack for its first step."""
    order = [(half, seat) for half in range(2) for seat in ORDERS[seats][start]]
    return tuple((half, seat, (TURNS[at], *_LATER_STEPS[half][seat])) for at, (half, seat) in enumerate(order, 1))


# By number of seats and start player.
_YEAR = tuple(tuple(_turns_of_year(seats, start) for start in range(seats)) for seats in range(MOST_SEATS + 1))
# The same, and nothing where a year begins: for the first turn and after the last.
_GOES_ON = tuple(tuple((None, *turns[1:], None) for turns in of_seats) for of_seats in _YEAR)


def run_turns(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The next turn of the year: all first halves, then all second halves; after the last one the year ends (CF-15)."""
    turn = _GOES_ON[s.seats][s.start][frame.args[0]]
    if turn is None:
        if frame.args[0] and is_last_year(s):
            s.stack.append(COUNTING[0])
            emit("game_ended")
            return False
        turn = _YEAR[s.seats][s.start][0]
        s.year += 1
        if emit is not silent:
            _tell(s, turn, emit, "year_began", s.year)
    half, seat, waiting = turn
    s.half = half
    s.active = seat
    s.sold = s.event_seen = s.rolled = 0
    if emit is not silent:
        _tell(s, turn, emit, "turn_began", seat, half)
    stack = s.stack
    stack += waiting
    if not half:
        return begin_first_half(s, seat, chance, emit)
    if s.free[seat] or s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]:  # as `run_rolling`
        stack.append(ROLL[seat])
        return True
    return False


def _tell(s: State, turn: Turn, emit: Emit, event: str, *args: int) -> None:
    """Tells what happens as a turn begins; the stack shows that all of its steps are still to come."""
    half, seat, waiting = turn
    before = len(s.stack)
    s.stack += (*waiting, _FIRST_STEP[half][seat])
    emit(event, *args)
    del s.stack[before:]


def run_ending(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """The window after the last step of a turn, before the conflicts (CF-77)."""
    seat, stack = frame.seat, s.stack
    if s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]:  # `is_open`
        stack.append(END_TURN[seat])
        return True
    if 0 in s.room:
        return False
    stack.pop()  # the conflicts: there are none
    return run_turns(s, stack.pop(), chance, emit)


def legal_end_turn(s: State, frame: Frame) -> Sequence[Action]:
    """End the turn, or use something first."""
    return followed(s, frame.seat, _END_TURN)


def take_end_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Ends the turn, or carries out what is used first."""
    if a.kind != "end_turn":
        return take_option(s, frame.seat, ENDING[frame.seat], a, chance, emit)
    if 0 in s.room:
        return False
    s.stack.pop()  # the conflicts: there are none
    return run_turns(s, s.stack.pop(), chance, emit)


def run_counting(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The final VP of the next player: the VP advantages are turned up, then everything counts (CF-96).

    The frame says who has been counted, so that the track can follow; it asks nobody and goes after the last one.
    """
    seat = frame.args[0]
    if seat == s.seats:
        return
    s.stack.append(frame)
    if emit is not silent:
        for kind in VP_KINDS:
            for _ in range(count_of(s.hands[seat], kind)):
                emit("advantage_revealed", seat, kind)
    s.stack[-1] = COUNTING[seat + 1]
    if emit is not silent:
        emit("final_vp_scored", seat, *(item.value for item in items(s, seat)[1:]))
