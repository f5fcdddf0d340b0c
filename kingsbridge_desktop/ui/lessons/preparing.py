"""What a lesson needs, made ready a little at a time while somebody looks at its name and may begin it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from kingsbridge_desktop.play.lesson_run import LessonRun
from kingsbridge_desktop.play.lessons import LessonId
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.screens import load_screen

AFTER = 40  # ms between two parts


class Preparation(QObject):
    """Loads the screen of a game, then lays the table of a lesson for nobody: both are quicker the second time.

    Whoever begins before that waits for what is left.
    """

    def __init__(self, which: LessonId, parent: QObject) -> None:
        super().__init__(parent)
        self._left: list[Callable[[], object]] = [
            partial(import_module, "kingsbridge_desktop.ui.lessons.classroom"),
            partial(load_screen, which.game),
            partial(LessonRun, which),
        ]
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)
        self._timer.start(AFTER)

    @property
    def is_done(self) -> bool:
        """Whether all is ready."""
        return not self._left

    def _next(self) -> None:
        if self._left:
            attempt(self._left.pop(0))
        if not self._left:
            self._timer.stop()
