"""Parts of a page: each is a widget of its own that says how high it must be and paints itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.book.ledger import Ledger
from kingsbridge_desktop.ui.book.scribe import HEADING, LEFT, MIDDLE, PITCH, REGULAR, SENTENCE, Scribe, broken
from kingsbridge_desktop.ui.style.colours import INKS


class Block(QWidget):
    """A part of a page. It is painted in logical pixels; `grows` is its share of the height that is left over."""

    grows = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.factor = 1.0  # real pixels of the widget to a logical one
        self.light: Theme = "day"

    def dress(self, light: Theme, factor: float) -> None:
        """The light and scale of the page; the book calls this."""
        if (light, factor) != (self.light, self.factor):
            self.light, self.factor = light, factor
            self.update()

    def least(self, width: float) -> float:
        """How high it must be at least in that width, in logical pixels."""
        raise NotImplementedError

    def least_on_screen(self, width: float, left: float, factor: float) -> float:
        """The same where so much of the first screen is left for it; a picture gives way rather than being cut.

        `factor` are the pixels to a logical one that the block is about to get.
        """
        return self.least(width)

    def uncut(self, width: float, left: float) -> float:
        """How much of so much room can be used without cutting a line, where not all of it is seen at once."""
        return left

    def heads(self) -> float:
        """How high its heads are, which stay to be seen where its lines are scrolled; 0: it has none."""
        return 0.0

    def rest(self, at: float) -> float:
        """How much of a line that begins above this height lies below it."""
        return 0.0

    def paint_heads(self, scribe: Scribe, box: QRectF) -> None:
        """Draws these alone, as they stand in the whole."""

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """Draws it into a box of logical pixels that begins at 0, 0."""
        raise NotImplementedError

    def room(self) -> QRectF:
        """Its own box in logical pixels."""
        return QRectF(0, 0, self.width() / self.factor, self.height() / self.factor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.scale(self.factor, self.factor)
        try:
            self.paint(Scribe(painter, self.light), self.room())
            if self.hasFocus():
                ring(painter, self.room(), self.light)
        finally:
            painter.end()  # a widget must not be left under a painter that is still at work

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def ring(painter: QPainter, box: QRectF, light: Theme) -> None:
    """Where the keyboard is."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INKS[light].ring if light != "candle" else "#14304E"), 2.4))
    painter.drawRoundedRect(box.adjusted(1.4, 1.4, -1.4, -1.4), 4, 4)


def goal_of(key: int, at: int | None, last: int, back: Qt.Key, on: Qt.Key) -> int | None:
    """Where a key leads among things in a row, of which `at` is marked; None for any other key, or in an empty row."""
    now = -1 if at is None else at
    goals = {back: max(0, now - 1), on: min(last, now + 1), Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
    return next((goal for one, goal in goals.items() if key == one and last >= 0), None)


class Gap(Block):
    """Empty paper."""

    def __init__(self, high: float, grows: float = 0.0) -> None:
        super().__init__()
        self._high, self.grows = high, grows

    def least(self, width: float) -> float:
        return self._high

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """Nothing is written here."""


class Words(Block):
    """A sentence or more."""

    def __init__(
        self,
        words: str,
        px: float = SENTENCE,
        weight: QFont.Weight = REGULAR,
        *,
        italic: bool = False,
        quiet: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        super().__init__()
        self._words, self._px, self._weight, self._italic, self._quiet = words, px, weight, italic, quiet
        self._align = align
        self.setAccessibleName(words)

    def least(self, width: float) -> float:
        lines = broken(self._words, self._px, width, self._weight, italic=self._italic)
        return len(lines) * self._px * PITCH + 4

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        ink = scribe.tints.quiet if self._quiet else scribe.tints.text
        x = box.width() / 2 if self._align == MIDDLE else 0.0
        scribe.block(
            x,
            self._px,
            self._words,
            self._px,
            box.width(),
            0,
            self._weight,
            italic=self._italic,
            colour=ink,
            align=self._align,
        )


class Heading(Block):
    """A heading over its rule, with a note beside it where there is room."""

    def __init__(self, words: str, note: str = "") -> None:
        super().__init__()
        self._words, self._note = words, note
        self.setAccessibleName(f"{words}: {note}" if note else words)

    def least(self, width: float) -> float:
        return HEADING + 11

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        scribe.heading(0, HEADING - 2, self._words, box.width(), note=self._note)


class Figures(Block):
    """A ledger on a page."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self.ledger = ledger
        self.setAccessibleName(ledger.told())

    def least(self, width: float) -> float:
        return self.ledger.height(width)

    def uncut(self, width: float, left: float) -> float:
        return self.ledger.uncut(width, left)

    def heads(self) -> float:
        return self.ledger.head_height(self.room().width())

    def rest(self, at: float) -> float:
        return self.ledger.rest(self.room().width(), at)

    def paint_heads(self, scribe: Scribe, box: QRectF) -> None:
        self.ledger.paint_heads(scribe, box)

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        self.ledger.paint(scribe, box)


class Drawing(Block):
    """Anything that a function draws, with a sentence for those who do not see it."""

    def __init__(self, draw: Callable[[Scribe, QRectF], None], least: float, sentence: str, grows: float = 0.0) -> None:
        super().__init__()
        self._draw, self._least, self.grows = draw, least, grows
        self.setAccessibleName(sentence)

    def least(self, width: float) -> float:
        return self._least

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        self._draw(scribe, box)
