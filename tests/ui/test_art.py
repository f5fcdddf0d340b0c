"""The art of the table: every card of every game has a picture of its own, in both lights, with words that fit."""

import ast
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from art.drawings import Drawing, all_drawings
from art.emblems import EMBLEMS, GROUPS, all_keys
from art.emblems.people_fire import BY_COUNTRY
from art.emblems.people_kingsbridge import PEOPLE
from art.grounds import PAINTERS
from kingsbridge_desktop import resources, ui
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.art import cache, cards, grounds, layers, lettering, palette
from kingsbridge_desktop.ui.art.palette import DICE, LIVERIES, PLAYERS, ROOMS, contrast, lit
from kingsbridge_desktop.ui.art.sheet import RIBBON

VP = "victory_point"
TWINS = {"lady_aliena", "lady_aliena:bare"}  # Lady Aliena and the Aliena of the board game are one person
LIGHTS: tuple[palette.Theme, ...] = ("day", "candle")
Named = tuple[cache.Picture, dict[str, str]]


@pytest.fixture(autouse=True)
def _window_system(qapp) -> Iterator[None]:
    yield
    cache.clear()


def _data(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((resources.assets() / "data" / f"{game}.json").read_text(encoding="utf-8"))
    return data


def _symbols(amounts: dict[str, int]) -> list[tuple[int, str]]:
    return [(n, VP if kind == "vp" else kind) for kind, n in amounts.items()]


def _card_game() -> list[Named]:
    data = _data("pillars_cards")
    portraits = {
        "william": "william_hamleigh",
        "philip": "prior_philip",
        "tom": "tom_builder",
        "regan": "regan_hamleigh",
    }
    portraits |= {"waleran": "bishop_waleran", "alfred": "alfred_builder"}
    found: list[Named] = []
    for craftsman in data["craftsmen"]:
        prices = list(craftsman["converts"].items())
        options: dict[str, object] = {"value": craftsman["value"], "emblem": craftsman["id"]}
        if len(prices) == 1:
            options |= {"pay": [(1, prices[0][0])], "get": [(prices[0][1], VP)]}
        else:
            options["rates"] = prices
        for colour in data["colours"]:
            found.append((cache.card("game_card", player=colour["id"], **options), craftsman["names"]))
    for neutral in data["neutrals"]:
        key = portraits.get(neutral["id"], neutral["id"])
        get: list[tuple[int | str, str]] = [(1, kind) for kind in neutral.get("yields", [])]
        get = get or [(str(neutral["points"]), VP)]
        found.append((cache.card("game_card", value=neutral["value"], emblem=key, get=get), neutral["names"]))
    for advantage in data["advantages"]:
        picture = cache.card("game_card", value=advantage["value"], emblem=advantage["id"], player="advantage")
        found.append((picture, advantage["names"]))
    return found


def _pillars() -> list[Named]:
    data = _data("pillars")
    names = {kind["id"]: kind["name"] for kind in data["kinds"]}
    found: list[Named] = []
    for craftsman in data["craftsmen"]:
        picture = cache.card(
            "craftsman_card",
            emblem=craftsman["kind"],
            cost=craftsman["cost"],
            player="" if craftsman["round"] else "blue",
            pay=_symbols(craftsman.get("uses", {})),
            get=_symbols(craftsman["gives"]),
            capacity=craftsman["capacity"],
        )
        found.append((picture, names[craftsman["kind"]]))
    for card in data["resource_cards"]:
        picture = cache.card("resource_card", site=card["site"], workers=card["workers"], amount=card["yields"])
        found.append((picture, card["name"]))
    for advantage in data["advantages"]:
        picture = cache.card("privilege_card", emblem=advantage["id"], kind=advantage["kind"])
        found.append((picture, advantage["name"]))
    for event in data["events"]:
        picture = cache.card("event_card", emblem=event["id"], positive=event["positive"])
        found.append((picture, event["name"]))
    return found


def _column_of_fire() -> list[Named]:
    data = _data("column_of_fire")
    found: list[Named] = []
    for person in data["persons"]:
        picture = cache.card(
            "person_card",
            country=person["country"],
            emblem=person["id"],
            stone=person["stone"],
            actions=person["symbols"],
        )
        found.append((picture, person["name"]))
    for event in data["events"]:
        picture = cache.card(
            "event_card",
            emblem=event["id"],
            positive=event["id"].endswith("_pos"),
            country=event["country"],
            year=event["year"],
        )
        found.append((picture, event["name"]))
    return found


def _web_of_power() -> list[Named]:
    data = _data("web_of_power")
    names = {land["id"]: land["names"] for land in data["lands"]}
    found: list[Named] = []
    for card in data["cards"]:
        first, second = (*card["lands"], "")[:2]
        picture = cache.card(
            "country_card", first=cards.ARMS[first], second=cards.ARMS.get(second, ""), ground=card["colour"]
        )
        found.append((picture, names[first]))
    return found


GAMES = {
    "pillars_cards": _card_game,
    "pillars": _pillars,
    "column_of_fire": _column_of_fire,
    "web_of_power": _web_of_power,
}
EXPECTED = {"pillars_cards": 37, "pillars": 62, "column_of_fire": 68, "web_of_power": 5}


def _pixels(image: QImage) -> str:
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def _colours(image: QImage) -> int:
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_told_from_every_other_without_a_word(game, ratio, light):
    faces = GAMES[game]()
    assert len(faces) == EXPECTED[game]
    seen: dict[str, cache.Picture] = {}
    for picture, _ in faces:
        image = cache.pixmap(picture, (90, 135), ratio, light).toImage()
        assert (image.width(), image.height()) == (90 * ratio, 135 * ratio)
        assert _colours(image) > 60, f"hardly anything is painted: {picture}"
        twin = seen.setdefault(_pixels(image), picture)
        assert twin == picture, f"these two look the same: {picture} and {twin}"


def test_every_emblem_and_every_face_is_its_own():
    seen: dict[str, str] = {}
    for key in all_keys():
        if key in TWINS:
            continue
        twin = seen.setdefault(_pixels(layers.layer("emblem", key, 54)), key)
        assert twin == key, f"{key} is drawn like {twin}"


def test_persons_differ_by_face_and_not_only_by_what_they_hold():
    everybody = {name: f for people in (*BY_COUNTRY.values(), PEOPLE) for name, f in people.items()}
    everybody.pop("aliena")
    faces = {name: (f.skin, f.jaw, f.age, f.hair, f.hair_colour, f.beard, f.hat) for name, f in everybody.items()}
    assert len(everybody) == 67
    assert len(set(faces.values())) == len(faces)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_names_fit_their_ribbons_at_a_readable_size(game, language):
    room = RIBBON.adjusted(4, 2, -4, -2)
    for picture, names in GAMES[game]():
        if picture.kind == "country_card":
            continue
        name = names[language]
        lines, size = lettering.fit(name, room.width(), room.height(), 20.0)
        metrics = lettering.metrics()
        assert " ".join(lines).replace("- ", "-") == name
        assert max(metrics.horizontalAdvance(line) for line in lines) * size / 100 <= room.width() + 0.01, name
        assert len(lines) * lettering.LINE * size <= room.height() + 0.01, name
        assert size >= 12, f"{name} is written too small: {size:.1f} of 180"


@pytest.mark.parametrize("name", ["Glockengießer", "Verbesserter Mörtelmischer", "Katharina de Medici", "Wood-worker"])
def test_a_name_is_written_inside_its_ribbon_only(name):
    options = {"country": "france", "emblem": "caterina", "stone": "neutral"}
    bare = cache.pixmap(cache.card("person_card", **options), (180, 270)).toImage()
    named = cache.pixmap(cache.card("person_card", name=name, **options), (180, 270)).toImage()
    touched = [(x, y) for x in range(180) for y in range(270) if bare.pixel(x, y) != named.pixel(x, y)]
    assert len(touched) > 150
    box = RIBBON.adjusted(1, 0, -1, 1)
    assert all(box.contains(x, y) for x, y in touched)


def test_a_word_without_a_gap_is_made_smaller_and_not_cut():
    lines, size = lettering.fit("Donaudampfschifffahrtsgesellschaft", 100, 30, 20)
    assert lines == ("Donaudampfschifffahrtsgesellschaft",)
    assert lettering.metrics().horizontalAdvance(lines[0]) * size / 100 <= 100.01


@pytest.mark.parametrize("light", LIGHTS)
def test_words_keep_a_contrast_of_four_and_a_half(light):
    room = ROOMS[light]
    for words in (room.text, room.quiet, room.warning):
        assert contrast(words, room.paper) >= 4.5
    assert contrast(room.text_on_wood, room.wood) >= 4.5
    for ground in (palette.LINEN, palette.CREAM, palette.ORP, "#C9B27C"):
        assert contrast(room.text, lit(ground, light)) >= 4.5, ground
    assert contrast(lit(palette.LINEN, light), lit(palette.OAK_D, light)) >= 3  # the large figure of the capacity


def test_the_panel_of_a_painted_card_is_as_light_as_the_palette_promises():
    for light in LIGHTS:
        image = layers.layer("frame", "game:blue", 540, light)
        grounds = [image.pixelColor(x, y) for x in range(200, 460, 7) for y in (640, 700, 745)]
        grounds += [image.pixelColor(x, y) for x in range(90, 450, 7) for y in (505, 530, 550)]
        assert min(contrast(ROOMS[light].text, ground) for ground in grounds) >= 4.5


def test_every_player_colour_has_a_pattern_of_its_own():
    patterns = [LIVERIES[player].pattern for player in PLAYERS]
    assert len(set(patterns)) == len(PLAYERS) == 7
    for player in PLAYERS:
        livery = LIVERIES[player]
        assert livery.pattern == "plain" or contrast(livery.colour, livery.mark) >= 2.2


@pytest.mark.parametrize("piece", ["shield", "cloister", "councillor", "trading_house", "builder_figure", "disc"])
def test_pieces_carry_the_pattern_and_not_only_the_colour(piece, monkeypatch):
    one_colour = {p: LIVERIES[p]._replace(colour="#888888", mark="#222222") for p in PLAYERS}
    monkeypatch.setattr("art.heraldry.LIVERIES", one_colour)
    monkeypatch.setattr("art.emblems.pieces.LIVERIES", one_colour)
    drawn = {_pixels(Drawing("emblem", f"{piece}:{player}", ()).draw(40)) for player in PLAYERS}
    assert len(drawn) == len(PLAYERS)


def test_dice_are_told_apart_by_the_shape_of_their_pips():
    assert len({paint.shape for paint in DICE.values()}) == len(DICE)
    for paint in DICE.values():
        assert contrast(paint.body, paint.pip) >= 4.5


@pytest.mark.parametrize("key", ["woodworker", "elizabeth", "die:brown:5", "shield:purple"])
def test_a_picture_is_painted_once_and_the_same_object_is_given_again(key):
    first = cache.pixmap(cache.emblem(key), 40, 1.0, "day")
    assert cache.pixmap(cache.emblem(key), (40, 40), 1.0, "day") is first
    assert cache.pixmap(cache.emblem(key), 41, 1.0, "day") is not first
    assert cache.pixmap(cache.emblem(key), 40, 1.0, "candle") is not first
    sharp = cache.pixmap(cache.emblem(key), 40, 2.0, "day")
    assert sharp.devicePixelRatio() == 2.0
    assert sharp.width() == 80


@pytest.mark.parametrize("game", ["column_of_fire", "pillars", "pillars_cards", "web_of_power"])
def test_a_scene_of_the_shelf_ends_at_its_frame(game):
    image = cache.pixmap(cache.vignette(game), (240, 160), 2.0, "day").toImage()
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
    assert [image.pixelColor(*corner).alpha() for corner in corners] == [0, 0, 0, 0]


def test_options_in_another_order_are_the_same_picture():
    one = cache.card("game_card", value=6, emblem="woodworker", pay=[(1, "wood")])
    other = cache.card("game_card", pay=((1, "wood"),), emblem="woodworker", value=6)
    assert one == other
    assert cache.pixmap(one, (90, 135)) is cache.pixmap(other, (90, 135))


def test_the_cache_keeps_to_its_budget_and_drops_the_oldest(monkeypatch):
    monkeypatch.setattr(cache._shelf, "budget", 3 * 40 * 40 * 4)
    oldest = cache.pixmap(cache.emblem("stone"), 40)
    for key in ("wood", "sand", "metal"):
        cache.pixmap(cache.emblem(key), 40)
    assert len(cache._shelf.pixmaps) == 3
    assert not cache.is_ready(cache.emblem("stone"), 40)
    assert cache.is_ready(cache.emblem("wood"), 40)
    assert cache.pixmap(cache.emblem("stone"), 40) is not oldest


# the files --------------------------------------------------------------------------------------------


def test_every_drawing_is_a_file_in_its_sizes_and_no_file_is_left_over():
    """Run packaging/art/paint.py after a change of a drawing."""
    drawings = all_drawings()
    laid = {grounds.path_of(name, light) for name in PAINTERS for light in LIGHTS}
    assert laid | {d.path() for d in drawings} == set((resources.assets() / "art").rglob("*.webp"))
    assert {d.path(): layers.sizes(d.kind, d.key) for d in drawings} == {d.path(): [*d.widths] for d in drawings}


def _difference(one: QImage, two: QImage) -> int:
    """How far two pictures lie apart where they differ most, in levels of a colour; fine noise is left out."""
    size = one.size() / 6
    form, smooth = QImage.Format.Format_RGBA8888_Premultiplied, Qt.TransformationMode.SmoothTransformation
    small = [
        image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).convertToFormat(form) for image in (one, two)
    ]
    a, b = (bytes(image.constBits()) for image in small)
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("part", range(8))
def test_the_files_show_the_present_drawings(part):
    """Run packaging/art/paint.py after a change of a drawing. Other machines may round a little differently."""
    for drawing in all_drawings()[part::8]:
        width = drawing.widths[1]  # the middle size: details and hatching are drawn, but not for long
        kept = layers.layer(drawing.kind, drawing.key, width)
        assert _difference(drawing.draw(width), kept) < 28, f"{drawing.key} has changed: paint it again"


