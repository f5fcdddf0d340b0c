"""Points, curves and outlines: what every brush draws along."""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

Points = NDArray[np.float64]
XY = tuple[float, float]


def points_of(shape: ArrayLike) -> Points:
    return np.asarray([(p[0], p[1]) for p in shape], float)


def trace(text: str) -> Points:
    """Points written as one reads them off a sketch: "x y, x y, ..."; further columns are allowed."""
    return np.array([[float(v) for v in point.split()] for point in text.split(",")])


def spline(points: ArrayLike, closed: bool = False, step: float = 8) -> Points:
    """A smooth curve through the points (Catmull-Rom)."""
    return _smooth(points_of(points), closed, step)


def _smooth(pts: Points, closed: bool, step: float) -> Points:
    pts = np.vstack([pts[-1], pts, pts[:2]]) if closed else np.vstack([2 * pts[0] - pts[1], pts, 2 * pts[-1] - pts[-2]])
    out = []
    t = np.linspace(0, 1, step, endpoint=False)[:, None]
    for a, b, c, d in zip(pts, pts[1:], pts[2:], pts[3:], strict=False):
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*out, pts[-2:-1]])


def ellipse(
    x: float, y: float, rx: float, ry: float | None = None, start: float = 0.0, end: float = 360.0, count: int = 40
) -> Points:
    """Points of an ellipse or of a part of it; degrees, clockwise on the sheet, 0 is right."""
    a = np.radians(np.linspace(start, end, count))
    return np.column_stack([x + rx * np.cos(a), y + (rx if ry is None else ry) * np.sin(a)])


def curve(points: ArrayLike, n: int = 10) -> list[tuple[float, ...]]:
    """A spline as a list, which can be joined to others; further columns, such as a width, are smoothed as well."""
    return [tuple(map(float, row)) for row in _smooth(np.asarray(points, float), False, n)]


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, n: int = 18) -> list[XY]:
    """A part of an ellipse as a list, which can be joined to others."""
    return [(float(u), float(v)) for u, v in ellipse(x, y, rx, ry, start, end, n + 1)]


def rect(x: float, y: float, w: float, h: float) -> Points:
    return points_of([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])


def lancet(x: float, base: float, w: float, h: float, axis: tuple[float, float] = (1.0, 0.0)) -> Points:
    """A pointed arch of width w and height h above (x, base); `axis` leans it onto a receding wall."""
    spring = h - w * 0.85
    a = np.radians(np.linspace(0, 60, 7))
    right = np.column_stack([w * np.cos(a) - w / 2, spring + w * np.sin(a)])
    left = right[::-1] * (-1, 1)
    u = np.vstack([[(w / 2, 0)], right, left, [(-w / 2, 0)]])
    u[:, 1] = np.minimum(u[:, 1], h)
    return np.column_stack([x + u[:, 0] * axis[0], base + u[:, 0] * axis[1] - u[:, 1]])


def ribbon(points: ArrayLike, widths: ArrayLike) -> Points:
    """The outline of a band along a line; one width, or one per point (stretched to fit)."""
    pts = points_of(points)
    w = np.interp(np.linspace(0, 1, len(pts)), np.linspace(0, 1, np.size(widths)), np.atleast_1d(widths)) / 2
    d = np.gradient(pts, axis=0)
    n = np.column_stack([-d[:, 1], d[:, 0]]) / np.maximum(np.hypot(*d.T), 1e-6)[:, None]
    return np.vstack([pts + n * w[:, None], (pts - n * w[:, None])[::-1]])


def resample(points: ArrayLike, step: float) -> tuple[Points, float]:
    """Points at equal distances along a line, and its length."""
    pts = points_of(points)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    count = max(3, int(s[-1] / step) + 1)
    at = np.linspace(0, s[-1], count)
    return np.column_stack([np.interp(at, s, pts[:, 0]), np.interp(at, s, pts[:, 1])]), s[-1]


def polygon(points: Points) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
