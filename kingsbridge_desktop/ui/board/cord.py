"""The cord around what may be picked: a light core between two lines of ink, seen on every ground in every light.

A picture of it is painted once for its outline, its size on the screen and its look, and then only copied.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from kingsbridge_desktop.ui.art.cache import Shelf
from kingsbridge_desktop.ui.board import haste
from kingsbridge_desktop.ui.board.sharp import copy_pixmap, pixel_ratio

# Lengths are units of a cord: pixels of a window of 1280 × 800, more in a larger one.
LINE = 1.75  # the ink on either side
CORE, WIDER = 2.7, 1.4  # the core, and how much wider it is where somebody points
BLUE, SHINE = 3.0, 1.3  # the ring of the keyboard, outside the cord; what shines in it where there is no cord
OUTSIDE = 1.0  # how far the middle of the cord lies outside the outline
GROWTH = (0.0, 0.8, 1.6)  # in the three frames of a pulse
STUD, STUD_GROWTH = 3.1, 0.4
REACH = 13.0  # of the broadest look beyond the outline
DASH = 2.2  # of a quiet cord, in breadths of its core

INK = "#1B1008"
CORES = ("#FFF8E0", "#FFEFBE", "#FFE28E")  # in the three frames
GOLD, BRIGHT_GOLD, WHITE = "#E9B83A", "#FFD45A", "#FFFFFF"
KEYBOARD = "#5AA0FF"
WASH = "#FFF8E2"

FRAMES = len(CORES)
AT_REST = 1  # the frame between two pulses

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
    def is_seen(self) -> bool:
        """Whether there is anything to paint."""
        return self.offered or self.marked or self.keyboard or self.selected


class Cord:
    """The cord around one outline."""

    def __init__(self, outline: QPainterPath) -> None:
        self._outline = outline
        self._key: int | None = None  # equal outlines share their pictures, wherever they are
        self._latest: tuple[Look, QPixmap] | None = None  # what was shown last

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
        return self._key, look, round(unit, 4), scale, ratio

    def _draw(self, painter: QPainter, look: Look, unit: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.wash:
            wash = QColor(WASH)
            wash.setAlpha(look.wash)
            painter.fillPath(self._outline, wash)
        outside = OUTSIDE + GROWTH[look.frame]
        breadth = CORE + (WIDER if look.pointed or look.marked or look.selected else 0.0)
        has_cord = look.offered or look.marked or look.selected
        if look.keyboard:
            around = outside + (breadth / 2 + LINE + BLUE / 2 if has_cord else 0.0)
            path = _grown(self._outline, around * unit)
            _stroke(painter, path, INK, (BLUE + 2 * LINE) * unit)
            _stroke(painter, path, KEYBOARD, BLUE * unit)
            if not has_cord:  # blue and ink alone are lost on ground of middling light
                _stroke(painter, path, WHITE, SHINE * unit)
        if not has_cord:
            return
        path = _grown(self._outline, outside * unit)
        _stroke(painter, path, INK, (breadth + 2 * LINE) * unit)
        is_gold = look.marked or look.selected
        dashed = look.quiet and not (look.pointed or is_gold)
        _stroke(painter, path, BRIGHT_GOLD if is_gold else CORES[look.frame], breadth * unit, dashed=dashed)
        if look.offered and not look.quiet:
            _studs(painter, path, WHITE if look.pointed else GOLD, (STUD + STUD_GROWTH * look.frame) * unit, unit)


def _grown(path: QPainterPath, by: float) -> QPainterPath:
    """The outline a little larger on all sides."""
    box = path.boundingRect()
    middle = box.center()
    wider = QTransform.fromTranslate(middle.x(), middle.y())
    wider.scale((box.width() + 2 * by) / max(box.width(), 1.0), (box.height() + 2 * by) / max(box.height(), 1.0))
    wider.translate(-middle.x(), -middle.y())
    return wider.map(path)


def _stroke(painter: QPainter, path: QPainterPath, colour: str, breadth: float, *, dashed: bool = False) -> None:
    pen = QPen(QColor(colour), breadth)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashed else Qt.PenCapStyle.RoundCap)
    if dashed:
        pen.setDashPattern([DASH, DASH])
    painter.strokePath(path, pen)


def _studs(painter: QPainter, path: QPainterPath, colour: str, half: float, unit: float) -> None:
    """Four lozenges where the cord is highest, lowest and farthest to either side."""
    box = path.boundingRect()
    sides = (
        QPointF(box.center().x(), box.top()),
        QPointF(box.right(), box.center().y()),
        QPointF(box.center().x(), box.bottom()),
        QPointF(box.left(), box.center().y()),
    )
    for side in sides:
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
