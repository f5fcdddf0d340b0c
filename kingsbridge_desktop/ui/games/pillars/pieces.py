"""The faces of what lies on the site and on the mats, and the items that show pieces and cards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import growth, put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.items import Ornament, below_picture, box_path, disc_path
from kingsbridge_desktop.ui.board.neighbours import NOWHERE
from kingsbridge_desktop.ui.board.picture import Key, Point, Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Rimmed, Target
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import faces, layout
from kingsbridge_desktop.ui.games.pillars.fixtures import Part, PartItem, number_scale, tools
from kingsbridge_desktop.ui.games.pillars.mats import (
    CACHED,
    MIDDLE,
    Advantage,
    Craftsman,
    Cubes,
    CubesItem,
    FreePlace,
    FreePlaceItem,
    HeldItem,
    Stock,
    StockItem,
)
from kingsbridge_desktop.ui.games.pillars.words import say
from kingsbridge_desktop.ui.theme import scene_font

FIGURE = 23.0  # pixels of a number on a piece
NOTE, IN_CORNER = 25.0, 4.0  # pixels of a note on a card, and how far inside its corner it stands
CARD_RAISED = 9.0  # how far a card stands out that may be picked
CARD_CORNER = 0.05  # of its width
PALE = 0.45
RING = "ring"  # the faces without a variant
TOOLS = "tools"


class Token(NamedTuple):
    """A piece: what it looks like, in whose colour, and the number it bears."""

    emblem: str
    size: float
    seat: int = NOBODY
    number: str = ""
    beside: Point = (0, 0)  # where the number is, from the middle


class SiteCard(NamedTuple):
    """A card on the site that is only looked at: "event", "back", "advantage" or "craftsman"."""

    kind: str
    card: int


class StripCard(NamedTuple):
    """A resource "card" or "craftsman" in the strip, on display or in a player's row."""

    kind: str
    card: int
    owner: int
    dimmed: bool
    note: str


def make_item(key: Key, thing: Thing, context: ViewContext, text: Text) -> QGraphicsItem:
    """The item of a thing; `key` is the anchor of what can be picked."""
    light = context.light
    match thing.face:
        case Token() as face:
            return TokenItem(face, context)
        case StripCard() as face:
            return CardItem(key, face, layout.CARD, context, text)
        case SiteCard() as face:
            return CardItem(None, face, layout.slot_width(), context, text)
        case Part() as face:
            return PartItem(face, light)
        case Stock() as face:
            return StockItem(face, context)
        case Cubes() as face:
            return CubesItem(key, face, light)
        case Advantage(advantage, side):
            return HeldItem(key, tables.ADVANTAGE_IDS[advantage], side, light)
        case Craftsman(craftsman):
            return HeldItem(key, faces.trade(craftsman), layout.OWN_CRAFTSMAN, light)
        case FreePlace(words):
            return FreePlaceItem(say(context, words), light)
        case "ring":
            return StepRing()
        case "tools":
            return tools(light)
    raise AssertionError(f"nothing shows {thing.face!r}")


def card_picture(face: StripCard | SiteCard, context: ViewContext, text: Text) -> cache.Picture:
    """The front of a card, or the back."""
    match face.kind:
        case "card":
            return faces.resource_card(face.card, text)
        case "advantage":
            return faces.advantage(face.card, text)
        case "event":
            return faces.event(face.card, text)
        case "craftsman":
            owner = face.owner if isinstance(face, StripCard) else NOBODY
            colour = context.colours[owner] if owner != NOBODY else ""
            if isinstance(face, StripCard):
                return faces.craftsman(face.card, text, colour, corded=True, counted=bool(face.note))
            return faces.craftsman(face.card, text, colour)
    return faces.event_back()


def paint_number(painter: QPainter, at: QPointF, number: str, light: Theme, pixels: float = FIGURE) -> None:
    """A figure on a small round of parchment."""
    font, size = _number(number, pixels)
    box = QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height())
    _paint_number(painter, box, number, font, light)


def _number(number: str, pixels: float) -> tuple[QFont, QSizeF]:
    """Its letters, and how large the round is that it stands on."""
    pixels *= min(growth(), layout.NUMBER_GROWTH)
    font = scene_font(pixels, bold=True)
    return font, QSizeF(max(pixels * 1.3, QFontMetricsF(font).horizontalAdvance(number) + pixels * 0.55), pixels * 1.3)


def _paint_number(painter: QPainter, box: QRectF, number: str, font: QFont, light: Theme) -> None:
    room = ROOMS[light]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(room.wood_line), 1.6))
    painter.setBrush(QColor(room.paper))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(font)
    painter.setPen(QColor(room.text))
    put_words(painter, box, MIDDLE, number)


