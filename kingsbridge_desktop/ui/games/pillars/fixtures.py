"""The cathedral that grows: each part stands in its scaffolding until it is built."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.ground import Painting, anchors
from kingsbridge_desktop.ui.board.items import Ornament, PaintingItem
from kingsbridge_desktop.ui.board.picture import Thing


class Part(NamedTuple):
    """A part of the cathedral, in its scaffolding until it is built."""

    number: int
    built: bool


def _layer(entry: dict[str, object], middle: QPointF, light: Theme) -> PaintingItem:
    """A picture of the file beside the site, around the middle of its thing."""
    return PaintingItem(Painting(str(entry["picture"]), _box(entry).translated(-middle), light))


def _box(entry: dict[str, object]) -> QRectF:
    box = entry["box"]
    assert isinstance(box, list)
    return QRectF(*box)


def tools(light: Theme) -> QGraphicsItem:
    """What lies about as long as there is something to build."""
    entry = anchors("pillars")["cathedral"]["tools"]
    return _layer(entry, _box(entry).center(), light)


class PartItem(Ornament):
    """A part of the cathedral: the scaffolding, and the built part that comes in over it."""

    def __init__(self, face: Part, light: Theme) -> None:
        entry = anchors("pillars")["cathedral"]["parts"][face.number]
        middle = _box(entry["built"]).center()
        self._rising = _layer(entry["rising"], middle, light)
        self._built = _layer(entry["built"], middle, light)
        super().__init__(self._rising.boundingRect() | self._built.boundingRect())
        for layer in (self._rising, self._built):
            layer.setParentItem(self)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._stand(face)

    def _stand(self, face: Part) -> None:
        self.face = face
        self._rising.setVisible(not face.built)
        self._built.setVisible(face.built)
        self._built.setOpacity(1.0)

    def show_thing(self, thing: Thing) -> bool:
        """It has been built."""
        if not isinstance(thing.face, Part) or thing.face.number != self.face.number:
            return False
        self._stand(thing.face)
        return True

    def preparations(self, scale: float) -> list[Callable[[], bool]]:
        """Loads its layers for so many pixels per unit, in two pieces of work."""
        return [partial(layer.painting.prepare, scale) for layer in (self._rising, self._built)]

    def grow(self, t: float) -> None:
        """Fades the built part in over its scaffolding."""
        self._built.setVisible(True)
        self._built.setOpacity(t)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Its layers paint themselves."""
