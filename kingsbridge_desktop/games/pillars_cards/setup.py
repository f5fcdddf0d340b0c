"""The table before the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import NOBODY, Chance, Emit, Options
from kingsbridge_desktop.games.pillars_cards.deal import clear
from kingsbridge_desktop.games.pillars_cards.frames import ASK_LEFT, DEAL
from kingsbridge_desktop.games.pillars_cards.state import State, kinds_in
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, SEATINGS, START


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """Everybody has a colour (PC-03); with three players the fourth stays in the box."""
    return lay_table(SEATINGS[options["colours"]][:seats])


def lay_table(colours: Sequence[int]) -> State:
    """One stone, wood and sand each, no metal; five unseen advantages; the first deal is to come (PC-01, PC-02)."""
    seats = len(colours)
    s = State()
    s.stack = [DEAL]
    s.colour = tuple(colours)
    s.deal = 0
    s.first = s.leader = 0
    s.left = ASK_LEFT[seats]
    s.hand = [0] * seats
    s.trick = []
    s.stock = list(START) * seats
    s.kinds = [kinds_in(START)] * seats
    s.vp = [0] * seats
    s.laid = [0] * seats
    s.unseen = ADVANTAGES
    s.returned = []
    s.advantage = NOBODY
    s.sheets = []
    clear(s)
    return s
