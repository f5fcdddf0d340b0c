"""Walls, roofs, houses and towers in oblique projection."""

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtGui import QPainterPath

from art.ink.geometry import Points, ellipse, lancet, points_of, polygon, rect
from art.ink.ground import shadow
from art.ink.pigments import INK, OAK, PLASTER, SEPIA, STONE, TILE, VELLUM_DARK, mix
from art.ink.sheet import Sheet

SLANT = 0.2  # depth runs to the right and a little upwards


def lean(base: ArrayLike, length: float) -> Points:
    """The point `length` deeper into the picture (oblique projection)."""
    return np.asarray(base, float) + (length, -length * SLANT)


def window(
    sheet: Sheet,
    x: float,
    base: float,
    w: float = 4,
    h: float = 7,
    colour: str = "#3D4350",
    axis: tuple[float, float] = (1.0, 0.0),
) -> None:
    shape = lancet(x, base, w, h, axis)
    sheet.tint(shape, colour, 0.75, 0.2, body=0.6)
    sheet.line(shape, 0.6, INK, 0.05, 0, closed=True)


def masonry(
    sheet: Sheet,
    shape: ArrayLike,
    course: float = 5,
    stone: float = 9,
    axis: float = 0.0,
    amount: float = 0.55,
    colour: str = SEPIA,
    weight: float = 0.45,
) -> None:
    """A few joints of ashlar inside a wall; `axis` is the slope of the courses."""
    pts = points_of(shape)
    x0, y0, x1, y1 = *pts.min(0), *pts.max(0)
    clip = QPainterPath()
    clip.addPolygon(polygon(pts))
    sheet.p.save()
    sheet.p.setClipPath(clip)
    y, odd = y1 + abs(axis) * (x1 - x0), 0
    while y > y0:
        x = x0 + (stone / 2 if odd else 0) + sheet.rng.uniform(-1, 1)
        while x < x1:
            yy = y + axis * (x - x0)
            if sheet.rng.random() < amount:
                sheet.line([(x, yy), (x + stone * 0.9, yy + axis * stone)], weight, colour, 0.15, 0.5, 0.6)
            if sheet.rng.random() < amount * 0.7:
                sheet.line([(x, yy), (x, yy - course)], weight, colour, 0.1, 0.4, 0.6)
            x += stone
        y -= course
        odd = 1 - odd
    sheet.p.restore()


def roof(
    sheet: Sheet,
    eave_near: ArrayLike,
    ridge_near: ArrayLike,
    ridge_far: ArrayLike,
    eave_far: ArrayLike,
    colour: str = TILE,
    rows: int = 4,
    weight: float = 1.0,
) -> None:
    """A roof plane with rows of tiles."""
    a, b, c, d = points_of([eave_near, ridge_near, ridge_far, eave_far])
    sheet.tint([a, b, c, d], colour, 0.72, 0.5, body=0.95)
    for i in range(1, rows):
        t = i / rows
        p, q = a + (b - a) * t, d + (c - d) * t
        sheet.line([p, q], 0.5, mix(colour, INK, 0.6), 0.35, 0.3, 0.6)
        for k in np.arange(0.5 * (i % 2) + 0.3, 100, 1.0):
            u = k * 5 / max(np.hypot(*(q - p)), 1)
            if u > 0.97:
                break
            s = p + (q - p) * u
            sheet.line([s, s + (a - b) / rows * 0.6], 0.45, mix(colour, INK, 0.6), 0.1, 0.5, 0.55)
    sheet.outline([a, b, c, d], weight)


