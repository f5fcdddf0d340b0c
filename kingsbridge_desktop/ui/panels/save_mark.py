"""The strip that stays as long as a game is not on disk, and says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.plain_label import Sentences

if TYPE_CHECKING:
    from kingsbridge_desktop.saves.autosave import Saving


class SaveMark(QFrame):
    """Hidden while all is well.

    Signals:
        elsewhere_wanted: the game is to be saved in another place.
    """

    elsewhere_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("save_mark")
        self.setProperty("alarm", True)
        self._sign = QLabel("⚠")
        self._words = Sentences()
        self.elsewhere = QPushButton()
        self.elsewhere.setObjectName("save_elsewhere")
        self.elsewhere.clicked.connect(self.elsewhere_wanted)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(14, 6, 10, 6)
        self._line.addLayout(row, 1)
        self._line.addWidget(self.elsewhere)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.elsewhere.setText(self.tr("Save elsewhere …"))

    def show_saving(self, language: Language, saving: Saving, *, at_table: bool) -> None:
        """Why a game is not saved; nothing if it is. Without a table nothing can be saved elsewhere."""
        self.elsewhere.setVisible(at_table)
        if saving.is_safe:
            self.hide()
            return
        words = self._sentence(language, saving)
        is_news = words != self._words.text() or self.isHidden()
        self._words.setText(words)
        self.setAccessibleName(words)
        self.show()
        if is_news:
            from kingsbridge_desktop.ui.ear.speech import announce  # nothing is said before the first picture

            announce(self, words, at_once=True)

    def _sentence(self, language: Language, saving: Saving) -> str:
        if saving.problem is None:
            return self.tr("Not saved yet: the disk is very slow. The last moves are still being written.")
        from kingsbridge_desktop.text.problems import problem

        saving.problem.details.pop("file", None)  # a name that nobody gave
        return f"{problem(language, saving.problem)} {self.tr('Kingsbridge keeps trying.')}"

    def heightForWidth(self, width: int) -> int:
        """The button stands beside the sentence, or below where that would make it a column of single words."""
        beside = width - self.elsewhere.sizeHint().width() - 60
        fits = self._words.fontMetrics().horizontalAdvance(self._words.text()) <= 2 * beside
        self._line.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)
        return self._line.totalHeightForWidth(width)

    @property
    def words(self) -> str:
        """What it says; nothing if it is not there."""
        return "" if self.isHidden() else self._words.text()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
