"""The faces of what lies on the table or is laid over it, and the items that show them."""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.lettering import growth, put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board import haste
from kingsbridge_desktop.ui.board.cord import Look
from kingsbridge_desktop.ui.board.items import below_picture, box_path
from kingsbridge_desktop.ui.board.neighbours import EVERYWHERE, Elbows
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.sharp import copy_pixmap, pixel_ratio
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.games.column_of_fire.faces import PAINTERS, Brush, Face, Style
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import BannerSign, RingSign, TagSign
from kingsbridge_desktop.ui.games.column_of_fire.layout import PRICE_CORD, TEXT
from kingsbridge_desktop.ui.theme import scene_font

MOST_BADGE, MOST_ON_HEAP = 1.4, 1.2  # how far a number on a slip grows with the letters
FARTHER_OUT = 20.0  # of a number in large print over the corner of a heap
PALE = 0.35  # the opacity of what there is none of
SPILL = 13.0  # around a face, for marks that stand out over its edge
ROUND = 8.0  # corners
SLIP_ROUND = 9.0  # those of a number
TALL = 1.2  # height by width, from which on it is a card


class Token(NamedTuple):
    """Any thing of the table; only what is clickable meets the pointer."""

    face: Face
    width: float
    height: float
    clickable: bool = False
    badge: str = ""
    quiet: bool = False  # an offer here is an extra that may be made, not the step that is asked for
    gold: bool = False  # marked: the step concerns it
    dim: bool = False
    clear: Elbows = EVERYWHERE  # how far a cord may reach before it covers what is read beside it


class Tag(NamedTuple):
    """A short figure: "−1", "+4"."""

    words: str
    ground: str
    ink: str = "#35281C"


class Ring(NamedTuple):
    """A ring around a field."""

    radius: float
    colour: str


class Banner(NamedTuple):
    """A sentence that is called out."""

    words: str


def make_item(key: Key, thing: Thing, style: Style) -> QGraphicsItem:
    """The item of a thing; without a key it is only looked at."""
    match thing.face:
        case Token():
            return TokenItem(key, thing.face, style)
        case Tag(words, ground, ink):
            return TagSign(words, ground, style.light, ink=ink)
        case Ring(radius, colour):
            return RingSign(radius, colour)
        case Banner(words):
            return BannerSign(words, style.light)
    raise AssertionError(f"nothing shows {thing.face!r}")


class TokenItem(Target):
    """Shows a token, painted once for its size on the screen, then only copied."""

    spill = SPILL

    def __init__(self, key: Key, token: Token, style: Style) -> None:
        self.token, self.face, self.clear, self._style = token, token.face, token.clear, style
        super().__init__(key if token.clickable else None, _outline(token.width, token.height))

    def show_thing(self, thing: Thing) -> bool:
        """Another face or size."""
        token = thing.face
        if not isinstance(token, Token):
            return False
        before, self.token, self.face, self.clear = self.token, token, token.face, token.clear
        if (token.width, token.height, token.badge, token.clear) != (
            before.width,
            before.height,
            before.badge,
            before.clear,
        ):
            self.set_shape(_outline(token.width, token.height))
        self.update()
        self.show_mark()
        return True

    def show_face(self, face: Face) -> None:
        """Another face for a moment, as of a tumbling die."""
        if face != self.face:
            self.face = face
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        token = self.token
        box = QRectF(-token.width / 2, -token.height / 2, token.width, token.height)
        t = painter.worldTransform()
        ratio = pixel_ratio(painter)
        scale = math.hypot(t.m11(), t.m12()) / self.scale()
        make = partial(painted, token, self.face, scale, ratio, self._style)
        near = self._style.painted.like(_subject(token, self.face)) if haste.is_hasty(painter) else None
        if near is not None and near.width() != _pixels(token.width, scale, ratio):
            around = box.adjusted(-SPILL, -SPILL, SPILL, SPILL)
            haste.draw_for_now(painter, around, near, (_subject(token, self.face), scale, ratio), make)
            return
        key = _key(token, self.face, scale, ratio)
        if haste.is_late() and self._style.painted.get(key) is None:
            haste.order(key, make)
            return
        pixmap = make()
        if self.scale() == 1.0 and t.m12() == 0.0:
            spill = math.ceil(SPILL * scale) / scale
            copy_pixmap(painter, box.topLeft() - QPointF(spill, spill), pixmap)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(box.adjusted(-SPILL, -SPILL, SPILL, SPILL), pixmap, QRectF(pixmap.rect()))

    def outline(self) -> QPainterPath:
        """Around the number of a card too, and around the whole half of a stall, so that no cord lies over them."""
        token = self.token
        if self.face.kind == "price":
            aside, (out, up) = self.face.args[-1], PRICE_CORD
            return box_path(
                self._shape.boundingRect().adjusted(-out if aside == 1 else 0, -up, out if aside == -1 else 0, up),
                ROUND,
            )
        if not token.badge or not _is_card(token.width, token.height):
            return super().outline()
        return _with_slip(token.width, token.height, token.badge, growth())

    def lettered(self) -> QRectF:
        """The name of a person, and what the person does; that of a player."""
        if self.face.kind == "name":
            return self._shape.boundingRect()
        return below_picture(self._shape.boundingRect()) if self.face.kind == "person" else QRectF()

    def look_offered(self) -> Look:
        return super().look_offered()._replace(quiet=self.token.quiet)

    def look(self) -> Look:
        look, token = super().look(), self.token
        return look._replace(quiet=token.quiet, marked=look.marked or (token.gold and not self.offered))


