"""A slip of parchment laid beside what the pointer rests on: a card shown large, many cards, or words alone."""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.lettering import growth, put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.items import Ornament
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.board.surroundings import Surroundings
from kingsbridge_desktop.ui.theme import scene_font

CARD = QSizeF(280, 420)  # a single card
SMALL = QSizeF(118, 177)  # one of many
GAP = 10.0  # between many
PER_LINE = 9
FEWEST = 3  # that the width is made for
NARROWEST, MOST_SHAPES = 2, 5  # of many cards in a narrow room: on one line, and ways that are tried
BESIDE_CARD, ALONE = 346.0, 470.0  # how wide words are
OFF_CORNER = 16.0  # how far a heading keeps off the ornament beside it
TITLE, LETTERS = 34.0, 28.0
EDGE, CARD_EDGE, COLUMN = 28.0, 20.0, 24.0
BETWEEN = 10.0  # two paragraphs
BESIDE_OTHERS = 1.0, 0.9, 0.8, 0.7, 0.6, 0.5  # of its size, where something else is to be seen
SMALLEST = 0.75  # of its size, for the sake of what is only read
SHRUNK = 400.0  # units of way that a slip goes, or covers in exchange, before it becomes so much smaller
SHRUNK_CARDS = 1200.0  # the same for many cards: they are to be seen
LARGER = 1.2  # a card than where it lies, at least
LEAST_BESIDE = 11.5  # pixels of its letters there, at any size of letters
LEAST_PIXELS = 15.0  # of its letters on the screen, at the usual size
IN_COLUMN = 1.0, 0.92, 0.85, 0.78, 0.7  # of its size, where it lies in a column beside the board
CARD_IN_COLUMN = 0.62
LAYER = 500.0  # above everything
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class Note(NamedTuple):
    """A heading, paragraphs, and one card beside them or many below."""

    title: str
    lines: tuple[str, ...] = ()
    card: cache.Picture | None = None
    cards: tuple[cache.Picture, ...] = ()
    only_if_asked: bool = False  # by key or right click: who only points there sees it elsewhere already
    glance: bool = False  # who only points there sees the card alone: its words stand in the bar


