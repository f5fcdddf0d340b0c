"""Parchment, countries and sea of the Web of Power map: everything that is a function of a distance."""

import json
from pathlib import Path

import numpy as np
from art.ink.geometry import polygon
from art.web_of_power.layout import MARGIN, SIZE
from art.web_of_power.tables import FOREIGN, LANDS, SEEDS, SPACES
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from scipy import ndimage
from scipy.spatial import cKDTree

COAST = Path(__file__).resolve().parent.parent / "data" / "coast.json"
REACH = 104  # a country ends where its last place is this far away
WASH = {"red": "#C4553F", "green": "#6F9A58", "orange": "#E08A34", "yellow": "#E2BC34", "violet": "#8562A8"}
Field = NDArray[np.float32]


def rgb(colour: str) -> Field:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def lay(out: Field, colour: str, alpha: Field) -> None:
    """Glazes the picture with a colour; one alpha per pixel."""
    out += (rgb(colour) - out) * np.clip(alpha, 0, 1)[..., None]


class Ground:
    """Arrays over the whole picture: noise, land, distances to coast and border, the owner of each pixel."""

    def __init__(self, scale: int) -> None:
        self.scale, self.side = scale, SIZE * scale
        self.yy, self.xx = np.mgrid[0 : self.side, 0 : self.side].astype(np.float32)
        self.big, self.mid, self.fine = self.noise(90, 1), self.noise(20, 2), self.noise(2.5, 3)
        self.land = self._land()
        self.to_land = ndimage.distance_transform_edt(~self.land).astype(np.float32) / scale
        self.to_sea = ndimage.distance_transform_edt(self.land).astype(np.float32) / scale
        self.owner = self._owners()
        edge = np.zeros_like(self.land)
        edge[:, 1:] |= self.owner[:, 1:] != self.owner[:, :-1]
        edge[1:, :] |= self.owner[1:, :] != self.owner[:-1, :]
        edge &= ndimage.binary_erosion(self.land, iterations=3)
        self.to_border = ndimage.distance_transform_edt(~edge).astype(np.float32) / scale

    def noise(self, size: float, seed: int) -> Field:
        """Smooth noise of unit variance whose blots are `size` nominal units wide."""
        k = max(2, int(size * self.scale))
        count = self.side // k + 4
        grid = np.random.default_rng(seed).standard_normal((count, count)).astype(np.float32)
        z = ndimage.zoom(grid, k, order=3)[: self.side, : self.side]
        return (z - z.mean()) / z.std()

    def _land(self) -> NDArray[np.bool_]:
        """Real coastlines, wobbled as by a hand."""
        image = QImage(self.side, self.side, QImage.Format.Format_Grayscale8)
        image.fill(0)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(self.scale, self.scale)
        p.translate(MARGIN, MARGIN)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(Qt.GlobalColor.white)
        for ring in json.loads(COAST.read_text(encoding="utf-8"))["land"]:
            lon, lat = np.array(ring).T
            p.drawPolygon(polygon(np.column_stack([(lon + 6) / 23 * 1000, (55.5 - lat) / 15 * 1000])))
        p.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(self.side, image.bytesPerLine())
        cover = rows[:, : self.side].astype(np.float32) / 255
        for size, amount, seed in ((13, 1.5, 11), (5, 0.7, 15)):
            dx, dy = (self.noise(size, seed + k) * amount * self.scale for k in (0, 1))
            cover = ndimage.map_coordinates(cover, [self.yy + dy, self.xx + dx], order=1, mode="nearest")
        land: NDArray[np.bool_] = ndimage.gaussian_filter(cover, 0.8 * self.scale) > 0.5
        return land

    def _owners(self) -> NDArray[np.int8]:
        """The country of the nearest seed, warped so that borders wander; -1 is foreign land, -2 the sea."""
        seeds = [(x, y, i) for i, land in enumerate(LANDS) for x, y in SEEDS[land]]
        seeds += [(s[0], s[1], i) for i, land in enumerate(LANDS) for k, s in SPACES.items() if k.startswith(land)]
        seeds += [(x, y, -1) for x, y in FOREIGN]
        tree = cKDTree([(x + MARGIN, y + MARGIN) for x, y, _ in seeds])
        wx, wy = self.noise(42, 21) * 6, self.noise(42, 22) * 6
        where = np.stack([self.xx / self.scale + wx, self.yy / self.scale + wy], -1)[::2, ::2]
        far, nearest = tree.query(where, workers=2)
        owner = np.array([s[2] for s in seeds], np.int8)[nearest]
        owner[far > REACH] = -1
        owner = np.kron(owner, np.ones((2, 2), np.int8))[: self.side, : self.side]
        best = np.full(owner.shape, -1, np.float32)
        smooth = np.full(owner.shape, -1, np.int8)
        for i in range(-1, len(LANDS)):
            share = ndimage.gaussian_filter((owner == i).astype(np.float32), 4.5 * self.scale)
            smooth[share > best] = i
            best = np.maximum(best, share)
        smooth[~self.land] = -2
        return smooth

    def uneasy(self, x: float, y: float, w: float, h: float) -> float:
        """How much coast or border lies under a box: names read best on even ground."""
        s = self.scale
        window = (slice(int(y * s), int((y + h) * s), 4), slice(int(x * s), int((x + w) * s), 4))
        shore = np.minimum(self.to_land[window] + self.to_sea[window], 99) < 4
        return float(6 * shore.mean() + 4 * (self.to_border[window] < 2.5).mean())


