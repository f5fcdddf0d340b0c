"""What a seat may know (WP-05), and worlds that agree with it.

Hidden are the hands and the pile's order. Open by watching: cards taken from the display stay known in that hand.
Open by counting: after half-time the new pile is exactly the discards of the first half, so of each kind the pile and
the hidden draws since then hold no more than that, and what goes beyond it must sit in hands as cards from before.
"""

from __future__ import annotations

from random import Random

from kingsbridge_desktop.core.chance import Fast, draw_kind
from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.web_of_power.state import HELD, ONE, SIZE, State, Veil
from kingsbridge_desktop.games.web_of_power.tables import KINDS, ROW


def mask(s: State, seat: int) -> State:
    """The position as that seat may know it, NOBODY being an onlooker; what is masked already stays so."""
    m = s.copy()
    before = s.veil or _nothing_hidden(s)
    unseen, fresh, hidden = list(before.unseen), list(before.fresh), list(before.hidden)
    for other in range(s.seats):
        if other == seat:
            continue
        not_known = s.hands[other] - s.known[other]
        hidden[other] += SIZE[not_known]
        m.hands[other] = s.known[other]
        for kind, count in enumerate(HELD[not_known]):
            unseen[kind] += count
            fresh[kind] += s.drawn[other * KINDS + kind]
            m.drawn[other * KINDS + kind] = 0
    m.pile = [HIDDEN] * KINDS
    m.veil = Veil(tuple(unseen), tuple(fresh), before.draws, tuple(hidden))
    return m


def _nothing_hidden(s: State) -> Veil:
    draws = tuple(sum(s.drawn[ROW[KINDS][seat]]) for seat in range(s.seats))
    return Veil(tuple(s.pile), tuple(s.pile), draws, (0,) * s.seats)


def determinize(masked: State, seat: int, rng: Random) -> State:
    """A full position that its viewer cannot tell from the true one: what is unseen dealt at random."""
    w = masked.copy()
    veil = masked.veil
    if veil is None:
        return w
    w.veil = None
    chance = Fast(rng)
    pool = list(veil.unseen)
    surely_old = [max(0, unseen - fresh) for unseen, fresh in zip(veil.unseen, veil.fresh, strict=True)]
    old_slots, new_slots = _split(w, veil, sum(surely_old), rng)
    played = [fresh - unseen for fresh, unseen in zip(veil.fresh, veil.unseen, strict=True)]
    rng.shuffle(old_slots)
    old_cards = [kind for kind in range(KINDS) for _ in range(surely_old[kind])]
    spare = [unseen - old for unseen, old in zip(veil.unseen, surely_old, strict=True)]
    for seat in old_slots:
        kind = old_cards.pop(rng.randrange(len(old_cards))) if old_cards else draw_kind(spare, chance)
        w.hands[seat] += ONE[kind]
        pool[kind] -= 1
        played[kind] += 1  # so one more of the fresh ones must have been played
    for seat in new_slots:
        kind = draw_kind(spare, chance)
        w.hands[seat] += ONE[kind]
        pool[kind] -= 1
        w.drawn[seat * KINDS + kind] += 1
    # Draws whose cards have left the hand: nobody can tell whose they were, only how many.
    for seat, draws in enumerate(veil.draws):
        for _ in range(draws - sum(w.drawn[ROW[KINDS][seat]])):
            w.drawn[seat * KINDS + draw_kind(played, chance)] += 1
    w.pile = pool
    return w


def _split(w: State, veil: Veil, least_old: int, rng: Random) -> tuple[list[int], list[int]]:
    """For every hidden card its seat: those dealt from before half-time, then those from the present pile."""
    old: list[int] = []
    either: list[int] = []
    new: list[int] = []
    for seat, hidden in enumerate(veil.hidden):
        if not hidden:
            continue
        fewest = max(0, hidden - veil.draws[seat])
        old += [seat] * fewest
        either += [seat] * (w.old[seat] - fewest)
        new += [seat] * (hidden - w.old[seat])
    rng.shuffle(either)
    missing = max(0, least_old - len(old))
    return old + either[:missing], new + either[missing:]
