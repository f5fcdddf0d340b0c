"""All seats of a table that is being set up: who sits where, in which order and colour."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from kingsbridge_desktop.core.types import Rules
from kingsbridge_desktop.play.match import LONGEST_NAME, PERSON, Seat
from kingsbridge_desktop.play.own_bots import offered_players
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.home.character_box import CharacterBox, name_for
from kingsbridge_desktop.ui.home.seat_row import SeatRow
from kingsbridge_desktop.ui.style.parchment import room_of
from kingsbridge_desktop.ui.style.slices import SIDE
from kingsbridge_desktop.ui.theme import grown
from kingsbridge_desktop.ui.words import colour_name, level_line, level_name

GAP = 10  # between the fields of a seat
AROUND = 84  # pixels to the left and right of them, with the bar that scrolls
IN_A_LINE = tuple((0, column, 1) for column in range(5))  # line, column and columns of each field of a seat
BROKEN = ((0, 0, 1), (0, 1, 3), (1, 0, 1), (1, 1, 2), (1, 3, 1))
NAMES = 2  # their column
BOT_NAMES = ("Aliena", "Jack", "Philip", "Ellen", "Martha")


class SeatGrid(QGridLayout):
    """A row of fields for every seat that a game has; those that nobody needs are hidden.

    Signals:
        moved: somebody sits elsewhere now.
    """

    moved = Signal()

    def __init__(self, rules: Rules[Any], language: Language, dialog: QWidget, *, in_company: bool) -> None:
        super().__init__()
        self.language = language
        self._colours = len(rules.colours)
        ratio = dialog.devicePixelRatioF()
        icons = [QIcon(pictures.shield(name, grown(40), ratio, "day")) for name in rules.colours]
        names = [colour_name(language, name) for name in rules.colours]
        offered = (PERSON, *offered_players())
        levels = [(level, level_name(language, level), level_line(language, level)) for level in offered]
        self.rows = [
            SeatRow(number, icons, names, levels, CharacterBox(number, language, ratio, is_on=in_company))
            for number in range(rules.seats[-1])
        ]
        self.setHorizontalSpacing(GAP)
        self.setVerticalSpacing(8)
        self._count = len(self.rows)
        self._spare = self._spare_of(dialog)
        self._heads = self._make_heads()
        self._connect()
        self._is_broken = self._spare < 0
        self._lay()

    def _make_heads(self) -> list[QLabel]:
        heads = (self.tr("Who plays"), self.tr("Character"), self.tr("Name"), self.tr("Colour"), self.tr("Up"))
        labels = [QLabel(words) for words in heads]
        for label in labels:
            label.setProperty("quiet", True)
        return labels

    def _connect(self) -> None:
        for number, row in enumerate(self.rows):
            row.up.setToolTip(self.tr("Sit one place earlier"))
            row.up.setEnabled(number > 0)
            row.up.clicked.connect(partial(self._swap, number))
            row.colour.activated.connect(partial(self._keep_colours_apart, number))
            row.level.currentIndexChanged.connect(partial(self._level_changed, number))
            row.character.activated.connect(partial(self.take_name, number))
            row.name.editingFinished.connect(self._fit_names)
            row.name.textChanged.connect(partial(self._named, row))

    def _lay(self) -> None:
        """A seat in one line below headings, or in two where one has no room for all."""
        is_broken = self._is_broken
        for column, label in enumerate(self._heads):
            self.removeWidget(label)
            self.addWidget(label, 0, column)
            label.setVisible(not is_broken)
        for number, row in enumerate(self.rows):
            for widget, (line, column, wide) in zip(row.widgets, BROKEN if is_broken else IN_A_LINE, strict=True):
                self.removeWidget(widget)
                self.addWidget(widget, 2 * number + 1 + line, column, 1, wide)
        for column, stretch in enumerate((6, 2, 3, 0) if is_broken else (3, 3, 3, 2)):
            self.setColumnStretch(column, stretch)
        self.setColumnMinimumWidth(NAMES, 0 if is_broken else self._room_for_names())

    def _named(self, row: SeatRow, _: str) -> None:
        if not row.name.isModified():  # nothing moves while somebody types
            self._fit_names()

    def _fit_names(self) -> None:
        """Where a long name would be cut in one line a seat has two."""
        room = self._room_for_names()
        longest = max(row.name.fontMetrics().horizontalAdvance(row.name.text()) for row in self.rows[: self._count])
        is_cut = room < self._wish() and longest + 2 * SIDE > room
        is_broken = self._spare < 0 or is_cut
        if is_broken != self._is_broken:
            self._is_broken = is_broken
            self._lay()

    def _spare_of(self, dialog: QWidget) -> int:
        """What a screen has left beside a seat in one line; less than nothing with large letters on a small one."""
        widgets = self.rows[0].widgets
        for widget in widgets:
            widget.ensurePolished()
        needed = sum(widget.minimumSizeHint().width() + GAP for widget in widgets)
        return room_of(dialog).width() - AROUND - needed

    def _room_for_names(self) -> int:
        """For a long name, which would be cut between fields that need less, as far as a seat in one line has it."""
        return min(self._wish(), self.rows[0].name.minimumSizeHint().width() + max(0, self._spare))

    def _wish(self) -> int:
        return self.rows[0].name.fontMetrics().averageCharWidth() * LONGEST_NAME + 2 * SIDE

    def call_fields(self) -> None:
        """Names for a screen reader, once all lie on the dialog: headings of columns belong to no single field."""
        for number, row in enumerate(self.rows):
            seat = self.tr("Seat %s") % (number + 1)
            call(row.level, f"{seat}: {self.tr('Who plays')}")
            call(row.character, f"{seat}: {self.tr('Character')}")
            call(row.name, f"{seat}: {self.tr('Name')}")
            call(row.colour, f"{seat}: {self.tr('Colour')}")
            row.up.setAccessibleName(f"{seat}: {row.up.toolTip()}")

    def show_seats(self, count: int) -> None:
        """Only the first ones are needed."""
        self._count = count
        for number, row in enumerate(self.rows):
            for widget in row.widgets:
                widget.setVisible(number < count)
        self._fit_names()

    def seats(self, count: int) -> list[Seat]:
        """Who sits on the first ones."""
        return [row.seat() for row in self.rows[:count]]

    def shuffle(self, count: int) -> None:
        """The first ones in an order that nobody knows before."""
        rows = self.rows[:count]
        values = [row.read() for row in rows]
        secrets.SystemRandom().shuffle(values)
        for row, value in zip(rows, values, strict=True):
            row.write(value)
        self.moved.emit()

    def take_name(self, number: int, _: int = 0) -> None:
        """A character brings a name along, unless somebody wrote one."""
        row, others = self.rows[number], [row.name.text() for at, row in enumerate(self.rows) if at != number]
        row.name.setText(name_for(row.character.character, row.name.text(), BOT_NAMES, others))

    def _level_changed(self, number: int, _: int) -> None:
        row = self.rows[number]
        row.level.setToolTip(level_line(self.language, row.level.currentData()))
        row.character.follow(row.level.currentData())

    def _swap(self, number: int, _: bool = False) -> None:
        above, below = self.rows[number - 1], self.rows[number]
        first, second = above.read(), below.read()
        above.write(second)
        below.write(first)
        self.moved.emit()

    def _keep_colours_apart(self, number: int, _: int) -> None:
        """Whoever had the chosen colour gets one that is free."""
        chosen = self.rows[number].colour.currentData()
        taken = {row.colour.currentData() for row in self.rows}
        free = [index for index in range(self._colours) if index not in taken]
        for other, row in enumerate(self.rows):
            if other != number and row.colour.currentData() == chosen and free:
                row.colour.setCurrentIndex(row.colour.findData(free.pop(0)))
