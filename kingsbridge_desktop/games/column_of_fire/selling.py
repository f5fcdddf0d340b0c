"""Selling goods in countries (CF-60 to CF-67)."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Action, Emit
from kingsbridge_desktop.games.column_of_fire.actions import SELL
from kingsbridge_desktop.games.column_of_fire.pieces import gain_vp
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.tables import (
    BOUGHT,
    BUYERS,
    GOODS_PER_SEAT,
    HOUSES_PER_SEAT,
    PRICES,
    SALE,
)


def can_sell(s: State, seat: int, country: int, good: int) -> bool:
    """A good, a house there, and not yet sold there in this turn (CF-60, CF-61, CF-65). The country buys the kind."""
    return (
        s.goods[GOODS_PER_SEAT * seat + good] > 0
        and s.houses[HOUSES_PER_SEAT * seat + country] > 0
        and not s.sold & SALE[country][good]
    )


def sales_by_ship(s: State, seat: int, country: int) -> list[Action]:
    """What a ship can sell in its country (CF-62)."""
    if not s.houses[HOUSES_PER_SEAT * seat + country]:
        return []
    return [SELL[country][good] for good in BOUGHT[country] if can_sell(s, seat, country, good)]


def sales_of_good(s: State, seat: int, good: int) -> list[Action]:
    """Where a kind of good can be sold (CF-63)."""
    if not s.goods[GOODS_PER_SEAT * seat + good]:
        return []
    return [SELL[country][good] for country in BUYERS[good] if can_sell(s, seat, country, good)]


def sell(s: State, seat: int, country: int, good: int, emit: Emit) -> None:
    """Sells one good for the country's price. Trusts the caller: `can_sell`."""
    s.goods[GOODS_PER_SEAT * seat + good] -= 1
    s.sold |= SALE[country][good]
    vp = PRICES[country][good]
    gain_vp(s, seat, vp, emit, "good_sold", seat, country, good, vp)
