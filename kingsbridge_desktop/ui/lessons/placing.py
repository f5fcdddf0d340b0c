"""Where a note lies: near what it is about, over neither the place nor the way to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

STEPS = 12  # tried across and down
AWAY = 34.0  # pixels kept free around a place
# How much each costs: a hundredth of a pixel of what is meant, of what is near it or may be chosen, of what is read
# with it, of what is better seen; and the way.
HIDDEN, COVERED, READ, IN_THE_WAY, FAR = 4000.0, 400.0, 120.0, 20.0, 0.1


def place_note(
    size: QSizeF,
    room: QRectF,
    holes: Sequence[QRectF],
    offers: Sequence[QRectF] = (),
    spared: Sequence[QRectF] = (),
    away: float = AWAY,
    *,
    read: Sequence[QRectF] = (),
) -> QPointF:
    """The corner of a note of that size in a room near `holes`; these and `offers` must be seen, `spared` may be."""
    return min(ranked(size, room, holes, offers, read, spared, away))[2]


def ranked(
    size: QSizeF,
    room: QRectF,
    holes: Sequence[QRectF],
    offers: Sequence[QRectF] = (),
    read: Sequence[QRectF] = (),
    spared: Sequence[QRectF] = (),
    away: float = AWAY,
) -> list[tuple[float, int, QPointF]]:
    """The same for every corner that is tried: what it costs, its number, and where it is.

    What is `read` with a note, as the points of others are, is covered only to leave the rest free.
    """
    costs = [(hole, HIDDEN) for hole in holes]
    costs += [(hole.adjusted(-away, -away, away, away), COVERED) for hole in holes]
    for boxes, dear in ((offers, COVERED), (read, READ), (spared, IN_THE_WAY)):
        costs += [(box, dear) for box in boxes]
    across, down = max(0.0, room.width() - size.width()), max(0.0, room.height() - size.height())
    corners = [
        QPointF(room.left() + across * x / STEPS, room.top() + down * y / STEPS)
        for y in range(STEPS + 1)
        for x in range(STEPS + 1)
    ]
    aims = [hole.center() for hole in holes] or [room.center()]

    def cost(corner: QPointF) -> float:
        box = QRectF(corner, size)
        covered = sum(_area(box & other) * dear for other, dear in costs)
        way = min(_distance(box.center(), aim) for aim in aims)
        return covered + FAR * way * way

    return [(cost(corner), number, corner) for number, corner in enumerate(corners)]


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
