"""Things that people leave in a landscape: carts, sacks, fences, sheep, boats."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from art.ink.geometry import ellipse, points_of, rect, spline
from art.ink.ground import blob, grass, shadow
from art.ink.pigments import INK, LAPIS, LEAD, OAK, ORPIMENT, PLASTER, SEPIA, STONE, VERDIGRIS, VERMILION
from art.ink.sheet import Sheet


def haystack(sheet: Sheet, x: float, y: float, w: float = 16) -> None:
    h = w * 0.95
    shadow(sheet, x + w * 0.3, y, w * 0.6)
    shape = spline(
        [
            (x - w / 2, y),
            (x - w * 0.5, y - h * 0.45),
            (x - w * 0.12, y - h),
            (x + w * 0.12, y - h),
            (x + w * 0.5, y - h * 0.45),
            (x + w / 2, y),
        ],
        step=5,
    )
    sheet.form(shape, "#D2A94F", 0.7, 0.5, 0.9, smooth=True)
    for k in np.linspace(-0.3, 0.4, 6):
        sheet.line([(x + w * k * 0.4, y - h * 0.85), (x + w * k, y - h * 0.15)], 0.5, SEPIA, 0.2, 0.6, 0.8)


def cart(sheet: Sheet, x: float, y: float, s: float = 1.0, load: str = STONE) -> None:
    """A two-wheeled cart and its ox, going left; (x, y) is under the axle."""
    shadow(sheet, x - 8 * s, y + 1, 24 * s, 3 * s)
    sheet.form(rect(x - 10 * s, y - 11 * s, 22 * s, 6 * s), OAK, 0.7, weight=0.9)
    for dx, dy in ((-6, -16), (1, -16), (-2, -20)):
        sheet.form(rect(x + dx * s, y + dy * s, 7 * s, 5 * s), load, 0.6, weight=0.7)
    sheet.form(ellipse(x + 1 * s, y - 4 * s, 5 * s, count=24), "#C9A26A", 0.6, 0.4, 1.0, smooth=True)
    for a in (0, 60, 120):
        c, d = 5 * s * math.cos(math.radians(a)), 5 * s * math.sin(math.radians(a))
        sheet.line([(x + s - c, y - 4 * s - d), (x + s + c, y - 4 * s + d)], 0.6)
    sheet.line([(x - 10 * s, y - 8 * s), (x - 18 * s, y - 8 * s)], 1.2, "#5A3E22")
    for dx in (-33, -30, -21, -18):
        sheet.line([(x + dx * s, y - 6 * s), (x + (dx - 0.6) * s, y + 0.6 * s)], 1.3, "#5A3E22", 0.1, 0.1)
    ox = spline(
        [(x - 35, y - 5), (x - 36, y - 11), (x - 27, y - 12), (x - 17, y - 11), (x - 16, y - 5), (x - 26, y - 4)],
        closed=True,
        step=5,
    )
    ox = (ox - (x, y)) * s + (x, y)
    sheet.form(ox, "#A8744A", 0.75, 0.5, 1.0, smooth=True)
    head = spline(
        [
            (x - 35 * s, y - 12 * s),
            (x - 41 * s, y - 12 * s),
            (x - 43 * s, y - 7 * s),
            (x - 39 * s, y - 6 * s),
            (x - 35 * s, y - 8 * s),
        ],
        closed=True,
        step=4,
    )
    sheet.form(head, "#A8744A", 0.75, 0.5, 0.9, smooth=True)
    sheet.line(spline([(x - 37 * s, y - 12 * s), (x - 38 * s, y - 15 * s), (x - 41 * s, y - 15.5 * s)], step=4), 0.9)


def smoke(sheet: Sheet, x: float, y: float, h: float = 22) -> None:
    """A curl from a chimney."""
    for k in (0, 1.6):
        sheet.line(
            spline([(x + k, y), (x + 4 + k, y - h * 0.3), (x - 1 + k, y - h * 0.6), (x + 6 + k, y - h)], step=6),
            0.7,
            LEAD,
            0.2,
            0.8,
            0.6,
        )


def sack(sheet: Sheet, x: float, y: float, s: float = 1.0, colour: str = "#E9DDC0") -> None:
    """A stuffed sack with a tied neck."""
    shape = spline([(-3, -10), (-6, -6), (-6.5, 0), (0, 1.2), (6.5, 0), (6, -6), (3, -10)], step=5) * s + (x, y)
    neck = points_of([(-3, -10), (-5, -14), (0, -12.5), (5, -14), (3, -10)]) * s + (x, y)
    shadow(sheet, x + 3 * s, y + 0.5, 8 * s, 2 * s)
    sheet.form(neck, colour, 0.7, weight=0.8)
    sheet.form(shape, colour, 0.75, 0.5, 1.0, smooth=True)
    sheet.line(np.array([(1, -8), (3.5, -4), (3, -1)]) * s + (x, y), 0.6)
    sheet.line(np.array([(-3.4, -10), (3.4, -10)]) * s + (x, y), 1.2, VERMILION, 0.1)


def ladder(sheet: Sheet, foot: ArrayLike, top: ArrayLike, width: float = 7, rungs: int = 9) -> None:
    a, b = points_of([foot, top])
    for dx in (0, width):
        sheet.line([a + (dx, 0), b + (dx, 0)], 1.3, "#5A3E22", 0.2, 0.1)
    for k in range(rungs):
        p = a + (b - a) * (k + 0.6) / rungs
        sheet.line([p, p + (width, 0)], 0.9, "#5A3E22", 0.1, 0.1)


def bunting(
    sheet: Sheet,
    a: ArrayLike,
    b: ArrayLike,
    sag: float = 7,
    colours: Sequence[str] = (VERMILION, LAPIS, ORPIMENT, VERDIGRIS),
) -> None:
    """A string of small pennants."""
    t = np.linspace(0, 1, 15)
    rope = (
        np.asarray(a) + (np.asarray(b) - np.asarray(a)) * t[:, None] + np.column_stack([t * 0, sag * 4 * t * (1 - t)])
    )
    for i in range(1, 14, 2):
        x, y = rope[i]
        sheet.form([(x - 2.4, y), (x + 2.4, y), (x, y + 5.5)], colours[i // 2 % len(colours)], 0.85, 0.2, 0.5)
    sheet.line(rope, 0.6, INK, 0.1, 0.1)


def boat(sheet: Sheet, x: float, y: float, w: float = 26, cargo: str = STONE) -> None:
    """A barge with two blocks aboard."""
    hull = spline(
        [
            (x - w / 2, y - w * 0.2),
            (x - w * 0.36, y + w * 0.06),
            (x + w * 0.3, y + w * 0.06),
            (x + w / 2, y - w * 0.24),
        ],
        step=6,
    )
    for dx in (-0.16, 0.06):
        sheet.form(rect(x + w * dx, y - w * 0.36, w * 0.2, w * 0.2), cargo, 0.6, weight=0.8)
    sheet.form(
        np.vstack([hull, spline([(x + w / 2, y - w * 0.24), (x, y - w * 0.12), (x - w / 2, y - w * 0.2)], step=4)]),
        OAK,
        0.75,
        0.5,
        1.0,
        smooth=True,
    )
    sheet.line([(x + w * 0.36, y - w * 0.62), (x + w * 0.26, y + w * 0.2)], 0.9, "#5A3E22", 0.1)
    for k in (0.16, 0.3):
        sheet.line([(x - w * 0.4, y + w * k), (x + w * 0.2, y + w * k)], 0.6, "#F7F2E2", 0.4, 0.8, 0.8)


def sheep(sheet: Sheet, x: float, y: float, s: float = 1.0, turn: float = 1) -> None:
    body = blob(sheet, x, y - 4 * s, 4.6 * s, 2.9 * s, 6, 0.12)
    for dx in (-2.4, -1, 1.4, 2.6):
        sheet.line([(x + dx * s, y - 2 * s), (x + dx * s, y + 0.6 * s)], 0.6)
    sheet.tint(body, "#FBF4E2", 0.9, 0.0, body=1)
    sheet.line(body, 0.6, INK, 0.1, 0, closed=True)
    sheet.tint(ellipse(x + turn * 5 * s, y - 5 * s, 1.7 * s, 1.3 * s, count=12), INK, 0.8, 0)


def pennant(
    sheet: Sheet, x: float, y: float, h: float = 16, colour: str = VERMILION, length: float = 11, turn: float = 1
) -> None:
    sheet.line([(x, y), (x, y - h)], 0.9, INK, 0.1, 0.1)
    flag = spline(
        [
            (x, y - h),
            (x + turn * length * 0.5, y - h + 0.5),
            (x + turn * length, y - h + 3),
            (x + turn * length * 0.5, y - h + 4),
            (x, y - h + 6),
        ],
        step=4,
    )
    sheet.form(flag, colour, 0.8, 0.4, 0.7, smooth=True)


def signpost(
    sheet: Sheet,
    x: float,
    y: float,
    h: float = 60,
    arms: Sequence[tuple[float, float]] = ((-1, 0.1), (1, 0.26), (-1, 0.42)),
    colour: str = OAK,
) -> None:
    sheet.form([(x - 2, y), (x - 1.6, y - h), (x + 1.6, y - h), (x + 2, y)], colour, 0.7)
    for turn, at in arms:
        yy = y - h * (1 - at)
        w = h * 0.48
        arm = points_of(
            [
                (x - turn * 4, yy - 5),
                (x + turn * w, yy - 6.5),
                (x + turn * (w + 6), yy - 1),
                (x + turn * w, yy + 4),
                (x - turn * 4, yy + 4),
            ]
        )
        sheet.form(arm, PLASTER, 0.6, 0.6)
        sheet.line([(x + turn * 2, yy - 1), (x + turn * w * 0.9, yy - 1.6)], 0.5, SEPIA, 0.6, alpha=0.6)
    for sx in (-4, 3, 6):
        grass(sheet, x + sx, y + 1)
