"""What a seat may know, and worlds that agree with it (PE-09, PE-12)."""

from __future__ import annotations

from random import Random

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State, is_event_open


def mask(s: State, seat: int) -> State:
    """All lies open but an event that only Ellen's owner has seen."""
    o = s.copy()
    if s.event >= 0 and not is_event_open(s):
        is_owner = seat >= 0 and s.advantages[seat] >> tables.ELLEN & 1
        if not is_owner:
            o.event = HIDDEN
    return o


def determinize(masked: State, seat: int, rng: Random) -> State:
    """A hidden event is any that has not been revealed."""
    o = masked.copy()
    if o.event == HIDDEN:
        o.event = rng.choice(members_of(tables.ALL_EVENTS & ~o.events_seen))
    return o
