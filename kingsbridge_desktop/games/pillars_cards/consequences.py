"""What a move brings as it lies: who gets the trick with what in it, points of a conversion, what stays."""

from __future__ import annotations

from collections.abc import Iterator

from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.games.pillars_cards.forecast import leader_if
from kingsbridge_desktop.games.pillars_cards.state import State, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import (
    BRICK_MAKER,
    COLOUR,
    CONVERTS,
    OWN_CRAFTSMAN_POINTS,
    POINTS,
    STONE_MADE,
)


def consequences(s: State, a: Action) -> tuple[Consequence, ...]:
    """The most telling first, never none. Trusts the caller: the action is legal, its seat is asked."""
    seat = s.stack[-1].seat
    stock = stock_of(s, seat)
    if a.kind == "play":
        return tuple(_of_card(s, a.args[0]))
    if a.kind == "take":
        return (Consequence("stock", (a.args[0], stock[a.args[0]] + 1)),)
    if a.kind == "convert" and a.args[0] == BRICK_MAKER:
        return (Consequence("stock", (STONE_MADE, stock[STONE_MADE] + 1)),)
    if a.kind == "convert":
        card, kind = a.args
        return (Consequence("points", (card, CONVERTS[card][kind])), Consequence("stock", (kind, stock[kind] - 1)))
    return (Consequence("kept", (sum(stock) - (a.kind == "give_up"),)),)


def worth(s: State, seat: int, card: int) -> int:
    """The points on a card for a seat that gets it: its own, or those of an own craftsman."""
    return POINTS[card] + (OWN_CRAFTSMAN_POINTS if COLOUR[card] == s.colour[seat] else 0)


def _of_card(s: State, card: int) -> Iterator[Consequence]:
    trick = (*s.trick, card)
    taker = leader_if(s, card).seat
    if taker == NOBODY:
        yield Consequence("aside", (len(trick),))
    else:
        points = sum(worth(s, taker, one) for one in trick)
        kind = "gets_points" if points > 0 else "loses_points" if points < 0 else "gets_cards"
        yield Consequence(kind, (taker, len(trick), abs(points)) if points else (taker, len(trick)))
    to_come = len(s.colour) - len(trick)
    if to_come:
        yield Consequence("to_come", (to_come,))
