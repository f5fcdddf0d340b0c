"""Years, halves and turns, and the window at the end of a turn (CF-15 to CF-17)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, silent
from kingsbridge_desktop.games.column_of_fire import actions
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
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year, items
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.tables import VP_KINDS, count_of
from kingsbridge_desktop.games.column_of_fire.windows import beside, is_open, take_option

_END_TURN = (actions.END_TURN,)
# The steps of a turn by half and seat, the last one first.
_STEPS = (
    tuple(zip(CONFLICTS, ENDING, DISPLAY, LEVEN, strict=True)),
    tuple(zip(CONFLICTS, ENDING, MOVING, CHOOSING, ROLLING, strict=True)),
)


def run_turns(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The next turn of the year: all first halves, then all second halves; after the last one the year ends (CF-15)."""
    turn, seats, stack = frame.args[0], s.seats, s.stack
    if turn == 2 * seats:
        if is_last_year(s):
            stack.append(COUNTING[0])
            emit("game_ended")
            return
        turn = 0
    half, seat = turn // seats, (s.start + turn) % seats
    # Before anything is told: an empty stack would be the end of the game, where all hands are open.
    stack.append(TURNS[turn + 1])
    stack += _STEPS[half][seat]
    if turn == 0:
        s.year += 1
        emit("year_began", s.year)
    s.half = half
    s.active = seat
    s.sold = s.event_seen = s.rolled = 0
    if emit is not silent:
        emit("turn_began", seat, half)


def run_ending(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The window after the last step of a turn, before the conflicts (CF-77)."""
    if is_open(s, frame.seat):
        s.stack.append(END_TURN[frame.seat])


def legal_end_turn(s: State, frame: Frame) -> Sequence[Action]:
    """End the turn, or use something first."""
    seat = frame.seat
    return _END_TURN + beside(s, seat, ())


def take_end_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Ends the turn, or carries out what is used first."""
    if a.kind != "end_turn":
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
