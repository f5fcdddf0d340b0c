"""The twenty symbols of the action track, drawn to be told apart at thirty pixels."""

import math

from art.column_of_fire.pigments import DIE, PARCH_LIGHT
from art.ink.geometry import XY, arc, curve, rect
from art.ink.pen import Pen
from art.ink.pigments import INK, LEAD, MUREX, VERMILION

WOODEN, GREEN = "#D9B57E", "#4F7A4A"


def draw(pen: Pen, symbol: str, x: float, y: float) -> None:
    """Draws the symbol of a field of the track around (x, y)."""
    kind, _, what = symbol.partition("_")
    p = pen.p
    p.save()
    p.translate(x, y)
    size = 0.98 if kind == "trade" else 1.1
    p.scale(size, size)
    if kind == "ship":
        cog(pen, DIE[{"england": "white", "france": "blue", "netherlands": "orange", "spain": "brown"}[what]])
    elif kind == "trade":
        GOODS[what](pen, 0, -5, 0.84)
        for u in (-7.5, 7.5):
            sail(pen, u, 12.5)
    elif kind == "stone":
        stone(pen, {"catholic": "#7A4A8C", "protestant": LEAD, "neutral": WOODEN}[what], what)
    else:
        {
            "advantage": advantage, "protection": protection, "any_good": any_good, "turn_die": turn_die,
            "free_die": free_die, "vp_2": laurel,
        }[symbol](pen)  # fmt: skip
    p.restore()


def cog(pen: Pen, cloth: str) -> None:
    """A ship whose sail has the country's colour."""
    pen.line([(0, 6), (0, -15)], 1.6, INK, taper=0)
    canvas = curve([(-9, -13), (-5.5, -5), (-10, 3)], 6) + curve([(10, 3), (13, -5), (9, -13)], 6)
    pen.shape(canvas, cloth, 1.1, pool=0.6, shade=0.4)
    pen.line([(-10.5, -13), (10.5, -13)], 1.5, INK, taper=0.1)
    hull = [*curve([(-15, 4), (-11, 12), (0, 14), (11, 12), (15, 3)], 6), (10, 6), (-10, 6.5)]
    pen.shape(hull, "#9A6A3C", 1.1, shade=0.6)
    pen.shape([(0, -15), (6, -17.5), (0, -18.5)], VERMILION, 0.6)


def sail(pen: Pen, x: float, y: float) -> None:
    """A tiny ship: one of the two countries that buy the good."""
    pen.shape([(x + 0.4, y - 9), (x + 5.5, y - 2), (x + 0.4, y - 2)], "#FFFFFF", 0.9, pool=0.3, width=3)
    pen.shape([(x - 0.8, y - 7), (x - 4.2, y - 2), (x - 0.8, y - 2)], "#FFFFFF", 0.9, pool=0.3, width=3)
    pen.shape([(x - 6.4, y - 0.8), (x + 6.4, y - 0.8), (x + 4, y + 3.6), (x - 4, y + 3.6)], "#9A6A3C", 1.0)


def book(pen: Pen, x: float, y: float, k: float) -> None:
    pts = [(-9, -10), (8, -10), (8, 9), (-9, 9)]
    pen.shape([(x + u * k + 2, y + v * k + 1.5) for u, v in pts], "#F8EFDA", 0.9)
    pen.shape([(x + u * k, y + v * k) for u, v in pts], "#A8392B", 1.1, shade=0.5)
    pen.line([(x - 6 * k, y - 9.5 * k), (x - 6 * k, y + 8.5 * k)], 0.9)
    pen.gold(
        [(x + 1.4 * k, y - 5 * k), (x + 5 * k, y - 0.5 * k), (x + 1.4 * k, y + 4 * k), (x - 2.2 * k, y - 0.5 * k)], 0.6
    )


