"""Where everything lies: the map at the left, cards and a plaque at the right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.games.web_of_power.data import BOX
from kingsbridge_desktop.games.web_of_power.tables import COMPONENTS, DATA, SPACE_LAND
from kingsbridge_desktop.ui.art.lettering import growth
from kingsbridge_desktop.ui.board.ground import anchors
from kingsbridge_desktop.ui.board.neighbours import EVERYWHERE, STEP, Elbows, Rim
from kingsbridge_desktop.ui.board.picture import Point

SIZE = 1120.0  # of the map with its track
TRACK = 100  # fields of the track: 0 to 99, and on
FIELD = 42.5  # a side of one
STRIP = 528.0  # as much as the window leaves beside a map that is as high as it
WIDTH, HEIGHT = SIZE + STRIP, SIZE
ROOM, MAP = QRectF(0, 0, WIDTH, HEIGHT), QRectF(0, 0, SIZE, SIZE)
RIBBON = QPointF(MAP.center().x(), 62)  # the upper edge of a caption: on the sea below the track
ARMS_ZONE = QRectF(-24, -23, 48, 42)  # around the arms of a country: its name stands close above or below
SHIELD = QRectF(-17, -20, 34, 40)  # the arms themselves
SEAT_ZONE = QRectF(-14, -6, 28, 12)  # around a councillor's seat
LEFT = SIZE + 16
MARGIN = 490.0  # room in the strip
CARD = 150.0
CARD_STEP = 171.0  # with room for the cords around two beside each other, whose names are read
PILE = QPointF(LEFT + CARD / 2, 38 + CARD * 0.75)  # with room for the fan and its cord above
SLOTS = (PILE + QPointF(CARD_STEP, 0), PILE + QPointF(2 * CARD_STEP, 0))
HAND_TITLE, HAND_TOP = 309.0, 350.0  # between the cords above and those of the hand
DISCARD_CARD = 42.0
DISCARD_LEFT, DISCARD_STEP = 96.0, 79.0
DISCARD_GROWTH = 1.7  # of figures there
DISCARD_WORDS_UNTIL = 1.14
DISCARD_MIDDLE = 623.0  # between hand and plaque
DISCARD_TITLE = QPointF(LEFT, DISCARD_MIDDLE + 9)
PLAQUE = QRectF(LEFT, 664.0, MARGIN, HEIGHT - 678.0)
TWO_LINES_UNTIL = 1.2  # growth of letters: then every player has one line on the plaque
FEW_PLAYERS = 4  # more have one line as soon as letters grow: the last of ten would lie on the ornaments below
MARKER = 31.0  # a score marker
BESIDE_FIELD = QPointF(30, 24)  # from the middle of a field to a marker: on the inner edge, where its number is read
MARKER_STEP = QPointF(13, 11)  # from one to the next of those on one field
CLOISTER, COUNCILLOR = 40.0, 27.0
DISCARD_NUMBER = 24.0  # letters
OUTGROWN = 1.2  # how far a country's name grows before it stands elsewhere
_LARGE_NAMES = {  # there: clear of cloisters, arms, figures and each other at twice their size, in every language
    "ENG": (266.0, 209.0),
    "FKN": (940.0, 364.0),
    "BAY": (972.0, 466.0),
    "ITA": (956.0, 813.0),
    "ARA": (410.0, 878.0),
    "FRA": (338.0, 666.0),
    "LOT": (580.0, 236.0),
    "SCH": (754.0, 482.0),
    "BUR": (544.0, 574.0),
}
_MOVED_NAMES = {  # from where they are painted, so that a cord goes around the whole arms, and not through them
    "ENG": (0.0, 9.0),
    "FKN": (0.0, 9.0),
    "ITA": (0.0, -12.0),
    "ARA": (0.0, -5.0),
    "FRA": (0.0, -16.0),
}
ABOVE_ROOF = 28.0  # from the middle of a space to the line of a name that stands above it
_FEET = {CLOISTER: 6.0, COUNCILLOR: 5.0}  # how far a standing piece is raised over the middle of its place
CORD, STUDS = 25.0, 31.0  # from the middle of a space to the end of the cord around it, and of its studs
NAME_GAP = 1.0  # between that and a name
NAME, OWN, OTHER = 6.0, 3.0, 1.0  # how bad it is for a name to cover a name, a place whose name is shown, anything else
FARTHER = 25.0  # as bad as so many square units of a name: each place for it that is tried later
PASSES = 3  # until names have found places beside each other

Box = tuple[float, float, float, float]  # left, top, right, bottom: rectangles of Qt are slow to compare


class Words(NamedTuple):
    """Where a name stands."""

    at: QPointF
    align: str
    pixels: float


class Board(NamedTuple):
    """The places of the map by index."""

    spaces: tuple[QPointF, ...]
    space_words: tuple[Words, ...]
    arms: tuple[QPointF, ...]
    seats: tuple[tuple[QPointF, ...], ...]  # of councillors, per country
    land_words: tuple[Words, ...]
    large_names: tuple[QPointF, ...]  # of countries: where the middle of one stands that has outgrown its place
    alliances: tuple[QPointF, ...]
    roads: dict[frozenset[int], tuple[QPointF, ...]]
    added: tuple[tuple[QPointF, QPointF], ...]  # roads that are not painted, and what is painted but not in the box
    gone: tuple[QPointF, ...]
    other_alliances: tuple[int, ...]  # that join other countries than is painted
    closed: tuple[QPointF, ...]
    track: tuple[QPointF, ...]
    space_radius: float
    alliance_radius: float
    spacing: int


def _words(label: dict[str, Any]) -> Words:
    return Words(QPointF(label["x"], label["y"]), label["align"], label["px"])


def _place_words(space: dict[str, Any]) -> Words:
    """The name of a space: above it, but not below the roof of a cloister that stands there."""
    words, (x, y) = _words(space["label"]), space["at"]
    return words._replace(at=QPointF(x, y - ABOVE_ROOF)) if words.at.y() < y and words.align == "center" else words


def _land_words(name: str, land: dict[str, Any]) -> Words:
    words = _words(land["label"])
    return words._replace(at=words.at + QPointF(*_MOVED_NAMES.get(name, (0.0, 0.0))))


def _points(rows: list[list[float]]) -> tuple[QPointF, ...]:
    return tuple(QPointF(x, y) for x, y in rows)


def _middle(line: tuple[QPointF, ...]) -> QPointF:
    return line[len(line) // 2]


@cache
def board() -> Board:
    """The anchors of the painted map, in the order of the game's data."""
    file = anchors("web_of_power")
    spaces = [file["spaces"][name] for name in DATA.space_ids]
    lands = [file["lands"][name] for name in DATA.land_ids]
    number = {name: index for index, name in enumerate(DATA.space_ids)}
    at = _points([space["at"] for space in spaces])
    painted = {
        frozenset(number[end] for end in road["ends"]): _points(road["line"])
        for road in file["roads"]
        if number.keys() >= set(road["ends"])
    }
    in_use = {frozenset(road) for road in DATA.roads}
    return Board(
        spaces=at,
        space_words=tuple(map(_place_words, spaces)),
        arms=_points([land["arms"] for land in lands]),
        seats=tuple(_points(land["seats"]) for land in lands),
        land_words=tuple(map(_land_words, DATA.land_ids, lands)),
        large_names=tuple(QPointF(*_LARGE_NAMES[name]) for name in DATA.land_ids),
        alliances=_points([file["alliances"][str(row.number)]["at"] for row in DATA.alliances]),
        roads={pair: painted.get(pair) or (at[min(pair)], at[max(pair)]) for pair in map(frozenset, DATA.roads)},
        added=tuple((at[a], at[b]) for a, b in DATA.roads if frozenset((a, b)) not in painted),
        gone=tuple(_middle(line) for pair, line in painted.items() if pair not in in_use),
        other_alliances=tuple(
            number
            for number, alliance in enumerate(COMPONENTS.alliances)
            if alliance.lands != BOX.values[f"alliances.{number + 1}.lands"].printed
        ),
        closed=_points([space["at"] for name, space in file["spaces"].items() if name not in number]),
        track=_points([field["at"] for field in sorted(file["track"], key=lambda field: field["value"])]),
        space_radius=file["radius"]["space"],
        alliance_radius=file["radius"]["alliance"],
        spacing=file["font"]["land_spacing"],
    )


