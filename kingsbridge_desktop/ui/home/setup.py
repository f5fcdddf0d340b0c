"""Who plays: persons and bots, names, colours, order at the table, options, seed."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.bots.levels import USUAL, offered_levels
from kingsbridge_desktop.core.errors import BadSetup, KingsbridgeError
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.play.match import PERSON, Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import colour_name, game_name, level_line, level_name

BOT_NAMES = ("Aliena", "Jack", "Philip", "Ellen", "Martha")
LONGEST_NAME = 24


class SeatRow:
    """The fields of one seat; plain widgets in the dialog's grid."""

    def __init__(self, number: int, colours: list[QIcon], names: list[str], levels: list[tuple[str, str, str]]) -> None:
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
        self.widgets: tuple[QWidget, ...] = (self.level, self.name, self.colour, self.up)

    def read(self) -> dict[str, Any]:
        """What stands in the fields."""
        return {
            "level": self.level.currentData(),
            "name": self.name.text(),
            "colour": self.colour.currentData(),
        }

    def write(self, values: dict[str, Any]) -> None:
        """Puts values into the fields, as far as they fit."""
        self.level.setCurrentIndex(max(0, self.level.findData(values.get("level", PERSON))))
        self.name.setText(str(values.get("name", "")))
        self.colour.setCurrentIndex(max(0, self.colour.findData(values.get("colour", 0))))


