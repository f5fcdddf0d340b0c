"""Every possible move as a list with a filter: for the keyboard, for screen readers, for the curious."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QVBoxLayout, QWidget

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.finding import spots
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours

Moves = Sequence[tuple[str, Action]]


class MovesDialog(LiveDialog):
    """Lists labels; Return or a double click chooses. Question and moves are asked for again in another language."""

    def __init__(self, parent: QWidget, question: Callable[[], str], moves: Callable[[], Moves]) -> None:
        super().__init__(parent)
        self._question, self._list_moves = question, moves
        self._words = words = PlainLabel()
        words.setWordWrap(True)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.list.currentRowChanged.connect(self._note_choice)
        column = QVBoxLayout(self)
        for widget in (words, self.filter, self.list, buttons):
            column.addWidget(widget)
        self.filter.textChanged.connect(self._show)
        self.filter.installEventFilter(self)
        self.list.itemActivated.connect(lambda _: self.accept())
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.open_as(520, 480)
        self._write()

    def _write(self) -> None:
        self.setWindowTitle(self.tr("All moves"))
        self._ok.setText(self.tr("Make this move"))
        self._words.setText(self._question())
        self.filter.setPlaceholderText(self.tr("Type to filter"))
        self.list.setAccessibleName(self.windowTitle())
        self.filter.setAccessibleName(self.filter.placeholderText())
        self._moves = list(self._list_moves())
        self._show(self.filter.text())

    def restyle(self, language: Language, colours: Colours) -> None:
        marked = self.chosen
        self.filter.clear()  # letters of another language would find nothing
        self._write()
        actions = [action for _, action in self._shown]
        if marked in actions:
            self.list.setCurrentRow(actions.index(marked))

    def _show(self, wanted: str) -> None:
        self.list.clear()
        self._shown = [move for move in self._moves if not wanted.strip() or spots(move[0], wanted)]
        for label, _ in self._shown:
            self.list.addItem(label)
        self.list.setCurrentRow(0 if wanted or len(self._shown) == 1 else -1)  # Return must not pass for anybody
        self._note_choice()

    def _note_choice(self) -> None:
        self._ok.setEnabled(self.chosen is not None)

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


def choose_move(parent: QWidget, question: Callable[[], str], moves: Callable[[], Moves]) -> Action | None:
    """Asks for one of the moves; None if somebody thought better of it."""
    dialog = MovesDialog(parent, question, moves)
    chosen = dialog.chosen if dialog.exec() == QDialog.DialogCode.Accepted else None
    dialog.deleteLater()
    return chosen
