"""The board game as one object: which frame asks what, and where the rest of the rules stand."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Chance, Emit, Option, Options, Rules, silent
from kingsbridge_desktop.games.forms import PositionForm
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
    tables,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.pillars.meta import META
from kingsbridge_desktop.games.pillars.state import State

MACHINE: Machine[State] = Machine()
MACHINE.phase("round", choosing.run_round)
MACHINE.question("choose_card", choosing.legal_choose, choosing.take_choose)
MACHINE.question("discard", choosing.legal_discard, choosing.take_discard)
MACHINE.phase("placing", choosing.run_placing)
MACHINE.phase("draw", placing.run_draw)
MACHINE.question("veto", placing.legal_veto, placing.take_veto)
MACHINE.question("place_builder", placing.legal_place, placing.take_place)
MACHINE.question("place_passed", placing.legal_place, placing.take_place_passed)
MACHINE.phase("board", board.run_board)
MACHINE.question("bishop", event_cards.legal_bishop, event_cards.take_bishop)
MACHINE.phase("shelter", event_cards.run_shelter)
MACHINE.question("thomas", event_cards.legal_thomas, event_cards.take_thomas)
MACHINE.phase("event", event_cards.run_event)
MACHINE.question("bless", event_cards.legal_bless, event_cards.take_bless)
MACHINE.question("collapse", choosing.legal_discard, choosing.take_discard)
MACHINE.question("tax_freedom", board.legal_tax_freedom, board.take_tax_freedom)
MACHINE.phase("collect", board.run_collect)
MACHINE.phase("shiring", board.run_shiring)
MACHINE.question("market", market.legal_market, market.take_market)
MACHINE.phase("cathedral", building.run_cathedral)
MACHINE.question("build", building.legal_build, building.take_build)
MACHINE.question("give_up", building.legal_give_up, building.take_give_up)

FORM = PositionForm(META.game_id, META.seats, State, frames.FRAMES, validate.check)


class PillarsRules:
    """Die Säulen der Erde for two to four players."""

    game_id = META.game_id
    version = 1
    seats = META.seats
    colours = META.colours
    options: Mapping[str, Option] = {"start_player": Option((setup.BY_CHANCE, *range(tables.MOST_SEATS)))}
    revealing = frozenset({"event_foreseen", "event_revealed"})

    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    alphabet = staticmethod(actions.alphabet)
    why_not = staticmethod(why_not.why_not)
    mask = staticmethod(visibility.mask)
    determinize = staticmethod(visibility.determinize)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    breakdown = staticmethod(scoring.breakdown)
    progress = staticmethod(scoring.progress)
    to_json = staticmethod(FORM.to_json)
    from_json = staticmethod(FORM.from_json)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """The first position in which somebody is asked."""
        s = setup.begin(seats, options, chance, emit)
        MACHINE.settle(s, chance, emit)
        return s


RULES: Rules[State] = PillarsRules()
