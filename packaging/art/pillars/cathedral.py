"""The cathedral in six parts, each painted alone so that it can be laid on the board when its round comes."""

import numpy as np
from art.ink.buildings import house, masonry, roof
from art.ink.country import ladder
from art.ink.geometry import ellipse, lancet, points_of, rect, spline
from art.ink.pigments import INK, OAK, ORPIMENT, PLASTER, STONE, THATCH, VELLUM, VERMILION
from art.ink.sheet import Sheet
from art.pillars.board import Board
from art.pillars.east import block
from art.pillars.masons import (
    ASHLAR,
    BAYS,
    DEEP,
    GLASS,
    LEADEN,
    LEADEN_DARK,
    LENGTH,
    SHADE,
    at,
    box_lines,
    flank,
    flank_window,
    front,
    pinnacle,
    plan,
    scaffold,
)


def nave(s: Sheet, state: str) -> None:
    s.reseed(301)
    v0, v1 = 52, LENGTH
    if state == "rising":
        plan(
            s,
            box_lines(128, 170, v0, v1, 0, 75)
            + [
                (at(135, v0, 95), at(135, v1, 95)),
                (at(135, 0, 150), at(135, v1, 150)),
                (at(45, 40, 150), at(45, v1, 150)),
            ],
        )
        flank(s, 170, v0, v1, 0, 10)
        scaffold(s, 140, 172, v0, v1, 70)
        return
    inside = [at(45, 0, 150), at(45, v1, 150), at(135, v1, 150), at(135, 0, 150)]
    s.form(inside, ASHLAR, 0.6, weight=0.9, body=1)
    s.tint(inside, SHADE, 0.3, 0.4)
    for v in range(60, v1 - 10, 22):  # tops of the north windows, tie beams from wall to wall
        x, y = at(45, v, 136)
        s.form(lancet(x, y + 6, 9, 13, DEEP), "#4A3826", 0.6, 0.2, 0.5, smooth=True)
    for v in range(14, v1, 36):
        s.line([at(47, v, 149), at(135, v, 149)], 2.0, OAK, 0.2, 0.1)
    flank(s, 128, 0, v0, 0, 150, 0.34)
    front(s, 45, 129, 0, 150)  # the raw west end, hidden by the portal later
    s.form(lancet(*at(88, 0, 0), 62, 132), "#4A3826", 0.7, 0.3, smooth=True)
    s.form(lancet(*at(88, 0, 0), 50, 112), "#3A2A1A", 0.6, 0.2, 0.7, smooth=True)
    for k in range(7):
        front(s, 45 + k * 13, 51 + k * 13, 150, 153 + k * 5 % 7)
    flank(s, 135, v0 - 8, v1, 90, 150, 0.24)
    bay = (v1 - v0) / BAYS
    for i in range(BAYS):
        for k in (0.3, 0.7):
            flank_window(s, 135, v0 + bay * (i + k), 99, 11, 42)
    s.line([at(135, v0, 150), at(135, v1, 150)], 1.6)
    s.line([at(135, v0, 146), at(135, v1, 146)], 0.6)
    end = [at(128, v0, 0), at(170, v0, 0), at(170, v0, 75), at(135, v0, 95), at(128, v0, 95)]
    s.form(end, ASHLAR, 0.55, body=1)
    s.form(lancet(*at(150, v0, 0), 24, 62), "#4A3826", 0.8, 0.2, smooth=True)
    roof(s, at(173, v0, 73), at(135, v0, 97), at(135, v1, 97), at(173, v1, 73), LEADEN, 4)
    flank(s, 170, v0, v1, 0, 74, 0.22)
    for i in range(BAYS):
        flank_window(s, 170, v0 + bay * (i + 0.5), 16, 17, 46)
        s.line([at(170, v0 + bay * i + 8, 12), at(170, v0 + bay * (i + 1) - 8, 12)], 0.7)
    for i in range(BAYS + 1):
        v = v0 + bay * i
        pier = [at(135, v - 3, 96), at(135, v + 3, 96), at(135, v + 3, 148), at(135, v - 3, 148)]
        s.form(pier, ASHLAR, 0.5, weight=0.8, body=1)
        arch = spline([at(178, v, 88), at(166, v, 112), at(150, v, 128), at(135, v, 136)], step=6)
        under = spline([at(178, v, 82), at(164, v, 103), at(150, v, 116), at(135, v, 122)], step=6)
        s.form(np.vstack([arch, under[::-1]]), ASHLAR, 0.6, 0.4, 0.8, smooth=True)
        front(s, 170, 181, 0, 62, v - 3)
        flank(s, 181, v - 3, v + 4, 0, 62, 0.4)
        front(s, 172, 180, 62, 86, v - 3)
        flank(s, 180, v - 3, v + 3, 62, 86, 0.4)
        x, y = at(177, v, 86)
        s.form([(x - 6, y + 1), (x, y - 18), (x + 6, y)], ASHLAR, 0.7, weight=0.8)
    s.line([at(170, v0, 74), at(170, v1, 74)], 1.1)


