"""What every part of the cathedral is built from: walls in projection, windows, pinnacles, plans, scaffolds."""

from collections.abc import Sequence

import numpy as np
from art.ink.buildings import masonry
from art.ink.geometry import lancet, points_of, rect
from art.ink.pigments import INK, OAK, VELLUM
from art.ink.sheet import Sheet
from numpy.typing import ArrayLike

Segment = tuple[ArrayLike, ArrayLike]

# u runs along the west front, v into the picture along the nave, z upwards
ORIGIN, DEEP = (598, 646), (0.93, -0.2)
LENGTH, BAYS = 300, 5
ASHLAR, SHADE, GLASS, LEADEN, LEADEN_DARK = "#D9CBA8", "#6E5A3C", "#41669A", "#7C93A0", "#58738A"


def at(u: float, v: float, z: float) -> tuple[float, float]:
    return (ORIGIN[0] + u + v * DEEP[0], ORIGIN[1] - z + v * DEEP[1])


def front(s: Sheet, u0: float, u1: float, z0: float, z1: float, v: float = 0, strength: float = 0.55) -> None:
    shape = [at(u0, v, z0), at(u1, v, z0), at(u1, v, z1), at(u0, v, z1)]
    s.form(shape, ASHLAR, strength, 0.5, 1.25, body=1)
    masonry(s, shape, 7, 11, amount=0.35)


def flank(s: Sheet, u: float, v0: float, v1: float, z0: float, z1: float, shade: float = 0.26) -> None:
    shape = [at(u, v0, z0), at(u, v1, z0), at(u, v1, z1), at(u, v0, z1)]
    s.form(shape, ASHLAR, 0.6, 0.4, 1.25, body=1)
    s.tint(shape, SHADE, shade, 0.3)
    masonry(s, shape, 7, 11, DEEP[1] / DEEP[0], amount=0.25)


def flank_window(s: Sheet, u: float, v: float, z: float, w: float, h: float, glass: str = GLASS) -> None:
    x, y = at(u, v, z)
    axis = DEEP
    shape = lancet(x, y, w, h, axis)
    s.form(shape, glass, 0.8, 0.4, 0.9, smooth=True, body=0.8)
    s.line([(x, y), (x, y - h * 0.92)], 0.6, VELLUM, 0.05, 0.1, 0.8)
    for k in (0.3, 0.55):
        s.line(
            [
                (x - w * 0.45 * axis[0], y - h * k - w * 0.45 * axis[1]),
                (x + w * 0.45 * axis[0], y - h * k + w * 0.45 * axis[1]),
            ],
            0.45,
            VELLUM,
            0.05,
            0.1,
            0.7,
        )


def pinnacle(s: Sheet, x: float, y: float, w: float = 5, h: float = 16) -> None:
    s.form(rect(x - w / 2, y - h * 0.5, w, h * 0.5), ASHLAR, 0.6, weight=0.7, body=1)
    s.form([(x - w * 0.7, y - h * 0.5), (x, y - h), (x + w * 0.7, y - h * 0.5)], LEADEN, 0.6, weight=0.7)


def plan(s: Sheet, lines: Sequence[Segment], strong: float = 0.8) -> None:
    """The builder's drawing of a part that does not stand yet: thin broken lines of red chalk."""
    for a, b in lines:
        a, b = points_of([a, b])
        count = max(1, int(np.hypot(*(b - a)) / 9))
        for i in range(count):
            p, q = a + (b - a) * i / count, a + (b - a) * (i + 0.62) / count
            s.line([p, q], 1.2, "#8A3A28", 0.15, 0.3, strong)


def box_lines(u0: float, u1: float, v0: float, v1: float, z0: float, z1: float) -> list[Segment]:
    c = [at(u, v, z) for z in (z0, z1) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
    return [
        (c[0], c[1]),
        (c[1], c[2]),
        (c[4], c[5]),
        (c[5], c[6]),
        (c[6], c[7]),
        (c[7], c[4]),
        (c[0], c[4]),
        (c[1], c[5]),
        (c[2], c[6]),
    ]


def scaffold(s: Sheet, u0: float, u1: float, v0: float, v1: float, top: float, step: float = 26) -> None:
    """Poles, ledgers and lashings around a part that is next."""
    feet = [at(u, v0, 0) for u in np.linspace(u0, u1, 4)] + [at(u1, v, 0) for v in np.linspace(v0, v1, 4)[1:]]
    for x, y in feet:
        s.line([(x, y), (x + s.rng.uniform(-1, 1), y - top - s.rng.uniform(4, 14))], 1.5, "#6B4526", 0.4, 0.15, 0.95)
    z = step
    while z < top + 2:
        s.line([at(u0 - 5, v0, z), at(u1 + 4, v0, z)], 1.2, "#6B4526", 0.4, 0.2, 0.95)
        s.line([at(u1, v0 - 4, z), at(u1, v1 + 4, z)], 1.2, "#6B4526", 0.4, 0.2, 0.95)
        for x, y in feet:
            s.line([(x - 1.5, y - z - 1), (x + 1.5, y - z + 1)], 0.9, INK, 0)
        z += step
    plank = [at(u0 - 4, v0, top - step + 6), at(u1 + 4, v0, top - step + 6), at(u1 + 4, v1, top - step + 6)]
    s.line(plank, 2.2, OAK, 0.3, 0.1)
