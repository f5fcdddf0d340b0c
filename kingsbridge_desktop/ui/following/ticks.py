"""Numbered ticks over the board: what is new, by the numbers of the slips that tell it."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from operator import itemgetter

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.board.items import below_picture
from kingsbridge_desktop.ui.board.scene import BoardScene, kind_of
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor, Target, Zone
from kingsbridge_desktop.ui.theme import table_font

FADING = 600  # ms
CARD = 4.0  # of the letter size: what is higher is a card with a name below its picture, what is wider a plate
PICTURE = 0.32  # of a card's height, where the middle of its picture is
NUMBER = 1.35  # of the letter size, how wide a number in its circle is
LEAST = 0.2  # of a place that has words: a picture beside them
ASIDE, OVER = 0.85, 0.85  # of the letter size: how far a tick reaches to the left and below
STEPS, STRIDE = 5, 0.6  # how far it goes out of the way of words, in strides of so many letter sizes
FAR = 0.5  # letters covered, in squares of their size, that are as bad as a way of one letter size
NUMBERED = 4.0  # how much worse it is to cover the number of another tick
STANDING = 0.35  # of its height, how far a piece stands out above the place where it is
CROSSED = 6  # points of that line that are looked at; the last one lies at its place
APART = 0.4  # of the letter size, from which on no tick is set, but a line leads from its number to what it means
WAY, RIM = 0.2, 1.8  # of the letter size, how broad that line is; and how much broader the paper around a line
DOT = 0.56  # of the letter size: the end of that line, at its place
TICK = (QPointF(-0.5, -0.1), QPointF(0.0, 0.5), QPointF(0.9, -1.0))  # its stroke, in letter sizes
RED, PAPER, INK = QColor("#9C2A1E"), QColor("#FBF3DF"), QColor("#35281C")


def spot(box: QRectF, unit: float) -> QPointF:
    """Where a tick stands at a place: over the picture of a card, at the end of a plate with a name, over a piece."""
    if box.height() > CARD * unit:
        above_words = below_picture(box).top() - OVER * unit
        return QPointF(box.center().x(), min(box.top() + box.height() * PICTURE, above_words))
    if box.width() > CARD * unit:
        return QPointF(box.right() + ASIDE * unit, box.center().y())
    return box.center()


def _beside_own_words(box: QRectF, words: QRectF) -> QRectF:
    """What is no words of a place that has a picture beside them: a pile beside its plate."""
    left, right = words.left() - box.left(), box.right() - words.right()
    if words.isEmpty() or max(left, right) < LEAST * box.width():
        return box
    return box.adjusted(0, 0, left - box.width(), 0) if left > right else box.adjusted(box.width() - right, 0, 0, 0)


def _number_box(at: QPointF, unit: float) -> QRectF:
    """Where the number of a tick is written."""
    return QRectF(at.x() + 0.9 * unit, at.y() - unit * (1.0 + 0.7 * NUMBER), NUMBER * unit, NUMBER * unit)


def _tick_box(at: QPointF, unit: float) -> QRectF:
    """What a tick and its number take."""
    left, top = ASIDE * unit, unit * (1.0 + 0.7 * NUMBER)
    return QRectF(at.x() - left, at.y() - top, left + unit * (0.9 + NUMBER), top + OVER * unit)


def _covered_of(at: QPointF, unit: float, words: Sequence[QRectF], meant: QRectF | None = None) -> float:
    """How much of words is covered there by a number and, beside what is `meant`, a tick: in squares of the letters."""
    parts = [_number_box(at, unit)]
    if meant is None or way_to(meant, at, unit) is None:
        parts.append(QRectF(at.x() - ASIDE * unit, at.y() - unit, 2 * unit, (1.0 + OVER) * unit))
    shared = [part & one for part in parts for one in words]
    return sum(one.width() * one.height() for one in shared) / unit**2


def beside_words(
    at: QPointF,
    unit: float,
    words: Sequence[QRectF],
    room: QRectF,
    meant: QRectF | None = None,
    numbers: Sequence[QRectF] = (),
) -> QPointF:
    """Where a tick stands in a room instead of there: off words as far as it can be without going far.

    Nor does the line lie over words that leads from it to what is `meant`. It rather covers words than the `numbers`
    of other ticks, which nobody could tell from its own.
    """
    reach = STEPS * STRIDE * unit
    near = [one for one in words if one.intersects(_tick_box(at, unit).adjusted(-reach, -reach, reach, reach))]

    def covered(there: QPointF) -> float:
        return _covered_of(there, unit, near, meant) + NUMBERED * _covered_of(there, unit, numbers, meant)

    best, least = at, covered(at)
    strides = range(-STEPS, STEPS + 1)
    ways = ((STRIDE * hypot(x, y), QPointF(x, y) * STRIDE * unit) for x in strides for y in strides)
    for far, way in sorted(ways, key=itemgetter(0)):
        if far * FAR >= least:
            break
        cost = far * FAR + covered(at + way)
        if meant is not None and cost < least:
            cost += _crossed(way_to(meant, at + way, unit), unit, near)
        if cost < least and room.contains(_tick_box(at + way, unit)):
            best, least = at + way, cost
    return best


def _crossed(way: tuple[QPointF, QPointF] | None, unit: float, words: Sequence[QRectF]) -> float:
    """How long a line lies over words, in letter sizes."""
    if way is None:
        return 0.0
    (start, end), step = way, 1 / CROSSED
    points = [start + (end - start) * step * (at + 0.5) for at in range(CROSSED - 1)]
    length = hypot((end - start).x(), (end - start).y()) / unit
    return length * step * sum(any(box.contains(point) for box in words) for point in points)


def _stroke(painter: QPainter, line: Sequence[QPointF], breadth: float) -> None:
    """A line of red with a rim of paper."""
    for pen in (QPen(PAPER, breadth * RIM), QPen(RED, breadth)):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(list(line))


def way_to(box: QRectF, at: QPointF, unit: float) -> tuple[QPointF, QPointF] | None:
    """From the number of a tick to the edge of the place that it means, if that tick would stand apart from it.

    There it is a pin and no tick: one at the end of a line is read as the head of an arrow, to what lies below it.
    """
    inside = min(box.width(), box.height()) / 8
    inner = box.adjusted(inside, inside, -inside, -inside)
    foot, start = at + QPointF(0.0, 0.5) * unit, _number_box(at, unit).center()
    away = _nearest(inner, foot) - foot
    return (start, _nearest(inner, start)) if hypot(away.x(), away.y()) > APART * unit else None


def _nearest(box: QRectF, point: QPointF) -> QPointF:
    """The point of a box that is nearest to another one."""
    return QPointF(max(box.left(), min(point.x(), box.right())), max(box.top(), min(point.y(), box.bottom())))


class Ticks(QWidget):
    """Lies over the stage; clicks go through it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("ticks")
        self._stage = stage
        self._scene: BoardScene | None = None
        self.places: list[list[Anchor]] = []
        self._words: Sequence[QRectF] = ()
        self._covered = QRectF()
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.valueChanged.connect(self._fade)
        self._fading.finished.connect(self.hide)
        self._opacity = 1.0
        self.hide()

    def tell(self, places: Sequence[Sequence[Anchor]], scene: BoardScene, words: Sequence[QRectF]) -> None:
        """The places of each slip, in their order, and what is read or lies in the scene; without a place no tick."""
        self._fading.stop()
        self._opacity = 1.0
        self.places, self._scene, self._words = [list(group) for group in places], scene, words
        self.setGeometry(self._stage.rect())
        self.setVisible(any(self.places))
        self.update()

    def leave_free(self, box: QRect) -> None:
        """Something is shown large there, or nothing any more: no tick lies over it."""
        self._covered = QRectF(box)
        self.update()

    def fade(self, factor: float) -> None:
        """What was new is not new any more: it goes within a moment, at once where nothing moves."""
        if not self.isVisible() or not factor:
            self._fading.stop()
            self.hide()
        elif self._fading.state() != QVariantAnimation.State.Running:
            self._fading.setDuration(round(FADING * factor))
            self._fading.start()

    def _fade(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.font().pointSizeF()
        painter.setFont(table_font(unit * 0.8, bold=True))
        seen = {n: at for n, at in self.spots(unit).items() if not self._covered.intersects(_tick_box(at, unit))}
        for number, at in seen.items():
            box = self._box(self.places[number - 1])
            way = way_to(box, at, unit) if box is not None else None
            if way is None:
                _stroke(painter, [at + point * unit for point in TICK], unit * 0.34)
            else:
                _stroke(painter, way, unit * WAY)
                _stroke(painter, [way[1], way[1]], unit * DOT)
        for number, at in seen.items():
            self._paint_number(painter, at, number, unit)

    def spots(self, unit: float) -> dict[int, QPointF]:
        """Where the ticks stand by their numbers: on what is new, off words, pieces, and off each other."""
        words = [QRectF(self._stage.mapFromScene(box).boundingRect()) for box in self._words]
        found: dict[int, QPointF] = {}
        for number, group in enumerate(self.places, 1):
            target = self._target(group)
            if target is None:
                continue
            box = self._box_of(target)
            others = [_tick_box(at, unit) for at in found.values()]
            own = [below_picture(box)] if box.height() > CARD * unit else []
            if max(box.width(), box.height()) <= CARD * unit:
                own = [self._piece_at(other) for other in self._like(target)]
            at = self._inside(spot(box, unit), unit)
            kept = [*words, *others, *own, *self._small_beside(target, unit)]
            numbers = [_number_box(other, unit) for other in found.values()]
            found[number] = beside_words(at, unit, kept, QRectF(self.rect()), box, numbers)
        return found

    def _box(self, group: Sequence[Anchor]) -> QRectF | None:
        """Where the first of these places is seen."""
        target = self._target(group)
        return self._box_of(target) if target is not None else None

    def _target(self, group: Sequence[Anchor]) -> Target | None:
        shown = (self._scene.targets.get(place) for place in group) if self._scene is not None else iter(())
        return next((target for target in shown if target is not None and target.isVisible()), None)

    def _box_of(self, target: Target) -> QRectF:
        box = _beside_own_words(target.outline().boundingRect(), target.lettered())
        return QRectF(self._stage.mapFromScene(target.mapRectToScene(box)).boundingRect())

    def _like(self, target: Target) -> list[Target]:
        """Places of the same kind: what lies there is not to be mistaken for what is meant, nor hidden."""
        targets = self._scene.targets.values() if self._scene is not None else ()
        return [other for other in targets if other.isVisible() and kind_of(other.anchor) == kind_of(target.anchor)]

    def _small_beside(self, target: Target, unit: float) -> list[QRectF]:
        """Small places that may be picked, and small things, as dice are: a number over one hides all of it.

        A country is hardly hidden.
        """
        targets = self._scene.targets.values() if self._scene is not None else ()
        seen = [other for other in targets if other.isVisible() and other is not target]
        boxes = [self._box_of(other) for other in seen if other.offered or not isinstance(other, Zone)]
        return [box for box in boxes if max(box.width(), box.height()) <= CARD * unit]

    def _piece_at(self, target: Target) -> QRectF:
        """What a piece takes that stands at a place."""
        box = self._box_of(target)
        return box.adjusted(0, -STANDING * box.height(), 0, 0)

    def _inside(self, at: QPointF, unit: float) -> QPointF:
        """Not so near to the edge that its number would be cut."""
        right, top = self.width() - unit * (0.9 + NUMBER) - 2, unit * (1.0 + 0.7 * NUMBER) + 2
        return QPointF(min(right, at.x()), max(top, at.y()))

    def _paint_number(self, painter: QPainter, at: QPointF, number: int, unit: float) -> None:
        box = _number_box(at, unit)
        painter.setPen(QPen(INK, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(box)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
