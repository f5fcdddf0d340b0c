"""The table before the first round."""

from __future__ import annotations

from kingsbridge_desktop.core.types import NOBODY, Chance, Emit, Options
from kingsbridge_desktop.games.game_rules import start_player
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.state import EMPTY, KINDS_OF_POINTS, NOT_DRAWN, State


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """PE-01 to PE-08: everybody alike but for the gold; the start player is drawn or chosen."""
    s = blank(seats, start_player(seats, options, chance))
    s.stack.append(frames.ROUND)
    emit("game_began", s.start)
    return s


def blank(seats: int, start: int) -> State:
    """The table after set-up, before the first round is laid out."""
    s = State()
    s.stack = []
    s.seats = seats
    s.round = 0
    s.step = 0
    s.start = start
    s.gold = [tables.START_GOLD + (seat - start) % seats for seat in range(seats)]  # PE-02
    s.vp = [tables.START_VP] * seats
    s.cubes = [0] * (tables.KINDS * seats)
    s.row = [tables.STARTING] * seats
    s.advantages = [0] * seats
    s.cards = [0] * seats
    s.free = [tables.WORKERS] * seats
    s.mill = [0] * seats
    s.grey = [0] * seats
    s.grey_won = [0] * seats
    s.at = [0] * seats
    s.standing = [NOBODY] * len(tables.SPACES)
    s.taken = 0
    s.bag = [tables.BUILDERS] * seats
    s.aside = [0] * seats
    s.blessed = [EMPTY] * seats
    s.bought = [0] * seats
    s.points = ([tables.START_VP] + [0] * (KINDS_OF_POINTS - 1)) * seats
    s.track = [NOBODY] * (tables.TOP_PRICE + 1)
    s.market = [tables.MARKET_CUBES] * len(tables.GOODS)
    s.kingsbridge = [EMPTY] * len(tables.SLOTS)
    s.shiring = [EMPTY] * len(tables.SLOTS)
    s.black = NOBODY
    s.display = 0
    s.display_cards = 0
    s.advantages_seen = 0
    s.events_seen = 0
    s.event = NOT_DRAWN
    s.protected = 0
    s.wall = 0
    s.wall_next = 0
    s.passed = 0
    s.price = tables.TOP_PRICE
    s.veto = 1
    s.tax = 0
    s.court_metal = 1
    s.parts = 0
    s.used = 0
    return s
