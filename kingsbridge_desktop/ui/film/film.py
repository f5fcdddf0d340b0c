"""Plays a game again from the moment that is looked at; the game itself waits, and nothing is done to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from kingsbridge_desktop.play.film_plan import SPEEDS
from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.guard import report
from kingsbridge_desktop.ui.looking_back import LookingBack
from kingsbridge_desktop.ui.moment_player import MomentPlayer
from kingsbridge_desktop.ui.panels.log import LAST, LogPanel
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.table_screen import TableScreen

USUAL = SPEEDS.index(1.0)
BETWEEN = 420  # ms from one step to the next at the usual speed
STILL = 900  # ms that a step is seen where nothing moves


class Turn(NamedTuple):
    """A moment that decided something: its step, its number in it, and what is said of it."""

    ply: int
    moment: int = LAST
    words: str = ""


class Film(QObject):
    """The projector of a table.

    Signals:
        changed: it runs, stands, goes at another speed, or another moment is seen.
        retold: the language is another; what is said of the turns must be said anew.
    """

    changed = Signal()
    retold = Signal()

    def __init__(
        self,
        table: Table,
        view: BoardView,
        screen: TableScreen,
        looking_back: LookingBack,
        log: LogPanel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table, self._view, self._screen, self._log = table, view, screen, log
        self._looking_back = looking_back
        self.turns: Sequence[Turn] = ()  # where the game was decided, as far as it is known
        self.is_running = False
        self._speed = USUAL
        self._first = 0  # the number of the moment with which the running step goes on
        self._player = MomentPlayer(view, self)
        self._player.shown.connect(self._shown)
        self._player.finished.connect(self._arrived)
        self._player.failed.connect(report)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        looking_back.visited.connect(self._visited)
        looking_back.ended.connect(self._ended)

    @property
    def speed(self) -> float:
        """How many times faster than usual."""
        return SPEEDS[self._speed]

    @property
    def ply(self) -> int:
        """The step that is seen."""
        return self._looking_back.at[0] if self._looking_back.at is not None else self._table.match.ply

    def toggle(self) -> None:
        """Runs if it stands, stands if it runs."""
        if self.is_running:
            self.stop()
        else:
            self.run()

    def run(self) -> None:
        """From the moment that is looked at; from the start of the game if none is."""
        from_start = not self._looking_back.is_on
        if from_start:
            self._looking_back.visit(0)
        if self._looking_back.at is None:
            return  # there is nothing to look back at
        self.is_running = True
        self._view.director.pace = 1 / self.speed
        self.changed.emit()
        if from_start:
            self._wait()
        else:
            self._next.start(0)

    def stop(self) -> None:
        """Stands at the moment that is seen."""
        if not self.is_running:
            return
        self._halt()
        if self._looking_back.is_on:
            self._looking_back.show()  # whole: what was on its way has arrived or not begun
        self.changed.emit()

    def _ended(self) -> None:
        """Back at the running game: nothing of the past stays marked."""
        self.stop()
        self._log.unmark()

    def change_speed(self, by: int) -> None:
        """Faster or slower."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))
        if self.is_running:
            self._view.director.pace = 1 / self.speed
        self.changed.emit()

    def to_turn(self, by: int) -> None:
        """To the next moment that decided something, or the last one before."""
        at = self._looking_back.at or (self._table.match.ply, LAST)
        here = _place(*at)
        if by > 0:
            found = next((turn for turn in self.turns if _place(turn.ply, turn.moment) > here), None)
        else:
            found = next((turn for turn in reversed(self.turns) if _place(turn.ply, turn.moment) < here), None)
        if found is not None:
            was_running = self.is_running
            self.stop()
            self._looking_back.visit(found.ply, found.moment)
            if was_running:
                self._wait()
                self.is_running = True
        self.changed.emit()

    def turn_seen(self) -> Turn | None:
        """The turn that is seen just now."""
        at = self._looking_back.at
        return next((turn for turn in self.turns if at == (turn.ply, turn.moment)), None)

    # one step after the other

    def _go_on(self) -> None:
        """The rest of the step that is seen, or the next one; at the end the running game is shown again."""
        match, at = self._table.match, self._looking_back.at
        if not self.is_running or at is None:
            return
        ply, number = at
        moments = match.moments(ply, self._table.viewer) if number != LAST else []
        self._first = number + 1
        if not moments[self._first :]:
            ply, self._first = ply + 1, 0
            if ply > match.ply:
                self._looking_back.leave()
                return
            moments = match.moments(ply, self._table.viewer)
        self._player.play(moments[self._first :], self._table.viewer)

    def _shown(self, arrived: Sequence[Moment]) -> None:
        """A moment has come: header, plates, bar and log tell the same."""
        if not self.is_running:
            return
        self._first += len(arrived)
        moment, number = arrived[-1], self._first - 1
        is_end = moment.event is None
        self._looking_back.follow(moment.ply, LAST if is_end else number)
        self._screen.show_side(moment)
        if not is_end:
            self._screen.ask_to_wait(moment, number)
        self._log.mark(moment.ply, LAST if is_end else number)  # a step that is shown at once comes with its end only
        self.changed.emit()

    def _arrived(self) -> None:
        if self.is_running:
            self._wait()

    def _halt(self) -> None:
        self.is_running = False
        self._next.stop()
        self._player.drop()
        self._view.director.pace = 1.0

    def _wait(self) -> None:
        still = not self._view.context.settings.animation_factor
        self._next.start(round((STILL if still else BETWEEN) / self.speed))

    def _visited(self) -> None:
        """Somebody went to another moment: the film stands there, and the log shows where that is."""
        if self.is_running:
            self._halt()
        if self._looking_back.at is not None:
            self._log.mark(*self._looking_back.at)
        self.changed.emit()


def _place(ply: int, moment: int) -> tuple[int, float]:
    return ply, float("inf") if moment == LAST else moment
