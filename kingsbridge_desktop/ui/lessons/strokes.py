"""The way of a stroke of the pen from a note to a place: around words that must stay legible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.ui.lessons.placing import edge_towards

BEND = 0.14  # of its length: how far a stroke swings aside
BENDS = (BEND, -BEND, 0.35, -0.35, 0.6, -0.6, 0.9, -0.9)
GAP = 4.0  # pixels between the tip and the place
PEN = 5.0  # pixels around its middle that a stroke covers
NEAR = 200.0  # pixels around note and place within which a stroke may go
POINTS = 20  # of a stroke that are looked at


class Stroke(NamedTuple):
    """A curve from a note to a place, drawn towards a third point on its way."""

    begin: QPointF
    aim: QPointF
    end: QPointF

    def at(self, part: float) -> QPointF:
        """Where it is after a part of its way."""
        rest = 1.0 - part
        return self.begin * (rest * rest) + self.aim * (2 * rest * part) + self.end * (part * part)

    @property
    def length(self) -> float:
        """From end to end."""
        way = self.end - self.begin
        return float((way.x() ** 2 + way.y() ** 2) ** 0.5)


def stroke_to(hole: QRectF, note: QRectF, words: Sequence[QRectF] = ()) -> Stroke:
    """The straightest stroke that crosses none of these words, or at least not the first of them."""
    target = hole.adjusted(-GAP, -GAP, GAP, GAP)
    begin = edge_towards(note, hole.center())
    usual = _curve(begin, edge_towards(target, begin), BEND)
    near = note.united(target).adjusted(-NEAR, -NEAR, NEAR, NEAR)
    words = [box for box in words if near.intersects(box)]
    if not _crosses(usual, words):
        return usual
    ways = sorted(_ways(target, note), key=lambda way: way.length + 2 * _swing(way))
    inside = note.adjusted(PEN, PEN, -PEN, -PEN)
    for avoided in (words, words[:1]):
        for way in ways:
            if not _crosses(way, [*avoided, inside]):
                return way
    return usual


def _ways(target: QRectF, note: QRectF) -> Iterator[Stroke]:
    for begin in (*_middles(note), *_corners(note)):
        for end in _middles(target):
            for bend in BENDS:
                yield _curve(begin, end, bend)


def _middles(box: QRectF) -> tuple[QPointF, ...]:
    middle = box.center()
    return (
        QPointF(box.right(), middle.y()),
        QPointF(box.left(), middle.y()),
        QPointF(middle.x(), box.top()),
        QPointF(middle.x(), box.bottom()),
    )


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    return box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()


def _curve(begin: QPointF, end: QPointF, bend: float) -> Stroke:
    way = end - begin
    return Stroke(begin, (begin + end) / 2 + QPointF(-way.y(), way.x()) * bend, end)


def _swing(way: Stroke) -> float:
    aside = way.aim - (way.begin + way.end) / 2
    return float((aside.x() ** 2 + aside.y() ** 2) ** 0.5)


def _crosses(way: Stroke, words: Sequence[QRectF]) -> bool:
    boxes = [box.adjusted(-PEN, -PEN, PEN, PEN) for box in words]
    points = [way.at(part / POINTS) for part in range(1, POINTS + 1)]
    return any(box.contains(point) for box in boxes for point in points)
