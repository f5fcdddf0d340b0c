"""A moment in which a pause hurts nobody, used so that there is none later."""

from __future__ import annotations

import gc

from kingsbridge_desktop.ui.screens import load_screen


def preload_and_freeze(game: str) -> None:
    """Loads the screen of a game, clears up, and sets aside all there is by now. Call it before a table is laid.

    Looking through everything for garbage takes up to 50 ms, and Python would do it whenever it likes, under a click
    or in the middle of a movement. What was there before the table stays as long as the app, so it need not be looked
    through again; what is left of earlier tables goes now, or the next time.
    """
    load_screen(game)
    gc.unfreeze()
    gc.collect()
    gc.freeze()
