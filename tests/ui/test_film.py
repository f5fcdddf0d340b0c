"""A game is seen again as a film, from any moment, and the game itself waits."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import LEVELS
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.table_code import code_of
from kingsbridge_desktop.ui.ending.blocks import CodeBlock
from kingsbridge_desktop.ui.film.film import Turn
from kingsbridge_desktop.ui.panels.log import LAST
from tests.ui.driver import Hand, open_window, seats, sit_down


def press(qtbot, page, key):
    page.window().activateWindow()
    page.stage.setFocus()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.stage, key)


@pytest.fixture
def seen(qtbot):
    """A table with some moves behind it, at the film's best speed."""

    def make(game="web_of_power", plies=6, speed="none"):
        window = open_window(qtbot)
        page = sit_down(window, game, ("person",) * rules_of(game).seats[0])
        hand = Hand(qtbot, page)
        while page.table.match.ply < plies:
            hand.clear()
            hand.do(page.table.match.legal()[0])
        hand.clear()
        window.settings.set("speed", speed)
        page.film.change_speed(9)
        return page

    return make


@pytest.mark.parametrize(("game", "speed"), [*((game, "none") for game in game_ids()), ("pillars", "fast")])
def test_it_runs_from_the_start_to_the_running_game_and_shows_every_step(qtbot, seen, game, speed):
    page = seen(game, 4, speed)
    match = page.table.match
    before, last = match.state.key(), match.ply
    steps = []
    page.film.changed.connect(lambda: steps.append(page.film.ply) if page.film.is_running else None)
    page.film.run()
    assert page.film_bar.isVisible()
    qtbot.waitUntil(lambda: not page.film.is_running, timeout=20_000)
    assert sorted(set(steps)) == list(range(last + 1))
    assert not page.looking_back.is_on
    assert not page.film_bar.isVisible()
    assert page.log.currentRow() == -1, "nothing of the past stays marked"
    assert match.state.key() == before
    assert page.choices.is_open


@pytest.mark.parametrize("speed", ["none", "fast"])
def test_board_plates_and_log_show_the_moment_that_runs(qtbot, seen, speed):
    page = seen(plies=5, speed=speed)
    told = []

    def look():
        if page.film.is_running and page.film.ply:
            match = page.table.match
            ply, number = page.looking_back.at
            moments = match.moments(ply, page.table.viewer)
            assert page.view.position.key() == moments[number].position.key()
            line = page.log.lines[page.log.currentRow()]
            told.append((line.ply, max(one.ply for one in page.log.lines if one.ply <= ply)))

    page.film.changed.connect(look)
    page.film.run()
    qtbot.waitUntil(lambda: not page.film.is_running, timeout=20_000)
    assert len(told) >= 5
    assert [at for at, _ in told] == [latest for _, latest in told]


def test_space_stops_it_where_it_is_and_goes_on_from_there(qtbot, seen):
    page = seen()
    page.film.change_speed(-9)
    page.look_back(2)
    press(qtbot, page, Qt.Key.Key_Space)
    assert page.film.is_running
    qtbot.waitUntil(lambda: page.film.ply > 2, timeout=20_000)
    press(qtbot, page, Qt.Key.Key_Space)
    assert not page.film.is_running
    assert page.looking_back.is_on
    page.film.change_speed(9)
    press(qtbot, page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not page.film.is_running, timeout=20_000)
    assert page.choices.is_open


def test_a_moment_that_somebody_asks_for_stops_it_there(qtbot, seen):
    page = seen()
    page.film.change_speed(-9)
    page.film.run()
    page.look_back(3)
    assert not page.film.is_running
    assert page.looking_back.at == (3, LAST)
    page.look_back(-1)
    assert page.choices.is_open


def test_it_goes_from_turning_point_to_turning_point(qtbot, seen):
    page = seen()
    page.film.turns = [Turn(2, 0, "Anna leads"), Turn(4, LAST, "Ben leads")]
    page.look_back(1)
    assert page.film_bar.buttons["next"].isVisibleTo(page.film_bar)
    page.film.to_turn(1)
    assert page.looking_back.at == (2, 0)
    assert "Anna leads" in page.film_bar.words.text()
    page.film.to_turn(1)
    assert page.looking_back.at == (4, LAST)
    page.film.to_turn(1)
    assert page.looking_back.at == (4, LAST)
    page.film.to_turn(-1)
    assert page.looking_back.at == (2, 0)


def test_the_board_says_that_it_is_the_past_and_the_row_fits_in_a_small_window(qtbot, seen):
    page = seen()
    page.window().resize(900, 600)
    page.look_back(1)
    qtbot.wait(1)
    assert_nothing_is_covered(page)
    for button in page.film_bar.buttons.values():
        if button.isVisible():
            assert page.film_bar.rect().contains(button.geometry())
            assert button.width() >= button.minimumSizeHint().width()
    page.window().resize(1280, 800)
    qtbot.wait(20)
    assert_nothing_is_covered(page)
    assert "Rückschau" in page.film_bar.sign.words
    page.look_back(-1)
    assert not page.film_bar.frame.isVisible()
    assert not page.film_bar.sign.isVisible()


