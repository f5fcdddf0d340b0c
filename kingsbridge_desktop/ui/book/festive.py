"""What the picture of the end is dressed with: banners, pennants, garlands, leaves of gold, the ground in front."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainterPath, QPen, QPolygonF

from kingsbridge_desktop.ui.art.layers import Kind, layer
from kingsbridge_desktop.ui.art.palette import INK, LIVERIES, ORP
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.tints import picture_of

_GOLD_EDGE, _PALE_GOLD = "#7A5208", "#F6DE92"
_BANNER = QRectF(0.29, 0.02, 0.42, 0.97)  # the cloth in the square of its drawing
_POLE = QPointF(0.06, 0.96)  # the foot of a pennant in its square


class EndScene(NamedTuple):
    """What a picture of the end shows: colours of the players from first to last, of the winners, and the position."""

    players: Sequence[str]
    winners: Sequence[str]
    winning_seats: Sequence[int]
    colours: Sequence[str]  # by seat
    position: Any
    unrolled: float = 1.0  # how far the banners hang down


def cover(scribe: Scribe, box: QRectF, kind: Kind, key: str, aspect: float, at: float, trim: float = 0.0) -> QRectF:
    """Fills a box with a picture, cut at its sides or at top and bottom; `at` is 0 to keep the top, 1 the bottom.

    Gives where the whole picture lies.
    """
    size = QSizeF(aspect, 1.0).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    size *= 1 + 2 * trim
    whole = QRectF(QPointF(box.center().x() - size.width() / 2, 0), size)
    whole.moveTop(box.top() - (size.height() - box.height()) * min(1 - trim, max(trim, at)))
    image: QImage = layer(kind, key, round(size.width() * scribe.sharpness), picture_of(scribe.light))
    scribe.p.drawImage(whole, image)
    return whole


def ground(scribe: Scribe, box: QRectF, colour: str, high: float = 60.0) -> None:
    """What the stones stand on."""
    y = box.bottom() - high
    edge = QPainterPath(QPointF(box.left() - 4, y + 14))
    middle = box.center().x()
    edge.cubicTo(box.left() + 130, y - 6, box.left() + 250, y + 8, middle, y + 2)
    edge.cubicTo(box.right() - 190, y - 6, box.right() - 90, y + 12, box.right() + 4, y)
    edge.lineTo(box.right() + 4, box.bottom() + 4)
    edge.lineTo(box.left() - 4, box.bottom() + 4)
    edge.closeSubpath()
    scribe.p.setBrush(scribe.lit(colour))
    scribe.p.setPen(QPen(scribe.lit(INK), 1.5))
    scribe.p.drawPath(edge)


def banner(scribe: Scribe, x: float, y: float, wide: float, high: float, colour: str, unrolled: float) -> None:
    """A banner whose rod's middle is at x, y, as far unrolled as it is."""
    if unrolled <= 0:
        return
    size = round(max(wide / _BANNER.width(), high) * scribe.sharpness)
    image = layer("emblem", f"banner:{colour}", size, picture_of(scribe.light))
    part = QRectF(_BANNER.x(), 0, _BANNER.width(), _BANNER.y() + _BANNER.height() * unrolled)
    source = QRectF(part.x() * size, 0, part.width() * size, part.height() * size)
    scribe.p.drawImage(QRectF(x - wide / 2, y, wide, high * unrolled), image, source)


def pennant(scribe: Scribe, x: float, y: float, size: float, colour: str) -> None:
    """A flag whose pole stands at x, y."""
    image = layer("emblem", f"pennant:{colour}", round(size * scribe.sharpness), picture_of(scribe.light))
    scribe.p.drawImage(QRectF(x - size * _POLE.x(), y - size * _POLE.y(), size, size), image)


def garlands(scribe: Scribe, box: QRectF, colours: Sequence[str]) -> None:
    """Two ropes of pennants along the upper edge, from side to side."""
    middle = QPointF(box.center().x(), box.top() + 12)
    garland(scribe, QPointF(box.left() - 4, box.top() + 10), middle, 24, colours)
    garland(scribe, middle, QPointF(box.right() + 4, box.top() + 8), 24, colours)


def garland(scribe: Scribe, a: QPointF, b: QPointF, sag: float, colours: Sequence[str]) -> None:
    """A rope of small pennants in the players' colours."""

    def point(t: float) -> QPointF:
        return a + (b - a) * t + QPointF(0, 4 * sag * t * (1 - t))

    rope = QPainterPath(point(0))
    for k in range(1, 31):
        rope.lineTo(point(k / 30))
    n = max(3, round(math.hypot(b.x() - a.x(), b.y() - a.y()) / 19))
    ink = scribe.lit(INK)
    for k in range(n):
        left, right = point((k + 0.18) / n), point((k + 0.82) / n)
        flag = QPolygonF([left, right, (left + right) / 2 + QPointF(0, 15)])
        scribe.p.setBrush(scribe.lit(LIVERIES[colours[k % len(colours)]].colour))
        scribe.p.setPen(QPen(ink, 1.1))
        scribe.p.drawPolygon(flag)
    scribe.p.setBrush(Qt.BrushStyle.NoBrush)
    scribe.p.setPen(QPen(ink, 1.3))
    scribe.p.drawPath(rope)


def falling_gold(scribe: Scribe, box: QRectF, count: int = 40) -> None:
    """Leaves of gold in the air, always at the same places."""
    scribe.p.setPen(QPen(scribe.lit(_GOLD_EDGE), 0.7))
    for k in range(count):
        x = box.x() + box.width() * _scattered(k, 1)
        y = box.y() + box.height() * _scattered(k, 2)
        turn, r = 2 * math.pi * _scattered(k, 3), 2.2 + 1.4 * _scattered(k, 4)
        corners = [(r * 1.7, turn), (r, turn + 1.6), (-r * 1.7, turn), (r, turn - 1.6)]
        leaf = QPolygonF([QPointF(x + far * math.cos(at), y + far * math.sin(at)) for far, at in corners])
        scribe.p.setBrush(scribe.lit(QColor(ORP if k % 3 else _PALE_GOLD)))
        scribe.p.drawPolygon(leaf)


def _scattered(k: int, n: int) -> float:
    """A share from 0 to 1 that looks like chance and is always the same."""
    return math.modf(math.sin(k * 12.9898 + n * 78.233 + 4.0) * 43758.5453)[0] % 1.0
