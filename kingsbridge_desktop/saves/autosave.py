"""After every action the running game goes to disk, in a thread, the newest always winning."""

from __future__ import annotations

import os
import threading
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveError


class Autosaver:
    """Writes the newest text it was given. `failed` is called in its thread, once per failure that differs."""

    def __init__(self, path: Path, failed: Callable[[SaveError], None]) -> None:
        self.path = path
        self._failed = failed
        self._wanted: Callable[[], str] | None = None
        self._writing = False
        self._closing = False
        self._last_problem = ""
        self._ready = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def put(self, text: Callable[[], str]) -> None:
        """Asks for a save; `text` is made in the thread, from what does not change any more."""
        with self._ready:
            self._wanted = text
            self._ready.notify_all()

    def flush(self, timeout: float = 10.0) -> bool:
        """Waits until all that was asked for is on disk; False if it took too long."""
        with self._ready:
            return self._ready.wait_for(lambda: self._wanted is None and not self._writing, timeout)

    def close(self) -> None:
        """Writes what is left and ends the thread."""
        with self._ready:
            self._closing = True
            self._ready.notify_all()
        self._thread.join(timeout=10.0)

    def _work(self) -> None:
        while True:
            with self._ready:
                self._ready.wait_for(lambda: self._wanted is not None or self._closing)
                wanted, self._wanted = self._wanted, None
                if wanted is None:
                    return
                self._writing = True
            try:
                store.write_text(self.path, wanted())
                self._last_problem = ""
            except SaveError as problem:
                if problem.id != self._last_problem:
                    self._last_problem = problem.id
                    self._failed(problem)
            finally:
                with self._ready:
                    self._writing = False
                    self._ready.notify_all()


class Claim:
    """A running game's file, held by this process so that a second copy of the app leaves it alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = path.with_suffix(".lock")

    @classmethod
    def new(cls) -> Claim:
        """A file for a new game."""
        claim = cls(store.autosave_folder() / f"{uuid.uuid4().hex}{store.SUFFIX}")
        claim.take()
        return claim

    def take(self) -> bool:
        """Makes it ours; False if a living process holds it."""
        if self.is_held():
            return False
        store.write_text(self._lock, f"{os.getpid()}\n", sync=False)
        return True

    def is_held(self) -> bool:
        """Whether another living process has it open."""
        try:
            holder = int(self._lock.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return False
        return holder != os.getpid() and _is_alive(holder)

    def release(self) -> None:
        """Gives it up; the game stays on disk."""
        self._lock.unlink(missing_ok=True)

    def discard(self) -> None:
        """The game is over or was given up: its file goes."""
        store.remove(self.path)
        self.release()


def _is_alive(process: int) -> bool:
    if os.name == "nt":
        return _is_alive_on_windows(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _is_alive_on_windows(process: int) -> bool:
    import ctypes

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  (only there on Windows)
    handle = kernel.OpenProcess(0x1000, False, process)
    if not handle:
        return False
    code = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(code))
    kernel.CloseHandle(handle)
    return code.value == 259


def unfinished() -> Iterator[store.Entry]:
    """Running games that no living process holds, the newest first; unreadable ones are left out."""
    for entry in store.entries(store.autosave_folder()):
        if entry.save is not None and not Claim(entry.path).is_held():
            yield entry
