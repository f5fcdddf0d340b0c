"""The log in the user's folder: small files that take turns, and the last lines in memory should the disk fail."""

from __future__ import annotations

import logging
import re
import sys
from collections import deque
from collections.abc import Iterable
from pathlib import Path

from kingsbridge_desktop.saves import folder as user_folder

LARGEST = 256 * 1024  # bytes of one file
KEPT = 3  # older files beside the present one
REMEMBERED = 400  # lines
ROOT = "kingsbridge_desktop"

_HEAD = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")
_FAULT = re.compile(r"^([A-Za-z_][\w.]*)(?::.*)?$")
_BETWEEN = ("Traceback (most recent call last)", "During handling of", "The above exception")
_memory: deque[str] = deque(maxlen=REMEMBERED)


def folder() -> Path:
    """Where the log lies."""
    return user_folder.home() / "logs"


def path() -> Path:
    """The file that is written to now."""
    return folder() / "kingsbridge.log"


class _Remembering(logging.Handler):
    """Keeps the last lines: a full disk must not cost the report about it."""

    def emit(self, record: logging.LogRecord) -> None:
        _memory.extend(self.format(record).splitlines())


class _Writing(logging.FileHandler):
    """Writes files that take turns; says once on stderr if that is not possible, and goes on trying.

    Not `logging.handlers`: it loads sockets and pickles, and every start would wait for them.
    """

    def __init__(self) -> None:
        super().__init__(path(), encoding="utf-8", errors="backslashreplace")
        self._told = False

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.make_room(len(self.format(record).encode("utf-8", "backslashreplace")) + 1)
        except Exception:  # noqa: BLE001 - as handlers do: whatever fails here must not reach who logs
            self.handleError(record)
            return
        super().emit(record)

    def make_room(self, size: int) -> None:
        """Begins a new file where so many bytes more would be too many; the oldest one goes."""
        if self.stream is None or self.stream.tell() + size <= LARGEST:
            return
        self.close()
        for number in range(KEPT, 0, -1):
            older = path().with_name(f"{path().name}.{number - 1}") if number > 1 else path()
            if older.exists():
                older.replace(path().with_name(f"{path().name}.{number}"))
        self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:
        if not self._told and sys.stderr is not None:
            self._told = True
            print(f"kingsbridge: the log {path()} cannot be written: {sys.exc_info()[1]}", file=sys.stderr)


def begin() -> None:
    """Everything the program logs goes to the file from now on. Never raises: a program without a log still plays."""
    end()
    handlers: list[logging.Handler] = [_Remembering()]
    try:
        folder().mkdir(parents=True, exist_ok=True)
        handlers.append(_Writing())
    except (OSError, ValueError) as error:
        if sys.stderr is not None:
            print(f"kingsbridge: the log {path()} cannot be written: {error}", file=sys.stderr)
    form = logging.Formatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
    root = logging.getLogger(ROOT)
    root.setLevel(logging.INFO)
    for handler in handlers:
        handler.setFormatter(form)
        root.addHandler(handler)


def end() -> None:
    """Closes the file."""
    root = logging.getLogger(ROOT)
    for handler in list(root.handlers):
        if isinstance(handler, _Remembering | _Writing):
            root.removeHandler(handler)
            handler.close()


def last_lines(count: int = REMEMBERED) -> list[str]:
    """The newest lines: of the file, or of memory where the file cannot be read."""
    try:
        with path().open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - LARGEST))
            lines = file.read().decode("utf-8", "replace").splitlines()
    except (OSError, ValueError):
        lines = []
    return (lines or list(_memory))[-count:]


def discreet(lines: Iterable[str]) -> list[str]:
    """The lines without what exceptions said: `KeyError: 17` might name a card in somebody's hand."""
    kept: list[str] = []
    for line in lines:
        if _HEAD.match(line) or line.startswith((" ", *_BETWEEN)) or not line.strip():
            kept.append(line)
        elif kept and kept[-1].startswith(" ") and (found := _FAULT.match(line)):
            kept.append(found[1])  # the first line after a traceback; what follows it belongs to the message
    return kept
