"""Things on a board: they can be shown, offered, hovered, picked and reached by keyboard."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from kingsbridge_desktop.ui.board.cord import AT_REST, Cord, Look
from kingsbridge_desktop.ui.board.neighbours import EVERYWHERE, Elbows, Rim, rim_of

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.board.scene import BoardScene

Anchor = Hashable
ROUND, BESIDE = 12.0, 4.0  # units: the corners of a place that has its name in it, and the room for studs beside that
CHOSEN_WASH = 130  # of 255: how strongly a place is filled that the next click decides
OVER = 0.001  # layers: how far a place that has the keyboard lies over its like


class Target(QGraphicsObject):
    """Anything that may be picked. `anchor` names it; `offered` means a legal action lives here.

    Without an anchor it is only looked at: neither a click nor the pointer meets it.
    It takes room for being raised only while it is offered: a frame paints anew all that lies there. What marks it is
    an item of its own, so that a pulse paints nothing of the target anew.
    """

    spill = 0.0  # how far its picture stands out over its outline
    rise = (0.0, 0.0)  # how far it is raised while it is offered, and under the pointer
    wash = (0, 0)  # of 255: how strongly it is filled when it is offered, and under the pointer
    clear = EVERYWHERE  # how far a cord may reach before it covers something that is read

    def __init__(self, anchor: Anchor, shape: QPainterPath) -> None:
        super().__init__()
        self.anchor = anchor
        self.free = EVERYWHERE  # the same before it meets the cord of a neighbour
        self.off_names = EVERYWHERE  # and before it meets a name on the board
        self.offered = False
        self.marked = False  # pointed at by the log or by a movement
        self.focused = False  # the keyboard is here
        self.selected = False  # the next click here does it
        self.hovered = False
        self.label = ""
        self.mark: Mark | None = None  # its cord, once it had one
        self._bounds = QRectF()  # kept: a frame asks every item for it
        self.set_shape(shape)
        self.setAcceptHoverEvents(anchor is not None)
        if anchor is None:
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_shape(self, shape: QPainterPath) -> None:
        """Another outline for picking."""
        self._shape = shape
        self._take_room()
        self._lay_anew()

    def take_over(self, old: Target) -> None:
        """Is marked as the target was that it is shown instead of."""
        self.set_free(old.free)
        self.set_offered(old.offered)
        self.set_marked(old.marked)
        self.set_focused(old.focused)

    def set_free(self, free: Elbows) -> None:
        """Shares the room with its neighbours."""
        if free != self.free:
            self.free = free
            self._lay_anew()

    def set_off_names(self, room: Elbows) -> None:
        """Keeps off what is written beside it."""
        if room != self.off_names:
            self.off_names = room
            self._lay_anew()

    def _lay_anew(self) -> None:
        if self.mark is not None:
            self.mark.set_cord(self.cord())

    def cord(self) -> Cord:
        """The cord that goes around it, in the room it has; the keyboard's ring may lie over another cord."""
        kept = self.clear.at_most(self.off_names)
        return Cord(self.outline(), self.free.at_most(kept), self.free.doubled().at_most(kept))

    def outline(self) -> QPainterPath:
        """What a cord is laid around."""
        return self._shape

    def lettered(self) -> QRectF:
        """Where words stand on it."""
        return QRectF()

    def figured(self) -> QRectF:
        """Where a number stands on it apart from its words, as the value of a card does."""
        return QRectF()

    def rim(self) -> Rim:
        """The same for its neighbours, in scene coordinates."""
        return rim_of(self.mapToScene(self.outline()))

    def _take_room(self) -> None:
        above = self.spill + (max(self.rise) if self.offered else 0.0)
        bounds = self._shape.boundingRect().adjusted(-self.spill, -above, self.spill, self.spill)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def lie_in(self, layer: float) -> None:
        """Lies in this layer, a hair over all others in it while the keyboard is here."""
        self.setZValue(layer + (OVER if self.focused else 0.0))

    @property
    def is_pointed_at(self) -> bool:
        """Whether somebody is at it, with the pointer, the keyboard, the log or a first click."""
        return self.hovered or self.focused or self.marked or self.selected

    @property
    def lift(self) -> float:
        """How far it is raised from its place."""
        return self.rise[self.is_pointed_at] if self.offered else 0.0

    def look(self) -> Look:
        """How it is marked just now."""
        return Look(
            offered=self.offered,
            pointed=self.offered and self.hovered,
            marked=self.marked,
            keyboard=self.focused,
            selected=self.selected,
            wash=self._wash(),
            frame=self.board().frame if self.offered else AT_REST,
        )

    def look_offered(self) -> Look:
        """How it will be marked when it is offered."""
        return Look(offered=True, wash=self.wash[0])

    def _wash(self) -> int:
        if self.selected and any(self.wash):
            return CHOSEN_WASH
        return self.wash[self.hovered or self.focused] if self.offered else 0

    def set_offered(self, offered: bool) -> None:
        """Shows whether a click does something."""
        if offered != self.offered:
            self.offered = offered
            self.setCursor(Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor)
            self.on_state_changed()

    def set_marked(self, marked: bool) -> None:
        """Points at it or stops pointing."""
        if marked != self.marked:
            self.marked = marked
            self.on_state_changed()

    def set_focused(self, focused: bool) -> None:
        """The keyboard comes or goes."""
        if focused != self.focused:
            self.focused = focused
            self.setZValue(self.zValue() + (OVER if focused else -OVER))
            self.on_state_changed()

    def set_selected(self, selected: bool) -> None:
        """Shows that the next click here does what was clicked."""
        if selected != self.selected:
            self.selected = selected
            self.on_state_changed()

    def on_state_changed(self) -> None:
        """It is marked or not, raised or not: paint anew."""
        if any(self.rise):
            self._take_room()
            self.update()
        self.show_mark()

    def show_mark(self) -> None:
        """Lays the cord around it that it has just now, or takes it away."""
        is_seen = self.scene() is not None and self.look().is_seen
        if self.mark is None and is_seen:
            self.mark = Mark(self)
        if self.mark is not None:
            self.mark.setVisible(is_seen)
            if is_seen:
                self.mark.follow()

    def shape(self) -> QPainterPath:
        return self._shape if self.anchor is not None else QPainterPath()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """What has no picture of its own shows nothing but its mark."""

    def board(self) -> BoardScene:
        """The scene it lives in."""
        return cast("BoardScene", self.scene())

    def centre(self) -> QPointF:
        """Its middle, in scene coordinates."""
        return self.mapToScene(self._shape.boundingRect().center())

    def scene_box(self) -> QRectF:
        """What it takes, in scene coordinates."""
        return self.mapRectToScene(self.shape().boundingRect())

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = True
        self.on_state_changed()
        self.board().hovered.emit(self.anchor)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = False
        self.on_state_changed()
        self.board().hovered.emit(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            self.board().pick(self.anchor)
        elif event.button() == Qt.MouseButton.RightButton and self.anchor is not None:
            event.accept()
            self.board().looked_up.emit(self.anchor)
        else:
            event.ignore()


class Mark(QGraphicsItem):
    """The cord around a target, above its picture; clicks go through to what lies below."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)  # what is pale is offered none the less
        self._target = target
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_cord(target.cord())

    def set_cord(self, cord: Cord) -> None:
        """Goes around something else, or has another room."""
        self._cord = cord
        self.follow()

    def follow(self) -> None:
        """The target looks otherwise, or the board is shown in another size."""
        self.setPos(0, -self._target.lift)
        bounds = self._cord.room(self._target.board().cord_unit)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._cord.paint(painter, self._target.look(), self._target.board().cord_unit)


class Zone(Target):
    """A place without a picture of its own: a space, a country, a field of a track."""

    wash = (70, 120)
    bends = False  # something round whose cord ends before a name beside it, as that of a box does

    def __init__(self, anchor: Anchor, shape: QPainterPath) -> None:
        super().__init__(anchor, shape)
        self._bare = shape.boundingRect()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def take_in(self, words: Iterable[QRectF]) -> None:
        """Becomes a box that has its name in it, which grows with the letters; in scene coordinates."""
        around, box = QPainterPath(), self._bare
        for name in words:
            box = box.united(self.mapRectFromScene(name).adjusted(-BESIDE, 0, BESIDE, 0))
        around.addRoundedRect(box, ROUND, ROUND)
        self.set_shape(around)


class Rimmed(Zone):
    """A zone whose cord goes around a part of it."""

    def __init__(self, anchor: Anchor, path: QPainterPath, rim: QPainterPath, clear: Elbows = EVERYWHERE) -> None:
        super().__init__(anchor, path)
        self.clear = clear
        self._rim = rim

    def outline(self) -> QPainterPath:
        return self._rim