def apse(s: Sheet, state: str) -> None:
    s.reseed(302)
    steps = points_of([(0, 0), (25, -3), (46, -12), (60, -25), (67, -38)])
    low = points_of([at(170, LENGTH, 0)]) + steps
    high = points_of([at(135, LENGTH, 0)]) + steps * 0.72
    tip = points_of([at(90, LENGTH, 213)])[0]

    def lift(pts, z):
        return pts - (0, z)

    if state == "rising":
        lines = [(a, b) for z in (0, 72) for a, b in zip(lift(low, z), lift(low, z)[1:], strict=False)]
        lines += [(a, b) for z in (95, 150) for a, b in zip(lift(high, z), lift(high, z)[1:], strict=False)]
        lines += [(lift(low, 0)[i], lift(low, 72)[i]) for i in (1, 2, 3, 4)] + [(p, tip) for p in lift(high, 150)]
        plan(s, lines)
        s.form(np.vstack([low, lift(low, 14)[::-1]]), ASHLAR, 0.6)
        for x, y in low:
            s.line([(x + 3, y + 2), (x + 3, y - 90)], 1.5, "#6B4526", 0.4)
        for z in (26, 52, 78):
            s.line(lift(low, z) + (3, 2), 1.2, "#6B4526", 0.4)
        return
    for i in range(4):
        a, b = high[i], high[i + 1]
        wall_ = points_of([a - (0, 85), b - (0, 85), b - (0, 150), a - (0, 150)])
        s.form(wall_, ASHLAR, 0.6, body=1)
        s.tint(wall_, SHADE, 0.1 + 0.11 * i, 0.2)
        m = (a + b) / 2
        axis = (b - a) / max(np.hypot(*(b - a)), 1)
        w = np.hypot(*(b - a)) * 0.5
        s.form(lancet(m[0], m[1] - 100, w, 40, axis), GLASS, 0.8, weight=0.8, smooth=True)
        cone = points_of([a - (0, 149), b - (0, 149), tip])
        s.form(cone, LEADEN, 0.7, body=1)
        s.tint(cone, INK, 0.05 + 0.07 * i, 0.1)
    for i in range(4):
        a, b, c, d = low[i], low[i + 1], high[i + 1], high[i]
        roof_ = points_of([a - (0, 70), b - (0, 70), c - (0, 95), d - (0, 95)])
        s.form(roof_, LEADEN, 0.65, body=1)
        s.tint(roof_, INK, 0.05 * i, 0.1)
        wall_ = points_of([a, b, b - (0, 72), a - (0, 72)])
        s.form(wall_, ASHLAR, 0.6, body=1)
        s.tint(wall_, SHADE, 0.1 + 0.1 * i, 0.2)
        masonry(s, wall_, 7, 10, (b - a)[1] / (b - a)[0], 0.25)
        m = (a + b) / 2
        axis = (b - a) / max(np.hypot(*(b - a)), 1)
        s.form(lancet(m[0], m[1] - 16, np.hypot(*(b - a)) * 0.5, 44, axis), GLASS, 0.8, weight=0.8, smooth=True)
        pinnacle(s, b[0], b[1] - 70, 5, 22)
    s.gold(rect(tip[0] - 1.2, tip[1] - 16, 2.4, 16), 0.4)
    s.gold(rect(tip[0] - 5, tip[1] - 12, 10, 2.4), 0.4)


