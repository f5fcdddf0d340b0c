"""Names on the ribbons of the Pillars board, measured on its painted pixels."""

import pytest
from PySide6.QtGui import QColor

from kingsbridge_desktop.ui.art.palette import contrast
from kingsbridge_desktop.ui.board.ground import board_image
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.style.slices import LIGHTS


@pytest.mark.parametrize("light", LIGHTS)
def test_the_name_of_every_step_is_read_on_its_ribbon(qapp, light):
    image = board_image("pillars", light)
    scale = 2
    ink = Label("x", 20, light, rim=False)._ink
    for words in layout.site().words:
        middle = words.box.center()
        across = words.wide / 2 * 0.9
        points = [(middle.x() + across * k / 10, middle.y() + dy) for k in range(-10, 11) for dy in (-4, 0, 4)]
        grounds = [QColor(image.pixelColor(round(x * scale), round(y * scale))) for x, y in points]
        assert min(contrast(ink, ground) for ground in grounds) >= 4.5
