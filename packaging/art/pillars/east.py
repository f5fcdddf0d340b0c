"""Where workers dig and fell: forest, quarry, gravel pit."""

import itertools

import numpy as np
from art.ink.country import ladder
from art.ink.geometry import ellipse, points_of, rect, spline, trace
from art.ink.ground import blob, fir, rock, tree
from art.ink.pigments import INK, LEAD, OAK, SAND, SEPIA, STONE, VELLUM, mix
from art.ink.sheet import Sheet
from art.pillars.board import Board
from numpy.typing import ArrayLike


def forest(board: Board) -> None:
    s = board.place(6, "forest")
    board.rooms(1404, 480, 152, 66)
    spots = trace(
        "1322 418, 1352 408, 1384 402, 1416 404, 1450 404, 1484 410, 1514 420, 1306 446, 1336 440, "
        "1368 430, 1400 428, 1432 430, 1468 436, 1500 444, 1530 450, 1290 482, 1314 500, 1504 480, "
        "1530 494, 1518 524, 1296 530, 1490 536, 1534 552"
    )
    for i, (x, y) in enumerate(sorted(spots, key=lambda q: q[1])):
        h = s.rng.uniform(38, 48)
        if i % 3:
            tree(s, x, y, h, ("#4E7B45", "#6B8A4F")[i % 3 - 1])
        else:
            fir(s, x, y, h * 1.08, "#3F6B4C")
    # felled timber
    for x, y in ((1326, 530), (1334, 523), (1342, 530)):
        s.form(
            np.vstack([ellipse(x, y, 4, 4.4, 90, 270, 9), ellipse(x + 30, y - 5, 4, 4.4, -90, 90, 9)]),
            OAK,
            0.7,
            0.5,
            0.9,
            smooth=True,
        )
        s.form(ellipse(x, y, 4, 4.4, count=16), SAND, 0.7, 0.4, 0.8, smooth=True)
        s.line(ellipse(x, y, 1.8, count=10), 0.5, SEPIA, closed=True)
    board.label(1330, 546)


def cliff(s: Sheet, top: ArrayLike, foot: ArrayLike, colour: str = "#CDB07C") -> None:
    """A rock face between two lines of points: slabs of uneven light, strata, cracks."""
    top, foot = points_of(top), points_of(foot)
    s.tint(np.vstack([top, foot[::-1]]), colour, 0.7, 0.5, body=0.97)
    for (a, b), (c, d) in zip(itertools.pairwise(top), itertools.pairwise(foot), strict=False):
        slab = points_of([a, b, d, c])
        turned = b[1] - a[1]  # faces falling to the right lie in the shade
        s.tint(slab, "#6B5A56", 0.12 + 0.4 * np.clip(turned / 10 + 0.25, 0, 1), 0.3)
        if turned > -3:
            s.hatch(slab, 74, 2.6, 0.5, shade=0, alpha=0.5, reach=0.9)
        s.line([b, (b + d) / 2 + s.rng.uniform(-2.5, 2.5, 2), d], 1.0)
        for t in (0.22, 0.45, 0.72):
            if s.rng.random() < 0.75:
                p, q = a + (c - a) * t, b + (d - b) * (t + s.rng.uniform(-0.06, 0.06))
                u, v = sorted(s.rng.uniform(0, 1, 2))
                s.line([p + (q - p) * u * 0.3, p + (q - p) * (0.6 + 0.4 * v)], 0.7, INK, 0.6)
    s.line(top, 1.5, wobble=0.7, taper=0.2)
    s.line(foot, 1.1, wobble=0.7, taper=0.2)