def tower(s: Sheet, u: float, state: str, seed: int) -> None:
    s.reseed(seed)
    w, h, spire = 52, 236, 92
    tip = points_of([at(u + w / 2, w / 2, h + spire)])[0]
    if state == "rising":
        plan(s, box_lines(u, u + w, 0, w, 0, h) + [(at(u, 0, h), tip), (at(u + w, 0, h), tip), (at(u + w, w, h), tip)])
        front(s, u, u + w, 0, 54)
        flank(s, u + w, 0, w, 0, 46)
        s.form(lancet(*at(u + w / 2, 0, 0), 22, 46), "#4A3826", 0.75, 0.2, smooth=True)
        for k in range(5):
            front(s, u + 2 + k * 11, u + 9 + k * 11, 54, 58 + (k * 7) % 5)
        scaffold(s, u - 4, u + w + 5, -4, w, 132)
        return
    flank(s, u + w, 0, w, 0, h, 0.32)
    s.hatch(
        [at(u + w, 2, 2), at(u + w, w, 2), at(u + w, w, h - 2), at(u + w, 2, h - 2)],
        80,
        3.4,
        0.45,
        shade=0,
        alpha=0.35,
        reach=0.95,
    )
    front(s, u, u + w, 0, h)
    for z in (70, 140, 186):
        s.line([at(u - 2, 0, z), at(u + w + 1, 0, z), at(u + w + 1, w, z)], 1.5)
        s.line([at(u - 2, 0, z + 4), at(u + w + 1, 0, z + 4)], 0.6)
    for b in (u - 4, u + w - 5):
        front(s, b, b + 9, 0, 128, -2)
        front(s, b + 1, b + 8, 128, 178, -2)
        pinnacle(s, at(b + 4.5, 0, 178)[0], at(b + 4.5, 0, 178)[1], 6, 18)
    for z, hh in ((84, 42), (192, 36)):
        for k in (0.34, 0.66):
            x, y = at(u + w * k, 0, z)
            s.form(lancet(x, y, 9, hh), "#3F4A5C" if z > 150 else GLASS, 0.8, weight=0.8, smooth=True)
            if z > 150:
                for q in range(5, hh - 8, 5):
                    s.line([(x - 3.6, y - q), (x + 3.6, y - q)], 0.7, VELLUM, 0, 0.1, 0.7)
            flank_window(s, u + w, w * k, z, 10, hh, "#34404F")
    s.form(lancet(*at(u + w / 2, 0, 10), 16, 42), "#4A3826", 0.75, 0.2, smooth=True)
    # spire
    a, b, c = points_of([at(u + 2, 2, h), at(u + w - 2, 2, h), at(u + w - 2, w - 2, h)])
    for shape, dark in (([a, b, tip], 0), ([b, c, tip], 0.3)):
        s.form(shape, LEADEN, 0.72, 0.5, body=1)
        s.tint(shape, INK, dark, 0.1)
        for k in (0.2, 0.38, 0.56, 0.74):
            p, q = points_of(shape[:1])[0] * (1 - k) + tip * k, points_of(shape[1:2])[0] * (1 - k) + tip * k
            s.line([p, q], 0.6, INK, 0.2, alpha=0.6)
    s.line([at(u - 2, 0, h), at(u + w + 1, 0, h), at(u + w + 1, w, h)], 1.7)
    for q in (a, b, c):
        pinnacle(s, q[0], q[1] + 2, 6, 24)
    s.gold(rect(tip[0] - 1.4, tip[1] - 17, 2.8, 18), 0.4)
    s.gold(rect(tip[0] - 5.5, tip[1] - 12.5, 11, 2.8), 0.4)


def tower_north(s: Sheet, state: str) -> None:
    tower(s, 0, state, 303)


def tower_south(s: Sheet, state: str) -> None:
    tower(s, 128, state, 304)


