"""What lies below the games of the home page: running and finished games, and lessons, as far as they have room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours

if TYPE_CHECKING:
    from kingsbridge_desktop.saves.store import Entry
    from kingsbridge_desktop.ui.home.learn_slip import LearnSlip, Manner
    from kingsbridge_desktop.ui.home.slips import News, SlipRow

FIRST_SHARE, LESSON_SHARE = 0.55, 0.34  # of the width, for the only lesson that is offered
FINISHED, LOWER_GAP = 3, 12  # finished games are so many times as wide as the lesson beside them


class Below(QObject):
    """Rows of slips and lessons, which are not loaded before the first picture.

    Signals:
        file_wanted: the path of a game to go on with, or to look back at.
        lesson_wanted: a lesson is to begin; its LessonId.
    """

    file_wanted = Signal(object)
    lesson_wanted = Signal(object)

    def __init__(self, page: QWidget, column: QVBoxLayout, settings: Settings) -> None:
        super().__init__(page)
        self._page, self._column, self._settings = page, column, settings
        self.news: News | None = None
        self.rows: tuple[SlipRow, SlipRow] | None = None  # what lies on the table, what is finished
        self.lessons: tuple[LearnSlip, ...] = ()  # of each game the one that comes next, in the order of the shelf

    @property
    def newest(self) -> Entry | None:
        """The game that waits to be continued."""
        return self.news.running[0].entry if self.news is not None and self.news.running else None

    @property
    def is_first_start(self) -> bool:
        """Whether nothing was ever played here."""
        return self.news is not None and not self.news.running and not self.news.finished

    @property
    def lesson(self) -> LearnSlip | None:
        """The slip of the lesson to begin with; None if there is none."""
        if not self.lessons:
            return None
        from kingsbridge_desktop.ui.home.learn_slip import lesson_to_come

        which = lesson_to_come(self._settings)
        return next((slip for slip in self.lessons if which is not None and slip.game == which.game), None)

    def fill(self, headings: tuple[str, str], language: Language, colours: Colours, scale: float) -> None:
        """Slips for the news there are, in these words and letters."""
        if self.news is None:
            return
        from kingsbridge_desktop.ui.home.slips import MOST_RUNNING

        self._language, self._colours, self._scale = language, colours, scale
        running, finished = self.rows or self._make()
        running.fill(headings[0], self.news.running[:MOST_RUNNING], language, colours, scale)
        finished.fill(headings[1], self.news.finished, language, colours, scale)

    def _make(self) -> tuple[SlipRow, SlipRow]:
        from kingsbridge_desktop.ui.home.learn_slip import LearnSlip
        from kingsbridge_desktop.ui.home.slips import SlipRow

        self.rows = SlipRow("on_the_table"), SlipRow("finished")
        self.lessons = tuple(LearnSlip(game) for game in game_ids())
        for row in self.rows:
            row.wanted.connect(self.file_wanted)
        for slip in (*self.rows, *self.lessons):  # until it is known what has room
            slip.hide()
        lower = QHBoxLayout()
        lower.setSpacing(LOWER_GAP)
        lower.addWidget(self.rows[1], FINISHED)
        for lesson in self.lessons:
            lesson.wanted.connect(self.lesson_wanted)
            lower.addWidget(lesson, 1)
        lower.addStretch(0)
        self._column.addWidget(self.rows[0])
        self._column.addLayout(lower)
        return self.rows

    def share(self, spare: int, lent: int) -> None:
        """Shows what has room in so many pixels: running games first, then finished ones, then lessons.

        A row that is short of room by no more than is `lent` gets that from the games above.
        """
        if self.rows is None or self.news is None:
            return
        running, finished = self.rows
        shown = []
        for row, lines in ((running, self.news.running), (finished, self.news.finished)):
            need = row.least_height() + self._column.spacing()
            has_room = bool(lines) and need <= spare + lent
            row.setVisible(has_room)
            if has_room:
                lent -= max(0, need - spare)
                spare = max(0, spare - need)
                shown.append(row)
        spare = self._show_lesson(spare, finished in shown)
        has_beside = any(not slip.isHidden() for slip in self.lessons)
        for row in shown:  # what is still left makes their pictures larger
            wide = self._column.contentsRect().width()
            if row is finished and has_beside:
                wide = (wide - LOWER_GAP) * FINISHED // (FINISHED + 1)
            row.enlarge(max(0, spare) // len(shown), wide)

    def _show_lesson(self, spare: int, is_beside: bool) -> int:
        """The lesson that comes next, beside finished games or below all; what is left of the room then.

        Who has not played yet is offered one of every game, each below its game, where there is room for that.
        """
        spare, shown = self._lessons_in(spare, is_beside)
        for slip in self.lessons:  # one that stays is never hidden, or it would lose the keyboard
            slip.setVisible(slip in shown)
        return spare

    def _lessons_in(self, spare: int, is_beside: bool) -> tuple[int, Sequence[LearnSlip]]:
        """What is left of the room, and which lessons it is for."""
        first, is_first = self.lesson, self.is_first_start
        if first is None:
            return spare, ()
        shown = self._offered(first) if is_first else [first]
        share = 1.0 if len(shown) > 1 else FIRST_SHARE if is_first else LESSON_SHARE
        for slip in shown:
            manner = self._manner(slip, shown, first)
            slip.fill(self._settings, self._language, self._colours, self._scale, manner)
        shown = [slip for slip in shown if slip.which is not None]
        for slip in shown:
            most, is_alone = round(self._page.width() * share), is_first and len(shown) == 1
            slip.setMaximumWidth(min(most, slip.natural_width()) if is_alone else most)
        need = 0 if is_beside else max((slip.least_height() for slip in shown), default=0) + self._column.spacing()
        if not shown or need > spare:
            return spare, ()
        return spare - need - max(slip.lengthen(spare - need) for slip in shown), shown

    def _offered(self, first: LearnSlip) -> Sequence[LearnSlip]:
        """Lessons of all games where their names have room side by side, else the one to begin with."""
        known = [slip for slip in self.lessons if slip.game in game_ids()]  # not of a game that was left out
        margins = self._column.contentsMargins()
        width = (self._page.width() - margins.left() - margins.right()) // max(1, len(known)) - self._column.spacing()
        least = max((slip.least_width(self._language, self._scale) for slip in known), default=width)
        return known if known and least <= width else [first]

    def _manner(self, slip: LearnSlip, shown: Sequence[LearnSlip], first: LearnSlip) -> Manner:
        """How a slip offers its lesson."""
        from kingsbridge_desktop.ui.home.learn_slip import Manner

        if not self.is_first_start:
            return Manner()
        return Manner(is_first=slip is first, heads=slip is shown[0], has_others=len(shown) > 1)
