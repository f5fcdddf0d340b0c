"""Packs the folder program for its system: archives whose bytes depend on nothing but what is in them."""

from __future__ import annotations

import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import bootstrap
import bundle_deb
import bundle_parts
import desktop_files
from kingsbridge_desktop import __version__

HERE = bootstrap.ROOT / "packaging"


class PackError(Exception):
    """Something could not be packed; the text is a sentence for people."""


def pack(folder: Path, out: Path) -> list[Path]:
    """Every package of this system, and a list of the files with their checksums."""
    if sys.platform.startswith("linux"):
        made = [tar(folder, out / f"{name()}.tar.xz")]
        if shutil.which("dpkg-deb"):
            made.append(bundle_deb.make(folder, out))
    elif sys.platform == "win32":
        made = [zipped(folder, out / f"{name()}.zip"), *inno(folder, out)]
    else:
        made = [*apple(out / "Kingsbridge.app", out)]
    listing = out / f"{name()}.files.txt"
    from bundle import checksums

    listing.write_text("\n".join(checksums(folder)) + "\n", encoding="utf-8")
    return [*made, listing]


def name() -> str:
    """The name of a package without its ending: program, version, system, machine."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"kingsbridge-{__version__}-{system}-{platform.machine().lower()}"


def tar(folder: Path, target: Path) -> Path:
    """A tar archive with fixed order, owner and time; xz makes it a fifth smaller than gz would."""
    top = name()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = desktop_files.build_time()
        if entry.isreg():
            entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with lzma.open(target, "w", filters=compression()) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path in bundle_parts.files_of(folder):
            archive.add(folder / path, f"{top}/{path.as_posix()}", recursive=False, filter=plain)
    return target


def compression(machine: str = platform.machine()) -> list[dict[str, int]]:
    """How xz packs: jumps in machine code are written alike first, which makes libraries seven per cent smaller."""
    code = {"x86_64": lzma.FILTER_X86}.get(machine)
    first = [] if code is None else [{"id": code}]
    return [*first, {"id": lzma.FILTER_LZMA2, "preset": 6}]


def zipped(folder: Path, target: Path) -> Path:
    """A zip archive with fixed order and time."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in bundle_parts.files_of(folder):
            entry = zipfile.ZipInfo(f"{folder.name}/{path.as_posix()}", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if os.access(folder / path, os.X_OK) else 0o644) << 16
            archive.writestr(entry, (folder / path).read_bytes())
    return target


def inno(folder: Path, out: Path) -> list[Path]:
    """The installer of Windows, where Inno Setup is installed."""
    compiler = shutil.which("iscc") or shutil.which(r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe")
    if compiler is None:
        bootstrap.say("Inno Setup is not installed: no installer was made, the zip is complete without it.")
        return []
    (out / "work" / "kingsbridge.ico").write_bytes(desktop_files.ico())
    command = [compiler, f"/DVersion={__version__}", f"/DProgram={folder}", f"/DIcons={out / 'work'}"]
    command += [f"/O{out}", f"/F{name()}-setup", str(HERE / "windows" / "kingsbridge.iss")]
    if subprocess.call(command):
        raise PackError("Inno Setup could not make the installer; its last lines say why.")
    return [out / f"{name()}-setup.exe"]


def apple(app: Path, out: Path) -> list[Path]:
    """The app of macOS in a zip and in a disk image."""
    archive, image = out / f"{name()}.zip", out / f"{name()}.dmg"
    commands = [
        ["ditto", "-c", "-k", "--keepParent", str(app), str(archive)],
        ["hdiutil", "create", "-volname", "Kingsbridge", "-srcfolder", str(app), "-ov", "-format", "UDZO", str(image)],
    ]
    for command in commands:
        if subprocess.call(command):
            raise PackError(f"{command[0]} could not pack the app; its last lines say why.")
    return [archive, image]
