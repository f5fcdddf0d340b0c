"""Playing a trick to its end."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import NOBODY, OTHER_QUESTION, Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.pillars_cards.actions import PLAY
from kingsbridge_desktop.games.pillars_cards.forecast import is_tied, judge
from kingsbridge_desktop.games.pillars_cards.frames import ASK_CARD, BEGIN_SCORING, END_TRICK
from kingsbridge_desktop.games.pillars_cards.state import State, Trick
from kingsbridge_desktop.games.pillars_cards.tables import ALFRED, BIT, SEATS

# A hand is looked up in four slices, beginning at these cards
_BITS = 10
_A, _B, _C, _D = range(0, 4 * _BITS, _BITS)
_SLICE = (1 << _BITS) - 1
_IN_A, _IN_B, _IN_C, _IN_D = (
    tuple(
        tuple(PLAY[first + at] for at in range(_BITS) if bits >> at & 1 and first + at != ALFRED)
        for bits in range(_SLICE + 1)
    )
    for first in (_A, _B, _C, _D)
)
_ALFRED = (PLAY[ALFRED],)
_ASK_LEFT = {seats: (*ASK_CARD[1:seats], ASK_CARD[0]) for seats in SEATS}  # by seat: its left neighbour's question


def legal_play(s: State, frame: Frame) -> Sequence[Action]:
    """Any card of the hand (PC-11), Alfred Builder only when he is the last (PC-12)."""
    h = s.hand[frame.seat]
    return _IN_A[h & _SLICE] + _IN_B[h >> _B & _SLICE] + _IN_C[h >> _C & _SLICE] + _IN_D[h >> _D] or _ALFRED


def why_not_play(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why a card cannot be played: it is in another hand, or it is Alfred Builder."""
    if a.kind != "play":
        return OTHER_QUESTION
    if not s.hand[frame.seat] & BIT[a.args[0]]:
        return Reason("not_in_hand", a.args)
    return None if a in legal_play(s, frame) else Reason("alfred", a.args)


def take_play(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Puts the card on the table; the last one ends the trick."""
    seat, card, trick = frame.seat, a.args[0], s.trick
    s.hand[seat] ^= BIT[card]
    trick.append(card)
    seats = len(s.colour)
    if len(trick) < seats:
        s.stack.append(_ASK_LEFT[seats][seat])
        if emit is not silent:
            emit("card_played", seat, card)
    else:
        s.stack.append(END_TRICK)
        if emit is not silent:
            emit("card_played", seat, card)
        _end_trick(s, emit)


def _end_trick(s: State, emit: Emit) -> None:
    """Gives the trick to its taker, who leads next, or sets the king's trick aside (PC-13 to PC-16)."""
    trick, leader = s.trick, s.leader
    highest, player, taker = judge(s.colour, leader, trick)
    cards = 0
    for card in trick:
        cards |= BIT[card]
    s.past.append(tuple.__new__(Trick, (leader, taker, tuple(trick))))  # quicker than to call it
    s.trick = []
    if taker != NOBODY:
        s.taken[taker] |= cards
        s.tricks[taker] += 1
        leads = taker
    else:
        s.king_trick = cards
        leads = player  # PC-16
    s.leader = leads
    another = s.hand[leads]
    s.stack[-1] = ASK_CARD[leads] if another else BEGIN_SCORING
    if emit is not silent:
        if taker != NOBODY:
            emit("trick_taken", taker, player, highest, int(is_tied(trick, highest)), *trick)
        else:
            emit("king_trick_set_aside", player, 1 if another else 0, *trick)
