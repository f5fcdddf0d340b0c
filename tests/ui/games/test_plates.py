"""Pointing at a player's plate reaches every screen in one way."""

import itertools

import pytest
from PySide6.QtGui import QFontMetricsF, QPixmap

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.ui.board.view import Chip
from kingsbridge_desktop.ui.panels.players import Form, Plate, PlayersPanel
from kingsbridge_desktop.ui.theme import Colours, table_font
from tests.ui.driver import open_window, sit_down


@pytest.mark.parametrize("game", game_ids())
def test_pointing_at_a_plate_is_told_to_the_screen_with_what_the_viewer_may_know(game, qtbot, monkeypatch):
    window = open_window(qtbot)
    page = sit_down(window, game, ("person", "greedy", "greedy"))
    told: list[tuple[object, int]] = []
    monkeypatch.setattr(page.view, "point_at_seat", lambda s, seat: told.append((s.key(), seat)))
    page.players.plates[1].hovered.emit(True)
    page.players.plates[1].hovered.emit(False)
    key = page.table.match.view(page.table.viewer).key()
    assert told == [(key, 1), (key, NOBODY)]
    window.close()


def test_chips_stand_nearer_where_that_saves_a_row(qtbot):
    """Six figures of Pillars took two rows at 1280 × 800, and the log had four lines left."""
    plate = Plate(Colours("day"))
    qtbot.addWidget(plate)
    font = plate.font()
    font.setPointSizeF(12)
    plate.setFont(font)
    plate.resize(290, 10)
    plate.chips = [(QPixmap(8, 8), Chip("gold", text, text)) for text in ("23", "12", "0", "0", "0", "0")]
    cells = plate.cells()
    assert len({cell.top() for cell in cells}) == 1
    assert cells[-1].right() <= plate.width() - 10
    assert not any(a.intersects(b) for a, b in itertools.combinations(cells, 2))
    plate.chips = plate.chips[:5]
    assert plate.cells()[3].width() > cells[3].width(), "where nothing is saved they stand at their ease"


@pytest.mark.parametrize("points", [10.5, 15.75])
def test_a_chip_has_room_for_all_figures_of_its_number(points, qtbot):
    plate = Plate(Colours("day"))
    qtbot.addWidget(plate)
    font = plate.font()
    font.setPointSizeF(points)
    plate.setFont(font)
    plate.chips = [(QPixmap(8, 8), Chip("gold", text, text)) for text in ("0", "188", "×10", "1000", "16", "", "−12")]
    plate.resize(240, 10)
    plate.show()
    metrics = QFontMetricsF(table_font(points, bold=True))
    cells = plate.cells()
    for cell, (_, chip) in zip(cells, plate.chips, strict=True):
        assert cell.width() >= cell.height() + 3 + metrics.horizontalAdvance(chip.text)
        assert chip.text or cell.width() < points * 3, "a picture alone needs no room for a number"
        assert cell.right() <= plate.width() - 10
        assert cell.bottom() <= plate.height()
        assert plate.chip_at(cell.center().x(), cell.center().y()) is chip
    assert not any(a.intersects(b) for a, b in itertools.combinations(cells, 2))
    assert plate.chip_at(5, 5) is None


def test_points_below_nothing_have_a_proper_minus(qtbot, monkeypatch):
    window = open_window(qtbot)
    page = sit_down(window, "pillars_cards", ("person", "greedy", "greedy"))
    monkeypatch.setattr(page.table.match.rules, "open_points", lambda s: (-3, 0, 0))
    page.side.show_state(page.table.match, page.table.match.view(0))
    assert page.players.plates[0].points == "−3"
    window.close()


def test_plates_in_a_line_tell_the_same_of_all_players(qtbot):
    """Seen at 1024 × 640 with letters of 150 %: whoever had ten points showed no councillors, who had eight did."""
    panel = PlayersPanel(Colours("day"), 4)
    qtbot.addWidget(panel)
    figures = {"8": ("16", "6", "19"), "12": ("13", "7", "29"), "7": ("16", "7", "14"), "13": ("13", "8", "27")}
    for plate, (points, counts) in zip(panel.plates, figures.items(), strict=True):
        plate.setFont(table_font(17))
        plate.points = points
        plate.chips = [(QPixmap(8, 8), Chip("gold", count, count)) for count in counts]
    panel.set_form(Form.LINE)
    panel.show()
    shown = {}
    for width in range(600, 1200, 20):
        panel.resize(width, 60)
        rows = [[cell for cell in plate.cells() if cell.isValid()] for plate in panel.plates]
        assert len({len(row) for row in rows}) == 1, width
        for plate, row in zip(panel.plates, rows, strict=True):
            assert not row or row[-1].right() <= plate.width() - 12 - plate._points_width()
            assert len(plate.left_out()) == 1 + 3 - len(row), "the name, and chips without room"
        shown[width] = len(rows[0])
    assert shown[880] == 2
    assert sorted(shown.values()) == list(shown.values())
