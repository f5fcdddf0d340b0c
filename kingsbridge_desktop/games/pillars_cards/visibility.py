"""What a player may know, and worlds that agree with it (PC-05)."""

from __future__ import annotations

from random import Random

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars_cards.frames import DEAL
from kingsbridge_desktop.games.pillars_cards.state import State, hand_size
from kingsbridge_desktop.games.pillars_cards.tables import ALIENA, BIT, deck_of


def played(s: State) -> int:
    """A mask of the cards that everybody has seen in this deal (PC-17)."""
    cards = s.king_trick
    for mask in s.taken:
        cards |= mask
    for card in s.trick:
        cards |= BIT[card]
    return cards


def mask(s: State, seat: int) -> State:
    """Foreign hands are hidden, and the deal's advantage from all who neither hold it, saw it, nor can count it out."""
    m = s.copy()
    for other in range(len(m.hand)):
        if other != seat and m.hand[other]:
            m.hand[other] = HIDDEN
    if m.advantage != HIDDEN and m.unseen:
        known = played(m)
        if seat >= 0:
            known |= m.hand[seat]
        if not known & BIT[m.advantage]:
            m.unseen |= BIT[m.advantage]
            m.advantage = HIDDEN
    return m


def determinize(masked: State, seat: int, rng: Random) -> State:
    """A world that agrees with the mask: the first leader holds Lady Aliena until she falls, all else is by chance.

    While cards are dealt, nobody has been found to lead yet, and who has none gets none.
    """
    w = masked.copy()
    if w.advantage == HIDDEN:
        w.advantage = rng.choice(members_of(w.unseen))
        w.unseen ^= BIT[w.advantage]
    unknown = (deck_of(w.colour) | BIT[w.advantage]) & ~played(w)
    hidden = []
    for other, hand in enumerate(w.hand):
        if hand == HIDDEN:
            hidden.append(other)
            w.hand[other] = 0
        else:
            unknown &= ~hand
    if unknown & BIT[ALIENA] and w.stack[-1] != DEAL:
        w.hand[w.first] = BIT[ALIENA]
        unknown ^= BIT[ALIENA]
    cards = list(members_of(unknown))
    rng.shuffle(cards)
    for other in hidden:
        for _ in range(hand_size(w, other) - w.hand[other].bit_count()):
            w.hand[other] |= BIT[cards.pop()]
    return w
