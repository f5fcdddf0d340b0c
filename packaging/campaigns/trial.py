"""What a campaign gets to work with, and how it says what it saw."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SHOWN_FAILURES = 20
SECONDS_BETWEEN_SIGNS = 10.0


class Trials:
    """One run of a campaign: how often to try, with which seed, in which folder; and what came of it."""

    def __init__(self, count: int, seed: int, folder: Path) -> None:
        self.count = count
        self.seed = seed
        self.folder = folder
        self.random = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.failures: list[str] = []
        self.is_stopped = False
        self._begin = self._last_sign = time.monotonic()

    @property
    def tried(self) -> int:
        """How many trials have ended."""
        return sum(self.outcomes.values())

    @contextlib.contextmanager
    def stoppable(self) -> Iterator[None]:
        """Ctrl+C and the like end the run after the trial in progress, with its numbers."""

        def stop(*_: object) -> None:
            self.is_stopped = True

        before = {name: signal.signal(name, stop) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    def numbers(self) -> Iterator[int]:
        """The number of each trial, until there were enough or somebody stops them."""
        for number in range(self.count):
            if self.is_stopped:
                return
            yield number

    def saw(self, outcome: str) -> None:
        """A trial ended well, in one of the ways that are right."""
        self._count(outcome)

    def fail(self, what: str) -> None:
        """A trial showed a fault; `what` must be enough to do it again."""
        self.failures.append(what)
        print(f"FAULT {what}", file=sys.stderr, flush=True)
        self._count("FAULT")

    def _count(self, outcome: str) -> None:
        self.outcomes[outcome] += 1
        now = time.monotonic()
        if now - self._last_sign > SECONDS_BETWEEN_SIGNS:
            self._last_sign = now
            print(f"… {self.tried} of {self.count}, {len(self.failures)} faults", file=sys.stderr, flush=True)

    def summary(self) -> str:
        """The numbers for the closing note."""
        took = f"{time.monotonic() - self._begin:.0f} s, {sum(os.times()[:4]):.0f} s of processor"
        lines = [f"{self.tried} trials, seed {self.seed}, {took}{', stopped early' if self.is_stopped else ''}"]
        lines += [f"  {number:>8}  {outcome}" for outcome, number in self.outcomes.most_common()]
        lines += [f"fault: {what}" for what in self.failures[:SHOWN_FAILURES]]
        lines.append(f"{len(self.failures)} faults" if self.failures else "no fault")
        return "\n".join(lines)
