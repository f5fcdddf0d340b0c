"""A list of slips: a number, a picture, a few words, and what it changed for who reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QToolButton, QWidget

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.theme import Colours, fitted_font, mix, table_font
from kingsbridge_desktop.ui.words import as_tip

EDGE = 9  # pixels inside its border
SHARES = 1.0, 0.95, 0.9, 0.85, 0.8  # of the usual letters, that give more slips room
GAP = 2  # between slips
LEAST_POINTS = 6.0  # no smaller letters, however low the window
PICTURE = 2.6  # of the size of its letters
ROW_EDGE = 3.0  # pixels above and below words
TALLEST = 2000.0  # pixels: room for any number of lines
MOST_CHANGES = 2
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class Slip(NamedTuple):
    """What one slip shows; `mine` are pictures and words of what changed for who reads.

    Where there is no room for all, what has the lowest `rank` is left out.
    """

    words: str
    picture: QPixmap | None
    mine: Sequence[tuple[QPixmap, str]]
    rank: int = 0


class SlipButton(QAbstractButton):
    """One slip, to be pointed at and pressed.

    Signals:
        pointed: the pointer or the keyboard is there (True), or not any more (False).
    """

    pointed = Signal(bool)

    def __init__(self, number: int, slip: Slip, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.slip, self._number, self._colours = slip, 0, colours
        self.share = 1.0  # of the usual letters, in which it is written
        self.setObjectName(f"recap_slip_{number}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(as_tip(slip.words))
        self.count(number)

    def count(self, number: int) -> None:
        """Gives it its number among those that are seen."""
        if number == self._number:
            return
        self._number = number
        told = ", ".join(words for _, words in self.slip.mine)
        self.setAccessibleName(f"{number}. {self.slip.words}{f' ({told})' if told else ''}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, self.height_for(100))

    def height_for(self, width: int, share: float = 1.0) -> int:
        """How high it must be for its words to stand whole, in so much of the usual letters."""
        letters = QFontMetricsF(table_font(self.font().pointSizeF() * share))
        room = self._room_for_words(QRectF(0, 0, width, TALLEST))
        words = letters.boundingRect(room, WRAPPED, counted(self.slip.words)).height()
        mine = len(self.slip.mine[:MOST_CHANGES]) * self._mine_high()
        picture = self._side() if self.slip.picture is not None else 0.0
        return round(max(words, mine, picture) + 2 * ROW_EDGE) + 2

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed.emit(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(False)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, painter = self._colours, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(colours.accent if self.hasFocus() else colours.gold, 1.6))
            painter.setBrush(mix(colours.raised, colours.gold, 0.22))
            painter.drawRoundedRect(box, 5, 5)
        unit, side = self.font().pointSizeF(), self._side()
        at = QPointF(box.left() + 2 + side, max(box.top() + unit * 0.8, box.center().y() - side / 2 + unit * 0.3))
        if self.slip.picture is not None:
            picture = QRectF(box.left() + 4, box.center().y() - side / 2, side, side)
            painter.drawPixmap(picture, self.slip.picture, QRectF(self.slip.picture.rect()))
        else:
            at = QPointF(box.left() + 4 + side / 2, box.center().y())
        self._paint_number(painter, at, unit)
        self._paint_mine(painter, box, unit)
        self._paint_words(painter, self.room_for_words())

    def _side(self) -> float:
        """Of the picture; a number alone stands in the same room, so that all words begin below each other."""
        return self.font().pointSizeF() * PICTURE

    def _mine_high(self) -> float:
        return self.font().pointSizeF() * 1.6

    def _wide_mine(self) -> float:
        """How wide it is what changed for who reads."""
        unit = self.font().pointSizeF()
        metrics = QFontMetricsF(table_font(unit * 0.95, bold=True))
        mine = self.slip.mine[:MOST_CHANGES]
        return max((unit * 1.5 + 3 + metrics.horizontalAdvance(words) for _, words in mine), default=0.0)

    def room_for_words(self) -> QRectF:
        """Between picture and what changed."""
        return self._room_for_words(QRectF(self.rect()))

    def _room_for_words(self, whole: QRectF) -> QRectF:
        box = whole.adjusted(1, 1, -1, -1)
        x = box.left() + 4 + self._side() + self.font().pointSizeF() * 0.9
        return QRectF(x, box.top(), box.right() - 8 - self._wide_mine() - x, box.height())

    def _paint_number(self, painter: QPainter, at: QPointF, unit: float) -> None:
        side = unit * 1.3
        circle = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        painter.setPen(QPen(self._colours.text, 1.2))
        painter.setBrush(self._colours.raised)
        painter.drawEllipse(circle)
        painter.setFont(table_font(unit * 0.8, bold=True))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _paint_mine(self, painter: QPainter, box: QRectF, unit: float) -> None:
        """What it changed for who reads, at the right end, at most two."""
        painter.setFont(table_font(unit * 0.95, bold=True))
        right, side = box.right() - 4, unit * 1.5
        shown = self.slip.mine[:MOST_CHANGES]
        wide = self._wide_mine()
        high = self._mine_high()
        top = box.center().y() - high * len(shown) / 2
        for row, (picture, words) in enumerate(shown):
            y = top + row * high
            painter.drawPixmap(QRectF(right - wide, y, side, side), picture, QRectF(picture.rect()))
            painter.setPen(self._colours.warning if words.startswith("−") else self._colours.text)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            painter.drawText(QRectF(right - wide + side + 3, y, 10, side), flags, words)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Whole; in smaller letters where there is too little room."""
        painter.setFont(self._fitting(box))
        painter.setPen(self._colours.text)
        painter.drawText(box, WRAPPED, counted(self.slip.words))

    def _fitting(self, box: QRectF) -> QFont:
        points = self.font().pointSizeF() * self.share
        while points > LEAST_POINTS and not _fits(counted(self.slip.words), box, QFontMetricsF(table_font(points))):
            points -= 0.5
        return table_font(points)


