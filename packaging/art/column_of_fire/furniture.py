"""Places for pieces: plots, plinths, torches, sign boards, decks, scrolls, tiles."""

import math

from art.column_of_fire.layout import DECK_SIZE, HOUSE_R, PRICE_SIZE, TILE_SIZE
from art.column_of_fire.pigments import PARCH_LIGHT, SEPIA, STONE, STONE_DARK
from art.ink.geometry import arc, curve, rect
from art.ink.pen import Pen, path_of
from art.ink.pigments import INK, LEAD, MUREX, VERMILION, mix
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QRadialGradient


def plot(pen: Pen, x: float, y: float, number: int, tint: str) -> None:
    """A round building plot: kerb stones, trodden earth, its number on a tab that a house leaves visible."""
    p = pen.p
    g = QRadialGradient(QPointF(x, y + 3), HOUSE_R + 8)
    g.setColorAt(0.7, QColor(40, 26, 12, 120))
    g.setColorAt(1, QColor(40, 26, 12, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y + 3), HOUSE_R + 8, HOUSE_R + 8)
    pen.disc(x, y, HOUSE_R + 2.5, "#DCC9A0", 1.4, shade=0.3)
    for i in range(20):
        a = math.radians(18 * i + pen.rnd.uniform(-3, 3))
        c, s = math.cos(a), math.sin(a)
        pen.line(
            [(x + (HOUSE_R - 2) * c, y + (HOUSE_R - 2) * s), (x + (HOUSE_R + 2.2) * c, y + (HOUSE_R + 2.2) * s)],
            0.6,
            alpha=0.67,
        )
    pen.disc(x, y, HOUSE_R - 2, mix("#F5E8C8", tint, 0.15), 0.9, pool=1.1, width=12)
    pen.text(x, y - 0.5, str(number), 26, "#3A2410", alpha=0.96)
    t = y + HOUSE_R + 2
    tab = curve(
        [(x - 9, t - 6), (x - 8.4, t + 3), (x, t + 8.5), (x + 8.4, t + 3), (x + 9, t - 6), (x, t - 8), (x - 9, t - 6)],
        5,
    )
    pen.shape(tab, PARCH_LIGHT, 0, pool=0.6, width=4)
    pen.line([*tab, tab[0]], 0.9, taper=0)
    pen.text(x, t - 0.4, str(number), 13, INK)


def plinth(pen: Pen, x: float, y: float) -> None:
    """A stone plinth seen a little from above; the religion stone stands on its top face."""
    w, d, h = 18.5, 9, 13
    shadow_path = path_of(arc(x + 3, y + h - 1, w + 4, 6, 0, 350, 20))
    pen.p.fillPath(shadow_path, QColor(40, 26, 12, 70))
    pen.shape(
        [(x - w - 1.5, y + h - 4), (x + w + 1.5, y + h - 4), (x + w + 1.5, y + h + 1), (x - w - 1.5, y + h + 1)],
        STONE_DARK,
        0.8,
    )
    pen.shape(rect(x - w + 1, y + 2, 2 * w - 2, h - 5.5), mix(STONE, STONE_DARK, 0.55), 0.9, shade=0.6)
    pen.comb((x + w - 10, y + 3), (x + w - 2, y + 3), 4, 0, h - 7.5, 0.45, 0.55)
    pen.shape(
        [(x - w, y + 2), (x + w, y + 2), (x + w - 4, y - 2 * d + 2), (x - w + 4, y - 2 * d + 2)],
        "#F1E8D2",
        1.0,
        pool=1.0,
    )
    pen.outline(
        [(x - w + 4, y - 0.6), (x + w - 4, y - 0.6), (x + w - 6.6, y - 2 * d + 4.4), (x - w + 6.6, y - 2 * d + 4.4)],
        0.5,
        SEPIA,
        alpha=0.59,
    )


