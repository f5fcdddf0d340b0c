"""Kardinal & König (Web of Power) as one set of rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Chance, Emit, Option, Options, Rules, all_but, silent
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.web_of_power import refill, scoring, turn, validate, visibility, why_not
from kingsbridge_desktop.games.web_of_power.frames import FRAMES
from kingsbridge_desktop.games.web_of_power.state import State, cards
from kingsbridge_desktop.games.web_of_power.tables import DATA, HAND, SEATS, deck

MACHINE: Machine[State] = Machine()
MACHINE.question("turn", turn.legal_turn, turn.take_turn)
MACHINE.question("place", turn.legal_place, turn.take_place)
MACHINE.question("more", turn.legal_more, turn.take_more)
MACHINE.question("draw", refill.legal_draw, refill.take_draw)
FORM = PositionForm("web_of_power", SEATS, State, FRAMES, validate.check)
_OPTIONS = {"start_player": Option((-1, 0, 1, 2, 3, 4))}  # -1: by chance


class WebOfPower:
    """The rules; a state is changed by `step` only."""

    game_id = FORM.game
    version = 2  # since 1: a draw remembers the country that the turn opened
    seats = SEATS
    colours = DATA.colours
    options: Mapping[str, Option] = _OPTIONS
    revealing: frozenset[str] = frozenset()  # whatever shows something new here uses chance
    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    why_not = staticmethod(why_not.why_not)
    mask = staticmethod(visibility.mask)
    breakdown = staticmethod(scoring.breakdown)
    to_json = staticmethod(FORM.to_json)
    from_json = staticmethod(FORM.from_json)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """Deals three cards to each and turns two up (WP-03); the start player is chosen or drawn (WP-04)."""
        start = options["start_player"]
        if start >= seats:
            raise BadSetup(f"seat {start} cannot start a game of {seats} players", option="start_player")
        s = State(seats, chance.below(seats) if start < 0 else start)
        emit("start_player_set", s.start)
        s.pile = list(deck(seats))
        s.pile_size = sum(s.pile)
        for seat in range(seats):
            for _ in range(HAND):
                refill.deal(s, seat, chance)
            emit("hand_dealt", seat, *cards(s.hands[seat]), seen_by=1 << seat)
            emit("hand_dealt_unseen", seat, seen_by=all_but(seat))
        refill.refill_display(s, chance, emit)
        refill.begin(s, emit)
        return s

    def determinize(self, masked: State, seat: int, rng: Random) -> State:
        """A full position that the viewer of `masked` cannot tell from the true one."""
        return visibility.determinize(masked, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        """The points so far."""
        return tuple(s.points(seat) for seat in range(s.seats))

    def ranking(self, s: State) -> tuple[int, ...]:
        """Most points, then most pieces left, then shared (WP-38)."""
        return rank_by([(s.points(seat), s.cloisters_left(seat) + s.supply[seat]) for seat in range(s.seats)])

    def progress(self, s: State) -> tuple[int, ...]:
        """How often the pile has been used up, how many cards it has, and whether the game is over."""
        return s.used_up, s.pile_size, int(not s.stack)


RULES: Rules[State] = WebOfPower()
