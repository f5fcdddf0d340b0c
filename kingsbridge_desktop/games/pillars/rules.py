"""The board game as one object: which frame asks what, what a seat may know, and the way to and from plain JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import (
    HIDDEN,
    Action,
    Chance,
    Emit,
    Frame,
    Item,
    Json,
    Option,
    Options,
    Reason,
    Rules,
    silent,
)
from kingsbridge_desktop.games.pillars import (
    board,
    building,
    choosing,
    event_cards,
    frames,
    market,
    placing,
    plain,
    scoring,
    tables,
)
from kingsbridge_desktop.games.pillars.state import State, blank, has, is_event_open

MACHINE: Machine[State] = Machine()
MACHINE.phase("round", choosing.run_round)
MACHINE.question("choose_card", choosing.legal_choose, choosing.take_choose)
MACHINE.question("discard", choosing.legal_discard, choosing.take_discard)
MACHINE.phase("placing", choosing.run_placing)
MACHINE.phase("draw", placing.run_draw)
MACHINE.question("veto", placing.legal_veto, placing.take_veto)
MACHINE.question("place_builder", placing.legal_place, placing.take_place)
MACHINE.question("place_passed", placing.legal_place_passed, placing.take_place_passed)
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

_WHY_NOT: Mapping[str, Callable[[State, Frame, Action], Reason | None]] = {
    "choose_card": choosing.why_not_choose,
    "discard": choosing.why_not_discard,
    "place_builder": placing.why_not_place,
    "place_passed": placing.why_not_place,
    "bishop": event_cards.why_not_bishop,
    "thomas": board.why_not_use,
    "bless": event_cards.why_not_bless,
    "collapse": choosing.why_not_discard,
    "tax_freedom": board.why_not_use,
    "market": market.why_not_market,
    "build": building.why_not_build,
    "give_up": building.why_not_give_up,
}

BY_CHANCE = -1


class PillarsRules:
    """Die Säulen der Erde for two to four players."""

    game_id = "pillars"
    version = 1
    seats = range(2, 5)
    colours: tuple[str, ...] = ("blue", "red", "green", "yellow")
    options: Mapping[str, Option] = {"start_player": Option((BY_CHANCE, 0, 1, 2, 3))}
    revealing = frozenset({"event_foreseen", "event_revealed"})

    legal = staticmethod(MACHINE.legal)
    step = staticmethod(MACHINE.step)
    scores = staticmethod(scoring.scores)
    ranking = staticmethod(scoring.ranking)
    progress = staticmethod(scoring.progress)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """PE-01 to PE-08: everybody alike but for the gold; the start player is drawn or chosen."""
        start = options["start_player"]
        if start == BY_CHANCE:
            start = chance.below(seats)
        elif start >= seats:
            raise BadSetup(f"seat {start} cannot be the start player among {seats}", option="start_player")
        s = blank(seats, start)
        emit("game_began", start)
        s.stack.append(frames.ROUND)
        MACHINE.settle(s, chance, emit)
        return s

    def why_not(self, s: State, a: Action) -> Reason | None:
        """The rule that forbids an action that fits the question; None if it is legal or makes no sense here."""
        if not s.stack or a in MACHINE.legal(s):
            return None
        top = s.stack[-1]
        explain = _WHY_NOT.get(top.kind)
        return explain(s, top, a) if explain else None

    def mask(self, s: State, seat: int) -> State:
        """PE-09, PE-12: all lies open but an event that only Ellen's owner has seen."""
        o = s.copy()
        if s.event >= 0 and not is_event_open(s) and not (seat >= 0 and has(s, seat, tables.ELLEN)):
            o.event = HIDDEN
        return o

    def determinize(self, masked: State, seat: int, rng: Random) -> State:
        """A hidden event is any that has not been revealed."""
        o = masked.copy()
        if o.event == HIDDEN:
            o.event = rng.choice(members_of(tables.ALL_EVENTS & ~o.events_seen))
        return o

    def breakdown(self, s: State) -> tuple[tuple[Item, ...], ...]:
        """The lines of the score sheet."""
        return scoring.breakdown(s)

    def to_json(self, s: State) -> Json:
        """The position in names."""
        return plain.to_json(s)

    def from_json(self, written: Json) -> State:
        """A position written by hand; an impossible one is refused."""
        return plain.from_json(written)


RULES: Rules[State] = PillarsRules()
