"""Where the names of places stand on a small map: clear of each other, of cloisters and of the court."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.games.web_of_power.tables import DATA
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.games.web_of_power import layout

RIM = 4.0, 6.0, -4.0, -6.0  # around the letters of a label
CORD = 25.0  # half of what a cord around a space takes, but for its studs
GAP = 1.0  # between that and a name
NAME, OWN, OTHER = 6.0, 3.0, 1.0  # how bad it is to cover a name, what belongs to the country, anything else
FARTHER = 25.0  # as bad as so many square units of a name: each place that is tried later
PASSES = 3  # until names have found places beside each other

Box = tuple[float, float, float, float]  # left, top, right, bottom: rectangles of Qt are slow to compare


def ink_of(label: Label) -> QRectF:
    """Where a name stands, without the rim around its letters."""
    return label.mapRectToScene(label.lettered().adjusted(*RIM))


def settled(land: int, boxes: Sequence[QRectF], words: Sequence[QRectF]) -> list[QPointF]:
    """How far each name is moved, in the order of the country's places; `boxes` are where they are painted.

    `words` are other names on the map.
    """
    spaces, taken = DATA.land_spaces[land], [*_obstacles(land), *((_sides(box), NAME) for box in words)]
    tried = [_places(_sides(box), layout.board().spaces[space]) for space, box in zip(spaces, boxes, strict=True)]
    bad = [[_covers(box, taken) + nth * FARTHER for nth, box in enumerate(places)] for places in tried]
    chosen = [0] * len(boxes)

    def cost(at: int, nth: int) -> float:
        others = (tried[other][chosen[other]] for other in range(len(boxes)) if other != at)
        return bad[at][nth] + NAME * sum(_shared(tried[at][nth], other) for other in others)

    for _ in range(PASSES):
        for at, places in enumerate(tried):
            chosen[at] = min(range(len(places)), key=partial(cost, at))
    found = [places[nth] for places, nth in zip(tried, chosen, strict=True)]
    return [QPointF(new[0], new[1]) - old.topLeft() for new, old in zip(found, boxes, strict=True)]


@cache
def _obstacles(land: int) -> list[tuple[Box, float]]:
    """What is seen on the map: cloisters with their roofs, arms and councillors, numbers of alliances."""
    board, own = layout.board(), DATA.land_spaces[land]
    cloisters = [
        (_around(at, CORD), OWN) if space in own else (_cloister(at), OTHER) for space, at in enumerate(board.spaces)
    ]
    courts = [
        (_sides(layout.land_zone(other).translated(arms)), OWN if other == land else OTHER)
        for other, arms in enumerate(board.arms)
    ]
    alliances = [(_around(at, board.alliance_radius), OTHER) for at in board.alliances]
    return [*cloisters, *courts, *alliances]


@cache
def _inside() -> Box:
    """The map without its track."""
    above, below, left, right = layout.track_strips()
    return left.right(), above.bottom(), right.left(), below.top()


def _sides(box: QRectF) -> Box:
    return box.left(), box.top(), box.right(), box.bottom()


def _covers(box: Box, taken: Sequence[tuple[Box, float]]) -> float:
    """How bad it is to cover what is there, and to leave the map."""
    outside = (box[2] - box[0]) * (box[3] - box[1]) - _shared(box, _inside())
    return outside * NAME + sum(_shared(box, other) * bad for other, bad in taken)


def _around(at: QPointF, reach: float) -> Box:
    return at.x() - reach, at.y() - reach, at.x() + reach, at.y() + reach


def _cloister(at: QPointF) -> Box:
    """What a cloister takes that stands on a space."""
    return _around(QPointF(*layout.standing(at, layout.CLOISTER)), layout.CLOISTER / 2)


def _places(painted: Box, space: QPointF) -> list[Box]:
    """Where a name may stand: as it is painted, beside its cloister, above, below and at its corners."""
    left, top, right, bottom = _around(space, CORD)
    w, h = painted[2] - painted[0], painted[3] - painted[1]
    x, y = space.x() - w / 2, space.y() - h / 2
    above, below = top - GAP - h, bottom + GAP
    corners = [(left - GAP - w, y), (right + GAP, y), (x, above), (x, below)]
    corners += [(at, level) for level in (above, below) for at in (space.x() - w, space.x())]
    return [painted, *((x, y, x + w, y + h) for x, y in corners)]


def _shared(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    if wide <= 0.0:
        return 0.0
    return wide * max(0.0, min(one[3], other[3]) - max(one[1], other[1]))
