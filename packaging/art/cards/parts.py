"""Parts of the card frames, drawn by the pen in a design of 180 × 270 units: sheet, niche, ribbon, panel, coin."""

import math

from art.ink.grain import grain
from art.ink.outlines import LILY, P, at, oval, rect
from art.ink.pen import Colour, Pen
from kingsbridge_desktop.ui.art.palette import CREAM, INK, LINEN, ORP, PAPER, STONE_L, VERD, VERM, tone
from kingsbridge_desktop.ui.art.sheet import H, W, arch
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen


def sheet(h: Pen, ground: str = PAPER) -> None:
    """The blank card: parchment, darker towards its edge, a thick rule."""
    edge, p = rect(1, 1, W - 2, H - 2, 9), h.p
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(ground))
    p.drawPath(edge)
    p.setOpacity(0.7)
    p.setBrush(grain(h.seed))
    p.drawPath(edge)
    p.setOpacity(1)
    p.save()
    p.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for width, a in ((44, 14), (24, 18), (10, 26)):
        p.setPen(QPen(QColor(176, 116, 44, a), width))
        p.drawPath(edge)
    p.restore()
    h.ink(edge, 2.6)


def _diaper(h: Pen, area: QPainterPath, colour: QColor, step: int = 15) -> None:
    p = h.p
    p.save()
    p.setClipPath(area, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(colour, 0.7))
    for k in range(-200, 400, step):
        p.drawPolyline([QPointF(*h.bend(k + t * 30, t * 30)) for t in range(10)])
        p.drawPolyline([QPointF(*h.bend(k + 270 - t * 30, t * 30)) for t in range(10)])
    p.restore()


def niche(h: Pen, x: float, y: float, w: float, hh: float, ground: Colour, floor: bool) -> None:
    """An arched vignette: stone frame, diapered ground and, under an object, a floor of beaten earth."""
    h.shape(arch(x, y, w, hh), STONE_L, 2.4)
    inner = arch(x, y, w, hh, 6)
    h.wash(inner, ground)
    _diaper(h, inner, tone(ground, 0.87))
    if floor:
        p = h.p
        p.save()
        p.setClipPath(inner, Qt.ClipOperation.IntersectClip)
        edge = f"M{x} {y + hh - 24} Q{x + w / 2} {y + hh - 29} {x + w} {y + hh - 23}"
        h.wash(P(f"{edge} V{y + hh} H{x} Z"), "#CDB98A", paper=False, pool=False)
        h.line(edge, 1.3)
        for k in range(9):
            a = x + 8 + k * w / 9
            h.wedge(a, y + hh - 13 + (k % 3) * 3, a + 9, y + hh - 13.5 + (k % 3) * 3, 1.1)
        p.restore()
    h.ink(inner, 1.8)
    joints = "".join(f"M{x} {y + hh * f} h6 M{x + w - 6} {y + hh * f} h6 " for f in (0.42, 0.62, 0.82))
    h.detail(f"{joints} M{x + w / 2} {y} v6", 1.2)


def window(h: Pen, x: float, y: float, w: float, hh: float, ground: Colour) -> None:
    """A square vignette with cut corners, for scenes."""
    n = 9.0
    outer = P(
        f"M{x + n} {y} H{x + w - n} L{x + w} {y + n} V{y + hh - n} L{x + w - n} {y + hh} H{x + n} "
        f"L{x} {y + hh - n} V{y + n} Z"
    )
    h.shape(outer, ORP, 2.2)
    inner = rect(x + 5, y + 5, w - 10, hh - 10, 5)
    h.wash(inner, ground)
    _diaper(h, inner, tone(ground, 0.9), 18)
    h.ink(inner, 1.8)


def ribbon(h: Pen, x: float, y: float, w: float, hh: float, colour: str = LINEN) -> None:
    """An empty name ribbon with folded tails."""
    for s in (-1, 1):
        a = x if s < 0 else x + w
        fold = (
            f"M{a - s * 14} {y + 6} L{a + s * 8} {y + 5} L{a + s * 2} {y + 5 + hh / 2} L{a + s * 8} {y + hh + 6} "
            f"L{a - s * 14} {y + hh + 6} Z"
        )
        h.shape(fold, tone(colour, 0.82), 1.9)
        turned = f"M{a - s * 14} {y + 6} L{a - s * 2} {y + 6} L{a - s * 3} {y + hh + 6} L{a - s * 14} {y + hh + 6} Z"
        h.hatch(turned, 0 if s > 0 else 180, gap=2.6)
    m = x + w / 2
    h.shape(
        f"M{x} {y + 2} Q{m} {y - 3} {x + w} {y + 2} V{y + hh + 2} Q{m} {y + hh - 3} {x} {y + hh + 2} Z", colour, 2.2
    )


def roundel(h: Pen, x: float, y: float, r: float, ground: str = LINEN) -> None:
    """A ringed disc for a number."""
    h.shape(oval(x, y, r), ground, 2.6)
    h.ink(oval(x, y, r - 4), 1.0)


def coin(h: Pen, x: float, y: float, r: float) -> None:
    """A gold coin for a price."""
    h.gold(oval(x, y, r), 2.4)
    h.ink(oval(x, y, r - 4), 1.1)
    for k in range(20):
        a = k * math.pi / 10
        h.dot(x + (r - 2) * math.cos(a), y + (r - 2) * math.sin(a), 0.7)


