"""Where everything lies: the painted site, and below it the strip with the display or a player's mat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.board.ground import anchors
from kingsbridge_desktop.ui.board.picture import Point

BOARD = QRectF(0, 0, 1600, 1000)
CARD, CARD_HIGH = 138.0, 207.0  # in the strip
STRIP = 1010.0  # its upper edge
EDGE = 8.0  # between the strip and the end of the scene
SCENE = QRectF(-45, 0, 1690, STRIP + CARD_HIGH + 9)
AROUND = SCENE.adjusted(-700, -500, 700, 500)  # the table beyond the scene
STOCK = QRectF(SCENE.left() + EDGE, STRIP, 290, CARD_HIGH)  # what a player holds, at the left of the strip
ROW_LEFT = STOCK.right() + 12
MOST_IN_A_ROW = 6  # craftsmen, with Jack's place
ROW_STEP, ROW_ROOM = 160.0, 924.0  # from card to card, so that their cords have room beside each other; and for all
DISPLAY_STEP = (SCENE.right() - EDGE - CARD - ROW_LEFT) / (tables.DISPLAY_CARDS + 1)
TOLD = QRectF(1333, STRIP, SCENE.right() - EDGE - 1333, CARD_HIGH)  # a plaque
LARGEST_ADVANTAGE, BETWEEN_ADVANTAGES, BESIDE_ROW = 96.0, 8.0, 16.0
SLOT = 92.0  # width of a card lying on the site
SLOT_GROWTH = 1.3
CARD_SHAPE = 1.5  # height of every card to its width
HAT = 14.0  # how far a builder below a card at Kingsbridge would stand over its last line

# Sizes of pieces
NUMBER_GROWTH = 1.6  # of a number on a piece, with larger letters: it must not hide the piece
BUILDER, PASSED, ASIDE, DRAWN, IN_BAG = 52.0, 46.0, 44.0, 92.0, 38.0
WORKER, GREY_WORKER = 35.0, 36.0
DISC, CROWDED_DISC = 33.0, 28.0
CUBE, COURT_METAL, DIE_SIDE, PRICE = 23.0, 40.0, 54.0, 40.0
START, PROTECTION, PROTECTED = 50.0, 46.0, 26.0
OWN_CRAFTSMAN = 46.0
EMBLEM = 54.0  # what flies by with a number
SPACE = 26.0  # radius of a builder space
NUMBER = 17.5  # radius of a step's number
RING, RING_BESIDE = 7.0, -0.75  # breadth of the ring around it, and from its edge to the middle of the ring
OFF_PRICES = 0.6  # of what it grows, how far a number goes out of the way of the prices below
FIELD = QRectF(54, 54, 1493, 851)  # what the tracks go around
WORKERS_IN_A_LINE = 2

RIBBON = QPointF(BOARD.center().x(), 52)  # the upper edge of a caption: in the sky below the track

# Places that the painted site leaves to us
DIE: Point = (690, 770)
DIE_BESIDE_LARGE_CARD: Point = (704, 744)
START_SHIELD: Point = (146, 378)
MORE_AT_COURT: Point = (692, 838)  # a space that an owner adds
BESIDE_BAG: Point = (610, 600)  # builders that are set aside
ASIDE_STEP = 40.0
SCAFFOLD: Point = (850, 540)  # where building is done
OUT_OF_SIGHT = 80.0  # how far beyond the right edge the other players' mats are
_OTHERS_TOP, _OTHERS_STEP = 160.0, 170.0
_STALL_TOP, _STALL_HIGH, _STALL_EDGE = 464.0, 110.0, 13.0
_COINS_END = (491.0, 481.0, 491.0)  # the lower edges of the prices over the stalls
_STALL_COIN, _BELOW_NAME = 14.0, 5.0  # from there to their middle; how far the middle one gives way to a large name
_SPACES_BEGIN = 580.0  # the upper edge of the builder spaces below them

# Where a figure's picture stands above the point it belongs to
RAISED, PASSED_RAISED, DRAWN_RAISED, MARKER_RAISED, METAL_RAISED = -12.0, -9.0, -18.0, -16.0, -2.0
# From the middle of a piece to its number
BAG_NUMBER: Point = (30, 6)
PRICE_NUMBER: Point = (0, 17)
LAP_NUMBER: Point = (0, -22)
FLIGHT_NUMBER: Point = (40, 0)
BAG_ROW: Point = (-12, 62)  # the counted builders below the bag, and how far apart
BAG_STEP = 74.0
LARGE_BAG_ROW: Point = (-12, -165)  # the same with large letters, above it: cards at Shiring are higher then
LARGE_BAG_STEP: Point = (98, 48)
LARGE_BAG_COLUMNS = 2  # close to the bag, for beside them is a name
SHIELDS: Point = (74, -30)  # beside the event: who is protected, two in a line
SHIELDS_STEP: Point = (44, 52)
SHIELD_ON_PROTECTION = 14.0
_SPREAD: dict[int, tuple[Point, ...]] = {  # so many discs on one field: half a figure below them would be misread
    2: ((-1, 0), (1, 0)),
    3: ((-1, -0.7), (1, -0.7), (0, 0.8)),
    4: ((-1, -0.7), (1, -0.7), (-1, 0.8), (1, 0.8)),
}
GOLD_SPREAD, VP_SPREAD = 10.0, 12.0

# What lies over what
GROUND_LAYER, FIGURES_LAYER, STRIP_LAYER, SITE_CARD_LAYER, PICKED_LAYER = -800.0, 0.4, 10.0, 11.0, 20.0
STEP_ZONE, BAG_ZONE, STALL_ZONE, EVENT_ZONE, SPACE_ZONE = 12.0, 13.0, 14.0, 15.0, 24.0
NAME_LAYER, RING_LAYER = 25.0, 26.0  # over the cords
GOODS_LAYER, SIGN_LAYER, WORKER_LAYER, ASIDE_LAYER, PASSED_LAYER = 30.0, 31.0, 32.0, 33.0, 34.0
PRICE_LAYER, BUILDER_LAYER, DRAWN_LAYER = 35.0, 36.0, 40.0
PREVIEW_LAYER = 190.0
A_BIT_ABOVE = 0.1  # a seat's disc over that of the seat before


class Room(NamedTuple):
    """A player's room at a site: where the figure stands and where its number is."""

    feet: Point
    number: Point


