"""The strip below the site: in phase I the cards to choose from, else the mat of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import EMPTY, capacity, places
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.items import Plaque
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.games.pillars import desk, faces, layout
from kingsbridge_desktop.ui.games.pillars.items import AdvantageTile, CardItem, EmptyPlace, Holding, StockCell
from kingsbridge_desktop.ui.games.pillars.movement import display_places
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.games.pillars.view import View


class Strip:
    """Makes its items anew whenever what they show has changed."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._anchors: list[Anchor] = []
        self._things: list[QGraphicsItem] = []
        self._shown: object = None

    def forget(self) -> None:
        """The words or the light have changed: everything anew at the next `show`."""
        self._shown = None

    def show(self, t: Tableau) -> None:
        """The strip of a tableau."""
        told = (
            desk.told(t, self._view.context, self._view.text) if not t.shows_display else ("", [])
        )  # a plaque has no room beside the display
        signature = (_signature(t), told)
        if signature == self._shown:
            return
        self._shown = signature
        self._clear()
        self._show_stock(t)
        if t.shows_display:
            self._show_display(t)
        else:
            self._show_row(t)
            self._show_advantages(t)
            plaque = Plaque(layout.TOLD.width(), layout.TOLD.height(), self._view.context.light, 23)
            plaque.write(*told)
            plaque.setPos(layout.TOLD.topLeft())
            self._put(plaque)

    def _clear(self) -> None:
        for anchor in self._anchors:
            self._view.scene.drop_target(anchor)
        for item in self._things:
            self._view.scene.removeItem(item)
        self._anchors, self._things = [], []

    def _put(self, item: QGraphicsItem) -> None:
        item.setZValue(10)
        self._view.scene.addItem(item)
        self._things.append(item)

    def _target(self, target: Target) -> None:
        target.setZValue(20)
        self._view.scene.add_target(target)
        self._anchors.append(target.anchor)

    def _show_stock(self, t: Tableau) -> None:
        s, seat, context = t.s, t.seat, self._view.context
        lines = [("gold", str(s.gold[seat])), (f"worker_figure:{context.colours[seat]}", self._workers(t))]
        self._put(Holding(layout.STOCK, context.light, context.seats[seat].name, context.colours[seat], lines))
        for kind, name in enumerate(tables.RESOURCE_IDS):
            box = layout.stock_box(kind)
            self._target(StockCell(("stock", kind), name, s.cubes[4 * seat + kind], box, context.light))

    @staticmethod
    def _workers(t: Tableau) -> str:
        s, seat = t.s, t.seat
        busy = s.mill[seat] + sum(tables.CARD_WORKERS[card] for card in members_of(s.cards[seat]))
        return f"{s.free[seat]}/{s.free[seat] + busy}"

    def _show_display(self, t: Tableau) -> None:
        s, seat, light = t.s, t.seat, self._view.context.light
        for place, (kind, card) in enumerate(display_places(t)):
            here = (s.display_cards if kind == "card" else s.display) >> card & 1
            if not here:
                self._empty(layout.display_at(place), "taken")
                continue
            item = CardItem((kind, card), self._face(kind, card), layout.CARD, light)
            if kind == "card":
                item.dimmed = tables.CARD_WORKERS[card] > s.free[seat]
            else:
                item.dimmed = tables.COST[card] > s.gold[seat]
            item.setPos(layout.display_at(place))
            self._target(item)

    def _face(self, kind: str, card: int) -> cache.Picture:
        text = self._view.text
        return faces.resource_card(card, text) if kind == "card" else faces.craftsman(card, text)

    def _empty(self, at: QPointF, words: str) -> None:
        item = EmptyPlace(layout.CARD, self._view.context.light, self._view.say(words))
        item.setPos(at)
        self._put(item)

    def _show_row(self, t: Tableau) -> None:
        s, seat, context = t.s, t.seat, self._view.context
        row = members_of(s.row[seat])
        for place, craftsman in enumerate(row):
            picture = faces.craftsman(craftsman, self._view.text, context.colours[seat])
            item = CardItem(("craftsman", craftsman), picture, layout.CARD, context.light)
            most = capacity(s, seat, craftsman)
            if t.building == seat and s.step == 13:
                item.note = f"{s.used >> 4 * craftsman & 15}/{most}"
            elif s.blessed[seat] == craftsman:
                item.note = f"×{most}"
            item.setPos(layout.row_at(place))
            self._target(item)
        for place in range(len(row), places(s, seat)):
            self._empty(layout.row_at(place), "free_place")

    def _show_advantages(self, t: Tableau) -> None:
        for place, advantage in enumerate(members_of(t.s.advantages[t.seat])):
            box = layout.advantage_box(place)
            tile = AdvantageTile(
                ("advantage", advantage), tables.ADVANTAGE_IDS[advantage], box, self._view.context.light
            )
            self._target(tile)


def _signature(t: Tableau) -> tuple[object, ...]:
    """All that the strip shows, without the plaque."""
    s, seat = t.s, t.seat
    blessed = s.blessed[seat] if s.blessed[seat] != EMPTY else EMPTY
    common = (seat, s.gold[seat], s.free[seat], s.mill[seat], s.cards[seat], tuple(s.cubes[4 * seat : 4 * seat + 4]))
    if t.shows_display:
        return ("display", *common, s.display, s.display_cards, s.round, tuple(s.shiring))
    return ("mat", *common, s.row[seat], s.advantages[seat], blessed, s.step == 13, t.building, s.used)
