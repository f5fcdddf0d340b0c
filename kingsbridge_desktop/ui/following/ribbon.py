"""The ribbon over the board that tells what is seen: a heading, a few words, whose shield."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.theme import Colours, mix, table_font

EM = 1.12  # of the usual letters
TAIL = 14.0  # pixels of a folded end
SMALLER = (1.0, 0.9, 0.8, 0.7)  # letters that keep long words in one line, where there is little room
EDGE = 8  # pixels kept to the border of the board


class Ribbon(QWidget):
    """One caption; clicks go through it to the board."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("ribbon")
        self.colours = colours
        self.heading, self.words = "", ""
        self._shield = QPixmap()
        self._lines: list[str] = []
        self._part = 1.0  # of the usual letters
        self.hide()

    def tell(self, heading: str, words: str, shield: QPixmap | None, at: QPointF, rooms: Sequence[QRectF] = ()) -> None:
        """A caption in the first of the rooms that has room for it.

        Else its upper edge has its middle at a point of the parent, as far as it fits in there.
        """
        self.heading, self.words, self._shield = heading, words, shield or QPixmap()
        self.setAccessibleName(f"{heading}: {words}" if heading else words)
        self.place(at, rooms)
        self.show()
        self.raise_()
        self.update()

    def place(self, at: QPointF, rooms: Sequence[QRectF] = ()) -> None:
        """Takes the room that its words need."""
        parent = self.parentWidget()
        if parent is None:
            return
        for room in rooms:
            for self._part in SMALLER:
                size = self._measure(room.width())
                if size.width() <= room.width() and size.height() <= room.height():
                    box = QRectF(QPointF(), size)
                    box.moveCenter(room.center())
                    self.setGeometry(box.toRect())
                    return
        most = parent.width() - 2 * EDGE
        for self._part in SMALLER:
            size = self._measure(most)
            if len(self._lines) == 1:
                break
        width, height = min(most, round(size.width())), round(size.height())
        x = max(EDGE, min(round(at.x() - width / 2), parent.width() - width - EDGE))
        y = max(2, min(round(at.y()), parent.height() - height - 2))
        self.setGeometry(x, y, width, height)

    def _measure(self, most: float) -> QSizeF:
        """Breaks the words into lines of at most such a width, if their letters allow that; gives what they need."""
        bold, plain = self._metrics()
        self._line, shield = plain.height() * 1.12, plain.height() * 1.5 if not self._shield.isNull() else 0.0
        head = bold.horizontalAdvance(f"{self.heading}:") + plain.height() * 0.4 if self.heading else 0.0
        self._lines = self._wrapped(plain, head, most - 4 * TAIL - 8 - shield)
        inner = max(
            plain.horizontalAdvance(line) + (head if number == 0 else 0.0) for number, line in enumerate(self._lines)
        )
        return QSizeF(inner + shield + 4 * TAIL + 8, len(self._lines) * self._line + plain.height() * 0.6)

    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        points = self.font().pointSizeF() * EM * self._part
        return QFontMetricsF(table_font(points, bold=True)), QFontMetricsF(table_font(points))

    def _wrapped(self, metrics: QFontMetricsF, head: float, most: float) -> list[str]:
        """The words in lines; the first one has the heading in it."""
        lines, line = list[str](), ""
        for word in self.words.split():
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) + (head if not lines else 0.0) > most:
                lines.append(line)
                longer = word
            line = longer
        return [*lines, line]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = mix(self.colours.text, self.colours.raised, 0.2)
        box = QRectF(self.rect()).adjusted(TAIL, 1.5, -TAIL, -4.5)
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(mix(self.colours.raised, self.colours.line, 0.6))
        for edge, way in ((box.left(), -1), (box.right(), 1)):
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(edge - way * 8, box.top() + 4),
                        QPointF(edge + way * (TAIL - 2), box.top() + 4),
                        QPointF(edge + way * (TAIL - 8), box.center().y() + 2),
                        QPointF(edge + way * (TAIL - 2), box.bottom() + 3),
                        QPointF(edge - way * 8, box.bottom() + 3),
                    ]
                )
            )
        painter.setPen(QPen(ink, 1.8))
        painter.setBrush(self.colours.raised)
        painter.drawRoundedRect(box, 3, 3)
        self._paint_words(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        bold, plain = self._metrics()
        points = self.font().pointSizeF() * EM * self._part
        left, top = box.left() + TAIL, box.center().y() - len(self._lines) * self._line / 2
        if not self._shield.isNull():
            side = plain.height() * 1.2
            painter.drawPixmap(
                QRectF(left - 4, box.center().y() - side / 2, side, side), self._shield, QRectF(self._shield.rect())
            )
            left += plain.height() * 1.5
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        for number, line in enumerate(self._lines):
            x, y = left, top + number * self._line
            if number == 0 and self.heading:
                painter.setFont(table_font(points, bold=True))
                painter.setPen(self.colours.warning)
                painter.drawText(QRectF(x, y, 10, self._line), middle, f"{self.heading}:")
                x += bold.horizontalAdvance(f"{self.heading}:") + plain.height() * 0.4
            painter.setFont(table_font(points))
            painter.setPen(self.colours.text)
            painter.drawText(QRectF(x, y, 10, self._line), middle, line)
