"""Where everything we keep lies, and how a file is written so that nothing is lost."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path

import platformdirs

from kingsbridge_desktop.saves.errors import DiskFull, SaveUnwritable


def home() -> Path:
    """The folder of everything we keep for this user; KINGSBRIDGE_HOME moves it."""
    moved = os.environ.get("KINGSBRIDGE_HOME")
    return Path(moved) if moved else Path(platformdirs.user_data_dir("Kingsbridge", appauthor=False))


def save_folder() -> Path:
    """Where the saves a person named lie."""
    return home() / "saves"


def autosave_folder() -> Path:
    """Where running games lie."""
    return home() / "autosaves"


def write_text(path: Path, text: str, *, sync: bool = True) -> None:
    """Temp file beside it, fsync, replace: the old file stays whole until the new one is."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.stem[:20]}-", suffix=".tmp", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        os.replace(temporary, path)
        if sync:
            _sync_folder(path.parent)
    except (OSError, ValueError) as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        where = {"file": path.name, "folder": str(path.parent)}
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise DiskFull(f"no room left to write {path.name!r}", **where) from error
        raise SaveUnwritable(f"{path.name!r} cannot be written: {why(error)}", **where) from error


def why(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