@pytest.mark.parametrize("key", ["stone", "elizabeth:bare", "die:orange:5", "arms_france"])
def test_painting_again_gives_the_same_file(key, tmp_path, monkeypatch):
    import art.paint

    drawing = next(d for d in all_drawings() if d.key == key)._replace(widths=(120, 54))
    monkeypatch.setattr(Drawing, "path", lambda self: tmp_path / "art" / f"{self.kind}.webp")
    assert art.paint.paint_drawing(drawing)
    assert not art.paint.paint_drawing(drawing)
    assert drawing.path().read_bytes() == drawing.data()


def _named_emblems() -> Iterator[tuple[str, str]]:
    """Emblems that the code of the window names, with the file that does; what is filled in becomes a star."""
    families = {key.split(":")[0] for key in all_keys() if ":" in key and not key.endswith(":bare")}
    for path in Path(ui.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"(\w+)(:\w+)+", node.value) and node.value.partition(":")[0] in families:
                    yield node.value, path.name
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values]
                if parts[0].partition(":")[0] in families and ":" in parts[0]:
                    yield "".join(parts), path.name
            elif isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                said = [word.value for word in node.keywords if word.arg == "emblem"]
                said += node.args[:1] if name in ("emblem", "Chip") else []
                words = [word.value for word in said if isinstance(word, ast.Constant)]
                yield from ((word, path.name) for word in words if isinstance(word, str) and word)