class Words(NamedTuple):
    """Where a place's name stands, and the room it has."""

    at: Point
    wide: float
    box: QRectF


class Site(NamedTuple):
    """The anchors of the painted site, in the order of the game's data."""

    spaces: tuple[Point, ...]
    closed: tuple[Point, ...]  # painted at the king's court, but not in the owner's box
    added: bool  # whether the court has a space more than is painted
    numbers: tuple[Point, ...]  # by step - 1
    words: tuple[Words, ...]
    event: Point  # middles of the cards
    kingsbridge: tuple[Point, ...]
    shiring: tuple[Point, ...]
    rooms: dict[int, tuple[Room, ...]]  # by step
    cubes: tuple[tuple[Point, ...], ...]  # stone, wood, sand
    stalls: tuple[QRectF, ...]
    metal: Point
    grey: tuple[Point, ...]
    bag: Point
    price: tuple[Point, ...]
    passed: tuple[Point, ...]  # by price; none at 0
    gold: tuple[Point, ...]
    vp: tuple[Point, ...]  # 0 … 59


def point(at: QPointF) -> Point:
    """A place as a picture wants it."""
    return at.x(), at.y()


def moved(at: Point, x: float, y: float) -> Point:
    """A place so far beside another."""
    return at[0] + x, at[1] + y


def _point(xy: Sequence[float]) -> Point:
    return xy[0], xy[1]


