"""Which presses count: none that was meant for the question before the one that is shown."""

from __future__ import annotations

import time
from collections.abc import Callable

MOMENT = 250  # ms: quicker than anybody reads a question and answers it, slower than the clicks of one burst


class Patience:
    """Remembers when the question on the screen appeared. A burst of quick presses counts once.

    The keyboard's own repetition is none of its business: whoever takes keys drops `isAutoRepeat` events.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.moment = MOMENT
        self.now = now  # seconds
        self._since = now()

    def new_question(self) -> None:
        """Something that can be answered has just appeared."""
        self._since = self.now()

    @property
    def is_fresh(self) -> bool:
        """Whether what is shown appeared too short a time ago to be answered."""
        return (self.now() - self._since) * 1000 < self.moment

    def counts(self) -> bool:
        """Whether a press made now is meant for what is shown; after one that is not, the burst must end first."""
        if self.is_fresh:
            self._since = self.now()
            return False
        return True
