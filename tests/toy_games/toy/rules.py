"""The toy as one set of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from kingsbridge_desktop.games.toy import scoring, turns, validate, visibility
from kingsbridge_desktop.games.toy.frames import FRAMES
from kingsbridge_desktop.games.toy.meta import META
from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.tables import CARDS, HAND
from kingsbridge_desktop.games.toy.why_not import ALPHABET, why_not

from kingsbridge_desktop.core.chance import draw
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Option, Options, silent
from kingsbridge_desktop.games.forms import PositionForm

MACHINE: Machine[State] = Machine()
MACHINE.question("turn", turns.legal_turn, turns.take_turn)
MACHINE.question("mark", turns.legal_mark, turns.take_mark)
MACHINE.phase("next", turns.run_next)
FORM = PositionForm("toy", META.seats, State, FRAMES, validate.check)


class Toy:
    """The rules; a state is changed by `step` only."""

    game_id = META.game_id
    version = 1
    seats = META.seats
    colours = META.colours
    options: Mapping[str, Option] = MappingProxyType(
        {"start_player": Option((-1, 0, 1, 2)), "rounds": Option((4, 2, 6, 30))}
    )
    revealing = frozenset({"card_shown"})
    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    why_not = staticmethod(why_not)
    mask = staticmethod(visibility.mask)
    determinize = staticmethod(visibility.determinize)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    breakdown = staticmethod(scoring.breakdown)
    to_json = staticmethod(FORM.to_json)
    from_json = staticmethod(FORM.from_json)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """Three cards to each, the rest in the bag; the start player is chosen or drawn."""
        s = State()
        s.bag = list(range(CARDS))
        s.hands = [tuple(sorted(draw(s.bag, chance) for _ in range(HAND))) for _ in range(seats)]
        s.shown, s.played, s.points = [], [], [0] * seats
        s.turns = options["rounds"] * seats
        start = options["start_player"]
        s.stack = [Frame("turn", chance.below(seats) if start < 0 else start)]
        emit("hands_dealt", HAND)
        return s

    def alphabet(self, seats: int) -> Sequence[Action]:
        """Every action there is."""
        return ALPHABET

    def progress(self, s: State) -> tuple[int, ...]:
        """How many turns are left."""
        return (s.turns,)


RULES = Toy()
