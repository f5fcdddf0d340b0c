"""The table of a position: one move is looked for, nobody else acts, and nothing of it is kept on disk."""

from __future__ import annotations

from PySide6.QtCore import Signal

from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.core.types import Reason
from kingsbridge_desktop.play.match import UndoRefused
from kingsbridge_desktop.play.puzzles import Laid
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.lessons.lesson_table import UnkeptTable
from kingsbridge_desktop.ui.settings import Settings


class PuzzleTable(UnkeptTable):
    """Asks for one move. Whoever asks for a hint gets the answer that is known, step by step.

    Signals:
        found: the move was made and shown.
    """

    found = Signal()

    def __init__(self, laid: Laid, settings: Settings, runner: BotRunner) -> None:
        super().__init__(laid.match, settings, runner)
        self.laid = laid
        self.begun_at = laid.match.ply
        self.was_helped = False
        self.viewer = laid.puzzle.part.seat

    def needs_curtain(self, seat: int) -> bool:
        return False  # whoever looks for the move sits here, whoever else does

    def undo_stop(self) -> Reason | None:
        return Reason("undo_at_start")

    def undo(self, steps: int | None = None, *, agreed: bool = False) -> None:
        self.trouble.emit(UndoRefused(Reason("undo_at_start")))

    def proceed(self) -> None:
        """Asks for the move until it is made."""
        if self._held:
            return
        if self.match.ply > self.begun_at:
            self.found.emit()
        else:
            self.person_asked.emit(self.match.asked)

    def ask_advice(self) -> None:
        """The answer is known: nobody has to think."""
        self.was_helped = True
        puzzle = self.laid.puzzle
        second = puzzle.second
        told = {"alternative": [second.kind, list(second.args)], "reasons": list(puzzle.part.reasons)}
        self.advised.emit(Answer(self._question, puzzle.best, told))
