"""Items that painted boards share: emblems, words, plaques of parchment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.theme import fitting_font, scene_font


def box_path(width: float, height: float, round_by: float = 6.0) -> QPainterPath:
    """A box with its corner at the origin."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, width, height), round_by, round_by)
    return path


def disc_path(radius: float) -> QPainterPath:
    """A disc around the origin."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


class EmblemItem(QGraphicsObject):
    """An emblem that is only looked at; clicks go through to what lies below."""

    def __init__(self, emblem: str, size: float, light: Theme, *, halo: bool = True) -> None:
        super().__init__()
        self.picture = cache.emblem(emblem, halo=halo)
        self.light = light
        self._box = QRectF(-size / 2, -size / 2, size, size)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, self.picture, self.light, growing=self.scale())


class Label(QGraphicsItem):
    """Words on a board with a soft rim of parchment, never clicked."""

    def __init__(
        self,
        words: str,
        pixels: float,
        light: Theme,
        *,
        align: str = "center",
        bold: bool = False,
        italic: bool = False,
        spacing: int = 100,
        rim: bool = True,
    ) -> None:
        super().__init__()
        font = scene_font(pixels, bold=bold, italic=italic)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(words)
        left = {"center": -width / 2, "left": 0.0, "right": -width}[align]
        self._path = QPainterPath()
        self._path.addText(left, 0, font, words)
        self._box = QRectF(left - 4, -metrics.ascent() - 3, width + 8, metrics.height() + 6)
        self._ink = QColor("#35281C") if light == "day" else QColor("#F3E2BC")
        self._rim = QColor(243, 231, 203, 200) if light == "day" else QColor(30, 20, 12, 190)
        self._rimmed = rim
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # a rim of letters is dear to stroke
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rimmed:
            painter.strokePath(self._path, QPen(self._rim, 4, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(self._path, self._ink)


class Cell(NamedTuple):
    """One cell of a plaque's line: an emblem or words, at a column."""

    x: float
    words: str = ""
    emblem: str = ""
    bold: bool = False
    align: str = "left"


class Plaque(QGraphicsItem):
    """A sheet of parchment with a heading and lines of emblems and figures."""

    def __init__(self, width: float, height: float, light: Theme, pixels: float = 25.0) -> None:
        super().__init__()
        self._box = QRectF(0, 0, width, height)
        self._light: Theme = light
        self._pixels = pixels
        self._title = ""
        self._lines: Sequence[Sequence[Cell]] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self._light = light
        self.update()

    def write(self, title: str, lines: Sequence[Sequence[Cell]]) -> None:
        """Other words; painted anew only if they differ."""
        if (title, lines) != (self._title, self._lines):
            self._title, self._lines = title, lines
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self._light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = ROOMS[self._light]
        painter.setPen(QColor(room.text))
        inner = self._box.adjusted(18, 14, -18, -14)
        y = inner.top()
        if self._title:
            box = QRectF(inner.left(), y, inner.width(), self._pixels * 3)
            font = fitting_font(self._title, self._pixels * 1.12, box.size(), bold=True, wraps=True)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
            painter.setFont(font)
            used = painter.boundingRect(box, flags, self._title)
            painter.drawText(box, flags, self._title)
            y += used.height() + 6
        step = self._pixels * 1.42
        for line in self._lines:
            for cell in line:
                self._paint_cell(painter, cell, inner, y, step)
            y += step

    def _paint_cell(self, painter: QPainter, cell: Cell, inner: QRectF, y: float, step: float) -> None:
        if cell.emblem:
            side = step * 0.92
            paint_picture(painter, QRectF(inner.left() + cell.x, y, side, side), cache.emblem(cell.emblem), self._light)
        if not cell.words:
            return
        x = inner.left() + cell.x + (step if cell.emblem else 0)
        box = QRectF(x, y, inner.right() - x, step)
        if cell.align == "right":
            box = QRectF(inner.left(), y, cell.x, step)
        side_flag = Qt.AlignmentFlag.AlignRight if cell.align == "right" else Qt.AlignmentFlag.AlignLeft
        painter.setFont(fitting_font(cell.words, self._pixels, box.size(), bold=cell.bold))
        painter.drawText(box, side_flag | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, cell.words)
