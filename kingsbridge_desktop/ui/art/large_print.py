"""Cards in large print: where words would be smaller than is wished, on small cards and with large letters.

The name and what the card brings stand on one sheet over the lower part, as large as the width of the card allows, on
up to four lines and parted where the language allows; letters are narrower rather than small, and a long name gives
way to a short one. The picture keeps the rest. Figures in corners get larger discs. A sentence that cannot be read
gives way to symbols, or is left out: the card is shown large when somebody looks nearer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from .lettering import ENOUGH, LINE, fit_narrow, fit_paragraph, growth, put_lines
from .palette import INK, LINEN, ROOMS
from .sheet import NAME, NUMBER, SENTENCE, Sheet, Symbol, width_of

LEFT, RIGHT, BOTTOM = 6.0, 174.0, 264.0  # how far the sheet reaches
HIGHEST, LOWEST = 68.0, 157.0  # its upper edge: the picture is seen above, and the ribbon is covered
BELOW_FIGURES = 56.0  # the same where there are figures in the corners
GIVES_WAY = 30.0  # how much of the picture's room letters of twice the size take
INSIDE, BY_CORD, AT_EDGE, BETWEEN = 5.0, 7.0, 2.0, 3.0
EDGE, CLOSE = 4.0, 3.0  # how much broader it is on the smallest cards, and how near words come to its edge there
WORTH = 1.03  # how much larger letters of a short name are, at least
MOST_LINES = 4
STRIP = 0.62  # of a half card, at most: its name
LEAST_READ = 8.5  # pixels: a sentence or the name on a thumbnail is read or left out
FIGURE = 31.0  # of a number beside a symbol, usually
DIGIT, TALL_FIGURE = 0.8, 0.8  # of the letters: the room across and down of a figure in a table
LEAST_FIGURE = 12.0  # pixels of a figure in a table that has a column for what it is paid in
BOLDER = (1.0, 1.2, 1.4, 1.6)
USUAL_ROW, LARGEST_ROW = 36.0, 58.0  # symbols
LARGEST_DISC = 37.0  # radius
CORNER = 6.0  # from the edge of the card to a disc in its corner
TIGHT = (0.5, 0.68)  # radius of a disc close around one figure or two, of the letters
THUMBNAIL = 0.22  # pixels of a unit: smaller cards show pictures and no names; a hand in a small window has more
GOLD, BROWN = "#E3B84E", "#8C4A2A"


class Effect(NamedTuple):
    """What a card brings: symbols for symbols, prices side by side, or a sentence."""

    pay: Sequence[Symbol] = ()
    get: Sequence[Symbol] = ()
    rates: Sequence[tuple[str, int]] = ()
    words: str = ""
    signs: tuple[Sequence[Symbol], Sequence[Symbol]] = ((), ())  # pay and get, instead of words that cannot be read

    @property
    def in_signs(self) -> Effect:
        """The same in symbols instead of words."""
        return Effect(*self.signs)

    @property
    def rows(self) -> list[tuple[Sequence[Symbol], Sequence[Symbol]]]:
        """Symbols line by line; one price for all materials."""
        if self.rates and not self.prices:
            worth = self.rates[0][1]
            return [((), [(None, material) for material, _ in self.rates]), ((), [(worth, "victory_point")])]
        return [(self.pay, self.get)] if self.pay or self.get else []

    @property
    def prices(self) -> Sequence[tuple[str, int]]:
        """What materials are worth, if that differs."""
        return self.rates if len({worth for _, worth in self.rates}) > 1 else ()


class LowerPart:
    """The sheet over the lower part of a card: measured first, so that the picture knows how much room it has.

    Words of a `corded` card keep off its edge, where a cord lies while it may be picked; with `figures` in its corners
    the sheet leaves those room. Where there is room, names are `roomy` times as large as they are wished at least.
    Where there is little, the sheet goes on to the left, but never over what ends at `beside`.
    """

    def __init__(
        self,
        sheet: Sheet,
        name: str,
        effect: Effect,
        left: float = LEFT,
        short: str = "",
        *,
        corded: bool = False,
        figures: bool = False,
        roomy: float = 1.0,
        beside: float = LEFT,
    ) -> None:
        self._sheet, self._left, self._right, self._inside = sheet, left, RIGHT, INSIDE
        self._at_left = INSIDE
        self._roomy = roomy = max(1.0, roomy / growth())  # large letters have no room to spare
        self._room = BOTTOM - max(HIGHEST - GIVES_WAY * (growth() - 1), BELOW_FIGURES if figures else 0.0)
        self._write(name, short, effect)
        if (not corded or left > beside) and self._size < sheet.wanted(0.0) * roomy * ENOUGH:
            self._left = beside
            if not corded:  # on the smallest ones up to the edge
                self._left, self._right, self._inside = LEFT - EDGE, RIGHT + EDGE, CLOSE
            self._at_left = self._inside
            if beside > LEFT:  # the cord lies over the other edge alone
                self._at_left, self._inside = CLOSE, BY_CORD
            self._write(name, short, effect)

    def _write(self, name: str, short: str, effect: Effect) -> None:
        """Measures what fits: a sentence if it is read, else its symbols if there are some."""
        self._set(name, short, effect)
        has_signs = any(effect.signs)
        least = self._sheet.wanted(0.0) * ENOUGH if has_signs else LEAST_READ / self._sheet.pixels
        if effect.words and not effect.rows and self._sentence[1] < least:
            self._set(name, short, effect.in_signs if has_signs else effect._replace(words=""))

    def _set(self, name: str, short: str, effect: Effect) -> None:
        sheet, self._effect = self._sheet, effect
        width = self._right - self._left - self._at_left - self._inside
        room = self._room - 2 * self._inside
        self._row, self._bold = self._symbol_size(width)
        rows = len(effect.rows)
        self._sentence: tuple[tuple[str, ...], float] = ((), 0.0)
        below = rows * (self._row * max(1.0, self._bold * NUMBER) + BETWEEN)
        if effect.prices:
            columns = len(effect.prices) + 1
            if width / columns / DIGIT * sheet.pixels < LEAST_FIGURE:  # what they are paid in gives way to the figures
                columns -= 1
            self._pays = columns > len(effect.prices)
            self._column = min(LARGEST_ROW, width / columns)
            self._figure = min(max(FIGURE, sheet.wanted(FIGURE)), self._column / DIGIT)
            below += self._column + BETWEEN + self._figure * TALL_FIGURE
        self._set_name(name, short, width, room - below)
        high = len(self._lines) * LINE * self._size + below
        if effect.words and not rows:
            lines, size = fit_paragraph(
                effect.words, width, room - high - BETWEEN, max(SENTENCE, sheet.wanted(SENTENCE))
            )
            self._sentence = lines, size
            high += len(lines) * LINE * size + BETWEEN
        self.top = min(LOWEST, BOTTOM - 2 * self._inside - high)
        self._spare = BOTTOM - self.top - 2 * self._inside - high  # above and below the words

    def _set_name(self, name: str, short: str, width: float, room: float) -> None:
        """The whole name if that is read, else the short one where that is, or is larger."""
        wanted = self._sheet.wanted(0.0)
        largest = max(NAME, self._sheet.wanted(NAME), wanted * self._roomy)
        self._lines, self._size, self._narrow = fit_narrow(name, width, room, largest, wanted, MOST_LINES)
        if short and self._size < wanted * ENOUGH:
            lines, size, narrow = fit_narrow(short, width, room, largest, wanted, MOST_LINES)
            if size > self._size * WORTH or size >= wanted * ENOUGH:
                self._lines, self._size, self._narrow = lines, size, narrow

    def _symbol_size(self, width: float) -> tuple[float, float]:
        """How large symbols are, and how much larger the numbers beside them, so that those are read at least."""
        wanted, found = self._sheet.wanted(FIGURE), (0.0, 1.0)
        for bold in BOLDER:
            size = min(LARGEST_ROW, max(USUAL_ROW, wanted / NUMBER / bold))
            for pay, get in self._effect.rows:
                while width_of(pay, get, size, bold) > width and size > 12:
                    size *= 0.97
            found = size, bold
            if size * bold * NUMBER >= wanted:
                break
        return found

    @property
    def left(self) -> float:
        """Where the sheet begins."""
        return self._left

    @property
    def middle(self) -> float:
        """The middle of what is left to the picture."""
        return (10 + self.top) / 2

    def picture(self, usual: float) -> float:
        """How large the picture may be."""
        return min(usual, self.top - 14)

    def paint(self) -> None:
        """Lays the sheet over the card and writes on it."""
        s = self._sheet
        box = QRectF(QPointF(self._left, self.top), QPointF(self._right, BOTTOM))
        ground(s, box, ROOMS[s.light].paper)
        margin = self._inside
        inner = box.adjusted(self._at_left, margin + self._spare / 2, -margin, -margin - self._spare / 2)
        high = len(self._lines) * LINE * self._size
        if self._lines[0]:
            at = QRectF(inner.left(), inner.top(), inner.width(), high)
            put_lines(s.p, at, self._lines, self._size, s.colour(INK), narrow=self._narrow)
        y = inner.top() + high + BETWEEN
        for pay, get in self._effect.rows:
            high = self._row * max(1.0, self._bold * NUMBER)
            box = QRectF(inner.left(), y, inner.width() + 0.5, high)
            s.conversion(box, pay, get, self._row, bold=self._bold)
            y += high + BETWEEN
        if self._effect.prices:
            self._paint_prices(QPointF(inner.center().x(), y))
        lines, size = self._sentence
        if lines:
            put_lines(s.p, QRectF(inner.left(), y, inner.width(), inner.bottom() - y), lines, size, s.colour(INK))

    def _paint_prices(self, top: QPointF) -> None:
        """Materials side by side, and below them what each is worth."""
        s, prices, wide = self._sheet, self._effect.prices, self._column
        x, y = top.x() - wide * (len(prices) + (0 if self._pays else 1)) / 2, top.y() + wide / 2
        below = top.y() + wide + BETWEEN + self._figure * TALL_FIGURE / 2
        if self._pays:
            s.emblem("victory_point", x, below, min(wide * 0.92, self._figure * TALL_FIGURE))
        for material, worth in prices:
            x += wide
            s.emblem(material, x, y, wide * 0.96)
            s.figure(x, below, str(worth), self._figure)


def ground(s: Sheet, box: QRectF, colour: str) -> None:
    """Parchment under letters that are larger than the frame has room for."""
    s.p.setRenderHint(QPainter.RenderHint.Antialiasing)
    s.p.setPen(QPen(QColor(s.colour(INK)), 1.8))
    s.p.setBrush(QColor(colour))
    s.p.drawRoundedRect(box, 5, 5)


def corner_figure(s: Sheet, text: str, usual: float, colour: str = "", above: float = LOWEST) -> None:
    """The number in the upper left corner, on a larger disc than the frame's; `above` the sheet with the name."""
    per_letter = 0.62 if len(text) == 1 else 0.84
    radius = min(LARGEST_DISC, max(24.0, s.wanted(usual) * per_letter))
    if CORNER + 2 * radius > above:  # the sheet lies over the rest of it, but never over its figure
        size = min(radius / per_letter, (above - CORNER) / (TIGHT[len(text) > 1] + TALL_FIGURE / 2))
        per_letter = TIGHT[len(text) > 1]
        radius = size * per_letter
    s.p.setRenderHint(QPainter.RenderHint.Antialiasing)
    s.p.setPen(QPen(QColor(s.colour(INK)), 2.4))
    s.p.setBrush(QColor(s.colour(colour)) if colour else QColor(ROOMS[s.light].paper))
    middle = CORNER + radius
    s.p.drawEllipse(QPointF(middle, middle), radius, radius)
    s.figure(middle, middle, text, radius / per_letter)