def test_every_emblem_that_the_window_names_has_a_picture():
    named = set(_named_emblems())
    assert len(named) > 10
    for key, file in named:
        family, *variant = key.split(":")
        filled = {"die": (DICE, range(1, 7)), "tax_die": (range(2, 6),)}.get(family, (PLAYERS,))
        keys = [family]
        for part, values in zip(variant, filled, strict=False):
            keys = [f"{key}:{value}" for key in keys for value in (values if part == "*" else [part])]
        for each in keys:
            assert layers.has("emblem", each), f"{file} asks for {each}"


@pytest.mark.parametrize("light", LIGHTS)
def test_every_drawing_can_be_shown_in_every_light(light):
    for drawing in all_drawings():
        width = drawing.widths[-1]
        image = layers.layer(drawing.kind, drawing.key, width, light)
        assert (image.width(), image.height()) == (width, layers.height_of(drawing.kind, width))
        assert _colours(image) > 3, drawing.key


def test_a_layer_is_made_from_the_least_size_that_is_large_enough():
    widths = layers.sizes("emblem", "stone")
    assert widths == sorted(widths, reverse=True)
    small = layers.layer("emblem", "stone", widths[-1])
    larger = layers.layer("emblem", "stone", widths[-1] + 1).scaled(small.size())
    assert _difference(small, larger) > 10, "the least size is drawn for itself, with bolder lines"


