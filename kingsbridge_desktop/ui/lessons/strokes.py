"""The way of a stroke of the pen from a note to a place: around what is meant, and around what is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, cos, hypot, inf, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.ui.lessons.placing import edge_towards

BEND = 0.14  # of its length: how far a stroke swings aside
BENDS = (BEND, -BEND, BEND / 2, -BEND / 2, 0.3, -0.3, 0.5, -0.5, 0.7, -0.7)
GAP = 4.0  # pixels between the tip and the place
HAIR = 2.0  # pixels that a stroke keeps from places at its sides
PEN = 5.0  # pixels around its middle that a stroke covers
LOOKED_AT = *(at / 24 for at in range(1, 20)), *(0.8 + at / 60 for at in range(1, 13))  # parts of it, closer at its end
LONG = 70.0  # pixels: along an edge that is longer a stroke may begin and end elsewhere than in its middle
MOST = 1250  # ways that are looked at, the straightest first
# What a pixel costs over what is meant or asked, over words, over another stroke, over another place.
MEANT, READ, CROSSED, SEEN = 150.0, 40.0, 20.0, 5.0
BARE = 1.5  # over paper of the bar on which nothing is written: a stroke belongs to the table
CELL = 16.0  # pixels of the map of what lies on the table
SWING = 2.0  # what a pixel of swinging aside costs, in pixels of length
# Where every way from the note covers more than ten pixels of words, a stroke begins beside its place, which is lit, if
# it covers so small a part of that then; how long it is, of the page's width; from where it comes, seen from the edge.
LOUD, QUIETER, SHORT = 400.0, 0.25, 0.08
TURNS = (0.0, 0.5, -0.5, 1.0, -1.0)  # radians
FAR = 0.5  # what a pixel costs by which such a one begins farther from the note

Point = tuple[float, float]
Edges = tuple[float, float, float, float]  # of a box: left, top, right, bottom
PARTS = [
    (rest * rest, 2 * rest * part, part * part)  # of begin, aim and end at each point of a stroke
    for part, rest in ((part, 1.0 - part) for part in LOOKED_AT)
]


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
        return hypot(way.x(), way.y())


class Way(NamedTuple):
    """The same in plain numbers, for there are many to be looked at: from where, towards what, to where."""

    begin: Point
    aim: Point
    end: Point
    price: float  # how long it is, and how far it swings aside

    def drawn(self) -> Stroke:
        """As a stroke."""
        return Stroke(QPointF(*self.begin), QPointF(*self.aim), QPointF(*self.end))


class Ground:
    """What strokes go over: `meant` are places of a note, `asked` is the question, `read` other words, `seen` the rest.
    `bars` are empty paper.

    Along the edge of what is `untouched` they may go, and a hair over it only where words are beside it.
    """

    def __init__(
        self,
        page: QRectF,
        meant: Sequence[QRectF] = (),
        asked: Iterable[QRectF] = (),
        read: Iterable[QRectF] = (),
        seen: Iterable[QRectF] = (),
        untouched: Iterable[QRectF] = (),
        bars: Iterable[QRectF] = (),
    ) -> None:
        self._meant, self._untouched = (
            list(meant),
            [_edges(box.adjusted(-HAIR, -HAIR, HAIR, HAIR)) for box in untouched],
        )
        self._page = _edges(page)
        self._across, self._down = int(page.width() / CELL) + 1, int(page.height() / CELL) + 1
        self._cost = [0.0] * (self._across * self._down)
        for boxes, dear in ((bars, BARE), (seen, SEEN), (read, READ), (asked, MEANT)):
            for box in boxes:
                if box not in self._meant:
                    self._mark(box, dear)

    @property
    def width(self) -> float:
        """Of the page."""
        return self._page[2] - self._page[0]

    def _mark(self, box: QRectF, dear: float) -> None:
        """Every cell whose middle a pen would touch there."""
        left, top = box.left() - self._page[0] - PEN, box.top() - self._page[1] - PEN
        right, bottom = left + box.width() + 2 * PEN, top + box.height() + 2 * PEN
        for row in range(max(0, round(top / CELL)), min(self._down, round(bottom / CELL))):
            for column in range(max(0, round(left / CELL)), min(self._across, round(right / CELL))):
                at = row * self._across + column
                self._cost[at] = max(self._cost[at], dear)

    def draw(self, stroke: Stroke) -> None:
        """A stroke lies there now: the next one does not cross it if it can."""
        for part in LOOKED_AT:
            at = stroke.at(part)
            self._mark(QRectF(at.x() - PEN, at.y() - PEN, 2 * PEN, 2 * PEN), CROSSED)

    def kept_from(self, hole: QRectF, note: QRectF) -> list[Edges]:
        """What no stroke from a note to one of the places may touch: the places themselves, and what is written."""
        others = [box for box in self._meant if box != hole and not box.contains(hole)]
        near = [box.adjusted(-HAIR, -HAIR, HAIR, HAIR) for box in (*others, hole)]
        return [*map(_edges, near), _edges(note.adjusted(PEN, PEN, -PEN, -PEN))]

    def harm(self, way: Way, kept: Sequence[Edges]) -> float:
        """What a stroke would cover, in pixels of its length, each at its cost."""
        (bx, by), (ax, ay), (ex, ey) = way.begin, way.aim, way.end
        left, top, right, bottom = self._page
        total, x0, y0 = 0.0, bx, by
        for begin, aim, end in PARTS:
            x, y = begin * bx + aim * ax + end * ex, begin * by + aim * ay + end * ey
            dear = 0.0
            if not (left <= x <= right and top <= y <= bottom):
                dear = MEANT
            else:
                for a, b, c, d in kept:
                    if a < x < c and b < y < d:
                        dear = MEANT
                        break
                else:
                    dear = self._cost[int((y - top) / CELL) * self._across + int((x - left) / CELL)]
                    if dear < CROSSED and any(a < x < c and b < y < d for a, b, c, d in self._untouched):
                        dear = CROSSED
            if dear:
                total += dear * hypot(x - x0, y - y0)
            x0, y0 = x, y
        return total


def stroke_to(hole: QRectF, note: QRectF, ground: Ground) -> Stroke:
    """The straightest stroke that covers nothing; where there is none, the one that covers least.

    One that would lie over much that is read begins beside its place instead of at the note.
    """
    kept = ground.kept_from(hole, note)
    best = straight(hole, note, BEND)
    least = ground.harm(best, kept)
    if not least:
        return best.drawn()
    target = hole.adjusted(-GAP, -GAP, GAP, GAP)
    for way in sorted(_ways(_edges(target), _edges(note)), key=lambda way: way.price)[:MOST]:
        if way.price >= least + best.price:
            break  # whatever follows is longer
        harm = ground.harm(way, kept)
        if harm + way.price < least + best.price:
            best, least = way, harm
    if least > LOUD:
        _, way = min((ground.harm(way, kept) + way.price, way) for way in _short_ways(target, note, ground.width))
        if ground.harm(way, kept) < QUIETER * least:
            return way.drawn()
    return best.drawn()


def straight(hole: QRectF, note: QRectF, bend: float = 0.0) -> Way:
    """From the edge of a note to that of a place, without a look at what lies between them."""
    begin = edge_towards(note, hole.center())
    end = edge_towards(hole.adjusted(-GAP, -GAP, GAP, GAP), begin)
    return _curve((begin.x(), begin.y()), (end.x(), end.y()), bend)


def harm_of(hole: QRectF, note: QRectF, ground: Ground) -> float:
    """What a stroke that begins where the straight one does would cover: soon told, for many notes are tried."""
    kept, least = ground.kept_from(hole, note), inf
    for bend in BENDS:
        least = min(least, ground.harm(straight(hole, note, bend), kept))
        if not least:
            break
    return least


def _ways(target: Edges, note: Edges) -> Iterator[Way]:
    ends = list(_along(target))
    left, top, right, bottom = note
    for begin in (*_along(note), (left, top), (right, top), (left, bottom), (right, bottom)):
        for end in ends:
            for bend in BENDS:
                yield _curve(begin, end, bend)


def _short_ways(target: QRectF, note: QRectF, page: float) -> Iterator[Way]:
    """From all around a place, the nearer to the note the better."""
    long, middle, centre = SHORT * page, note.center(), target.center()
    for x, y in _along(_edges(target)):
        is_level = x in (target.left(), target.right())
        out = atan2(0.0, x - centre.x()) if is_level else atan2(y - centre.y(), 0.0)
        for turn in TURNS:
            begin = x + long * cos(out + turn), y + long * sin(out + turn)
            far = FAR * (hypot(begin[0] - middle.x(), begin[1] - middle.y()) - hypot(x - middle.x(), y - middle.y()))
            for bend in (BEND, -BEND):
                yield _curve(begin, (x, y), bend)._replace(price=long + far)


def _along(box: Edges) -> Iterator[Point]:
    """The middle of each edge, and of a long one points at both sides of it."""
    left, top, right, bottom = box
    for part in (0.5, 0.2, 0.8):
        if part == 0.5 or right - left > LONG:
            x = left + part * (right - left)
            yield x, top
            yield x, bottom
        if part == 0.5 or bottom - top > LONG:
            y = top + part * (bottom - top)
            yield left, y
            yield right, y


def _curve(begin: Point, end: Point, bend: float) -> Way:
    (bx, by), (ex, ey) = begin, end
    across, down = ex - bx, ey - by
    length = hypot(across, down)
    aim = (bx + ex) / 2 - down * bend, (by + ey) / 2 + across * bend
    return Way(begin, aim, end, length * (1 + SWING * abs(bend)))


def _edges(box: QRectF) -> Edges:
    return box.left(), box.top(), box.right(), box.bottom()
