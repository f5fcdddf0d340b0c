"""Where everything lies: the board, the large display below it, the others' plates at its right."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES, GOODS
from kingsbridge_desktop.games.column_of_fire.tables import COMPONENTS
from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.board.ground import anchors
from kingsbridge_desktop.ui.board.neighbours import Elbows
from kingsbridge_desktop.ui.board.picture import Point

BOARD = QRectF(0, 0, 1600, 1000)
WIDTH, HEIGHT = 1756.0, 1206.0
ROOM = QRectF(0, 0, WIDTH, HEIGHT)
COLUMN = QRectF(1610, 6, 142, 990)  # the others' plates
STRIP = QRectF(6, 1006, WIDTH - 12, 194)  # the large display
TRACK = 50  # fields of the VP track
TEXT = 28.0  # nothing is written smaller: 11 points in a window of 1280 × 800


class Layer:
    """How high things lie; what travels is lifted over what lies."""

    DISPLAY, NAME, TILE, HEAP, DIE = 1.0, 2.0, 3.0, 4.0, 8.0
    ZONE, NAMES = 5.0, 6.0  # of fields that can be clicked; of countries and cities, over the cords of those
    SUPPLY, PRICE, CARD, ON_CARD, STONE, HOUSE, TORCH, DISC, MARKER = (
        10.0,
        12.0,
        13.0,
        14.0,
        15.0,
        16.0,
        18.0,
        20.0,
        24.0,
    )
    HINT, FIGURE, EVENT, PEEK, NOTE = 60.0, 61.0, 70.0, 75.0, 90.0
    FLIGHT, BANNER = 25.0, 35.0  # before they are lifted


class Spot(NamedTuple):
    """A place in a display and the size of what lies there."""

    x: float
    y: float
    width: float
    height: float


# The board. Standing pieces are raised over the middle of their field.
HOUSE, STONE, TORCH, DISC, MARKER = 54.0, 42.0, 44.0, 40.0, 27.0
HOUSE_UP, STONE_UP, TORCH_UP, CLOSED_UP = 5.0, 9.0, 10.0, 4.0
TORCH_HEIGHT = 1.25  # of its width
CLOSED = (36.0, 30.0)  # the cross on a religion field that two players do not use
MARKER_ASIDE = (12.0, 17.0)  # from the middle of its field, whose number is read
NOTHING_AT = QPointF(10, -10)  # from the place beside the track: its "0", below which markers lie in one row
NOTHING_STEP, NOTHING_DOWN = 29.0, 21.0
ADVANTAGE_HEAP, PROTECTION_HEAP, PROTECTION_DOWN = 62.0, 60.0, 2.0
OPEN = (104.0, 148.0)  # an open person on its deck
LARGE_OPEN = (134.0, 184.0)  # the same in large print, and its middle by country: beside names, prices and fields
LARGE_DECKS = {
    "england": QPointF(330, 850),
    "france": QPointF(914, 232),
    "netherlands": QPointF(136, 262),
    "spain": QPointF(1504, 164),
}
OPEN_ASIDE = {"france": QPointF(6, 0)}  # from its deck, so that a cord leaves the prices free
LARGE_PRINT = 0.5  # how much larger letters are with which everything is as large as it can be
PRICE_CORD = (6.0, 4.0)  # how far the cord of a price goes beyond its slot: away from the other price, and up and down
PRICE_CLEAR = 10.0  # of the slot beside the other price, which that cord needs
OPEN_STONE = (17.0, 20.0, STONE)  # on that card: from its right and upper edge, and its size
CARD = (232.0, 348.0)  # a card shown large
EVENT = QPointF(1035, 545)  # where an event card lies: on the sea
FLYING = 60.0  # an emblem on its way
BANNER_Y = 560.0  # of a banner that belongs to no place
RIBBON = QPointF(1030, 488)  # the upper edge of a caption: on the sea, between the fields of all houses
RIBBON_ROOM = QSizeF(1210, 130)  # what there is of it
NAME_ZONE = QRectF(-40, -24, 80, 26)  # of a country, which takes in its name
LARGE_NAME = (84, 100)  # percent of width and of spacing, of large letters there
NARROWER_NAMES = {"netherlands": (72, QPointF(22, 0))}  # the width where a card lies beside it, and how far it goes
NAME_MOST = 1.5  # how far the name of a country may grow before a card covers it
HOUSE_ZONE, MEDALLION_ZONE = 25.0, 24.0  # radius
RIBBON_SHIFT = QPointF(0, -6)  # of a city's name from its place
TORCH_ZONE = 14.0  # how far the zone of the religion fields goes beyond the middle of the torch

# The large display, from the left edge and the middle of its box; persons and free dice share their room, as they
# share five dice.
TILE = (122.0, 172.0)  # a card in it
DIE = 62.0
SHIELD, NAME, POINTS = Spot(75, -52, 64, 69), Spot(75, 11, 108, 56), Spot(75, 60, 108, 48)  # inside the frame
LEVEN, RELIGION = Spot(196, 0, *TILE), Spot(326, 0, *TILE)
LEVEN_DIE, LEVEN_DIE_STEP = 52.0, 56.0
RELIGION_DIE = Spot(326, 46, DIE, DIE)
PERSONS_X, PERSON_STEP, LARGEST_STEP = 394.0, 129.0, 158.0  # the last in large print, where dice leave the room
PERSON_GAP = 7.0
FREE_DICE, LEAST_DIE_ROOM = 5, 72.0  # before persons have some, and what each needs in its tray
PERSON_DIE = Spot(29, -69, 54, 54)  # from the left edge and the middle of the person, high up: its name is read
BELOW_DIE = 54.0  # from the upper edge of the person to its name, below the cord around the die
TRAY_END, TRAY_GAP, TRAY_RIM = 1098.0, 2.0, 24.0
FREE_DIE, FREE_DIE_STEP, FREE_DIE_ASIDE = 66.0, 100.0, 14.0
GOODS_X, GOOD, GOOD_ASIDE = 1188.0, 78.0, 44.0
PROTECTION = Spot(1324, 0, 88, 88)
ADVANTAGES_X, ADVANTAGES_END = 1388.0, 14.0  # its end from the right edge
ADVANTAGE, SMALL_ADVANTAGE, ADVANTAGE_GAP = 84.0, 58.0, 4.0
MOST_IN_TWO_ROWS = 8  # kinds of advantages
# How far cords may reach there: up to the name and the points of the player, and to the number of the protections.
BESIDE_NAME, BESIDE_NUMBER = Elbows(left=4.0), Elbows(left=6.0)

# A plate of the others, from its upper left corner.
PLATE_HEIGHT, PLATE_GAP = 322.0, 8.0
PLATE_SHIELD, PLATE_NAME = Spot(28, 34, 42, 46), Spot(92, 31, 82, 54)
PLATE_RELIGION, PLATE_RELIGION_DIE = Spot(38, 92, 58, 58), Spot(104, 92, 52, 52)
PLATE_CELL, PLATE_COLUMN, PLATE_ROW = Spot(38, 156, 60, 60), 66.0, 64.0
PLATE_DIE, SMALL_DIE, SMALL_DIE_ASIDE = 52.0, 38.0, 14.0
PEEK_GAP = 12.0  # between the own display and another's above it


class Words(NamedTuple):
    """Where a name stands and how wide it may be."""

    at: QPointF
    width: float


class Land(NamedTuple):
    """The places of a country."""

    houses: tuple[QPointF, ...]  # of the fields 1 to 6
    stones: tuple[QPointF, ...]
    torch: QPointF
    deck: QPointF  # its middle
    prices: dict[int, QRectF]  # by good
    name: Words
    city: Words

    @property
    def fields_box(self) -> QRectF:
        """House fields and religion fields together, with room for signs above the houses."""
        points = (*self.houses, *self.stones)
        left, top = min(p.x() for p in points), min(p.y() for p in points)
        box = QRectF(left, top, max(p.x() for p in points) - left, max(p.y() for p in points) - top)
        return box.adjusted(-40, -66, 40, 40)

    @property
    def stones_box(self) -> QRectF:
        """The religion fields."""
        first, last = self.stones[0], self.stones[-1]
        return QRectF(first.x() - 26, first.y() - 26, last.x() - first.x() + 52, 52)

    @property
    def stones_zone(self) -> QRectF:
        """The religion fields and the torch."""
        box = self.stones_box
        box.setRight(self.torch.x() + TORCH_ZONE)
        return box


class Board(NamedTuple):
    """The places of the painted board by index."""

    lands: tuple[Land, ...]
    fields: tuple[QPointF, ...]  # where discs lie
    medallions: tuple[QPointF, ...]
    track: tuple[QPointF, ...]  # VP 1 to 50
    off_track: QPointF
    supply: QPointF
    used: QPointF
    protections: QPointF
    ring: QPointF
    ring_radius: float


def _middle(box: list[float]) -> QPointF:
    x, y, width, height = box
    return QPointF(x + width / 2, y + height / 2)


def _words(label: dict[str, Any]) -> Words:
    return Words(QPointF(label["x"], label["y"]), label["max_width"])


def _points(rows: list[list[float]]) -> tuple[QPointF, ...]:
    return tuple(QPointF(x, y) for x, y in rows)


def _land(number: int, file: dict[str, Any]) -> Land:
    goods = [GOODS.index(price.good) for price in COMPONENTS.countries[number].prices]
    return Land(
        houses=_points(file["houses"]),
        stones=_points(file["religion"]),
        torch=QPointF(*file["torch"]),
        deck=_middle(file["deck"]),
        prices={good: QRectF(*box) for good, box in zip(goods, file["prices"], strict=True)},
        name=_words(file["label"]),
        city=_words(file["city_label"]),
    )


@cache
def board() -> Board:
    """The anchors of the painted board, in the order of the game's data."""
    file = anchors("column_of_fire")
    track = sorted(file["track"], key=lambda field: field["i"])
    return Board(
        lands=tuple(_land(number, file["countries"][name]) for number, name in enumerate(COUNTRIES)),
        fields=_points([field["disc"] for field in track]),
        medallions=_points([field["medallion"] for field in track]),
        track=_points([field["at"] for field in sorted(file["vp"], key=lambda field: field["value"])]),
        off_track=QPointF(*file["vp_off"]),
        supply=_middle(file["advantages"]["supply"]),
        used=_middle(file["advantages"]["used"]),
        protections=_middle(file["protections"]),
        ring=QPointF(*file["ring"]["centre"]),
        ring_radius=file["ring"]["radius"],
    )


