"""A question in one sentence with its answers, or a sentence alone, in whatever language the window speaks by then."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.style.question import Question
from kingsbridge_desktop.ui.theme import Colours


class Wording(NamedTuple):
    """What a question says. The answer that costs nothing comes first: Return and Escape give it as well."""

    title: str
    words: str
    answers: tuple[str, ...] = ()
    more: str = ""


class LiveQuestion(Question):
    """The main window tells every open question when something changes; `write` then gives its words anew."""

    def __init__(
        self,
        parent: QWidget,
        name: str,
        write: Callable[[], Wording],
        icon: QMessageBox.Icon = QMessageBox.Icon.Question,
    ) -> None:
        super().__init__(icon, "", "", parent=parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)  # a name that somebody typed is never markup
        self._write_words = write
        # All of one role: so they stand in this order on every desktop.
        self.answers = [self.addButton(words, QMessageBox.ButtonRole.ActionRole) for words in write().answers]
        if not self.answers:
            self.setStandardButtons(QMessageBox.StandardButton.Close)
        else:
            self.setDefaultButton(self.answers[0])  # a key that is still held down must not answer for anybody
            self.setEscapeButton(self.answers[0])
        self._write()

    def _write(self) -> None:
        wording = self._write_words()
        self.setWindowTitle(wording.title)
        self.setText(wording.words)
        self.setInformativeText(wording.more)
        for button, words in zip(self.answers, wording.answers, strict=True):
            button.setText(words)
        self.fit_words()

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light."""
        self._write()


def ask(
    parent: QWidget, name: str, write: Callable[[], Wording], icon: QMessageBox.Icon = QMessageBox.Icon.Question
) -> int:
    """Waits for an answer: its number, 0 for the one that costs nothing."""
    box = LiveQuestion(parent, name, write, icon)
    box.exec()
    pressed = box.clickedButton()
    box.deleteLater()
    return next((number for number, button in enumerate(box.answers) if button is pressed), 0)


def tell(
    parent: QWidget, write: Callable[[], Wording], icon: QMessageBox.Icon = QMessageBox.Icon.Information
) -> LiveQuestion:
    """Shows a sentence and waits for nothing."""
    box = LiveQuestion(parent, "told", write, icon)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box
