"""Bots of one's own: programs that are added with their command, tried, and taken out again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.bots.program_link import LONGEST_COMMAND, Program, ProgramFailed, named
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play.own_bots import known_bots
from kingsbridge_desktop.saves import own_bots
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.plain_label import PlainLabel, Sentences
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from kingsbridge_desktop.ui.style.slices import SIDE
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.wire import Wire

BOT = Qt.ItemDataRole.UserRole
FIRM = "\N{NON-BREAKING HYPHEN}"  # an option of a command is never parted


class Trial(QObject):
    """Asks a program for its name without keeping anybody waiting.

    Signals:
        ended: the name it answered, the seconds it took, and why it failed: one of name and reason is empty.
    """

    ended = Signal(str, float, str)

    def __init__(self, command: str, parent: QObject) -> None:
        super().__init__(parent)
        self.command = command
        self._is_wanted = True

    def begin(self) -> None:
        """Starts it."""
        work = partial(_try, self.command, Wire(self._tell))
        threading.Thread(target=work, name="own-bot-trial", daemon=True).start()

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self._is_wanted = False

    def _tell(self, name: str, seconds: float, why: str) -> None:
        if self._is_wanted:
            self.ended.emit(name, seconds, why)


def _try(command: str, told: Callable[[str, float, str], None]) -> None:
    """In the thread."""
    name, seconds, why = "", 0.0, ""
    try:
        name, seconds = named(Program(command, command))
    except ProgramFailed as failed:
        why = failed.why
    told(name, seconds, why)


class OwnBotsDialog(LiveDialog):
    """The list; what is added must have said its name."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self._trial: Trial | None = None
        self._say: Callable[[], str] = str  # what is told below, in the language of the moment
        self._is_refusal = False
        self._build("")
        self._fill()
        unusable = own_bots.read().problem
        if unusable is not None:
            self._refuse(unusable)
        self.command.setFocus()

    def restyle(self, language: Language, colours: Colours) -> None:
        typed, row = self.command.text(), self.list.currentRow()
        self.language = language
        self.clear()
        self._build(typed)
        self._fill()
        self.list.setCurrentRow(row)
        self._tell(self._say, is_refusal=self._is_refusal)
        self._be_busy()

    def _build(self, typed: str) -> None:
        self.setWindowTitle(self.tr("Your own bots"))
        title = QLabel(self.windowTitle())
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        about = Sentences(
            self.tr(
                "Any program that answers questions in lines of text can sit at a table; “own_bots” in the "
                "documentation tells how. It is told what its seat may know, and nothing else. It runs on this "
                "computer with your permissions: add only what you trust."
            )
        )
        about.setProperty("quiet", True)
        self.told = PlainLabel()
        self.told.setObjectName("own_bot_told")
        self.told.setWordWrap(True)
        self.told.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)  # Return adds what is typed
        content = QVBoxLayout()
        content.setSpacing(10)
        content.addWidget(about)
        content.addLayout(self._command_line(typed))
        content.addLayout(self._list_of_bots(), 1)
        page = QVBoxLayout(self)
        page.setSpacing(10)
        page.addWidget(title)
        page.addWidget(Scrolled(content), 1)
        page.addWidget(self.told)  # below what scrolls: an answer must be seen
        page.addWidget(buttons)
        self.keep_wide(560)
        call(self.list, self.tr("Your bots"))

    def _command_line(self, typed: str) -> QGridLayout:
        self.command = QLineEdit(typed)
        self.command.setObjectName("own_bot_command")
        self.command.setMaxLength(LONGEST_COMMAND)
        self.command.setPlaceholderText(self.tr("e.g. python3 my_bot.py", "an example of a command"))
        example = self.fontMetrics().horizontalAdvance(self.command.placeholderText())
        self.command.setMinimumWidth(example + 2 * SIDE + self.fontMetrics().height())
        self.command.returnPressed.connect(self.add)
        self.command.textChanged.connect(lambda _: self._be_busy())
        label = QLabel(self.tr("Co&mmand"))
        label.setBuddy(self.command)
        find = self._button("find_own_bot", self.tr("&File …"), self._find)
        self.add_button = self._button("add_own_bot", self.tr("&Add"), self.add)
        self.add_button.setProperty("primary", True)
        grid = QGridLayout()
        for column, widget in enumerate((label, self.command, find, self.add_button)):
            grid.addWidget(widget, 0, column)
        grid.setColumnStretch(1, 1)
        return grid

    def _list_of_bots(self) -> QHBoxLayout:
        self.list = QListWidget()
        self.list.setObjectName("own_bots")
        self.list.setWordWrap(True)
        self.list.setMinimumHeight(5 * self.fontMetrics().height())
        self.list.currentRowChanged.connect(lambda _: self._be_busy())
        self.none_yet = QLabel(self.tr("No bot of your own yet"))
        self.none_yet.setProperty("quiet", True)
        self.none_yet.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.none_yet.setWordWrap(True)
        QVBoxLayout(self.list.viewport()).addWidget(self.none_yet)
        self.test_button = self._button("test_own_bot", self.tr("&Test"), self.test)
        self.remove_button = self._button("remove_own_bot", self.tr("&Remove"), self.remove)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list, self.remove, context=Qt.ShortcutContext.WidgetShortcut)
        column = QVBoxLayout()
        column.addWidget(self.test_button)
        column.addWidget(self.remove_button)
        column.addStretch(1)
        line = QHBoxLayout()
        line.addWidget(self.list, 1)
        line.addLayout(column)
        return line

    @staticmethod
    def _button(name: str, words: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: pressed())
        return button

    def _fill(self) -> None:
        self.list.clear()
        for bot in known_bots():
            item = QListWidgetItem(f"{bot.name}\n{bot.command.replace('-', FIRM)}")
            item.setData(BOT, bot)
            self.list.addItem(item)
        self.none_yet.setVisible(not self.list.count())
        self._be_busy()

    @property
    def chosen(self) -> own_bots.OwnBot | None:
        """The bot that is marked in the list."""
        item = self.list.currentItem()
        return own_bots.OwnBot(*item.data(BOT)) if item is not None else None

    def _find(self) -> None:
        """A file instead of a typed command."""
        path = file_dialog.ask_which(self, self.tr("The program"), Path.home())
        if path is not None:
            self.command.setText(f'"{path}"' if " " in str(path) else str(path))
            self.command.setFocus()

    def add(self) -> None:
        """Asks the typed program for its name, and takes it into the list by that name."""
        command = self.command.text().strip()
        if command and self._trial is None:
            self._ask(command, self._added)

    def test(self) -> None:
        """Asks a program of the list for its name once more."""
        bot = self.chosen
        if bot is not None and self._trial is None:
            self._ask(bot.command, self._tested)

    def remove(self) -> None:
        """Takes a program out of the list; games in which it sits go on with a simple bot."""
        bot, row = self.chosen, self.list.currentRow()
        if bot is None:
            return
        try:
            own_bots.remove(bot.id)
        except KingsbridgeError as error:
            self._refuse(error)
            return
        self._fill()
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._tell(lambda: self.tr("%s is no longer among your bots.") % bot.name)

    def _ask(self, command: str, then: Callable[[str, str, float], None]) -> None:
        self._trial = Trial(command, self)
        self._trial.ended.connect(lambda name, seconds, why: self._answered(then, name, seconds, why))
        self._tell(lambda: self.tr("The program is asked for its name …"))
        self._be_busy()
        self._trial.begin()

    def _answered(self, then: Callable[[str, str, float], None], name: str, seconds: float, why: str) -> None:
        trial, self._trial = self._trial, None
        self._be_busy()
        if trial is None:
            return
        if why:
            self._tell(lambda: self._reason(why), is_refusal=True)
        else:
            then(name, trial.command, seconds)

    def _added(self, name: str, command: str, seconds: float) -> None:
        try:
            new = own_bots.add(name, command)
        except KingsbridgeError as error:
            self._refuse(error)
            return
        self.command.clear()
        self._fill()
        self.list.setCurrentRow(next(row for row in range(self.list.count()) if self._id_at(row) == new.id))
        self._tell(lambda: self.tr("%s has answered and can be chosen as a player now.") % name)

    def _id_at(self, row: int) -> str:
        return str(self.list.item(row).data(BOT)[0])

    def _tested(self, name: str, command: str, seconds: float) -> None:
        self._tell(lambda: self.tr("%s answered after %s s.") % (name, QLocale().toString(seconds, "f", 1)))

    def _reason(self, why: str) -> str:
        """Why a program cannot sit at a table."""
        reasons = {
            "missing": self.tr("There is no such program, or it cannot be started."),
            "silent": self.tr("The program was started but did not say its name within ten seconds."),
            "died": self.tr("The program was started and ended without saying its name; the error log may say why."),
            "huge": self.tr("The program said far too much in one line."),
        }
        return reasons.get(why, self.tr("The program answered, but not with its name as it should."))

    def _be_busy(self) -> None:
        """While a program is asked nothing else can be."""
        is_free, is_chosen = self._trial is None, self.list.currentItem() is not None
        self.add_button.setEnabled(is_free and bool(self.command.text().strip()))
        self.test_button.setEnabled(is_free and is_chosen)
        self.remove_button.setEnabled(is_free and is_chosen)

    def _refuse(self, error: KingsbridgeError) -> None:
        self._tell(lambda: problem(self.language, error), is_refusal=True)

    def _tell(self, say: Callable[[], str], *, is_refusal: bool = False) -> None:
        self._say, self._is_refusal = say, is_refusal
        self.told.setProperty("warning", is_refusal)
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.told.setText(say())
        self.told.setVisible(bool(self.told.text()))
        if self.told.text():
            announce(self, self.told.text())
        if self.isVisible():
            self.fit_soon()

    def done(self, result: int) -> None:
        """Nobody waits for an answer any more."""
        if self._trial is not None:
            self._trial.drop()
            self._trial = None
        super().done(result)
