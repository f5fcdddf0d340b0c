"""Woods, hills, lesser towns and waves where nothing else stands."""

import itertools
import math
import random
from collections.abc import Sequence

from art.column_of_fire.geography import Ground
from art.column_of_fire.glyphs import hill, peak, shadow, tree
from art.column_of_fire.layout import ADVANTAGES, LAYOUT, NH, NW, PROTECTIONS, RING, harbour
from art.column_of_fire.pigments import SLATE, TILE
from art.ink.geometry import curve
from art.ink.pen import Pen

TOWNS = [(432, 782, TILE), (542, 196, SLATE), (762, 198, SLATE), (944, 486, SLATE), (226, 292, TILE),
         (1196, 104, "#BF7148"), (1546, 446, "#BF7148"), (196, 112, TILE),
         (1062, 806, TILE), (84, 668, TILE)]  # fmt: skip


def ripples(pen: Pen, sh: Ground, taken: Sequence[tuple[float, float, float]]) -> None:
    """A few pen waves in the open sea."""
    rnd, put = random.Random(3), []
    for _ in range(900):
        x, y = rnd.uniform(80, NW - 40), rnd.uniform(80, NH - 40)
        if sh.to_land[int(y * sh.s), int(x * sh.s)] < 34 or any(math.hypot(x - a, y - b) < r for a, b, r in taken):
            continue
        if any(math.hypot(x - a, y - b) < 62 for a, b in put):
            continue
        put.append((x, y))
        for k in range(rnd.choice((2, 3))):
            u, v = x + rnd.uniform(-8, 8), y + k * 5
            pen.line(
                curve([(u - 10, v), (u - 6, v - 2.6), (u - 1, v), (u + 3, v - 2.4), (u + 8, v), (u + 12, v - 1.8)]),
                0.8,
                "#3E5F6A",
                alpha=0.59,
            )


def scatter(pen: Pen, sh: Ground) -> None:
    """Hills and trees where nothing else stands; mountain chains where the mountains are."""
    taken = [(RING["x"], RING["y"], RING["r"] + 14)]
    for c in LAYOUT.values():
        taken += [(x, y, 38) for x, y in c["houses"]] + [(x, y, 34) for x, y in c["religion"]]
        taken += [
            (*c["torch"], 34),
            (*c["label"], 52),
            (c["label"][0] - 60, c["label"][1], 40),
            (c["label"][0] + 60, c["label"][1], 40),
        ]
        x, y = c["price"]
        taken += [(x - 40, y, 46), (x + 40, y, 46), (x, y, 46)]
        x, y = c["deck"]
        taken += [(x, y - 30, 62), (x, y + 30, 62)]
        x, y = c["city"]
        taken += [(x + u, y + v, 52) for u in (-105, -60, -20, 20, 60, 105) for v in (-20, 22)] + [
            (x + u, y - 70, 50) for u in (-40, 0, 40)
        ]
        taken += [(x + u, y - 120, 46) for u in (-60, -20, 20, 50)]
    taken += [(c["city_label"][0] + u, c["city_label"][1], 36) for c in LAYOUT.values() for u in (-66, -22, 22, 66)]
    taken += [(x, y, 26) for x, y in harbour()] + [(x, y + 24, 40) for x in range(220, 450, 30) for y in (380,)]
    taken += [(x, y, 52) for x, y in [*ADVANTAGES, PROTECTIONS]] + [(x, y, 26) for x, y, _ in TOWNS]
    chains = [
        ([(880, 160), (912, 178), (952, 206), (990, 238)], 16, 0.95),
        ([(282, 134), (330, 142), (380, 150), (440, 150)], 24, 1.35),
        ([(300, 158), (350, 166), (400, 172), (440, 174)], 24, 1.25),
        ([(1040, 196), (1010, 176)], 17, 0.8),
    ]
    put = []
    for pts, pitch, size in chains:
        for (ax, ay), (bx, by) in itertools.pairwise(pts):
            n = max(1, round(math.hypot(bx - ax, by - ay) / pitch))
            put += [
                (
                    ax + (bx - ax) * i / n + pen.rnd.uniform(-3, 3),
                    ay + (by - ay) * i / n + pen.rnd.uniform(-4, 4),
                    size * pen.rnd.uniform(0.85, 1.15),
                )
                for i in range(n)
            ]
    rnd = random.Random(12)
    for _ in range(6000):
        x, y = rnd.uniform(70, NW - 30), rnd.uniform(76, NH - 30)
        iy, ix = int(y * sh.s), int(x * sh.s)
        if sh.to_sea[iy, ix] < 15 or sh.to_border[iy, ix] < 15 or not sh.land[iy - int(14 * sh.s), ix]:
            continue
        n = sh.big[iy, ix]
        if -1.15 < n < 0.7:
            continue  # woods and hills keep together, the rest stays calm
        kind = "tree" if n > 0 else "hill"
        if any(math.hypot(x - a, y - 4 - b) < r for a, b, r in taken) or any(
            math.hypot(x - a, (y - b) * 1.4) < (14 if kind == "tree" else 24) for a, b, _ in put
        ):
            continue
        put.append((x, y, kind))
    for x, y, kind in put:
        if kind == "tree":
            shadow(pen, x, y, 20, 12, 46)  # a meadow wash below the woods
    for x, y, kind in sorted(put, key=lambda q: q[1]):
        iy, ix = min(int(y * sh.s), sh.h - 1), int(x * sh.s)
        if not sh.land[iy, ix]:
            continue
        if kind == "hill":
            hill(pen, x, y, rnd.uniform(0.95, 1.15))
        elif kind == "tree":
            tree(pen, x, y, rnd.uniform(0.85, 1.1))
        elif all(math.hypot(x - a, y - b) > r - 16 for a, b, r in taken):
            peak(pen, x, y, kind)
