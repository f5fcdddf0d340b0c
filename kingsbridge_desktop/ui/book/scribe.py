"""The scribe: words, headings, rules and small pictures on a page, in logical pixels."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.art.calling import parted
from kingsbridge_desktop.ui.art.layers import layer
from kingsbridge_desktop.ui.art.lettering import HARD, NARROWER, kept_together, table_font, tell_size
from kingsbridge_desktop.ui.art.palette import lit
from kingsbridge_desktop.ui.book.tints import TINTS, PageLight, picture_of, theme_of

REGULAR, SEMI, BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold
LEFT, MIDDLE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
TITLE, HEADING, NAME, SENTENCE, NOTE, AXIS, LEAST = 34.0, 19.0, 16.0, 15.0, 14.0, 13.0, 12.0
PITCH = 1.28  # from line to line, in sizes of the letters
MOST_NAME_LINES = 3
_SHARPEST = 4.0  # pixels to a logical one: more is not seen, not even on paper


@lru_cache(maxsize=4096)  # a page that is laid asks for the same words again and again
def measure(words: str, px: float, weight: QFont.Weight = REGULAR, *, italic: bool = False) -> float:
    """How wide a line is, in logical pixels."""
    return QFontMetricsF(table_font(px, weight, italic)).horizontalAdvance(words)


def broken(words: str, px: float, width: float, weight: QFont.Weight = REGULAR, *, italic: bool = False) -> list[str]:
    """The words in lines of that width; one word that is too long stands alone."""
    return list(_broken(words, px, width, weight, italic))


@lru_cache(maxsize=1024)
def _broken(words: str, px: float, width: float, weight: QFont.Weight, italic: bool) -> tuple[str, ...]:
    metrics = QFontMetricsF(table_font(px, weight, italic))
    out: list[str] = []
    line = ""
    sentence = counted(words) if any(letter.isdigit() for letter in words) else words  # names may be broken anywhere
    for word in kept_together(sentence).split(" "):
        longer = f"{line} {word}" if line else word
        if line and metrics.horizontalAdvance(longer) > width:
            out.append(line)
            line = word
        else:
            line = longer
    return tuple(one.replace(HARD, " ") for one in (*out, line))


def name_lines(name: str, width: float, weight: QFont.Weight = REGULAR) -> list[str]:
    """A name on one line, or in the smallest letters on two or three where it can be parted and would be cut else."""
    if measure(name, LEAST, weight) <= width:
        return [name]
    lines = broken(name.replace("-", "- "), LEAST, width, weight)
    if len(lines) < MOST_NAME_LINES:
        lines = _with_one_parted(lines, width, weight)
    kept, rest = lines[: MOST_NAME_LINES - 1], " ".join(lines[MOST_NAME_LINES - 1 :])
    return [line.replace("- ", "-") for line in (*kept, rest) if line]


def _with_one_parted(lines: list[str], width: float, weight: QFont.Weight) -> list[str]:
    """The first word that is too long for its line on two lines, as even as its syllables allow."""
    for at, line in enumerate(lines):
        if measure(line, LEAST, weight) > width:
            longest = {way: max(measure(part, LEAST, weight) for part in way) for way in parted(line)}
            best = min(longest, key=longest.__getitem__, default=None)
            if best is not None and longest[best] <= width:
                return [*lines[:at], *best, *lines[at + 1 :]]
    return lines


class Scribe:
    """Writes and draws with a painter that is already scaled to logical pixels."""

    def __init__(self, painter: QPainter, light: PageLight) -> None:
        self.p, self.light, self.tints = painter, light, TINTS[light]
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    @property
    def sharpness(self) -> float:
        """Real pixels to a logical one."""
        t = self.p.deviceTransform()
        return min(_SHARPEST, math.hypot(t.m11(), t.m12()))

    def lit(self, colour: str | QColor) -> QColor:
        """A daylight pigment as it looks on this page."""
        return lit(colour, theme_of(self.light))

    # words

    def text(
        self,
        x: float,
        y: float,
        words: str,
        px: float = SENTENCE,
        weight: QFont.Weight = REGULAR,
        *,
        italic: bool = False,
        colour: str | QColor = "",
        align: Qt.AlignmentFlag = LEFT,
        width: float = 0,
    ) -> float:
        """Writes a line on the baseline y, smaller, narrower and at last cut to fit into `width`; gives its width."""
        if px < LEAST:
            raise ValueError(f"letters of {px} px are too small to read: {words!r}")
        words, font, wide = self._fitted(words, px, weight, italic, width)
        at = x - (wide / 2 if align == MIDDLE else wide if align == RIGHT else 0)
        self.p.setFont(font)
        self.p.setPen(QColor(colour or self.tints.text))
        self.p.drawText(QPointF(at, y), words)
        tell_size(self.p, words, font.pixelSize())
        return wide

    def _fitted(
        self, words: str, px: float, weight: QFont.Weight, italic: bool, width: float
    ) -> tuple[str, QFont, float]:
        wide = measure(words, px, weight, italic=italic)
        while width and wide > width and px > LEAST:
            px = max(LEAST, px - 1)
            wide = measure(words, px, weight, italic=italic)
        font = table_font(px, weight, italic)
        if width and wide > width + 0.5:
            for share in NARROWER:
                font.setStretch(round(100 * share))
                wide = QFontMetricsF(font).horizontalAdvance(words)
                if wide <= width + 0.5:
                    return words, font, wide
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
            wide = metrics.horizontalAdvance(words)
        return words, font, wide

    def block(
        self,
        x: float,
        y: float,
        words: str,
        px: float,
        width: float,
        pitch: float = 0,
        weight: QFont.Weight = REGULAR,
        *,
        italic: bool = False,
        colour: str | QColor = "",
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """Writes lines from the baseline y downwards; gives the baseline that would come next."""
        for part in broken(words, px, width, weight, italic=italic):
            self.text(x, y, part, px, weight, italic=italic, colour=colour, align=align, width=width)
            y += pitch or px * PITCH
        return y

    def heading(self, x: float, y: float, words: str, width: float, px: float = HEADING, note: str = "") -> float:
        """A heading over a rule that swells towards it, a note beside it where there is room; gives the rule's y."""
        wide = self.text(x, y, words, px, BOLD, width=width)
        room = width - wide - 10
        if note and room >= measure(note, LEAST, italic=True):
            self.text(x + wide + 10, y, note, NOTE, italic=True, colour=self.tints.quiet, width=room)
        taper = QPainterPath(QPointF(x, y + 7))
        taper.lineTo(x + width, y + 8.6)
        taper.lineTo(x, y + 9.4)
        taper.closeSubpath()
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.setBrush(QColor(self.tints.text))
        self.p.drawPath(taper)
        return y + 9

    # lines and pictures

    def rule(self, x0: float, x1: float, y: float, w: float = 1.0, colour: str | QColor = "") -> None:
        """A fine ruled line."""
        self.p.setPen(QPen(QColor(colour or self.tints.rule), w))
        self.p.drawLine(QPointF(x0, y), QPointF(x1, y))

    def emblem(self, key: str, x: float, y: float, size: float, *, halo: bool = False) -> None:
        """An emblem whose middle is at x, y."""
        image = layer("emblem", key, round(size * self.sharpness), picture_of(self.light), halo)
        self.p.drawImage(QRectF(x - size / 2, y - size / 2, size, size), image)

    def shield(self, colour: str, x: float, y: float, size: float, *, halo: bool = False) -> None:
        """A player's shield with its pattern, its middle at x, y."""
        self.emblem(f"shield:{colour}", x, y, size, halo=halo)
