"""The game as `core.types.Rules`: every part of the rules bound to its frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Item, Json, Option, Options, Reason, silent
from kingsbridge_desktop.games.column_of_fire import (
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


FORM: Final = PositionForm("column_of_fire", range(2, 5), State, FRAMES, validate.check)


class ColumnOfFire:
    """A Column of Fire for 2 to 4 players."""

    game_id = FORM.game
    version = 1
    seats = FORM.seats
    colours: tuple[str, ...] = ("yellow", "light_blue", "green", "red")  # CF-01
    options: Mapping[str, Option] = {"start_player": Option((NOBODY, 0, 1, 2, 3))}  # NOBODY: by chance (CF-12)
    # Using an advantage shows only what its owner chose to show, so that may still be taken back.
    revealing: frozenset[str] = frozenset({"advantage_drawn", "advantage_revealed"})

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """A new game at its first question."""
        s = setup.new_game(seats, options, chance, emit)
        MACHINE.settle(s, chance, emit)
        return s

    def legal(self, s: State) -> Sequence[Action]:
        """All answers to the question on top."""
        return MACHINE.legal(s)

    def step(self, s: State, a: Action, chance: Chance, emit: Emit = silent) -> None:
        """Answers the question on top and runs on to the next one, in place."""
        MACHINE.step(s, a, chance, emit)

    def why_not(self, s: State, a: Action) -> Reason | None:
        """Which rule forbids a well-formed action; None if it is legal or means nothing."""
        return None if a in MACHINE.legal(s) else why_not.reason(s, a)

    def mask(self, s: State, seat: int) -> State:
        """What a seat may know."""
        return visibility.mask(s, seat)

    def determinize(self, masked: State, seat: int, rng: Random) -> State:
        """A world that fits what a seat knows."""
        return visibility.determinize(masked, seat, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        """Everybody's score as if the game ended now."""
        return scoring.scores(s)

    def ranking(self, s: State) -> tuple[int, ...]:
        """0 for the winners."""
        return scoring.ranking(s)

    def breakdown(self, s: State) -> tuple[tuple[Item, ...], ...]:
        """What the scores are made of."""
        return scoring.breakdown(s)

    def progress(self, s: State) -> tuple[int, ...]:
        """Year, half (0 or 1), active seat (nobody at the end), and whether this is the last year."""
        return (s.year, s.half, s.active if s.stack else NOBODY, int(scoring.is_last_year(s)))

    def to_json(self, s: State) -> Json:
        """The position as plain named JSON."""
        return FORM.to_json(s)

    def from_json(self, plain: Json) -> State:
        """A position from plain named JSON; an impossible one is refused with the reason."""
        return FORM.from_json(plain)


RULES: Final = ColumnOfFire()
