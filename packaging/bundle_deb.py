"""The Debian package: the folder program in /usr/lib, the rest where Debian wants it, system libraries from Debian.

Nothing runs when it is installed or removed: dpkg's own triggers tell the desktop. Games of the users stay.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import time
from pathlib import Path

import bootstrap
import bundle_parts
import changelog
import desktop_files
from kingsbridge_desktop import __version__

NAME = "kingsbridge"
PROGRAM = "usr/lib/kingsbridge"
MAINTAINER = "The Kingsbridge Desktop developers <kingsbridge@localhost.localdomain>"
# Libraries of the system that Qt opens by itself or that any desktop has; Debian brings them.
ALWAYS = ("libc6", "libegl1", "libgl1", "libopengl0", "libxcb-cursor0", "libxkbcommon-x11-0", "libfontconfig1")
RECOMMENDED = ("shared-mime-info", "desktop-file-utils", "hicolor-icon-theme")


def make(folder: Path, out: Path) -> Path:
    """Builds the package from the folder program."""
    root = out / "work" / "deb"
    shutil.rmtree(root, ignore_errors=True)
    depends = _place_program(folder, root)
    shutil.copytree(folder / "share", root / "usr/share")
    _place_documents(folder, root)
    _link(root / "usr/games" / NAME, f"../lib/kingsbridge/{NAME}")
    entry = root / "usr/share/applications/kingsbridge.desktop"  # not every session looks for programs in /usr/games
    entry.write_text(entry.read_text(encoding="utf-8").replace("Exec=kingsbridge", f"Exec=/usr/games/{NAME}"))
    _control(root, depends)
    _even_out(root)
    target = out / f"{NAME}_{__version__}_{architecture()}.deb"
    environment = dict(os.environ, SOURCE_DATE_EPOCH=str(desktop_files.build_time()))
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return target


def architecture() -> str:
    """Debian's name of this machine."""
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())


def _place_program(folder: Path, root: Path) -> set[str]:
    """Copies the program without what Debian has in packages of its own; gives the names of those packages."""
    depends = set(ALWAYS)
    target = root / PROGRAM
    for path in bundle_parts.files_of(folder):
        if path.parts[0] in ("share", "licences", "install.sh", "launcher.sh"):
            continue
        package = debian_package(path.name) if is_system_library(folder, path) else ""
        if package:
            depends.add(package)
            continue
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(folder / path, target / path, follow_symlinks=False)
    return depends


def is_system_library(folder: Path, path: Path) -> bool:
    """Whether a file is a library beside the program that is neither Python's nor one of the wheels'."""
    beside = path.parts[:-1] == ("lib",)
    own = path.name.startswith(("libpython", "libQt6", "libicu", "libpyside", "libshiboken"))
    return beside and ".so" in path.name and not own and not (folder / path).is_symlink()


def debian_package(library: str) -> str:
    """The package that owns a library on this machine; empty if none does."""
    listing = subprocess.run(["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True).stdout
    owners = [line.split(":")[0] for line in listing.splitlines() if re.search(r"(^|: )/(usr/)?lib/", line)]
    return owners[0] if owners else ""


def _place_documents(folder: Path, root: Path) -> None:
    documents = root / "usr/share/doc" / NAME
    shutil.copytree(folder / "licences", documents / "licences")
    for text in ("LGPL-3.0.txt", "GPL-3.0.txt"):  # Debian has them in common-licenses
        (documents / "licences" / text).unlink()
    (documents / "copyright").write_text(_copyright(), encoding="utf-8")
    (documents / "changelog.gz").write_bytes(gzip.compress(_changelog().encode(), 9, mtime=0))
    overrides = root / "usr/share/lintian/overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(bootstrap.ROOT / "packaging/desktop/lintian-overrides", overrides)


def _changelog() -> str:
    blocks = []
    for release in changelog.releases():
        day = time.strptime(release.date or desktop_files.build_day(), "%Y-%m-%d")
        lines = "\n".join(f"  * {line}" for line in map(_folded, release.lines))
        when = time.strftime("%a, %d %b %Y 00:00:00 +0000", day)
        head = f"{NAME} ({release.version}) unstable; urgency=medium"
        blocks.append(f"{head}\n\n{lines}\n\n -- {MAINTAINER}  {when}\n")
    return "\n".join(blocks)


def _folded(line: str) -> str:
    import textwrap

    return textwrap.fill(changelog.plain(line), 76, subsequent_indent="    ")


def _copyright() -> str:
    licence = "\n".join(f" {line}" if line.strip() else " ." for line in _mit_text().splitlines())
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Kingsbridge Desktop
Comment: The parts that others made are listed with their licences in
 /usr/share/doc/{NAME}/licences/PARTS.txt.

Files: *
Copyright: {_copyright_line()}
License: Expat

Files: {PROGRAM}/lib/PySide6/* {PROGRAM}/lib/shiboken6/*
Copyright: 2015-2026 The Qt Company Ltd. and other contributors
License: LGPL-3
 Qt and PySide6 are free software under the GNU Lesser General Public License,
 version 3. On Debian systems its text is in /usr/share/common-licenses/LGPL-3,
 and that of the GNU General Public License, to which it refers, in
 /usr/share/common-licenses/GPL-3.

License: Expat
{licence}
"""


def _copyright_line() -> str:
    found = re.search(r"Copyright \(c\) (.+)", (bootstrap.ROOT / "LICENSE").read_text(encoding="utf-8"))
    return found[1] if found else "The Kingsbridge Desktop developers"


def _mit_text() -> str:
    text = (bootstrap.ROOT / "LICENSE").read_text(encoding="utf-8")
    return text[text.index("Permission is hereby granted") :].strip()


def _control(root: Path, depends: set[str]) -> None:
    folder = root / "DEBIAN"
    folder.mkdir()
    files = [path for path in bundle_parts.files_of(root) if path.parts[0] != "DEBIAN"]
    size = sum((root / path).lstat().st_size for path in files) // 1024
    glibc = bundle_parts.glibc_needed()
    needs = sorted(f"{name} (>= {glibc})" if name == "libc6" else name for name in depends)
    control = f"""Package: {NAME}
Version: {__version__}
Section: games
Priority: optional
Architecture: {architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {", ".join(needs)}
Recommends: {", ".join(RECOMMENDED)}
Description: four German board games at one screen, with people and bots
 Die Säulen der Erde and its card game, Kardinal & König, and Das Fundament
 der Ewigkeit, with every rule of the printed games, in German and English,
 against people at the same screen, against bots of five levels, or both.
 .
 Games are saved after every action and stay on this computer. The program is
 independent of the authors and publishers of the printed games; pictures and
 texts are its own.
"""
    (folder / "control").write_text(control, encoding="utf-8")
    sums = [
        f"{hashlib.md5((root / path).read_bytes(), usedforsecurity=False).hexdigest()}  {path.as_posix()}"
        for path in files
        if not (root / path).is_symlink()
    ]
    (folder / "md5sums").write_text("\n".join(sums) + "\n", encoding="utf-8")


def _link(path: Path, target: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def _even_out(root: Path) -> None:
    """The same rights and times whoever builds it: libraries are not programs."""
    now = desktop_files.build_time()
    for path in sorted(root.rglob("*"), reverse=True):
        if path.is_symlink():
            os.utime(path, (now, now), follow_symlinks=False)
            continue
        is_program = path.is_file() and path.name == NAME and path.parent.name == NAME and "lib" in path.parts
        path.chmod(0o755 if path.is_dir() or is_program else 0o644)
        os.utime(path, (now, now))
