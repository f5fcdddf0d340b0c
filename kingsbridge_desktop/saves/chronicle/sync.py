"""Brings the index up to date with the folder: only files that came, went or changed are looked at."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.chronicle.index import FORM, NAME, FileFacts, Index
from kingsbridge_desktop.saves.chronicle.rows import Apart, GameRow, row_of
from kingsbridge_desktop.saves.errors import SaveDuplicate, SaveError, SaveUnreadable
from kingsbridge_desktop.saves.folder import why
from kingsbridge_desktop.saves.schema import SaveFile

log = logging.getLogger(__name__)
COARSE = 3.0  # s
TOGETHER = 100  # files that are written into the index at once
FOLDER = "folder"  # the note of when the folder changed last
DAMAGED = f"{NAME}.damaged"
Complete = Callable[[SaveFile], SaveFile]  # adds to an older save what lists need
CodeOf = Callable[[SaveFile], str]  # the code of a game's table
Progress = Callable[[int, int], None]


class Read(NamedTuple):
    """A file as it was read: a record, or why it is none."""

    facts: FileFacts
    row: GameRow | None
    choices: list[dict[str, int]]
    code: str
    apart: Apart | None


def path() -> Path:
    """Where the index lies: in a folder of its own, since SQLite makes and removes files beside it."""
    return records.folder() / "index" / NAME


@contextlib.contextmanager
def opened() -> Iterator[Index]:
    """The index of the folder, or one in memory where it cannot be written; raises sqlite3.DatabaseError if damaged."""
    index = _open(path())
    try:
        yield index
    finally:
        index.close()


def _open(file: Path) -> Index:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Index(file)
    except OSError as error:
        problem: Exception = error
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            raise
        problem = error
    log.warning("the index of the chronicle cannot be used: %s", problem)
    return in_memory(file)


def in_memory(file: Path) -> Index:
    """An index that is not kept; it begins with what the kept one knows, if that can be read."""
    index = Index(None)
    try:
        if file.exists():
            index.copy(file)
    except (OSError, sqlite3.Error):
        index.close()
        index = Index(None)
    return index


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether the index itself is wrong, rather than the disk or somebody who writes for too long."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_NOTADB) & 0xFF  # without the details of its kind
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH)


def set_aside(file: Path) -> bool:
    """Keeps a damaged index from being used again; False if that cannot be."""
    try:
        file.replace(file.with_name(DAMAGED))
        for rest in ("-wal", "-shm"):
            file.with_name(file.name + rest).unlink(missing_ok=True)
    except OSError as error:
        log.warning("the damaged index cannot be put away: %s", error)
        return False
    return True


def is_settled(index: Index) -> bool:
    """Whether no record has come or gone since the index was brought up to date; quick, whatever is in the folder."""
    stamp = _folder_stamp()
    return index.is_kept and stamp != "" and index.note(FOLDER) == stamp


def _folder_stamp() -> str:
    """Changes with every file that comes or goes; none right after a change, as clocks of disks are coarse."""
    try:
        changed = records.folder().stat().st_mtime_ns
    except OSError:
        return ""
    return str(changed) if time.time() - changed / 1e9 > COARSE else ""


def bring_up_to_date(
    index: Index, complete: Complete, code_of: CodeOf, progress: Progress = lambda done, all_: None
) -> bool:
    """Reads what is new, and tells whether there was something; `progress` is told how many files of how many."""
    stamp = _folder_stamp()
    found, known = _scan(), index.files()
    gone = [name for name in known if name not in found]
    spare = {apart.file for apart in index.apart() if apart.details.get("other", "") in gone}
    new = sorted(name for name, facts in found.items() if known.get(name) != facts or name in spare)
    if gone:
        with index.change():
            for name in gone:
                index.forget(name)
    left = iter(new)
    done = 0
    while batch := list(islice(left, TOGETHER)):
        read = [_read(name, found[name], complete, code_of) for name in batch]
        with index.change():
            for one in read:
                _keep(index, one, found)
        done += len(batch)
        progress(done, len(new))
    if index.is_kept and (gone or new or index.note(FOLDER) != stamp):
        with index.change():
            index.remember(FOLDER, stamp)
    _drop_older_forms()
    return bool(gone or new)


def _scan() -> dict[str, FileFacts]:
    """The records by name; a folder that cannot be read is told."""
    found: dict[str, FileFacts] = {}
    try:
        with os.scandir(records.folder()) as entries:
            for entry in entries:
                if entry.name.endswith(store.SUFFIX):
                    with contextlib.suppress(FileNotFoundError):  # deleted meanwhile
                        about = entry.stat()
                        found[entry.name] = FileFacts(about.st_mtime_ns, about.st_size)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SaveUnreadable(f"the chronicle cannot be read: {why(error)}", file=records.folder().name) from error
    return found


def _read(name: str, facts: FileFacts, complete: Complete, code_of: CodeOf) -> Read:
    try:
        save = store.read(records.folder() / name)
        if save.summary.over and not save.summary.places:
            save = complete(save)
        return Read(facts, row_of(name, save), save.summary.choices, code_of(save), None)
    except SaveError as error:
        return Read(facts, None, [], "", Apart(name, error.id, _plain(error.details)))


def _plain(details: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in details.items() if isinstance(value, str | int)}


def _keep(index: Index, read: Read, found: dict[str, FileFacts]) -> None:
    """Writes a file into the index; of two files with one game the one that bears its name is the record."""
    if read.row is None:
        assert read.apart is not None
        index.set_apart(read.apart, read.facts)
        return
    row = read.row
    other = index.file_of(row.id)
    if other is None or other == row.file or other not in found:
        if other is not None and other != row.file:
            index.forget(other)
        index.add(row, read.facts, read.choices, read.code)
    elif row.file == records.path_of(row.id).name:
        facts = found[other]
        index.forget(other)
        index.set_apart(_duplicate(other, row.file), facts)
        index.add(row, read.facts, read.choices, read.code)
    else:
        index.set_apart(_duplicate(row.file, other), read.facts)


def _duplicate(file: str, other: str) -> Apart:
    return Apart(file, SaveDuplicate.id, {"file": file, "other": other})


def _drop_older_forms() -> None:
    """Indexes of earlier releases are of no use any more."""
    for form in range(1, FORM):
        for rest in ("", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                path().with_name(f"index{form}.sqlite{rest}").unlink(missing_ok=True)