def portal(s: Sheet, state: str) -> None:
    s.reseed(305)
    peak = at(90, 0, 218)
    if state == "rising":
        plan(
            s,
            [
                (at(52, 0, 0), at(128, 0, 0)),
                (at(52, 0, 0), at(52, 0, 150)),
                (at(128, 0, 0), at(128, 0, 150)),
                (at(52, 0, 150), at(128, 0, 150)),
                (at(52, 0, 150), peak),
                (peak, at(128, 0, 150)),
            ],
        )
        front(s, 52, 128, 0, 26)
        scaffold(s, 54, 126, -2, 6, 110)
        return
    front(s, 52, 128, 0, 150)
    gable = [at(51, 0, 150), at(129, 0, 150), peak]
    s.form(gable, ASHLAR, 0.55, body=1)
    masonry(s, gable, 7, 11, amount=0.35)
    x, y = at(90, 0, 112)
    # rose window
    s.form(ellipse(x, y, 27), ASHLAR, 0.8, weight=1.2, smooth=True)
    s.form(ellipse(x, y, 23), GLASS, 0.85, weight=1.0, smooth=True)
    for a in range(0, 360, 30):
        c, d = np.cos(np.radians(a)), np.sin(np.radians(a))
        s.line([(x + 7 * c, y + 7 * d), (x + 22 * c, y + 22 * d)], 1.1, VELLUM, 0.05, 0.1)
        e, f = np.cos(np.radians(a + 15)), np.sin(np.radians(a + 15))
        s.form(
            ellipse(x + 17 * e, y + 17 * f, 3.2, count=14),
            VERMILION if a % 60 else ORPIMENT,
            0.85,
            0.3,
            0.5,
            smooth=True,
        )
    s.gold(ellipse(x, y, 6.5, count=24), 0.7)
    # gallery of kings
    for i in range(8):
        gx, gy = at(57 + i * 9.5, 0, 66)
        s.form(lancet(gx, gy, 6.4, 14), "#7B6A50", 0.7, 0.3, 0.6, smooth=True)
        s.line([(gx, gy), (gx, gy - 8)], 1.8, VELLUM, 0, 0.2)
    for z in (64, 82, 150):
        s.line([at(51, 0, z), at(129, 0, z)], 1.4)
    # three doors, the middle one deep
    for u, w, h in ((65, 19, 42), (115, 19, 42)):
        s.form(lancet(*at(u, 0, 0), w, h), ASHLAR, 0.7, weight=0.9, smooth=True)
        s.form(lancet(*at(u, 0, 0), w - 6, h - 7), OAK, 0.85, weight=0.8, smooth=True)
    for k, tint in enumerate((ASHLAR, "#B8A882", ASHLAR, "#9B875F", "#7A4E2B")):
        s.form(lancet(*at(90, 0, 0), 36 - k * 5, 60 - k * 5.5), tint, 0.75, weight=0.8, smooth=True)
    s.line([at(90, 0, 0), at(90, 0, 34)], 0.9)
    s.form(lancet(*at(90, 0, 160), 12, 34), GLASS, 0.8, weight=0.8, smooth=True)
    for t in (0.2, 0.45, 0.7):
        for a in (gable[0], gable[1]):
            q = points_of([a])[0] * (1 - t) + points_of([peak])[0] * t
            s.form(ellipse(q[0], q[1] - 2, 2.2, count=10), ASHLAR, 0.7, weight=0.6, smooth=True)
    s.gold(rect(peak[0] - 1.2, peak[1] - 14, 2.4, 14), 0.4)
    s.gold(rect(peak[0] - 4.5, peak[1] - 10.5, 9, 2.4), 0.4)


def main_roof(s: Sheet, state: str) -> None:
    s.reseed(306)
    eave, ridge = lambda v: at(139, v, 147), lambda v: at(90, v, 215)
    if state == "rising":
        plan(
            s,
            [(eave(0), eave(LENGTH)), (ridge(0), ridge(LENGTH))]
            + [(eave(v), ridge(v)) for v in (0, 60, 120, 180, 240, LENGTH)],
        )
        for v in range(10, LENGTH, 22):
            s.line([at(135, v, 150), at(90, v, 212)], 1.5, "#7A5230", 0.3, 0.1)
            s.line([at(45, v, 150), at(90, v, 212)], 1.2, "#8F6A44", 0.3, 0.1)
        s.line([at(90, 0, 213), at(90, LENGTH, 213)], 1.6, "#7A5230", 0.3, 0.1)
        return
    roof(s, eave(0), ridge(0), ridge(LENGTH), eave(LENGTH), LEADEN_DARK, 9)
    s.line([ridge(0), ridge(LENGTH)], 2.0)
    for v in range(12, LENGTH, 12):
        x, y = ridge(v)
        s.line([(x, y), (x, y - 5)], 1.0, ORPIMENT, 0, 0.3)
    # a slender turret over the crossing
    x, y = at(90, 190, 214)
    s.form(rect(x - 5, y - 14, 10, 18), ASHLAR, 0.6)
    s.form([(x - 7, y - 14), (x, y - 54), (x + 7, y - 14)], LEADEN, 0.75)
    s.gold(ellipse(x, y - 56, 2.4, count=14), 0.5)


