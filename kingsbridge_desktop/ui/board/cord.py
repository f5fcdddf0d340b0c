"""The cord around what may be picked: a light core between two lines of ink, seen on every ground in every light.

A picture of it is painted once for its outline, its size on the screen and its look, and then only copied.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from kingsbridge_desktop.ui.art.cache import Shelf
from kingsbridge_desktop.ui.board import haste
from kingsbridge_desktop.ui.board.neighbours import EVERYWHERE, Elbows, rim_of
from kingsbridge_desktop.ui.board.sharp import copy_pixmap, pixel_ratio

# Lengths are units of a cord: pixels of a window of 1280 × 800, more in a larger one.
LINE = 1.75  # the ink on either side
CORE, WIDER = 2.7, 1.4  # the core, and how much wider it is where somebody points
BLUE, SHINE = 3.0, 1.3  # the ring of the keyboard, outside the cord; what shines in it where there is no cord
OUTSIDE = 1.0  # how far the middle of the cord lies outside the outline
GROWTH = (0.0, 0.8, 1.6)  # in the three frames of a pulse
STUD, STUD_GROWTH = 3.1, 0.4
REACH = 13.0  # of the broadest look beyond the outline
SLIM = 0.8  # of its breadth, where another one is near
HAIR = 0.3  # between two of them at least
LEAST = 0.4  # of its place, what a cord that must lie inside leaves at least
DASH = 2.2  # of a quiet cord, in breadths of its core

INK = "#1B1008"
CORES = ("#FFF8E0", "#FFEFBE", "#FFE28E")  # in the three frames
GOLD, BRIGHT_GOLD, WHITE = "#E9B83A", "#FFD45A", "#FFFFFF"
KEYBOARD = "#5AA0FF"
WASH = "#FFF8E2"

FRAMES = len(CORES)
AT_REST = 1  # the frame between two pulses
OFFERED = OUTSIDE + CORE / 2 + LINE  # from the outline to the end of a plain one
STUDDED = OUTSIDE + STUD + LINE  # of one with its studs that rests
NEEDED = OUTSIDE + GROWTH[-1] + STUD + STUD_GROWTH * (FRAMES - 1) + LINE  # of a swollen one with its studs

_painted = Shelf(12 * 1024 * 1024)
_shapes: dict[Hashable, int] = {}  # numbered: a frame looks a number up sooner than hundreds of points


class Look(NamedTuple):
    """How a cord looks; all looks differ in shape, not in colour alone."""

    offered: bool = False  # a cord with four studs
    quiet: bool = False  # an extra that may be done: a dashed cord without studs
    pointed: bool = False  # broader, with white studs
    marked: bool = False  # the log or a movement points here: a core of gold; without studs if nothing is offered
    keyboard: bool = False  # a blue ring outside
    selected: bool = False  # the next click does it: broader, of gold, and filled
    wash: int = 0  # of 255: how strongly the place is filled
    frame: int = AT_REST

    @property
    def has_cord(self) -> bool:
        """Whether there is more than the ring of the keyboard."""
        return self.offered or self.marked or self.selected

    @property
    def is_seen(self) -> bool:
        """Whether there is anything to paint."""
        return self.has_cord or self.keyboard

    @property
    def breadth(self) -> float:
        """Of the core."""
        return CORE + (WIDER if self.pointed or self.marked or self.selected else 0.0)

    @property
    def reach(self) -> float:
        """From the outline to the end of the cord, before it swells."""
        ring = BLUE + LINE if self.keyboard else 0.0
        return OUTSIDE + ring + (self.breadth / 2 + LINE if self.has_cord else -BLUE / 2)


class Fit(NamedTuple):
    """How a cord lies in its room."""

    unit: float  # in which it is drawn
    inside: tuple[float, ...]  # how far it lies inside its outline at the left, top, right and bottom
    crowded: tuple[bool, ...]  # the sides where it neither swells nor has a stud

    def sides(self, outside: float, swollen: float) -> list[float]:
        """How far its middle is from the sides of its outline."""
        return [
            (outside if crowded else outside + swollen) * self.unit - inside
            for inside, crowded in zip(self.inside, self.crowded, strict=True)
        ]


class Cord:
    """The cord around one outline; `room` says how far it may reach beyond that.

    Where that is too little it is slimmer, has no stud there, and lies as far inside as it must. A box has words up to
    its edges: where the ring of the keyboard would lie over them it has the larger `ring_room`.
    """

    def __init__(self, outline: QPainterPath, room: Elbows = EVERYWHERE, ring_room: Elbows | None = None) -> None:
        self._outline, self._elbows = outline, room
        self._ring_room = room if ring_room is None else ring_room
        self._key: int | None = None  # equal outlines share their pictures, wherever they are
        self._latest: tuple[Look, QPixmap] | None = None  # what was shown last
        self._round: bool | None = None

    def room(self, unit: float) -> QRectF:
        """All that it may cover; `unit` is the length of a unit of the cord on the board."""
        reach = REACH * unit
        return self._outline.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, look: Look, unit: float) -> None:
        """The cord at the place of its outline."""
        t = painter.worldTransform()
        if t.m12() or t.m11() <= 0:
            self._draw(painter, look, unit)
            return
        wanted = look, unit, round(t.m11(), 4), pixel_ratio(painter)
        name, latest = self._name(*wanted), self._latest
        if haste.is_hasty(painter) and latest is not None and latest[0] == look and _painted.get(name) is None:
            haste.draw_for_now(painter, self.room(unit), latest[1], name, partial(self._picture, *wanted))
            return
        picture = self._picture(*wanted)
        self._latest = look, picture
        copy_pixmap(painter, self.room(unit).topLeft(), picture)

    def prepare(self, look: Look, unit: float, scale: float, ratio: float) -> bool:
        """Paints its picture before it is seen; False if that was there."""
        if _painted.get(self._name(look, unit, round(scale, 4), ratio)) is not None:
            return False
        self._picture(look, unit, round(scale, 4), ratio)
        return True

    def _picture(self, look: Look, unit: float, scale: float, ratio: float) -> QPixmap:
        key = self._name(look, unit, scale, ratio)
        found = _painted.get(key)
        if found is not None:
            return found
        room = self.room(unit)
        pixmap = QPixmap(*(math.ceil(side * scale * ratio) + 1 for side in (room.width(), room.height())))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(scale, scale)
        painter.translate(-room.topLeft())
        self._draw(painter, look, unit)
        painter.end()
        return _painted.put(key, pixmap)

    def _name(self, look: Look, unit: float, scale: float, ratio: float) -> Hashable:
        if self._key is None:
            path, corner = self._outline, self._outline.boundingRect().topLeft()
            elements = (path.elementAt(at) for at in range(path.elementCount()))
            shape = tuple((round(e.x - corner.x(), 2), round(e.y - corner.y(), 2)) for e in elements)
            self._key = _shapes.setdefault(shape, len(_shapes))
        return self._key, look, round(unit, 4), scale, ratio, self._fit(look, unit)

    def _is_round(self) -> bool:
        if self._round is None:
            self._round = rim_of(self._outline).is_round
        return self._round

    def _fit(self, look: Look, unit: float) -> Fit:
        if self._elbows == EVERYWHERE:
            return Fit(unit, (0.0,) * 4, (False,) * 4)
        elbows, slimmest = self._elbows, OFFERED
        if look.keyboard and not self._is_round():
            elbows, slimmest = self._ring_room, look.reach
        needed = look.reach + GROWTH[-1]
        if not self._is_round():  # studs of two discs seldom lie side by side
            needed = max(needed, NEEDED)
        elif len(set(elbows)) > 1:  # but one may lie over a name
            needed = max(needed, STUDDED)
        if min(elbows) >= needed * unit:
            return Fit(unit, (0.0,) * 4, (False,) * 4)
        slim = min(unit, max(SLIM * unit, min(elbows) / (slimmest + HAIR)))
        box, reach = self._outline.boundingRect(), slim * (look.reach + HAIR)
        most = (box.width(), box.height()) * 2
        crowded = tuple(free < needed * slim for free in elbows)
        inside = (
            min(side * (1 - LEAST) / 2, max(0.0, reach - free)) if near else 0.0
            for free, near, side in zip(elbows, crowded, most, strict=True)
        )
        return Fit(slim, tuple(inside), crowded)

    def _draw(self, painter: QPainter, look: Look, unit: float) -> None:
        fit = self._fit(look, unit)
        unit, swollen = fit.unit, GROWTH[look.frame]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.wash:
            wash = QColor(WASH)
            wash.setAlpha(look.wash)
            painter.fillPath(_grown(self._outline, fit.sides(0.0, 0.0)), wash)
        if look.keyboard:
            around = OUTSIDE + (look.breadth / 2 + LINE + BLUE / 2 if look.has_cord else 0.0)
            path = _grown(self._outline, fit.sides(around, swollen))
            _stroke(painter, path, INK, (BLUE + 2 * LINE) * unit)
            _stroke(painter, path, KEYBOARD, BLUE * unit)
            if not look.has_cord:  # blue and ink alone are lost on ground of middling light
                _stroke(painter, path, WHITE, SHINE * unit)
        if not look.has_cord:
            return
        path = _grown(self._outline, fit.sides(OUTSIDE, swollen))
        _stroke(painter, path, INK, (look.breadth + 2 * LINE) * unit)
        is_gold = look.marked or look.selected
        dashed = look.quiet and not (look.pointed or look.keyboard or is_gold)
        _stroke(painter, path, BRIGHT_GOLD if is_gold else CORES[look.frame], look.breadth * unit, dashed=dashed)
        if look.offered and not look.quiet:
            half = (STUD + STUD_GROWTH * look.frame) * unit
            _studs(painter, path, WHITE if look.pointed else GOLD, half, unit, fit.crowded)


def _grown(path: QPainterPath, sides: Sequence[float]) -> QPainterPath:
    """The outline with its sides farther out, or farther inside."""
    left, top, right, bottom = sides
    box = path.boundingRect()
    wanted = box.adjusted(-left, -top, right, bottom)
    wider = QTransform.fromTranslate(wanted.x(), wanted.y())
    wider.scale(wanted.width() / max(box.width(), 1.0), wanted.height() / max(box.height(), 1.0))
    wider.translate(-box.x(), -box.y())
    return wider.map(path)


def _stroke(painter: QPainter, path: QPainterPath, colour: str, breadth: float, *, dashed: bool = False) -> None:
    pen = QPen(QColor(colour), breadth)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashed else Qt.PenCapStyle.RoundCap)
    if dashed:
        pen.setDashPattern([DASH, DASH])
    painter.strokePath(path, pen)


def _studs(
    painter: QPainter, path: QPainterPath, colour: str, half: float, unit: float, crowded: Sequence[bool]
) -> None:
    """Four lozenges where the cord is highest, lowest and farthest to either side, but none where it is crowded."""
    box = path.boundingRect()
    sides = (
        QPointF(box.left(), box.center().y()),
        QPointF(box.center().x(), box.top()),
        QPointF(box.right(), box.center().y()),
        QPointF(box.center().x(), box.bottom()),
    )
    for side in (side for side, near in zip(sides, crowded, strict=True) if not near):
        around = QRectF(side.x() - half, side.y() - half, 2 * half, 2 * half)
        at = side if path.intersects(around) else _nearest(path, side)
        stud = QPainterPath(at + QPointF(0, -half))
        for x, y in ((half, 0.0), (0.0, half), (-half, 0.0)):
            stud.lineTo(at + QPointF(x, y))
        stud.closeSubpath()
        _stroke(painter, stud, INK, 2 * LINE * unit)
        painter.fillPath(stud, QColor(colour))


def _nearest(path: QPainterPath, to: QPointF) -> QPointF:
    """The point of a path that is nearest to a point.

    QPainterPath.pointAtPercent would measure the whole path anew for every point that is asked for.
    """
    best, least = to, math.inf
    to_x, to_y = to.toTuple()
    outline = (point.toTuple() for polygon in path.toSubpathPolygons() for point in polygon.toList())
    for (start_x, start_y), (end_x, end_y) in pairwise(outline):
        x, y = end_x - start_x, end_y - start_y
        length = x * x + y * y
        along = ((to_x - start_x) * x + (to_y - start_y) * y) / length if length else 0.0
        along = max(0.0, min(1.0, along))
        at = start_x + along * x, start_y + along * y
        distance = math.dist(at, (to_x, to_y))
        if distance < least:
            best, least = QPointF(*at), distance
    return best
