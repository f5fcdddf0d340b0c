"""Writes a film beside the window: pictures are painted here, one in a turn, and packed and written in a thread."""

from __future__ import annotations

import contextlib
import os
import queue
import tempfile
import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play.film_plan import Shot
from kingsbridge_desktop.saves.folder import refusal
from kingsbridge_desktop.ui.film.animation import FilmUnwritable, animation_for, check
from kingsbridge_desktop.ui.wire import Wire

AHEAD = 3  # pictures that wait to be packed: more would only take memory
PATIENCE = 8  # ms before it is looked again whether there is room for one
FAREWELL = 5.0  # s that whoever gives up waits for the thread


class Paints(Protocol):
    """Whoever paints the pictures, in the window's thread."""

    def paint(self, shot: Shot, /) -> QImage: ...


class Packed(NamedTuple):
    """A picture on its way to the thread."""

    image: QImage
    ms: int


class Unfinished:
    """A file that takes its place only when it is whole."""

    def __init__(self, path: Path) -> None:
        self._path, self._temporary = path, ""
        try:
            handle, self._temporary = tempfile.mkstemp(prefix=f".{path.stem[:20]}-", suffix=".tmp", dir=path.parent)
            self.file: IO[bytes] = os.fdopen(handle, "w+b")
        except (OSError, ValueError) as error:
            raise refusal(path, error) from error

    def keep(self) -> None:
        """It is whole."""
        try:
            self.file.close()
            os.replace(self._temporary, self._path)
        except (OSError, ValueError) as error:
            self.drop()
            raise refusal(self._path, error) from error

    def drop(self) -> None:
        """Nobody wants it."""
        with contextlib.suppress(OSError, ValueError):
            self.file.close()
        with contextlib.suppress(OSError):
            os.unlink(self._temporary)


def write_now(shots: Iterator[Shot], painter: Paints, path: Path) -> int:
    """Writes a whole film here and now; how many pictures."""
    check(path.suffix.lower())
    file, count = Unfinished(path), 0
    try:
        film = animation_for(path, file.file)
        for shot in shots:
            film.add(painter.paint(shot), shot.ms)
            count += 1
        film.finish()
    except OSError as error:
        file.drop()
        raise refusal(path, error) from error
    except BaseException:
        file.drop()
        raise
    file.keep()
    return count


class Packing:
    """The thread that packs pictures and writes them; `told` gets None when it is done, or the problem.

    It knows nothing of the window, which may be gone before it.
    """

    def __init__(self, path: Path, told: Callable[[KingsbridgeError | None], None]) -> None:
        self._path, self._told = path, told
        self._file = Unfinished(path)
        self.queue: queue.Queue[Packed | None] = queue.Queue(AHEAD)
        self.is_stopped = threading.Event()
        self.thread = threading.Thread(target=self._pack, name="film", daemon=True)

    def _pack(self) -> None:
        """In the thread."""
        problem: KingsbridgeError | None = None
        try:
            film = animation_for(self._path, self._file.file)
            while (packed := self._next()) is not None:
                film.add(packed.image, packed.ms)
            if not self.is_stopped.is_set():
                film.finish()
                self._file.keep()
        except KingsbridgeError as error:
            problem = error
        except OSError as error:
            problem = refusal(self._path, error)
        except Exception as error:  # noqa: BLE001 - told in the window's thread
            problem = FilmUnwritable(f"the film cannot be packed: {error!r}", detail=str(error)[:80])
        if problem is not None or self.is_stopped.is_set():
            self._file.drop()
        self._told(problem)

    def _next(self) -> Packed | None:
        while not self.is_stopped.is_set():
            with contextlib.suppress(queue.Empty):
                return self.queue.get(timeout=0.2)
        return None


class FilmWriter(QObject):
    """A film on its way to a file.

    Signals:
        came_to: so many actions of the game are in it.
        ended: it is written.
        failed: it cannot be; the problem. Nothing is left of it.
    """

    came_to = Signal(int)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, shots: Iterator[Shot], painter: Paints, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        check(path.suffix.lower())
        self._shots, self._painter, self._path = shots, painter, path
        self._packing = Packing(path, Wire(self._hear))
        weakref.finalize(self, self._packing.is_stopped.set)  # nobody is left who would paint
        self._has_all = False
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._paint_one)
        self._packing.thread.start()
        self._turn.start(0)

    @property
    def is_running(self) -> bool:
        """Whether it is still written."""
        return self._packing.thread.is_alive()

    def _paint_one(self) -> None:
        """One picture, then whatever else the window has to do."""
        if self._packing.is_stopped.is_set() or self._has_all:
            return
        if self._packing.queue.full():
            self._turn.start(PATIENCE)
            return
        try:
            shot = next(self._shots, None)
            self._has_all = shot is None
            self._packing.queue.put_nowait(None if shot is None else Packed(self._painter.paint(shot), shot.ms))
        except Exception:
            self.stop()
            self.failed.emit(FilmUnwritable("a picture cannot be painted", detail=self._path.name))
            raise  # to be written into the log
        if shot is not None:
            self.came_to.emit(shot.ply)
            self._turn.start(0)

    def _hear(self, problem: KingsbridgeError | None) -> None:
        was_stopped = self._packing.is_stopped.is_set()
        self._packing.is_stopped.set()
        if problem is not None:
            self.failed.emit(problem)
        elif not was_stopped:
            self.ended.emit()

    def stop(self) -> None:
        """Nobody wants it any more; nothing of it is left."""
        self._packing.is_stopped.set()
        self._turn.stop()
        self._packing.thread.join(FAREWELL)
