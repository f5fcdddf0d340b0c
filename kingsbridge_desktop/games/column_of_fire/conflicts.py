"""Religion conflicts at the end of a turn (CF-70 to CF-78)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, silent
from kingsbridge_desktop.games.column_of_fire.actions import RESOLVE
from kingsbridge_desktop.games.column_of_fire.frames import CONFLICTS, ORDER_CONFLICTS
from kingsbridge_desktop.games.column_of_fire.pieces import gain_vp
from kingsbridge_desktop.games.column_of_fire.state import State, burning_countries, winning_religion
from kingsbridge_desktop.games.column_of_fire.tables import HOUSES_PER_SEAT, RELIGION_FIELDS, STONES_PER_COUNTRY


def run_conflicts(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """Resolves the only conflict; with several the active player chooses the next one (CF-70)."""
    burning = s.room.count(0)
    if burning == 1:
        _resolve(s, s.room.index(0), emit)
    elif burning:
        s.stack.append(ORDER_CONFLICTS[frame.seat])


def legal_order_conflicts(s: State, frame: Frame) -> Sequence[Action]:
    """Which conflict comes next."""
    return [RESOLVE[country] for country in burning_countries(s)]


def take_order_conflicts(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Resolves it; the others follow."""
    s.stack.append(CONFLICTS[frame.seat])
    _resolve(s, a.args[0], emit)


def _resolve(s: State, country: int, emit: Emit) -> None:
    winner = winning_religion(s, country)
    if winner < 0:
        emit("conflict_avoided", country)  # CF-73
    else:
        if emit is not silent:
            emit("conflict_won", country, winner)
        for seat in range(s.seats):
            at = HOUSES_PER_SEAT * seat + country
            field = s.houses[at]
            if not field:
                continue
            if s.religions[seat] == winner:
                gain_vp(s, seat, field, emit, "conflict_scored", seat, country, field)
            else:
                s.houses[at] = 0
                if emit is not silent:
                    emit("house_lost", seat, country, field)
    at = STONES_PER_COUNTRY * country
    s.stones[at : at + STONES_PER_COUNTRY] = [0] * STONES_PER_COUNTRY  # CF-74
    s.room[country] = RELIGION_FIELDS[s.seats]
    if emit is not silent:
        emit("stones_cleared", country)
