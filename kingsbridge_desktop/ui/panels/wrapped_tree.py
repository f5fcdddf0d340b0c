"""A tree whose lines wrap, so that none is cut and nobody has to move it sideways."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QTreeWidget, QTreeWidgetItem, QWidget

from kingsbridge_desktop.text.numbers import counted

AIR = 6  # pixels between the words of two lines


class CountedWords(QStyledItemDelegate):
    """Lines of a list that never part a number from what it counts."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        return counted(super().displayText(value, locale))


class WrappedTree(QTreeWidget):
    """A tree of one column; call `wrap` when its lines are there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(CountedWords(self))

    def wrap(self) -> None:
        """Gives every line the height of its words: a tree measures them as if they never wrapped."""
        for at in range(self.topLevelItemCount()):
            self._wrap(self.topLevelItem(at), 1)

    def _wrap(self, line: QTreeWidgetItem | None, depth: int) -> None:
        if line is None:
            return
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1  # as Qt paints it
        room = QRect(0, 0, max(1, self.viewport().width() - depth * self.indentation() - 2 * margin), 10_000)
        own = line.data(0, Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(own if isinstance(own, QFont) else self.font())
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), counted(line.text(0)))
        line.setSizeHint(0, QSize(0, needed.height() + AIR))
        for at in range(line.childCount()):
            self._wrap(line.child(at), depth + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.wrap()
