"""The colours of the boards beside those of the table, and how two of them are stirred."""

import numpy as np
from kingsbridge_desktop.ui.art.palette import INK, LAPIS, LEAD, MUREX
from kingsbridge_desktop.ui.art.palette import ORP as ORPIMENT
from kingsbridge_desktop.ui.art.palette import PAPER as VELLUM
from kingsbridge_desktop.ui.art.palette import PAPER_D as VELLUM_DARK
from kingsbridge_desktop.ui.art.palette import SEA as WATER
from kingsbridge_desktop.ui.art.palette import VERD as VERDIGRIS
from kingsbridge_desktop.ui.art.palette import VERM as VERMILION
from numpy.typing import NDArray
from PySide6.QtGui import QColor

SEPIA = "#6B4F33"
STONE, PLASTER, OAK, THATCH, TILE, SLATE = "#C9BC9F", "#EADBB8", "#8A6239", "#C49A4A", "#B0553F", "#6F8291"
LEAF, OLIVE, SAGE, EARTH, SAND = "#6B8A4F", "#8F9A55", "#A9B78F", "#B08A58", "#DDBE7E"
__all__ = [
    "EARTH", "INK", "LAPIS", "LEAD", "LEAF", "MUREX", "OAK", "OLIVE", "ORPIMENT", "PLASTER", "SAGE", "SAND", "SEPIA",
    "SLATE", "STONE", "THATCH", "TILE", "VELLUM", "VELLUM_DARK", "VERDIGRIS", "VERMILION", "WATER", "bgr", "colour",
    "mix", "rgb",
]  # fmt: skip


def rgb(colour: str) -> NDArray[np.float32]:
    """Red, green, blue, 0 to 255."""
    return np.array(QColor(colour).getRgb()[:3], np.float32)


def bgr(colour: str) -> NDArray[np.float32]:
    c = QColor(colour)
    return np.array([c.blue(), c.green(), c.red(), 255], np.float32)


def mix(a: str, b: str, t: float) -> str:
    """Two pigments stirred: t = 0 is a, 1 is b."""
    a, b = QColor(a), QColor(b)
    return QColor(*(round(u + (v - u) * t) for u, v in zip(a.getRgb()[:3], b.getRgb()[:3], strict=False))).name()


def colour(name: str, alpha: float = 255) -> QColor:
    """A pigment as a brush wants it; alpha 0 to 255."""
    c = QColor(name)
    c.setAlpha(int(alpha))
    return c
