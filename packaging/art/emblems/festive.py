"""What the end of a game is dressed with, and the frames of a book's small pictures."""

import math

from kingsbridge_desktop.ui.art.palette import LIVERIES, ORP, STONE_D, STONE_L
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from art.emblems.registry import emblem
from art.heraldry import ordinary
from art.ink.outlines import P, rect
from art.ink.pen import Pen

TILES = {"sand": "#D9C3A0", "sage": "#C6D0BC", "sky": "#B9C9D6"}  # grounds of small pictures


@emblem("festive")
def banner(h: Pen, player: str = "blue") -> None:
    """A long banner with a swallow tail, hanging from a rod, in a player's colour and pattern."""
    livery = LIVERIES[player]
    x, y, w, hh = 34.0, 4.0, 32.0, 94.0
    cloth = P(f"M{x} {y} H{x + w} V{y + hh} L{x + w / 2} {y + hh - w * 0.42} L{x} {y + hh} Z")
    h.wash(cloth, livery.colour, mis=0.25)
    ordinary(h, cloth, livery, 0.3)
    h.p.setPen(QPen(QColor(40, 10, 6, 46), w * 0.1))
    for f in (0.3, 0.72):
        h.p.drawLine(QPointF(x + w * f, y + 3), QPointF(x + w * f, y + hh - w * 0.5))
    h.ink(cloth, 1.9)
    h.tube(f"M{x - 4} {y} H{x + w + 4}", 4.2, 2.0, ORP)
    h.dot(x - 5, y, 2.6, ORP)
    h.dot(x + w + 5, y, 2.6, ORP)


@emblem("festive")
def pennant(h: Pen, player: str = "blue") -> None:
    """A flag on its pole; the foot of the pole is at 6, 96."""
    livery = LIVERIES[player]
    x, top, length = 6.0, 6.0, 90.0
    h.line(f"M{x} 96 V{top}", 4.2)
    cloth = P(
        f"M{x} {top} Q{x + length * 0.3} {top - 9} {x + length * 0.55} {top + 5} "
        f"L{x + length} {top + 11} L{x + length * 0.62} {top + 24} L{x + length} {top + 42} "
        f"Q{x + length * 0.4} {top + 32} {x} {top + 46} Z"
    )
    h.wash(cloth, livery.colour, mis=0.2)
    ordinary(h, cloth, livery, 0.2)
    h.ink(cloth, 3.4)


@emblem("festive")
def initial(h: Pen, player: str = "blue") -> None:
    """The field of an illuminated initial: a gold frame, the player's colour, tendrils; the letter comes later."""
    livery = LIVERIES[player]
    h.gold(rect(1, 1, 98, 98, 5), 3.0)
    field = rect(9, 9, 82, 82, 3)
    h.wash(field, livery.colour, mis=0.5)
    h.p.save()
    h.p.setClipPath(field, Qt.ClipOperation.IntersectClip)
    for k, (cx, cy) in enumerate(((20, 22), (80, 20), (20, 82), (82, 80))):
        curl = QPainterPath(QPointF(cx + 13, cy))
        for j in range(1, 26):
            a, r = j * 0.34 * (1 if k % 2 else -1), 13 * (1 - j / 30)
            curl.lineTo(cx + r * math.cos(a), cy + r * math.sin(a))
        h.line(curl, 2.2, livery.mark)
    h.p.restore()
    h.ink(field, 2.5)


@emblem("festive")
def laurel(h: Pen) -> None:
    """Two branches of gold, for a shield that stands before them."""
    for s in (-1, 1):
        for k in range(9):
            a = math.radians(80 - k * 17)
            cx, cy = 50 + s * 41 * math.cos(a), 50 + 39 * math.sin(a)
            t = a - math.pi / 2 - 0.5
            dx, dy = s * math.cos(t) * 12, math.sin(t) * 12
            nx, ny = -dy * 0.36, dx * 0.36
            h.gold(
                f"M{cx} {cy} Q{cx + dx / 2 + nx} {cy + dy / 2 + ny} {cx + dx} {cy + dy} "
                f"Q{cx + dx / 2 - nx} {cy + dy / 2 - ny} {cx} {cy} Z",
                1.1,
            )


@emblem("festive")
def podium(h: Pen) -> None:
    """A stone to stand on: its cap is at the top, its foot goes as far down as one likes."""
    h.shape(rect(4, 6, 92, 100), STONE_L, 1.5)
    for j, y in enumerate(range(33, 100, 15)):
        h.detail(f"M4 {y} H96", 0.7, STONE_D)
        for f in (0.3, 0.76) if j % 2 else (0.16, 0.88):
            h.detail(f"M{4 + 92 * f} {y} v15", 0.7, STONE_D)
    h.hatch("M89 8 h7 V106 h-7 Z", 8, gap=3, shade=0.10)
    h.shape(rect(1, 2, 98, 8, 1.5), "#E9E2CF", 1.5)


def _tile(h: Pen, ground: str) -> None:
    h.gold(rect(1, 1, 98, 98, 4), 2.0)
    field = rect(6, 6, 88, 88, 2)
    h.wash(field, ground, mis=0.3)
    h.ink(field, 1.8)


@emblem("festive", "tile_sand")
def tile_sand(h: Pen) -> None:
    """A small frame of gold over a warm ground."""
    _tile(h, TILES["sand"])


@emblem("festive", "tile_sage")
def tile_sage(h: Pen) -> None:
    """A small frame of gold over a green ground."""
    _tile(h, TILES["sage"])


@emblem("festive", "tile_sky")
def tile_sky(h: Pen) -> None:
    """A small frame of gold over a blue ground."""
    _tile(h, TILES["sky"])
