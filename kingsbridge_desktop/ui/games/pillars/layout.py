"""Where everything lies: the painted site, and below it the strip with the display or a player's mat."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.board.ground import anchors

BOARD = QRectF(0, 0, 1600, 1000)
CARD, CARD_HIGH = 138.0, 207.0  # in the strip
STRIP = 1010.0  # its upper edge
SCENE = QRectF(-45, 0, 1690, STRIP + CARD_HIGH + 9)
STOCK = QRectF(SCENE.left() + 8, STRIP, 290, CARD_HIGH)  # what a player holds, at the left of the strip
ROW_LEFT, ROW_STEP = STOCK.right() + 12, 144.0
DISPLAY_STEP = (SCENE.right() - 8 - CARD - ROW_LEFT) / 8
ADVANTAGES = QRectF(ROW_LEFT + 6 * ROW_STEP + 4, STRIP, 194, CARD_HIGH)
TOLD = QRectF(ADVANTAGES.right() + 6, STRIP, SCENE.right() - 14 - ADVANTAGES.right(), CARD_HIGH)  # a plaque
SLOT = 92.0  # width of a card lying on the site
BUILDER, WORKER, DISC, CUBE = 52.0, 35.0, 33.0, 23.0
SITE_STEPS = (6, 7, 8)
MILL = 3  # the step of the wool mill
DIE = QPointF(690, 770)
OUT_OF_SIGHT = 80.0  # how far beyond the right edge the other players' mats are


class Room(NamedTuple):
    """A player's room at a site: where the figure stands and where its number is."""

    feet: QPointF
    number: QPointF


class Words(NamedTuple):
    """Where a place's name stands, and the room it has."""

    at: QPointF
    wide: float
    box: QRectF


class Site(NamedTuple):
    """The anchors of the painted site, in the order of the game's data."""

    spaces: tuple[QPointF, ...]
    numbers: tuple[QPointF, ...]  # by step - 1
    words: tuple[Words, ...]
    event: QPointF  # middles of the cards
    kingsbridge: tuple[QPointF, ...]
    shiring: tuple[QPointF, ...]
    rooms: dict[int, tuple[Room, ...]]  # by step
    cubes: tuple[tuple[QPointF, ...], ...]  # stone, wood, sand
    stalls: tuple[QRectF, ...]
    metal: QPointF
    grey: tuple[QPointF, ...]
    bag: QPointF
    price: tuple[QPointF, ...]
    passed: tuple[QPointF, ...]  # by price; none at 0
    gold: tuple[QPointF, ...]
    vp: tuple[QPointF, ...]  # 0 … 59


def _point(xy: list[float]) -> QPointF:
    return QPointF(xy[0], xy[1])


def _slots(place: dict[str, Any]) -> tuple[QPointF, ...]:
    """The middles of cards that stand on the lower edge of their painted places."""
    return tuple(QPointF(x + w / 2, y + h + 2 - SLOT * 0.75) for x, y, w, h in place["cards"])


@cache
def site() -> Site:
    """Read once from the file beside the picture."""
    file = anchors("pillars")
    places = [file["places"][str(step)] for step in range(1, 15)]
    by_id = {place["id"]: place for place in places}
    cost = {field["value"]: field for field in file["cost"]}
    cubes = by_id["market"]["cubes"]
    bag = QRectF(*file["bag"])
    return Site(
        spaces=tuple(_point(xy) for name in tables.PLACE_IDS for xy in by_id[name]["spaces"]),
        numbers=tuple(_point(place["number"]) for place in places),
        words=tuple(_words(place["label"]) for place in places),
        event=_slots(by_id["event"])[0],
        kingsbridge=_slots(by_id["kingsbridge"]),
        shiring=_slots(by_id["shiring"]),
        rooms={
            step: tuple(Room(_point(room["feet"]), _point(room["count"])) for room in places[step - 1]["rooms"])
            for step in (MILL, *SITE_STEPS)
        },
        cubes=tuple(tuple(_point(xy) for xy in cubes[name]) for name in tables.RESOURCE_IDS[:3]),
        stalls=tuple(_stall([_point(xy) for xy in cubes[name]]) for name in tables.RESOURCE_IDS[:3]),
        metal=_point(by_id["kings_court"]["metal"]),
        grey=tuple(_point(xy) for xy in by_id["castle"]["grey_workers"]),
        bag=bag.center(),
        price=tuple(_point(cost[price]["at"]) for price in range(tables.TOP_PRICE + 1)),
        passed=tuple(
            _point(cost[price]["passed"]) if "passed" in cost[price] else _point(cost[price]["at"])
            for price in range(tables.TOP_PRICE + 1)
        ),
        gold=tuple(_point(field["at"]) for field in sorted(file["gold"], key=lambda field: field["value"])),
        vp=tuple(_point(field["at"]) for field in sorted(file["vp"], key=lambda field: field["value"] % 60)),
    )


def _words(label: dict[str, Any]) -> Words:
    return Words(QPointF(label["x"], label["y"]), label["max_width"], QRectF(*label["box"]))


def _stall(cubes: list[QPointF]) -> QRectF:
    """A stall with its cubes."""
    return QRectF(cubes[0].x() - 13, 464, cubes[-1].x() - cubes[0].x() + 26, 110)


def lap_of(points: int) -> int:
    """How often a score has gone all the way round."""
    return points // 60


def spread(rank: int, among: int, reach: float) -> QPointF:
    """Discs on one field lie a little apart."""
    if among < 2:
        return QPointF(0, 0)
    corners = (QPointF(-1, -0.7), QPointF(1, -0.7), QPointF(-1, 0.8), QPointF(1, 0.8))
    return corners[rank] * reach


def display_at(place: int) -> QPointF:
    """The middle of a card on display."""
    return QPointF(ROW_LEFT + CARD / 2 + place * DISPLAY_STEP, STRIP + CARD_HIGH / 2)


def row_at(place: int) -> QPointF:
    """The middle of a craftsman on a mat."""
    return QPointF(ROW_LEFT + CARD / 2 + place * ROW_STEP, STRIP + CARD_HIGH / 2)


def stock_box(kind: int) -> QRectF:
    """Where a player's cubes of a kind are shown."""
    return QRectF(STOCK.left() + 22 + kind * 63, STOCK.top() + 56, 58, 86)


def advantage_box(place: int) -> QRectF:
    """Where an advantage lies that is held: three in a line."""
    side = ADVANTAGES.width() / 3
    return QRectF(ADVANTAGES.left() + place % 3 * side, ADVANTAGES.top() + place // 3 * side + 4, side - 4, side - 4)


def home(seat: int, shown: int) -> QPointF:
    """Where a player's things go: the mat below, or out of sight to the plates at the right."""
    if seat == shown:
        return STOCK.center()
    return QPointF(SCENE.right() + OUT_OF_SIGHT, 160 + 170 * seat)
