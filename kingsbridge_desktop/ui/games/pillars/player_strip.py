"""What a mat in the strip below the site is made of: the stock, held advantages, places for craftsmen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.theme import scene_font

MIDDLE = Qt.AlignmentFlag.AlignCenter
NOTHING_HELD = 0.55  # opacity
CACHED = QGraphicsItem.CacheMode.DeviceCoordinateCache  # for what stays: words and glows are dear
_LINE = 42.0  # height of a line of the stock, and of the pictures in it


class Stock(NamedTuple):
    """The ground of a player's stock: whose it is, gold and workers."""

    seat: int
    gold: int
    workers: str


class Cubes(NamedTuple):
    """How much of a resource a player holds."""

    kind: int
    held: int


class Advantage(NamedTuple):
    """An advantage that lies before a player."""

    advantage: int


class FreePlace(NamedTuple):
    """A place for a card that is not there, and the id of the word that says so."""

    words: str


def paint_rim(painter: QPainter, path: QPainterPath) -> None:
    """Gold in an inked line: what may be picked, on light ground and on dark."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#35281C", 7.0), ("#F7CF52", 4.2)):
        painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)


def _around(box: QRectF) -> QRectF:
    """A box of that size around its middle."""
    return box.translated(-box.center())


def _rounded(box: QRectF, by: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, by, by)
    return path


class StockItem(QGraphicsItem):
    """The ground of the stock: whose mat it is, gold and workers."""

    def __init__(self, face: Stock, context: ViewContext) -> None:
        super().__init__()
        self._face, self._context = face, context
        self._box = _around(layout.STOCK)
        self.setCacheMode(CACHED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_thing(self, thing: Thing) -> bool:
        """Another player's, or other numbers."""
        if not isinstance(thing.face, Stock):
            return False
        self._face = thing.face
        self.update()
        return True

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        context, seat = self._context, self._face.seat
        light, colour = context.light, context.colours[seat]
        left, top = self._box.left(), self._box.top()
        paint_picture(painter, self._box, cache.PANEL, light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_picture(painter, QRectF(left + 24, top + 12, _LINE, _LINE), cache.shield(colour), light)
        font = scene_font(28, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(ROOMS[light].text))
        room = self._box.width() - 100
        title = QFontMetricsF(font).elidedText(context.seats[seat].name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left + 74, top + 12, room, _LINE), Qt.AlignmentFlag.AlignVCenter, title)
        lines = (("gold", str(self._face.gold)), (f"worker_figure:{colour}", self._face.workers))
        self._paint_lines(painter, lines)

    def _paint_lines(self, painter: QPainter, lines: Sequence[tuple[str, str]]) -> None:
        painter.setFont(scene_font(30, bold=True))
        y = self._box.top() + 148
        for at, (emblem, words) in enumerate(lines):
            x = self._box.left() + 26 + at * 104
            paint_picture(painter, QRectF(x, y, _LINE, _LINE), cache.emblem(emblem), self._context.light)
            painter.drawText(QRectF(x + 48, y, 92, _LINE), Qt.AlignmentFlag.AlignVCenter, words)


class CubesItem(Target):
    """How much of a resource a player holds."""

    def __init__(self, anchor: Anchor, face: Cubes, light: Theme) -> None:
        self._box = _around(layout.stock_box(face.kind))
        super().__init__(anchor, _rounded(self._box, 8))
        self._face, self._light = face, light
        self.setCacheMode(CACHED)

    def show_thing(self, thing: Thing) -> bool:
        """More or less of it."""
        if not isinstance(thing.face, Cubes):
            return False
        self._face = thing.face
        self.update()
        return True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        if self.offered:
            paint_rim(painter, self.shape())
        if not self._face.held:
            painter.setOpacity(painter.opacity() * NOTHING_HELD)
        box, side = self._box, self._box.width() - 8
        emblem = cache.emblem(tables.RESOURCE_IDS[self._face.kind])
        paint_picture(painter, QRectF(box.left() + 4, box.top(), side, side), emblem, self._light)
        painter.setFont(scene_font(34, bold=True))
        painter.setPen(QColor(ROOMS[self._light].text))
        painter.drawText(box.adjusted(0, side - 2, 0, -2), MIDDLE, str(self._face.held))


class AdvantageItem(Target):
    """An advantage that lies before a player: its portrait on a slip of parchment."""

    def __init__(self, anchor: Anchor, face: Advantage, light: Theme) -> None:
        self._box = _around(layout.advantage_box(0))
        super().__init__(anchor, _rounded(self._box, 6))
        self._picture = cache.emblem(tables.ADVANTAGE_IDS[face.advantage])
        self._light = light
        self.setCacheMode(CACHED)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        if self.offered:
            paint_rim(painter, self.shape())
        room = ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.wood_line), 2))
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), 6, 6)
        paint_picture(painter, self._box.adjusted(4, 4, -4, -4), self._picture, self._light)


class FreePlaceItem(QGraphicsItem):
    """A place in the strip without a card."""

    def __init__(self, words: str, light: Theme) -> None:
        super().__init__()
        self._box = layout.card_box((0, 0), layout.CARD)
        self._light: Theme = light
        self._words = words
        self.setCacheMode(CACHED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        room = ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(room.wood_line)
        ground.setAlpha(60)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(room.wood_line), 2.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self._box.adjusted(4, 4, -4, -4), 8, 8)
        painter.setFont(scene_font(24, italic=True))
        painter.setPen(QColor(room.text_on_wood))
        painter.drawText(self._box.adjusted(10, 10, -10, -10), MIDDLE | Qt.TextFlag.TextWordWrap, self._words)