def ore(pen: Pen, x: float, y: float, k: float) -> None:
    lumps: tuple[tuple[XY, ...], ...] = (
        ((-11, 8), (-10, 0), (-4, -3), (1, 1), (2, 8)),
        ((0, 8), (1, 0), (6, -2), (11, 2), (11, 8)),
        ((-6, -1), (-5, -8), (1, -11), (6, -7), (6, -1), (0, 1)),
    )
    for lump, tint in zip(lumps, ("#6F7680", "#858C96", "#9AA1AA"), strict=True):
        pen.shape([(x + u * k, y + v * k) for u, v in lump], tint, 1.0, shade=0.7)
    for u, v in ((-6, 4), (6, 3), (0, -6)):
        pen.shape(arc(x + u * k, y + v * k, 1.5, 1.2, 0, 350, 8), "#E0A23A", 0.3, pool=0.3, width=2)


def cloth(pen: Pen, x: float, y: float, k: float) -> None:
    body = [(x + u * k, y + v * k) for u, v in ((-8, -7), (10, -7), (10, 7), (-8, 7))]
    pen.shape(body, "#3F6BB0", 1.0, shade=0.5)
    for v in (-3, 2):
        pen.line([(x - 4 * k, y + v * k), (x + 10 * k, y + v * k)], 1.0, "#F3E7CB", alpha=0.78)
    roll = arc(x - 8 * k, y, 4 * k, 7 * k, 0, 354, 20)
    pen.shape(roll, "#6E93CC", 1.0)
    spiral = curve(
        [(x - 6 * k, y - 2 * k), (x - 8 * k, y - 4 * k), (x - 10 * k, y), (x - 8 * k, y + 3 * k), (x - 7 * k, y)]
    )
    pen.line(spiral, 0.8)
    pen.shape(
        [(x + 3 * k, y + 7 * k), (x + 10 * k, y + 7 * k), (x + 10 * k, y + 11 * k), (x + 6 * k, y + 9 * k)],
        "#2B4C7E",
        0.8,
    )


def wine(pen: Pen, x: float, y: float, k: float) -> None:
    pen.line(curve([(x, y - 10 * k), (x + 3 * k, y - 12 * k), (x + 5 * k, y - 12 * k)]), 1.2, "#5A3E22")
    leaf = [(x - 1 * k, y - 9 * k), (x - 8 * k, y - 12 * k), (x - 10 * k, y - 6 * k), (x - 4 * k, y - 5 * k)]
    pen.shape(leaf, GREEN, 0.8, pool=0.5, width=4)
    for u, v in ((-5, -4), (0, -5), (5, -4), (-2.6, 0), (2.6, 0), (0, 5), (-5, 1.5), (5, 1.5), (0, 10)):
        pen.disc(x + u * k, y + v * k, 3.2 * k, "#7A3A68", 0.7, pool=0.6, shade=0.4, width=3)


GOODS = {"book": book, "ore": ore, "cloth": cloth, "wine": wine}


def any_good(pen: Pen) -> None:
    """All four goods around a star: take the one you like."""
    for good, (u, v) in zip(GOODS, ((-8, -8), (8, -8), (-8, 8), (8, 8)), strict=True):
        GOODS[good](pen, u, v, 0.5)
    pen.line([(0, -15), (0, 15)], 0.8, INK, alpha=0.59)
    pen.line([(-15, 0), (15, 0)], 0.8, INK, alpha=0.59)


def stone(pen: Pen, tint: str, what: str) -> None:
    """A religion stone: cross for catholic, open book for protestant, plain wood for neutral; it comes (or goes)."""
    pen.shape(
        curve([(-9, 12), (-8, 2), (-5, -3), (-6.5, -8), (0, -13), (6.5, -8), (5, -3), (8, 2), (9, 12)], 6),
        tint,
        0,
        shade=0.6,
    )
    outline = curve([(-9, 12), (-8, 2), (-5, -3), (-6.5, -8), (0, -13), (6.5, -8), (5, -3), (8, 2), (9, 12)], 6)
    pen.line([*outline, outline[0]], 1.2, taper=0)
    if what == "catholic":
        pen.line([(0, -1), (0, 9)], 2.0, "#F6E6A6", alpha=1, wobble=0, taper=0)
        pen.line([(-3.4, 2.4), (3.4, 2.4)], 2.0, "#F6E6A6", alpha=1, wobble=0, taper=0)
    elif what == "protestant":
        pen.shape([(-5, 2), (0, 3.6), (5, 2), (5, 8), (0, 9.6), (-5, 8)], PARCH_LIGHT, 0.7)
        pen.line([(0, 3.6), (0, 9.6)], 0.7)
    signs = ((12.5, -8, True),) if what == "neutral" else ((12.5, -8, True), (-12.5, -8, False))
    for u, v, plus in signs:
        pen.line([(u - 3.4, v), (u + 3.4, v)], 1.9, VERMILION, alpha=1, wobble=0, taper=0)
        if plus:
            pen.line([(u, v - 3.4), (u, v + 3.4)], 1.9, VERMILION, alpha=1, wobble=0, taper=0)


