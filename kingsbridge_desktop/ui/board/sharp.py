"""Pictures of the art on a board: painted for the size on the screen, then only copied."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board import haste

LIKE = 0.15  # part by which the shape of a picture that will do for now may differ


def pixel_ratio(painter: QPainter) -> float:
    """How many real pixels the device has to a logical one."""
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0


def copy_pixmap(painter: QPainter, corner: QPointF, pixmap: QPixmap) -> None:
    """Copies a pixmap as it is, its upper left corner on the whole pixel nearest to a place of the item."""
    t, ratio = painter.worldTransform(), pixmap.devicePixelRatio()
    at = t.map(corner)
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap)
    painter.setWorldTransform(t)


def _is_like(pixmap: QPixmap, box: QRectF) -> bool:
    """Whether a pixmap has about the shape of a box: a plate's frame drawn out over a page is not to be looked at."""
    return abs(pixmap.width() * box.height() - pixmap.height() * box.width()) < LIKE * pixmap.height() * box.width()


def paint_picture(
    painter: QPainter, box: QRectF, picture: cache.Picture, light: Theme, *, growing: float = 1.0
) -> None:
    """Paints a picture into a box of the item, pixel by pixel where nothing is turned or growing.

    `growing` is the momentary scale of an item that changes its size on the way: it is taken out of the size that is
    asked of the cache, so that a frame of a movement paints nothing anew.
    """
    t = painter.worldTransform()
    scale = math.hypot(t.m11(), t.m12()) / growing
    size = max(1, round(box.width() * scale)), max(1, round(box.height() * scale))
    ratio = pixel_ratio(painter)
    if haste.is_hasty(painter) and not cache.is_ready(picture, size, ratio, light):
        near = cache.like(picture, light, box.width(), box.height())
        if near is not None and _is_like(near, box):
            make = partial(cache.pixmap, picture, size, ratio, light)
            haste.draw_for_now(painter, box, near, (picture, size, ratio, light), make)
            return
    if haste.is_late() and not cache.is_ready(picture, size, ratio, light):
        haste.order((picture, size, ratio, light), partial(cache.pixmap, picture, size, ratio, light))
        return
    pixmap = cache.pixmap(picture, size, ratio, light)
    if growing == 1.0 and t.m12() == 0.0 and t.m11() > 0.0:
        copy_pixmap(painter, box.topLeft(), pixmap)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
