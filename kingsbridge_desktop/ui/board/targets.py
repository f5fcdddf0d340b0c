"""Things on a board: they can be shown, offered, hovered, picked and reached by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.board.scene import BoardScene

Anchor = Hashable
Picture = Callable[[float], QPixmap]  # pixel ratio -> the picture at that sharpness
LIFT = 14.0
GLOW = 9.0


def _around(shape: QPainterPath) -> QRectF:
    """The room of a shape with its glow, lifted or not."""
    return shape.boundingRect().adjusted(-GLOW, -GLOW - LIFT, GLOW, GLOW)


class Target(QGraphicsObject):
    """Anything that may be picked. `anchor` names it; `offered` means a legal action lives here."""

    def __init__(self, anchor: Anchor, shape: QPainterPath) -> None:
        super().__init__()
        self.anchor = anchor
        self.offered = False
        self.marked = False  # pointed at by the log, a hint or the keyboard
        self.hovered = False
        self.label = ""
        self._shape = shape
        self._bounds = _around(shape)  # kept: a frame asks every item for it
        self.setAcceptHoverEvents(True)

    def set_shape(self, shape: QPainterPath) -> None:
        """Another outline for picking and glowing."""
        self.prepareGeometryChange()
        self._shape = shape
        self._bounds = _around(shape)

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

    def on_state_changed(self) -> None:
        """Paint anew; subclasses may lift or grow."""
        self.update()

    def shape(self) -> QPainterPath:
        return self._shape

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)

    def paint_glow(self, painter: QPainter) -> None:
        """The gold rim of what may be picked, brighter under the pointer."""
        if not (self.offered or self.marked):
            return
        scene = self.board()
        strong = self.hovered or self.marked
        gold = QColor(scene.glow_colour)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((GLOW * 1.6, 60), (GLOW, 110), (4.0, 255)) if strong else ((GLOW, 70), (3.0, 230)):
            gold.setAlpha(alpha)
            painter.setPen(QPen(gold, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(self._shape)

    def board(self) -> BoardScene:
        """The scene it lives in."""
        return cast("BoardScene", self.scene())

    def centre(self) -> QPointF:
        """Its middle, in scene coordinates."""
        return self.mapToScene(self._shape.boundingRect().center())

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = True
        self.on_state_changed()
        self.board().hovered.emit(self.anchor)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = False
        self.on_state_changed()
        self.board().hovered.emit(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.anchor is not None:
            event.accept()
            self.board().pick(self.anchor)
        else:
            event.ignore()


class Zone(Target):
    """A place without a picture of its own: a space, a country, a field of a track."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tint = QColor(self.board().glow_colour)
            tint.setAlpha(90 if self.hovered else 46)
            painter.fillPath(self._shape, tint)
        self.paint_glow(painter)


class Sprite(Target):
    """A card or piece: a picture of a size, drawn sharp at any zoom from a cached pixmap."""

    def __init__(self, anchor: Anchor, width: float, height: float, picture: Picture, *, lifts: bool = False) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0, 0, width, height), width * 0.06, width * 0.06)
        super().__init__(anchor, shape)
        self.width, self.height = width, height
        self._picture = picture
        self._lifts = lifts
        self.dimmed = False
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setTransformOriginPoint(width / 2, height / 2)

    def set_picture(self, picture: Picture, width: float | None = None, height: float | None = None) -> None:
        """Shows another side or another size."""
        self._picture = picture
        if width is not None and height is not None and (width, height) != (self.width, self.height):
            self.width, self.height = width, height
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(0, 0, width, height), width * 0.06, width * 0.06)
            self.set_shape(shape)
            self.setTransformOriginPoint(width / 2, height / 2)
        self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Pale, because it cannot be had now."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.update()

    @property
    def lift(self) -> float:
        """How far it is raised from its place."""
        if not self._lifts or not self.offered:
            return 0.0
        return LIFT if self.hovered or self.marked else LIFT * 0.6

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.translate(0, -self.lift)
        self.paint_glow(painter)
        ratio = painter.worldTransform().m11() * painter.device().devicePixelRatioF() if painter.device() else 1.0
        ratio = max(abs(ratio), 0.05)
        pixmap = self._picture(round(ratio, 3))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.dimmed:
            painter.setOpacity(painter.opacity() * 0.45)
        painter.drawPixmap(QRectF(0, 0, self.width, self.height), pixmap, QRectF(pixmap.rect()))
