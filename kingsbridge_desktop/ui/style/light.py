"""The light that the application is dressed in."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.style.colours import LIGHT


def light_now() -> Theme:
    """By day before it was dressed in any."""
    app = QApplication.instance()
    return cast("Theme", (app.property(LIGHT) if app is not None else None) or "day")
