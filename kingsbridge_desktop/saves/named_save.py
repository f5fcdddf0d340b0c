"""A save that a person gave a name: whose game it is, and no window writes over what another wrote."""

from __future__ import annotations

import hashlib
from pathlib import Path

from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.saves.errors import SaveChanged, SaveError
from kingsbridge_desktop.saves.schema import SaveFile
from kingsbridge_desktop.saves.store import Entry


def name_of(path: Path) -> str:
    """The name that a running game keeps of its save: only of one in the folder of saves, never a path."""
    return path.stem if path.parent == store.save_folder() else ""


def stamp(path: Path) -> str:
    """What tells one content of a file from another; empty if it cannot be read."""
    try:
        return _stamp(store.content(path))
    except SaveError:
        return ""


def _stamp(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def write(path: Path, save: SaveFile, known: dict[Path, str], *, replaces_any: bool) -> None:
    """Writes a save and notes its stamp in `known`.

    Unless it `replaces_any`, raises SaveChanged if the file is not as known and holds moves that the save has not.
    """
    if not replaces_any and _is_another(path, known) and not _is_outgrown(path, save):
        raise SaveChanged(f"{path.name!r} was written by somebody else", file=path.name)
    text = store.dumps(save)
    store.write_text(path, text)
    known[path] = _stamp(text.encode())


def _is_another(path: Path, known: dict[Path, str]) -> bool:
    return store.exists(path) and stamp(path) != known.get(path)


def _is_outgrown(path: Path, save: SaveFile) -> bool:
    try:
        return has_all_of(save, store.read(path))
    except SaveError:
        return False


def is_same_game(one: SaveFile, other: SaveFile) -> bool:
    """Whether both began with the same players, luck and values, whatever was played since."""
    return all(
        getattr(one, part) == getattr(other, part)
        for part in ("game", "rules", "seed", "options", "values", "seats", "start", "setup")
    )


def has_all_of(save: SaveFile, other: SaveFile) -> bool:
    """Whether nothing is lost with the other: its moves are the first ones of this save."""
    return is_same_game(save, other) and save.steps[: len(other.steps)] == other.steps


def running_from(path: Path) -> Entry | None:
    """The newest unfinished game that was saved as this file or opened from it, and that nobody plays now."""
    save, name = store.read(path), name_of(path)
    for entry in shelf.unfinished():
        if entry.save is not None and entry.save.name == name and is_same_game(entry.save, save):
            return entry
    return None


def stands_alike(path: Path, entry: Entry) -> bool:
    """Whether a running game is where its save is."""
    return entry.save is not None and entry.save.steps == store.read(path).steps
