"""No press counts for a question that appeared less than a moment ago; a deliberate one is never delayed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.ui.panels.chooser import Chooser
from kingsbridge_desktop.ui.patience import MOMENT, Patience
from tests.ui.driver import Hand, _clickable_point, open_window, sit_down

QUICK = MOMENT // 2
TABLES = {
    "pillars_cards": ("person", "greedy", "greedy"),
    "web_of_power": ("person", "greedy", "greedy"),
    "pillars": ("person", "greedy"),
    "column_of_fire": ("person", "greedy"),
}


@pytest.fixture(params=["none", "fast"])
def window(qtbot, request, clock):
    window = open_window(qtbot, speed=request.param)
    window.settings.values.play_forced = False
    window.activateWindow()
    yield window
    window.close()


class Clock:
    """Goes on when it is told to: how quick the machine is must not say how quick the clicks are."""

    def __init__(self):
        self.seconds = 1000.0

    def __call__(self):
        return self.seconds

    def wait(self, qtbot, ms):
        self.seconds += ms / 1000
        qtbot.wait(10)


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(Patience.__init__, "__defaults__", (clock,))
    return clock


def ready(page, qtbot, clock):
    """Somebody may act, and the question has been there for a while."""
    page.patience.moment = MOMENT
    qtbot.waitUntil(lambda: page.choices.is_open and not page.player.is_busy, timeout=20_000)
    clock.wait(qtbot, MOMENT + 20)


def own_steps(page):
    return sum(step.seat == 0 for step in page.table.match.steps)


def hit(page, qtbot):
    """One click where something is offered just now, or where a burst goes on."""
    buttons = page.prompt.buttons()
    anchors = sorted(page.choices.groups, key=str)
    if anchors:
        target = page.view.scene.targets[anchors[0]]
        where = page.stage.mapFromScene(_clickable_point(page, target))
        qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=where)
    elif buttons:
        qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    else:
        qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton)
    for chooser in page.findChildren(Chooser):
        if chooser.isVisible():
            qtbot.mouseClick(chooser.answers[0], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("game", game_ids())
def test_four_quick_clicks_answer_one_question(window, qtbot, clock, game):
    page = sit_down(window, game, TABLES[game])
    Hand(qtbot, page).clear()
    for _ in range(4):
        ready(page, qtbot, clock)
        before = own_steps(page)
        for _ in range(4):
            hit(page, qtbot)
            clock.wait(qtbot, QUICK)
        assert own_steps(page) <= before + 1
        page.choices.close_chooser()
        if page.is_covered:
            break
        page.patience.moment = 0
        Hand(qtbot, page).clear()


def test_deliberate_clicks_at_reading_speed_all_count(window, qtbot, clock):
    page = sit_down(window, "pillars", ("person", "greedy"))
    for _ in range(3):
        ready(page, qtbot, clock)
        before = own_steps(page)
        hit(page, qtbot)
        assert own_steps(page) == before + 1


def test_a_click_that_ends_an_animation_does_nothing_else(window, qtbot, clock):
    window.settings.set("speed", "slow")
    page = sit_down(window, "pillars_cards", TABLES["pillars_cards"])
    ready(page, qtbot, clock)
    hit(page, qtbot)
    assert page.player.is_busy
    hit(page, qtbot)
    assert own_steps(page) == 1
    hit(page, qtbot)
    assert own_steps(page) == 1


def test_a_double_click_answers_once(window, qtbot, clock):
    page = sit_down(window, "pillars_cards", TABLES["pillars_cards"])
    ready(page, qtbot, clock)
    anchor = sorted(page.choices.groups, key=str)[0]
    where = page.stage.mapFromScene(_clickable_point(page, page.view.scene.targets[anchor]))
    qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=where)
    clock.wait(qtbot, QUICK)
    qtbot.mouseDClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert own_steps(page) == 1


def repeat(widget, key):
    """The keyboard's own repetition of a key that is held down."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("game", game_ids())
def test_a_key_held_down_answers_one_question(window, qtbot, clock, game, key):
    page = sit_down(window, game, TABLES[game])
    Hand(qtbot, page).clear()
    ready(page, qtbot, clock)
    before = own_steps(page)
    qtbot.keyClick(page.stage, Qt.Key.Key_Right)
    focused = page.stage if page.view.scene.focus_anchor is not None else page.prompt.buttons()[0]
    qtbot.keyClick(focused, key)
    for _ in range(12):
        repeat(window.focusWidget() or window, key)
        repeat(page.stage, key)
        clock.wait(qtbot, 40)
    assert own_steps(page) <= before + 1
    page.choices.close_chooser()


def test_a_held_key_opens_no_curtain(window, qtbot, clock):
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    qtbot.waitUntil(page.curtain.isVisible)
    page.patience.moment = MOMENT
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        clock.wait(qtbot, MOMENT + 20)
        repeat(window.focusWidget(), key)
        assert page.curtain.isVisible()


def test_the_second_of_two_quick_clicks_opens_no_curtain(window, qtbot, clock):
    """It would show a hand to the one who has just played."""
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    qtbot.waitUntil(page.curtain.isVisible)
    page.curtain.answers()[0].click()
    ready(page, qtbot, clock)
    page.settings.set("speed", "none")
    hit(page, qtbot)
    qtbot.waitUntil(page.curtain.isVisible)
    qtbot.mouseClick(page.curtain.answers()[0], Qt.MouseButton.LeftButton)
    assert page.curtain.isVisible()
    clock.wait(qtbot, MOMENT + 20)
    qtbot.mouseClick(page.curtain.answers()[0], Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()


def test_a_burst_counts_once_however_long_it_is():
    clock = Clock()
    patience = Patience(clock)
    counted = []
    for _ in range(8):
        counted.append(patience.counts())
        clock.seconds += QUICK / 1000
    assert not any(counted)
    clock.seconds += MOMENT / 1000
    assert patience.counts()
    assert patience.counts(), "nothing new was asked"
