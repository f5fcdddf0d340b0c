"""What is seen while a cold disk still reads the rest of the program: the window's place, its colour and its name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from kingsbridge_desktop.ui import window_place
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.colours import Colours
from kingsbridge_desktop.ui.theme import light_of


class FirstSight(QLabel):
    """An empty page where the window will be."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("Kingsbridge")
        colours = Colours(light_of(settings.values.theme))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setStyleSheet(f"background: {colours.window.name()}; color: {colours.text.name()}; font-size: 32pt")
        window_place.place(self, settings.values.geometry)


def show(settings: Settings) -> FirstSight:
    """Shows the page at once."""
    page = FirstSight(settings)
    page.show()
    for _ in range(3):  # shown, laid out, painted
        QApplication.processEvents()
    return page
