"""The one window: the home page, or a table; menus, keys, and what is kept when it closes."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMenu, QMessageBox, QStackedWidget

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.ui.home.page import HomePage
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import apply_theme
from kingsbridge_desktop.ui.words import game_name

if TYPE_CHECKING:
    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.saves.save_lock import SaveLock
    from kingsbridge_desktop.ui.bot_runner import BotRunner
    from kingsbridge_desktop.ui.game_page import GamePage


class MainWindow(QMainWindow):
    """Holds the home page and at most one table. What only a table needs is loaded after the first picture."""

    def __init__(self, app: QApplication, settings: Settings, translators: Translators) -> None:
        super().__init__()
        self.settings = settings
        self.translators = translators
        self.language = translators.switch(settings.values.language)
        self._app = app
        self.colours = apply_theme(self._app, settings.values.theme, settings.values.text_size)
        self.runner: BotRunner | None = None
        self.game: GamePage | None = None
        self.home = HomePage(settings, self.language, self.colours)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.home)
        self.setCentralWidget(self._pages)
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._build_menus()
        self._retranslate()
        self._connect()
        self._restore()

    def _connect(self) -> None:
        self.home.match_wanted.connect(self.start)
        self.home.continue_wanted.connect(self.resume)
        self.home.file_wanted.connect(self.open_file)
        self.home.trouble.connect(self.show_problem)
        self.settings.changed.connect(self._setting_changed)
        self.settings.failed.connect(self.show_problem)
        self._app.styleHints().colorSchemeChanged.connect(lambda: self._setting_changed("theme"))

    def _restore(self) -> None:
        self.resize(1280, 800)
        self.setMinimumSize(900, 600)
        if self.settings.values.geometry:
            self.restoreGeometry(QByteArray.fromBase64(self.settings.values.geometry.encode()))

    # menus

    def _build_menus(self) -> None:
        bar = self.menuBar()
        entries: dict[str, list[tuple[str, Callable[[], object], str]]] = {
            "game": [
                ("new", self.go_home, "Ctrl+N"),
                ("open", self.ask_for_file, "Ctrl+O"),
                ("save", self.ask_to_save, "Ctrl+S"),
                ("home", self.go_home, "Ctrl+H"),
                ("quit", self.close, "Ctrl+Q"),
            ],
            "move": [
                ("undo", lambda: self._at_table(lambda game: game.undo()), "Ctrl+Z"),
                ("redo", lambda: self._at_table(lambda game: game.redo()), "Ctrl+Y"),
                ("agree", lambda: self._at_table(lambda game: game.undo_by_agreement()), "Ctrl+Shift+Z"),
                ("moves", lambda: self._at_table(lambda game: game.list_moves()), ""),
                ("hint", lambda: self._at_table(lambda game: game.hint.press()), "H"),
                ("now", lambda: self._at_table(lambda game: game.look_back(-1)), ""),
            ],
            "view": [
                ("settings", self.show_settings, "Ctrl+,"),
                ("nearer", lambda: self._at_table(lambda game: game.stage.zoom(1.25)), "Ctrl++"),
                ("farther", lambda: self._at_table(lambda game: game.stage.zoom(0.8)), "Ctrl+-"),
                ("full", self.toggle_full_screen, "F11"),
            ],
            "help": [
                ("rules", self.show_rules, "F1"),
                ("about", self.show_about, ""),
            ],
        }
        for menu_name, items in entries.items():
            menu = bar.addMenu("")
            self._menus[menu_name] = menu
            for name, call, keys in items:
                action = menu.addAction("")
                action.setObjectName(f"menu_{name}")
                if keys:
                    action.setShortcut(QKeySequence(keys))
                action.triggered.connect(lambda _=False, call=call: call())
                self._actions[name] = action

    def _at_table(self, call: Callable[[GamePage], None]) -> None:
        if self.game is not None:
            call(self.game)

    def _retranslate(self) -> None:
        for name, words in (
            ("game", self.tr("&Game")),
            ("move", self.tr("&Move")),
            ("view", self.tr("&View")),
            ("help", self.tr("&Help")),
        ):
            self._menus[name].setTitle(words)
        for name, words in (
            ("new", self.tr("&New game …")),
            ("open", self.tr("&Open …")),
            ("save", self.tr("&Save as …")),
            ("home", self.tr("&Back to the shelf")),
            ("quit", self.tr("&Quit")),
            ("undo", self.tr("&Undo")),
            ("redo", self.tr("&Redo")),
            ("agree", self.tr("Take back by &agreement …")),
            ("moves", self.tr("All &moves …")),
            ("hint", self.tr("&Hint")),
            ("now", self.tr("Back to &now")),
            ("settings", self.tr("&Settings …")),
            ("nearer", self.tr("&Nearer")),
            ("farther", self.tr("&Farther")),
            ("full", self.tr("F&ull screen")),
            ("rules", self.tr("&Rules of the game")),
            ("about", self.tr("&About Kingsbridge")),
        ):
            self._actions[name].setText(words)
        self._follow()

    def _follow(self) -> None:
        """Menus and title follow what is on the table."""
        match = self.game.table.match if self.game else None
        for name in ("save", "home", "agree", "moves", "hint", "now", "nearer", "farther"):
            self._actions[name].setEnabled(match is not None)
        self._actions["undo"].setEnabled(match is not None and match.undo_stop() is None)
        self._actions["redo"].setEnabled(match is not None and match.can_redo)
        title = "Kingsbridge"
        if match is not None:
            title = f"{game_name(self.language, match.game)} – {title}"
        self.setWindowTitle(title)

    # tables

    def _runner(self) -> BotRunner:
        from kingsbridge_desktop.ui.bot_runner import BotRunner

        if self.runner is None:
            self.runner = BotRunner(self)
            self.runner.trouble.connect(self.show_problem)
        return self.runner

    def wake_bots(self) -> None:
        """Has the thinking process started before a bot is asked for the first time."""
        self._runner()

    def start(self, match: Match) -> None:
        """A new game."""
        self._sit_down(match, None)

    def resume(self, path: Path) -> None:
        """Goes on with an unfinished game."""
        from kingsbridge_desktop.play import files
        from kingsbridge_desktop.saves.save_lock import SaveLock

        save_lock = SaveLock(path)
        if not save_lock.take():
            self.say(self.tr("This game is open in another window of the app."))
            return
        try:
            loaded = files.load_match(path)
        except KingsbridgeError as error:
            save_lock.release()
            self.show_problem(error)
            return
        self._sit_down(loaded.match, save_lock)
        if loaded.history_lost:
            self._tell_history_lost()

    def open_file(self, path: Path) -> bool:
        """Opens a save; the file itself stays as it is."""
        from kingsbridge_desktop.play import files

        try:
            loaded = files.load_match(path)
        except KingsbridgeError as error:
            self.show_problem(error)
            return False
        self._sit_down(loaded.match, None)
        if loaded.history_lost:
            self._tell_history_lost()
        return True

    def _tell_history_lost(self) -> None:
        self.say(
            self.tr(
                "This game was saved under earlier rules. "
                "Its position was kept; what came before cannot be shown any more."
            )
        )

    def _sit_down(self, match: Match, save_lock: SaveLock | None) -> None:
        from kingsbridge_desktop.ui.game_page import GamePage
        from kingsbridge_desktop.ui.gc_control import preload_and_freeze
        from kingsbridge_desktop.ui.table import Table

        if self.game is None:  # from the home page; from table to table a bot may think that must be stopped first
            preload_and_freeze(match.game)
        self._leave_table()
        try:
            table = Table(match, self.settings, self._runner(), save_lock)
        except KingsbridgeError as error:
            self.show_problem(error)
            return
        page = GamePage(table, self.settings, self.language, self.colours)
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self.play_again)
        page.state_changed.connect(self._follow)
        self.game = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._follow()
        page.begin()

    def play_again(self) -> None:
        """The same players, the same options, other luck."""
        from kingsbridge_desktop.play.match import Match

        if self.game is None:
            return
        old = self.game.table.match
        self.start(Match(old.game, old.seats, self.home.new_seed(), old.options))

    def _leave_table(self) -> None:
        page, self.game = self.game, None
        if page is None:
            return
        page.player.drop()
        page.table.close()
        self._pages.removeWidget(page)
        page.deleteLater()

    def go_home(self) -> None:
        """Back to the home page; the game can be continued from there."""
        self._leave_table()
        self.home.refresh()
        self._pages.setCurrentWidget(self.home)
        self._follow()

    # files

    def ask_for_file(self) -> None:
        """Lets somebody choose a save."""
        from kingsbridge_desktop.ui.dialogs.saves import choose_save

        path = choose_save(self, self.language)
        if path is not None:
            self.open_file(path)

    def ask_to_save(self) -> None:
        """Saves under a name."""
        from kingsbridge_desktop.saves import store

        if self.game is None:
            return
        match = self.game.table.match
        proposed_name = f"{game_name(self.language, match.game)} – {', '.join(match.names)}"
        folder = store.save_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            folder = Path.home()
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the game"),
            str(store.free_name(folder, proposed_name)),
            self.tr("Kingsbridge games (%s)") % f"*{store.SUFFIX}",
        )
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> bool:
        """Writes the running game to a file; says so, or says why not."""
        from kingsbridge_desktop.play import files
        from kingsbridge_desktop.saves import store

        if self.game is None:
            return False
        if path.suffix != store.SUFFIX:
            path = path.with_name(path.name + store.SUFFIX)
        try:
            files.save_match(path, self.game.table.match, self._picture())
        except KingsbridgeError as error:
            self.show_problem(error)
            return False
        self.statusBar().showMessage(self.tr("Saved as %s") % path.name, 5000)
        return True

    def _picture(self) -> str:
        if self.game is None:
            return ""
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.game.picture().save(buffer, "PNG")
        buffer.close()
        text = base64.b64encode(bytes(data.data())).decode()
        return text if len(text) < 200_000 else ""

    # dialogs

    def show_settings(self) -> None:
        """Opens the settings."""
        from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog

        SettingsDialog(self.settings, self.language, self).exec()

    def show_rules(self) -> None:
        """The rules of the game on the table, or of the game marked on the home page."""
        from kingsbridge_desktop.ui.dialogs.rules import show_rules

        game = self.game.table.match.game if self.game else self.home.current_game()
        show_rules(self, self.language, game)

    def show_about(self) -> None:
        """Who made this, and the printed games."""
        from kingsbridge_desktop.ui.dialogs.about import AboutDialog

        AboutDialog(self.language, self.colours, self).exec()

    def toggle_full_screen(self) -> None:
        """Full screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_problem(self, error: KingsbridgeError) -> None:
        """One clear sentence; nothing is lost."""
        from kingsbridge_desktop.text.problems import problem

        self.say(problem(self.language, error))

    def say(self, words: str) -> None:
        """A sentence that must be seen; on the home page as a box, at the table beside the board."""
        if self.game is not None:
            self.game.say(words)
        else:
            box = QMessageBox(QMessageBox.Icon.Information, "Kingsbridge", words, parent=self)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()

    # the world around

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.language = self.translators.switch(self.settings.values.language)
        elif name in ("theme", "text_size"):
            self.colours = apply_theme(self._app, self.settings.values.theme, self.settings.values.text_size)
        else:
            return
        self.home.restyle(self.language, self.colours)
        if self.game is not None:
            self.game.restyle(self.language, self.colours)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._menus:
            self._retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.set("geometry", bytes(self.saveGeometry().toBase64().data()).decode())
        self._leave_table()
        if self.runner is not None:
            self.runner.close()
        super().closeEvent(event)
