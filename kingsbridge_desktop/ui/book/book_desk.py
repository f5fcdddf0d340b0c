"""Who shows a book in the window; the book itself is only imported when somebody opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kingsbridge_desktop.ui.background import Background

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.book.book_page import BookPage
    from kingsbridge_desktop.ui.main_window import MainWindow


class BookDesk(QObject):
    """Shows a book in the place of home page or table."""

    page: BookPage | None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._work = Background(self)
        self.page = None

    def leave(self) -> None:
        """Another page is shown: the book goes."""
        if self.page is not None:
            self.page.deleteLater()
            self.page = None

    def restyle(self) -> None:
        """Another language, light or size of letters."""
        if self.page is not None:
            window = self._window
            self.page.restyle(window.language, window.colours, window.settings.values.text_size)
