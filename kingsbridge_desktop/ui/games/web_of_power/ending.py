"""The end of Web of Power: the map as it stands, a flag on every cloister of those who won."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.ui.board.ground import board_image
from kingsbridge_desktop.ui.book.festive import EndScene, ground, pennant
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.tints import picture_of
from kingsbridge_desktop.ui.games.web_of_power import layout

FIGURES = ("cloister", "councillor")
EMBLEMS = {"half_time": "marker", "cloisters": "cloister", "alliances": "arms_france", "chains": "step"}
_SEEN = QRectF(80, 130, 960, 620)  # of the map at least across; the lower part lies behind the stones
_SAND = "#E6D3A0"
_TWICE = 2  # pixels of the board's picture to a unit


@lru_cache(maxsize=2)
def _map(light: Literal["day", "candle"]) -> QImage:
    return board_image("web_of_power", light)


def backdrop(scribe: Scribe, box: QRectF, scene: EndScene) -> None:
    """What is behind the stones."""
    f = max(box.width() / _SEEN.width(), box.height() / _SEEN.height())
    seen = QRectF(0, _SEEN.y(), box.width() / f, box.height() / f)
    seen.moveLeft(_SEEN.center().x() - seen.width() / 2)
    source = QRectF(seen.topLeft() * _TWICE, seen.size() * _TWICE)
    scribe.p.drawImage(box, _map(picture_of(scribe.light)), source)

    def at(place: QPointF) -> QPointF:
        return box.topLeft() + (place - seen.topLeft()) * f

    board = layout.board()
    for seat, mask in enumerate(scene.position.cloisters):
        for space in members_of(mask):
            q = at(board.spaces[space])
            scribe.emblem(f"cloister:{scene.colours[seat]}", q.x(), q.y() - 6 * f, layout.CLOISTER * f)
    if scene.unrolled > 0:
        for seat in scene.winning_seats:
            for space in members_of(scene.position.cloisters[seat]):
                q = at(board.spaces[space])
                pennant(scribe, q.x() + 2, q.y() - 8, 34 * scene.unrolled, scene.colours[seat])
    ground(scribe, box, _SAND)
