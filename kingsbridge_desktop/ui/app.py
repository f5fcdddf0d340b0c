"""Starting the window."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
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
WARM_UP_AFTER = 60  # ms between two modules
TABLE_MODULES = (
    "kingsbridge_desktop.saves.store",
    "kingsbridge_desktop.play.files",
    "kingsbridge_desktop.ui.home.setup",
    "kingsbridge_desktop.ui.bot_runner",
    "kingsbridge_desktop.ui.game_page",
)


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
    warm_up = WarmUp(app, window.wake_bots)
    warm_up.start(WARM_UP_AFTER)
    return app.exec()


class WarmUp(QTimer):
    """Loads what a table needs, a module at a time, while somebody looks at the home page; then calls `loaded`."""

    def __init__(self, parent: QApplication, loaded: Callable[[], object]) -> None:
        super().__init__(parent)
        self._left = list(TABLE_MODULES)
        self._loaded = loaded
        self.timeout.connect(self._next)

    def _next(self) -> None:
        import_module(self._left.pop(0))
        if not self._left:
            self.stop()
            self._loaded()


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
