"""The faces of what lies on the table or is laid over it, and the items that show them."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.games.column_of_fire.faces import PAINTERS, Brush, Face, Style
from kingsbridge_desktop.ui.games.column_of_fire.layout import TEXT
from kingsbridge_desktop.ui.games.column_of_fire.signs import BannerSign, RingSign, TagSign
from kingsbridge_desktop.ui.theme import scene_font

QUIET_GOLD = "#C08A14"
PALE = 0.35  # the opacity of what there is none of
SPILL = 9.0  # around a face, for marks that stand out over its edge
ROUND = 8.0  # corners
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

    def __init__(self, key: Key, token: Token, style: Style) -> None:
        super().__init__(key if token.clickable else None, _outline(token.width, token.height))
        self.token, self.face, self._style = token, token.face, style
        is_met = self.anchor is not None
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if is_met else Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(is_met)

    def show_thing(self, thing: Thing) -> bool:
        """Another face or size."""
        token = thing.face
        if not isinstance(token, Token):
            return False
        if (token.width, token.height) != (self.token.width, self.token.height):
            self.set_shape(_outline(token.width, token.height))
        self.token, self.face = token, token.face
        self.update()
        return True

    def show_face(self, face: Face) -> None:
        """Another face for a moment, as of a tumbling die."""
        if face != self.face:
            self.face = face
            self.update()

    def shape(self) -> QPainterPath:
        return self._shape if self.anchor is not None else QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        token = self.token
        box = QRectF(-token.width / 2, -token.height / 2, token.width, token.height)
        t = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        scale = math.hypot(t.m11(), t.m12()) / self.scale()
        pixmap = painted(token, self.face, scale, ratio, self._style)
        if self.scale() == 1.0 and t.m12() == 0.0:
            spill = math.ceil(SPILL * scale)
            at = t.map(box.topLeft()) - QPointF(spill, spill)
            painter.setWorldTransform(QTransform())
            painter.drawPixmap(QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap)
            painter.setWorldTransform(t)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(box.adjusted(-SPILL, -SPILL, SPILL, SPILL), pixmap, QRectF(pixmap.rect()))
        self._paint_rim(painter)

    def _paint_rim(self, painter: QPainter) -> None:
        if self.token.quiet and self.offered and not (self.hovered or self.marked):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(QUIET_GOLD), 4, Qt.PenStyle.DotLine))
            painter.drawPath(self._shape)
            return
        if self.token.gold and not self.offered and not self.marked:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.board().glow_colour), 7))
            if self.token.width == self.token.height:
                painter.drawEllipse(self._shape.boundingRect())
            else:
                painter.drawPath(self._shape)
            return
        self.paint_glow(painter)


@cache
def _outline(width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), ROUND, ROUND)
    return path


def painted(token: Token, face: Face, scale: float, ratio: float, style: Style) -> QPixmap:
    """A face with its number, painted once for its size on the screen, then only copied."""
    size = (token.width, token.height)
    key = (face, token.badge, token.dim, size, round(scale, 4), ratio)
    found = style.painted(key)
    if found is not None:
        return found
    spill = math.ceil(SPILL * scale)
    width, height = (math.ceil(side * scale) + 2 * spill for side in size)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.translate(spill + size[0] * scale / 2, spill + size[1] * scale / 2)
        painter.scale(scale, scale)
        box = QRectF(-size[0] / 2, -size[1] / 2, *size)
        painter.save()
        painter.setOpacity(PALE if token.dim else 1.0)
        PAINTERS[face.kind](Brush(painter, box, style), *face.args)
        painter.restore()
        if token.badge:
            _badge(painter, box, token.badge, style.light)
    finally:
        painter.end()
    style.keep(key, pixmap)
    return pixmap


def _badge(painter: QPainter, box: QRectF, words: str, light: Theme) -> None:
    """A number on a slip at the lower right corner; on a card at the upper left one, away from the symbols."""
    font = scene_font(TEXT, bold=True)
    wide = max(32.0, QFontMetricsF(font).horizontalAdvance(words) + 14)
    slip = QRectF(box.right() - wide + 8, box.bottom() - 28, wide, 34)
    if box.height() > box.width() * TALL:
        slip.moveTopLeft(box.topLeft() - QPointF(8, 8))
    room = ROOMS[light]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(room.wood_line), 2))
    painter.setBrush(QColor(room.paper))
    painter.drawRoundedRect(slip, 9, 9)
    painter.setFont(font)
    painter.setPen(QColor(room.text))
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)