@pytest.mark.qt_no_exception_capture  # what earlier tests left on the screen may be painted meanwhile
def test_a_damaged_picture_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(layers, "path_of", lambda kind, key: tmp_path / f"{key}.webp")
    good = Drawing("emblem", "stone", (54,)).data()
    layers.forget()  # what an earlier test has looked at is kept
    for damage in (good[:-9], b"no picture at all", good + b"more"):
        (tmp_path / "stone.webp").write_bytes(damage)
        with pytest.raises(BadData, match=r"stone\.webp"):
            layers.layer("emblem", "stone", 54)
        layers.forget()


@pytest.mark.parametrize("kind", ["wood", "parchment", "panel_frame", "curtain"])
def test_candlelight_is_darker_than_day(kind):
    def brightness(light: palette.Theme) -> float:
        image = cache.pixmap(cache.Picture(kind), (200, 120), 1.0, light).toImage()
        points = [image.pixelColor(x, y) for x in range(4, 196, 8) for y in range(4, 116, 8)]
        solid = [palette.luminance(c) for c in points if c.alpha() > 200]
        return sum(solid) / len(solid) if solid else 0.0

    assert brightness("candle") < 0.85 * brightness("day")


def test_candlelight_keeps_what_is_transparent():
    day, candle = layers.layer("emblem", "torch", 54), layers.layer("emblem", "torch", 54, "candle")
    assert [day.pixelColor(x, 5).alpha() for x in range(54)] == [candle.pixelColor(x, 5).alpha() for x in range(54)]


