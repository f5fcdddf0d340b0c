"""Where everything lies: the board, the large display below it, the others' plates at its right."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES, GOODS
from kingsbridge_desktop.games.column_of_fire.tables import DATA
from kingsbridge_desktop.ui.board.ground import anchors

BOARD = QRectF(0, 0, 1600, 1000)
WIDTH, HEIGHT = 1756.0, 1206.0
COLUMN = QRectF(1610, 6, 142, 990)  # the others' plates
STRIP = QRectF(6, 1006, WIDTH - 12, 194)  # the large display
TEXT = 28.0  # nothing is written smaller: 11 points in a window of 1280 × 800

HOUSE, STONE, TORCH, DISC, MARKER = 54.0, 42.0, 44.0, 40.0, 27.0
OPEN = (104.0, 148.0)  # an open person on its deck
TILE = (122.0, 172.0)  # a card in the large display
DIE, SMALL_DIE = 62.0, 38.0
CARD = (232.0, 348.0)  # a card shown large
EVENT = QPointF(1035, 545)  # where an event card lies: on the sea

# The large display, from the left edge of its box; persons and free dice share their room, as they share five dice.
NAME_X, LEVEN_X, RELIGION_X, PERSONS_X = 68.0, 196.0, 326.0, 394.0
PERSON_STEP = 129.0
TRAY_END = 1098.0
GOODS_X, PROTECTION_X, ADVANTAGES_X = 1192.0, 1332.0, 1388.0
PLATE_HEIGHT = 322.0


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
        """The religion fields and the torch."""
        first, last = self.stones[0], self.stones[-1]
        return QRectF(first.x() - 26, first.y() - 26, last.x() - first.x() + 52, 52)


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
    goods = [GOODS.index(price.good) for price in DATA.countries[number].prices]
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


def marker_at(vp: int, rank: int, together: int) -> QPointF:
    """A VP disc on its field; those on one field lie in a square. At 0 it lies beside the track (CF-83)."""
    shift = QPointF(0, 0)
    if together > 1:
        shift = (QPointF(-12, -12), QPointF(12, -12), QPointF(-12, 12), QPointF(12, 12))[rank % 4]
    if vp <= 0:
        return board().off_track + shift
    return board().track[(vp - 1) % 50] + shift


def plate(rank: int) -> QRectF:
    """The plate of one of the others, from the top down."""
    return QRectF(COLUMN.left(), COLUMN.top() + rank * (PLATE_HEIGHT + 8), COLUMN.width(), PLATE_HEIGHT)
