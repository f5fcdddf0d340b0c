"""A button for answers: pressed by mouse, Space or Return, and deaf to presses meant for an earlier question."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.words import without_mnemonic

RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ANSWERS = (*RETURNS, Qt.Key.Key_Space, Qt.Key.Key_Select)


class ReturnButton(QPushButton):
    """Outside a dialog Qt's own button does not know Return, and its parent would take the key for itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in RETURNS:
            super().keyPressEvent(event)
        elif event.isAutoRepeat():
            event.accept()
        else:
            self.click()


class PressButton(QPushButton):
    """Outside a dialog Qt's own button does not know Return, and would take any press at any time."""

    def __init__(self, words: str, patience: Patience, parent: QWidget | None = None) -> None:
        super().__init__(without_mnemonic(words), parent)
        self._patience = patience

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._patience.counts():
            super().mousePressEvent(event)
        else:
            event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ANSWERS:
            super().keyPressEvent(event)
        elif event.isAutoRepeat() or not self._patience.counts():
            event.accept()
        elif event.key() in RETURNS:
            self.click()
        else:
            super().keyPressEvent(event)
