"""Houses and landmarks of the two towns: no two streets alike."""

import math

import numpy as np
from art.ink.buildings import crenels, house, lean, masonry, roof, round_tower, window
from art.ink.geometry import ellipse, lancet, points_of, rect
from art.ink.ground import shadow
from art.ink.pigments import EARTH, INK, LAPIS, OAK, PLASTER, SLATE, STONE, THATCH, TILE, VELLUM, VERMILION, mix
from art.ink.sheet import Sheet

BEAM = "#5A3E22"


def jettied(s: Sheet, x: float, y: float, w: float = 22, cover: str = TILE, plaster: str = PLASTER) -> None:
    """A tall timbered house whose upper floor overhangs; (x, y) is the near left corner."""
    low, high, depth, gable = 15.0, 15.0, 22.0, 15.0
    side = points_of([(x + w, y), lean((x + w, y), depth), lean((x + w, y - low), depth), (x + w, y - low)])
    shadow(s, x + w + depth * 0.4, y - 2, depth * 0.6, 3.5)
    s.form(side, STONE, 0.7)
    s.hatch(side, 78, 2.6, 0.4, shade=0, alpha=0.4, reach=0.95)
    s.form(rect(x, y - low, w, low), STONE, 0.6)
    masonry(s, rect(x, y - low, w, low), 4.5, 8, amount=0.4)
    s.form(lancet(x + w * 0.34, y, w * 0.3, low * 0.8), OAK, 0.85, weight=0.7)
    window(s, x + w * 0.74, y - 4, 4, 7)
    house(s, x - 2.5, y - low, w + 5, high, depth, gable, cover, plaster, 1, timber=True, door=False)
    s.line([(x - 3.5, y - low), (x + w + 3.5, y - low)], 1.8, BEAM, 0.2, 0.1)
    for k in (0.28, 0.72):
        s.form(rect(x + w * k - 2, y - low - high * 0.72, 4, 6), "#3D4350", 0.75, weight=0.5)


def stepped(s: Sheet, x: float, y: float, w: float = 22, cover: str = SLATE, tint: str = "#D9A27C") -> None:
    """A stone house with a stepped gable."""
    h, depth, steps = 24.0, 24.0, 4
    gable = w * 0.72
    side = points_of([(x + w, y), lean((x + w, y), depth), lean((x + w, y - h), depth), (x + w, y - h)])
    shadow(s, x + w + depth * 0.4, y - 2, depth * 0.6, 3.5)
    s.form(side, tint, 0.7)
    s.tint(side, "#6E5A3C", 0.3, 0.2)
    s.hatch(side, 78, 2.6, 0.4, shade=0, alpha=0.4, reach=0.95)
    peak = (x + w / 2, y - h - gable)
    roof(s, (x + w + 1, y - h + 1), peak, lean(peak, depth), lean((x + w + 1, y - h + 1), depth), cover, 4)
    left = [(x, y), (x, y - h)]
    for i in range(steps):
        rise = y - h - gable * (i + 1) / steps
        left += [(x + w / 2 * i / steps, rise), (x + w / 2 * (i + 1) / steps, rise)]
    front = np.vstack([left, [(2 * x + w - px, py) for px, py in left[::-1]]])
    s.form(front, tint, 0.6, 0.45)
    for row, count in ((y - 14, 2), (y - h - 2, 2), (y - h - gable * 0.45, 1)):
        for k in range(count):
            window(s, x + w * (k + 1) / (count + 1), row, 3.6, 7)
    s.form(lancet(x + w / 2, y, w * 0.28, 10), OAK, 0.85, weight=0.7)


def guildhall(s: Sheet, x: float, y: float) -> None:
    """Kingsbridge's pride: a hall on open arches, a timbered council chamber above, a bell turret on the ridge."""
    w, arcade, floor, gable, depth = 66.0, 18.0, 15.0, 20.0, 16.0
    shadow(s, x + w * 0.7, y, w * 0.6, 5)
    end = points_of([(x + w, y), lean((x + w, y), depth), lean((x + w, y - arcade - floor), depth),
                     (x + w, y - arcade - floor)])  # fmt: skip
    s.form(end, PLASTER, 0.7)
    s.tint(end, "#6E5A3C", 0.3, 0.2)
    s.hatch(end, 78, 2.6, 0.4, shade=0, alpha=0.4, reach=0.95)
    s.form(rect(x, y - arcade, w, arcade), STONE, 0.6)
    for k in range(5):
        s.form(lancet(x + 7.6 + k * 12.7, y, 9, 15), "#4A3626", 0.8, 0.2, 0.7, smooth=True)
    s.form(rect(x - 2, y - arcade - floor, w + 4, floor), PLASTER, 0.6)
    for k in range(9):
        u = x - 2 + (w + 4) * k / 8
        s.line([(u, y - arcade), (u, y - arcade - floor)], 1.0, BEAM, 0.15, 0.1)
        if k % 2 and k < 8:
            s.form(rect(u + 1.8, y - arcade - floor * 0.75, 5, 6.5), LAPIS, 0.6, weight=0.5)
    for v in (arcade, arcade + floor):
        s.line([(x - 3, y - v), (x + w + 3, y - v)], 1.6, BEAM, 0.15, 0.1)
    top = y - arcade - floor
    roof(s, (x - 4, top + 1), (x + 6, top - gable), (x + w - 2, top - gable), (x + w + 4, top + 1), SLATE, 5)
    cx = x + w * 0.42
    s.form(rect(cx - 6, top - gable - 12, 12, 17), PLASTER, 0.6)
    s.form(ellipse(cx, top - gable - 4, 4, count=20), "#F8EFDA", 0.9, weight=0.8, smooth=True)
    s.line([(cx, top - gable - 4), (cx + 1.6, top - gable - 6.4)], 0.8)
    s.form([(cx - 8, top - gable - 12), (cx, top - gable - 32), (cx + 8, top - gable - 12)], TILE, 0.75)
    s.gold(ellipse(cx, top - gable - 34, 2.2, count=14), 0.5)


