"""What is drawn on the map: roads, churches, arms with seats, alliances, scenery and the scoring track."""

import itertools
import math

import numpy as np
from art.ink.geometry import Points, ellipse, points_of, rect, spline
from art.ink.ground import fir, tree
from art.ink.pigments import INK, LAPIS, LEAD, ORPIMENT, SEPIA, TILE, VELLUM, VERMILION, mix
from art.ink.sheet import Sheet
from art.web_of_power.ground import WASH, Ground
from art.web_of_power.labels import Label
from art.web_of_power.layout import (
    EDGE,
    KNOB_R,
    MARGIN,
    PLANE,
    SEAT,
    SHIELD_H,
    SHIELD_W,
    SIZE,
    SPACE_R,
    XY,
    arms_boxes,
    links,
    roads,
    seats,
    shifted,
    space,
    track_fields,
)  # fmt: skip
from art.web_of_power.tables import ALLIANCES, ARMS, LANDS, SEA_LINKS, SPACES

BOLE = "#8A5A1C"


def draw_roads(s: Sheet) -> None:
    """Pale paved ways with inked edges and a few cross joints."""
    s.reseed(11)
    lines = roads().values()
    for line in lines:
        s.line(line, 9.6, INK, 0, 0, 0.28, 0)
    for line in lines:
        s.line(line, 8.0, SEPIA, 0, 0, 0.95, 0)
    for line in lines:
        s.line(line, 5.8, "#F6EBCD", 0, 0, 1, 0)
    for line in lines:
        for k in range(1, len(line) - 1):
            d = line[k + 1] - line[k - 1]
            n = np.array((-d[1], d[0])) / np.hypot(*d) * 2.6
            s.line([line[k] - n, line[k] + n], 0.7, SEPIA, 0.1, 0.2, 0.6)


def dashes(line: Points, dash: float, gap: float) -> list[Points]:
    """A line cut into strokes."""
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    out, at = [], 0.0
    while at < length[-1]:
        t = np.linspace(at, min(at + dash, length[-1]), 6)
        out.append(np.column_stack([np.interp(t, length, line[:, k]) for k in (0, 1)]))
        at += dash + gap
    return out


def draw_links(s: Sheet) -> None:
    """From country to country through the number: dashed over the sea, a chain of beads on land."""
    s.reseed(12)
    for number, line in links().items():
        if number in SEA_LINKS:
            for stroke in dashes(line, 9, 6):
                s.line(stroke, 4.2, VELLUM, 0, 0.2, 0.75, 0)
                s.line(stroke, 2.2, VERMILION, 0.1, 0.2, 0.95)
        else:
            s.line(line, 4.6, VELLUM, 0, 0, 0.85, 0)
            s.line(line, 2.6, VERMILION, 0.1, 0, 0.95)
        for land, x, y in ALLIANCES[number][:2]:
            px, py = shifted(x, y)
            s.tint(ellipse(px, py, KNOB_R, count=24), WASH[LANDS[land][2]], 0.95, 0.2, body=1)
            s.line(ellipse(px, py, KNOB_R, count=24), 1.3, INK, 0.1, 0, closed=True)


def draw_church(s: Sheet, x: float, y: float) -> None:
    """A cloister space: a coin of vellum with a small church, on which a piece will stand."""
    s.tint(ellipse(x + 1, y + 2, SPACE_R + 1), INK, 0.32, 0)
    s.tint(ellipse(x, y, SPACE_R), "#FBF3DF", 0.9, 0.25, body=1)
    s.line(ellipse(x, y, SPACE_R - 2.2, count=50), 1.3, "#B98A2E", 0.1, 0, 0.95, closed=True)
    s.line(ellipse(x, y, SPACE_R, count=50), 1.5, INK, 0.2, 0, closed=True)
    s.form(rect(x - 7.5, y - 0.5, 9, 7), "#E3CFA2", 0.8, 0.3, 0.8)
    s.form([(x - 8.6, y - 0.5), (x - 6.4, y - 5), (x + 1.5, y - 5), (x + 1.5, y - 0.5)], TILE, 0.85, 0.3, 0.8)
    s.form(rect(x + 1.4, y - 5, 5, 11.5), "#EADBB8", 0.8, 0.3, 0.8)
    s.form([(x + 0.6, y - 5), (x + 3.9, y - 11), (x + 7.2, y - 5)], TILE, 0.85, 0.3, 0.8)
    s.tint(rect(x + 3.1, y - 1.6, 1.6, 3.2), INK, 0.8, 0)
    s.tint(rect(x - 4.6, y + 3, 2.2, 3.5), INK, 0.8, 0)


