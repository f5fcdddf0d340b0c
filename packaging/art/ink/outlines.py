"""Outlines: SVG path data and simple shapes as QPainterPath, and the few outlines that several pictures share."""

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

_TOKEN = re.compile(r"[MmLlHhVvCcQqZz]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}

LILY = (
    "M0 -15 Q6 -7 3 1 L9 -5 Q14 -2 11 4 Q8 7 4 5 L6 9 H2 L3 15 L0 12 L-3 15 L-2 9 H-6 L-4 5 "
    "Q-8 7 -11 4 Q-14 -2 -9 -5 L-3 1 Q-6 -7 0 -15 Z"
)
SHIELD = "M14 10 Q50 16 86 10 V46 C86 70 70 86 50 96 C30 86 14 70 14 46 Z"
FIELD = "M20 16 Q50 21 80 16 V46 C80 67 67 81 50 90 C33 81 20 67 20 46 Z"


@lru_cache(maxsize=4096)
def _parsed(d: str) -> QPainterPath:
    path, t, i, cmd = QPainterPath(), _TOKEN.findall(d), 0, "M"
    x = y = 0.0
    while i < len(t):
        if t[i].isalpha():
            cmd, i = t[i], i + 1
            if cmd in "Zz":
                path.closeSubpath()
                x, y = path.currentPosition().x(), path.currentPosition().y()
                continue
        n = _ARGUMENTS[cmd.upper()]
        v, i = [float(s) for s in t[i : i + n]], i + n
        if cmd in "Hh":
            v = [v[0] + (x if cmd == "h" else 0), y]
        elif cmd in "Vv":
            v = [x, v[0] + (y if cmd == "v" else 0)]
        elif cmd.islower():
            v = [a + (y if k % 2 else x) for k, a in enumerate(v)]
        if cmd in "Mm":
            path.moveTo(v[0], v[1])
            cmd = "L" if cmd == "M" else "l"
        elif cmd in "LlHhVv":
            path.lineTo(v[0], v[1])
        elif cmd in "Cc":
            path.cubicTo(*v)
        else:
            path.quadTo(*v)
        x, y = v[-2], v[-1]
    return path


def P(d: str) -> QPainterPath:
    """A path from SVG path data (M L H V C Q Z, absolute and relative)."""
    return QPainterPath(_parsed(d))


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> QPainterPath:
    """A circle or an ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return path


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> QPainterPath:
    """A rectangle, its corners rounded by r."""
    path = QPainterPath()
    if r:
        path.addRoundedRect(QRectF(x, y, w, h), r, r)
    else:
        path.addRect(QRectF(x, y, w, h))
    return path


def seg(x1: float, y1: float, x2: float, y2: float) -> QPainterPath:
    """A straight stroke."""
    path = QPainterPath(QPointF(x1, y1))
    path.lineTo(x2, y2)
    return path


def turn(path: QPainterPath, angle: float, cx: float = 50, cy: float = 50) -> QPainterPath:
    """The path turned about a point, in degrees."""
    return QTransform().translate(cx, cy).rotate(angle).translate(-cx, -cy).map(path)


def shift(path: QPainterPath, dx: float, dy: float) -> QPainterPath:
    """The path moved."""
    return path.translated(dx, dy)


def at(d: str, x: float, y: float, s: float = 1.0, sy: float | None = None) -> QPainterPath:
    """Path data drawn around the origin, set at x, y in the scale s; a negative s mirrors."""
    return QTransform().translate(x, y).scale(s, abs(s) if sy is None else sy).map(_parsed(d))
