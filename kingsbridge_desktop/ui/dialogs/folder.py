"""What lies in a folder, for the dialog of files: read in a thread, as a disk may be slow."""

from __future__ import annotations

import os
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QStandardPaths, QStorageInfo

MOST = 3000  # lines of a list: more nobody looks through


class Folder(NamedTuple):
    """A folder, its folders and its files; `is_closed` if it cannot be read."""

    path: Path
    folders: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    is_closed: bool = False


def read(path: Path, patterns: Sequence[str]) -> Folder:
    """The folder, with those files whose names fit one of the patterns, and nothing that is hidden."""
    folders, files = [], []
    try:
        with os.scandir(path) as found:
            for one in found:
                if one.name.startswith("."):
                    continue
                if _is_folder(one):
                    folders.append(one.name)
                elif any(fnmatch(one.name.casefold(), pattern.casefold()) for pattern in patterns):
                    files.append(one.name)
    except OSError:
        return Folder(path, is_closed=True)
    return Folder(path, _sorted(folders), _sorted(files))


def _sorted(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(names, key=str.casefold)[:MOST])


def _is_folder(one: os.DirEntry[str]) -> bool:
    try:
        return one.is_dir()
    except OSError:  # a link that leads nowhere
        return False


def patterns_of(kind: str) -> list[str]:
    """`Pictures (*.png *.gif)` as the patterns in its brackets; anything where there are none."""
    return kind.rpartition("(")[2].rstrip(")").split() if "(" in kind else ["*"]


def nearest(path: Path) -> Path:
    """The folder, or the one above it that there is."""
    return next((one for one in (path, *path.parents) if os.path.isdir(one)), Path.home())


def places() -> list[Path]:
    """Where one looks first: the own folders, then disks and sticks."""
    kinds = QStandardPaths.StandardLocation
    own = (kinds.HomeLocation, kinds.DocumentsLocation, kinds.DesktopLocation, kinds.DownloadLocation)
    found = [Path(QStandardPaths.writableLocation(one)) for one in own]
    for disk in QStorageInfo.mountedVolumes():
        if disk.isValid() and disk.isReady() and not _is_of_the_system(disk.rootPath()):
            found.append(Path(disk.rootPath()))
    return list(dict.fromkeys(one for one in found if os.path.isdir(one)))


def _is_of_the_system(root: str) -> bool:
    """Whether nobody keeps files there: on Linux parts of the system are mounted like disks."""
    return os.name == "posix" and not root.startswith(("/media/", "/run/media/", "/mnt/", "/Volumes/"))