def shield(x: float, y: float, k: float = 1.0) -> Points:
    w, h = SHIELD_W / 2 * k, SHIELD_H / 2 * k
    right = spline([(w, -h), (w, h * 0.1), (w * 0.72, h * 0.62), (0, h)], step=6)
    return np.vstack([right, right[::-1] * (-1, 1)]) + (x, y)


def clipped(x: float, y: float, shape: Points) -> Points:
    """A shape cut to the shield's field, close enough for a painter: pulled to the nearest half-width."""
    field = shield(x, y, 0.86)
    out = []
    for px, py in points_of(shape):
        py = min(max(py, field[:, 1].min()), field[:, 1].max())
        rows = field[np.argsort(np.abs(field[:, 1] - py))[:4]]
        half = np.abs(rows[:, 0] - x).max()
        out.append((min(max(px, x - half), x + half), py))
    return points_of(out)


def charge(s: Sheet, land: str, x: float, y: float) -> None:
    """A figure of its own for every country, so that two of one colour are told apart."""
    pale, gold = "#FBF3DF", ORPIMENT
    if land == "ENG":  # three bars
        for dy in (-10, -1, 8):
            s.form(clipped(x, y, resampled(rect(x - 20, y + dy - 2.2, 40, 4.4))), VERMILION, 0.9, 0.2, 0.6)
    elif land == "FKN":  # a rake of points
        zig = [(x - 15 + 5 * i, y - 2 + (5 if i % 2 else -5)) for i in range(7)]
        s.form(clipped(x, y, [(x - 15, y - 22), (x + 15, y - 22), *zig[::-1]]), pale, 0.95, 0.2, 0.7)
    elif land == "BAY":  # lozenges
        for row in range(4):
            for column in range(-1, 2):
                cx, cy = x + column * 9 + (4.5 if row % 2 else 0) - 2, y - 12 + row * 8
                if abs(cx - x) < 12 - max(row - 1, 0) * 3:
                    s.form([(cx, cy - 4.6), (cx + 3.8, cy), (cx, cy + 4.6), (cx - 3.8, cy)], pale, 0.95, 0.1, 0.6)
    elif land == "ITA":  # a crown
        s.gold(
            [(x - 10, y + 6), (x - 11, y - 7), (x - 5, y), (x, y - 10), (x + 5, y), (x + 11, y - 7), (x + 10, y + 6)],
            0.9,
        )
    elif land == "ARA":  # pales
        for dx in (-9, 0, 9):
            bar = [(x + dx - 2.4, y - 22), (x + dx + 2.4, y - 22), (x + dx + 2.4, y + 22), (x + dx - 2.4, y + 22)]
            s.form(clipped(x, y, resampled(bar)), gold, 0.95, 0.2, 0.6)
    elif land == "FRA":  # lilies
        for dx, dy in ((-7.5, -8), (7.5, -8), (0, 6)):
            lily(s, x + dx, y + dy)
    elif land == "LOT":  # a bend
        bend = [(x - 18, y - 20), (x - 9, y - 20), (x + 18, y + 12), (x + 9, y + 18)]
        s.form(clipped(x, y, resampled(bend)), VERMILION, 0.9, 0.2, 0.7)
    elif land == "SCH":  # three fir trees
        for dx, dy in ((-7, 0), (7, 0), (0, 9)):
            top = [(x + dx, y + dy - 13), (x + dx + 4.6, y + dy - 2), (x + dx - 4.6, y + dy - 2)]
            s.form(top, "#3F6B4C", 0.95, 0.2, 0.7)
            s.line([(x + dx, y + dy - 2), (x + dx, y + dy + 1.5)], 1.4, INK, 0)
    else:  # BUR, a saltire
        for k in (-1, 1):
            arm = [(x - 17 * k, y - 17), (x - 11 * k, y - 20), (x + 17 * k, y + 14), (x + 11 * k, y + 18)]
            s.form(clipped(x, y, resampled(arm)), gold, 0.95, 0.2, 0.7)


def resampled(shape: list[XY] | Points) -> Points:
    pts = points_of(shape)
    closed = np.vstack([pts, pts[:1]])
    return np.vstack(
        [a + (b - a) * np.linspace(0, 1, 8, endpoint=False)[:, None] for a, b in itertools.pairwise(closed)]
    )


def lily(s: Sheet, x: float, y: float) -> None:
    s.gold(
        spline(
            [(x, y - 6.5), (x + 2.2, y - 1.5), (x + 1.2, y + 2), (x, y + 6), (x - 1.2, y + 2), (x - 2.2, y - 1.5)],
            True,
            5,
        ),
        0.5,
    )
    for k in (-1, 1):
        s.line(
            spline([(x + k, y + 3), (x + 2.5 * k, y - 2), (x + 5 * k, y - 3), (x + 5 * k, y + 1)], step=5),
            1.9,
            ORPIMENT,
            0,
            0.2,
            1,
        )
    s.line([(x - 3.4, y + 2.6), (x + 3.4, y + 2.6)], 1.3, ORPIMENT, 0, 0.1, 1)


