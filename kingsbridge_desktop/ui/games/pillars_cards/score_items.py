"""The sheet of the player who scores, with its materials, and the card held near to the eye."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from kingsbridge_desktop.games.pillars_cards.tables import MATERIALS
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.games.pillars_cards.items import CENTRE, LEFT, RIGHT, TEXT, Drawn, draw_words, write
from kingsbridge_desktop.ui.games.pillars_cards.layout import HEIGHT, WIDTH, Place
from kingsbridge_desktop.ui.theme import scene_font

NEAR = 300.0  # how wide a card is shown when it is looked at
SMALL = 118.0  # and one of many
PEEK_PER_LINE = 9


class SheetWords(NamedTuple):
    """What the scoring sheet shows besides the cards."""

    title: str
    colour: str
    gain: str
    headings: tuple[tuple[QRectF, str], ...]
    captions: tuple[tuple[QRectF, str], ...]
    empty: str


class ScoreSheet(Drawn):
    """Parchment under the cards of the player who scores: whose they are, what they brought so far."""

    told: SheetWords | None

    def draw(self, painter: QPainter) -> None:
        told, box, room = self.told, self.box, self.room
        if told is None:
            return
        paint_picture(painter, box, cache.PANEL, self.light)
        self.emblem(painter, f"shield:{told.colour}", QRectF(28, 20, 56, 56))
        wide = QFontMetricsF(scene_font(44, bold=True)).horizontalAdvance(told.gain)
        right = box.right() - 34
        write(
            painter, QRectF(right - wide - 6, 20, wide + 6, 56), told.gain, 44, bold=True, colour=room.text, where=RIGHT
        )
        self.emblem(painter, "victory_point", QRectF(right - wide - 60, 22, 50, 50))
        write(painter, QRectF(98, 20, right - wide - 70 - 98, 56), told.title, 36, bold=True, colour=room.text)
        for place, words in told.headings:
            write(painter, self._own(place), words, 26, italic=True, colour=room.quiet)
        for place, words in told.captions:
            write(painter, self._own(place), words, 27, bold=True, colour=room.text, where=CENTRE)
        if told.empty:
            write(painter, QRectF(30, 300, box.width() - 60, 60), told.empty, 32, colour=room.text, where=CENTRE)

    def _own(self, place: QRectF) -> QRectF:
        return place.translated(-self.pos())


class MaterialItem(Drawn):
    """A material of the player who scores: clicked to take it, to give it up, or for the helper."""

    told: tuple[str, int] | None

    def __init__(self, anchor: tuple[str, int], box: QRectF, light: Theme) -> None:
        super().__init__(anchor, box, light)
        self._emblem = MATERIALS[anchor[1]]

    def draw(self, painter: QPainter) -> None:
        if self.told is None:
            return
        words, number = self.told
        box, room = self.box, self.room
        ground = QColor(room.paper_edge)
        ground.setAlpha(110)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 8, 8)
        painter.setOpacity(1.0 if number else 0.4)
        self.emblem(painter, self._emblem, QRectF(8, 4, 68, 68))
        painter.setOpacity(1.0)
        colour = room.text if number else room.quiet
        write(painter, QRectF(82, 4, box.width() - 90, 68), str(number), 46, bold=True, colour=colour)
        write(painter, QRectF(4, 70, box.width() - 8, 32), words, TEXT, colour=colour, where=CENTRE)


class NearCard(NamedTuple):
    """One card looked at, with what it does."""

    picture: cache.Picture
    title: str
    lines: tuple[str, ...]


class NearPile(NamedTuple):
    """Many cards looked at."""

    title: str
    pictures: tuple[cache.Picture, ...]


class Preview(Drawn):
    """Lies above everything while the pointer rests on something small; no click meets it."""

    told: NearCard | NearPile | None

    def __init__(self, light: Theme) -> None:
        super().__init__(None, QRectF(0, 0, 10, 10), light)
        self.setAcceptHoverEvents(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(200)
        self.hide()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def show_card(self, near: NearCard, beside: Place, light: Theme) -> None:
        """A card and its words, on the side of its place where there is room."""
        size = QRectF(0, 0, NEAR + 400, NEAR * 1.5 + 40)
        left = beside.x > WIDTH / 2
        x = beside.x - beside.width / 2 - 20 - size.width() if left else beside.x + beside.width / 2 + 20
        self._lay(near, size, QPointF(x, beside.y - size.height() / 2), light)

    def show_pile(self, near: NearPile, light: Theme) -> None:
        """All cards of a pile, in the middle of the table."""
        per_line = min(PEEK_PER_LINE, max(3, len(near.pictures)))
        lines = -(-len(near.pictures) // per_line)
        size = QRectF(0, 0, per_line * (SMALL + 10) + 50, lines * (SMALL * 1.5 + 10) + 90)
        self._lay(near, size, QPointF((WIDTH - size.width()) / 2, (HEIGHT - size.height()) / 2), light)

    def _lay(self, near: NearCard | NearPile, size: QRectF, at: QPointF, light: Theme) -> None:
        x = max(10.0, min(at.x(), WIDTH - size.width() - 10))
        y = max(10.0, min(at.y(), HEIGHT - size.height() - 10))
        self.move_to(QRectF(x, y, size.width(), size.height()))
        self.tell(near, light)
        self.show()

    def draw(self, painter: QPainter) -> None:
        told = self.told
        if told is None:
            return
        paint_picture(painter, self.box, cache.PANEL, self.light)
        if isinstance(told, NearPile):
            self._draw_pile(painter, told)
            return
        paint_picture(painter, QRectF(20, 20, NEAR, NEAR * 1.5), told.picture, self.light)
        words = QRectF(NEAR + 44, 36, self.box.width() - NEAR - 72, 84)
        draw_words(painter, words, [told.title], 36, self.room.text, LEFT)
        rest = QRectF(words.left(), 126, words.width(), self.box.height() - 156)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        draw_words(painter, rest, told.lines, 29, self.room.text, top)

    def _draw_pile(self, painter: QPainter, told: NearPile) -> None:
        write(painter, QRectF(44, 16, self.box.width() - 88, 48), told.title, 30, bold=True, colour=self.room.text)
        per_line = min(PEEK_PER_LINE, max(3, len(told.pictures)))
        for at, picture in enumerate(told.pictures):
            x, y = 28 + at % per_line * (SMALL + 10), 68 + at // per_line * (SMALL * 1.5 + 10)
            paint_picture(painter, QRectF(x, y, SMALL, SMALL * 1.5), picture, self.light)
