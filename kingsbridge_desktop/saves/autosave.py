"""After every action the running game goes to disk, in threads: nobody at the table ever waits for a disk.

Two generations. The newest is written at once and given to the system without waiting for the platters, so a killed app
loses at most the action in progress, however slow the disk is. The earlier one follows with all the waiting that is
needed to outlive a power cut. What fails is tried again, ever more seldom, until it works. A game that ends is
written to the chronicle in the same way.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle.records import Record
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.saves.folder import settle
from kingsbridge_desktop.saves.save_lock import SaveLock

log = logging.getLogger(__name__)

PATIENCE = 0.5  # s that an action waits for the one before; not at all once the disk was slower than that
LATE = 1.5  # s after which an action that is not written yet counts as not saved
FIRST_RETRY, LONGEST_RETRY = 0.5, 15.0  # s between two tries
REST = 1.0  # s between two writes of the earlier generation: each costs the disk some work
PARTING = 0.5  # s that a game which is left waits for its earlier generation before others may have it
FAREWELL = 10.0  # s that a leaving app waits for its last writes


class Saving(NamedTuple):
    """How a running game stands on disk."""

    problem: SaveError | None = None  # why it is not there as it stands
    is_late: bool = False  # the disk has not taken the last action yet

    @property
    def is_safe(self) -> bool:
        """Whether all that was played is on disk, or as good as."""
        return self.problem is None and not self.is_late


class Lane:
    """One file that gets the newest text, in a thread of its own; `changed` is called there after every try."""

    def __init__(self, name: str, write: Callable[[str], None], changed: Callable[[], None], rest: float = 0) -> None:
        self.problem: SaveError | None = None
        self._write = write
        self._changed = changed
        self._rest = rest
        self._text: Callable[[], str] = str
        self._wanted = self._tried = self._written = 0  # texts, by the order in which they came
        self._since = 0.0  # when the oldest text came that is not written
        self._begin = 0.0  # of the write in progress, 0 if there is none
        self._took = 0.0  # the last write
        self._hurry = self._ending = self._giving_up = False
        self._ready = threading.Condition()
        self._thread = threading.Thread(target=self._work, name=f"save {name}", daemon=True)
        self._thread.start()

    def put(self, text: Callable[[], str]) -> None:
        """Asks for a save; `text` is made in the thread, from what does not change any more."""
        with self._ready:
            if self._written == self._wanted:
                self._since = time.monotonic()
            self._text, self._hurry = text, True
            self._wanted += 1
            self._ready.notify_all()

    def wait(self, timeout: float) -> bool:
        """Until the newest text is written or was refused; False if that took too long."""
        with self._ready:
            return self._ready.wait_for(lambda: self._tried == self._wanted, timeout)

    @property
    def is_written(self) -> bool:
        """Whether the newest text is in the file."""
        with self._ready:
            return self._written == self._wanted

    @property
    def is_late(self) -> bool:
        """Whether the newest text is still not written although it came a while ago."""
        with self._ready:
            return self._written < self._wanted and time.monotonic() - self._since > LATE

    @property
    def is_slow(self) -> bool:
        """Whether waiting for it would be noticed: by the last write, or by the one in progress."""
        with self._ready:
            running = time.monotonic() - self._begin if self._begin else 0.0
            return max(running, self._took) > PATIENCE

    def end(self, *, giving_up: bool) -> None:
        """No more texts: writes what is left and ends; `giving_up`: with one more try, whatever comes of it."""
        with self._ready:
            self._ending = self._hurry = True
            self._giving_up = self._giving_up or giving_up
            self._ready.notify_all()

    def join(self, timeout: float | None = None) -> None:
        """Waits for the end of its thread."""
        self._thread.join(timeout)

    def drop(self) -> None:
        """Forgets what is not begun and ends."""
        with self._ready:
            self._written = self._tried = self._wanted
        self.end(giving_up=True)

    def _work(self) -> None:
        delay = FIRST_RETRY
        while True:
            with self._ready:
                self._ready.wait_for(lambda: self._written < self._wanted or self._ending)
                if self._written == self._wanted or (self._giving_up and self._tried == self._wanted):
                    return
                number, text, self._hurry = self._wanted, self._text, False
                self._begin = time.monotonic()
            problem = self._attempt(text)
            with self._ready:
                self._took, self._begin = time.monotonic() - self._begin, 0.0
                self._tried, self.problem = max(self._tried, number), problem
                if problem is None:
                    self._written, self._since = max(self._written, number), time.monotonic()
                self._ready.notify_all()
            self._changed()
            with self._ready:
                if problem is None:
                    delay = FIRST_RETRY
                    self._ready.wait_for(lambda: self._ending, self._rest)
                else:
                    self._ready.wait_for(lambda: self._hurry, delay)
                    delay = min(2 * delay, LONGEST_RETRY)

    def _attempt(self, text: Callable[[], str]) -> SaveError | None:
        try:
            self._write(text())
        except SaveError as error:
            return error
        except Exception as error:
            log.exception("a fault while the game was written down")
            return SaveError(f"the game could not be written down: {error!r}")
        return None


class Autosaver:
    """Keeps a running game in its two files, and a finished one in the chronicle as well.

    `changed` is called in a thread whenever `saving` may be another.
    """

    def __init__(self, save_lock: SaveLock, changed: Callable[[], None]) -> None:
        self.path = save_lock.path
        self._save_lock = save_lock
        self._newest = Lane("newest", self._write_newest, changed)
        self._earlier = Lane("earlier", self._write_earlier, changed, REST)
        self._changed = changed
        self._chronicle: Lane | None = None  # from the first end of the game on
        self._given_up = threading.Event()
        self._end: threading.Thread | None = None
        _ALIVE.add(self)

    def _write_newest(self, text: str) -> None:
        self._save_lock.hold()
        store.write_text(self.path, text, sync=False)

    def _write_earlier(self, text: str) -> None:
        self._save_lock.hold()
        store.write_text(store.earlier(self.path), text)

    def put(self, text: Callable[[], str], *, has_ended: bool = False) -> None:
        """The game has changed; `text` is its save, made in a thread from what does not change any more.

        `has_ended`: it is over, so the chronicle keeps it; a change that takes the end back takes it out again.
        """
        once = _Once(text)
        self._newest.put(once)
        self._earlier.put(once)
        if has_ended and self._chronicle is None:
            self._chronicle = Lane("chronicle", Record().write, self._changed)
        if self._chronicle is not None:
            self._chronicle.put(once if has_ended else str)

    def catch_up(self) -> None:
        """Waits a moment for the action before, so that a kill costs no more than one; never for a slow disk."""
        if not self._newest.is_slow:
            self._newest.wait(PATIENCE)

    @property
    def saving(self) -> Saving:
        """How the game stands on disk."""
        problems = [lane.problem for lane in self._lanes() if lane.problem is not None]
        return Saving(problems[0] if problems else None, self._newest.is_late)

    def _lanes(self) -> list[Lane]:
        return [self._newest, self._earlier, *([self._chronicle] if self._chronicle is not None else [])]

    def flush(self, timeout: float = 10.0) -> bool:
        """Waits until all that was put is in its files; False if it took too long or was refused."""
        deadline = time.monotonic() + timeout
        for lane in self._lanes():
            lane.wait(max(0.0, deadline - time.monotonic()))
        return all(lane.is_written for lane in self._lanes())

    def close(self, done: Callable[[], None] = lambda: None, *, discard: bool = False) -> None:
        """Ends in the background: writes what is left, or removes both files; gives up the lock, then calls `done`."""
        finish = self._remove if discard else self._put_away
        self._end = threading.Thread(target=finish, args=(done,), name="save end", daemon=True)
        self._end.start()

    def give_up(self) -> None:
        """The app ends, so each write gets one more try and not many."""
        for lane in self._lanes():
            lane.end(giving_up=True)
        self._given_up.set()

    def join(self, timeout: float) -> None:
        """After `close` or `give_up`: waits for the end."""
        if self._end is not None:
            self._end.join(timeout)
        else:
            self._newest.join(timeout)

    def _is_recorded(self) -> bool:
        """Waits until the chronicle has the game or will not get it; True as well for a game that has not ended."""
        if self._chronicle is None:
            return True
        self._chronicle.end(giving_up=self._given_up.is_set())
        self._chronicle.join()
        return self._chronicle.is_written

    def _put_away(self, done: Callable[[], None]) -> None:
        self._is_recorded()
        self._newest.end(giving_up=False)
        self._newest.join()
        self._earlier.end(giving_up=True)
        self._earlier.join(PARTING)
        self._earlier.drop()
        self._save_lock.release()  # whoever goes on with the game need not wait for the platters
        done()
        with contextlib.suppress(OSError):
            settle(self.path)
        self._earlier.join()
        _ALIVE.discard(self)

    def _remove(self, done: Callable[[], None]) -> None:
        if not self._is_recorded():  # it stays where it is; whoever starts next takes it into the chronicle
            self._put_away(done)
            return
        for lane in (self._newest, self._earlier):
            lane.drop()
            lane.join()
        delay = FIRST_RETRY
        while not self._is_removed() and not self._given_up.wait(delay):
            delay = min(2 * delay, LONGEST_RETRY)
        self._save_lock.release()
        done()
        _ALIVE.discard(self)

    def _is_removed(self) -> bool:
        try:
            self._save_lock.remove_files()
        except SaveError:
            return False
        return True


_ALIVE: set[Autosaver] = set()


@atexit.register
def say_farewell(timeout: float = FAREWELL) -> None:
    """The app ends: waits for the last writes, each of which gets one more try."""
    deadline = time.monotonic() + timeout
    for saver in list(_ALIVE):
        saver.give_up()
    for saver in list(_ALIVE):
        saver.join(max(0.0, deadline - time.monotonic()))


class _Once:
    """A text that two threads want and one makes."""

    def __init__(self, make: Callable[[], str]) -> None:
        self._make = make
        self._text: str | None = None
        self._guard = threading.Lock()

    def __call__(self) -> str:
        with self._guard:
            if self._text is None:
                self._text = self._make()
            return self._text
