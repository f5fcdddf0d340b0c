"""Lessons as slips of the home page: one of each game on an empty table, later the next one beside finished games."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play.lessons import LessonId, lesson, lessons_of
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.chronicle.words import short_name
from kingsbridge_desktop.ui.lessons.guide import DONE
from kingsbridge_desktop.ui.panels.press_button import ReturnButton
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.colours import Colours
from kingsbridge_desktop.ui.theme import chosen_points, fitted_font, table_font
from kingsbridge_desktop.ui.words import game_name

PORTRAIT = 5.2  # how large whoever teaches is, in letters
AROUND = 40  # pixels beside portrait and words
BESIDE = 4.0  # letters' sizes of paper at the right of the longest line, where it stands alone
LEAST_POINTS = 8.25  # of letters, 11 pixels
SIGNS = {True: "●", False: "○"}  # a lesson that was gone through, and one to come


def lesson_to_come(settings: Settings) -> LessonId | None:
    """The lesson that comes next: of a game that was begun, else of one that is learnt first; None if all are done."""
    reached = settings.values.lessons

    def order(game: str) -> tuple[bool, bool]:
        is_begun = any(which.key in reached for which in lessons_of(game))
        return not is_begun, not any(meta_of(other).learn_first == game for other in game_ids())

    games = sorted((game for game in game_ids() if _left(settings, game)), key=order)
    return _left(settings, games[0])[0] if games else None


def _left(settings: Settings, game: str) -> list[LessonId]:
    """The lessons of a game that were not gone through yet."""
    return [which for which in lessons_of(game) if settings.values.lessons.get(which.key) != DONE]


class Manner(NamedTuple):
    """How a lesson is offered; all of it is False to somebody who has played already."""

    is_first: bool = False  # the one to begin with
    heads: bool = False  # the first in its row, with the heading of all
    has_others: bool = False  # lessons of other games stand beside it


USUAL = Manner()


class LearnSlip(QWidget):
    """A heading over a slip: whose lesson it is, how far one has come, and a button that begins it.

    Signals:
        wanted: the lesson is to begin; its LessonId.
    """

    wanted = Signal(object)

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setObjectName("learn")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # no word makes one of many wider
        self.game = game
        self.which: LessonId | None = None
        self.heading, self.title, self.line, self.dots, self.lessons = (QLabel() for _ in range(5))
        self.heading.setProperty("rubric", True)
        self.line.setProperty("quiet", True)
        self._portrait = QLabel()
        self.button = ReturnButton()
        self.button.setObjectName("begin_next_lesson")
        self.button.clicked.connect(self._begin)
        for label in (self.title, self.line, self.dots):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        words = QVBoxLayout()
        words.setSpacing(1)
        for widget in (self.title, self.line, self.dots, self.lessons):
            words.addWidget(widget)
        words.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        self._slip = QFrame()
        self._slip.setProperty("paper", True)
        row = QHBoxLayout(self._slip)
        row.setContentsMargins(6, 4, 6, 4)
        row.addWidget(self._portrait, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.heading)
        column.addWidget(self._slip, 1)  # as high as what lies beside it
        self.lessons.hide()

    def fill(
        self, settings: Settings, language: Language, colours: Colours, scale: float, manner: Manner = USUAL
    ) -> bool:
        """The lesson of its game that comes next; False if there is none."""
        self.which = next(iter(_left(settings, self.game)), None)
        if self.which is None:
            return False
        points = chosen_points() * scale
        try:
            plan = lesson(self.which)
        except KingsbridgeError:  # the list of lessons tells it to whoever opens it
            self.which = None
            return False
        known = lessons_of(self.game)
        number = known.index(self.which) + 1
        self.heading.setText(self._heading(manner))
        self.heading.setFont(table_font(points * 1.15, bold=True))
        name, title = game_name(language, self.game), language.pick(plan.title)
        self._short_name = short_name(language, self.game)
        self._words = (
            (self.title, name, points * 1.08, True, False),
            (self.line, title, points * 0.95, False, True),
            (self.dots, self._progress(settings, known, number), points * 0.95, False, False),
        )
        self._invitations = self._invite(settings, manner.is_first and not manner.has_others)
        self.button.setProperty("primary", manner.is_first)
        self.button.style().unpolish(self.button)
        self.button.style().polish(self.button)
        self.button.setFont(table_font(points, bold=manner.is_first))
        self.button.setToolTip(self.tr("Begin (a few minutes)") if manner.is_first else "")
        self.button.setAccessibleName(f"{self.tr('Learn')}: {name}, {title}")
        self.lessons.setFont(table_font(points))
        self.lessons.setText("\n".join(self._titles(settings, language, known)))
        portrait = plan.notes[0].portrait
        self._portrait.setPixmap(pictures.emblem(portrait, points * PORTRAIT, self.devicePixelRatioF(), colours.light))
        self._fit()
        return True

    def _heading(self, manner: Manner) -> str:
        """Over the slip; over all but the first of several it is empty and keeps its height."""
        if manner.heads or (manner.is_first and not manner.has_others):
            return self.tr("Begin with a lesson")
        return " " if manner.has_others else self.tr("Learn")

    def least_width(self, language: Language, scale: float) -> int:
        """With the short name of the game in the smallest letters that are read with ease."""
        points = chosen_points() * scale
        font = table_font(min(points, LEAST_POINTS * scale), bold=True)
        words = short_name(language, self.game)
        return round(points * PORTRAIT + AROUND + QFontMetricsF(font).horizontalAdvance(words))

    def _invite(self, settings: Settings, is_first: bool) -> tuple[str, ...]:
        """What the button says, shorter where that has no room: only a lesson that was begun goes on."""
        assert self.which is not None
        if self.which.key in settings.values.lessons:
            return (self.tr("Go on"),)
        return (self.tr("Begin (a few minutes)"), self.tr("Begin")) if is_first else (self.tr("Begin"),)

    def _progress(self, settings: Settings, known: tuple[LessonId, ...], number: int) -> str:
        done = [settings.values.lessons.get(which.key) == DONE for which in known]
        signs = "".join("◆" if at + 1 == number else SIGNS[is_done] for at, is_done in enumerate(done))
        return f"{signs}  {self.tr('Lesson {number} of {count}').format(number=number, count=len(known))}"

    def _titles(self, settings: Settings, language: Language, known: tuple[LessonId, ...]) -> list[str]:
        """All lessons of the game, with a sign before those that were gone through, and one before the next."""
        found = []
        for which in known:
            try:
                title = language.pick(lesson(which).title)
            except KingsbridgeError:
                continue
            sign = SIGNS[settings.values.lessons.get(which.key) == DONE]
            found.append(f"{'◆' if which == self.which else sign}  {title}")
        return found

    def least_height(self) -> int:
        """How high it is without the names of all lessons."""
        return self.sizeHint().height() - (0 if self.lessons.isHidden() else self._length())

    def _length(self) -> int:
        """What the names of all lessons take; the one that comes next stands among them and needs no line then."""
        return self.lessons.sizeHint().height() - self.line.height()

    def natural_width(self) -> int:
        """How wide it is with every line whole and hardly any empty paper beside them."""
        self.button.setText(self._invitations[0])
        lines = [
            QFontMetricsF(table_font(points, bold=bold, italic=italic)).horizontalAdvance(words)
            for _, words, points, bold, italic in self._words
        ]
        widest = max(*lines, self.lessons.sizeHint().width(), self.button.sizeHint().width())
        return round(widest + self._portrait.sizeHint().width() + BESIDE * self.lessons.fontMetrics().height())

    def lengthen(self, room: int) -> int:
        """Names all lessons of the game where there is so much more room; what it takes of that."""
        fits = self._length() <= room
        if self.lessons.isHidden() is fits:
            self.lessons.setVisible(fits)
            self.line.setVisible(not fits)
            for widget in (self._slip, self):  # now: how high it is may be asked again before Qt lays it out
                layout = widget.layout()
                assert layout is not None
                layout.invalidate()
                layout.activate()
        return self._length() if fits else 0

    def _fit(self) -> None:
        """Every line is whole: smaller letters where the slip is narrow."""
        room = self.width() - self._portrait.sizeHint().width() - AROUND
        for label, whole, points, bold, italic in self._words:
            measure = QFontMetricsF(table_font(points, bold=bold, italic=italic))
            is_long = label is self.title and measure.horizontalAdvance(whole) > room
            words = self._short_name if is_long else whole
            label.setText(words)
            label.setToolTip(whole)
            label.setFont(fitted_font(words, points, max(60, room), bold=bold, italic=italic))
            label.setFixedHeight(QFontMetrics(table_font(points, bold=bold, italic=italic)).height())  # as beside it
        for words in self._invitations:
            self.button.setText(words)
            if self.button.sizeHint().width() <= room:
                break

    def resizeEvent(self, event: object) -> None:
        if self.which is not None:
            self._fit()

    def _begin(self) -> None:
        if self.which is not None:
            self.wanted.emit(self.which)
