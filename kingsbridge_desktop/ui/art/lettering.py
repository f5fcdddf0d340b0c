"""Letters on the table: words that are made to fit where they stand, measured, never cut."""

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from kingsbridge_desktop.text.hyphens import SOFT
from kingsbridge_desktop.ui.fonts import serif_families

from .palette import INK


class Written(NamedTuple):
    """Words that were painted: how large on the screen, and whether on a card."""

    words: str
    pixels: float
    on_card: bool


_written: list[Written] | None = None
_growth = _window_growth = 1.0


def set_growth(factor: float, window: float = 1.0) -> None:
    """How much larger than usual letters on boards and cards are wished; smaller ones would not be read.

    In a large `window` those around the board are so much larger: none on a card is far smaller than they are.
    """
    global _growth, _window_growth
    _growth, _window_growth = max(1.0, factor), max(1.0, window)


def growth() -> float:
    """How much larger than usual letters on boards and cards are wished, from 1 on."""
    return _growth


def window_growth() -> float:
    """How much larger letters are in a window of this size than in the usual one, from 1 on."""
    return _window_growth


@contextmanager
def listening() -> Iterator[list[Written]]:
    """Collects all words that are painted on boards and cards meanwhile."""
    global _written
    before, _written = _written, []
    try:
        yield _written
    finally:
        _written = before


def tell_size(painter: QPainter, words: str, size: float, *, on_card: bool = False) -> None:
    """Tells whoever listens what is written, in a size of the painter's units."""
    if _written is not None and words.strip():
        t = painter.worldTransform()
        _written.append(Written(words, size * math.hypot(t.m11(), t.m12()), on_card))


def put_words(painter: QPainter, box: QRectF, flags: int | Qt.AlignmentFlag | Qt.TextFlag, words: str) -> None:
    """Words in the painter's font: everything written on a board goes this way, so that its size can be told."""
    painter.drawText(box, flags, words)
    tell_size(painter, words, painter.font().pixelSize())


_KEPT_TOGETHER = re.compile(r"(?<=\d) (?=\S{1,4}(\W|$))")  # a number and its unit
HARD = "\u00a0"  # a space at which no line ends
_SHARE = {"left": 0.0, "center": 0.5, "right": 1.0}  # of the spare room, before the words
PARTED = 0.95  # what letters of a parted word are worth beside those of a whole one
WHOLE = 0.8  # how small letters of a whole word may be beside those of a parted one
LEAST_PART = 3  # letters of a word on either side of a hyphen
LINE = 1.08  # of the letter size, from one line to the next
NARROWER = (1.0, 0.96, 0.92, 0.88, 0.84)  # how narrow letters may be rather than small
ENOUGH = 0.995  # of what is wanted


def kept_together(words: str) -> str:
    """No line ends between a number and its unit."""
    return _KEPT_TOGETHER.sub(HARD, words)


@lru_cache(maxsize=256)
def _font(pixels: float, weight: int, italic: bool) -> QFont:
    font = QFont()
    font.setFamilies(list(serif_families()))
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def table_font(pixels: float = 16, weight: QFont.Weight = QFont.Weight.DemiBold, italic: bool = False) -> QFont:
    """The serif of the table at a size in pixels; a copy, so that the caller may change it."""
    return QFont(_font(pixels, weight.value, italic))


def metrics() -> QFontMetricsF:
    """Measures of the table's letters at 100 pixels."""
    return QFontMetricsF(_font(100, QFont.Weight.DemiBold.value, False))


def _first_word(text: str) -> str:
    return re.split(r"[ \-–]", text.replace(SOFT, ""))[0]


@lru_cache(maxsize=2048)
def _breaks(text: str, most: int) -> tuple[tuple[str, ...], ...]:
    """The text on one line, then every way to part it into lines at a space, a hyphen or a soft hyphen."""
    ways: list[tuple[str, ...]] = [(text.replace(SOFT, ""),)]
    if most == 1:
        return tuple(ways)
    for k, letter in enumerate(text):
        head, rest = text[:k], text[k + 1 :]
        if letter == SOFT:
            if " " in head or min(len(head.replace(SOFT, "")), len(_first_word(rest))) < LEAST_PART:
                continue  # only a word that begins a line is parted, and not into crumbs
            head += "-"
        elif letter in "-–" and 0 < k < len(text) - 1:
            head += letter
        elif letter != " ":
            continue
        ways += [(head.replace(SOFT, ""), *lines) for lines in _breaks(rest, most - 1)]
    return tuple(ways)


@lru_cache(maxsize=4096)
def fit(text: str, width: float, height: float, largest: float, most: int = 2) -> tuple[tuple[str, ...], float]:
    """The lines and the greatest letter size (in the units of the box) with which the text fits into width × height.

    It takes more lines, up to the most, only where the letters are noticeably larger for it.
    """
    measure = metrics()

    def largest_for(lines: tuple[str, ...]) -> float:
        widest = max(measure.horizontalAdvance(part) for part in lines) / 100 or 1.0
        return min(largest, width / widest, height / (LINE * len(lines)))

    def unevenness(lines: tuple[str, ...]) -> float:
        widths = [measure.horizontalAdvance(part) for part in lines]
        return max(widths) - min(widths)

    def worth(lines: tuple[str, ...]) -> float:
        """A word that is parted must be worth it."""
        parted = sum(line.endswith("-") and line not in plain for line in lines[:-1])
        return largest_for(lines) * math.pow(PARTED, parted * (parted + 1) / 2)  # twice is worse than two times once

    plain, ways = text.replace(SOFT, ""), _breaks(text, most)
    best = ways[0]
    for count in range(2, most + 1):
        parted = [lines for lines in ways if len(lines) == count]
        if parted:
            lines = max(parted, key=lambda lines: (round(worth(lines), 2), -unevenness(lines)))
            if worth(lines) > worth(best) * 1.015:
                best = lines
    return best, largest_for(best)


