"""Selling goods in countries (CF-60 to CF-67)."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Action, Emit, Reason
from kingsbridge_desktop.games.column_of_fire.actions import SELL
from kingsbridge_desktop.games.column_of_fire.pieces import gain_vp
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.tables import (
    BOUGHT,
    BUYERS,
    EACH_COUNTRY,
    EACH_GOOD,
    GOODS_PER_SEAT,
    HOUSES_PER_SEAT,
    PRICES,
    SALE,
)

_NOT_BOUGHT = tuple(tuple(Reason("not_bought_there", (c, good)) for good in EACH_GOOD) for c in EACH_COUNTRY)
_NO_GOOD = tuple(Reason("no_good", (good,)) for good in EACH_GOOD)
_NO_HOUSE = tuple(Reason("no_house", (country,)) for country in EACH_COUNTRY)
_SOLD = tuple(tuple(Reason("sold_there", (country, good)) for good in EACH_GOOD) for country in EACH_COUNTRY)


def why_not_sell(s: State, seat: int, country: int, good: int) -> Reason | None:
    """Needs a buyer, a good, a house there, and not to have been sold there in this turn (CF-60, CF-61, CF-65)."""
    if not PRICES[country][good]:
        return _NOT_BOUGHT[country][good]
    if not s.goods[GOODS_PER_SEAT * seat + good]:
        return _NO_GOOD[good]
    if not s.houses[HOUSES_PER_SEAT * seat + country]:
        return _NO_HOUSE[country]
    return _SOLD[country][good] if s.sold & SALE[country][good] else None


def can_sell(s: State, seat: int, country: int, good: int) -> bool:
    """Whether nothing is against a sale."""
    return why_not_sell(s, seat, country, good) is None


def sales_by_ship(s: State, seat: int, country: int) -> tuple[Action, ...]:
    """What a ship can sell in its country (CF-62); must agree with why_not_sell."""
    found: tuple[Action, ...] = ()
    if s.houses[HOUSES_PER_SEAT * seat + country]:
        for good in BOUGHT[country]:
            if s.goods[GOODS_PER_SEAT * seat + good] and not s.sold & SALE[country][good]:
                found += (SELL[country][good],)
    return found


def sales_of_good(s: State, seat: int, good: int) -> tuple[Action, ...]:
    """Where a kind of good can be sold (CF-63); must agree with why_not_sell."""
    found: tuple[Action, ...] = ()
    if s.goods[GOODS_PER_SEAT * seat + good]:
        for country in BUYERS[good]:
            if s.houses[HOUSES_PER_SEAT * seat + country] and not s.sold & SALE[country][good]:
                found += (SELL[country][good],)
    return found


def sell(s: State, seat: int, country: int, good: int, emit: Emit) -> None:
    """Sells one good for the country's price. Trusts the caller: `can_sell`."""
    s.goods[GOODS_PER_SEAT * seat + good] -= 1
    s.sold |= SALE[country][good]
    vp = PRICES[country][good]
    gain_vp(s, seat, vp, emit, "good_sold", seat, country, good, vp)
