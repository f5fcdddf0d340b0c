"""Where pictures are painted: without a screen, with the serif of the table."""

import os

from kingsbridge_desktop.ui.fonts import serif_families
from PySide6.QtGui import QGuiApplication


def open_studio() -> QGuiApplication:
    """The application object and the serif that figures are painted with."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(["paint"])
    assert isinstance(app, QGuiApplication)
    serif_families()
    return app
