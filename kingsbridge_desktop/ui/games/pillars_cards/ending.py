"""The end of the card game: the cards on the table by candlelight, garlands over them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.ui.book.festive import EndScene, cover, garland, ground
from kingsbridge_desktop.ui.book.scribe import Scribe

FIGURES = ("worker_figure", "builder_figure")
EMBLEMS = {"conversion": "metal", "craftsman": "mason", "plus": "victory_point", "minus": "bishop_waleran"}
_TABLE = "#9A6E40"


def backdrop(scribe: Scribe, box: QRectF, scene: EndScene) -> None:
    """What is behind the stones."""
    cover(scribe, box, "scene", "pillars_cards", 1.5, 0.0, trim=0.022)
    if scene.unrolled >= 1:
        middle = QPointF(box.center().x(), box.top() + 12)
        garland(scribe, QPointF(box.left() - 4, box.top() + 10), middle, 24, scene.players)
        garland(scribe, middle, QPointF(box.right() + 4, box.top() + 8), 24, scene.players)
    ground(scribe, box, _TABLE)
