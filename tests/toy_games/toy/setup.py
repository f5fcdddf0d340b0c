"""The table before the first turn."""

from __future__ import annotations

from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.tables import CARDS, HAND

from kingsbridge_desktop.core.chance import draw
from kingsbridge_desktop.core.types import Chance, Emit, Frame, Options
from kingsbridge_desktop.games.game_rules import start_player


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """Three cards to each, the rest in the bag; the start player is chosen or drawn."""
    s = State()
    s.bag = list(range(CARDS))
    s.hands = [tuple(sorted(draw(s.bag, chance) for _ in range(HAND))) for _ in range(seats)]
    s.shown, s.played, s.points = [], [], [0] * seats
    s.turns = options["rounds"] * seats
    s.stack = [Frame("turn", start_player(seats, options, chance))]
    emit("hands_dealt", HAND)
    return s
