"""Who gets a trick, full or as it lies on the table, and where every card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.card_standing import CardStanding, single
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, BIT, COLOUR, KING, NO_COLOUR, VALUE
from kingsbridge_desktop.games.pillars_cards.visibility import played


class Lead(NamedTuple):
    """Which card of the trick is highest, who would get the trick (NOBODY: set aside), and the id of the reason.

    Reasons: `king`, `craftsman` (its colour's owner gets it), `neutral`, `advantage` (its player gets it); with
    `_tied` when an earlier card has the same value.
    """

    at: int
    seat: int
    reason: str


def judge(colour: Sequence[int], leader: int, trick: Sequence[int]) -> tuple[int, int, int, int]:
    """Where the highest card lies, who played it, who gets the trick and 1 if an earlier card had the same value.

    Of equal cards the later is higher (PC-13); NOBODY gets the king's trick (PC-15), the owner of its colour one of a
    craftsman, its player any other (PC-14). `colour` is what each seat plays.
    """
    best = -1
    at = tied = 0
    for i, card in enumerate(trick):
        value = VALUE[card]
        if value >= best:
            tied = 1 if value == best else 0
            best = value
            at = i
    card = trick[at]
    player = (leader + at) % len(colour)
    if card == KING:
        return at, player, NOBODY, tied
    return at, player, player if COLOUR[card] == NO_COLOUR else colour.index(COLOUR[card]), tied


def outcome(colour: Sequence[int], leader: int, trick: Sequence[int]) -> tuple[int, int]:
    """Who gets a full trick (NOBODY: set aside) and who leads next, for players of these colours."""
    _, player, taker, _ = judge(colour, leader, trick)
    return taker, player if taker == NOBODY else taker


def leader_now(s: State) -> Lead | None:
    """Who would get the trick on the table as it lies, and why; None when the table is empty."""
    return _lead(s, s.trick) if s.trick else None


def leader_if(s: State, card: int) -> Lead:
    """The same after the asked player's `card`."""
    return _lead(s, [*s.trick, card])


def _lead(s: State, trick: Sequence[int]) -> Lead:
    at, _, taker, tied = judge(s.colour, s.leader, trick)
    card = trick[at]
    if taker == NOBODY:
        return Lead(at, NOBODY, "king")
    if COLOUR[card] != NO_COLOUR:
        kind = "craftsman"
    else:
        kind = "advantage" if ADVANTAGES & BIT[card] else "neutral"
    return Lead(at, taker, f"{kind}_tied" if tied else kind)


def standing(s: State, viewer: int, card: int) -> CardStanding:
    """Where a card is as far as the viewer of a masked position knows: laid out, in the own hand, open, played."""
    bit = BIT[card]
    holders = [seat for seat, laid in enumerate(s.laid) if laid & bit]
    if viewer != NOBODY and s.hand[viewer] & bit:
        holders.append(viewer)
    return single(
        len(s.colour),
        holder=holders[0] if holders else NOBODY,
        is_open=card in s.trick,
        may_come=bool(s.stack) and not played(s) & bit,
    )