def house(
    sheet: Sheet,
    x: float,
    y: float,
    w: float = 20,
    h: float = 15,
    depth: float = 26,
    gable: float = 13,
    cover: str = TILE,
    wall: str = PLASTER,
    windows: int = 2,
    timber: bool = False,
    door: bool = True,
    chimney: bool = False,
) -> None:
    """A gabled house; (x, y) is the near left corner. Front in the light, side in the shade, tiles on the roof."""
    a, b, c, d, e = (x, y), (x + w, y), (x + w, y - h), (x, y - h), (x + w / 2, y - h - gable)
    shadow(sheet, x + w + depth * 0.45, y - depth * SLANT * 0.4, depth * 0.6, 3.5)
    side = points_of([b, lean(b, depth), lean(c, depth), c])
    sheet.form(side, wall, 0.7, 0.4)
    sheet.tint(side, "#6E5A3C", 0.3, 0.2)
    sheet.hatch(side, 78, 2.6, 0.4, shade=0, alpha=0.4, reach=0.95)
    for i in range(windows):
        t = (i + 0.6) / (windows + 0.2) * depth
        px, py = lean(b, t)
        window(sheet, px, py - h * 0.28, 3.2, h * 0.45, axis=(1, -SLANT))
    eave = np.array((1.6, 1.4))
    roof(sheet, c + eave, e, lean(e, depth + 1), lean(c, depth + 1) + eave, cover, max(3, int(gable / 3.4)))
    front = points_of([a, b, c, e, d])
    sheet.form(front, wall, 0.55, 0.45)
    if timber:
        for p, q in (
            ((x, y - h), (x + w, y - h)),
            ((x + w / 2, y - h - gable * 0.9), (x + w / 2, y - h)),
            ((x + w * 0.25, y - h), (x + w * 0.5, y - h - gable * 0.45)),
            ((x + w * 0.75, y - h), (x + w * 0.5, y - h - gable * 0.45)),
            ((x, y), (x + w * 0.3, y - h)),
            ((x + w, y), (x + w * 0.7, y - h)),
        ):
            sheet.line([p, q], 1.1, "#5A3E22", 0.2, 0.2)
    else:
        window(sheet, x + w / 2, y - h - gable * 0.15, w * 0.16, gable * 0.42)
    sheet.line(
        [points_of([d])[0] + (-1.6, 1.6), e, points_of([c])[0] + (1.6, 1.6)], 1.5, mix(cover, INK, 0.55), 0.15, 0.1
    )
    if door:
        sheet.form(lancet(x + w * 0.5, y, w * 0.28, h * 0.62), OAK, 0.8, 0.3, 0.7)
    if chimney:
        q = lean(e, depth * 0.65)
        sheet.form(rect(q[0], q[1] - 7, 4, 9), STONE, 0.6, weight=0.8)


def crenels(
    sheet: Sheet, x: float, y: float, w: float, count: int, h: float = 4, colour: str = STONE, weight: float = 0.8
) -> None:
    step = w / (count * 2 - 1)
    for i in range(count):
        sheet.form(rect(x + i * step * 2, y - h, step, h), colour, 0.5, weight=weight)


def wall(
    sheet: Sheet,
    x: float,
    y: float,
    w: float,
    h: float,
    colour: str = STONE,
    battlement: int = 0,
    fade: float = 0.0,
    joints: float = 0.5,
) -> None:
    shape = rect(x, y - h, w, h)
    if battlement:
        crenels(sheet, x, y - h, w, battlement)
    sheet.form(shape, colour, 0.55, 0.5, fade=fade)
    masonry(sheet, shape, amount=joints)


