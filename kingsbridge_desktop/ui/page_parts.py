"""The parts of the page of a game: board, prompt, players, log, curtain and sheets, and how they lie."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.choice_controller import ChoiceController
from kingsbridge_desktop.ui.company import Company
from kingsbridge_desktop.ui.course import Course
from kingsbridge_desktop.ui.ear.places import SpokenPlaces
from kingsbridge_desktop.ui.ending.page import EndPage
from kingsbridge_desktop.ui.film.chapters import lay_film
from kingsbridge_desktop.ui.following.follower import Follower
from kingsbridge_desktop.ui.following.recap import Recap
from kingsbridge_desktop.ui.hint import Hint
from kingsbridge_desktop.ui.hint_mark import HintMark
from kingsbridge_desktop.ui.lessons.note_card import NoteCard
from kingsbridge_desktop.ui.looking_back import LookingBack
from kingsbridge_desktop.ui.moment_player import MomentPlayer
from kingsbridge_desktop.ui.panels.curtain import Curtain
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.panels.sheet import SheetPage
from kingsbridge_desktop.ui.panels.side import SidePanel
from kingsbridge_desktop.ui.panels.toast import Toast
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.pointing import Pointing
from kingsbridge_desktop.ui.rule_finder import Paragraph, RuleFinder
from kingsbridge_desktop.ui.safe_hands import SafeHands
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.standing_answers import StandingAnswers
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.table_room import TableRoom
from kingsbridge_desktop.ui.table_screen import TableScreen
from kingsbridge_desktop.ui.theme import Colours

NOTICE_GAP = 4  # below the plates


class PageParts(QWidget):
    """Makes the parts and lets each know the others; what people do with them is told by `GamePage`."""

    def __init__(
        self, table: Table, settings: Settings, language: Language, colours: Colours, *, plain: bool = False
    ) -> None:
        super().__init__()
        self.table = table
        self.settings = settings
        self.colours = colours
        match = table.match
        livery = [match.rules.colours[seat.colour] for seat in match.seats]
        text = game_text(match.edition, language, match.names)
        self.context = ViewContext(match.seats, livery, text, language, colours.light, settings, match.rules.why_not)
        self.view = make_view(match.edition, self.context, plain=plain)
        self.patience = Patience()
        self._messages: list[QRect] = []
        self._build()
        self._build_course()

    def _build(self) -> None:
        self.stage = Stage()
        self.stage.setObjectName("stage")
        self.stage.show_board(self.view.scene, self.colours.window)
        self.prompt = PromptBar(self.patience)
        self.side = SidePanel(self.view, self.colours)
        self.players, self.log, self.replay = self.side.players, self.side.log, self.side.replay
        self.room = TableRoom(self.stage, self.prompt, self.side, self.settings)
        self.splitter = self.room.splitter
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.room)
        self.ending = EndPage(self.table, self.view, self.colours, self.patience, self)
        self.sheets = SheetPage(self.colours, self.patience, self, self.settings.values.text_size)
        self.curtain = Curtain(self.colours, self.patience, self)

    def _build_course(self) -> None:
        self.player = MomentPlayer(self.view, self)
        self.choices = ChoiceController(self.view, self.stage, self.prompt, self.patience, self)
        self.toast = Toast(self.stage)
        self.hint = Hint(self, HintMark(self.stage, self.view.scene, self))
        self.hint.mark.shelf = self.choices.shelf = self.log_box
        self.side.log_room.installEventFilter(self.hint.mark)  # it gets its place after the board has
        self.hint.mark.question = partial(self.prompt.words_of_question, self)
        self.log.give_way_to(self.hint.mark.slip)
        self.log.give_way_to(self.toast)
        self.hint.pointed.connect(self.toast.hide)
        self.safe_hands = SafeHands(self)
        self.seen = TableScreen(self.table, self.view, self.side, self.prompt, self)
        self.looking_back = LookingBack(self.table, self.seen, self)
        self.film, self.film_bar = lay_film(self)
        self.standing_answers = StandingAnswers(self.table, self.view, self.prompt, self)  # hears of undo first
        self.course = Course(self)
        self.course.standing_answer = self.standing_answers.answer
        self.following = Follower(self)
        self.recap = Recap(self)
        self.recap.asked.connect(self.hint.forget)  # what a hint says lies there
        self.company = Company(self.table, self.view, self.side, self)
        self.pointing = Pointing(self.view, self.prompt, self)
        self.places = SpokenPlaces(self.view, self.stage, self.choices, self.stage.parentWidget() or self)
        self.rules = RuleFinder(self.table.match.game, self.view, self)
        following, recap = self.following, self.recap
        self.stage.add_speakers(self.toast, self.hint.mark.slip, self.hint.mark.hand, following.ribbon, self.side)
        self.stage.speech_changed.connect(self.view.nearer.make_way)
        self.room.resting.give_way_to(self.view.nearer.box)
        self.view.nearer.changed.connect(self.room.resting.follow)
        self.room.letter(self.curtain, self.toast, self.hint.mark.slip, following.ribbon, following.controls)
        self.room.letter(recap.panel, recap.ticks, self.film_bar, self.film_bar.sign)

    @property
    def _state(self) -> Any:
        """The masked position of the moment that is shown."""
        return self.view.position

    @property
    def is_covered(self) -> bool:
        """Whether a sheet, the page of the end or the curtain lies over the table."""
        return self.sheets.isVisible() or self.ending.isVisible() or self.curtain.isVisible()

    @property
    def may_move(self) -> bool:
        """Whether something can be done to the game: neither covered nor looked back at."""
        return not self.is_covered and not self.looking_back.is_on

    def notice_areas(self) -> list[QRect]:
        """Where a message hides least: below the plates, or where there are none the wood, then what else there is."""
        areas = self.room.notice_areas()
        if self.room.plan.is_strip:
            return areas
        below = QRect(areas[0])
        below.setTop(self.side.mapTo(self, self.side.roster.geometry().bottomLeft()).y() + NOTICE_GAP)
        return [below, *areas]

    def spare(self, boxes: list[QRect]) -> None:
        """Messages lie there: what else is said beside the board stands elsewhere."""
        self._messages = list(boxes)
        self.stage.taken = [QRect(self.stage.mapFrom(self, box.topLeft()), box.size()) for box in boxes]
        self.room.resting.follow()
        self.side.log_room.spare(boxes, self)
        self.side.spare([QRect(self.side.mapFrom(self, box.topLeft()), box.size()) for box in boxes])

    def paragraph(self) -> Paragraph:
        """Where the rules are to be opened just now."""
        if not self.toast.isVisible():
            self.rules.refused = None
        return self.rules.here()

    def say(
        self,
        words: str,
        anchor: Anchor | None = None,
        hint: str = "",
        *,
        at: QPointF | None = None,
        lasts: bool = False,
    ) -> None:
        """A sentence beside a place or a point of the board, else over the log, or where it covers least."""
        self.rules.refused = None
        self.prompt.tell("")  # it is read once
        if anchor is None and at is None and self._say_over_log(words, hint, lasts=lasts):
            return
        targets = self.view.scene.targets
        target = targets.get(anchor) if anchor is not None else None
        seen = {at: other for at, other in targets.items() if other.isVisible()}
        spared = [self._on_stage(other) for other in seen.values()]
        offers = [
            self._on_stage(other)
            for at, other in seen.items()
            if other is not target and (other.offered or (target is not None and self.view.shares_area(anchor, at)))
        ]
        place = self._on_stage(target) if target is not None else None
        if at is not None:
            place = QRect(self.stage.mapFromScene(at), QSize(1, 1))
        read = [self.stage.mapFromScene(box).boundingRect() for box in self.view.words_shown()]
        self.toast.say(words, place, hint, spared, self.stage.aside(), read, offers, lasts=lasts)
        self.hint.mark.spare(QRect(self.toast.mapTo(self, QPoint()), self.toast.size()))

    def _say_over_log(self, words: str, hint: str, *, lasts: bool) -> bool:
        """The same where it covers no board; False where the log is not seen, or something else lies there."""
        box = self.log_box()
        if box.isEmpty() or self.is_covered or not self.stage.aside().isEmpty():
            return False
        others = [*self.findChildren(NoteCard), self.recap.panel, self.hint.mark.slip]
        taken = [QRect(other.mapTo(self, QPoint()), other.size()) for other in others if other.isVisible()]
        if any(map(box.intersects, (*taken, *self._messages))):
            return False
        return self.toast.say_over(self, box, words, hint, lasts=lasts)

    def log_box(self) -> QRect:
        """Where the log is on the page; empty where it is in its drawer."""
        log = self.side.log_room
        return QRect() if self.room.plan.is_strip else QRect(log.mapTo(self, QPoint()), log.size())

    def _on_stage(self, target: Target) -> QRect:
        """Where a place is on the stage, as far as it is seen."""
        return self.stage.box_of(target).intersected(self.stage.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for overlay in (self.curtain, self.sheets, self.ending):
            overlay.setGeometry(self.rect())
