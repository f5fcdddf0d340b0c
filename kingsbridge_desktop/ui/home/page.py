"""The home screen: the games as pictures, what waits to be continued, what was saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import GameFault, KingsbridgeError
from kingsbridge_desktop.core.registry import faults, game_ids
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.giving_way import USUAL
from kingsbridge_desktop.ui.home.tile import GameTile, TileShelf
from kingsbridge_desktop.ui.home.today_row import TodayRow
from kingsbridge_desktop.ui.keyboard_hold import hold
from kingsbridge_desktop.ui.panels.press_button import ReturnButton
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours, chosen_points, table_font
from kingsbridge_desktop.ui.words import as_tip, game_name, title_of, without_mnemonic

if TYPE_CHECKING:
    from kingsbridge_desktop.play.lessons import LessonId
    from kingsbridge_desktop.play.table_code import TableCode
    from kingsbridge_desktop.saves.store import Entry
    from kingsbridge_desktop.ui.home.learn_slip import LearnSlip, Manner
    from kingsbridge_desktop.ui.home.slips import News, SlipRow

SEEDS = 2**32
FIRST_SHARE, LESSON_SHARE = 0.55, 0.34  # of the width, for the only lesson that is offered
LARGEST = 3.0  # how much larger all is at most: the page is a picture that follows its window
TODAY_SHARE = 0.1  # of the height, that must be left for larger pictures of the games if they can be larger
HEAD_SHARE = 0.6  # of the width, that buttons may take beside the title
FINISHED, LOWER_GAP = 3, 12  # finished games are so many times as wide as the lesson beside them
LINE, LEAST_LINE = 1.05, 0.75  # its letters below the title, and the smallest, of the usual ones
BUTTON_SHARE, LEAST_POINTS = 0.46, 9.0  # of the page's width, the widest button there; its smallest letters


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
        self._icon = QLabel()
        self._title = QLabel("Kingsbridge")
        self._line = PlainLabel()
        self._line.setProperty("quiet", True)
        self._line.setWordWrap(True)
        self.tiles = [GameTile(game, language, colours) for game in game_ids()]
        for tile in self.tiles:
            tile.chosen.connect(self.set_up)
            tile.learn_wanted.connect(self.lessons_wanted)
        self.shelf = TileShelf(self.tiles)
        self.continue_button = ReturnButton()
        self.continue_button.setObjectName("continue")
        self.continue_button.setProperty("primary", True)
        self.continue_button.clicked.connect(self._continue)
        self.open_button = ReturnButton()
        self.open_button.setObjectName("open")
        self.open_button.clicked.connect(self._open)
        self.chronicle_button = ReturnButton()
        self.chronicle_button.setObjectName("chronicle")
        self.chronicle_button.clicked.connect(self.chronicle_wanted)
        self.today = TodayRow()
        self.puzzles_button = self.today.puzzles
        self.today.today_wanted.connect(self.set_up_today)
        self.today.puzzles_wanted.connect(self.puzzles_wanted)
        self.left_out = PlainLabel()
        self.left_out.setProperty("warning", True)
        self.left_out.setWordWrap(True)
        self._below: tuple[SlipRow, SlipRow] | None = None  # what lies on the table, what is finished
        self._lessons: tuple[LearnSlip, ...] = ()  # of each game the one that comes next, in the order of the shelf
        self._news: News | None = None
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
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._line)
        head = self._head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._icon)
        head.addLayout(words, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.continue_button)
        self._rest = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rest.addWidget(self.open_button, 1)
        self._rest.addWidget(self.chronicle_button)
        self._buttons.addLayout(self._rest)
        head.addLayout(self._buttons)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        self._column.addLayout(head)
        self._column.addWidget(self.today)
        self._column.addWidget(self.shelf, 1)
        self._kept = QSpacerItem(0, 0)
        self._column.addItem(self._kept)
        self._column.addWidget(self.left_out)

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
        self._news, self._is_read = news, True
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
        """The slips below the shelf, which are not loaded before the first picture."""
        if self._news is None:
            return
        from kingsbridge_desktop.ui.home.slips import MOST_RUNNING, SlipRow

        if self._below is None:
            from kingsbridge_desktop.ui.home.learn_slip import LearnSlip

            self._below = SlipRow("on_the_table"), SlipRow("finished")
            self._lessons = tuple(LearnSlip(game) for game in game_ids())
            for row in self._below:
                row.wanted.connect(self.file_wanted)
            for slip in (*self._below, *self._lessons):  # until it is known what has room
                slip.hide()
            lower = QHBoxLayout()
            lower.setSpacing(LOWER_GAP)
            lower.addWidget(self._below[1], FINISHED)
            for lesson in self._lessons:
                lesson.wanted.connect(self.lesson_wanted)
                lower.addWidget(lesson, 1)
            lower.addStretch(0)
            self._column.addWidget(self._below[0])
            self._column.addLayout(lower)
        running, finished = self._below
        shown = self._news.running[:MOST_RUNNING]
        running.fill(self._running_words(len(shown)), shown, self.language, self.colours, self._scale)
        finished.fill(self.tr("Chronicle"), self._news.finished, self.language, self.colours, self._scale)
        self._give_way()

    def _running_words(self, shown: int) -> str:
        """The heading of what lies on the table, and how much of it is not shown."""
        assert self._news is not None
        there = len(self._news.running)
        if shown == there:
            return self.tr("On the table")
        words = self.tr("On the table: the newest {shown} of {there}, the others under “{list}”")
        return words.format(shown=shown, there=there, list=self._open_words().removesuffix(" …"))

    def _spare(self, *, has_today: bool) -> int:
        """What is left below a shelf of one row, with the game of the day above it or not."""
        margins = self._column.contentsMargins()
        used = self._head.sizeHint().height() + self.shelf.usual_height() + margins.top() + margins.bottom()
        if has_today:
            used += self.today.sizeHint().height() + self._column.spacing()
        return self.height() - used - self._column.spacing()

    def _share_head(self) -> None:
        """Buttons below each other and no line under the title where they would not fit side by side."""
        every = (self.continue_button, self.open_button, self.chronicle_button)
        buttons = [button for button in every if not button.isHidden()]
        points = chosen_points() * self._drawn_for
        for button in buttons:
            self._fit_button(button, points)
        self._title.setFont(table_font(points * 2.2, bold=True))
        margins, gap = self._column.contentsMargins(), self._head.spacing()
        needed = sum(button.sizeHint().width() + gap for button in buttons)
        beside = margins.left() + self._icon.sizeHint().width() + gap + self._title.sizeHint().width() + margins.right()
        wide = needed > self.width() * HEAD_SHARE or beside + needed > self.width()
        way = QBoxLayout.Direction.TopToBottom if wide else QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(way)
        both = self.open_button.sizeHint().width() + self.chronicle_button.sizeHint().width() + 2 * gap
        widest = max(both, self.continue_button.sizeHint().width()) + gap if wide else needed
        self._line.setText(self._standing() if wide else self._about())
        room = self.width() - beside - widest + self._title.sizeHint().width()
        self._line.setVisible(self._fit_line(points, room))
        self._title.setFont(table_font(points * (1.6 if wide else 2.2), bold=True))
        beside = margins.left() + self._icon.sizeHint().width() + gap + self._title.sizeHint().width() + margins.right()
        two = sum(button.sizeHint().width() + gap for button in (self.open_button, self.chronicle_button))
        narrow = wide and beside + two > self.width()
        self._rest.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _fit_line(self, points: float, room: int) -> bool:
        """The words below the title in one line, if need be in smaller letters; False if they have no room."""
        words, size = self._line.text(), points * LINE
        while size >= points * LEAST_LINE:
            font = table_font(size, italic=True)
            if QFontMetrics(font).horizontalAdvance(words) < room:
                self._line.setFont(font)
                return bool(words)
            size -= 0.5
        return False

    def _fit_button(self, button: QPushButton, points: float) -> None:
        """Its words are whole: in smaller letters where it would take more than its share of the page."""
        is_bold, room = button is self.continue_button, self.width() * BUTTON_SHARE
        button.setMinimumSize(0, 0)
        button.setFont(table_font(points, bold=is_bold))
        while button.sizeHint().width() > room > 0 and points > LEAST_POINTS:
            points -= 0.5
            button.setFont(table_font(points, bold=is_bold))
        button.setMinimumSize(button.sizeHint())

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
        self._share_below(spare)
        slip = self._lesson
        offers = self._is_first_start and slip is not None and slip.which is not None and slip.isHidden()
        if offers != self._offers_lesson:  # the head has another height then
            self._offers_lesson = offers
            self._show_continue()
            self._give_way()
            return
        self._column.activate()  # now: else the games would be painted once in the room of what has just gone

    def _share_below(self, spare: int) -> None:
        """What lies below the games, as far as it has room."""
        if self._below is None or self._news is None:
            return
        running, finished = self._below
        shown = []
        for row, lines in ((running, self._news.running), (finished, self._news.finished)):
            need = row.least_height() + self._column.spacing()
            row.setVisible(bool(lines) and need <= spare)
            if lines and need <= spare:
                spare -= need
                shown.append(row)
        spare = self._show_lesson(spare, finished in shown)
        has_beside = any(not slip.isHidden() for slip in self._lessons)
        for row in shown:  # what is still left makes their pictures larger
            wide = self._column.contentsRect().width()
            if row is finished and has_beside:
                wide = (wide - LOWER_GAP) * FINISHED // (FINISHED + 1)
            row.enlarge(max(0, spare) // len(shown), wide)

    @property
    def _lesson(self) -> LearnSlip | None:
        """The slip of the lesson to begin with; None if there is none."""
        if not self._lessons:
            return None
        from kingsbridge_desktop.ui.home.learn_slip import lesson_to_come

        which = lesson_to_come(self.settings)
        return next((slip for slip in self._lessons if which is not None and slip.game == which.game), None)

    @property
    def _is_first_start(self) -> bool:
        return self._news is not None and not self._news.running and not self._news.finished

    def _show_lesson(self, spare: int, is_beside: bool) -> int:
        """The lesson that comes next, beside finished games or below all; what is left of the room then.

        Who has not played yet is offered one of every game, each below its game, where there is room for that.
        """
        spare, shown = self._lessons_in(spare, is_beside)
        for slip in self._lessons:  # one that stays is never hidden, or it would lose the keyboard
            slip.setVisible(slip in shown)
        return spare

    def _lessons_in(self, spare: int, is_beside: bool) -> tuple[int, Sequence[LearnSlip]]:
        """What is left of the room, and which lessons it is for."""
        first, is_first = self._lesson, self._is_first_start
        if first is None:
            return spare, ()
        shown = self._offered(first) if is_first else [first]
        share = 1.0 if len(shown) > 1 else FIRST_SHARE if is_first else LESSON_SHARE
        for slip in shown:
            slip.fill(self.settings, self.language, self.colours, self._scale, self._manner(slip, shown, first))
        shown = [slip for slip in shown if slip.which is not None]
        for slip in shown:
            most, is_alone = round(self.width() * share), is_first and len(shown) == 1
            slip.setMaximumWidth(min(most, slip.natural_width()) if is_alone else most)
        need = 0 if is_beside else max((slip.least_height() for slip in shown), default=0) + self._column.spacing()
        if not shown or need > spare:
            return spare, ()
        return spare - need - max(slip.lengthen(spare - need) for slip in shown), shown

    def _offered(self, first: LearnSlip) -> Sequence[LearnSlip]:
        """Lessons of all games where their names have room side by side, else the one to begin with."""
        known = [slip for slip in self._lessons if slip.game in game_ids()]  # not of a game that was left out
        margins = self._column.contentsMargins()
        width = (self.width() - margins.left() - margins.right()) // max(1, len(known)) - self._column.spacing()
        least = max((slip.least_width(self.language, self._scale) for slip in known), default=width)
        return known if known and least <= width else [first]

    def _manner(self, slip: LearnSlip, shown: Sequence[LearnSlip], first: LearnSlip) -> Manner:
        """How a slip offers its lesson."""
        from kingsbridge_desktop.ui.home.learn_slip import Manner

        if not self._is_first_start:
            return Manner()
        return Manner(is_first=slip is first, heads=slip is shown[0], has_others=len(shown) > 1)

    @property
    def first_lesson(self) -> LessonId | None:
        """The lesson that is offered to somebody who has not played yet; None to all others."""
        slip = self._lesson
        if slip is None or not self._is_first_start or (slip.isHidden() and not self._offers_lesson):
            return None
        return slip.which

    def _refused(self, error: KingsbridgeError) -> None:
        self._news, self._is_read = None, True
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
        self._line.setText(self._about())
        self._icon.setPixmap(pictures.emblem("app_icon", points * 4.2, self.devicePixelRatioF(), self.colours.light))
        self.open_button.setText(self._open_words())
        self.chronicle_button.setText(self.tr("Chronicle"))
        margin = round(28 * scale)
        self._column.setContentsMargins(margin, round(10 * scale), margin, round(16 * scale))
        for tile in self.tiles:
            tile.set_letters(table_font(points))
        self.open_button.setFont(table_font(points))
        self.chronicle_button.setFont(table_font(points))
        self.continue_button.setFont(table_font(points, bold=True))
        self.today.fill(self.language, points, self._news.today if self._news is not None else None)
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
        begins = (self.continue_button, self.open_button, *(slip.button for slip in self._lessons))
        return held in begins and self._given in (None, held)

    def _take_keyboard(self, *, is_free: bool) -> None:
        lesson = (self._lesson.button,) if self.first_lesson is not None and self._lesson is not None else ()
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
        entry = self._newest()
        if entry is None or entry.save is None or (self._below is not None and not self._below[0].isHidden()):
            return ""
        from kingsbridge_desktop.ui.dialogs.save_lines import date_of, where_of

        told = (where_of(self.language, entry.save), date_of(self.language, entry.save.saved))
        return " · ".join(part for part in told if part)

    def _newest(self) -> Entry | None:
        return self._news.running[0].entry if self._news is not None and self._news.running else None

    def told_of(self, path: Path) -> str:
        """What a slip tells of a game on the table: its name and who plays; empty for any other file."""
        lines = self._news.running if self._news is not None else ()
        entry = next((line.entry for line in lines if line.entry.path == path), None)
        known = entry and (entry.save or entry.remains)
        if not known:
            return ""
        return f"{game_name(self.language, known.game)} ({', '.join(seat.name for seat in known.seats)})"

    def _show_continue(self) -> None:
        entry = self._newest()
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
        entry = self._newest()
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
