"""What charts share: their figures as a table, axes, names that keep apart, lines as tubes, areas with patterns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, log10
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from kingsbridge_desktop.ui.art.layers import blank
from kingsbridge_desktop.ui.art.palette import LIVERIES, worn
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.tints import PRINT, theme_of

DASHES = {  # in widths of the thinner line inside
    "bend": (5.0, 4.0),
    "chevron": (1.4, 3.0),
    "cross": (9.0, 3.0, 1.6, 3.0),
    "saltire": (3.0, 2.0, 1.0, 2.0),
    "fess": (12.0, 4.0),
    "pale": (1.0, 1.6),
}
_REPEAT = 20.0  # logical pixels after which every pattern begins again
_STEPS = (1.0, 2.0, 5.0, 10.0)


class FigureTable(NamedTuple):
    """The figures of a chart: a heading for each column (the first names the rows) and the rows."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(Protocol):
    """Figures that can be painted anywhere and told in words."""

    @property
    def title(self) -> str: ...

    @property
    def columns(self) -> int:
        """How many places the keyboard goes through."""
        ...

    def paint(self, scribe: Scribe, box: QRectF, at: int | None = None) -> None:
        """Draws it into a box; `at` is the place that is pointed at."""
        ...

    def column_at(self, box: QRectF, point: QPointF) -> int | None:
        """Which place is under a point of a chart painted into the box."""
        ...

    def told(self, column: int) -> str:
        """The numbers of a place in words."""
        ...

    def table(self) -> FigureTable: ...


def written(value: float, *, signed: bool = False, unit: str = "") -> str:
    """A figure as one writes it: whole where it is, a true minus, its sign if wanted."""
    whole = round(value) if abs(value - round(value)) < 0.005 else round(value, 1)
    words = f"{whole:+}" if signed and whole else f"{whole}"
    return words.replace("-", "−") + unit


def steps(low: float, high: float) -> list[float]:
    """Three to five round values that reach from at most `low` to at least `high`."""
    high = max(high, low + 1)
    power = 10.0 ** max(0, floor(log10((high - low) / 4)))
    for size in (f * p for p in (power, power * 10) for f in _STEPS):
        first, last = floor(low / size), ceil(high / size)
        if last - first <= 4:
            found = [k * size for k in range(first, last + 1)]
            return found if len(found) > 2 else [*found, (last + 1) * size]
    raise AssertionError("a step of ten spans always suffices")


def around_zero(reach: float) -> list[float]:
    """Five values from one side of zero to the other that `reach` fits into."""
    power = 10.0 ** max(0, floor(log10(max(reach, 1))))
    shares = (2.0, 4.0, 6.0, 8.0, 10.0) if power == 1 else (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0)
    top = next(t for t in (f * power for f in shares) if t >= reach - 1e-9)
    return [-top, -top / 2, 0.0, top / 2, top]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Positions at least `gap` apart if the room allows, as near to the wanted ones as they can be."""
    order = sorted(range(len(wanted)), key=lambda k: wanted[k])
    at = [wanted[k] for k in order]
    for _ in range(60):
        for i, j in pairwise(range(len(at))):
            short = gap - (at[j] - at[i])
            if short > 0:
                at[i] -= short / 2
                at[j] += short / 2
        at = [min(high, max(low, v)) for v in at]
    out = [0.0] * len(at)
    for k, value in zip(order, at, strict=True):
        out[k] = value
    return out


def tube(scribe: Scribe, points: Sequence[QPointF], colour: str, width: float) -> None:
    """A player's line: a rim of paper, a casing of ink, the pigment inside, the livery's dash on it."""
    livery, p = LIVERIES[colour], scribe.p
    path = QPainterPath(points[0])
    for q in points[1:]:
        path.lineTo(q)
    p.setBrush(Qt.BrushStyle.NoBrush)
    cap, join, solid = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin, Qt.PenStyle.SolidLine
    for ink, wide in ((scribe.tints.paper, width + 4.4), (scribe.tints.text, width + 2), (livery.colour, width)):
        p.setPen(QPen(QColor(ink), wide, solid, cap, join))  # the pigment is not dimmed: it must stand out
        p.drawPath(path)
    dashes = DASHES.get(livery.pattern)
    if dashes:
        pen = QPen(QColor(livery.mark), width * 0.52, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap, join)
        pen.setDashPattern(list(dashes))
        p.setPen(pen)
        p.drawPath(path)


def patterned(scribe: Scribe, area: QPainterPath, colour: str, alpha: float = 1.0) -> None:
    """An area in a player's pigment with its pattern and an edge of ink, for bands and bars."""
    livery, p = LIVERIES[colour], scribe.p
    fill, mark = (worn(pigment, theme_of(scribe.light)) for pigment in (livery.colour, livery.mark))
    fill.setAlphaF(alpha)
    mark.setAlpha(170)
    if scribe.light == PRINT:
        p.fillPath(area, fill)
        p.save()
        p.setClipPath(area, Qt.ClipOperation.IntersectClip)
        p.setPen(QPen(mark, 1.3))
        p.setBrush(Qt.BrushStyle.NoBrush)
        _pattern(p, area.boundingRect(), livery.pattern)
        p.restore()
    else:
        corner, sharpness = area.boundingRect().topLeft(), scribe.sharpness
        cloth = _cloth(livery.pattern, fill.rgba(), mark.rgba(), sharpness)
        brush, size = QBrush(cloth), _REPEAT / cloth.width()
        brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()).scale(size, size))
        p.fillPath(area, brush)
    edge(scribe, area)


