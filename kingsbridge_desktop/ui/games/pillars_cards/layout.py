"""Where everything lies, in units of the scene: pure geometry from a spread.

Three columns. Left and right sit the neighbours, above them the stack of advantages and the king's trick; the middle
holds the trick, or the sheet of the player who scores; the viewer sits at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, COLOUR, CRAFTSMEN, NEUTRALS, OWN, VALUE
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.pillars_cards import places
from kingsbridge_desktop.ui.games.pillars_cards.picture import Spread

WIDTH, HEIGHT = 1500.0, 1000.0
LEFT, MIDDLE, RIGHT = 16.0, 352.0, 1164.0  # where the columns begin
SIDE, CENTRE = 320.0, 796.0  # and how wide they are
HAND_WIDTH, TRICK_WIDTH, BACK_WIDTH, LAID_WIDTH = 160.0, 150.0, 60.0, 76.0
HAND_Y = 874.0
HAND_PITCH = HAND_WIDTH + 6  # a card covers another only where there is no room
GROUP_GAP = 16.0  # between kinds of cards in the hand
SLIP_HEIGHT = 34.0  # the name under a card of the trick
NOTE = QRectF(MIDDLE + 8, 612, CENTRE - 16, 112)
DECK = QRectF(LEFT, 14, SIDE, 136)
KING = QRectF(RIGHT, 14, SIDE, 136)
SHEET = QRectF(MIDDLE, 158, CENTRE, 828)
GAIN = QPointF(SHEET.right() - 100, SHEET.top() + 48)  # the points of the deal, on the sheet


class Place(NamedTuple):
    """Where a card lies: its middle, how wide, what is above what, which face, and how it is shown."""

    x: float
    y: float
    width: float
    z: float
    face: int
    dim: bool = False
    gold: bool = False
    lifts: bool = False

    @property
    def point(self) -> QPointF:
        """The middle."""
        return QPointF(self.x, self.y)


class SeatPlaces(NamedTuple):
    """What one player has on the table."""

    plate: QRectF
    fan: QRectF  # the hand, face down
    pile: QRectF
    laid: QRectF
    trick: QPointF  # the middle of the card played


_SIDE_Y = 172.0


def _beside(x: float, trick: QPointF) -> SeatPlaces:
    return SeatPlaces(
        plate=QRectF(x, _SIDE_Y, SIDE, 124),
        fan=QRectF(x, _SIDE_Y + 132, SIDE, 94),
        pile=QRectF(x, _SIDE_Y + 232, 116, 124),
        laid=QRectF(x + 124, _SIDE_Y + 236, SIDE - 124, 116),
        trick=trick,
    )


def _above(trick: QPointF) -> SeatPlaces:
    return SeatPlaces(
        plate=QRectF(MIDDLE, 14, SIDE, 124),
        fan=QRectF(MIDDLE + SIDE + 8, 24, 190, 94),
        pile=QRectF(MIDDLE + SIDE + 202, 12, 116, 124),
        laid=QRectF(MIDDLE + SIDE + 322, 18, CENTRE - SIDE - 322, 116),
        trick=trick,
    )


def _bottom(trick: QPointF) -> SeatPlaces:
    return SeatPlaces(
        plate=QRectF(LEFT, 604, SIDE, 124),
        fan=QRectF(LEFT, 754, WIDTH - 2 * LEFT, 240),
        pile=QRectF(RIGHT, 602, 116, 124),
        laid=QRectF(RIGHT + 124, 606, SIDE - 124, 116),
        trick=trick,
    )


_MID = WIDTH / 2
_AROUND = {
    3: (
        _bottom(QPointF(_MID, 452)),
        _beside(LEFT, QPointF(_MID - 230, 270)),
        _beside(RIGHT, QPointF(_MID + 230, 270)),
    ),
    4: (
        _bottom(QPointF(_MID + 88, 448)),
        _beside(LEFT, QPointF(_MID - 284, 372)),
        _above(QPointF(_MID - 88, 276)),
        _beside(RIGHT, QPointF(_MID + 284, 372)),
    ),
}


def places_of(seats: int, viewer: int, seat: int) -> SeatPlaces:
    """The places of a seat; clockwise from the viewer, who sits at the bottom (an onlooker: seat 0)."""
    return _AROUND[seats][(seat - max(0, viewer)) % seats]


def row(box: QRectF, n: int, width: float, pitch: float) -> list[float]:
    """The middles of n cards side by side in the box, overlapping as far as they must."""
    if n == 0:
        return []
    if n > 1:
        pitch = min(pitch, (box.width() - width) / (n - 1))
    left = box.center().x() - pitch * (n - 1) / 2
    return [left + pitch * at for at in range(n)]


def in_hand_order(spread: Spread, seat: int) -> list[list[int]]:
    """A hand in groups: own craftsmen, the others' by seat, black cards, the advantage; each by value."""
    hand = spread.hands[seat]
    groups = [
        [card for card in hand if COLOUR[card] == spread.colours[(seat + after) % spread.seats]]
        for after in range(spread.seats)
    ]
    groups.append([card for card in hand if NEUTRALS >> card & 1])
    groups.append([card for card in hand if ADVANTAGES >> card & 1])
    return [sorted(group, key=lambda card: (VALUE[card], card)) for group in groups if group]


