"""Playing a trick, and who gets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars_cards.actions import PLAY
from kingsbridge_desktop.games.pillars_cards.frames import ASK_CARD, BEGIN_SCORING
from kingsbridge_desktop.games.pillars_cards.state import State, Trick
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, ALFRED, BIT, COLOUR, KING, VALUE

# A hand of 40 bits is looked up in four slices of ten.
_A, _B, _C, _D = (
    tuple(tuple(PLAY[card] for card in range(first, first + 10) if bits >> (card - first) & 1) for bits in range(1024))
    for first in (0, 10, 20, 30)
)
_ALFRED = BIT[ALFRED]


class Lead(NamedTuple):
    """Which card of the trick is highest, who would get the trick (NOBODY: set aside), and the id of the reason.

    Reasons: `king`, `craftsman` (its colour's owner gets it), `neutral`, `advantage` (its player gets it); with
    `_tied` when an earlier card has the same value.
    """

    at: int
    seat: int
    reason: str


def playable(hand: int) -> int:
    """The cards of a hand that may be played: Alfred Builder only alone (PC-12)."""
    return hand & ~_ALFRED or hand


def legal_play(s: State, frame: Frame) -> Sequence[Action]:
    """Any card of the hand (PC-11) but Alfred."""
    h = s.hand[frame.seat]
    if h & _ALFRED and h != _ALFRED:
        h ^= _ALFRED
    return _A[h & 1023] + _B[h >> 10 & 1023] + _C[h >> 20 & 1023] + _D[h >> 30]


def why_not_play(s: State, frame: Frame, card: int) -> Reason | None:
    """Why a card cannot be played; must agree with legal_play."""
    hand = s.hand[frame.seat]
    if not hand & BIT[card]:
        return Reason("not_in_hand", (card,))
    if not playable(hand) & BIT[card]:
        return Reason("alfred", (card,))
    return None


def take_play(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Puts the card on the table; the last one ends the trick."""
    seat = frame.seat
    card = a.args[0]
    s.hand[seat] ^= BIT[card]
    trick = s.trick
    trick.append(card)
    emit("card_played", seat, card)
    seats = len(s.colour)
    if len(trick) < seats:
        s.stack.append(ASK_CARD[(seat + 1) % seats])
    else:
        _end_trick(s, emit)


def _end_trick(s: State, emit: Emit) -> None:
    """Gives the trick to its taker, who leads next, or sets the king's trick aside (PC-13 to PC-16)."""
    trick = s.trick
    best = -1
    at = tied = bits = 0
    for i, card in enumerate(trick):  # as in _highest, but this is the hot path
        bits |= BIT[card]
        value = VALUE[card]
        if value >= best:
            tied = 1 if value == best else 0
            best = value
            at = i
    card = trick[at]
    player = (s.leader + at) % len(s.colour)
    if card == KING:
        taker = NOBODY
        s.king_trick = bits
        leads = player  # PC-16
        emit("king_trick_set_aside", player, *trick)
    else:
        leads = taker = player if COLOUR[card] < 0 else s.colour.index(COLOUR[card])
        s.taken[taker] |= bits
        s.tricks[taker] += 1
        emit("trick_taken", taker, player, card, tied, *trick)
    s.past.append(Trick(s.leader, taker, tuple(trick)))
    s.trick = []
    s.leader = leads
    s.stack.append(ASK_CARD[leads] if s.hand[leads] else BEGIN_SCORING)


def _highest(trick: Sequence[int]) -> tuple[int, int]:
    """Where the highest card lies, of equal ones the later (PC-13), and 1 if there was an equal one before it."""
    best = -1
    at = 0
    tied = 0
    for i, card in enumerate(trick):
        value = VALUE[card]
        if value >= best:
            tied = 1 if value == best else 0
            best = value
            at = i
    return at, tied


def outcome(colour: Sequence[int], leader: int, trick: Sequence[int]) -> tuple[int, int]:
    """Who gets a full trick (NOBODY: set aside) and who leads next, for players of these colours."""
    at, _ = _highest(trick)
    card = trick[at]
    player = (leader + at) % len(colour)
    if card == KING:
        return NOBODY, player  # PC-16
    taker = player if COLOUR[card] < 0 else colour.index(COLOUR[card])
    return taker, taker


def leader_now(s: State) -> Lead | None:
    """Who would get the trick on the table as it lies, and why; None when the table is empty."""
    return _lead(s, s.trick) if s.trick else None


def leader_if(s: State, card: int) -> Lead:
    """The same after the asked player's `card`."""
    return _lead(s, [*s.trick, card])


def _lead(s: State, trick: Sequence[int]) -> Lead:
    at, tied = _highest(trick)
    card = trick[at]
    if card == KING:
        return Lead(at, NOBODY, "king")
    if COLOUR[card] >= 0:
        return Lead(at, s.colour.index(COLOUR[card]), "craftsman_tied" if tied else "craftsman")
    seat = (s.leader + at) % len(s.colour)
    kind = "advantage" if ADVANTAGES & BIT[card] else "neutral"
    return Lead(at, seat, f"{kind}_tied" if tied else kind)
