"""The end of the card game: the cards on the table by candlelight, garlands over them."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kingsbridge_desktop.ui.book.festive import EndScene, cover, garlands, ground
from kingsbridge_desktop.ui.book.scribe import Scribe

FIGURES = ("worker_figure", "builder_figure")
EMBLEMS = {"conversion": "metal", "craftsman": "mason", "plus": "victory_point", "minus": "bishop_waleran"}
_TABLE = "#9A6E40"


def backdrop(scribe: Scribe, box: QRectF, scene: EndScene) -> None:
    """What is behind the stones."""
    cover(scribe, box, "scene", "pillars_cards", 1.5, 0.0, trim=0.022)
    if scene.unrolled >= 1:
        garlands(scribe, box, scene.players)
    ground(scribe, box, _TABLE)
