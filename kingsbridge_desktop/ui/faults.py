"""The one place that hears of every exception nobody caught: in slots, overrides, timers, movements and threads."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from types import TracebackType
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QtMsgType, Signal, qInstallMessageHandler

from kingsbridge_desktop.ui import guard
from kingsbridge_desktop.ui.guard import OURS
from kingsbridge_desktop.ui.wire import Wire

log = logging.getLogger(__name__)
qt_log = logging.getLogger(f"{__name__}.qt")
WHOLE = 3  # times that the same fault is written down in full; after that only how often, at 10, 100, 1000 …
KINDS = 500  # different faults that are told apart


class Fault(NamedTuple):
    """What went wrong: the kind of exception and the line of ours it came through; and how often by now."""

    name: str
    times: int


class FaultDesk(QObject):
    """Writes every fault into the log and tells the window of it, in the window's own thread.

    Signals:
        happened: a Fault; the same one again has a higher number of times.
    """

    happened = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.counts: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._before: tuple[Any, ...] | None = None
        # Never at once: whoever hears of a fault may touch the page, which is still in the middle of what failed.
        self._heard = Wire(self._tell)

    def open(self) -> None:
        """Hears of everything from now on."""
        self._before = (sys.excepthook, sys.unraisablehook, threading.excepthook)
        sys.excepthook = self._uncaught
        sys.unraisablehook = self._unraisable
        threading.excepthook = self._in_thread
        qInstallMessageHandler(_qt_said)

    def close(self) -> None:
        """Leaves the hooks as they were."""
        if self._before is not None:
            sys.excepthook, sys.unraisablehook, threading.excepthook = self._before
            self._before = None
            qInstallMessageHandler(None)

    def _uncaught(self, kind: type[BaseException], error: BaseException, found: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # Ctrl+C and the like: not a fault
            sys.__excepthook__(kind, error, found)
            return
        guard.end_painters(found)
        self.hear(error)
        if sys.stderr is not None and self.counts[name_of(error)] <= WHOLE:
            sys.__excepthook__(kind, error, found)  # for whoever started us in a terminal
        # Python keeps the last error for debuggers, and with it every widget and painter on its way.
        sys.last_type = sys.last_value = sys.last_traceback = None
        sys.last_exc = None  # type: ignore[assignment, attr-defined, unused-ignore]

    def _unraisable(self, told: Any) -> None:
        if told.exc_value is not None:
            self.hear(told.exc_value)

    def _in_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None and told.exc_type is not SystemExit:
            self.hear(told.exc_value)

    def hear(self, error: BaseException) -> None:
        """Writes a fault down and tells of it; may be called in any thread, never raises."""
        try:
            name = name_of(error)
            with self._lock:
                if name not in self.counts and len(self.counts) >= KINDS:
                    name = "others"
                self.counts[name] += 1
                count = self.counts[name]
            if count <= WHOLE:
                log.error("a fault: %s\n%s", name, "".join(traceback.format_exception(error)).rstrip())
            elif str(count).rstrip("0") == "1":
                log.error("the same fault for the %dth time: %s", count, name)
            self._heard(Fault(name, count))
        except Exception:  # noqa: BLE001 - the last resort must hold
            sys.__excepthook__(*sys.exc_info())

    def _tell(self, fault: Fault) -> None:
        self.happened.emit(fault)


def name_of(error: BaseException) -> str:
    """The kind of exception and the innermost line of ours; the same for the same fault, without what it says."""
    frames = traceback.extract_tb(error.__traceback__)
    package = OURS.rstrip(".")
    for frame in reversed(frames):
        parts = frame.filename.replace("\\", "/").split("/")
        if package in parts:
            return f"{type(error).__name__} in {'/'.join(parts[parts.index(package) + 1 :])}:{frame.lineno}"
    where = f"{frames[-1].filename.replace(chr(92), '/').split('/')[-1]}:{frames[-1].lineno}" if frames else "nowhere"
    return f"{type(error).__name__} in {where}"


_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def _qt_said(kind: QtMsgType, context: Any, words: str) -> None:
    """What Qt has to say goes to the log, and to a terminal if there is one."""
    qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s", words)
    if sys.stderr is not None and kind is not QtMsgType.QtDebugMsg:
        print(words, file=sys.stderr)
