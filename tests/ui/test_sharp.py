"""On a screen with two real pixels to each, every picture is painted that fine: nothing is blown up."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.art import cache, layers
from kingsbridge_desktop.ui.board import haste
from kingsbridge_desktop.ui.board.ground import anchors, board_image
from kingsbridge_desktop.ui.board.sharp import paint_picture
from tests.ui import test_art as faces
from tests.ui.theatre import played

SIZE = 760, 540
SCREEN, RATIO = (1920, 1080), 2.0  # 3840 × 2160 real pixels, all of them for the board
HOVER_CARD = 494  # real pixels: the widest card, which Pillars shows beside what one points at


def _render(scene, size, ratio):
    """The whole board as a screen shows it."""
    image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, *size), scene.sceneRect())
    painter.end()


def _widths(scene, ratio, monkeypatch):
    """How many real pixels wide each picture of a board was asked for, at most."""
    found: dict[cache.Picture, int] = {}
    ask = cache.pixmap

    def listen(picture, size, ratio=1.0, light="day"):
        pixmap = ask(picture, size, ratio, light)
        found[picture] = max(found.get(picture, 0), pixmap.width())
        return pixmap

    with monkeypatch.context() as patch:
        patch.setattr(cache, "pixmap", listen)
        _render(scene, SIZE, ratio)
    return found


@pytest.mark.parametrize("game", game_ids())
def test_a_screen_of_twice_the_pixels_gets_pictures_twice_as_fine(game, theatre, monkeypatch):
    match = played(
        Match(game, [Seat(name, colour=at) for at, name in enumerate("ABC")], 7), lambda match: match.ply >= 40
    )
    show = theatre(match, speed="none")
    show.sync(0)
    once, twice = (_widths(show.view.scene, ratio, monkeypatch) for ratio in (1.0, 2.0))
    assert set(once) == set(twice)
    assert len(once) > 5
    for picture, width in once.items():
        assert twice[picture] == pytest.approx(2 * width, abs=2), picture


@pytest.fixture
def read(monkeypatch):
    """The drawings that are read and how many real pixels wide each is wanted, at most."""
    found: dict[tuple[layers.Kind, str], int] = {}
    reading = layers._read

    def listen(kind, key, width):
        found[kind, key] = max(found.get((kind, key), 0), width)
        return reading(kind, key, width)

    monkeypatch.setattr(layers, "_read", listen)
    cache.clear()
    yield found
    cache.clear()


def _assert_nothing_is_enlarged(read):
    assert read
    for (kind, key), width in read.items():
        assert width <= layers.sizes(kind, key)[0], (kind, key)


@pytest.mark.parametrize("game", game_ids())
def test_no_drawing_of_a_board_is_enlarged_on_a_large_screen(game, theatre, read):
    match = played(
        Match(game, [Seat(name, colour=at) for at, name in enumerate("ABC")], 7), lambda match: match.ply >= 60
    )
    show = theatre(match, speed="none", size=SCREEN)
    show.sync(0)
    _render(show.view.scene, SCREEN, RATIO)
    _assert_nothing_is_enlarged(read)


@pytest.mark.parametrize("game", faces.GAMES)
def test_no_drawing_of_a_card_is_enlarged_on_a_large_screen(game, read):
    for picture, _ in faces.GAMES[game]():
        cache.pixmap(picture, (HOVER_CARD, HOVER_CARD * 3 // 2))
    _assert_nothing_is_enlarged(read)


@pytest.mark.parametrize("game", game_ids())
def test_no_scene_of_the_shelf_is_enlarged_on_a_large_screen(game, read):
    """Two rows of two pictures, and words below each."""
    cache.pixmap(cache.vignette(game), (SCREEN[1] // 3 * 3 // 2, SCREEN[1] // 3), RATIO)
    _assert_nothing_is_enlarged(read)


@pytest.mark.parametrize("game", ["column_of_fire", "pillars", "web_of_power"])
def test_no_painted_ground_is_enlarged_on_a_large_screen(game, theatre):
    match = Match(game, [Seat(name, colour=at) for at, name in enumerate("ABC")], 7)
    box = theatre(match, speed="none", size=SCREEN).view.scene.sceneRect()
    scale = min(SCREEN[0] / box.width(), SCREEN[1] / box.height()) * RATIO
    assert board_image(game, "day").width() >= scale * anchors(game)["size"][0]


def test_what_will_do_for_now_has_about_the_same_shape(monkeypatch):
    """A stage in haste draws a picture in the size that it finds, but never a plate's frame blown up to a page."""
    image = QImage(700, 700, QImage.Format.Format_ARGB32_Premultiplied)
    asked: list[tuple[int, int]] = []
    ask = cache.pixmap

    def listen(picture, size, *more):
        asked.append(size)
        return ask(picture, size, *more)

    monkeypatch.setattr(cache, "pixmap", listen)
    cache.pixmap(cache.PANEL, (211, 71), 1.0, "day")  # a plate, painted before
    painter = QPainter(image)  # without smoothing: in haste
    paint_picture(painter, QRectF(0, 0, 422, 142), cache.PANEL, "day")
    assert asked == [(211, 71)]
    paint_picture(painter, QRectF(0, 0, 471, 503), cache.PANEL, "day")
    painter.end()
    assert asked == [(211, 71), (471, 503)]
    while haste.make_next():
        pass
