"""What is seen of a table: one moment on board, plates, header, bar and log alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Match, Moment
from kingsbridge_desktop.text.problems import undo_stop
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.log_lines import LogBook, all_lines, last_own_ply, line_of, victory
from kingsbridge_desktop.ui.panels.log import LAST, Line
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.panels.side import SidePanel
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.theme import Colours

CAPTION_SHIELD, CURTAIN_SHIELD = 38, 110  # pixels
LOG_SHIELD = 1.1  # of the height of a line


class TableScreen(QObject):
    """Shows moments; it never decides what comes next.

    Signals:
        told: the log has got these sentences, or somebody looks back at them.
    """

    told = Signal(list)

    def __init__(self, table: Table, view: BoardView, side: SidePanel, prompt: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._view, self._side, self._prompt = table, view, side, prompt
        self._told = 0  # events of the running step that the log has told
        self._asked = NOBODY  # whose shield stands beside what the bar says
        self._book: LogBook | None = None

    @property
    def match(self) -> Match:
        """The match that is shown."""
        return self._table.match

    @property
    def position(self) -> Any:
        """The masked position of the moment that is shown."""
        return self._view.position

    def shield(self, seat: int, size: float) -> QPixmap:
        """A player's shield."""
        context = self._view.context
        return pictures.shield(context.colours[seat], size, self._side.devicePixelRatioF(), context.light)

    def shields(self, size: float) -> list[QPixmap]:
        """Everybody's shield."""
        return [self.shield(seat, size) for seat in range(len(self.match.seats))]

    # a moment

    def show_now(self) -> None:
        """The moment the game has come to, nothing offered."""
        self.show(Moment(self.match.ply, None, self.match.view(self._table.viewer)))

    def show(self, moment: Moment) -> None:
        """Board, plates, header and bar at one moment."""
        self._view.show(moment.position, self._table.viewer)
        self.show_side(moment)

    def show_side(self, moment: Moment) -> None:
        """Plates, header and bar at one moment."""
        self._side.show_state(self.match, moment.position)
        self._prompt.set_where(self._side.where.text())
        self._side.replay.show_at(moment.ply, self.match.ply)

    def relight(self, colours: Colours) -> None:
        """Another light, and nothing else: plates, bar and log at the moment that is shown."""
        self._side.relight(colours, self._log_shields())
        if self.position is not None:
            self._side.show_state(self.match, self.position)
        self._prompt.show_shield(self._shield_beside())

    # the bar

    def ask(self) -> None:
        """The bar says who must do what, or who has won, and what can be taken back."""
        s = self.position
        if not s.stack:
            winners = self.match.winners()
            told = victory(self.match, self._view.context.language)
            self._ask(self.tr("The game is over. %s.") % told, winners[0] if len(winners) == 1 else NOBODY)
        else:
            self._ask(self._view.context.text.question(s), s.stack[-1].seat)
        self._prompt.tell("")
        reason = self._table.undo_stop()
        words = undo_stop(self._view.context.language, reason, self.match.names) if reason else ""
        self._prompt.tools.set_undo(reason is None, words)
        self._prompt.tools.set_redo(self.match.can_redo)
        self._prompt.tools.set_choice(bool(s.stack))

    def _ask(self, words: str, seat: int) -> None:
        self._asked = seat
        self._prompt.ask(words, self._shield_beside())

    def _shield_beside(self) -> QPixmap | None:
        return self.shield(self._asked, self._prompt.shield_size) if self._asked != NOBODY else None

    def tell_solved(self, words: str) -> None:
        """The bar asks nothing any more: there is nothing to choose."""
        self._ask(words, NOBODY)
        self._prompt.tell("")
        self._prompt.tools.set_undo(False, words)
        self._prompt.tools.set_redo(False)
        self._prompt.tools.set_choice(False)

    def ask_to_wait(self, moment: Moment, number: int) -> None:
        """The bar says that somebody looks back, and at what; nothing can be taken back meanwhile."""
        words = self.tr("The game waits while you look back.")
        line = self.line_of(moment, number)
        self._ask(*((words, NOBODY) if line is None else (line.words, line.seat)))
        self._prompt.tell("")
        self.told.emit([words, line.words] if line is not None else [words])
        self._prompt.tools.set_undo(False, words)
        self._prompt.tools.set_redo(False)
        self._prompt.tools.set_choice(False)

    # the log

    def fill_log(self) -> None:
        """Everything that the viewer may know of."""
        viewer, text = self._table.viewer, self._view.context.text
        if self._book is None or self._book.match is not self.match or self._book.text is not text:
            self._book = LogBook(self.match, text)
        lines = all_lines(self._book, viewer)
        self._side.log.fill(lines, self._log_shields(), last_own_ply(self.match, viewer))

    def _log_shields(self) -> list[QPixmap]:
        """As high as a line, with the pattern: colours alone do not tell players apart for everybody."""
        return self.shields(self._side.log.fontMetrics().height() * LOG_SHIELD)

    def line_of(self, moment: Moment, number: int) -> Line | None:
        """What a moment says; None for what only the board shows."""
        if moment.event is None:
            return None
        actor = self.match.steps[moment.ply - 1].seat
        return line_of(self._view.context.text, moment.ply, actor, number, moment.event)

    # a step that is played

    def begin_step(self) -> None:
        """The log has told nothing of the next step."""
        self._told = 0

    def announce(self, moments: Sequence[Moment]) -> None:
        """The bar says what is about to be seen."""
        told = [line for moment in moments if (line := self.line_of(moment, LAST)) is not None]
        if told:
            self._ask(told[-1].words, told[-1].seat)

    def arrive(self, moments: Sequence[Moment]) -> None:
        """The board shows a moment: plates, header and log follow."""
        self.show_side(moments[-1])
        lines = []
        for moment in moments:
            line = self.line_of(moment, self._told)
            self._told += 1
            if line is not None:
                lines.append(line)
        self._side.log.append(lines, self._log_shields(), moments[-1].ply - 1)
        if lines:
            self.told.emit([line.words for line in lines])
