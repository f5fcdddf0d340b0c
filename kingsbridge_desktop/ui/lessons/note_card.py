"""The note of a lesson: a rubric, a few sentences, and the way back and on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours, table_font

WIDTH = 28.0  # em
PORTRAIT = 38  # pixels from the middle of the portrait to its rim
INSIDE = 5.0  # from its edge to the portrait where nothing hangs over
OVERHANG = 16  # of the portrait over the corner
PAPER = OVERHANG, OVERHANG, -2, -2  # from its edges to those of the paper
FLUSH = 0.0, 0.0, -1.0, -1.0  # the same where it lies on something as large as itself
DOT = 4.5
AROUND = OVERHANG + 12, OVERHANG + 10, 14, 12  # pixels between its edges and what is in it
BESIDE_PORTRAIT, BELOW_PORTRAIT = 2 * PORTRAIT + 6, 2 * PORTRAIT - 18  # of the words; of the title in a narrow note
WORDS = 1.08  # of the usual letters
NARROW_WORDS = WORDS, 1.0, 0.92, 0.85  # that keep a note in a place where it covers nothing
LEAST_NARROW = 13.0  # em
ALL = 4  # dots and three buttons
WIDER = 24  # pixels, step by step, where the words need more


class Dots(QWidget):
    """How far the lesson has come: done, now, still to come."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours, self._count, self._at = colours, 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_at(self, at: int, count: int) -> None:
        """The note of the moment, and how many there are."""
        self._at, self._count = at, count
        self.setAccessibleName(self.tr("Note %d of %d") % (at + 1, count))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._count * 13 + 6), 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self._count):
            middle = QPointF(9 + 13 * number, self.height() / 2)
            painter.setPen(QPen(self.colours.text, 1.3))
            if number == self._at:
                painter.setBrush(self.colours.gold)
                reach = 6.5
                painter.drawPolygon(
                    QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))])
                )
            else:
                painter.setBrush(self.colours.text if number < self._at else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, DOT - 0.7, DOT - 0.7)


