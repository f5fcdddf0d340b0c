"""The table of the almanac: cards, effects and places share its width so that no word is cut and few rows are high."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.panels.wrapped_tree import CountedWords

COLUMNS = 3
AIR = 14  # pixels around the words of a cell
BESIDE = 8  # of them, what Qt would fill with words on the right, up to those of the next column
ICON_AIR = 12  # around a picture
NAMES_SHARE = 0.36  # of the width, that names may take before they wrap
TRIES = 24  # ways of sharing the rest


@dataclass(frozen=True)
class Cell:
    """The widths of the words of a cell, of the space between two, and the height of a line."""

    words: tuple[int, ...]
    space: int
    line: int

    @property
    def whole(self) -> int:
        """What it needs to stand in one line."""
        return sum(self.words) + self.space * (len(self.words) - 1)

    def height(self, width: int) -> int:
        """How high it is when its words wrap."""
        lines, used = 1, 0
        for word in self.words:
            if used and used + self.space + word > width:
                lines, used = lines + 1, word
            else:
                used += self.space + word if used else word
        return lines * self.line


def shares(room: int, rows: Sequence[Sequence[Cell]], air: Sequence[int], least: Sequence[int]) -> list[int]:
    """The widths of three columns with which all rows together are lowest, and no word is wider than its column."""
    need = [max(least[at], air[at] + max((max(row[at].words) for row in rows), default=0)) for at in range(COLUMNS)]
    names = max((air[0] + row[0].whole for row in rows), default=0)
    names = max(need[0], min(names, round(room * NAMES_SHARE)))
    free = max(0, room - names - need[1] - need[2])

    def high(effect: int) -> tuple[int, int]:
        widths = names, effect, room - names - effect
        heights = (max(row[at].height(widths[at] - air[at]) for at in range(COLUMNS)) for row in rows)
        return sum(heights), abs(widths[1] - widths[2])

    effect = min((need[1] + free * step // TRIES for step in range(TRIES + 1)), key=high)
    return [names, effect, max(need[2], room - names - effect)]


class CardTable(QTreeWidget):
    """Three columns whose words wrap; every row is as high as its words need."""

    def __init__(self) -> None:
        super().__init__()
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setItemDelegate(CountedWords(self))
        self.setStyleSheet(f"QTreeView::item {{ padding-right: {BESIDE}px; }}")
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def share(self) -> None:
        """Shares the width, and gives every row the height it needs then."""
        cards = self._cards()
        rows = [[_cell(card, column) for column in range(COLUMNS)] for card in cards]
        air = [AIR + self.iconSize().width() + ICON_AIR, AIR, AIR]
        least = [self.header().sectionSizeHint(column) for column in range(COLUMNS)]
        widths = shares(self.viewport().width(), rows, air, least)
        for column, width in enumerate(widths):
            self.header().resizeSection(column, width)
        for card in cards:
            heights = [self.iconSize().height()]
            for column in range(COLUMNS):
                box = QRect(0, 0, max(1, widths[column] - air[column]), 10_000)
                metrics = QFontMetrics(card.font(column))
                words = counted(card.text(column))
                heights.append(metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), words).height())
            card.setSizeHint(1, QSize(0, max(heights) + AIR // 2))

    def _cards(self) -> list[QTreeWidgetItem]:
        """All lines but the headings."""
        lines = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        return [line for line in lines if line is not None and line.text(1)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share()


def _cell(card: QTreeWidgetItem, column: int) -> Cell:
    letters = QFontMetrics(card.font(column))
    words = tuple(letters.horizontalAdvance(word) for word in counted(card.text(column)).split(" "))
    return Cell(words, letters.horizontalAdvance(" "), letters.lineSpacing())
