"""The end: final VP, ranks, and what a score is made of (CF-95 to CF-99)."""

from __future__ import annotations

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.types import NOBODY, Item
from kingsbridge_desktop.games.column_of_fire.state import State, goods_total, houses_total, is_used_up
from kingsbridge_desktop.games.column_of_fire.tables import (
    ADVANTAGE_VP,
    EACH_COUNTRY,
    GOODS_PER_VP,
    HEAP_BITS,
    HOUSE_VP,
    MOST_OF_KIND,
    PROTECTION_VP,
    VP_KINDS,
)


def is_last_year(s: State) -> bool:
    """Whether the game ends with this year: 50 VP were reached, or a deck is used up (CF-95)."""
    return bool(s.ending) or (-1 in s.open and any(is_used_up(s, country) for country in EACH_COUNTRY))


def advantage_vp(s: State, seat: int) -> int:
    """The VP of a player's VP advantages; 0 for a hand one cannot see."""
    hand = s.hands[seat]
    if hand <= 0:
        return 0
    total = 0
    for kind in VP_KINDS:
        total += (hand >> HEAP_BITS * kind & MOST_OF_KIND) * ADVANTAGE_VP[kind]
    return total


def _parts(s: State, seat: int) -> tuple[int, ...]:
    """What a player would score by each of `_KINDS` if the game ended now (CF-96)."""
    return (
        s.vp[seat],
        HOUSE_VP * houses_total(s, seat),
        PROTECTION_VP * s.protections[seat],
        goods_total(s, seat) // GOODS_PER_VP,
        advantage_vp(s, seat),
    )


_KINDS = ("track", "houses", "protections", "goods", "advantages")


def items(s: State, seat: int) -> tuple[Item, ...]:
    """A player's score as it would be if the game ended now (CF-96)."""
    return tuple(map(Item, _KINDS, _parts(s, seat)))


def breakdown(s: State) -> tuple[tuple[Item, ...], ...]:
    """What everybody's score is made of."""
    return tuple(items(s, seat) for seat in range(s.seats))


def score(s: State, seat: int) -> int:
    """The sum of `items`."""
    return sum(_parts(s, seat))


def scores(s: State) -> tuple[int, ...]:
    """Everybody's score as it would be if the game ended now; unseen VP advantages do not count."""
    return tuple(score(s, seat) for seat in range(s.seats))


def counted_seats(s: State) -> int:
    """How many players, from the first seat on, have got their final VP (CF-96)."""
    if not s.stack:
        return s.seats
    top = s.stack[-1]
    return top.args[0] if top.kind == "counting" else 0


def open_points(s: State) -> tuple[int, ...]:
    """Where everybody stands on the VP track, and with everything that counts in the end once that is counted."""
    counted = counted_seats(s)
    return tuple(score(s, seat) if seat < counted else s.vp[seat] for seat in range(s.seats))


def ranking(s: State) -> tuple[int, ...]:
    """Most VP, then more unsold goods, then the higher religion die, then shared (CF-98)."""
    return rank_by([(score(s, seat), goods_total(s, seat), s.religion_dice[seat]) for seat in range(s.seats)])


def progress(s: State) -> tuple[int, ...]:
    """Year, half (0 or 1), active seat (nobody at the end), and whether this is the last year."""
    is_over = not s.stack or s.stack[-1].kind == "counting"
    return (s.year, s.half, NOBODY if is_over else s.active, int(is_last_year(s)))
