"""The end of A Column of Fire: the ship at the quay, garlands over it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kingsbridge_desktop.ui.art.palette import STONE
from kingsbridge_desktop.ui.book.festive import EndScene, cover, garlands, ground
from kingsbridge_desktop.ui.book.scribe import Scribe

FIGURES = ("disc", "trading_house")
EMBLEMS = {
    "track": "victory_point",
    "houses": "trading_house",
    "protections": "protection",
    "goods": "any_good",
    "advantages": "advantage",
}


def backdrop(scribe: Scribe, box: QRectF, scene: EndScene) -> None:
    """What is behind the stones."""
    cover(scribe, box, "scene", "column_of_fire", 1.5, 0.8, trim=0.022)
    if scene.unrolled >= 1:
        garlands(scribe, box, scene.players)
    ground(scribe, box, STONE)
