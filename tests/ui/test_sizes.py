"""Any size: what grows with a large window, what gives way in a small one, and what never does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.giving_way import plan
from kingsbridge_desktop.ui.panels.chooser import Chooser
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.settings import Settings
from tests.ui.driver import open_window, resized, seats, sit_down

CORNERS = (
    (1024, 640, 100, 0.40),
    (1024, 640, 150, 0.38),
    (1024, 640, 200, 0.28),
    (1280, 800, 100, 0.45),
    (1280, 800, 200, 0.39),
    (2560, 1440, 100, 0.45),
    (2560, 1440, 200, 0.40),
    (3840, 2160, 150, 0.45),
)
FOUR = ("person", "random", "random", "random")
MANY = [(f"Answer number {number} with some words", Action("answer", (number,))) for number in range(12)]


def at_a_question(window, qtbot, game):
    match = Match(game, seats(*FOUR), 7)
    while match.ply < 20 or match.asked != 0:
        match.submit(match.legal()[match.ply % len(match.legal())])
    window.start(match)
    page = window.game
    page.patience.moment = 0
    qtbot.waitUntil(lambda: page.choices.is_open or page.is_covered)
    return page


def share_of_the_board(page):
    """How much of the window the painted board takes, wood around it not counted."""
    box = page.view.scene.sceneRect()
    scale = page.stage.transform().m11()
    window = page.window()
    return box.width() * scale * box.height() * scale / (window.width() * window.height())


# the plan


def test_letters_follow_a_large_window_up_to_a_limit():
    assert plan(1280, 800, 1.0).letters == 1.0
    assert plan(1600, 1000, 1.0).letters == pytest.approx(1.25)
    assert plan(3840, 2160, 1.0).letters == pytest.approx(1.45)


def test_the_side_has_its_share_and_never_more_than_six_hundred_pixels():
    assert plan(1280, 800, 1.0).side == 294
    assert plan(2560, 1440, 1.0).side == 589
    assert plan(3840, 2160, 1.0).side == 600


def test_things_give_way_one_after_the_other():
    usual, low, small = plan(1280, 800, 1.0), plan(1024, 640, 1.0), plan(1024, 640, 1.5)
    assert (usual.has_wide_question, usual.is_strip) == (False, False)
    assert (low.has_wide_question, low.is_strip) == (True, False)
    assert (small.has_wide_question, small.is_strip) == (True, True)


# the window


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_cut_at_any_corner_of_the_sizes(qtbot, game, language):
    window = open_window(qtbot, language=language)
    page = at_a_question(window, qtbot, game)
    for width, height, text, least in CORNERS:
        window.settings.set("text_size", text)
        resized(qtbot, window, width, height)
        where = (width, height, text)
        assert window.width() == width, where
        question = page.prompt._question
        assert question.heightForWidth(question.width()) <= question.height() + 1, where
        for button in page.prompt.findChildren(PressButton):
            if button.isVisible():
                inner = button.mapTo(page.prompt, QPoint(button.width(), button.height()))
                assert page.prompt.rect().contains(inner), (where, button.text())
                assert button.width() >= button.sizeHint().width(), (where, button.text())
        for plate in page.players.plates:
            assert plate.isVisible(), where
        assert share_of_the_board(page) >= least, where


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_board_does_not_jump_whatever_is_asked(qtbot, text):
    window = open_window(qtbot)
    window.settings.set("text_size", text)
    page = sit_down(window, "pillars_cards", ("person", "random", "random"))
    qtbot.wait(40)
    size = page.stage.size()
    for actions in ((), MANY[:1], MANY[:4], MANY, ()):
        for question in ("Anna: play a card", "Anna: play a card or swap one of those that lie open beside the stock"):
            page.prompt.offer(actions, None)
            page.prompt.ask(question, None)
            page.prompt.tell("What happens then is told here in a few words")
            qtbot.wait(1)
            assert page.stage.size() == size


def test_answers_without_room_wait_in_a_panel(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars_cards", ("person", "random", "random"))
    qtbot.wait(40)
    page.prompt.offer(MANY, None)
    hidden = [button for button in page.prompt.buttons() if button.isHidden()]
    assert hidden
    chosen: list[Action] = []
    page.prompt.chosen.disconnect()
    page.prompt.chosen.connect(chosen.append)
    page.prompt.more.click()
    chooser = page.findChild(Chooser)
    assert chooser is not None
    assert chooser.labels == [button.text() for button in hidden]
    assert page.rect().contains(chooser.box)
    chooser.answers[-1].click()
    assert chosen == [MANY[-1][1]]


def test_larger_letters_leave_most_of_the_board(qtbot):
    """The board lost a third of its height when letters were twice as large."""
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars")
    before = page.stage.transform().m11()
    window.settings.set("text_size", 200)
    qtbot.wait(40)
    assert page.stage.transform().m11() > 0.8 * before


def test_question_plates_and_log_grow_with_a_large_window(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars")
    parts = (page.prompt, page.prompt._question, page.players.plates[0], page.log, page.side.where)
    before = [part.font().pointSizeF() for part in parts]
    for size, factor in (((2560, 1600), 1.45), ((1280, 800), 1.0)):
        resized(qtbot, window, *size)
        for part, old in zip(parts, before, strict=True):
            assert part.font().pointSizeF() == pytest.approx(old * factor, rel=0.01)


def test_a_small_window_has_its_menu_and_what_else_stood_at_the_side_behind_buttons(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    assert window.menuBar().isVisible()
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    assert page.log.isVisible(), "it rests beside the board"
    assert not page.side.isVisible()
    assert not window.menuBar().isVisible()
    assert page.room.menu_button.isVisible()
    assert len(page.room.menu_button.menu().actions()) == len(window.menuBar().actions())
    page.room.drawer_button.click()
    assert page.side.isVisible()
    assert page.side.isAncestorOf(page.log), "there is one log"
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_Escape)
    assert not page.side.isVisible()
    assert page.log.isVisible()
    window.go_home()
    assert window.menuBar().isVisible()


def test_plates_that_leave_something_out_tell_it_when_pointed_at(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "column_of_fire", FOUR)
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    plate = page.players.plates[1]
    assert plate.name in plate.left_out()
    shown = [chip.tip for cell, (_, chip) in zip(plate.cells(), plate.chips, strict=True) if cell.isValid()]
    assert all(chip.tip in [*shown, *plate.left_out()] for _, chip in plate.chips)


def test_the_whole_board_is_one_key_away(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    page.stage.zoom(2.0)
    window.menus.actions["whole"].trigger()
    assert page.stage.zoom_factor == 1.0
    assert window.menus.actions["whole"].shortcut().toString() == "Ctrl+0"


def test_the_border_and_the_zoom_are_remembered(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    page.splitter.moveSplitter(760, 1)
    page.stage.zoom(1.5)
    share = page.side.width() / page.splitter.width()
    qtbot.waitUntil(lambda: window.settings.values.zoom == 1.5)
    kept = Settings().values
    assert kept.side_share == pytest.approx(share, abs=0.001)
    assert kept.zoom == 1.5
    window.close()
    other = open_window(qtbot)
    page = sit_down(other, "web_of_power", ("person", "random", "random"))
    qtbot.wait(30)
    assert page.side.width() / page.splitter.width() == pytest.approx(share, abs=0.01)
    assert page.stage.zoom_factor == 1.5


def test_menus_tools_and_the_shield_of_the_question_grow_with_a_large_window(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars")
    usual = page.prompt._shield.pixmap().height()
    for size, factor in (((2560, 1600), 1.45), ((1280, 800), 1.0)):
        resized(qtbot, window, *size)
        page._offer()
        for part in (
            window.menuBar(),
            window.menus.menus["game"],
            page.prompt.tools.hint_button,
            page.prompt.tools.rules_button,
        ):
            assert part.font().pointSizeF() == pytest.approx(11.4 * factor, rel=0.01)
        assert page.prompt._shield.pixmap().height() == pytest.approx(usual * factor, rel=0.05)


@pytest.mark.parametrize("game", game_ids())
def test_where_the_game_stands_is_read_in_a_small_window_too(qtbot, game):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, game)
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    page.pointing.point_at(None)
    told = page.prompt.quiet.aside if page.prompt._has_buttons else page.prompt.quiet.hint
    where = page.side.where.text()
    assert told.isVisible()
    assert told.text() == where
    page.prompt.tell("Etwas anderes")
    assert told.text() == "Etwas anderes"
    window.settings.set("text_size", 100)
