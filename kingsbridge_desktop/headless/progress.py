"""A bar on a terminal that shows how far the work is; silent where nobody watches."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self, TextIO

WIDTH = 30
EVERY = 0.1  # seconds between two drawings


class Progress:
    """Draws itself over and over in one line, and clears the line at the end."""

    def __init__(self, total: int, stream: TextIO | None) -> None:
        self._total = total
        self._stream = stream if stream is not None and stream.isatty() else None
        self._begin = self._last = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._stream is not None:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def show(self, done: int) -> None:
        """So much is done."""
        now = time.monotonic()
        if self._stream is None or (now - self._last < EVERY and done < self._total):
            return
        self._last = now
        filled = WIDTH * done // self._total
        left = (now - self._begin) / done * (self._total - done) if done else 0.0
        clock = f"{int(left) // 60}:{int(left) % 60:02}"
        self._stream.write(f"\r[{'█' * filled}{'·' * (WIDTH - filled)}] {done}/{self._total}  {clock}\x1b[K")
        self._stream.flush()
