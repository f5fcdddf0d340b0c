"""Starting the window."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop import __version__
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.main_window import MainWindow

PIXMAP_CACHE_KIB = 160 * 1024
BENCH = "--bench-start"


def main(argv: list[str]) -> int:
    """Opens the app; a file name in `argv` is opened as a save."""
    app = QApplication([sys.argv[0], *argv])
    app.setApplicationName("Kingsbridge")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("kingsbridge")
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KIB)
    from kingsbridge_desktop.ui.main_window import MainWindow

    window = MainWindow(app, Settings(), Translators())
    window.show()
    if BENCH in argv:
        return _bench(app, window)
    paths = [word for word in argv if not word.startswith("-")]
    if paths:
        QTimer.singleShot(0, lambda: window.open_file(Path(paths[0])))
    QTimer.singleShot(0, _set_icon)
    return app.exec()


def _set_icon() -> None:
    """Painted after the first frame, not before it."""
    from kingsbridge_desktop.ui import pictures

    QApplication.setWindowIcon(pictures.icon())


def _bench(app: QApplication, window: MainWindow) -> int:
    """Quits after the first painted frame and prints how long the start took since the process began."""
    while not all(tile.is_painted for tile in window.home.tiles):
        app.processEvents()
    started = float(os.environ.get("KINGSBRIDGE_BENCH_T0", "0"))
    print(f"{time.time() - started:.4f}")
    return 0
