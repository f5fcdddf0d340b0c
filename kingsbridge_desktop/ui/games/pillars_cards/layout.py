"""Where everything lies, in units of the scene: pure geometry.

Three columns. Left and right sit the neighbours, above them the stack of advantages and the king's trick; the middle
holds the trick, or the sheet of the player who scores; the viewer sits at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.board.picture import Point

WIDTH, HEIGHT = 1500.0, 1000.0
ROOM = QRectF(0, 0, WIDTH, HEIGHT)
LEFT, MIDDLE, RIGHT = 16.0, 352.0, 1164.0  # where the columns begin
SIDE, CENTRE = 320.0, 796.0  # and how wide they are
TALL = 1.5  # the height of a card of width 1

# Widths of cards
HAND_WIDTH, TRICK_WIDTH, BACK_WIDTH, LAID_WIDTH = 160.0, 152.0, 60.0, 76.0
EMBLEM = 64.0  # that flies

# What is above what
PILES, SHEET_GROUND, ON_SHEET, BACKS, SHEET_CARDS, SLIPS, TRICK = 0.0, 1.0, 6.0, 10.0, 20.0, 25.0, 30.0

# The hand
HAND_Y = 874.0
HAND_GAP = 8.0  # between cards in hand: half the way to the next one is room for the cord
HAND_PITCH = HAND_WIDTH + HAND_GAP
BACK_PITCH = 26.0
GROUP_GAP = 8.0  # more between kinds of cards in the hand
LAID_GAP, LAID_NARROWEST = 6.0, 60.0
LAID_GROWTH = 1.3

# Sizes of what stands around the cards
PLATE = QSizeF(SIDE, 124)
PILE = QSizeF(104, 110)
SLIP_HEIGHT = 40.0  # the name under a card of the trick, on two lines if need be
SLIP_BROADER = 28.0  # than the card
SLIP_GROWTH = 1.4
SLIP_GAP = 8.0
NOTE = QRectF(MIDDLE + 8, 612, CENTRE - 16, 112)
RIBBON = QPointF(NOTE.center().x(), 0)  # the upper edge of a caption: never over the trick, its note or the hand
TRICK_BOX = QRectF(MIDDLE, 150, CENTRE, NOTE.bottom() - 150)
DECK = QRectF(LEFT, 14, SIDE, 136)
KING = QRectF(RIGHT, 14, SIDE, 136)

# A plate, in its own units
PLATE_SHIELD = QRectF(12, 10, 54, 54)
PLATE_LINE = QRectF(74, 9, SIDE - 74 - 16, 56)  # name and points
PLATE_STAR = QRectF(0, 18, 38, 38)  # before the points
PLATE_POINTS = 38.0  # letters
PLATE_GROWTH = 1.3  # of them, with larger letters
STAR_ROOM = 44.0
PLATE_MATERIAL = 42.0
PLATE_RIM = 3.0

# A corner, in its own units: a pile and two lines on parchment
CORNER_PILE = QSizeF(116, 128)
CORNER_LABEL = QSizeF(SIDE - 112, 90)
CORNER_PILE_TOP, CORNER_LABEL_TOP = 4.0, 22.0
CORNER_LINE = 36.0
SMALL_PILE = 0.76  # with large letters the pile is smaller, and the label as large as it leaves
LARGE_LABEL = QSizeF(SIDE - CORNER_PILE.width() * SMALL_PILE, 124)
NO_CARD = QSizeF(68, 102)  # the dashed place of a card
CROWN = 64.0
BADGE = 22.0  # radius
BADGE_ROOM = BADGE + 1.5  # with its line
BADGE_ASIDE = 34.0

# The sheet of the player who scores
SHEET = QRectF(MIDDLE, 158, CENTRE, 828)
SHEET_MARGIN = 26.0
SHEET_SHIELD = QRectF(28, 20, 56, 56)
SHEET_TITLE = QRectF(98, 20, CENTRE - 98 - 200, 56)
GAIN_BOX = QRectF(SHEET.right() - 200, SHEET.top() + 20, 166, 56)  # the points of the deal
GAIN_STAR = QSizeF(50, 50)
GAIN = (SHEET.right() - 100, SHEET.top() + 48)  # where points fly to
EMPTY_BOX = QRectF(SHEET.left() + 30, SHEET.top() + 300, CENTRE - 60, 60)
MATERIAL_WIDTH = (CENTRE - 2 * SHEET_MARGIN) / 4
MATERIAL_BOTTOM = SHEET.bottom() - 18

# The cards on it: in lines from above, as large as there is room for. Cards that convert have a line of their own, with
# room for what they brought. The others follow one after the other, on as many lines as make them largest; a kind that
# begins in the middle of a line has its heading there, and again where it goes on below other cards. Where
# that leaves small cards, all follow one after the other.
WIDEST, SMALLEST, STEP = 170.0, 40.0, 1.0  # of a card
SMALL = 118.0  # cards below it are enlarged by whatever the sheet has room for
WORTH_PARTING = 1.04  # how much larger cards are, at least, for which a kind is parted
LARGER = 1.2  # than the others: those that convert
LINE_GAP = CARD_GAP = 12.0
CORD_GAP, CORD_ASIDE = 20.0, 3.0  # where cords lie around cards in large print: beside their words, not over them
KIND_GAP = 30.0  # between cards of two kinds on one line
HEADING_HEIGHT, HEADING_GROWTH = 32.0, 1.15
NARROWEST_HEADING, NARROWEST_LONG_HEADING = 240.0, 476.0  # the latter over craftsmen and advantages
HEADING_ROOMS = {"own": NARROWEST_LONG_HEADING, "craftsmen": 270.0, "foreign": 252.0}  # the least that others need
ABOVE_HEADING = 6.0
BELOW_HEADING = 8.0  # for the cords around cards that may convert
CAPTION = QSizeF(120, 32)
CAPTION_ROOM = 34.0
INNER = QRectF(SHEET.left() + SHEET_MARGIN, SHEET.top() + 82, SHEET.width() - 2 * SHEET_MARGIN, 0)
CORDS = 24.0  # for those around materials


class SeatPlaces(NamedTuple):
    """What one player has on the table."""

    plate: QRectF
    fan: QRectF  # the hand, face down
    pile: QRectF
    laid: QRectF
    laid_grows: int  # where larger ones have room: 1 downwards, -1 upwards, 0 both ways
    trick: QPointF  # the middle of the card played


_SIDE_Y = 172.0


def _beside(x: float, trick: QPointF) -> SeatPlaces:
    return SeatPlaces(
        plate=QRectF(QPointF(x, _SIDE_Y), PLATE),
        fan=QRectF(x, _SIDE_Y + 132, SIDE - PILE.width() - 12, 94),
        pile=QRectF(QPointF(x + SIDE - PILE.width(), _SIDE_Y + 126), PILE),
        laid=QRectF(x, _SIDE_Y + 240, SIDE, 116),
        laid_grows=1,
        trick=trick,
    )


def _above(trick: QPointF) -> SeatPlaces:
    return SeatPlaces(
        plate=QRectF(QPointF(MIDDLE, 14), PLATE),
        fan=QRectF(MIDDLE + SIDE + 116, 24, 170, 94),
        pile=QRectF(QPointF(MIDDLE + SIDE + 6, 14), PILE),
        laid=QRectF(MIDDLE + SIDE + 290, 18, CENTRE - SIDE - 290, 116),
        laid_grows=0,
        trick=trick,
    )


def _bottom(trick: QPointF) -> SeatPlaces:
    return SeatPlaces(
        plate=QRectF(QPointF(LEFT, 604), PLATE),
        fan=QRectF(LEFT, 754, WIDTH - 2 * LEFT, 240),
        pile=QRectF(QPointF(RIGHT, 606), PILE),
        laid=QRectF(RIGHT + 108, 606, SIDE - 108, 116),
        laid_grows=-1,
        trick=trick,
    )


_MID = WIDTH / 2
_AROUND = {
    3: (
        _bottom(QPointF(_MID, 428)),
        _beside(LEFT, QPointF(_MID - 230, 270)),
        _beside(RIGHT, QPointF(_MID + 230, 270)),
    ),
    4: (
        _bottom(QPointF(_MID + 88, 428)),
        _beside(LEFT, QPointF(_MID - 284, 372)),
        _above(QPointF(_MID - 88, 276)),
        _beside(RIGHT, QPointF(_MID + 284, 372)),
    ),
}


def caption_rooms(seats: int, *, has_sheet: bool) -> list[QRectF]:
    """Where a caption covers nothing: the best place first."""
    if seats < 4:
        return [QRectF(MIDDLE, 2, CENTRE, 150)]
    below = QRectF(LEFT, 532, SIDE, 68)  # below what the neighbours have won
    if has_sheet:
        return [below, below.translated(RIGHT - LEFT, 0)]
    beside = _MID - 88 + TRICK_WIDTH / 2 + 8  # the card of the player opposite
    return [QRectF(beside, 140, RIGHT - 4 - beside, 372 - TRICK_WIDTH * TALL / 2 - 140 - 1)]


def places_of(seats: int, viewer: int, seat: int) -> SeatPlaces:
    """The places of a seat; clockwise from the viewer, who sits at the bottom (an onlooker: seat 0)."""
    return _AROUND[seats][(seat - at_bottom(viewer)) % seats]


def at_bottom(viewer: int) -> int:
    """Who sits at the bottom."""
    return max(0, viewer)


def middle(box: QRectF) -> Point:
    """The place of a thing that fills a box."""
    return box.center().x(), box.center().y()


def pile_in(box: QRectF) -> Point:
    """The middle of the pile at the left of a box."""
    return box.left() + PILE.width() / 2, box.center().y()


KING_PILE: Point = (KING.right() - CORNER_PILE.width() / 2, KING.center().y())
DECK_PILE: Point = (DECK.left() + CORNER_PILE.width() / 2, DECK.center().y())


def corner_pile(left: float) -> QRectF:
    """The pile of a corner that begins there or, where it would reach beyond the corner, ends at its end."""
    size = CORNER_PILE * (SMALL_PILE if growth() > 1 else 1.0)
    top = CORNER_PILE_TOP + (CORNER_PILE.height() - size.height()) / 2
    return QRectF(QPointF(min(left, SIDE - size.width()), top), size)


def slip_at(trick: QPointF) -> Point:
    """The middle of the name under a card of the trick."""
    return trick.x(), trick.y() + TRICK_WIDTH * TALL / 2 + SLIP_GAP + slip_size().height() / 2


def slip_size() -> QSizeF:
    """How large the name under a card of the trick is."""
    return QSizeF(TRICK_WIDTH + SLIP_BROADER, SLIP_HEIGHT * min(growth(), SLIP_GROWTH))


def row(box: QRectF, n: int, width: float, pitch: float) -> list[float]:
    """The middles of n cards side by side in the box, overlapping as far as they must."""
    if n == 0:
        return []
    pitch = _fitting(box, n, width, pitch)
    left = box.center().x() - pitch * (n - 1) / 2
    return [left + pitch * at for at in range(n)]


def _fitting(box: QRectF, n: int, width: float, pitch: float) -> float:
    return min(pitch, (box.width() - width) / (n - 1)) if n > 1 else pitch


def hand_row(box: QRectF, groups: Sequence[int]) -> tuple[list[float], float]:
    """The middles of the cards of an open hand, with a gap between groups of these sizes, and how wide a card is.

    Many cards are smaller rather than covered: what a card brings stands on all of it.
    """
    count, gaps = sum(groups), GROUP_GAP * max(0, len(groups) - 1)
    width = min(HAND_WIDTH, (box.width() - gaps + HAND_GAP) / max(1, count) - HAND_GAP)
    xs = row(box.adjusted(0, 0, -gaps, 0), count, width, width + HAND_GAP)
    group_of = [number for number, size in enumerate(groups) for _ in range(size)]
    return [x + number * GROUP_GAP for x, number in zip(xs, group_of, strict=True)], width


def laid_row(box: QRectF, n: int) -> tuple[list[float], float]:
    """The middles of laid-out advantages, from the left of their box, and how wide they are: smaller before covered."""
    width = LAID_WIDTH * min(growth(), LAID_GROWTH)
    if n > 1:
        width = min(width, max((box.width() + LAID_GAP) / n - LAID_GAP, LAID_NARROWEST))
    pitch = _fitting(box, n, width, width + LAID_GAP)
    return [box.left() + width / 2 + pitch * at for at in range(n)], width


def laid_middle(places: SeatPlaces, width: float) -> float:
    """How low the middles of laid-out advantages of that width lie."""
    return places.laid.center().y() + places.laid_grows * (width - LAID_WIDTH) * TALL / 2


def material_size() -> QSizeF:
    """How large a material on the sheet is: with its name below, for which large print has no room."""
    return QSizeF(MATERIAL_WIDTH - 12, 104 if growth() == 1 else 72)


def material_at(kind: int) -> Point:
    """Where a material of the player who scores stands on the sheet."""
    x = SHEET.left() + SHEET_MARGIN + MATERIAL_WIDTH * (kind + 0.5)
    return x, MATERIAL_BOTTOM - material_size().height() / 2


def plate_material(kind: int) -> QRectF:
    """Where a material stands on a plate, in the plate's own units."""
    wide = (PLATE.width() - 24) / 4
    return QRectF(14 + wide * kind, 70, wide, 44)


