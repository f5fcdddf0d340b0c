"""The signs on the buttons of the clock, drawn: fonts differ."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPolygonF

UNIT = 16.0  # a sign is drawn in a square of this side


def _pause(painter: QPainter) -> None:
    painter.drawRect(QRectF(3, 2, 3.6, 12))
    painter.drawRect(QRectF(9.4, 2, 3.6, 12))


def _triangle(painter: QPainter, left: float, wide: float, *, back: bool = False) -> None:
    tip, base = (left, left + wide) if back else (left + wide, left)
    painter.drawPolygon(QPolygonF([QPointF(base, 2), QPointF(tip, 8), QPointF(base, 14)]))


def _go(painter: QPainter) -> None:
    _triangle(painter, 3, 11)


def _next(painter: QPainter) -> None:
    _triangle(painter, 2, 9)
    painter.drawRect(QRectF(11.4, 2, 2.8, 12))


def _to_turn(painter: QPainter) -> None:
    _triangle(painter, 0, 6.6)
    _triangle(painter, 6, 6.6)
    painter.drawRect(QRectF(13, 2, 2.6, 12))


def _last(painter: QPainter) -> None:
    painter.drawRect(QRectF(1.8, 2, 2.8, 12))
    _triangle(painter, 5, 9, back=True)


def _slower(painter: QPainter) -> None:
    painter.drawRect(QRectF(2.5, 6.6, 11, 2.8))


def _faster(painter: QPainter) -> None:
    _slower(painter)
    painter.drawRect(QRectF(6.6, 2.5, 2.8, 11))


def _branch(painter: QPainter) -> None:
    """A way that parts from another."""
    painter.drawRect(QRectF(2.6, 1, 2.6, 14))
    painter.drawPolygon(QPolygonF([QPointF(4, 12.4), QPointF(4, 9.2), QPointF(9.4, 5), QPointF(11, 7)]))
    painter.drawPolygon(QPolygonF([QPointF(8, 3), QPointF(14.6, 2), QPointF(12, 8.4)]))


def _ticked(painter: QPainter) -> None:
    """A tick with its number, as it marks on the board what is new."""
    painter.drawPolygon(
        QPolygonF([QPointF(*point) for point in ((0.6, 9.4), (2.6, 7.6), (5, 10.8), (9.4, 4.6), (11.4, 6), (5.2, 15))])
    )
    ring = QPainterPath()
    ring.addEllipse(QPointF(12, 3.8), 3.6, 3.6)
    ring.addEllipse(QPointF(12, 3.8), 2.2, 2.2)
    painter.drawPath(ring)


SIGNS = {
    "branch": _branch,
    "last": _last,
    "pause": _pause,
    "ticked": _ticked,
    "go": _go,
    "next": _next,
    "to_turn": _to_turn,
    "slower": _slower,
    "faster": _faster,
}


def icon(name: str, colour: QColor, size: int, ratio: float) -> QIcon:
    """A sign in a colour."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / UNIT, size / UNIT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    SIGNS[name](painter)
    painter.end()
    return QIcon(pixmap)
