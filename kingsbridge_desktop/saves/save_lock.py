"""A running game belongs to one process; a second copy of the app leaves it alone."""

from __future__ import annotations

import contextlib
import os
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveUnwritable

# Lock files this process holds open. A lock of the system ends with its process, however that dies; a process number
# written into a file would after a restart of the machine belong to somebody else.
_OURS: dict[Path, int] = {}
ATTEMPTS = 5


class SaveLock:
    """A running game's file, held by this process so that a second copy of the app leaves it alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = path.absolute().with_suffix(".lock")

    @classmethod
    def new(cls) -> SaveLock:
        """A file for a new game."""
        save_lock = cls(store.autosave_folder() / f"{uuid.uuid4().hex}{store.SUFFIX}")
        save_lock.take()
        return save_lock

    @property
    def is_ours(self) -> bool:
        """Whether this process holds it."""
        return self._lock in _OURS

    def take(self) -> bool:
        """Makes it ours; False if another living process holds it."""
        if self._lock in _OURS:
            return True
        for _ in range(ATTEMPTS):
            handle = self._open()
            # Not the same: its last holder removed the file between our opening and locking it.
            if _lock(handle) and _is_same(handle, self._lock):
                _OURS[self._lock] = handle
                return True
            os.close(handle)
            time.sleep(0.01)  # somebody may only have looked whether it is held
        return False

    def _open(self) -> int:
        try:
            self._lock.parent.mkdir(parents=True, exist_ok=True)
            return os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise SaveUnwritable(
                f"{self._lock.name!r} cannot be written: {error.strerror}",
                file=self.path.name,
                folder=str(self.path.parent),
            ) from error

    def is_held(self) -> bool:
        """Whether another living process has it open."""
        if self._lock in _OURS:
            return False
        try:
            handle = os.open(self._lock, os.O_RDWR)
        except OSError:
            return False
        try:
            return not _lock(handle)
        finally:
            os.close(handle)

    def release(self) -> None:
        """Gives it up; the game stays on disk."""
        handle = _OURS.pop(self._lock, None)
        if handle is None:
            return
        if sys.platform == "win32":
            os.close(handle)  # an open file cannot be removed there
        with contextlib.suppress(OSError):
            self._lock.unlink(missing_ok=True)
        if sys.platform != "win32":
            os.close(handle)

    def discard(self) -> None:
        """The game is over or was given up: its file goes."""
        store.remove(self.path)
        self.release()


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks: rather two copies of the app than no game at all
        return True


def unfinished() -> Iterator[store.Entry]:
    """Games that nobody plays now, here or elsewhere, the newest first; unreadable ones are left out."""
    folder = store.autosave_folder()
    store.tidy(folder)
    for entry in store.entries(folder):
        save_lock = SaveLock(entry.path)
        if entry.save is not None and not save_lock.is_ours and not save_lock.is_held():
            yield entry
