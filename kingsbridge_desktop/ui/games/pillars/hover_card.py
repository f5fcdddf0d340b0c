"""What is told about a thing under the pointer, on a slip of parchment: a card shown large, or words alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.theme import scene_font

_CARD = 280.0
_WORDS = 330.0  # width of the words beside a card
_ALONE = 470.0  # width of words without one
_EDGE = 28.0
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class HoverCard(QGraphicsItem):
    """Lies above everything; no click meets it."""

    def __init__(self, light: Theme) -> None:
        super().__init__()
        self.light: Theme = light
        self._picture: cache.Picture | None = None
        self._words: list[tuple[QFont, QRectF, str]] = []
        self._box = QRectF(0, 0, 10, 10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layout.HOVER_LAYER)
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def tell(self, picture: cache.Picture | None, title: str, lines: Sequence[str], beside: QRectF) -> None:
        """Shows a card with its words, or words alone, beside a box of the scene."""
        self.prepareGeometryChange()
        self._picture = picture
        left = _EDGE + (_CARD + 24 if picture is not None else 0)
        width = _WORDS if picture is not None else _ALONE
        y = _EDGE
        self._words = []
        fonts = [scene_font(35, bold=True)] + [scene_font(28)] * len(lines)
        for font, words in zip(fonts, (title, *lines), strict=True):
            used = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 2000), _WRAPPED.value, words)
            self._words.append((font, QRectF(left, y, width, used.height() + 4), words))
            y += used.height() + 12
        high = max(y + _EDGE - 12, _CARD * layout.CARD_SHAPE + 2 * 20 if picture is not None else 0)
        self._box = QRectF(0, 0, left + width + _EDGE, high)
        self.setPos(self._place(beside))
        self.update()
        self.show()

    def _place(self, beside: QRectF) -> QPointF:
        """Beside the thing, over a card of the strip, always inside the scene."""
        scene, size = layout.SCENE, self._box
        right = beside.center().x() > layout.BOARD.center().x()
        x = beside.left() - size.width() - 16 if right else beside.right() + 16
        y = beside.center().y() - size.height() / 2
        if beside.top() >= layout.STRIP - 12:
            x, y = beside.center().x() - size.width() / 2, beside.top() - size.height() - 14
        x = max(scene.left() + 8, min(x, scene.right() - size.width() - 8))
        return QPointF(x, max(8.0, min(y, scene.bottom() - size.height() - 8)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self.light)
        if self._picture is not None:
            paint_picture(painter, QRectF(20, 20, _CARD, _CARD * layout.CARD_SHAPE), self._picture, self.light)
        painter.setPen(QColor(ROOMS[self.light].text))
        for font, box, words in self._words:
            painter.setFont(font)
            painter.drawText(box, _WRAPPED, words)
