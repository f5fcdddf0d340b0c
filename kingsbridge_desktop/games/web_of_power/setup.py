"""A new game."""

from __future__ import annotations

from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.types import NOBODY, Chance, Emit, Option, Options, all_but, silent
from kingsbridge_desktop.games.web_of_power.frames import TURN
from kingsbridge_desktop.games.web_of_power.refill import deal, refill_display
from kingsbridge_desktop.games.web_of_power.state import State, cards
from kingsbridge_desktop.games.web_of_power.tables import HAND, MOST_SEATS, deck

OPTIONS = {"start_player": Option((NOBODY, *range(MOST_SEATS)))}  # NOBODY: by chance


def setup(seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
    """Deals three cards to each and turns two up (WP-03); the start player is chosen or drawn (WP-04)."""
    start = options["start_player"]
    if start >= seats:
        raise BadSetup(f"seat {start} cannot start a game of {seats} players", option="start_player")
    s = State(seats, chance.below(seats) if start == NOBODY else start)
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
