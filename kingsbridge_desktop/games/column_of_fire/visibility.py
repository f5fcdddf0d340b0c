"""What a seat may know, and worlds that fit it: hands and the supply of advantages are all that is hidden (CF-13)."""

from __future__ import annotations

from random import Random

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.tables import EVERY_ADVANTAGE, ONE_OF, count_of


def mask(s: State, seat: int) -> State:
    """A copy without the faces of others' advantages and of the supply; after the end all is open."""
    seen = s.copy()
    if not s.stack or s.stack[-1].kind == "counting":
        return seen
    for other in range(s.seats):
        if other != seat and s.hand_sizes[other]:
            seen.hands[other] = HIDDEN
    if s.supply_size:
        seen.supply = HIDDEN
    return seen


def determinize(masked: State, seat: int, rng: Random) -> State:
    """Deals the advantages that are not seen anew to hidden hands and supply."""
    world = masked.copy()
    unseen = EVERY_ADVANTAGE - masked.used
    for hand in masked.hands:
        if hand > 0:
            unseen -= hand
    if masked.supply > 0:
        unseen -= masked.supply
    if HIDDEN in masked.hands:
        tiles = [one for kind, one in enumerate(ONE_OF) for _ in range(count_of(unseen, kind))]
        for other, size in enumerate(masked.hand_sizes):
            if masked.hands[other] == HIDDEN:
                hand = 0
                for _ in range(size):
                    at = int(rng.random() * len(tiles))
                    hand += tiles[at]
                    tiles[at] = tiles[-1]
                    tiles.pop()
                world.hands[other] = hand
                unseen -= hand
    if masked.supply == HIDDEN:
        world.supply = unseen
    return world
