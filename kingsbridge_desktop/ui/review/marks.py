"""What a review draws on the board: a ring around what was played, a ghost in a dashed ring where it was better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.ui.art.palette import ORP, VERM, Theme, lit
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.book.tints import TINTS
from kingsbridge_desktop.ui.guard import report
from kingsbridge_desktop.ui.theme import scene_font

ABOVE = 900.0  # over all that lies on a board
GHOST = 0.72
AWAY = 1.5  # how far something must have come to stand there as a ghost, in sizes of the place
NEAR = 1.4  # how far from the middle of its place a ghost may stand, in sizes of the place
GROUND = 0.04  # of the board: what is larger is no thing on it
LARGE = 2.5  # from so many slips' heights on a card carries one on its own edge
# What a slip on a card costs, as if so much of it lay over other things: on its upper edge, aside there, below.
OWN, OWN_ASIDE, OWN_NAME = 0.3, 0.35, 1.5
VALUE = 0.4  # of a card's height: what is higher is its name, or the card itself
HIGH, GAP, OVER = 21, 6, 5  # of a slip; between it and a place; of it over the edge of a card
ROUND = 50  # pixels: what is larger, as a card is, would share a round ring with its neighbours
WORDS = 8  # times as dear as other things, where a slip would cover them
INK, SLIP = QColor("#2A1C10"), "#FBF3DF"


class Sign(NamedTuple):
    """An action that is to be ringed, and what the slip beside it says."""

    action: Action
    words: str
    is_better: bool


class _Ring(QGraphicsItem):
    """Goes around a place and says what it means; keeps its breadth whatever the size of the board."""

    def __init__(self, outline: QPainterPath, sign: Sign, unit: float, light: Theme) -> None:
        super().__init__()
        self._unit, self._words, self._is_better = unit, sign.words, sign.is_better
        box = outline.boundingRect()
        if max(box.width(), box.height()) < ROUND * unit:  # a small place gets a round ring, a card one of its own form
            radius = max(19 * unit, max(box.width(), box.height()) / 2 + 4 * unit)
            outline = QPainterPath()
            outline.addEllipse(box.center(), radius, radius)
        self._outline = outline
        self._paper, tints = lit(SLIP, light), TINTS[light]
        self._ink = QColor(tints.gold if sign.is_better else tints.bad)
        self._font: QFont = scene_font(15 * unit, bold=True)
        wide = QFontMetricsF(self._font).horizontalAdvance(self._words) + 16 * unit
        self._slip = QRectF(0, 0, wide, HIGH * unit)
        self.setZValue(ABOVE + sign.is_better)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def around(self) -> QRectF:
        """What the ring covers."""
        return self._outline.boundingRect()

    def place_slip(
        self, room: QRectF, taken: Sequence[QRectF], laid: Sequence[QRectF], things: Sequence[QRectF]
    ) -> QRectF:
        """Lays the slip beside the ring, inside the room, over no other ring or slip and as little else as can be.

        Where something stands above and below a card, it lies on the upper edge of the card, whose names are lower.
        """
        box, (wide, high) = self.around(), self._slip.size().toTuple()
        is_card = box.height() > LARGE * high
        gap = (-OVER if is_card else GAP) * self._unit
        x, y = box.center().x() - wide / 2, box.center().y() - high / 2
        if box.left() >= room.left() and box.right() <= room.right():  # broader than a card at the end of a row
            x = max(room.left(), min(x, room.right() - wide))
        above, below = QPointF(x, box.top() - gap - high), QPointF(x, box.bottom() + gap)
        sides = [QPointF(box.right() + gap, y), QPointF(box.left() - gap - wide, y)]
        places = [below, above] if self._is_better else [above, below]
        if not is_card:
            middle = box.center().x()
            places += [*sides, *(QPointF(at, y) for y in (above.y(), below.y()) for at in (middle, middle - wide))]
        slips = [QRectF(at.x(), at.y(), wide, high) for at in places]
        others = [one for one in things if not box.contains(one.center())]
        costs = [_all_shared(slip, others) for slip in slips]
        far = 1000 * wide * high
        costs = [
            cost + far * any(slip.intersects(one) for one in (*taken, *laid)) + 2 * far * (not room.contains(slip))
            for slip, cost in zip(slips, costs, strict=True)
        ]
        if is_card:
            beside = [*(one.right() + 1 for one in laid), *(one.left() - wide - 1 for one in laid)]
            aside = [(at, box.top(), OWN_ASIDE) for at in beside if abs(at - x) < box.width() / 2]
            values = [one for one in things if one.height() < VALUE * box.height() and box.contains(one.center())]
            edges = [(x, box.top(), OWN), *aside, (x, box.bottom() - high, OWN_NAME)]
            own = [(QRectF(at, edge, wide, high), cost) for at, edge, cost in edges]
            slips += [edge for edge, _ in own]
            costs += [
                cost * wide * high + far * any(edge.intersects(one) for one in laid) + _all_shared(edge, values)
                for edge, cost in own
            ]
        self._slip = slips[costs.index(min(costs))]
        return self._slip

    def boundingRect(self) -> QRectF:
        edge = 5 * self._unit
        return self._outline.boundingRect().united(self._slip).adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((INK, 5.6), (QColor(ORP if self._is_better else VERM), 3.4)):
            pen = QPen(ink, wide * self._unit)
            if self._is_better:
                pen.setStyle(Qt.PenStyle.CustomDashLine)
                pen.setDashPattern([8.5 / wide, 5.5 / wide])
            painter.setPen(pen)
            painter.drawPath(self._outline)
        painter.setPen(QPen(INK, 1.2 * self._unit))
        painter.setBrush(self._paper)
        painter.drawRoundedRect(self._slip, 4 * self._unit, 4 * self._unit)
        painter.setPen(self._ink)
        painter.setFont(self._font)
        painter.drawText(self._slip, Qt.AlignmentFlag.AlignCenter, self._words)


class BoardMarks:
    """Rings and ghosts over one board."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._items: list[QGraphicsItem] = []

    def clear(self) -> None:
        """Takes them away."""
        for item in self._items:
            self._view.scene.retire(item)
        self._items = []

    def mark(self, s: Any, signs: Sequence[Sign]) -> None:
        """Rings around the places of these actions; one that has none on the board is told by words alone."""
        unit, room, light = self._view.scene.cord_unit, self._room(), self._view.context.light
        rings = []
        for sign in signs:
            anchor = self._view.anchor(s, sign.action)
            target = self._view.scene.targets.get(anchor) if anchor is not None else None
            if target is not None and target.isVisible():
                rings.append(_Ring(target.mapToScene(target.outline()), sign, unit, light))
        things, laid = self._things(room), list[QRectF]()
        for ring in rings:
            others = [one.around() for one in rings if one is not ring]
            laid.append(ring.place_slip(room, others, laid, things))
            self._add(ring)

    def _room(self) -> QRectF:
        """Where slips may lie: on the board, and on the wood that is seen around it."""
        whole = self._view.scene.sceneRect()
        for stage in self._view.scene.views()[:1]:
            whole = whole.united(stage.mapToScene(stage.viewport().rect()).boundingRect())
        return whole

    def _things(self, room: QRectF) -> list[QRectF]:
        """Where pieces, cards and words are that can be covered: all but grounds; words several times."""
        most = room.width() * room.height() * GROUND
        seen = [item.sceneBoundingRect() for item in self._view.scene.items() if item.isVisible()]
        seen += [box for box in self._view.words_shown() for _ in range(WORDS)]
        return [box for box in seen if box.width() * box.height() < most]

    def ghost(self, before: Any, after: Any, viewer: int, action: Action) -> None:
        """What would lie at the place of an action that was not done, pale; pictures tell it, not the event."""
        anchor = self._view.anchor(before, action)
        target = self._view.scene.targets.get(anchor) if anchor is not None else None
        if target is None:
            return
        box = target.mapToScene(target.outline()).boundingRect()
        reach = NEAR * max(box.width(), box.height()) / 2
        was = self._view.picture(before, viewer)
        for key, thing in self._view.picture(after, viewer).items():
            gap = QPointF(thing.x, thing.y) - box.center()
            if key in was and _is_near(was[key], thing, AWAY * max(box.width(), box.height())):
                continue  # it only made room, as the other cards of a hand do
            if max(abs(gap.x()), abs(gap.y())) > reach:
                continue
            try:
                item = self._view.make_item(None, thing)
            except Exception as error:  # noqa: BLE001 - a ghost that cannot be painted must not cost the ring
                report(error)
                continue
            item.setPos(thing.x, thing.y)
            item.setRotation(thing.rotation)
            item.setOpacity(GHOST)
            item.setZValue(ABOVE - 1)
            self._add(item)

    def _add(self, item: QGraphicsItem) -> None:
        self._view.scene.addItem(item)
        self._items.append(item)


def _is_near(before: Thing, after: Thing, reach: float) -> bool:
    return max(abs(after.x - before.x), abs(after.y - before.y)) <= reach


def _all_shared(one: QRectF, others: Sequence[QRectF]) -> float:
    """The same with several."""
    return sum(_shared(one, other) for other in others)


def _shared(one: QRectF, other: QRectF) -> float:
    """How much of the board two boxes both cover."""
    both = one.intersected(other)
    return both.width() * both.height()
