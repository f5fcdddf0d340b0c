"""The pages of the window and the ways between them: home page, tables, lessons, positions, books."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.ui.guard import attempt, report
from kingsbridge_desktop.ui.words import game_name

if TYPE_CHECKING:
    from kingsbridge_desktop.play.lessons import LessonId
    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.play.puzzles import Laid
    from kingsbridge_desktop.text.language import Language
    from kingsbridge_desktop.ui.bot_runner import BotRunner
    from kingsbridge_desktop.ui.chronicle.desk import ChronicleDesk
    from kingsbridge_desktop.ui.file_desk import FileDesk
    from kingsbridge_desktop.ui.game_file import GameFile
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.home.page import HomePage
    from kingsbridge_desktop.ui.puzzles.desk import PuzzleDesk
    from kingsbridge_desktop.ui.review.desk import ReviewDesk
    from kingsbridge_desktop.ui.settings import Settings
    from kingsbridge_desktop.ui.sounds.desk import SoundDesk
    from kingsbridge_desktop.ui.table import Table
    from kingsbridge_desktop.ui.theme import Colours
    from kingsbridge_desktop.ui.window_dialogs import WindowDialogs
    from kingsbridge_desktop.ui.window_menus import WindowMenus


class WindowPages(QMainWindow):
    """Shows the home page, a table or a book, one at a time; `MainWindow` makes what it names here."""

    settings: Settings
    language: Language
    colours: Colours
    home: HomePage
    desk: FileDesk
    chronicle: ChronicleDesk
    puzzles: PuzzleDesk
    reviews: ReviewDesk
    dialogs: WindowDialogs
    sounds: SoundDesk
    menus: WindowMenus
    runner: BotRunner | None
    game: GamePage | None
    _pages: QStackedWidget

    def _follow(self) -> None:
        """Menus and title follow what is on the table."""
        self.menus.follow()
        match = self.game.table.match if self.game else None
        title = "Kingsbridge"
        if match is not None:
            title = f"{game_name(self.language, match.game)} – {title}"
        self.setWindowTitle(title)

    def show_problem(self, error: KingsbridgeError) -> None:
        """One clear sentence; nothing is lost."""
        from kingsbridge_desktop.text.problems import problem

        self.say(lambda: problem(self.language, error))

    def say(self, write: Callable[[], str]) -> None:
        """A sentence that must be seen; on the home page as a box, at the table beside the board."""
        if self.game is not None:
            self.game.say(write())
        else:
            from kingsbridge_desktop.ui.dialogs.live_question import Wording, tell

            tell(self, lambda: Wording("Kingsbridge", write()))

    # tables

    def _runner(self) -> BotRunner:
        from kingsbridge_desktop.ui.bot_runner import BotRunner

        if self.runner is None:
            self.runner = BotRunner(self)
            self.runner.trouble.connect(self.show_problem)
        return self.runner

    def start(self, match: Match) -> None:
        """A new game."""
        if self.desk.may_leave():
            self.sit_down(match, None)

    def sit_down(self, match: Match, file: GameFile | None) -> None:
        """Lays a game on the table; the one before is put away."""
        from kingsbridge_desktop.ui.gc_control import preload_and_freeze
        from kingsbridge_desktop.ui.table import Table

        if self.game is None:  # from the home page; from table to table a bot may think that must be stopped first
            preload_and_freeze(match.edition)
        self._leave_table()
        try:
            table = Table(match, self.settings, self._runner(), file)
        except KingsbridgeError as error:
            self.show_problem(error)
            return
        self._show_page(self._page_of(table))
        self.desk.watch(table.file)

    def learn(self, which: LessonId) -> None:
        """A lesson at the table, instead of what lies there."""
        from kingsbridge_desktop.ui.gc_control import preload_and_freeze
        from kingsbridge_desktop.ui.lessons.classroom import open_lesson

        if not self.desk.may_leave():
            return
        if self.game is None:
            preload_and_freeze(which.game)
        self._leave_table()
        try:
            page = open_lesson(self, which, self._runner())
        except KingsbridgeError as error:
            self.go_home()
            self.show_problem(error)
            return
        self._show_page(page)

    def solve(self, laid: Laid) -> None:
        """A position to find the move in, instead of what lies on the table."""
        from kingsbridge_desktop.ui.gc_control import preload_and_freeze
        from kingsbridge_desktop.ui.puzzles.classroom import open_puzzle

        if not self.desk.may_leave():
            return
        if self.game is None:
            preload_and_freeze(laid.match.edition)
        self._leave_table()
        page = open_puzzle(self, laid, self._runner())
        self._show_page(page)

    def _page_of(self, table: Table) -> GamePage:
        """The painted table; a plain one if the painting fails."""
        from kingsbridge_desktop.ui.game_page import GamePage

        try:
            return GamePage(table, self.settings, self.language, self.colours)
        except Exception as error:  # noqa: BLE001 - a board that cannot be painted must not keep anybody from playing
            report(error)
        return GamePage(table, self.settings, self.language, self.colours, plain=True)

    def _show_page(self, page: GamePage) -> None:
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self.play_again)
        page.state_changed.connect(self._follow)
        page.rules_wanted.connect(self.dialogs.show_rules)
        page.branch_wanted.connect(self._branch)
        self._share_menus(page)
        self._summon(page)
        self.game = page
        self._seat_coach(page)
        self.sounds.follow(page)
        self.reviews.follow(page)
        self.chronicle.follow(page)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._leave_books()
        self._follow()
        attempt(page.begin)

    def _summon(self, page: GamePage) -> None:
        """Whoever looked elsewhere while others played is called when it is their turn."""
        from kingsbridge_desktop.ui.summons import Summons

        summons = Summons(page)
        page.course.waiting.connect(summons.waits)
        page.course.offer_wanted.connect(summons.asks)

    def _seat_coach(self, page: GamePage) -> None:
        """A coach sits beside whoever wanted one in set-up; a lesson teaches by itself."""
        if page.guide is None and self.settings.values.coach.get(page.table.match.game):
            from kingsbridge_desktop.ui.lessons.coach_desk import CoachDesk

            page.coach = CoachDesk(page)

    def _share_menus(self, page: GamePage) -> None:
        """A table in a small window has one button for all menus instead of the bar."""
        if self.menuBar().isNativeMenuBar():
            return
        menu = QMenu(page)
        for name, submenu in self.menus.menus.items():
            if name != "export":  # which the first one holds
                menu.addAction(submenu.menuAction())
        page.room.set_menu(menu)
        page.room.narrowed.connect(lambda narrow: self.menuBar().setHidden(narrow))

    def lay_plain_screen(self) -> None:
        """The painted screen has failed: the same table goes on with the plain one."""
        old = self.game
        if old is None:
            return
        if old.guide is not None:  # its notes point at places of the painted board; it waits where it was left
            self.go_home()
            return
        self._lay_again(old, plain=True)

    def _lay_again(self, old: GamePage, *, plain: bool) -> None:
        """Another page for the same table."""
        from kingsbridge_desktop.ui.game_page import GamePage

        table = old.table
        for signal in (table.stepped, table.rewound, table.person_asked, table.thinking, table.advised, table.ended):
            signal.disconnect()
        table.trouble.disconnect()
        attempt(old.player.drop)
        self._pages.removeWidget(old)
        old.deleteLater()
        self._show_page(GamePage(table, self.settings, self.language, self.colours, plain=plain))

    def change_seats(self) -> None:
        """Lets people and bots change places in the running game."""
        from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog

        page = self.game
        if page is None or not page.may_move:
            return
        match = page.table.match
        dialog = SeatsDialog(match, self.language, self.colours, self)
        if (
            dialog.exec() != SeatsDialog.DialogCode.Accepted
            or self.game is not page
            or dialog.seats == list(match.seats)
        ):
            return
        page.table.reseat(dialog.levels)
        self._lay_again(page, plain=False)

    def play_on_from(self, match: Match, ply: int, *, same_luck: bool = False) -> None:
        """A new game from a moment of another, with whoever wants to play it; the other one stays as it is."""
        from kingsbridge_desktop.play.branching import branched
        from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog

        dialog = SeatsDialog(match, self.language, self.colours, self, ply=ply, same_luck=same_luck)
        if dialog.exec() == SeatsDialog.DialogCode.Accepted:
            self.start(branched(match, ply, dialog.seats, same_luck=dialog.same_luck))

    def _branch(self, ply: int) -> None:
        if self.game is not None:
            self.play_on_from(self.game.table.match, ply)

    def same_luck_again(self) -> None:
        """The game on the table from its start, with the same luck."""
        if self.game is not None:
            self.play_on_from(self.game.table.match, 0, same_luck=True)

    def play_again(self) -> None:
        """The same players, the same options, other luck."""
        from kingsbridge_desktop.play.match import Match
        from kingsbridge_desktop.saves import box

        if self.game is None:
            return
        old = self.game.table.match
        edition = box.own_edition(old.game).edition
        self.start(Match(edition, old.seats, self.home.new_seed(), old.options))

    def _leave_table(self) -> None:
        page, self.game = self.game, None
        if page is None:
            return
        page.player.drop()
        self.menuBar().show()
        self.desk.put_away(page.table)
        self._pages.removeWidget(page)
        page.deleteLater()

    # between pages

    def go_home(self) -> None:
        """Back to the home page; the game can be continued from there."""
        if not self.desk.may_leave():
            return
        self._leave_table()
        self.home.refresh()
        self._pages.setCurrentWidget(self.home)
        self._leave_books()
        self.home.hold_keyboard()
        self._follow()

    def new_game(self) -> None:
        """To the shelf, where a game is chosen; who is there already sets up the one that was looked at last."""
        if self._pages.currentWidget() is self.home:
            self.home.set_up(self.home.current_game())
        else:
            self.go_home()

    def show_instead(self, page: QWidget) -> bool:
        """Shows a page that is no table instead of what is there; False if a game that is not saved is not left."""
        if not self.desk.may_leave():
            return False
        self._leave_table()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._leave_books(page)
        self._follow()
        return True

    def _leave_books(self, page: QWidget | None = None) -> None:
        """Chronicle and collection go, except the one that is shown."""
        for desk in (self.chronicle, self.puzzles):
            if desk.page is not page or page is None:
                desk.leave()
