"""The painted boards: pictures of the right size, every place noted, no name on top of anything."""

import importlib
import json
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui.fonts import FAMILY, serif_families

ASSETS = Path(__file__).resolve().parent.parent / "assets"
BOARDS = ASSETS / "boards"
LIGHTS = ("day", "candle")
Anchors = dict[str, Any]


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def meets(self, other: "Box") -> bool:
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and (other.y < self.y + self.h)
        )

    def away(self, x: float, y: float) -> tuple[float, float]:
        """How far a point lies outside, across and down."""
        return max(self.x - x, x - self.x - self.w, 0), max(self.y - y, y - self.y - self.h, 0)


@pytest.fixture(scope="module", autouse=True)
def _serif() -> QGuiApplication:
    """The boards' own serif, as the app loads it."""
    app = QGuiApplication.instance() or QApplication([])
    assert isinstance(app, QGuiApplication)
    assert serif_families()[0] == FAMILY
    return app


def anchors(board: str) -> Anchors:
    found: Anchors = json.loads((BOARDS / f"{board}.anchors.json").read_text(encoding="utf-8"))
    return found


def data(game: str) -> Any:
    return json.loads((ASSETS / "data" / f"{game}.json").read_text(encoding="utf-8"))


def picture(name: str) -> QImage:
    image = QImage(str(BOARDS / f"{name}.webp"))
    assert not image.isNull(), name
    return image


def font(px: int, weight: QFont.Weight, spacing: float = 100) -> QFont:
    font = QFont(FAMILY)
    font.setPixelSize(px)
    font.setWeight(weight)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
    return font


def ink_box(text: str, label: Anchors, face: QFont) -> Box:
    """The box of the written name: `x` is its left end, middle or right end, `y` its baseline."""
    metrics = QFontMetricsF(face)
    width = metrics.horizontalAdvance(text)
    assert width <= label["max_width"], text
    ink = metrics.tightBoundingRect(text)
    left = label["x"] - {"left": 0.0, "center": width / 2, "right": width}[label["align"]]
    return Box(left, label["y"] + ink.top(), width, ink.height())


def luminance(colour: QColor) -> float:
    def linear(v: float) -> float:
        return v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast_inside(image: QImage, box: Box) -> float:
    """Contrast between the darkest strokes and the light ground within a box of the nominal plane."""
    shades = sorted(
        luminance(image.pixelColor(x, y))
        for y in range(int(box.y * 2), int((box.y + box.h) * 2))
        for x in range(int(box.x * 2), int((box.x + box.w) * 2))
    )
    dark, light = shades[len(shades) // 50], shades[len(shades) * 3 // 4]
    return (light + 0.05) / (dark + 0.05)


def assert_apart(points: list[list[float]], distance: float) -> None:
    for (ax, ay), (bx, by) in combinations(points, 2):
        assert hypot(ax - bx, ay - by) >= distance, ((ax, ay), (bx, by))


def assert_inside(points: list[list[float]], size: list[float]) -> None:
    assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in points)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("board", ["web_of_power", "pillars", "column_of_fire"])
def test_a_picture_is_exactly_twice_its_nominal_size(board: str, light: str) -> None:
    image, (w, h) = picture(f"{board}_{light}"), anchors(board)["size"]
    assert (image.width(), image.height()) == (2 * w, 2 * h)


def test_all_pictures_together_stay_modest() -> None:
    sizes = {p.name: p.stat().st_size for p in BOARDS.glob("*.webp")}
    assert max(sizes.values()) <= 1_500_000
    assert sum(sizes.values()) <= 12_000_000


@pytest.fixture
def sheet() -> Any:
    """A small sheet of vellum, in a studio that has what boards are painted with."""
    for name in ("numpy", "scipy", "PIL"):
        pytest.importorskip(name, reason="boards are painted with the extra 'art' of pyproject.toml")
    return lambda: importlib.import_module("art.ink.sheet").Sheet(90, 80, 2, seed=3)


def test_painting_a_board_again_gives_the_same_pixels(sheet: Any) -> None:
    canvas = importlib.import_module("art.ink.canvas")
    painted = []
    for _ in range(2):
        one = sheet()
        one.parchment()
        canvas.tent(one, 45, 70)
        one.text(12, 12, "7", 14)
        painted.append(one.finish())
    assert painted[0] == painted[1]
    assert len({painted[0].pixel(x, y) for x in range(0, 180, 3) for y in range(0, 160, 3)}) > 200


