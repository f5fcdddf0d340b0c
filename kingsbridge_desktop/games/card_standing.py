"""Where the copies of a card are, as far as somebody may know: what every game's almanac is made of."""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge_desktop.core.types import NOBODY


class CardStanding(NamedTuple):
    """How many copies are where; together they are all there are."""

    coming: int = 0  # can still turn up: in a stack, in a bag, in a hand nobody sees
    open: int = 0  # lie open on the table for whoever gets them
    held: tuple[int, ...] = ()  # per seat: before a player, or in the hand of whoever looks
    gone: int = 0  # used, discarded or out of the game

    @property
    def copies(self) -> int:
        """How many there are in all."""
        return self.coming + self.open + sum(self.held) + self.gone


def held_by(seat: int, seats: int, copies: int = 1) -> CardStanding:
    """All copies with one player."""
    return CardStanding(held=tuple(copies * (other == seat) for other in range(seats)))


def single(seats: int, *, holder: int = NOBODY, is_open: bool = False, may_come: bool = False) -> CardStanding:
    """A card that there is once."""
    if holder != NOBODY:
        return held_by(holder, seats)
    if is_open:
        return CardStanding(open=1)
    return CardStanding(coming=1) if may_come else CardStanding(gone=1)
