"""The bag with the cost track, the gold track and the frame of victory points."""

import numpy as np
from art.ink.furniture import disc
from art.ink.geometry import ellipse, points_of, rect, spline
from art.ink.ground import shadow, trodden
from art.ink.pigments import INK, LAPIS, SEPIA, VERMILION
from art.ink.sheet import Sheet
from art.pillars.board import FIGURE, HEIGHT, WIDTH, Board


def bag(board: Board) -> None:
    """The cost track 7..0 as coins around the bag of builders."""
    s = board.sheet
    s.reseed(400)
    x, y = 468, 584
    trodden(s, x, y - 24, 84, 66)
    shadow(s, x + 8, y + 20, 40, 8, 0.4)
    sack = spline(
        [
            (x - 12, y - 34),
            (x - 30, y - 12),
            (x - 34, y + 12),
            (x - 18, y + 23),
            (x + 8, y + 24),
            (x + 30, y + 16),
            (x + 32, y - 6),
            (x + 12, y - 34),
        ],
        closed=True,
        step=7,
    )
    s.form(sack, "#9A6B3E", 0.8, 0.6, 1.3, smooth=True)
    s.hatch(
        spline([(x + 10, y - 28), (x + 28, y - 6), (x + 26, y + 14), (x + 10, y + 20), (x + 16, y - 4)], closed=True),
        70,
        3,
        0.6,
        shade=0,
        alpha=0.6,
        reach=0.95,
    )
    ruff = spline(
        [
            (x - 11, y - 33),
            (x - 20, y - 50),
            (x - 8, y - 45),
            (x, y - 53),
            (x + 8, y - 45),
            (x + 21, y - 49),
            (x + 12, y - 33),
        ],
        step=5,
    )
    s.form(ruff, "#B08050", 0.8, 0.5, 1.1, smooth=True)
    s.line(spline([(x - 13, y - 34), (x, y - 31), (x + 13, y - 34)]), 2.4, VERMILION, 0.1, 0.1)
    s.line(spline([(x + 10, y - 33), (x + 22, y - 26), (x + 20, y - 14)]), 1.4, VERMILION, 0.2, 0.1)
    for dx in (-14, -4, 8):
        s.line(spline([(x + dx * 0.5, y - 28), (x + dx, y - 12), (x + dx * 1.1, y + 4)]), 0.7, INK, 0.2, 0.8, 0.7)
    board.bag = [x - 36, y - 54, 72, 80]
    board.tracks["cost"] = []
    for i in range(8):
        a = np.radians(180 - 14 + i * (208 / 7))
        (cx, cy), (px, py) = ((round(x + r * np.cos(a), 1), round(y - 14 + r * np.sin(a), 1)) for r in (76, 109))
        field = {"value": 7 - i, "at": [cx, cy]}
        disc(s, cx, cy, 16, tint="#EBCB74", rim="#B98A2E")
        s.text(cx, cy, str(7 - i), FIGURE, INK)
        if i < 7:  # at 0 nobody may pass, so seven stands are enough (PE-33)
            stand = ellipse(px, py, 13, 13, count=40)
            s.tint(stand, "#EFDDB0", 0.75, 0.4, body=0.75)
            s.line(stand, 0.9, SEPIA, 0.2, 0, 0.9, closed=True)
            s.line([(px - 4, py), (px + 4, py)], 0.9, SEPIA, 0.1, 0.4, 0.5)
            field["passed"] = [px, py]
        board.tracks["cost"].append(field)


PLAQUE = (46.0, 44.0)


def vp_fields() -> list[tuple[float, float]]:
    """Middles of the fields 0 to 59: from the lower left corner up and clockwise, twenty steps across, ten up."""
    x0, y0, x1, y1 = 31.0, 30.0, WIDTH - 31.0, HEIGHT - 30.0
    across, down = (x1 - x0) / 20, (y1 - y0) / 10
    steps = [(x0, y1 - down * i) for i in range(10)] + [(x0 + across * i, y0) for i in range(20)]
    return steps + [(x1, y0 + down * i) for i in range(10)] + [(x1 - across * i, y1) for i in range(20)]


def vine(s: Sheet, a: tuple[float, float], b: tuple[float, float], turn: int) -> None:
    """A sprig between two fields, as beside a column of script: stem, leaves, a bud of gold."""
    p, q = points_of([a, b])
    d = (q - p) / np.hypot(*(q - p))
    n = np.array((-d[1], d[0])) * turn
    t = np.linspace(0, 1, 24)[:, None]
    stem = p + (q - p) * t + n * 5 * np.sin(2 * np.pi * t)
    s.line(stem, 1.5, "#3F6B4C", 0.1, 0.4)
    for at, side in ((0.25, -1), (0.75, 1)):
        base = p + (q - p) * at + n * 5 * np.sin(2 * np.pi * at)
        for k, tint in ((-1, LAPIS), (1, VERMILION)):
            tip = base + d * 7 * k - n * 8 * side
            mid = base + d * 6.5 * k - n * 2 * side
            s.form(spline([base, mid, tip, base - n * 5 * side], closed=True, step=4), tint, 0.8, 0.3, 0.7, smooth=True)
        s.gold(ellipse(*(base + n * 4.4 * side), 2.6, count=14), 0.5)


