"""A single sheet on the table: blocks on parchment with gilded corners, scrolling where it is long."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.book.block import Block
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.scroll_window import ScrollWindow

MARGIN = 30.0  # of the sheet, around what is written on it
RIM = 14.0  # of the paper that does not scroll
CORNER = 26.0  # of gold, which no scroll bar touches


class _Heads(QWidget):
    """The heads of a block that is scrolled, on paper of their own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._block: Block | None = None
        self.hide()

    def show_of(self, block: Block, box: QRect) -> None:
        """Lies over the uppermost lines that are seen."""
        self._block = block
        self.setGeometry(box)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._block is None:
            return
        painter = QPainter(self)
        grounds.paper(painter, QRectF(self.rect()), light=self._block.light)
        painter.scale(self._block.factor, self._block.factor)
        self._block.paint_heads(Scribe(painter, self._block.light), self._block.room())
        painter.end()


class Leaf(QWidget):
    """A sheet of blocks in logical pixels; whoever lays it says how large it may be."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._light: Theme = "day"
        self._factor = 1.0
        self._blocks: list[Block] = []
        self._scroll = ScrollWindow(self)
        self._scroll.viewport().setAutoFillBackground(False)
        self._sheet = QWidget()
        self._sheet.setAutoFillBackground(False)
        self._scroll.setWidget(self._sheet)
        self._heads = _Heads(self)
        self._scroll.verticalScrollBar().valueChanged.connect(lambda _: self._lay_heads())

    def fill(self, blocks: Sequence[Block]) -> None:
        """Writes anew; what was there goes."""
        for block in self._blocks:
            block.hide()
            block.deleteLater()
        self._blocks = list(blocks)
        for block in blocks:
            block.setParent(self._sheet)
            block.show()

    def blocks(self) -> list[Block]:
        """What is written on it, from top to bottom."""
        return list(self._blocks)

    def lay(self, room: QRect, width: float, factor: float, light: Theme) -> None:
        """Into the middle of a room, at most `width` logical pixels wide and no higher than what is written."""
        self._light, self._factor = light, factor
        wide = min(width, room.width() / factor)
        inner = wide - 2 * MARGIN
        needed = sum(block.least(inner) for block in self._blocks) + 2 * MARGIN
        scrolls = needed > room.height() / factor
        rim = CORNER if scrolls else RIM
        high = self._uncut(inner, room.height() / factor - rim - MARGIN) + rim + MARGIN if scrolls else needed
        box = QRect(0, 0, round(wide * factor), round(high * factor))
        box.moveCenter(room.center())
        self.setGeometry(box)
        side, above = round(RIM * factor), round(rim * factor)
        self._scroll.setGeometry(self.rect().adjusted(side, above, -side, -above))
        y = MARGIN - rim
        for block in self._blocks:
            tall = block.least(inner)
            block.setGeometry(QRect(*(round(value * factor) for value in (MARGIN - RIM, y, inner, tall))))
            block.dress(light, factor)
            y += tall
        written = round((y + MARGIN - rim) * factor)
        if not scrolls:  # a pixel of rounding is nothing to scroll for
            written = min(written, self._scroll.height())
        self._sheet.resize(self._scroll.viewport().width(), written)
        self._lay_heads()
        self.update()

    def _lay_heads(self) -> None:
        """Whose columns they are stays to be seen while the lines below are scrolled to, of which none is cut."""
        view = self._scroll.viewport()
        for block in self._blocks:
            head = round(block.heads() * self._factor)
            top = block.y() - self._scroll.verticalScrollBar().value()
            if head and top < 0 < top + block.height() - head:
                at = view.mapTo(self, QPoint(block.x(), 0))
                rest = block.rest((head - top) / self._factor)
                self._heads.show_of(block, QRect(at, QSize(block.width(), head + math.ceil(rest * self._factor))))
                return
        self._heads.hide()

    def _uncut(self, width: float, left: float) -> float:
        """How much of so much room is used so that the first screen ends with a whole line."""
        used = 0.0
        for block in self._blocks:
            tall = block.least(width)
            if used + tall > left:
                return used + block.uncut(width, left - used)
            used += tall
        return used

    def scroll_by(self, pages: float) -> None:
        """So many screens up or down."""
        self._scroll.scroll_by(pages)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.scale(self._factor, self._factor)
        box = QRectF(0, 0, self.width() / self._factor, self.height() / self._factor)
        grounds.panel_frame(painter, box, light=self._light)
        painter.end()
