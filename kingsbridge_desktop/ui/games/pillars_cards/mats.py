"""The sheet of the player who scores: parchment, what it brought so far, words over and under its cards, materials."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from kingsbridge_desktop.games.pillars_cards.tables import MATERIALS
from kingsbridge_desktop.text.language import capitalized
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.drawn import CENTRE, RIGHT, TEXT, Drawn, width_of, write
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.pillars_cards import layout, words

HEADING = 26.0  # letters over a row of cards
_FAINT = 0.4  # how a material that is not there is shown
MATERIAL_TINT: dict[Theme, int] = {"day": 110, "candle": 110, "contrast": 26}  # of 255


class Sheet(NamedTuple):
    """The parchment: whose it is."""

    seat: int


class Gain(NamedTuple):
    """What a player got in this deal so far."""

    seat: int
    points: int


class Heading(NamedTuple):
    """The words over a row of cards, in a box of that size; `row` is a key of `words.ROWS`."""

    row: str
    wide: float
    high: float
    points: str = ""  # that they have brought


class Caption(NamedTuple):
    """What a card brought that has converted; a tick where it was no point."""

    points: int


class NoCards(NamedTuple):
    """Instead of rows."""


class Material(NamedTuple):
    """A material of the player who scores."""

    kind: int
    number: int
    is_wanted: bool = False  # may be taken though there is none yet


class SheetItem(Drawn):
    """Parchment under the cards of the player who scores."""

    face: Sheet

    def __init__(self, face: Sheet, light: Theme, text: Text, colours: tuple[str, ...]) -> None:
        super().__init__(None, face, layout.SHEET.size(), light)
        self._text, self._colours = text, colours

    def words_in(self) -> QRectF:
        return layout.SHEET_TITLE

    def draw(self, painter: QPainter) -> None:
        seat = self.face.seat
        paint_picture(painter, self.box, cache.PANEL, self.light)
        self.emblem(painter, f"shield:{self._colours[seat]}", layout.SHEET_SHIELD)
        title = self._text.language.say(words.CONTEXT, words.TITLE, name=self._text.names[seat])
        write(painter, layout.SHEET_TITLE, title, 36, bold=True, colour=self.room.text)


class GainItem(Drawn):
    """Points of the deal, at the right of the sheet's title."""

    face: Gain

    def __init__(self, face: Gain, light: Theme) -> None:
        super().__init__(None, face, layout.GAIN_BOX.size(), light)

    def draw(self, painter: QPainter) -> None:
        words = signed(self.face.points)
        wide = width_of(words, 44)
        box = QRectF(self.box.right() - wide - 6, 0, wide + 6, self.box.height())
        write(painter, box, words, 44, bold=True, colour=self.room.text, where=RIGHT)
        star = QRectF(QPointF(self.box.right() - wide - 60, 2), layout.GAIN_STAR)
        self.emblem(painter, "victory_point", star)


class HeadingItem(Drawn):
    """Words over a row of cards."""

    face: Heading

    def __init__(self, face: Heading, light: Theme, text: Text) -> None:
        super().__init__(None, face, QSizeF(face.wide, face.high), light)
        self._text = text

    def show_thing(self, thing: Thing) -> bool:
        """Another one has another size."""
        return thing.face == self.face

    def draw(self, painter: QPainter) -> None:
        row, points = self._text.language.say(words.CONTEXT, words.ROWS[self.face.row]), self.face.points
        if points:
            row = self._text.language.say(words.CONTEXT, words.ROW_SUM, row=row, points=points)
        write(painter, self.box, row, HEADING, italic=True, colour=self.room.quiet)


class CaptionItem(Drawn):
    """Words under a card."""

    face: Caption

    def __init__(self, face: Caption, light: Theme) -> None:
        super().__init__(None, face, layout.CAPTION, light)

    def draw(self, painter: QPainter) -> None:
        points = self.face.points
        write(painter, self.box, signed(points) if points else "✓", 27, bold=True, colour=self.room.text, where=CENTRE)


class NoCardsItem(Drawn):
    """A sheet without cards says so."""

    def __init__(self, face: NoCards, light: Theme, text: Text) -> None:
        super().__init__(None, face, layout.EMPTY_BOX.size(), light)
        self._text = text

    def draw(self, painter: QPainter) -> None:
        told = self._text.language.say(words.CONTEXT, words.NO_CARDS)
        write(painter, self.box, told, 32, colour=self.room.text, where=CENTRE)


def material_ground(light: Theme) -> QColor:
    """What a material lies on, over paper: a tint of its edge, which is black in high contrast."""
    ground = QColor(ROOMS[light].paper_edge)
    ground.setAlpha(MATERIAL_TINT[light])
    return ground


class MaterialItem(Drawn):
    """A material of the player who scores: clicked to take it, to give it up, or for the helper."""

    face: Material

    def __init__(self, anchor: Anchor, face: Material, light: Theme, text: Text) -> None:
        super().__init__(anchor, face, layout.material_size(), light)
        self._text = text

    def draw(self, painter: QPainter) -> None:
        kind, number, is_wanted = self.face
        is_faint = not number and not is_wanted
        box, room = self.box, self.room
        ground = material_ground(self.light)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 8, 8)
        painter.setOpacity(_FAINT if is_faint else 1.0)
        has_name = growth() == 1
        self.emblem(painter, MATERIALS[kind], QRectF(8, 2 if has_name else 4, 64, 64))
        painter.setOpacity(1.0)
        colour = room.quiet if is_faint else room.text
        write(painter, QRectF(82, 2, box.width() - 90, 64), str(number), 46, bold=True, colour=colour)
        if has_name:
            name = capitalized(self._text.material(kind))
            write(painter, QRectF(4, 64, box.width() - 8, 32), name, TEXT, colour=colour, where=CENTRE)