def corner_tab(s: Sheet, text: str, usual: float, above: float = LOWEST) -> None:
    """A number in light letters on a dark tab in the upper right corner; `above` the sheet with the name."""
    size = min(48.0, max(usual, s.wanted(usual)), (above - 7) / 1.05)
    wide = size * (0.5 + 0.5 * len(text))
    box = QRectF(RIGHT - wide, 7, wide, size * 1.05)
    s.p.setRenderHint(QPainter.RenderHint.Antialiasing)
    s.p.setPen(QPen(QColor(s.colour(INK)), 2.0))
    s.p.setBrush(QColor(s.colour(BROWN)))
    s.p.drawRoundedRect(box, 6, 6)
    s.figure(box.center().x(), box.center().y(), text, size, LINEN)


def corner_sign(s: Sheet, emblem: str) -> None:
    """A sign on a disc in the upper left corner."""
    s.p.setRenderHint(QPainter.RenderHint.Antialiasing)
    s.p.setPen(QPen(QColor(s.colour(INK)), 1.8))
    s.p.setBrush(QColor(ROOMS[s.light].paper))
    s.p.drawEllipse(QPointF(30, 30), 23, 23)
    s.emblem(emblem, 30, 30, 34)


def name_over(s: Sheet, name: str, box: QRectF, usual: float, covered: float) -> None:
    """A name on a sheet at the lower edge of a box, on as many lines as it needs; so much is covered in any case."""
    width, height = box.width() - 2 * AT_EDGE, box.height() - 2
    lines, size, narrow = fit_narrow(name, width, height, max(usual, s.wanted(usual)), s.wanted(0.0), MOST_LINES)
    if size * s.pixels >= LEAST_READ:
        box.setTop(box.bottom() - max(covered, len(lines) * LINE * size + 2))
        ground(s, box, ROOMS[s.light].paper)
        put_lines(s.p, box, lines, size, s.colour(INK), narrow=narrow)


def name_strip(s: Sheet, name: str, box: QRectF, usual: float) -> float:
    """A name on a strip at the lower edge of a box, as broad as the box; gives the upper edge of the strip."""
    width, height = box.width() - 2 * AT_EDGE, box.height() * STRIP
    lines, size, narrow = fit_narrow(name, width, height, max(usual, s.wanted(usual)), s.wanted(0.0), MOST_LINES)
    if size * s.pixels < LEAST_READ:
        return box.bottom()
    high = len(lines) * LINE * size + 4
    strip = QRectF(box.left(), box.bottom() - high, box.width(), high)
    ground(s, strip, ROOMS[s.light].paper)
    put_lines(s.p, strip, lines, size, s.colour(INK), narrow=narrow)
    return strip.top()
