"""Lines and boxes that follow from the tables: the plane, the scoring track, roads, links, arms and seats."""

import math
import random

from art.ink.geometry import Points, points_of, spline
from art.web_of_power.tables import ALLIANCES, ARMS, BOWS, LANDS, ROADS, SPACES

PLANE, MARGIN = 1000, 60
SIZE = PLANE + 2 * MARGIN
EDGE, FIELDS = 8, 26  # the gilded edge around the track; fields along one side, corners included
SPACE_R, MARKER_R, KNOB_R = 15, 20, 5
SHIELD_W, SHIELD_H, SEAT = 34, 40, 17

XY = tuple[float, float]


def shifted(x: float, y: float) -> XY:
    """From the plane of the tables to the picture."""
    return x + MARGIN, y + MARGIN


def space(key: str) -> XY:
    return shifted(*SPACES[key][:2])


def track_fields() -> list[tuple[float, float, float]]:
    """Left, top and side of the fields 0 to 99: from the lower left corner up and clockwise round the map."""
    side = (SIZE - 2 * EDGE) / FIELDS
    last = FIELDS - 1
    steps = [(0, last - i) for i in range(last)] + [(i, 0) for i in range(last)]
    steps += [(last, i) for i in range(last)] + [(last - i, last) for i in range(last)]
    return [(EDGE + column * side, EDGE + row * side, side) for column, row in steps]


def roads() -> dict[tuple[str, str], Points]:
    """Each road as a drawn line from space to space, bowed a little as roads are."""
    rnd = random.Random(5)
    lines = {}
    for a, b in ROADS:
        (x0, y0), (x1, y1) = space(a), space(b)
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        bow, phase = rnd.uniform(-1, 1) * length * 0.04, rnd.random() * 6
        bow = BOWS.get((a, b), bow)
        line = []
        for i in range(17):
            t = i / 16
            off = math.sin(math.pi * t) * (bow + 2 * math.sin(phase + 9 * t))
            line.append((x0 + (x1 - x0) * t + nx * off, y0 + (y1 - y0) * t + ny * off))
        lines[a, b] = points_of(line)
    return lines


def links() -> dict[int, Points]:
    """Each alliance's line from country to country through its number."""
    lines = {}
    for number, ((_, *a), (_, *b), marker, stops) in ALLIANCES.items():
        knots = [shifted(*q) for q in (a, marker, *stops, b)]
        lines[number] = spline(knots, step=12)
    return lines


def seats(land: str) -> list[XY]:
    """One seat per cloister space: there can never be more councillors (WP-16)."""
    x, y, side, row = ARMS[land]
    count = sum(key.startswith(land) for key in SPACES)
    x, y = shifted(x, y)
    rows = -(-count // row)
    out = []
    for i in range(count):
        line, column = divmod(i, row)
        here = min(row, count - line * row)
        if side == "below":
            out.append((x + (column - (here - 1) / 2) * SEAT, y + SHIELD_H / 2 + SEAT * (0.62 + line)))
        else:
            out.append((x + SHIELD_W / 2 + SEAT * (0.62 + column), y + (line - (rows - 1) / 2) * SEAT))
    return out


def arms_boxes(land: str) -> list[tuple[float, float, float, float]]:
    """The shield and the bench of seats as boxes (left, top, width, height)."""
    x, y = shifted(*ARMS[land][:2])
    places = seats(land)
    xs, ys = [q[0] for q in places], [q[1] for q in places]
    half = SEAT / 2
    bench = (min(xs) - half, min(ys) - half, max(xs) - min(xs) + SEAT, max(ys) - min(ys) + SEAT)
    return [(x - SHIELD_W / 2, y - SHIELD_H / 2, SHIELD_W, SHIELD_H), bench]


def names(key: str) -> tuple[str, str]:
    """German and English name of a country or a place."""
    return LANDS[key][:2] if key in LANDS else SPACES[key][2:]
