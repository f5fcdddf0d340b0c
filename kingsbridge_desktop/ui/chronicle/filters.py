"""Which games are meant: by person, game, number of players and opponents."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QComboBox

from kingsbridge_desktop.bots.levels import level_ids
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.own_bots import is_own
from kingsbridge_desktop.saves.chronicle.index import Filter
from kingsbridge_desktop.saves.schema import PERSON
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.book.block import Block
from kingsbridge_desktop.ui.book.scribe import LEAST, Scribe
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.reading import Content
from kingsbridge_desktop.ui.style.box_hover import mend_boxes

HIGH, GAP, LETTERS = 32.0, 8.0, 14.0
ARROW = 40.0  # room that a box needs beside its words


class Filters(Block):
    """Four boxes in a row, or in two where it is narrow.

    Signals:
        changed: other games are meant; the Filter.
    """

    changed = Signal(object)

    def __init__(self, content: Content, language: Language) -> None:
        super().__init__()
        self._chosen = content.chosen
        self.person, self.game, self.seats, self.opponents = (
            self._box(name, said)
            for name, said in (
                ("person", self.tr("Person")),
                ("game", self.tr("Game")),
                ("seats", self.tr("Number of players")),
                ("opponents", self.tr("Opponents")),
            )
        )
        self._boxes = (self.person, self.game, self.seats, self.opponents)
        self._fill(content, language)
        for box in self._boxes:
            box.activated.connect(self._activated)
        mend_boxes(self)

    def _box(self, name: str, said: str) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(f"filter_{name}")
        box.setAccessibleName(said)
        box.setToolTip(said)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return box

    def _fill(self, content: Content, language: Language) -> None:
        chosen = content.chosen
        for person in content.persons:
            self.person.addItem(person.name, person.who)
        self.person.addItem(self.tr("Everybody"), "")
        self.game.addItem(self.tr("All games"), "")
        for game in sorted(content.games, key=lambda one: (one not in game_ids(), _place(one))):
            self.game.addItem(words.short_name(language, game), game)
        self.seats.addItem(self.tr("Any number of players"), 0)
        for count in content.seats:
            self.seats.addItem(self.tr("%n player(s)", "", count), count)
        self.opponents.addItem(self.tr("All opponents"), "")
        for level in (PERSON, *level_ids(), *filter(is_own, content.levels)):
            if level == PERSON or level in content.levels:
                name = self.tr("Only people") if level == PERSON else short_level_name(language, level)
                self.opponents.addItem(name, level)
        for box, value in zip(self._boxes, chosen, strict=True):
            at = box.findData(value)
            if at < 0:  # as after the last game of a kind was deleted
                box.addItem(str(value), value)
                at = box.count() - 1
            box.setCurrentIndex(at)

    def _activated(self, _: int) -> None:
        chosen = Filter(*(box.currentData() for box in self._boxes))
        if chosen.who != self._chosen.who:
            chosen = Filter(chosen.who)  # somebody else may never have played that
        if chosen != self._chosen:
            self.changed.emit(chosen)

    def least(self, width: float) -> float:
        return HIGH * 1.12 + 8 if width >= 480 else 2 * HIGH * 1.12 + 16

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """The boxes paint themselves."""

    def dress(self, light: Theme, factor: float) -> None:
        super().dress(light, factor)
        in_row = 4 if self.room().width() >= 480 else 2
        for row in range(0, len(self._boxes), in_row):
            self._lay(self._boxes[row : row + in_row], round(row / in_row * (HIGH * 1.12 + 8) * factor))

    def _lay(self, boxes: Sequence[QComboBox], y: int) -> None:
        """Side by side, each as wide as its words need it; smaller letters where all of them would not fit."""
        factor, room = self.factor, self.width() - (len(boxes) - 1) * GAP * self.factor
        for letters in (LETTERS, LEAST):
            for box in boxes:
                font = box.font()
                font.setPixelSize(round(letters * factor))
                box.setFont(font)
            needs = [box.fontMetrics().horizontalAdvance(box.currentText()) + ARROW * factor for box in boxes]
            if sum(needs) <= room:
                break
        x, spare = 0.0, (room - sum(needs)) / len(boxes)
        for box, need in zip(boxes, needs, strict=True):
            box.setGeometry(round(x), y, round(need + spare), max(round(HIGH * factor), box.sizeHint().height()))
            x += need + spare + GAP * factor


def _place(game: str) -> int:
    return game_ids().index(game) if game in game_ids() else len(game_ids())