# Web of Power ----------------------------------------------------------------------------------------
def map_names() -> dict[str, tuple[str, str]]:
    """German and English names as the game's data has them."""
    lands = data("web_of_power")["lands"]
    records = [*lands, *(space for land in lands for space in land["spaces"])]
    return {r["id"]: (r["names"]["de"], r["names"]["en"]) for r in records}


def map_labels(a: Anchors, language: int) -> dict[str, Box]:
    px = a["font"]
    faces = {
        "spaces": font(px["place_px"], QFont.Weight.DemiBold),
        "lands": font(px["land_px"], QFont.Weight.Bold, px["land_spacing"]),
    }
    return {
        key: ink_box(names[language], a[kind][key]["label"], faces[kind])
        for key, names in map_names().items()
        for kind in [("spaces" if key in a["spaces"] else "lands")]
    }


def map_points(a: Anchors) -> Iterator[list[float]]:
    yield from (s["at"] for s in a["spaces"].values())
    yield from (n["at"] for n in a["alliances"].values())
    for land in a["lands"].values():
        yield from land["seats"]


def test_the_map_knows_every_place() -> None:
    a = anchors("web_of_power")
    assert len(a["spaces"]) == 51
    assert len(a["roads"]) == 63
    assert [int(n) for n in a["alliances"]] == list(range(1, 16))
    assert [n for n, x in a["alliances"].items() if x["sea"]] == ["1", "2", "3", "5", "6", "15"]
    assert [f["value"] for f in a["track"]] == list(range(100))
    assert set(map_names()) == set(a["spaces"]) | set(a["lands"])


def test_a_space_lies_where_the_data_says() -> None:
    a = anchors("web_of_power")
    for land in data("web_of_power")["lands"]:
        for space in land["spaces"]:
            assert a["spaces"][space["id"]]["at"] == [space["at"][0] + a["plane"][0], space["at"][1] + a["plane"][1]]


def test_a_country_seats_as_many_councillors_as_it_has_cloisters() -> None:
    """WP-16: there are never more councillors than cloisters of one player, so never more than spaces."""
    a = anchors("web_of_power")
    for key, land in a["lands"].items():
        assert len(land["seats"]) == sum(s["land"] == key for s in a["spaces"].values())


def test_roads_and_links_end_where_they_should() -> None:
    a = anchors("web_of_power")
    for road in a["roads"]:
        for key, end in zip(road["ends"], (road["line"][0], road["line"][-1]), strict=True):
            assert hypot(*(u - v for u, v in zip(a["spaces"][key]["at"], end, strict=True))) < 1
    for alliance in a["alliances"].values():
        assert min(hypot(x - alliance["at"][0], y - alliance["at"][1]) for x, y in alliance["link"]) < 1


def test_pieces_on_the_map_do_not_touch() -> None:
    a = anchors("web_of_power")
    r = a["radius"]
    points = list(map_points(a))
    assert_inside(points + [f["at"] for f in a["track"]], a["size"])
    assert_apart(points, 2 * r["seat"])
    assert_apart([s["at"] for s in a["spaces"].values()] + [n["at"] for n in a["alliances"].values()], 2 * r["space"])
    assert_apart([f["at"] for f in a["track"]], 30)
    for land in a["lands"].values():
        for seat in land["seats"]:
            for s in a["spaces"].values():
                assert hypot(seat[0] - s["at"][0], seat[1] - s["at"][1]) >= r["space"] + r["seat"] - 1


@pytest.mark.parametrize("language", [0, 1], ids=["de", "en"])
def test_no_name_on_the_map_lies_on_anything(language: int) -> None:
    a = anchors("web_of_power")
    r = a["radius"]
    x0, y0, w, h = a["plane"]
    labels = map_labels(a, language)
    for key, box in labels.items():
        assert x0 <= box.x <= x0 + w - box.w, key
        assert y0 <= box.y <= y0 + h - box.h, key
        for s in a["spaces"].values():
            assert hypot(*box.away(*s["at"])) >= r["space"], key
        for alliance in a["alliances"].values():
            assert sum(box.away(*alliance["at"])) >= r["alliance"], key
            assert all(hypot(*box.away(*knob)) >= r["knob"] for knob in alliance["knobs"]), key
            assert all(hypot(*box.away(*dot)) >= 2 for dot in between(alliance["link"])), key
        for road in a["roads"]:
            assert all(hypot(*box.away(*dot)) >= 4 for dot in between(road["line"])), (key, road["ends"])
        for land in a["lands"].values():
            (ax, ay), (aw, ah) = land["arms"], land["arms_size"]
            assert not box.meets(Box(ax - aw / 2, ay - ah / 2, aw, ah)), key
            assert all(hypot(*box.away(*seat)) >= r["seat"] for seat in land["seats"]), key
    for (one, a_box), (two, b_box) in combinations(labels.items(), 2):
        assert not a_box.meets(b_box), (one, two)


