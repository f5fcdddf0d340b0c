"""Hard crashes: Python writes its last words into a file, and the next start tells of them once."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from io import TextIOWrapper
from pathlib import Path

from kingsbridge_desktop.diagnosis import logbook

LONGEST = 64 * 1024  # bytes of last words that are read
log = logging.getLogger(__name__)
_open: TextIOWrapper | None = None


def _files() -> list[Path]:
    try:
        return sorted(logbook.folder().glob("crash-*.txt"))
    except OSError:
        return []


def begin() -> None:
    """From now on a crash of this process is written down. Never raises."""
    global _open
    end()
    try:
        logbook.folder().mkdir(parents=True, exist_ok=True)
        _open = (logbook.folder() / f"crash-{os.getpid()}.txt").open("w", encoding="utf-8")
        faulthandler.enable(_open)
    except (OSError, ValueError) as error:
        log.warning("crashes cannot be written down: %s", error)


def end() -> None:
    """The process ends as it should: there is nothing to tell."""
    global _open
    file, _open = _open, None
    if file is None:
        return
    faulthandler.disable()
    file.close()
    _remove(Path(file.name))


def last_crash() -> str:
    """The last words of processes that crashed, newest at the end; told once, then they are in the log. Empty: none."""
    told = []
    for path in _files():
        if _open is not None and path == Path(_open.name):
            continue
        try:
            with path.open("rb") as file:
                words = file.read(LONGEST).decode("utf-8", "replace").strip()
        except OSError as error:
            log.warning("%s cannot be read: %s", path.name, error)
            continue
        if words:
            log.error("the program crashed before this start\n%s", _indented(words))
            told.append(words)
        if words or not _is_running(path):
            _remove(path)
    return "\n\n".join(told)


def _indented(words: str) -> str:
    return "\n".join(f"  {line}" for line in words.splitlines())


def _is_running(path: Path) -> bool:
    """Whether the process that would write there lives; on Windows its open file cannot be removed anyway."""
    number = path.stem.removeprefix("crash-")
    if sys.platform == "win32" or not number.isdecimal():
        return False
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        log.info("%s cannot be removed: %s", path.name, error)
