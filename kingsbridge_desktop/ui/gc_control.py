"""When garbage is looked for: in moments in which a pause hurts nobody, and in the window's thread alone."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

from kingsbridge_desktop.ui.guard import attempt

EVERY = 500  # ms


def preload_and_freeze(game: str) -> None:
    """Loads the screen of a game, clears up, and sets aside all there is by now. Call it before a table is laid.

    Looking through everything for garbage takes up to 50 ms, and Python would do it whenever it likes, under a click
    or in the middle of a movement. What was there before the table stays as long as the app, so it need not be looked
    through again; what is left of earlier tables goes now, or the next time.
    """
    from kingsbridge_desktop.ui.screens import load_screen

    load_screen(game)
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Collector(QObject):
    """Looks for garbage now and then, in the thread of the window.

    Left to itself Python does it in whatever thread allocates something; what is left of a table would then be cleared
    up by a thread that reads files, and Qt's objects must go in their own.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(EVERY)

    def _look(self) -> None:
        attempt(collect_if_needed)


def collect_if_needed() -> None:
    """Collects the oldest generation that has waited as long as Python would let it wait."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation]:
            gc.collect(generation)
            return