def between(line: list[list[float]]) -> Iterator[tuple[float, float]]:
    """Points along a drawn line, two units apart."""
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, int(hypot(bx - ax, by - ay) / 2))
        yield from ((ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count + 1))


# The Pillars of the Earth ----------------------------------------------------------------------------
SPACES = {"2": 1, "4": 2, "5": 2, "9": 4, "10": 2, "11": 1, "12": 4, "14": 1}


def site_rounds(a: Anchors) -> Iterator[tuple[list[float], float]]:
    """Everything round on the site with its radius."""
    r = a["radius"]
    for place in a["places"].values():
        yield from ((at, r["space"]) for at in place.get("spaces", []))
        yield place["number"], r["number"]
        for room in place.get("rooms", []):
            yield room["count"], r["count"]
            yield room["feet"], 11
        yield from ((feet, 11) for feet in place.get("grey_workers", []))
        for row in place.get("cubes", {}).values():
            yield from ((at, r["cube"]) for at in row)
    yield a["places"]["9"]["metal"], r["cube"]
    for coin in a["cost"]:
        yield coin["at"], r["cost"]
        if "passed" in coin:
            yield coin["passed"], r["passed"]


def site_boxes(a: Anchors) -> Iterator[Box]:
    """Everything square on the site."""
    for place in a["places"].values():
        yield from (Box(*card) for card in place.get("cards", []))
    yield Box(*a["bag"])
    for track in ("gold", "vp"):
        for field in a[track]:
            (x, y), (w, h) = field["at"], field["size"]
            yield Box(x - w / 2, y - h / 2, w, h)


def test_the_site_has_all_seventeen_builder_spaces() -> None:
    """PE-36: bishop 1, Kingsbridge 2, priory 2, court 4, Shiring 2, castle 1, market 4, start player 1."""
    a = anchors("pillars")
    assert list(a["places"]) == [str(n) for n in range(1, 15)]
    assert {n: len(p["spaces"]) for n, p in a["places"].items() if "spaces" in p} == SPACES
    assert sum(SPACES.values()) == 17
    for place in data("pillars")["places"]:
        assert a["places"][str(place["step"])]["id"] == place["id"]
        assert SPACES[str(place["step"])] == place["spaces"]


def test_the_site_has_room_for_cards_cubes_and_workers() -> None:
    """PE-06, PE-10, PE-24, PE-27: two leaves in each town, one event, four cubes of a kind, a room per player."""
    places = anchors("pillars")["places"]
    assert {n: len(p["cards"]) for n, p in places.items() if "cards" in p} == {"1": 1, "4": 2, "10": 2}
    assert {kind: len(row) for kind, row in places["12"]["cubes"].items()} == {"stone": 4, "wood": 4, "sand": 4}
    assert {n: len(p["rooms"]) for n, p in places.items() if "rooms" in p} == {"3": 4, "6": 4, "7": 4, "8": 4}
    assert len(places["11"]["grey_workers"]) == 4
    assert len(places["9"]["metal"]) == 2


def test_the_tracks_of_the_site_are_complete() -> None:
    """PE-33, PE-44, PE-71: prices 7 to 0, gold 0 to 30, a lap of 60 victory points."""
    a = anchors("pillars")
    assert [c["value"] for c in a["cost"]] == list(range(7, -1, -1))
    assert [c["value"] for c in a["cost"] if "passed" in c] == list(range(7, 0, -1))
    assert [g["value"] for g in a["gold"]] == list(range(31))
    assert sorted(v["value"] for v in a["vp"]) == list(range(1, 61))
    assert len({tuple(v["size"]) for v in a["vp"]}) == 1


