"""A chart on a page: numbers under the pointer and at the arrow keys, and all figures as a table on Return."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QToolTip, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.art.layers import blank
from kingsbridge_desktop.ui.book.block import Block, goal_of
from kingsbridge_desktop.ui.book.plot import Chart, FigureTable
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.panels.press_button import RETURNS
from kingsbridge_desktop.ui.style.parchment import SheetDialog
from kingsbridge_desktop.ui.words import as_tip

LEAST_TABLE = QSize(320, 200)  # pixels


class ChartView(Block):
    """Shows a chart; the keyboard goes from place to place with Left and Right.

    Signals:
        pointed: the number of the place under pointer or keyboard, None for none.
        chosen: a place was clicked.
    """

    pointed = Signal(object)
    chosen = Signal(int)

    def __init__(self, chart: Chart, least: float = 150.0, grows: float = 1.0, *, opens_table: bool = True) -> None:
        super().__init__()
        self._least, self.grows, self._opens_table = least, grows, opens_table
        self.at: int | None = None
        self._grown = 1.0
        self._painted: tuple[Chart, object, QImage] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Another chart, or the same one with more figures."""
        self.chart = chart
        if self.at is not None and self.at >= chart.columns:
            self.at = None
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(as_words(chart.table()))
        self.update()

    def least(self, width: float) -> float:
        return self._least

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """Copies what was painted before, as long as nothing of it has changed: what lies around it may be restless."""
        ratio = self.devicePixelRatioF()
        look = (self.at, self._grown, self.size(), ratio, self.factor, self.light)
        if self._painted is None or self._painted[0] is not self.chart or self._painted[1] != look:
            self._painted = (self.chart, look, self._picture(ratio, box))
        scribe.p.drawImage(box, self._painted[2])

    def _picture(self, ratio: float, box: QRectF) -> QImage:
        image = blank(round(self.width() * ratio), round(self.height() * ratio))
        painter = QPainter(image)
        painter.scale(self.factor * ratio, self.factor * ratio)
        try:
            if self._grown < 1:
                painter.setClipRect(QRectF(box.x(), box.y(), box.width() * self._grown, box.height()))
            self.chart.paint(Scribe(painter, self.light), box, self.at)
        finally:
            painter.end()
        return image

    def grow(self, shown: float) -> None:
        """Shows only so much of it, from the left: 0 to 1."""
        self._grown = shown
        self.update()

    def point_at(self, column: int | None) -> None:
        """Shows the numbers of a place, or of none."""
        if column == self.at:
            return
        self.at = column
        self.pointed.emit(column)
        self.update()

    def _logical(self, at: QPointF) -> QPointF:
        return at / self.factor

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self.chart.column_at(self.room(), self._logical(event.position())))
        if self.at is None:
            QToolTip.hideText()
        else:
            QToolTip.showText(event.globalPosition().toPoint(), as_tip(self.chart.told(self.at)), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        column = self.chart.column_at(self.room(), self._logical(event.position()))
        if column is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(column)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._go_to(self.at if self.at is not None else self.chart.columns - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        QToolTip.hideText()
        self.point_at(None)

    def _go_to(self, column: int) -> None:
        """The keyboard is at a place: its numbers are shown and said."""
        if not 0 <= column < self.chart.columns:
            return
        self.point_at(column)
        words = self.chart.told(column)
        announce(self, words, at_once=True)
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), as_tip(words), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        goal = goal_of(event.key(), self.at, self.chart.columns - 1, Qt.Key.Key_Left, Qt.Key.Key_Right)
        if goal is not None:
            self._go_to(goal)
        elif event.key() in (*RETURNS, Qt.Key.Key_Space) and not event.isAutoRepeat():
            if self._opens_table:
                show_table(self.chart, self.window())
            elif self.at is not None:
                self.chosen.emit(self.at)
        else:
            super().keyPressEvent(event)


def as_words(table: FigureTable) -> str:
    """A table row by row, for a screen reader."""
    lines = []
    for row in table.rows:
        cells = (f"{head} {cell}".strip() for head, cell in zip(table.heads[1:], row[1:], strict=False))
        lines.append(f"{row[0]}: {', '.join(cells)}")
    return ". ".join(lines)


def show_table(chart: Chart, parent: QWidget) -> SheetDialog:
    """All figures of a chart in a window of their own."""
    table = chart.table()
    dialog = SheetDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(chart.title)
    grid = QTableWidget(len(table.rows), len(table.heads))
    grid.setAccessibleName(chart.title)
    grid.setHorizontalHeaderLabels(list(table.heads))
    grid.verticalHeader().hide()
    grid.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    for y, row in enumerate(table.rows):
        for x, cell in enumerate(row):
            item = QTableWidgetItem(cell)
            if x:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.setItem(y, x, item)
    grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    column = QVBoxLayout(dialog)
    column.addWidget(grid)
    grid.ensurePolished()  # so that its frame and its letters are measured
    needed = QSize(grid.horizontalHeader().length(), grid.verticalHeader().length())
    needed += QSize(grid.verticalScrollBar().sizeHint().width(), grid.horizontalHeader().sizeHint().height())
    around = dialog.contentsMargins(), column.contentsMargins(), grid.contentsMargins()
    for margins in around:
        needed = needed.grownBy(margins)
    dialog.resize(needed.expandedTo(LEAST_TABLE).boundedTo(parent.size()))
    dialog.show()
    grid.setFocus()
    return dialog
