"""The page of the end: who won and how, on one spread of the open book over the table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from functools import partial

from PySide6.QtCore import QEasingCurve, QEvent, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from kingsbridge_desktop.play.own_records import of_tries, results_of, tries_of
from kingsbridge_desktop.play.story import Story, number_for, story_of
from kingsbridge_desktop.play.table_code import code_of
from kingsbridge_desktop.saves.chronicle.rows import TryRow
from kingsbridge_desktop.text import own_records
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.book.block import Gap, Heading
from kingsbridge_desktop.ui.book.book import Book
from kingsbridge_desktop.ui.book.chart_view import ChartView
from kingsbridge_desktop.ui.ending.blocks import CelebrationBlock, CodeBlock, MomentBlock, ScoreBlock, TitleBlock
from kingsbridge_desktop.ui.ending.content import MOMENTS, SOURCES, Ending
from kingsbridge_desktop.ui.log_lines import final_sheet
from kingsbridge_desktop.ui.panels.log import LAST
from kingsbridge_desktop.ui.panels.overlay import Overlay
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.theme import Colours

RISE, UNROLL = 250, 450  # ms for a stone, for the banners
CHART = 150.0


class EndPage(Overlay):
    """Covers the table with the end of its game, as often as anybody wants.

    Signals:
        closed: whoever read it looks at the table.
        again_wanted: the same table once more.
        home_wanted: back to the home page.
        review_wanted: the game is to be looked through; offered once somebody calls `offer("review")`.
        chronicle_wanted: the chronicle is to be opened; offered once somebody calls `offer("chronicle")`.
        film_wanted: the game is to be seen again from its start.
        moment_wanted: a moment of the game is to be shown, ply and number.
        sheet_wanted: the whole score sheet is to be read.
    """

    closed = Signal()
    again_wanted = Signal()
    home_wanted = Signal()
    review_wanted = Signal()
    chronicle_wanted = Signal()
    film_wanted = Signal()
    moment_wanted = Signal(int, int)
    sheet_wanted = Signal()

    def __init__(self, table: Table, view: BoardView, colours: Colours, patience: Patience, parent: QWidget) -> None:
        super().__init__(colours, patience, parent)
        self._table, self._view = table, view
        self._story: Story | None = None
        self._told_at = -1  # after how many actions the story was read
        self._offered: set[str] = set()
        self._celebration: CelebrationBlock | None = None
        self._chart: ChartView | None = None
        self._code: CodeBlock | None = None
        self._work = Background(self)
        self.book = Book(colours, view.context.settings.values.text_size, patience)
        self.book.vines = True
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.book)
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.setEasingCurve(QEasingCurve.Type.Linear)
        self._rise.valueChanged.connect(self._show_part)
        self.covered.connect(self._stop_rising)

    # content

    @property
    def story(self) -> Story:
        """The story of the game as it ended, read once."""
        match = self._table.match
        if self._story is None or self._told_at != match.ply:
            self._story, self._told_at = story_of(match), match.ply
        return self._story

    def ending(self) -> Ending:
        """The words and figures in the language of the moment."""
        match, view = self._table.match, self._view
        sheet = final_sheet(match, view.context.text, view.final_sheet(match.view(self._table.viewer)))
        deciding = [row for row in sheet.rows if row.decides]
        return Ending(match, self.story, view.context.text, view.emblem_of, self._day(), deciding)

    def _day(self) -> date:
        """When the game was played last: as its file tells, if it was opened from one, else today."""
        kept = self._table.file.kept
        if kept is not None and not self._table.file.changes and kept.is_file():
            return date.fromtimestamp(kept.stat().st_mtime)
        named = self._table.file.named
        if named is not None and self._table.file.stands_as(named) and named.is_file():
            return date.fromtimestamp(named.stat().st_mtime)
        return datetime.now().date()

    def offer(self, name: str) -> None:
        """A page that others have built can be reached from here: "review" or "chronicle"."""
        self._offered.add(name)
        if self.isVisible():
            self._write()

    def show_end(self, *, moves: bool = True) -> None:
        """Lays the page on the table; `moves`: the stones rise, as far as movement is wanted."""
        self._write()
        self.lay_over()
        factor = self._view.context.settings.animation_factor
        if moves and factor > 0:
            duration = (RISE * len(self._table.match.seats) + UNROLL) * factor
            self._rise.setDuration(round(duration))
            self._show_part(0.0)
            self._rise.start()

    def rewrite(self, colours: Colours) -> None:
        """Another language, light or size of letters while the page lies there."""
        self.colours = colours
        self.finish_rising()
        self.book.dress(colours, self._view.context.settings.values.text_size)
        if self.isVisible():
            self._write()
            self.take_keyboard()

    def _write(self) -> None:
        ending = self.ending()
        self.setAccessibleName(ending.title)
        self._celebration = CelebrationBlock(ending)
        self._chart = ChartView(ending.chart(), CHART, 0.15)
        score = ScoreBlock(ending, self.patience)
        score.pressed.connect(self.sheet_wanted)
        moments = []
        for number, told in enumerate(ending.moments()):
            block = MomentBlock(told, number, self.patience)
            block.pressed.connect(self._visit)
            moments.append(block)
        right = [Heading(ending.say(SOURCES)), score, Gap(6, 0.1)]
        if moments:
            right += [Heading(ending.say(MOMENTS)), Gap(4), *moments, Gap(0, 0.5)]
        if code := code_of(self._table.match):
            self._code = CodeBlock(code, self.patience)
            right.append(self._code)
            self._tell_record(())
            without = self._table.match.id
            self._work.do(partial(tries_of, code, without), self._tell_record, lambda error: None)
        left = [TitleBlock(ending), self._celebration, Heading(*ending.course_words), self._chart]
        self.book.dress(self.colours, self._view.context.settings.values.text_size)
        self.book.fill(left, right)
        self._add_buttons()

    def _tell_record(self, before: Sequence[TryRow]) -> None:
        """This game and all before it at the same table; nothing where no person sat."""
        match, code = self._table.match, self._code
        if code is None or not isValid(code) or not match.is_over:
            return
        record = of_tries([*before, *results_of(match)])
        code.tell(own_records.told(self._view.context.language, record) if record is not None else "")

    def _add_buttons(self) -> None:
        self.book.clear_buttons()
        wanted = [
            ("home", self.tr("Home"), self.home_wanted, True),
            ("chronicle", self.tr("Chronicle"), self.chronicle_wanted, True),
            ("table", self.tr("Look at the table"), None, False),
            ("film", self.tr("Film"), None, False),
            ("review", self.tr("Review the game"), self.review_wanted, False),
            ("again", self.tr("Play again"), self.again_wanted, False),
        ]
        for name, words, signal, far in wanted:
            if name in ("review", "chronicle") and name not in self._offered:
                continue
            button = self.book.add_button(words, f"end_{name}", primary=name == "again", far=far)
            if signal is None:
                button.clicked.connect(self._show_film if name == "film" else self.put_away)
            else:
                button.clicked.connect(signal)

    def _show_film(self) -> None:
        """The whole game; its end leads back here."""
        self.hide()
        self.moment_wanted.emit(0, LAST)
        self.film_wanted.emit()

    def _visit(self) -> None:
        """Leads to the moment whose block was pressed."""
        block = self.sender()
        if isinstance(block, MomentBlock):
            remark = block.told.remark
            number = number_for(self._table.match, remark, self._table.viewer)
            self.hide()
            self.moment_wanted.emit(remark.ply, number)

    # rising

    def _show_part(self, shown: float) -> None:
        if self._celebration is not None and self._chart is not None:
            self._celebration.show_part(shown)
            self._chart.grow(min(1.0, shown / 0.9))

    @property
    def is_rising(self) -> bool:
        """Whether the stones are still coming up."""
        return self._rise.state() == QVariantAnimation.State.Running

    def finish_rising(self) -> None:
        """All stones stand, all banners hang."""
        self._rise.stop()
        self._show_part(1.0)

    # keyboard and mouse

    def answers(self) -> Sequence[QWidget]:
        """Everything that can be pressed, in reading order."""
        blocks = [block for block in self.book.blocks() if block.focusPolicy() != Qt.FocusPolicy.NoFocus]
        return [*blocks, *self.book.buttons]

    def accent(self) -> QPushButton | None:
        """Play again."""
        return next((button for button in self.book.buttons if button.property("primary")), None)

    def spoken(self) -> str:
        return self.ending().spoken()

    def escape(self) -> None:
        if self.is_rising:
            self.finish_rising()
        else:
            self.put_away()

    def put_away(self) -> None:
        """Whoever read it looks at the table."""
        self.hide()
        self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        done = super().focusNextPrevChild(forward)
        focused = self.focusWidget()
        if focused is not None and focused in self.book.blocks():
            self.book.reveal(focused)
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        screens = {Qt.Key.Key_PageUp: -0.9, Qt.Key.Key_PageDown: 0.9}.get(Qt.Key(event.key()), 0.0)
        if screens:
            self.book.scroll_by(screens)
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self.finish_rising()
        return super().event(event)

    def _stop_rising(self, is_laid: bool) -> None:
        if not is_laid:
            self._rise.stop()
