"""A label whose words are never markup, whatever somebody typed as a name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from kingsbridge_desktop.text.numbers import counted

HARD = "\u00a0"  # a space at which no line ends
LEAST_WORDS, LONGEST_PAIR = 5, 24  # of a line that may be broken; letters of two words that stay together


class PlainLabel(QLabel):
    """Shows words as they are; a QLabel takes `<b>` for rich text. Its lines never part a number from its word."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._words = words
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, words: str) -> None:
        self._words = words
        super().setText(self._kept(words) if self.wordWrap() else words)

    def setWordWrap(self, wraps: bool) -> None:
        super().setWordWrap(wraps)
        self.setText(self._words)

    def text(self) -> str:
        return self._words

    def _kept(self, words: str) -> str:
        """With spaces at which no line ends."""
        return counted(words)


class Sentences(PlainLabel):
    """Words on several lines, of which the last one is no word alone: it takes the word before it along."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setWordWrap(True)

    def _kept(self, words: str) -> str:
        return "\n".join(_with_its_last_two(line) for line in super()._kept(words).split("\n"))


def _with_its_last_two(line: str) -> str:
    first, _, last = line.rpartition(" ")
    pair = len(last) + len(first.rpartition(" ")[2])
    is_alone = HARD not in last and first.count(" ") >= LEAST_WORDS - 2
    return f"{first}{HARD}{last}" if is_alone and pair <= LONGEST_PAIR else line
