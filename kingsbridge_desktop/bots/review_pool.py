"""Processes that answer the questions of a review, behind the window: each takes the next one when it is free.

They see masked positions only, yield the processor to the window, and end with the process that started them.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import threading
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait

from kingsbridge_desktop.bots.child_process import settle_in, spawned
from kingsbridge_desktop.bots.helper_pool import cores
from kingsbridge_desktop.bots.review_search import Answer, Question, answered

log = logging.getLogger(__name__)

FEW_CORES = 2  # so few work all at the review; of more than these one is left to the window
DEATHS = 3  # of processes, before the review is given up


def wanted() -> int:
    """How many processes a review should have on this machine."""
    count = cores()
    return count if count <= FEW_CORES else count - 1


class _Worker:
    """One process, the link to it, and what it works at."""

    def __init__(self) -> None:
        self.process, self.link = spawned(serve, name="review", daemon=True)
        self.busy: Question | None = None

    def end(self) -> None:
        self.process.kill()
        self.process.join(1.0)
        self.link.close()


class ReviewPool:
    """Answers all questions in their order, as far as several at a time allow.

    `came` gets every answer and `ended` is called once at the end, both in this object's thread: True if all was asked,
    False if it was stopped or given up. A question that cannot be answered is left out and logged. When all is
    answered, `more` is asked once for what follows from the answers.
    """

    def __init__(
        self,
        questions: Sequence[Question],
        came: Callable[[Answer], None],
        ended: Callable[[bool], None],
        jobs: int,
        more: Callable[[], Sequence[Question]] = tuple,
    ) -> None:
        self._waiting = deque(questions)
        self._came, self._ended, self._more = came, ended, more
        self._jobs = max(1, jobs)
        self._stopping, self._bell = multiprocessing.get_context("spawn").Pipe(duplex=False)
        self._is_stopped = threading.Event()
        self._workers: list[_Worker] = []
        self._deaths = 0
        self._thread = threading.Thread(target=self._work, name="review", daemon=True)
        self._thread.start()

    def stop(self, timeout: float | None = None) -> None:
        """Ends the processes; waits so long for that, or not at all."""
        self._is_stopped.set()
        with contextlib.suppress(OSError, ValueError):
            self._bell.send(None)
        if timeout is not None and threading.current_thread() is not self._thread:
            self._thread.join(timeout)

    @property
    def is_running(self) -> bool:
        """Whether answers may still come."""
        return self._thread.is_alive()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.process.pid for worker in tuple(self._workers) if worker.process.pid is not None]

    def _work(self) -> None:
        whole = False
        try:
            whole = self._answer_all()
        except Exception:
            log.exception("a review ended before its time")
        finally:
            for worker in self._workers:
                worker.end()
            self._workers = []
            self._stopping.close()
            self._bell.close()
            self._ended(whole and not self._is_stopped.is_set())

    def _answer_all(self) -> bool:
        while not self._is_stopped.is_set():
            while len(self._workers) < self._jobs and len(self._workers) < len(self._waiting) + self._busy():
                self._workers.append(_Worker())
            for worker in self._workers:
                if worker.busy is None and self._waiting:
                    self._give(worker, self._waiting.popleft())
            if not self._busy():
                self._waiting.extend(self._more())
                self._more = tuple
                if not self._waiting:
                    return True
                continue
            ready = wait([self._stopping, *[worker.link for worker in self._workers]])
            for worker in [one for one in self._workers if one.link in ready]:
                self._hear(worker)
            if self._deaths >= DEATHS:
                log.warning("the processes of a review died again and again; it is given up")
                return False
        return False

    def _busy(self) -> int:
        return sum(worker.busy is not None for worker in self._workers)

    def _give(self, worker: _Worker, question: Question) -> None:
        worker.busy = question
        with contextlib.suppress(OSError, ValueError):  # dead: its end of the link tells
            worker.link.send(question)

    def _hear(self, worker: _Worker) -> None:
        question, worker.busy = worker.busy, None
        try:
            answer = worker.link.recv()
        except (EOFError, OSError):
            self._deaths += 1
            self._workers.remove(worker)
            worker.end()
            if question is not None:
                self._waiting.appendleft(question)
            return
        if isinstance(answer, str):
            log.warning("a question of a review was left out: %s", answer)
        elif not self._is_stopped.is_set():
            self._came(answer)


def serve(link: Connection) -> None:
    """A process's whole life: one answer per question until the link is closed or its owner is gone."""
    settle_in()
    with contextlib.suppress(EOFError, OSError):
        while True:
            question: Question = link.recv()
            try:
                link.send(answered(question))
            except Exception:  # noqa: BLE001  (one question that fails must not end the review)
                link.send(traceback.format_exc())
