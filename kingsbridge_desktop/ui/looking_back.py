"""Looking back: any moment of the game is shown, and the game waits, whatever else is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.panels.log import LAST
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.table_screen import TableScreen


class LookingBack(QObject):
    """Holds the table while an earlier moment is shown.

    Signals:
        began: from now on the game waits; nothing may be offered.
        visited: another moment was asked for and is shown.
        ended: back at the running game, which may go on.
    """

    began = Signal()
    visited = Signal()
    ended = Signal()

    def __init__(self, table: Table, screen: TableScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._screen = table, screen
        self.at: tuple[int, int] | None = None  # the step and the moment in it that are shown

    @property
    def is_on(self) -> bool:
        """Whether the past is shown."""
        return self.at is not None

    def visit(self, ply: int, moment: int = LAST) -> None:
        """Shows an earlier moment; -1 or the last one: back to the running game."""
        if ply < 0 or (ply >= self._table.match.ply and moment == LAST):
            self.leave()
            return
        was_on, self.at = self.is_on, (ply, moment)
        if not was_on:
            self._table.hold()
            self.began.emit()
        if not attempt(self.show):  # there is nothing to look at: the game must not wait for that
            self.leave()
        self.visited.emit()

    def follow(self, ply: int, moment: int) -> None:
        """A film shows this moment already."""
        self.at = ply, moment

    def leave(self) -> None:
        """Back to the running game, if the past is shown."""
        if self.at is not None:
            self.forget()
            self._screen.show_now()
            self.ended.emit()

    def forget(self) -> None:
        """The past is not shown any more: the position has changed otherwise."""
        self.at = None
        self._table.release()

    def show(self) -> None:
        """Shows the moment anew, if the past is shown: the viewer, the language or a setting has changed."""
        if self.at is None:
            return
        ply, number = self.at
        moments = self._table.match.moments(ply, self._table.viewer)
        moment = moments[number if number < len(moments) else LAST]
        self._screen.show(moment)
        self._screen.ask_to_wait(moment, number)
