"""What a frame costs, beside a window that only copies one pixmap, measured in the same run."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui import bench
from kingsbridge_desktop.ui.board.cord import Cord, Look
from kingsbridge_desktop.ui.board.ground import Wood
from kingsbridge_desktop.ui.board.items import disc_path
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Mark, Zone
from kingsbridge_desktop.ui.settings import Settings
from tests.promises import LEEWAY

PROMISE = 2.0  # copies of a whole window


@pytest.mark.parametrize("game", bench.screens())
def test_a_frame_of_any_moving_piece_costs_at_most_two_copies_of_the_window(game, qtbot):
    settings = Settings()
    view, stage = bench._board(game, settings)
    blit = bench._Blit()
    for widget in (stage, blit):
        qtbot.addWidget(widget)
        widget.show()
    app = QApplication.instance()
    bench._warm(app)
    kinds = bench.travellers(game, settings)
    assert len(kinds) > 3
    kind, moving, copying = bench.dearest(app, view, blit, kinds)
    assert moving <= PROMISE * LEEWAY * copying, kind


def test_cards_are_among_the_pieces_that_are_measured(qtbot):
    kinds = {game: {one.kind for one in bench.travellers(game, Settings())} for game in bench.screens()}
    assert "Token person" in kinds["column_of_fire"]
    assert {"StripCard card", "StripCard craftsman"} <= kinds["pillars"]
    assert "Card" in kinds["pillars_cards"]
    assert "Card" in kinds["web_of_power"]


class _Counted(Wood):
    painted = 0

    def paint(self, painter):
        type(self).painted += 1
        super().paint(painter)


def test_the_ground_is_not_painted_again_while_a_piece_moves(qtbot):
    room = QRectF(0, 0, 400, 300)
    scene = BoardScene(room, [_Counted(room, "day")])
    zone = Zone("piece", disc_path(20))
    scene.add_target(zone)
    zone.set_offered(True)
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(400, 300)
    stage.show_board(scene, QColor("white"))
    stage.show()
    qtbot.waitUntil(lambda: _Counted.painted > 0)
    qtbot.wait(20)
    before = _Counted.painted
    for x in range(5):
        zone.setPos(40 * x, 100)
        qtbot.wait(5)
    assert _Counted.painted == before
    scene.relight("candle")
    qtbot.waitUntil(lambda: _Counted.painted > before)


def test_a_place_takes_no_room_for_its_cord_and_is_not_painted_for_it(qtbot):
    scene = BoardScene(QRectF(0, 0, 100, 100))
    zone = Zone("place", disc_path(10))
    scene.add_target(zone)
    cords = [item for item in scene.items() if isinstance(item, Mark)]
    assert not cords
    zone.set_marked(True)
    (cord,) = (item for item in scene.items() if isinstance(item, Mark))
    assert cord.isVisible()
    assert cord.boundingRect().width() > 20
    assert zone.boundingRect().width() == 20
    assert zone.flags() & Zone.GraphicsItemFlag.ItemHasNoContents
    zone.set_marked(False)
    assert not cord.isVisible()


def test_the_cord_of_a_place_is_painted_before_it_is_offered(qtbot, monkeypatch):
    scene = BoardScene(QRectF(0, 0, 400, 300))
    zone = Zone("place", disc_path(21.5))
    scene.add_target(zone)
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(400, 300)
    stage.show_board(scene, QColor("white"))
    stage.show()
    qtbot.waitUntil(lambda: scene._preparation.is_done)
    painted = []
    monkeypatch.setattr(Cord, "_draw", lambda *told: painted.append(told))
    zone.set_offered(True)
    stage.grab()
    assert not painted
    zone.set_marked(True)  # not prepared: nobody knows what the log will point at
    stage.grab()
    assert painted


def test_places_of_one_shape_share_the_picture_of_their_cord(qtbot):
    here, there = disc_path(33), disc_path(33).translated(100, 50)
    assert Cord(here).prepare(Look(offered=True), 1.0, 1.0, 1.0)
    assert not Cord(there).prepare(Look(offered=True), 1.0, 1.0, 1.0)
