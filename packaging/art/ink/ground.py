"""Plants, rocks, fields and the lie of the land."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from art.ink.geometry import Points, ellipse, points_of, rect, resample, spline
from art.ink.pigments import INK, LEAF, OAK, OLIVE, SAND, SEPIA, STONE, mix
from art.ink.sheet import Sheet


def blob(sheet: Sheet, x: float, y: float, rx: float, ry: float, lumps: int = 8, depth: float = 0.16) -> Points:
    """A lumpy closed outline, as of a tree or a cloud."""
    knots = np.sort(np.linspace(0, 2 * np.pi, lumps, endpoint=False) + sheet.rng.uniform(-1, 1, lumps) * 1.1 / lumps)
    knots = np.append(knots, knots[0] + 2 * np.pi)
    a = np.linspace(knots[0], knots[-1], lumps * 9, endpoint=False)
    k = np.clip(np.searchsorted(knots, a, "right") - 1, 0, lumps - 1)
    bulge = np.sin(np.pi * (a - knots[k]) / (knots[k + 1] - knots[k])) ** 0.7
    r = 1 - depth + depth * 1.6 * bulge
    return np.column_stack([x + rx * r * np.cos(a), y + ry * r * np.sin(a)])


def shadow(sheet: Sheet, x: float, y: float, rx: float, ry: float | None = None, strength: float = 0.28) -> None:
    sheet.tint(ellipse(x, y, rx, ry or rx * 0.25), "#5D5236", strength, 0.0)


def tree(sheet: Sheet, x: float, y: float, h: float = 30, colour: str = LEAF, weight: float = 0.9) -> None:
    """A broad tree standing on (x, y): trunk, crown, leaves in the shade."""
    w = h * sheet.rng.uniform(0.34, 0.42)
    shadow(sheet, x + w * 0.35, y, w * 0.9)
    trunk = [(x - h * 0.045, y), (x - h * 0.03, y - h * 0.4), (x + h * 0.035, y - h * 0.4), (x + h * 0.06, y)]
    sheet.form(trunk, OAK, 0.6, weight=weight * 0.8)
    crown = blob(sheet, x, y - h * 0.65, w, h * 0.36)
    sheet.tint(crown, colour, 0.66, 0.55, body=0.95)
    sheet.tint(blob(sheet, x + w * 0.28, y - h * 0.55, w * 0.6, h * 0.22), mix(colour, INK, 0.3), 0.34, 0.25)
    sheet.line(crown, weight, INK, 0.2, 0, closed=True, lift=0.4)
    for _ in range(int(h / 3.4)):
        a, r = sheet.rng.uniform(-0.7, 2.0), sheet.rng.uniform(0.25, 0.8)
        cx, cy = x + w * r * math.cos(a), y - h * 0.65 + h * 0.34 * r * math.sin(a)
        sheet.line(ellipse(cx, cy, h * 0.05, h * 0.04, 10, 170, 7), weight * 0.6, INK, 0, alpha=0.7)


def fir(sheet: Sheet, x: float, y: float, h: float = 34, colour: str = "#55774F", weight: float = 0.9) -> None:
    """A conifer of hanging tiers."""
    w = h * 0.27
    shadow(sheet, x + w * 0.4, y, w)
    sheet.form(rect(x - h * 0.03, y - h * 0.18, h * 0.07, h * 0.18), OAK, 0.6, weight=weight * 0.7)
    left, right = [(x, y - h)], []
    for i in range(1, 5):
        yy, ww = y - h + h * 0.21 * i, w * (0.3 + 0.18 * i)
        left += [(x - ww, yy), (x - ww * 0.55, yy - h * 0.02)]
        right += [(x + ww, yy), (x + ww * 0.55, yy - h * 0.02)]
    shape = points_of(left + right[::-1])
    sheet.tint(shape, colour, 0.68, 0.5, body=0.95)
    sheet.outline(shape, weight * 0.8)
    for i in range(1, 5):
        yy, ww = y - h + h * 0.21 * i, w * (0.3 + 0.18 * i)
        for k in range(3):
            xx = x + ww * (0.1 + 0.26 * k)
            sheet.line([(xx, yy - h * 0.11), (xx + h * 0.02, yy - h * 0.03)], weight * 0.55, INK, alpha=0.7)


def bush(sheet: Sheet, x: float, y: float, r: float = 6, colour: str = LEAF) -> None:
    """A low shrub: three domes on a flat foot."""
    domes = [
        ellipse(x + dx * r, y - h * r, k * r, k * r, a, b, 8)
        for dx, h, k, a, b in ((-0.6, 0.35, 0.48, 130, 290), (0, 0.65, 0.55, 200, 340), (0.62, 0.35, 0.48, 250, 410))
    ]
    shape = np.vstack(domes)
    shadow(sheet, x + r * 0.3, y, r, 1.6)
    sheet.tint(shape, colour, 0.66, 0.4, body=0.9)
    sheet.line(shape, 0.8, INK, 0.1, 0.1, lift=0.4)
    sheet.line([(x - r, y), (x + r, y)], 0.6, INK, 0.2, 0.7)
    sheet.line(ellipse(x + r * 0.25, y - r * 0.35, r * 0.25, r * 0.2, 20, 160, 6), 0.5)


def grass(sheet: Sheet, x: float, y: float, h: float = 5, colour: str = "#5E6B3A") -> None:
    for dx in (-1, 0, 1):
        lean = dx * h * 0.3 + sheet.rng.uniform(-0.6, 0.6)
        sheet.line(
            [(x + dx * 1.2, y), (x + dx * 1.2 + lean, y - h * sheet.rng.uniform(0.7, 1.1))], 0.6, colour, 0.1, 0.7, 0.8
        )


def rock(
    sheet: Sheet, x: float, y: float, w: float = 20, h: float = 14, colour: str = STONE, weight: float = 0.9
) -> None:
    """A boulder: light top, hatched flank."""

    def j(v):
        return v * sheet.rng.uniform(0.9, 1.1)

    top = points_of(
        [
            (x - j(w * 0.5), y),
            (x - j(w * 0.42), y - j(h * 0.6)),
            (x - j(w * 0.1), y - j(h)),
            (x + j(w * 0.28), y - j(h * 0.85)),
            (x + j(w * 0.5), y - j(h * 0.4)),
            (x + j(w * 0.46), y),
        ]
    )
    sheet.form(top, colour, 0.6, 0.5, weight)
    flank = points_of([top[3] - (w * 0.15, 0), top[3], top[4], top[5], (x + w * 0.12, y)])
    sheet.tint(flank, "#7B6A50", 0.4, 0.2)
    sheet.hatch(flank, 65, max(1.7, w * 0.09), 0.5, shade=0, alpha=0.6, reach=0.95)
    sheet.line([top[2], (x + w * 0.03, y - h * 0.55), (x + w * 0.12, y)], weight * 0.7)


def treeline(
    sheet: Sheet, x0: float, x1: float, y: float, h: float = 9, colour: str = "#7F9C88", ink: str = SEPIA
) -> None:
    """A far wood: one scalloped silhouette that runs out into the mist below."""
    tops, x = [], x0
    while x < x1:
        r = sheet.rng.uniform(0.35, 0.6) * h
        lift = h * (0.45 + 0.5 * math.sin(math.pi * (x - x0) / (x1 - x0))) * sheet.rng.uniform(0.8, 1.1)
        tops.append(ellipse(x + r, y - lift, r * 1.1, r * 1.2, 190, 350, 8))
        x += r * 1.9
    top = np.vstack([[(x0 - 2, y)], *tops, [(x + 2, y)]])
    sheet.tint(np.vstack([top, [(x, y + 3), (x0, y + 3)]]), colour, 0.85, 0.2, fade=1.0)
    sheet.line(top, 0.7, ink, 0.1, 0.3, 0.8)


def knoll(
    sheet: Sheet, ridge: ArrayLike, bottom: float, colour: str = OLIVE, strength: float = 0.6, line: float = 0.9
) -> None:
    """A rise of the ground: pigment pools under its ridge and runs out downwards; hachures on the shaded side."""
    top = spline(ridge, step=10)
    shape = np.vstack([top, [(top[-1, 0], bottom), (top[0, 0], bottom)]])
    found = sheet.mask(shape)
    win, cover, _ = found
    xs = (np.arange(cover.shape[1]) + win[1].start) / sheet.scale
    ys = ((np.arange(cover.shape[0]) + win[0].start) / sheet.scale)[:, None]
    edge = np.interp(xs, top[:, 0], top[:, 1])[None, :]
    depth = np.clip((ys - edge) / np.maximum(bottom - edge, 4), 0, 1)
    sides = np.clip(np.minimum(xs - top[0, 0], top[-1, 0] - xs) / 26, 0, 1)[None, :]
    sheet.blend(win, "#EADBB8", cover * (1 - depth) * 0.7 * sides)
    sheet.blend(win, colour, cover * strength * (1 - depth) ** 1.3 * sides * (1 + 0.18 * sheet.mid[win]))
    sheet.line(top, line, SEPIA, 0.4, 0.9, 0.85, lift=0.4)
    for x, y in top[len(top) // 2 :: 2]:
        n = sheet.rng.uniform(5, 12)
        sheet.line([(x, y + 2.5), (x - 1.5, y + 2.5 + n)], 0.55, SEPIA, 0.3, 0.8, 0.6)


def trodden(
    sheet: Sheet, x: float, y: float, rx: float, ry: float, colour: str = "#E0C68C", body: float = 0.75
) -> None:
    """Worn earth where figures may stand: a calm patch with a broken edge and a few pebbles."""
    patch = blob(sheet, x, y, rx, ry, 9, 0.05)
    sheet.tint(patch, colour, 0.66, 0.35, body, wobble=1.6)
    for k in range(0, len(patch) - 8, 13):
        if sheet.rng.random() < 0.6:
            sheet.line(patch[k : k + 7], 0.7, SEPIA, 0.4, 0.8, 0.7)
    for _ in range(int(rx / 5)):
        a = sheet.rng.uniform(0, 2 * math.pi)
        px, py = x + rx * 0.95 * math.cos(a), y + ry * 0.95 * math.sin(a)
        sheet.line(ellipse(px, py, sheet.rng.uniform(0.8, 1.9), 1.0, count=8), 0.5, SEPIA, 0, 0, closed=True, alpha=0.8)


def furrows(sheet: Sheet, corners: ArrayLike, rows: int = 8, colour: str = SAND) -> None:
    """A ploughed strip: four corners, near-left, near-right, far-right, far-left."""
    a, b, c, d = points_of(corners)
    sheet.tint(resample([a, b, c, d, a], 4)[0], colour, 0.7, 0.6, wobble=0.6)
    for i in range(rows + 1):
        t = i / rows
        sheet.line([a + (b - a) * t, d + (c - d) * t], 0.55, SEPIA, 0.5, 0.3, 0.6)


def puddles(sheet: Sheet, x: float, y: float, rx: float, ry: float, colours: Sequence[str], count: int = 3) -> None:
    """Wet-on-dry layers on a meadow: thin washes whose edges dried where they met."""
    for k in range(count):
        dx, dy = sheet.rng.uniform(-0.6, 0.6, 2)
        size = sheet.rng.uniform(0.45, 0.9)
        shape = blob(sheet, x + dx * rx, y + dy * ry, rx * size, ry * size, 6, 0.1)
        sheet.tint(shape, colours[k % len(colours)], 0.17, 1.1, wobble=5)


def reeds(sheet: Sheet, x: float, y: float, count: int = 5, h: float = 11) -> None:
    for k in range(count):
        dx = (k - count / 2) * 2.4 + sheet.rng.uniform(-0.6, 0.6)
        top = (x + dx * 1.4, y - h * sheet.rng.uniform(0.7, 1.1))
        sheet.line([(x + dx, y), top], 0.8, "#4F5F33", 0.3, 0.5)
        if k % 2:
            sheet.line([top, (top[0] + 0.3, top[1] - 3)], 1.8, "#6B4526", 0, 0.3)


def cloud(sheet: Sheet, x: float, y: float, w: float = 90, colour: str = "#7FA3B5") -> None:
    """A scalloped cloud: vellum left bright, a cool shadow under the domes, pale ink."""
    domes, u = [], -0.5
    while u < 0.42:
        r = w * sheet.rng.uniform(0.09, 0.15)
        lift = w * 0.16 * math.cos(u * math.pi) * sheet.rng.uniform(0.8, 1.2)
        domes.append(ellipse(x + u * w + r, y - lift, r, r * 0.85, 185, 355, 9))
        u += 1.75 * r / w
    top = np.vstack(domes)
    shape = np.vstack([[(x - w * 0.52, y)], top, [(x + w * 0.56, y)]])
    sheet.tint(shape, "#F7EFDC", 0.9, 0.0, fade=1.0)
    for dome in domes:
        sheet.line(dome, 0.8, mix(colour, INK, 0.25), 0.1, 0.6, 0.7)
        sheet.line(dome + (1.5, 2.6), 0.7, colour, 0.1, 0.9, 0.5)


def birds(sheet: Sheet, spots: Points, size: float = 5) -> None:
    for x, y in spots:
        for turn in (-1, 1):
            sheet.line(
                spline([(x, y), (x + turn * size * 0.5, y - size * 0.45), (x + turn * size, y - size * 0.2)], step=4),
                0.8,
                INK,
                0,
                0.7,
                0.8,
            )
