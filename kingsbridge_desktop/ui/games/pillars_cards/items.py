"""The things on the table: cards that move, and what lies still around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars_cards.tables import MATERIALS
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Room, Theme
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor, Sprite, Target
from kingsbridge_desktop.ui.games.pillars_cards.layout import Place, plate_material
from kingsbridge_desktop.ui.games.pillars_cards.words import figure
from kingsbridge_desktop.ui.theme import scene_font

TEXT = 25.0  # the smallest letters: 11 pt where the window is 1280 × 800
LIFTED, LIFTED_HIGH = 14.0, 24.0
REACH = 12.0  # of the glow around a card
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SHADOW = QColor(20, 10, 0, 70)
_RIM = ((8.5, QColor("#35281C")), (6.5, QColor("#F2C744")), (2.0, QColor("#35281C")))  # gold leaf between lines of ink
_OFFERED = ((7.0, 60), (3.0, 235))  # how far the glow reaches beyond the card, and how strong it is there
_POINTED = ((11.0, 55), (7.5, 120), (4.0, 255))


def _no_picture(ratio: float) -> QPixmap:
    return QPixmap()


class CardItem(Sprite):
    """One card, face up or face down; its place says the rest."""

    def __init__(self, anchor: Anchor, place: Place, picture: cache.Picture, light: Theme) -> None:
        self._bounds = QRectF()
        super().__init__(anchor, place.width, place.width * 1.5, _no_picture, lifts=place.lifts)
        self.rest(place, picture, light)

    def rest(self, place: Place, picture: cache.Picture, light: Theme) -> None:
        """Lies at a place, at its size."""
        self.place, self.picture, self.light = place, picture, light
        self.resting = True
        self._lifts = place.lifts
        self._resize(place.width)
        self.dimmed = place.dim
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.setPos(self.corner(place))
        self.setZValue(place.z)

    def depart(self, start: Place, end: Place) -> None:
        """Stands at the start of a movement, as large as it gets on the way, so that it stays sharp."""
        self.resting = False
        largest = max(start.width, end.width)
        self._resize(largest)
        self.setScale(start.width / largest)
        self.setPos(self.corner(start))
        self.setZValue(max(start.z, end.z) + 50)

    def _resize(self, width: float) -> None:
        self.prepareGeometryChange()
        self.set_picture(_no_picture, width, width * 1.5)
        high = LIFTED_HIGH if self._lifts else 0.0
        # Kept, because the scene asks every item for it in every frame.
        self._bounds = QRectF(-REACH, -REACH - high, width + 2 * REACH, width * 1.5 + 2 * REACH + high)

    def corner(self, place: Place) -> QPointF:
        """Where its corner goes so that its middle lies on a place."""
        return QPointF(place.x - self.width / 2, place.y - self.height / 2)

    @property
    def lift(self) -> float:
        if not self._lifts or not self.offered:
            return 0.0
        return LIFTED_HIGH if self.hovered or self.marked else LIFTED

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lift = self.lift
        if lift:
            painter.translate(0, -lift)
        self.paint_glow(painter)
        box = QRectF(0, 0, self.width, self.height)
        if not self.dimmed and self.place.face != HIDDEN:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillRect(QRectF(4, box.bottom(), box.width() - 8, 4), _SHADOW)
        if self.place.gold:
            for reach, colour in _RIM:
                self._halo(painter, reach, colour)
        if self.dimmed:
            painter.setOpacity(painter.opacity() * 0.42)
        paint_picture(painter, box, self.picture, self.light, growing=self.scale())

    def paint_glow(self, painter: QPainter) -> None:
        """Filled, since the card covers the middle: strokes of this breadth cost a frame."""
        if not (self.offered or self.marked):
            return
        gold = QColor(self.board().glow_colour)
        for reach, alpha in _POINTED if self.hovered or self.marked else _OFFERED:
            gold.setAlpha(alpha)
            self._halo(painter, reach, gold)

    def _halo(self, painter: QPainter, reach: float, colour: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = self.width * 0.05 + reach
        box = QRectF(-reach, -reach, self.width + 2 * reach, self.height + 2 * reach)
        painter.drawRoundedRect(box, radius, radius)


class Flier(QGraphicsObject):
    """A material or a point on its way."""

    def __init__(self, emblem: str, size: float, light: Theme) -> None:
        super().__init__()
        self._emblem, self._size, self._light = cache.emblem(emblem, halo=True), size, light
        self.setZValue(90)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._size / 2, -self._size / 2, self._size, self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self.boundingRect(), self._emblem, self._light)


class Drawn(Target):
    """Something that lies still, painted once for its size and then only copied."""

    def __init__(self, anchor: Anchor, box: QRectF, light: Theme) -> None:
        super().__init__(anchor, _rounded(QRectF(0, 0, box.width(), box.height())))
        self._bounds = super().boundingRect()
        self.light = light
        self.told: object = None
        self.size = box.size()
        self.setPos(box.topLeft())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def tell(self, told: object, light: Theme) -> None:
        """What to show; painted anew only if it is something else."""
        if told != self.told or light != self.light:
            self.told, self.light = told, light
            self.update()

    def move_to(self, box: QRectF) -> None:
        """Another place, perhaps another size; painted anew, as letters stand differently between other pixels."""
        if box.size() != self.size:
            self.size = box.size()
            self.set_shape(_rounded(QRectF(0, 0, box.width(), box.height())))
            self._bounds = super().boundingRect()
            self.update()
        if self.pos() != box.topLeft():
            self.setPos(box.topLeft())
            self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    @property
    def box(self) -> QRectF:
        """Its own rectangle."""
        return QRectF(0, 0, self.size.width(), self.size.height())

    @property
    def room(self) -> Room:
        """The colours of the light."""
        return ROOMS[self.light]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_glow(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """The picture itself."""

    def emblem(self, painter: QPainter, name: str, box: QRectF, *, halo: bool = False) -> None:
        """An emblem in a square box."""
        paint_picture(painter, box, cache.emblem(name, halo), self.light)


def _rounded(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 8, 8)
    return path


def write(
    painter: QPainter,
    box: QRectF,
    words: str,
    size: float = TEXT,
    *,
    bold: bool = False,
    italic: bool = False,
    colour: str | QColor,
    where: Qt.AlignmentFlag = LEFT,
) -> None:
    """Words on one line, shortened with dots if they are too long for the box."""
    font = scene_font(size, bold=bold, italic=italic)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, where | Qt.TextFlag.TextSingleLine, fitting)


def fitting_size(words: str, width: float, largest: float) -> float:
    """The greatest size of bold letters with which the words fit, at least the smallest."""
    size = largest
    while size > TEXT and QFontMetricsF(scene_font(size, bold=True)).horizontalAdvance(words) > width:
        size -= 1
    return size


class PlateWords(NamedTuple):
    """What a plate shows."""

    name: str
    colour: str
    points: int
    stock: tuple[int, ...]
    active: bool


class Plate(Drawn):
    """A player: shield, name, points, and the tray with the four materials."""

    told: PlateWords | None

    def draw(self, painter: QPainter) -> None:
        told, box, room = self.told, self.box, self.room
        if told is None:
            return
        paint_picture(painter, box, cache.PARCHMENT, self.light)
        if told.active:
            gold = QColor("#D9A62E" if self.light == "day" else "#F0C654")
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in (("#35281C", 8.0), (gold.name(), 5.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 8, 8)
        self.emblem(painter, f"shield:{told.colour}", QRectF(12, 10, 54, 54))
        points = figure(told.points)
        wide = QFontMetricsF(scene_font(38, bold=True)).horizontalAdvance(points)
        right = box.right() - 16
        write(painter, QRectF(right - wide - 4, 10, wide + 4, 54), points, 38, bold=True, colour=room.text, where=RIGHT)
        self.emblem(painter, "victory_point", QRectF(right - wide - 44, 18, 38, 38))
        name = QRectF(74, 10, right - wide - 50 - 74, 54)
        write(painter, name, told.name, fitting_size(told.name, name.width(), 29), bold=True, colour=room.text)
        for kind, number in enumerate(told.stock):
            cell = plate_material(box, kind)
            painter.setOpacity(1.0 if number else 0.4)
            self.emblem(painter, MATERIALS[kind], QRectF(cell.left(), cell.top(), 42, 42))
            painter.setOpacity(1.0)
            figure_box = QRectF(cell.left() + 46, cell.top(), cell.width() - 46, 44)
            write(painter, figure_box, str(number), 30, bold=bool(number), colour=room.text if number else room.quiet)


class Pile(Drawn):
    """Won tricks of a player, face down, with their number."""

    told: int | None

    def draw(self, painter: QPainter) -> None:
        count = self.told or 0
        if not count:
            return
        draw_pile(painter, self.box, count, self.light)
        badge(painter, QPointF(self.box.center().x() + 34, self.box.bottom() - 24), str(count), self.room)


def draw_pile(painter: QPainter, box: QRectF, count: int, light: Theme) -> None:
    """A small crossed pile of backs."""
    paint_picture(painter, box, cache.card("trick_pile", count=min(count, 6)), light)


def badge(painter: QPainter, middle: QPointF, words: str, room: Room) -> None:
    """A number on a small disc of parchment."""
    painter.setPen(QPen(QColor("#35281C"), 2.0))
    painter.setBrush(QColor(room.paper))
    painter.drawEllipse(middle, 22, 22)
    box = QRectF(middle.x() - 22, middle.y() - 23, 44, 44)
    write(painter, box, words, 28, bold=True, colour=room.text, where=CENTRE)


class CornerWords(NamedTuple):
    """What stands beside the stack of advantages or the king's trick."""

    lines: tuple[str, str]
    cards: int


