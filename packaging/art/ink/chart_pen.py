"""The chart maker's pen: ribbons of uneven ink and body colour whose wash pools at the edge, by QPainter alone."""

import itertools
import math
import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

XY = tuple[float, float]
INK = "#35281C"


def rgb(h: str) -> NDArray[np.float32]:
    return np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def colour(h: str, alpha: float = 255) -> QColor:
    c = QColor(h)
    c.setAlpha(int(alpha))
    return c


def mixed(a: str, b: str, t: float) -> str:
    x, y = rgb(a), rgb(b)
    return "#" + "".join(f"{int(v):02X}" for v in x + (y - x) * t)


def curve(pts: Sequence[Sequence[float]], n: int = 10) -> list[XY]:
    """A Catmull-Rom line through the points."""
    q = [pts[0], *pts, pts[-1]]
    out = []
    for i in range(1, len(q) - 2):
        p0, p1, p2, p3 = (np.array(v, float) for v in q[i - 1 : i + 3])
        for j in range(n):
            t = j / n
            out.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
    out.append(np.array(pts[-1], float))
    return [tuple(v) for v in out]


def arc(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, n: int = 18) -> list[XY]:
    """Points on an ellipse from a0 to a1 degrees (clockwise on screen)."""
    return [
        (
            cx + rx * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
            cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n)),
        )
        for i in range(n + 1)
    ]


