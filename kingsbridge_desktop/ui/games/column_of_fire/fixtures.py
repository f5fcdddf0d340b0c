"""What is laid over the board and no click meets: names, figures, rings, banners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.lettering import growth, put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme, lit
from kingsbridge_desktop.ui.board.cord import INK
from kingsbridge_desktop.ui.board.items import Ornament
from kingsbridge_desktop.ui.games.column_of_fire.layout import TEXT
from kingsbridge_desktop.ui.theme import scene_font

MOST_GROWTH = 1.5  # of letters on the map
MOST_TAG = 1.25  # of figures there: more would not lie beside a field of the wheel
BANNER_WIDTH = 900.0  # at most
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class Sign(Ornament):
    """An ornament that is painted a little over the edge of its box."""

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-6, -6, 6, 6)

    def lettered(self) -> QRectF:
        return self._box


class Ribbon(Sign):
    """A city's name on a ribbon of its own, as broad as the name needs."""

    def __init__(self, words: str, light: Theme) -> None:
        large = min(growth(), MOST_GROWTH)
        self._font = scene_font((TEXT - 1) * large, italic=True, bold=True)
        width = max(150.0, QFontMetricsF(self._font).horizontalAdvance(words) + 44)
        super().__init__(QRectF(-width / 2, 20 - 40 * large, width, 40 * large))
        self._words, self._light = words, light

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box, room = self._box, ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.text), 1.8))
        painter.setBrush(QColor(room.paper_edge))
        for left, inner, sign in ((box.left(), box.left() + 22, 1), (box.right(), box.right() - 22, -1)):
            tail = QPainterPath(QPointF(inner, box.top() + 6))
            tail.lineTo(left, box.top() + 6)
            tail.lineTo(left + 9 * sign, box.center().y() + 6)
            tail.lineTo(left, box.bottom() + 4)
            tail.lineTo(inner, box.bottom() + 4)
            painter.drawPath(tail)
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(box.adjusted(13, -2, -13, -4), 4, 4)
        painter.setFont(self._font)
        painter.setPen(QColor(room.text))
        put_words(painter, box.adjusted(13, -4, -13, -4), Qt.AlignmentFlag.AlignCenter, self._words)


class TagSign(Sign):
    """A short figure on a small coin of parchment."""

    def __init__(self, words: str, ground: str, light: Theme, *, ink: str = "#35281C") -> None:
        size = tag_size(words)
        super().__init__(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()))
        self._font = _tag_font()
        self._words, self._ground, self._ink = words, lit(ground, light), QColor(ink)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#35281C"), 2))
        painter.setBrush(self._ground)
        painter.drawRoundedRect(self._box, 18, 18)
        painter.setFont(self._font)
        painter.setPen(self._ink)
        put_words(painter, self._box, Qt.AlignmentFlag.AlignCenter, self._words)


def tag_size(words: str) -> QSizeF:
    """How much room a short figure takes."""
    font = _tag_font()
    width = QFontMetricsF(font).horizontalAdvance(words) + 16
    return QSizeF(max(40.0, width), 38.0 * min(growth(), MOST_TAG))


def _tag_font() -> QFont:
    return scene_font(TEXT * min(growth(), MOST_TAG), bold=True)


class RingSign(Sign):
    """A ring around a field, seen on every ground: its colour between light lines and lines of ink."""

    def __init__(self, radius: float, colour: str) -> None:
        super().__init__(QRectF(-radius, -radius, 2 * radius, 2 * radius))
        self._colour = QColor(colour)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, breadth in ((QColor(INK), 15), (QColor("#FBF3DF"), 9), (self._colour, 4)):
            painter.setPen(QPen(colour, breadth))
            painter.drawEllipse(self._box)


class BannerSign(Sign):
    """A banner that calls out what happens while it happens."""

    def __init__(self, words: str, light: Theme) -> None:
        super().__init__(banner_box(words))
        self._words, self._light = words, light

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        room = ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(lit("#D9A62E", self._light), 5))
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(self._box, 12, 12)
        painter.setFont(_banner_font())
        painter.setPen(QColor(room.text))
        put_words(painter, self._box.adjusted(30, 10, -30, -10), _WRAPPED, self._words)


def banner_box(words: str) -> QRectF:
    """How much room a banner takes around its middle."""
    used = QFontMetricsF(_banner_font()).boundingRect(QRectF(0, 0, BANNER_WIDTH - 60, 600), _WRAPPED, words)
    return QRectF(-used.width() / 2 - 34, -used.height() / 2 - 18, used.width() + 68, used.height() + 36)


def _banner_font() -> QFont:
    return scene_font(36 * min(growth(), MOST_GROWTH), bold=True)
