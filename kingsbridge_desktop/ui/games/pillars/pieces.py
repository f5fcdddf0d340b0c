"""The faces of what lies on the site and on the mats, and the items that show pieces and cards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.picture import Key, Point, Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target, Zone
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import card_pictures, layout
from kingsbridge_desktop.ui.games.pillars.cathedral import Part, PartItem, tools
from kingsbridge_desktop.ui.games.pillars.player_strip import (
    CACHED,
    MIDDLE,
    Advantage,
    AdvantageItem,
    Cubes,
    CubesItem,
    FreePlace,
    FreePlaceItem,
    Stock,
    StockItem,
    paint_rim,
)
from kingsbridge_desktop.ui.games.pillars.words import say
from kingsbridge_desktop.ui.theme import scene_font

FIGURE = 23.0  # pixels of a number on a piece
NOTE = 25.0
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
            return CardItem(None, face, layout.SLOT, context, text)
        case Part() as face:
            return PartItem(face, light)
        case Stock() as face:
            return StockItem(face, context)
        case Cubes() as face:
            return CubesItem(key, face, light)
        case Advantage() as face:
            return AdvantageItem(key, face, light)
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
            return card_pictures.resource_card(face.card, text)
        case "advantage":
            return card_pictures.advantage(face.card, text)
        case "event":
            return card_pictures.event(face.card, text)
        case "craftsman":
            owner = face.owner if isinstance(face, StripCard) else NOBODY
            return card_pictures.craftsman(face.card, text, context.colours[owner] if owner != NOBODY else "")
    return card_pictures.event_back()


def paint_number(painter: QPainter, at: QPointF, number: str, light: Theme, pixels: float = FIGURE) -> None:
    """A figure on a small round of parchment."""
    font = scene_font(pixels, bold=True)
    wide = max(pixels * 1.3, QFontMetricsF(font).horizontalAdvance(number) + pixels * 0.55)
    box = QRectF(at.x() - wide / 2, at.y() - pixels * 0.65, wide, pixels * 1.3)
    room = ROOMS[light]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(room.wood_line), 1.6))
    painter.setBrush(QColor(room.paper))
    painter.drawRoundedRect(box, pixels * 0.65, pixels * 0.65)
    painter.setFont(font)
    painter.setPen(QColor(room.text))
    painter.drawText(box, MIDDLE, number)


class TokenItem(QGraphicsObject):
    """A piece with or without a number; clicks go through to what lies below."""

    def __init__(self, face: Token, context: ViewContext) -> None:
        super().__init__()
        self._context = context
        self._show(face)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _show(self, face: Token) -> None:
        self.face = face
        emblem = face.emblem if face.seat == NOBODY else f"{face.emblem}:{self._context.colours[face.seat]}"
        self._picture = cache.emblem(emblem, halo=True)
        half = face.size / 2
        self._box = QRectF(-half, -half, face.size, face.size)
        self._bounds = self._box.adjusted(-2, -2, 2, 2)
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

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        light = self._context.light
        paint_picture(painter, self._box, self._picture, light, growing=self.scale())
        if self.face.number:
            paint_number(painter, QPointF(*self.face.beside), self.face.number, light)


class StepRing(QGraphicsObject):
    """Gold around the number of the step that is carried out now."""

    RADIUS, ROOM = 18.5, 32.0

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-self.ROOM, -self.ROOM, 2 * self.ROOM, 2 * self.ROOM)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(53, 40, 28), 8.0), (QColor("#F0C654"), 5.0)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(QPointF(0, 0), self.RADIUS, self.RADIUS)


class CardItem(Target):
    """A card around its place; dimmed when it cannot be had, with a note of what was used."""

    def __init__(
        self, anchor: Anchor | None, face: StripCard | SiteCard, width: float, context: ViewContext, text: Text
    ) -> None:
        self._box = layout.card_box((0, 0), width)
        path = QPainterPath()
        path.addRoundedRect(self._box, width * CARD_CORNER, width * CARD_CORNER)
        super().__init__(anchor, path)
        self._context, self._text = context, text
        self._show(face)
        self.setCacheMode(CACHED)
        if anchor is None:  # only looked at: the zone around it is what is clicked
            self.setAcceptHoverEvents(False)
            self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

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

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        light = self._context.light
        if self.offered:
            painter.translate(0, -CARD_RAISED)
        self.paint_glow(painter)
        opacity = painter.opacity()
        if self.dimmed:
            painter.setOpacity(opacity * PALE)
        paint_picture(painter, self._box, self.picture, light, growing=self.scale())
        if self.note:
            painter.setOpacity(opacity)
            paint_number(painter, self._box.topRight() + QPointF(-34, 22), self.note, light, NOTE)


class Rimmed(Zone):
    """A zone of the site with a rim of gold where something may be done; painted once as long as it shows that."""

    def __init__(self, anchor: Anchor, path: QPainterPath, rim: QPainterPath) -> None:
        super().__init__(anchor, path)
        self._rim = rim

    def on_state_changed(self) -> None:
        self.setCacheMode(CACHED if self.offered or self.marked else QGraphicsItem.CacheMode.NoCache)
        super().on_state_changed()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self.offered:
            paint_rim(painter, self._rim)


def stall(kind: int, path: QPainterPath) -> Rimmed:
    """A stall of the market with its cubes."""
    return Rimmed(("stall", kind), path, path)


def builder_space(space: int, at: Point, path: QPainterPath) -> Rimmed:
    """A builder space with the card above it: a ring of gold where a builder may go."""
    ring = QPainterPath()
    ring.addEllipse(QPointF(*at), layout.SPACE - 2, layout.SPACE - 2)
    return Rimmed(("space", space), path, ring)
