"""Who gets a trick, full or as it lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, BIT, COLOUR, KING, NO_COLOUR, VALUE


class Lead(NamedTuple):
    """Which card of the trick is highest, who would get the trick (NOBODY: set aside), and the id of the reason.

    Reasons: `king`, `craftsman` (its colour's owner gets it), `neutral`, `advantage` (its player gets it); with
    `_tied` when an earlier card has the same value.
    """

    at: int
    seat: int
    reason: str


def highest(trick: Sequence[int]) -> tuple[int, int, int]:
    """Where the highest card lies, of equal ones the later (PC-13); 1 if there was an equal one; all as a mask."""
    best = -1
    at = tied = cards = 0
    for i, card in enumerate(trick):
        cards |= BIT[card]
        value = VALUE[card]
        if value >= best:
            tied = 1 if value == best else 0
            best = value
            at = i
    return at, tied, cards


def taker_of(colour: Sequence[int], card: int, player: int) -> int:
    """Who gets a trick whose highest card this is, by players of these colours; NOBODY: set aside (PC-14, PC-15)."""
    if card == KING:
        return NOBODY
    return player if COLOUR[card] == NO_COLOUR else colour.index(COLOUR[card])


def outcome(colour: Sequence[int], leader: int, trick: Sequence[int]) -> tuple[int, int]:
    """Who gets a full trick (NOBODY: set aside) and who leads next, for players of these colours."""
    at, _, _ = highest(trick)
    player = (leader + at) % len(colour)
    taker = taker_of(colour, trick[at], player)
    return taker, player if taker == NOBODY else taker


def leader_now(s: State) -> Lead | None:
    """Who would get the trick on the table as it lies, and why; None when the table is empty."""
    return _lead(s, s.trick) if s.trick else None


def leader_if(s: State, card: int) -> Lead:
    """The same after the asked player's `card`."""
    return _lead(s, [*s.trick, card])


def _lead(s: State, trick: Sequence[int]) -> Lead:
    at, tied, _ = highest(trick)
    card = trick[at]
    if card == KING:
        return Lead(at, NOBODY, "king")
    if COLOUR[card] != NO_COLOUR:
        kind = "craftsman"
    else:
        kind = "advantage" if ADVANTAGES & BIT[card] else "neutral"
    seat = taker_of(s.colour, card, (s.leader + at) % len(s.colour))
    return Lead(at, seat, f"{kind}_tied" if tied else kind)
