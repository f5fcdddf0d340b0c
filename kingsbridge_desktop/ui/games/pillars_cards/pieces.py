"""The faces of cards and emblems, and the items that show the things of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BRICK_MAKER,
    CARD_IDS,
    COLOUR,
    COLOURS,
    CONVERTS,
    MATERIALS,
    POINTS,
    SAND_GIVEN,
    STONE_MADE,
    TOM,
    VALUE,
    YIELDS,
)
from kingsbridge_desktop.text.hyphens import short_name, with_hyphens
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.items import EmblemItem, below_picture, box_path
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.preparation import Sized
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars_cards import fixtures, layout, mats, places

LIFTED, LIFTED_HIGH = 14.0, 24.0  # how far a card is raised that may be picked, and one under the pointer
REACH = 9.0  # of the gold leaf around a card that wins
VALUE_SIDE, VALUE_IN_LARGE_PRINT = 0.33, 0.42  # of a card's width: the corner with its value
FAINT = 0.78  # how a card is shown that is worth nothing or used: paler, and its words still read
BACK = cache.card("card_back", deck="pillars_cards")
VP = "victory_point"
_SHADOW = QColor(20, 10, 0, 70)
_SHADOW_DEPTH = 4.0
_ROUND = 0.05  # of a card's corners
_RIM = ((8.5, QColor("#35281C")), (6.5, QColor("#F2C744")), (2.0, QColor("#35281C")))  # gold leaf between lines of ink
_PORTRAITS = {
    "aliena": "lady_aliena",
    "william": "william_hamleigh",
    "philip": "prior_philip",
    "tom": "tom_builder",
    "regan": "regan_hamleigh",
    "waleran": "bishop_waleran",
    "alfred": "alfred_builder",
}


class Card(NamedTuple):
    """A card face up, or its back; its thing has the width."""

    card: int  # HIDDEN: its back
    dim: bool = False  # worth nothing, or used
    gold: bool = False  # wins the trick as it lies
    lifts: bool = False  # is raised while it may be picked


class Emblem(NamedTuple):
    """A material or a point on its way."""

    name: str


def make_item(key: Key, thing: Thing, context: ViewContext, text: Text) -> QGraphicsItem:
    """The item of a thing."""
    light, names = context.light, text.names
    match thing.face:
        case Card():
            return CardItem(key, thing, light, text)
        case Emblem(name):
            return EmblemItem(name, layout.EMBLEM, light)
        case fixtures.Plate() as face:
            return fixtures.PlateItem(key, face, light, names[face.seat], context.colours[face.seat])
        case fixtures.Pile() as face:
            return fixtures.PileItem(key, face, layout.PILE, light)
        case fixtures.Deck() as face:
            return fixtures.DeckItem(key, face, light, text)
        case fixtures.KingTrick() as face:
            return fixtures.KingTrickItem(key, face, light, text)
        case fixtures.Slip() as face:
            return fixtures.SlipItem(face, light, names[face.seat])
        case fixtures.Note() as face:
            return fixtures.NoteItem(face, light, text)
    return _on_sheet(key, thing, context, text)


def _on_sheet(key: Key, thing: Thing, context: ViewContext, text: Text) -> QGraphicsItem:
    light = context.light
    match thing.face:
        case mats.Sheet() as face:
            return mats.SheetItem(face, light, text, tuple(context.colours))
        case mats.Gain() as face:
            return mats.GainItem(face, light)
        case mats.Heading() as face:
            return mats.HeadingItem(face, light, text)
        case mats.Caption() as face:
            return mats.CaptionItem(face, light)
        case mats.NoCards() as face:
            return mats.NoCardsItem(face, light, text)
        case mats.Material() as face:
            return mats.MaterialItem(key, face, light, text)
    raise AssertionError(f"nothing shows {thing.face!r}")


def emblem_of(card: int) -> str:
    """The name of a card's emblem."""
    name = CARD_IDS[card]
    if COLOUR[card] >= 0:
        return name.removeprefix(f"{COLOURS[COLOUR[card]]}_")
    return _PORTRAITS.get(name, name.rstrip("_12"))


