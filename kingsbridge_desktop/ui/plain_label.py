"""A label whose words are never markup, whatever somebody typed as a name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from kingsbridge_desktop.text.numbers import counted


class PlainLabel(QLabel):
    """Shows words as they are; a QLabel takes `<b>` for rich text. Its lines never part a number from its word."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._words = words
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, words: str) -> None:
        self._words = words
        super().setText(counted(words) if self.wordWrap() else words)

    def setWordWrap(self, wraps: bool) -> None:
        super().setWordWrap(wraps)
        self.setText(self._words)

    def text(self) -> str:
        return self._words