def torch(pen: Pen, x: float, y: float) -> None:
    """An iron bracket on a stone post; its basket is empty until a conflict lights it."""
    pen.p.fillPath(path_of(arc(x + 2, y + 13, 12, 4.5, 0, 350, 16)), QColor(40, 26, 12, 70))
    pen.shape(rect(x - 6.5, y + 8, 13, 6), STONE_DARK, 0.8)
    pen.shape(rect(x - 4.5, y - 8, 9, 16), STONE, 0.9, shade=0.7)
    iron = "#3A3733"
    pen.line([(x, y - 6), (x, y - 15)], 2.6, iron, alpha=1, wobble=0.1, taper=0)
    pen.line(
        curve([(x - 10, y - 26), (x - 7, y - 17), (x, y - 14), (x + 7, y - 17), (x + 10, y - 26)]),
        1.7,
        iron,
        alpha=1,
        wobble=0.1,
        taper=0,
    )
    for u in (-4, 0, 4):
        pen.line(
            curve([(x + u * 1.4, y - 26), (x + u, y - 19), (x + u * 0.3, y - 14)]),
            1.2,
            iron,
            alpha=1,
            wobble=0.1,
            taper=0,
        )
    pen.line([(x - 11, y - 26), (x + 11, y - 26)], 2.0, iron, alpha=1, wobble=0.2, taper=0)
    pen.line([(x - 8.4, y - 20.5), (x + 8.4, y - 20.5)], 1.2, iron, alpha=1, wobble=0.2, taper=0)


def price_plate(pen: Pen, x: float, y: float, tint: str) -> None:
    """A sign board on two posts with two empty slots."""
    w, h = PRICE_SIZE[0] / 2, PRICE_SIZE[1] / 2
    pen.p.fillPath(path_of(rect(x - w + 4, y - h + 5, 2 * w, 2 * h)), QColor(40, 26, 12, 75))
    for u in (-w + 16, w - 16):
        pen.shape(rect(x + u - 2.6, y + h - 2, 5.2, 13), "#7A5632", 0.8, shade=0.6)
    pen.shape(rect(x - w, y - h, 2 * w, 2 * h), "#A97A48", 1.3, pool=1.2, shade=0.25)
    for v in (-h + 3.2, h - 3.2):
        pen.line(curve([(x - w + 3, y + v), (x, y + v + 0.8), (x + w - 3, y + v)]), 0.5, "#5E3F20", alpha=0.51)
    for u in (-32, 32):
        pen.shape(rect(x + u - 28, y - 19, 56, 38), PARCH_LIGHT, 0.9, pool=1.1, width=10)
        pen.outline(rect(x + u - 25.4, y - 16.4, 50.8, 32.8), 0.6, tint, alpha=0.67)
    for u in (-w + 3.4, w - 3.4):
        for v in (-h + 3.4, h - 3.4):
            pen.gold(arc(x + u, y + v, 1.7, 1.7, 0, 340, 10), 0.4)


def deck_place(pen: Pen, x: float, y: float, tint: str) -> None:
    """A framed place for the person deck: double rule in the country's colour, corner leaves, a faint lattice."""
    w, h = DECK_SIZE[0] / 2, DECK_SIZE[1] / 2
    p = pen.p
    p.fillPath(path_of(rect(x - w + 3, y - h + 5, 2 * w, 2 * h)), QColor(40, 26, 12, 70))
    pen.shape(rect(x - w, y - h, 2 * w, 2 * h), "#F3E7CB", 1.4, pool=1.2, width=16)
    p.save()
    p.setClipPath(path_of(rect(x - w + 8, y - h + 8, 2 * w - 16, 2 * h - 16)))
    for i in range(-14, 15):
        for d in (1, -1):
            pen.line([(x + i * 13 - 70 * d, y - 70), (x + i * 13 + 70 * d, y + 70)], 0.5, tint, alpha=0.24)
    p.restore()
    pen.outline(rect(x - w + 4, y - h + 4, 2 * w - 8, 2 * h - 8), 2.0, tint, alpha=0.9)
    pen.outline(rect(x - w + 7.4, y - h + 7.4, 2 * w - 14.8, 2 * h - 14.8), 0.6, INK, alpha=0.75)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx, cy = x + sx * (w - 10), y + sy * (h - 10)
            pen.gold([(cx, cy - 4.6), (cx + 4.6, cy), (cx, cy + 4.6), (cx - 4.6, cy)], 0.6)


