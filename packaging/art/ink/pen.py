"""The one pen that draws everything: ink, brush and gold leaf of an illuminated-manuscript woodcut.

Ink is a ribbon whose points are moved by a smooth noise field (so that lines that meet still meet) and whose width
swells on the shadow side. Washes are flat, a little out of register, and pool at their edge. Hatching runs from the
shadow and stops short of the light. Gold leaf lies on red bole.

In a box the pen works in a design of 100 units, and below 56 pixels it changes its optical size: heavier lines, no
hatching, no fine details, better register. Without a box it works in the units of its painter, as on a board.
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from types import TracebackType
from typing import Any, Self

from kingsbridge_desktop.ui.art.palette import BOLE, INK, LINEN, ORP, PAPER, tone
from kingsbridge_desktop.ui.fonts import FAMILY
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from art.ink.grain import chance, grain, noise
from art.ink.outlines import P, oval

Colour = str | QColor
Points = Sequence[Any]  # pairs of numbers, or an array of them
Outline = str | QPainterPath | Points
Point = tuple[float, float]
CORNERS = 12  # an outline of at most so many corners is drawn side by side, as a scribe does it


def path_of(d: Outline, closed: bool = True) -> QPainterPath:
    """Path data, points or a path as a path; points become a closed shape unless told otherwise."""
    if isinstance(d, QPainterPath):
        return d
    if isinstance(d, str):
        return P(d)
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(float(q[0]), float(q[1])) for q in d]))
    if closed:
        path.closeSubpath()
    return path


def _flat(path: QPainterPath) -> list[list[Point]]:
    polygons = path.toSubpathPolygons(QTransform.fromScale(8, 8))
    return [[(q.x() / 8, q.y() / 8) for q in poly.toList()] for poly in polygons]


def _resample(pts: list[Point], step: float) -> list[Point]:
    out = [pts[0]]
    for (x0, y0), (x1, y1) in pairwise(pts):
        n = max(1, round(math.hypot(x1 - x0, y1 - y0) / step))
        out += [(x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n) for k in range(1, n + 1)]
    thin = [out[0]]  # curves come finely divided: drop points closer than half a step unless a corner
    for k in range(1, len(out) - 1):
        a, b, c = thin[-1], out[k], out[k + 1]
        v, w = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
        lv, lw = math.hypot(*v), math.hypot(*w)
        corner = lv > 0 and lw > 0 and (v[0] * w[0] + v[1] * w[1]) < 0.86 * lv * lw
        if lv >= step * 0.6 or corner:
            thin.append(b)
    return [*thin, out[-1]]


class Pen:
    """Ink, brush and gold leaf on a painter."""

    def __init__(
        self, painter: QPainter, box: QRectF | None = None, seed: int = 1, units: float = 100.0, wobble: float = 1.0
    ) -> None:
        self.p, self.seed, self.rnd, self.box = painter, seed & 0xFFFF, random.Random(seed), box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.fine, self.k, self.amp, self.step = True, 1.0, 0.35 * wobble, 1.6
        self.mis = self.bole = (0.0, 0.0)
        self.strength = self.body = 1.0  # how well ink and pigment cover what lies below
        if box is None:
            self.px, self.unit, self.bole, self.strength, self.reach = 1000.0, 0.3, (0.5, 0.4), 0.92, 7.0
            return
        painter.save()
        t = painter.deviceTransform()
        self.px = box.width() * math.hypot(t.m11(), t.m12()) * 100 / units  # pixels of 100 units
        painter.translate(box.topLeft())
        painter.scale(box.width() / units, box.width() / units)
        self.fine, self.unit, self.body, self.reach = self.px >= 56, 1.0, 0.92, 0.0
        self.k = (
            max(0.66, 0.84 - (self.px - 96) / 700) if self.px >= 96 else min(1.36, 0.84 + (96 - self.px) / 64 * 0.48)
        )
        self.amp = 0.85 * wobble * (1 if self.fine else 0.6)
        self.step = 3.0 if not self.fine else 2.0 if self.px < 220 else 1.4
        m = 1.7 if self.fine else 0.6
        ang = 0.6 + 0.5 * chance(self.seed, 3, 7)
        self.mis = (math.cos(ang) * m, math.sin(ang) * m)
        self.bole = (self.mis[0] * 1.1, self.mis[1] * 1.1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.box is not None:
            self.p.restore()

    # where things fall -----------------------------------------------------------------------------------
    def bend(self, x: float, y: float, amp: float | None = None) -> Point:
        """The wobble of the pen: where a point of the design really falls."""
        s, a = self.seed, self.amp if amp is None else amp
        if not self.fine:
            return x + a * noise(x / 17, y / 17, s), y + a * noise(x / 17 + 40, y / 17, s + 1)
        return (
            x + a * (noise(x / 17, y / 17, s) + 0.35 * noise(x / 5, y / 5, s + 5)),
            y + a * (noise(x / 17 + 40, y / 17, s + 1) + 0.35 * noise(x / 5, y / 5, s + 6)),
        )

    def bent(self, path: QPainterPath) -> QPainterPath:
        """The path as the pen draws it."""
        out = QPainterPath()
        out.setFillRule(path.fillRule())
        for pts in _flat(path):
            out.addPolygon(QPolygonF([QPointF(*self.bend(*q)) for q in _resample(pts, self.step)]))
            out.closeSubpath()
        return out

    def _fill(self, brush: QBrush | QColor | str, alpha: float = 1.0) -> None:
        colour = QColor(brush) if isinstance(brush, str) else brush
        if alpha < 1 and isinstance(colour, QColor):
            colour = QColor(colour)
            colour.setAlphaF(alpha)
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(colour)

    # ink -------------------------------------------------------------------------------------------------
    def line(
        self,
        d: Outline,
        w: float = 2.0,
        colour: Colour = INK,
        wobble: float | None = None,
        taper: float = 0.5,
        alpha: float | None = None,
        lift: float = 0.24,
        closed: bool = False,
    ) -> None:
        """A line of uneven weight: outlines swell on the shadow side, open strokes thin like a quill at their ends.

        `taper` is how much the ends are thinned, `lift` how much the pressure wanders.
        """
        strength = self.strength if alpha is None else alpha
        self._fill(colour, strength)
        for pts in _flat(path_of(d, closed)):
            if len(pts) > 1:
                self._stroke(pts, w * self.k, self.amp if wobble is None else wobble, taper, lift, strength < 1)

    def ink(self, d: Outline, w: float = 2.8, colour: Colour = INK) -> None:
        """A heavier line."""
        self.line(d, w, colour)

    def _stroke(self, pts: list[Point], w: float, amp: float, taper: float, lift: float, sheer: bool) -> None:
        """One stroke with the brush that is set; a `sheer` one must not lie over itself."""
        closed = len(pts) > 3 and math.hypot(pts[0][0] - pts[-1][0], pts[0][1] - pts[-1][1]) < 0.05
        x0, y0 = pts[0]
        pts = [self.bend(*q, amp) for q in _resample(pts, self.step)]
        run = [(b[0] - a[0], b[1] - a[1], math.hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(pts)]
        keep = [k for k, r in enumerate(run) if r[2] > 1e-4]
        if not keep:
            return
        pts, run = [pts[k] for k in keep] + [pts[-1]], [run[k] for k in keep]
        side = 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(pts)) > 0 else -1
        total, s, n = sum(r[2] for r in run), 0.0, len(pts)
        reach = min(self.reach, total * 0.35) / 2 if self.reach else 3.5
        left: list[QPointF] = []
        right: list[QPointF] = []
        joints: list[tuple[float, float, float]] = []
        for k, (x, y) in enumerate(pts):
            u = run[k - 1] if k else (run[-1] if closed else run[0])
            v = run[k] if k < n - 1 else (run[0] if closed else run[-1])
            ux, uy, vx, vy = u[0] / u[2], u[1] / u[2], v[0] / v[2], v[1] / v[2]
            dx, dy = ux + vx, uy + vy
            d = math.hypot(dx, dy)
            dx, dy = (dx / d, dy / d) if d > 0.1 else (vx, vy)
            swell, tremble = noise(s / 8 + x0, y0 / 7, self.seed + 9), noise(s / 3.4, x0, self.seed + 10)
            f = 1 + lift * swell + lift / 2.4 * tremble
            if closed:
                f *= 0.70 + 0.72 * max(0.0, side * (0.5 * dy - 0.86 * dx))
            else:
                f *= 0.84 + 0.3 * abs(math.sin(math.atan2(dy, dx) - 0.7))
                f *= 1 - taper * max(0.0, 1 - min(s, total - s) / reach)
            half = w * f / 2
            left.append(QPointF(x - dy * half, y + dx * half))
            right.append(QPointF(x + dy * half, y - dx * half))
            if ux * vx + uy * vy < 0.9 or (not closed and k in (0, n - 1)):
                joints.append((x, y, half))
            s += v[2]
        self.p.drawPath(self._ribbon(left, right, joints if sheer else [], closed))
        for x, y, half in [] if sheer else joints:
            self.p.drawEllipse(QPointF(x, y), half, half)

    @staticmethod
    def _ribbon(
        left: list[QPointF], right: list[QPointF], joints: list[tuple[float, float, float]], closed: bool
    ) -> QPainterPath:
        """The area between two edges: a ring, or a band with its corners rounded."""
        ribbon = QPainterPath()
        if closed:
            ribbon.addPolygon(QPolygonF(left))
            ribbon.addPolygon(QPolygonF(right))
            return ribbon
        ribbon.setFillRule(Qt.FillRule.WindingFill)
        ribbon.addPolygon(QPolygonF(left + right[::-1]))
        ribbon.closeSubpath()
        for x, y, half in joints:
            ribbon.addEllipse(QPointF(x, y), half, half)
        return ribbon

    def outline(
        self,
        points: Points,
        w: float = 1.0,
        colour: Colour = INK,
        wobble: float | None = None,
        alpha: float | None = None,
        closed: bool = True,
    ) -> None:
        """Corner to corner, each side its own stroke, overshooting a little as a hand does."""
        if len(points) > CORNERS:
            self.line(points, w, colour, wobble, 0.1, alpha, closed=closed)
            return
        corners = [(float(q[0]), float(q[1])) for q in points]
        for (x0, y0), (x1, y1) in pairwise([*corners, corners[0]] if closed else corners):
            d = math.hypot(x1 - x0, y1 - y0)
            if d < 1e-3:
                continue
            over = 0.35 * w / d
            dx, dy = (x1 - x0) * over, (y1 - y0) * over
            weight = w * (1 + 0.15 * noise(x0 / 3, y1 / 3, self.seed + 4))
            self.line([(x0 - dx, y0 - dy), (x1 + dx, y1 + dy)], weight, colour, wobble, 0.3, alpha)

    def tube(self, d: Outline, outer: float, inner: float, colour: Colour) -> None:
        """A rod: a coloured line with ink on both sides."""
        self.line(d, outer)
        self.line(d, inner, colour)

    def detail(self, d: Outline, w: float = 1.4, colour: Colour = INK) -> None:
        """A line that only the large optical size shows."""
        if self.fine:
            self.line(d, w, colour)

    def wedge(
        self, x0: float, y0: float, x1: float, y1: float, w: float = 1.6, colour: Colour = INK, alpha: float = 1.0
    ) -> None:
        """One cut of the knife: thick at its beginning, pointed at its end."""
        d = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d, (x1 - x0) / d
        left: list[QPointF] = []
        right: list[QPointF] = []
        for k in range(5):
            t = k / 4
            x, y = self.bend(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
            half = w / 2 * float((1 - t) ** 0.8)
            left.append(QPointF(x + nx * half, y + ny * half))
            right.append(QPointF(x - nx * half, y - ny * half))
        self._fill(colour, alpha)
        self.p.drawPolygon(QPolygonF(left + right[::-1]))

    def hatch(
        self,
        d: Outline,
        angle: float = 14,
        gap: float = 3.0,
        w: float = 1.5,
        shade: float = 0.10,
        colour: Colour = INK,
        alpha: float = 1.0,
        reach: float = 0.86,
    ) -> None:
        """Woodcut hatching: wedges from the shadow edge (where ``angle`` points to) that die away towards the light."""
        region = path_of(d)
        if shade:
            self.blot(region, INK, shade if self.fine else shade * 1.8)
        if not self.fine:
            return
        if self.px < 84:
            gap, w = gap * 1.4, w * 1.1
        r = region.boundingRect()
        cx, cy, rad = r.center().x(), r.center().y(), math.hypot(r.width(), r.height()) / 2
        ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        n, k = int(rad / gap) + 1, 0
        for j in range(-n, n + 1):
            off = j * gap + 0.5 * chance(j, 5, self.seed)
            ox, oy = cx - uy * off, cy + ux * off
            run: float | None = None
            t = -rad
            while t <= rad + 1:
                inside = t <= rad and region.contains(QPointF(ox + ux * t, oy + uy * t))
                if inside and run is None:
                    run = t
                elif not inside and run is not None:
                    if t - run > 1.6:
                        k += 1
                        tip = run + (t - run) * (1 - reach + 0.16 * chance(k, j, self.seed))
                        self.wedge(ox + ux * t, oy + uy * t, ox + ux * tip, oy + uy * tip, w, colour, alpha)
                    run = None
                t += 0.8

    def comb(self, a: Point, b: Point, n: int, dx: float, dy: float, w: float = 0.5, alpha: float = 0.6) -> None:
        """n parallel strokes from the line a-b, each (dx, dy) long."""
        for i in range(n):
            t = (i + 0.5 + self.rnd.uniform(-0.18, 0.18)) / n
            k = self.rnd.uniform(0.75, 1.1)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            self.line([(x, y), (x + dx * k, y + dy * k)], w, INK, 0.15, 0.7, alpha)

    def dot(self, x: float, y: float, r: float = 1.6, colour: Colour = INK) -> None:
        """A dot of ink."""
        self._fill(colour)
        r *= (self.k + 1) / 2
        self.p.drawEllipse(QPointF(*self.bend(x, y)), r, r * 0.94)

    def text(
        self, x: float, y: float, words: str, size: float, colour: Colour = INK, alpha: float = 1.0, bold: bool = True
    ) -> None:
        """Figures for tracks and spaces, centred on (x, y). Words belong to the app, not into a painting."""
        font = QFont(FAMILY)
        font.setPixelSize(100)
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.DemiBold)
        path = QPainterPath()
        path.addText(QPointF(0, QFontMetricsF(font).capHeight() / 2), font, words)
        p = self.p
        p.save()
        p.translate(x, y)
        p.scale(size / 100, size / 100)
        p.translate(-path.boundingRect().center().x(), 0)
        self._fill(colour, alpha)
        p.drawPath(path)
        p.restore()

    # colour ----------------------------------------------------------------------------------------------
    def wash(
        self,
        d: Outline,
        colour: Colour,
        alpha: float = 1.0,
        paper: bool = True,
        pool: float = 1.0,
        mis: float = 1.0,
        shade: float = 0.0,
        width: float = 8.0,
    ) -> None:
        """Flat watercolour on paper, slightly out of register, darker where it pools at the edge.

        `width` is how far it pools, `shade` darkens it to the right.
        """
        q, p = self.bent(path_of(d)), self.p
        p.setPen(Qt.PenStyle.NoPen)
        if paper and self.body < 1:
            p.setBrush(QColor(PAPER))
            p.drawPath(q)
        q = q.translated(self.mis[0] * mis, self.mis[1] * mis)
        c = QColor(colour)
        c.setAlphaF(min(1.0, self.body * alpha))
        p.setBrush(c)
        p.drawPath(q)
        if not pool and not shade:
            return
        p.save()
        p.setClipPath(q, Qt.ClipOperation.IntersectClip)
        if shade:
            p.fillRect(q.boundingRect(), _shading(q.boundingRect(), shade))
        if self.fine and pool:
            p.setOpacity(0.35 + 0.65 * QColor(colour).lightnessF())
            p.setBrush(grain(self.seed, self.unit))
            p.drawPath(q)
            p.setOpacity(1)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for part, a in ((1.0, 0.13), (0.325, 0.2)):
            c = tone(colour, 0.6)
            c.setAlphaF(min(1.0, a * alpha * pool))
            p.setPen(QPen(c, width * part))
            p.drawPath(q)
        p.restore()

    def shape(
        self,
        d: Outline,
        colour: Colour | None,
        w: float = 2.8,
        alpha: float = 1.0,
        pool: float = 1.0,
        mis: float = 1.0,
        shade: float = 0.0,
        width: float = 8.0,
        ink: Colour = INK,
    ) -> QPainterPath:
        """A washed area with its outline."""
        path = path_of(d)
        if colour is not None:
            self.wash(path, colour, alpha, True, pool, mis, shade, width)
        if w and not isinstance(d, str | QPainterPath) and len(d) <= CORNERS:
            self.outline(d, w, ink)
        elif w:
            self.line(path, w, ink)
        return path

    def disc(self, x: float, y: float, r: float, colour: Colour | None, w: float = 1.0, **more: Any) -> None:
        """A washed circle with its outline."""
        self.shape(oval(x, y, r), colour, w, **more)

    def blot(self, d: Outline, colour: Colour, alpha: float = 1.0) -> None:
        """A patch of colour without line or paper."""
        self.wash(path_of(d), colour, alpha, paper=False, pool=0, mis=0.5)

    def gold(self, d: Outline, w: float = 2.6) -> QPainterPath:
        """Gold leaf: red bole showing at one edge, flat leaf, burnished streaks."""
        path = path_of(d)
        q, p = self.bent(path), self.p
        self._fill(BOLE)
        p.drawPath(q.translated(*self.bole))
        p.setBrush(QColor(ORP))
        p.drawPath(q)
        p.save()
        p.setClipPath(q, Qt.ClipOperation.IntersectClip)
        r = q.boundingRect()
        x, y, b, s = r.left(), r.top(), r.width(), max(r.width(), r.height())
        for a, e, strength in ((0.08, 0.36, 190), (0.55, 0.62, 120)):
            p.setBrush(QColor(250, 226, 142, strength))
            top, low = (x + b * a, x + b * e), (x + b * e - s * 0.3, x + b * a - s * 0.3)
            p.drawPolygon(QPolygonF([QPointF(v, y - 1) for v in top] + [QPointF(v, y + s) for v in low]))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(140, 88, 16, 90), 4 * self.unit))
        p.drawPath(q)
        p.restore()
        if w:
            self.line(path, w)
        return path

    def gem(self, x: float, y: float, r: float, colour: Colour) -> None:
        """A round stone with a glint."""
        self.shape(oval(x, y, r), colour, 1.6, pool=0)
        if self.fine:
            self.dot(x - r * 0.3, y - r * 0.35, r * 0.26, LINEN)


def _shading(r: QRectF, shade: float) -> QLinearGradient:
    """Light from the left, shadow to the right."""
    g = QLinearGradient(r.left(), r.top(), r.right(), r.top() + r.height() * 0.25)
    g.setColorAt(0, QColor(255, 250, 230, int(60 * shade)))
    g.setColorAt(0.45, QColor(60, 40, 20, 0))
    g.setColorAt(1, QColor(60, 40, 20, int(110 * shade)))
    return g
