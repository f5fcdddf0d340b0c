"""What a seat may know, and a world that agrees with it."""

from __future__ import annotations

from random import Random

from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.tables import CARDS

from kingsbridge_desktop.core.types import HIDDEN


def mask(s: State, seat: int) -> State:
    """Other hands but for cards that were shown, and the bag, are not known."""
    m = s.copy()
    for other, hand in enumerate(s.hands):
        if other != seat:
            m.hands[other] = tuple(sorted(card if card in s.shown else HIDDEN for card in hand))
    m.bag = [HIDDEN] * len(s.bag)
    return m


def determinize(masked: State, seat: int, rng: Random) -> State:
    """Deals what is not known by chance."""
    w = masked.copy()
    known = {card for hand in w.hands for card in hand} | set(w.played)
    pool = [card for card in range(CARDS) if card not in known]
    rng.shuffle(pool)
    w.hands = [tuple(sorted(pool.pop() if card == HIDDEN else card for card in hand)) for hand in w.hands]
    w.bag = sorted(pool)
    return w
