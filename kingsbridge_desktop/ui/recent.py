"""Recent games: a menu of the files somebody opened or saved last, told to the desktop where it keeps such a list."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMenu, QWidget

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.ui.words import as_tip

log = logging.getLogger(__name__)
MOST = 8
ON_THE_DESKTOP = 4
MARK = "X-Kingsbridge-User=true"  # install.sh writes it into the entry that belongs to this user


class RecentGames:
    """The list itself, kept in a small file; one that cannot be read or written costs the list and nothing else."""

    def __init__(self) -> None:
        self._file = folder.home() / "recent.json"

    def paths(self) -> list[Path]:
        """The files that are still there, the last one first."""
        try:
            written = json.loads(self._file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        except (OSError, ValueError, RecursionError) as error:
            log.warning("the list of recent games cannot be read: %s", error)
            return []
        names = [name for name in written if isinstance(name, str)] if isinstance(written, list) else []
        return [path for path in map(Path, names[:MOST]) if _is_file(path)]

    def add(self, path: Path) -> None:
        """Puts a file to the front and tells the desktop."""
        path = path.absolute()
        paths = [path, *(old for old in self.paths() if old != path)][:MOST]
        self._write(paths)

    def clear(self) -> None:
        """Forgets them all."""
        self._write([])

    def _write(self, paths: Sequence[Path]) -> None:
        """A full disk is told where a game is saved; for the list alone nobody is disturbed."""
        try:
            folder.write_text(self._file, json.dumps([str(path) for path in paths], ensure_ascii=False), sync=False)
            tell_desktop(paths)
        except (OSError, KingsbridgeError) as error:
            log.warning("the list of recent games cannot be kept: %s", error)


class RecentMenu(QMenu):
    """The list as a menu, made anew whenever it is opened."""

    def __init__(self, games: RecentGames, parent: QWidget) -> None:
        super().__init__(parent)
        self.games = games
        self.retranslate()

    def retranslate(self) -> None:
        """Its title in the chosen language."""
        self.setTitle(self.tr("Open &recent"))

    def fill(self) -> None:
        """Shows what is there now; each entry carries its path."""
        self.clear()
        for path in self.games.paths():
            action = self.addAction(path.stem.replace("&", "&&"))
            action.setData(str(path))
            action.setToolTip(as_tip(str(path)))
        if self.isEmpty():
            self.addAction(self.tr("No game was opened or saved yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("Forget this list")).triggered.connect(lambda: self.games.clear())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a drive that is away, a name that cannot be: not there, so not offered
        return False


def tell_desktop(paths: Sequence[Path]) -> None:
    """Windows keeps a jump list by itself; on Linux the menu entry that belongs to this user gets the games."""
    if sys.platform == "win32":
        if paths:
            import ctypes

            ctypes.windll.shell32.SHAddToRecentDocs(3, ctypes.c_wchar_p(str(paths[0])))
        return
    entry = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "applications/kingsbridge.desktop"
    try:
        text = entry.read_text(encoding="utf-8")
    except (OSError, ValueError):  # no entry of this user, which is how most people have it
        return
    if MARK in text:
        folder.write_text(entry, with_recent(text, paths[:ON_THE_DESKTOP]), sync=False)


def with_recent(entry: str, paths: Sequence[Path]) -> str:
    """A menu entry with an action for each file, instead of those it had."""
    groups = re.split(r"\n(?=\[)", entry.rstrip("\n"))
    groups = [group.rstrip("\n") for group in groups if not group.startswith("[Desktop Action Recent")]
    program = re.search(r'^Exec=("(?:[^"\\]|\\.)*"|\S+)', groups[0], re.MULTILINE)
    command = program[1] if program else "kingsbridge"
    names = [f"Recent{number}" for number in range(1, len(paths) + 1)]
    own = re.search(r"^Actions=(.*)$", groups[0], re.MULTILINE)
    kept = [name for name in (own[1] if own else "").split(";") if name and not name.startswith("Recent")]
    groups[0] = re.sub(r"^Actions=.*$", f"Actions={';'.join([*kept, *names])};", groups[0], flags=re.MULTILINE)
    for name, path in zip(names, paths, strict=True):
        title = path.stem.replace("\\", "\\\\").replace("\n", " ")
        groups.append(f"[Desktop Action {name}]\nName={title}\nExec={command} {_quoted(str(path))}")
    return "\n\n".join(groups) + "\n"


def _quoted(argument: str) -> str:
    """As the Exec key wants it: in quotes, with its special characters escaped twice over, and no field code."""
    inner = re.sub(r'(["`$\\])', r"\\\1", argument).replace("\\", "\\\\").replace("%", "%%")
    return f'"{inner}"'
