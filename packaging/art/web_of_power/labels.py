"""Finds a place for every name, in both languages, where it covers no space, road, number, arms or other name."""

import itertools
import math
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from art.web_of_power.layout import (
    KNOB_R,
    MARGIN,
    MARKER_R,
    PLANE,
    SPACE_R,
    arms_boxes,
    links,
    names,
    roads,
    shifted,
    space,
)  # fmt: skip
from art.web_of_power.tables import ALLIANCES, LANDS, SPACES
from PySide6.QtGui import QFont, QFontMetricsF

FAMILY, PLACE_PX, LAND_PX = "Source Serif Pro", 15, 18
AIR = 1.5  # kept free around every name


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float


class Label(NamedTuple):
    """`x` is the left end, the middle or the right end of the line as `align` says; `y` is its baseline."""

    x: float
    y: float
    align: str
    width: float
    px: int
    box: Box


def font_of(land: bool) -> QFont:
    """Countries in spaced bold, places in semibold; the screen sets its labels the same way."""
    font = QFont(FAMILY)
    font.setPixelSize(LAND_PX if land else PLACE_PX)
    font.setWeight(QFont.Weight.Bold if land else QFont.Weight.DemiBold)
    if land:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    return font


def extent(key: str) -> tuple[float, float, float]:
    """Width of the wider name, height above and below the baseline."""
    metrics = QFontMetricsF(font_of(key in LANDS))
    ink = [metrics.tightBoundingRect(text) for text in names(key)]
    width = max(metrics.horizontalAdvance(text) for text in names(key))
    return width, max(-r.top() for r in ink), max(r.bottom() for r in ink)


class Clearance:
    """The distance field of everything painted that a name must not touch."""

    def __init__(self) -> None:
        self.circles = [(*space(k), SPACE_R + AIR) for k in SPACES]
        # a name may come as near as the live lozenge itself
        self.lozenges = [(*shifted(*a[2]), MARKER_R) for a in ALLIANCES.values()]
        self.circles += [(*shifted(x, y), KNOB_R + AIR) for a in ALLIANCES.values() for _, x, y in a[:2]]
        self.boxes = [Box(*b) for land in LANDS for b in arms_boxes(land)]
        lines = [(line, 4 + AIR) for line in roads().values()] + [(line, 2 + AIR) for line in links().values()]
        self.dots = np.array([(x, y, r) for line, r in lines for x, y in dense(line)])

    def free(self, box: Box) -> bool:
        if box.x < MARGIN + 6 or box.y < MARGIN + 6:
            return False
        if box.x + box.w > MARGIN + PLANE - 6 or box.y + box.h > MARGIN + PLANE - 6:
            return False
        if any(distance(box, x, y) < r for x, y, r in self.circles):
            return False
        if any(sum(gaps(box, x, y)) < r for x, y, r in self.lozenges):
            return False
        if any(overlap(box, other, AIR) for other in self.boxes):
            return False
        dx = np.maximum(np.maximum(box.x - self.dots[:, 0], self.dots[:, 0] - box.x - box.w), 0)
        dy = np.maximum(np.maximum(box.y - self.dots[:, 1], self.dots[:, 1] - box.y - box.h), 0)
        return bool(np.all(np.hypot(dx, dy) >= self.dots[:, 2]))


def dense(line: np.ndarray) -> np.ndarray:
    """Points along a line not more than two units apart."""
    out = [line[:1]]
    for a, b in itertools.pairwise(line):
        count = max(1, int(np.hypot(*(b - a)) / 2))
        out.append(a + (b - a) * (np.arange(1, count + 1) / count)[:, None])
    return np.vstack(out)


def gaps(box: Box, x: float, y: float) -> tuple[float, float]:
    """How far a point lies outside the box, across and down."""
    return max(box.x - x, x - box.x - box.w, 0), max(box.y - y, y - box.y - box.h, 0)


def distance(box: Box, x: float, y: float) -> float:
    return math.hypot(*gaps(box, x, y))


def overlap(a: Box, b: Box, air: float) -> bool:
    return a.x < b.x + b.w + air and b.x < a.x + a.w + air and a.y < b.y + b.h + air and b.y < a.y + a.h + air


