"""A running game belongs to one process; a second copy of the app leaves it alone."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import uuid
from pathlib import Path

from kingsbridge_desktop.saves import folder, store
from kingsbridge_desktop.saves.errors import SaveHeld

# Lock files this process holds open. A lock of the system ends with its process, however that dies; a process number
# written into a file would after a restart of the machine belong to somebody else.
_OURS: dict[Path, int] = {}
_GUARD = threading.RLock()
ATTEMPTS = 5


class SaveLock:
    """A running game's file, held by this process so that a second copy of the app leaves it alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = path.absolute().with_suffix(".lock")
        self._is_released = False

    @classmethod
    def new(cls) -> SaveLock:
        """A file for a new game; nothing is on disk yet, so no disk can stop a game from beginning."""
        return cls(store.autosave_folder() / f"{uuid.uuid4().hex}{store.SUFFIX}")

    @property
    def is_ours(self) -> bool:
        """Whether this process holds it."""
        return self._lock in _OURS

    def take(self) -> bool:
        """Makes it ours; False if another living process holds it."""
        with _GUARD:
            return self._lock in _OURS or self._take()

    def hold(self) -> None:
        """Makes sure before a write that it is ours, also after the folder was away; refuses what another holds."""
        with _GUARD:
            if self._is_released:  # a late write must not take back what was given up
                raise SaveHeld(f"{self.path.name!r} was given up", folder=str(self.path.parent))
            handle = _OURS.get(self._lock)
            if handle is not None and not _is_same(handle, self._lock):
                del _OURS[self._lock]
                os.close(handle)
            if not self.take():
                raise SaveHeld(f"{self.path.name!r} is held by another process", folder=str(self.path.parent))

    def _take(self) -> bool:
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
            raise folder.refusal(self.path, error) from error

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
        with _GUARD:
            self._is_released = True
            handle = _OURS.pop(self._lock, None)
            if handle is None:
                return
            if sys.platform == "win32":
                os.close(handle)  # an open file cannot be removed there
            with contextlib.suppress(OSError):
                self._lock.unlink(missing_ok=True)
            if sys.platform != "win32":
                os.close(handle)

    def remove_files(self) -> None:
        """Takes everything of the game off the disk but the lock itself."""
        for path in (self.path, store.earlier(self.path), store.aside(self.path)):
            store.remove(path)

    def discard(self) -> None:
        """The game is over or was given up: its files go."""
        self.remove_files()
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
