"""The strip of slips: a number, a picture, a few words, and what it changed for who reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from kingsbridge_desktop.ui.panels.flow import clear_layout
from kingsbridge_desktop.ui.theme import Colours, mix, table_font
from kingsbridge_desktop.ui.words import as_tip

MARGIN = 6  # pixels beside the strip
COMFORTABLE = 0.9  # of the usual letters: slips are laid out for these
LEAST_POINTS = 6.0  # no smaller letters, however narrow the window
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
GAP = 4  # pixels between slips


class Slip(NamedTuple):
    """What one slip shows; `mine` are pictures and words of what changed for who reads."""

    words: str
    picture: QPixmap | None
    mine: Sequence[tuple[QPixmap, str]]


class SlipButton(QAbstractButton):
    """One slip, to be pointed at and pressed.

    Signals:
        pointed: the pointer or the keyboard is there (True), or not any more (False).
    """

    pointed = Signal(bool)

    def __init__(self, number: int, slip: Slip, colours: Colours) -> None:
        super().__init__()
        self.slip, self._number, self._colours = slip, number, colours
        self.setObjectName(f"recap_slip_{number}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        told = ", ".join(words for _, words in slip.mine)
        self.setAccessibleName(f"{number}. {slip.words}{f' ({told})' if told else ''}")
        self.setToolTip(as_tip(slip.words))

    def sizeHint(self) -> QSize:
        return QSize(100, 40)

    def needed(self, share: float = COMFORTABLE) -> int:
        """How wide it must be for its words to stand whole on two lines, in so much of the usual letters."""
        unit = self.font().pointSizeF()
        beside = self._wide_mine() + unit * (3.5 if self.slip.picture is not None else 1.5) + 14
        return round(_two_lines(self.slip.words, QFontMetricsF(table_font(unit * share))) + beside) + 2

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
        unit, side = self.font().pointSizeF(), self._side(box)
        x = box.left() + 4 + side
        if self.slip.picture is not None:
            at = QRectF(box.left() + 4, box.center().y() - side / 2, side, side)
            painter.drawPixmap(at, self.slip.picture, QRectF(self.slip.picture.rect()))
        self._paint_number(painter, QPointF(x - 2, box.top() + unit * 0.85), unit)
        self._paint_mine(painter, box, unit)
        self._paint_words(painter, self.room_for_words())

    def _side(self, box: QRectF) -> float:
        """Of the picture, or of the number alone."""
        unit = self.font().pointSizeF()
        return min(box.height() * 0.72, unit * 2.6) if self.slip.picture is not None else unit * 0.6

    def _wide_mine(self) -> float:
        """How wide it is what changed for who reads."""
        unit = self.font().pointSizeF()
        metrics = QFontMetricsF(table_font(unit * 0.95, bold=True))
        return max((unit * 1.5 + 3 + metrics.horizontalAdvance(words) for _, words in self.slip.mine[:2]), default=0.0)

    def room_for_words(self) -> QRectF:
        """Between picture and what changed."""
        box, unit = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.font().pointSizeF()
        x = box.left() + 4 + self._side(box) + unit * 0.9
        return QRectF(x, box.top(), box.right() - 8 - self._wide_mine() - x, box.height())

    def _paint_number(self, painter: QPainter, at: QPointF, unit: float) -> None:
        side = unit * 1.3
        circle = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        painter.setPen(QPen(self._colours.text, 1.2))
        painter.setBrush(self._colours.raised)
        painter.drawEllipse(circle)
        painter.setFont(table_font(unit * 0.78, bold=True))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _paint_mine(self, painter: QPainter, box: QRectF, unit: float) -> None:
        """What changed for who reads, at the right, at most two."""
        painter.setFont(table_font(unit * 0.95, bold=True))
        right, side = box.right() - 4, unit * 1.5
        shown = self.slip.mine[:2]
        wide = self._wide_mine()
        high = side * 1.05
        top = box.center().y() - high * len(shown) / 2
        for row, (picture, words) in enumerate(shown):
            y = top + row * high
            painter.drawPixmap(QRectF(right - wide, y, side, side), picture, QRectF(picture.rect()))
            painter.setPen(self._colours.warning if words.startswith("−") else self._colours.text)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            painter.drawText(QRectF(right - wide + side + 3, y, 10, side), flags, words)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Whole, on two lines where that is enough; in smaller letters where it is not."""
        painter.setFont(self._fitting(box))
        painter.setPen(self._colours.text)
        painter.drawText(box, WRAPPED, self.slip.words)

    def _fitting(self, box: QRectF) -> QFont:
        points = self.font().pointSizeF()
        while points > LEAST_POINTS and not _fits(self.slip.words, box, QFontMetricsF(table_font(points))):
            points -= 0.5
        return table_font(points)


