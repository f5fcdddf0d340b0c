"""Where a note lies: near what it is about, over neither the place nor the way to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

STEPS = 12  # tried across and down
AWAY = 34.0  # pixels kept free around a place
COVERED, IN_THE_WAY, FAR = 400.0, 20.0, 0.1  # how much each costs


def place_note(
    size: QSizeF,
    room: QRectF,
    holes: Sequence[QRectF],
    offers: Sequence[QRectF] = (),
    spared: Sequence[QRectF] = (),
    away: float = AWAY,
) -> QPointF:
    """The corner of a note of that size in a room near `holes`; these and `offers` must be seen, `spared` may be."""
    kept = [*(hole.adjusted(-away, -away, away, away) for hole in holes), *offers]
    across, down = max(0.0, room.width() - size.width()), max(0.0, room.height() - size.height())
    corners = [
        QPointF(room.left() + across * x / STEPS, room.top() + down * y / STEPS)
        for y in range(STEPS + 1)
        for x in range(STEPS + 1)
    ]
    middle = room.center()

    def cost(corner: QPointF) -> float:
        box = QRectF(corner, size)
        covered = sum(_area(box & hole) for hole in kept)
        in_the_way = sum(_area(box & place) for place in spared)
        aims = [hole.center() for hole in holes] or [middle]
        way = min(_distance(box.center(), aim) for aim in aims)
        return COVERED * covered + IN_THE_WAY * in_the_way + FAR * way * way

    return min(corners, key=cost)


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height()) / 100.0


def _distance(a: QPointF, b: QPointF) -> float:
    way = a - b
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)


def edge_towards(box: QRectF, aim: QPointF) -> QPointF:
    """The point of a box's edge that lies towards a point outside."""
    middle = box.center()
    way = aim - middle
    if way.isNull():
        return middle
    across = box.width() / 2 / abs(way.x()) if way.x() else float("inf")
    down = box.height() / 2 / abs(way.y()) if way.y() else float("inf")
    return middle + way * min(across, down, 1.0)
