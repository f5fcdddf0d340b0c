"""The one clock of a table: it plays the moments of a step, and board and page always show the same one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.view import BoardView


class MomentPlayer(QObject):
    """Shows moments one after the other, moving from picture to picture.

    Signals:
        departed: the movement to some moments begins; those moments.
        shown: the board shows a moment; all moments since the last one that was shown, the newest at the end.
        finished: the last moment is shown.
        failed: a movement was dropped; the exception. Its moment is shown all the same.
    """

    departed = Signal(object)
    shown = Signal(object)
    finished = Signal()
    failed = Signal(object)

    def __init__(self, view: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._viewer = view.viewer
        self._waiting: list[Moment] = []  # not shown yet
        view.director.finished.connect(self._ended)
        view.director.failed.connect(self.failed)

    @property
    def is_busy(self) -> bool:
        """Whether moments are still on their way."""
        return bool(self._waiting)

    def play(self, moments: Sequence[Moment], viewer: int) -> None:
        """Plays these moments through the eyes of a seat; what still plays is finished first."""
        self.skip()
        self._waiting, self._viewer = list(moments), viewer
        if self._view.context.settings.animation_factor == 0:
            self.skip()
            return
        for group in self._grouped(moments):
            self._view.director.add(self._beat(group))
        self._view.director.run()

    def _grouped(self, moments: Sequence[Moment]) -> list[list[Moment]]:
        groups: list[list[Moment]] = []
        last = ""
        for moment in moments:
            name = self._view.group(moment.event) if moment.event is not None else ""
            if name and name == last:
                groups[-1].append(moment)
            else:
                groups.append([moment])
            last = name
        return groups

    def _beat(self, group: list[Moment]) -> Beat:
        beat = Beat()

        def begin() -> None:
            self.departed.emit(group)
            events: list[Event] = [moment.event for moment in group if moment.event is not None]
            if events:
                self._view.depart(group[-1].position, self._viewer, events, beat)

        beat.before = begin
        beat.after = lambda: self._land(group)
        return beat

    def _land(self, group: list[Moment]) -> None:
        if not self._waiting:
            return
        at = next(at for at, moment in enumerate(self._waiting) if moment is group[-1])
        arrived, self._waiting = self._waiting[: at + 1], self._waiting[at + 1 :]
        self._view.show(group[-1].position, self._viewer)
        self.shown.emit(arrived)

    def skip(self) -> None:
        """Shows the last moment at once, whatever lies between."""
        if not self._waiting:
            return
        self._view.director.drop()
        arrived, self._waiting = self._waiting, []
        self._view.show(arrived[-1].position, self._viewer)
        self.shown.emit(arrived)
        self.finished.emit()

    def drop(self) -> None:
        """Forgets what is not shown yet: the position has changed otherwise."""
        self._view.director.drop()
        self._waiting = []

    def _ended(self) -> None:
        if not self._waiting:
            self.finished.emit()
