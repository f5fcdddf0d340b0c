"""Real coastlines, bent so that the four countries get the room they need; south is up."""

import json
import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from art.column_of_fire.layout import NH, NW, harbour
from art.ink.geometry import XY, curve
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF
from scipy import ndimage as nd
from scipy.interpolate import RBFInterpolator

Field = NDArray[np.float32]
COAST = Path(__file__).resolve().parent.parent / "data" / "coast.json"

# (longitude, latitude): where it shall lie on the sheet; distances are the painter's
CONTROL = {
    (-5.7, 50.1): (1085, 722), (-3.5, 50.3): (930, 672), (-1.3, 50.65): (735, 640), (0.3, 50.8): (520, 625),
    (1.35, 51.15): (370, 640), (1.7, 52.6): (232, 800), (0.4, 52.9): (240, 925), (0.1, 53.6): (215, 1010),
    (-2.7, 51.5): (1160, 905), (-3.0, 51.2): (1145, 848), (-5.2, 51.8): (1240, 950), (-4.5, 53.3): (1050, 1080),
    (-3.0, 54.5): (820, 1150), (-1.2, 54.6): (450, 1120), (1.7, 50.9): (432, 528), (0.1, 49.5): (640, 512),
    (-1.6, 49.7): (800, 552), (-1.5, 48.65): (812, 492), (-4.7, 48.4): (1032, 508), (-2.2, 47.2): (950, 440),
    (-1.1, 45.6): (948, 335), (-1.5, 43.4): (1000, 222), (-3.8, 43.45): (1170, 338), (-6, 43.55): (1330, 418),
    (-8.5, 43.4): (1500, 474), (-9.2, 42.9): (1575, 466), (-9.4, 38.8): (1680, 150), (-8.9, 37): (1700, 20),
    (-5.5, 36): (1400, -60), (-2, 36.8): (1180, -40), (-0.3, 39.4): (1050, 20), (2.2, 41.4): (930, 112),
    (3.2, 42.3): (868, 150), (4.8, 43.4): (700, 135), (7.3, 43.7): (520, 118), (8.9, 44.4): (400, 128),
    (10.3, 43.3): (330, 60), (12.3, 45.3): (120, 150), (12.5, 41.8): (180, -20), (3.5, 51.4): (330, 570),
    (4.2, 52.1): (225, 622), (4.75, 52.95): (130, 680), (7, 53.45): (-40, 700), (8.6, 54): (-180, 760),
    (6, 49.5): (400, 310), (8, 49): (200, 270),
}  # fmt: skip
# borders on the sheet, generous towards the sea: the land mask cuts them
REALM = {
    "england": [(180, 590), (420, 600), (700, 590), (1200, 640), (1300, 1010), (150, 1010)],
    "netherlands": [(-20, 190), (60, 180), (110, 188), (165, 178), (215, 194), (270, 198), (318, 184), (372, 192),
                    (420, 198), (440, 226), (450, 262), (456, 340), (448, 400), (447, 412), (442, 452), (435, 485),
                    (430, 512), (414, 556), (200, 720), (-20, 760)],
    "france": [(414, 556), (430, 512), (435, 485), (442, 452), (447, 412), (448, 400), (456, 340), (450, 262),
               (440, 226), (462, 186), (498, 150), (512, 90), (700, 60), (868, 148), (905, 158), (950, 190),
               (1002, 208), (1000, 260), (985, 300), (1080, 500), (900, 600), (600, 580)],
    "spain": [(868, 148), (905, 158), (950, 190), (1002, 208), (1000, 260), (1100, 400), (1500, 520), (1650, 480),
              (1650, -20), (800, -20)],
}  # fmt: skip
# rivers from the source to the mouth: (x, y, width)
RIVERS = [
    [(742, 996, 15), (736, 946, 14), (744, 922, 14), (734, 902, 14), (744, 882, 14), (764, 858, 13), (768, 830, 12),
     (766, 802, 12), (786, 774, 11), (803, 744, 11), (806, 712, 12), (801, 690, 14), (797, 655, 22)],
    [(486, 206, 1.2), (464, 246, 2), (478, 286, 3), (458, 318, 4), (461, 342, 6), (476, 351, 8), (600, 354, 8),
     (680, 354, 8), (704, 356, 8), (710, 378, 7), (692, 408, 7), (677, 432, 7), (675, 462, 7), (664, 488, 9),
     (640, 524, 14)],
    [(430, 232, 1.2), (436, 262, 2), (426, 300, 3), (440, 345, 6), (446, 378, 16), (452, 412, 26), (450, 446, 26),
     (446, 478, 28), (438, 512, 32), (424, 556, 46)],
    [(1096, 168, 1.2), (1130, 176, 2), (1154, 194, 4), (1172, 218, 6), (1190, 231, 10), (1240, 230, 13),
     (1300, 232, 14), (1354, 228, 14), (1390, 214, 13), (1420, 200, 12), (1444, 186, 11), (1453, 160, 11),
     (1445, 130, 11), (1458, 98, 12), (1448, 48, 13)],
]  # fmt: skip