# cards on the sheet of the player who scores


class SheetKind(NamedTuple):
    """Cards under one heading: how many, whether they may convert, and how much room its words need at least."""

    number: int
    converts: bool = False
    heading: float = NARROWEST_HEADING

    @property
    def gap(self) -> float:
        """Between its cards."""
        return CORD_GAP if self.converts and growth() > 1 else CARD_GAP

    def across(self, number: int, width: float) -> float:
        """What so many of its cards take side by side."""
        return number * (width + self.gap) - self.gap


class SheetRow(NamedTuple):
    """The same laid out."""

    headings: list[QRectF]  # one over each line
    cards: list[Point]  # their middles
    width: float  # of a card


class _Part(NamedTuple):
    """Cards of a kind that lie on one line."""

    kind: int
    number: int
    x: float
    is_headed: bool  # words stand over it: not where it goes on below cards of its kind from the left edge


def sheet_rows(kinds: Sequence[SheetKind]) -> list[SheetRow]:
    """A row for each kind; only the first one may convert."""
    first = kinds[:1] if kinds and kinds[0].converts else []
    quiet = kinds[len(first) :]
    room = MATERIAL_BOTTOM - material_size().height() - CORDS - INNER.top()
    width = min([WIDEST, *(_alone(kind) for kind in first)])  # what converts is never smaller
    while width > SMALLEST and _height(first, quiet, width) > room:
        width -= STEP
    together, parts = _together(kinds, room)
    if width < SMALL and together > width:
        return _flowing(kinds, together, INNER.top(), parts=parts)
    spare = max(0.0, room - _height(first, quiet, width))
    found, y = [], INNER.top()
    for kind in first:
        wide = min(_alone(kind), _larger(kind, width) + spare / TALL, WIDEST)
        top = y + heading_height() + BELOW_HEADING
        heading = _heading(INNER.left(), INNER.right(), y)
        cards = _side_by_side(kind, kind.number, QPointF(INNER.left(), top), wide)
        found.append(SheetRow([heading], cards, wide))
        y = top + wide * TALL + CAPTION_ROOM + LINE_GAP
    return found + _flowing(quiet, width, y)