class Slip(Ornament):
    """Lies above everything while a note is told."""

    def __init__(self, light: Theme) -> None:
        super().__init__(QRectF(0, 0, 10, 10))
        self.note = Note("")
        self._light: Theme = light
        self._words: list[tuple[float, bool, QRectF, str]] = []
        self._card = QRectF()
        self._columns = FEWEST  # of many cards
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(LAYER)
        self.hide()

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self._light = light
        self.update()

    def tell(self, note: Note, around: Surroundings, scale: float = 1.0, free: QRectF | None = None) -> None:
        """Lies beside a place, inside what is seen, covering neither it nor what is to be seen with it.

        `scale` is that of the scene in usual letters: on a small board, and with large letters, it is larger. In a
        column beside the board that is `free` and has room for it, it covers nothing at all.
        """
        self.prepareGeometryChange()
        self.note = note
        wanted = max(1.0, LEAST_PIXELS / (LETTERS * max(scale, 0.01)))
        if free is None or free.isEmpty() or not self._fits_in(free, wanted, around.beside):
            self._lie(around, wanted, scale * growth())
        self.update()
        self.show()

    def _fits_in(self, free: QRectF, wanted: float, beside: QRectF) -> bool:
        """Takes its place in a column, as high as what it tells about; a card lies above its words there."""
        for share in IN_COLUMN:
            scale = wanted * share
            self._box = QRectF(QPointF(), self._set_column(free.width() / scale - 2 * EDGE))
            size = self._box.size() * scale
            if size.width() <= free.width() + 1 and size.height() <= free.height():
                self.setScale(scale)
                y = max(free.top(), min(beside.center().y() - size.height() / 2, free.bottom() - size.height()))
                self.setPos(free.center().x() - size.width() / 2, y)
                return True
        return False

    def _set_column(self, width: float) -> QSizeF:
        """Words below a card, or above many; gives the size of the whole."""
        note, y = self.note, EDGE
        self._columns = max(1, int((width + GAP) // (SMALL.width() + GAP)))
        if note.card is not None and not note.title:
            return self._set_words()
        if note.card is not None:
            size = CARD * CARD_IN_COLUMN
            self._card = QRectF(QPointF(EDGE + (width - size.width()) / 2, CARD_EDGE), size)
            y = self._card.bottom() + BETWEEN
        y = self._write(EDGE, y, width)
        return QSizeF(width + 2 * EDGE, y - BETWEEN + EDGE + self._height_of_many())

    def _height_of_many(self) -> float:
        return -(-len(self.note.cards) // self._columns) * (SMALL.height() + GAP)

    def _width_of_many(self) -> float:
        return self._columns * (SMALL.width() + GAP) - GAP

    def _shapes(self) -> list[int]:
        """How many of its cards may stand on one line: as many as usual, or fewer in a narrow room."""
        count = len(self.note.cards)
        usual = min(PER_LINE, max(FEWEST, count))
        fewer = (-(-count // lines) for lines in range(2, count))
        return list(dict.fromkeys([usual, *(number for number in fewer if NARROWEST <= number < usual)]))[:MOST_SHAPES]

    def _arrange(self, columns: int) -> QSizeF:
        """With so many cards on one line; gives the size of the whole."""
        self._columns = columns
        self._box = QRectF(QPointF(), self._set_words())
        return self._box.size()

    def _set_words(self) -> QSizeF:
        """Breaks the words into lines; gives the size of the whole."""
        note = self.note
        self._card = QRectF(QPointF(CARD_EDGE, CARD_EDGE), CARD)
        left = EDGE + (CARD.width() + COLUMN - EDGE + CARD_EDGE if note.card is not None else 0)
        width = self._width_of_many() if note.cards else BESIDE_CARD if note.card is not None else ALONE
        if note.card is not None and not note.title:
            self._words = []
            return CARD + QSizeF(2 * CARD_EDGE, 2 * CARD_EDGE)
        y = self._write(left, EDGE, width)
        height = y - BETWEEN + EDGE
        if note.card is not None:
            height = max(height, CARD.height() + 2 * CARD_EDGE)
        return QSizeF(left + width + EDGE, height + self._height_of_many())

    def _write(self, left: float, y: float, width: float) -> float:
        """Heading and paragraphs below each other; gives where the next one would begin."""
        self._words = []
        for at, words in enumerate(map(counted, (self.note.title, *self.note.lines))):
            pixels, bold = (LETTERS, False) if at else (TITLE, True)
            metrics = QFontMetricsF(scene_font(pixels, bold=bold))
            room = width if at else width - OFF_CORNER
            used = metrics.boundingRect(QRectF(0, 0, room, 2000), _WRAPPED.value, words).height()
            self._words.append((pixels, bold, QRectF(left, y, room, used + 4), words))
            y += used + BETWEEN
        return y

    def _lie(self, around: Surroundings, wanted: float, letters: float) -> None:
        """Takes its place; where something is said or asked it becomes smaller rather than lie over that."""
        alone = around._replace(spare=QRectF())
        shapes = self._shapes()
        for lain in (around, alone, alone._replace(compared=())):
            small: list[tuple[int, QPointF, float]] = []
            for columns in shapes:
                whole = self._arrange(columns)
                scale = self._largest(whole, around, wanted)
                ways = self._ways(lain, whole, scale, self._least(around, scale, letters))
                large = [way for way in ways if way[2] >= SMALLEST * scale]  # smaller only for what is said or compared
                if large:
                    self._take(columns, *min(large, key=itemgetter(0))[1:])
                    return
                small += [(columns, at, share) for _, at, share in ways[:1]]
            if small:
                self._take(*small[0])
                return
        whole = self._arrange(shapes[0])
        scale = self._largest(whole, around, wanted)
        self._take(shapes[0], around.best_corner(whole * scale), scale)

    def _take(self, columns: int, corner: QPointF, scale: float) -> None:
        self._arrange(columns)
        self.setScale(scale)
        self.setPos(corner)

    @staticmethod
    def _largest(whole: QSizeF, around: Surroundings, wanted: float) -> float:
        return max(0.1, min(wanted, around.room.width() / whole.width(), around.room.height() / whole.height()))

    def _least(self, around: Surroundings, scale: float, letters: float) -> float:
        """How small it may become."""
        if not around.kept and not around.compared and not around.read:
            least = scale
        else:
            least = min(scale, LEAST_BESIDE / (LETTERS * max(letters, 0.01)))
        if self.note.card is not None:  # nobody looks nearer to see it smaller
            least = max(least, min(scale, LARGER * around.beside.width() / CARD.width()))
        return least

    def _ways(
        self, lain: Surroundings, whole: QSizeF, scale: float, least: float
    ) -> list[tuple[float, QPointF, float]]:
        """Where it may lie in each size, the largest first, with what it costs there."""
        sizes = list(dict.fromkeys(max(least, scale * share) for share in BESIDE_OTHERS))
        found = [(*self._corner(lain, whole * smaller), smaller) for smaller in sizes]
        dear = SHRUNK_CARDS if self.note.cards else SHRUNK
        return [(price + dear * (1 - smaller / scale), at, smaller) for price, at, smaller in found if at]

    def _corner(self, around: Surroundings, size: QSizeF) -> tuple[float, QPointF | None]:
        """Where it covers nothing that is said or meant; many cards lie in the middle if they cover nothing at all."""
        if self.note.cards:
            middle = around.room.center() - QPointF(size.width(), size.height()) / 2
            taken = (around.beside, *around.kept, *around.compared, *around.read)
            if not any(QRectF(middle, size).intersects(box) for box in taken):
                return 0.0, middle
        return around.cheapest(size, alone=not self.note.title)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, cache.PANEL, self._light)
        note = self.note
        if note.card is not None:
            paint_picture(painter, self._card, note.card, self._light)
        painter.setPen(QColor(ROOMS[self._light].text))
        for pixels, bold, box, words in self._words:
            painter.setFont(scene_font(pixels, bold=bold))
            put_words(painter, box, _WRAPPED, words)
        left = (self._box.width() - self._width_of_many()) / 2
        top = self._words[-1][2].bottom() + GAP if self._words else EDGE
        for at, picture in enumerate(note.cards):
            x = left + at % self._columns * (SMALL.width() + GAP)
            y = top + at // self._columns * (SMALL.height() + GAP)
            paint_picture(painter, QRectF(QPointF(x, y), SMALL), picture, self._light)
