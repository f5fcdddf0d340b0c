"""The cathedral that grows, each part in its scaffolding until it is built; and the numbers of the steps around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.lettering import growth, tell_size
from kingsbridge_desktop.ui.art.palette import INK, LAPIS, VERM, Theme, lit
from kingsbridge_desktop.ui.board.ground import Painting, anchors
from kingsbridge_desktop.ui.board.items import OUTGROWN, Label, Ornament, PaintingItem, readable
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.theme import fitting_font


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


NUMBER = 22.0  # letters
MOST_GROWTH = 1.6  # of a step's number and name, where the board is small or letters are large
GILT, RIM = "#E3B94F", 3.0
FIGURES: dict[Theme, str] = {"day": "#FBF3DF", "candle": "#F3E2BC", "contrast": "#FFFFFF"}
PIGMENTS = {  # of the medallions, dark enough for their figures in every light
    "forest": "#33664F",
    "quarry": "#5F646B",
    "gravel_pit": "#8A5A1C",
    "kings_court": LAPIS,
    "cathedral": LAPIS,
}


def number_scale(scale: float) -> float:
    """How large the number of a step is at a scale of the scene, counted in usual letters."""
    return readable(NUMBER, scale, MOST_GROWTH)


class StepNumber(Label):
    """The number of a step on a medallion before its name; it grows with the letters, as the name does."""

    def __init__(self, step: int, light: Theme) -> None:
        super().__init__(str(step), NUMBER, light, bold=True, most=MOST_GROWTH)
        reach = layout.NUMBER + 1
        self._box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self._path.translate(-self._path.boundingRect().center())
        self._ink = QColor(FIGURES[light])
        self._gilt = lit(GILT, light)
        self._pigment = lit(PIGMENTS.get(anchors("pillars")["places"][str(step)]["id"], VERM), light)
        self._line = lit(INK, light)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, radius in ((self._gilt, layout.NUMBER - 0.8), (self._pigment, layout.NUMBER - RIM)):
            painter.setPen(QPen(self._line, 1.4))
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(), radius, radius)
        painter.fillPath(self._path, self._ink)
        tell_size(painter, self.words, self._pixels)


GROUNDS = {"space": "#F8EFDA", "coin": "#F0D58E", "points": "#F5EBD3", "fifth": "#EDCBB2", "gold": "#F0D58E"}
PAINTED = 21.5  # letters of figures that are painted on the site


class Figures(Ornament):
    """The figures of the site once more, larger, over the painted ones where those are too small to read."""

    def __init__(self, light: Theme) -> None:
        super().__init__(layout.BOARD)
        self._light, self._large = light, 1.0
        self.setZValue(layout.FIGURES_LAYER)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self._light = light
        self.update()

    def keep_readable(self, scale: float) -> None:
        """They are read at a scale of the scene, counted in usual letters."""
        self._large = readable(PAINTED, scale, MOST_GROWTH)
        self.setVisible(self._large > OUTGROWN)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, ink = QPen(lit(INK, self._light), 2.0), lit(INK, self._light)
        for figure in layout.figured():
            box = layout.around(figure)
            is_round = figure.ground in ("space", "coin")
            painter.setPen(line if is_round else Qt.PenStyle.NoPen)
            painter.setBrush(lit(GROUNDS[figure.ground], self._light))
            painter.drawRoundedRect(box, *((figure.wide / 2, figure.high / 2) if is_round else (4, 4)))
            painter.setPen(ink)
            painter.setFont(fitting_font(figure.words, PAINTED * self._large / growth(), box.size(), bold=True))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, figure.words)
