"""On a screen with two real pixels to each, every picture is painted that fine: nothing is blown up."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.sharp import LARGEST_GROUND
from tests.ui.theatre import played

SIZE = 760, 540


def _widths(scene, ratio, monkeypatch):
    """How many real pixels wide each picture of a board was asked for, at most."""
    found: dict[cache.Picture, int] = {}
    ask = cache.pixmap

    def listen(picture, size, ratio=1.0, light="day"):
        pixmap = ask(picture, size, ratio, light)
        found[picture] = max(found.get(picture, 0), pixmap.width())
        return pixmap

    image = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with monkeypatch.context() as patch:
        patch.setattr(cache, "pixmap", listen)
        painter = QPainter(image)
        scene.render(painter, QRectF(0, 0, *SIZE), scene.sceneRect())
        painter.end()
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
    assert SIZE[0] * SIZE[1] * 4 < LARGEST_GROUND
    for picture, width in once.items():
        assert twice[picture] == pytest.approx(2 * width, abs=2), picture