def frame(board: Board) -> None:
    """Sixty equal plaques for the victory points, sprigs between them, and the gold track along the foot."""
    s = board.sheet
    s.reseed(500)
    lo = 54
    for shape in (
        rect(0, 0, WIDTH, lo),
        rect(0, HEIGHT - lo, WIDTH, lo),
        rect(0, 0, lo + 2, HEIGHT),
        rect(WIDTH - lo - 2, 0, lo + 2, HEIGHT),
    ):
        s.tint(shape, "#EAD9AE", 0.75, 0.0, body=1)
    w, h = PLAQUE
    fields = vp_fields()
    for i, (a, b) in enumerate(zip(fields, [*fields[1:], fields[0]], strict=True)):
        across = a[1] == b[1]
        reach = (w if across else h) / 2 + 1.5
        step = np.sign(np.subtract(b, a)) * reach
        vine(s, tuple(np.add(a, step)), tuple(np.subtract(b, step)), 1 if i % 2 else -1)
    board.tracks["vp"] = []
    for i, (x, y) in enumerate(fields):
        value = i or 60
        box = rect(x - w / 2, y - h / 2, w, h)
        tint = "#E3B94F" if value % 10 == 0 else "#EDCBB2" if value % 5 == 0 else "#F5EBD3"
        s.tint(rect(x - w / 2 + 1, y - h / 2 + 2, w, h), INK, 0.25, 0)
        s.tint(box, tint, 0.7, 0.5, body=1)
        if value % 10 == 0:
            s.gold(rect(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5), 0.8)
            s.tint(rect(x - w / 2 + 7, y - h / 2 + 7, w - 14, h - 14), "#F8EFDA", 0.9, 0.1, body=1)
            s.outline(rect(x - w / 2 + 7, y - h / 2 + 7, w - 14, h - 14), 0.7)
        s.outline(box, 1.2)
        if value == 60:  # the lap begins where it ends
            s.text(x - 9, y - 7.3, "0", FIGURE, INK)
            s.text(x + 3, y + 7.7, "60", FIGURE, "#560D07")
        else:
            s.text(x, y, str(value), FIGURE, "#560D07" if value % 10 == 0 else INK)
        board.tracks["vp"].append({"value": value, "at": [round(x, 1), round(y, 1)], "size": [w, h]})
    gold_track(board, lo + 2)
    s.outline(rect(lo + 1, lo - 1, WIDTH - 2 * lo - 2, HEIGHT - 2 * lo + 2), 2.4)
    s.outline(rect(lo + 5, lo + 3, WIDTH - 2 * lo - 10, HEIGHT - 2 * lo - 58), 1.0, VERMILION, alpha=0.8)
    s.outline(rect(3, 3, WIDTH - 6, HEIGHT - 6), 2.2)
    s.outline(rect(5.5, 5.5, WIDTH - 11, HEIGHT - 11), 0.8, VERMILION, alpha=0.8)


def gold_track(board: Board, lo: float) -> None:
    """0 to 30 along the foot of the picture, every fifth coin of leaf."""
    s = board.sheet
    gx, gy, gw, gh = lo + 3, HEIGHT - 100, (WIDTH - 2 * lo - 6) / 31, 40
    s.tint(rect(lo, gy - 5, WIDTH - 2 * lo, 51), "#B98A4A", 0.5, 0.2, body=1)
    s.line([(lo, gy - 5), (WIDTH - lo, gy - 5)], 1.6)
    board.tracks["gold"] = []
    for i in range(31):
        x, y = gx + gw * (i + 0.5), gy + gh / 2
        s.tint(rect(x - gw / 2 + 1, gy, gw - 2, gh), "#F0D58E" if i % 5 else "#E8B93E", 0.6, 0.6, body=1)
        s.outline(rect(x - gw / 2 + 1, gy, gw - 2, gh), 0.9)
        coin = ellipse(x, y, 15, count=40)
        if i % 5 == 0:
            s.gold(coin, 0.9)
            s.tint(ellipse(x, y, 12), "#F8E9B8", 0.9, 0.2, body=1)
        s.line(coin, 0.9, "#8A5A1C", 0.15, 0, closed=True)
        s.text(x, y, str(i), FIGURE, INK)
        board.tracks["gold"].append({"value": i, "at": [round(x, 1), y], "size": [round(gw, 1), gh]})
