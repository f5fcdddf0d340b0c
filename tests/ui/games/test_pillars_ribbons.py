"""Names, numbers and figures of the Pillars board are read in every light, measured on its pixels."""

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.art.lettering import set_growth
from kingsbridge_desktop.ui.art.palette import INK, contrast, lit
from kingsbridge_desktop.ui.board.ground import anchors, board_image
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.fixtures import GROUNDS, MOST_GROWTH, PAINTED, StepNumber
from kingsbridge_desktop.ui.style.slices import LIGHTS
from tests.ui.test_faint import tones
from tests.ui.theatre import match_of


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
    for ground in GROUNDS.values():  # where they are written larger
        assert contrast(lit(INK, light), lit(ground, light)) >= 4.5


@pytest.mark.parametrize("language", ["de", "en"])
def test_names_that_grow_climb_onto_nothing_and_stay_apart(theatre, language):
    """Seen at 1024 × 640 with large letters: numbers of workers on “Wool mill”, “Priorei” on the track of points."""
    show = theatre(match_of("pillars", 2), size=(600, 430))
    show.context.language = from_linguist(language)
    show.context.text = game_text(show.match.edition, show.context.language, show.match.names)
    show.settings.values.text_size = 150
    show.view.restyle()
    show.view.rescaled()
    assert show.view._figures.isVisible(), "seen there: prices and points of seven pixels"
    assert show.view._figures._large * PAINTED * show.view.letter_scale() * 1.5 >= 10.9
    for one, other in combinations(layout.figured(), 2):
        assert math.dist(one.at, other.at) >= min(one.high, other.high), (one, other)
    boxes = []
    for step, (number, label) in zip(tables.STEPS, show.view._steps, strict=True):
        assert number.scale() == MOST_GROWTH
        medallion, name = number.sceneBoundingRect(), label.sceneBoundingRect()
        assert abs(medallion.center().y() - name.center().y()) < 1
        assert medallion.right() - name.left() < 3
        boxes.append(medallion.adjusted(2, 2, -2, -2) | name.adjusted(2, 6, -2, -6))
        assert layout.FIELD.adjusted(-1, -1, 1, 1).contains(boxes[-1]), step
        if layout.site().numbers[step - 1][1] < 840 and step != tables.START_PLAYER_STEP:
            assert boxes[-1].top() >= layout.site().numbers[step - 1][1] - layout.NUMBER - 2
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_counted_builders_cover_neither_cards_nor_names(qapp, letters):
    """Seen with large letters: they lay over the prices of the cards at Shiring."""
    set_growth(letters)
    try:
        slots = [layout.on_slot(at, rank, 2) for rank, at in enumerate(layout.site().shiring)]
        cards = [layout.card_box(at, layout.slot_width()) for at in slots]
        names = [words.box for words in layout.site().words]
        for place in range(4):
            x, y = layout.in_bag(place, 4)
            token = QRectF(x - layout.IN_BAG / 2, y - layout.IN_BAG / 2, layout.IN_BAG + 30, layout.IN_BAG)
            assert not [box for box in (*cards, *names) if box.adjusted(0, 8, 0, 0).intersects(token)]
    finally:
        set_growth(1.0)


@pytest.mark.parametrize("letters", [1.5, 2.0])
def test_large_numbers_of_builders_stand_over_their_bag_and_apart(qapp, letters):
    """Seen in a small window: a row across the meadow that began under “Startspieler”."""
    set_growth(letters)
    try:
        number = QSizeF(90, 45)
        for count in (1, 2, 3, 4):
            at = [QPointF(*layout.in_bag(place, count)) for place in range(count)]
            corner = QPointF(layout.IN_BAG / 2, number.height() / 2)
            boxes = [QRectF(one - corner, number) for one in at]
            assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
            assert all(abs(one.x() - layout.site().bag[0]) < 100 for one in at)
    finally:
        set_growth(1.0)
