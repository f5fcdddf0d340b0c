"""The small panel at a place that offers several answers: part of the window, so that a screen reader meets it too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMarginsF, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.board.surroundings import Surroundings
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.theme import wear
from kingsbridge_desktop.ui.words import without_mnemonic

EDGE = 8  # pixels to the border of the window
ASIDE = 6  # pixels from the place
READ = 0.25  # pixels of way for each of the square ones that it covers of what is read: that is what is chosen by
HIDDEN = 5  # things: where it would cover more of them it goes elsewhere
RIM = QMarginsF(8, 8, 8, 8)  # pixels around that, so that a small piece counts as well
SMALLER = (1.0, 0.9, 0.8, 0.7)  # of its letters, in a column beside the board
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}

Answer = tuple[str, Callable[[], object]]


class Chooser(QWidget):
    """Lies over its parent and is seen only where its panel is; a press anywhere else puts it away and does no more.

    Presses that come at once are deaf: the second half of the double click that opened it.

    Signals:
        closed: it was put away, or one of its answers was given.
    """

    closed = Signal()

    def __init__(self, title: str, answers: Sequence[Answer], patience: Patience, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chooser")
        self._patience, self._before = patience, QApplication.focusWidget()
        self._watches = False  # where the keyboard goes
        self.panel = QFrame(self)
        self.panel.setProperty("paper", True)
        self.panel.setObjectName("chooser_panel")
        self.panel.setAccessibleName(title)
        self._list = QWidget()
        self._list.setAccessibleName(title)
        column = QVBoxLayout(self._list)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.answers: list[QPushButton] = []
        for label, call in answers:
            button = PressButton(label, patience)
            button.setAccessibleName(label)  # also where it stands in several lines
            button.clicked.connect(lambda _=False, call=call: self._give(call))
            column.addWidget(button)
            self.answers.append(button)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._list)
        inside = QVBoxLayout(self.panel)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.addWidget(self._scroll)
        self._title = title
        self.hide()

    def open_at(
        self,
        place: QRect,
        column: QRect | None = None,
        board: QRect | None = None,
        read: Sequence[QRect] = (),
        offers: Sequence[QRect] = (),
        shelf: QRect | None = None,
    ) -> None:
        """Shows the answers beside a place of the screen, wholly inside the parent.

        In a `column` of the screen beside the board they cover nothing, and stand there if they have room. Beside a
        place of the `board` they stay on it, off the question that they answer, over as little as can be of what is
        `read` there, and over none of its other `offers` if that can be. Where they would hide many things all the
        same, they stand on a `shelf` beside the board that is not needed to choose, if they have room there.
        """
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        self.show()
        if self.isHidden():
            return  # the window was just laid out anew, and the place is elsewhere
        self.raise_()
        beside = self._inside(place)
        if column is None or not self._stand_in(self._inside(column), beside):
            self._lie(beside, board, [self._inside(box) for box in read], [self._inside(box) for box in offers])
            hidden = sum(self.box.intersects(self._inside(box)) for box in read)
            if hidden > HIDDEN and shelf is not None:
                self._stand_in(self._inside(shelf), beside, is_whole=True)
        self._patience.new_question()
        self.answers[0].setFocus(Qt.FocusReason.PopupFocusReason)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._watch_keyboard)
            self._watches = True
        announce(self.panel, f"{self._title} {'; '.join(self.labels)}")

    def _inside(self, box: QRect) -> QRect:
        """A part of the screen, as seen from here."""
        return QRect(self.mapFromGlobal(box.topLeft()), box.size())

    def _lie(self, beside: QRect, board: QRect | None, read: Sequence[QRect], offers: Sequence[QRect]) -> None:
        """Near its place, where it hides least."""
        self.panel.resize(self._size())
        room = self._room(beside, board)
        boxes, others = [QRectF(box).marginsAdded(RIM) for box in read], [QRectF(box) for box in offers]
        around = Surroundings(QRectF(beside), QRectF(), (), QRectF(room), QRectF(room), others, boxes, READ)
        size, ways = QSizeF(self.panel.size()), (around, around._replace(compared=())) if read else ()
        free = next((at for way in ways if (at := way.free_corner(size, alone=False)) is not None), None)
        self.panel.move(self._corner(beside, room) if free is None else free.toPoint())

    def _stand_in(self, column: QRect, beside: QRect, *, is_whole: bool = False) -> bool:
        """At the side of the column where its place is, and as high; False if it has no room there.

        `is_whole`: it fills the column, of which nothing is then read beside it.
        """
        usual = QFont(self.font())
        for part in SMALLER:
            font = QFont(usual)
            font.setPointSizeF(part * usual.pointSizeF())
            wear(self, font)
            self._break_lines(column.width())
            size = self._whole_size()
            if column.size().expandedTo(size) == column.size():
                size = column.size() if is_whole else size
                highest, lowest = column.top(), column.bottom() + 1 - size.height()
                y = max(highest, min(beside.center().y() - size.height() // 2, lowest))
                self.panel.setGeometry(QRect(QPoint(column.right() + 1 - size.width(), y), size))
                return True
        wear(self, usual)
        self._write(self.labels)
        return False

    def _break_lines(self, width: int) -> None:
        """Answers that are too long for a panel of this width go on in the next line."""
        self._write(self.labels)
        metrics = self.answers[0].fontMetrics()
        longest = max(self.labels, key=metrics.horizontalAdvance)
        edges = self._whole_size().width() - metrics.horizontalAdvance(longest)
        self._write([broken(label, metrics, width - edges) for label in self.labels])

    def _write(self, labels: Sequence[str]) -> None:
        for button, label in zip(self.answers, labels, strict=True):
            button.setText(without_mnemonic(label))

    @property
    def labels(self) -> list[str]:
        """What can be chosen, in words."""
        return [button.accessibleName() for button in self.answers]

    @property
    def box(self) -> QRect:
        """Where the answers are, in the parent."""
        return self.panel.geometry()

    def _whole_size(self) -> QSize:
        frame = 2 * (4 + 6)  # margins and the border of paper
        return self._list.sizeHint() + QSize(frame, frame)

    def _size(self) -> QSize:
        """As large as its answers, but never larger than the parent; what does not fit is scrolled to."""
        wide, high = self._whole_size().toTuple()
        if high > self.height() - 2 * EDGE:
            wide += self._scroll.verticalScrollBar().sizeHint().width()
        return QSize(min(wide, self.width() - 2 * EDGE), min(high, self.height() - 2 * EDGE))

    def _room(self, beside: QRect, board: QRect | None) -> QRect:
        """Where the panel may lie: on the board that its place is on, if it is large enough for it."""
        whole = self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if board is None:
            return whole
        inside = self._inside(board).adjusted(0, EDGE, 0, -EDGE // 2) & whole
        fits = inside.size().expandedTo(self.panel.size() + QSize(0, beside.height() // 2)) == inside.size()
        return inside if fits and inside.intersects(beside) else whole

    def _corner(self, beside: QRect, room: QRect) -> QPoint:
        """Below the place, else above it, else where there is room: what is chosen about stays seen."""
        wide, high = self.panel.width(), self.panel.height()
        furthest, lowest = room.right() + 1 - wide, room.bottom() + 1 - high
        x = max(room.left(), min(beside.center().x() - wide // 2, furthest))
        below, above = beside.bottom() + ASIDE, beside.top() - ASIDE - high
        if below <= lowest:
            return QPoint(x, below)
        if above >= room.top():
            return QPoint(x, above)
        right, left = beside.right() + ASIDE, beside.left() - ASIDE - wide
        x = right if right <= furthest else max(room.left(), left)
        return QPoint(x, max(room.top(), min(beside.center().y() - high // 2, lowest)))

    def _give(self, call: Callable[[], object]) -> None:
        self.put_away()
        call()

    def put_away(self) -> None:
        """Nothing is chosen here any more; the keyboard goes back to where it was."""
        if self.isHidden():
            return
        had_keyboard = any(button.hasFocus() for button in self.answers)
        application = QApplication.instance()
        if isinstance(application, QApplication) and self._watches:
            application.focusChanged.disconnect(self._watch_keyboard)
        self.hide()
        if had_keyboard and self._before is not None:
            self._before.setFocus()
        self.closed.emit()
        self.deleteLater()

    def _watch_keyboard(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes elsewhere with the keyboard has thought better of it."""
        if now is not None and now.window() is self.window() and not self.isAncestorOf(now):
            self.put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._patience.counts():
            self.put_away()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()  # the board below stays where it is

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._step(1 if forward else -1)
        return True

    def _step(self, step: int) -> None:
        at = next((at for at, button in enumerate(self.answers) if button.hasFocus()), -1)
        self.answers[(at + step) % len(self.answers)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go round, Esc puts it away, nothing goes on to the table below."""
        event.accept()
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.put_away()
        elif key in STEPS:
            self._step(STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.answers[0 if key == Qt.Key.Key_Home else -1].setFocus(Qt.FocusReason.TabFocusReason)


def broken(words: str, metrics: QFontMetrics, width: int) -> str:
    """Words in lines of this width, as far as each of them has room."""
    lines: list[str] = []
    for word in counted(words).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
