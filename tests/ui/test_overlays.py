"""Sheets and curtain hold the keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.web_of_power.actions import DRAW
from kingsbridge_desktop.ui import course
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from tests.ui.driver import Hand, open_window, sit_down

ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
BEFORE = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_M,
    Qt.Key.Key_H,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_F2,
    Qt.Key.Key_A,
)


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot)
    window.activateWindow()
    yield window
    window.close()


def press(qtbot, window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """A key as the person at the keyboard presses it: it goes to whatever has the keyboard."""
    qtbot.keyClick(window.focusWidget() or window, key, modifiers)


def family(window, qtbot):
    """The curtain is closed for somebody."""
    page = sit_down(window, "pillars_cards", ("person", "person", "greedy"))
    qtbot.waitUntil(page.curtain.isVisible)
    return page


def with_sheet(window, qtbot):
    page = sit_down(window, "pillars_cards", ("person", "greedy", "greedy"))
    Hand(qtbot, page).clear()
    sheet = Sheet("Wertung", [SheetRow("Zeile", ("1", "2", "3"))])
    page.course._lay(lambda: sheet)
    return page


@pytest.mark.parametrize("key", ANSWERS)
def test_every_answering_key_opens_the_curtain_whatever_was_pressed_before(window, qtbot, key):
    page = family(window, qtbot)
    ply = page.table.match.ply
    for before in BEFORE:
        page.choices.close()
        page.table.viewer = NOBODY
        page.table.proceed()
        press(qtbot, window, before)
        assert page.curtain.isVisible()
        press(qtbot, window, key)
        assert not page.curtain.isVisible()
        assert page.table.match.ply == ply
        assert page.choices.is_open


@pytest.mark.parametrize("key", ANSWERS)
def test_every_answering_key_puts_a_sheet_away_whatever_was_pressed_before(window, qtbot, key):
    page = with_sheet(window, qtbot)
    for before in BEFORE:
        page.course._lay(page.course._sheet)
        press(qtbot, window, before)
        assert page.sheets.isVisible()
        press(qtbot, window, key)
        assert not page.sheets.isVisible()


@pytest.mark.parametrize("widget", ["stage", "log", "undo_button", "splitter"])
def test_the_curtain_holds_the_keyboard_whoever_asks_for_it(window, qtbot, widget):
    page = family(window, qtbot)
    asking = page.prompt.tools.undo_button if widget == "undo_button" else getattr(page, widget)
    asking.setEnabled(True)
    asking.setFocus()
    assert page.curtain.isAncestorOf(window.focusWidget())
    press(qtbot, window, Qt.Key.Key_Space)
    assert not page.curtain.isVisible()


@pytest.mark.parametrize("keys", ["Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "H", "M", "Ctrl++", "Ctrl+R"])
@pytest.mark.parametrize("cover", ["curtain", "sheet"])
def test_no_key_of_a_menu_acts_under_a_cover(window, qtbot, monkeypatch, keys, cover):
    page = sit_down(window, "pillars_cards", ("person", "person", "greedy"))
    hand = Hand(qtbot, page)
    hand.clear()
    page.table.match.script([])
    if cover == "sheet":
        page.course._lay(lambda: Sheet("Wertung", [SheetRow("Zeile", ("1", "2", "3"))]))
    else:
        hand.do(page.table.match.legal()[0])
        qtbot.waitUntil(page.curtain.isVisible)
    ply, zoom = page.table.match.ply, page.stage.transform().m11()
    monkeypatch.setattr(page, "_confirmed", lambda words: True)
    for action in window.menus.actions.values():
        if action.shortcut().toString() == keys and action.isEnabled():
            action.trigger()
    if keys == "M":
        press(qtbot, window, Qt.Key.Key_M)
        assert QApplication.activeModalWidget() is None
    assert (page.table.match.ply, page.stage.transform().m11()) == (ply, zoom)
    assert page.hint.step == 0
    assert page.is_covered


def test_a_click_on_the_veil_reaches_nothing_below(window, qtbot):
    page = with_sheet(window, qtbot)
    ply = page.table.match.ply
    picked: list[object] = []
    page.view.scene.picked.connect(picked.append)
    for x in range(20, page.width(), 60):
        for y in (20, page.height() - 20):
            qtbot.mouseClick(page.childAt(x, y) or page, Qt.MouseButton.LeftButton)
            if not page.sheets.isVisible():
                page.course._lay(page.course._sheet)
    assert not picked
    assert page.table.match.ply == ply


def test_language_reaches_the_curtain_and_a_sheet_between(window, qtbot):
    page = family(window, qtbot)
    window.settings.set("language", "en")
    qtbot.wait(20)
    assert page.curtain.answers()[0].text().startswith("I am")
    assert page.curtain.isVisible()
    assert page.curtain.isAncestorOf(window.focusWidget())


def test_which_pages_come_by_themselves_is_a_setting(window, qtbot, monkeypatch):
    """Those of conflicts tell a part of a year only; not everybody wants them."""
    page = sit_down(window, "pillars_cards", ("person", "greedy", "greedy"))
    hand = Hand(qtbot, page)
    hand.clear()
    hand.do(page.table.match.legal()[0])
    hand.clear()
    came = {}
    for pages in ("all", "rounds", "none"):
        for minor in (True, False):
            window.settings.values.pages = pages
            laid = Sheet("Seite", [SheetRow("Zeile", ("1", "2", "3"))], minor=minor)
            monkeypatch.setattr(page.view, "sheet", lambda *_, laid=laid: laid)
            page.sheets.hide()
            page.course._follow_step()
            came[pages, minor] = page.sheets.isVisible()
    assert [which for which, is_laid in came.items() if is_laid] == [("all", True), ("all", False), ("rounds", False)]


class TestHandingOver:
    """The curtain never falls before somebody has seen the card they have just drawn."""

    def drawing(self, window, qtbot, monkeypatch, seen):
        monkeypatch.setattr(course, "CARD_SEEN", seen)
        page = sit_down(window, "web_of_power", ("person", "person", "greedy"))
        match, hand = page.table.match, Hand(qtbot, page)
        hand.clear()
        while DRAW not in match.legal():
            hand.do(match.legal()[0])
            hand.clear()
        while match.asked == page.table.viewer:
            page.choose(DRAW if DRAW in match.legal() else match.legal()[0])
        return page

    def test_it_waits_and_the_hand_is_still_seen(self, window, qtbot, monkeypatch):
        page = self.drawing(window, qtbot, monkeypatch, 300)
        assert not page.curtain.isVisible()
        assert page.table.viewer != NOBODY
        assert page.course.goes_on
        qtbot.waitUntil(page.curtain.isVisible)
        assert page.table.viewer == NOBODY

    def test_undo_in_the_meantime_draws_no_curtain_later(self, window, qtbot, monkeypatch):
        page = self.drawing(window, qtbot, monkeypatch, 60)
        page.table.undo(1, agreed=True)
        qtbot.wait(120)
        assert not page.curtain.isVisible()

    def test_where_nothing_was_drawn_it_falls_at_once(self, window, qtbot, monkeypatch):
        monkeypatch.setattr(course, "CARD_SEEN", 60_000)
        page = sit_down(window, "pillars_cards", ("person", "person", "person"))
        hand = Hand(qtbot, page)
        hand.clear()
        hand.do(page.table.match.legal()[0])
        assert page.curtain.isVisible()

    def test_it_falls_only_where_the_next_person_knows_something_that_others_do_not(self, window, qtbot):
        """The Pillars of the Earth has open hands: nobody has anything to hide."""
        page = sit_down(window, "pillars", ("person", "person"))
        match, changes = page.table.match, 0
        while changes < 4:
            qtbot.waitUntil(lambda: page.choices.is_open, timeout=20_000)
            before = match.asked
            page.choose(match.legal()[0])
            changes += match.asked != before
            assert not page.curtain.isVisible()

    def test_behind_it_lies_the_open_table_without_a_hand(self, window, qtbot):
        page = family(window, qtbot)
        match = page.table.match
        assert page.view.position.key() == match.view(NOBODY).key()
        assert page.view.position.key() not in [match.view(seat).key() for seat in range(2)]
        picture = page.grab().toImage()
        veiled = {picture.pixelColor(x, y).name() for x in range(60, 900, 20) for y in range(10, 190, 20)}
        assert len(veiled) > 10, "the upper part of the table is seen through the veil"


def test_the_curtain_is_written_as_large_as_the_table_in_every_light(window, qtbot):
    page = family(window, qtbot)
    curtain = page.curtain
    for size, factor in (((2560, 1440), 1.45), ((1280, 800), 1.0)):
        window.resize(*size)
        for light in ("candle", "day"):
            window.settings.set("theme", light)
            points = pytest.approx(11.4 * factor, rel=0.01)
            qtbot.waitUntil(lambda points=points: curtain._button.font().pointSizeF() == points)
            qtbot.waitUntil(lambda points=points: curtain._words.font().pointSizeF() / 2.2 == points)
            qtbot.waitUntil(lambda: curtain._words.font().bold())