class NoteCard(QWidget):
    """A slip of parchment over the table.

    Signals:
        go_on_wanted, back_wanted, show_wanted, leave_wanted: its buttons and keys.
    """

    go_on_wanted = Signal()
    back_wanted = Signal()
    show_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, colours: Colours, patience: Patience, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._portrait = QPixmap()
        self.is_flush = False
        self.may_spare_back = False  # what leaves leads there as well: the button goes where there is little room
        self._title, self._text, self._answer = PlainLabel(), PlainLabel(), PlainLabel()
        for label in (self._title, self._text, self._answer):
            label.setWordWrap(True)
        self._title.setObjectName("note_title")
        self._text.setObjectName("note_text")
        self._answer.setObjectName("note_answer")
        self.dots = Dots(colours)
        self.back, self.show_me, self.go_on = (PressButton("", patience) for _ in range(3))
        for button, name, signal in (
            (self.back, "note_back", self.back_wanted),
            (self.show_me, "note_show_me", self.show_wanted),
            (self.go_on, "note_go_on", self.go_on_wanted),
        ):
            button.setObjectName(name)
            button.clicked.connect(signal)
        self.go_on.setProperty("primary", True)
        self.leave = QToolButton()
        self.leave.setObjectName("note_leave")
        self.leave.setText("×")
        self.leave.setAutoRaise(True)
        self.leave.clicked.connect(self.leave_wanted)
        self._build()
        self.hide()

    def _build(self) -> None:
        self._is_narrow, self._in_row = False, 0
        head = self._head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        words = self._words = QVBoxLayout()
        words.setSpacing(6)
        words.addLayout(head)
        words.addWidget(self._text)
        words.addWidget(self._answer)
        words.addStretch(1)
        self._rows = QHBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(*AROUND)
        column.setSpacing(14)
        column.addLayout(words, 1)
        lines = self._lines = QVBoxLayout()
        lines.setSpacing(6)
        for row in self._rows:
            row.setSpacing(6)
            row.addStretch(1)
            lines.addLayout(row)
        column.addLayout(lines)
        self._share_lines()

    def _share_lines(self) -> None:
        """In a narrow note the words lie below the portrait."""
        self._share_buttons(ALL if not self._is_narrow else 0)
        self._words.setContentsMargins(0 if self._is_narrow else BESIDE_PORTRAIT, 0, 0, 0)
        self._head.setContentsMargins(BELOW_PORTRAIT if self._is_narrow else 0, 0, 0, 0)
        self._title.setMinimumHeight(BELOW_PORTRAIT if self._is_narrow else 0)

    def _share_buttons(self, in_row: int) -> None:
        """So many parts of the way on stand in the upper row: dots and buttons, else the dots, else these with Back."""
        self._in_row, parts = in_row, (self.dots, self.back, self.show_me, self.go_on)
        upper, lower = self._rows
        for row in self._rows:
            for part in parts:
                row.removeWidget(part)
        upper.insertWidget(0, self.dots)
        for number, part in enumerate(parts[1:], 1):
            (upper if number < in_row else lower).addWidget(part)

    def _row_for(self, width: int) -> int:
        """How many of these the upper row has in a narrow note: all buttons stand beside each other if they can."""
        inner = width - AROUND[0] - AROUND[2]
        buttons = [one for one in (self.back, self.show_me, self.go_on) if not one.isHidden()]
        wide = sum(one.sizeHint().width() for one in buttons) + 6 * len(buttons)
        dots = 0 if self.dots.isHidden() else self.dots.sizeHint().width() + 6
        if dots + wide <= inner:
            return ALL
        return 1 if wide <= inner else 2

    def tell(self, title: str, text: str, portrait: QPixmap, answer: str = "", *, is_right: bool = False) -> None:
        """What the note says; `answer` is said to a try, in red unless that was right."""
        points = self.font().pointSizeF()
        self.leave.setFont(self.font())
        self._title.setFont(table_font(points * 1.28, bold=True))
        self._set_letters(WORDS)
        self._title.setStyleSheet(f"color: {self.colours.warning.name()}")
        self._text.setStyleSheet(f"color: {self.colours.text.name()}")
        ink = self.colours.text if is_right else self.colours.warning
        self._answer.setStyleSheet(f"color: {ink.name()}")
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._answer.setText(answer)
        self._answer.setVisible(bool(answer))
        self._portrait = portrait
        self.dots.colours = self.colours
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{text} {answer}".strip())
        self.go_on.setAccessibleDescription(f"{title}. {text} {answer}".strip())

    def _set_letters(self, share: float) -> None:
        points = self.font().pointSizeF() * share
        self._text.setFont(table_font(points))
        self._answer.setFont(table_font(points, italic=True))
        letters = QFont(self.font())
        letters.setPointSizeF(min(points, letters.pointSizeF()))
        for button in (self.back, self.show_me, self.go_on):
            button.setFont(letters)

    def name_buttons(self, go_on: str, show_me: str, *, can_go_back: bool) -> None:
        """What can be done with it."""
        self.back.setText(self.tr("Back"))
        self.back.setEnabled(can_go_back)
        self.show_me.setText(show_me)
        self.show_me.setVisible(bool(show_me))
        self.go_on.setText(go_on)
        self.leave.setToolTip(self.tr("Leave the lesson (Esc)"))
        self.leave.setAccessibleName(self.tr("Leave the lesson (Esc)"))

    def fit(self, room: QSize, aside: QSize, *, spare_back: bool = False) -> bool:
        """As wide as a note is, as high as its words need; whether it has room `aside`, where it covers nothing."""
        self.back.setVisible(not (spare_back and self.may_spare_back))
        has_room = self._find_size(room, aside)
        self._lay_anew()
        return has_room

    def _lay_anew(self) -> None:
        """Lays words and buttons as large as they are now: layouts keep what they were in other letters."""
        layout = self.layout()
        if layout is None:
            return
        for part in (self._title, self._text, self._answer, self.back, self.show_me, self.go_on):
            part.updateGeometry()
        for inner in (self._head, self._words, *self._rows, self._lines):
            inner.invalidate()
        layout.invalidate()
        layout.activate()

    def _find_size(self, room: QSize, aside: QSize) -> bool:
        em = self.font().pointSizeF() * self.logicalDpiX() / 72
        if aside.width() >= LEAST_NARROW * em:
            self._form(narrow=True)
            if any(self._fits(aside.width(), aside.height(), share) for share in NARROW_WORDS):
                return True
            if any(
                self._fits(width, aside.height())
                for width in range(aside.width(), min(room.width(), round(WIDTH * em)), WIDER)
            ):
                return False
        self._form(narrow=False)
        self._set_letters(WORDS)
        self._lay_anew()
        width = min(room.width(), max(round(WIDTH * em), self.minimumSizeHint().width()))
        self.resize(width, min(room.height(), self._height(width)))
        return False

    def _fits(self, width: int, high: int, share: float = 1.0) -> bool:
        """Takes a width if it needs no more than a height then."""
        self._set_letters(share)
        if self._is_narrow and self._row_for(width) != self._in_row:
            self._share_buttons(self._row_for(width))
        self._lay_anew()
        height = self._height(width)
        if height > high or self.minimumSizeHint().width() > width:
            return False
        self.resize(width, height)
        return True

    def _form(self, *, narrow: bool) -> None:
        if narrow != self._is_narrow:
            self._is_narrow = narrow
            self._share_lines()

    def _height(self, width: int) -> int:
        """What the words need; the layout itself forgets lines of labels that have just got other letters."""
        inner = width - AROUND[0] - AROUND[2] - (0 if self._is_narrow else BESIDE_PORTRAIT)
        beside_title = self.leave.sizeHint().width() + 8 + (BELOW_PORTRAIT if self._is_narrow else 0)
        heights = [max(self._title.heightForWidth(inner - beside_title), self.leave.height())]
        if self._is_narrow:
            heights = [max(*heights, BELOW_PORTRAIT)]
        heights += [label.heightForWidth(inner) for label in (self._text, self._answer) if not label.isHidden()]
        least = 2 * PORTRAIT - OVERHANG
        words = max(least, sum(heights) + (6 if self._is_narrow else 8) * len(heights))
        line, upper = self.go_on.sizeHint().height(), 0
        if self._in_row < ALL:
            upper = 6 + (line if self._in_row > 1 else 0 if self.dots.isHidden() else self.dots.sizeHint().height())
        return AROUND[1] + words + 14 + line + upper + 16

    def lie_flush(self, flush: bool) -> None:
        """Whether its paper reaches to its edges: of what it lies on nothing is seen beside it."""
        if flush != self.is_flush:
            self.is_flush = flush
            self.update()

    def paper_at(self, corner: QPointF) -> QRectF:
        """Where its paper is, without the portrait's overhang, if it lies there."""
        return QRectF(self.rect()).translated(corner).adjusted(*(FLUSH if self.is_flush else PAPER))

    def line_above_buttons(self) -> int:
        """How far down the words end: a button that has given way counts no more."""
        parts: tuple[QWidget, ...] = (self.dots, self.back, self.show_me, self.go_on)
        return min(part.y() for part in parts if not part.isHidden()) - 7

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Backspace) and self.back.isEnabled():
            self.back_wanted.emit()
        elif event.key() == Qt.Key.Key_Right:
            self.go_on_wanted.emit()
        else:
            event.accept()  # nothing goes on to the table below

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paper = self.paper_at(QPointF())
        painter.setPen(QPen(c.text, 2.4))
        painter.setBrush(c.raised)
        painter.drawRoundedRect(paper, 8, 8)
        painter.setPen(QPen(c.line, 1))
        above = self.line_above_buttons()
        painter.drawLine(QPointF(paper.left() + 14, above), QPointF(paper.right() - 14, above))
        reach = PORTRAIT + (INSIDE if self.is_flush else 3.0)
        middle = QPointF(reach, reach)
        painter.setPen(QPen(c.gold, 4))
        painter.setBrush(c.panel)
        painter.drawEllipse(middle, PORTRAIT, PORTRAIT)
        inside = QPainterPath()
        inside.addEllipse(middle, PORTRAIT - 3, PORTRAIT - 3)
        painter.setClipPath(inside)
        if not self._portrait.isNull():
            box = QRectF(0, 0, 2 * PORTRAIT - 8, 2 * PORTRAIT - 8)
            box.moveCenter(middle)
            painter.drawPixmap(box, self._portrait, QRectF(self._portrait.rect()))


class NoteTab(QPushButton):
    """The note folded away while the learner plays: its title, and a click brings it back."""
