"""A card or a pile looked at from near, while the pointer rests on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.games.pillars_cards.drawn import LEFT, draw_words, write
from kingsbridge_desktop.ui.games.pillars_cards.layout import HEIGHT, HOVER_CARD, TALL, WIDTH

CARD = QRectF(20, 20, 300, 300 * TALL)  # a single card
WORDS = QRectF(344, 36, 328, 84)  # its name
LINES = QRectF(344, 126, 328, 334)  # what it does
ONE = QSizeF(700, CARD.height() + 40)
ASIDE = 20.0  # from the card that is pointed at
SMALL = QSizeF(118, 118 * TALL)  # one of many
GAP = 10.0
PER_LINE = 9
MANY_LEFT, MANY_TOP, MANY_BELOW = 28.0, 68.0, 22.0
EDGE = 10.0  # of the table


class NearCard(NamedTuple):
    """One card looked at, with what it does."""

    picture: cache.Picture
    title: str
    lines: tuple[str, ...]


class NearPile(NamedTuple):
    """Many cards looked at."""

    title: str
    pictures: tuple[cache.Picture, ...]

    @property
    def per_line(self) -> int:
        """How many lie side by side."""
        return min(PER_LINE, max(3, len(self.pictures)))


class HoverCard(QGraphicsObject):
    """Lies above everything; no click meets it."""

    def __init__(self, light: Theme) -> None:
        super().__init__()
        self.light = light
        self.shown: NearCard | NearPile | None = None
        self._box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(HOVER_CARD)
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def show_near(self, near: NearCard | NearPile, beside: Thing) -> None:
        """A card and its words on the side of its place where there is room; a pile in the middle of the table."""
        if isinstance(near, NearCard):
            aside = beside.width / 2 + ASIDE
            x = beside.x - aside - ONE.width() if beside.x > WIDTH / 2 else beside.x + aside
            self._lay(near, QRectF(QPointF(x, beside.y - ONE.height() / 2), ONE))
            return
        lines = -(-len(near.pictures) // near.per_line)
        width = near.per_line * (SMALL.width() + GAP) + 2 * MANY_LEFT - 6
        height = lines * (SMALL.height() + GAP) + MANY_TOP + MANY_BELOW
        self._lay(near, QRectF((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height))

    def _lay(self, near: NearCard | NearPile, box: QRectF) -> None:
        x = max(EDGE, min(box.x(), WIDTH - box.width() - EDGE))
        y = max(EDGE, min(box.y(), HEIGHT - box.height() - EDGE))
        self.prepareGeometryChange()
        self.shown = near
        self._box = QRectF(QPointF(), box.size())
        self.setPos(x, y)
        self.update()
        self.show()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        near = self.shown
        if near is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_picture(painter, self._box, cache.PANEL, self.light)
        if isinstance(near, NearPile):
            self._paint_pile(painter, near)
            return
        ink = ROOMS[self.light].text
        paint_picture(painter, CARD, near.picture, self.light)
        draw_words(painter, WORDS, [near.title], 36, ink, LEFT)
        draw_words(painter, LINES, near.lines, 29, ink, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _paint_pile(self, painter: QPainter, near: NearPile) -> None:
        title = QRectF(44, 16, self._box.width() - 88, 48)
        write(painter, title, near.title, 30, bold=True, colour=ROOMS[self.light].text)
        for at, picture in enumerate(near.pictures):
            x = MANY_LEFT + at % near.per_line * (SMALL.width() + GAP)
            y = MANY_TOP + at // near.per_line * (SMALL.height() + GAP)
            paint_picture(painter, QRectF(QPointF(x, y), SMALL), picture, self.light)