class TokenItem(Ornament):
    """A piece with or without a number."""

    def __init__(self, face: Token, context: ViewContext) -> None:
        super().__init__(QRectF())
        self._context = context
        self._show(face)

    def _show(self, face: Token) -> None:
        self.face = face
        emblem = face.emblem if face.seat == NOBODY else f"{face.emblem}:{self._context.colours[face.seat]}"
        self._picture = cache.emblem(emblem, halo=True)
        half = face.size / 2
        self._box = QRectF(-half, -half, face.size, face.size)
        self._bounds = self._box
        if face.number:
            x, y = face.beside
            self._bounds = self._bounds.united(QRectF(x - 34, y - 20, 68, 40))

    def show_thing(self, thing: Thing) -> bool:
        """Another number, size or colour."""
        if not isinstance(thing.face, Token):
            return False
        self.prepareGeometryChange()
        self._show(thing.face)
        self.update()
        return True

    def boundingRect(self) -> QRectF:
        return self._bounds

    def lettered(self) -> QRectF:
        return self._bounds if self.face.number else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        light = self._context.light
        paint_picture(painter, self._box, self._picture, light, growing=self.scale())
        if self.face.number:
            paint_number(painter, QPointF(*self.face.beside), self.face.number, light)


class StepRing(Ornament):
    """Gold around the number of the step that is carried out now, however large that is, and wherever it went."""

    ROOM = 40.0

    def __init__(self) -> None:
        super().__init__(QRectF(-self.ROOM, -self.ROOM, 2 * self.ROOM, 2 * self.ROOM))

    def follow(self, way: QPointF) -> None:
        """The number stands so far from its painted place."""
        self.setTransform(QTransform.fromTranslate(way.x(), way.y()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = layout.NUMBER * number_scale(painter.worldTransform().m11() / growth()) + layout.RING_BESIDE
        for colour, width in ((QColor(53, 40, 28), layout.RING), (QColor("#F0C654"), layout.RING - 3)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(QPointF(0, 0), radius, radius)


class CardItem(Target):
    """A card around its place; dimmed when it cannot be had, with a note of what was used."""

    rise = (CARD_RAISED, CARD_RAISED)

    def __init__(
        self, anchor: Anchor | None, face: StripCard | SiteCard, width: float, context: ViewContext, text: Text
    ) -> None:
        self._box = layout.card_box((0, 0), width)
        super().__init__(anchor, box_path(self._box, width * CARD_CORNER))
        self._context, self._text = context, text
        self._show(face)
        self.setCacheMode(CACHED)

    def _show(self, face: StripCard | SiteCard) -> None:
        self.face = face
        self.picture = card_picture(face, self._context, self._text)
        self.dimmed = isinstance(face, StripCard) and face.dimmed
        self.note = face.note if isinstance(face, StripCard) else ""

    def show_thing(self, thing: Thing) -> bool:
        """Another card in its place, paler or with another note."""
        if type(thing.face) is not type(self.face):
            return False
        assert isinstance(thing.face, StripCard | SiteCard)
        self._show(thing.face)
        self.update()
        return True

    def lettered(self) -> QRectF:
        return below_picture(self._box)

    def noted(self) -> QRectF:
        """Where its note stands: in the upper right corner, inside the card."""
        size = _number(self.note, NOTE)[1]
        return QRectF(self._box.topRight() + QPointF(-size.width() - IN_CORNER, IN_CORNER), size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        light = self._context.light
        painter.translate(0, -self.lift)
        opacity = painter.opacity()
        if self.dimmed:
            painter.setOpacity(opacity * PALE)
        paint_picture(painter, self._box, self.picture, light, growing=self.scale())
        if self.note:
            painter.setOpacity(opacity)
            _paint_number(painter, self.noted(), self.note, _number(self.note, NOTE)[0], light)


class Space(Rimmed):
    """A builder space: its whole ring is seen, however large the name beside it."""

    bends = True


class Read(Rimmed):
    """A place with something painted that is read or counted: its cord alone marks it, and nothing makes that pale."""

    wash = (0, 0)


def stall(kind: int, path: QPainterPath) -> Rimmed:
    """A stall of the market with its cubes; the price over it is never covered by a cord."""
    return Read(("stall", kind), path, box_path(layout.stall_rim(kind), 10), NOWHERE)


def builder_space(space: int, at: Point, path: QPainterPath) -> Rimmed:
    """A builder space with the card above it: a ring of gold where a builder may go."""
    zone = Read if space in layout.numbered() else Space
    return zone(("space", space), path, disc_path(layout.SPACE - 2).translated(*at))
