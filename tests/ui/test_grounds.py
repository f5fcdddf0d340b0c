"""Wood, parchment and cloth from files: without seams, the same in every size, crisp on every screen."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from art import grounds as drawings
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.layers import blank

LIGHTS = drawings.LIGHTS
each_file = pytest.mark.parametrize(
    ("name", "light"), [(name, light) for name in drawings.PAINTERS for light in LIGHTS]
)


def _levels(image: QImage, x: int, y: int) -> tuple[int, ...]:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue(), colour.alpha()


def _painted(paint, width: int, height: int, light: str = "day") -> QImage:
    image = blank(width, height)
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()), light=light)
    painter.end()
    return image


def _on_grey(image: QImage) -> QImage:
    found = QImage(image.size(), QImage.Format.Format_RGB32)
    found.fill(0x808080)
    painter = QPainter(found)
    painter.drawImage(0, 0, image)
    painter.end()
    return found


def _apart(image: QImage, first: list[tuple[int, int]], second: list[tuple[int, int]]) -> float:
    """How much two rows of pixels differ, in levels of a colour."""
    pairs = [(_levels(image, *a), _levels(image, *b)) for a, b in zip(first, second, strict=True)]
    return sum(abs(x - y) for a, b in pairs for x, y in zip(a, b, strict=True)) / len(pairs)


@each_file
def test_a_file_shows_the_present_drawing(qapp, name, light):
    kept, drawn = _on_grey(QImage(str(grounds.path_of(name, light)))), _on_grey(drawings.drawn(name, light))
    assert kept.size() == drawn.size()
    points = [(x, y) for x in range(3, kept.width(), 37) for y in range(3, kept.height(), 37)]
    off = sum(abs(a - b) for at in points for a, b in zip(_levels(kept, *at), _levels(drawn, *at), strict=True))
    assert off / len(points) < 16, "run packaging/art/paint.py ground"


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("name", ["wood", "parchment"])
def test_tiles_meet_without_a_seam(qapp, name, light):
    image = drawings.drawn(name, light)
    right, low = image.width() - 1, image.height() - 1
    down, across = range(image.height()), range(image.width())
    inside = _apart(image, [(right // 2, y) for y in down], [(right // 2 + 1, y) for y in down])
    assert _apart(image, [(0, y) for y in down], [(right, y) for y in down]) < inside + 3
    assert _apart(image, [(x, 0) for x in across], [(x, low) for x in across]) < 40  # in the middle of a line of ink


def test_a_frame_keeps_its_corners_in_every_size(qapp):
    corners = []
    for width, height in ((190, 160), (700, 420)):
        image = _painted(grounds.panel_frame, width, height)
        corners.append([_levels(image, x, y) for x in range(2, 16) for y in range(2, 16)])
    assert corners[0] == corners[1]


@pytest.mark.parametrize("light", LIGHTS)
def test_the_frame_of_a_small_sheet_leaves_its_words_the_room(qapp, light):
    """Seen at 1024 × 640: corners as large as those of a dialog, over the numbers of a mat 60 pixels high."""
    width, height = 100, 66
    sheet, bare = (_painted(paint, width, height, light) for paint in (grounds.panel_frame, grounds.paper))
    inside = [(x, y) for x in range(15, width - 15) for y in range(15, height - 15)]
    assert all(_levels(sheet, *at) == _levels(bare, *at) for at in inside)
    assert _levels(sheet, width // 2, 2) != _levels(bare, width // 2, 2)


@each_file
def test_a_ground_has_two_pixels_to_a_unit(qapp, name, light):
    _, size = drawings.PAINTERS[name]
    assert grounds._size(name, light).toTuple() == (size.width() * 2, size.height() * 2)


def test_a_missing_ground_is_named(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(grounds, "path_of", lambda name, light: tmp_path / f"{name}.webp")
    for kept in (grounds._size, grounds._whole, grounds._tile):
        kept.cache_clear()  # another test may have read it
    with pytest.raises(BadData, match=r"wood\.webp"):
        grounds._tile("wood", "day", 17, 17)
