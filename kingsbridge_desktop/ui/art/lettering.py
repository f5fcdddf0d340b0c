"""Letters on the table: words that are made to fit where they stand, measured, never cut."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from kingsbridge_desktop.ui.fonts import serif_families

from .palette import INK


class Written(NamedTuple):
    """Words that were painted: how large on the screen, and whether on a card."""

    words: str
    pixels: float
    on_card: bool


_written: list[Written] | None = None


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


LINE = 1.08  # of the letter size, from one line to the next


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


@lru_cache(maxsize=2048)
def _breaks(text: str) -> tuple[tuple[str, ...], ...]:
    """The text on one line, then every way to part it into two lines at a space or a hyphen."""
    ways: list[tuple[str, ...]] = [(text,)]
    for k, letter in enumerate(text):
        if letter == " ":
            ways.append((text[:k], text[k + 1 :]))
        elif letter in "-–" and 0 < k < len(text) - 1:
            ways.append((text[: k + 1], text[k + 1 :]))
    return tuple(ways)


@lru_cache(maxsize=4096)
def fit(text: str, width: float, height: float, largest: float) -> tuple[tuple[str, ...], float]:
    """The lines and the greatest letter size (in the units of the box) with which the text fits into width × height."""
    measure = metrics()

    def largest_for(lines: tuple[str, ...]) -> float:
        widest = max(measure.horizontalAdvance(part) for part in lines) / 100 or 1.0
        return min(largest, width / widest, height / (LINE * len(lines)))

    def unevenness(lines: tuple[str, ...]) -> float:
        return abs(measure.horizontalAdvance(lines[0]) - measure.horizontalAdvance(lines[-1]))

    one, *parted = _breaks(text)
    if parted:
        two = max(parted, key=lambda lines: (round(largest_for(lines), 2), -unevenness(lines)))
        if largest_for(two) > largest_for(one) * 1.06:
            return two, largest_for(two)
    return one, largest_for(one)


def letters(
    painter: QPainter, box: QRectF, text: str, largest: float, colour: str = INK, bow: float = 0.0
) -> tuple[tuple[str, ...], float]:
    """Writes the text centred in the box, as large as it fits; ``bow`` lifts the middle as a ribbon's does."""
    if not text:
        return (), 0.0
    lines, size = fit(text, box.width(), box.height(), largest)
    font = _font(100, QFont.Weight.DemiBold.value, False)
    measure = metrics()
    pitch = LINE * size
    cap = measure.capHeight() / 100 * size
    y = box.center().y() + cap / 2 - pitch * (len(lines) - 1) / 2 - bow
    tell_size(painter, text, size, on_card=True)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for part in lines:
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, part)
        painter.save()
        painter.translate(box.center().x() - measure.horizontalAdvance(part) / 200 * size, y)
        painter.scale(size / 100, size / 100)
        painter.drawPath(path)
        painter.restore()
        y += pitch
    painter.restore()
    return lines, size


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
