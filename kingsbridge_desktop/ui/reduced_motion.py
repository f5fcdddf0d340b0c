"""Whether the desktop asks for less motion: its own setting, since Qt tells it only from 6.12.

Asking may take a moment, so a thread does it; until it has answered things move.
"""

from __future__ import annotations

import configparser
import logging
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from kingsbridge_desktop import foreign
from kingsbridge_desktop.ui.wire import Wire

log = logging.getLogger(__name__)
PATIENCE = 3.0  # s for a program of the desktop
PORTAL = [
    *("gdbus", "call", "--session", "--timeout", "2", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.Read"),
]
SPI_GETCLIENTAREAANIMATION = 0x1042

Run = Callable[[list[str]], str]  # what a program prints; empty if it is not there or fails
Reader = Callable[[], bool | None]  # None: this desktop says nothing about it


def printed(command: list[str]) -> str:
    """What a program of the desktop says."""
    if shutil.which(command[0]) is None:
        return ""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=foreign.surroundings()
        )
    except (OSError, subprocess.TimeoutExpired, ValueError) as error:
        log.info("%s did not answer: %s", command[0], error)
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def from_portal(run: Run) -> bool | None:
    """The portal that all desktops of Linux share."""
    answer = run([*PORTAL, "org.freedesktop.appearance", "reduced-motion"])
    return answer.rstrip(",)>").endswith(" 1") if "uint32" in answer else None


def from_gnome(run: Run) -> bool | None:
    """GNOME and its relatives switch animations off."""
    answer = run(["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"])
    return {"true": False, "false": True}.get(answer)


def from_kde(environ: Mapping[str, str]) -> bool | None:
    """KDE makes animations last no time."""
    folder = environ.get("XDG_CONFIG_HOME") or os.path.join(environ.get("HOME", ""), ".config")
    parser = configparser.RawConfigParser(strict=False, allow_no_value=True)
    try:
        parser.read_string(Path(folder, "kdeglobals").read_text(encoding="utf-8", errors="replace"))
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except FileNotFoundError:  # not KDE
        return None
    except (OSError, ValueError, configparser.Error) as error:
        log.info("what KDE says of animations cannot be read: %s", error)
        return None


def from_macos(run: Run) -> bool | None:
    """The system setting “Reduce motion”."""
    return {"1": True, "0": False}.get(run(["defaults", "read", "com.apple.universalaccess", "reduceMotion"]))


def from_windows() -> bool | None:
    """“Show animations in Windows”."""
    import ctypes

    shows = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shows), 0)  # type: ignore[attr-defined, unused-ignore]
    return not shows.value if asked else None


def readers(platform: str, environ: Mapping[str, str], run: Run = printed) -> list[Reader]:
    """Whom to ask here, the best first."""
    if platform == "win32":
        return [from_windows]
    if platform == "darwin":
        return [lambda: from_macos(run)]
    found: list[Reader] = [lambda: from_portal(run)]
    if "KDE" in environ.get("XDG_CURRENT_DESKTOP", "").upper():
        found.append(lambda: from_kde(environ))
    return [*found, lambda: from_gnome(run)]


def wanted(asked: list[Reader]) -> bool:
    """What the first says that knows; nobody knows: motion."""
    for reader in asked:
        answer = reader()
        if answer is not None:
            return answer
    return False


class ReducedMotion(QObject):
    """Asks at the start and whenever somebody comes back to the window.

    Signals:
        found: whether less motion is wanted.
    """

    found = Signal(bool)

    def __init__(self, asked: list[Reader] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = readers(sys.platform, os.environ) if asked is None else asked
        self._thread: threading.Thread | None = None

    def follow(self, app: QGuiApplication) -> None:
        """Asks now, and again when the app comes to the front: the setting may have changed meanwhile."""
        app.applicationStateChanged.connect(self._came_back)
        self.ask()

    def _came_back(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()

    def ask(self) -> None:
        """Asks in a thread; `found` follows."""
        if self._thread is None or not self._thread.is_alive():
            work = partial(_ask, self._asked, Wire(self._tell))
            self._thread = threading.Thread(target=work, name="reduced-motion", daemon=True)
            self._thread.start()

    def _tell(self, answer: bool) -> None:
        self.found.emit(answer)


def _ask(asked: list[Reader], told: Callable[[bool], None]) -> None:
    """In the thread."""
    told(wanted(asked))
