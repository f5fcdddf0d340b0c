"""Who gets a trick, full or as it lies on the table, and where every card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.card_standing import CardStanding, single
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, BIT, CARDS, COLOUR, KING, NO_COLOUR, VALUE
from kingsbridge_desktop.games.pillars_cards.visibility import played


class Lead(NamedTuple):
    """Which card of the trick is highest, who would get the trick (NOBODY: set aside), and the id of the reason.

    Reasons: `king`, `craftsman` (its colour's owner gets it), `neutral`, `advantage` (its player gets it); with
    `_tied` when an earlier card has the same value.
    """

    at: int
    seat: int
    reason: str


BLANK: Final = CARDS  # lower than every card: stands for the fourth one of a table for three
HIGHER: Final = tuple(
    (*(later if VALUE[later] >= VALUE[card] else card for later in range(CARDS)), card) for card in range(CARDS)
)
"""By a card and one played later: the higher of the two; of equal ones it is the later (PC-13)."""


def judge(colour: tuple[int, ...], leader: int, trick: list[int]) -> tuple[int, int, int]:
    """The highest card, who played it and who gets the trick.

    NOBODY gets the king's trick (PC-15), the owner of its colour one of a craftsman, its player any other (PC-14).
    `colour` is what each seat plays.
    """
    card = trick[0]
    for later in trick:
        card = HIGHER[card][later]
    player = (leader + trick.index(card)) % len(colour)
    if card == KING:
        return card, player, NOBODY
    return card, player, player if COLOUR[card] == NO_COLOUR else colour.index(COLOUR[card])


def is_tied(trick: Sequence[int], card: int) -> bool:
    """Whether an earlier card of the trick has the value of this one."""
    return any(VALUE[other] == VALUE[card] for other in trick[: trick.index(card)])


def outcome(colour: tuple[int, ...], leader: int, trick: Sequence[int]) -> tuple[int, int]:
    """Who gets a full trick (NOBODY: set aside) and who leads next, for players of these colours."""
    _, player, taker = judge(colour, leader, list(trick))
    return taker, player if taker == NOBODY else taker


def leader_now(s: State) -> Lead | None:
    """Who would get the trick on the table as it lies, and why; None when the table is empty."""
    return _lead(s, s.trick) if s.trick else None


def leader_if(s: State, card: int) -> Lead:
    """The same after the asked player's `card`."""
    return _lead(s, [*s.trick, card])


def _lead(s: State, trick: list[int]) -> Lead:
    card, _, taker = judge(s.colour, s.leader, trick)
    at = trick.index(card)
    if taker == NOBODY:
        return Lead(at, NOBODY, "king")
    if COLOUR[card] != NO_COLOUR:
        kind = "craftsman"
    else:
        kind = "advantage" if ADVANTAGES & BIT[card] else "neutral"
    return Lead(at, taker, f"{kind}_tied" if is_tied(trick, card) else kind)


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
