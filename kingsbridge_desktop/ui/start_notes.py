"""What is said in a small window when no table will open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from kingsbridge_desktop import __version__
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.settings import Settings


def tell_other_version(running: str) -> None:
    """Another release is open: two must not share the folder of games, and an older one may not know a file."""
    Translators().switch(Settings().values.language)
    words = QCoreApplication.translate(
        "start",
        "Kingsbridge {running} is still open, and this is {here}. Please close the open window and start again; "
        "your game is saved.",
    ).format(running=running or "?", here=__version__)
    QMessageBox(QMessageBox.Icon.Information, "Kingsbridge", words).exec()