def paint_ground(g: Ground) -> NDArray[np.uint8]:
    out = np.empty((g.side, g.side, 3), np.float32)
    out[:] = rgb("#F0E2C2")
    lay(out, "#D8C08E", 0.27 + 0.12 * g.big + 0.07 * g.mid)
    edge = np.maximum(np.minimum(g.to_border, g.to_sea) + 1.2 * g.mid, 0)
    wet = 0.6 * g.noise(110, 31) + 0.4 * g.noise(26, 32)
    rim = g.noise(75, 33) + 0.25 * g.noise(14, 34)
    bloom = np.exp(-(((rim - 0.9) / 0.10) ** 2)) + np.exp(-(((rim + 0.8) / 0.08) ** 2))  # where a wash dried in stages
    skin = 0.5 * g.noise(3.2, 35) + 0.5 * g.fine  # pigment settles in the grain of the skin
    for i, (_, _, colour) in enumerate(LANDS.values()):
        mask = ndimage.gaussian_filter((g.owner == i).astype(np.float32), 0.6 * g.scale)
        tide = np.exp(-edge / 15) * 0.26 + np.exp(-edge / 3) * 0.26
        lay(out, WASH[colour], mask * (0.27 + tide + 0.035 * wet + 0.045 * bloom + 0.03 * skin))
    foreign = ndimage.gaussian_filter((g.owner == -1).astype(np.float32), 0.6 * g.scale)
    lay(out, "#B79E6C", foreign * (0.10 + 0.22 * np.exp(-edge / 10)))
    water = ndimage.gaussian_filter((~g.land).astype(np.float32), 0.5 * g.scale)
    deep = np.clip(g.to_land / 120, 0, 1)[..., None]
    sea = (rgb("#B2C9C6") * (1 - deep) + rgb("#83A4AD") * deep) * (1 + 0.016 * g.big + 0.014 * g.mid)[..., None]
    out += (sea - out) * (water * 0.9)[..., None]
    lay(out, "#5E8590", water * np.exp(-g.to_land / 7) * 0.28)
    lines, at = np.zeros((g.side, g.side), np.float32), 4.0
    for i in range(8):
        lines = np.maximum(lines, np.exp(-(((g.to_land + g.mid * 0.55 - at) / 0.42) ** 2)) * 0.5 * (1 - i / 8.6))
        at += 3.3 + i * 0.8
    lay(out, "#2F4A55", lines * ~g.land * np.clip(0.72 + 0.4 * g.noise(33, 41), 0.12, 1))
    weight = np.maximum(1.15 * (1 + 0.30 * g.noise(16, 42) + 0.12 * g.noise(4, 43)), 0.5)
    shore = np.where(g.land, g.to_sea, g.to_land) - 0.5 / g.scale
    lay(out, "#35281C", np.exp(-((shore / weight) ** 4)) * (0.92 + 0.05 * g.fine))
    dash = (np.sin((g.xx + g.yy) / g.scale / 3.6) + 0.7 * np.sin((g.xx - g.yy) / g.scale / 3.6)) > -0.5
    lay(out, "#7A2E22", np.exp(-((g.to_border / 0.95) ** 2)) * 0.85 * dash * g.land)
    grain = np.random.default_rng(5).standard_normal((g.side, g.side)).astype(np.float32)
    out *= (1 + 0.008 * ndimage.gaussian_filter(grain, 0.7) * 2 + 0.012 * g.fine)[..., None]
    return np.clip(out, 0, 255).astype(np.uint8)
