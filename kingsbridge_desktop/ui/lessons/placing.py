"""Where a note lies: near what it is about, over neither the place nor the way to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nsmallest
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

STEPS = 12  # tried across and down
STARTS = 4  # of these, from which a note is moved on
SHIFTS = (24.0, 24.0, 12.0, 12.0, 6.0, 6.0, 3.0, 3.0)  # pixels
AWAY = 34.0  # pixels kept free around a place
# How much each costs: a hundredth of a pixel of what is meant, of what is near it or may be chosen, of what is read
# with it, of what is better seen; and the way.
HIDDEN, COVERED, READ, IN_THE_WAY, FAR = 4000.0, 400.0, 120.0, 20.0, 0.1


class Sight(NamedTuple):
    """What is to be seen beside a note: what it is about, what may be chosen, what is read with it, and what may be."""

    holes: Sequence[QRectF] = ()
    offers: Sequence[QRectF] = ()
    read: Sequence[QRectF] = ()  # as the points of others are: covered only to leave the rest free
    spared: Sequence[QRectF] = ()
    away: float = AWAY
    far: float = FAR


def place_note(size: QSizeF, room: QRectF, sight: Sight) -> QPointF:
    """The corner of a note of that size in a room, near what it is about and over as little as can be."""
    return min(ranked(size, room, sight))[2]


def ranked(size: QSizeF, room: QRectF, sight: Sight) -> list[tuple[float, int, QPointF]]:
    """The same for every corner that is tried: what it costs, its number, and where it is."""
    cost = costs(size, room, sight)
    across, down = max(0.0, room.width() - size.width()), max(0.0, room.height() - size.height())
    corners = [
        QPointF(room.left() + across * x / STEPS, room.top() + down * y / STEPS)
        for y in range(STEPS + 1)
        for x in range(STEPS + 1)
    ]
    return [(cost(corner), number, corner) for number, corner in enumerate(corners)]


def settled(sizes: Sequence[QSizeF], room: QRectF, sight: Sight) -> tuple[int, QPointF]:
    """Which of the shapes of a note lies best, and its corner, between those that are tried: gaps may be hardly larger.

    Only the most promising are moved on, whatever their shape: a click waits for it.
    """
    tried = [
        (least, shape, number, at)
        for shape, size in enumerate(sizes)
        for least, number, at in ranked(size, room, sight)
    ]
    found: list[tuple[float, int, QPointF]] = []
    for least, shape, _, corner in nsmallest(STARTS, tried, key=itemgetter(0, 1, 2)):
        best, at = _moved_on(costs(sizes[shape], room, sight), sizes[shape], room, least, corner)
        found.append((best, shape, at))
    _, shape, at = min(found, key=itemgetter(0, 1))
    return shape, at


def moved_on(size: QSizeF, room: QRectF, sight: Sight, corner: QPointF) -> QPointF:
    """A corner between those that are tried, near one of them, where a note covers less."""
    cost = costs(size, room, sight)
    return _moved_on(cost, size, room, cost(corner), corner)[1]


def _moved_on(
    cost: Callable[[QPointF], float], size: QSizeF, room: QRectF, least: float, corner: QPointF
) -> tuple[float, QPointF]:
    end = QPointF(max(room.left(), room.right() - size.width()), max(room.top(), room.bottom() - size.height()))
    best, at = least, corner
    for shift in SHIFTS:
        for way in (QPointF(-shift, 0), QPointF(shift, 0), QPointF(0, -shift), QPointF(0, shift)):
            moved = at + way
            moved.setX(min(max(moved.x(), room.left()), end.x()))
            moved.setY(min(max(moved.y(), room.top()), end.y()))
            other = cost(moved)
            if other < best:
                best, at = other, moved
    return best, at


def costs(size: QSizeF, room: QRectF, sight: Sight) -> Callable[[QPointF], float]:
    """Says what a corner costs."""
    holes, offers, read, spared, away, far = sight
    costs = [(hole, HIDDEN) for hole in holes]
    costs += [(hole.adjusted(-away, -away, away, away), COVERED) for hole in holes]
    for boxes, dear in ((offers, COVERED), (read, READ), (spared, IN_THE_WAY)):
        costs += [(box, dear) for box in boxes]
    aims = [hole.center() for hole in holes] or [room.center()]
    plain = [(box.left(), box.top(), box.right(), box.bottom(), dear / 100.0) for box, dear in costs]  # many, and soon
    wide, high = size.width(), size.height()

    def cost(corner: QPointF) -> float:
        left, top = corner.x(), corner.y()
        right, bottom, covered = left + wide, top + high, 0.0
        for x, y, end, foot, dear in plain:
            across, down = min(right, end) - max(left, x), min(bottom, foot) - max(top, y)
            if across > 0 and down > 0:
                covered += across * down * dear
        way = min(_distance(QPointF(left + wide / 2, top + high / 2), aim) for aim in aims)
        return covered + far * way * way

    return cost


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
