"""What lies still on the table: painted once for its size, then only copied; and how words are written there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import ceil
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import fit, growth, put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Room, Theme
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS, box_path
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.theme import READABLE, SMALLEST_LETTERS, fitting_font, scene_font

TEXT = 25.0  # the smallest letters: 11 pt where the window is 1280 × 800
LEAST_OF_NAME = 0.66  # of the letters that are wished: a long name is whole in smaller ones, and cut before others
IN_LINES = 0.88  # of what lines of half-bold letters without leading have room for
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
INK = QColor("#35281C")


class Drawn(Target):
    """A still thing around its middle; without an anchor it is only looked at."""

    def __init__(self, anchor: Anchor, face: Hashable, size: QSizeF, light: Theme) -> None:
        box = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        super().__init__(anchor, box_path(box, 8))
        self._corner = box.topLeft()
        self.box = QRectF(QPointF(), size)  # its own units, in which it is drawn
        self.face, self.light = face, light
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def setPos(self, *at: Any) -> None:
        """Painted anew wherever it comes to rest, as letters stand differently between other pixels."""
        was = self.pos()
        super().setPos(*at)
        if self.pos() != was:
            self.update()

    def show_thing(self, thing: Thing) -> bool:
        """Another face of the same kind, painted anew only if it differs."""
        if type(thing.face) is not type(self.face):
            return False
        if thing.face != self.face:
            self.face = thing.face
            self.update()
        return True

    @property
    def room(self) -> Room:
        """The colours of the light."""
        return ROOMS[self.light]

    def lettered(self) -> QRectF:
        return self.words_in().translated(self._corner)

    def words_in(self) -> QRectF:
        """Where words stand on it, in its own units: everywhere, if nothing else is said."""
        return self.box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._corner)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """The picture itself."""

    def emblem(self, painter: QPainter, name: str, box: QRectF, *, halo: bool = False) -> None:
        """An emblem in a square box."""
        paint_picture(painter, box, cache.emblem(name, halo), self.light)


def around(middle: QPointF, size: QSizeF) -> QRectF:
    """A box by its middle."""
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def width_of(words: str, size: float) -> float:
    """How much room bold words need."""
    return QFontMetricsF(scene_font(size, bold=True)).horizontalAdvance(words)


def write(
    painter: QPainter,
    box: QRectF,
    words: str,
    size: float = TEXT,
    *,
    bold: bool = False,
    italic: bool = False,
    colour: str | QColor,
    where: Qt.AlignmentFlag = LEFT,
) -> None:
    """Words on one line, in smaller letters if they are too long for the box."""
    painter.setFont(fitting_font(words, size, box.size(), bold=bold, italic=italic))
    painter.setPen(QColor(colour))
    put_words(painter, box, where | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, words)


def write_name(
    painter: QPainter, box: QRectF, name: str, size: float, *, colour: str | QColor, where: Qt.AlignmentFlag = LEFT
) -> None:
    """A player's name in bold: long ones in smaller letters that are still read, then on two lines, then cut."""
    painter.setPen(QColor(colour))
    whole = size * READABLE
    read = LEAST_PIXELS / max(painter.worldTransform().m11(), 0.01)
    least = min(whole, ceil(max(size * LEAST_OF_NAME, read)))
    if width_of(name, least) <= box.width():
        write(painter, box, name, size, bold=True, colour=colour, where=where)
        return
    lines, found = fit(name, box.width(), box.height(), whole)
    if len(lines) > 1 and found * IN_LINES >= least:
        painter.setFont(scene_font(found * IN_LINES, bold=True))
        put_words(painter, box, where | Qt.TextFlag.TextDontClip, "\n".join(lines))
        return
    font = scene_font(least, bold=True)
    painter.setFont(font)
    short = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, box.width())
    put_words(painter, box, where | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, short)


def fitting_size(words: str, width: float, largest: float) -> float:
    """The greatest size of bold letters up to this one with which the words fit, at least the smallest."""
    size = largest
    while size > TEXT and width_of(words, size) > width:
        size -= 1
    return size


def draw_words(
    painter: QPainter,
    box: QRectF,
    paragraphs: Sequence[str],
    largest: float,
    colour: str,
    where: Qt.AlignmentFlag,
    *,
    italic: bool = False,
) -> None:
    """Paragraphs in a box, the letters made smaller until they fit."""
    flags = where | Qt.TextFlag.TextWordWrap
    words = "\n".join(paragraphs).replace(" (", "\u00a0(")  # a value stays with its card
    size = largest = largest * growth()
    while size > SMALLEST_LETTERS:
        metrics = QFontMetricsF(scene_font(size, italic=italic))
        on_one_line = len(paragraphs) == 1 and size > largest - 4
        if on_one_line and metrics.horizontalAdvance(words) <= box.width():
            break
        if not on_one_line and metrics.boundingRect(box, flags, words).height() <= box.height():
            break
        size -= 1
    painter.setFont(scene_font(size, italic=italic))
    painter.setPen(QColor(colour))
    put_words(painter, box, flags, words)
