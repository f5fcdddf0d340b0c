"""The things on the cloister map that only this game has: piles of cards in hand, chains along the roads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import LIVERIES, ROOMS, Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.theme import scene_font

FAN = 26.0  # how far equal cards lie apart


class CardPile(Target):
    """Equal cards lying over each other, the front one in full; with a number where they are only counted."""

    def __init__(self, anchor: Anchor, picture: cache.Picture, width: float, light: Theme, count: int) -> None:
        fan = FAN * (min(count, 3) - 1) if count > 0 else 0.0
        path = QPainterPath()
        path.addRoundedRect(QRectF(-width / 2, -width * 0.75 - fan, width, width * 1.5 + fan), 8, 8)
        super().__init__(anchor, path)
        self.picture, self.light, self.width, self.count = picture, light, width, count
        self.number = ""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        for behind in range(min(self.count, 3) - 1, -1, -1):
            box = QRectF(-self.width / 2, -self.width * 0.75 - behind * FAN, self.width, self.width * 1.5)
            paint_picture(painter, box, self.picture, self.light)
        if self.number:
            self._paint_number(painter)

    def _paint_number(self, painter: QPainter) -> None:
        room = ROOMS[self.light]
        box = QRectF(-32, self.width * 0.75 - 30, 64, 40)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.wood_line), 2))
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(box, 12, 12)
        painter.setFont(scene_font(28, bold=True))
        painter.setPen(QColor(room.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.number)


class Tally(Target):
    """A small card with room for the number of its kind that lie there; pale without any."""

    def __init__(self, anchor: Anchor, picture: cache.Picture, width: float, light: Theme, count: int) -> None:
        self._box = QRectF(-width / 2, -width * 0.75, width, width * 1.5)
        path = QPainterPath()
        path.addRoundedRect(self._box.adjusted(0, 0, width, 0), 4, 4)
        super().__init__(anchor, path)
        self.picture, self.light, self.count = picture, light, count
        self.setOpacity(1.0 if count else 0.55)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        paint_picture(painter, self._box, self.picture, self.light)


class Chain(QGraphicsItem):
    """A row of own cloisters drawn along its roads; firm when it scores, dashed while it is one short."""

    def __init__(self, lines: Sequence[Sequence[QPointF]], livery: str, scores: bool) -> None:
        super().__init__()
        self._path = QPainterPath()
        for line in lines:
            self._path.moveTo(line[0])
            for point in line[1:]:
                self._path.lineTo(point)
        colour = QColor(LIVERIES[livery].colour)
        style = Qt.PenStyle.SolidLine if scores else Qt.PenStyle.DotLine
        self._pens = (
            QPen(QColor(250, 240, 210, 200), 13, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
            QPen(colour, 8, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
        )
        self.setZValue(5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pen in self._pens:
            painter.strokePath(self._path, pen)
