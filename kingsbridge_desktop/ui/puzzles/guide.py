"""Leads whoever looks for the best move: the question as a note, an answer to every try, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play import puzzles
from kingsbridge_desktop.text import puzzles as words
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.hint import HintStage
from kingsbridge_desktop.ui.lessons.note_card import NoteCard, NoteTab
from kingsbridge_desktop.ui.lessons.placing import place_note
from kingsbridge_desktop.ui.puzzles.puzzle_table import PuzzleTable
from kingsbridge_desktop.ui.words import without_mnemonic

PORTRAIT = "tom_builder"
_CHANGES = (QEvent.Type.Resize, QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class PuzzleGuide(QObject):
    """One position on one page.

    Signals:
        tried: somebody has answered; whether the move was found without being shown.
        next_wanted: another position is to be laid.
        left: back to the collection.
    """

    tried = Signal(bool)
    next_wanted = Signal()
    left = Signal()

    def __init__(self, page: GamePage, table: PuzzleTable) -> None:
        super().__init__(page)
        self._page, self._table, self.laid = page, table, table.laid
        self._before = table.match.view(table.viewer)  # the position that is asked about
        self._wrong: Action | None = None  # the last try
        self._reasons: list[tuple[str, float]] = []
        self.is_found, self._is_told, self._is_folded, self._is_begun = False, False, False, False
        self.card = NoteCard(page.colours, page.patience, page)
        self.tab = NoteTab(page)
        self.tab.setObjectName("puzzle_tab")
        self.tab.hide()
        self.tab.clicked.connect(self.unfold)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._lay)
        page.may_choose = self._may_choose
        page.installEventFilter(self)
        page.stage.zoomed.connect(self._later.start)
        page.course.offer_wanted.connect(self._asked)
        table.found.connect(self._found)
        table.advised.connect(self._advised)
        self.card.go_on_wanted.connect(self.go_on)
        self.card.back_wanted.connect(self.left)
        self.card.show_wanted.connect(self.show_me)
        self.card.leave_wanted.connect(self.left)

    def _asked(self) -> None:
        """The question is there: with the first one its note."""
        is_first, self._is_begun = not self._is_begun, True
        if is_first:
            self._lay()
            self.card.go_on.setFocus()
        self._later.start()  # once more when buttons that were just made have found their places

    # what the learner does

    def _may_choose(self, action: Action) -> bool:
        if action == self.laid.puzzle.best:
            self.is_found = True
            self.card.hide()
            self.tab.hide()
            return True
        if action != self._wrong:
            self._wrong, self._reasons = action, puzzles.against(self.laid, action)
        self._tell_try()
        self.unfold()
        announce(self.card, self._answer(), at_once=True)
        return False

    def _tell_try(self) -> None:
        """Once for each time it is laid: the first answer counts."""
        if not self._is_told:
            self._is_told = True
            self.tried.emit(self.is_found and not self._table.was_helped and self._wrong is None)

    def go_on(self) -> None:
        """To the board; to the next position when the move was found."""
        if self.is_found:
            self.next_wanted.emit()
            return
        self._is_folded = True
        self._lay()
        self._page.stage.setFocus()

    def show_me(self) -> None:
        """Points at the move and says why, as a hint does; Return plays it."""
        if self.is_found or not self._page.choices.is_open:
            return
        self._is_folded = True
        self._lay()
        self._page.stage.setFocus()
        hint = self._page.hint
        while hint.step < HintStage.WHY:
            before = hint.step
            hint.press()
            if hint.step == before:
                break

    def _advised(self, _: object) -> None:
        """Nobody had to think: that somebody does is not true any more."""
        self._page.toast.hide()

    def _found(self) -> None:
        self._tell_try()
        self._is_folded = False
        self._page.patience.new_question()
        self._page.seen.ask()
        self._lay()
        self.card.go_on.setFocus()
        announce(self.card, self._answer(), at_once=True)

    # what is shown

    def unfold(self) -> None:
        """The note lies open again."""
        self._is_folded = False
        self._lay()
        self.card.go_on.setFocus()

    def _answer(self) -> str:
        text, part = self._page.context.text, self.laid.puzzle.part
        if self.is_found:
            best, shown = self.laid.puzzle.best, self._table.was_helped
            return words.right(text, self._before, best, part.reasons, part.lead, shown=shown)
        if self._wrong is None:
            return ""
        as_played = self._wrong == self.laid.played
        return words.wrong(text, self._before, self._wrong, self._reasons, as_played=as_played)

    def _write(self) -> None:
        page, puzzle = self._page, self.laid.puzzle
        title = self.tr("Find the move")
        told = self.tr("{name} is to move in turn {turn} of {turns}. One move is clearly best: which one?").format(
            name=puzzle.part.name, turn=puzzle.part.turn, turns=puzzle.turns
        )
        self.card.colours = page.colours
        letters = QApplication.font()
        letters.setPointSizeF(letters.pointSizeF() * page.room.plan.letters)
        self.card.setFont(letters)
        self.tab.setFont(letters)
        portrait = pictures.emblem(PORTRAIT, 72, page.devicePixelRatioF(), page.colours.light)
        self.card.tell(title, told, portrait, self._answer(), is_right=self.is_found)
        go_on = self.tr("Next position") if self.is_found else self.tr("Try it")
        self.card.name_buttons(go_on, "" if self.is_found else self.tr("Show me"), can_go_back=True)
        self.card.back.setText(self.tr("Collection"))
        for say in (self.card.leave.setToolTip, self.card.leave.setAccessibleName):
            say(self.tr("Back to the collection (Esc)"))
        self.card.dots.setVisible(False)
        self.tab.setText(without_mnemonic(title))

    def _lay(self) -> None:
        """The note where it hides least of what may be chosen."""
        page = self._page
        if self.is_found and self._table.match.ply == self._table.begun_at:
            return  # the move is on its way
        self._write()
        is_covered = page.is_covered
        self.card.setVisible(not self._is_folded and not is_covered)
        self.tab.setVisible(self._is_folded and not is_covered)
        room = QRectF(page.rect()).adjusted(6, 2, -6, -page.prompt.height() - 14)
        self.card.fit(room.size().toSize())
        spared = [box for anchor in page.choices.groups if (box := self._box_of(anchor)) is not None]
        self.card.move(place_note(QRectF(self.card.rect()).size(), room, [], spared).toPoint())
        self.tab.adjustSize()
        corner = page.stage.mapTo(page, QPoint(0, 0))
        self.tab.move(corner.x() + page.stage.width() - self.tab.width() - 8, corner.y() + 6)
        self.card.raise_()
        self.tab.raise_()

    def _box_of(self, anchor: object) -> QRectF | None:
        target = self._page.view.scene.targets.get(anchor)
        if target is None or not target.isVisible():
            return None
        stage = self._page.stage
        shape = stage.mapFromScene(target.mapRectToScene(target.shape().boundingRect())).boundingRect()
        return QRectF(shape.translated(stage.viewport().mapTo(self._page, QPoint(0, 0))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page:
            if event.type() in _CHANGES:
                self._later.start()
            elif (
                event.type() == QEvent.Type.KeyPress
                and isinstance(event, QKeyEvent)
                and event.key() == Qt.Key.Key_Escape
                and not self._page.player.is_busy
                and not self._page.is_covered
                and not self._page.looking_back.is_on
            ):
                self.left.emit()
                return True
        return super().eventFilter(watched, event)
