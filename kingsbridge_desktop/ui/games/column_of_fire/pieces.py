"""The item that shows any thing of the table, painted once for its size on the screen, then only copied."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.games.column_of_fire.faces import PAINTERS, Brush, Style
from kingsbridge_desktop.ui.games.column_of_fire.layout import TEXT
from kingsbridge_desktop.ui.games.column_of_fire.tableau import Face, Place
from kingsbridge_desktop.ui.theme import scene_font

QUIET_GOLD = "#C08A14"


def _badge(painter: QPainter, box: QRectF, words: str, light: Theme) -> None:
    """A number on a slip at the lower right corner; on a card at the upper left one, away from the symbols."""
    font = scene_font(TEXT, bold=True)
    wide = max(32.0, QFontMetricsF(font).horizontalAdvance(words) + 14)
    slip = QRectF(box.right() - wide + 8, box.bottom() - 28, wide, 34)
    if box.height() > box.width() * 1.2:
        slip.moveTopLeft(box.topLeft() - QPointF(8, 8))
    room = ROOMS[light]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(room.wood_line), 2))
    painter.setBrush(QColor(room.paper))
    painter.drawRoundedRect(slip, 9, 9)
    painter.setFont(font)
    painter.setPen(QColor(room.text))
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)


SPILL = 9.0  # around a face, for marks that stand out over its edge
_KEPT = 500
_painted: OrderedDict[Hashable, QPixmap] = OrderedDict()


def painted(place: Place, face: Face, scale: float, ratio: float, style: Style) -> QPixmap:
    """A face with its number, painted once for its size on the screen, then only copied."""
    size = (place.w, place.h)
    key = (face, place.badge, place.dim, size, round(scale, 4), ratio, style.light, style.text.language.code)
    found = _painted.get(key)
    if found is not None:
        _painted.move_to_end(key)
        return found
    spill = math.ceil(SPILL * scale)
    width, height = (math.ceil(side * scale) + 2 * spill for side in size)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.translate(spill + size[0] * scale / 2, spill + size[1] * scale / 2)
        painter.scale(scale, scale)
        box = QRectF(-size[0] / 2, -size[1] / 2, *size)
        painter.save()
        painter.setOpacity(0.35 if place.dim else 1.0)
        PAINTERS[face.kind](Brush(painter, box, style), *face.args)
        painter.restore()
        if place.badge:
            _badge(painter, box, place.badge, style.light)
    finally:
        painter.end()
    _painted[key] = pixmap
    while len(_painted) > _KEPT:
        _painted.popitem(last=False)
    return pixmap


class Token(Target):
    """Any thing of the table; only what is clickable meets the pointer."""

    def __init__(self, key: Any, place: Place, style: Style) -> None:
        super().__init__(key, QPainterPath())
        self.place, self.style = place, style
        self.face = place.face
        self.show_as(place, style)

    def show_as(self, place: Place, style: Style) -> None:
        """Lies at a place with its face."""
        if (place.w, place.h, place.clickable) != (self.place.w, self.place.h, self.place.clickable) or (
            self._shape.isEmpty()
        ):
            path = QPainterPath()
            path.addRoundedRect(QRectF(-place.w / 2, -place.h / 2, place.w, place.h), 8, 8)
            self.set_shape(path)
        self.place, self.style, self.face = place, style, place.face
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if place.clickable else Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(place.clickable)
        self.setPos(place.x, place.y)
        self.setZValue(place.z)
        self.setScale(1.0)
        self.setRotation(0.0)
        self.setOpacity(1.0)
        self.update()

    def show_face(self, face: Face) -> None:
        """Another face for a moment, as of a tumbling die."""
        if face != self.face:
            self.face = face
            self.update()

    def shape(self) -> QPainterPath:
        return self._shape if self.place.clickable else QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        place = self.place
        box = QRectF(-place.w / 2, -place.h / 2, place.w, place.h)
        t = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        scale = math.hypot(t.m11(), t.m12()) / self.scale()
        pixmap = painted(place, self.face, scale, ratio, self.style)
        if self.scale() == 1.0 and t.m12() == 0.0:
            spill = math.ceil(SPILL * scale)
            at = t.map(box.topLeft()) - QPointF(spill, spill)
            painter.setWorldTransform(QTransform())
            painter.drawPixmap(QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap)
            painter.setWorldTransform(t)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(box.adjusted(-SPILL, -SPILL, SPILL, SPILL), pixmap, QRectF(pixmap.rect()))
        self._paint_rim(painter)

    def _paint_rim(self, painter: QPainter) -> None:
        if self.place.quiet and self.offered and not (self.hovered or self.marked):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(QUIET_GOLD), 4, Qt.PenStyle.DotLine))
            painter.drawPath(self._shape)
            return
        if self.place.gold and not self.offered and not self.marked:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.board().glow_colour), 7))
            if self.place.w == self.place.h:
                painter.drawEllipse(self._shape.boundingRect())
            else:
                painter.drawPath(self._shape)
            return
        self.paint_glow(painter)