class Pen:
    """One hand for everything: ink ribbons of uneven weight and body colour whose wash pools at the edge."""

    def __init__(self, painter: QPainter, seed: int = 7) -> None:
        self.p, self.rnd = painter, random.Random(seed)

    def line(
        self,
        pts: Sequence[XY],
        w: float = 1.0,
        col: str = INK,
        alpha: float = 235,
        wob: float = 0.35,
        taper: float = 0.55,
    ) -> None:
        a = np.asarray(pts, float)
        seg = np.hypot(*np.diff(a, axis=0).T)
        cum = np.concatenate([[0], np.cumsum(seg)])
        total = cum[-1]
        if total < 0.3:
            return
        n = max(3, int(total / 1.8))
        s = np.linspace(0, total, n)
        x, y = np.interp(s, cum, a[:, 0]), np.interp(s, cum, a[:, 1])
        tx, ty = np.gradient(x), np.gradient(y)
        norm = np.maximum(np.hypot(tx, ty), 1e-6)
        nx, ny = -ty / norm, tx / norm
        ph = [self.rnd.random() * 6.3 for _ in range(4)]
        off = wob * (0.6 * np.sin(s / 10.7 + ph[0]) + 0.35 * np.sin(s / 4.3 + ph[1]))
        x, y = x + nx * off, y + ny * off
        wd = 0.5 * w * (0.92 + 0.26 * np.sin(s / 8.3 + ph[2]) + 0.13 * np.sin(s / 2.9 + ph[3]))
        end = min(total * 0.35, 7)
        wd *= 1 - taper * np.clip(1 - np.minimum(s, total - s) / max(end, 0.1), 0, 1)
        pts = [QPointF(u, v) for u, v in zip(x + nx * wd, y + ny * wd, strict=True)]
        pts += [QPointF(u, v) for u, v in zip((x - nx * wd)[::-1], (y - ny * wd)[::-1], strict=True)]
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(colour(col, alpha))
        self.p.drawPolygon(QPolygonF(pts))

    def outline(self, pts: Sequence[XY], w: float = 1.0, col: str = INK, alpha: float = 235, wob: float = 0.3) -> None:
        """A closed shape, each edge one stroke, as a scribe would do it."""
        q = [*pts, pts[0]]
        if len(pts) > 12:
            self.line(q, w, col, alpha, wob, 0.1)
            return
        for a, b in itertools.pairwise(q):
            d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            ex, ey = ((b[0] - a[0]) * 0.35 * w / d, (b[1] - a[1]) * 0.35 * w / d)
            self.line([(a[0] - ex, a[1] - ey), (b[0] + ex, b[1] + ey)], w, col, alpha, wob, 0.3)

    def wash(
        self,
        path: QPainterPath,
        col: str,
        alpha: float = 255,
        pool: float = 1.0,
        shade: float = 0.0,
        width: float = 5.0,
    ) -> None:
        """Body colour; darker where it dries at the edge, and to the right if shaded."""
        p = self.p
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.fillPath(path, colour(col, alpha))
        r = path.boundingRect()
        if shade:
            g = QLinearGradient(r.left(), r.top(), r.right(), r.top() + r.height() * 0.25)
            g.setColorAt(0, QColor(255, 250, 230, int(60 * shade)))
            g.setColorAt(0.45, QColor(60, 40, 20, 0))
            g.setColorAt(1, QColor(60, 40, 20, int(110 * shade)))
            p.fillRect(r, g)
        dark = mixed(col, "#3A2A1A", 0.45)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for k, a in ((1.0, 26), (0.55, 32), (0.25, 44)):
            p.setPen(QPen(colour(dark, a * pool * alpha / 255), width * k * 2))
            p.drawPath(path)
        p.restore()

    def shape(
        self,
        pts: Sequence[XY],
        col: str | None = None,
        w: float = 1.0,
        ink: str = INK,
        alpha: float = 255,
        pool: float = 1.0,
        shade: float = 0.0,
        width: float = 4.0,
        wob: float = 0.3,
    ) -> None:
        if col:
            self.wash(path_of(pts), col, alpha, pool, shade, width)
        if w:
            self.outline(pts, w, ink, wob=wob)

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        col: str | None = None,
        w: float = 1.0,
        ink: str = INK,
        alpha: float = 255,
        pool: float = 1.0,
        shade: float = 0.0,
        width: float = 4.0,
    ) -> None:
        a0 = self.rnd.random() * 360
        self.shape(arc(x, y, r, r, a0, a0 + 354, 40), col, w, ink, alpha, pool, shade, width, wob=0.25)

    def hatch(
        self, pts: tuple[XY, XY], n: int, dx: float, dy: float, w: float = 0.5, alpha: float = 150, col: str = INK
    ) -> None:
        """n parallel strokes from the line a-b, each (dx, dy) long."""
        (ax, ay), (bx, by) = pts
        for i in range(n):
            t = (i + 0.5 + self.rnd.uniform(-0.18, 0.18)) / n
            k = self.rnd.uniform(0.75, 1.1)
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            self.line([(x, y), (x + dx * k, y + dy * k)], w, col, alpha, 0.15, 0.7)

    def gold(self, pts: Sequence[XY], w: float = 0.8) -> None:
        """Burnished leaf on a red bole: only for what matters."""
        path = path_of(pts)
        r = path.boundingRect()
        p = self.p
        p.fillPath(path, colour("#9A5B2A"))
        g = QLinearGradient(r.topLeft(), r.bottomRight())
        for t, c in (
            (0, "#E9C65C"),
            (0.3, "#F6E6A6"),
            (0.42, "#D9A62E"),
            (0.7, "#C28F26"),
            (0.86, "#EFD27A"),
            (1, "#B58424"),
        ):
            g.setColorAt(t, QColor(c))
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.fillPath(path, g)
        p.restore()
        if w:
            self.outline(pts, w, "#5A3A1A")

    def text(
        self,
        x: float,
        y: float,
        s: str,
        size: float,
        col: str = INK,
        alpha: float = 255,
        weight: QFont.Weight = QFont.Weight.DemiBold,
        halo: str | None = None,
    ) -> None:
        """A centred numeral."""
        f = QFont("Source Serif Pro")
        f.setPixelSize(100)
        f.setWeight(weight)
        m = QFontMetricsF(f)
        q = QPainterPath()
        q.addText(QPointF(-m.horizontalAdvance(s) / 2, m.capHeight() / 2), f, s)
        p = self.p
        p.save()
        p.translate(x, y)
        p.scale(size / 100, size / 100)
        if halo:
            p.strokePath(
                q,
                QPen(colour(halo, 200), 22, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
            )
        p.fillPath(q, colour(col, alpha))
        p.restore()


def path_of(pts: Sequence[XY]) -> QPainterPath:
    q = QPainterPath(QPointF(*pts[0]))
    for u in pts[1:]:
        q.lineTo(*u)
    q.closeSubpath()
    return q


def rect(x: float, y: float, w: float, h: float) -> list[XY]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