def test_pieces_on_the_site_do_not_touch() -> None:
    a = anchors("pillars")
    rounds = list(site_rounds(a))
    assert_inside([at for at, _ in rounds], a["size"])
    for (p, pr), (q, qr) in combinations(rounds, 2):
        assert hypot(p[0] - q[0], p[1] - q[1]) >= pr + qr - 1, (p, q)
    for box in site_boxes(a):
        assert all(hypot(*box.away(*at)) >= r - 1 for at, r in rounds), box
    for one, two in combinations(site_boxes(a), 2):
        assert not one.meets(Box(two.x + 0.2, two.y + 0.2, two.w - 0.4, two.h - 0.4)), (one, two)


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_name_on_the_site_lies_on_anything(language: str) -> None:
    a = anchors("pillars")
    face = font(a["font"]["label_px"], QFont.Weight.DemiBold)
    labels: dict[str, Box] = {}
    for (number, place), names in zip(a["places"].items(), data("pillars")["steps"], strict=True):
        name = names[language][0].upper() + names[language][1:]
        labels[number] = ink_box(name, place["label"], face)
    for number, label in labels.items():
        scroll = Box(*a["places"][number]["label"]["box"])
        assert scroll.x <= label.x <= scroll.x + scroll.w - label.w, number
        assert scroll.y <= label.y <= scroll.y + scroll.h - label.h, number
        assert all(hypot(*scroll.away(*at)) >= r for at, r in site_rounds(a)), number
        assert not any(scroll.meets(box) for box in site_boxes(a)), number
        assert not any(scroll.meets(Box(*p["label"]["box"])) for n, p in a["places"].items() if n != number), number


def test_the_cathedral_grows_in_six_parts_and_hides_no_name() -> None:
    """PE-59: nave, portal, apse, tower, tower, roof."""
    a = anchors("pillars")
    parts = a["cathedral"]["parts"]
    assert [p["id"] for p in parts] == ["nave", "portal", "apse", "tower_1", "tower_2", "roof"]
    assert sorted(p["z"] for p in parts) == list(range(6))
    layers = [p[state] for p in parts for state in ("built", "rising")] + [a["cathedral"]["tools"]]
    taken = [Box(*p["label"]["box"]) for p in a["places"].values()] + [Box(*a["bag"])]
    for layer in layers:
        x, y, w, h = layer["box"]
        for light in LIGHTS:
            image = picture(f"{layer['picture']}_{light}")
            assert (image.width(), image.height()) == (2 * w, 2 * h)
            assert image.hasAlphaChannel()
        for box in taken:
            for v in range(int(max(box.y, y)), int(min(box.y + box.h, y + h))):
                for u in range(int(max(box.x, x)), int(min(box.x + box.w, x + w))):
                    assert image.pixelColor(2 * (u - x), 2 * (v - y)).alpha() < 40, (layer["picture"], u, v)


@pytest.mark.parametrize("light", LIGHTS)
def test_figures_on_the_site_can_be_read(light: str) -> None:
    a, image = anchors("pillars"), picture(f"pillars_{light}")
    for field in a["vp"] + a["gold"]:
        x, y = field["at"]
        assert contrast_inside(image, Box(x - 11, y - 9, 22, 18)) >= 4.5, field["value"]
    for place in ("5", "9", "12"):
        for x, y in a["places"][place]["spaces"]:
            assert contrast_inside(image, Box(x - 8, y - 8, 16, 16)) >= 4.5, (place, x)


# A Column of Fire ------------------------------------------------------------------------------------
def chart_rounds(a: Anchors) -> Iterator[tuple[list[float], float]]:
    """Everything round on the chart with its radius."""
    r = a["radius"]
    for country in a["countries"].values():
        yield from ((at, r["house"]) for at in country["houses"])
        yield country["torch"], r["torch"]
    for field in a["track"]:
        yield field["disc"], r["disc"]
        yield field["medallion"], r["medallion"]


def chart_boxes(a: Anchors) -> Iterator[Box]:
    """Everything square on the chart."""
    w, h = a["religion_size"]
    for country in a["countries"].values():
        yield from (Box(x - w / 2, y - h / 2, w, h) for x, y in country["religion"])
        yield from (Box(*price) for price in country["prices"])
        yield Box(*country["deck"])
    yield from (Box(*a["advantages"][k]) for k in ("supply", "used"))
    yield Box(*a["protections"])
    for field in a["vp"]:
        (x, y), (w, h) = field["at"], field["size"]
        yield Box(x - w / 2, y - h / 2, w, h)


