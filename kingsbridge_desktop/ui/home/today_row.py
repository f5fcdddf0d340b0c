"""A row of the home page: the game that everybody plays today, the own record there, and the way to positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.own_records import told
from kingsbridge_desktop.ui.panels.press_button import ReturnButton
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import table_font
from kingsbridge_desktop.ui.words import as_tip, game_name, without_mnemonic

if TYPE_CHECKING:
    from kingsbridge_desktop.play.own_records import Today

RECORD = 0.95  # its letters, compared with those of the buttons
SLANT = 4  # pixels that the last letter of a line in italics leans out, and Qt keeps free for it
SMALLER = (1.0, 0.93, 0.86, 0.8)  # of them, where it would need a second line


class TodayRow(QWidget):
    """Two buttons, and between them what was made of today's game so far.

    Signals:
        today_wanted: the game of the day is to be set up.
        puzzles_wanted: the positions to find the move in are to be seen.
    """

    today_wanted = Signal()
    puzzles_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.today = ReturnButton()
        self.today.setObjectName("today")
        self.today.clicked.connect(self.today_wanted)
        self.record = PlainLabel()
        self.record.setObjectName("today_record")
        self.record.setProperty("quiet", True)
        self.record.setWordWrap(True)
        self.puzzles = ReturnButton()
        self.puzzles.setObjectName("puzzles")
        self.puzzles.clicked.connect(self.puzzles_wanted)
        self._points = self.font().pointSizeF()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(12)
        self._line.addWidget(self.today)
        self._line.addWidget(self.record, 1)
        self._line.addWidget(self.puzzles)

    def fill(self, language: Language, points: float, today: Today | None) -> None:
        """The words in a language, in letters of this size; what is not read yet is left out."""
        words = self.tr("Game of the day")
        self.today.setText(without_mnemonic(f"{words}: {game_name(language, today.game)}" if today else words))
        self.record.setText(told(language, today.record) if today is not None else "")
        self.record.setToolTip(as_tip(self.record.text()))
        self.today.setAccessibleDescription(self.record.text())
        self.puzzles.setText(self.tr("Find the move"))
        for button in (self.today, self.puzzles):
            button.setFont(table_font(points))
        self._points = points * RECORD
        self._fit()

    def _fit(self) -> None:
        """The record in one line, if need be in slightly smaller letters; a longer one takes two."""
        self._line.activate()
        words, room = self.record.text(), self.record.width()
        font = table_font(self._points, italic=True)
        for share in SMALLER:
            smaller = table_font(self._points * share, italic=True)
            if QFontMetrics(smaller).horizontalAdvance(words) + SLANT <= room:
                font = smaller
                break
        if font != self.record.font():
            self.record.setFont(font)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
