"""What may come next is painted while nothing else is to do, so that no movement has to wait for a picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import card_pictures, layout

PAUSE = 25  # ms between two pictures
Work = Callable[[], bool]  # False: it had been done already
Sized = tuple[cache.Picture, float, float]  # width and height in units of the scene


def to_come(s: State, seat: int, context: ViewContext, text: Text) -> list[Sized]:
    """The pictures that may be seen until the next round is laid out, the likeliest first."""
    found = [_square(*emblem) for emblem in _emblems(context)]
    found += [_card(card_pictures.event(event, text)) for event in tables.EVENTS if not s.events_seen >> event & 1]
    colour = context.colours[seat]
    found += [_card(card_pictures.craftsman(c, text, colour), layout.CARD) for c in members_of(s.row[seat])]
    found += [
        _card(card_pictures.advantage(advantage, text))
        for advantage in tables.ADVANTAGES
        if not s.advantages_seen >> advantage & 1
    ]
    for craftsman in tables.ROUND_CRAFTSMEN[min(s.round + 1, tables.ROUNDS)]:
        picture = card_pictures.craftsman(craftsman, text)
        found += [_card(picture), _card(picture, layout.CARD)]
    found += [_card(card_pictures.resource_card(card, text), layout.CARD) for card in tables.CARDS]
    return found


def _emblems(context: ViewContext) -> Iterator[tuple[str, float]]:
    for name in ("gold", "victory_point", *tables.RESOURCE_IDS):
        yield name, layout.EMBLEM
    for tax in sorted(set(tables.TAX_DIE)):
        yield f"tax_die:{tax}", layout.DIE_SIDE
    yield "protection", layout.PROTECTION
    for colour in context.colours:
        for size in (layout.BUILDER, layout.DRAWN, layout.IN_BAG, layout.PASSED):
            yield f"builder_figure:{colour}", size
        yield f"worker_figure:{colour}", layout.WORKER
        for size in (layout.DISC, layout.CROWDED_DISC):
            yield f"disc:{colour}", size
        for size in (layout.START, layout.PROTECTED):
            yield f"shield:{colour}", size


def _square(emblem: str, side: float) -> Sized:
    return cache.emblem(emblem, halo=True), side, side


def _card(picture: cache.Picture, width: float = layout.SLOT) -> Sized:
    return picture, width, width * layout.CARD_SHAPE


def painting(sized: Sized, scale: float, ratio: float, light: Theme) -> Work:
    """The work of painting a picture for so many pixels per unit."""
    picture, width, height = sized
    size = max(1, round(width * scale)), max(1, round(height * scale))

    def paint() -> bool:
        if cache.is_ready(picture, size, ratio, light):
            return False
        cache.pixmap(picture, size, ratio, light)
        return True

    return paint


class Preparation(QObject):
    """Does one piece of work after the other, with pauses in which the window lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Work] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._next)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._waiting

    def begin(self, work: Iterable[Work]) -> None:
        """Begins with this; what waited before is forgotten."""
        self._waiting = deque(work)
        self._timer.start()

    def _next(self) -> None:
        while self._waiting:
            if self._waiting.popleft()():
                return
        self._timer.stop()
