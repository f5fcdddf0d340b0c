"""Pictures of the art on a board: painted for the size on the screen, then only copied."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme

LARGEST_GROUND = 12_000_000  # pixels; a board looked at from nearer gets a softer ground rather than a huge pixmap


def paint_picture(
    painter: QPainter, box: QRectF, picture: cache.Picture, light: Theme, *, growing: float = 1.0
) -> None:
    """Paints a picture into a box of the item, pixel by pixel where nothing is turned or growing.

    `growing` is the momentary scale of an item that changes its size on the way: it is taken out of the size that is
    asked of the cache, so that a frame of a movement paints nothing anew.
    """
    t = painter.worldTransform()
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    scale = math.hypot(t.m11(), t.m12()) / growing
    size = max(1, round(box.width() * scale)), max(1, round(box.height() * scale))
    pixmap = cache.pixmap(picture, size, ratio, light)
    if growing == 1.0 and t.m12() == 0.0 and t.m11() > 0.0:
        at = t.map(box.topLeft())
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap)
        painter.setWorldTransform(t)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


class Ground(QGraphicsItem):
    """What lies under everything, beyond the edge of the board as well; no click meets it."""

    def __init__(self, picture: cache.Picture, box: QRectF, light: Theme) -> None:
        super().__init__()
        self._picture, self._box = picture, box
        self.light = light
        self.setZValue(-1000)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        t = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        scale = t.m11() * ratio
        pixels = self._box.width() * self._box.height() * scale * scale
        if pixels > LARGEST_GROUND:
            scale *= math.sqrt(LARGEST_GROUND / pixels)
        # In units of the board, so that planks and strokes grow with it.
        pixmap = cache.pixmap(
            self._picture, (round(self._box.width()), round(self._box.height())), round(scale, 4), self.light
        )
        if pixels > LARGEST_GROUND:
            painter.drawPixmap(self._box, pixmap, QRectF(pixmap.rect()))
            return
        at = t.map(self._box.topLeft())
        painter.setWorldTransform(QTransform.fromTranslate(round(at.x()), round(at.y())))
        painter.drawPixmap(QRectF(0, 0, pixmap.width() / ratio, pixmap.height() / ratio), pixmap, QRectF(pixmap.rect()))
        painter.setWorldTransform(t)
