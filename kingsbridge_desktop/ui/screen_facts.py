"""What Qt finds on this machine: window system, screens and fonts; asked by the doctor in a process of its own."""

from __future__ import annotations

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication

from kingsbridge_desktop.ui.fonts import FAMILY, serif_families


def facts() -> dict[str, str | bool]:
    """Everything in words; opens the window system, so it may end the process."""
    app = QGuiApplication(["kingsbridge"])
    screens = []
    for screen in app.screens():
        size, scale = screen.size(), screen.devicePixelRatio()
        screens.append(f"{size.width()} × {size.height()}" + (f" × {scale:g}" if scale != 1 else ""))
    return {
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        "platform": app.platformName(),
        "screens": ", ".join(screens),
        "serif": FAMILY if serif_families()[0] == FAMILY else "",
        "families": str(len(QFontDatabase.families())),
    }
