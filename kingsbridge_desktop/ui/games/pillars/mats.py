"""What lies before a player: the stock, held advantages, places for craftsmen; and a whole mat over the site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import NARROWER, fit_name, growth, put_lines, put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS, Ornament, box_path
from kingsbridge_desktop.ui.board.neighbours import NOWHERE
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import faces, layout
from kingsbridge_desktop.ui.theme import fitting_font, scene_font

MIDDLE = Qt.AlignmentFlag.AlignCenter
CUBES = 33.0  # the emblem of a resource
BELOW_CORD, ABOVE_CORD = 12.0, 15.0  # how far inside its room it begins, and its number ends
NOTHING_HELD = 0.55  # opacity of its emblem
CACHED = QGraphicsItem.CacheMode.DeviceCoordinateCache  # for what stays: words are dear
_NAME, _NAME_HIGH = 28.0, 50.0  # letters of a player's name, and their room, down to the stock
_LINE = 42.0  # height of a line of the stock, and of the pictures in it
_FREE_WORDS, _OFF_EDGE, _AT_EDGE = 24.0, 15.0, 9.0  # letters on a free place, how far inside they stay, and at least
_SMALL = 98.0  # width of an advantage on a mat over the site
_PREVIEW_LINE = 38.0
_PREVIEW_END = 40.0  # below the last line
_PREVIEW_STEP = layout.CARD + 6  # nothing is offered there


class Stock(NamedTuple):
    """The ground of a player's stock: whose it is, gold and workers."""

    seat: int
    gold: int
    workers: str
    is_named: bool = True  # its name gives way to the craftsmen while the strip shows the display


class Cubes(NamedTuple):
    """How much of a resource a player holds."""

    kind: int
    held: int


class Advantage(NamedTuple):
    """An advantage that lies before a player, as large as there is room."""

    advantage: int
    side: float


class Craftsman(NamedTuple):
    """A craftsman of a player whose strip shows the display: the emblem of the trade."""

    craftsman: int


class FreePlace(NamedTuple):
    """A place for a card that is not there, and the id of the word that says so."""

    words: str


def _around(box: QRectF) -> QRectF:
    """A box of that size around its middle."""
    return box.translated(-box.center())


class StockItem(Ornament):
    """The ground of the stock: whose mat it is, gold and workers."""

    def __init__(self, face: Stock, context: ViewContext) -> None:
        super().__init__(_around(layout.STOCK))
        self._face, self._context = face, context
        self.setCacheMode(CACHED)

    def lettered(self) -> QRectF:
        return self._box

    def show_thing(self, thing: Thing) -> bool:
        """Another player's, or other numbers."""
        if not isinstance(thing.face, Stock):
            return False
        self._face = thing.face
        self.update()
        return True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        context, seat = self._context, self._face.seat
        light, colour = context.light, context.colours[seat]
        left, top = self._box.left(), self._box.top()
        paint_picture(painter, self._box, cache.PANEL, light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_picture(painter, QRectF(left + 24, top + 12, _LINE, _LINE), cache.shield(colour), light)
        painter.setPen(QColor(ROOMS[light].text))
        if self._face.is_named:
            box = QRectF(left + 74, top + 33 - _NAME_HIGH / 2, self._box.width() - 90, _NAME_HIGH)
            least = LEAST_PIXELS / max(0.01, painter.worldTransform().m11())
            name = context.seats[seat].name
            parts, size, narrow = fit_name(name, box.width(), box.height(), _NAME * growth(), least)
            put_lines(painter, box, parts, size, ROOMS[light].text, align="left", on_card=False, narrow=narrow)
        lines = (("gold", str(self._face.gold)), (f"worker_figure:{colour}", self._face.workers))
        self._paint_lines(painter, lines)

    def _paint_lines(self, painter: QPainter, lines: Sequence[tuple[str, str]]) -> None:
        y = self._box.top() + 148
        for at, (emblem, words) in enumerate(lines):
            x = self._box.left() + 26 + at * 104
            paint_picture(painter, QRectF(x, y, _LINE, _LINE), cache.emblem(emblem), self._context.light)
            room = QRectF(x + 48, y, 54 if at + 1 < len(lines) else self._box.right() - x - 70, _LINE)
            painter.setFont(fitting_font(words, 30, room.size(), bold=True))
            put_words(painter, room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, words)


class CubesItem(Target):
    """How much of a resource a player holds."""

    clear = NOWHERE  # whose it is stands above, gold and workers below

    def __init__(self, anchor: Anchor, face: Cubes, light: Theme) -> None:
        self._box = _around(layout.stock_box(face.kind))
        super().__init__(anchor, box_path(self._box, 8))
        self._face, self._light = face, light
        self.setCacheMode(CACHED)

    def show_thing(self, thing: Thing) -> bool:
        """More or less of it."""
        if not isinstance(thing.face, Cubes):
            return False
        self._face = thing.face
        self.update()
        return True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        opacity, room = painter.opacity(), ROOMS[self._light]
        if not self._face.held:
            painter.setOpacity(opacity * NOTHING_HELD)
        box = self._box
        emblem = cache.emblem(tables.RESOURCE_IDS[self._face.kind])
        at = QRectF(box.center().x() - CUBES / 2, box.top() + BELOW_CORD, CUBES, CUBES)
        paint_picture(painter, at, emblem, self._light)
        painter.setOpacity(opacity)  # a nought is quiet, but read
        line = QRectF(box.left(), at.bottom() - 2, box.width(), box.bottom() - ABOVE_CORD - at.bottom() + 2)
        painter.setFont(fitting_font(str(self._face.held), 34, line.size(), bold=True))
        painter.setPen(QColor(room.text if self._face.held else room.quiet))
        put_words(painter, line, MIDDLE | Qt.TextFlag.TextDontClip, str(self._face.held))


class HeldItem(Target):
    """What lies before a player, an advantage or a craftsman: its emblem on a slip of parchment."""

    def __init__(self, anchor: Anchor, emblem: str, side: float, light: Theme) -> None:
        self._box = QRectF(-side / 2, -side / 2, side, side)
        super().__init__(anchor, box_path(self._box, 6))
        self._picture = cache.emblem(emblem)
        self._light = light

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        room = ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.wood_line), 2))
        painter.setBrush(QColor(room.paper))
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), 6, 6)
        paint_picture(painter, self._box.adjusted(4, 4, -4, -4), self._picture, self._light)