def ring_box() -> QRectF:
    """The action track."""
    radius = board().ring_radius + 36
    return QRectF(board().ring - QPointF(radius, radius), board().ring + QPointF(radius, radius))


def price_aside(country: int, good: int) -> int:
    """On which side of a price the other one of its stall is: 1 for the right, −1 for the left."""
    prices = board().lands[country].prices
    return 1 if prices[good].x() == min(box.x() for box in prices.values()) else -1


def marker_at(vp: int, rank: int, together: int) -> Point:
    """A VP disc on its field, below the number; a second pair lies above it. At 0 it lies beside the track (CF-83)."""
    if vp <= 0:
        return point(board().off_track + QPointF(NOTHING_AT.x() + rank * NOTHING_STEP, NOTHING_DOWN))
    across, down = MARKER_ASIDE
    shift = QPointF((rank % 2 * 2 - 1) * across, -down if rank > 1 else down)
    if together == 1:
        shift = QPointF(0, down)
    return point(board().track[(vp - 1) % TRACK] + shift)


def _large() -> float:
    """How far things have grown for large print, up to 1."""
    return min(1.0, (growth() - 1) / LARGE_PRINT)


def open_card(country: int) -> Spot:
    """Where an open person lies: on its deck, and larger than that with large letters."""
    name = COUNTRIES[country]
    deck, large = board().lands[country].deck + OPEN_ASIDE.get(name, QPointF()), LARGE_DECKS[name]
    at = deck + (large - deck) * _large()
    wide, high = (usual + (most - usual) * _large() for usual, most in zip(OPEN, LARGE_OPEN, strict=True))
    return Spot(at.x(), at.y(), wide, high)