def _fits(words: str, box: QRectF, metrics: QFontMetricsF) -> bool:
    needed = metrics.boundingRect(box, WRAPPED, words)
    return needed.height() <= box.height() and needed.width() <= box.width()


def _two_lines(words: str, metrics: QFontMetricsF) -> float:
    """The least width in which words stand on two lines, none of them broken."""
    parts = words.split()
    best = metrics.horizontalAdvance(words)
    for cut in range(1, len(parts)):
        lines = " ".join(parts[:cut]), " ".join(parts[cut:])
        best = min(best, max(metrics.horizontalAdvance(line) for line in lines))
    return best + 1


class Strip(QFrame):
    """Title, slips, what is left for the log, a way to close it.

    Signals:
        pointed: the number of the slip that is pointed at, from 0; -1: none.
        visited: a slip was pressed; its number.
        more_wanted: what has no slip is to be read.
        closed: it is not wanted any more.
    """

    pointed = Signal(int)
    visited = Signal(int)
    more_wanted = Signal()
    closed = Signal()

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.setObjectName("recap")
        self.setProperty("paper", True)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(10, 2, 4, 2)
        self._line.setSpacing(GAP)
        self._bottom = 0
        self._more = 0
        self.most = 0  # slips that have room
        self.slips: list[SlipButton] = []
        self._title = QLabel()  # a sheet of style of its own is dear to lay: it stays
        self._title.setObjectName("recap_title")
        self.hide()

    def tell(self, slips: Sequence[Slip], more: int) -> None:
        """These slips, as many as fit; `more` and those that do not are counted at the end."""
        clear_layout(self._line, but=self._title)
        self._more = more
        self._title.setText(self.tr("Since your\nlast turn"))
        colour = f"color: {self.colours.warning.name()}"
        if self._title.styleSheet() != colour:
            self._title.setStyleSheet(colour)  # which takes its letters away
        self._title.setFont(table_font(self.font().pointSizeF(), bold=True))
        self._line.addWidget(self._title)
        self.slips = []
        for number, slip in enumerate(slips):
            button = SlipButton(number + 1, slip, self.colours)
            button.setFont(self.font())
            button.clicked.connect(lambda _=False, number=number: self.visited.emit(number))
            button.pointed.connect(lambda on, number=number: self.pointed.emit(number if on else -1))
            self._line.addWidget(button, button.needed())
            self.slips.append(button)
        if not slips:
            self._line.addWidget(QLabel(self.tr("Nothing has happened yet.")), 1)
        self._rest = self._small("", "recap_more")
        self._rest.clicked.connect(lambda: self.more_wanted.emit())
        close = self._close = self._small("×", "recap_close")
        close.setToolTip(self.tr("Fold it (R or Esc)"))
        close.clicked.connect(lambda: self.closed.emit())
        self._fit()

    def _small(self, words: str, name: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setFont(self.font())
        button.setFlat(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._line.addWidget(button)
        return button

    def place(self, bottom: int) -> None:
        """Takes the width of the board above a line."""
        parent = self.parentWidget()
        if parent is not None:
            self._bottom = bottom
            height = round(self.font().pointSizeF() * 5.0)
            self.setGeometry(MARGIN, max(0, bottom - height - 2), parent.width() - 2 * MARGIN, height)
            self._fit()

    def _fit(self) -> None:
        """As many slips as have room for their words, at least one."""
        if not self.slips:
            return
        around = (self._title, self._rest, self._close)
        self._rest.setText("+99")  # room for any number
        margins = self._line.contentsMargins()
        room = self.width() - margins.left() - margins.right() - sum(one.sizeHint().width() for one in around)
        most = len(self.slips)
        while most > 1 and sum(slip.needed() + GAP for slip in self.slips[:most]) > room - GAP * len(around):
            most -= 1
        self.most = most
        for number, slip in enumerate(self.slips):
            slip.setVisible(number < most)
            slip.setMinimumWidth(min(slip.needed(), self.width() // 2) if number < most else 0)
        left = self._more + max(0, len(self.slips) - most)
        self._rest.setVisible(left > 0)
        self._rest.setText(f"+{left}")
        self._rest.setToolTip(self.tr("and %n more: to the log", "", left))
        self._rest.setAccessibleName(self._rest.toolTip())


class Tab(QPushButton):
    """What is left of a folded strip, at the edge where it lay; a press opens it again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("recap_tab")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("paper", True)
        self.hide()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.setText(self.tr("Since your last turn"))
        self.setToolTip(self.tr("What the others did (R)"))

    def place(self, bottom: int) -> None:
        """At the left end of where the strip lay."""
        self.retranslate()
        size = self.sizeHint()
        self.setGeometry(MARGIN, bottom - size.height(), size.width(), size.height())