def test_every_country_of_the_chart_has_its_places() -> None:
    """CF-10, CF-11: six house fields, four religion fields (three with two players), two prices, one deck."""
    a, game = anchors("column_of_fire"), data("column_of_fire")
    assert list(a["countries"]) == [c["id"] for c in game["countries"]]
    for country in a["countries"].values():
        assert len(country["houses"]) == game["numbers"]["house_fields"]
        assert len(country["religion"]) == max(game["numbers"]["religion_fields"])
        assert country["religion_two_players"] == [0, 1, 2]
        assert len(country["prices"]) == 2
        deck, top = Box(*country["deck"]), Box(*country["open"])
        assert deck.x <= top.x <= deck.x + deck.w - top.w
        assert deck.y <= top.y <= deck.y + deck.h - top.h
        assert Box(*country["open"]).away(*country["open_stone"]) == (0, 0)


def test_the_action_track_runs_clockwise_as_the_data_says() -> None:
    """CF-59: twenty fields, four per die colour, clockwise is ascending."""
    a, game = anchors("column_of_fire"), data("column_of_fire")
    assert [(f["die"], f["symbol"]) for f in a["track"]] == [(f["die"], f["symbol"]) for f in game["track"]]
    assert [f["i"] for f in a["track"]] == list(range(20))
    cx, cy = a["ring"]["centre"]
    for one, two in pairwise([*a["track"], a["track"][0]]):
        (ax, ay), (bx, by) = one["disc"], two["disc"]
        assert (ax - cx) * (by - cy) - (ay - cy) * (bx - cx) > 0  # a right turn on the screen


def test_the_vp_track_of_the_chart_is_complete() -> None:
    """CF-99: 1 to 50, then another lap."""
    assert [v["value"] for v in anchors("column_of_fire")["vp"]] == list(range(1, 51))


def test_pieces_on_the_chart_do_not_touch() -> None:
    a = anchors("column_of_fire")
    rounds, boxes = list(chart_rounds(a)), list(chart_boxes(a))
    assert_inside([*(at for at, _ in rounds), a["vp_off"]], a["size"])
    for (p, pr), (q, qr) in combinations(rounds, 2):
        assert hypot(p[0] - q[0], p[1] - q[1]) >= pr + qr, (p, q)
    for box in boxes:
        assert all(hypot(*box.away(*at)) >= r for at, r in rounds), box
    for one, two in combinations(boxes, 2):
        assert not one.meets(Box(two.x + 0.2, two.y + 0.2, two.w - 0.4, two.h - 0.4)), (one, two)


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_name_on_the_chart_lies_on_anything(language: str) -> None:
    a = anchors("column_of_fire")
    px = a["font"]
    big = font(px["country_px"], QFont.Weight.Bold, px["country_spacing"])
    small = font(px["city_px"], QFont.Weight.DemiBold)
    labels: dict[str, Box] = {}
    for record in data("column_of_fire")["countries"]:
        place = a["countries"][record["id"]]
        labels[record["id"]] = ink_box(record["name"][language], place["label"], big)
        labels[f"{record['id']} city"] = ink_box(record["city"][language], place["city_label"], small)
    ring = a["ring"]
    for key, box in labels.items():
        assert all(hypot(*box.away(*at)) >= r for at, r in chart_rounds(a)), key
        assert not any(box.meets(other) for other in chart_boxes(a)), key
        assert hypot(*box.away(*ring["centre"])) >= ring["radius"], key
    for (one, a_box), (two, b_box) in combinations(labels.items(), 2):
        assert not a_box.meets(b_box), (one, two)


@pytest.mark.parametrize("light", LIGHTS)
def test_figures_on_the_chart_can_be_read(light: str) -> None:
    a, image = anchors("column_of_fire"), picture(f"column_of_fire_{light}")
    for field in a["vp"]:
        x, y = field["at"]
        assert contrast_inside(image, Box(x - 10, y - 8, 20, 16)) >= 4.5, field["value"]
    for country in a["countries"].values():
        for x, y in country["houses"]:  # the tab below the plot, which a house leaves visible
            assert contrast_inside(image, Box(x - 5, y + 17, 10, 11)) >= 4.5, (x, y)
