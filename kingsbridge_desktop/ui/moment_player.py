"""The one clock of a table: it plays the moments of a step, and board and page always show the same one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.text.captions import Caption
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.view import BoardView

UNTIL_NEXT = -1  # a passage that stands until somebody wants the next one


class Passage(NamedTuple):
    """Moments that are told by one caption, or by none; it can be read for `reading` ms before the next one begins."""

    moments: Sequence[Moment]
    caption: Caption | None = None
    reading: int = 0


def untold(moments: Sequence[Moment]) -> list[Passage]:
    """All moments in one go, without a caption."""
    return [Passage(moments)] if moments else []


class MomentPlayer(QObject):
    """Shows moments one after the other, moving from picture to picture, passage by passage.

    What was the last passage may still be read when `finished` is told: whoever acts next need not wait for it, but
    the moments of the next step do.

    Signals:
        began: a passage begins; the Passage.
        departed: the movement to some moments begins; those moments.
        shown: the board shows a moment; all moments since the last one that was shown, the newest at the end.
        finished: the last moment is shown.
        failed: a movement was dropped; the exception. Its moment is shown all the same.
        state_changed: it is paused, waits for somebody to read, or goes on.
    """

    began = Signal(object)
    departed = Signal(object)
    shown = Signal(object)
    finished = Signal()
    failed = Signal(object)
    state_changed = Signal()

    def __init__(self, view: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.narrate: Callable[[Sequence[Moment]], list[Passage]] = untold  # what is told of the moments of a step
        self.is_hurried = False  # whatever comes is shown at once
        self.is_paused = False
        self._view = view
        self._viewer = view.viewer
        self._is_playing = False  # moments are on their way, or their movement is not over
        self._waiting: list[Moment] = []  # not shown yet
        self._passages: deque[Passage] = deque()  # not begun yet
        self._stands = False  # the passage waits for whoever wants the next one
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._read)
        self._left = 0  # ms to read when a pause ends
        view.director.finished.connect(self._ended)
        view.director.failed.connect(self._lost)

    @property
    def is_busy(self) -> bool:
        """Whether moments are still on their way."""
        return bool(self._waiting)

    @property
    def is_read(self) -> bool:
        """Whether somebody may still be reading what is told."""
        return self._stands or self._reading.isActive() or self._left > 0

    @property
    def waits(self) -> bool:
        """Whether moments wait for somebody at the screen."""
        return self.is_busy and (self.is_paused or self.is_read)

    def play(self, moments: Sequence[Moment], viewer: int) -> None:
        """Plays these moments through the eyes of a seat; what still plays is finished first, what is read is not."""
        if self._waiting:
            self.skip()
        self._waiting, self._viewer, self._is_playing = list(moments), viewer, True
        if self.is_hurried:
            self.skip()
            return
        self._passages = deque(self._told(moments))
        if not self.is_read and not self.is_paused:
            self._next_passage()

    def _told(self, moments: Sequence[Moment]) -> list[Passage]:
        try:
            return self.narrate(moments)
        except Exception as error:  # noqa: BLE001 - words may fail, the game may not
            self.failed.emit(error)
            return untold(moments)

    # a passage

    def _next_passage(self) -> None:
        """Begins the next passage; those that nobody reads are shown with it where nothing moves."""
        while self._passages:
            passage = self._passages.popleft()
            self._stop_reading()
            self.began.emit(passage)
            self._begin_reading(passage.reading)
            if self._view.context.settings.animation_factor:
                for group in self._grouped(passage.moments):
                    self._view.director.add(self._beat(group))
                self._view.director.run()
                return
            self._land(passage.moments)
            if self.is_read or not self._waiting:
                break
        if not self._waiting:
            self._finish()

    def _begin_reading(self, reading: int) -> None:
        if self.is_paused and reading:
            reading = UNTIL_NEXT
        self._stands = reading == UNTIL_NEXT
        if reading > 0:
            self._reading.start(reading)
        self.state_changed.emit()

    def _stop_reading(self) -> None:
        self._reading.stop()
        self._stands, self._left = False, 0

    def _read(self) -> None:
        """What was told has been read: the next passage, unless this one still moves."""
        if not self._view.director.is_moving and not self.is_paused:
            self._go_on_from_passage()
        else:
            self.state_changed.emit()

    def _go_on_from_passage(self) -> None:
        """The next passage; moments whose movement was lost to a fault are shown without one."""
        director = self._view.director
        if director.busy and not director.is_moving:  # a fault has stopped its clock
            director.drop()
        if self._passages:
            self._next_passage()
        elif self._waiting and not director.busy:
            self.skip()
        else:
            self.state_changed.emit()

    def _ended(self) -> None:
        """The movement of a passage is over; it may be that of another player at the same board."""
        if not self._is_playing:
            return
        if self._passages:
            if not self.is_read and not self.is_paused:
                self._next_passage()
        elif not self._waiting:
            self._finish()

    def _lost(self, error: Exception) -> None:
        """A movement was dropped."""
        if self._is_playing:
            self.failed.emit(error)

    def _finish(self) -> None:
        self._is_playing = False
        self.finished.emit()

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

    def _land(self, group: Sequence[Moment]) -> None:
        if not self._waiting:
            return
        at = next(at for at, moment in enumerate(self._waiting) if moment is group[-1])
        arrived, self._waiting = self._waiting[: at + 1], self._waiting[at + 1 :]
        self._show(arrived)

    def _show(self, arrived: list[Moment]) -> None:
        """The newest of these moments; a picture that fails is made anew, and the page follows in any case."""
        position = arrived[-1].position
        try:
            self._view.show(position, self._viewer)
        except Exception as error:  # noqa: BLE001 - a board may fail, the game may not
            self.failed.emit(error)
            try:
                self._view.layer.clear()
                self._view.show(position, self._viewer)
            except Exception as again:  # noqa: BLE001
                self.failed.emit(again)
        self.shown.emit(arrived)

    # what somebody at the screen wants

    def pause(self) -> None:
        """Everything stands still until `go_on`."""
        if self.is_paused:
            return
        self.is_paused = True
        self._view.director.hold()
        if self._reading.isActive():
            self._left = max(1, self._reading.remainingTime())
            self._reading.stop()
        self.state_changed.emit()

    def go_on(self) -> None:
        """The pause is over."""
        if not self.is_paused:
            return
        self.is_paused = False
        if self._left:
            self._reading.start(self._left)
        self._left, self._stands = 0, False
        if self._view.director.is_held:
            self._view.director.go_on()
        elif not self.is_read and not self._view.director.busy:
            self._go_on_from_passage()
        self.state_changed.emit()

    def next(self) -> None:
        """The end of this passage at once; if it is there, the next one."""
        if self._view.director.busy and self._waiting:
            left = len(self._waiting) - sum(len(passage.moments) for passage in self._passages)
            self._view.director.drop()
            arrived, self._waiting = self._waiting[:left], self._waiting[left:]
            if arrived:
                self._show(arrived)
            if not self._waiting:
                self._finish()
            return
        self._stop_reading()
        self._go_on_from_passage()

    def skip(self) -> None:
        """Shows the last moment at once, whatever lies between; nobody reads any more."""
        self._stop_reading()
        self._passages.clear()
        if not self._waiting:
            return
        self._view.director.drop()
        arrived, self._waiting = self._waiting, []
        self._show(arrived)
        self._finish()

    def drop(self) -> None:
        """Forgets what is not shown yet: the position has changed otherwise."""
        self._view.director.drop()
        self._stop_reading()
        self._passages.clear()
        self._waiting, self._is_playing = [], False