class Written(NamedTuple):
    """Where the name of a country stands, and how wide letters and their spacing are, in percent."""

    at: QPointF
    stretch: int
    spacing: int


def country_name(country: int) -> Written:
    """The name of a country on the board; large letters are narrow."""
    at = board().lands[country].name.at
    if growth() == 1:
        return Written(at, 100, 106)
    stretch, spacing = LARGE_NAME
    stretch, shift = NARROWER_NAMES.get(COUNTRIES[country], (stretch, QPointF()))
    return Written(at + shift, stretch, spacing)


def _person_step(count: int) -> float:
    """From one person in the large display to the next, beside as many free dice as there may be."""
    spare = TRAY_END - PERSONS_X - TRAY_GAP - TRAY_RIM - (FREE_DICE - count) * LEAST_DIE_ROOM
    most = max(PERSON_STEP, min(LARGEST_STEP, spare / max(1, count)))
    return PERSON_STEP + (most - PERSON_STEP) * _large()


def persons_end(count: int) -> float:
    """Where the room of so many persons in the large display ends."""
    return PERSONS_X + count * _person_step(count)


def person_card(rank: int, count: int) -> Spot:
    """A person in the large display; with large letters it is as wide as it can be beside the free dice."""
    step = _person_step(count)
    return Spot(PERSONS_X + (rank + 0.5) * step, 0, step - PERSON_GAP, TILE[1])


def person_die(person: Spot) -> Spot:
    """The die on a person in the large display."""
    return PERSON_DIE._replace(x=person.x - person.width / 2 + PERSON_DIE.x)


def leven_die_at(rank: int, count: int) -> Point:
    """A die on Loch Leven, from the middle of the card: two in a row, one in the middle."""
    x = (rank % 2 - 0.5) * LEVEN_DIE_STEP if count > 1 else 0.0
    return x, (rank // 2 - 1) * LEVEN_DIE


def good_at(good: int) -> Point:
    """A heap of goods in the large display: two rows of two."""
    return GOODS_X + (good % 2 * 2 - 1) * GOOD_ASIDE, (good // 2 * 2 - 1) * GOOD_ASIDE


def cell_at(rank: int) -> Point:
    """A die or person on a plate, two in a row."""
    return PLATE_CELL.x + rank % 2 * PLATE_COLUMN, PLATE_CELL.y + rank // 2 * PLATE_ROW


def plate(rank: int) -> QRectF:
    """The plate of one of the others, from the top down."""
    return QRectF(COLUMN.left(), COLUMN.top() + rank * (PLATE_HEIGHT + PLATE_GAP), COLUMN.width(), PLATE_HEIGHT)


def point(at: QPointF) -> Point:
    """A place of the layout in a picture."""
    return at.x(), at.y()
