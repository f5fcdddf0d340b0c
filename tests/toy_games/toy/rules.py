"""The toy as one set of rules."""

from __future__ import annotations

from kingsbridge_desktop.games.toy import scoring, setup, turns, validate, visibility, why_not
from kingsbridge_desktop.games.toy.frames import FRAMES
from kingsbridge_desktop.games.toy.meta import META
from kingsbridge_desktop.games.toy.state import State

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Option
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.game_rules import GameRules, start_player_option

MACHINE: Machine[State] = Machine(turns)

RULES: GameRules[State] = GameRules(
    META,
    1,
    MACHINE,
    PositionForm(META.game_id, META.seats, State, FRAMES, validate.check),
    new_game=setup.new_game,
    alphabet=lambda seats: why_not.KNOWN,
    why_not=why_not,
    visibility=visibility,
    scoring=scoring,
    options={"start_player": start_player_option(META.seats), "rounds": Option((4, 2, 6, 30))},
    revealing=frozenset({"card_shown"}),
)
