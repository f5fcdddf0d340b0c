"""Reading a game for the table, in a thread: a running one is gone on with, a save is copied."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.files import Loaded, Salvage
from kingsbridge_desktop.saves import named_save, shelf, store
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.errors import SaveError, SaveGone, SaveHeld, SaveUnreadable, SaveUnwritable
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.saves.store import Entry

log = logging.getLogger(__name__)
PATIENCE = 3.0  # s for games of this window that are being put away; on a healthy disk they need half a second


class Opened(NamedTuple):
    """A game and where it is to be kept: in its own file, taken already, or in a new one.

    `known` is the stamp of the named save, `is_as_named` whether the game stands where that stands, `played_on` a
    running game that came from it and has other moves by now.
    """

    loaded: Loaded
    save_lock: SaveLock | None
    named: Path | None
    known: str = ""
    played_on: Path | None = None
    is_as_named: bool = False
    kept: Path | None = None  # the record of the chronicle that is looked at


def wait_for(leaving: Iterable[threading.Event]) -> None:
    """Until games are put away that are just being left: what is still held would be copied or refused."""
    end = time.monotonic() + PATIENCE
    for away in leaving:
        away.wait(max(0.0, end - time.monotonic()))


def newest_unfinished(leaving: Iterable[threading.Event]) -> Entry | None:
    """The game that was left last and can be gone on with."""
    wait_for(leaving)
    return next(shelf.unfinished(), None)


def read(path: Path, leaving: Iterable[threading.Event] = ()) -> Opened:
    """The game of a file; a save whose running game stands where it stands is not copied once more.

    `leaving` are the tables of this game that are being put away.
    """
    wait_for(leaving)
    if shelf.is_running(path):
        return _continued(path)
    if path.parent == records.folder():  # to look at; played on, it is another game
        return Opened(files.load_match(path), None, None, kept=path)
    known = named_save.stamp(path)
    loaded = files.open_game(path)
    if loaded.salvage is not Salvage.NOT_NEEDED:
        return Opened(loaded, None, None)
    running = named_save.running_from(path)
    if running is None:
        return Opened(loaded, None, path, known, is_as_named=True)
    if named_save.stands_alike(path, running):
        try:
            return go_on(running.path, path, known)._replace(is_as_named=True)
        except SaveError as error:
            log.warning("%s is copied, for its running game cannot be gone on with: %s", path.name, error)
            return Opened(loaded, None, path, known, is_as_named=True)
    return Opened(loaded, None, path, known, running.path, is_as_named=True)


def go_on(path: Path, named: Path, known: str) -> Opened:
    """A running game that came from a named save."""
    return _continued(path)._replace(named=named, known=known)


def _continued(path: Path) -> Opened:
    save_lock = SaveLock(path)
    if save_lock.is_ours:
        raise SaveHeld(f"{path.name!r} is on a table of this process")
    try:
        if not save_lock.take():
            raise SaveHeld(f"{path.name!r} is held by another process")
    except SaveHeld:
        raise
    except SaveUnwritable:
        pass  # a folder that takes nothing can still be read; the table says what is wrong
    try:
        loaded = files.open_game(path)
    except SaveUnreadable as error:
        save_lock.release()
        if store.exists(path):
            raise
        raise SaveGone("the running game is no longer there") from error  # its file has a name that nobody gave it
    except Exception:
        save_lock.release()
        raise
    if loaded.salvage is not Salvage.NOT_NEEDED:
        store.set_aside(path)
    named = store.named(loaded.name)
    if named is None or not _stands_alike(named, path):
        return Opened(loaded, save_lock, named)
    return Opened(loaded, save_lock, named, named_save.stamp(named), is_as_named=True)


def _stands_alike(named: Path, running: Path) -> bool:
    try:
        return named_save.stands_alike(named, store.entry(running))
    except SaveError:  # whoever opens the named save is told what is wrong with it
        return False
