"""One sheet of vellum and the brushes that need both its painter and its pixels.

All coordinates are nominal (board units); `scale` decides the pixels behind them. The sheet's QImage and a numpy view
of the same memory are both open: ink is drawn by the pen that the sheet is, a tint is a mask whose pigment pools where
the distance to the edge is small. What falls by chance is drawn from `sheet.rng`: call `reseed` before a scene and the
scene stays the same whatever is painted before it. A fresh sheet is transparent: a glyph on it is a sprite with alpha.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from scipy import ndimage

from art.ink.geometry import Points, points_of, polygon, ribbon, spline
from art.ink.pen import Pen
from art.ink.pigments import INK, SEPIA, VELLUM, WATER, bgr

Mask = tuple[tuple[slice, slice], NDArray[np.float32], NDArray[np.float32]]  # window, coverage, distance to the edge


class Sheet(Pen):
    """A pen with a sheet of its own, whose pixels it can reach."""

    def __init__(self, width: float, height: float, scale: float = 2, seed: int = 1) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.w, self.h = int(width * scale), int(height * scale)
        self.image = QImage(self.w, self.h, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(0)
        self.pixels = np.frombuffer(self.image.bits(), np.uint8).reshape(self.h, self.w, 4)
        painter = QPainter(self.image)
        painter.scale(scale, scale)
        super().__init__(painter, seed=seed)
        self.reseed(seed)
        self.big, self.mid, self.speckle = self.noise(90, seed), self.noise(17, seed + 1), self.noise(2.2, seed + 2)

    def reseed(self, seed: int) -> None:
        self.seed, self.rng = seed & 0xFFFF, np.random.default_rng(seed)

    def finish(self) -> QImage:
        """Closes the painter and hands over the picture."""
        self.p.end()
        return self.image

    def noise(self, cell: float, seed: int) -> NDArray[np.float32]:
        """Smooth noise over the whole sheet, mean 0, deviation 1; `cell` is the size of a blot."""
        c = max(1, round(cell * self.scale))
        grid = np.random.default_rng(seed).standard_normal((self.h // c + 4, self.w // c + 4)).astype(np.float32)
        z = ndimage.zoom(grid, c, order=2)[: self.h, : self.w]
        return (z - z.mean()) / z.std()

    def blend(self, window: tuple[slice, slice], colour: str | NDArray[np.float32], alpha: NDArray[np.float32]) -> None:
        """Lays pigment over a window (pair of slices) with one alpha per pixel."""
        a = np.clip(alpha, 0, 1)[..., None].astype(np.float32)
        view = self.pixels[window]
        c = colour if isinstance(colour, np.ndarray) else bgr(colour)
        view[:] = (view * (1 - a) + c * a + 0.5).astype(np.uint8)

    def mask(self, shape: ArrayLike | list[Points], margin: float = 3, wobble: float = 0.0) -> Mask | None:
        """Window, coverage and distance to the edge (nominal units, inside only) of a shape or a list of shapes."""
        shapes = shape if isinstance(shape, list) and np.ndim(shape[0]) == 2 else [shape]
        shapes = [points_of(s) for s in shapes]
        every = np.vstack(shapes)
        s = self.scale
        x0, y0 = np.maximum(((every.min(0) - margin) * s).astype(int), 0)
        x1, y1 = np.minimum(((every.max(0) + margin) * s).astype(int) + 1, (self.w, self.h))
        if x1 <= x0 or y1 <= y0:
            return None
        image = QImage(int(x1 - x0), int(y1 - y0), QImage.Format.Format_Grayscale8)
        image.fill(0)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-float(x0), -float(y0))
        p.scale(s, s)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor("white"))
        for part in shapes:
            p.drawPolygon(polygon(part), Qt.FillRule.WindingFill)
        p.end()
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
        cover = rows[:, : image.width()].astype(np.float32) / 255
        window = (slice(int(y0), int(y1)), slice(int(x0), int(x1)))
        if wobble:
            yy, xx = np.mgrid[0 : cover.shape[0], 0 : cover.shape[1]].astype(np.float32)
            by = wobble * s * self.mid[window]
            bx = wobble * s * self.big[window]
            cover = ndimage.map_coordinates(cover, [yy + by, xx + bx - by * 0.4], order=1, mode="constant")
        return window, cover, ndimage.distance_transform_edt(cover > 0.5).astype(np.float32) / s

    def parchment(self) -> None:
        """The ground of everything: blotched vellum with a fine grain."""
        everything = (slice(0, self.h), slice(0, self.w))
        self.blend(everything, "#F1E4C5", np.ones((self.h, self.w), np.float32))
        self.blend(
            everything, "#D8C08E", np.clip(0.25 + 0.12 * self.big + 0.06 * self.mid + 0.03 * self.speckle, 0, 0.6)
        )

    def tint(
        self,
        shape: ArrayLike | list[Points],
        colour: str,
        strength: float = 0.45,
        pool: float = 0.5,
        body: float = 0.0,
        fade: float = 0.0,
        wobble: float = 0.0,
        under: str = VELLUM,
    ) -> None:
        """Watercolour: pale in the middle, pooled at the edges, granulating.

        `body` first lays that much opaque vellum under it, to hide what lies behind. `fade` > 0 lets the pigment run
        out downwards, < 0 upwards. `wobble` warps the shape by the sheet's noise.
        """
        found = self.mask(shape, 3 + 3 * wobble, wobble)
        if not found:
            return
        window, cover, dist = found
        if body:
            self.blend(window, under, cover * body)
        alpha = strength * (0.88 + 0.2 * np.clip(self.mid[window], -1.1, 1.5) + 0.1 * self.speckle[window])
        alpha = alpha + pool * strength * (np.exp(-dist / 1.1) * 0.75 + np.exp(-dist / 5) * 0.45)
        if fade:
            t = np.linspace(0, 1, cover.shape[0], dtype=np.float32)[:, None]
            alpha = alpha * (1 - abs(fade) * (t if fade > 0 else 1 - t))
        self.blend(window, colour, np.clip(alpha, 0, 0.96) * cover)

    def hill(
        self,
        ridge: ArrayLike,
        colour: str,
        strength: float = 0.5,
        reach: float = 60,
        body: float = 0.85,
        line: float = 0.8,
        ink: str = SEPIA,
        tufts: int = 0,
    ) -> None:
        """Everything below a ridge line (list of points from left to right): a far hill or a near meadow."""
        ridge = spline(ridge, step=12)
        xs = np.arange(self.w, dtype=np.float32) / self.scale
        top = np.interp(xs, ridge[:, 0], ridge[:, 1])
        rough = self.mid[int(self.h * 0.37)] * 0.8 + self.speckle[int(self.h * 0.61)] * 0.15
        top = top + rough
        yy = np.arange(self.h, dtype=np.float32)[:, None] / self.scale
        depth = yy - top[None, :]
        cover = np.clip(depth * self.scale + 0.5, 0, 1)
        everything = (slice(0, self.h), slice(0, self.w))
        d = np.maximum(depth, 0)
        self.blend(everything, "#EADBB8", cover * body * np.exp(-d / (reach * 6)))
        alpha = (
            0.3
            + 0.55 * np.exp(-d / reach)
            + 0.25 * np.exp(-d / 3)
            + 0.12 * self.big
            + 0.07 * self.mid
            + 0.03 * self.speckle
        )
        self.blend(everything, colour, cover * np.clip(alpha, 0.05, 1) * strength)
        pts = np.column_stack([xs, top])[:: 3 * self.scale]
        if line:
            self.line(pts, line, ink, wobble=0.2, taper=0.0, alpha=0.75, lift=0.5)
        for _ in range(tufts):  # hachures that give the slope its roundness
            x = self.rng.uniform(40, self.width - 40)
            for k in range(int(self.rng.integers(4, 9))):
                u = x + k * 4.5
                y = np.interp(u, xs, top) + 3 + self.rng.uniform(0, 2)
                n = self.rng.uniform(5, 13)
                self.line([(u, y), (u - n * 0.25, y + n * 0.8)], 0.55, ink, 0.3, 0.8, 0.42)

    def water(self, middle: ArrayLike, widths: ArrayLike, colour: str = WATER, lines: int = 3) -> None:
        """A river: a wash that pools at the banks, and water lines that follow them."""
        found = self.mask(ribbon(spline(middle, step=16), widths), 6, wobble=0.8)
        window, cover, dist = found
        self.blend(window, "#E8E2C8", cover * 0.9)
        deep = np.clip(dist / 16, 0, 1)
        self.blend(window, colour, cover * (0.8 + 0.05 * self.mid[window]))
        self.blend(window, "#6F939E", cover * (0.1 + 0.3 * np.exp(-dist / 2.5) + 0.22 * deep + 0.05 * self.mid[window]))
        for i in range(lines):
            at = 3.2 + i * (3.4 + i)
            strength = np.exp(-(((dist + self.mid[window] * 0.7 - at) / 0.42) ** 2)) * (0.55 - 0.14 * i)
            self.blend(window, "#2F4A55", cover * strength * np.clip(0.6 + 0.6 * self.mid[window], 0, 1))
        outer = ndimage.distance_transform_edt(cover <= 0.5) / self.scale
        bank = np.exp(-(((dist + outer - 0.4) / (0.55 * (1 + 0.25 * self.mid[window]))) ** 2))
        rows = np.linspace(0, 1, cover.shape[0], dtype=np.float32)[:, None]
        self.blend(window, INK, bank * np.clip(0.15 + rows * 5, 0, 0.8))  # the far end pales into the air

    def road(self, middle: ArrayLike, width: float = 15, colour: str = "#EAD6A6", closed: bool = False) -> None:
        """A trodden path: pale earth, broken ink edges, a few ruts."""
        mid = spline(middle, closed=closed, step=14)
        shape = ribbon(mid, width)
        self.tint(shape, colour, 0.75, 0.2, body=0.85, wobble=0.7)
        half = len(shape) // 2
        for side in (shape[:half], shape[half:]):
            start = 0
            while start < half - 3:
                stop = min(half, start + int(self.rng.integers(9, 26)))
                self.line(side[start:stop], 0.9, SEPIA, wobble=0.5, taper=0.7, alpha=0.85)
                start = stop + int(self.rng.integers(0, 3))
        for i in range(4, len(mid) - 4, 7):
            j = self.rng.uniform(-width / 4, width / 4)
            self.line(mid[i : i + 3] + (0, j), 0.5, SEPIA, alpha=0.45)

    def form(
        self,
        shape: ArrayLike,
        colour: str,
        strength: float = 0.5,
        pool: float = 0.5,
        weight: float = 1.0,
        body: float = 0.95,
        fade: float = 0.0,
        smooth: bool = False,
        ink: str = INK,
    ) -> None:
        """A wash with its outline: the usual way to paint a thing."""
        self.tint(shape, colour, strength, pool, body, fade)
        if weight and smooth:
            self.line(shape, weight, ink, 0.25, 0, closed=True)
        elif weight:
            self.outline(shape, weight, ink)
