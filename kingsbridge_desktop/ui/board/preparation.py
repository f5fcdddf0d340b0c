"""What may come next is painted while nothing else is to do, so that no movement has to wait for a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme

PAUSE = 25  # ms between two pictures
AT_A_TIME = 12  # pictures that are looked for, if all are there already
Work = Callable[[], bool]  # False: it had been done already
Sized = tuple[cache.Picture, float, float]  # width and height in units of the scene


def painting(sized: Sized, scale: float, ratio: float, light: Theme) -> Work:
    """The work of painting a picture for so many pixels per unit."""
    picture, width, height = sized
    size = max(1, round(width * scale)), max(1, round(height * scale))

    def paint() -> bool:
        if cache.is_ready(picture, size, ratio, light):
            return False
        cache.pixmap(picture, size, ratio, light)
        return True

    return paint


class Preparation(QObject):
    """Does one piece of work after the other, with pauses in which the window lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: Iterator[Work] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._next)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._timer.isActive()

    def begin(self, work: Iterable[Work]) -> None:
        """Begins with this; what waited before is forgotten."""
        self._waiting = iter(work)
        self._timer.start()

    def _next(self) -> None:
        for number, work in enumerate(self._waiting, 1):
            if work() or number == AT_A_TIME:
                return
        self._timer.stop()