def point(at: QPointF) -> Point:
    """A place of the layout in a picture."""
    return at.x(), at.y()


def standing(place: QPointF, size: float) -> Point:
    """The middle of a piece that stands at a place."""
    return place.x(), place.y() - _FEET[size]


def marker_at(points: int, rank: int = 0, together: int = 1) -> Point:
    """A score marker beside the number of its field, towards the map; those on one field lie in a row along it.

    At a corner the row leads into the map: along the track it would lie over the numbers of the next fields.
    """
    field = board().track[points % TRACK]
    inward = MAP.center() - field
    across, down = math.copysign(1, inward.x()), math.copysign(1, inward.y())
    x, y = (abs(way) > SIZE / 2 - FIELD for way in (inward.x(), inward.y()))  # at which edges of the map
    beside = QPointF(across * BESIDE_FIELD.x() * x, down * BESIDE_FIELD.y() * y)
    if x and y:
        return point(field + beside + QPointF(across * MARKER_STEP.x(), down * MARKER_STEP.y()) * rank)
    nth = rank - (together - 1) / 2
    return point(field + beside + QPointF(MARKER_STEP.x() * y, MARKER_STEP.y() * x) * nth)


def track_strips() -> list[QRectF]:
    """The four sides of the track, with its figures."""
    wide = 2 * board().track[0].x()
    return [
        QRectF(0, 0, SIZE, wide),
        QRectF(0, SIZE - wide, SIZE, wide),
        QRectF(0, wide, wide, SIZE - 2 * wide),
        QRectF(SIZE - wide, wide, wide, SIZE - 2 * wide),
    ]