@cache
def _outline(width: float, height: float) -> QPainterPath:
    return box_path(QRectF(-width / 2, -height / 2, width, height), ROUND)


@cache
def _with_slip(width: float, height: float, words: str, _large: float) -> QPainterPath:
    """The outline of a card and of the slip with its number."""
    slip = QPainterPath()
    slip.addRoundedRect(_slip(QRectF(-width / 2, -height / 2, width, height), words)[0], SLIP_ROUND, SLIP_ROUND)
    return _outline(width, height).united(slip).simplified()


def _is_card(width: float, height: float) -> bool:
    return height > width * TALL


def _key(token: Token, face: Face, scale: float, ratio: float) -> Hashable:
    return (face, token.badge, token.dim, (token.width, token.height), round(scale, 4), ratio)


def painted(token: Token, face: Face, scale: float, ratio: float, style: Style) -> QPixmap:
    """A face with its number, painted once for its size on the screen, then only copied."""
    size = (token.width, token.height)
    key = _key(token, face, scale, ratio)
    found = style.painted.get(key)
    if found is not None:
        return found
    spill = math.ceil(SPILL * scale)
    pixmap = QPixmap(*(_pixels(side, scale, ratio) for side in size))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)  # it is kept: nothing in it is for now only
    try:
        painter.translate(spill + size[0] * scale / 2, spill + size[1] * scale / 2)
        painter.scale(scale, scale)
        box = QRectF(-size[0] / 2, -size[1] / 2, *size)
        painter.save()
        painter.setOpacity(PALE if token.dim else 1.0)
        with haste.at_most(math.inf):  # for the same reason
            PAINTERS[face.kind](Brush(painter, box, style), *face.args)
        painter.restore()
        if token.badge:
            _badge(painter, box, token.badge, style.light)
    finally:
        painter.end()
    return style.painted.put(key, pixmap, _subject(token, face))


def _subject(token: Token, face: Face) -> Hashable:
    """What is painted, in whatever size."""
    return face, token.badge, token.dim, token.width, token.height


def _pixels(side: float, scale: float, ratio: float) -> int:
    """How many real pixels a side takes, with what stands out over it."""
    return round((math.ceil(side * scale) + 2 * math.ceil(SPILL * scale)) * ratio)


def _slip(box: QRectF, words: str) -> tuple[QRectF, QFont]:
    """Where a number lies, at the lower right corner; on a card at the upper left one, away from the symbols."""
    is_card = _is_card(box.width(), box.height())
    large = min(growth(), MOST_BADGE if is_card else MOST_ON_HEAP)
    font = scene_font(TEXT * large, bold=True)
    wide = max(32.0, QFontMetricsF(font).horizontalAdvance(words) + (14 if is_card or large == 1 else 8))
    out = (large - 1) * FARTHER_OUT  # a large number hides less of what it counts
    slip = QRectF(box.right() - wide + 8 + out, box.bottom() + 6 + out - 34 * large, wide, 34 * large)
    if is_card:
        slip.moveTopLeft(box.topLeft() - QPointF(8, 8))
    return slip, font


def _badge(painter: QPainter, box: QRectF, words: str, light: Theme) -> None:
    """A number on a slip."""
    slip, font = _slip(box, words)
    room = ROOMS[light]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(room.wood_line), 2))
    painter.setBrush(QColor(room.paper))
    painter.drawRoundedRect(slip, SLIP_ROUND, SLIP_ROUND)
    painter.setFont(font)
    painter.setPen(QColor(room.text))
    put_words(painter, slip, Qt.AlignmentFlag.AlignCenter, words)
