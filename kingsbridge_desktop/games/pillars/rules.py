"""The board game as one object: which frame asks what, and where the rest of the rules stand."""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Rules
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.game_rules import GameRules, start_player_option
from kingsbridge_desktop.games.pillars import (
    actions,
    board,
    building,
    choosing,
    event_cards,
    frames,
    market,
    placing,
    scoring,
    setup,
    single_use,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.pillars.meta import META
from kingsbridge_desktop.games.pillars.state import State

MACHINE: Final[Machine[State]] = Machine(choosing, placing, board, event_cards, single_use, market, building)

RULES: Final[Rules[State]] = GameRules(
    META,
    1,
    MACHINE,
    PositionForm(META.game_id, META.seats, State, frames.FRAMES, validate.check),
    new_game=setup.new_game,
    alphabet=actions.alphabet,
    why_not=why_not,
    visibility=visibility,
    scoring=scoring,
    options={"start_player": start_player_option(META.seats)},
    revealing=frozenset({"event_foreseen", "event_revealed"}),
)
