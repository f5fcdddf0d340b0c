"""Bars to both sides of a common zero: what own play and what luck brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from kingsbridge_desktop.ui.book.plot import FigureTable, edge, patterned, written
from kingsbridge_desktop.ui.book.scribe import AXIS, LEFT, NAME, RIGHT, SEMI, Scribe, measure

_SHIELD = 26.0
_NAME = 18.0  # the line of a name, above its bars
_BAR = 14.0
_GAP = 2.0
_APART = 8.0  # between rows
_BEYOND = 5.0  # between a bar and its figure


@dataclass(frozen=True)
class Bar:
    """A value with what is not sure of it; a plain one has no livery."""

    value: float
    error: float = 0.0
    is_plain: bool = False


@dataclass(frozen=True)
class BarRow:
    """A player's bars, one under the other."""

    name: str
    colour: str
    bars: Sequence[Bar]


@dataclass(frozen=True)
class BarChart:
    """One scale and one zero for all rows."""

    title: str
    rows: Sequence[BarRow]
    kinds: Sequence[str]  # what the first, the second … bar of a row means
    unit: str = ""
    first_column: str = ""

    @property
    def columns(self) -> int:
        """The keyboard goes from row to row."""
        return len(self.rows)

    def least_height(self) -> float:
        """How high it must be at least, its key included."""
        return len(self.rows) * (_NAME + len(self.kinds) * (_BAR + _GAP) + _APART) + len(self.kinds) * 20 + 8

    def _parts(self, box: QRectF) -> tuple[QRectF, float]:
        """Where the rows are, and how high one is."""
        foot = len(self.kinds) * 20 + 6
        rows = QRectF(box.x(), box.y(), box.width(), box.height() - foot)
        return rows, rows.height() / max(1, len(self.rows))

    def column_at(self, box: QRectF, point: QPointF) -> int | None:
        """The row under a point."""
        rows, pitch = self._parts(box)
        return int((point.y() - rows.y()) / pitch) if rows.contains(point) and self.rows else None

    def paint(self, scribe: Scribe, box: QRectF, at: int | None = None) -> None:
        """Rows of shields, names and bars, the zero line, the key below."""
        rows, pitch = self._parts(box)
        left = box.x() + _SHIELD + 8
        zero, unit = self._scale(left, box.right() - 2)
        for k, row in enumerate(self.rows):
            line = QRectF(rows.x(), rows.y() + k * pitch, rows.width(), pitch)
            if k == at:
                tint = QColor(scribe.tints.edge)
                tint.setAlpha(110)
                scribe.p.fillRect(line, tint)
            top = line.center().y() - (_NAME + len(self.kinds) * (_BAR + _GAP)) / 2
            scribe.shield(row.colour, box.x() + _SHIELD / 2, top + _SHIELD / 2, _SHIELD)
            scribe.text(left, top + _NAME - 5, row.name, NAME, width=box.right() - left)
            if not row.bars:
                continue
            self._bars(scribe, row, zero, unit, top + _NAME)
            scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.6))
            foot = top + _NAME + len(self.kinds) * (_BAR + _GAP)
            scribe.p.drawLine(QPointF(zero, top + _NAME - 1), QPointF(zero, foot))
        if any(row.bars for row in self.rows):
            self._key(scribe, box, rows.bottom() + 8)

    def _scale(self, left: float, right: float) -> tuple[float, float]:
        """Where zero is between two edges, and how long one is: as long as the longest bars and their figures allow."""
        every = [bar for row in self.rows for bar in row.bars]
        below, above = ([bar for bar in every if (bar.value < 0) == is_left] for is_left in (True, False))
        reaches = [max((abs(bar.value) + bar.error for bar in side), default=0.0) for side in (below, above)]
        rooms = [max((measure(self._figure(bar), AXIS, SEMI) for bar in side), default=0.0) for side in (below, above)]
        unit = (right - left - sum(rooms) - 2 * _BEYOND) / (sum(reaches) or 1.0)
        return left + rooms[0] + _BEYOND + reaches[0] * unit, unit

    def _bars(self, scribe: Scribe, row: BarRow, zero: float, unit: float, top: float) -> None:
        for k, bar in enumerate(row.bars):
            y, end = top + k * (_BAR + _GAP), zero + bar.value * unit
            area = QPainterPath()
            area.addRect(QRectF(QPointF(min(zero, end), y), QPointF(max(zero, end), y + _BAR)))
            _colour(scribe, area, row.colour, is_plain=bar.is_plain)
            if bar.error:
                _whisker(scribe, end, bar.error * unit, y + _BAR / 2)
            beyond = bar.error * unit + _BEYOND
            is_left = bar.value < 0
            at = end - beyond if is_left else end + beyond
            scribe.text(at, y + _BAR - 2.5, self._figure(bar), AXIS, SEMI, align=RIGHT if is_left else LEFT)

    def _key(self, scribe: Scribe, box: QRectF, y: float) -> None:
        for k, kind in enumerate(self.kinds):
            area = QPainterPath()
            area.addRect(QRectF(box.x() + 1, y + k * 20, 24, 12))
            is_plain = any(row.bars[k].is_plain for row in self.rows if k < len(row.bars))
            colour = self.rows[0].colour if self.rows else "grey"
            _colour(scribe, area, colour, is_plain=is_plain)
            scribe.text(box.x() + 34, y + k * 20 + 11, kind, AXIS, colour=scribe.tints.quiet, width=box.width() - 36)

    def _figure(self, bar: Bar) -> str:
        return written(bar.value, signed=True, unit=self.unit)

    def _sure(self, bar: Bar) -> str:
        return f"{self._figure(bar)} (± {written(bar.error)})" if bar.error else self._figure(bar)

    def told(self, column: int) -> str:
        """All values of a row."""
        row = self.rows[column]
        figures = (f"{kind} {self._sure(bar)}" for kind, bar in zip(self.kinds, row.bars, strict=False))
        return f"{row.name}: {', '.join(figures)}"

    def table(self) -> FigureTable:
        """A row for each player."""
        rows = tuple((row.name, *(self._sure(bar) for bar in row.bars)) for row in self.rows)
        return FigureTable((self.first_column, *self.kinds), rows)


def _colour(scribe: Scribe, area: QPainterPath, colour: str, *, is_plain: bool) -> None:
    if is_plain:
        scribe.p.fillPath(area, scribe.lit("#CFC6B2"))
        edge(scribe, area)
    else:
        patterned(scribe, area, colour)


def _whisker(scribe: Scribe, x: float, reach: float, y: float) -> None:
    scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.4, Qt.PenStyle.SolidLine))
    scribe.p.drawLine(QPointF(x - reach, y), QPointF(x + reach, y))
    for end in (x - reach, x + reach):
        scribe.p.drawLine(QPointF(end, y - 4), QPointF(end, y + 4))