def _fits(words: str, box: QRectF, metrics: QFontMetricsF) -> bool:
    needed = metrics.boundingRect(box, WRAPPED, words)
    return needed.height() <= box.height() and needed.width() <= box.width()


class NewsPanel(QFrame):
    """A heading with a way to the log and one to close it, and slips below each other.

    Signals:
        pointed: the number of the slip that is pointed at, from 0; -1: none.
        visited: a slip was pressed; its number.
        more_wanted: what has no slip is to be read.
        closed: it is not wanted any more.
        fitted: other slips have room than before.
    """

    pointed = Signal(int)
    visited = Signal(int)
    more_wanted = Signal()
    closed = Signal()
    fitted = Signal()

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.setObjectName("recap")
        self.setProperty("paper", True)
        self._more = 0
        self.seen: tuple[int, ...] = ()  # slips that have room, in their order
        self.slips: list[SlipButton] = []
        self._title, self._nothing = QLabel(self), QLabel(self)  # a sheet of style of its own is dear to lay: it stays
        self._title.setObjectName("recap_title")
        self._nothing.setWordWrap(True)
        self._rest, self._close = self._small("recap_more"), self._small("recap_close")
        self._close.setText("×")
        self._rest.clicked.connect(lambda: self.more_wanted.emit())
        self._close.clicked.connect(lambda: self.closed.emit())
        self.hide()

    def _small(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def tell(self, slips: Sequence[Slip], more: int) -> None:
        """These slips, as many as fit; `more` and those that do not are counted beside the heading."""
        self._more = more
        self._title.setText(self.tr("Since your last turn"))
        self.setAccessibleName(self._title.text())
        colour = f"color: {self.colours.warning.name()}"
        if self._title.styleSheet() != colour:
            self._title.setStyleSheet(colour)
        for part in (self._rest, self._close, self._nothing):
            part.setFont(self.font())
        self._close.setToolTip(self.tr("Fold it (R or Esc)"))
        self._close.setAccessibleName(self._close.toolTip())
        for button in self.slips:
            button.hide()
            button.deleteLater()
        self.slips = []
        for number, slip in enumerate(slips):
            button = SlipButton(number + 1, slip, self.colours, self)
            button.setFont(self.font())
            button.clicked.connect(lambda _=False, number=number: self.visited.emit(number))
            button.pointed.connect(lambda on, number=number: self.pointed.emit(number if on else -1))
            self.slips.append(button)
        self._nothing.setText("" if slips else self.tr("Nothing has happened yet."))
        self._nothing.setVisible(not slips)
        self._lay()

    def parts(self) -> list[QWidget]:
        """What is read of it, part by part."""
        return [part for part in (self._title, self._nothing, *self.slips) if part.isVisible()]

    def height_in(self, room: QSize) -> int:
        """What as many slips need as have room there, at least one and at most all of what there is."""
        heights = self._heights(room)[1].values() if self.slips else [self._height_of_nothing(room)]
        return min(self._sum(heights), room.height())

    def least_height(self, width: int) -> int:
        """What the lowest of the slips needs, in letters that are read: less of it tells nothing."""
        if not self.slips:
            return self._sum([self._height_of_nothing(QSize(width, 0))])
        return self._sum([min(slip.height_for(width - 2 * EDGE, SHARES[-1]) for slip in self.slips)])

    def _height_of_nothing(self, room: QSize) -> int:
        return self._nothing.heightForWidth(max(1, room.width() - 2 * EDGE))

    def _heights(self, room: QSize) -> tuple[float, dict[int, int]]:
        """By number of as many slips as have room, in letters as large as it allows, all of one size; at least one."""
        found: tuple[float, dict[int, int]] = 1.0, {}
        for share in SHARES:
            heights = {
                number: slip.height_for(room.width() - 2 * EDGE, share) for number, slip in enumerate(self.slips)
            }
            while len(heights) > 1 and self._sum(heights.values()) > room.height():
                del heights[min(heights, key=lambda number: (self.slips[number].slip.rank, -number))]
            if len(heights) > len(found[1]):
                found = share, heights
        return found

    def _sum(self, heights: Iterable[int]) -> int:
        return 2 * EDGE + self._head() + sum(GAP + height for height in heights)

    def _head(self) -> int:
        title = QFontMetricsF(table_font(self.font().pointSizeF(), bold=True)).height()
        return max(round(title) + 4, self._close.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        """Heading above, as many slips as have room below it, at least one."""
        room = self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        share, heights = self._heights(self.size())
        before, self.seen = self.seen, tuple(heights)
        self._lay_head(QRect(room.left(), room.top(), room.width(), self._head()))
        y = room.top() + self._head() + GAP
        if not self.slips:
            self._nothing.setGeometry(room.left(), y, room.width(), self._height_of_nothing(self.size()))
            return
        for number, slip in enumerate(self.slips):
            slip.setVisible(number in heights)
            slip.share = share
        for count, (number, high) in enumerate(heights.items(), 1):
            self.slips[number].count(count)
            self.slips[number].setGeometry(room.left(), y, room.width(), max(1, min(high, room.bottom() + 1 - y)))
            y += high + GAP
        if self.seen != before:
            self.fitted.emit()

    def _lay_head(self, line: QRect) -> None:
        left = self._more + len(self.slips) - len(self.seen)
        self._rest.setVisible(left > 0)
        title = QFontMetricsF(table_font(self.font().pointSizeF(), bold=True)).horizontalAdvance(self._title.text())
        self._rest.setText(self.tr("and %n more", "", left))
        if title + self._rest.sizeHint().width() + self._close.sizeHint().width() + 6 > line.width():
            self._rest.setText(f"+{left}")  # the heading is not to become small for it
        self._rest.setToolTip(self.tr("and %n more: to the log", "", left))
        self._rest.setAccessibleName(self._rest.toolTip())
        right = line.right() + 1
        for button in (self._close, self._rest):
            if button is self._close or left > 0:
                size = button.sizeHint()
                right -= size.width()
                button.setGeometry(right, line.center().y() - size.height() // 2, size.width(), size.height())
        width = right - line.left()
        self._title.setFont(fitted_font(self._title.text(), self.font().pointSizeF(), width - 4, bold=True))
        self._title.setGeometry(line.left(), line.top(), width, line.height())
