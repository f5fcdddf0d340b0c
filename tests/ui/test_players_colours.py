"""Players' colours keep apart for everybody: measured as CIEDE2000 measures, seen as people with a deficiency see."""

import math
from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.ui.art.layers import layer
from kingsbridge_desktop.ui.art.palette import LIVERIES, lit, luminance, worn

APART = 20.0
Matrix = tuple[tuple[float, float, float], ...]
# Machado, Oliveira and Fernandes 2009, at full severity, for linear RGB
EYES: dict[str, Matrix] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.95047, 1.0, 1.08883)
Lab = tuple[float, float, float]


def times(matrix: Matrix, v: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, v, strict=True)) for row in matrix]


def lab(colour: str, eye: Matrix) -> Lab:
    """A colour as that eye sees it, in CIELAB."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    seen = [min(1.0, max(0.0, c)) for c in times(eye, linear)]
    ratios = [c / white for c, white in zip(times(TO_XYZ, seen), WHITE, strict=True)]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _chroma_weight(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    g = 1 + 0.5 * (1 - _chroma_weight((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2))
    c1, c2 = math.hypot(a1 * g, b1), math.hypot(a2 * g, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * g)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    wave = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    light = (l2 - l1) / (1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2))
    full = (c2 - c1) / (1 + 0.045 * chroma)
    turned = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * wave)
    rotation = -2 * _chroma_weight(chroma) * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt(light**2 + full**2 + turned**2 + rotation * full * turned)


def test_the_measure_agrees_with_published_pairs():
    assert difference((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("game", game_ids())
def test_any_two_players_of_a_game_keep_apart(game, eye):
    """Whatever colours are chosen in the set-up, at any number of seats: all pairs of a game are compared."""
    seen = {name: lab(LIVERIES[name].colour, EYES[eye]) for name in rules_of(game).colours}
    near = {
        pair: round(difference(seen[pair[0]], seen[pair[1]]), 1)
        for pair in combinations(seen, 2)
        if difference(seen[pair[0]], seen[pair[1]]) < APART
    }
    assert not near


@pytest.mark.parametrize("game", game_ids())
def test_any_two_players_of_a_game_have_different_patterns(game):
    patterns = [LIVERIES[name].pattern for name in rules_of(game).colours]
    assert len(set(patterns)) == len(patterns)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("game", game_ids())
def test_any_two_players_keep_apart_by_candlelight(game, eye):
    seen = {name: lab(worn(LIVERIES[name].colour, "candle").name(), EYES[eye]) for name in rules_of(game).colours}
    near = {pair: difference(seen[pair[0]], seen[pair[1]]) for pair in combinations(seen, 2)}
    assert min(near.values()) >= APART, near


def test_pieces_are_shown_by_candlelight_in_the_colours_that_were_measured(qapp):
    worn_one, other = layer("emblem", "disc:red", 64, "candle"), layer("emblem", "stone", 64, "candle")
    middle = layer("emblem", "disc:red", 64).pixelColor(20, 32)
    assert distance(worn_one.pixelColor(20, 32), worn(middle, "candle")) <= 2
    stone = layer("emblem", "stone", 64).pixelColor(32, 32)
    assert distance(other.pixelColor(32, 32), lit(stone, "candle")) <= 2
    assert distance(other.pixelColor(32, 32), worn(stone, "candle")) > 10


# Pieces with a pattern, their games, and the least width in pixels in which they lie on a board at 1280 × 800.
SMALLEST = {
    "cloister": (23, ["web_of_power"]),
    "councillor": (16, ["web_of_power"]),
    "worker_figure": (19, ["pillars"]),
    "builder_figure": (27, ["pillars"]),
    "disc": (14, ["pillars", "column_of_fire", "web_of_power"]),
    "trading_house": (29, ["column_of_fire"]),
    "shield": (21, game_ids()),
}
NEAR, LEAST_PIXELS, CLEAR = 60, 4, 3.0  # of 255; pixels of a mark; contrast of its clear half to that of the field


def distance(one: QColor, other: QColor) -> int:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return max(abs(a - b) for a, b in parts)


def clear_half(found: list[float], other: float) -> float:
    """The mean of the half that differs most from another lightness."""
    ordered = sorted(found, key=lambda light: abs(light - other), reverse=True)[: max(1, len(found) // 2)]
    return sum(ordered) / len(ordered)


@pytest.mark.parametrize("light", ["day", "candle"])
@pytest.mark.parametrize("piece", SMALLEST)
def test_the_pattern_of_a_piece_is_read_at_its_size_on_the_board(qapp, piece, light):
    weak = {}
    size, games = SMALLEST[piece]
    for player in sorted({colour for game in games for colour in rules_of(game).colours}):
        livery = LIVERIES[player]
        field, mark = worn(livery.colour, light), worn(livery.mark, light)
        if livery.pattern == "plain":  # no mark is its mark
            continue
        image = layer("emblem", f"{piece}:{player}", size, light)
        pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        solid = [pixel for pixel in pixels if pixel.alpha() > 250]
        of_mark = [p for p in solid if distance(p, mark) < min(NEAR, distance(p, field))]
        of_field = [p for p in solid if distance(p, field) < NEAR and p not in of_mark]
        marked = clear_half([luminance(p) for p in of_mark], luminance(field)) if of_mark else luminance(field)
        plain = clear_half([luminance(p) for p in of_field], marked)
        found = (max(marked, plain) + 0.05) / (min(marked, plain) + 0.05)
        if found < CLEAR or len(of_mark) < LEAST_PIXELS:
            weak[player] = (round(found, 2), len(of_mark))
    assert not weak
