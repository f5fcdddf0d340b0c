"""Names, numbers and figures of the Pillars board are read in every light, measured on its pixels."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.art.palette import contrast
from kingsbridge_desktop.ui.board.ground import anchors, board_image
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.fixtures import StepNumber
from kingsbridge_desktop.ui.style.slices import LIGHTS
from tests.ui.test_faint import tones


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


@pytest.mark.parametrize("light", LIGHTS)
def test_the_number_of_every_step_is_read_on_its_medallion(qapp, light):
    """They were painted, and by candlelight had a contrast of 2.9 to their ground."""
    for step in tables.STEPS:
        number = StepNumber(step, light)
        number.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        scene = QGraphicsScene(QRectF(-20, -20, 40, 40))
        scene.addItem(number)
        image = QImage(80, 80, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        found = tones(image, QPointF(20, 20), 12.0)
        assert contrast(found[-len(found) // 25], found[len(found) // 3]) >= 4.5, step


@pytest.mark.parametrize("light", LIGHTS)
def test_every_painted_figure_is_read(qapp, light):
    """Points, gold, prices and the order of builders."""
    image, file = board_image("pillars", light), anchors("pillars")
    fields = [QPointF(*field["at"]) for track in ("vp", "gold", "cost") for field in file[track]]
    coins = [QPointF(106, 477), QPointF(196, 467), QPointF(286, 477)]
    numbered = [QPointF(*at) for step in ("5", "9", "12") for at in file["places"][step]["spaces"]]
    for at in (*fields, *coins, *numbered):
        found = tones(image, at, 11.0)
        assert contrast(found[len(found) // 25], found[len(found) * 7 // 10]) >= 4.5, at
