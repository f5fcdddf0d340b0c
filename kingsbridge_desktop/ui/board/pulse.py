"""The gentle pulse of what is offered: three times after a question, then it rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from kingsbridge_desktop.ui.board.cord import AT_REST

STEPS = (2, 1, 0, 1)  # the frames of one pulse, a wave around the frame at rest
TIMES = 3
STEP_TIME = 400  # ms


class Pulse(QObject):
    """Says which frame of a cord is to be seen, and calls `show` whenever that changes."""

    def __init__(self, show: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.frame = AT_REST
        self._show = show
        self._done = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_TIME)
        self._timer.timeout.connect(self._step)

    @property
    def is_beating(self) -> bool:
        """Whether it has not come to rest yet."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Something new is offered."""
        self._done = 0
        self._timer.start()

    def rest(self) -> None:
        """Nothing is to move any more."""
        self._timer.stop()
        self._set(AT_REST)

    def _step(self) -> None:
        self._set(STEPS[self._done % len(STEPS)])
        self._done += 1
        if self._done == TIMES * len(STEPS):
            self._timer.stop()

    def _set(self, frame: int) -> None:
        if frame != self.frame:
            self.frame = frame
            self._show()