def crane(s: Sheet, x: float, y: float, h: float = 96) -> None:
    """A treadwheel crane."""
    s.form(ellipse(x + 4, y - 20, 18, count=40), OAK, 0.25, 0.4, 1.3, body=0.5, smooth=True)
    s.line(ellipse(x + 4, y - 20, 14), 0.7, closed=True)
    for a in range(0, 360, 45):
        c, d = np.cos(np.radians(a)), np.sin(np.radians(a))
        s.line([(x + 4, y - 20), (x + 4 + 18 * c, y - 20 + 18 * d)], 0.8)
    for p, q, w in (
        ((x - 14, y), (x + 2, y - h * 0.8), 2.6),
        ((x + 22, y), (x + 2, y - h * 0.8), 2.6),
        ((x + 2, y - 2), (x + 2, y - h), 3),
        ((x + 2, y - h * 0.68), (x - 52, y - h * 1.12), 2.6),
        ((x + 2, y - h), (x - 52, y - h * 1.12), 1.0),
        ((x - 52, y - h * 1.12), (x - 52, y - h * 0.62), 0.8),
    ):
        s.line([p, q], w, "#6B4526" if w > 1 else INK, 0.2, 0.05, 0.98)
    s.form(rect(x - 59, y - h * 0.62, 14, 10), STONE, 0.6)
    s.line([(x - 59, y - h * 0.62), (x - 52, y - h * 0.7), (x - 45, y - h * 0.62)], 0.7)


# built in this order (PE-59); `DEPTH` is how they lie over each other, from the back to the front
PARTS = {
    "nave": nave,
    "portal": portal,
    "apse": apse,
    "tower_1": tower_north,
    "tower_2": tower_south,
    "roof": main_roof,
}
DEPTH = ("tower_1", "apse", "nave", "roof", "portal", "tower_2")


def footprint(s: Sheet) -> None:
    """The plan of the whole church, laid out with red chalk on the levelled ground."""
    s.reseed(300)
    ground = [at(-14, -14, 0), at(196, -14, 0), at(196, LENGTH + 20, 0), at(150, LENGTH + 70, 0),
              at(40, LENGTH + 70, 0), at(-14, 60, 0)]  # fmt: skip
    s.tint(points_of(ground), "#CDB07A", 0.5, 0.5, wobble=0.6)
    corners = [(0, 0), (180, 0), (180, 52), (170, 52), (170, LENGTH), (150, LENGTH + 42), (110, LENGTH + 66),
               (70, LENGTH + 66), (30, LENGTH + 42), (10, LENGTH), (10, 52), (0, 52)]  # fmt: skip
    walls = [(at(*a, 0), at(*b, 0)) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    walls += [(at(u, 0, 0), at(u, LENGTH, 0)) for u in (52, 128)]
    walls += [(at(10, v, 0), at(170, v, 0)) for v in (52, LENGTH)]
    s.tint(points_of([at(u, v, 0) for u, v in corners]), "#E3CC96", 0.6, 0.6, wobble=0.4)
    plan(s, walls, 0.7)
    for v in range(77, LENGTH, 50):
        for u in (52, 128):
            x, y = at(u, v, 0)
            s.form(ellipse(x, y, 4.5, 2.6, count=16), ASHLAR, 0.8, weight=0.8, smooth=True)


def site(board: Board) -> None:
    s = board.place(13, "cathedral")
    footprint(s)
    s.reseed(320)
    # lodge of the masons, blocks, timber
    house(s, 1056, 672, 26, 18, 44, 17, THATCH, PLASTER, 1, timber=True)
    for x, y in ((950, 690), (966, 693), (958, 681), (1036, 696)):
        block(s, x, y)
    board.label(782, 660)


def tools(s: Sheet) -> None:
    """What stands before the walls until the church is finished."""
    s.reseed(321)
    crane(s, 1006, 678, 84)
    ladder(s, (806, 652), (794, 562), 8, 10)


def built(s: Sheet, part: str) -> None:
    if part == "nave":  # its shadow comes with it
        shade = [
            at(185, 40, 0),
            at(236, 60, 0),
            at(236, LENGTH + 6, 0),
            at(214, LENGTH + 66, 0),
            at(180, LENGTH + 40, 0),
        ]
        s.reseed(299)
        s.tint(points_of(shade), "#6E5A3C", 0.34, 0.1, wobble=0.8)
    PARTS[part](s, "built")


def rising(s: Sheet, part: str) -> None:
    PARTS[part](s, "rising")
