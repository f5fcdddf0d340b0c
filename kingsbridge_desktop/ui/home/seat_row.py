"""One seat of a table that is being set up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QToolButton, QWidget

from kingsbridge_desktop.play.match import LONGEST_NAME, MOST_HEAD_START, PERSON, USUAL_PACE


class SeatRow:
    """The fields of one seat; plain widgets in the dialog's grid."""

    def __init__(
        self,
        number: int,
        colours: list[QIcon],
        names: list[str],
        levels: list[tuple[str, str, str]],
        paces: list[tuple[int, str]],
    ) -> None:
        self.level = QComboBox()
        for at, (level, words, line) in enumerate(levels):
            self.level.addItem(words, level)
            self.level.setItemData(at, line, Qt.ItemDataRole.ToolTipRole)
        self.level.setObjectName(f"level_{number}")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setObjectName(f"name_{number}")
        self.colour = QComboBox()
        self.colour.setIconSize(QSize(22, 26))
        for index, icon in enumerate(colours):
            self.colour.addItem(icon, names[index], index)
        self.colour.setObjectName(f"colour_{number}")
        self.up = QToolButton()
        self.up.setText("▲")
        self.head_start = QSpinBox()
        self.head_start.setRange(0, MOST_HEAD_START)
        self.head_start.setObjectName(f"head_start_{number}")
        self.pace = QComboBox()
        self.pace.setObjectName(f"pace_{number}")
        for pace, words in paces:
            self.pace.addItem(words, pace)
        self.handicap: tuple[QWidget, ...] = (self.head_start, self.pace)
        self.widgets: tuple[QWidget, ...] = (self.level, self.name, self.colour, self.up)
        self.level.currentIndexChanged.connect(self._follow)

    def read(self) -> dict[str, Any]:
        """What stands in the fields."""
        return {
            "level": self.level.currentData(),
            "name": self.name.text(),
            "colour": self.colour.currentData(),
            "head_start": self.head_start.value(),
            "pace": self.pace.currentData(),
        }

    def write(self, values: dict[str, Any]) -> None:
        """Puts values into the fields, as far as they fit."""
        self.level.setCurrentIndex(max(0, self.level.findData(values.get("level", PERSON))))
        self.name.setText(str(values.get("name", "")))
        self.colour.setCurrentIndex(max(0, self.colour.findData(values.get("colour", 0))))
        head_start = values.get("head_start", 0)
        self.head_start.setValue(head_start if isinstance(head_start, int) else 0)
        at = self.pace.findData(values.get("pace", USUAL_PACE))
        self.pace.setCurrentIndex(at if at >= 0 else self.pace.findData(USUAL_PACE))
        self._follow()

    @property
    def has_handicap(self) -> bool:
        """Whether something is not as for everybody."""
        return self.head_start.value() > 0 or (self.pace.isEnabled() and self.pace.currentData() != USUAL_PACE)

    def _follow(self) -> None:
        """A person thinks as long as they like."""
        self.pace.setEnabled(self.level.currentData() != PERSON)
