"""Running games that wait in their folder: which nobody plays now, and which can be gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError, SaveUnreadable
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.saves.store import Entry


def is_running(path: Path) -> bool:
    """Whether a file is that of a running game, which is gone on with rather than copied."""
    try:
        return path.suffix == store.SUFFIX and path.parent.resolve() == store.autosave_folder().resolve()
    except (OSError, ValueError):
        return False


def running() -> Iterator[Entry]:
    """Games that nobody plays now, here or elsewhere, the newest first; damaged ones with what is left of them."""
    folder = store.autosave_folder()
    store.tidy(folder)
    newest = store.paths(folder, store.SUFFIX)
    orphans = [path.with_suffix(store.SUFFIX) for path in store.paths(folder, store.EARLIER)]
    for path in dict.fromkeys((*newest, *orphans)):
        save_lock = SaveLock(path)
        if not save_lock.is_ours and not save_lock.is_held():
            yield _entry(path)


def _entry(path: Path) -> Entry:
    """The newest generation, or the earlier one with the reason why not the newest."""
    found = store.entry(path)
    if not isinstance(found.problem, SaveDamaged | SaveUnreadable):
        return found
    try:
        return found._replace(save=store.read(store.earlier(path)))
    except SaveError:
        return found if found.remains is not None else found._replace(remains=store.remains(store.earlier(path)))


def can_be_opened(entry: Entry) -> bool:
    """Whether this release has the game and enough of it is left."""
    known = entry.save or entry.remains
    return known is not None and known.game in game_ids()


def unfinished() -> Iterator[Entry]:
    """The running games that can be gone on with; a finished one is none, wherever it lies."""
    for entry in running():
        if can_be_opened(entry) and not (entry.save is not None and entry.save.summary.over):
            yield entry
