"""The ribbon over the board that tells what is seen: a heading, a few words, whose shield."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.theme import Colours, mix, table_font

EM = 1.12  # of the usual letters
LINE = 1.12  # of the height of its letters
TAIL, SHORT_TAIL = 14.0, 5.0  # pixels of a folded end, in a narrow place the lower one
NARROW = 320  # pixels
SMALLER = (1.0, 0.9, 0.8, 0.7)  # letters that keep long words in one line, where there is little room
SMALLEST = (*SMALLER, 0.66)  # 11 pixels: letters that keep it in a place where it covers nothing
LITTLE_SMALLER = SMALLER[:2]  # letters that keep a line in the room where it hides nothing
SHARES = (0.55, 0.62, 0.7, 0.8)  # of a whole line that the longer one of two takes
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
        self._at, self._room = QPointF(), 0.0
        self._free: Sequence[QRectF] = ()
        self._part = 1.0  # of the usual letters
        self._line = 0.0  # how high a line is
        self._tail = TAIL
        self.hide()

    def tell(
        self,
        heading: str,
        words: str,
        shield: QPixmap | None,
        at: QPointF,
        room: float,
        free: Sequence[QRectF] = (),
    ) -> None:
        """A caption whose upper edge has its middle at a point of the parent, as far as it fits in there.

        `heading` is written before the words as it is, with its colon if it has one.

        `room` is how wide it is at best: its letters are a little smaller where that is enough. In the first of the
        places that are `free` and have room for it, it covers nothing.
        """
        self.heading, self.words, self._shield = heading, words, shield or QPixmap()
        self.setAccessibleName(f"{heading} {words}".strip())
        self._at, self._room, self._free = at, room, free
        self.place()
        self.show()
        self.raise_()
        self.update()

    def relight(self, colours: Colours, shield: QPixmap | None) -> None:
        """The same caption in another light."""
        self.colours, self._shield = colours, shield or QPixmap()
        self.update()

    def place(self, at: QPointF | None = None, room: float | None = None, free: Sequence[QRectF] | None = None) -> None:
        """Takes the room that its words need."""
        parent = self.parentWidget()
        if parent is None:
            return
        self._at = at if at is not None else self._at
        self._room = room if room is not None else self._room
        self._free = free if free is not None else self._free
        if self._fits_freely():
            return
        widest = parent.width() - 2.0 * EDGE
        width = min(widest, self._set_words(widest))
        height = self.height_of(len(self._lines))
        middle = self._at.x()
        if len(self._lines) > 1 and width < self._room < widest:
            middle -= (self._room - width) / 2  # of two lines the lower one begins where the room does
        x = max(EDGE, min(round(middle - width / 2), parent.width() - round(width) - EDGE))
        y = max(2, min(round(self._at.y()), parent.height() - height - 2))
        self.setGeometry(x, y, round(width), height)

    def _fits_freely(self) -> bool:
        """Whether it lies where it covers nothing now."""
        for box in self._free:
            self._tail = SHORT_TAIL if box.width() < NARROW else TAIL
            for part in SMALLEST:
                width = self._wrap(part, box.width())
                height = self.height_of(len(self._lines))
                if width <= box.width() and height <= box.height():
                    taken = QRectF(0, 0, width, height)
                    taken.moveCenter(box.center())
                    self.setGeometry(taken.toRect())
                    return True
        self._tail = TAIL
        return False

    def height_of(self, lines: int) -> int:
        """How high so many lines are, in letters as large as they are now."""
        return round((lines * LINE + 0.6) * self._metrics()[1].height())

    def _set_words(self, widest: float) -> float:
        """Breaks the words into lines and gives their width: one line in the room, two in it, else as few as can be."""
        for part in LITTLE_SMALLER:
            width = self._wrap(part, min(self._room, widest))
            if len(self._lines) == 1:
                return width
        if self._room < widest:
            for share in SHARES:
                width = self._wrap(1.0, self._wrap(1.0, float("inf")) * share)
                if len(self._lines) == 2 and width <= self._room:
                    return width
        for part in SMALLER:
            width = self._wrap(part, widest)
            if len(self._lines) == 1:
                break
        return width

    def _wrap(self, part: float, most: float) -> float:
        """Lines of letters of that size no wider than `most`, as far as single words allow; how wide that is."""
        self._part = part
        bold, plain = self._metrics()
        shield = plain.height() * 1.5 if self._has_shield else 0.0
        head = bold.horizontalAdvance(self.heading) + plain.height() * 0.4 if self.heading else 0.0
        around = shield + 4 * self._tail + 8
        self._line = plain.height() * LINE
        self._lines = self._wrapped(plain, head, most - around)
        widths = [
            plain.horizontalAdvance(line) + (head if number == 0 else 0.0) for number, line in enumerate(self._lines)
        ]
        return max(widths) + around

    @property
    def _has_shield(self) -> bool:
        """In a narrow place the words have its room."""
        return not self._shield.isNull() and self._tail == TAIL

    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        points = self.font().pointSizeF() * EM * self._part
        return QFontMetricsF(table_font(points, bold=True)), QFontMetricsF(table_font(points))

    def _wrapped(self, metrics: QFontMetricsF, head: float, most: float) -> list[str]:
        """The words in lines; the first one has the heading in it."""
        lines, line = list[str](), ""
        words = counted(self.words).split(" ")
        if head and head + metrics.horizontalAdvance(words[0]) > most:
            lines.append("")  # the heading has the first line for itself
        for word in words:
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
        box = QRectF(self.rect()).adjusted(self._tail, 1.5, -self._tail, -4.5)
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(mix(self.colours.raised, self.colours.line, 0.6))
        for edge, way in ((box.left(), -1), (box.right(), 1)):
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(edge - way * 8, box.top() + 4),
                        QPointF(edge + way * (self._tail - 2), box.top() + 4),
                        QPointF(edge + way * (self._tail * 0.43), box.center().y() + 2),
                        QPointF(edge + way * (self._tail - 2), box.bottom() + 3),
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
        left, top = box.left() + self._tail, box.center().y() - len(self._lines) * self._line / 2
        if self._has_shield:
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
                painter.drawText(QRectF(x, y, 10, self._line), middle, self.heading)
                x += bold.horizontalAdvance(self.heading) + plain.height() * 0.4
            painter.setFont(table_font(points))
            painter.setPen(self.colours.text)
            painter.drawText(QRectF(x, y, 10, self._line), middle, line)
