"""Years, halves and turns, and the window at the end of a turn (CF-15 to CF-17)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, silent
from kingsbridge_desktop.games.column_of_fire import actions
from kingsbridge_desktop.games.column_of_fire.first_half import run_leven
from kingsbridge_desktop.games.column_of_fire.frames import (
    CHOOSING,
    CONFLICTS,
    COUNTING,
    DISPLAY,
    END_TURN,
    ENDING,
    LEVEN,
    MOVING,
    ROLLING,
    TURNS,
)
from kingsbridge_desktop.games.column_of_fire.persons import run_rolling
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year, items
from kingsbridge_desktop.games.column_of_fire.state import ORDERS, State
from kingsbridge_desktop.games.column_of_fire.tables import FREE_DIE_PRICE, MOST_SEATS, VP_KINDS, count_of
from kingsbridge_desktop.games.column_of_fire.windows import followed, take_option

_END_TURN = (actions.END_TURN,)
# The steps of a turn by half and seat, the last one first.
_STEPS = (
    tuple(zip(CONFLICTS, ENDING, DISPLAY, LEVEN, strict=True)),
    tuple(zip(CONFLICTS, ENDING, MOVING, CHOOSING, ROLLING, strict=True)),
)


def _turns_of_year(seats: int, start: int) -> tuple[tuple[int, int, tuple[Frame, ...]], ...]:
    """All first halves, then all second halves: the half, the seat, and what lies on the stack as its turn begins."""
    order = [(half, seat) for half in range(2) for seat in ORDERS[seats][start]]
    return tuple((half, seat, (TURNS[at], *_STEPS[half][seat])) for at, (half, seat) in enumerate(order, 1))


# By number of seats and start player.
_YEAR = tuple(tuple(_turns_of_year(seats, start) for start in range(seats)) for seats in range(MOST_SEATS + 1))


def run_turns(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The next turn of the year: all first halves, then all second halves; after the last one the year ends (CF-15)."""
    turn, stack = frame.args[0], s.stack
    if turn == 2 * s.seats:
        if is_last_year(s):
            stack.append(COUNTING[0])
            emit("game_ended")
            return
        turn = 0
    half, seat, steps = _YEAR[s.seats][s.start][turn]
    # Before anything is told: an empty stack would be the end of the game, where all hands are open.
    stack += steps
    if turn == 0:
        s.year += 1
        if emit is not silent:
            emit("year_began", s.year)
    s.half = half
    s.active = seat
    s.sold = s.event_seen = s.rolled = 0
    if emit is not silent:
        emit("turn_began", seat, half)
    if half:
        run_rolling(s, stack.pop(), chance, emit)
    else:
        run_leven(s, stack.pop(), chance, emit)


def run_ending(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The window after the last step of a turn, before the conflicts (CF-77)."""
    seat = frame.seat
    if s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat]:  # `is_open`
        s.stack.append(END_TURN[seat])
    else:
        _end(s, chance, emit)


def _end(s: State, chance: Chance, emit: Emit) -> None:
    """Nothing is done any more in a turn: conflicts come, if there are any, or the next turn at once."""
    if 0 not in s.room:  # as `run_conflicts` would find
        s.stack.pop()
        run_turns(s, s.stack.pop(), chance, emit)


def legal_end_turn(s: State, frame: Frame) -> Sequence[Action]:
    """End the turn, or use something first."""
    return followed(s, frame.seat, _END_TURN)


def take_end_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Ends the turn, or carries out what is used first."""
    if a.kind == "end_turn":
        _end(s, chance, emit)
    else:
        take_option(s, frame.seat, ENDING[frame.seat], a, chance, emit)


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
