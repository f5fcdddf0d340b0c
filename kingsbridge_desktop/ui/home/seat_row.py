"""One seat of a table that is being set up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSizePolicy, QWidget

from kingsbridge_desktop.play.match import LONGEST_NAME, MOST_HEAD_START, PACES, PERSON, USUAL_PACE, Seat
from kingsbridge_desktop.ui.home.character_box import CharacterBox
from kingsbridge_desktop.ui.theme import grown


class SeatRow:
    """The fields of one seat; plain widgets in the dialog's grid."""

    def __init__(
        self,
        number: int,
        colours: list[QIcon],
        names: list[str],
        levels: list[tuple[str, str, str]],
        character: CharacterBox,
    ) -> None:
        self.character = character
        self.level = QComboBox()
        for at, (level, words, line) in enumerate(levels):
            self.level.addItem(words, level)
            self.level.setItemData(at, line, Qt.ItemDataRole.ToolTipRole)
        self.level.setObjectName(f"level_{number}")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.editingFinished.connect(lambda: self.name.setCursorPosition(0))  # the beginning is seen
        self.name.setObjectName(f"name_{number}")
        self.colour = QComboBox()
        self.colour.setIconSize(QSize(grown(22), grown(26)))
        for index, icon in enumerate(colours):
            self.colour.addItem(icon, names[index], index)
        self.colour.setObjectName(f"colour_{number}")
        self.up = QPushButton("▲")
        self.up.setAutoDefault(False)  # Return begins the game
        self.up.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)  # no wider than its triangle needs
        self.head_start, self.pace = 0, USUAL_PACE  # set in a dialog of their own
        for field in (self.level, self.character, self.name, self.colour):  # as high as the highest of them
            field.setSizePolicy(field.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Preferred)
        self.widgets: tuple[QWidget, ...] = (self.level, self.character, self.name, self.colour, self.up)

    def read(self) -> dict[str, Any]:
        """What stands in the fields."""
        return {
            "level": self.level.currentData(),
            "character": self.character.character,
            "name": self.name.text(),
            "colour": self.colour.currentData(),
            "head_start": self.head_start,
            "pace": self.pace,
        }

    def write(self, values: dict[str, Any]) -> None:
        """Puts values into the fields, as far as they fit."""
        self.level.setCurrentIndex(max(0, self.level.findData(values.get("level", PERSON))))
        self.character.follow(self.level.currentData())
        self.character.wear(str(values.get("character", "")))
        self.name.setText(str(values.get("name", "")))
        self.name.setCursorPosition(0)  # the beginning of a long one is seen
        self.colour.setCurrentIndex(max(0, self.colour.findData(values.get("colour", 0))))
        head_start, pace = values.get("head_start", 0), values.get("pace", USUAL_PACE)
        self.head_start = head_start if head_start in range(MOST_HEAD_START + 1) else 0
        self.pace = pace if pace in PACES else USUAL_PACE

    def seat(self) -> Seat:
        """Who sits there."""
        seat = Seat(self.name.text().strip(), self.level.currentData(), self.colour.currentData(), self.head_start)
        return seat if seat.is_person else seat._replace(pace=self.pace, character=self.character.character)
