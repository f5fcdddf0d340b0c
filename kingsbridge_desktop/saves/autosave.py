"""After every action the running game goes to disk, in a thread, the newest always winning."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.saves.save_lock import SaveLock, unfinished

__all__ = ["Autosaver", "SaveLock", "unfinished"]


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
                self._write(wanted)
            finally:
                with self._ready:
                    self._writing = False
                    self._ready.notify_all()

    def _write(self, wanted: Callable[[], str]) -> None:
        try:
            store.write_text(self.path, wanted())
        except SaveError as error:
            problem = error
        except Exception as error:  # noqa: BLE001  (whatever it is, the next action must be saved again)
            problem = SaveError(f"the game could not be written down: {error!r}", file=self.path.name)
        else:
            self._last_problem = ""
            return
        if problem.id != self._last_problem:
            self._last_problem = problem.id
            self._failed(problem)