def beside_arms(space: int, reach: float) -> Elbows:
    """How far the cord around a space may go beyond that reach, before it covers the arms of a country."""
    at = board().spaces[space]
    rim = Rim(at.x() - reach, at.y() - reach, at.x() + reach, at.y() + reach, is_round=True)
    room = EVERYWHERE
    for arms in board().arms:
        shield = SHIELD.translated(arms)
        gap, _ = rim.gap(Rim(shield.left(), shield.top(), shield.right(), shield.bottom(), is_round=False))
        room = room.at_most(Elbows(*4 * [math.floor(gap / STEP) * STEP]))
    return room


def discard_at(kind: int) -> QPointF:
    """The middle of the small card of a kind in the row of discards."""
    left, step = (DISCARD_LEFT, DISCARD_STEP) if has_discard_title() else (0.0, MARGIN / 5)
    return QPointF(LEFT + left + DISCARD_CARD / 2 + kind * step, DISCARD_MIDDLE)


def has_discard_title() -> bool:
    """Whether the row of discards has room for its name: it gives way to large figures."""
    return growth() < DISCARD_WORDS_UNTIL


def land_zone(land: int) -> QRectF:
    """The arms and the councillors' seats of a country, around the middle of the arms; never its name."""
    zone, middle = QRectF(ARMS_ZONE), board().arms[land]
    for seat in board().seats[land]:
        zone = zone.united(SEAT_ZONE.translated(seat - middle))
    return zone


def hand_at(place: int, places: int) -> QPointF:
    """The middle of a pile of equal cards in the hand."""
    step = 2 * CARD_STEP / max(2, places - 1)
    return QPointF(LEFT + CARD / 2 + place * step, HAND_TOP + CARD * 0.75)


