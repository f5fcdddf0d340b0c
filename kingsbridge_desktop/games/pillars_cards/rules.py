"""The rules of the card game as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import (
    HIDDEN,
    NOBODY,
    Action,
    Chance,
    Emit,
    Item,
    Option,
    Options,
    Reason,
    silent,
)
from kingsbridge_desktop.games.forms import PositionForm
from kingsbridge_desktop.games.pillars_cards import deal, frames, scoring, tricks, validate, visibility
from kingsbridge_desktop.games.pillars_cards.state import POINT_LINES, State, tricks_per_deal
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    CARDS,
    COLOURS,
    SEATINGS,
    SEATS,
    START,
    seating_of,
)

MACHINE: Machine[State] = Machine()
MACHINE.phase("deal", deal.run_deal)
MACHINE.question("play", tricks.legal_play, tricks.take_play)
MACHINE.phase("scoring", scoring.run_scoring)
MACHINE.phase("score", scoring.run_score)
MACHINE.question("choose_material", scoring.legal_material, scoring.take_material)
MACHINE.question("make_brick", scoring.legal_brick, scoring.take_brick)
MACHINE.question("convert", scoring.legal_convert, scoring.take_convert)
MACHINE.question("use_helper", scoring.legal_helper, scoring.take_helper)
MACHINE.question("give_up", scoring.legal_give_up, scoring.take_give_up)
MACHINE.phase("next_deal", deal.run_next_deal)

FORM = PositionForm("pillars_cards", SEATS, State, frames.FRAMES, validate.check)


class PillarsCards:
    """Satisfies core.types.Rules.

    Option `colours`: an index into tables.SEATINGS, the permutations of blue, green, red, orange in order;
    seat i plays the i-th colour, and with three players the fourth stays in the box. `tables.seating_of` finds it.
    """

    game_id = "pillars_cards"
    version = 1
    seats = SEATS
    colours: tuple[str, ...] = COLOURS
    options: Mapping[str, Option] = {"colours": Option(tuple(range(len(SEATINGS))))}
    revealing = frozenset(("hand_dealt", "card_played"))

    def __init__(self) -> None:
        # Searches call the first two all the time, so they are the machine's own.
        self.legal = MACHINE.legal
        self.step = MACHINE.step
        self.to_json = FORM.to_json
        self.from_json = FORM.from_json

    def seating(self, colours: Sequence[int]) -> int:
        """The value of the option `colours` under which seat i plays colours[i] (PC-03)."""
        return seating_of(colours)

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        """One stone, wood and sand each, no metal; five unseen advantages; the first deal (PC-01, PC-02)."""
        s = State()
        s.stack = [frames.DEAL]
        s.colour = SEATINGS[options.get("colours", 0)][:seats]
        s.deal = 0
        s.first = s.leader = 0
        s.hand = [0] * seats
        s.trick = []
        s.past = []
        s.taken = [0] * seats
        s.tricks = [0] * seats
        s.king_trick = 0
        s.stock = list(START) * seats
        s.vp = [0] * seats
        s.laid = [0] * seats
        s.unseen = ADVANTAGES
        s.returned = []
        s.advantage = NOBODY
        s.lines = [()] * seats
        s.sheets = []
        MACHINE.settle(s, chance, emit)
        return s

    def why_not(self, s: State, a: Action) -> Reason | None:
        """The rule that forbids an action; None if it is legal or means nothing now."""
        if not s.stack or not _is_well_formed(a) or a in self.legal(s):
            return None
        frame = s.stack[-1]
        if frame.kind == "play":
            return tricks.why_not_play(s, frame, a.args[0]) if a.kind == "play" else None
        return scoring.why_not_scoring(s, frame, a) if a.kind != "play" else None

    def mask(self, s: State, seat: int) -> State:
        """What a seat may know."""
        return visibility.mask(s, seat)

    def determinize(self, masked: State, seat: int, rng: Random) -> State:
        """A world consistent with what a seat knows."""
        return visibility.determinize(masked, seat, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        """Victory points per seat; they may be negative (PC-25)."""
        return tuple(s.vp)

    def ranking(self, s: State) -> tuple[int, ...]:
        """Most points win, a tie is shared; nothing else counts (PC-32)."""
        return rank_by(s.vp)

    def breakdown(self, s: State) -> tuple[tuple[Item, ...], ...]:
        """What each seat's points are for, over all deals; `earlier`: points of a position set up by hand."""
        return tuple(self._items(s, seat) for seat in range(len(s.colour)))

    def _items(self, s: State, seat: int) -> tuple[Item, ...]:
        sums = dict.fromkeys(POINT_LINES, 0)
        for sheet in (*s.sheets, s.lines):
            for line in sheet[seat]:
                if line.value:
                    sums[line.kind] += line.value
        items = [Item(kind, value) for kind, value in sums.items()]
        earlier = s.vp[seat] - sum(sums.values())
        return (*items, Item("earlier", earlier)) if earlier else tuple(items)

    def progress(self, s: State) -> tuple[int, ...]:
        """Deal, deals as far as known, trick, tricks per deal, and 1 in the scoring (0 before it)."""
        size = tricks_per_deal(s)
        coming = s.unseen.bit_count() + len(s.returned) - (s.advantage == HIDDEN)
        scoring_now = int(len(s.past) == size)
        return s.deal, s.deal + coming, min(len(s.past) + 1, size), size, scoring_now


def _is_well_formed(a: Action) -> bool:
    """Whether an action names things that exist."""
    if a.kind == "play":
        return len(a.args) == 1 and 0 <= a.args[0] < CARDS
    if a.kind in ("take", "give_up"):
        return len(a.args) == 1 and 0 <= a.args[0] < 4
    if a.kind == "convert":
        return len(a.args) == 2 and 0 <= a.args[0] < CARDS and 0 <= a.args[1] < 4
    return a.kind == "done" and not a.args


RULES = PillarsCards()
