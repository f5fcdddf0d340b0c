"""The log keeps events, not strings: it changes its language, and a line points at its place on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QFocusEvent, QIcon, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.ui.panels.wrapped_tree import CountedWords
from kingsbridge_desktop.ui.theme import Colours, table_font

_MOVES = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
LAST = -1  # the moment at the end of a step
MARGIN = 8  # pixels around what an empty log says


class Line(NamedTuple):
    """One line: after how many actions, who it is about, the event if there is one, its words, its moment."""

    ply: int
    seat: int
    event: Event | None
    words: str
    moment: int = LAST


class WholeLines(CountedWords):
    """Entries of the log of which no line is cut where the log begins or ends: it is seen whole or not at all.

    Until somebody scrolls, nothing is seen of an entry whose first line is not.
    """

    def __init__(self, log: LogPanel) -> None:
        super().__init__(log)
        self._log = log

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        seen = self._log.seen_beside(option.rect)
        if seen.contains(option.rect):
            self._lay_stripe(painter, option.rect, index.row())
            super().paint(painter, option, index)
            return
        part = self.whole(option.rect, seen, option.fontMetrics.lineSpacing())
        begins = part.top() == option.rect.top()
        if not part.isEmpty() and (begins or not self._log.is_at_end):  # nobody reads the end of a sentence alone
            self._lay_stripe(painter, part, index.row())
            painter.drawPixmap(part.topLeft(), self._painted(option, index, part))

    def _lay_stripe(self, painter: QPainter, box: QRect, row: int) -> None:
        """Below every second entry, where its words are seen: a list lays its own also where none are."""
        if row % 2:
            painter.fillRect(box, self._log.palette().alternateBase())

    def _painted(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, part: QRect
    ) -> QPixmap:
        """A part of an entry, painted aside since the style keeps to no clip; half of a shield is not seen either."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        style, ratio = self._log.style(), self._log.devicePixelRatioF()
        if not part.contains(style.subElementRect(QStyle.SubElement.SE_ItemViewItemDecoration, whole, self._log)):
            whole.icon = QIcon()  # its place stays
        found = QPixmap(part.size() * ratio)
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.translate(-part.topLeft())
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, self._log)
        painter.end()
        return found

    @staticmethod
    def whole(entry: QRect, seen: QRect, line: int) -> QRect:
        """The part of an entry that shows no half of a line, of lines so high."""
        lines = max(1, entry.height() // line)
        first = entry.top() + (entry.height() - lines * line) // 2
        tops = [first + number * line for number in range(lines)]
        found = [top for top in tops if top >= seen.top() and top + line <= seen.bottom() + 1]
        if not found:
            return QRect()
        top = entry.top() if found[0] == first else found[0]
        bottom = entry.bottom() if found[-1] == tops[-1] else found[-1] + line - 1
        return QRect(entry.left(), top, entry.width(), bottom - top + 1)


class LogPanel(QListWidget):
    """What happened, newest at the bottom; it stays there while the lines find their height, until one scrolls up.

    Signals:
        pointed: the event under the pointer, or None.
        visited: a line was clicked: its step and its moment in it.
    """

    pointed = Signal(object)
    visited = Signal(int, int)

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []
        self._loose: list[QListWidgetItem] = []  # whose height is not kept yet
        self.colours = colours
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setUniformItemSizes(False)
        self.setItemDelegate(WholeLines(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.itemEntered.connect(lambda item: self.pointed.emit(self._lines[self.row(item)].event))
        self.itemClicked.connect(self._visit)
        self.itemActivated.connect(self._visit)
        self.setAccessibleName(self.tr("What happened"))
        self._at_end = True
        self._covered: dict[int, QRect] = {}  # by what lies over it
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.verticalScrollBar().rangeChanged.connect(self._grown)

    def give_way_to(self, widget: QWidget) -> None:
        """What lies over a part of it now and then: no line is cut there either."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and isinstance(watched, QWidget) and watched.window() is self.window():
            self._covered.pop(id(watched), None)
            if watched.isVisible():
                at = self.viewport().mapFromGlobal(watched.mapToGlobal(QPoint()))
                self._covered[id(watched)] = QRect(at, watched.size())
            self.viewport().update()
        return super().eventFilter(watched, event)

    def seen_beside(self, entry: QRect) -> QRect:
        """What is seen of it above or below what covers it, where an entry is."""
        seen = self.viewport().rect()
        for box in self._covered.values():
            covered = box & seen
            if covered.isEmpty():
                continue
            if entry.center().y() < covered.center().y():
                seen.setBottom(covered.top() - 1)
            else:
                seen.setTop(covered.bottom() + 1)
        return seen

    @property
    def is_at_end(self) -> bool:
        """Whether the newest line is in sight."""
        return self._at_end

    def _visit(self, item: QListWidgetItem) -> None:
        line = self._lines[self.row(item)]
        self.visited.emit(line.ply, line.moment)

    def _moved(self, value: int) -> None:
        self._at_end = value >= self._end()

    def _grown(self, _least: int, _most: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(self._end())

    def _end(self) -> int:
        """How far down the newest entry is seen: to its end, or from its beginning if the log is lower than that."""
        newest = self.item(self.count() - 1)
        high = newest.sizeHint().height() if newest is not None else 0
        return self.verticalScrollBar().maximum() - max(0, high - self.viewport().height())

    def _show_newest(self) -> None:
        self.scrollToBottom()
        self.verticalScrollBar().setValue(self._end())

    def restyle(self, colours: Colours) -> None:
        """Another light: shields and colours come with the next `fill`."""
        self.colours = colours
        self._forget(0)

    def relight(self, colours: Colours, shields: Sequence[QPixmap]) -> None:
        """Another light, and nothing else: lines stay where they are, marked as they are."""
        self.colours = colours
        self.model().blockSignals(True)  # no line gets another height by it
        for row, line in enumerate(self._lines):
            self._colour(self.item(row), line, shields)
        self.model().blockSignals(False)
        self.viewport().update()

    def _colour(self, item: QListWidgetItem, line: Line, shields: Sequence[QPixmap]) -> None:
        if 0 <= line.seat < len(shields):
            item.setData(Qt.ItemDataRole.DecorationRole, shields[line.seat])
        if line.event is None:
            item.setForeground(QBrush(self.colours.quiet))  # about the table: no warning

    def _forget(self, first: int) -> None:
        """Takes all lines from a number on away."""
        del self._lines[first:]
        self._loose = [item for item in self._loose if self.row(item) < first]
        if first == 0:
            self.clear()
        for row in range(self.count() - 1, first - 1, -1):
            self.takeItem(row)

    def fill(self, lines: Sequence[Line], shields: Sequence[QPixmap], since: int) -> None:
        """The whole log; lines after `since` actions are new to who looks and stand in bold.

        Lines that stand there already stay: most of a log is the same for everybody at the table.
        """
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            same += 1
        self._forget(same)
        for row in range(same):
            item = self.item(row)
            if item.font().bold() != (lines[row].ply > since):
                self._set_bold(item, lines[row].ply > since)
                self._loosen(item)
        self.append(lines[same:], shields, since)

    def append(self, lines: Sequence[Line], shields: Sequence[QPixmap], since: int) -> None:
        """More lines at the bottom."""
        self.setFont(table_font(self.font().pointSizeF()))
        for line in lines:
            item = QListWidgetItem(line.words)
            self._set_bold(item, line.ply > since)
            self._colour(item, line, shields)
            self.addItem(item)
            self._loose.append(item)
            self._lines.append(line)
        self._show_newest()
        self._settle()
        self.verticalScrollBar().setValue(self._end())  # its height is known now

    def _set_bold(self, item: QListWidgetItem, bold: bool) -> None:
        item.setFont(table_font(self.font().pointSizeF(), bold=bold))

    def _loosen(self, item: QListWidgetItem) -> None:
        """Lets Qt find its height anew."""
        item.setData(Qt.ItemDataRole.SizeHintRole, None)
        self._loose.append(item)

    def _settle(self) -> None:
        """Keeps all heights: else a new line would have all lines before it wrapped again.

        Measured at the width that is there: Qt wraps by the width of the widest entry when it was last laid out.
        """
        if not self._loose:
            return
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, self.viewport().width(), self.viewport().height())
        self.model().blockSignals(True)  # all at once
        for item in self._loose:
            high = self.itemDelegate().sizeHint(option, self.indexFromItem(item)).height()
            item.setSizeHint(QSize(1, high))
        self.model().blockSignals(False)
        self._loose = []
        self.scheduleDelayedItemsLayout()

    def _loosen_all(self) -> None:
        self._loose = []
        for row in range(self.count()):
            self._loosen(self.item(row))
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._loosen_all()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("What happened"))
        if event.type() == QEvent.Type.FontChange:
            for row in range(self.count()):
                self._set_bold(self.item(row), self.item(row).font().bold())
            self._loosen_all()

    def mark(self, ply: int, moment: int) -> None:
        """Marks the line of a moment, or the last one before it, and brings it into sight."""
        wanted = (ply, moment if moment != LAST else len(self._lines))
        row = -1
        for number, line in enumerate(self._lines):
            if (line.ply, line.moment) <= wanted:
                row = number
        self.setCurrentRow(row)
        if row >= 0:
            self.scrollToItem(self.item(row))

    def unmark(self) -> None:
        """Marks nothing, and shows the newest line."""
        self.setCurrentRow(-1)
        self.clearSelection()
        self._show_newest()

    @property
    def lines(self) -> Sequence[Line]:
        """What is shown."""
        return self._lines

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins at the newest line, and not at the first as Qt would have it; none is marked by it."""
        if not self.currentIndex().isValid() and self.count():
            newest = self.model().index(self.count() - 1, 0)
            self.selectionModel().setCurrentIndex(newest, QItemSelectionModel.SelectionFlag.NoUpdate)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters mean at the log what they mean at the board."""
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A log in which nothing stands yet says what it is for."""
        super().paintEvent(event)
        if not self._lines:
            painter = QPainter(self.viewport())
            painter.setPen(self.colours.quiet)
            painter.setFont(table_font(self.font().pointSizeF(), italic=True))
            words = self.tr("Here you read what has happened.")
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), flags, words)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(None)
        super().leaveEvent(event)
