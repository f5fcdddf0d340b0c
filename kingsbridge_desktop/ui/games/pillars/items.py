"""The things on the site and on the mats: tokens with a number, cards, cells of the stock, the ring around a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.items import box_path
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target, Zone
from kingsbridge_desktop.ui.theme import scene_font

MIDDLE = Qt.AlignmentFlag.AlignCenter
RAISED = 9.0  # how far a card stands out that may be picked


class Spec(NamedTuple):
    """A token: what it looks like, where it stands, and the number it bears."""

    emblem: str
    size: float
    at: QPointF
    z: float = 30.0
    number: str = ""
    beside: QPointF = QPointF(0, 0)  # where the number is, from the middle


def paint_number(painter: QPainter, at: QPointF, number: str, light: Theme, pixels: float = 23.0) -> None:
    """A figure on a small round of parchment."""
    font = scene_font(pixels, bold=True)
    wide = max(pixels * 1.3, QFontMetricsF(font).horizontalAdvance(number) + pixels * 0.55)
    box = QRectF(at.x() - wide / 2, at.y() - pixels * 0.65, wide, pixels * 1.3)
    room = ROOMS[light]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(room.wood_line), 1.6))
    painter.setBrush(QColor(room.paper))
    painter.drawRoundedRect(box, pixels * 0.65, pixels * 0.65)
    painter.setFont(font)
    painter.setPen(QColor(room.text))
    painter.drawText(box, MIDDLE, number)


class Token(QGraphicsObject):
    """A piece with or without a number; clicks go through to what lies below."""

    def __init__(self, spec: Spec, light: Theme) -> None:
        super().__init__()
        self.spec, self.light = spec, light
        self._picture = cache.emblem(spec.emblem, halo=True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.rest(spec, light)

    def rest(self, spec: Spec, light: Theme) -> None:
        """At its place, as it is."""
        if (spec.emblem, spec.size, spec.number, spec.beside, light) != (
            self.spec.emblem,
            self.spec.size,
            self.spec.number,
            self.spec.beside,
            self.light,
        ):
            self.prepareGeometryChange()
            self._picture = cache.emblem(spec.emblem, halo=True)
            self.update()
        self.spec, self.light = spec, light
        self.setPos(spec.at)
        self.setZValue(spec.z)
        self.setOpacity(1.0)
        self.setScale(1.0)

    def boundingRect(self) -> QRectF:
        half = self.spec.size / 2 + 2
        box = QRectF(-half, -half, 2 * half, 2 * half)
        if self.spec.number:
            at = self.spec.beside
            box = box.united(QRectF(at.x() - 34, at.y() - 20, 68, 40))
        return box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        half = self.spec.size / 2
        box = QRectF(-half, -half, 2 * half, 2 * half)
        paint_picture(painter, box, self._picture, self.light, growing=self.scale())
        if self.spec.number:
            paint_number(painter, self.spec.beside, self.spec.number, self.light)


class StepRing(QGraphicsObject):
    """Gold around the number of the step that is carried out now."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(26)

    def boundingRect(self) -> QRectF:
        return QRectF(-32, -32, 64, 64)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width, radius in ((QColor(53, 40, 28), 8.0, 18.5), (QColor("#F0C654"), 5.0, 18.5)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(QPointF(0, 0), radius, radius)


def paint_rim(painter: QPainter, path: QPainterPath) -> None:
    """Gold in an inked line: what may be picked, on light ground and on dark."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#35281C", 7.0), ("#F7CF52", 4.2)):
        painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)


class Stall(Zone):
    """A stall of the market with its cubes."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self.offered:
            paint_rim(painter, self.shape())


class Spot(Zone):
    """A builder space with the card above it: a ring of gold where a builder may go."""

    def __init__(self, anchor: Anchor, at: QPointF, path: QPainterPath) -> None:
        super().__init__(anchor, path)
        self._at = at

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if not self.offered:
            return
        ring = QPainterPath()
        ring.addEllipse(self._at, 24, 24)
        paint_rim(painter, ring)


class CardItem(Target):
    """A card with its middle at the item's position; dimmed when it cannot be had, with a note of what was used."""

    def __init__(self, anchor: Anchor, picture: cache.Picture, width: float, light: Theme) -> None:
        super().__init__(anchor, QPainterPath())
        self.picture, self.light, self.width = picture, light, width
        self.dimmed = False
        self.note = ""
        path = QPainterPath()
        path.addRoundedRect(self._box(), width * 0.05, width * 0.05)
        self.set_shape(path)

    def _box(self) -> QRectF:
        return QRectF(-self.width / 2, -self.width * 0.75, self.width, self.width * 1.5)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offered:
            painter.translate(0, -RAISED)
        self.paint_glow(painter)
        if self.dimmed:
            painter.setOpacity(painter.opacity() * 0.45)
        paint_picture(painter, self._box(), self.picture, self.light, growing=self.scale())
        if self.note:
            painter.setOpacity(1.0)
            paint_number(painter, QPointF(self.width / 2 - 34, -self.width * 0.75 + 22), self.note, self.light, 25)


class StockCell(Target):
    """How much of a resource a player holds."""

    def __init__(self, anchor: Anchor, emblem: str, count: int, box: QRectF, light: Theme) -> None:
        super().__init__(anchor, box_path(box.width(), box.height(), 8))
        self.emblem, self.count, self.light = emblem, count, light
        self._box = QRectF(0, 0, box.width(), box.height())
        self.setPos(box.topLeft())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        if self.offered:
            paint_rim(painter, self.shape())
        if not self.count:
            painter.setOpacity(0.55)
        side = self._box.width() - 8
        paint_picture(painter, QRectF(4, 0, side, side), cache.emblem(self.emblem), self.light)
        painter.setFont(scene_font(34, bold=True))
        painter.setPen(QColor(ROOMS[self.light].text))
        painter.drawText(QRectF(0, side - 2, self._box.width(), self._box.height() - side), MIDDLE, str(self.count))


class AdvantageTile(Target):
    """An advantage that lies before a player: its portrait on a slip of parchment."""

    def __init__(self, anchor: Anchor, emblem: str, box: QRectF, light: Theme) -> None:
        super().__init__(anchor, box_path(box.width(), box.height(), 6))
        self.emblem, self.light = emblem, light
        self._box = QRectF(0, 0, box.width(), box.height())
        self.setPos(box.topLeft())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        if self.offered:
            paint_rim(painter, self.shape())
        room = ROOMS[self.light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.wood_line), 2))
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), 6, 6)
        paint_picture(painter, self._box.adjusted(4, 4, -4, -4), cache.emblem(self.emblem), self.light)