class Corner(Drawn):
    """The stack of advantages, or the king's trick: a pile and two lines of words."""

    told: CornerWords | None

    def __init__(self, anchor: Anchor, box: QRectF, light: Theme, *, crowned: bool) -> None:
        super().__init__(anchor, box, light)
        self._crowned = crowned

    def draw(self, painter: QPainter) -> None:
        told, box, room = self.told, self.box, self.room
        if told is None:
            return
        pile = QRectF(0, 4, 116, 128) if not self._crowned else QRectF(box.right() - 116, 4, 116, 128)
        if told.cards:
            draw_pile(painter, pile, 1 if self._crowned else told.cards, self.light)
        else:
            ink = QColor(room.text_on_wood)
            ink.setAlpha(120)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 2.0, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(pile.center().x() - 34, pile.center().y() - 51, 68, 102), 6, 6)
        if self._crowned:
            painter.setOpacity(1.0 if told.cards else 0.55)
            self.emblem(painter, "king", QRectF(pile.center().x() - 32, pile.center().y() - 32, 64, 64), halo=True)
            painter.setOpacity(1.0)
        else:
            badge(painter, QPointF(pile.center().x() + 34, pile.bottom() - 26), str(told.cards), room)
        label = QRectF(0 if self._crowned else 112, 22, box.width() - 112, 90)
        paint_picture(painter, label, cache.PARCHMENT, self.light)
        words = QRectF(label.left() + 8, label.top() + 8, label.width() - 16, 38)
        write(painter, words, told.lines[0], 26, bold=True, colour=room.text, where=CENTRE)
        write(painter, words.translated(0, 36), told.lines[1], 26, colour=room.text, where=CENTRE)


