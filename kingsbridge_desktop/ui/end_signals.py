"""Ctrl+C in the terminal, and the system's wish to end us: the window closes as by hand, so every game is on disk."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
BY_SIGNAL = 128  # exit codes of a shell begin there


class EndSignals(QObject):
    """Calls `end` with the exit code when a signal comes; a second one ends the process at once.

    Python runs a signal's handler only between two lines of Python, and in a quiet event loop there is none. So the
    signal writes into a socket, and Qt wakes up.
    """

    def __init__(self, end: Callable[[int], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = end
        self._read, self._write = socket.socketpair()
        self._read.setblocking(False)
        self._write.setblocking(False)
        signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, _noted)
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._came)

    def _came(self) -> None:
        numbers = [number for number in self._read.recv(64) if number in SIGNALS]
        if numbers:
            self.close()
            self._end(BY_SIGNAL + numbers[0])

    def close(self) -> None:
        """Signals do what they do without us."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number in SIGNALS:
            signal.signal(number, signal.SIG_DFL)


def _noted(number: int, frame: object) -> None:
    """The socket tells Qt; here there is nothing to do."""
