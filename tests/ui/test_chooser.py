"""The panel at a place with several answers: found by eye, hand and ear, and gone when somebody thinks better of it."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.ui.ear import speech
from kingsbridge_desktop.ui.panels.chooser import Chooser
from tests.ui.driver import Hand, open_window, sit_down

MANY = 5  # answers


def opened(qtbot, game="pillars", levels=("person", "greedy", "greedy")):
    """A chooser at a place that is offered, and its page."""
    window = open_window(qtbot, language="en")
    window.activateWindow()
    page = sit_down(window, game, levels)
    Hand(qtbot, page).clear()
    page.stage.setFocus()
    anchor, actions = next(iter(page.choices.groups.items()))
    page.choices._choose_among(anchor, (actions * MANY)[:MANY])
    return page, page.findChildren(Chooser)[-1], anchor


@pytest.mark.parametrize("game", game_ids())
def test_it_lies_beside_its_place_and_inside_the_table(qtbot, game):
    page, _, _ = opened(qtbot, game)
    for anchor, actions in page.choices.groups.items():
        page.choices._choose_among(anchor, (actions * MANY)[:MANY])
        chooser = page.findChildren(Chooser)[-1]
        assert page.rect().contains(chooser.box)
        place = page.choices._place_of(anchor)
        assert not chooser.box.translated(page.mapToGlobal(QPoint())).intersects(place)
        assert not chooser.box.intersects(page.prompt.words_of_question(page)), "what is asked is read with the answers"


def test_arrows_go_round_and_return_gives_the_answer(qtbot):
    page, chooser, _ = opened(qtbot)
    for _ in range(MANY + 1):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert chooser.answers[1].hasFocus()
    ply = page.table.match.ply
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.table.match.ply > ply)
    assert not chooser.isVisible()


def test_escape_gives_the_keyboard_back_to_the_board(qtbot):
    page, chooser, _ = opened(qtbot)
    ply = page.table.match.ply
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not chooser.isVisible()
    assert page.stage.hasFocus()
    assert page.table.match.ply == ply


def test_a_press_elsewhere_puts_it_away_and_does_nothing_else(qtbot):
    page, chooser, anchor = opened(qtbot)
    ply = page.table.match.ply
    corner = QPoint(3, page.height() // 2)
    assert not chooser.box.contains(corner)
    assert page.childAt(corner) is chooser
    qtbot.mouseClick(chooser, Qt.MouseButton.LeftButton, pos=corner)
    assert not chooser.isVisible()
    assert page.table.match.ply == ply
    assert anchor in page.choices.groups


def test_it_goes_quietly_when_the_board_is_laid_out_while_it_opens(qtbot, monkeypatch):
    page, chooser, anchor = opened(qtbot)
    monkeypatch.setattr(Chooser, "showEvent", lambda self, event: page.choices.close_chooser(), raising=False)
    page.choices._choose_among(anchor, list(page.table.match.legal())[:2])
    assert chooser.isHidden()
    assert page.choices._chooser is None


def test_the_second_half_of_a_double_click_does_not_put_it_away(qtbot):
    page, chooser, _ = opened(qtbot)
    page.patience.moment = 250
    page.patience.new_question()
    qtbot.mouseClick(chooser, Qt.MouseButton.LeftButton, pos=QPoint(3, page.height() // 2))
    assert chooser.isVisible()


def test_a_screen_reader_meets_its_answers_in_the_window(qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(speech, "is_heard", lambda: True)
    monkeypatch.setattr(speech, "send", lambda source, words, at_once: said.append(words))
    page, chooser, _ = opened(qtbot)
    interface = QAccessible.queryAccessibleInterface(chooser.answers[0])
    assert interface.role() == QAccessible.Role.Button
    above = []
    while interface is not None and interface.object() is not page.window():
        interface = interface.parent()
        above.append(interface.text(QAccessible.Text.Name))
    assert "Choose one:" in above
    assert said[-1].startswith("Choose one:")
    assert chooser.labels[-1] in said[-1]


def test_more_answers_than_fit_are_scrolled_to(qtbot):
    page, _, anchor = opened(qtbot)
    actions = page.choices.groups[anchor] * 60
    page.choices._choose_among(anchor, actions[:60])
    chooser = page.findChildren(Chooser)[-1]
    assert page.rect().contains(chooser.box)
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    last = chooser.answers[58]
    assert last.hasFocus()
    assert chooser.box.intersects(last.rect().translated(last.mapTo(page, QPoint())))


def test_it_covers_as_little_as_can_be_of_what_is_read(qtbot):
    """Seen at 1280 × 800: over the values of the goods it asks about, beside bare wood."""
    page, chooser, anchor = opened(qtbot, "web_of_power")
    place = page.choices._place_of(anchor)
    board = page.choices._stage.viewport()
    whole = QRect(board.mapToGlobal(QPoint()), board.size())
    below = QRect(whole.left(), place.bottom(), whole.width(), whole.bottom() - place.bottom())
    chooser.open_at(place, None, whole, [below])
    assert not chooser.box.translated(page.mapToGlobal(QPoint())).intersects(below.adjusted(0, 1, 0, 0))


def test_it_goes_some_way_to_cover_less_of_what_is_read(qtbot):
    """Seen at 1280 × 800: over the houses and stones of the country that was chosen about, beside open sea."""
    page, chooser, _ = opened(qtbot, "web_of_power")
    board = page.choices._stage.viewport()
    whole = QRect(board.mapToGlobal(QPoint()), board.size())
    place = QRect(whole.topLeft() + QPoint(40, 40), QSize(30, 30))
    near = QRect(whole.topLeft(), QSize(chooser.box.width() + 150, whole.height()))
    rows = [QRect(near.left(), y, near.width(), 12) for y in range(near.top(), near.bottom(), 60)]
    chooser.open_at(place, None, whole, rows)
    box = chooser.box.translated(page.mapToGlobal(QPoint()))
    assert whole.contains(box)
    assert not any(box.intersects(row) for row in rows)
    chooser.open_at(place, None, whole, rows, [box.adjusted(40, 40, -40, -40)])
    assert not chooser.box.translated(page.mapToGlobal(QPoint())).intersects(box.adjusted(40, 40, -40, -40)), "offered"


def test_answers_that_would_hide_many_things_stand_over_the_log(qtbot):
    """Seen at 1280 × 800: five answers lay over all houses of the country they were about."""
    page, chooser, anchor = opened(qtbot, "web_of_power")
    board = page.choices._stage.viewport()
    whole = QRect(board.mapToGlobal(QPoint()), board.size())
    many = [
        QRect(x, y, 9, 9)
        for x in range(whole.left(), whole.right(), 60)
        for y in range(whole.top(), whole.bottom(), 60)
    ]
    log = page.log_box()
    shelf = QRect(page.mapToGlobal(log.topLeft()), log.size())
    chooser.open_at(page.choices._place_of(anchor), None, whole, many, (), shelf)
    assert chooser.box == log, "no half of a line is read beside it"
    assert chooser.answers[1].y() - chooser.answers[0].geometry().bottom() < 6, "close below each other"
    chooser.open_at(page.choices._place_of(anchor), None, whole, many[:2], (), shelf)
    assert not log.intersects(chooser.box)
