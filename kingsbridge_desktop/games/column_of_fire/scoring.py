"""The end: final VP, ranks, and what a score is made of (CF-95 to CF-99)."""

from __future__ import annotations

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.types import Emit, Item
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State, goods_total, houses_total, is_used_up

_VP_KINDS = tuple(kind for kind, vp in enumerate(tables.ADVANTAGE_VP) if vp)


def is_last_year(s: State) -> bool:
    """Whether the game ends with this year: 50 VP were reached, or a deck is used up (CF-95)."""
    return bool(s.ending) or any(is_used_up(s, country) for country in range(4))


def advantage_vp(s: State, seat: int) -> int:
    """The VP of a player's VP advantages; 0 for a hand one cannot see."""
    hand = s.hands[seat]
    if hand <= 0:
        return 0
    return sum((hand >> 4 * kind & 15) * tables.ADVANTAGE_VP[kind] for kind in _VP_KINDS)


def items(s: State, seat: int) -> tuple[Item, ...]:
    """A player's score as it would be if the game ended now (CF-96)."""
    return (
        Item("track", s.vp[seat]),
        Item("houses", tables.HOUSE_VP * houses_total(s, seat)),
        Item("protections", tables.PROTECTION_VP * s.protections[seat]),
        Item("goods", goods_total(s, seat) // tables.GOODS_PER_VP),
        Item("advantages", advantage_vp(s, seat)),
    )


def score(s: State, seat: int) -> int:
    """The sum of `items`."""
    return (
        s.vp[seat]
        + tables.HOUSE_VP * houses_total(s, seat)
        + tables.PROTECTION_VP * s.protections[seat]
        + goods_total(s, seat) // tables.GOODS_PER_VP
        + advantage_vp(s, seat)
    )


def scores(s: State) -> tuple[int, ...]:
    """Everybody's score as it would be if the game ended now; unseen VP advantages do not count."""
    return tuple(score(s, seat) for seat in range(s.seats))


def ranking(s: State) -> tuple[int, ...]:
    """Most VP, then more unsold goods, then the higher religion die, then shared (CF-98)."""
    return rank_by([(score(s, seat), goods_total(s, seat), s.religion_dice[seat]) for seat in range(s.seats)])


def finish(s: State, emit: Emit) -> None:
    """Tells the final VP of everybody and turns the VP advantages up."""
    emit("game_ended")
    for seat in range(s.seats):
        for kind in _VP_KINDS:
            for _ in range(tables.count_of(s.hands[seat], kind)):
                emit("advantage_revealed", seat, kind)
        _, houses, protections, goods, advantages = items(s, seat)
        emit("final_vp_scored", seat, houses.value, protections.value, goods.value, advantages.value)