def panel(h: Pen, x: float, y: float, w: float, hh: float, colour: str = CREAM) -> None:
    """The field of the symbols: a sunken label with notched corners."""
    n = 6
    h.shape(
        f"M{x + n} {y} H{x + w - n} Q{x + w - n} {y + n} {x + w} {y + n} V{y + hh - n} "
        f"Q{x + w - n} {y + hh - n} {x + w - n} {y + hh} "
        f"H{x + n} Q{x + n} {y + hh - n} {x} {y + hh - n} V{y + n} Q{x + n} {y + n} {x + n} {y} Z",
        colour,
        1.9,
    )


def vine(h: Pen, x: float, y0: float, y1: float, s: int = 1, berry: str = VERM, leaf: str = VERD) -> None:
    """A rinceau in the margin."""
    d, y, k = f"M{x} {y0}", y0, 0
    while y < y1:
        d += f" Q{x + (5 if k % 2 else -5) * s} {y + 9} {x} {y + 18}"
        y, k = y + 18, k + 1
    h.ink(P(d), 1.4, "#5B6B3A")
    for i in range(k):
        yy, t = y0 + i * 18 + 9, (-1 if i % 2 else 1) * s
        h.shape(
            f"M{x - t * 2} {yy} Q{x + t * 1} {yy - 6} {x + t * 6} {yy - 4} Q{x + t * 5} {yy + 3} {x - t * 2} {yy} Z",
            leaf if i % 3 else berry,
            1.0,
            pool=False,
            mis=0.4,
        )


def mark_at(h: Pen, mark: str, x: float, y: float, colour: str) -> None:
    """A country's small mark, as on its die and its border."""
    if mark == "lily":
        h.blot(at(LILY, x, y, 0.36), colour)
    elif mark == "rose":
        for k in range(5):
            a = math.radians(72 * k - 90)
            h.dot(x + 2.6 * math.cos(a), y + 2.6 * math.sin(a), 1.7, VERM)
        h.dot(x, y, 1.5, ORP)
    elif mark == "waves":
        h.ink(P(f"M{x - 5} {y - 2} q2.5 -4 5 0 q2.5 4 5 0 M{x - 5} {y + 3} q2.5 -4 5 0 q2.5 4 5 0"), 1.5, colour)
    elif mark == "tower":
        h.blot(
            f"M{x - 4} {y + 5} V{y - 1} H{x - 5} V{y - 5} h3 v2 h1.4 v-2 h2.2 v2 h1.4 v-2 h2 V{y - 1} "
            f"H{x + 4} V{y + 5} Z",
            colour,
        )


def border(h: Pen, body: str, mark: str, mark_colour: str) -> None:
    """A broad border in a country's colour, sown with its mark."""
    frame = P(f"M8 8 H{W - 8} V{H - 8} H8 Z M22 22 V{H - 22} H{W - 22} V22 Z")
    frame.setFillRule(Qt.FillRule.WindingFill)
    h.wash(frame, body)
    for k in range(30, 256, 18):
        for x in (15, W - 15):
            mark_at(h, mark, x, k - 5, mark_colour)
    for k in range(36, 150, 18):
        for y in (15, H - 15):
            mark_at(h, mark, k, y, mark_colour)
    h.ink(rect(8, 8, W - 16, H - 16), 2.0)
    h.ink(rect(22, 22, W - 44, H - 44), 1.8)


def wax_seal(h: Pen, x: float, y: float, r: float, colour: str = "#A32A22") -> None:
    """A seal with two ends of ribbon."""
    h.shape(
        f"M{x - 3} {y} L{x - r * 0.7} {y + r * 1.9} L{x - 1} {y + r * 1.5} L{x + r * 0.5} {y + r * 1.9} L{x + 4} {y} Z",
        VERM,
        1.8,
    )
    h.shape(
        f"M{x} {y - r} Q{x + r * 1.1} {y - r * 1.05} {x + r} {y} Q{x + r * 1.1} {y + r} {x} {y + r} "
        f"Q{x - r * 1.1} {y + r * 1.05} {x - r} {y} Q{x - r * 1.05} {y - r} {x} {y - r} Z",
        colour,
        2.2,
    )
    h.ink(oval(x, y, r * 0.66), 1.0, INK)


def rose_window(h: Pen, cx: float, cy: float, r: float, ground: Colour) -> None:
    """A rose window of twelve petals in a ring of gold."""
    k0 = r / 58
    h.gold(oval(cx, cy, r), 2.8)
    h.shape(oval(cx, cy, r * 0.897), ground, 1.8, pool=False)
    for k in range(12):
        a = math.radians(30 * k)
        c, s = math.cos(a), math.sin(a)
        u, v = -s, c

        def point(out: float, side: float, c: float = c, s: float = s, u: float = u, v: float = v) -> QPointF:
            return QPointF(cx + k0 * (out * c + side * u), cy + k0 * (out * s + side * v))

        petal = QPainterPath(point(19, 0))
        petal.cubicTo(point(30, 5), point(38, 13), point(49, 0))
        petal.cubicTo(point(38, -13), point(30, -5), point(19, 0))
        h.shape(petal, (VERM, "#7FA3C7", ORP)[k % 3], 1.7)
    h.gold(oval(cx, cy, 20 * k0), 2.2)
    for k in range(6):
        a = math.radians(60 * k)
        eye = oval(cx + 10 * k0 * math.cos(a), cy + 10 * k0 * math.sin(a), 5 * k0)
        h.shape(eye, VERM if k % 2 else "#7FA3C7", 1.5, pool=False)
    h.shape(oval(cx, cy, 5 * k0), LINEN, 1.5, pool=False)
