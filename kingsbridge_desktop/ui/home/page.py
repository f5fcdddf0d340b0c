"""The home screen: the games as pictures, what waits to be continued, what was saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSpacerItem, QVBoxLayout, QWidget

from kingsbridge_desktop.core.errors import GameFault, KingsbridgeError
from kingsbridge_desktop.core.registry import faults, game_ids
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.giving_way import USUAL
from kingsbridge_desktop.ui.home.below import Below
from kingsbridge_desktop.ui.home.head import HomeHead
from kingsbridge_desktop.ui.home.tile import GameTile, TileShelf
from kingsbridge_desktop.ui.home.today_row import TodayRow
from kingsbridge_desktop.ui.keyboard_hold import hold
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours, chosen_points, table_font
from kingsbridge_desktop.ui.words import as_tip, game_name, title_of, without_mnemonic

if TYPE_CHECKING:
    from kingsbridge_desktop.play.lessons import LessonId
    from kingsbridge_desktop.play.table_code import TableCode
    from kingsbridge_desktop.ui.home.slips import News

SEEDS = 2**32
LARGEST = 3.0  # how much larger all is at most: the page is a picture that follows its window
LENT = 0.12  # of the height of the games, that they give to a row below them rather than leave two empty bands
TODAY_SHARE = 0.1  # of the height, that must be left for larger pictures of the games if they can be larger


class HomePage(QWidget):
    """The home page.

    Signals:
        match_wanted: a new Match was set up.
        lessons_wanted: the lessons of a game are to be seen; its id.
        lesson_wanted: a lesson is to begin; its LessonId.
        chronicle_wanted: the finished games are to be seen.
        puzzles_wanted: the positions to find the move in are to be seen.
        file_wanted: the path of a save, or of an unfinished game to go on with.
        trouble: a problem to tell.
    """

    match_wanted = Signal(object)
    lessons_wanted = Signal(str)
    lesson_wanted = Signal(object)
    chronicle_wanted = Signal()
    puzzles_wanted = Signal()
    file_wanted = Signal(object)
    trouble = Signal(object)

    def __init__(self, settings: Settings, language: Language, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings = settings
        self.language = language
        self.colours = colours
        self._marked = game_ids()[0]
        self._drawn_for = 0.0
        self.tiles = [GameTile(game, language, colours) for game in game_ids()]
        for tile in self.tiles:
            tile.chosen.connect(self.set_up)
            tile.learn_wanted.connect(self.lessons_wanted)
        self.shelf = TileShelf(self.tiles)
        head = self.head = HomeHead()
        self.continue_button, self.open_button = head.continue_button, head.open_button
        self.chronicle_button = head.chronicle_button
        self.continue_button.clicked.connect(self._continue)
        self.open_button.clicked.connect(self._open)
        self.chronicle_button.clicked.connect(self.chronicle_wanted)
        self.today = TodayRow()
        self.puzzles_button = self.today.puzzles
        self.today.today_wanted.connect(self.set_up_today)
        self.today.puzzles_wanted.connect(self.puzzles_wanted)
        self.left_out = PlainLabel()
        self.left_out.setProperty("warning", True)
        self.left_out.setWordWrap(True)
        self._is_behind = False  # news came while nobody saw the page
        self._is_read = False  # whether the folders were looked into; until then the room below the shelf is kept
        self._offers_lesson = False  # whether the first button begins a lesson, for whose slip there is no room
        self._given: QWidget | None = None  # who got the keyboard without anybody's doing; None before that is known
        self._reading = Background(self)
        self._settling = QTimer(self, interval=0, singleShot=True)  # when the shelf has its new width
        self._settling.timeout.connect(self._give_way)
        self._build()
        self.retranslate()
        self.is_painted = False

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        self._column.addLayout(self.head)
        self._column.addWidget(self.today)
        self._column.addWidget(self.shelf, 1)
        self._kept = QSpacerItem(0, 0)
        self._column.addItem(self._kept)
        self._column.addWidget(self.left_out)
        self.below = Below(self, self._column, self.settings)
        self.below.file_wanted.connect(self.file_wanted)
        self.below.lesson_wanted.connect(self.lesson_wanted)

    @property
    def _scale(self) -> float:
        """How much larger letters are than usual: they follow a large window, so that it has no holes."""
        size = self.window().size() if self.window() is not None else self.size()
        return max(1.0, min(size.width() / USUAL[0], size.height() / USUAL[1], LARGEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._scale != self._drawn_for:
            self.retranslate()
        self._give_way()
        self._settling.start()

    def refresh(self) -> None:
        """What waits to be continued may have changed; it is read in a thread."""
        from kingsbridge_desktop.ui.home.slips import read_news

        self._reading.do(read_news, self._show_news, self._refused)

    def _show_news(self, news: News) -> None:
        """Shows what was read; behind a table that already goes on it waits until it is seen."""
        self.below.news, self._is_read = news, True
        self._is_behind = not self.isVisible()
        if not self._is_behind:
            self._lay_news()
        if news.problem is not None:
            self.trouble.emit(news.problem)

    def _lay_news(self) -> None:
        self._is_behind = False
        is_free = self._is_free()  # asked first: what goes hands the keyboard to whatever is next
        self.retranslate()
        self._column.activate()  # what has just come is shown, or it could not take the keyboard
        self._take_keyboard(is_free=is_free)
        self._settling.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._given = None  # whoever comes back begins anew

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_behind:
            self._lay_news()

    def _show_slips(self) -> None:
        """The slips below the shelf."""
        if self.below.news is not None:
            headings = self._running_words(), self.tr("Chronicle")
            self.below.fill(headings, self.language, self.colours, self._scale)
            self._give_way()

    def _running_words(self) -> str:
        """The heading of what lies on the table, and how much of it is not shown."""
        from kingsbridge_desktop.ui.home.slips import MOST_RUNNING

        there = len(self.below.news.running) if self.below.news is not None else 0
        shown = min(there, MOST_RUNNING)
        if shown == there:
            return self.tr("On the table")
        words = self.tr("On the table: the newest {shown} of {there}, the others under “{list}”")
        return words.format(shown=shown, there=there, list=self._open_words().removesuffix(" …"))

    def _spare(self, *, has_today: bool) -> int:
        """What is left below a shelf of one row, with the game of the day above it or not."""
        margins = self._column.contentsMargins()
        used = self.head.sizeHint().height() + self.shelf.usual_height() + margins.top() + margins.bottom()
        if has_today:
            used += self.today.sizeHint().height() + self._column.spacing()
        return self.height() - used - self._column.spacing()

    def _share_head(self) -> None:
        margins = self._column.contentsMargins()
        points = chosen_points() * self._drawn_for
        self.head.share(self.width(), margins.left() + margins.right(), points, self._about(), self._standing())

    def _give_way(self) -> None:
        """In a low window finished games go first, then those on the table; "Continue" always stays."""
        if not self.testAttribute(
            Qt.WidgetAttribute.WA_Resized
        ):  # nobody gave it a size yet, and then this is asked again
            return
        self._share_head()
        kept = self.height() * TODAY_SHARE if self.shelf.grows else 0
        has_today = self._spare(has_today=True) >= kept
        self.today.setVisible(has_today)
        spare = self._spare(has_today=has_today)
        self._kept.changeSize(0, 0 if self._is_read else max(0, spare - self._column.spacing()))
        self.below.share(spare, 0 if self.shelf.grows else round(self.shelf.usual_height() * LENT))
        slip = self.below.lesson
        offers = self.below.is_first_start and slip is not None and slip.which is not None and slip.isHidden()
        if offers != self._offers_lesson:  # the head has another height then
            self._offers_lesson = offers
            self._show_continue()
            self._give_way()
            return
        self._column.activate()  # now: else the games would be painted once in the room of what has just gone

    @property
    def first_lesson(self) -> LessonId | None:
        """The lesson that is offered to somebody who has not played yet; None to all others."""
        slip = self.below.lesson
        if slip is None or not self.below.is_first_start or (slip.isHidden() and not self._offers_lesson):
            return None
        return slip.which

    def _refused(self, error: KingsbridgeError) -> None:
        self.below.news, self._is_read = None, True
        self.retranslate()
        self.trouble.emit(error)

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light."""
        self.language, self.colours = language, colours
        for tile in self.tiles:
            tile.restyle(language, colours)
        self.retranslate()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        scale = self._drawn_for = self._scale
        points = chosen_points() * scale
        sign = pictures.emblem("app_icon", points * 4.2, self.devicePixelRatioF(), self.colours.light)
        self.head.write(sign, self._open_words(), self.tr("Chronicle"), points)
        margin = round(28 * scale)
        self._column.setContentsMargins(margin, round(10 * scale), margin, round(16 * scale))
        for tile in self.tiles:
            tile.set_letters(table_font(points))
        self.today.fill(self.language, points, self.below.news.today if self.below.news is not None else None)
        self._show_faults()
        self._show_continue()
        self._show_slips()
        self._give_way()
        self.shelf.arrange()

    def hold_keyboard(self) -> None:
        """Where nothing else has it: on what goes on, on a newcomer's lesson, or on the first button."""
        self._take_keyboard(is_free=self._is_free())

    def _is_free(self) -> bool:
        """Whether the keyboard is where nobody put it: one may have been at any of these before the news came."""
        held = QApplication.focusWidget()
        begins = (self.continue_button, self.open_button, *(slip.button for slip in self.below.lessons))
        return held in begins and self._given in (None, held)

    def _take_keyboard(self, *, is_free: bool) -> None:
        first = self.below.lesson
        lesson = (first.button,) if self.first_lesson is not None and first is not None else ()
        given = QApplication.focusWidget() if is_free else None
        hold(self, (self.continue_button, *lesson, self.open_button), given)
        if self.isVisible() and (is_free or self._given is None):
            self._given = QApplication.focusWidget()

    def _open_words(self) -> str:
        return self.tr("Open a saved game …")

    def _about(self) -> str:
        return self.tr("Board games from the world of cathedrals, for one table and one screen")

    def _standing(self) -> str:
        """How far the game has come that waits to be continued, where no slip tells it."""
        entry = self.below.newest
        if entry is None or entry.save is None or (self.below.rows is not None and not self.below.rows[0].isHidden()):
            return ""
        from kingsbridge_desktop.ui.dialogs.save_lines import date_of, where_of

        told = (where_of(self.language, entry.save), date_of(self.language, entry.save.saved))
        return " · ".join(part for part in told if part)

    def told_of(self, path: Path) -> str:
        """What a slip tells of a game on the table: its name and who plays; empty for any other file."""
        lines = self.below.news.running if self.below.news is not None else ()
        entry = next((line.entry for line in lines if line.entry.path == path), None)
        known = entry and (entry.save or entry.remains)
        if not known:
            return ""
        return f"{game_name(self.language, known.game)} ({', '.join(seat.name for seat in known.seats)})"

    def _show_continue(self) -> None:
        entry = self.below.newest
        known = entry and (entry.save or entry.remains)
        self.continue_button.setVisible(known is not None or self._offers_lesson)
        if self._offers_lesson:
            self.continue_button.setText(self.tr("Begin with a lesson"))
            self.continue_button.setToolTip("")
        if known:
            names = ", ".join(seat.name for seat in known.seats)
            words = f"{self.tr('Continue')}: {game_name(self.language, known.game)}"
            self.continue_button.setText(without_mnemonic(words))
            self.continue_button.setToolTip(as_tip(names))

    def _leave_out(self) -> None:
        """A game that could not be loaded is taken away; the others stay."""
        for tile in self.tiles:
            tile.setVisible(tile.game in game_ids())
        self.shelf.arrange()
        self._show_faults()

    def _show_faults(self) -> None:
        """Which games are not here, and why."""
        told = faults()
        self.left_out.setVisible(bool(told))
        if not told:
            return
        from kingsbridge_desktop.text.problems import problem

        names = ", ".join(title_of(self.language, str(fault.details["game"])) for fault in told)
        self.left_out.setText(self.tr("Missing from the shelf, because it could not be loaded: %s") % names)
        self.left_out.setToolTip("\n".join(problem(self.language, fault) for fault in told))

    def current_game(self) -> str:
        """The game somebody looked at last."""
        for tile in self.tiles:
            if tile.hasFocus():
                self._marked = tile.game
        return self._marked

    @staticmethod
    def new_seed() -> int:
        """Other luck."""
        import secrets  # with all its ciphers, and not before the first picture

        return secrets.randbelow(SEEDS)

    def set_up(self, game: str, code: TableCode | None = None) -> None:
        """Asks who plays and begins; a code sets the table before."""
        from kingsbridge_desktop.ui.home.setup import SetupDialog

        self._marked = game
        try:
            dialog = SetupDialog(game, self.settings, self.language, self.colours, self)
        except GameFault as fault:
            self._leave_out()
            self.trouble.emit(fault)
            return
        if code is not None:
            dialog.use(code)
        if dialog.exec() == SetupDialog.DialogCode.Accepted and dialog.match is not None:
            self.match_wanted.emit(dialog.match)

    def enter_code(self) -> None:
        """Asks for the code of a table."""
        from kingsbridge_desktop.ui.home import codes

        codes.enter_code(self)

    def set_up_today(self) -> None:
        """The game of the day."""
        from kingsbridge_desktop.ui.home import codes

        codes.set_up_today(self)

    def _continue(self) -> None:
        entry = self.below.newest
        if entry is not None:
            self.file_wanted.emit(entry.path)
        elif self.first_lesson is not None:
            self.lesson_wanted.emit(self.first_lesson)

    def _open(self) -> None:
        from kingsbridge_desktop.ui.dialogs.saves import choose_save

        path: Path | None = choose_save(self, self.language)
        if path is not None:
            self.file_wanted.emit(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            QTimer.singleShot(0, self.refresh)  # only now: reading saves takes longer than painting

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.open_button.text() != self._open_words():
            self.retranslate()
        super().changeEvent(event)
