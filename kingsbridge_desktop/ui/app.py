"""Starting the window."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop import __version__
from kingsbridge_desktop.diagnosis import crashes, logbook
from kingsbridge_desktop.preflight import no_frame
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.faults import FaultDesk
from kingsbridge_desktop.ui.gc_control import Collector
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.single_instance import SingleInstance
from kingsbridge_desktop.wish import Wish

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.first_sight import FirstSight
    from kingsbridge_desktop.ui.main_window import MainWindow

log = logging.getLogger(__name__)
STYLE = "fusion"  # asked for by its name in the arguments: `setStyle` makes all of QStyle first, for nothing
PIXMAP_CACHE_KIB = 160 * 1024
SLOW = 1.0  # s for loading Qt; usually it takes a tenth of that
WARM_UP_AFTER = 60  # ms between two modules
TABLE_MODULES = (
    "kingsbridge_desktop.saves.store",
    "kingsbridge_desktop.play.files",
    "kingsbridge_desktop.ui.home.setup",
    "kingsbridge_desktop.ui.bot_runner",
    "kingsbridge_desktop.ui.game_page",
)


def main(wish: Wish, loading: float = 0.0) -> int:
    """Opens the app, or hands the wish to the one that is already open; `loading` is how many seconds Qt took."""
    logbook.begin()
    crashes.begin()
    try:
        return _run(wish, loading)
    except Exception:
        log.exception("the start failed")
        raise
    finally:
        crashes.end()
        logbook.end()


def _run(wish: Wish, loading: float) -> int:
    faults = FaultDesk()
    faults.open()
    log.info("Kingsbridge %s on %s, Python %s", __version__, sys.platform, sys.version)
    # Not our arguments: Qt ends the process over a name that is not UTF-8.
    app = QApplication(["kingsbridge", "-style", STYLE])
    app.setApplicationName("Kingsbridge")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("kingsbridge")
    instance = SingleInstance(app)
    alone = wish.new_window or wish.bench
    if not alone and not instance.is_first() and _is_done_by_another(instance, wish):
        return 0
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KIB)
    settings = Settings()
    first_sight = first_sight_if_slow(settings, loading)
    from kingsbridge_desktop.ui.main_window import MainWindow

    window = MainWindow(app, settings, Translators(), faults)
    window.show()
    if first_sight is not None:
        first_sight.close()
    if wish.bench:
        return _bench(app, window)
    from kingsbridge_desktop.ui.end_signals import EndSignals

    signals = EndSignals(lambda code: _end(app, window, code), app)
    QTimer.singleShot(0, lambda: _after_the_first_picture(app, window, instance, wish))
    warm_up = WarmUp(app, window.be_ready)
    warm_up.start(WARM_UP_AFTER)
    code = app.exec()
    signals.close()
    instance.close()
    faults.close()
    return code


def first_sight_if_slow(settings: Settings, loading: float) -> FirstSight | None:
    """An empty page at once if `loading` Qt took so many seconds that the rest will as well; None if not."""
    if loading < SLOW:
        return None
    from kingsbridge_desktop.ui.first_sight import show

    return show(settings)


def _end(app: QApplication, window: MainWindow, code: int) -> None:
    """The window closes without asking anything."""
    attempt(window.end)
    app.exit(code)


def _is_done_by_another(instance: SingleInstance, wish: Wish) -> bool:
    """Whether the running app took the wish, or somebody was told why not; a silent one leaves it to us."""
    answer = instance.hand_over(wish)
    if answer is None:
        return False
    if not answer.taken:
        from kingsbridge_desktop.ui.start_notes import tell_other_version

        tell_other_version(answer.version)
    return True


def _after_the_first_picture(app: QApplication, window: MainWindow, instance: SingleInstance, wish: Wish) -> None:
    Collector(app)  # garbage was not looked for while everything was loaded
    from kingsbridge_desktop.ui.arrivals import Arrivals, offer_recent_games
    from kingsbridge_desktop.ui.reduced_motion import ReducedMotion

    motion = ReducedMotion(parent=app)
    motion.found.connect(window.settings.set_reduced_motion)
    motion.follow(app)

    QApplication.setWindowIcon(pictures.icon())
    arrivals = Arrivals(window, app)
    offer_recent_games(window)
    instance.wished.connect(arrivals.take)
    instance.listen()
    if window.settings.problem is not None:
        window.show_problem(window.settings.problem)
    if sentence := no_frame(QApplication.platformName()):
        window.say(lambda: sentence)
    if crashes.last_crash():
        window.mender.bar.tell_crash()
    if wish.file or wish.resume or wish.new_game:
        arrivals.take(wish)


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


def _bench(app: QApplication, window: MainWindow) -> int:
    """Quits after the first painted frame and prints how long the start took since the process began."""
    while not all(tile.is_painted for tile in window.home.tiles):
        app.processEvents()
    started = float(os.environ.get("KINGSBRIDGE_BENCH_T0", "0"))
    print(f"{time.time() - started:.4f}")
    return 0