def _slots(place: dict[str, Any]) -> tuple[Point, ...]:
    """The middles of cards that stand on the lower edge of their painted places."""
    return tuple((x + w / 2, y + h + 2 - SLOT * CARD_SHAPE / 2) for x, y, w, h in place["cards"])


def slot_width() -> float:
    """How wide a card on the site is: with large letters it is larger than its painted place."""
    return SLOT * min(growth(), SLOT_GROWTH)


def on_slot(middle: Point, rank: int = 0, of: int = 1) -> Point:
    """The middle of a card on the site: it grows upwards, and away from its neighbour."""
    more = slot_width() - SLOT
    return middle[0] + more * (rank - (of - 1) / 2), middle[1] - more * CARD_SHAPE / 2


@cache
def site() -> Site:
    """Read once from the file beside the picture."""
    file = anchors("pillars")
    places = [file["places"][str(step)] for step in tables.STEPS]
    by_id = {place["id"]: place for place in places}
    cost = {field["value"]: field for field in file["cost"]}
    cubes = by_id["market"]["cubes"]
    laps = len(file["vp"])
    court = by_id["kings_court"]["spaces"]
    return Site(
        spaces=tuple(
            _point(xy)
            for name, spaces in zip(tables.PLACE_IDS, tables.PLACE_SPACES, strict=True)
            for xy in [*by_id[name]["spaces"], MORE_AT_COURT][: len(spaces)]
        ),
        closed=tuple(_point(xy) for xy in court[len(tables.COURT) :]),
        added=len(tables.COURT) > len(court),
        numbers=tuple(_point(place["number"]) for place in places),
        words=tuple(_words(place["label"]) for place in places),
        event=_slots(by_id["event"])[0],
        kingsbridge=tuple(moved(at, 0, -HAT) for at in _slots(by_id["kingsbridge"])),
        shiring=_slots(by_id["shiring"]),
        rooms={
            step: tuple(Room(_point(room["feet"]), _point(room["count"])) for room in places[step - 1]["rooms"])
            for step in (tables.MILL_STEP, *tables.SITE_STEPS)
        },
        cubes=tuple(tuple(_point(xy) for xy in cubes[name]) for name in tables.RESOURCE_IDS[:3]),
        stalls=tuple(_stall([_point(xy) for xy in cubes[name]]) for name in tables.RESOURCE_IDS[:3]),
        metal=_point(by_id["kings_court"]["metal"]),
        grey=tuple(_point(xy) for xy in by_id["castle"]["grey_workers"]),
        bag=point(QRectF(*file["bag"]).center()),
        price=tuple(_point(cost[price]["at"]) for price in range(tables.TOP_PRICE + 1)),
        passed=tuple(_point(cost[price].get("passed", cost[price]["at"])) for price in range(tables.TOP_PRICE + 1)),
        gold=tuple(_point(field["at"]) for field in sorted(file["gold"], key=lambda field: field["value"])),
        vp=tuple(_point(field["at"]) for field in sorted(file["vp"], key=lambda field: field["value"] % laps)),
    )


def _words(label: dict[str, Any]) -> Words:
    return Words((label["x"], label["y"]), label["max_width"], QRectF(*label["box"]))


def _stall(cubes: list[Point]) -> QRectF:
    """A stall with its cubes."""
    wide = cubes[-1][0] - cubes[0][0] + 2 * _STALL_EDGE
    return QRectF(cubes[0][0] - _STALL_EDGE, _STALL_TOP, wide, _STALL_HIGH)


def stall_rim(kind: int) -> QRectF:
    """What a cord lies in: a stall and its cubes, below the coin with the price, as far as the next stall."""
    stalls = site().stalls
    beside = (stalls[1].left() - stalls[0].right()) / 2
    box = stalls[kind].adjusted(-beside, 0, beside, 0)
    box.setTop(_COINS_END[kind])
    box.setBottom(_SPACES_BEGIN)
    return box


class Figured(NamedTuple):
    """A painted figure: where it stands, the room that it may take, and on what."""

    at: Point
    words: str
    wide: float
    high: float
    ground: str  # "space", "coin", "points", "fifth" or "gold"


