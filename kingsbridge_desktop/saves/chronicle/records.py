"""The records of finished games: a save each, named by its game's id. They are the truth; the index follows them."""

from __future__ import annotations

import contextlib
import os
import threading
import time
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveError, SaveHeld, SaveUnreadable
from kingsbridge_desktop.saves.folder import home, why, write_bytes
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.saves.schema import SaveFile

PATIENCE = 5.0  # s that a write waits for another copy of the app
_GUARD = threading.Lock()


def folder() -> Path:
    """Where the records lie."""
    return home() / "chronicle"


def path_of(match_id: str) -> Path:
    """The file of a game's record."""
    return folder() / f"{match_id}{store.SUFFIX}"


def beside(path: Path, suffix: str) -> Path:
    """Where something that belongs to a record lies, as its review: deleted and restored with it."""
    return path.with_suffix(suffix)


class Record:
    """The record of the game on one table: written when it ends, and again when it ends otherwise.

    Nothing that another table wrote is ever replaced: then the game goes on under an id of its own.
    """

    def __init__(self) -> None:
        self.path: Path | None = None  # as far as this table wrote it
        self._text = ""

    def write(self, text: str) -> None:
        """Keeps the game of a save; an empty text takes out what was written, since the end was taken back."""
        if text:
            save = store.loads(text)
            self._write(save if self.path is None else _renamed(save, self.path.stem))
        elif self.path is not None:
            with held(self.path):
                if _is_text(self.path, self._text):
                    store.remove(self.path)

    def _write(self, save: SaveFile) -> None:
        path = path_of(save.id)
        with held(path):
            if not store.exists(path) or (path == self.path and _is_text(path, self._text)):
                self.path, self._text = path, store.dumps(save)
                store.write_text(path, self._text)
                return
            if _has_steps_of(path, save):
                return  # somebody else kept it already
        self._write(_renamed(save, uuid.uuid4().hex))


def _renamed(save: SaveFile, match_id: str) -> SaveFile:
    return save if save.id == match_id else save.model_copy(update={"id": match_id})


def _is_text(path: Path, text: str) -> bool:
    try:
        return store.content(path) == text.encode()
    except SaveError:
        return False


def _has_steps_of(path: Path, save: SaveFile) -> bool:
    try:
        return store.read(path).steps == save.steps
    except SaveError:
        return False


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else writes this record meanwhile, neither here nor in another copy of the app."""
    with _GUARD:
        save_lock, deadline = SaveLock(path), time.monotonic() + PATIENCE
        while not save_lock.take():
            if time.monotonic() > deadline:
                raise SaveHeld(f"{path.name!r} is held by another process", folder=str(path.parent))
        try:
            yield
        finally:
            save_lock.release()


class Deleted(NamedTuple):
    """A record that was taken off the disk, with all that belongs to it: kept in memory, so that it can come back."""

    path: Path
    contents: dict[Path, bytes]
    written: float  # when the record was written, which is when the game ended


def delete(path: Path, along: Sequence[Path] = ()) -> Deleted:
    """Removes a record, what lies beside it and what belongs to it elsewhere, if that is there.

    Nothing is removed if something of it cannot be read.
    """
    with held(path):
        try:
            found = [one for one in path.parent.glob(f"{path.stem}.*") if one.suffix != ".lock"]
            found += [one for one in along if one.exists()]
            contents = {one: one.read_bytes() for one in found}
            written = path.stat().st_mtime
        except OSError as error:
            raise SaveUnreadable(f"{path.name!r} cannot be read: {why(error)}", file=path.name) from error
        store.remove(path)  # first: without it the rest is of no use to anybody
        for one in contents:
            with contextlib.suppress(SaveError):
                store.remove(one)
        return Deleted(path, contents, written)


def restore(deleted: Deleted) -> None:
    """Puts a record back as it was, the record itself last."""
    with held(deleted.path):
        for path, content in sorted(deleted.contents.items(), key=lambda item: item[0] == deleted.path):
            write_bytes(path, content)
        with contextlib.suppress(OSError):  # its date is not worth a refusal
            os.utime(deleted.path, (deleted.written, deleted.written))
