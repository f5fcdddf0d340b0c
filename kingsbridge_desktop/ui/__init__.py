"""The window: the only package that imports PySide6."""

import os
import sys

from kingsbridge_desktop.ui.guard import watch_overrides

# Qt would share every picture of more than a hundred lines among threads: waking them takes longer than copying it.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def spare_the_sources() -> None:
    """Has PySide believe of every module that it switches none of its features on, which is true of ours.

    WORKAROUND: to find that out PySide reads the source of every module that is ever imported, and keeps it in memory.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: False  # type: ignore[union-attr]


spare_the_sources()
watch_overrides()  # before the first class of a screen is made
