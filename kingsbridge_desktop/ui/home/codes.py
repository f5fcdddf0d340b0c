"""Ways to a table that others play as well: a code that somebody passed on, and the game of the day."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.play import table_code
from kingsbridge_desktop.play.table_code import BadCode, TableCode
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.theme import Colours, table_font

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.home.page import HomePage

EXAMPLE = "WP-4K7Q-X9M2-TAHP-D"


class CodeDialog(LiveDialog):
    """Asks for a code; `code` is what it says when it was accepted."""

    def __init__(self, language: Language, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.code: TableCode | None = None
        self._refusal: BadCode | None = None
        self._fill(language)

    def restyle(self, language: Language, colours: Colours) -> None:
        typed = self.line.text()
        self.clear()
        self._fill(language)
        self.line.setText(typed)
        self._show_refusal()

    def _fill(self, language: Language) -> None:
        self.language = language
        self.setWindowTitle(self.tr("Game from a code"))
        title = QLabel(self.windowTitle())
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        words = QLabel(self.tr("The code is on the last page of a game. It sets up the same game with the same luck."))
        words.setWordWrap(True)
        self.line = QLineEdit()
        self.line.setObjectName("code")
        self.line.setPlaceholderText(self.tr("e.g. %s") % EXAMPLE)
        self.line.setMaxLength(2 * table_code.LONGEST)
        call(self.line, self.tr("Code"))
        self.problem = QLabel()
        self.problem.setProperty("warning", True)
        self.problem.setWordWrap(True)
        self.problem.hide()
        buttons = self.answer_box(self.tr("Set up"), "use_code", self.read)
        use = buttons.findChild(QPushButton, "use_code")
        assert use is not None
        use.setEnabled(False)
        self.line.textChanged.connect(lambda typed: use.setEnabled(bool(typed.strip())))
        page = QVBoxLayout(self)
        page.setSpacing(12)
        for widget in (title, words, self.line, self.problem, buttons):
            page.addWidget(widget)
        self.keep_wide(460)
        self.line.setFocus()

    def read(self) -> None:
        """Takes the code, or says what is wrong with it."""
        try:
            self.code = table_code.read(self.line.text())
        except BadCode as error:
            self._refusal = error
            self._show_refusal()
            announce(self, self.problem.text(), at_once=True)
            self.line.setFocus()
            return
        self.accept()

    def _show_refusal(self) -> None:
        if self._refusal is not None:
            self.problem.setText(problem(self.language, self._refusal))
            self.problem.show()
            self.fit_soon()


def enter_code(page: HomePage) -> None:
    """Asks for a code and sets its table up."""
    dialog = CodeDialog(page.language, page.colours, page)
    if dialog.exec() == CodeDialog.DialogCode.Accepted and dialog.code is not None:
        page.set_up(dialog.code.game, dialog.code)


def set_up_today(page: HomePage) -> None:
    """Sets up the game that everybody plays today."""
    code = table_code.of_the_day(date.today())
    page.set_up(code.game, code)