@cache
def numbered() -> dict[int, int]:
    """The builder spaces with a figure: what they bring, or their rank."""
    ranked = {space: rank for places in (tables.COURT, tables.MARKET) for rank, space in enumerate(places, 1)}
    return dict(zip(tables.PRIORY, tables.PRIORY_VP, strict=False)) | ranked


@cache
def figured() -> tuple[Figured, ...]:
    """All figures that are painted on the site, but for the corner where the lap of points ends."""
    here = site()
    found = [Figured(here.spaces[space], str(number), 36.0, 36.0, "space") for space, number in numbered().items()]
    found += [Figured(at, str(price), 37.0, 37.0, "coin") for price, at in enumerate(here.price)]
    for kind, end in enumerate(_COINS_END):
        below = _BELOW_NAME if end < max(_COINS_END) else 0.0
        at = here.stalls[kind].center().x(), end - _STALL_COIN + below
        found.append(Figured(at, str(tables.BUY[kind]), 37.0, 37.0, "coin"))
    found += [Figured(at, str(gold), 42.0, 34.0, "gold") for gold, at in enumerate(here.gold)]
    for vp, at in enumerate(here.vp):
        if vp:
            ground = "points" if vp % 10 == 0 or vp % 5 else "fifth"
            found.append(Figured(at, str(vp), 36.0, 32.0, ground))
    return tuple(found)


def around(figure: Figured) -> QRectF:
    """What a figure covers that is written larger than it is painted."""
    (x, y), wide, high = figure.at, figure.wide, figure.high
    return QRectF(x - wide / 2, y - high / 2, wide, high)


def together(step: int) -> tuple[QRectF, ...]:
    """What is looked at together at a place of the site: its spaces, its cards, and the stalls of the market."""
    here = site()
    found = [card_box(on_slot(here.event), slot_width())] if step == tables.EVENT_STEP else []
    for place_step, spaces in zip(tables.PLACE_STEP, tables.PLACE_SPACES, strict=True):
        if place_step == step:
            discs = (here.spaces[space] for space in spaces)
            found += [QRectF(x - SPACE, y - SPACE, 2 * SPACE, 2 * SPACE) for x, y in discs]
    cards = {tables.KINGSBRIDGE_STEP: here.kingsbridge, tables.SHIRING_STEP: here.shiring}.get(step, ())
    found += [card_box(on_slot(at, slot, len(cards)), slot_width()) for slot, at in enumerate(cards)]
    return (*found, *(here.stalls if step == tables.MARKET_STEP else ()))


def card_box(middle: Point, width: float = SLOT) -> QRectF:
    """The box of a card around its middle."""
    high = width * CARD_SHAPE
    return QRectF(middle[0] - width / 2, middle[1] - high / 2, width, high)


def in_bag(place: int, of: int) -> Point:
    """Where the counted builders of a colour stand at the bag."""
    if growth() == 1:
        return moved(site().bag, BAG_ROW[0] + (place - (of - 1) / 2) * BAG_STEP, BAG_ROW[1])
    columns = min(of, LARGE_BAG_COLUMNS)
    (line, column), lines = divmod(place, columns), math.ceil(of / columns)
    x, y = LARGE_BAG_ROW
    across, down = LARGE_BAG_STEP
    return moved(site().bag, x + (column - (columns - 1) / 2) * across, y - (lines - 1 - line) * down)


def worker_number(step: int, seat: int) -> Point:
    """The number of a player's workers at a place: a larger one goes out of the way of figure and number beside it."""
    more, upper = min(growth(), NUMBER_GROWTH) - 1, seat < WORKERS_IN_A_LINE
    return moved(site().rooms[step][seat].number, 14 * more, -24 * more if upper else 0)


def die_at() -> Point:
    """Where the tax die lies: off what the card at Shiring brings, which is larger with large letters."""
    return DIE if growth() == 1 else DIE_BESIDE_LARGE_CARD


