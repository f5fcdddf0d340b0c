"""Work on files, done in a thread one after the other; its end is told in the window's thread."""

from __future__ import annotations

import atexit
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QObject

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.ui.wire import office

FAREWELL = 10.0  # s that a leaving app waits for what is not done yet


class Job(NamedTuple):
    """What is to be done, and who hears of it."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[KingsbridgeError], None]
    lost: Callable[[Any], None]


class Outcome(NamedTuple):
    """A job that is done, on its way to the window's thread."""

    job: Job
    result: Any
    problem: Exception | None


class Background:
    """Does jobs in the order in which they came. Nobody hears of a job whose `owner` is gone by then.

    What fails otherwise than on purpose is raised in the window's thread, where such things are caught.
    What a job knows may be the last that holds a widget, and widgets must go in the window's thread: so the thread
    hands it over whole and keeps nothing.
    """

    def __init__(self, owner: QObject) -> None:
        self._owner = weakref.ref(owner)
        self._jobs: deque[Job] = deque()
        self._thread: threading.Thread | None = None
        self._guard = threading.Lock()
        self._office = office()

    def do(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[KingsbridgeError], None],
        lost: Callable[[Any], None] = lambda _: None,
    ) -> None:
        """Has `work` done; then `done` gets its result, or `failed` the reason.

        `lost` gets a result that nobody waits for any more, for what must be ended; it must not know the owner.
        """
        with self._guard:
            self._jobs.append(Job(work, done, failed, lost))
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
            told = [partial(self._tell, Outcome(job, result, problem))]
            del job, result, problem
            self._office.leave(told.pop())

    def _tell(self, outcome: Outcome) -> None:
        job, result, problem = outcome
        owner = self._owner()
        if owner is None or not shiboken6.isValid(owner):
            if problem is None:
                job.lost(result)
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
