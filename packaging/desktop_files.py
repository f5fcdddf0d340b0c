"""What a desktop needs to know of the program, put into a share/ folder: python3 packaging/desktop_files.py FOLDER.

The menu entry, icons in all sizes, the type of saved games, metainfo with release notes from CHANGELOG.md, manual pages
and completions of the shells. The same commit always gives the same bytes.
"""

from __future__ import annotations

import gzip
import os
import shutil
import struct
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import bootstrap
import changelog

HERE = bootstrap.ROOT / "packaging" / "desktop"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
MOST_NOTES = 12  # lines of a release that a software centre shows
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def build_time() -> int:
    """When the commit was made, so that a later build of it is no different; SOURCE_DATE_EPOCH goes before."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    try:
        told = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=bootstrap.ROOT, capture_output=True, text=True, check=True
        )
        return int(told.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((bootstrap.ROOT / "pyproject.toml").stat().st_mtime)


def build_day() -> str:
    """The day of the commit."""
    return time.strftime("%Y-%m-%d", time.gmtime(build_time()))


def write_share(share: Path) -> None:
    """Everything below share/, as it lies in /usr, in ~/.local or in a Flatpak."""
    _copy(HERE / "kingsbridge.desktop", share / "applications/kingsbridge.desktop")
    _copy(HERE / "kingsbridge-mime.xml", share / "mime/packages/kingsbridge.xml")
    _write(share / "metainfo/local.kingsbridge.kingsbridge.metainfo.xml", metainfo())
    write_icons(share / "icons/hicolor")
    write_manuals(share / "man")
    write_completions(share)


def metainfo() -> str:
    """The description for software centres, with the notes of every release."""
    ElementTree.register_namespace("", "")
    tree = ElementTree.parse(HERE / "kingsbridge.metainfo.xml")
    root = tree.getroot()
    notes = ElementTree.SubElement(root, "releases")
    for release in changelog.releases():
        kind = "stable" if release.date else "development"
        one = ElementTree.SubElement(
            notes, "release", version=release.version, date=release.date or build_day(), type=kind
        )
        description = ElementTree.SubElement(one, "description")
        if release.intro:
            ElementTree.SubElement(description, "p").text = changelog.plain(release.intro)
        lines = ElementTree.SubElement(description, "ul")
        for line in release.lines[:MOST_NOTES]:
            ElementTree.SubElement(lines, "li").text = changelog.plain(line)
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def write_icons(theme: Path) -> None:
    """The icon of the app and of a saved game in every size, as drawing, and in one colour."""
    for name, folder in (("kingsbridge", "apps"), ("application-x-kingsbridge", "mimetypes")):
        _copy(HERE / "icons" / f"{name}.svg", theme / "scalable" / folder / f"{name}.svg")
    _copy(HERE / "icons/kingsbridge-symbolic.svg", theme / "symbolic/apps/kingsbridge-symbolic.svg")
    for size in ICON_SIZES:
        place = theme / f"{size}x{size}"
        _write(place / "apps/kingsbridge.png", app_png(size))
        _write(place / "mimetypes/application-x-kingsbridge.png", svg_png("application-x-kingsbridge", size))


def app_png(size: int) -> bytes:
    """The painted icon in one size."""
    _studio()
    from kingsbridge_desktop.ui.art.layers import layer

    return _png(layer("emblem", "app_icon", size))


def svg_png(name: str, size: int) -> bytes:
    """A drawing of packaging/desktop/icons in one size."""
    _studio()
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer

    from kingsbridge_desktop.ui.art.layers import blank

    image = blank(size, size)
    painter = QPainter(image)
    QSvgRenderer(str(HERE / "icons" / f"{name}.svg")).render(painter)
    painter.end()
    return _png(image)


def ico() -> bytes:
    """All sizes up to 256 in the form of Windows."""
    pictures = [(size, app_png(size)) for size in ICON_SIZES if size <= 256]
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    offset = len(head) + 16 * len(pictures)
    for size, data in pictures:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns() -> bytes:
    """All sizes in the form of macOS."""
    body = b""
    for size, kind in _ICNS.items():
        data = app_png(size)
        body += kind + struct.pack(">I", 8 + len(data)) + data
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_manuals(folder: Path) -> None:
    """The manual page in every language that has one."""
    import manual

    for code in manual.WORDS:
        below = "man6" if code == "en" else f"{code}/man6"
        text = manual.manual(code, build_day()).encode()
        _write(folder / below / "kingsbridge.6.gz", gzip.compress(text, mtime=0))


def write_completions(share: Path) -> None:
    """For bash, zsh and fish."""
    import manual

    _write(share / "bash-completion/completions/kingsbridge", manual.bash_completion())
    _write(share / "zsh/vendor-completions/_kingsbridge", manual.zsh_completion())
    _write(share / "fish/vendor_completions.d/kingsbridge.fish", manual.fish_completion())


def _studio() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    global _application
    _application = QGuiApplication.instance() or QGuiApplication(["desktop_files"])


_application: object = None  # kept alive as long as pictures are made


def _png(image: object) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[attr-defined]
    return bytes(buffer.data().data())


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, content: str | bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content.encode() if isinstance(content, str) else content)


if __name__ == "__main__":
    sys.path.insert(0, str(bootstrap.ROOT))
    write_share(Path(sys.argv[1]))
