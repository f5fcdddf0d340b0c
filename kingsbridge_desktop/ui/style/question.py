"""Questions and sentences on a sheet of parchment."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QMessageBox, QWidget

from kingsbridge_desktop.ui.style.parchment import EDGE, paint_sheet


class Question(QMessageBox):
    """A question or a sentence on a sheet; what costs something is never its default."""

    def __init__(self, icon: QMessageBox.Icon, title: str, words: str, *, parent: QWidget | None = None) -> None:
        super().__init__(icon, title, words, parent=parent)
        self.setContentsMargins(EDGE, EDGE, EDGE, EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sheet(self)
