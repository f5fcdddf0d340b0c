"""What lies still on the table: painted once for its size, then only copied; and how words are written there."""

from __future__ import annotations

from collections.abc import Hashable
from math import ceil, floor
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import LINE, fit, fit_name, growth, put_lines, put_words, tell_size
from kingsbridge_desktop.ui.art.palette import ROOMS, Room, Theme
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS, box_path
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.theme import READABLE, fitting_font, scene_font

TEXT = 25.0  # the smallest letters: 11 pt where the window is 1280 × 800
LEAST_OF_NAME = 0.66  # of the letters that are wished: a long name is whole in smaller ones, and cut before others
TOGETHER = 0.97  # of their room: lines of a sentence stand a little farther apart than those of a name
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
    least = _least_of_name(painter, size)
    if width_of(name, ceil(least)) <= box.width():
        write(painter, box, name, size, bold=True, colour=colour, where=where)
        return
    lines, found, narrow = fit_name(name, box.width(), box.height(), size * READABLE, least)
    align = "center" if where == CENTRE else "left"
    put_lines(painter, box, lines, found, QColor(colour).name(), align=align, on_card=False, narrow=narrow)


def has_room_for(painter: QPainter, box: QRectF, name: str, size: float) -> bool:
    """Whether `write_name` writes the whole of a name there."""
    least = _least_of_name(painter, size)
    if width_of(name, ceil(least)) <= box.width():
        return True
    lines, found, _ = fit_name(name, box.width(), box.height(), size * READABLE, least)
    return found >= least and not "".join(lines).endswith("…")


def _least_of_name(painter: QPainter, size: float) -> float:
    """The smallest letters of a name that is wished in such a size."""
    read = LEAST_PIXELS / max(painter.worldTransform().m11(), 0.01)
    return min(size * READABLE, max(size * LEAST_OF_NAME, read))


def fitting_size(words: str, width: float, largest: float) -> float:
    """The greatest size of bold letters up to this one with which the words fit, at least the smallest."""
    size = largest
    while size > TEXT and width_of(words, size) > width:
        size -= 1
    return size


def draw_words(
    painter: QPainter,
    box: QRectF,
    words: str,
    largest: float,
    colour: str,
    most: int = 3,
) -> None:
    """A sentence in the middle of a box, on as many even lines as make its letters largest."""
    words = words.replace(" (", "\u00a0(")  # a value stays with its card
    lines, size = fit(words, box.width(), box.height() * TOGETHER, largest * growth(), most)
    painter.setFont(scene_font(floor(size)))
    painter.setPen(QColor(colour))
    tell_size(painter, words, floor(size))
    pitch = LINE * size / TOGETHER
    for at, line in enumerate(lines):
        middle = box.center().y() + pitch * (at - (len(lines) - 1) / 2)
        row = QRectF(box.left(), middle - pitch / 2, box.width(), pitch)
        painter.drawText(row, CENTRE | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, line)
