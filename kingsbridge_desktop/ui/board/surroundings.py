"""Where a slip lies on the board: beside what it tells about, and over nothing that is said or asked just now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

ASIDE = 16.0  # from what it tells about
STEPS = 16  # tried across and down
KEPT, OWN, SPARE = 400.0, 100.0, 20.0  # how much it costs to cover a part of each
READ = 0.05  # of a unit of way, for each square unit of words, values and pieces that would be covered
RANK, ELSEWHERE = 8.0, 40.0  # what it costs to take the next of the usual corners, and any other one


class Surroundings(NamedTuple):
    """What lies around a slip: its place, what is to be seen with it, what is said or asked, and what there is.

    `compared` is looked at together with the place, and covered only where there is no other way; `read` are words,
    values and pieces: of the places that are free, a slip takes the one where it covers least of them. `dear` is what
    a square unit of them costs, as so many units of way.
    """

    beside: QRectF
    spare: QRectF
    kept: Sequence[QRectF]
    room: QRectF
    board: QRectF
    compared: Sequence[QRectF] = ()
    read: Sequence[QRectF] = ()
    dear: float = READ

    def free_corner(self, size: QSizeF, *, alone: bool) -> QPointF | None:
        """Where a slip of a size covers neither its place nor anything else of this, and least of what is read."""
        return self.cheapest(size, alone=alone)[1]

    def cheapest(self, size: QSizeF, *, alone: bool) -> tuple[float, QPointF | None]:
        """The same with what it costs there.

        `alone`: it is a card without words, which lies beside what it is compared with.
        """
        taken = [self.beside, self.spare, *self.kept, *self.compared]
        tried = [(RANK * rank, corner) for rank, corner in enumerate(self._usual(size, alone))]
        ways = ((_length(QRectF(corner, size).center() - self._middle), corner) for corner in self._anywhere(size))
        tried += [(ELSEWHERE + way, corner) for way, corner in ways]
        best: QPointF | None = None
        least = inf
        for price, corner in sorted(tried, key=itemgetter(0)):
            if price >= least:
                break
            box = QRectF(corner, size)
            if self.room.contains(box) and not any(box.intersects(other) for other in taken):
                price += self.dear * sum(_area(box & other) for other in self.read if box.intersects(other))
                if price < least:
                    best, least = corner, price
        return least, best

    def best_corner(self, size: QSizeF) -> QPointF:
        """Where it covers as little as it can: least of all what is said or asked."""
        costs = [(self.beside, OWN), (self.spare, SPARE), *((box, KEPT) for box in self.kept)]
        costs += [(box, SPARE) for box in self.compared]

        def cost(corner: QPointF) -> float:
            box = QRectF(corner, size)
            covered = sum(_area(box & other) * dear for other, dear in costs)
            return covered + _length(box.center() - self._middle)

        return min(self._anywhere(size), key=cost)

    @property
    def _middle(self) -> QPointF:
        return self.beside.center()

    def _usual(self, size: QSizeF, alone: bool) -> list[QPointF]:
        """Around its place; above what lies below the board, which is wanted whole."""
        room, beside, spare, board = self.room, self.beside, self.spare, self.board
        w, h = size.width(), size.height()
        x = max(room.left(), min(self._middle.x() - w / 2, room.right() - w))
        y = max(room.top(), min(self._middle.y() - h / 2, room.bottom() - h))
        right, left = QPointF(beside.right() + ASIDE, y), QPointF(beside.left() - w - ASIDE, y)
        above, below = QPointF(x, beside.top() - h - ASIDE), QPointF(x, beside.bottom() + ASIDE)
        sides = [left, right] if self._middle.x() > board.center().x() else [right, left]
        corners = [*sides, above, below]
        if spare.isValid():
            over = min(y, board.bottom() - h)
            corners += [QPointF(spare.left() - w - ASIDE, over), QPointF(spare.right() + ASIDE, over)]
        if self._middle.y() > board.bottom():
            over_spare = [QPointF(min(x, spare.left() - w - ASIDE), above.y())] if spare.isValid() else []
            corners = [above, *over_spare, *corners]
        if spare.isValid() and alone:
            aside = [QPointF(spare.left() - w - ASIDE / 2, above.y()), QPointF(spare.right() + ASIDE / 2, above.y())]
            corners = [*(aside if sides[0] == left else reversed(aside)), *corners]
        return corners

    def _anywhere(self, size: QSizeF) -> Iterator[QPointF]:
        across, down = self.room.width() - size.width(), self.room.height() - size.height()
        for y in range(STEPS + 1):
            for x in range(STEPS + 1):
                yield self.room.topLeft() + QPointF(max(0.0, across) * x / STEPS, max(0.0, down) * y / STEPS)


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())


def _length(way: QPointF) -> float:
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)