def round_tower(
    sheet: Sheet,
    x: float,
    y: float,
    w: float = 20,
    h: float = 48,
    colour: str = STONE,
    cap: str | None = None,
    battlement: int = 4,
) -> None:
    """A drum with a cone (`cap` = its colour) or battlements; (x, y) is the middle of its foot."""
    r = w / 2
    shape = np.vstack([[(x - r, y - h)], ellipse(x, y, r, r * 0.22, 180, 0, 12), [(x + r, y - h)]])
    shadow(sheet, x + r * 0.8, y + 1, w * 0.6)
    sheet.tint(shape, colour, 0.6, 0.5, body=0.97)
    shade = rect(x + r * 0.25, y - h, r * 0.75, h)
    sheet.tint(shade, "#6E5A3C", 0.3, 0.1)
    masonry(sheet, shape, 5.5, 7, amount=0.35)
    sheet.hatch(rect(x + r * 0.5, y - h + 1, r * 0.5, h - 2), 0, 2.2, 0.45, shade=0, alpha=0.5, reach=0.95)
    sheet.line([(x - r, y - h), (x - r, y)], 1.0)
    sheet.line([(x + r, y - h), (x + r, y)], 1.2)
    sheet.line(ellipse(x, y, r, r * 0.22, 180, 0, 12), 0.9)
    sheet.form(lancet(x - r * 0.15, y - h * 0.55, w * 0.13, h * 0.17), INK, 0.75, 0.1, 0.5)
    if cap:
        k = w * 1.05
        cone = np.vstack([[(x, y - h - k)], ellipse(x, y - h, r * 1.2, r * 0.28, 0, 180, 12)])
        sheet.tint(cone, cap, 0.72, 0.5, body=0.97)
        sheet.tint([(x, y - h - k), (x + r * 1.2, y - h), (x + r * 0.3, y - h + 2)], INK, 0.22, 0.1)
        for u in (-0.5, 0, 0.5):
            sheet.line([(x, y - h - k * 0.9), (x + r * u, y - h + 1)], 0.5, mix(cap, INK, 0.6), alpha=0.7)
        sheet.outline([(x - r * 1.2, y - h), (x, y - h - k), (x + r * 1.2, y - h)], 1.0, closed=False)
        sheet.line(ellipse(x, y - h, r * 1.2, r * 0.28, 180, 0, 12), 0.9)
    else:
        sheet.form(rect(x - r - 1.5, y - h - 4, w + 3, 5), colour, 0.6, weight=0.8)
        crenels(sheet, x - r - 1.5, y - h - 4, w + 3, battlement)


def bridge(
    sheet: Sheet,
    left: ArrayLike,
    right: ArrayLike,
    rise: float = 8,
    arches: int = 2,
    thick: float = 17,
    width: float = 15,
) -> None:
    """A humpbacked stone bridge; its ends are points on the middle of the road that it carries."""
    a, b = points_of([left, right])
    t = np.linspace(0, 1, 24)
    hump = np.sin(np.pi * t)
    middle = a + (b - a) * t[:, None] - np.column_stack([t * 0, rise * hump])
    near, far = middle + (0, width / 2), middle - (0, width / 2)
    foot = near + np.column_stack([t * 0, thick * (0.3 + 0.7 * np.sqrt(hump))])
    sheet.form(np.vstack([far, near[::-1]]), "#EAD6A6", 0.6, 0.2, 0.0)
    face = np.vstack([near, foot[::-1]])
    sheet.tint(face, STONE, 0.7, 0.5, body=0.97)
    masonry(sheet, face, 4, 8, (b - a)[1] / (b - a)[0], amount=0.6)
    sheet.line(foot, 1.0)
    for i in range(arches):
        at = 0.5 + (i - (arches - 1) / 2) * 0.3
        x, y = (np.interp(at, t, foot[:, k]) for k in (0, 1))
        hole = ellipse(x, y, abs(b - a)[0] * 0.12, thick * 0.66, 180, 360, 14)
        sheet.tint(np.vstack([hole, [(x, y + 2.5)]]), "#4F6F78", 0.9, 0.2, body=0.9)
        sheet.line(hole, 1.0, INK, 0.1, 0.1)
        sheet.line(ellipse(x, y, abs(b - a)[0] * 0.145, thick * 0.8, 190, 350, 14), 0.5, SEPIA, 0.1, 0.2)
    parapet = near - (0, 3.2)
    sheet.form(np.vstack([parapet, near[::-1]]), VELLUM_DARK, 0.6, 0.3, 0.8, smooth=True)
    sheet.line(far, 1.2)
    sheet.line(near, 1.1)
