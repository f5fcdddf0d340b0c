"""The names and figures of the map, which grow with the letters: the fields of the track, the alliances."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.lettering import tell_size
from kingsbridge_desktop.ui.art.palette import INK, Theme, lit
from kingsbridge_desktop.ui.board.items import Label, Ornament, readable
from kingsbridge_desktop.ui.games.web_of_power import layout
from kingsbridge_desktop.ui.theme import scene_font

FIELD_FIGURE = 21.0  # letters
MOST_FIELD_GROWTH = 1.75  # then two figures are as wide as their field
EVERY_FIELD = 1.3  # how far all of them may grow, before each touches the next
ALLIANCE_FIGURE = 20.5
MOST_ALLIANCE_GROWTH = 1.4  # a larger lozenge would reach to names and cloisters
NARROW = 86  # percent: two figures in a lozenge
RIM_OF_LETTERS = 4.0, 6.0, -4.0, -6.0  # around those of a label
GILT, VELLUM, RIM = "#E3B94F", "#F8EFDA", 3.4
_FIGURES: dict[Theme, tuple[QColor, QColor]] = {  # usual ones; those of every tenth field
    "day": (QColor(INK), QColor("#6A140D")),
    "candle": (QColor("#0B0603"), QColor("#0B0603")),
    "contrast": (QColor("#000000"), QColor("#000000")),
}


class TrackFigures(Ornament):
    """The numbers of the fields; where letters are so large that they touch, only those of every fifth field."""

    def __init__(self, light: Theme) -> None:
        super().__init__(layout.MAP)
        self._inks = _FIGURES[light]
        self._large = 1.0
        self._paths = [_figure(str(points)) for points in range(layout.TRACK)]
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def shown(self) -> range:
        """The fields whose numbers are written."""
        return range(0, layout.TRACK, 1 if self._large <= EVERY_FIELD else 5)

    @property
    def pixels(self) -> float:
        """How large the figures are, in units of the scene."""
        return FIELD_FIGURE * self._large

    def keep_readable(self, scale: float) -> None:
        """Grows so that its figures are read at a scale of the scene, counted in usual letters."""
        large = readable(FIELD_FIGURE, scale, MOST_FIELD_GROWTH)
        if large != self._large:
            self._large = large
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = layout.board().track
        for points in self.shown:
            painter.save()
            painter.translate(track[points])
            painter.scale(self._large, self._large)
            painter.fillPath(self._paths[points], self._inks[points % 10 == 0])
            tell_size(painter, str(points), FIELD_FIGURE)
            painter.restore()


def _figure(words: str) -> QPainterPath:
    """A number around its middle."""
    path = QPainterPath()
    path.addText(QPointF(), scene_font(FIELD_FIGURE, bold=True), words)
    return path.translated(-path.boundingRect().center())


class AllianceMark(Label):
    """The number of an alliance on its lozenge."""

    def __init__(self, number: int, light: Theme) -> None:
        words = str(number)
        stretch = NARROW if len(words) > 1 else 100
        super().__init__(words, ALLIANCE_FIGURE, light, bold=True, stretch=stretch, most=MOST_ALLIANCE_GROWTH)
        reach = layout.board().alliance_radius + 1
        self._box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self._path.translate(-self._path.boundingRect().center())
        self._ink = _FIGURES[light][0]
        self._line = lit(INK, light)
        self._layers = [
            (lit(colour, light), _lozenge(reach - 1 - inset)) for colour, inset in ((GILT, 0.0), (VELLUM, RIM))
        ]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._line, 1.2))
        for colour, shape in self._layers:
            painter.setBrush(colour)
            painter.drawPolygon(shape)
        painter.fillPath(self._path, self._ink)
        tell_size(painter, self.words, self._pixels)


def _lozenge(radius: float) -> QPolygonF:
    return QPolygonF([QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)])


def ink_of(name: Label) -> QRectF:
    """Where a name stands on the map, without the rim around its letters."""
    return name.mapRectToScene(name.lettered().adjusted(*RIM_OF_LETTERS))