def well(s: Sheet, x: float, y: float) -> None:
    """The town well under its little roof."""
    shadow(s, x + 3, y + 1, 13, 3.5)
    wall = np.vstack([ellipse(x, y - 8, 10, 3, 180, 360, 12), ellipse(x, y, 10, 3, 0, 180, 12)])
    s.form(wall, STONE, 0.7, smooth=True)
    masonry(s, wall, 4, 6, amount=0.5)
    s.form(ellipse(x, y - 8, 9, 2.6, count=24), "#3D4A52", 0.8, weight=0.7, smooth=True)
    for dx in (-8.5, 8.5):
        s.line([(x + dx, y - 8), (x + dx, y - 22)], 1.4, BEAM, 0.1, 0.1)
    s.form([(x - 12, y - 21), (x - 7, y - 30), (x + 7, y - 30), (x + 12, y - 21)], THATCH, 0.75)
    s.line([(x - 8, y - 19), (x + 8, y - 19)], 1.2, BEAM, 0.1)
    s.line([(x, y - 19), (x, y - 11)], 0.6)


def curtain_wall(s: Sheet, x: float, y: float, w: float, h: float = 26) -> None:
    """Shiring's town wall with its battlements."""
    crenels(s, x, y - h, w, int(w / 11), 5)
    shape = rect(x, y - h, w, h)
    s.form(shape, STONE, 0.6, 0.5)
    masonry(s, shape, 5, 10, amount=0.4)
    s.line([(x, y - h + 4), (x + w, y - h + 4)], 0.7, INK, 0.2)


def gatehouse(s: Sheet, x: float, y: float) -> None:
    """Two drums and a dark gate: how one knows Shiring from afar."""
    round_tower(s, x - 17, y, 17, 44, STONE, TILE)
    round_tower(s, x + 17, y, 17, 44, STONE, TILE)
    s.form(rect(x - 9, y - 36, 18, 36), mix(STONE, INK, 0.12), 0.65)
    masonry(s, rect(x - 9, y - 36, 18, 36), amount=0.4)
    crenels(s, x - 10, y - 36, 20, 3, 4.5)
    s.form(lancet(x, y, 13, 22), "#33241A", 0.9, 0.1, 0.9, smooth=True)
    for dx in (-3.5, 0, 3.5):
        s.line([(x + dx, y - 1), (x + dx, y - 16)], 0.7, OAK, 0.05, 0.1)
    arms = points_of([(-4, -33), (4, -33), (4, -28), (0, -24), (-4, -28)]) + (x, y)
    s.form(arms, VERMILION, 0.85, 0.2, 0.7)


def windmill(s: Sheet, x: float, y: float, h: float = 44) -> None:
    """A post mill on its mound, sails to the wind."""
    shadow(s, x + 6, y + 1, 20, 4)
    s.form([(x - 14, y), (x - 5, y - 12), (x + 5, y - 12), (x + 14, y)], EARTH, 0.6, weight=0.8)
    s.form(rect(x - 11, y - h, 22, h - 10), OAK, 0.6)
    for k in (-6, -1, 4):
        s.line([(x + k, y - h), (x + k, y - 11)], 0.6, BEAM, 0.2)
    s.form([(x - 13, y - h), (x - 6, y - h - 13), (x + 6, y - h - 13), (x + 13, y - h)], THATCH, 0.75)
    s.form(rect(x - 3, y - 22, 6, 11), "#4A3320", 0.85, weight=0.6)
    cx, cy = x, y - h + 4
    for a in (24, 114, 204, 294):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        n = np.array((-d, c)) * 5
        tip = np.array((cx + 27 * c, cy + 27 * d))
        root = np.array((cx + 7 * c, cy + 7 * d))
        s.form([root, tip, tip + n, root + n], VELLUM, 0.7, weight=0.6)
        s.line([(cx, cy), tip], 1.2, BEAM, 0.1, 0.1)
        for t in (0.3, 0.6):
            q = root + (tip - root) * t
            s.line([q, q + n], 0.5, BEAM, 0.1)
    s.form(ellipse(cx, cy, 2.4, count=14), OAK, 0.9, weight=0.8, smooth=True)
