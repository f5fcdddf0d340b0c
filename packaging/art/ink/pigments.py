"""The colours on the table, and how two of them are stirred."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

VELLUM, VELLUM_DARK = "#F3E7CB", "#DCC79A"
INK, SEPIA = "#35281C", "#6B4F33"
LAPIS, VERMILION, VERDIGRIS, ORPIMENT, MUREX = "#2B4C7E", "#B8392B", "#3F7A63", "#D9A62E", "#6B3F7A"
LEAD, WATER = "#7C7F85", "#9DB8C0"
STONE, PLASTER, OAK, THATCH, TILE, SLATE = "#C9BC9F", "#EADBB8", "#8A6239", "#C49A4A", "#B0553F", "#6F8291"
LEAF, OLIVE, SAGE, EARTH, SAND = "#6B8A4F", "#8F9A55", "#A9B78F", "#B08A58", "#DDBE7E"


def bgr(colour: str) -> NDArray[np.float32]:
    c = QColor(colour)
    return np.array([c.blue(), c.green(), c.red(), 255], np.float32)


def mix(a: str, b: str, t: float) -> str:
    """Two pigments stirred: t = 0 is a, 1 is b."""
    a, b = QColor(a), QColor(b)
    return QColor(*(round(u + (v - u) * t) for u, v in zip(a.getRgb()[:3], b.getRgb()[:3], strict=False))).name()
