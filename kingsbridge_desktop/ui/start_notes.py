"""What is said in a small window when no table will open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from kingsbridge_desktop import __version__
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import apply_theme


def tell_other_version(running: str) -> None:
    """Another release is open: two must not share the folder of games, and an older one may not know a file."""
    settings, translators = Settings().values, Translators()
    translators.switch(settings.language)  # which is spoken as long as somebody holds them
    words = QCoreApplication.translate(
        "start",
        "Kingsbridge {running} is still open, and this is {here}. Please close the open window and start again; "
        "your game is saved.",
    ).format(running=running or "?", here=__version__)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, settings.theme, settings.text_size)
    QMessageBox(QMessageBox.Icon.Information, "Kingsbridge", words).exec()