class EmptyPlace(QGraphicsItem):
    """A place for a craftsman that nobody fills yet."""

    def __init__(self, width: float, light: Theme, words: str) -> None:
        super().__init__()
        self._box = QRectF(-width / 2, -width * 0.75, width, width * 1.5)
        self._light: Theme = light
        self._words = words
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


class Holding(QGraphicsItem):
    """The ground of the stock: whose mat it is, gold and workers."""

    def __init__(self, box: QRectF, light: Theme, title: str, shield: str, lines: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._box = QRectF(0, 0, box.width(), box.height())
        self._light: Theme = light
        self._title, self._shield, self._lines = title, shield, lines
        self.setPos(box.topLeft())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self._light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_picture(painter, QRectF(24, 12, 42, 42), cache.shield(self._shield), self._light)
        font = scene_font(28, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(ROOMS[self._light].text))
        room = self._box.width() - 100
        title = QFontMetricsF(font).elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(74, 12, room, 42), Qt.AlignmentFlag.AlignVCenter, title)
        for at, (emblem, words) in enumerate(self._lines):
            x = 26 + at * 104
            paint_picture(painter, QRectF(x, 148, 42, 42), cache.emblem(emblem), self._light)
            painter.setFont(scene_font(30, bold=True))
            painter.drawText(QRectF(x + 48, 148, 92, 42), Qt.AlignmentFlag.AlignVCenter, words)


class Layer(BoardGround):
    """A part of the cathedral; it can fade in."""

    def __init__(self, name: str, box: QRectF, light: Theme, z: float) -> None:
        super().__init__(name, box, light, z)
        self.name = name
