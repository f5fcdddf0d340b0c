"""Parchment, washes, sea, wind lines and coast: everything that is a function of a distance."""

import math

import numpy as np
from art.column_of_fire.geography import REALM, Field, Ground
from art.column_of_fire.layout import RING
from art.column_of_fire.pigments import PARCH, PARCH_DARK, WASH
from art.ink.pigments import INK, rgb
from art.output import image_of
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from scipy import ndimage as nd


def lay(out: Field, colour: Field, alpha: Field) -> None:
    """Glaze the sheet with a colour; alpha is an array."""
    out += (colour - out) * np.clip(alpha, 0, 1)[..., None]


def ground(sh: Ground) -> Field:
    """Parchment, washes, sea, rhumb lines, coast: everything that is a function of a distance."""
    out = np.empty((sh.h, sh.w, 3), np.float32)
    out[:] = rgb(PARCH)
    lay(out, rgb(PARCH_DARK), 0.26 + 0.12 * sh.big + 0.07 * sh.mid)
    edge = np.minimum(sh.to_border, sh.to_sea)
    wet = 0.6 * sh.noise(120, 31) + 0.4 * sh.noise(26, 32)
    rim = sh.noise(75, 33) + 0.25 * sh.noise(14, 34)
    bloom = np.exp(-(((rim - 0.9) / 0.10) ** 2)) + np.exp(
        -(((rim + 0.8) / 0.08) ** 2)
    )  # back-runs: where a wash dried in stages
    skin = 0.5 * sh.noise(3.2, 35) + 0.5 * sh.fine  # pigment settles in the grain of the skin
    for i, k in enumerate(REALM):
        mask = nd.gaussian_filter((sh.realm == i).astype(np.float32), 0.6 * sh.s)
        e = np.maximum(edge + 1.2 * sh.mid, 0)
        if k == "england":  # white lead: opaque body, a warm grey tide line
            lay(out, rgb(WASH[k]), mask * (0.66 + 0.05 * wet - 0.05 * bloom + 0.05 * skin))
            lay(out, rgb("#B9A880"), mask * (np.exp(-e / 9) * 0.34 + np.exp(-e / 2.2) * 0.30))
            continue
        depth = {"france": 0.46, "netherlands": 0.46, "spain": 0.46}[k]
        tide = np.exp(-e / 16) * 0.22 + np.exp(-e / 3) * 0.26
        lay(out, rgb(WASH[k]), mask * (depth + tide + 0.035 * wet + 0.05 * bloom + 0.045 * skin))
    water = nd.gaussian_filter((~sh.land).astype(np.float32), 0.5 * sh.s)
    deep = np.clip(sh.to_land / 120, 0, 1)[..., None]
    sea = (rgb("#B4CAC6") * (1 - deep) + rgb("#86A6AE") * deep) * (1 + 0.014 * sh.big + 0.014 * sh.mid)[..., None]
    out += (sea - out) * (water * 0.88)[..., None]
    lay(out, rgb("#5E8590"), water * np.exp(-sh.to_land / 7) * 0.28)  # the wash pools along the shore
    rhumbs(sh, out, water)
    lines, pos = np.zeros((sh.h, sh.w), np.float32), 4.0
    for i in range(8):
        d = (sh.to_land + sh.mid * 0.55 - pos) / 0.42
        lines = np.maximum(lines, np.exp(-(d**2)) * 0.5 * (1 - i / 8.6))
        pos += 3.3 + i * 0.8
    lay(out, rgb("#2F4A55"), lines * ~sh.land * np.clip(0.72 + 0.4 * sh.noise(33, 41), 0.12, 1))
    weight = np.maximum(1.12 * (1 + 0.30 * sh.noise(16, 42) + 0.12 * sh.noise(4, 43)), 0.5)
    weight *= 1 - 0.5 * np.clip(
        nd.gaussian_filter(sh.river.astype(np.float32), 3 * sh.s) * 6, 0, 1
    )  # a finer pen inland
    shore = np.where(sh.land, sh.to_sea, sh.to_land) - 0.5 / sh.s
    lay(out, rgb(INK), np.exp(-((shore / weight) ** 4)) * (0.92 + 0.05 * sh.fine))
    dash = (np.sin((sh.xx + sh.yy) / sh.s / 3.6) + 0.7 * np.sin((sh.xx - sh.yy) / sh.s / 3.6)) > -0.5
    lay(out, rgb("#7A2E22"), np.exp(-((sh.to_border / 0.95) ** 2)) * 0.8 * dash * sh.land)
    return out


RHUMB_NODES = [(RING["x"], RING["y"], 32), (150, 838, 16), (1112, 420, 16), (640, 92, 16)]


def rhumbs(sh: Ground, out: Field, water: Field) -> None:
    """Wind lines from the rose and three lesser nodes: ink for the main winds, verdigris and vermilion between."""
    for tone, share in (("#4A3A28", 0), ("#2E6A57", 1), ("#A8452F", 2)):
        img = QImage(sh.w, sh.h, QImage.Format.Format_Grayscale8)
        img.fill(0)
        p = QPainter(img)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(sh.s, sh.s)
        for x, y, n in RHUMB_NODES:
            for j in range(n):
                j32 = j * (32 // n)
                kind = 0 if j32 % 4 == 0 else 1 if j32 % 4 == 2 else 2
                if kind != share:
                    continue
                a = math.pi * 2 * j32 / 32
                p.setPen(QPen(QColor(255, 255, 255), 0.9))
                p.drawLine(QPointF(x, y), QPointF(x + 1800 * math.cos(a), y + 1800 * math.sin(a)))
        p.end()
        a = np.frombuffer(img.constBits(), np.uint8).reshape(sh.h, img.bytesPerLine())[:, : sh.w] / np.float32(255)
        lay(out, rgb(tone), a * water * (0.46 + 0.10 * sh.mid))


def finish(img: QImage, sh: Ground) -> QImage:
    """Rough the vector edges by half a pixel, let the ink break up, lay the grain of the skin over everything."""
    a = (
        np.frombuffer(img.constBits(), np.uint8)
        .reshape(sh.h, img.bytesPerLine())[:, : sh.w * 4]
        .reshape(sh.h, sh.w, 4)[..., :3]
    )
    out = a.astype(np.float32)
    dx, dy = sh.noise(2.4, 51) * 0.11 * sh.s, sh.noise(2.4, 52) * 0.11 * sh.s
    at = [sh.yy + dy, sh.xx + dx]
    out = np.stack([nd.map_coordinates(out[..., i], at, order=1, mode="nearest") for i in range(3)], -1)
    dark = np.clip((120 - out.mean(-1)) / 90, 0, 1)
    lay(out, rgb("#A08A66"), dark * np.clip(0.10 + 0.10 * sh.noise(7, 53) + 0.06 * sh.fine, 0, 0.4))
    grain = np.random.default_rng(5).standard_normal((sh.h, sh.w)).astype(np.float32)
    out *= (1 + 0.014 * grain + 0.014 * sh.fine + 0.012 * sh.mid)[..., None]
    r = np.hypot((sh.xx / sh.w - 0.5) * 1.2, sh.yy / sh.h - 0.5)
    out *= (1 - 0.30 * np.clip(r - 0.42, 0, 1) ** 1.5)[..., None]
    return image_of(np.clip(out, 0, 255).astype(np.uint8))
