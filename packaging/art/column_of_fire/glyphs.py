"""Small things of the chart: hills, trees, houses, ships and beasts."""

import math

from art.column_of_fire.pigments import PARCH_LIGHT, SLATE, STONE, TILE
from art.ink.geometry import arc, curve, rect
from art.ink.pen import Pen, path_of
from art.ink.pigments import LAPIS, VERMILION, mix
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QRadialGradient


def shadow(pen: Pen, x: float, y: float, rx: float, ry: float, alpha: float = 70) -> None:
    """A soft ground wash that seats a vignette on the land."""
    p = pen.p
    p.save()
    p.translate(x, y)
    p.scale(1, ry / rx)
    g = QRadialGradient(QPointF(0, 0), rx)
    g.setColorAt(0, QColor(96, 110, 60, alpha))
    g.setColorAt(0.6, QColor(96, 100, 60, int(alpha * 0.6)))
    g.setColorAt(1, QColor(96, 90, 60, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(0, 0), rx, rx)
    p.restore()


def hill(pen: Pen, x: float, y: float, s: float, col: str = "#CDB587") -> None:
    top = pen.rnd.uniform(-2, 2) * s
    pts = curve(
        [
            (x - 10 * s, y),
            (x - 5 * s, y - 7 * s),
            (x + top - 1 * s, y - 13 * s),
            (x + 5 * s, y - 7 * s),
            (x + 11 * s, y),
        ]
    )
    pen.wash(path_of(pts), col, alpha=0.78, pool=0.8, shade=0.7)
    pen.line(pts, 1.0)
    pen.comb((x + top + 1.5 * s, y - 10.5 * s), (x + 8 * s, y - 2.5 * s), 5, -2.6 * s, 4.2 * s, 0.55)


def tree(pen: Pen, x: float, y: float, s: float, col: str = "#6F8E5C", fruit: str | None = None) -> None:
    pen.line([(x, y), (x + 0.2 * s, y - 6 * s)], 1.1 * s)
    pts = curve([(x - 4 * s, y - 5 * s), (x - 5.4 * s, y - 8.5 * s), (x - 2.6 * s, y - 12 * s), (x, y - 13.6 * s),
                 (x + 2.8 * s, y - 12 * s), (x + 5.4 * s, y - 8.5 * s), (x + 4 * s, y - 5 * s), (x, y - 4.4 * s),
                 (x - 4 * s, y - 5 * s)], 5)  # fmt: skip
    pen.wash(path_of(pts), col, alpha=0.96, pool=1.0, shade=0.9, width=6)
    pen.line(pts, 0.75)
    for _ in range(3):
        u, v = x + pen.rnd.uniform(-0.5, 3) * s, y - pen.rnd.uniform(6, 11) * s
        pen.line(arc(u, v, 1.2 * s, 1 * s, 20, 190, 6), 0.45, alpha=0.59)
    if fruit:
        for u, v in ((-2.6, -8), (0.4, -10.6), (2.6, -8), (0, -6.6)):
            pen.disc(x + u * s, y + v * s, 1.05 * s, fruit, 0.35, pool=0.5, width=2)


def house(
    pen: Pen,
    x: float,
    y: float,
    w: float,
    h: float,
    wall: str = "#EFE3C8",
    roof: str = TILE,
    deep: float = 0.7,
    left: bool = False,
) -> None:
    """A gabled house in naive perspective: front at (x, y) lower left, its long side to the right (or left)."""
    g, d = w * 0.62, w * deep * (-1 if left else 1)
    x0 = x if not left else x + w
    sx = 1 if not left else -1
    f = [(x0, y), (x0 + sx * w, y), (x0 + sx * w, y - h), (x0 + sx * w / 2, y - h - g), (x0, y - h)]
    side = [(x0 + sx * w, y), (x0 + sx * w + d, y), (x0 + sx * w + d, y - h), (x0 + sx * w, y - h)]
    top = [
        (x0 + sx * w, y - h),
        (x0 + sx * w + d, y - h),
        (x0 + sx * w / 2 + d, y - h - g),
        (x0 + sx * w / 2, y - h - g),
    ]
    pen.shape(side, mix(wall, "#6B5034", 0.25), 0.6)
    pen.shape(f, wall, 0.65)
    pen.shape(top, roof, 0.7, shade=0.4)
    pen.comb(top[0], top[3], 2, d * 0.92, 0, 0.35, 0.43)
    pen.shape(rect(x0 + sx * w * 0.5 - w * 0.12, y - h * 0.55, w * 0.24, h * 0.55), "#5A4630", 0)
    if w > 7:
        pen.shape(rect(x0 + sx * w * 0.5 - w * 0.09, y - h - g * 0.35, w * 0.18, h * 0.22), "#5A4630", 0)


def lancet(pen: Pen, x: float, y: float, w: float, h: float, col: str = "#4C5A66") -> None:
    """A pointed window standing on y."""
    pts = [(x - w / 2, y), (x - w / 2, y - h * 0.6), (x, y - h), (x + w / 2, y - h * 0.6), (x + w / 2, y)]
    pen.shape(pts, col, 0.35, pool=0.3, width=2)


def battlement(
    pen: Pen, x: float, y: float, w: float, h: float, col: str = STONE, n: int = 6, shade: float = 0.3
) -> None:
    pts, step = [(x, y)], w / (2 * n - 1)
    u = x
    for i in range(2 * n - 1):
        v = y - h - (2.4 if i % 2 == 0 else 0)
        pts += [(u, v), (u + step, v)]
        u += step
    pts.append((x + w, y))
    pen.shape(pts, col, 0, shade=shade)
    pen.line([*pts, pts[0]], 0.7, taper=0)


def spire(pen: Pen, x: float, y: float, w: float, h: float, col: str = SLATE) -> None:
    pen.shape([(x - w / 2, y), (x, y - h), (x + w / 2, y)], col, 0.7, shade=0.9)
    pen.line([(x + w * 0.08, y - h * 0.85), (x + w * 0.12, y - 1)], 0.4, alpha=0.59)
    pen.line([(x, y - h), (x, y - h - 4)], 0.7, taper=0)
    pen.line([(x - 1.4, y - h - 2.6), (x + 1.4, y - h - 2.6)], 0.6, taper=0)


def dolphin(pen: Pen, x: float, y: float, s: float, flip: bool = False) -> None:
    """A leaping dolphin as the chart makers saw it."""
    p = pen.p
    p.save()
    p.translate(x, y)
    p.scale(-s if flip else s, s)
    body = curve(
        [
            (-20, 2),
            (-17, -8),
            (-8, -15),
            (4, -15),
            (14, -8),
            (19, 2),
            (21, 6),
            (15, 4),
            (9, -2),
            (2, -6),
            (-6, -5),
            (-12, 1),
            (-17, 5),
            (-23, 5),
            (-20, 2),
        ],
        5,
    )
    pen.shape(body, "#7E9FA0", 0, shade=0.8)
    pen.line(body, 1.0, taper=0)
    pen.shape([(-2, -15), (3, -22), (6, -14.5)], "#7E9FA0", 0.9)
    tail = curve([(19, 3), (27, -1), (25, 5), (30, 9), (22, 8), (18, 5)], 4)
    pen.shape(tail, "#7E9FA0", 0.9)
    pen.disc(-14, -4.5, 1.2, PARCH_LIGHT, 0.6)
    pen.line(curve([(-22, 3.6), (-17, 1.6), (-14, 0)]), 0.6)
    for u in (-26, -12, 8, 22):
        pen.line(curve([(u - 6, 9), (u, 7.4), (u + 6, 9)]), 0.8, "#2F4A55", alpha=0.75)
    p.restore()


def peak(pen: Pen, x: float, y: float, s: float) -> None:
    """A mountain: lit side bare, the other in shadow strokes."""
    k = pen.rnd.uniform(-1.5, 1.5) * s
    ridge = [(x + k, y - 17 * s), (x + k + 1.6 * s, y - 11 * s), (x + k - 0.4 * s, y - 6 * s), (x + 2 * s, y)]
    pts = [
        (x - 11 * s, y),
        (x - 6 * s, y - 7 * s),
        (x - 3 * s + k, y - 11 * s),
        (x + k, y - 17 * s),
        (x + 4 * s, y - 10 * s),
        (x + 7.5 * s, y - 6 * s),
        (x + 12 * s, y),
    ]
    pen.wash(path_of(pts), "#E0CDA2", alpha=0.98, pool=0.7, shade=0.2)
    pen.wash(
        path_of(ridge + [(x + 12 * s, y), (x + 7.5 * s, y - 6 * s), (x + 4 * s, y - 10 * s)]),
        "#A88C66",
        alpha=0.9,
        pool=0.5,
    )
    pen.line(pts, 1.1, wobble=0.5)
    pen.line(ridge, 0.6, alpha=0.71)
    pen.comb((x + k + 2 * s, y - 12.5 * s), (x + 9.5 * s, y - 2.5 * s), 5, -2.4 * s, 4.6 * s, 0.5, 0.59)


def ship(pen: Pen, x: float, y: float, s: float, flip: bool = False, sail: str = "#F4EAD2", cross: str = VERMILION):
    """A carrack under full sail."""
    p = pen.p
    p.save()
    p.translate(x, y)
    p.scale(-s if flip else s, s)
    for u in (-26, -14, 4, 18):  # wake
        pen.line(
            curve([(u - 6, 12 + pen.rnd.uniform(-1, 2)), (u, 11), (u + 6, 12.5), (u + 12, 11.5)]),
            0.7,
            "#F4F2E6",
            alpha=0.75,
        )
    hull = curve([(-25, -7), (-22, 3), (-14, 9), (2, 10.5), (16, 8.5), (22, 1), (27, -5)], 6) + [
        (20, -5),
        (16, -1),
        (-10, -0.5),
        (-13, -7),
    ]
    for mx, top in ((-15, -34), (1, -47), (15, -33)):
        pen.line([(mx, 2), (mx, top)], 1.3, taper=0.2)
    for a, b in (((1, -46), (-24, -6)), ((1, -46), (24, -6)), ((15, -33), (30, -9))):
        pen.line([a, b], 0.4, alpha=0.59)

    def canvas(cx: float, top: float, w: float, h: float, belly: float):
        pts = curve([(cx - w / 2, top), (cx - w / 2 + belly, top + h * 0.5), (cx - w / 2 - 1.5, top + h)], 6)
        pts += curve([(cx + w / 2 - 1.5, top + h), (cx + w / 2 + belly, top + h * 0.5), (cx + w / 2, top)], 6)
        pen.shape(pts, sail, 0.8, shade=0.5)
        pen.line([(cx - w / 2 - 2, top), (cx + w / 2 + 2, top)], 1.2, taper=0.2)
        return pts

    canvas(-15.5, -31, 12, 17, 3)
    canvas(16, -30, 12, 17, 3.5)
    canvas(1, -30, 21, 24, 5)
    canvas(1, -43, 13, 11, 3)
    pen.line(curve([(6, -29), (8, -18), (5.5, -7)]), 2.0, cross, alpha=0.82, taper=0.1)
    pen.line(curve([(-4, -18), (5, -18.5), (14, -18)]), 2.0, cross, alpha=0.82, taper=0.1)
    pen.shape(hull, "#9A6A3C", 0, shade=0.8)
    pen.line([*hull, hull[0]], 1.0, taper=0)
    pen.line(curve([(-22, 1), (-6, 4), (19, 2)]), 0.6, alpha=0.71)
    pen.line(curve([(-19, 5), (-4, 7), (16, 6)]), 0.5, alpha=0.59)
    pen.line([(25, -5), (36, -13)], 1.1)
    for mx, top, c in ((-15, -34, LAPIS), (1, -47, cross), (15, -33, LAPIS)):
        f = curve([(mx, top - 1), (mx - 6, top - 2.5), (mx - 11, top - 0.5)], 4) + [(mx - 6, top + 1), (mx, top + 2)]
        pen.shape(f, c, 0.4, pool=0.4, width=2)
    p.restore()


def serpent(pen: Pen, x: float, y: float, s: float, flip: bool = False) -> None:
    """A sea serpent, three coils and a head; it rises from painted water."""
    p = pen.p
    p.save()
    p.translate(x, y)
    p.scale(-s if flip else s, s)
    col = "#6E9A86"
    for cx, r in ((30, 8), (10, 11.5), (-13, 13.5)):
        pts = arc(cx, 0, r, r * 1.15, 180, 360, 16) + arc(cx, 0, r - 6.4, (r - 6.4) * 1.0, 360, 180, 14)
        pen.shape(pts, col, 0, shade=0.8)
        pen.line([*pts, pts[0]], 1.0, taper=0)
        for a in range(200, 350, 22):
            u, v = cx + r * math.cos(math.radians(a)), r * 1.15 * math.sin(math.radians(a))
            pen.line(
                [(u, v), (u + 2.6 * math.cos(math.radians(a + 35)), v + 3.4 * math.sin(math.radians(a + 35)))], 0.8
            )
    head = curve(
        [
            (-34, 1),
            (-38, -12),
            (-35, -22),
            (-42, -26),
            (-52, -22),
            (-54, -25),
            (-44, -33),
            (-33, -33),
            (-27, -25),
            (-28, -12),
            (-27, 1),
        ],
        6,
    )
    pen.shape(head, col, 0, shade=0.8)
    pen.line([*head, head[0]], 1.0, taper=0)
    pen.line(curve([(-53, -23), (-46, -26), (-41, -26)]), 0.7)
    pen.line(curve([(-54, -24), (-60, -23), (-63, -26)]), 0.8, VERMILION)
    pen.line(curve([(-36, -33), (-33, -39), (-29, -33)]), 0.9)
    pen.disc(-40.5, -29.3, 1.3, PARCH_LIGHT, 0.6)
    tail = curve([(40, 1), (46, -6), (50, -15), (56, -18), (52, -10), (48, -2), (45, 1)], 5)
    pen.shape(tail, col, 0, shade=0.6)
    pen.line([*tail, tail[0]], 0.9, taper=0)
    for u in (-42, -26, -6, 14, 34, 46):
        pen.line(curve([(u - 7, 2.5), (u, 1.2), (u + 7, 2.6)]), 0.8, "#2F4A55", alpha=0.78)
        pen.line(curve([(u - 3, 5), (u + 3, 4.2), (u + 9, 5.2)]), 0.6, "#2F4A55", alpha=0.51)
    p.restore()


def town(pen: Pen, x: float, y: float, roof: str) -> None:
    """A lesser town: two houses and a steeple."""
    shadow(pen, x, y, 22, 9, 80)
    house(pen, x - 12, y, 7, 5.5, roof=roof, deep=0.8)
    pen.shape(rect(x - 1, y - 15, 6, 15), STONE, 0.7, shade=0.6)
    lancet(pen, x + 2, y - 7, 2.2, 5)
    spire(pen, x + 2, y - 15, 8, 11, roof)
    house(pen, x + 6, y + 1, 7, 5.5, roof=roof, deep=0.7)
