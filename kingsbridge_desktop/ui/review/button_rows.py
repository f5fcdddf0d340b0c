"""The buttons of a review: side by side, or in two rows where large letters need the room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.book.book import BUTTON_FONT, LEAST_BUTTON_FONT
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.review import words
from kingsbridge_desktop.ui.review.words import say
from kingsbridge_desktop.ui.style.slices import path_of

NAMES = ("back", "figures", "deeper", "previous", "next", "try")
LOWER = ("previous", "next", "try")  # buttons of the second row, where there are two
SIGNS = {"previous": "left", "next": "right"}
SIGN = 0.95  # of the letters beside it


class ButtonRows:
    """Two layouts for the foot of the page; the second one is empty where one row is enough."""

    def __init__(self) -> None:
        self.buttons: dict[str, QPushButton] = {}
        self.rows = QHBoxLayout(), QHBoxLayout()
        self._has_two = False
        self._patience = Patience()
        for name in NAMES:
            button = self.buttons[name] = PressButton("", self._patience)
            button.setObjectName(f"review_{name}")
            button.setProperty("primary", name == "try")
            button.setProperty("on_wood", True)
        self.buttons["next"].setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # its sign stands behind its words
        self._share()

    def retranslate(self, light: Theme) -> None:
        """Words in the language of the window, and signs for its light; what leads deeper is named by the page."""
        named = {
            "back": say(words.BACK),
            "figures": say(words.ALL_FIGURES),
            "previous": say(words.PREVIOUS),
            "next": say(words.NEXT),
            "try": say(words.TRY),
        }
        for name, text in named.items():
            self.buttons[name].setText(text)
        for name, sign in SIGNS.items():
            icon = QIcon(str(path_of(light, sign)))
            icon.addFile(str(path_of(light, f"{sign}-off")), mode=QIcon.Mode.Disabled)
            self.buttons[name].setIcon(icon)

    def fit(self, width: int, factor: float, rim: float) -> None:
        """In a page of this width: the size of letters, how many rows, and the room around the buttons."""
        buttons, side = self.buttons.values(), round(min(rim * factor, width / 80))
        pixels, room = BUTTON_FONT * factor, width - side * (len(self.buttons) + 2)
        self._write(pixels)
        two = sum(button.sizeHint().width() for button in buttons) > room > 0
        if two != self._has_two:
            self._has_two = two
            self._share()
        while self._widest() > room > 0 and pixels > LEAST_BUTTON_FONT:
            pixels -= 1
            self._write(pixels)
        for button in buttons:
            button.setMinimumHeight(round(40 * min(factor, 1.1 if two else 1.4)))
        for row, below in zip(self.rows, (3 * factor if two else 9 * factor, 9 * factor if two else 0), strict=True):
            row.setContentsMargins(side, round(4 * factor) if row.count() else 0, side, round(below))
            row.setSpacing(side)

    def _share(self) -> None:
        """All buttons side by side; in two rows where large letters would not have room otherwise."""
        upper, lower = self.rows
        for row in self.rows:
            while row.takeAt(0) is not None:
                pass
        for name, button in self.buttons.items():
            row = lower if self._has_two and name in LOWER else upper
            if name == "figures" or (row is lower and not row.count()):
                row.addStretch(1)
            row.addWidget(button)

    def _widest(self) -> int:
        rows = [[b for name, b in self.buttons.items() if (name in LOWER) == lower] for lower in (False, True)]
        if not self._has_two:
            rows = [rows[0] + rows[1]]
        return max(sum(button.sizeHint().width() for button in row) for row in rows)

    def _write(self, pixels: float) -> None:
        for button in self.buttons.values():
            font = button.font()
            font.setPixelSize(int(pixels))
            button.setFont(font)
            button.setIconSize(QSize(round(pixels * SIGN), round(pixels * SIGN)))
