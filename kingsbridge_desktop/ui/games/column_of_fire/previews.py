"""What is drawn on the board for the place under the pointer, at once: fields in reach, prices, a conflict's effect."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import DICE
from kingsbridge_desktop.games.column_of_fire.forecast import conflict, reach
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.ui.art.palette import DICE as DIE_PAINT
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.signs import Ring, Tag

Signs = Iterator[tuple[QGraphicsItem, QPointF]]
GAIN, LOSS, PRICE, FAR, GOLD = "#CFE0B8", "#F0B7A4", "#F3E7CB", "#D8CDB6", "#B8860B"


def previews(s: State, anchor: Anchor | None, light: Theme) -> Signs:
    """The signs for a place; with no place the prices of the move that is asked for."""
    match anchor:
        case ("die", int(seat), int(die)) if die != tables.BLACK and s.free[seat] >> die & 1:
            yield from _reach(s, seat, die, light)
            return
        case ("stones" | "land" | "open", int(country)) | ("house_field", int(country), int(_)):
            yield from _conflict(s, country, light)
    if s.stack:
        yield from _of_the_step(s, light)


def _of_the_step(s: State, light: Theme) -> Signs:
    """Where the step that is asked for would put something."""
    kind, seat, args = s.stack[-1]
    if kind == "move":
        yield from _prices(s, seat, light)
    elif kind == "stone":
        land = layout.board().lands[args[1]]
        taken = sum(s.stones[3 * args[1] : 3 * args[1] + 3])
        yield Ring(24, GOLD), land.stones[taken] + QPointF(0, -6)
    elif kind == "house":
        yield Ring(30, GOLD), layout.board().lands[args[1]].houses[s.faces[5 * seat + args[0]] - 1]


def _outwards(field: int) -> QPointF:
    """Beside the medallion of a field, a little outside the ring."""
    board = layout.board()
    away = board.medallions[field] - board.ring
    return board.ring + away * 1.24


def _reach(s: State, seat: int, die: int, light: Theme) -> Signs:
    """Where a die leads the disc, with the price of skipping; pale what cannot be paid."""
    for way in reach(s, seat, die):
        yield Ring(27, DIE_PAINT[DICE[die]].side), layout.board().medallions[way.field]
        words = f"−{way.price}" if way.price else "✓"
        yield Tag(words, (GAIN if not way.price else PRICE) if way.affordable else FAR, light), _outwards(way.field)
    if seat == s.active and s.rolled >> die & 1 and die < tables.VIOLET:
        field = s.faces[5 * seat + die]
        yield Ring(30, DIE_PAINT[DICE[die]].side), layout.board().lands[die].houses[field - 1]


def _prices(s: State, seat: int, light: Theme) -> Signs:
    for die in tables.BITS[s.free[seat]]:
        for way in reach(s, seat, die):
            if way.price and way.affordable:
                yield Tag(f"−{way.price}", PRICE, light), _outwards(way.field)


def _conflict(s: State, country: int, light: Theme) -> Signs:
    """Who would gain and who would lose the house."""
    found = conflict(s, country)
    houses = layout.board().lands[country].houses
    for seat in range(s.seats):
        field = s.houses[4 * seat + country]
        if field and found.gains[seat]:
            yield Tag(f"+{found.gains[seat]}", GAIN, light), houses[field - 1] + QPointF(0, -44)
        elif field and found.loses_house[seat]:
            yield Tag("✕", LOSS, light, ink="#7A1A10"), houses[field - 1] + QPointF(0, -44)