def test_a_halo_lies_around_the_ink_and_not_over_it():
    plain = cache.pixmap(cache.emblem("stone"), 60).toImage()
    rimmed = cache.pixmap(cache.emblem("stone", halo=True), 60).toImage()
    opaque = [
        sum(image.pixelColor(x, y).alpha() > 200 for x in range(60) for y in range(60)) for image in (plain, rimmed)
    ]
    assert opaque[1] > opaque[0] * 1.02


def test_a_pile_of_tricks_grows_with_their_number():
    def covered(count: int) -> int:
        image = cache.pixmap(cache.card("trick_pile", count=count), (90, 100)).toImage()
        return sum(image.pixelColor(x, y).alpha() > 0 for x in range(90) for y in range(100))

    assert covered(0) == 0
    assert 0 < covered(1) < covered(2) < covered(3)


def test_the_four_games_have_four_scenes():
    images = {_pixels(cache.pixmap(cache.vignette(game), (240, 160)).toImage()) for game in GAMES}
    assert len(images) == 4


def test_the_icon_has_every_size_desktops_ask_for():
    icon = pictures.icon()
    assert [size.width() for size in icon.availableSizes()] == [16, 24, 32, 48, 64, 128, 256, 512]
    small = icon.pixmap(16).toImage()
    assert _colours(small.scaled(48, 48)) > 8


def test_unknown_emblems_are_named_in_the_error():
    with pytest.raises(KeyError, match="unicorn"):
        cache.pixmap(cache.emblem("unicorn"), 32)
    with pytest.raises(KeyError, match="unicorn_card"):
        cache.pixmap(cache.card("unicorn_card"), 32)
    with pytest.raises(KeyError, match="back:unicorn"):
        cache.pixmap(cache.card("card_back", deck="unicorn"), (60, 90))


def test_actions_and_arms_name_emblems_that_exist():
    assert {key for _, key in cards.ACTIONS.values()} <= set(EMBLEMS)
    assert set(cards.ARMS.values()) == set(GROUPS["arms"])


def test_a_card_paints_into_any_box_of_any_painter():
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#123456"))
    painter = QPainter(image)
    cards.card_back(painter, QRectF(100, 30, 120, 180), deck="advantage")
    painter.end()
    assert image.pixelColor(50, 150) == QColor("#123456")
    assert image.pixelColor(300, 250) == QColor("#123456")
    assert image.pixelColor(160, 120) != QColor("#123456")
