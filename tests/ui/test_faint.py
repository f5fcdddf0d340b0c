"""Small things are seen and read in every light: measured on pixels, at the size of a window of 1280 × 800."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTextTable
from PySide6.QtWidgets import QGraphicsScene

from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.art.palette import Theme, contrast, luminance
from kingsbridge_desktop.ui.board.ground import board_image
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.dialogs.rules import RulesDialog
from kingsbridge_desktop.ui.games.column_of_fire import hover, layout
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import RingSign
from kingsbridge_desktop.ui.games.pillars.mats import Cubes, CubesItem, Stock, StockItem
from kingsbridge_desktop.ui.style.slices import LIGHTS
from kingsbridge_desktop.ui.theme import Colours
from tests.ui.test_offers import Pixels, bands_of, worst
from tests.ui.theatre import match_of

SCALE = 0.52  # of a board in that window
TEXT, LINE = 4.5, 3.0  # contrast
EDGE = 7.5 * SCALE  # from the middle of a ring to its end


def ring_contrast(image: QImage, at: QPointF, radius: float, colour: str) -> float:
    """The least contrast of a ring on a board beside the ground just outside it."""
    reach = radius + 40.0
    size = round(2 * reach * SCALE)
    bare = QImage(size, size, QImage.Format.Format_RGB32)
    painter = QPainter(bare)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    part = QRectF(2 * (at.x() - reach), 2 * (at.y() - reach), 4 * reach, 4 * reach)  # it is painted twice as large
    painter.drawImage(QRectF(0, 0, size, size), image, part)
    painter.end()
    shown = bare.copy()
    scene = QGraphicsScene(-reach, -reach, 2 * reach, 2 * reach)
    scene.addItem(RingSign(radius, colour))
    painter = QPainter(shown)
    scene.render(painter, QRectF(0, 0, size, size))
    painter.end()
    path = QPainterPath()
    path.addEllipse(QPointF(size / 2, size / 2), radius * SCALE, radius * SCALE)
    return worst(Pixels(bare), Pixels(shown), bands_of(path), EDGE)


@pytest.mark.parametrize("light", LIGHTS)
def test_the_ring_around_what_is_asked_for_is_seen_on_every_ground(qapp, light: Theme):
    image = board_image("column_of_fire", light)
    for land in layout.board().lands:
        for stone in land.stones:
            assert ring_contrast(image, stone + hover.OVER_STONE, hover.STONE_RING, hover.GOLD) >= LINE
        for house in land.houses:
            assert ring_contrast(image, house, hover.HOUSE_RING, hover.GOLD) >= LINE


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("held", [0, 3])
def test_how_much_a_player_holds_is_read_also_where_it_is_nothing(theatre, light: Theme, held: int):
    stage = theatre(match_of("pillars", 2, 2), light=light)
    scene = QGraphicsScene(-30, -45, 60, 90)
    ground = StockItem(Stock(0, 20, "7/12"), stage.context)
    scene.addItem(ground)
    ground.setPos(40, -20)
    pictures = []
    for cubes in (None, CubesItem(("stock", 0), Cubes(0, held), light)):
        if cubes is not None:
            scene.addItem(cubes)
        image = QImage(240, 360, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        pictures.append(image)
    bare, shown = pictures
    below = [(x, y) for x in range(80, 160) for y in range(252, 330)]  # under the emblem
    written = [(shown.pixelColor(*at), bare.pixelColor(*at)) for at in below]
    strong = sorted((contrast(ink, paper) for ink, paper in written if ink != paper), reverse=True)
    assert len(strong) > 300
    assert strong[len(strong) // 3] >= TEXT, "the inside of its strokes"


@pytest.mark.parametrize("light", LIGHTS)
def test_tables_of_the_rules_have_lines_that_are_seen_and_keep_from_the_words_above(qtbot, light: Theme):
    colours = Colours(light)
    dialog = RulesDialog(None, from_linguist("de"), colours, "web_of_power")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    page = dialog.page
    tables = [frame for frame in page.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert tables
    layout = page.document().documentLayout()
    for table in tables:
        before = table.firstCursorPosition()
        before.setPosition(table.firstPosition() - 2)
        gap = table.cellAt(0, 0).firstCursorPosition().block()
        free = layout.blockBoundingRect(gap).top() - layout.blockBoundingRect(before.block()).bottom()
        assert free >= page.fontMetrics().height() * 0.5
    page.go_to(tables[0].firstCursorPosition())
    image = page.viewport().grab().toImage()
    wide = image.width() // 3
    ruled = [
        y
        for y in range(image.height())
        if sum(image.pixelColor(x, y) == colours.line for x in range(wide)) > 0.85 * wide
    ]
    assert len(ruled) >= 3, "lines from side to side"
    assert contrast(colours.line, colours.raised) >= LINE


def test_a_name_that_still_stands_on_its_ribbon_brings_no_parchment_along(qapp):
    def grounds(scale: float) -> int:
        scene = QGraphicsScene(-60, -40, 120, 60)
        label = Label("Kingsbridge", 20, "contrast", rim=False, ground="contrast")
        label.setScale(scale)
        scene.addItem(label)
        image = QImage(240, 120, QImage.Format.Format_RGB32)
        image.fill(QColor("#D9A62E"))
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        white = QColor("#FFFFFF")
        return sum(image.pixelColor(x, y) == white for x in range(240) for y in range(120))

    assert grounds(1.03) == 0
    assert grounds(1.3) > 1000


def tones(image: QImage, at: QPointF, radius: float) -> list[QColor]:
    """The colours of a round on a board, from dark to light."""
    middle, reach = at * 2, round(radius * 2)
    steps = range(-reach, reach + 1, 2)
    inside = [(x, y) for x in steps for y in steps if x * x + y * y <= reach * reach]
    found = [image.pixelColor(round(middle.x()) + x, round(middle.y()) + y) for x, y in inside]
    return sorted(found, key=luminance)


@pytest.mark.parametrize("light", LIGHTS)
def test_the_number_of_every_house_field_is_read(qapp, light: Theme):
    image = board_image("column_of_fire", light)
    for land in layout.board().lands:
        for house in land.houses:
            found = tones(image, house, 12.0)
            assert contrast(found[len(found) // 25], found[len(found) // 2]) >= TEXT