def draw_arms(s: Sheet) -> None:
    """Shield and councillors' bench; the bench is a strip of vellum with a ring per seat."""
    for k, (land, (ax, ay, _, _)) in enumerate(ARMS.items()):
        s.reseed(40 + k)
        x, y = shifted(ax, ay)
        places = points_of(seats(land))
        for row in np.unique(places[:, 1]):
            xs = places[places[:, 1] == row, 0]
            bar = np.vstack([ellipse(xs.max(), row, SEAT * 0.5, start=-90, end=90, count=12),
                             ellipse(xs.min(), row, SEAT * 0.5, start=90, end=270, count=12)])  # fmt: skip
            s.tint(bar + (0.8, 1.6), INK, 0.25, 0)
            s.tint(bar, "#F3E3BC", 0.8, 0.4, body=1)
            s.line(bar, 0.9, SEPIA, 0.15, 0, 0.95, closed=True)
            for sx in xs:
                s.line(ellipse(sx, row, 5.4, count=24), 0.8, BOLE, 0.1, 0, 0.85, closed=True)
        s.tint(shield(x + 1.2, y + 2, 1.05), INK, 0.3, 0)
        s.gold(shield(x, y), 1.3)
        s.tint(shield(x, y, 0.86), WASH[LANDS[land][2]], 0.95, 0.3, body=1)
        charge(s, land, x, y)
        s.line(shield(x, y, 0.86), 0.8, INK, 0.1, 0, closed=True)


def occupied(labels: dict[str, Label]) -> tuple[Points, list[tuple[float, float, float, float]]]:
    """Where scenery must not stand: round things with their radius, and boxes."""
    dots = [(*space(k), 24.0) for k in SPACES] + [(*shifted(*a[2]), 22.0) for a in ALLIANCES.values()]
    for line in (*roads().values(), *links().values()):
        dots += [(x, y, 13.0) for x, y in line]
    boxes = [b for land in LANDS for b in arms_boxes(land)] + [tuple(v.box) for v in labels.values()]
    return points_of([(x, y) for x, y, _ in dots]), [(x - r, y - r, 2 * r, 2 * r) for x, y, r in dots] + boxes


def draw_scenery(s: Sheet, g: Ground, labels: dict[str, Label]) -> None:
    """Hills where mountains are, small woods elsewhere, never under a name or a road."""
    s.reseed(21)
    _, boxes = occupied(labels)
    taken = np.array(boxes)
    put: list[tuple[float, float, str]] = []
    for _ in range(9000):
        x, y = s.rng.uniform(MARGIN + 14, MARGIN + PLANE - 14, 2)
        iy, ix = int(y * g.scale), int(x * g.scale)
        if g.to_sea[iy, ix] < 11 or g.to_border[iy, ix] < 9 or not g.land[iy - 10 * g.scale, ix]:
            continue
        lon, lat = (x - MARGIN) / 1000 * 23 - 6, 55.5 - (y - MARGIN) / 1000 * 15
        alpine = (5.5 < lon < 15 and 45.3 < lat < 47.7) or (-2 < lon < 3 and 42.2 < lat < 43.2)
        alpine = alpine or (9.5 < lon < 14 and 41.5 < lat < 44.4) or (2 < lon < 4 and 44.2 < lat < 46)
        if not alpine and -0.9 < g.big[iy, ix] < 0.35:
            continue  # woods keep together, the rest stays calm
        hits = (x + 9 > taken[:, 0]) & (x - 9 < taken[:, 0] + taken[:, 2])
        hits &= (y + 3 > taken[:, 1]) & (y - 16 < taken[:, 1] + taken[:, 3])
        if hits.any() or any(math.hypot(x - a, (y - b) * 1.3) < (17 if k == "peak" else 14) for a, b, k in put):
            continue
        put.append((x, y, "peak" if alpine else "tree" if g.big[iy, ix] > 0 else "fir"))
    for x, y, kind in sorted(put, key=lambda q: q[1]):
        if kind == "peak":
            peak(s, x, y, s.rng.uniform(0.75, 1.0))
        elif kind == "tree":
            tree(s, x, y, s.rng.uniform(13, 16), weight=0.6)
        else:
            fir(s, x, y, s.rng.uniform(14, 17), weight=0.6)