def _together(kinds: Sequence[SheetKind], room: float) -> tuple[float, bool]:
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


def _side_by_side(kind: SheetKind, number: int, corner: QPointF, width: float) -> list[Point]:
    first, y = corner.x() + width / 2, corner.y() + width * TALL / 2
    return [(first + (width + kind.gap) * at, y) for at in range(number)]


def _alone(kind: SheetKind) -> float:
    """How wide the cards of a kind may be on one line."""
    return (INNER.width() + kind.gap) / kind.number - kind.gap


def _larger(kind: SheetKind, width: float) -> float:
    """How wide cards that convert are where the others are as wide as that."""
    return min(LARGER * width, _alone(kind), WIDEST)


def _height(first: Sequence[SheetKind], quiet: Sequence[SheetKind], width: float) -> float:
    """What everything takes if cards are as wide as that, from the first heading to the last card."""
    high = sum(
        heading_height() + BELOW_HEADING + _larger(kind, width) * TALL + CAPTION_ROOM + LINE_GAP for kind in first
    )
    return high + _flow_height(quiet, width) if quiet else high - LINE_GAP


def _flow_height(kinds: Sequence[SheetKind], width: float, *, parts: bool = False) -> float:
    """The same for cards that follow one after the other."""
    return sum(sum(_measures(line, kinds, width)) + LINE_GAP for line in _lines(kinds, width, parts=parts)) - LINE_GAP


