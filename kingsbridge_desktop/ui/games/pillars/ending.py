"""The end of The Pillars of the Earth: the cathedral, dressed with the banners of those who won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.book.festive import EndScene, banner, cover, garland, ground, pennant
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.ending.parts import PartNote

FIGURES = ("worker_figure", "builder_figure")
EMBLEMS = {
    "priory": "prior_philip",
    "start": "builder",
    "debts": "gold",
    "advantages": "advantage",
    "events": "collapse",
}
GROWS = QRectF(560, 286, 600, 372)  # the cathedral, in units of the board
_SIZE = 768.0  # units of the picture across
_TOWERS = (QPointF(176, 33), QPointF(278, 33))  # where flags stand on them
_BANNERS = (QPointF(176, 166), QPointF(278, 166))  # where banners hang
_CHOIR, _APSE = QPointF(430, 85), QPointF(548, 168)  # ends of the garlands
_LAWN = "#B9C08A"


def backdrop(scribe: Scribe, box: QRectF, scene: EndScene) -> None:
    """What is behind the stones."""
    whole = cover(scribe, box, "ending", "pillars", 2.0, 0.0)
    f = whole.width() / _SIZE

    def at(place: QPointF) -> QPointF:
        return whole.topLeft() + place * f

    for k, place in enumerate(_TOWERS):
        foot = at(place)
        pennant(scribe, foot.x(), foot.y() + 6, 37 * f, scene.winners[k % len(scene.winners)])
    for k, place in enumerate(_BANNERS):
        rod = at(place)
        banner(scribe, rod.x(), rod.y(), 46 * f, 112 * f, scene.winners[k % len(scene.winners)], scene.unrolled)
    if scene.unrolled >= 1:
        garland(scribe, at(_TOWERS[1]) + QPointF(3, 6), at(_CHOIR), 14 * f, scene.players)
        garland(scribe, at(_CHOIR), at(_APSE), 14 * f, scene.players)
    ground(scribe, box, _LAWN, 74)


def part_note(text: Text, events: Sequence[Event]) -> PartNote:
    """Which part of the cathedral a round added, and its event."""
    built = next((event.args[1] for event in events if event.kind == "part_set"), None)
    card = next((event.args[0] for event in events if event.kind == "event_revealed"), None)
    return PartNote(
        text.part(built) if built is not None else "",
        text.game_event(card) if card is not None else "",
        tables.COMPONENTS.events[card].id if card is not None else "",
    )