def banner(pen: Pen, x: float, y: float, w: float = 122) -> None:
    """An empty scroll below a city, for its live name."""
    h, b = 12, 7
    for sx in (-1, 1):
        e = x + sx * w / 2
        tail = [
            (e - sx * 14, y - h + 6),
            (e + sx * 14, y - h + 7),
            (e + sx * 8, y + 4),
            (e + sx * 14, y + h + 5),
            (e - sx * 14, y + h + 4),
        ]
        pen.shape(tail, "#D9C193", 0.9, shade=0.2)
        pen.shape([(e - sx * 14, y + h + 4), (e - sx * 14, y + h - 2), (e - sx * 2, y + h - 1.5)], "#8A6A42", 0.7)
    top = curve(
        [
            (x - w / 2, y - h + 1.5),
            (x - w / 4, y - h - 0.5),
            (x, y - h - 1),
            (x + w / 4, y - h - 0.5),
            (x + w / 2, y - h + 1.5),
        ],
        b,
    )
    pts = top + [(u, v + 2 * h) for u, v in reversed(top)]
    pen.shape(pts, "#F6ECD3", 0, pool=0.9, width=8)
    pen.line([*pts, pts[0]], 1.1, taper=0)


def stack_place(pen: Pen, x: float, y: float, kind: str) -> None:
    """Places for tiles: 'supply' and 'used' advantages, and protections (a shield)."""
    w = TILE_SIZE[0] / 2
    p = pen.p
    if kind == "shield":
        pts = [(x - w + 2, y - w), (x + w - 2, y - w), (x + w - 2, y + 2)]
        pts += curve(
            [(x + w - 2, y + 2), (x + w - 9, y + 20), (x, y + w + 6), (x - w + 9, y + 20), (x - w + 2, y + 2)], 8
        )
        p.fillPath(path_of([(a + 3, b + 4) for a, b in pts]), QColor(40, 26, 12, 70))
        pen.shape(pts, "#F3E7CB", 0, pool=1.2, width=14)
        pen.line([*pts, pts[0]], 1.4, taper=0)
        inner = [(x + (a - x) * 0.86, y + 1 + (b - y) * 0.86) for a, b in pts]
        pen.line([*inner, inner[0]], 1.7, VERMILION, alpha=0.86, taper=0)
        pen.line([(x, y - w * 0.74), (x, y + w * 0.95)], 0.6, VERMILION, alpha=0.43)
        pen.line([(x - w * 0.74, y - 4), (x + w * 0.74, y - 4)], 0.6, VERMILION, alpha=0.43)
        return
    p.fillPath(path_of(rect(x - w + 3, y - w + 4, 2 * w, 2 * w)), QColor(40, 26, 12, 70))
    pen.shape(rect(x - w, y - w, 2 * w, 2 * w), "#F3E7CB", 1.4, pool=1.2, width=14)
    tone = MUREX if kind == "supply" else LEAD
    pen.outline(rect(x - w + 4, y - w + 4, 2 * w - 8, 2 * w - 8), 1.7, tone, alpha=0.86)
    if kind == "supply":
        for k in range(8):
            a = math.radians(45 * k)
            pen.line([(x, y), (x + 17 * math.cos(a), y + 17 * math.sin(a))], 0.6, tone, alpha=0.51)
        pen.outline(arc(x, y, 17, 17, 0, 351, 40), 0.6, tone, alpha=0.51)
        pen.disc(x, y, 5, "#F3E7CB", 0.6, ink=tone)
    else:
        pen.outline([(x, y - 17), (x + 17, y), (x, y + 17), (x - 17, y)], 0.6, tone, alpha=0.55)
        pen.outline([(x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)], 0.5, tone, alpha=0.43)
