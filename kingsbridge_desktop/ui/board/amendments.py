"""What an owner's corrections change on a painted board: places closed or added, roads gone or new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.lettering import put_words
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.items import Ornament
from kingsbridge_desktop.ui.theme import scene_font

_PAPER: dict[Theme, QColor] = {"day": QColor("#F6ECD2"), "candle": QColor("#B98F55"), "contrast": QColor("#F6ECD2")}
_INK, _GOLD, _RED = QColor("#3B2A1C"), QColor("#D9A62E"), QColor("#A8321F")
LAYER = 0.5  # over the ground, under everything that lies on it


class Disc(NamedTuple):
    """A place that is added to the board, with its number."""

    at: QPointF
    radius: float
    words: str


class Amendments(Ornament):
    """Painted over the ground; nothing at all where the values are as printed."""

    def __init__(
        self,
        box: QRectF,
        light: Theme,
        *,
        closed: Sequence[tuple[QPointF, float]] = (),
        added: Sequence[Disc] = (),
        roads: Sequence[Sequence[QPointF]] = (),
        gone: Sequence[QPointF] = (),
    ) -> None:
        super().__init__(box)
        self.light = light
        self.closed, self.added, self.roads, self.gone = closed, added, roads, gone
        self.setZValue(LAYER)

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self.light = light
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = _PAPER[self.light]
        for line in self.roads:
            path = QPainterPath(line[0])
            for point in line[1:]:
                path.lineTo(point)
            painter.strokePath(path, _pen(_INK, 9))
            painter.strokePath(path, _pen(paper, 6))
        for at in self.gone:
            self._cross(painter, at, 9)
        for at, radius in self.closed:
            painter.setPen(QPen(_INK, 2))
            painter.setBrush(paper.darker(135))
            painter.drawEllipse(at, radius, radius)
            self._cross(painter, at, radius * 0.45)
        for disc in self.added:
            painter.setPen(QPen(_INK, 3))
            painter.setBrush(paper)
            painter.drawEllipse(disc.at, disc.radius, disc.radius)
            painter.setPen(QPen(_GOLD, 2))
            painter.drawEllipse(disc.at, disc.radius - 5, disc.radius - 5)
            painter.setPen(_INK)
            painter.setFont(scene_font(disc.radius * 0.8, bold=True))
            room = QRectF(disc.at.x() - disc.radius, disc.at.y() - disc.radius, 2 * disc.radius, 2 * disc.radius)
            put_words(painter, room, Qt.AlignmentFlag.AlignCenter, disc.words)

    @staticmethod
    def _cross(painter: QPainter, at: QPointF, reach: float) -> None:
        painter.setPen(_pen(_RED, 4))
        for way in (1, -1):
            painter.drawLine(at + QPointF(-reach, -reach * way), at + QPointF(reach, reach * way))


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
