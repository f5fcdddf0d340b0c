"""The rules of the card game as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Action, Chance, Emit, Option, Options, silent
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.pillars_cards import (
    actions,
    deal,
    frames,
    scoring,
    state,
    tricks,
    validate,
    visibility,
    why_not,
)
from kingsbridge_desktop.games.pillars_cards.meta import META
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import SEATINGS, seating_of

MACHINE: Machine[State] = Machine()
MACHINE.phase("deal", deal.run_deal)
MACHINE.question("play", tricks.legal_play, tricks.take_play)
scoring.bind(MACHINE)
MACHINE.phase("next_deal", deal.run_next_deal)

FORM = PositionForm(META.game_id, META.seats, State, frames.FRAMES, validate.check)


class PillarsCards:
    """Satisfies core.types.Rules.

    Option `colours`: an index into tables.SEATINGS, the permutations of blue, green, red, orange in order;
    seat i plays the i-th colour, and with three players the fourth stays in the box. `seating` finds it.
    """

    game_id = META.game_id
    version = 1
    seats = META.seats
    colours = META.colours
    options: Mapping[str, Option] = {"colours": Option(tuple(range(len(SEATINGS))))}
    revealing = frozenset(("hand_dealt", "card_played"))

    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    why_not = staticmethod(why_not.why_not)
    mask = staticmethod(visibility.mask)
    determinize = staticmethod(visibility.determinize)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    breakdown = staticmethod(scoring.breakdown)
    progress = staticmethod(state.progress)
    to_json = staticmethod(FORM.to_json)
    from_json = staticmethod(FORM.from_json)

    def alphabet(self, seats: int) -> Sequence[Action]:
        """Every action that can ever be legal at such a table, sorted."""
        return actions.alphabet(seats)

    def seating(self, colours: Sequence[int]) -> int:
        """The value of the option `colours` under which seat i plays colours[i] (PC-03)."""
        return seating_of(colours)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """A table with the first deal in hand."""
        s = deal.lay_table(SEATINGS[options.get("colours", 0)][:seats])
        MACHINE.settle(s, chance, emit)
        return s


RULES = PillarsCards()
