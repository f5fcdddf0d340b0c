"""Where cards lie on the sheet of the player who scores: in lines from above, as large as the sheet has room for.

Cards that convert have a line of their own, with room for what they brought. The others follow one after the other,
on as many lines as make them largest; a kind that begins in the middle of a line has its heading there. Where that
leaves small cards, all follow one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.board.picture import Point
from kingsbridge_desktop.ui.games.pillars_cards.layout import MATERIAL_BOTTOM, SHEET, SHEET_MARGIN, TALL, material_size

WIDEST, SMALLEST, STEP = 170.0, 40.0, 1.0  # of a card
SMALL = 118.0  # cards below it are enlarged by whatever the sheet has room for
WORTH_PARTING = 1.04  # how much larger cards are, at least, for which a kind is parted
LARGER = 1.2  # than the others: those that convert
LINE_GAP = CARD_GAP = 12.0
KIND_GAP = 30.0  # between cards of two kinds on one line
HEADING_HEIGHT, HEADING_GROWTH = 32.0, 1.15
NARROWEST_HEADING, NARROWEST_LONG_HEADING = 236.0, 432.0  # the latter over craftsmen and advantages
ABOVE_HEADING = 6.0
BELOW_HEADING = 8.0  # for the cords around cards that may convert
CAPTION = QSizeF(120, 32)
CAPTION_ROOM = 34.0
INNER = QRectF(SHEET.left() + SHEET_MARGIN, SHEET.top() + 82, SHEET.width() - 2 * SHEET_MARGIN, 0)
CORDS = 24.0  # for those around materials


class Kind(NamedTuple):
    """Cards under one heading: how many, whether they may convert, and how much room its words need at least."""

    number: int
    converts: bool = False
    heading: float = NARROWEST_HEADING


class Row(NamedTuple):
    """The same laid out."""

    heading: QRectF
    cards: list[Point]  # their middles
    width: float  # of a card


class _Part(NamedTuple):
    """Cards of a kind that lie on one line."""

    kind: int
    number: int
    x: float
    begins: bool  # the first ones, under the heading


def rows_of(kinds: Sequence[Kind]) -> list[Row]:
    """A row for each kind; only the first one may convert."""
    first = kinds[:1] if kinds and kinds[0].converts else []
    quiet = kinds[len(first) :]
    room = MATERIAL_BOTTOM - material_size().height() - CORDS - INNER.top()
    width = min([WIDEST, *(_alone(kind.number) for kind in first)])  # what converts is never smaller
    while width > SMALLEST and _height(first, quiet, width) > room:
        width -= STEP
    together, parts = _together(kinds, room)
    if width < SMALL and together > width:
        return _flowing(kinds, together, INNER.top(), parts=parts)
    spare = max(0.0, room - _height(first, quiet, width))
    found, y = [], INNER.top()
    for kind in first:
        wide = min(_alone(kind.number), _larger(kind, width) + spare / TALL, WIDEST)
        top = y + heading_height() + BELOW_HEADING
        found.append(
            Row(_heading(INNER.left(), INNER.right(), y), _side_by_side(kind.number, INNER.left(), top, wide), wide)
        )
        y = top + wide * TALL + CAPTION_ROOM + LINE_GAP
    return found + _flowing(quiet, width, y)


def _together(kinds: Sequence[Kind], room: float) -> tuple[float, bool]:
    """How wide cards are that all follow one after the other, and whether kinds are parted for it."""
    found = []
    for parts in (False, True):
        width = WIDEST
        while width > SMALLEST and _flow_height(kinds, width, parts=parts) > room:
            width -= STEP
        found.append(width)
    whole, parted = found
    return (parted, True) if parted > whole * WORTH_PARTING else (whole, False)


def heading_height() -> float:
    """How high the words over a row are."""
    return HEADING_HEIGHT * min(growth(), HEADING_GROWTH)


def caption_at(card: Point, width: float) -> Point:
    """The middle of the words under a card that converts."""
    return card[0], card[1] + width * TALL / 2 + CAPTION_ROOM - CAPTION.height() / 2


def _heading(left: float, right: float, y: float) -> QRectF:
    return QRectF(left, y - ABOVE_HEADING, right - left, heading_height())


def _side_by_side(number: int, left: float, top: float, width: float) -> list[Point]:
    return [(left + width / 2 + (width + CARD_GAP) * at, top + width * TALL / 2) for at in range(number)]


def _alone(number: int) -> float:
    """How wide so many cards may be on one line."""
    return (INNER.width() + CARD_GAP) / number - CARD_GAP


def _larger(kind: Kind, width: float) -> float:
    """How wide cards that convert are where the others are as wide as that."""
    return min(LARGER * width, _alone(kind.number), WIDEST)


def _height(first: Sequence[Kind], quiet: Sequence[Kind], width: float) -> float:
    """What everything takes if cards are as wide as that, from the first heading to the last card."""
    high = sum(
        heading_height() + BELOW_HEADING + _larger(kind, width) * TALL + CAPTION_ROOM + LINE_GAP for kind in first
    )
    return high + _flow_height(quiet, width) if quiet else high - LINE_GAP


def _flow_height(kinds: Sequence[Kind], width: float, *, parts: bool = False) -> float:
    """The same for cards that follow one after the other."""
    return sum(sum(_measures(line, kinds, width)) + LINE_GAP for line in _lines(kinds, width, parts=parts)) - LINE_GAP


def _measures(line: Sequence[_Part], kinds: Sequence[Kind], width: float) -> tuple[float, float, float]:
    """How high a line is: its headings, its cards, and what is told below those that may convert."""
    above = heading_height() if any(part.begins for part in line) else 0.0
    if not any(kinds[part.kind].converts for part in line):
        return above, width * TALL, 0.0
    return above + BELOW_HEADING, width * TALL, CAPTION_ROOM


def _lines(kinds: Sequence[Kind], width: float, *, parts: bool = False) -> list[list[_Part]]:
    """How cards that follow one after the other are shared among lines; a kind begins where its words have room.

    Rather than be parted it begins on the next line, unless kinds are parted to have larger cards.
    """
    lines: list[list[_Part]] = []
    x = INNER.right()
    for number, kind in enumerate(kinds):
        left, begins = kind.number, True
        if lines:
            before = lines[-1][-1]
            x = max(x - CARD_GAP + KIND_GAP, before.x + kinds[before.kind].heading + CARD_GAP if before.begins else 0.0)
            whole = 0.0 if parts else left * (width + CARD_GAP) - CARD_GAP
            if x + max(kind.heading, whole) > INNER.right() + 1:
                x = INNER.right()
        while left:
            fit = min(left, int((INNER.right() + CARD_GAP + 1 - x) / (width + CARD_GAP)))
            if fit < 1:
                lines.append([])
                x = INNER.left()
                continue
            lines[-1].append(_Part(number, fit, x, begins))
            x += fit * (width + CARD_GAP)
            left -= fit
            begins = False
            if left:
                x = INNER.right()
    return lines


def _flowing(kinds: Sequence[Kind], width: float, y: float, *, parts: bool = False) -> list[Row]:
    found = [Row(QRectF(), [], width) for _ in kinds]
    for line in _lines(kinds, width, parts=parts):
        above, high, below = _measures(line, kinds, width)
        ends = [part.x - CARD_GAP for part in line[1:]] + [INNER.right()]
        for part, end in zip(line, ends, strict=True):
            if part.begins:
                found[part.kind] = found[part.kind]._replace(heading=_heading(part.x, end, y))
            found[part.kind].cards.extend(_side_by_side(part.number, part.x, y + above, width))
        y += above + high + below + LINE_GAP
    return found
