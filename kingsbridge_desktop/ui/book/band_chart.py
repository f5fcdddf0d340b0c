"""Shares of a whole over a course: who was how likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from kingsbridge_desktop.text.review import CONTEXT, PERCENT
from kingsbridge_desktop.ui.art.palette import ORP
from kingsbridge_desktop.ui.book.plot import FigureTable, edge, patterned
from kingsbridge_desktop.ui.book.scribe import AXIS, BOLD, MIDDLE, REGULAR, RIGHT, SENTENCE, Scribe, measure

HEAD = 40.0  # room for flags above
_FLAG, _CHOSEN_FLAG = 30.0, 34.0  # which are pressed, too
_FLAG_SHIELD = 0.66  # of a flag
_SHIELD = 22.0


@dataclass(frozen=True)
class Band:
    """One player's share at each place, 0 to 1."""

    name: str
    colour: str
    shares: Sequence[float]


@dataclass(frozen=True)
class Flag:
    """A shield above a place, on a stem that leads there; the chosen one is larger and gilt."""

    column: int
    colour: str
    is_chosen: bool = False


@dataclass(frozen=True)
class BandChart:
    """Bands that add up to 100 %, from the last player at the bottom to the first at the top.

    `known` places are painted, the rest is still being thought about.
    """

    title: str
    ticks: Sequence[str]
    bands: Sequence[Band]
    labels: Sequence[str] = ()  # below the places; empty ones are left out
    flags: Sequence[Flag] = ()
    dividers: Sequence[tuple[int, str]] = ()  # a dashed line at a place, with its name
    cursor: int | None = None  # the place that is looked at, marked with a gold rod
    known: int | None = None
    first_column: str = ""

    @property
    def columns(self) -> int:
        """How many places are known."""
        return len(self.ticks) if self.known is None else min(self.known, len(self.ticks))

    def plot(self, box: QRectF) -> QRectF:
        """Where the bands are in the box: words at the left, figures at the right, flags above, labels below."""
        left, right = measure("100 %", AXIS) + 8, measure("100 %", SENTENCE, BOLD) + 46
        return QRectF(box.x() + left, box.y() + HEAD, box.width() - left - right, box.height() - HEAD - 24)

    def _x(self, plot: QRectF, k: int) -> float:
        return plot.x() + plot.width() * k / max(1, len(self.ticks) - 1)

    def flag_boxes(self, box: QRectF) -> list[QRectF]:
        """Where the flags are: above their places, as far as none lies over another."""
        plot = self.plot(box)
        y = plot.top() - HEAD / 2 - 1
        boxes = []
        for flag, x in zip(self.flags, spread([self._x(plot, flag.column) for flag in self.flags], plot), strict=True):
            size = _CHOSEN_FLAG if flag.is_chosen else _FLAG
            boxes.append(QRectF(x - size / 2, y - size / 2, size, size))
        return boxes

    def column_at(self, box: QRectF, point: QPointF) -> int | None:
        """The place of the flag at a point, else the known place that is nearest to a point inside."""
        if not box.contains(point) or not self.columns:
            return None
        for flag, at in zip(self.flags, self.flag_boxes(box), strict=True):
            if at.contains(point) and flag.column < self.columns:
                return flag.column
        plot = self.plot(box)
        return min(range(self.columns), key=lambda k: abs(self._x(plot, k) - point.x()))

    def paint(self, scribe: Scribe, box: QRectF, at: int | None = None) -> None:
        """The bands, their shields, rules, dividers, flags and the figures of the place that is looked at."""
        plot = self.plot(box)
        for share in (0, 50, 100):
            y = plot.bottom() - plot.height() * share / 100
            scribe.text(plot.x() - 6, y + 4.5, percent(share / 100), AXIS, colour=scribe.tints.quiet, align=RIGHT)
        if self.columns:
            self._areas(scribe, plot)
        frame = QPainterPath()
        frame.addRect(plot)
        edge(scribe, frame, 1.4)
        self._labels(scribe, plot)
        shown = at if at is not None else self.cursor
        if shown is not None and shown < self.columns:
            self._rod(scribe, plot, shown, gilt=at is None)
        for flag, where in zip(self.flags, self.flag_boxes(box), strict=True):
            self._flag(scribe, where, flag, QPointF(self._x(plot, flag.column), plot.top()))
        self._figures(scribe, plot, shown if shown is not None else self.columns - 1)

    def _areas(self, scribe: Scribe, plot: QRectF) -> None:
        below = [0.0] * self.columns
        for band in reversed(self.bands):
            above = [low + share for low, share in zip(below, band.shares, strict=False)]
            area = QPainterPath(self._at(plot, 0, above[0]))
            for k in range(1, self.columns):
                area.lineTo(self._at(plot, k, above[k]))
            for k in range(self.columns - 1, -1, -1):
                area.lineTo(self._at(plot, k, below[k]))
            area.closeSubpath()
            patterned(scribe, area, band.colour)
            widest = max(range(self.columns), key=lambda k: (min(band.shares[k], 0.6), -abs(k - self.columns / 2)))
            if band.shares[widest] * plot.height() > _SHIELD:
                q = self._at(plot, widest, below[widest] + band.shares[widest] / 2)
                x = min(max(q.x(), plot.left() + _SHIELD), plot.right() - _SHIELD)
                scribe.shield(band.colour, x, q.y(), _SHIELD, halo=True)
            below = above

    def _at(self, plot: QRectF, k: int, share: float) -> QPointF:
        return QPointF(self._x(plot, k), plot.bottom() - plot.height() * min(1.0, share))

    def _labels(self, scribe: Scribe, plot: QRectF) -> None:
        taken, labels = -1e9, self.labels or self.ticks
        for column, name in self.dividers:
            x = self._x(plot, column)
            for ink, style, wide in (
                (scribe.tints.text, Qt.PenStyle.SolidLine, 3.4),
                (scribe.tints.paper, Qt.PenStyle.DashLine, 1.8),
            ):
                scribe.p.setPen(QPen(QColor(ink), wide, style))
                scribe.p.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            scribe.text(x, plot.bottom() + 18, name, AXIS, italic=True, align=MIDDLE)
        named = [
            (self._x(plot, column), measure(name, AXIS, italic=True) / 2 + 6) for column, name in self.dividers if name
        ]
        for k, label in enumerate(labels):
            x, half = self._x(plot, k), measure(label, AXIS) / 2
            if not label or x - half < taken + 8 or any(abs(x - at) < half + wide for at, wide in named):
                continue
            scribe.text(x, plot.bottom() + 18, label, AXIS, colour=scribe.tints.quiet, align=MIDDLE)
            taken = x + half

    def _rod(self, scribe: Scribe, plot: QRectF, column: int, *, gilt: bool) -> None:
        x = self._x(plot, column)
        inks = ((scribe.tints.text, 5.0), (ORP if gilt else scribe.tints.paper, 2.4))
        for ink, wide in inks:
            scribe.p.setPen(QPen(QColor(ink), wide))
            scribe.p.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + 4))

    def _flag(self, scribe: Scribe, box: QRectF, flag: Flag, place: QPointF) -> None:
        middle = box.center()
        scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.6))
        scribe.p.drawLine(middle, place)
        scribe.p.setBrush(scribe.lit(ORP) if flag.is_chosen else QColor(scribe.tints.paper))
        scribe.p.drawEllipse(box)
        scribe.shield(flag.colour, middle.x(), middle.y(), box.width() * _FLAG_SHIELD)

    def _figures(self, scribe: Scribe, plot: QRectF, column: int) -> None:
        if not 0 <= column < self.columns:
            return
        pitch = min(24.0, (plot.height() + 12) / max(1, len(self.bands)))
        y = plot.center().y() - pitch * (len(self.bands) - 1) / 2
        best = max(band.shares[column] for band in self.bands)
        for k, band in enumerate(self.bands):
            scribe.shield(band.colour, plot.right() + 20, y + k * pitch, min(20.0, pitch))
            leads = band.shares[column] == best
            words = percent(band.shares[column])
            px = SENTENCE if pitch >= 18 else 12
            scribe.text(plot.right() + 34, y + k * pitch + 5, words, px, BOLD if leads else REGULAR)

    def told(self, column: int) -> str:
        """Everybody's share at a place."""
        return f"{self.ticks[column]}: " + ", ".join(
            f"{band.name} {percent(band.shares[column])}" for band in self.bands
        )

    def table(self) -> FigureTable:
        """A row for each known place."""
        heads = (self.first_column, *(band.name for band in self.bands))
        rows = tuple((self.ticks[k], *(percent(band.shares[k]) for band in self.bands)) for k in range(self.columns))
        return FigureTable(heads, rows)


def spread(wanted: Sequence[float], plot: QRectF) -> list[float]:
    """Where flags stand that want to be there, in order: near it, inside, and none over its neighbour."""
    if not wanted:
        return []
    after, before = list(wanted), list(wanted)
    for at in range(1, len(wanted)):
        after[at] = max(after[at], after[at - 1] + _CHOSEN_FLAG)
        before[-at - 1] = min(before[-at - 1], before[-at] - _CHOSEN_FLAG)
    found = [(a + b) / 2 for a, b in zip(after, before, strict=True)]
    found[0] = max(found[0], plot.left())
    for at in range(1, len(found)):
        found[at] = max(found[at], found[at - 1] + _CHOSEN_FLAG)
    found[-1] = min(found[-1], plot.right())
    for at in range(len(found) - 2, -1, -1):
        found[at] = min(found[at], found[at + 1] - _CHOSEN_FLAG)
    return found


def percent(share: float) -> str:
    """A share in whole percents."""
    return QCoreApplication.translate(CONTEXT, PERCENT).format(number=round(share * 100))
