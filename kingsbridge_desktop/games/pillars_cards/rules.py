"""The rules of the card game as one object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Option
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.game_rules import GameRules
from kingsbridge_desktop.games.pillars_cards import (
    actions,
    choices,
    deal,
    frames,
    scoring,
    setup,
    tricks,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.pillars_cards.meta import META
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import SEATINGS, seating_of

MACHINE: Final[Machine[State]] = Machine(deal, tricks, choices, scoring)


class CardGameRules(GameRules[State]):
    """Who plays which colour matters here (PC-03): the option `colours` is an index into `tables.SEATINGS`."""

    def seating(self, colours: Sequence[int]) -> int:
        """The value of the option `colours` under which seat i plays colours[i]."""
        return seating_of(colours)


RULES: Final = CardGameRules(
    META,
    1,
    MACHINE,
    PositionForm(META.game_id, META.seats, State, frames.FRAMES, validate.check),
    new_game=setup.new_game,
    alphabet=actions.alphabet,
    why_not=why_not,
    visibility=visibility,
    scoring=scoring,
    options={"colours": Option(tuple(range(len(SEATINGS))))},
    revealing=frozenset(("hand_dealt", "card_played")),
)
