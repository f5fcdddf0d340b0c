"""Playing a trick, and who gets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.core.types import NOBODY, OTHER_QUESTION, Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars_cards.actions import PLAY
from kingsbridge_desktop.games.pillars_cards.frames import ASK_CARD, BEGIN_SCORING, END_TRICK
from kingsbridge_desktop.games.pillars_cards.state import State, Trick
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    ALFRED,
    BIT,
    CARDS,
    COLOUR,
    KING,
    NO_COLOUR,
    VALUE,
)

# A hand is looked up in four slices, beginning at these cards
_A, _B, _C, _D = 0, 10, 20, 30
_SLICE = 1023
_IN_A, _IN_B, _IN_C, _IN_D = (
    tuple(tuple(PLAY[first + at] for at in range(10) if bits >> at & 1) for bits in range(_SLICE + 1))
    for first in (_A, _B, _C, _D)
)
_NOT_ALFRED = mask_of(range(CARDS)) ^ BIT[ALFRED]  # not negative: that would be slow


class Lead(NamedTuple):
    """Which card of the trick is highest, who would get the trick (NOBODY: set aside), and the id of the reason.

    Reasons: `king`, `craftsman` (its colour's owner gets it), `neutral`, `advantage` (its player gets it); with
    `_tied` when an earlier card has the same value.
    """

    at: int
    seat: int
    reason: str


def legal_play(s: State, frame: Frame) -> Sequence[Action]:
    """Any card of the hand (PC-11), Alfred Builder only when he is the last (PC-12)."""
    h = s.hand[frame.seat]
    h = h & _NOT_ALFRED or h
    return _IN_A[h & _SLICE] + _IN_B[h >> _B & _SLICE] + _IN_C[h >> _C & _SLICE] + _IN_D[h >> _D]


def why_not_play(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why a card cannot be played: it is in another hand, or it is Alfred Builder."""
    if a.kind != "play":
        return OTHER_QUESTION
    if not s.hand[frame.seat] & BIT[a.args[0]]:
        return Reason("not_in_hand", a.args)
    return None if a in legal_play(s, frame) else Reason("alfred", a.args)


def take_play(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Puts the card on the table; the last one ends the trick."""
    seat = frame.seat
    card = a.args[0]
    s.hand[seat] ^= BIT[card]
    trick = s.trick
    trick.append(card)
    seats = len(s.colour)
    s.stack.append(ASK_CARD[(seat + 1) % seats] if len(trick) < seats else END_TRICK)
    emit("card_played", seat, card)


def run_end_trick(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """Gives the trick to its taker, who leads next, or sets the king's trick aside (PC-13 to PC-16)."""
    trick = s.trick
    at, tied, cards = _highest(trick)
    player = (s.leader + at) % len(s.colour)
    taker = _taker(s.colour, trick[at], player)
    leads = player if taker == NOBODY else taker  # PC-16
    s.past.append(Trick(s.leader, taker, tuple(trick)))
    s.trick = []
    s.leader = leads
    s.stack.append(ASK_CARD[leads] if s.hand[leads] else BEGIN_SCORING)
    if taker == NOBODY:
        s.king_trick = cards
        emit("king_trick_set_aside", player, *trick)
    else:
        s.taken[taker] |= cards
        s.tricks[taker] += 1
        emit("trick_taken", taker, player, trick[at], tied, *trick)


def _highest(trick: Sequence[int]) -> tuple[int, int, int]:
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


def _taker(colour: Sequence[int], card: int, player: int) -> int:
    """Who gets a trick whose highest card this is, by players of these colours; NOBODY: set aside (PC-14, PC-15)."""
    if card == KING:
        return NOBODY
    return player if COLOUR[card] == NO_COLOUR else colour.index(COLOUR[card])


def outcome(colour: Sequence[int], leader: int, trick: Sequence[int]) -> tuple[int, int]:
    """Who gets a full trick (NOBODY: set aside) and who leads next, for players of these colours."""
    at, _, _ = _highest(trick)
    player = (leader + at) % len(colour)
    taker = _taker(colour, trick[at], player)
    return taker, player if taker == NOBODY else taker


def leader_now(s: State) -> Lead | None:
    """Who would get the trick on the table as it lies, and why; None when the table is empty."""
    return _lead(s, s.trick) if s.trick else None


def leader_if(s: State, card: int) -> Lead:
    """The same after the asked player's `card`."""
    return _lead(s, [*s.trick, card])


def _lead(s: State, trick: Sequence[int]) -> Lead:
    at, tied, _ = _highest(trick)
    card = trick[at]
    if card == KING:
        return Lead(at, NOBODY, "king")
    if COLOUR[card] != NO_COLOUR:
        kind = "craftsman"
    else:
        kind = "advantage" if ADVANTAGES & BIT[card] else "neutral"
    seat = _taker(s.colour, card, (s.leader + at) % len(s.colour))
    return Lead(at, seat, f"{kind}_tied" if tied else kind)
