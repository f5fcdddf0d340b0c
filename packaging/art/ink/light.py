"""The same picture in another light."""

import numpy as np
from PySide6.QtGui import QImage

from art.ink.pigments import bgr

Frame = tuple[float, float, float, float]


def by_candlelight(image: QImage, frame: Frame | None = None, light: str = "#E4B27A", dark: str = "#2A1D12") -> QImage:
    """The same picture in a dark room: a warm light in the middle, oak-brown shadows, pigments still apart.

    `frame` says which part of the lit board the picture is (left, top, width, height as shares), so that a layer that
    is laid on the board later stands in the same light as the ground below it.
    """
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    left, top, wide, high = frame or (0.0, 0.0, 1.0, 1.0)
    h, w = image.height(), image.width()
    px = np.frombuffer(image.bits(), np.uint8).reshape(h, w, 4)
    rgb = px[..., :3].astype(np.float32) / 255
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    across, down = left + xx / w * wide - 0.5, top + yy / h * high - 0.5
    glow = np.clip(1.14 - 0.2 * np.hypot(across * 1.1, down) * 2, 0.88, 1.14)[..., None]
    lit = rgb**1.2 * (bgr(light)[:3] / 255 * 0.9 + 0.05)
    shade = bgr(dark)[:3] / 255
    px[..., :3] = (np.clip((lit * 0.92 + shade * 0.22) * glow, 0, 1) * 255).astype(np.uint8)
    return image
