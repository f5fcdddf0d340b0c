"""The caller's side of a thinking process: ask, get an answer, never wait, never be left without one.

A small thread stands between: it starts the process, notices when it dies or hangs, drops answers nobody waits for any
more, and lets the greedy bot answer where the asked one cannot. It works the same on Linux, macOS and Windows.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import queue
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots import bot_process, child_process
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_process import Question
from kingsbridge_desktop.bots.levels import STAND_IN, level_of, make_bot
from kingsbridge_desktop.core.editions import edition_behind
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action

log = logging.getLogger(__name__)

CANCEL_WITHIN = 0.03  # seconds that a bot has to give up a dropped question, before its process is ended
STARTING = 30.0  # seconds a process may need before it takes questions
GRACE = 3.0  # seconds over its budget before a bot counts as hanging
PATIENCE = 120.0  # seconds for a budget of iterations, which tells nothing about time
DEATHS = 2  # for one question; then the stand-in answers


class Answer(NamedTuple):
    """What was chosen and how; `stand_in` says why the greedy bot answered instead, empty if it did not."""

    id: int
    action: Action
    stats: dict[str, Any]
    stand_in: str = ""


class _Child:
    """One process and the link to it."""

    def __init__(self, game: str | None, prepare: Callable[[], None] | None) -> None:
        # No daemon, for those may have no helpers; it ends with this process too (`child_process.settle_in`).
        self.process, self.link = child_process.spawned(bot_process.serve, game, prepare, name="bot")
        self.is_ready = False
        self.busy: Question | None = None  # what it works at
        self.is_told = False  # that nobody wants the answer any more
        self.deadline = time.monotonic() + STARTING
        self._lock = threading.Lock()  # what is sent, and what it works at, agree

    def give(self, question: Question, deadline: float) -> None:
        """Something to work at; raises OSError if it is dead."""
        with self._lock:
            self.busy, self.is_told, self.deadline = question, False, deadline
            self.link.send(question)

    def drop_all_but(self, question: Question | None) -> None:
        """Lets it give up what it works at, unless that is wanted; who does not within a moment will be ended."""
        with self._lock:
            if self.busy is None or self.busy is question:
                return
            self.deadline = min(self.deadline, time.monotonic() + CANCEL_WITHIN)
            if not self.is_told:
                self.is_told = True
                with contextlib.suppress(OSError, ValueError):  # dead: that is noticed elsewhere
                    self.link.send(bot_process.CANCEL)

    def kill(self) -> None:
        self.process.kill()
        self.process.join(1.0)

    def end(self) -> None:
        self.kill()
        self.link.close()
        with contextlib.suppress(ValueError):  # still not gone: the system will tidy up
            self.process.close()


class BotClient:
    """A bot process for one question at a time; a new question replaces the one before.

    The budget of a question begins when it is asked. Every question gets exactly one answer unless it is cancelled or
    replaced. Answers go to `answered`, called in this object's own thread (one that was cancelled at that very moment
    may still come: compare ids); without it they are fetched with `poll` when `fileno` becomes readable, or by `wait`.
    `game`, or the one that was last asked about, is loaded ahead. `prepare` is called first thing in each new process.
    """

    def __init__(
        self,
        answered: Callable[[Answer], None] | None = None,
        *,
        game: str | None = None,
        prepare: Callable[[], None] | None = None,
        grace: float = GRACE,
        patience: float = PATIENCE,
    ) -> None:
        self._answered = answered
        self._game, self._prepare = game, prepare
        self._grace, self._patience = grace, patience
        self._lock = threading.Lock()
        self._question: Question | None = None  # what the caller waits for
        self._closing = False
        self._bell, self._rung = socket.socketpair()  # wakes the thread
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._flag, self._flagged = socket.socketpair()  # wakes the caller's event loop
        for end in (self._bell, self._rung, self._flag, self._flagged):
            end.setblocking(False)
        self._child: _Child | None = None
        self._deaths = 0  # over the present question
        self._stillborn = False  # the last child died before it took questions
        self._thread = threading.Thread(target=self._work, name="bot-worker", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    # for the caller, from any thread

    def ask(
        self, question: int, game: str, level: str, masked: Any, budget: Budget, seed: int, character: str = ""
    ) -> None:
        """Asks, and forgets what was asked before.

        An unknown level or game, or a position of another edition, is refused at once.
        """
        level_of(level), rules_of(game)
        if edition_behind(masked) not in ("", game):
            raise BadSetup(f"a position of {edition_behind(masked)} is no question about {game}", game=game)
        self._set(Question(question, game, level, masked, budget, seed, time.monotonic(), character))

    def cancel(self) -> None:
        """Forgets the question; its answer will not come. Returns at once, the thinking ends within 50 ms."""
        self._set(None)

    def poll(self) -> Answer | None:
        """An answer that has come, if there is one; for use with `fileno`."""
        with contextlib.suppress(BlockingIOError):
            self._flagged.recv(4096)
        with contextlib.suppress(queue.Empty):
            return self._answers.get_nowait()
        return None

    def wait(self, timeout: float | None = None) -> Answer | None:
        """The next answer; None if it takes too long."""
        with contextlib.suppress(queue.Empty):
            return self._answers.get(timeout=timeout)
        return None

    def fileno(self) -> int:
        """Readable when `poll` has something; a socket, so QSocketNotifier takes it on Windows too."""
        return self._flagged.fileno()

    def close(self) -> None:
        """Ends process and thread; no answer comes afterwards."""
        with self._lock:
            if self._closing:
                return
            self._closing = True
            self._question = None
        atexit.unregister(self.close)
        self._ring(self._bell)
        if threading.current_thread() is not self._thread:
            self._thread.join(5.0)
        for end in (self._bell, self._rung, self._flag, self._flagged):
            end.close()

    @property
    def pid(self) -> int | None:
        """The process number of the present child."""
        child = self._child
        return child.process.pid if child else None

    @property
    def is_alive(self) -> bool:
        """Whether questions are still taken: a fault of ours may have ended the thread."""
        return self._thread.is_alive() and not self._closing

    @property
    def is_thinking(self) -> bool:
        """Whether a process works at a question just now, a dropped one included."""
        child = self._child
        return child is not None and child.busy is not None

    def _set(self, question: Question | None) -> None:
        with self._lock:
            if self._closing:
                return
            self._question = question
            while not self._answers.empty():  # an answer nobody fetched is stale now
                self._answers.get_nowait()
        child = self._child
        if child is not None:
            child.drop_all_but(question)  # at once: the thread may have to wait for a busy caller
        self._ring(self._bell)

    @staticmethod
    def _ring(bell: socket.socket) -> None:
        with contextlib.suppress(OSError):  # full: it rings already
            bell.send(b"!")

    # in the thread

    def _work(self) -> None:
        asked: Question | None = None
        while True:
            with self._lock:
                closing, wanted = self._closing, self._question
            if closing:
                break
            if wanted is not asked:
                asked, self._deaths = wanted, 0
                self._game = asked.game if asked else self._game
            self._tend(asked)
            self._listen(asked)
        self._part()

    def _tend(self, asked: Question | None) -> None:
        """Has a child running, free of dropped questions, and working at what is asked."""
        child = self._child
        if child is not None and child.busy is not None and child.busy is not asked:
            child.drop_all_but(asked)
            return
        if child is None:
            if asked is None and self._stillborn:
                return  # it would only die again; the next question tries anew
            try:
                child = self._child = _Child(self._game, self._prepare)
            except (OSError, RuntimeError, MemoryError) as error:  # no right, no thread, no room
                log.warning("no bot process could be started: %s", error)
                if asked is not None:
                    self._stand_in(asked, "died")
                return
        if asked is not None and child.is_ready and child.busy is None:
            try:
                child.give(asked, time.monotonic() + (asked.budget.seconds or self._patience) + self._grace)
            except (OSError, ValueError):
                self._lost(asked, "died")

    def _listen(self, asked: Question | None) -> None:
        """Waits for whatever comes first: a message, a death, a deadline, or the caller's bell."""
        child = self._child
        if child is None:
            self._wait([self._rung], 0.0 if asked is not None else None)
            return
        watched = child.busy is not None or not child.is_ready
        left = max(0.0, child.deadline - time.monotonic()) if watched else None
        came = self._wait([child.link, child.process.sentinel, self._rung], left)
        if child.link in came:
            try:
                message = child.link.recv()
            except (EOFError, OSError):
                self._lost(asked, "died")
                return
            self._heard(child, message, asked)
        elif child.process.sentinel in came:
            self._lost(asked, "died")
        elif not came and watched and time.monotonic() >= child.deadline:
            self._lost(asked, "hung")

    def _wait(self, things: list[Any], timeout: float | None) -> list[Any]:
        came = wait(things, timeout)
        if self._rung in came:
            with contextlib.suppress(BlockingIOError):
                self._rung.recv(4096)
        return came

    def _heard(self, child: _Child, message: tuple[Any, ...], asked: Question | None) -> None:
        if message[0] == bot_process.READY:
            child.is_ready = True
            return
        done, child.busy = child.busy, None
        if asked is None or done is not asked:
            return
        if message[0] == bot_process.FAILED:
            log.warning("the bot %s of %s failed: %s", asked.level, asked.game, message[2])
            self._stand_in(asked, "failed")
        elif message[2] not in rules_of(asked.game).legal(asked.masked):
            # Not what it chose: that may be a card in its hand, and a log can be read by all.
            log.warning("the bot %s of %s chose something that is not legal", asked.level, asked.game)
            self._stand_in(asked, "illegal")
        else:
            self._give(asked, Answer(asked.id, message[2], message[3]))

    def _lost(self, asked: Question | None, why: str) -> None:
        """The child died or hangs: a new one is started, and after the second death the stand-in answers."""
        child = self._part()
        if child is None:
            return
        self._stillborn = not child.is_ready
        if asked is None or (child.is_ready and child.busy is not asked):
            return
        self._deaths += 1
        log.warning("the bot %s of %s %s", asked.level, asked.game, why)
        if why == "hung" or self._deaths >= DEATHS:
            self._stand_in(asked, why)

    def _part(self) -> _Child | None:
        """Ends the child; others see it until it is gone."""
        child = self._child
        if child is not None:
            child.kill()
            self._child = None
            child.end()
        return child

    def _stand_in(self, asked: Question, why: str) -> None:
        """The greedy bot answers, here in the caller's process: it is quick, and it has no process to lose."""
        legal, rng = rules_of(asked.game).legal(asked.masked), Random(asked.seed)
        try:
            action = make_bot(asked.game, STAND_IN).choose(asked.masked, legal, Budget(), rng)
        except Exception:
            log.exception("the stand-in of %s failed", asked.game)
            action = rng.choice(legal)
        self._give(asked, Answer(asked.id, action, {"level": STAND_IN, "seconds": 0.0}, why))

    def _give(self, asked: Question, answer: Answer) -> None:
        with self._lock:
            if self._question is not asked:
                return  # cancelled or replaced in the meantime
            self._question = None
            if self._answered is None:
                self._answers.put(answer)
                self._ring(self._flag)
        if self._answered is not None:
            self._answered(answer)
