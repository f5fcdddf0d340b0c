"""Programs at the table of a window: asked without waiting, and never more than one question at a time.

Every question gets exactly one answer unless it is cancelled or replaced, from the program or from the stand-in.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.bots.program_bot import GRACE, Labels, ProgramBot
from kingsbridge_desktop.bots.program_link import FAREWELL, STARTING, Program
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of

log = logging.getLogger(__name__)

_Key = tuple[str, Program, int]  # a program sees one seat of one game: a second seat has a process of its own


class ProgramClient:
    """Asks programs in threads; `answered` is called in one of them."""

    def __init__(
        self,
        answered: Callable[[Answer], None],
        labels: Labels,
        *,
        grace: float = GRACE,
        starting: float = STARTING,
    ) -> None:
        self._answered, self._labels = answered, labels
        self._grace, self._starting = grace, starting
        self._lock = threading.Lock()
        self._bots: dict[_Key, ProgramBot] = {}
        self._busy: tuple[int, _Key] | None = None  # the question somebody waits for
        self._partings: list[threading.Thread] = []
        self._is_closed = False

    def ask(self, question: int, game: str, program: Program, masked: Any, budget: Budget, seed: int) -> None:
        """Asks, and forgets what was asked before."""
        self.cancel()
        key = game, program, asked(masked)
        with self._lock:
            if self._is_closed:
                return
            bot = self._bots.get(key)
            if bot is None:
                bot = self._bots[key] = ProgramBot(
                    game, program, self._labels, grace=self._grace, starting=self._starting
                )
            self._busy = question, key
        work = threading.Thread(
            target=self._think, args=(question, key, bot, masked, budget, seed), name="own-bot", daemon=True
        )
        work.start()

    def _think(self, question: int, key: _Key, bot: ProgramBot, masked: Any, budget: Budget, seed: int) -> None:
        begin = time.perf_counter()
        legal, rng = rules_of(key[0]).legal(masked), Random(seed)
        why = "failed"
        try:
            action = bot.choose(masked, legal, budget, rng)
            why = bot.stats.get("stand_in", "")
        except Exception:  # a fault of ours must not stop the game
            log.exception("the bot of the program %s failed", key[1].name)
            action = rng.choice(legal)
        stats = {"program": key[1].name, "seconds": round(time.perf_counter() - begin, 4)}
        with self._lock:
            if self._busy != (question, key) or self._bots.get(key) is not bot:
                return  # cancelled or replaced in the meantime
            self._busy = None
        self._answered(Answer(question, action, stats, why))

    @property
    def is_thinking(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._busy is not None

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        with self._lock:
            return [bot.pid for bot in self._bots.values() if bot.pid is not None]

    def cancel(self) -> None:
        """Forgets the question; the program that thinks about it is ended, since it cannot be told."""
        with self._lock:
            if self._busy is None:
                return
            key, self._busy = self._busy[1], None
            leaving = [bot for bot in (self._bots.pop(key, None),) if bot is not None]
        self._part(leaving)

    def forget(self) -> None:
        """Ends all programs, as after moves were taken back: what they saw is not to be known any more."""
        with self._lock:
            self._busy = None
            leaving, self._bots = list(self._bots.values()), {}
        self._part(leaving)

    def _part(self, leaving: list[ProgramBot]) -> None:
        """Ends programs without waiting for it."""
        self._partings = [thread for thread in self._partings if thread.is_alive()]
        for bot in leaving:
            thread = threading.Thread(target=bot.close, name="own-bot-end", daemon=True)
            thread.start()
            self._partings.append(thread)

    def close(self) -> None:
        """Ends all programs, and waits a moment for that."""
        with self._lock:
            self._is_closed = True
        self.forget()
        deadline = time.monotonic() + FAREWELL + 1.5
        for thread in self._partings:
            thread.join(max(0.0, deadline - time.monotonic()))