def peak(s: Sheet, x: float, y: float, k: float) -> None:
    """A mountain: lit side bare, the other in shadow strokes."""
    lean = s.rng.uniform(-1.5, 1.5) * k
    top = (x + lean, y - 16 * k)
    shape = [(x - 11 * k, y), (x - 5 * k, y - 8 * k), top, (x + 5 * k, y - 9 * k), (x + 12 * k, y)]
    s.tint(shape, "#E3D0A4", 0.8, 0.3, body=0.9)
    s.tint([top, (x + 5 * k, y - 9 * k), (x + 12 * k, y), (x + 2 * k, y)], "#8F7350", 0.5, 0.2)
    s.line(shape, 0.95, INK, 0.3, 0.4)
    for i in range(4):
        px, py = top[0] + (2 + 2.2 * i) * k, top[1] + (4.5 + 3 * i) * k
        s.line([(px, py), (px - 2.2 * k, py + 4.4 * k)], 0.5, INK, 0.1, 0.7, 0.7)


def draw_rose(s: Sheet, x: float, y: float, r: float) -> None:
    """A compass rose in the ocean."""
    s.reseed(31)
    for k, w in ((1.0, 1.0), (0.94, 0.6), (0.6, 0.6)):
        s.line(ellipse(x, y, r * k, count=80), w, SEPIA, 0.1, 0, 0.8, closed=True)
    for i in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
        a = math.radians(i * 22.5)
        reach = r * (1.12 if i % 4 == 0 else 0.86 if i % 2 == 0 else 0.58)
        dark = VERMILION if i % 4 == 0 else LAPIS if i % 2 == 0 else SEPIA
        tip = (x + reach * math.sin(a), y - reach * math.cos(a))
        for k, tint in ((-1, "#F8EFDA"), (1, dark)):
            b = a + k * math.radians(24)
            foot = (x + reach * 0.24 * math.sin(b), y - reach * 0.24 * math.cos(b))
            s.form([(x, y), foot, tip], tint, 0.9, 0.2, 0.7)
    s.gold(ellipse(x, y, r * 0.11, count=20), 0.7)


def draw_track(s: Sheet) -> None:
    """A hundred fields around the map, every fifth in colour, every tenth gilded; their figures are live."""
    s.reseed(51)
    inner = MARGIN - 1
    for x, y, w, h in (
        (0, 0, SIZE, inner),
        (0, SIZE - inner, SIZE, inner),
        (0, 0, inner, SIZE),
        (SIZE - inner, 0, inner, SIZE),
    ):
        s.tint(rect(x, y, w, h), "#C9A86A", 0.6, 0, body=1)
    for i, (x, y, side) in enumerate(track_fields()):
        tint = "#E9B95A" if i % 10 == 0 else "#EDCBB2" if i % 5 == 0 else "#F5EBD3" if i % 2 else "#E6D4A8"
        s.tint(rect(x + 1, y + 1, side - 2, side - 2), tint, 0.7, 0.5, body=1)
        if i % 10 == 0:
            s.gold(rect(x + 3, y + 3, side - 6, side - 6), 0.8)
            s.tint(rect(x + 6, y + 6, side - 12, side - 12), "#F8EFDA", 0.9, 0.1, body=1)
            s.outline(rect(x + 6, y + 6, side - 12, side - 12), 0.7)
        s.outline(rect(x + 1, y + 1, side - 2, side - 2), 1.0)
    for k in range(int(SIZE / 14)):  # a beaded edge of lapis and vermilion
        t = 14 * (k + 0.5)
        tint = VERMILION if k % 2 else LAPIS
        for x, y in ((t, 4), (t, SIZE - 4), (4, t), (SIZE - 4, t)):
            s.tint(ellipse(x, y, 2.7, count=14), tint, 0.9, 0.2, body=1)
    band = (EDGE + track_fields()[0][2] + MARGIN) / 2
    for k in range(int((SIZE - 2 * band) / 24)):
        t = band + 24 * (k + 0.5)
        for x, y in ((t, band), (t, SIZE - band), (band, t), (SIZE - band, t)):
            s.tint(
                points_of([(0, -2.6), (2.6, 0), (0, 2.6), (-2.6, 0)]) + (x, y),
                mix(LEAD, VERMILION, k % 2),
                0.9,
                0,
                body=1,
            )
    for inset, weight in ((EDGE - 0.5, 1.6), (EDGE + track_fields()[0][2] + 1, 1.4), (MARGIN - 1.5, 2.4)):
        s.outline(rect(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset), weight)
    s.outline(rect(MARGIN + 3, MARGIN + 3, PLANE - 6, PLANE - 6), 1.0, VERMILION, alpha=0.7)
