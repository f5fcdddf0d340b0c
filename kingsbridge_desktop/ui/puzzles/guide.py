"""Leads whoever looks for the best move: the question as a note, an answer to every try, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play import puzzles
from kingsbridge_desktop.text import puzzles as words
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.hint import HintStage
from kingsbridge_desktop.ui.lessons.note_guide import NoteGuide
from kingsbridge_desktop.ui.lessons.placing import Sight, place_note
from kingsbridge_desktop.ui.puzzles.puzzle_table import PuzzleTable

PORTRAIT = "tom_builder"


class PuzzleGuide(NoteGuide):
    """One position on one page; who leaves goes back to the collection.

    Signals:
        tried: somebody has answered; whether the move was found without being shown.
        next_wanted: another position is to be laid.
    """

    tried = Signal(bool)
    next_wanted = Signal()

    def __init__(self, page: GamePage, table: PuzzleTable) -> None:
        super().__init__(page, "puzzle_tab")
        self._table, self.laid = table, table.laid
        self._before = table.match.view(table.viewer)  # the position that is asked about
        self._wrong: Action | None = None  # the last try
        self._reasons: list[tuple[str, float]] = []
        self.is_found, self._is_told, self._is_begun = False, False, False
        page.course.offer_wanted.connect(self._asked)
        table.found.connect(self._found)
        table.advised.connect(self._advised)
        self.card.back_wanted.connect(self.leave)
        self.card.may_spare_back = True

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
        self._fold()

    def show_me(self) -> None:
        """Points at the move and says why, as a hint does; Return plays it."""
        if self.is_found or not self._page.choices.is_open:
            return
        self._fold()
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
        self._page.patience.new_question()
        self._page.seen.tell_solved(self.tr("Position solved."))
        self.unfold()
        announce(self.card, self._answer(), at_once=True)

    # what is shown

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
        puzzle = self.laid.puzzle
        title = self.tr("Find the move")
        told = self.tr("{name} is to move, and one move is clearly the best. Which one?").format(name=puzzle.part.name)
        answer = self._answer()  # whoever has one has read the question, and needs the room for what it says
        self._tell(title, "" if answer else told, PORTRAIT, answer, is_right=self.is_found)
        go_on = self.tr("Next position") if self.is_found else self.tr("Try again") if answer else self.tr("Try it")
        self.card.name_buttons(go_on, "" if self.is_found else self.tr("Show me"), can_go_back=True)
        self.card.back.setText(self.tr("Collection"))
        for say in (self.card.leave.setToolTip, self.card.leave.setAccessibleName):
            say(self.tr("Back to the collection (Esc)"))
        self.card.dots.setVisible(False)
        self._lay_tab(title)

    def _lay(self) -> None:
        """The note where it hides least of what may be chosen."""
        page = self._page
        if self.is_found and self._table.match.ply == self._table.begun_at:
            return  # the move is on its way
        self._write()
        is_covered = page.is_covered
        self.card.setVisible(not self._is_folded and not is_covered)
        self.tab.setVisible(self._is_folded and not is_covered)
        room, offers = self._fit(at_all=True), self._boxes_at(page.choices.groups)
        size = QRectF(self.card.rect()).size()
        self.card.move(place_note(size, room, Sight((), offers, self._read(), self._board())).toPoint())
        self.card.raise_()
        self.tab.raise_()

    def _read(self) -> list[QRectF]:
        """What one looks at to find the move: the board and the players, rather than what happened before."""
        page = self._page
        parts = (page.stage, *page.players.plates) if page.stage.aside().isEmpty() else ()
        boxes = [QRectF(part.rect()).translated(QPointF(part.mapTo(page, QPoint(0, 0)))) for part in parts]
        return [*boxes, *self._small_places()]

    def _follow_page(self) -> None:
        self._lay()  # also when nothing of it is seen: it comes back when what lay over the table has gone

    def _may_leave(self) -> bool:
        return super()._may_leave() and not self._page.looking_back.is_on
