"""Kardinal & König (Web of Power) as one set of rules."""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Rules
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.game_rules import GameRules, start_player_option
from kingsbridge_desktop.games.web_of_power import (
    actions,
    forecast,
    placing,
    refill,
    scoring,
    setup,
    turns,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.web_of_power.frames import FRAMES
from kingsbridge_desktop.games.web_of_power.meta import META
from kingsbridge_desktop.games.web_of_power.state import State

MACHINE: Final[Machine[State]] = Machine(turns, placing, refill)

RULES: Final[Rules[State]] = GameRules(
    META,
    2,  # since 1: a draw remembers the country that the turn opened
    MACHINE,
    PositionForm(META.game_id, META.seats, State, FRAMES, validate.check),
    new_game=setup.new_game,
    alphabet=actions.alphabet,
    why_not=why_not,
    visibility=visibility,
    scoring=scoring,
    options={"start_player": start_player_option(META.seats)},
    standing=forecast.standing,
)
