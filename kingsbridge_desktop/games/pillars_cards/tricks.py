"""Playing a trick to its end."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import NOBODY, OTHER_QUESTION, Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.pillars_cards.actions import PLAY
from kingsbridge_desktop.games.pillars_cards.forecast import BLANK, HIGHER, is_tied
from kingsbridge_desktop.games.pillars_cards.frames import ASK_CARD, BEGIN_SCORING, END_TRICK
from kingsbridge_desktop.games.pillars_cards.state import State, Trick
from kingsbridge_desktop.games.pillars_cards.tables import ALFRED, BIT, COLOUR, KING, MOST_SEATS, NO_COLOUR

# A hand is looked up in four slices of ten cards
_IN_A, _IN_B, _IN_C, _IN_D = (
    tuple(
        tuple(PLAY[first + at] for at in range(10) if bits >> at & 1 and first + at != ALFRED)
        for bits in range(1 << 10)
    )
    for first in (0, 10, 20, 30)
)
_BIT = (*BIT, 0)  # with the blank's
_ALFRED = (PLAY[ALFRED],)


def legal_play(s: State, frame: Frame) -> Sequence[Action]:
    """Any card of the hand (PC-11), Alfred Builder only when he is the last (PC-12)."""
    hand = s.hand[frame.seat]
    low, high = hand & 0xFFFFF, hand >> 20
    return _IN_A[low & 0x3FF] + _IN_B[low >> 10] + _IN_C[high & 0x3FF] + _IN_D[high >> 10] or _ALFRED


def why_not_play(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why a card cannot be played: it is in another hand, or it is Alfred Builder."""
    if a.kind != "play":
        return OTHER_QUESTION
    if not s.hand[frame.seat] & BIT[a.args[0]]:
        return Reason("not_in_hand", a.args)
    return None if a in legal_play(s, frame) else Reason("alfred", a.args)


def take_play(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Puts the card on the table; the last one, whose left neighbour led, ends the trick."""
    seat, card = frame.seat, a.args[0]
    s.hand[seat] ^= BIT[card]
    s.trick.append(card)
    left = s.left[seat]
    if left.seat != s.leader:
        s.stack.append(left)
        if emit is not silent:
            emit("card_played", seat, card)
        return True
    if emit is not silent:
        s.stack.append(END_TRICK)
        emit("card_played", seat, card)
        s.stack.pop()
    return _end_trick(s, emit)


def _end_trick(s: State, emit: Emit) -> bool:
    """Gives the trick to its taker, who leads next, or sets the king's trick aside (PC-13 to PC-16)."""
    trick, leader = s.trick, s.leader
    first, second, third, fourth = trick if len(trick) == MOST_SEATS else (*trick, BLANK)
    highest = HIGHER[HIGHER[HIGHER[first][second]][third]][fourth]
    cards = _BIT[first] | _BIT[second] | _BIT[third] | _BIT[fourth]
    colour = COLOUR[highest]
    leads = s.colour.index(colour) if colour != NO_COLOUR else (leader + trick.index(highest)) % len(trick)
    if highest != KING:
        taker = leads
        s.taken[leads] |= cards
        s.tricks[leads] += 1
    else:
        taker = NOBODY
        s.king_trick = cards
    s.past.append(tuple.__new__(Trick, (leader, taker, tuple(trick))))  # quicker than to call it
    s.trick = []
    s.leader = leads
    is_over = not s.hand[leads]
    s.stack.append(BEGIN_SCORING if is_over else ASK_CARD[leads])
    if emit is not silent:
        player = (leader + trick.index(highest)) % len(trick)
        if taker != NOBODY:
            emit("trick_taken", taker, player, highest, int(is_tied(trick, highest)), *trick)
        else:
            emit("king_trick_set_aside", player, 0 if is_over else 1, *trick)
    return not is_over
