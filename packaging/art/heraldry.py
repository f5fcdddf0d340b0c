"""Heraldic patterns of the players: never a colour without its pattern, on bands, shields and pieces alike."""

from kingsbridge_desktop.ui.art.palette import LIVERIES, ORP, Livery, Pattern
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from art.ink.outlines import FIELD, SHIELD, P, oval
from art.ink.pen import Pen


def ordinary(h: Pen, area: QPainterPath, livery: Livery, bold: float = 0.26) -> None:
    """One bold figure of the pattern across the area; ``bold`` is its breadth in parts of the area's width."""
    r = area.boundingRect()
    x, y, w, hh = r.x(), r.y(), r.width(), r.height()
    cx, cy, t = r.center().x(), r.center().y(), w * bold
    d = {
        "plain": "",
        "neutral": "",
        "bend": (
            f"M{x} {y} H{x + t * 1.1} L{x + w} {y + hh - t * 1.1} V{y + hh} H{x + w - t * 1.1} L{x} {y + t * 1.1} Z"
        ),
        "chevron": f"M{x} {cy + hh * 0.3} L{cx} {cy - hh * 0.2} L{x + w} {cy + hh * 0.3} V{cy + hh * 0.3 + t * 1.2} "
        f"L{cx} {cy - hh * 0.2 + t * 1.2} L{x} {cy + hh * 0.3 + t * 1.2} Z",
        "cross": f"M{cx - t / 2} {y} H{cx + t / 2} V{cy - t / 2} H{x + w} V{cy + t / 2} H{cx + t / 2} V{y + hh} "
        f"H{cx - t / 2} V{cy + t / 2} H{x} V{cy - t / 2} H{cx - t / 2} Z",
        "saltire": f"M{x} {y} H{x + t * 0.8} L{cx} {cy - t * 0.7} L{x + w - t * 0.8} {y} H{x + w} V{y + t * 0.8} "
        f"L{cx + t * 0.7} {cy} L{x + w} {y + hh - t * 0.8} V{y + hh} H{x + w - t * 0.8} L{cx} {cy + t * 0.7} "
        f"L{x + t * 0.8} {y + hh} H{x} V{y + hh - t * 0.8} L{cx - t * 0.7} {cy} L{x} {y + t * 0.8} Z",
        "fess": f"M{x} {cy - t * 0.62} H{x + w} V{cy + t * 0.62} H{x} Z",
        "pale": f"M{cx - t * 0.62} {y} H{cx + t * 0.62} V{y + hh} H{cx - t * 0.62} Z",
    }[livery.pattern]
    if not d:
        return
    part = P(d).intersected(area)
    h.wash(part, livery.mark, paper=False, pool=False, mis=0.3)
    h.ink(part, 1.4)


def band(h: Pen, area: QPainterPath, kind: Pattern, colour: str, step: float = 26.0) -> None:
    """The pattern repeated along an upright band."""
    r = area.boundingRect()
    x, y, w, hh = r.x(), r.y(), r.width(), r.height()
    p = h.p
    p.save()
    p.setClipPath(area, Qt.ClipOperation.IntersectClip)
    for k in range(-1, int(hh / step) + 2):
        a, m = y + k * step, x + w / 2
        if kind == "bend":
            h.blot(f"M{x - 2} {a} V{a + 9} L{x + w + 2} {a + 9 + w} V{a + w} Z", colour)
        elif kind == "chevron":
            h.blot(
                f"M{x - 2} {a + 16} L{m} {a} L{x + w + 2} {a + 16} V{a + 25} L{m} {a + 9} L{x - 2} {a + 25} Z", colour
            )
        elif kind == "cross":
            h.blot(f"M{m - 3} {a + 3} h6 v7 h7 v6 h-7 v7 h-6 v-7 h-7 v-6 h7 Z", colour)
        elif kind == "saltire":
            h.blot(f"M{m - 11} {a + 5} l4 -4 l7 7 l7 -7 l4 4 l-7 7 l7 7 l-4 4 l-7 -7 l-7 7 l-4 -4 l7 -7 Z", colour)
        elif kind == "fess":
            h.blot(f"M{x - 2} {a + 4} H{x + w + 2} V{a + 13} H{x - 2} Z", colour)
        elif kind == "pale":
            h.blot(f"M{m - 5} {a} H{m + 5} V{a + step} H{m - 5} Z", colour)
        elif kind == "neutral":
            h.blot(oval(m, a + 13, 2.6), colour)
            h.line(f"M{m} {a + 20} v12", 1.2, colour)
    p.restore()


def draw_shield(h: Pen, player: str) -> None:
    """A seat's shield: rim of gold, field in the player's colour, his pattern across it."""
    livery, inner = LIVERIES[player], P(FIELD)
    h.shape(SHIELD, ORP, 3.2, pool=False)
    h.wash(inner, livery.colour, mis=0.5)
    ordinary(h, inner, livery)
    h.hatch(P("M70 10 H90 V60 Q80 84 50 96 V88 Q76 70 70 10 Z").intersected(inner), 12, shade=0.07)
    h.ink(inner, 2.2)
