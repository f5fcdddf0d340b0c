"""Who plays on: people and bots may change places in the middle of a game, or begin another one from its middle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from kingsbridge_desktop.play.match import PERSON, Match, Seat
from kingsbridge_desktop.play.own_bots import offered_players
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.theme import Colours, grown, table_font
from kingsbridge_desktop.ui.words import level_line, level_name

SHIELD = 30  # pixels


class SeatsDialog(LiveDialog):
    """Asks who plays on. With a `ply` it is about a new game from there, and which luck it has; `same_luck` is
    what is chosen at first.

    `levels` and `same_luck` are what was chosen.
    """

    def __init__(
        self,
        match: Match,
        language: Language,
        colours: Colours,
        parent: QWidget | None = None,
        *,
        ply: int | None = None,
        same_luck: bool = False,
    ) -> None:
        super().__init__(parent)
        self._match, self._ply = match, ply
        self._fill(language, [seat.level for seat in match.seats], same_luck=same_luck)

    def restyle(self, language: Language, colours: Colours) -> None:
        levels, same_luck = self.levels, self.same_luck
        self.clear()
        self._fill(language, levels, same_luck=same_luck)

    @property
    def levels(self) -> list[str]:
        """Who plays, by seat."""
        return [str(box.currentData()) for box in self.boxes]

    @property
    def same_luck(self) -> bool:
        """Whether chance goes on as it did."""
        return self.same.isChecked()

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are to be."""
        return [seat._replace(level=level) for seat, level in zip(self._match.seats, self.levels, strict=True)]

    def _fill(self, language: Language, levels: Sequence[str], *, same_luck: bool) -> None:
        if self._ply is None:
            words = self.tr("Who plays on?")
        else:
            words = self.tr("A new game from move %s") % self._ply if self._ply else self.tr("The game from its start")
        self.setWindowTitle(words)
        title = QLabel(words)
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        page = QVBoxLayout(self)
        page.setSpacing(12)
        page.addWidget(title)
        page.addLayout(self._seat_grid(language, levels))
        for seat, box in zip(self._match.seats, self.boxes, strict=True):
            call(box, f"{seat.name}: {self.tr('Who plays')}")
        self.new = QRadioButton(self.tr("New luck"))
        self.same = QRadioButton(self.tr("The same luck, as long as the same moves are made"))
        self.new.setObjectName("new_luck")
        self.same.setObjectName("same_luck")
        (self.same if same_luck else self.new).setChecked(True)
        for luck in (self.new, self.same):
            luck.setVisible(self._ply is not None)
            page.addWidget(luck)
        page.addWidget(self.answer_box(self.tr("Play on"), "play_on", self.accept))

    def _seat_grid(self, language: Language, levels: Sequence[str]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        self.boxes: list[QComboBox] = []
        for number, seat in enumerate(self._match.seats):
            shield = QLabel()
            colour = self._match.rules.colours[seat.colour]
            shield.setPixmap(pictures.shield(colour, grown(SHIELD), self.devicePixelRatioF(), "day"))
            name = QLabel(seat.name)
            box = QComboBox()
            box.setObjectName(f"seat_level_{number}")
            for level in dict.fromkeys((PERSON, *offered_players(), seat.level)):
                box.addItem(level_name(language, level), level)
                box.setItemData(box.count() - 1, level_line(language, level), Qt.ItemDataRole.ToolTipRole)
            box.setCurrentIndex(box.findData(levels[number]))
            for column, widget in enumerate((shield, name, box)):
                grid.addWidget(widget, number, column)
            self.boxes.append(box)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 2)
        return grid
