"""Files: read with suspicion, write so that nothing is lost."""

from __future__ import annotations

import contextlib
import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from pydantic import ValidationError

from kingsbridge_desktop.saves.errors import (
    SaveDamaged,
    SaveError,
    SaveForeign,
    SaveTooLarge,
    SaveUnreadable,
    SaveUnwritable,
)
from kingsbridge_desktop.saves.folder import autosave_folder, home, save_folder, why, write_text
from kingsbridge_desktop.saves.migrations import migrate
from kingsbridge_desktop.saves.schema import SaveFile

__all__ = ["autosave_folder", "home", "save_folder", "write_text"]

SUFFIX = ".kingsbridge"
LARGEST = 16 * 1024 * 1024


def loads(text: bytes | str) -> SaveFile:
    """A save from its text, migrated and validated."""
    if isinstance(text, str):
        text = text.encode("utf-8", "replace")
    if text.strip() and not text.lstrip().startswith(b"{"):
        raise SaveForeign("the file is not a Kingsbridge save")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveDamaged(f"the file is cut off or not JSON: {str(error)[:120]}") from error
    try:
        return SaveFile.model_validate(migrate(document))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise SaveDamaged(f"{where}: {first['msg']}", where=where) from error


def dumps(save: SaveFile) -> str:
    """The text of a save: one line a step, so that it can be read and compared."""
    document = save.model_dump()
    steps = document.pop("steps")
    head = json.dumps(document, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + json.dumps(step, ensure_ascii=False, separators=(",", ":")) for step in steps)
    return f'{head[:-2]},\n "steps": [\n{lines}\n ]\n}}\n' if lines else f'{head[:-2]},\n "steps": []\n}}\n'


def read(path: Path) -> SaveFile:
    """A save from a file; never larger than a game could be, never anything but JSON."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):  # a folder; or a pipe or device, which might never end
            raise SaveForeign(f"{path.name!r} is not a file", file=path.name)
        if about.st_size > LARGEST:
            megabytes = about.st_size // 1_000_000
            raise SaveTooLarge(f"{path.name!r} has {about.st_size} bytes", file=path.name, megabytes=megabytes)
        text = path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        raise SaveUnreadable(f"{path.name!r} cannot be read: {why(error)}", file=path.name) from error
    try:
        return loads(text)
    except SaveError as error:
        error.details.setdefault("file", path.name)
        raise


def write(path: Path, save: SaveFile) -> None:
    """A whole save, atomically."""
    write_text(path, dumps(save))


class Entry(NamedTuple):
    """A line of the list of saves: the save, or why it cannot be read."""

    path: Path
    save: SaveFile | None
    problem: SaveError | None


def entries(folder: Path) -> Iterator[Entry]:
    """All saves in a folder, the newest first, broken ones included so that nobody wonders where they are."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return
    except OSError as error:
        raise SaveUnreadable(f"{folder.name!r} cannot be read: {why(error)}", file=folder.name) from error
    for path in sorted(paths, key=lambda path: (-_written(path), path.name)):
        try:
            yield Entry(path, read(path), None)
        except SaveError as error:
            yield Entry(path, None, error)


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def tidy(folder: Path, older_than: float = 3600.0) -> None:
    """Removes what a write that was killed half-way left behind."""
    with contextlib.suppress(OSError):
        for path in folder.glob(".*.tmp"):
            if time.time() - _written(path) > older_than:
                path.unlink(missing_ok=True)


def free_name(folder: Path, wish: str) -> Path:
    """A file name nobody has yet, made from what a person typed."""
    clean = "".join(c if c.isalnum() or c in " -_.,()" else "_" for c in wish).strip(" .")[:60] or "game"
    path = folder / f"{clean}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{clean} {number}{SUFFIX}"
        number += 1
    return path


def remove(path: Path) -> None:
    """Deletes a save; a missing one is fine."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise SaveUnwritable(f"{path.name!r} cannot be removed: {why(error)}", file=path.name) from error
