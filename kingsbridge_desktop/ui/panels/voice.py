"""What a character has just said, below the plates, with its portrait; it has its room for the whole game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from kingsbridge_desktop.ui.theme import Colours, table_font

LINES = 3
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
SMALLEST = 0.75  # of the usual letters, for a long sentence in a narrow side


class Voice(QLabel):
    """One remark at a time; a label, for that is what a screen reader makes of it, but painted by itself."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("voice")
        self.colours = colours
        self.words = ""
        self.portrait = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, words: str, portrait: QPixmap) -> None:
        """Shows a remark until the next one."""
        self.words, self.portrait = words, portrait
        self.setAccessibleName(self.words)
        self.setToolTip(self.words)
        self.update()

    def hush(self) -> None:
        """Nobody says anything."""
        self.say("", QPixmap())

    def sizeHint(self) -> QSize:
        return QSize(200, round(LINES * QFontMetricsF(table_font(self.font().pointSizeF())).lineSpacing()) + 10)

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.words:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(self.colours.line, 1.0))
        painter.setBrush(self.colours.panel)
        painter.drawRoundedRect(box, 6, 6)
        side = min(box.height() - 6, self.font().pointSizeF() * 3.6)
        place = QRectF(box.left() + 5, box.center().y() - side / 2, side, side)
        painter.drawPixmap(place, self.portrait, QRectF(self.portrait.rect()))
        room = QRectF(place.right() + 8, box.top() + 2, box.right() - place.right() - 14, box.height() - 4)
        size = usual = self.font().pointSizeF()
        while size > usual * SMALLEST and self._height(size, room) > room.height():
            size -= 0.25
        painter.setFont(table_font(size, italic=True))
        painter.setPen(self.colours.text)
        painter.drawText(room, WRAPPED, self.words)

    def _height(self, size: float, room: QRectF) -> float:
        metrics = QFontMetricsF(table_font(size, italic=True))
        return metrics.boundingRect(QRectF(0, 0, room.width(), 10_000), WRAPPED, self.words).height()
