"""The picture of the end: a scene of the game in a frame of gold, everybody's shield on a stone before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.layers import layer
from kingsbridge_desktop.ui.art.palette import INK, LIVERIES, ORP
from kingsbridge_desktop.ui.book.festive import EndScene, falling_gold
from kingsbridge_desktop.ui.book.scribe import BOLD, LEAST, MIDDLE, RIGHT, SEMI, Scribe, broken, measure, name_lines
from kingsbridge_desktop.ui.book.tints import picture_of, theme_of

ROMAN = ("I", "II", "III", "IV", "V")
STANDING = {1: (0,), 2: (1, 0), 3: (1, 0, 2), 4: (3, 1, 0, 2), 5: (3, 1, 0, 2, 4)}  # from left to right, by rank
_HIGH = (78.0, 56.0, 48.0, 42.0, 38.0)  # of a stone, by place
_WIDE, _GAP = 126.0, 12.0
_NARROW = 110.0  # below it neither figures nor numeral fit: the height tells the place
_HIGHER = 14.0  # stones on which names stand above the scores, for each of their lines
_INSIDE = 12.0  # of a stone's width beside such a name
_SIZE, _FIRST = 54.0, 78.0  # of shields
_FRAME = 7.0
SMALLEST_SCORE = 17.0
STONE_INK = {"day": INK, "candle": "#140C05", "contrast": "#000000", "print": INK}  # on podium stone, 4.5 : 1

Backdrop = Callable[[Scribe, QRectF, EndScene], None]


class Placed(NamedTuple):
    """Somebody on the podium; places count from 0, shared ones are equal."""

    place: int
    name: str
    colour: str
    score: str
    note: str = ""  # on the stone of a winner


def celebrate(
    scribe: Scribe,
    box: QRectF,
    table: Sequence[Placed],
    scene: EndScene,
    backdrop: Backdrop,
    figures: tuple[str, str] | None = None,
    shown: float = 1.0,
) -> None:
    """Draws the picture into a box. `shown` goes from 0 to 1 while the stones rise and the banners unroll."""
    inner = box.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
    scribe.p.save()
    scribe.p.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    rising = min(1.0, shown / 0.75)
    backdrop(scribe, inner, scene._replace(unrolled=max(0.0, (shown - 0.75) / 0.25)))
    if shown >= 1 and scribe.light != "contrast":
        falling_gold(scribe, QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.7))
    _podium(scribe, inner, table, figures, rising)
    scribe.p.restore()
    around = box.adjusted(-3.5, -3.5, 3.5, 3.5)
    grounds.gilt_frame(scribe.p, around, light=theme_of(scribe.light))
    _bosses(scribe, box, LIVERIES[scene.winners[0]].colour)


def _bosses(scribe: Scribe, box: QRectF, colour: str) -> None:
    for x in (box.left() + 3.5, box.right() - 3.5):
        for y in (box.top() + 3.5, box.bottom() - 3.5):
            scribe.p.setPen(QPen(scribe.lit(INK), 1.4))
            scribe.p.setBrush(scribe.lit(colour))
            scribe.p.drawEllipse(QPointF(x, y), 7, 7)
            scribe.p.setPen(Qt.PenStyle.NoPen)
            scribe.p.setBrush(scribe.lit(ORP))
            scribe.p.drawEllipse(QPointF(x, y), 2.2, 2.2)


def _podium(
    scribe: Scribe, inner: QRectF, table: Sequence[Placed], figures: tuple[str, str] | None, rising: float
) -> None:
    """From the last place to the first, one stone after the other comes up out of the ground."""
    n, grown = len(table), 0.0
    wide = min(_WIDE, (inner.width() - 14 - _GAP * (n - 1)) / n - 2)
    are_long = any(not _fits(who, wide) for who in table)
    if are_long:
        grown = _HIGHER * max(len(_long_name(who, wide)) for who in table)
    left = inner.center().x() - (n * wide + (n - 1) * _GAP) / 2
    for at, rank in enumerate(STANDING[n]):
        who = table[rank]
        turn = n - 1 - rank  # the last one first
        up = min(1.0, max(0.0, rising * n - turn))
        if up <= 0:
            continue
        high = _HIGH[who.place] + grown
        base = inner.bottom() - 7 + (1 - up) * (high + _FIRST)
        stone = QRectF(left + at * (wide + _GAP), base - high, wide, high)
        _stand(scribe, who, stone, figures, are_long=are_long)


def _fits(who: Placed, wide: float) -> bool:
    """Whether a name stands whole between numeral and score of a stone, however small the score is for it."""
    taken = measure(who.score, SMALLEST_SCORE, BOLD) + _indent(who, wide) + 13
    return measure(who.name, LEAST, BOLD) <= wide - taken


def _indent(who: Placed, wide: float) -> float:
    return 8.0 if wide < _NARROW else 33.0 if who.place in (2, 3) else 27.0


def _long_name(who: Placed, wide: float) -> list[str]:
    """The lines of a name over the whole width of a stone."""
    return name_lines(who.name, wide - _INSIDE, BOLD)


def _stand(
    scribe: Scribe, who: Placed, stone: QRectF, figures: tuple[str, str] | None, *, are_long: bool = False
) -> None:
    is_first, is_narrow = who.place == 0, stone.width() < _NARROW
    _stone(scribe, stone)
    size, middle, top = _FIRST if is_first else _SIZE, stone.center().x(), stone.top()
    shield_y = top - 8 - size / 2 + 4
    if is_first:
        scribe.emblem("laurel", middle, shield_y, size * 1.46)
    if figures is not None and not is_narrow:
        scribe.emblem(f"{figures[0]}:{who.colour}", middle - size * 0.5 - 13, top - 23, 34, halo=True)
        scribe.emblem(f"{figures[1]}:{who.colour}", middle + size * 0.5 + 13, top - 24, 34, halo=True)
    scribe.shield(who.colour, middle, shield_y, size, halo=True)
    if are_long:
        _long_inscription(scribe, who, stone)
    else:
        _inscription(scribe, who, stone, is_narrow=is_narrow)


def _stone(scribe: Scribe, stone: QRectF) -> None:
    size = stone.width() / 0.92
    image = layer("emblem", "podium", round(size * scribe.sharpness), picture_of(scribe.light))
    scribe.p.save()
    scribe.p.setClipRect(stone.adjusted(-8, -12, 8, 0.8), Qt.ClipOperation.IntersectClip)
    scribe.p.drawImage(QRectF(stone.x() - size * 0.04, stone.top() - 8, size, size), image)
    scribe.p.restore()
    scribe.p.setPen(QPen(scribe.lit(INK), 1.4))
    scribe.p.drawLine(stone.bottomLeft(), stone.bottomRight())


def _inscription(scribe: Scribe, who: Placed, stone: QRectF, *, is_narrow: bool) -> None:
    ink, is_first = STONE_INK[scribe.light], who.place == 0
    y = stone.top() + (31 if is_first else 29)
    indent = _indent(who, stone.width())
    if not is_narrow:
        scribe.text(stone.x() + 7, y - 1, ROMAN[who.place], 14, SEMI, colour=ink)
    px = 25.0 if is_narrow and is_first else 28.0 if is_first else 21.0
    room = stone.width() - measure(who.score, px, BOLD) - indent - 13
    while (
        px > SMALLEST_SCORE and measure(who.name, LEAST, BOLD) > room
    ):  # a whole name is worth more than large figures
        px -= 1
        room = stone.width() - measure(who.score, px, BOLD) - indent - 13
    scribe.text(stone.x() + indent, y, who.name, 18 if is_first else 16, BOLD, colour=ink, width=room)
    scribe.text(stone.right() - 10, y + 1, who.score, px, BOLD, colour=ink, align=RIGHT)
    if is_first and who.note:
        _note(scribe, who.note, stone.center().x(), y, stone.width() - 18, ink)


def _long_inscription(scribe: Scribe, who: Placed, stone: QRectF) -> None:
    """A name that has no room beside its score stands above it, over the whole width of the stone."""
    ink, is_first, middle = STONE_INK[scribe.light], who.place == 0, stone.center().x()
    lines, room = _long_name(who, stone.width()), stone.width() - _INSIDE
    px = LEAST if len(lines) > 1 else 17 if is_first else 15
    y = stone.top() + 22 + (1 - len(lines)) * 2
    for number, line in enumerate(lines):
        y += number * _HIGHER
        scribe.text(middle, y, line, px, BOLD, colour=ink, align=MIDDLE, width=room)
    y += 24 if is_first else 20
    scribe.text(stone.x() + 9, y - 1, ROMAN[who.place], 14, SEMI, colour=ink)
    scribe.text(stone.right() - 10, y, who.score, 24 if is_first else 19, BOLD, colour=ink, align=RIGHT)
    if is_first and who.note:
        _note(scribe, who.note, middle, y - 3, stone.width() - 18, ink)


def _note(scribe: Scribe, note: str, x: float, y: float, width: float, ink: str) -> None:
    """By how much the first is ahead: on one line, or on two small ones where a language needs them."""
    if measure(note, LEAST, italic=True) <= width:
        scribe.text(x, y + 27, note, 15, italic=True, colour=ink, align=MIDDLE, width=width)
        return
    for number, line in enumerate(broken(note, LEAST, width, italic=True)):
        scribe.text(x, y + 19 + number * (LEAST + 2), line, LEAST, italic=True, colour=ink, align=MIDDLE, width=width)
