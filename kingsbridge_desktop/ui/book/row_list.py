"""A list on a page: rows that are painted like the book, marked and opened by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.book.block import Block, ring
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.panels.press_button import RETURNS

PITCH = 54.0  # of a row
Index = QModelIndex | QPersistentModelIndex


class RowListView(QListView):
    """The view; Return opens, Delete deletes."""

    opened = Signal()
    deleted = Signal()
    pressed_at = Signal(QModelIndex, QPointF)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in RETURNS and not event.isAutoRepeat():
            self.opened.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.isAutoRepeat():
            self.deleted.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.pressed_at.emit(index, event.position() - QPointF(self.visualRect(index).topLeft()))


class RowList(Block):
    """A list as a part of a page; what stands in a row is drawn by `paint_row`.

    Signals:
        opened: what is marked is to be opened.
    """

    opened = Signal()
    grows = 1.0

    def __init__(self, model: QAbstractItemModel, name: str, title: str, rows: int) -> None:
        super().__init__()
        self._least = rows * PITCH
        model.setParent(self)
        self.view = RowListView(self)
        self.view.setObjectName(name)
        self.view.setAccessibleName(title)
        self.view.setModel(model)
        self.view.setItemDelegate(_RowPainter(self))
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setProperty("bare", True)
        self.view.doubleClicked.connect(self._double_clicked)
        self.view.opened.connect(self.opened)
        self.setFocusProxy(self.view)

    def paint_row(self, scribe: Scribe, box: QRectF, number: int) -> None:
        """Draws a row into a box of logical pixels."""
        raise NotImplementedError

    @property
    def at(self) -> int:
        """The marked row, -1 for none."""
        return self.view.currentIndex().row()

    def mark_row(self, number: int) -> None:
        """Marks a row and scrolls to it."""
        index = self.view.model().index(number, 0)
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)

    def least(self, width: float) -> float:
        return self._least

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """The view paints itself."""

    def dress(self, light: Theme, factor: float) -> None:
        super().dress(light, factor)
        room, pitch = self.rect(), round(PITCH * factor)
        if self.view.model().rowCount() * pitch > room.height() > pitch:
            room.setHeight(room.height() // pitch * pitch)  # no row is cut before somebody scrolls
        self.view.setGeometry(room)
        self.view.doItemsLayout()

    def _double_clicked(self, _: QModelIndex) -> None:
        self.opened.emit()


class _RowPainter(QStyledItemDelegate):
    """Tints every second row, marks the chosen one, and lets the list draw what stands there."""

    def __init__(self, rows: RowList) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(PITCH * self._rows.factor))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rows = self._rows
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(rows.factor, rows.factor)
        box = QRectF(0, 0, option.rect.width() / rows.factor, option.rect.height() / rows.factor)
        painter.setClipRect(box)
        scribe = Scribe(painter, rows.light)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or index.row() % 2 == 0:
            tint = QColor(scribe.tints.edge)
            tint.setAlpha(150 if is_chosen else 60)
            painter.fillRect(box, tint)
        if is_chosen:
            painter.fillRect(QRectF(0, 0, 4, box.height()), QColor(scribe.tints.gold))
        rows.paint_row(scribe, box, index.row())
        if is_chosen and rows.view.hasFocus():
            ring(painter, box, rows.light)
        painter.restore()
