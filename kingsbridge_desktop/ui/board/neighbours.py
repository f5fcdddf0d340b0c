"""Places that lie close to each other: how far the cord of each may reach, so that no two cords cross."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

NEAR = 64.0  # units of the board: places farther apart never meet
ONE_ON_THE_OTHER = -16.0  # units: what lies over another by more covers its cord as well
CORNER = 0.08  # of a side: how far from the corner of its box something round ends at least
STEP = 0.5  # units: rooms are counted so finely, so that equal places have equal cords


class Elbows(NamedTuple):
    """How far a cord may reach beyond the sides of its outline, in units of the board."""

    left: float = math.inf
    top: float = math.inf
    right: float = math.inf
    bottom: float = math.inf

    def at_most(self, other: Elbows) -> Elbows:
        """The lesser room on every side."""
        return Elbows(*map(min, self, other))

    def doubled(self) -> Elbows:
        """The whole way to each neighbour, where this is half of it."""
        return Elbows(*(max(side, 2 * side) for side in self))


EVERYWHERE, NOWHERE = Elbows(), Elbows(0.0, 0.0, 0.0, 0.0)


class Rim(NamedTuple):
    """What a cord goes around: a box, or something round."""

    left: float
    top: float
    right: float
    bottom: float
    is_round: bool

    @property
    def radius(self) -> float:
        """Of its corners."""
        return min(self.right - self.left, self.bottom - self.top) / 2 if self.is_round else 0.0

    def squared(self, edge: float) -> Rim:
        """A box for something round, whose upper and lower sides a name may come so much nearer to."""
        return Rim(self.left, self.top + edge, self.right, self.bottom - edge, is_round=False)

    def gap(self, other: Rim) -> tuple[float, bool]:
        """How far apart two of them are, below 0 if one lies over the other; and whether side by side."""
        rounds = self.radius + other.radius
        across = max(self.left - other.right, other.left - self.right) + rounds
        down = max(self.top - other.bottom, other.top - self.bottom) + rounds
        apart = math.hypot(max(across, 0.0), max(down, 0.0)) if max(across, down) > 0 else max(across, down)
        return apart - rounds, across >= down

    def room(self, other: Rim, half: float, *, beside: bool) -> Elbows:
        """The room that is left beside another one, half the way to it."""
        if self.is_round:
            return Elbows(half, half, half, half)
        if beside:
            return Elbows(right=half) if self.left < other.left else Elbows(left=half)
        return Elbows(bottom=half) if self.top < other.top else Elbows(top=half)


def rim_of(outline: QPainterPath) -> Rim:
    """The rim of an outline in its own place."""
    box = outline.boundingRect()
    middle, reach = box.center(), QPointF(box.width(), box.height()) * (0.5 - CORNER)
    corners = (QPointF(middle.x() + x * reach.x(), middle.y() + y * reach.y()) for x in (-1, 1) for y in (-1, 1))
    is_round = not any(outline.contains(corner) for corner in corners)
    return Rim(box.left(), box.top(), box.right(), box.bottom(), is_round)


def rooms(rims: Sequence[Rim]) -> list[Elbows]:
    """Of each rim half the way to those that are near."""
    found = [EVERYWHERE] * len(rims)
    order = sorted(range(len(rims)), key=lambda at: rims[at].left)
    for rank, at in enumerate(order):
        for other in order[rank + 1 :]:
            if rims[other].left - rims[at].right > NEAR:
                break
            gap, beside = rims[at].gap(rims[other])
            if not ONE_ON_THE_OTHER <= gap <= NEAR:
                continue
            half = math.floor(gap / 2 / STEP) * STEP
            for one, two in ((at, other), (other, at)):
                found[one] = found[one].at_most(rims[one].room(rims[two], half, beside=beside))
    return found


def rooms_beside(rims: Sequence[Rim], names: Sequence[QRectF]) -> list[Elbows]:
    """Of each rim the whole way to words that are near; what is round stays as it is, and words lie over its cord."""
    found = [EVERYWHERE] * len(rims)
    boxes = [(at, rim) for at, rim in enumerate(rims) if not rim.is_round]
    for name in names:
        words = Rim(name.left(), name.top(), name.right(), name.bottom(), is_round=False)
        for at, rim in boxes:
            gap, beside = rim.gap(words)
            if ONE_ON_THE_OTHER <= gap <= NEAR:
                found[at] = found[at].at_most(rim.room(words, math.floor(gap / STEP) * STEP, beside=beside))
    return found
