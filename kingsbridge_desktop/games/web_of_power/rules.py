"""Kardinal & König (Web of Power) as one set of rules."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Option, Rules
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.web_of_power import (
    actions,
    placing,
    refill,
    scoring,
    setup,
    turn,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.web_of_power.frames import FRAMES
from kingsbridge_desktop.games.web_of_power.meta import META
from kingsbridge_desktop.games.web_of_power.state import State, progress

MACHINE: Machine[State] = Machine()
MACHINE.question("turn", turn.legal_turn, turn.take_turn)
MACHINE.question("place", placing.legal_place, placing.take_place)
MACHINE.question("more", turn.legal_more, turn.take_more)
MACHINE.question("draw", refill.legal_draw, refill.take_draw)

FORM = PositionForm(META.game_id, META.seats, State, FRAMES, validate.check)


class WebOfPower:
    """The rules; a state is changed by `step` only."""

    game_id = META.game_id
    version = 2  # since 1: a draw remembers the country that the turn opened
    seats = META.seats
    colours = META.colours
    options: Mapping[str, Option] = setup.OPTIONS
    revealing: frozenset[str] = frozenset()  # whatever shows something new here uses chance
    setup = staticmethod(setup.setup)
    alphabet = staticmethod(actions.alphabet)
    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    why_not = staticmethod(why_not.why_not)
    mask = staticmethod(visibility.mask)
    determinize = staticmethod(visibility.determinize)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    breakdown = staticmethod(scoring.breakdown)
    progress = staticmethod(progress)
    to_json = staticmethod(FORM.to_json)
    from_json = staticmethod(FORM.from_json)


RULES: Rules[State] = WebOfPower()
