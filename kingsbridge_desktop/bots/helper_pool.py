"""Processes that help one thinking bot: each searches the same question with luck of its own, the results are added.

They belong to the process that started them and end with it, also when that one is killed.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence
from functools import cache
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Budget, Evaluator, evaluator_of
from kingsbridge_desktop.bots.child_process import settle_in, spawned
from kingsbridge_desktop.bots.sampling_search import SamplingSearch
from kingsbridge_desktop.bots.search_bot import Found
from kingsbridge_desktop.bots.tuning import Tuning, learned_of, weights_of
from kingsbridge_desktop.bots.weighted_evaluation import evaluation_of
from kingsbridge_desktop.core.registry import rules_of

LATE = 0.05  # seconds over the budget that a helper is waited for
FEWEST_CORES = 3  # below that helpers would only take the processor from the window


class Task(NamedTuple):
    """What a helper is to search; `until` is the monotonic time of this machine when it must have answered."""

    number: int
    game: str
    tuning: Tuning
    masked: Any
    until: float
    seed: int


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def wanted() -> int:
    """How many helpers there should be: all processors work but one, which is the window's."""
    count = cores()
    return count - 2 if count >= FEWEST_CORES else 0


class HelperPool:
    """Helpers for one bot after the other; started when they are first needed. Without any it is false."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._number = 0
        self._until = 0.0
        self._asked: list[Connection] = []
        self._links: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        self._stopped = False

    def __bool__(self) -> bool:
        return self._count > 0

    def _start(self) -> None:
        for _ in range(self._count):
            process, link = spawned(serve, name="bot-helper", daemon=True)
            self._links.append(link)
            self._processes.append(process)

    @property
    def pids(self) -> list[int]:
        """The process numbers of the helpers."""
        return [process.pid for process in self._processes if process.pid is not None]

    def ask(self, game: str, tuning: Tuning, masked: Any, budget: Budget, seed: int) -> None:
        """Lets all helpers think for as long as the budget says."""
        if self._stopped:
            self.close()
            self._stopped = False
        if not self._processes:
            self._start()
        self._number += 1
        self._until = time.monotonic() + budget.seconds
        self._asked = []
        for offset, link in enumerate(self._links):
            task = Task(self._number, game, tuning, masked, self._until, seed + offset)
            with contextlib.suppress(OSError, ValueError):  # a dead helper helps no more; the others do
                link.send(task)
                self._asked.append(link)

    def gather(self) -> Sequence[Found]:
        """What they found, without those who are late or dead."""
        found = []
        waiting = list(self._asked)
        while waiting:
            ready = wait(waiting, max(0.0, self._until + LATE - time.monotonic()))
            if not ready:
                break
            for link in waiting[:]:
                if link not in ready:
                    continue
                try:
                    number, part = link.recv()
                except (EOFError, OSError):
                    waiting.remove(link)
                    self._links.remove(link)
                    continue
                if number == self._number:
                    found.append(part)
                    waiting.remove(link)
        return found

    def stop(self) -> None:
        """From another thread: nobody thinks on; the next question gets new helpers."""
        self._stopped = bool(self._processes)
        for process in tuple(self._processes):
            process.kill()

    def close(self) -> None:
        """Ends the helpers."""
        for link in self._links:
            link.close()
        for process in self._processes:
            process.kill()
            process.join(1.0)
        self._links, self._processes = [], []


def serve(link: Connection) -> None:
    """A helper's whole life: one search per task until the link is closed or its owner is gone."""
    settle_in()
    with contextlib.suppress(EOFError, OSError):
        while True:
            task: Task = link.recv()
            link.send((task.number, searched(task)))


@cache
def _learned(game: str) -> Evaluator:
    return evaluator_of(game).learned(learned_of(game))


def searched(task: Task) -> Found:
    """One search, to the end of the task's time; nothing if that has passed already."""
    rules, evaluator = rules_of(task.game), evaluator_of(task.game)
    values = evaluation_of(evaluator, weights_of(task.game))
    left = task.until - time.monotonic()
    if left <= 0:
        return Found({}, 0)
    policy = _learned(task.game) if task.tuning.learned else evaluator
    thinking = SamplingSearch(rules, policy, task.tuning, task.masked, Random(task.seed), values)
    thinking.run(Budget(seconds=left))
    return Found(thinking.tried(), thinking.iterations)
