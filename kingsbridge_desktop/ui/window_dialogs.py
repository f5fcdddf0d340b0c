"""The dialogs of the window that its menus open; each is only imported when somebody opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.rule_finder import Paragraph


class WindowDialogs(QObject):
    """Opens what tells of the game on the table, or of the one marked on the home page."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask_for_file(self) -> None:
        """Lets somebody choose a save."""
        from kingsbridge_desktop.ui.dialogs.saves import choose_save

        path = choose_save(self._window, self._window.language)
        if path is not None:
            self._window.open_file(path)

    def show_settings(self) -> None:
        """Opens the settings."""
        from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog

        SettingsDialog(self._window.settings, self._window.language, self._window).exec()

    def show_rules(self, paragraph: Paragraph | None = None) -> None:
        """The rules of the game, at a paragraph, or at what is asked at the table."""
        from kingsbridge_desktop.saves.box import own_edition
        from kingsbridge_desktop.ui.dialogs.rules import show_rules

        window, page = self._window, self._window.game
        if page is None:
            show_rules(window, window.language, window.colours, own_edition(self._game()).edition)
            return
        wanted = paragraph or page.paragraph()
        show_rules(window, window.language, window.colours, page.table.match.edition, *wanted)

    def show_lessons(self, game: str = "") -> None:
        """The lessons of a game, and what its coach says."""
        from kingsbridge_desktop.ui.dialogs.learn import choose_lesson

        window = self._window
        which = choose_lesson(window, window.settings, window.language, window.colours, game or self._game())
        if which is not None:
            window.learn(which)

    def show_box(self) -> None:
        """The values of a game that owners may correct."""
        from kingsbridge_desktop.ui.dialogs.box import open_box

        open_box(self._game(), self._window.language, self._window)

    def show_about(self) -> None:
        """Who made this, and the printed games."""
        from kingsbridge_desktop.ui.dialogs.about import AboutDialog

        AboutDialog(self._window.language, self._window.colours, self._window).exec()

    def _game(self) -> str:
        page = self._window.game
        return page.table.match.game if page is not None else self._window.home.current_game()
