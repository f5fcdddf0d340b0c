"""Where everything we keep lies, and how a file is written so that nothing is lost."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path

from kingsbridge_desktop.saves.errors import DiskFull, NotAFile, SaveUnwritable


def home() -> Path:
    """The folder of everything we keep for this user; KINGSBRIDGE_HOME moves it."""
    moved = os.environ.get("KINGSBRIDGE_HOME")
    if moved:
        return Path(moved)
    import platformdirs

    return Path(platformdirs.user_data_dir("Kingsbridge", appauthor=False))


def save_folder() -> Path:
    """Where the saves a person named lie."""
    return home() / "saves"


def autosave_folder() -> Path:
    """Where running games lie."""
    return home() / "autosaves"


def write_text(path: Path, text: str, *, sync: bool = True) -> None:
    """Writes a text as UTF-8, as `write_bytes` does."""
    try:
        content = text.encode("utf-8")
    except ValueError as error:
        raise refusal(path, error) from error
    write_bytes(path, content, sync=sync)


def write_bytes(path: Path, content: bytes, *, sync: bool = True) -> None:
    """Temp file beside it, fsync, replace: the old file stays whole until the new one is."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_what_is_no_file(path)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.stem[:20]}-", suffix=".tmp", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
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
        raise refusal(path, error) from error


def refusal(path: Path, error: Exception) -> SaveUnwritable:
    """Why a file cannot be written, in our words."""
    where = {"file": path.name, "folder": str(path.parent)}
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(f"no room left to write {path.name!r}", **where)
    return SaveUnwritable(f"{path.name!r} cannot be written: {why(error)}", **where)


def _refuse_what_is_no_file(path: Path) -> None:
    """A device or a pipe that a file replaced would be gone for everybody; as root nothing stops us."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return  # also a link that leads nowhere: the file takes its place
    if not stat.S_ISREG(mode):
        raise NotAFile(f"{path.name!r} is not an ordinary file", file=path.name)


def why(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def settle(path: os.PathLike[str]) -> None:
    """Waits until a file or folder that is written already has reached the platters."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        settle(folder)
