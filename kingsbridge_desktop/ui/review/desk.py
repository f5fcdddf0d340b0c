"""The review at the window: opens it for the game on the table or for a file, and leaves it again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from kingsbridge_desktop.ui.background import Background

if TYPE_CHECKING:
    from kingsbridge_desktop.play.files import Loaded
    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.play.review_run import Kept
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.review.page import ReviewPage


class ReviewDesk(QObject):
    """Shows at most one review, over whatever page was there; back leads to that page."""

    def __init__(self, window: MainWindow, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self.page: ReviewPage | None = None
        self._before: QWidget | None = None
        self._work = Background(self)
        pages.currentChanged.connect(self._page_changed)

    def follow(self, page: GamePage) -> None:
        """A table has been laid: its end page leads here."""
        if page.guide is None:
            page.ending.review_wanted.connect(self.show_table)
            page.ending.offer("review")

    def show_table(self) -> None:
        """The game on the table, which has ended."""
        if self._window.game is not None:
            self.show(self._window.game.table.match)

    def open(self, path: Path) -> None:
        """A kept game by its file."""
        from kingsbridge_desktop.play.files import load_match

        self._work.do(partial(load_match, path), self._opened, self._window.show_problem)

    def _opened(self, loaded: Loaded) -> None:
        from kingsbridge_desktop.play.review_run import HistoryLost

        if loaded.history_lost:
            self._window.show_problem(HistoryLost("only the last position of this game is left"))
        else:
            self.show(loaded.match)

    def show(self, match: Match) -> None:
        """Lays the review over the page that is shown, and reads or makes it."""
        from kingsbridge_desktop.play.review_run import NotOver
        from kingsbridge_desktop.ui.gc_control import preload_and_freeze
        from kingsbridge_desktop.ui.review.page import ReviewPage
        from kingsbridge_desktop.ui.review.reader import Reader

        if not match.is_over or not match.ply:
            self._window.show_problem(NotOver("the game is not over yet"))
            return
        window = self._window
        self.leave()
        preload_and_freeze(match.edition)
        reader = Reader(match, window.settings, window.language, window.colours)
        page = self.page = ReviewPage(match, window.settings, window.colours, reader)
        reader.setParent(page)
        page.back_wanted.connect(self.leave)
        page.branch_wanted.connect(self._try)
        page.thinking.read.connect(self._read)
        page.thinking.trouble.connect(window.show_problem)
        self._before = self._pages.currentWidget()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        window.menus.follow()
        page.points.setFocus()
        page.thinking.look_up()

    def _read(self, kept: Kept) -> None:
        from kingsbridge_desktop.play.review_run import quick

        page = self.page
        if page is None:
            return
        if kept.problem is not None:
            self._window.say(lambda: self.tr("The review that was kept with this game is damaged; a new one is made."))
        if kept.review is not None:
            page.reader.show_review(kept.review)
            page.retranslate()
            page.thinking.offer(kept.review)
        else:
            page.thinking.think(quick(page.match.game))

    def _try(self, ply: int) -> None:
        """The position that is looked at as a new game: whoever is asked there is a person now."""
        from kingsbridge_desktop.play.branching import branched
        from kingsbridge_desktop.play.match import PERSON

        page = self.page
        if page is None:
            return
        match = page.match
        mover = match.steps[ply].seat
        seats = [seat._replace(level=PERSON) if number == mover else seat for number, seat in enumerate(match.seats)]
        self._window.start(branched(match, ply, seats))

    def leave(self) -> None:
        """Back to the page that was there before."""
        page, before = self.page, self._before
        self.page = self._before = None
        if page is None:
            return
        page.leave()
        if before is not None and self._pages.currentWidget() is page and self._pages.indexOf(before) >= 0:
            self._pages.setCurrentWidget(before)
        self._pages.removeWidget(page)
        page.deleteLater()
        self._window.menus.follow()

    def _page_changed(self, _: int) -> None:
        if self.page is not None and self._pages.currentWidget() is not self.page:
            self.leave()

    def restyle(self) -> None:
        """Another language, light or size of letters."""
        if self.page is not None:
            self.page.reader.dress(self._window.language, self._window.colours)
            self.page.restyle(self._window.colours)