def river_outline(river: Sequence[Sequence[float]]) -> NDArray[np.float64]:
    """The polygon between the banks of a river."""
    a = np.array(curve(river, 8))
    t = np.gradient(a[:, :2], axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], 1) / np.maximum(np.hypot(t[:, 0], t[:, 1]), 1e-6)[:, None]
    half = a[:, 2:] / 2
    return np.concatenate([a[:, :2] + n * half, (a[:, :2] - n * half)[::-1]])


class Ground:
    """Arrays over the sheet: noise, land, distances to coast and border, the realm of each pixel."""

    def __init__(self, scale: int) -> None:
        self.s, self.w, self.h = scale, NW * scale, NH * scale
        self.yy, self.xx = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        self.big, self.mid, self.fine = self.noise(90, 1), self.noise(20, 2), self.noise(2.5, 3)
        self._land()
        self._realms()

    def noise(self, size: float, seed: int) -> Field:
        """Smooth noise of unit variance whose blots are `size` nominal pixels wide."""
        k = max(2, int(size * self.s))
        r = np.random.default_rng(seed).standard_normal((self.h // k + 4, self.w // k + 4)).astype(np.float32)
        z = nd.zoom(r, k, order=3)[: self.h, : self.w]
        return (z - z.mean()) / z.std()

    def raster(self, polygons: Sequence[Sequence[XY]]) -> Field:
        img = QImage(self.w, self.h, QImage.Format.Format_Grayscale8)
        img.fill(0)
        p = QPainter(img)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(self.s, self.s)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(Qt.GlobalColor.white)
        for poly in polygons:
            p.drawPolygon(QPolygonF([QPointF(*q) for q in poly]))
        p.end()
        a = np.frombuffer(img.constBits(), np.uint8).reshape(self.h, img.bytesPerLine())
        return a[:, : self.w].astype(np.float32) / 255

    def warped(self, a: Field, size: float, amount: float, seed: int) -> Field:
        """The array displaced by noise, so that an edge looks drawn by hand."""
        dx, dy = self.noise(size, seed) * amount * self.s, self.noise(size, seed + 1) * amount * self.s
        return nd.map_coordinates(a, [self.yy + dy, self.xx + dx], order=1, mode="nearest")

    def _land(self) -> None:
        src = np.array(list(CONTROL)) * (0.66, 1)
        bend = RBFInterpolator(
            src, np.array(list(CONTROL.values()), float), kernel="thin_plate_spline", smoothing=0.002
        )
        rings = json.loads(COAST.read_text())["land"]
        polys = []
        for r in rings:
            if np.mean([q[0] for q in r]) < -5.4 and np.mean([q[1] for q in r]) > 51:
                continue  # Ireland and the Hebrides make room for the track
            polys.append(bend(np.array(densified(r, 0.06)) * (0.66, 1)))
        a = self.warped(self.warped(self.raster(polys), 14, 1.6, 11), 5, 0.8, 15)
        a = nd.gaussian_filter(a, 0.9 * self.s)
        land = a > 0.5
        tag, n = nd.label(land)
        size = nd.sum(land, tag, range(1, n + 1))
        for i, v in enumerate(size):
            if v < 500 * self.s**2:
                land[tag == i + 1] = False  # crumbs of islands only clutter
        water = self.warped(self.raster([*(river_outline(r) for r in RIVERS), harbour()]), 8, 0.8, 17) > 0.5
        self.river = land & water
        land &= ~water
        self.land = land
        self.to_land = nd.distance_transform_edt(~land).astype(np.float32) / self.s
        self.to_sea = nd.distance_transform_edt(land).astype(np.float32) / self.s

    def _realms(self) -> None:
        best, self.realm = np.full((self.h, self.w), 0.5, np.float32), np.full((self.h, self.w), -1, np.int8)
        for i, k in enumerate(REALM):
            a = self.warped(self.raster([REALM[k]]), 24, 1.8, 21)
            a = nd.gaussian_filter(a, 2 * self.s)
            t = a >= best
            self.realm[t] = i
            best = np.maximum(best, a)
        self.realm[~self.land] = -2
        edge = np.zeros_like(self.land)
        edge[:, 1:] |= self.realm[:, 1:] != self.realm[:, :-1]
        edge[1:, :] |= self.realm[1:, :] != self.realm[:-1, :]
        edge &= nd.binary_erosion(self.land, iterations=2)
        self.to_border = nd.distance_transform_edt(~edge).astype(np.float32) / self.s


def densified(ring: list[list[float]], step: float) -> list[tuple[float, float]]:
    out = []
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1], strict=True):
        n = max(1, int(math.hypot(a - c, b - d) / step))
        out += [(a + (c - a) * i / n, b + (d - b) * i / n) for i in range(n)]
    return out