def arrange(spread: Spread, gold: int = NOBODY) -> dict[Anchor, Place]:
    """Every single card on the table; `gold` is the card of the trick that wins now."""
    arranged: dict[Anchor, Place] = {}
    for seat in range(spread.seats):
        _hand(spread, seat, arranged)
        if seat != spread.scoring:
            _laid(spread, seat, arranged)
    for at, card in enumerate(spread.trick):
        middle = places_of(spread.seats, spread.viewer, spread.player_of(at)).trick
        arranged[places.card(card)] = Place(middle.x(), middle.y(), TRICK_WIDTH, 30 + at, card, gold=card == gold)
    if spread.scoring != NOBODY:
        for line in score_rows(spread):
            arranged.update(line.cards)
    return arranged


def _hand(spread: Spread, seat: int, arranged: dict[Anchor, Place]) -> None:
    at_bottom = seat == max(0, spread.viewer)
    box = places_of(spread.seats, spread.viewer, seat).fan
    hand = spread.hands[seat]
    if HIDDEN in hand:
        width, pitch = (HAND_WIDTH, HAND_PITCH) if at_bottom else (BACK_WIDTH, 26.0)
        y = HAND_Y if at_bottom else box.center().y()
        for at, x in enumerate(row(box, len(hand), width, pitch)):
            arranged[places.back(seat, at)] = Place(x, y, width, 10 + at, HIDDEN)
        return
    groups = in_hand_order(spread, seat)
    gaps = GROUP_GAP * max(0, len(groups) - 1)
    inner = box.adjusted(0, 0, -gaps, 0)
    xs = row(inner, len(hand), HAND_WIDTH, HAND_PITCH)
    at = 0
    for number, group in enumerate(groups):
        for card in group:
            x = xs[at] + number * GROUP_GAP
            arranged[places.card(card)] = Place(x, HAND_Y, HAND_WIDTH, 10 + at, card, lifts=True)
            at += 1


def _laid(spread: Spread, seat: int, arranged: dict[Anchor, Place]) -> None:
    box = places_of(spread.seats, spread.viewer, seat).laid
    cards = members_of(spread.laid[seat])
    pitch = LAID_WIDTH + 6
    if len(cards) > 1:
        pitch = min(pitch, (box.width() - LAID_WIDTH) / (len(cards) - 1))
    for at, card in enumerate(cards):
        x = box.left() + LAID_WIDTH / 2 + pitch * at
        arranged[places.card(card)] = Place(x, box.center().y(), LAID_WIDTH, 10 + at, card)


class ScoreRow(NamedTuple):
    """A row of the sheet of the player who scores: its heading's place and its cards."""

    kind: str  # "own", "black", "foreign"
    heading: QRectF
    cards: dict[Anchor, Place]


HEADING = 32.0
NARROWEST = 84.0  # of a card on the sheet that is not alone
CAPTION = 34.0
MATERIALS_Y = SHEET.bottom() - 70


def score_rows(spread: Spread) -> list[ScoreRow]:
    """The cards of the player who scores: what works for that player, what counts by itself, what is worth nothing."""
    seat = spread.scoring
    taken = spread.taken[seat]
    own = OWN[spread.colours[seat]]
    groups: list[tuple[str, Sequence[int], float]] = [
        ("own", [*members_of(taken & own), *members_of(spread.laid[seat])], 126.0),
        ("black", sorted(members_of(taken & NEUTRALS), key=lambda card: (-VALUE[card], card)), 96.0),
        ("foreign", members_of(taken & CRAFTSMEN & ~own), 70.0),
    ]
    used = {card for card, _ in spread.used}
    rows = []
    y = SHEET.top() + 82
    inner = SHEET.adjusted(26, 0, -26, 0)
    for kind, cards, wanted in groups:
        if not cards:
            continue
        side_by_side = (inner.width() + 12) / len(cards) - 12
        width = min(wanted, max(side_by_side, NARROWEST))  # smaller before they overlap, but not too small to read
        pitch = min(width + 12, (inner.width() - width) / max(1, len(cards) - 1))
        middle = y + HEADING + width * 0.75
        rows.append(
            ScoreRow(
                kind,
                QRectF(inner.left(), y, inner.width(), HEADING),
                {
                    places.card(card): Place(
                        inner.left() + width / 2 + pitch * at,
                        middle,
                        width,
                        20 + at,
                        card,
                        dim=kind == "foreign" or card in used,
                    )
                    for at, card in enumerate(cards)
                },
            )
        )
        y += HEADING + width * 1.5 + (CAPTION if kind == "own" else 0) + 12
    return rows


def material_box(kind: int) -> QRectF:
    """Where a material of the player who scores stands on the sheet."""
    wide = (SHEET.width() - 52) / 4
    return QRectF(SHEET.left() + 26 + wide * kind + 6, MATERIALS_Y - 52, wide - 12, 104)


def plate_material(plate: QRectF, kind: int) -> QRectF:
    """Where a material stands on a plate."""
    wide = (plate.width() - 24) / 4
    return QRectF(plate.left() + 14 + wide * kind, plate.top() + 70, wide, 44)
