"""The collection at the window: shows it, lays positions on the table, and writes down what was found."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingsbridge_desktop.ui.book.book_desk import BookDesk

if TYPE_CHECKING:
    from kingsbridge_desktop.play.puzzles import Collection, Laid, Puzzle
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.puzzles.page import PuzzlesPage


class PuzzleDesk(BookDesk):
    """Shows the collection, and lays its positions on the table."""

    page: PuzzlesPage | None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._last: Puzzle | None = None  # that was on the table

    def show(self) -> None:
        """Leaves the table, if one is laid, and opens the collection."""
        from kingsbridge_desktop.ui.puzzles.page import PuzzlesPage

        window = self._window
        page = self.page
        if page is None:
            page = PuzzlesPage(window.language, window.colours, window.settings.values.text_size)
            page.home_wanted.connect(window.go_home)
            page.chronicle_wanted.connect(window.chronicle.show)
            page.opened.connect(self.open)
        if window.show_instead(page):
            self.page = page
            window.menus.follow()
            self._read()

    def _read(self) -> None:
        from kingsbridge_desktop.play.puzzles import collection

        self._work.do(collection, self._show, self._window.show_problem)

    def _show(self, content: Collection) -> None:
        if self.page is not None:
            self.page.show_content(content, self._last.key if self._last is not None else None)

    # a position on the table

    def open(self, puzzle: Puzzle) -> None:
        """Lays a position on the table."""
        from kingsbridge_desktop.play import puzzles

        self._last = puzzle
        self._work.do(partial(puzzles.lay, puzzle), self._sit_down, self._window.show_problem)

    def _sit_down(self, laid: Laid) -> None:
        if self._last is not None and laid.puzzle.key == self._last.key:
            self._window.solve(laid)

    def note(self, puzzle: Puzzle, is_solved: bool) -> None:
        """Writes a try down."""
        from kingsbridge_desktop.play import puzzles

        work = partial(puzzles.note, puzzle, is_solved=is_solved)
        self._work.do(work, self._noted, self._window.show_problem)

    def _noted(self, _: None) -> None:
        """It stands in the file; the page reads it when it is shown."""

    def go_on(self) -> None:
        """The next position whose move was not found; the collection if there is none."""
        from kingsbridge_desktop.play.puzzles import collection

        self._work.do(collection, self._next, self._window.show_problem)

    def _next(self, content: Collection) -> None:
        from kingsbridge_desktop.play.puzzles import next_open

        found = next_open(content.puzzles, self._last)
        if found is not None:
            self.open(found)
        else:
            self.show()
