"""A player's whole mat over the site, while the pointer is on the plate: craftsmen, advantages, outlook."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import card_pictures, hover, layout
from kingsbridge_desktop.ui.theme import scene_font

_SMALL = 98.0  # width of an advantage
_LINE = 38.0


class MatPreview(QGraphicsItem):
    """Lies above everything; no click meets it."""

    def __init__(self, light: Theme) -> None:
        super().__init__()
        self.light: Theme = light
        self._box = QRectF(0, 0, 10, 10)
        self._title, self._shield = "", "blue"
        self._craftsmen: list[cache.Picture] = []
        self._advantages: list[cache.Picture] = []
        self._lines: list[str] = []
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(layout.PREVIEW_LAYER)
        self.hide()

    def tell(self, s: State, seat: int, context: ViewContext, text: Text) -> None:
        """The mat of a player."""
        self.prepareGeometryChange()
        self._title, self._shield = context.seats[seat].name, context.colours[seat]
        self._craftsmen = [card_pictures.craftsman(c, text, context.colours[seat]) for c in members_of(s.row[seat])]
        self._advantages = [card_pictures.advantage(a, text) for a in members_of(s.advantages[seat])]
        self._lines = hover.forecast_lines(s, seat, context, text) if hover.is_foreseeable(s) else []
        high = (
            92
            + layout.CARD_HIGH
            + (_SMALL * layout.CARD_SHAPE + 14 if self._advantages else 0)
            + len(self._lines) * _LINE
            + 26
        )
        self._box = QRectF(0, 0, layout.MOST_IN_A_ROW * layout.ROW_STEP + 56, high)
        self.setPos(layout.SCENE.right() - self._box.width() - 20, 70)
        self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self.light)
        paint_picture(painter, QRectF(28, 22, 50, 50), cache.shield(self._shield), self.light)
        painter.setPen(QColor(ROOMS[self.light].text))
        painter.setFont(scene_font(34, bold=True))
        painter.drawText(QRectF(92, 22, self._box.width() - 120, 50), Qt.AlignmentFlag.AlignVCenter, self._title)
        y = 84.0
        for place, picture in enumerate(self._craftsmen):
            box = QRectF(30 + place * layout.ROW_STEP, y, layout.CARD, layout.CARD_HIGH)
            paint_picture(painter, box, picture, self.light)
        y += layout.CARD_HIGH + 12
        for place, picture in enumerate(self._advantages):
            step = min(_SMALL + 8, (self._box.width() - 60 - _SMALL) / max(1, len(self._advantages) - 1))
            paint_picture(
                painter, QRectF(30 + place * step, y, _SMALL, _SMALL * layout.CARD_SHAPE), picture, self.light
            )
        if self._advantages:
            y += _SMALL * layout.CARD_SHAPE + 14
        painter.setFont(scene_font(27))
        for line in self._lines:
            painter.drawText(QRectF(32, y, self._box.width() - 60, _LINE), Qt.AlignmentFlag.AlignVCenter, line)
            y += _LINE
