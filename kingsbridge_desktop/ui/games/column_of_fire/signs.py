"""What is laid over the board and no click meets: names, figures, rings, banners, and notes beside a place."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme, lit
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.layout import TEXT
from kingsbridge_desktop.ui.theme import scene_font

BANNER_WIDTH = 900.0  # at most
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class Sign(QGraphicsItem):
    """Something to look at that no click meets."""

    def __init__(self, box: QRectF) -> None:
        super().__init__()
        self._box = box
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-6, -6, 6, 6)

    def shape(self) -> QPainterPath:
        return QPainterPath()


class Ribbon(Sign):
    """A city's name on a ribbon of its own, as broad as the name needs."""

    def __init__(self, words: str, light: Theme) -> None:
        self._font = scene_font(TEXT - 1, italic=True, bold=True)
        width = max(150.0, QFontMetricsF(self._font).horizontalAdvance(words) + 44)
        super().__init__(QRectF(-width / 2, -20, width, 40))
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
        painter.drawText(box.adjusted(13, -4, -13, -4), Qt.AlignmentFlag.AlignCenter, self._words)


class TagSign(Sign):
    """A short figure on a small coin of parchment."""

    def __init__(self, words: str, ground: str, light: Theme, *, ink: str = "#35281C") -> None:
        self._font = scene_font(TEXT, bold=True)
        width = max(40.0, QFontMetricsF(self._font).horizontalAdvance(words) + 16)
        super().__init__(QRectF(-width / 2, -19, width, 38))
        self._words, self._ground, self._ink = words, lit(ground, light), QColor(ink)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#35281C"), 2))
        painter.setBrush(self._ground)
        painter.drawRoundedRect(self._box, 18, 18)
        painter.setFont(self._font)
        painter.setPen(self._ink)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self._words)


class RingSign(Sign):
    """A ring around a field."""

    def __init__(self, radius: float, colour: str) -> None:
        super().__init__(QRectF(-radius, -radius, 2 * radius, 2 * radius))
        self._colour = QColor(colour)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#FBF3DF"), 9))
        painter.drawEllipse(self._box)
        painter.setPen(QPen(self._colour, 5))
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
        painter.drawText(self._box.adjusted(30, 10, -30, -10), _WRAPPED, self._words)


def banner_box(words: str) -> QRectF:
    """How much room a banner takes around its middle."""
    used = QFontMetricsF(_banner_font()).boundingRect(QRectF(0, 0, BANNER_WIDTH - 60, 600), _WRAPPED, words)
    return QRectF(-used.width() / 2 - 34, -used.height() / 2 - 18, used.width() + 68, used.height() + 36)


def _banner_font() -> QFont:
    return scene_font(36, bold=True)


class Note(NamedTuple):
    """A heading, paragraphs, perhaps a card beside them."""

    title: str
    lines: tuple[str, ...] = ()
    card: cache.Picture | None = None


class NoteItem(QGraphicsItem):
    """The note itself; it never meets the pointer."""

    WIDTH = 440.0

    def __init__(self, light: Theme) -> None:
        super().__init__()
        self._light: Theme = light
        self._note = Note("")
        self._box = QRectF(0, 0, 10, 10)
        self.setZValue(layout.Layer.NOTE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, note: Note, light: Theme, beside: QRectF, spare: QRectF) -> None:
        """Lies beside a place, inside the scene, covering neither it nor what is to be seen with it (`spare`)."""
        self.prepareGeometryChange()
        self._note, self._light = note, light
        height = 40.0
        for words, size, bold in self._paragraphs():
            height += self._height(words, size, bold) + 8
        width = self.WIDTH
        if note.card is not None:
            width += layout.CARD[0] + 8
            height = max(height, layout.CARD[1] + 32)
        self._box = QRectF(0, 0, width, height)
        self.setPos(self._free_corner(beside, spare))
        self.show()
        self.update()

    def _free_corner(self, beside: QRectF, spare: QRectF) -> QPointF:
        w, h = self._box.width(), self._box.height()
        y = min(max(beside.center().y() - h / 2, 8), layout.HEIGHT - h - 8)
        x = min(max(beside.center().x() - w / 2, 8), layout.WIDTH - w - 8)
        corners = [
            QPointF(beside.right() + 16, y),
            QPointF(beside.left() - w - 16, y),
            QPointF(x, beside.top() - h - 16),
            QPointF(x, beside.bottom() + 16),
            QPointF(spare.left() - w - 16, min(y, layout.BOARD.bottom() - h)),
            QPointF(spare.right() + 16, min(y, layout.BOARD.bottom() - h)),
        ]
        if beside.center().y() > layout.BOARD.bottom():  # a display is wanted whole
            corners.insert(0, corners.pop(2))
            if spare.isValid():
                corners.insert(1, QPointF(min(x, spare.left() - w - 16), beside.top() - h - 16))
        scene = QRectF(0, 0, layout.WIDTH, layout.HEIGHT)
        inside = [corner for corner in corners if scene.contains(QRectF(corner, self._box.size()))]
        for corner in inside:
            if not QRectF(corner, self._box.size()).intersects(spare):
                return corner
        return inside[0] if inside else QPointF(x, 8)

    def _paragraphs(self) -> list[tuple[str, float, bool]]:
        return [(self._note.title, 32.0, True), *((line, layout.TEXT, False) for line in self._note.lines)]

    def _text_width(self) -> float:
        return self.WIDTH - 48

    def _height(self, words: str, size: float, bold: bool) -> float:
        metrics = QFontMetricsF(scene_font(size, bold=bold))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(QRectF(0, 0, self._text_width(), 2000), flags, words).height()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self._light)
        left = 24.0
        if self._note.card is not None:
            paint_picture(painter, QRectF(16, 16, *layout.CARD), self._note.card, self._light)
            left += layout.CARD[0] + 4
        painter.setPen(QColor(ROOMS[self._light].text))
        y = 20.0
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        for words, size, bold in self._paragraphs():
            painter.setFont(scene_font(size, bold=bold))
            height = self._height(words, size, bold)
            painter.drawText(QRectF(left, y, self._text_width(), height + 4), flags, words)
            y += height + 8