def card_picture(card: int, text: Text) -> cache.Picture:
    """The face of a card in a language, or the back of one that is not known."""
    if card == HIDDEN:
        return BACK
    materials = MATERIALS
    pay: list[tuple[int, str]] = []
    get: list[tuple[int | str, str]] = []
    rates: list[tuple[str, int]] = []
    prices = [(kind, vp) for kind, vp in enumerate(CONVERTS[card]) if vp]
    if card == BRICK_MAKER:
        pay, get = [(1, materials[SAND_GIVEN])], [(1, materials[STONE_MADE])]
    elif len(prices) == 1:
        pay, get = [(1, materials[prices[0][0]])], [(prices[0][1], VP)]
    elif prices:
        rates = [(materials[kind], vp) for kind, vp in prices]
    elif card == TOM:
        get = [(1, materials[kind]) for kind in YIELDS[card]]
    elif YIELDS[card]:
        get = [(1, materials[YIELDS[card][0]])]
    elif POINTS[card]:
        get = [(signed(POINTS[card]) if POINTS[card] < 0 else POINTS[card], VP)]
    owner = COLOURS[COLOUR[card]] if COLOUR[card] >= 0 else "advantage" if ADVANTAGES >> card & 1 else "neutral"
    return cache.card(
        "game_card",
        value=VALUE[card],
        emblem=emblem_of(card),
        player=owner,
        pay=pay,
        get=get,
        rates=rates,
        name=with_hyphens(text.language, text.title(card)),
        short=short_name(text.language, text.title(card)),
    )


def cards_on_sheet(seen: Picture, text: Text) -> Iterator[Sized]:
    """The cards of a score sheet, as large as they lie there."""
    if places.SHEET in seen:
        for thing in seen.values():
            if isinstance(thing.face, Card):
                yield card_picture(thing.face.card, text), thing.width, thing.width * layout.TALL


class CardItem(Target):
    """One card, face up or face down, around its middle."""

    spill = _SHADOW_DEPTH

    def __init__(self, anchor: Anchor, thing: Thing, light: Theme, text: Text) -> None:
        super().__init__(anchor, QPainterPath())
        self.light, self._text = light, text
        self.face, self.picture = Card(HIDDEN), BACK
        self._box = QRectF()
        self._largest = 1.0
        self.show_thing(thing)

    def show_thing(self, thing: Thing) -> bool:
        """Another face or another size."""
        face = thing.face
        if not isinstance(face, Card):
            return False
        if (face, thing.width) == (self.face, self._box.width()):
            return True
        if face.card != self.face.card:
            self.picture = card_picture(face.card, self._text)
        self.face = face
        self.rise = (LIFTED, LIFTED_HIGH) if face.lifts else (0.0, 0.0)
        self.spill = REACH if face.gold else _SHADOW_DEPTH
        if thing.width != self._box.width():
            self._resize(thing.width)
        self.on_state_changed()
        return True

    def _resize(self, width: float) -> None:
        self._box = QRectF(-width / 2, -width * layout.TALL / 2, width, width * layout.TALL)
        self.set_shape(box_path(self._box, width * 0.06))

    def outline(self) -> QPainterPath:
        if self.face.lifts or growth() == 1:
            return super().outline()
        aside = layout.CORD_ASIDE  # words in large print reach to the edge of a small card
        return box_path(self._box.adjusted(-aside, 0, aside, aside), self._box.width() * 0.06)

    def lettered(self) -> QRectF:
        return QRectF() if self.face.card == HIDDEN else below_picture(self._box)

    def figured(self) -> QRectF:
        side = self._box.width() * (VALUE_IN_LARGE_PRINT if growth() > 1 else VALUE_SIDE)
        return QRectF() if self.face.card == HIDDEN else QRectF(self._box.topLeft(), QSizeF(side, side))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lift, box, face = self.lift, self._box, self.face
        if lift:
            painter.translate(0, -lift)
        if not face.dim and face.card != HIDDEN:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            shadow = QRectF(box.left() + 4, box.bottom(), box.width() - 8, _SHADOW_DEPTH)
            painter.fillRect(shadow, _SHADOW)
        if face.gold:
            for reach, colour in _RIM:
                self._halo(painter, reach, colour)
        if face.dim:
            painter.setOpacity(painter.opacity() * FAINT)
        paint_picture(painter, box, self.picture, self.light, growing=self._growing())

    def _growing(self) -> float:
        """The momentary scale, beside the largest one of this movement: what shrinks stays sharp."""
        scale = self.scale()
        self._largest = 1.0 if scale == 1.0 else max(self._largest, scale)
        return scale / self._largest

    def _halo(self, painter: QPainter, reach: float, colour: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = self._box.width() * _ROUND + reach
        painter.drawRoundedRect(self._box.adjusted(-reach, -reach, reach, reach), radius, radius)