def bag_box() -> QRectF:
    """The bag as it is pointed at."""
    x, y = site().bag
    return QRectF(x - 44, y - 48, 88, 92)


def spread(at: Point, rank: int, among: int, reach: float) -> Point:
    """Discs on one field lie a little apart."""
    if among < 2:
        return at
    x, y = _SPREAD[among][rank]
    return at[0] + x * reach, at[1] + y * reach


def display_at(place: int) -> Point:
    """The middle of a card on display."""
    return ROW_LEFT + CARD / 2 + place * DISPLAY_STEP, STRIP + CARD_HIGH / 2


def row_at(place: int, among: int) -> Point:
    """The middle of a craftsman's place on a mat, among so many places."""
    return ROW_LEFT + CARD / 2 + place * min(ROW_STEP, ROW_ROOM / among), STRIP + CARD_HIGH / 2


def stock_box(kind: int) -> QRectF:
    """Where a player's cubes of a kind are shown: the whole room below the name, and a cord lies in it."""
    return QRectF(STOCK.left() + 13 + kind * 66, STOCK.top() + 52, 66, 95)


def craftsman_box(place: int, among: int) -> QRectF:
    """Where the emblem of a craftsman stands in a stock while the strip shows the display."""
    step = min(OWN_CRAFTSMAN + 2, (STOCK.width() - 88 - OWN_CRAFTSMAN) / max(1, among - 1))
    return QRectF(STOCK.left() + 72 + place * step, STOCK.top() + 10, OWN_CRAFTSMAN, OWN_CRAFTSMAN)


def advantage_box(place: int, of: int, craftsmen: int) -> QRectF:
    """Where an advantage lies that is held, one of so many: as large as the room beside the row allows."""
    left = row_at(craftsmen - 1, craftsmen)[0] + CARD / 2 + BESIDE_ROW
    wide = TOLD.left() - BESIDE_ROW - left
    side, columns = max(
        (min(LARGEST_ADVANTAGE, wide / columns, CARD_HIGH / math.ceil(of / columns)), columns)
        for columns in range(1, of + 1)
    )
    line, column = divmod(place, columns)
    inner = side - BETWEEN_ADVANTAGES
    return QRectF(left + column * side, STRIP + line * side + 4, inner, inner)


class Settled(NamedTuple):
    """Where the number of a step has its middle, and where its name begins."""

    number: Point
    name: Point


def settle(large: float, wide: Sequence[float]) -> dict[int, Settled]:
    """Where numbers and names of the steps stand, both so large, and each name so wide.

    They grow to the right and downwards, for above them lie workers, builders and tokens; where the track or a
    neighbour is near, to the left; and the next start player's upwards, for the prices of the market lie below.
    """
    found: dict[int, Settled] = {}
    reach = NUMBER * large
    for step in sorted(tables.STEPS, key=lambda step: -site().numbers[step - 1][0]):
        (x, y), words = site().numbers[step - 1], site().words[step - 1]
        down = min(reach - NUMBER, FIELD.bottom() - y - reach)
        if step == tables.START_PLAYER_STEP:
            down = (NUMBER - reach) * OFF_PRICES
        level = y + down
        beside = [one.number[0] - reach for one in found.values() if abs(one.number[1] - level) < 2 * reach]
        number = x - NUMBER + reach
        left = max(words.at[0] - wide[step - 1] / 2, number + reach + RING_BESIDE + RING / 2)
        back = max(0.0, left + wide[step - 1] - min([FIELD.right(), *(end for end in beside if end > x)]))
        found[step] = Settled((number - back, level), (left - back, words.box.center().y() + down))
    return found


def home(seat: int, shown: int) -> Point:
    """Where a player's things go: the mat below, or out of sight to the plates at the right."""
    if seat == shown:
        return point(STOCK.center())
    return SCENE.right() + OUT_OF_SIGHT, _OTHERS_TOP + _OTHERS_STEP * seat
