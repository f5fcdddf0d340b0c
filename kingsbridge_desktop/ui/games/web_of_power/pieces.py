"""The faces of what lies on the cloister map, and the items that show them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.web_of_power.tables import DATA
from kingsbridge_desktop.text.hyphens import with_hyphens
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.cards import ARMS
from kingsbridge_desktop.ui.art.lettering import growth, put_words
from kingsbridge_desktop.ui.art.palette import LIVERIES, ROOMS, Theme
from kingsbridge_desktop.ui.board.items import EmblemItem, Label, on_wood
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.web_of_power import layout, words
from kingsbridge_desktop.ui.theme import READABLE, scene_font, shortened

FAN = 22.0  # how far the hindmost of equal cards looks out: more would hide the heading above them
NUMBER_INSIDE = 6.0  # how far the slip of a number stays over the lower edge of its cards: a cord leaves it free
MOST_SHOWN = 3  # of equal cards
MOST_GROWTH = 1.6  # of letters beside the map
BLACK = -1  # the colour of a piece that is nobody's


class Piece(NamedTuple):
    """A cloister, a councillor or a disc of a player."""

    emblem: str
    seat: int
    size: float


class Card(NamedTuple):
    """Equal cards lying over each other; `number` where they are only counted."""

    kind: int  # HIDDEN: its back
    width: float
    copies: int
    number: str = ""


class Count(NamedTuple):
    """A small card of a kind on the discard."""

    kind: int
    copies: int


class Chain(NamedTuple):
    """A row of own cloisters; it `counts` when it is long enough to score."""

    seat: int
    row: tuple[int, ...]
    counts: bool


class Title(NamedTuple):
    """Words beside the map."""

    words: str
    pixels: float


class Gain(NamedTuple):
    """Who gets how many points, written over a place."""

    seat: int
    points: int


class HandTitle(NamedTuple):
    """Whose hand it is."""

    seat: int


def card_picture(kind: int, text: Text, *, named: bool = True) -> cache.Picture:
    """The front of a card, or the back; one that is very small at any size of the window has no names."""
    if kind == HIDDEN:
        return cache.card("card_back", deck="web_of_power")
    lands = DATA.kind_lands[kind]
    names = [with_hyphens(text.language, text.country(land)) if named else "" for land in lands]
    arms = [ARMS[DATA.land_ids[land]] for land in lands]
    return cache.card(
        "country_card",
        first=arms[0],
        second=arms[1] if len(arms) > 1 else "",
        ground=DATA.kind_colours[kind],
        name=names[0],
        second_name=names[1] if len(names) > 1 else "",
    )


def make_item(key: Key, thing: Thing, context: ViewContext, text: Text) -> QGraphicsItem:
    """The item of a thing."""
    light = context.light
    match thing.face:
        case Piece(emblem, seat, size):
            return EmblemItem(f"{emblem}:{'black' if seat == BLACK else context.colours[seat]}", size, light)
        case Card(kind, width, count, number):
            return CardPile(key, card_picture(kind, text), width, light, count, number)
        case Count(kind, _):
            return Tally(key, card_picture(kind, text, named=False), layout.DISCARD_CARD, light)
        case Chain(seat, row, counts):
            roads = layout.board().roads
            lines = [roads[frozenset(pair)] for pair in pairwise(row)]
            return ChainLine(lines, context.colours[seat], counts)
        case Title(title, pixels):
            large = min(growth(), layout.DISCARD_GROWTH)
            return Label(title, pixels * large, on_wood(context.light), align="left", bold=True)
        case HandTitle(seat):
            pixels, name = 26 * min(growth(), MOST_GROWTH), context.seats[seat].name
            whole = context.language.say(words.CONTEXT, words.HAND, name=name)
            fits = shortened(whole, pixels / READABLE, layout.MARGIN, bold=True) == whole
            title = whole if fits else shortened(name, pixels / READABLE, layout.MARGIN, bold=True)
            return Label(title, pixels, on_wood(context.light), align="left", bold=True)
        case Gain(seat, points):
            name = shortened(context.seats[seat].name, 30 / READABLE, layout.MARGIN, bold=True)
            return Label(f"{name} +{points}", 30 * growth(), "day", bold=True)
    raise AssertionError(f"nothing shows {thing.face!r}")


class CardPile(Target):
    """Equal cards lying over each other, the front one in full; with a number where they are only counted."""

    def __init__(
        self, anchor: Anchor, picture: cache.Picture, width: float, light: Theme, count: int, number: str = ""
    ) -> None:
        fan = FAN if count > 1 else 0.0
        path = QPainterPath()
        path.addRoundedRect(QRectF(-width / 2, -width * 0.75 - fan, width, width * 1.5 + fan), 8, 8)
        super().__init__(anchor, path)
        self.picture, self.light, self.width, self.count = picture, light, width, count
        self.number = number

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        shown = min(self.count, MOST_SHOWN)
        for behind in range(shown - 1, -1, -1):
            up = behind * FAN / max(1, shown - 1)
            box = QRectF(-self.width / 2, -self.width * 0.75 - up, self.width, self.width * 1.5)
            paint_picture(painter, box, self.picture, self.light)
        if self.number:
            self._paint_number(painter)

    def number_box(self, large: float) -> QRectF:
        """Where the number stands, in letters that are so much larger than usual."""
        return QRectF(-32 * large, self.width * 0.75 - NUMBER_INSIDE - 40 * large, 64 * large, 40 * large)

    def _paint_number(self, painter: QPainter) -> None:
        room = ROOMS[self.light]
        large = min(growth(), MOST_GROWTH)
        box = self.number_box(large)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.wood_line), 2))
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(box, 12, 12)
        painter.setFont(scene_font(28 * large, bold=True))
        painter.setPen(QColor(room.text))
        put_words(painter, box, Qt.AlignmentFlag.AlignCenter, self.number)


class Tally(Target):
    """A small card with room for the number of its kind that lie there."""

    def __init__(self, anchor: Anchor, picture: cache.Picture, width: float, light: Theme) -> None:
        self._box = QRectF(-width / 2, -width * 0.75, width, width * 1.5)
        path = QPainterPath()
        path.addRoundedRect(self._box.adjusted(0, 0, width, 0), 4, 4)
        super().__init__(anchor, path)
        self.picture, self.light = picture, light

    def show_thing(self, thing: Thing) -> bool:
        """Only its number changes, which is written beside it."""
        return isinstance(thing.face, Count)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, self.picture, self.light)


class ChainLine(QGraphicsItem):
    """A row of own cloisters drawn along its roads; firm when it scores, dashed while it is one short."""

    def __init__(self, lines: Sequence[Sequence[QPointF]], livery: str, scores: bool) -> None:
        super().__init__()
        self._path = QPainterPath()
        for line in lines:
            self._path.moveTo(line[0])
            for point in line[1:]:
                self._path.lineTo(point)
        colour = QColor(LIVERIES[livery].colour)
        style = Qt.PenStyle.SolidLine if scores else Qt.PenStyle.DotLine
        self._pens = (
            QPen(QColor(250, 240, 210, 200), 13, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
            QPen(colour, 8, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
        )
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pen in self._pens:
            painter.strokePath(self._path, pen)
