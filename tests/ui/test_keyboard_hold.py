"""The keyboard is somewhere on every page that comes, so that Tab, Esc and Return do what they say there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui.main_window import MainWindow
from tests.chronicles import keep, record
from tests.ui.driver import open_window, sit_down


@pytest.fixture
def window(qtbot) -> MainWindow:
    window = open_window(qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def on_page(window: MainWindow) -> bool:
    held = QApplication.focusWidget()
    page = window._pages.currentWidget()
    return held is not None and page is not None and held.isVisible() and page.isAncestorOf(held)


def test_books_have_the_keyboard_as_soon_as_they_are_read_and_give_it_back(window, qtbot):
    """What had it went with the buttons of “Reading …”, and Esc did nothing."""
    for games in (0, 2):
        for number in range(games):
            keep(record(number))
        window.chronicle.show()
        page = window.chronicle.page
        assert page is not None
        qtbot.waitUntil(lambda page=page: page.content is not None)
        qtbot.waitUntil(lambda page=page: page.games is None or page.games.view.hasFocus())
        qtbot.waitUntil(lambda: on_page(window))
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert window._pages.currentWidget() is window.home
        qtbot.waitUntil(lambda: on_page(window))
    window.puzzles.show()
    puzzles = window.puzzles.page
    assert puzzles is not None
    qtbot.waitUntil(lambda: puzzles.content is not None)
    qtbot.waitUntil(lambda: on_page(window))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: on_page(window))


def test_the_keyboard_stays_at_its_button_when_the_book_is_written_anew(window, qtbot):
    window.chronicle.show()
    page = window.chronicle.page
    assert page is not None
    qtbot.waitUntil(lambda: page.content is not None and not page._keyboard.isActive())
    page.book.buttons[1].setFocus()
    name = page.book.buttons[1].objectName()
    window.settings.set("language", "en")
    assert page.book.buttons[1].objectName() == name
    qtbot.waitUntil(lambda: page.book.buttons[1].hasFocus())  # that is another one whenever it is read anew


def test_after_a_table_the_keyboard_is_on_what_goes_on(window, qtbot):
    """Qt gave it to “Open a saved game …”, the first button that was seen before."""
    qtbot.waitUntil(lambda: window.home._is_read)
    page = sit_down(window, "pillars", ("person", "greedy"))
    qtbot.waitUntil(page.stage.hasFocus)
    window.go_home()
    qtbot.waitUntil(window.home.continue_button.hasFocus)


@pytest.mark.parametrize("is_early", [False, True])
def test_after_a_table_old_news_do_not_fix_the_keyboard(window, qtbot, monkeypatch, is_early):
    """What is read while a game is still being put away does not know it yet."""
    home = window.home
    qtbot.waitUntil(lambda: home._is_read)
    before = home.below.news
    page = sit_down(window, "pillars", ("person", "greedy"))
    qtbot.waitUntil(page.stage.hasFocus)
    with monkeypatch.context() as slow:
        slow.setattr(window.home, "refresh", lambda: None)
        window.go_home()
        qtbot.waitUntil(lambda: not window.desk._leaving)
    home._show_news(before)
    assert not home.continue_button.isVisible()
    if is_early:  # whoever walks on meanwhile keeps what they walked to
        home.chronicle_button.setFocus()
        home.open_button.setFocus()
    home.refresh()
    qtbot.waitUntil(home.continue_button.isVisible)
    assert home.open_button.hasFocus() == is_early
    assert home.continue_button.hasFocus() != is_early


def test_the_list_has_the_keyboard_however_long_the_reading_took(window, qtbot, monkeypatch):
    """A button of “Reading …” had it by then, and kept it."""
    for number in range(2):
        keep(record(number))
    with monkeypatch.context() as slow:
        slow.setattr(window.chronicle, "refresh", lambda: None)
        window.chronicle.show()
        qtbot.waitUntil(lambda: on_page(window))
    window.chronicle.refresh()
    page = window.chronicle.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games is not None and page.games.view.hasFocus())


def test_who_begins_has_the_keyboard_on_what_goes_on_or_on_a_first_lesson(qtbot):
    """It was on “Open a saved game …”, which stands there before the folders are read."""
    first = open_window(qtbot)
    first.activateWindow()
    qtbot.waitUntil(lambda: first.home.first_lesson is not None)
    assert first.home.below.lesson is not None
    qtbot.waitUntil(first.home.below.lesson.button.hasFocus)
    sit_down(first, "pillars", ("person", "greedy"))
    first.desk.asks = False
    first.close()
    again = open_window(qtbot)
    again.activateWindow()
    qtbot.waitUntil(again.home.continue_button.isVisible)
    qtbot.waitUntil(again.home.continue_button.hasFocus)


def test_the_keyboard_is_not_taken_from_whoever_walks_the_home_page(window, qtbot):
    home = window.home
    qtbot.waitUntil(lambda: home._is_read)
    home.open_button.setFocus()
    home.refresh()
    before = home.below.news
    qtbot.waitUntil(lambda: home.below.news is not before)
    assert home.open_button.hasFocus()
