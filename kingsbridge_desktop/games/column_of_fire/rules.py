"""A Column of Fire as one set of rules: every part bound to its frames."""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Rules
from kingsbridge_desktop.games.column_of_fire import (
    actions,
    conflicts,
    decks,
    effects,
    first_half,
    persons,
    scoring,
    setup,
    track,
    turns,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.column_of_fire.frames import FRAMES
from kingsbridge_desktop.games.column_of_fire.meta import META
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.game_rules import GameRules, start_player_option

MACHINE: Final[Machine[State]] = Machine(turns, first_half, persons, decks, track, effects, conflicts)

RULES: Final[Rules[State]] = GameRules(
    META,
    2,  # since 1: a move must not lead back to where the turn began (CF-53)
    MACHINE,
    PositionForm(META.game_id, META.seats, State, FRAMES, validate.check),
    new_game=setup.new_game,
    alphabet=actions.alphabet,
    why_not=why_not,
    visibility=visibility,
    scoring=scoring,
    open_points=scoring.open_points,
    options={"start_player": start_player_option(META.seats)},
    # Using an advantage shows only what its owner chose to show, so that may still be taken back.
    revealing=frozenset({"advantage_drawn", "advantage_revealed"}),
)