class FreePlaceItem(Ornament):
    """A place in the strip without a card."""

    def __init__(self, words: str, light: Theme) -> None:
        super().__init__(layout.card_box((0, 0), layout.CARD))
        self._light: Theme = light
        self._words = words
        self.setCacheMode(CACHED)

    def line(self) -> QColor:
        """The colour of its outline, seen on wood in every light."""
        return QColor(ROOMS[self._light].text_on_wood)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        room = ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._light == "contrast":  # a dark ground would be the strongest thing on a table of light ones
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            ground = QColor(room.wood_line)
            ground.setAlpha(60)
            painter.setBrush(ground)
        painter.setPen(QPen(self.line(), 2.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self._box.adjusted(4, 4, -4, -4), 8, 8)
        inner, font = free_words(self._words, self._box)
        painter.setFont(font)
        painter.setPen(QColor(room.text_on_wood))
        put_words(painter, inner, MIDDLE | Qt.TextFlag.TextWordWrap, self._words)


def free_words(words: str, box: QRectF) -> tuple[QRectF, QFont]:
    """Room and letters of words on a free place: nearer to its edge, and narrower, rather than smaller than wished."""
    for edge, narrow in ((_OFF_EDGE, 1.0), *((_AT_EDGE, narrow) for narrow in NARROWER)):
        inner = box.adjusted(edge, 10, -edge, -10)
        room = QSizeF(inner.width() / narrow, inner.height())
        font = fitting_font(words, _FREE_WORDS, room, italic=True, wraps=True)
        font.setStretch(round(100 * narrow))
        if font.pixelSize() >= round(_FREE_WORDS * growth()):
            break
    return inner, font


class MatPreview(Ornament):
    """A player's whole mat while the pointer is on the plate: craftsmen, advantages, outlook; no click meets it."""

    def __init__(self, light: Theme) -> None:
        super().__init__(QRectF(0, 0, 10, 10))
        self.light: Theme = light
        self._title, self._shield = "", "blue"
        self._craftsmen: list[cache.Picture] = []
        self._advantages: list[cache.Picture] = []
        self._lines: Sequence[str] = ()
        self.setZValue(layout.PREVIEW_LAYER)
        self.hide()

    def tell(self, s: State, seat: int, lines: Sequence[str], context: ViewContext, text: Text) -> None:
        """The mat of a player, and what is foreseen for it in these lines."""
        self.prepareGeometryChange()
        self._title, self._shield = context.seats[seat].name, context.colours[seat]
        self._craftsmen = [faces.craftsman(c, text, context.colours[seat]) for c in members_of(s.row[seat])]
        self._advantages = [faces.advantage(a, text) for a in members_of(s.advantages[seat])]
        self._lines = lines
        high = (
            92
            + layout.CARD_HIGH
            + (_SMALL * layout.CARD_SHAPE + 14 if self._advantages else 0)
            + len(self._lines) * _PREVIEW_LINE
            + _PREVIEW_END
        )
        self._box = QRectF(0, 0, layout.MOST_IN_A_ROW * _PREVIEW_STEP + 56, high)
        most = min(layout.SCENE.width() / (self._box.width() + 40), (layout.SCENE.height() - 140) / high)
        self.setScale(max(1.0, min(growth(), most)))
        self.setPos(layout.SCENE.right() - self._box.width() * self.scale() - 20, 70)
        self.update()
        self.show()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self.light)
        paint_picture(painter, QRectF(28, 22, 50, 50), cache.shield(self._shield), self.light)
        painter.setPen(QColor(ROOMS[self.light].text))
        painter.setFont(scene_font(34, bold=True))
        put_words(painter, QRectF(92, 22, self._box.width() - 120, 50), Qt.AlignmentFlag.AlignVCenter, self._title)
        y = 84.0
        for place, picture in enumerate(self._craftsmen):
            box = QRectF(30 + place * _PREVIEW_STEP, y, layout.CARD, layout.CARD_HIGH)
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
            put_words(
                painter, QRectF(32, y, self._box.width() - 60, _PREVIEW_LINE), Qt.AlignmentFlag.AlignVCenter, line
            )
            y += _PREVIEW_LINE