def place_candidates(key: str) -> Iterator[tuple[Label, float]]:
    """Around the space: below first, then above, right and left, then the slants."""
    width, up, down = extent(key)
    x, y = space(key)
    r = SPACE_R + AIR + 0.5
    for gap in (0, 3, 6):
        for shift in np.linspace(-1, 1, 13):
            cost = abs(shift) * 3 + gap
            yield label(x + shift * width / 2, y + r + gap + up, "center", width, up, down, PLACE_PX), cost
            yield label(x + shift * width / 2, y - r - gap - down, "center", width, up, down, PLACE_PX), cost + 0.6
        for lift in np.linspace(-1, 1, 9):
            cost = 0.8 + abs(lift) * 2 + gap
            base = y + (up - down) / 2 + lift * 14
            reach = np.sqrt(max(r * r - max(abs(lift * 14) - (up + down) / 2, 0) ** 2, 0)) + gap + 1
            yield label(x + reach, base, "left", width, up, down, PLACE_PX), cost
            yield label(x - reach, base, "right", width, up, down, PLACE_PX), cost


def land_candidates(key: str) -> Iterator[tuple[Label, float]]:
    """Above the shield if possible, else anywhere close to the arms."""
    width, up, down = extent(key)
    shield, bench = (Box(*b) for b in arms_boxes(key))
    x = (min(shield.x, bench.x) + max(shield.x + shield.w, bench.x + bench.w)) / 2
    top, bottom = min(shield.y, bench.y), max(shield.y + shield.h, bench.y + bench.h)
    for dx in range(-70, 71, 5):
        for dy in range(0, 26, 3):
            cost = abs(dx) / 12 + dy / 3
            yield label(x + dx, top - 3 - dy - down, "center", width, up, down, LAND_PX), cost
            yield label(x + dx, bottom + 3 + dy + up, "center", width, up, down, LAND_PX), cost + 2
    for dy in range(-20, int(bottom - top) + 20, 4):
        for gap in (3, 8, 14):
            cost = 4 + gap / 4 + abs(dy - 20) / 20
            left = min(shield.x, bench.x) - gap
            right = max(shield.x + shield.w, bench.x + bench.w) + gap
            yield label(left, top + dy, "right", width, up, down, LAND_PX), cost
            yield label(right, top + dy, "left", width, up, down, LAND_PX), cost


def label(x: float, y: float, align: str, width: float, up: float, down: float, px: int) -> Label:
    left = x - {"left": 0, "center": width / 2, "right": width}[align]
    return Label(x, y, align, width, px, Box(left, y - up, width, up + down))


def arrange(penalty: Callable[[Box], float]) -> dict[str, Label]:
    """Chooses one candidate per name, free of overlaps, at low cost; fails loudly if a name finds no room.

    `penalty` says how uneasy a box lies on the ground (coast and borders under it).
    """
    clear, rnd = Clearance(), random.Random(3)
    options: dict[str, list[tuple[float, Label]]] = {}
    for key in (*LANDS, *SPACES):
        found = land_candidates(key) if key in LANDS else place_candidates(key)
        options[key] = sorted((cost + penalty(c.box), c) for c, cost in found if clear.free(c.box))
        if not options[key]:
            raise ValueError(f"no room for the name of {key}")
    chosen = dict.fromkeys(options, 0)

    def clashes(key: str, box: Box) -> list[str]:
        return [k for k, i in chosen.items() if k != key and overlap(box, options[k][i][1].box, AIR)]

    best, best_cost = None, float("inf")
    for _ in range(6000):
        bad = [k for k in options if clashes(k, options[k][chosen[k]][1].box)]
        cost = sum(options[k][i][0] for k, i in chosen.items())
        if not bad:
            if cost < best_cost:
                best, best_cost = dict(chosen), cost
            bad = rnd.sample(list(options), 6)
        key = rnd.choice(bad)
        weigh = [c + 25 * len(clashes(key, o.box)) + rnd.random() * 2 for c, o in options[key][:160]]
        chosen[key] = weigh.index(min(weigh))
    if best is None:
        left = [k for k in options if clashes(k, options[k][chosen[k]][1].box)]
        raise ValueError(f"names still overlap: {left}")
    return {key: options[key][i][1] for key, i in best.items()}


def anchor(item: Label) -> dict[str, object]:
    """As the screen reads it."""
    return {
        "x": round(item.x, 1), "y": round(item.y, 1), "align": item.align, "max_width": round(item.width + 0.5, 1),
        "px": item.px,
    }  # fmt: skip
