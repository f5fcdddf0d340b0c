"""What threads tell the window: heard in its own thread, and no thread ever holds anything of Qt's.

A QObject that a thread is the last to hold goes in that thread, with its timers and with what is on its way to it, and
one that Qt deletes while a thread emits a signal of it is gone under its hands. Both end the app now and then. So there
is one object that is never deleted, and threads speak to nobody else.
"""

from __future__ import annotations

import contextlib
import weakref
from collections import deque
from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal

Letter = Callable[[], None]


class _Office(QObject):
    """Calls what was left for it, in the window's thread and in the order in which it came."""

    _came = Signal()

    def __init__(self) -> None:
        super().__init__()  # without a parent: it lives as long as the process
        self._letters: deque[Letter] = deque()
        self._came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def leave(self, letter: Letter) -> None:
        """In any thread; what the letter knows is the office's from now on."""
        self._letters.append(letter)
        with contextlib.suppress(RuntimeError):  # the application is gone
            self._came.emit()

    def _deliver(self) -> None:
        """One letter in a turn. Should a call for one have been lost, the next one makes up for it."""
        if not self._letters:
            return
        letter = self._letters.popleft()
        if self._letters:
            self._came.emit()
        letter()


_open: _Office | None = None


def office() -> _Office:
    """The one there is. Call it first in the window's thread, where it shall live."""
    global _open
    if _open is None or not shiboken6.isValid(_open):  # an application that ends takes all of Qt's objects along
        _open = _Office()
    return _open


class Wire:
    """A way from threads to a method of a QObject, which is called in the window's thread unless the object is gone.

    It keeps nothing alive, so a thread may hold it for as long as it likes. Make it in the window's thread.
    """

    def __init__(self, hear: Callable[..., None]) -> None:
        self._hear = weakref.WeakMethod(hear)
        self._office = office()

    def __call__(self, *words: Any) -> None:
        """In any thread; returns at once."""
        hear = self._hear
        self._office.leave(lambda: _call(hear, words))


def _call(found: weakref.WeakMethod[Callable[..., None]], words: tuple[Any, ...]) -> None:
    hear = found()
    if hear is not None and shiboken6.isValid(getattr(hear, "__self__", None)):
        hear(*words)
