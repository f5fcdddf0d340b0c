"""How long somebody has played: the time between changes of a game, and of a long pause only its beginning."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST_THOUGHT = 300.0  # s; whoever needs longer for a move has left the table


class Sitting:
    """Counts from when the table is laid, on top of the seconds `played` before."""

    def __init__(self, played: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self.played = played
        self._now = now
        self._since = now()

    def tick(self) -> float:
        """Something was done: the seconds played by now."""
        now = self._now()
        self.played += min(max(0.0, now - self._since), LONGEST_THOUGHT)
        self._since = now
        return self.played
