"""Every possible move as a list with a filter: for the keyboard, for screen readers, for the curious."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QListWidget, QVBoxLayout, QWidget

from kingsbridge_desktop.core.types import Action


class MovesDialog(QDialog):
    """Lists labels; Return or a double click chooses."""

    def __init__(self, parent: QWidget, question: str, moves: Sequence[tuple[str, Action]]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("All moves"))
        self._moves = list(moves)
        words = QLabel(question)
        words.setWordWrap(True)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Type to filter"))
        self.filter.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        column = QVBoxLayout(self)
        for widget in (words, self.filter, self.list, buttons):
            column.addWidget(widget)
        self.filter.textChanged.connect(self._show)
        self.filter.installEventFilter(self)
        self.list.itemActivated.connect(lambda _: self.accept())
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.resize(520, 480)
        self._show("")

    def _show(self, wanted: str) -> None:
        self.list.clear()
        self._shown = [move for move in self._moves if wanted.casefold() in move[0].casefold()]
        for label, _ in self._shown:
            self.list.addItem(label)
        self.list.setCurrentRow(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step:
                self.list.setCurrentRow(max(0, min(self.list.count() - 1, self.list.currentRow() + step)))
                return True
        return super().eventFilter(watched, event)

    @property
    def chosen(self) -> Action | None:
        """The marked move."""
        row = self.list.currentRow()
        return self._shown[row][1] if 0 <= row < len(self._shown) else None


def choose_move(parent: QWidget, question: str, moves: Sequence[tuple[str, Action]]) -> Action | None:
    """Asks for one of the moves; None if somebody thought better of it."""
    dialog = MovesDialog(parent, question, moves)
    return dialog.chosen if dialog.exec() == QDialog.DialogCode.Accepted else None