def die(pen: Pen, x: float, y: float, half: float) -> None:
    pen.shape(rect(x - half, y - half, 2 * half, 2 * half), "#FBF7EC", 1.2, shade=0.3)
    for u, v in ((-0.5, -0.5), (0, 0), (0.5, 0.5)):
        pen.shape(arc(x + u * half, y + v * half, half * 0.19, half * 0.19, 0, 350, 12), INK, 0)


def turn_die(pen: Pen) -> None:
    """A die that may be turned up or down by one."""
    die(pen, -4, 0, 7.5)
    for s in (-1, 1):
        pen.shape([(-8.2, s * 9.8), (-4, s * 15), (0.2, s * 9.8)], VERMILION, 0.9, pool=0.4, width=4)
    pen.text(10.4, -5.4, "+1", 10.5, INK)
    pen.text(10.4, 6, "−1", 10.5, INK)


def free_die(pen: Pen) -> None:
    """A die that leaves its card."""
    pen.shape(rect(-13, -5, 17, 19), "#EBD9AE", 1.0)
    pen.outline(rect(-10.4, -2.4, 11.8, 13.8), 0.6, VERMILION)
    die(pen, 5.5, -5.5, 7)
    pen.line(curve([(-9, 6), (-3, 9), (3, 6)]), 0.8, INK, alpha=0.47)
    pen.line(curve([(-8, -9), (-6, -14), (0, -15.5)]), 1.7, VERMILION, alpha=1, wobble=0, taper=0.1)
    pen.shape([(-1, -18), (4, -15), (-1, -12)], VERMILION, 0.6)


def advantage(pen: Pen) -> None:
    """The face-down tile with its star."""
    pen.shape(rect(-12, -12, 24, 24), "#F3E7CB", 1.2, pool=0.9)
    pen.outline(rect(-9.4, -9.4, 18.8, 18.8), 1.4, MUREX)
    star = [
        (r * math.cos(math.radians(22.5 * i - 90)), r * math.sin(math.radians(22.5 * i - 90)))
        for i in range(16)
        for r in [(8.4 if i % 2 == 0 else 3.6)]
    ]
    pen.gold(star, 0.7)


def protection(pen: Pen) -> None:
    """A shield."""
    pts = [(-11, -13), (11, -13), *curve([(11, -2), (8, 7), (0, 15), (-8, 7), (-11, -2)], 6)]
    pen.shape(pts, "#F8EFDA", 1.3, pool=0.8)
    pen.shape(rect(-2.4, -12, 4.8, 24), VERMILION, 0, pool=0.4)
    pen.shape(rect(-10, -6, 20, 4.8), VERMILION, 0, pool=0.4)
    pen.line([*pts, pts[0]], 1.3, taper=0)


def laurel(pen: Pen) -> None:
    """Two victory points in a wreath of gold."""
    for s in (-1, 1):
        pen.line(curve([(0, 14), (s * 11, 9), (s * 13, -3), (s * 7, -13)]), 1.0, "#5A3A1A")
        for a in (40, 68, 96, 124, 152):
            c, d = math.cos(math.radians(90 - s * a)), math.sin(math.radians(90 - s * a))
            u, v = 12.5 * c, 12.5 * d
            pen.gold(
                [
                    (u, v),
                    (u + 4 * d * s + 2 * c, v - 4 * c * s + 2 * d),
                    (u + 7 * d * s, v - 7 * c * s),
                    (u + 3 * d * s - 2 * c, v - 3 * c * s - 2 * d),
                ],
                0.4,
            )
    pen.text(0, 0, "2", 19, "#6A140D")