@pytest.mark.parametrize(("size", "letters"), [((1280, 800), 100), ((2560, 1440), 100), ((1024, 640), 150)])
def test_what_says_that_it_is_the_past_covers_nothing_and_moves_nothing(qtbot, seen, size, letters):
    page = seen()
    page.window().settings.set("text_size", letters)
    page.window().resize(*size)
    qtbot.waitUntil(lambda: not page.window()._growing.isActive())
    qtbot.wait(30)
    before, scale = page.stage.geometry(), page.stage.transform().m11()
    page.look_back(1)
    qtbot.wait(30)
    assert (page.stage.geometry(), page.stage.transform().m11()) == (before, scale), "nothing jumps"
    assert_nothing_is_covered(page)
    sign, bar = page.film_bar.sign, page.film_bar
    assert sign.width() >= sign.sizeHint().width()
    assert sign.height() >= sign.sizeHint().height()
    words = QRect(bar.mapTo(page.prompt, QPoint()), bar.size())
    assert not sign.geometry().intersects(words)
    assert not sign.geometry().intersects(page.prompt.words_of_question(page.prompt))
    page.prompt.ask("Jack pays 2 victory points for skipping and moves the disc to field 7: sells wine.", None)
    page.look_back(2)
    page.look_back(-1)
    qtbot.wait(30)
    assert (page.stage.geometry(), page.stage.transform().m11()) == (before, scale), "nor does it for a long sentence"
    page.window().settings.set("text_size", 100)


def assert_nothing_is_covered(page):
    """The frame lies around the board, in what is free there."""
    frame, room = page.film_bar.frame, page.room
    ring = frame.mask().translated(frame.pos())
    for part in (page.stage, page.prompt, page.side, page.side.roster):
        box = QRect(part.mapTo(room, QPoint()), part.size())
        assert not part.isVisible() or ring.intersected(box).isEmpty(), part
    if page.side.isVisible():
        heading = QRect(page.side.where.mapTo(room, QPoint(-1, 0)), page.side.where.size())
        assert ring.intersected(heading).isEmpty(), "nor does it touch the words beside it"
    inner = frame.geometry().adjusted(6, 6, -6, -6)
    assert inner == QRect(page.stage.mapTo(room, QPoint()), page.stage.size())
    assert room.rect().contains(frame.geometry())


def test_a_fault_in_a_movement_is_told_once_and_the_film_goes_on(qtbot, seen, monkeypatch):
    page = seen(speed="fast")
    faults: list[Exception] = []
    page.player.failed.connect(faults.append)
    page.film._player.failed.disconnect()
    page.film._player.failed.connect(faults.append)

    def fail(*args):
        raise KeyError("of the test")

    monkeypatch.setattr(page.view, "depart", fail)
    page.film.run()
    qtbot.waitUntil(lambda: not page.film.is_running, timeout=20_000)
    assert page.choices.is_open
    assert len(faults) <= page.table.match.ply * 4
    assert faults


def test_rounds_are_marked_on_the_slider_and_turning_points_are_found(qtbot):
    match = Match("web_of_power", seats("person", "person", "person"), 3)
    bot, rng = LEVELS["greedy"].make("web_of_power"), Random(3)
    while match.legal():
        match.submit(bot.choose(match.view(match.asked), match.legal(), Budget(iterations=1), rng))
    window = open_window(qtbot)
    window.start(match)
    page = window.game
    assert page is not None
    qtbot.waitUntil(lambda: page.is_covered or page.choices.is_open or match.is_over)
    page.look_back(3)
    qtbot.waitUntil(lambda: bool(page.film.turns), timeout=20_000)
    marks = page.replay._slider._marks
    assert list(marks.values())[:2] == ["Runde 1", "Runde 2"]
    assert sorted(marks) == list(marks)
    assert all(turn.words for turn in page.film.turns)
    window.settings.set("language", "en")
    assert next(iter(page.replay._slider._marks.values())) == "Round 1"


def test_the_end_page_shows_the_film_and_the_code_of_the_table(qtbot):
    match = Match("web_of_power", seats("person", "easy", "easy"), 3)
    rng = Random(3)
    while match.legal():
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot)
    window.start(match)
    page = window.game
    assert page is not None
    qtbot.waitUntil(page.ending.isVisible)
    block = page.ending.findChild(CodeBlock)
    assert block is not None
    block.copy()
    assert QApplication.clipboard().text() == code_of(match) == block.code
    page.film.change_speed(9)
    button = page.ending.findChild(QPushButton, "end_film")
    assert button is not None
    button.click()
    assert page.film.is_running
    page.look_back(match.ply - 1)
    page.film.run()
    qtbot.waitUntil(lambda: not page.film.is_running, timeout=20_000)
    qtbot.waitUntil(page.ending.isVisible)