def _measures(line: Sequence[_Part], kinds: Sequence[SheetKind], width: float) -> tuple[float, float, float]:
    """How high a line is: its headings, its cards, and what is told below those that may convert."""
    above = heading_height() if any(part.is_headed for part in line) else 0.0
    if not any(kinds[part.kind].converts for part in line):
        return above, width * TALL, 0.0
    return above + BELOW_HEADING, width * TALL, CAPTION_ROOM


def _lines(kinds: Sequence[SheetKind], width: float, *, parts: bool = False) -> list[list[_Part]]:
    """How cards that follow one after the other are shared among lines; a kind begins where its words have room.

    Rather than be parted it begins on the next line, unless kinds are parted to have larger cards.
    """
    lines: list[list[_Part]] = []
    x = INNER.right()
    for number, kind in enumerate(kinds):
        left, is_headed = kind.number, True
        if lines:
            before = lines[-1][-1]
            headed = before.x + kinds[before.kind].heading + CARD_GAP if before.is_headed else 0.0
            x = max(x - kinds[before.kind].gap + KIND_GAP, headed)
            whole = 0.0 if parts else kind.across(left, width)
            if x + max(kind.heading, whole) > INNER.right() + 1:
                x = INNER.right()
        while left:
            fit = min(left, int((INNER.right() + kind.gap + 1 - x) / (width + kind.gap)))
            if fit < 1:
                lines.append([])
                x = INNER.left()
                continue
            lines[-1].append(_Part(number, fit, x, is_headed))
            is_headed = x > INNER.left() + 1
            x += kind.across(fit, width) + kind.gap
            left -= fit
            if left:
                x = INNER.right()
    return lines


def _flowing(kinds: Sequence[SheetKind], width: float, y: float, *, parts: bool = False) -> list[SheetRow]:
    found = [SheetRow([], [], width) for _ in kinds]
    for line in _lines(kinds, width, parts=parts):
        above, high, below = _measures(line, kinds, width)
        ends = [part.x - CARD_GAP for part in line[1:]] + [INNER.right()]
        for part, end in zip(line, ends, strict=True):
            if part.is_headed:
                found[part.kind].headings.append(_heading(part.x, end, y))
            corner = QPointF(part.x, y + above)
            found[part.kind].cards.extend(_side_by_side(kinds[part.kind], part.number, corner, width))
        y += above + high + below + LINE_GAP
    return found
