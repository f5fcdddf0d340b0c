"""A new game."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Chance, Emit, Options, all_but
from kingsbridge_desktop.games.game_rules import start_player
from kingsbridge_desktop.games.web_of_power.frames import TURN
from kingsbridge_desktop.games.web_of_power.refill import deal, refill_display
from kingsbridge_desktop.games.web_of_power.state import State, cards
from kingsbridge_desktop.games.web_of_power.tables import HAND, deck


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """Deals three cards to each and turns two up (WP-03); the start player is chosen or drawn (WP-04)."""
    s = State(seats, start_player(seats, options, chance))
    s.pile = list(deck(seats))
    s.pile_size = sum(s.pile)
    s.stack.append(TURN[s.start])
    emit("start_player_set", s.start)
    for seat in range(seats):
        for _ in range(HAND):
            deal(s, seat, chance)
        emit("hand_dealt", seat, *cards(s.hands[seat]), seen_by=1 << seat)
        emit("hand_dealt_unseen", seat, seen_by=all_but(seat))
    refill_display(s, chance, emit)
    emit("turn_begun", s.start)
    return s
