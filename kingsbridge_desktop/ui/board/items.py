"""Items that painted boards share: emblems, words, plaques of parchment."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.text.hyphens import SOFT
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.calling import called
from kingsbridge_desktop.ui.art.lettering import fit, growth, put_lines, put_words, tell_size
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.ground import Painting
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.theme import READABLE, fitting_font, scene_font

SEEN, SEEN_OVER_LARGE_PRINT = 0.6, 0.25  # of a card: its picture


def box_path(box: QRectF, round_by: float = 6.0) -> QPainterPath:
    """A box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, round_by, round_by)
    return path


def disc_path(radius: float) -> QPainterPath:
    """A disc around the origin."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def below_picture(card: QRectF) -> QRectF:
    """Where the words of a card are: below what is seen of its picture, which large print leaves less of."""
    return card.adjusted(0, card.height() * (SEEN_OVER_LARGE_PRINT if growth() > 1 else SEEN), 0, 0)


class Ornament(QGraphicsItem):
    """Something to look at; clicks go through to what lies below."""

    def __init__(self, box: QRectF) -> None:
        super().__init__()
        self._box = box
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def lettered(self) -> QRectF:
        """Where its words stand."""
        return QRectF()


class EmblemItem(Ornament):
    """An emblem that is only looked at."""

    def __init__(self, emblem: str, size: float, light: Theme, *, halo: bool = True) -> None:
        super().__init__(QRectF(-size / 2, -size / 2, size, size))
        self.picture = cache.emblem(emblem, halo=halo)
        self.light = light

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_picture(painter, self._box, self.picture, self.light, growing=self.scale())


class PaintingItem(Ornament):
    """A painting that comes or goes while the ground stays."""

    def __init__(self, painting: Painting) -> None:
        super().__init__(painting.box)
        self.painting = painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.painting.paint(painter)


OUTGROWN = 1.05  # how far letters grow before they leave what is painted for them
LEAST_PIXELS = 11.0  # of letters on the screen, at the usual size of letters
_LABEL_INKS: dict[Theme, tuple[QColor, QColor]] = {
    "day": (QColor("#35281C"), QColor(243, 231, 203, 200)),
    "candle": (QColor("#F3E2BC"), QColor(30, 20, 12, 190)),
    "contrast": (QColor("#000000"), QColor(255, 255, 255, 245)),
}


def on_wood(light: Theme) -> Theme:
    """In which light a label stands on the table: wood is dark by day too, and plain in high contrast."""
    return "contrast" if light == "contrast" else "candle"


class Label(Ornament):
    """Words on a board with a soft rim of parchment, never clicked; they grow where the board is small.

    `stretch` makes letters narrower, in percent; `most` says how far they may grow. On a `ground` they bring parchment
    along where they outgrow what is painted for them: a hair more than their size still stands on it.
    """

    def __init__(
        self,
        words: str,
        pixels: float,
        light: Theme,
        *,
        align: str = "center",
        bold: bool = False,
        italic: bool = False,
        spacing: int = 100,
        rim: bool = True,
        stretch: int = 100,
        most: float = 2.0,
        ground: Theme | None = None,
    ) -> None:
        font = scene_font(pixels, bold=bold, italic=italic)
        font.setStretch(stretch)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(words)
        left = {"center": -width / 2, "left": 0.0, "right": -width}[align]
        super().__init__(QRectF(left - 4, -metrics.ascent() - 3, width + 8, metrics.height() + 6))
        self.words, self._pixels, self._most = words, pixels, most
        self._path = QPainterPath()
        self._path.addText(left, 0, font, words)
        self._ink, self._rim = _LABEL_INKS[light]
        if not rim:  # it stands on a painted ribbon
            self._ink = QColor(ROOMS[light].text)
        self._rimmed = rim
        self._ground = QColor(ROOMS[ground].paper) if ground else None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # a rim of letters is dear to stroke

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._ground is not None and self.scale() > OUTGROWN:
            painter.setPen(QPen(self._ink, 1.2))
            painter.setBrush(self._ground)
            painter.drawRoundedRect(self._box.adjusted(1, 4, -1, -4), 4, 4)
        if self._rimmed:
            painter.strokePath(self._path, QPen(self._rim, 4, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(self._path, self._ink)
        tell_size(painter, self.words, self._pixels)

    def lettered(self) -> QRectF:
        return self._box

    def keep_readable(self, scale: float) -> None:
        """Grows so that its letters are read at a scale of the scene, counted in usual letters."""
        self.setScale(readable(self._pixels, scale, self._most))


def readable(pixels: float, scale: float, most: float) -> float:
    """How much larger letters are shown at a scale of the scene, counted in usual letters."""
    return max(1.0, min(most, max(growth(), LEAST_PIXELS / (pixels * max(scale, 0.01)))))


class Cell(NamedTuple):
    """One cell of a plaque's line: an emblem or words, at a column."""

    x: float
    words: str = ""
    emblem: str = ""
    bold: bool = False
    align: str = "left"
    is_name: bool = False  # of a player: cut rather than written in tiny letters