@lru_cache(maxsize=64)
def _cloth(pattern: str, pigment: int, ink: int, sharpness: float) -> QImage:
    """A piece of a pattern that repeats itself: a screen is painted often, and copying is quicker than drawing."""
    side = round(_REPEAT * sharpness)
    image = blank(side, side)
    image.fill(QColor.fromRgba(pigment))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / _REPEAT, side / _REPEAT)
    painter.setPen(QPen(QColor.fromRgba(ink), 1.3))
    # Some more around it, so that what crosses an edge goes on at the other.
    _pattern(painter, QRectF(-_REPEAT, -_REPEAT, 3 * _REPEAT, 3 * _REPEAT), pattern)
    painter.end()
    return image


def edge(scribe: Scribe, area: QPainterPath, width: float = 1.1) -> None:
    """A line of ink around an area."""
    scribe.p.setBrush(Qt.BrushStyle.NoBrush)
    scribe.p.setPen(QPen(QColor(scribe.tints.text), width))
    scribe.p.drawPath(area)


def _pattern(p: QPainter, r: QRectF, pattern: str) -> None:
    across, down = range(int(r.width() / 10) + 2), range(int(r.height() / 10) + 2)
    if pattern == "bend":
        for k in range(-len(down), len(across) + 1):
            x = r.x() + k * 10
            p.drawLine(QPointF(x, r.y()), QPointF(x + r.height(), r.bottom()))
    elif pattern == "fess":
        for j in down:
            p.drawLine(QPointF(r.x(), r.y() + j * 10 + 4), QPointF(r.right(), r.y() + j * 10 + 4))
    elif pattern == "pale":
        for k in across:
            p.drawLine(QPointF(r.x() + k * 10 + 4, r.y()), QPointF(r.x() + k * 10 + 4, r.bottom()))
    elif pattern in ("chevron", "cross", "saltire"):
        for j in down:
            for k in across:
                _figure(p, r.x() + k * 10 + 4 + j % 2 * 5, r.y() + j * 10 + 5, pattern)


def _figure(p: QPainter, x: float, y: float, pattern: str) -> None:
    if pattern == "chevron":
        p.drawPolyline(QPolygonF([QPointF(x - 3.4, y + 2), QPointF(x, y - 1.8), QPointF(x + 3.4, y + 2)]))
        return
    a, b = (2.6, 0.0) if pattern == "cross" else (2.0, 2.0)
    p.drawLine(QPointF(x - a, y - b), QPointF(x + a, y + b))
    p.drawLine(QPointF(x - b, y + a), QPointF(x + b, y - a))
