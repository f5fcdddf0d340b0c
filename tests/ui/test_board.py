"""The boards' common ground: offering, picking, keyboard, animation."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from kingsbridge_desktop.ui.board.director import Beat, Director, Move
from kingsbridge_desktop.ui.board.items import EmblemItem, disc_path
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Zone


def _zone(anchor: object, x: float, y: float) -> Zone:
    shape = QPainterPath()
    shape.addEllipse(QPointF(0, 0), 20, 20)
    zone = Zone(anchor, shape)
    zone.setPos(x, y)
    return zone


@pytest.fixture
def stage(qtbot):
    scene = BoardScene(QRectF(0, 0, 400, 300))
    for anchor, x, y in (("a", 60, 60), ("b", 200, 60), ("c", 60, 200), ("d", 200, 200)):
        scene.add_target(_zone(anchor, x, y))
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(400, 300)
    stage.show_board(scene, QColor("white"))
    stage.show()
    qtbot.waitExposed(stage)
    return stage


def test_offering_lights_exactly_the_wanted_places_and_names_those_without_a_target(stage):
    scene = stage.scene()
    missing = scene.offer(["a", "d", "nowhere"])
    assert missing == {"nowhere"}
    assert {anchor for anchor, target in scene.targets.items() if target.offered} == {"a", "d"}
    scene.offer([])
    assert not any(target.offered for target in scene.targets.values())


def test_a_hidden_target_cannot_be_offered(stage):
    stage.scene().targets["b"].hide()
    assert stage.scene().offer(["a", "b"]) == {"b"}


def test_a_click_picks_the_place_under_it(stage, qtbot):
    picked: list[object] = []
    stage.scene().picked.connect(picked.append)
    qtbot.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(QPointF(200, 60)))
    qtbot.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(QPointF(330, 150)))
    assert picked == ["b"]


def test_arrow_keys_walk_over_offered_places_only(stage, qtbot):
    scene = stage.scene()
    scene.offer(["a", "b", "d"])
    keys = [Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left]
    walked = []
    for key in keys:
        qtbot.keyClick(stage, key)
        walked.append(scene.focus_anchor)
    assert walked == ["a", "b", "d", "a"]


def test_return_picks_where_the_keyboard_is(stage, qtbot):
    picked: list[object] = []
    stage.scene().picked.connect(picked.append)
    stage.scene().offer(["c"])
    qtbot.keyClick(stage, Qt.Key.Key_Down)
    qtbot.keyClick(stage, Qt.Key.Key_Return)
    assert picked == ["c"]


def test_focus_leaves_a_place_that_is_no_longer_offered(stage):
    scene = stage.scene()
    scene.offer(["a"])
    scene.set_focus_anchor("a")
    scene.offer(["b"])
    assert scene.focus_anchor is None
    assert not scene.targets["a"].focused


def test_zooming_never_goes_farther_than_the_whole_board(stage):
    whole = stage.transform().m11()
    stage.zoom(2.0)
    assert stage.transform().m11() == pytest.approx(2 * whole)
    stage.zoom(0.1)
    assert stage.transform().m11() == pytest.approx(whole)


def _piece() -> EmblemItem:
    return EmblemItem("stone", 10, "day")


def test_beats_are_played_in_order_and_finished_once(qtbot):
    told: list[object] = []
    director = Director(lambda: 0.02)
    item = _piece()
    director.add(Beat([Move(item, QPointF(100, 0))], after=lambda: told.append(item.pos().x())))
    director.add(Beat([Move(item, QPointF(100, 50))], before=lambda: told.append("second"), rest=10))
    with qtbot.waitSignal(director.finished):
        director.run()
    assert told == [100, "second"]
    assert item.pos() == QPointF(100, 50)
    assert not director.busy


def test_without_motion_everything_lands_at_once(qtbot):
    director = Director(lambda: 0.0)
    item = _piece()
    finished: list[object] = []
    director.finished.connect(lambda: finished.append(item.pos()))
    director.add(Beat([Move(item, QPointF(7, 7), rotation=90.0)], during=lambda t: finished.append(t)))
    director.run()
    assert finished == [1.0, QPointF(7, 7)]
    assert item.rotation() == 90.0


def test_skipping_ends_where_the_animation_was_going(qtbot):
    director = Director(lambda: 5.0)
    item = _piece()
    told: list[object] = []
    director.add(Beat([Move(item, QPointF(100, 0), opacity=0.5)]))
    director.add(
        Beat([Move(item, QPointF(0, 100))], before=lambda: told.append("before"), after=lambda: told.append("after"))
    )
    director.run()
    assert director.busy
    director.finished.connect(lambda: told.append("finished"))
    director.skip()
    assert item.pos() == QPointF(0, 100)
    assert item.opacity() == 0.5
    assert told == ["before", "after", "finished"]


def test_dropping_forgets_without_finishing(qtbot):
    director = Director(lambda: 5.0)
    item = _piece()
    director.add(Beat([Move(item, QPointF(100, 0))]))
    director.run()
    director.drop()
    assert not director.busy
    assert item.pos() != QPointF(100, 0)


def test_an_item_that_is_taken_away_lives_until_the_event_is_over(qtbot):
    """A click may take away the very card that was clicked, while Qt is still busy with it."""
    scene = BoardScene(QRectF(0, 0, 100, 100))
    target = Zone(("card", 1), disc_path(10))
    scene.add_target(target)
    scene.drop_target(("card", 1))
    assert target.scene() is None
    assert scene._retired == [target]
    qtbot.waitUntil(lambda: not scene._retired)
