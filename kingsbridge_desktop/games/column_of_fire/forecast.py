"""What a screen or a bot likes to know before anything is chosen; works on masked states too."""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.card_standing import CardStanding, single
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.selling import sales_by_ship, sales_of_good
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    fields_ahead,
    free_religion_fields,
    shows,
    turn_began_on,
    winning_religion,
)


class Reach(NamedTuple):
    """A field that a die leads to and the VP for the fields skipped on the way."""

    field: int
    price: int
    affordable: bool


class Conflict(NamedTuple):
    """What a conflict in a country would do with the stones that lie there now."""

    free_fields: int  # 0: a torch burns, it comes at the end of this turn
    winner: int  # the religion, -1: avoided
    gains: tuple[int, ...]  # VP by seat
    loses_house: tuple[bool, ...]  # by seat


def reach(s: State, seat: int, die: int) -> tuple[Reach, ...]:
    """Where a die's colour would lead a player's disc, nearest first (CF-50, CF-53, CF-57), free or not."""
    fields, began_on = fields_ahead(s, seat, die)[: tables.LONGEST_SKIP + 1], turn_began_on(s, seat)
    return tuple(Reach(field, price, price <= s.vp[seat]) for price, field in enumerate(fields) if field != began_on)


def reach_of_free_dice(s: State, seat: int) -> dict[int, tuple[Reach, ...]]:
    """`reach` of each free die of a player."""
    return {die: reach(s, seat, die) for die in tables.BITS[s.free[seat]]}


def points_left(s: State) -> int:
    """What the sales still bring that a ship or a goods field is about; a good is sold as often as it is there."""
    top = s.stack[-1]
    kind, seat, args = top.kind, top.seat, top.args
    if kind == "ship":
        return sum(tables.PRICES[country][good] for _, (country, good) in sales_by_ship(s, seat, args[0]))
    if kind != "trade":
        return 0
    prices = [tables.PRICES[country][good] for _, (country, good) in sales_of_good(s, seat, args[0])]
    return sum(sorted(prices, reverse=True)[: s.goods[tables.GOODS_PER_SEAT * seat + args[0]]])


def house_field(s: State, seat: int, die: int) -> int:
    """The field to which a coloured die would bring a house in its country this turn; 0: none (CF-40)."""
    is_rolled = seat == s.active and s.rolled >> die & 1 and die < tables.VIOLET
    return shows(s, seat, die) if is_rolled else 0


def conflict(s: State, country: int) -> Conflict:
    """What a conflict in a country would do now (CF-71 to CF-73), whether or not it is coming."""
    winner = winning_religion(s, country)
    gains, loses = [], []
    for seat in range(s.seats):
        field = s.houses[tables.HOUSES_PER_SEAT * seat + country]
        wins = s.religions[seat] == winner
        gains.append(field if wins else 0)
        loses.append(bool(field) and winner >= 0 and not wins)
    return Conflict(free_religion_fields(s, country), winner, tuple(gains), tuple(loses))


def card_standing(s: State, card: int) -> CardStanding:
    """Where a person or an event is; all of it is open but the order of the decks (CF-13)."""
    is_struck = any(frame.kind in _STRIKING and frame.args[0] == card - tables.PERSONS for frame in s.stack)
    holders = [seat for seat, cards in enumerate(s.displays) for entry in cards if entry >> tables.DIE_BITS == card]
    return single(
        s.seats,
        holder=holders[0] if holders else NOBODY,
        is_open=card in s.open or is_struck,
        may_come=bool(s.unseen[tables.CARD_COUNTRY[card]] >> card & 1),
    )


def advantage_standing(s: State, kind: int) -> CardStanding:
    """Where the advantages of a kind are: used, in the hands that are seen, or among all that is hidden."""
    held = tuple(0 if hand == HIDDEN else tables.count_of(hand, kind) for hand in s.hands)
    used = tables.count_of(s.used, kind)
    return CardStanding(tables.ADVANTAGE_COUNT[kind] - used - sum(held), 0, held, used)


_STRIKING = ("struck", "answer_event")
