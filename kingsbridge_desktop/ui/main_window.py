"""The one window: the home page, or a table; menus, keys, and what is kept when it closes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget

from kingsbridge_desktop.ui import window_place
from kingsbridge_desktop.ui.chronicle.desk import ChronicleDesk
from kingsbridge_desktop.ui.company_switch import CompanySwitch
from kingsbridge_desktop.ui.faults import FaultDesk
from kingsbridge_desktop.ui.file_desk import FileDesk
from kingsbridge_desktop.ui.giving_way import growth
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.home.page import HomePage
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.mender import Mender
from kingsbridge_desktop.ui.notices import Notices
from kingsbridge_desktop.ui.puzzles.desk import PuzzleDesk
from kingsbridge_desktop.ui.review.desk import ReviewDesk
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.sounds.desk import SoundDesk
from kingsbridge_desktop.ui.theme import apply_theme, same_letters
from kingsbridge_desktop.ui.window_dialogs import WindowDialogs
from kingsbridge_desktop.ui.window_menus import WindowMenus
from kingsbridge_desktop.ui.window_pages import WindowPages

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.bot_runner import BotRunner
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.lessons.preparing import Preparation

GROWS_AFTER = 150  # ms without a further change of its size: whoever draws at its edge should not wait


class MainWindow(WindowPages):
    """Holds the home page and at most one table. What only a table needs is loaded after the first picture."""

    def __init__(
        self, app: QApplication, settings: Settings, translators: Translators, faults: FaultDesk | None = None
    ) -> None:
        super().__init__()
        self.settings = settings
        self.translators = translators
        self.language = translators.switch(settings.values.language)
        self._app = app
        window_place.place(self, settings.values.geometry)  # so that everything is dressed and laid out once
        self._dress()
        self._growing = QTimer(self)
        self._growing.setSingleShot(True)
        self._growing.timeout.connect(self._grow)
        self._resized = QElapsedTimer()
        self.runner: BotRunner | None = None
        self.game: GamePage | None = None
        self.preparation: Preparation | None = None  # of a newcomer's first lesson
        self._pages = QStackedWidget()
        self.desk: FileDesk = FileDesk(self)
        self.chronicle: ChronicleDesk = ChronicleDesk(self)
        self.puzzles: PuzzleDesk = PuzzleDesk(self)
        self.dialogs: WindowDialogs = WindowDialogs(self)
        self.mender: Mender = Mender(self, faults or FaultDesk(self))
        self.setCentralWidget(Notices(self._pages, (self.desk.mark, self.mender.bar)))
        self.home: HomePage = HomePage(settings, self.language, self.colours, self._pages)
        self._pages.addWidget(self.home)
        self.sounds = SoundDesk(settings, self)
        self.menus = WindowMenus(self)
        self.menus.menus["view"].addAction(self.sounds.switch)
        self.company = CompanySwitch(settings, self)
        self.menus.menus["view"].addAction(self.company)
        self.addAction(self.sounds.switch)  # its key works where a small window has no bar
        self._retranslate()
        self._connect()
        self.reviews: ReviewDesk = ReviewDesk(self, self._pages)
        self.chronicle.review_wanted.connect(self.reviews.open)

    def _connect(self) -> None:
        self.home.match_wanted.connect(self.start)
        self.home.file_wanted.connect(self.open_file)
        self.home.trouble.connect(self.show_problem)
        self.home.lessons_wanted.connect(self.dialogs.show_lessons)
        self.home.lesson_wanted.connect(self.learn)
        self.home.chronicle_wanted.connect(self.chronicle.show)
        self.home.puzzles_wanted.connect(self.puzzles.show)
        self.settings.changed.connect(self._setting_changed)
        self.settings.failed.connect(self.show_problem)
        hints = self._app.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    # menus

    def _retranslate(self) -> None:
        self.menus.retranslate()
        self.sounds.retranslate()
        self.company.retranslate()
        self._follow()

    # what is ready before it is asked for

    def wake_bots(self) -> None:
        """Has the thinking process started before a bot is asked for the first time."""
        self._runner()

    def be_ready(self) -> None:
        """All that a table needs is loaded: bots wake up, and what a first lesson needs is made for newcomers."""
        self.wake_bots()
        which = self.home.first_lesson
        if which is not None:
            from kingsbridge_desktop.ui.lessons.preparing import Preparation

            self.preparation = Preparation(which, self)

    def open_file(self, path: Path) -> None:
        """Goes on with a running game, or opens a copy of a save, which stays as it is."""
        self.desk.open(path)

    def resume_last(self) -> None:
        """Goes on with the newest unfinished game; the shelf if there is none."""
        if self.game is None or self.game.table.match.is_over:
            self.desk.open_last()

    def toggle_full_screen(self) -> None:
        """Full screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # the world around

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.language = self.translators.switch(self.settings.values.language)
        elif name == "theme":
            with same_letters(self):
                self._dress()
        elif name == "text_size":
            self._dress()
        else:
            return
        self.desk.restyle()
        if self.game is not None and name == "theme":
            self.game.relight(self.colours)
        elif self.game is not None:
            self.game.restyle(self.language, self.colours)
        self._restyle_pages()
        self._restyle_dialogs()
        self._retranslate()

    def _restyle_pages(self) -> None:
        """All pages that are no table."""
        self.home.restyle(self.language, self.colours)
        for desk in (self.chronicle, self.puzzles, self.reviews):
            desk.restyle()

    def _follow_system(self, _: object) -> None:
        """The system wants another light. No lambda: its hints would keep the window for ever."""
        self._setting_changed("theme")

    def _dress(self) -> None:
        values, self._grown = self.settings.values, growth(self.width(), self.height())
        self.colours = apply_theme(self._app, values.theme, values.text_size, self._grown)

    def _grow(self) -> None:
        """The window has another size, and keeps it: dialogs, menus and tool tips get the letters of its page."""
        if growth(self.width(), self.height()) != self._grown:
            with same_letters(self._pages):
                self._dress()
            self._restyle_pages()
            self._restyle_dialogs()

    def _restyle_dialogs(self) -> None:
        """What is open beside the window; questions last, for they may repeat what a dialog says."""
        from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
        from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion

        for dialog in self.findChildren(LiveDialog):
            if dialog.isVisible():
                dialog.dress(self.language, self.colours)
        for question in self.findChildren(LiveQuestion):
            if question.isVisible():
                question.restyle(self.language, self.colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_drawn = self._resized.isValid() and not self._resized.hasExpired(GROWS_AFTER)
        self._growing.start(GROWS_AFTER if is_drawn else 0)
        self._resized.start()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "menus"):
            self._retranslate()
        super().changeEvent(event)

    def end(self) -> None:
        """Closes without asking anything, as when the system ends us."""
        self.desk.asks = False
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.desk.may_quit():
            event.ignore()
            return
        attempt(lambda: self.settings.set("geometry", bytes(self.saveGeometry().toBase64().data()).decode()))
        attempt(self.reviews.leave)
        attempt(self._leave_table)
        attempt(self.desk.give_up)
        if self.runner is not None:
            attempt(self.runner.close)
        attempt(self.sounds.close)
        super().closeEvent(event)
