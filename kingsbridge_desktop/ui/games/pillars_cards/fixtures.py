"""What stands around the cards: plates, piles, corners, the note, names in the trick."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars_cards.forecast import Lead
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import MATERIALS
from kingsbridge_desktop.text.numbers import figure
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.art.palette import Room, Theme
from kingsbridge_desktop.ui.board.drawn import (
    CENTRE,
    INK,
    RIGHT,
    Drawn,
    around,
    draw_words,
    has_room_for,
    width_of,
    write,
    write_name,
)
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.pillars_cards import layout, words

_ACTIVE: dict[Theme, QColor] = {"day": QColor("#D9A62E"), "candle": QColor("#F0C654"), "contrast": QColor("#FFE36B")}
NAME, NOTE = 29.0, 27.0  # letters of a name on a plate, and of the sentence about the trick
_FAINT = 0.4  # how a material that is not there is shown
_NO_KING = 0.55  # and the king before his trick


class Plate(NamedTuple):
    """A player with points and materials."""

    seat: int
    points: int
    stock: tuple[int, ...]
    active: bool


class Pile(NamedTuple):
    """Won tricks."""

    tricks: int


class Deck(NamedTuple):
    """The stack of advantages, and how far the game is; no trick: the scoring."""

    deal: int
    deals: int
    trick: int
    tricks: int
    cards: int


class KingTrick(NamedTuple):
    """Where the king's trick is: open, aside, lapsed, or given to a seat."""

    state: str
    seat: int
    cards: int


class Slip(NamedTuple):
    """The name under a card of the trick."""

    seat: int


class Note(NamedTuple):
    """Who would get the trick as it lies and by which card, or who leads: a reason of `Lead`, or a key of ours."""

    reason: str
    seat: int = NOBODY
    card: int = NOBODY


