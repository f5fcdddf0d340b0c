"""One sentence about a fault, over the foot of the log until somebody has read it; play goes on beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from kingsbridge_desktop.ui.panels.flow import FlowLayout
from kingsbridge_desktop.ui.plain_label import Sentences


class FaultBar(QFrame):
    """Tells of a fault without stopping anybody.

    Signals:
        copy_wanted: a bug report is to be copied.
        log_wanted: the log is to be shown.
    """

    copy_wanted = Signal()
    log_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("paper", True)
        self.setObjectName("fault_bar")
        self._told = ""
        self._is_saved = self._can_undo = True
        self._copied = False
        self._words = Sentences()
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._copy, self._log, self._close = QPushButton(), QPushButton(), QPushButton()
        for button, name in ((self._copy, "copy_report"), (self._log, "show_log"), (self._close, "close_fault")):
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._copy.clicked.connect(self.copy_wanted)
        self._log.clicked.connect(self.log_wanted)
        self._close.clicked.connect(self.hide)
        self._buttons = QWidget()
        row = FlowLayout(self._buttons)
        for button in (self._copy, self._log, self._close):
            row.addWidget(button)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(14, 8, 10, 8)
        self._line.addWidget(self._words, 1)
        self._line.addWidget(self._buttons)
        self.hide()

    @property
    def words(self) -> str:
        """What it says, or said last."""
        return self._words.text()

    def tell_fault(self, *, at_table: bool) -> None:
        """Something went wrong and was mended."""
        self._tell("table" if at_table else "home")

    def tell_stopped(self, *, can_undo: bool = True) -> None:
        """The game cannot go on by itself from here; whether a move can be taken back."""
        self._can_undo = can_undo
        self._tell("stopped")

    def tell_crash(self) -> None:
        """The program ended by a crash before this start."""
        self._tell("crash")

    def know_saved(self, is_saved: bool) -> None:
        """Whether all games of this window are on disk: what is said of that must be true."""
        self._is_saved = is_saved
        self._retranslate()

    def say_copied(self) -> None:
        """The report is in the clipboard."""
        self._copied = True
        self._retranslate()

    def _tell(self, what: str) -> None:
        from kingsbridge_desktop.ui.ear.speech import announce  # nothing is said before the first picture

        self._told, self._copied = what, False
        self._retranslate()
        self.show()
        announce(self, self._sentence(), at_once=True)

    def _sentence(self) -> str:
        if self._told == "table":
            return self.tr("The program has run into an error. It was noted, and the game goes on.")
        if self._told == "stopped":
            return self._what_is_left()
        if self._told == "crash":
            return self.tr("The program crashed last time. Your games were saved up to the last move.")
        if not self._is_saved:
            return self.tr("The program has run into an error. It was noted.")
        return self.tr("The program has run into an error. It was noted, and nothing is lost.")

    def _what_is_left(self) -> str:
        """What can be done where a game has stopped: nothing is advised that cannot be done."""
        if self._can_undo and not self._is_saved:
            return self.tr(
                "An error keeps coming back at this point of the game. Take back a move, or save the game elsewhere."
            )
        if self._can_undo:
            return self.tr(
                "An error keeps coming back at this point of the game. "
                "Take back a move, or open the game again later: it is saved."
            )
        if not self._is_saved:
            return self.tr("An error keeps coming back at this point of the game. Save the game elsewhere.")
        return self.tr("An error keeps coming back at this point of the game. Open the game again later: it is saved.")

    def _retranslate(self) -> None:
        self._words.setText(self._sentence())
        self._copy.setText(self.tr("Copied") if self._copied else self.tr("Copy for a bug report"))
        self._log.setText(self.tr("Error log"))
        self._close.setText(self.tr("Close"))
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """The buttons stand beside the sentence, or below where that would make it a column of single words."""
        wide = sum(button.sizeHint().width() + 6 for button in (self._copy, self._log, self._close))
        beside = width - wide - 40
        fits = self._words.fontMetrics().horizontalAdvance(self._words.text()) <= 2 * beside
        self._buttons.setMinimumWidth(wide if fits else 0)
        self._line.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)
        return self._line.totalHeightForWidth(width)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