class Slip(Drawn):
    """A name under a card of the trick."""

    told: str | None

    def draw(self, painter: QPainter) -> None:
        if not self.told:
            return
        painter.setPen(QPen(QColor(self.room.wood_line), 1.4))
        painter.setBrush(QColor(self.room.paper))
        painter.drawRoundedRect(self.box.adjusted(1, 1, -1, -1), 6, 6)
        inner = self.box.adjusted(6, 0, -6, 0)
        size = fitting_size(self.told, inner.width(), 27)
        write(painter, inner, self.told, size, bold=True, colour=self.room.text, where=CENTRE)


class Note(Drawn):
    """One sentence on parchment, on two lines if need be."""

    told: str | None

    def draw(self, painter: QPainter) -> None:
        if not self.told:
            return
        paint_picture(painter, self.box, cache.PARCHMENT, self.light)
        draw_words(painter, self.box.adjusted(22, 8, -22, -8), [self.told], 30, self.room.text, CENTRE)


def draw_words(
    painter: QPainter, box: QRectF, paragraphs: Sequence[str], largest: float, colour: str, where: Qt.AlignmentFlag
) -> None:
    """Paragraphs in a box, the letters made smaller until they fit, never below the smallest size."""
    flags = where | Qt.TextFlag.TextWordWrap
    words = "\n".join(paragraphs).replace(" (", "\u00a0(")  # a value stays with its card
    size = largest
    while size > TEXT:
        metrics = QFontMetricsF(scene_font(size))
        on_one_line = len(paragraphs) == 1 and size > largest - 4
        if on_one_line and metrics.horizontalAdvance(words) <= box.width():
            break
        if not on_one_line and metrics.boundingRect(box, flags, words).height() <= box.height():
            break
        size -= 1
    painter.setFont(scene_font(size))
    painter.setPen(QColor(colour))
    painter.drawText(box, flags, words)
