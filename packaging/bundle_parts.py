"""What PyInstaller found, reduced to what is needed; and what lies in a finished bundle, with versions and licences."""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import NamedTuple

OF_GLIBC = ("libmvec.so",)  # PyInstaller leaves glibc to the system, but not this part of it, which must be of the same
Entry = tuple[str, str, str]  # path inside the bundle, file on this machine, kind, as PyInstaller keeps them


def needed(binaries: Iterable[Entry]) -> list[Entry]:
    """Modules and plugins, and of the libraries those that one of them needs.

    PyInstaller collects the libraries of every plugin it found, also of those that were left out afterwards.
    """
    from PyInstaller.depend import bindepend

    entries = [one for one in binaries if not PurePath(one[0]).name.startswith(OF_GLIBC)]
    by_name = {PurePath(one[0]).name.lower(): one for one in entries}
    waiting = [one for one in entries if _is_root(one)]
    kept: dict[str, Entry] = {one[0]: one for one in waiting}
    while waiting:
        _, file, _ = waiting.pop()
        for name, _path in bindepend.get_imports(file):
            found = by_name.get(PurePath(name).name.lower())
            if found is not None and found[0] not in kept:
                kept[found[0]] = found
                waiting.append(found)
    return sorted(kept.values())


def _is_root(entry: Entry) -> bool:
    inside, _, kind = entry
    parts = PurePath(inside).parts
    is_python = PurePath(inside).name.lower().startswith(("libpython", "python3"))
    return kind == "EXTENSION" or "plugins" in parts or is_python


def still_there(entry: Entry, binaries: Iterable[Entry]) -> bool:
    """Whether a data entry is no link to a library that was left out."""
    inside, target, kind = entry
    if kind != "SYMLINK":
        return True
    pointed = str(PurePath(inside).parent / target).replace("\\", "/")
    names = {one[0].replace("\\", "/") for one in binaries}
    return _plain(pointed) in names


def _plain(path: str) -> str:
    parts: list[str] = []
    for part in path.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


class Part(NamedTuple):
    """Something inside the bundle that others made."""

    name: str
    version: str
    licence: str


# Distributions whose files are inside; their licence texts are copied from packaging/licences or their own metadata.
DISTRIBUTIONS = {
    "PySide6_Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "pydantic": "MIT",
    "pydantic_core": "MIT",
    "annotated-types": "MIT",
    "typing_extensions": "PSF-2.0",
    "typing-inspection": "MIT",
    "platformdirs": "MIT",
    "font-source-serif-pro": "OFL-1.1",
    "miniaudio": "MIT",
    "cffi": "MIT",
}


def parts() -> list[Part]:
    """Everything inside that others made, with the version that this environment has."""
    found = [
        Part("Python", platform.python_version(), "PSF-2.0"),
        Part("Qt", _qt_version(), "LGPL-3.0-only"),
        Part("PyInstaller (bootloader)", importlib.metadata.version("pyinstaller"), "GPL-2.0-or-later WITH exception"),
    ]
    found += [Part(name, importlib.metadata.version(name), licence) for name, licence in DISTRIBUTIONS.items()]
    return found


def write_licences(target: Path, root: Path) -> None:
    """The list of parts and the text of every licence."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(root / "LICENSE", target / "Kingsbridge.txt")
    for text in sorted((root / "packaging" / "licences").glob("*.txt")):
        shutil.copyfile(text, target / text.name)
    _copy_text(_python_licence(), target / "Python.txt")
    for name in (*DISTRIBUTIONS, "pyinstaller"):
        for number, file in enumerate(_licence_files(name)):
            _copy_text(file, target / f"{name}{f'-{number}' if number else ''}.txt")
    width = max(len(part.name) for part in parts())
    lines = [f"{part.name:<{width}}  {part.version:<12} {part.licence}" for part in parts()]
    listing = "Made by others and part of this program:\n\n" + "\n".join(lines) + "\n"
    (target / "PARTS.txt").write_text(listing, encoding="utf-8")


def _licence_files(distribution: str) -> list[Path]:
    files = importlib.metadata.files(distribution) or []
    names = ("LICENSE", "LICENCE", "COPYING", "OFL")
    return sorted(Path(str(file.locate())) for file in files if file.name.upper().startswith(names))


def _python_licence() -> Path:
    places = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    places += [Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright")]
    return next((place for place in places if place.is_file()), places[0])


def _copy_text(source: Path, target: Path) -> None:
    target.write_bytes(source.read_bytes())


def _qt_version() -> str:
    from PySide6.QtCore import qVersion

    return qVersion()


def property_list() -> dict[str, object]:
    """What macOS must know of the app: its files, and that it runs sharp on any screen."""
    return {
        "CFBundleDisplayName": "Kingsbridge",
        "NSHighResolutionCapable": True,
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Kingsbridge game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "CFBundleTypeExtensions": ["kingsbridge"],
                "LSItemContentTypes": ["kingsbridge.save"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": "kingsbridge.save",
                "UTTypeDescription": "Kingsbridge game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["kingsbridge"],
                    "public.mime-type": ["application/x-kingsbridge"],
                },
            }
        ],
    }


def glibc_needed() -> str:
    """The version of glibc this was built on, which is the oldest it runs on; empty on other systems."""
    return platform.libc_ver()[1] if sys.platform.startswith("linux") else ""


def files_of(folder: Path) -> list[Path]:
    """Every file and link below a folder, relative to it, in a fixed order."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return sorted(found, key=lambda path: path.as_posix())
