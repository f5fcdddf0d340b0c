"""Smooth noise and the granulation of paper, wash and wood, the same at every start."""

import math
from functools import lru_cache

from PySide6.QtGui import QBrush, QColor, QImage, QTransform


@lru_cache(maxsize=1 << 15)
def chance(ix: int, iy: int, s: int) -> float:
    """A fixed number between -1 and 1 for a lattice point."""
    n = (ix * 374761393 + iy * 668265263 + s * 974634777) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 32767.5 - 1


_lattice: list[float] = []  # filled at the first line drawn: most starts of the app draw none


def noise(x: float, y: float, s: int) -> float:
    """Smooth value noise; every seed reads another part of one lattice."""
    x += s * 11.0
    y += s * 23.0
    ix, iy = math.floor(x), math.floor(y)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    r0, r1, c0, c1 = (iy & 63) << 6, ((iy + 1) & 63) << 6, ix & 63, (ix + 1) & 63
    t = _lattice
    if not t:
        t.extend(chance(k & 63, k >> 6, 7) for k in range(4096))
    a = t[r0 | c0] * (1 - fx) + t[r0 | c1] * fx
    b = t[r1 | c0] * (1 - fx) + t[r1 | c1] * fx
    return a * (1 - fy) + b * fy


@lru_cache(maxsize=1)
def grain_tile() -> QImage:
    """Light and dark specks that fade to nothing at the edge, so that tiles meet without a seam."""
    n, im = 96, QImage(96, 96, QImage.Format.Format_ARGB32)
    for y in range(n):
        for x in range(n):
            v = 0.62 * noise(x / 16, y / 16, 71) + 0.38 * noise(x / 5, y / 5, 72) + 0.22 * chance(x, y, 73)
            e = min(x, y, n - 1 - x, n - 1 - y, 8) / 8  # fade to nothing at the seams
            light = QColor(252, 240, 208, int(min(1, max(v, 0) * 1.3) * 84 * e))
            dark = QColor(96, 52, 16, int(min(1, max(-v, 0)) * 44 * e))
            im.setPixelColor(x, y, light if v > 0 else dark)
    return im


def grain(seed: int, scale: float = 1.0) -> QBrush:
    """The granulation of a watercolour wash."""
    brush = QBrush(grain_tile())
    brush.setTransform(QTransform().translate(seed % 31, seed % 17).rotate(17).scale(0.8 * scale, 0.7 * scale))
    return brush
