"""Files: read with suspicion, write so that nothing is lost."""

from __future__ import annotations

import contextlib
import hashlib
import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

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
from kingsbridge_desktop.saves.salvage import Remains, remains_of
from kingsbridge_desktop.saves.schema import FORMAT, SaveFile

__all__ = ["autosave_folder", "home", "save_folder", "write_text"]

SUFFIX = ".kingsbridge"
EARLIER = ".earlier"  # the generation before the newest of a running game
DAMAGED = ".damaged"
LARGEST = 2_000_000  # bytes; a real game has about 50,000, with a picture at most 250,000
SEALED_SINCE = 4  # the first format with a digest
_on_a_line = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # json.dumps would make one each time


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
    _check_seal(document)
    try:
        return SaveFile.model_validate(migrate(document))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise SaveDamaged(f"{where}: {first['msg']}", where=where) from error


def _check_seal(document: Any) -> None:
    """Takes the digest out and compares it; older formats have none, and later ones may make it otherwise."""
    if not isinstance(document, dict) or document.get("format") not in range(SEALED_SINCE, FORMAT + 1):
        return
    if document.pop("digest", None) != digest(document):
        raise SaveDamaged("the digest over the whole save does not fit")


def digest(document: dict[str, Any]) -> str:
    """The fingerprint of all that a save says, however it is spaced."""
    plain = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()


def dumps(save: SaveFile) -> str:
    """The text of a save: one line a step, so that it can be read and compared, and what is left of it as well."""
    document = save.model_dump()
    document = {"format": document.pop("format"), "digest": digest(document | {"format": save.format}), **document}
    steps = document.pop("steps")
    head = json.dumps(document, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + _on_a_line(step) for step in steps)
    return f'{head[:-2]},\n "steps": [\n{lines}\n ]\n}}\n' if lines else f'{head[:-2]},\n "steps": []\n}}\n'


def read(path: Path) -> SaveFile:
    """A save from a file; never larger than a game could be, never anything but JSON."""
    text = content(path)
    try:
        return loads(text)
    except SaveError as error:
        error.details.setdefault("file", path.name)
        raise


def content(path: Path) -> bytes:
    """The bytes of a file that may be a save: an ordinary one, and no larger than a game could be."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):  # a folder; or a pipe or device, which might never end
            raise SaveForeign(f"{path.name!r} is not a file", file=path.name)
        if about.st_size > LARGEST:
            megabytes = about.st_size // 1_000_000
            raise SaveTooLarge(f"{path.name!r} has {about.st_size} bytes", file=path.name, megabytes=megabytes)
        with path.open("rb") as file:
            return file.read(LARGEST)  # it may have grown since
    except (OSError, ValueError) as error:  # ValueError: a name that no file system takes
        raise SaveUnreadable(f"{path.name!r} cannot be read: {why(error)}", file=path.name) from error


def earlier(path: Path) -> Path:
    """Where the earlier generation of a running game lies."""
    return path.with_suffix(EARLIER)


def aside(path: Path) -> Path:
    """Where a damaged file of a running game is kept while the game goes on from what was salvaged."""
    return path.with_suffix(DAMAGED)


def set_aside(path: Path) -> None:
    """Keeps a damaged file from being written over; without room or permission that is not to be had."""
    with contextlib.suppress(OSError):
        path.replace(aside(path))


def remains(path: Path) -> Remains | None:
    """What can still be read of a damaged save; None if that is not enough to go on from."""
    try:
        return remains_of(content(path))
    except SaveError:
        return None


def write(path: Path, save: SaveFile) -> None:
    """A whole save, atomically."""
    write_text(path, dumps(save))


class Entry(NamedTuple):
    """A line of the list of saves: the save, or why it cannot be read and what is left of it."""

    path: Path
    save: SaveFile | None
    problem: SaveError | None
    remains: Remains | None = None


def entries(folder: Path) -> Iterator[Entry]:
    """All saves in a folder, the newest first, broken ones included so that nobody wonders where they are."""
    for path in paths(folder, SUFFIX):
        yield entry(path)


def entry(path: Path) -> Entry:
    """A save as the list shows it."""
    try:
        return Entry(path, read(path), None)
    except SaveDamaged as error:
        return Entry(path, None, error, remains(path))
    except SaveError as error:
        return Entry(path, None, error)


def paths(folder: Path, suffix: str) -> list[Path]:
    """The files of a kind in a folder, the newest first."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == suffix]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveUnreadable(f"{folder.name!r} cannot be read: {why(error)}", file=folder.name) from error
    return sorted(found, key=lambda path: (-_written(path), path.name))


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


def named(name: str) -> Path | None:
    """The save of that name; None if there is none. A name out of a file leads nowhere else."""
    if not name or "/" in name or "\\" in name or "\0" in name or name in (".", ".."):
        return None
    path = save_folder() / f"{name}{SUFFIX}"
    return path if path.parent == save_folder() and exists(path) else None


def exists(path: Path) -> bool:
    """Whether there is something of that name; no for a name that cannot be."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def with_suffix(path: Path) -> Path:
    """The file that is really written when somebody gives this name."""
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def free_name(folder: Path, wish: str) -> Path:
    """A file name nobody has yet, made from what a person typed."""
    clean = "".join(c if c.isalnum() or c in " -_.,()–&" else "_" for c in wish).strip(" .")[:60] or "game"
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
