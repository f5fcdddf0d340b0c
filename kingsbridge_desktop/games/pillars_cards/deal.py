"""Shuffling and dealing, and what comes after a scoring."""

from __future__ import annotations

from functools import cache

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import shuffle
from kingsbridge_desktop.core.types import NOBODY, Chance, Emit, Frame, all_but, silent
from kingsbridge_desktop.games.pillars_cards.frames import ASK_CARD, DEAL
from kingsbridge_desktop.games.pillars_cards.state import State, is_last_deal
from kingsbridge_desktop.games.pillars_cards.tables import ALIENA, BIT, deck_of

_ALIENA = BIT[ALIENA]


def clear(s: State) -> None:
    """Nothing of this deal was played or scored yet."""
    seats = len(s.colour)
    s.past = []
    s.taken = [0] * seats
    s.tricks = [0] * seats
    s.king_trick = 0
    s.lines = [()] * seats


@cache
def _deck(colour: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(BIT[card] for card in members_of(deck_of(colour)))


def run_deal(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """Adds the top advantage, shuffles and deals evenly; Lady Aliena's holder leads (PC-02, PC-04, PC-10).

    Chance: one draw among the unseen advantages in ascending order, if any; then a shuffle of the deck in ascending
    order, of which seat 0 gets the first cards, seat 1 the next, and so on.
    """
    s.stack.append(frame)  # until everybody has cards
    if s.unseen:
        coming = members_of(s.unseen)
        s.advantage = coming[chance.below(len(coming))]
        s.unseen ^= BIT[s.advantage]
    else:
        s.advantage = s.returned.pop(0)
    deck = [*_deck(s.colour), BIT[s.advantage]]  # cards as masks: a hand is their sum
    size = len(deck) // len(s.colour)
    shuffle(deck, chance, size)
    s.deal += 1
    clear(s)
    if emit is not silent:
        emit("deal_began", s.deal)
    first = NOBODY
    for seat in range(len(s.colour)):
        hand = s.hand[seat] = sum(deck[seat * size : seat * size + size])
        if hand & _ALIENA:
            first = seat
        if emit is not silent:
            emit("hand_dealt", seat, *members_of(hand), seen_by=1 << seat)
            emit("hand_dealt_unseen", seat, size, seen_by=all_but(seat))
    s.first = s.leader = first
    s.stack[-1] = ASK_CARD[first]
    if emit is not silent:
        emit("first_leader_found", first)
    return True


def run_next_deal(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """Files the score sheet; the game ends when the last advantage has been laid out (PC-30, PC-32)."""
    s.sheets.append(tuple(s.lines))
    s.lines = [()] * len(s.colour)
    s.stack.append(DEAL)
    if emit is not silent:
        emit("deal_ended", s.deal)
    if is_last_deal(s):
        s.stack.pop()
        emit("game_ended")
