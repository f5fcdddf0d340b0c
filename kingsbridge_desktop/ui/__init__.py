"""The window: the only package that imports PySide6."""

import os

from kingsbridge_desktop.ui.guard import watch_overrides

# Qt would share every picture of more than a hundred lines among threads: waking them takes longer than copying it.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
watch_overrides()  # before the first class of a screen is made