def _is_heading(line: Sequence[Cell]) -> bool:
    """Whether long words of it may be parted."""
    return any(SOFT in cell.words for cell in line)


COLUMN_GAP, HEADING_GAP = 11.0, 6.0  # between words and figures of a line, and between two headings
LOW = 260.0  # a plaque whose heading stands nearer to its edge for large letters
TITLE = 1.12  # of the letter size, the heading
ROW = 1.42  # a line
LEAST_ROW = 1.22  # where there are many
IN_LEAST_ROW = 1.09  # how large letters are that fill such a line
NARROW_TITLE = 86  # percent, how narrow large letters of a heading may be rather than small
BELOW_CORNERS = 18.0  # how far a heading keeps from the ornaments above it, where there is room
BESIDE_CORNERS = 16.0  # and from those at its sides
SMALL_BOARD = 0.5  # pixels to a unit, below which the frame of a plaque becomes smaller as well
MOST_GROWTH = 1.6  # of letters on a small board
MOST_EMBLEM = 1.2  # how far an emblem grows with the letters


class Plaque(Ornament):
    """A sheet of parchment with a heading and lines of emblems and figures."""

    def __init__(self, width: float, height: float, light: Theme, pixels: float = 25.0) -> None:
        super().__init__(QRectF(0, 0, width, height))
        self._light: Theme = light
        self._pixels = pixels
        self._title = ""
        self._readable = 1.0  # how much larger its letters must be to be read on a small board
        self._lines: Sequence[Sequence[Cell]] = ()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # many words

    @property
    def large(self) -> float:
        """How much larger than usual its letters are if they have room."""
        return max(growth(), self._readable)

    def keep_readable(self, scale: float) -> None:
        """Its letters are read at a scale of the scene, counted in usual letters, as far as they have room."""
        wanted = readable(self._pixels, scale, MOST_GROWTH)
        if wanted != self._readable:
            self._readable = wanted
            self.update()

    def lettered(self) -> QRectF:
        return self._box

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self._light = light
        self.update()

    def write(self, title: str, lines: Sequence[Sequence[Cell]]) -> None:
        """Other words; painted anew only if they differ."""
        if (title, lines) != (self._title, self._lines):
            self._title, self._lines = title, lines
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._paint_panel(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = ROOMS[self._light]
        painter.setPen(QColor(room.text))
        above, below = (4, 12) if self._is_crowded else (14, 14)
        inner = self._box.adjusted(18, above, -18, -below)
        y, flags = inner.top(), Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        grown, font, used = self._set(inner)
        step = self._step(inner.height() - used - 6, grown)
        spare = inner.height() - used - 6 - self._rows() * step
        y += max(0.0, min(BELOW_CORNERS, (spare - BELOW_CORNERS) / 2))
        if self._title:
            painter.setFont(font)
            between = inner.adjusted(BESIDE_CORNERS, 0, -BESIDE_CORNERS, 0)
            put_words(painter, QRectF(between.left(), y, between.width(), used + 2), flags, self._title)
            y += used + 6
        for line in self._lines:
            high = step * self._rows_of(line)
            for at, cell in enumerate(line):
                self._paint_cell(painter, cell, QRectF(inner.left(), y, inner.width(), high), line[:at], line[at + 1 :])
            y += high

    @property
    def _is_crowded(self) -> bool:
        """Whether large letters have little height."""
        return self.large > 1 and self._box.height() < LOW

    @property
    def _letters(self) -> float:
        """Their size before they grow with the setting."""
        return self._pixels * self.large / growth()

    def _rows_of(self, line: Sequence[Cell]) -> float:
        """How many lines high: large letters of long headings stand on two."""
        return 1.6 if self.large > 1 and _is_heading(line) else 1.0

    def _rows(self) -> float:
        return sum(map(self._rows_of, self._lines))

    def _step(self, room: float, grown: float) -> float:
        """How high a line is: nearer to each other where the last one would run into the ornaments below."""
        least, usual = (self._pixels * row * grown for row in (LEAST_ROW, ROW))
        return max(least, min(usual, (room - BELOW_CORNERS) / max(1, self._rows())))

    def _paint_panel(self, painter: QPainter) -> None:
        """Its frame is as broad on every board; on a small one, as in a review, it would lie under the words."""
        if painter.worldTransform().m11() >= SMALL_BOARD:
            paint_picture(painter, self._box, cache.PANEL, self._light)
            return
        size = round(self._box.width() * SMALL_BOARD), round(self._box.height() * SMALL_BOARD)
        fine = painter.device().devicePixelRatio() / SMALL_BOARD
        pixmap = cache.pixmap(cache.PANEL, size, fine, self._light)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._box, pixmap, QRectF(pixmap.rect()))

    def _set(self, inner: QRectF) -> tuple[float, QFont, float]:
        """How far letters may grow so that all lines have room; the heading's letters, and how high it is."""
        box, grown = QSizeF(inner.width() - 2 * BESIDE_CORNERS, self._pixels * 3 * self.large), self.large
        title, row = (TITLE, ROW) if self.large == 1 else (1.0, LEAST_ROW)  # rather large letters than room
        font = fitting_font(self._title, self._letters * title, box, bold=True, wraps=True)
        if self._is_crowded:  # on one line, in narrow letters rather than small ones
            wider = QSizeF(box.width() * 100 / NARROW_TITLE, box.height())
            font = fitting_font(self._title, self._letters, wider, bold=True)
            if fitting_font(self._title, self._letters, box, bold=True).pixelSize() < font.pixelSize():
                font.setStretch(NARROW_TITLE)
        while True:
            used = 0.0
            if self._title:
                room, wrapped = QRectF(inner.topLeft(), box), int(Qt.TextFlag.TextWordWrap)
                used = QFontMetricsF(font).boundingRect(room, wrapped, self._title).height()
            high = used + 6 + self._rows() * self._pixels * row * grown
            if high <= inner.height() or grown <= 1.0:
                return max(1.0, grown), font, used
            grown -= 0.05
            most = self._pixels * (IN_LEAST_ROW if self._is_crowded else title) * grown
            if font.pixelSize() > most:  # never larger than the lines where those give way to it
                font.setPixelSize(max(1, int(most)))

    def _paint_cell(
        self, painter: QPainter, cell: Cell, row: QRectF, before: Sequence[Cell], after: Sequence[Cell]
    ) -> None:
        """In the room that its neighbours leave: no word lies over another, whatever the language and the names."""
        step = min(row.height(), self._pixels * ROW * MOST_EMBLEM)
        if cell.emblem:
            side = step * 0.92
            at = QRectF(row.left() + cell.x, row.center().y() - side / 2, side, side)
            paint_picture(painter, at, cache.emblem(cell.emblem), self._light)
        if not cell.words:
            return
        box = self._room_of(cell, row, before, after)
        side_flag = Qt.AlignmentFlag.AlignRight if cell.align == "right" else Qt.AlignmentFlag.AlignLeft
        is_heading = _is_heading((cell, *before, *after))
        if self.large > 1 and is_heading:
            line = [*before, cell, *after]
            lines, size = fit(cell.words, box.width(), box.height(), self._largest_of_all(line, row))
            where = "right" if cell.align == "right" else "left"
            put_lines(painter, box, lines, size, ROOMS[self._light].text, align=where, on_card=False)
            return
        words = cell.words.replace(SOFT, "")
        if cell.is_name:
            words = self._name_in(cell, box.size())
        font = self._letters_of(words, box.size(), bold=cell.bold)
        if is_heading:  # all of them as large as the longest may be
            font.setPixelSize(self._heading_size([*before, cell, *after], row))
        painter.setFont(font)
        put_words(painter, box, side_flag | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, words)

    def _letters_of(self, words: str, room: QSizeF, *, bold: bool) -> QFont:
        """As large as fit; large ones are narrow where they would be small."""
        font = fitting_font(words, self._letters, room, bold=bold)
        if self.large > 1:
            wider = QSizeF(room.width() * 100 / NARROW_TITLE, room.height())
            narrow = fitting_font(words, self._letters, wider, bold=bold)
            if narrow.pixelSize() > font.pixelSize():
                narrow.setStretch(NARROW_TITLE)
                return narrow
        return font

    def _name_in(self, cell: Cell, room: QSizeF) -> str:
        """As much of a name as has room in letters hardly smaller than those of a line: its first words, or cut."""
        names = [other.words for line in self._lines for other in line if other.is_name]
        letters = fitting_font("Ay", self._letters, room, bold=cell.bold).pixelSize()
        return called(names, names.index(cell.words), room.width(), letters * READABLE, 1, bold=cell.bold)[0]

    def _largest_of_all(self, line: Sequence[Cell], row: QRectF) -> float:
        """Parted if need be, and as large as the longest of a line may be.

        Words that are parted for large letters may not be worth it for smaller ones, and need still smaller ones then.
        """
        rooms = [self._room_of(cell, row, line[:at], line[at + 1 :]) for at, cell in enumerate(line)]
        largest, size = math.inf, self._pixels * self.large
        while size < largest:
            largest = size
            boxes = zip(line, rooms, strict=True)
            size = min(fit(cell.words, room.width(), room.height(), largest)[1] for cell, room in boxes)
        return largest

    def _heading_size(self, line: Sequence[Cell], row: QRectF) -> int:
        sizes = []
        for at, cell in enumerate(line):
            room = self._room_of(cell, row, line[:at], line[at + 1 :])
            font = fitting_font(cell.words.replace(SOFT, ""), self._letters, room.size(), bold=cell.bold)
            sizes.append(font.pixelSize())
        return min(sizes)

    def _room_of(self, cell: Cell, row: QRectF, before: Sequence[Cell], after: Sequence[Cell]) -> QRectF:
        """Where the words of a cell may stand."""
        step = min(row.height(), self._pixels * ROW * MOST_EMBLEM)
        box = QRectF(row)
        if cell.align == "right":
            gap = HEADING_GAP if _is_heading((cell, *before, *after)) else COLUMN_GAP
            columns = [other.x + gap for other in before if other.align == "right" and other.words]
            box.setLeft(row.left() + max(columns, default=0.0))
            box.setRight(row.left() + cell.x)
        else:
            box.setLeft(row.left() + cell.x + (step if cell.emblem else 0))
            others = [other.x - COLUMN_GAP for other in after if other.align != "right" and other.x > cell.x]
            if others:
                box.setRight(row.left() + min(others))
            figures = [other for other in after if other.align == "right" and other.words]
            if figures and not others:
                all_of_it = QSizeF(figures[0].x, row.height())
                letters = fitting_font(figures[0].words, self._letters, all_of_it, bold=figures[0].bold)
                wide = QFontMetricsF(letters).horizontalAdvance(figures[0].words)
                box.setRight(row.left() + figures[0].x - wide - COLUMN_GAP)
        return box
