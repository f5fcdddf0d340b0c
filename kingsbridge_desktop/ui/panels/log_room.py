"""The room of the log: what is told of it lies above it, and takes room from nothing but the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.panels.log import LogPanel

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.following.news_panel import NewsPanel

GAP = 6
LAST_LINES = 2  # that a log has at least, or it is not seen at all


class LogRoom(QWidget):
    """Holds the log; what lies beside it does not move when a part of it is given away.

    Signals:
        shared: something is told there, or not any more.
    """

    shared = Signal()

    def __init__(self, log: LogPanel) -> None:
        super().__init__()
        self.log = log
        self._panel: NewsPanel | None = None
        self._messages: list[tuple[QWidget, QRect]] = []  # of the window, on a page
        log.setParent(self)

    def lines(self, number: int) -> int:
        """How high so many lines of the log are."""
        return number * (self.log.fontMetrics().lineSpacing() + 4)

    def least(self) -> int:
        """How high it is at least: nothing is told of which not even one thing is read."""
        told = 0 if self._panel is None else self._panel.least_height(self.width())
        return max(self.lines(LAST_LINES), told)

    def lay(self, panel: NewsPanel | None) -> None:
        """Tells something above the log, or nothing."""
        if panel is not self._panel:
            self._panel = panel
            if panel is not None:
                panel.setParent(self)
        self.shared.emit()
        self._share()
        if panel is not None:
            panel.show()

    def spare(self, boxes: Sequence[QRect], page: QWidget) -> None:
        """Where messages of the window lie on a page: the log ends above them, so that its newest entry is seen."""
        self._messages = [(page, box) for box in boxes]
        self._share()

    def _free(self) -> QRect:
        """What is not below a message, wherever this room lies."""
        free = self.rect()
        for page, box in self._messages:
            covered = free & QRect(self.mapFromGlobal(page.mapToGlobal(box.topLeft())), box.size())
            if not covered.isEmpty():
                free.setBottom(covered.top() - GAP)
        return free

    def _share(self) -> None:
        """What is told gets what it needs, the log the rest; all of it where only a line or two would be left."""
        free = self._free()
        whole = 0 if self._panel is None else self._panel.height_in(free.size()) + GAP
        frame = self.log.height() - self.log.contentsRect().height()
        is_whole = free == self.rect() and self._panel is None
        shares = is_whole or free.height() - whole >= self.lines(LAST_LINES) + frame
        if self._panel is not None:
            self._panel.setGeometry(0, 0, self.width(), whole - GAP if shares else free.height())
        self.log.setVisible(shares)
        if shares:
            self.log.setGeometry(free.adjusted(0, whole, 0, 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.log.minimumSizeHint().width(), self.least())

    def sizeHint(self) -> QSize:
        return self.log.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if self._messages:
            self._share()
