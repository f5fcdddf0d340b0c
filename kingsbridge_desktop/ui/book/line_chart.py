"""Lines over a course: points after each round, a rating over months."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from kingsbridge_desktop.ui.art.palette import LIVERIES, ORP
from kingsbridge_desktop.ui.book.plot import FigureTable, around_zero, spread, steps, tube, written
from kingsbridge_desktop.ui.book.scribe import AXIS, BOLD, LEAST, MIDDLE, REGULAR, RIGHT, SENTENCE, Scribe, measure

MARK, LEADING_MARK = 18.0, 20.0  # shields on a line
MARK_GAP = 34.0  # between two marks of a line at least
NAME_GAP = 18.0
USUAL_NAME, NAME_SHARE = 96.0, 0.32  # room of names beside the lines; of the width, where long ones need more


@dataclass(frozen=True)
class Line:
    """A line of a chart: whose it is, a value for each place, and what stands at its right end."""

    name: str
    colour: str  # of a livery
    values: Sequence[float]
    end: str = ""  # beside the name, as the total
    leads: bool = False  # broader, its name bold
    dots: Sequence[int] = ()  # places with a dot of gold
    is_filled: bool = False  # the area under it is tinted
    told: Sequence[str] = ()  # the figure of each place in words, where it is not the value


@dataclass(frozen=True)
class LineChart:
    """Lines with shields as marks, between three to five rules."""

    title: str
    ticks: Sequence[str]  # what each place is called; long names are left out where there is no room
    lines: Sequence[Line]
    labels: Sequence[str] = ()  # what stands below a place, where that is shorter than its name
    signed: bool = False  # values to both sides of zero, which has a darker rule
    references: Sequence[tuple[float, str]] = ()  # dashed lines with a name at the right
    at_x: Sequence[float] = ()  # where a place is, 0 to 1; else all are equally far apart
    has_marks: bool = True
    first_column: str = ""  # heading of the table's first column

    @property
    def columns(self) -> int:
        """How many places there are."""
        return len(self.ticks)

    # geometry

    def _margin(self, width: float) -> float:
        names = [measure(line.name, SENTENCE, BOLD) for line in self.lines]
        small = [measure(line.name, LEAST, BOLD if line.leads else REGULAR) + 1 for line in self.lines]
        room = max(USUAL_NAME, min(max(small, default=0), width * NAME_SHARE))
        ends = [measure(line.end, SENTENCE, BOLD) for line in self.lines if line.end]
        texts = [measure(name, AXIS, italic=True) for _, name in self.references]
        return max(min(max(names, default=0), room) + (max(ends) + 14 if ends else 0), *texts, 0.0) + 22

    @staticmethod
    def _plot(box: QRectF, margin: float) -> QRectF:
        return QRectF(box.x() + 36, box.y() + 8, box.width() - 36 - margin, box.height() - 8 - 24)

    def _range(self) -> list[float]:
        values = [v for line in self.lines for v in line.values] + [value for value, _ in self.references]
        if self.signed:
            return around_zero(max((abs(v) for v in values), default=1.0))
        return steps(min(values, default=0.0), max(values, default=1.0))

    def _x(self, plot: QRectF, k: int) -> float:
        share = self.at_x[k] if self.at_x else k / max(1, self.columns - 1)
        return plot.x() + 6 + (plot.width() - 18) * share

    def column_at(self, box: QRectF, point: QPointF) -> int | None:
        """The place that is nearest to a point inside."""
        if not box.contains(point) or not self.columns:
            return None
        plot = self._plot(box, self._margin(box.width()))
        return min(range(self.columns), key=lambda k: abs(self._x(plot, k) - point.x()))

    # drawing

    def paint(self, scribe: Scribe, box: QRectF, at: int | None = None) -> None:
        """Rules and places, then the lines from the last to the leading one, then names."""
        if not self.lines or not self.columns:
            return
        plot = self._plot(box, self._margin(box.width()))
        scale = self._range()

        def where(k: int, value: float) -> QPointF:
            return QPointF(
                self._x(plot, k), plot.bottom() - plot.height() * (value - scale[0]) / (scale[-1] - scale[0])
            )

        self._rules(scribe, plot, scale)
        self._places(scribe, plot, at)
        order = sorted(self.lines, key=lambda line: line.leads)
        for line in order:
            points = [where(k, value) for k, value in enumerate(line.values)]
            if line.is_filled:
                _fill(scribe, points, plot.bottom(), line.colour)
            if len(points) > 1:
                tube(scribe, points, line.colour, 3.6 if line.leads else 2.8)
        for line in order:
            self._marks(scribe, plot, line, [where(k, value) for k, value in enumerate(line.values)])
        for value, name in self.references:
            self._reference(scribe, plot, where(0, value).y(), name)
        self._names(scribe, box, plot, [where(len(line.values) - 1, line.values[-1]).y() for line in self.lines])

    def _rules(self, scribe: Scribe, plot: QRectF, scale: Sequence[float]) -> None:
        for value in scale:
            y = plot.bottom() - plot.height() * (value - scale[0]) / (scale[-1] - scale[0])
            is_zero = self.signed and value == 0
            ink = scribe.tints.quiet if is_zero else scribe.tints.rule
            scribe.rule(plot.left(), plot.right(), y, 1.2 if is_zero else 1.0, ink)
            label = written(value, signed=self.signed)
            scribe.text(plot.left() - 6, y + 4.5, label, AXIS, colour=scribe.tints.quiet, align=RIGHT)

    def _places(self, scribe: Scribe, plot: QRectF, at: int | None) -> None:
        """A dotted line at each place where they are far apart, and as many labels as there is room for."""
        labels = self.labels or self.ticks
        taken = -1e9
        dotted = plot.width() / max(1, self.columns - 1) >= 18
        for k in range(self.columns):
            x = self._x(plot, k)
            if k == at:
                scribe.p.setPen(QPen(QColor(scribe.tints.text), 2.0))
                scribe.p.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            elif dotted and k:
                scribe.p.setPen(QPen(QColor(scribe.tints.rule), 1.0, Qt.PenStyle.DotLine))
                scribe.p.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            half = measure(labels[k], AXIS) / 2
            if labels[k] and x - half > taken + 6:
                scribe.text(x, plot.bottom() + 19, labels[k], AXIS, colour=scribe.tints.quiet, align=MIDDLE)
                taken = x + half

    def _marks(self, scribe: Scribe, plot: QRectF, line: Line, points: Sequence[QPointF]) -> None:
        dots = set(line.dots)
        scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.2))
        scribe.p.setBrush(scribe.lit(ORP))
        for k in dots:
            scribe.p.drawEllipse(points[k], 4.2, 4.2)
        size = LEADING_MARK if line.leads else MARK
        last = len(points) - 1
        if not self.has_marks:
            scribe.shield(line.colour, points[last].x(), points[last].y(), size, halo=True)
            return
        gap = (plot.width() - 18) / max(1, self.columns - 1)
        every = max(1, round(MARK_GAP / max(gap, 0.1) + 0.49))
        for k in range(last, -1, -every):
            if k or last == 0:
                scribe.shield(line.colour, points[k].x(), points[k].y(), size, halo=True)

    def _reference(self, scribe: Scribe, plot: QRectF, y: float, name: str) -> None:
        scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.0, Qt.PenStyle.DashLine))
        scribe.p.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        scribe.text(plot.right() + 8, y + 4.5, name, AXIS, italic=True, colour=scribe.tints.quiet)

    def _names(self, scribe: Scribe, box: QRectF, plot: QRectF, ys: Sequence[float]) -> None:
        if self.references:
            return
        for line, y in zip(
            self.lines, spread(ys, NAME_GAP, plot.top() - 2, max(plot.bottom() + 4, plot.top())), strict=True
        ):
            wide = measure(line.end, SENTENCE, BOLD)
            room = box.right() - plot.right() - 12 - (wide + 12 if line.end else 4)
            scribe.text(plot.right() + 12, y + 5, line.name, SENTENCE, BOLD if line.leads else REGULAR, width=room)
            ink = scribe.tints.gold if line.leads else scribe.tints.text
            scribe.text(box.right() - 4, y + 5, line.end, SENTENCE, BOLD, align=RIGHT, colour=ink)

    # words

    def _figure(self, line: Line, k: int) -> str:
        if k >= len(line.values):
            return "–"
        return line.told[k] if line.told else written(line.values[k], signed=self.signed)

    def told(self, column: int) -> str:
        """Everybody's figure at a place."""
        figures = (f"{line.name} {self._figure(line, column)}" for line in self.lines)
        return f"{self.ticks[column]}: {', '.join(figures)}"

    def table(self) -> FigureTable:
        """A row for each place, a column for each line."""
        heads = (self.first_column, *(line.name for line in self.lines))
        rows = tuple((tick, *(self._figure(line, k) for line in self.lines)) for k, tick in enumerate(self.ticks))
        return FigureTable(heads, rows)


def _fill(scribe: Scribe, points: Sequence[QPointF], foot: float, colour: str) -> None:
    area = QPainterPath(QPointF(points[0].x(), foot))
    for q in points:
        area.lineTo(q)
    area.lineTo(points[-1].x(), foot)
    tint = QColor(LIVERIES[colour].colour)
    tint.setAlpha(60)
    scribe.p.fillPath(area, tint)