class SetupDialog(QDialog):
    """Asks who plays; `match` is the game when it was accepted.

    Signals:
        refused: the sentence shown because the game cannot begin like this.
    """

    refused = Signal(str)

    def __init__(
        self, game: str, settings: Settings, language: Language, colours: Colours, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.settings = settings
        self.language = language
        self.rules = rules_of(game)
        self.match: Match | None = None
        self.setWindowTitle(game_name(language, game))
        self._text = game_text(game, language, [])
        most = self.rules.seats[-1]
        ratio = self.devicePixelRatioF()
        icons = [QIcon(pictures.shield(name, 40, ratio, "day")) for name in self.rules.colours]
        names = [colour_name(language, name) for name in self.rules.colours]
        offered = (PERSON, *offered_levels())
        levels = [(level, level_name(language, level), level_line(language, level)) for level in offered]
        self.rows = [SeatRow(number, icons, names, levels) for number in range(most)]
        self._build()
        self._restore()
        self._follow()

    def _build(self) -> None:
        title = QLabel(game_name(self.language, self.game))
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        self.count = QComboBox()
        self.count.setObjectName("seat_count")
        for number in self.rules.seats:
            self.count.addItem(self.tr("%n player(s)", "", number), number)
        self.count.currentIndexChanged.connect(self._follow)
        self.problem = QLabel()
        self.problem.setProperty("warning", True)
        self.problem.setWordWrap(True)
        self.problem.hide()
        mix_order = QPushButton(self.tr("Shuffle the seats"))
        mix_order.setObjectName("shuffle_seats")
        mix_order.setAutoDefault(False)  # Return begins the game
        mix_order.clicked.connect(self._shuffle)
        line = QHBoxLayout()
        line.addWidget(self.count)
        line.addStretch(1)
        line.addWidget(mix_order)
        page = QVBoxLayout(self)
        page.setSpacing(12)
        page.addWidget(title)
        page.addLayout(line)
        page.addLayout(self._seat_grid())
        page.addLayout(self._options_form())
        page.addWidget(self.problem)
        page.addWidget(self._buttons())
        self.setMinimumWidth(620)

    def _seat_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        for column, words in enumerate((self.tr("Who plays"), self.tr("Name"), self.tr("Colour"), "")):
            label = QLabel(words)
            label.setProperty("quiet", True)
            grid.addWidget(label, 0, column)
        for number, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets):
                grid.addWidget(widget, number + 1, column)
            row.up.setToolTip(self.tr("Sit one place earlier"))
            row.up.setEnabled(number > 0)
            row.up.clicked.connect(lambda _=False, number=number: self._swap(number))
            row.colour.activated.connect(lambda _, number=number: self._keep_colours_apart(number))
            row.level.currentIndexChanged.connect(lambda _, number=number: self._level_changed(number))
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        return grid

    def _options_form(self) -> QFormLayout:
        form = QFormLayout()
        self.options: dict[str, QComboBox] = {}
        for name, option in self.rules.options.items():
            if name == "colours":
                continue  # follows from the colours above
            box = QComboBox()
            box.setObjectName(f"option_{name}")
            for value in option.values:
                box.addItem(self._text.option_value(name, value), value)
            form.addRow(self._text.option(name), box)
            self.options[name] = box
        self.seed = QLineEdit()
        self.seed.setObjectName("seed")
        self.seed.setPlaceholderText(self.tr("new luck every time"))
        self.seed.setToolTip(self.tr("The same number gives the same cards and dice again"))
        form.addRow(self.tr("Seed"), self.seed)
        return form

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("begin")
        begin.setProperty("primary", True)
        begin.setDefault(True)
        buttons.accepted.connect(self.begin)
        buttons.rejected.connect(self.reject)
        return buttons

    def _restore(self) -> None:
        """What was set up last, or one person against bots."""
        last = self.settings.values.last_setup.get(self.game)
        rows = last.get("rows", []) if isinstance(last, dict) else []
        known = self.settings.values.names
        for number, row in enumerate(self.rows):
            default_name = known[0] if known and number == 0 else ("" if number == 0 else BOT_NAMES[number])
            values = {"level": PERSON if number == 0 else USUAL, "name": default_name, "colour": number}
            if number < len(rows) and isinstance(rows[number], dict):
                values.update(rows[number])
            row.write(values)
        if not self.rows[0].name.text():
            self.rows[0].name.setText(self.tr("Anna"))
        if isinstance(last, dict):
            self.count.setCurrentIndex(max(0, self.count.findData(last.get("count"))))
        else:
            self.count.setCurrentIndex(self.count.count() - 1)

    def _follow(self) -> None:
        for number, row in enumerate(self.rows):
            for widget in row.widgets:
                widget.setVisible(number < self.count.currentData())
        self.adjustSize()

    def _level_changed(self, number: int) -> None:
        row = self.rows[number]
        row.level.setToolTip(level_line(self.language, row.level.currentData()))

    def _swap(self, number: int) -> None:
        above, below = self.rows[number - 1], self.rows[number]
        first, second = above.read(), below.read()
        above.write(second)
        below.write(first)

    def _shuffle(self) -> None:
        rows = self.rows[: self.count.currentData()]
        values = [row.read() for row in rows]
        secrets.SystemRandom().shuffle(values)
        for row, value in zip(rows, values, strict=True):
            row.write(value)

    def _keep_colours_apart(self, number: int) -> None:
        """Whoever had the chosen colour gets one that is free."""
        chosen = self.rows[number].colour.currentData()
        taken = {row.colour.currentData() for row in self.rows}
        free = [index for index in range(len(self.rules.colours)) if index not in taken]
        for other, row in enumerate(self.rows):
            if other != number and row.colour.currentData() == chosen and free:
                row.colour.setCurrentIndex(row.colour.findData(free.pop(0)))

    def begin(self) -> None:
        """Sets the game up, or says why it cannot be."""
        count = self.count.currentData()
        rows = [row.read() for row in self.rows]
        seats = [Seat(row["name"].strip(), row["level"], row["colour"]) for row in rows[:count]]
        options = {name: box.currentData() for name, box in self.options.items()}
        try:
            self.match = Match(self.game, seats, self._seed(), options)
        except KingsbridgeError as error:
            self.problem.setText(problem(self.language, error))
            self.problem.show()
            self.refused.emit(self.problem.text())
            return
        setups = dict(self.settings.values.last_setup)
        setups[self.game] = {"count": count, "rows": rows}
        self.settings.set("last_setup", setups)
        persons = [seat.name for seat in seats if seat.is_person]
        self.settings.set("names", list(dict.fromkeys([*persons, *self.settings.values.names]))[:12])
        self.accept()

    def _seed(self) -> int:
        words = self.seed.text().strip()
        if not words:
            return secrets.randbelow(2**32)
        if not words.isdecimal() or len(words) > 18:
            raise BadSetup(f"a seed is a whole number, not {words[:30]!r}", seed=words[:30])
        return int(words)
