"""A slip of parchment that answers beside the pointer and goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.theme import table_font

READ_BASE = 1800  # ms
READ_PER_LETTER = 45


class Toast(QFrame):
    """One sentence over the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("paper", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = QLabel()
        self._words.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addWidget(self._words)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, words: str, at: QPoint) -> None:
        """Shows a sentence near a point of the parent, inside it."""
        parent = self.parentWidget()
        if parent is None:
            return
        self._words.setFont(table_font(self.font().pointSizeF() * 1.05))
        self._words.setText(words)
        self.setMaximumWidth(min(420, parent.width() - 20))
        self._words.setMinimumWidth(min(320, parent.width() - 60))
        self.adjustSize()
        x = max(8, min(at.x() - self.width() // 2, parent.width() - self.width() - 8))
        y = at.y() - self.height() - 18
        if y < 8:
            y = min(at.y() + 24, parent.height() - self.height() - 8)
        self.move(x, max(8, y))
        self.show()
        self.raise_()
        self._timer.start(READ_BASE + READ_PER_LETTER * len(words))

    @property
    def words(self) -> str:
        """What it says, or said last."""
        return self._words.text()