class PlateItem(Drawn):
    """Shield, name, points, and the tray with the four materials."""

    face: Plate

    def __init__(self, anchor: Anchor, face: Plate, light: Theme, name: str, colour: str) -> None:
        super().__init__(anchor, face, layout.PLATE, light)
        self._name, self._colour = name, colour

    def draw(self, painter: QPainter) -> None:
        face, room, line = self.face, self.room, layout.PLATE_LINE
        paint_picture(painter, self.box, cache.PARCHMENT, self.light)
        if face.active:
            self._draw_rim(painter)
        self.emblem(painter, f"shield:{self._colour}", layout.PLATE_SHIELD)
        points = figure(face.points)
        size = layout.PLATE_POINTS * min(growth(), layout.PLATE_GROWTH)
        left = line.right() - width_of(points, size)
        box = QRectF(left - 4, line.top(), line.right() - left + 4, line.height())
        write(painter, box, points, size, bold=True, colour=room.text, where=RIGHT)
        self._draw_name(painter, left - 6)
        for kind, number in enumerate(face.stock):
            self._draw_material(painter, kind, number)

    def _draw_name(self, painter: QPainter, right: float) -> None:
        """The name, and the star before the points where it costs no letter of the name."""
        line = layout.PLATE_LINE
        whole = QRectF(line.left(), line.top(), right - line.left(), line.height())
        beside = whole.adjusted(0, 0, -layout.STAR_ROOM, 0)
        is_cut = not has_room_for(painter, beside, self._name, NAME)
        if is_cut and has_room_for(painter, whole, self._name, NAME):
            beside = whole
        else:
            self.emblem(painter, "victory_point", layout.PLATE_STAR.translated(beside.right() + 6, 0))
        write_name(painter, beside, self._name, NAME, colour=self.room.text)

    def _draw_rim(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = layout.PLATE_RIM
        for colour, width in ((INK, 8.0), (_ACTIVE[self.light], 5.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self.box.adjusted(rim, rim, -rim, -rim), 8, 8)

    def _draw_material(self, painter: QPainter, kind: int, number: int) -> None:
        room, cell, size = self.room, layout.plate_material(kind), layout.PLATE_MATERIAL
        painter.setOpacity(1.0 if number else _FAINT)
        self.emblem(painter, MATERIALS[kind], QRectF(cell.left(), cell.top(), size, size))
        painter.setOpacity(1.0)
        box = cell.adjusted(size + 4, 0, 0, 0)
        write(painter, box, str(number), 30, bold=bool(number), colour=room.text if number else room.quiet)


class PileItem(Drawn):
    """Won tricks of a player, face down, with their number."""

    face: Pile

    def words_in(self) -> QRectF:
        return QRectF()

    def draw(self, painter: QPainter) -> None:
        tricks, box = self.face.tricks, self.box
        if not tricks:
            return
        _draw_pile(painter, box, tricks, self.light)
        middle = QPointF(box.right() - layout.BADGE_ROOM, box.bottom() - layout.BADGE_ROOM)
        _draw_badge(painter, middle, str(tricks), self.room)


class DeckItem(Drawn):
    """The stack of advantages; beside it deal and trick."""

    face: Deck

    def __init__(self, anchor: Anchor, face: Deck, light: Theme, text: Text) -> None:
        super().__init__(anchor, face, layout.DECK.size(), light)
        self._text = text

    def words_in(self) -> QRectF:
        return _label_of(self, self.box.right())

    def draw(self, painter: QPainter) -> None:
        face, say = self.face, partial(self._text.language.say, words.CONTEXT)
        pile = layout.corner_pile(0)
        _draw_cards(self, painter, pile, face.cards)
        aside = layout.BADGE_ASIDE if growth() == 1 else layout.BADGE_ROOM - pile.width() / 2
        middle = QPointF(pile.center().x() + aside, pile.bottom() - layout.BADGE_ROOM)
        _draw_badge(painter, middle, str(face.cards), self.room)
        progress = say(words.SCORING)
        if face.trick:
            progress = say(words.TRICK, trick=face.trick, tricks=face.tricks)
        lines = say(words.DEAL, deal=face.deal, deals=face.deals), progress
        _draw_label(self, painter, self.box.right(), lines)


class KingTrickItem(Drawn):
    """The king's trick; beside it where it is."""

    face: KingTrick

    def __init__(self, anchor: Anchor, face: KingTrick, light: Theme, text: Text) -> None:
        super().__init__(anchor, face, layout.KING.size(), light)
        self._text = text

    def words_in(self) -> QRectF:
        return _label_of(self, 0.0)

    def draw(self, painter: QPainter) -> None:
        face, say = self.face, partial(self._text.language.say, words.CONTEXT)
        pile = layout.corner_pile(layout.SIDE)
        _draw_cards(self, painter, pile, face.cards)
        painter.setOpacity(1.0 if face.cards else _NO_KING)
        crown = layout.CROWN * pile.width() / layout.CORNER_PILE.width()
        self.emblem(painter, "king", around(pile.center(), QSizeF(crown, crown)), halo=True)
        painter.setOpacity(1.0)
        name = self._text.names[face.seat] if face.seat != NOBODY else ""
        lines = say(words.KING_TRICK), say(words.KING_TRICK_LINES[face.state], name=name)
        _draw_label(self, painter, 0.0, lines)


def _draw_pile(painter: QPainter, box: QRectF, count: int, light: Theme) -> None:
    """A small crossed pile of backs."""
    paint_picture(painter, box, cache.card("trick_pile", count=min(count, 6)), light)


def _draw_badge(painter: QPainter, middle: QPointF, words: str, room: Room) -> None:
    """A number on a small disc of parchment."""
    painter.setPen(QPen(INK, 2.0))
    painter.setBrush(QColor(room.paper))
    painter.drawEllipse(middle, layout.BADGE, layout.BADGE)
    box = around(middle, QSizeF(2 * layout.BADGE, 2 * layout.BADGE)).translated(0, -1)
    write(painter, box, words, 28, bold=True, colour=room.text, where=CENTRE)


def _draw_cards(corner: Drawn, painter: QPainter, pile: QRectF, count: int) -> None:
    if count:
        _draw_pile(painter, pile, count, corner.light)
        return
    ink = QColor(corner.room.text_on_wood)
    ink.setAlpha(120)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 2.0, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(around(pile.center(), layout.NO_CARD * pile.width() / layout.CORNER_PILE.width()), 6, 6)


def _label_of(corner: Drawn, edge: float) -> QRectF:
    """The parchment at an edge of the corner."""
    size, top = layout.CORNER_LABEL, layout.CORNER_LABEL_TOP
    if growth() > 1:
        size = layout.LARGE_LABEL
        top = (corner.box.height() - size.height()) / 2
    return QRectF(QPointF(edge - size.width() if edge else 0.0, top), size)


def _draw_label(corner: Drawn, painter: QPainter, edge: float, lines: tuple[str, str]) -> None:
    """Two lines on parchment at an edge of the corner."""
    room, label = corner.room, _label_of(corner, edge)
    step = layout.CORNER_LINE if growth() == 1 else label.height() / 2 - 6
    paint_picture(painter, label, cache.PARCHMENT, corner.light)
    words = QRectF(label.left() + 14, label.top() + 8, label.width() - 28, max(38.0, step - 4))
    write(painter, words, lines[0], 26, bold=True, colour=room.text, where=CENTRE)
    write(painter, words.translated(0, step), lines[1], 26, colour=room.text, where=CENTRE)


class SlipItem(Drawn):
    """A name under a card of the trick."""

    def __init__(self, face: Slip, light: Theme, name: str) -> None:
        super().__init__(None, face, layout.slip_size(), light)
        self._name = name

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self.room.wood_line), 1.4))
        painter.setBrush(QColor(self.room.paper))
        painter.drawRoundedRect(self.box.adjusted(1, 1, -1, -1), 6, 6)
        write_name(painter, self.box.adjusted(6, 0, -6, 0), self._name, 27, colour=self.room.text, where=CENTRE)


class NoteItem(Drawn):
    """One sentence on parchment, on two lines if need be."""

    face: Note

    def __init__(self, face: Note, light: Theme, text: Text) -> None:
        super().__init__(None, face, layout.NOTE.size(), light)
        self._text = text

    @property
    def words(self) -> str:
        """The sentence."""
        reason, seat, card = self.face
        if reason in words.NOTES:
            name = self._text.names[seat] if seat != NOBODY else ""
            return self._text.language.say(words.CONTEXT, words.NOTES[reason], name=name)
        s = State()
        s.trick = [card]
        return self._text.lead(s, Lead(0, seat, reason))

    def draw(self, painter: QPainter) -> None:
        paint_picture(painter, self.box, cache.PARCHMENT, self.light)
        draw_words(painter, self.box.adjusted(22, 8, -22, -8), self.words, NOTE, self.room.text)
