"""Every action of the game, made once."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars import tables

# Phase I
PASS = Action("pass")  # also in phase II
TAKE_CARD = tuple(Action("take_card", (card,)) for card in tables.CARDS)
TAKE_CRAFTSMAN = tuple(Action("take_craftsman", (c,)) for c in tables.CRAFTSMEN)
DISCARD = tuple(Action("discard", (c,)) for c in tables.CRAFTSMEN)

# Phase II
ACCEPT = Action("accept")
THROW_BACK = Action("throw_back")
PLACE = tuple(Action("place", (space,)) for space in tables.SPACES)
REMIGIUS = tuple(Action("remigius", (space,)) for space in tables.SPACES)

# Phase III
DECLINE = Action("decline")
USE = tuple(Action("use", (a,)) for a in tables.ADVANTAGES)
PROTECT = Action("protect")
TAKE_RESOURCE = tuple(Action("take_resource", (kind,)) for kind in tables.RESOURCES)
BLESS = tuple(Action("bless", (c,)) for c in tables.CRAFTSMEN)
LEAVE = Action("leave")
BUY = tuple(  # by kind and by how many at most
    tuple(tuple(Action("buy", (kind, n)) for n in range(1, most + 1)) for most in range(tables.MARKET_CUBES + 1))
    for kind in tables.RESOURCES
)
SELL = tuple(
    tuple(tuple(Action("sell", (kind, n)) for n in range(1, most + 1)) for most in range(tables.MOST_CUBES + 1))
    for kind in tables.RESOURCES
)
CONVERT = tuple(  # by craftsman and by how often at most
    tuple(tuple(Action("convert", (c, n)) for n in range(1, most + 1)) for most in range(tables.MOST_TIMES[c] + 1))
    for c in tables.CRAFTSMEN
)
DONE = Action("done")
GIVE_UP = tuple(Action("give_up", (kind,)) for kind in tables.RESOURCES)

_NOTHING = (
    *(Action(kind, (resource, 0)) for kind in ("buy", "sell") for resource in tables.RESOURCES),
    *(Action("convert", (c, 0)) for c in tables.CRAFTSMEN),
)
_ALPHABET = tuple(
    sorted(
        (
            *_NOTHING,
            *(PASS, ACCEPT, THROW_BACK, DECLINE, PROTECT, LEAVE, DONE),
            *(*TAKE_CARD, *TAKE_CRAFTSMAN, *DISCARD, *PLACE, *REMIGIUS, *USE, *TAKE_RESOURCE, *BLESS, *GIVE_UP),
            *(action for by_limit in (*BUY, *SELL, *CONVERT) for action in by_limit[-1]),
        )
    )
)


def alphabet(seats: int) -> Sequence[Action]:
    """Whatever can be legal, and what can be meant though it never is: to use Jack, to buy metal, or nothing."""
    return _ALPHABET