def fit_narrow(
    text: str, width: float, height: float, largest: float, wanted: float, most: int = 2
) -> tuple[tuple[str, ...], float, float]:
    """The same with narrower letters where they would be smaller than is wanted; and how narrow they are.

    A word stays whole where its letters are hardly smaller for it, and as large as is wanted.
    """
    best = _fit_narrow(text, width, height, largest, wanted, most)
    whole = text.replace(SOFT, "")
    if whole == text or " ".join(best[0]).replace("- ", "-") == whole:
        return best
    kept = _fit_narrow(whole, width, height, largest, wanted, most)
    return kept if kept[1] >= max(wanted * ENOUGH, best[1] * WHOLE) else best


def _fit_narrow(
    text: str, width: float, height: float, largest: float, wanted: float, most: int
) -> tuple[tuple[str, ...], float, float]:
    best: tuple[tuple[str, ...], float, float] = ((), 0.0, 1.0)
    for narrow in NARROWER:
        lines, size = fit(text, width / narrow, height, largest if narrow == 1.0 else wanted, most)
        if size > best[1] / ENOUGH or narrow == 1.0:  # letters are not narrower for nothing
            best = lines, size, narrow
        if size >= wanted * ENOUGH:
            break
    return best


@lru_cache(maxsize=256)
def fit_name(
    name: str, width: float, height: float, largest: float, least: float
) -> tuple[tuple[str, ...], float, float]:
    """The same for a player's name, which may be long: on two lines, cut between words, or within its first one.

    It is cut where its letters would be smaller than the `least` that is read.
    """
    words = name.split(" ")
    for count in range(len(words), 0, -1):
        whole = name if count == len(words) else " ".join(words[:count]) + " …"
        found = fit_narrow(whole, width, height, largest, largest)
        if found[1] >= least:
            return found
    cut = QFontMetricsF(_font(100, QFont.Weight.DemiBold.value, False)).elidedText(
        name, Qt.TextElideMode.ElideRight, width * 100 / max(1.0, least) / NARROWER[-1]
    )
    return (cut,), min(largest, least, height / LINE), NARROWER[-1]


@lru_cache(maxsize=1024)
def fit_paragraph(text: str, width: float, height: float, largest: float) -> tuple[tuple[str, ...], float]:
    """The same for a sentence, which is broken into as many lines as it needs."""
    measure, size = metrics(), largest
    while True:
        lines, now = [], ""
        for word in kept_together(text.replace(SOFT, "")).split(" "):
            longer = f"{now} {word}".strip()
            if now and measure.horizontalAdvance(longer) * size / 100 > width:
                lines.append(now)
                longer = word
            now = longer
        lines.append(now)
        widest = max(measure.horizontalAdvance(line) for line in lines) * size / 100
        if (widest <= width and len(lines) * LINE * size <= height) or size < 1.0:
            return tuple(lines), size
        size *= 0.97


def letters(
    painter: QPainter, box: QRectF, text: str, largest: float, colour: str = INK, bow: float = 0.0
) -> tuple[tuple[str, ...], float]:
    """Writes the text centred in the box, as large as it fits; ``bow`` lifts the middle as a ribbon's does."""
    if not text:
        return (), 0.0
    lines, size = fit(text, box.width(), box.height(), largest)
    put_lines(painter, box, lines, size, colour, bow)
    return lines, size


def put_lines(
    painter: QPainter,
    box: QRectF,
    lines: Sequence[str],
    size: float,
    colour: str = INK,
    bow: float = 0.0,
    *,
    align: str = "center",
    on_card: bool = True,
    narrow: float = 1.0,
) -> None:
    """Writes lines that were made to fit into the box."""
    font = _font(100, QFont.Weight.DemiBold.value, False)
    measure = metrics()
    pitch = LINE * size
    cap = measure.capHeight() / 100 * size
    y = box.center().y() + cap / 2 - pitch * (len(lines) - 1) / 2 - bow
    tell_size(painter, " ".join(lines).replace("- ", ""), size, on_card=on_card)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for part in lines:
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, part)
        painter.save()
        spare = box.width() - measure.horizontalAdvance(part) / 100 * size * narrow
        painter.translate(box.left() + spare * _SHARE[align], y)
        painter.scale(size / 100 * narrow, size / 100)
        painter.drawPath(path)
        painter.restore()
        y += pitch
    painter.restore()


def figure(painter: QPainter, x: float, y: float, text: str, size: float, colour: str = INK) -> None:
    """A number whose middle stands exactly on x, y."""
    tell_size(painter, text, size, on_card=True)
    path = QPainterPath()
    path.addText(QPointF(0, 0), _font(100, QFont.Weight.Bold.value, False), text)
    r = path.boundingRect()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    painter.scale(size / 100, size / 100)
    painter.translate(-r.center().x(), -r.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(path)
    painter.restore()
