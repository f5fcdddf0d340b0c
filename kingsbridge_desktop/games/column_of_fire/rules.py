"""A Column of Fire as one set of rules: every part bound to its frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Option, Options, Reason, silent
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

MACHINE: Final[Machine[State]] = Machine()
MACHINE.phase("turns", turns.run_turns)
MACHINE.phase("leven", first_half.run_leven)
MACHINE.question("turn_leven", first_half.legal_turn_leven, first_half.take_turn_leven)
MACHINE.phase("religion", first_half.run_religion)
MACHINE.question("turn_religion", first_half.legal_turn_religion, first_half.take_turn_religion)
MACHINE.question("choose_religion", first_half.legal_choose_religion, first_half.take_choose_religion)
MACHINE.phase("display", first_half.run_display)
MACHINE.phase("persons", first_half.run_persons)
MACHINE.question("turn_person", first_half.legal_turn_person, first_half.take_turn_person)
MACHINE.phase("rolling", persons.run_rolling)
MACHINE.question("roll", persons.legal_roll, persons.take_roll)
MACHINE.phase("choosing", persons.run_choosing)
MACHINE.question("choose", persons.legal_choose, persons.take_choose)
MACHINE.question("stone", persons.legal_stone, persons.take_stone_answer)
MACHINE.question("house", persons.legal_house, persons.take_house)
MACHINE.question("act", persons.legal_act, persons.take_act)
MACHINE.phase("next_card", persons.run_next_card)
MACHINE.question("turn_up", persons.legal_turn_up, persons.take_turn_up)
MACHINE.phase("turning_up", decks.run_turning_up)
MACHINE.phase("struck", decks.run_struck)
MACHINE.question("answer_event", decks.legal_answer_event, decks.take_answer_event)
MACHINE.phase("moving", track.run_moving)
MACHINE.question("move", track.legal_move, track.take_move)
MACHINE.phase("field", track.run_field)
MACHINE.question("use_field", track.legal_use_field, track.take_use_field)
MACHINE.question("ship", track.legal_ship, track.take_ship)
MACHINE.question("trade", track.legal_trade, track.take_trade)
MACHINE.phase("target", effects.run_target)
MACHINE.question("pick_target", effects.legal_pick_target, effects.take_pick_target)
MACHINE.phase("ending", turns.run_ending)
MACHINE.question("end_turn", turns.legal_end_turn, turns.take_end_turn)
MACHINE.phase("conflicts", conflicts.run_conflicts)
MACHINE.question("order_conflicts", conflicts.legal_order_conflicts, conflicts.take_order_conflicts)

FORM: Final = PositionForm(META.game_id, META.seats, State, FRAMES, validate.check)


class ColumnOfFire:
    """The rules; a state is changed by `step` only."""

    game_id = META.game_id
    version = 1
    seats = META.seats
    colours = META.colours
    options: Mapping[str, Option] = {"start_player": Option((NOBODY, 0, 1, 2, 3))}  # NOBODY: by chance (CF-12)
    # Using an advantage shows only what its owner chose to show, so that may still be taken back.
    revealing: frozenset[str] = frozenset({"advantage_drawn", "advantage_revealed"})
    alphabet = staticmethod(actions.alphabet)
    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    mask = staticmethod(visibility.mask)
    determinize = staticmethod(visibility.determinize)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    breakdown = staticmethod(scoring.breakdown)
    progress = staticmethod(scoring.progress)
    to_json = staticmethod(FORM.to_json)
    from_json = staticmethod(FORM.from_json)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """A new game at its first question."""
        s = setup.new_game(seats, options, chance, emit)
        MACHINE.settle(s, chance, emit)
        return s

    def why_not(self, s: State, a: Action) -> Reason | None:
        """Which rule forbids an action; None if it is legal or means nothing."""
        return None if a in MACHINE.legal(s) else why_not.reason(s, a)


RULES: Final = ColumnOfFire()