def quarry(board: Board) -> None:
    s = board.place(7, "quarry")
    for x, y in ((1336, 622), (1404, 612), (1476, 612), (1512, 618)):
        fir(s, x, y, 34)
    cliff(
        s,
        trace(
            "1284 690, 1300 650, 1322 622, 1340 636, 1372 612, 1392 630, 1400 618, 1440 604, 1458 626, "
            "1484 618, 1502 610, 1520 630, 1546 624"
        ),
        trace(
            "1276 716, 1298 722, 1320 720, 1340 724, 1370 716, 1390 720, 1402 716, 1436 714, 1458 720, "
            "1482 716, 1504 714, 1522 720, 1546 718"
        ),
    )
    cliff(
        s,
        trace("1436 744, 1450 722, 1476 712, 1488 726, 1512 716, 1526 730, 1546 722"),
        trace("1430 758, 1450 766, 1474 764, 1490 770, 1512 766, 1528 774, 1546 772"),
    )
    ladder(s, (1352, 734), (1362, 640), 9, 10)
    board.rooms(1386, 786, 150, 66)
    for x, y, w in ((1488, 806, 24), (1524, 802, 28), (1508, 812, 18)):
        rock(s, x, y, w, w * 0.7)
    for x, y in ((1490, 842), (1506, 846), (1498, 832)):
        block(s, x, y)
    s.line([(1478, 846), (1492, 822)], 1.4, "#5A3E22", 0.1)
    s.line(spline([(1480, 823), (1491, 822), (1502, 829)]), 1.8, "#4A4A4A", 0.1)
    board.label(1322, 832)


def block(s: Sheet, x: float, y: float, w: float = 14, h: float = 10) -> None:
    """A hewn block."""
    s.form(rect(x, y - h, w, h), STONE, 0.55)
    s.form([(x + w, y), (x + w + 5, y - 1.5), (x + w + 5, y - h - 1.5), (x + w, y - h)], mix(STONE, INK, 0.3), 0.6)
    s.form([(x, y - h), (x + 5, y - h - 1.5), (x + w + 5, y - h - 1.5), (x + w, y - h)], VELLUM, 0.6)


def gravel(board: Board) -> None:
    s = board.place(8, "gravel_pit")
    x, y = 1188, 808
    rim = blob(s, x, y, 98, 50, 9, 0.05)
    s.tint(rim, "#B98A48", 0.8, 0.6, body=0.9)
    s.line(rim, 1.2, INK, 0.4, 0, closed=True)
    for rx, ry, dy in ((88, 43, 3), (77, 37, 5)):
        ring = blob(s, x, y + dy, rx, ry, 9, 0.04)
        s.tint(ring, SAND, 0.6, 0.7, body=0.6)
        s.line(ring, 0.8, SEPIA, 0.4, 0, closed=True)
    for a in range(184, 358, 4):
        c, d = np.cos(np.radians(a)), np.sin(np.radians(a))
        s.line([(x + 95 * c, y + 47 * d), (x + 88 * c, y + 43 * d + 3)], 0.55, SEPIA, 0.2, alpha=0.8)
    for _ in range(70):
        a, r = s.rng.uniform(0, 360), s.rng.uniform(0.86, 0.97)
        px, py = x + 76 * r * np.cos(np.radians(a)), y + 5 + 36 * r * np.sin(np.radians(a))
        s.line(ellipse(px, py, s.rng.uniform(0.5, 1.4), count=8), 0.6, SEPIA, 0, 0, closed=True, alpha=0.8)
    board.rooms(x, y + 4, 128, 58, worn=False)
    for hx, hy, w in ((1088, 848, 28), (1106, 858, 20)):
        heap = spline(
            [
                (hx - w / 2, hy),
                (hx - w * 0.2, hy - w * 0.42),
                (hx + w * 0.05, hy - w * 0.55),
                (hx + w * 0.28, hy - w * 0.3),
                (hx + w / 2, hy),
            ],
            step=5,
        )
        s.form(heap, "#D8AC5A", 0.8, 0.6, 1.0, smooth=True)
        s.hatch(
            [
                (hx + w * 0.05, hy - w * 0.5),
                (hx + w * 0.28, hy - w * 0.28),
                (hx + w * 0.45, hy - 1),
                (hx + w * 0.1, hy - 1),
            ],
            60,
            2.4,
            0.5,
            shade=0,
            alpha=0.6,
            reach=0.95,
        )
    s.line([(1274, 780), (1288, 758)], 1.5, "#5A3E22", 0.1)  # a shovel in the rim
    s.form(
        spline([(1271, 778), (1267, 789), (1273, 793), (1279, 784)], closed=True), LEAD, 0.8, weight=0.8, smooth=True
    )
    board.label(1092, 864)