def settled(
    spaces: Sequence[int], boxes: Sequence[QRectF], words: Sequence[QRectF], reach: float = CORD
) -> list[QPointF]:
    """How far the name of each of these spaces is moved, so that it is clear of the others, of cords and of courts.

    `boxes` are where the names are painted, `words` other names on the map; they keep so far off a space: a large name
    that does not stand near its own is taken for its neighbour's.
    """
    around = [*_obstacles(frozenset(spaces), reach), *((_sides(box), NAME) for box in words)]
    tried = [_name_places(_sides(box), board().spaces[space], reach) for space, box in zip(spaces, boxes, strict=True)]
    rooms = [_united(places) for places in tried]
    near = [[at for at, other in enumerate(rooms) if other is not one and _shared(one, other)] for one in rooms]
    bad = []
    for places, room in zip(tried, rooms, strict=True):
        taken = [(box, how) for box, how in around if _shared(room, box)]
        bad.append([_covers(box, taken) + nth * FARTHER for nth, box in enumerate(places)])
    chosen = [0] * len(boxes)

    def cost(at: int, nth: int) -> float:
        return bad[at][nth] + NAME * sum(_shared(tried[at][nth], tried[other][chosen[other]]) for other in near[at])

    for _ in range(PASSES):
        for at, places in enumerate(tried):
            chosen[at] = min(range(len(places)), key=partial(cost, at))
    found = [places[nth] for places, nth in zip(tried, chosen, strict=True)]
    return [QPointF(new[0], new[1]) - old.topLeft() for new, old in zip(found, boxes, strict=True)]


@cache
def _obstacles(named: frozenset[int], reach: float) -> list[tuple[Box, float]]:
    """What is seen on the map: cloisters with their roofs, arms and councillors, numbers of alliances.

    Of the spaces that are `named`, and of their countries, the cords as well.
    """
    lands = {SPACE_LAND[space] for space in named}
    cloisters = [
        (_around(at, reach), OWN) if space in named else (_cloister(at), OTHER)
        for space, at in enumerate(board().spaces)
    ]
    courts = [
        (_sides(land_zone(land).translated(arms)), OWN if land in lands else OTHER)
        for land, arms in enumerate(board().arms)
    ]
    alliances = [(_around(at, board().alliance_radius), OTHER) for at in board().alliances]
    return [*cloisters, *courts, *alliances]


@cache
def _inside() -> Box:
    """The map without its track."""
    above, below, left, right = track_strips()
    return left.right(), above.bottom(), right.left(), below.top()


def _sides(box: QRectF) -> Box:
    return box.left(), box.top(), box.right(), box.bottom()


def _covers(box: Box, taken: Sequence[tuple[Box, float]]) -> float:
    """How bad it is to cover what is there, and to leave the map."""
    outside = (box[2] - box[0]) * (box[3] - box[1]) - _shared(box, _inside())
    return outside * NAME + sum(_shared(box, other) * bad for other, bad in taken)


def _around(at: QPointF, reach: float) -> Box:
    return at.x() - reach, at.y() - reach, at.x() + reach, at.y() + reach


def _cloister(at: QPointF) -> Box:
    """What a cloister takes that stands on a space."""
    return _around(QPointF(*standing(at, CLOISTER)), CLOISTER / 2)


def _name_places(painted: Box, space: QPointF, reach: float) -> list[Box]:
    """Where a name may stand: as it is painted, beside its cloister, above, below and at its corners."""
    left, top, right, bottom = _around(space, reach + NAME_GAP)
    w, h = painted[2] - painted[0], painted[3] - painted[1]
    x, y, above = space.x() - w / 2, space.y() - h / 2, top - h
    corners = [(left - w, y), (right, y), (x, above), (x, bottom)]
    corners += [(at, level) for level in (above, bottom) for at in (space.x() - w, space.x())]
    return [painted, *((x, y, x + w, y + h) for x, y in corners)]


def _united(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _shared(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    if wide <= 0.0:
        return 0.0
    return wide * max(0.0, min(one[3], other[3]) - max(one[1], other[1]))
