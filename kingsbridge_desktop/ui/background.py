"""Work on files, done in a thread one after the other; its end is told in the window's thread."""

from __future__ import annotations

import atexit
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.core.errors import KingsbridgeError

FAREWELL = 10.0  # s that a leaving app waits for what is not done yet


class Job(NamedTuple):
    """What is to be done, and who hears of it."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[KingsbridgeError], None]


class Outcome(NamedTuple):
    """A job that is done, on its way to the window's thread."""

    job: Job
    result: Any
    problem: Exception | None


class Background(QObject):
    """Does jobs in the order in which they came. Nobody hears of a job whose `owner` is gone by then.

    What fails otherwise than on purpose is raised in the window's thread, where such things are caught.
    What a job knows may be the last that holds a widget, and widgets must go in the window's thread: so the thread lays
    it down before it tells, and what is told is only that there is something to take up.
    """

    _ended = Signal()

    def __init__(self, owner: QObject) -> None:
        super().__init__()  # without a parent: a thread may still tell something when the owner is gone
        self._owner = owner
        self._jobs: deque[Job] = deque()
        self._outcomes: deque[Outcome] = deque()
        self._thread: threading.Thread | None = None
        self._guard = threading.Lock()
        self._ended.connect(self._tell)

    def do(
        self, work: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[KingsbridgeError], None]
    ) -> None:
        """Has `work` done; then `done` gets its result, or `failed` the reason."""
        with self._guard:
            self._jobs.append(Job(work, done, failed))
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="files", daemon=True)
                _BUSY.add(self._thread)
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._guard:
                if not self._jobs:
                    _BUSY.discard(threading.current_thread())
                    self._thread = None
                    return
                job = self._jobs.popleft()
            result, problem = None, None
            try:
                result = job.work()
            except Exception as error:  # noqa: BLE001  (told or raised in the window's thread)
                problem = error
            self._outcomes.append(Outcome(job, result, problem))
            del job, result, problem
            self._ended.emit()

    def _tell(self) -> None:
        job, result, problem = self._outcomes.popleft()
        if not shiboken6.isValid(self._owner):
            return
        if problem is None:
            job.done(result)
        elif isinstance(problem, KingsbridgeError):
            job.failed(problem)
        else:
            raise problem


_BUSY: set[threading.Thread] = set()


@atexit.register
def _finish() -> None:
    deadline = time.monotonic() + FAREWELL
    for thread in list(_BUSY):
        thread.join(max(0.0, deadline - time.monotonic()))
