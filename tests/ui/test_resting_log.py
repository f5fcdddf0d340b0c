"""The log of a small window rests in the wood beside the board, and gives way to whatever else is said there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.lessons import lessons_of
from kingsbridge_desktop.ui.following.recap import since
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.resting_log import RestingLog
from kingsbridge_desktop.ui.theme import table_font
from tests.ui.driver import Hand, open_window, resized, sit_down

GAMES = [game for game in game_ids() if game != "toy"]
SENTENCE = "Not now: this place is used in the third phase, after everybody has set their master builders. "
SMALL = ((1024, 640, 150), (1024, 640, 200), (1280, 800, 200))


@pytest.fixture(autouse=True)
def usual_letters(qtbot, qapp):
    """The size of letters is the application's: the next test finds it as it was."""
    yield
    for window in qapp.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.settings.set("text_size", 100)


@pytest.fixture
def soon(monkeypatch):
    """It comes back a moment after the last word."""
    monkeypatch.setattr(RestingLog, "__init__", _soon(RestingLog.__init__))


def _soon(make: Any) -> Any:
    def made(self: RestingLog, *parts: Any) -> None:
        make(self, *parts)
        self._coming_back.setInterval(20)

    return made


def laid(qtbot: Any, game: str, size: tuple[int, int, int] = SMALL[0]) -> Any:
    window = open_window(qtbot)
    window.settings.set("text_size", size[2])
    page = sit_down(window, game, ("person", "random", "random"))
    resized(qtbot, window, *size[:2])
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: not page.stage.wood().isEmpty())
    return page


def on_page(page: GamePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def board_of(page: GamePage) -> QRect:
    board = page.stage.mapFromScene(page.view.scene.sceneRect()).boundingRect().adjusted(1, 1, -1, -1)
    return board.translated(page.stage.mapTo(page, QPoint()))


def geometry_of(page: GamePage) -> list[Any]:
    return [on_page(page, page.stage), on_page(page, page.prompt), board_of(page), page.stage.transform().m11()]


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("game", GAMES)
def test_it_rests_in_the_wood_and_covers_nothing(qtbot, game, size):
    page = laid(qtbot, game, size)
    assert page.room.plan.is_strip
    qtbot.waitUntil(page.log.isVisible)
    box = on_page(page, page.log)
    assert on_page(page, page.stage).contains(box)
    assert not box.intersects(board_of(page))
    assert not box.intersects(on_page(page, page.prompt))
    lines = page.log.viewport().height() // page.log.fontMetrics().lineSpacing()
    assert lines >= 3
    for target in page.view.scene.targets.values():
        assert not target.isVisible() or not box.intersects(page._on_stage(target).translated(page.stage.pos()))
    assert page.log.visualItemRect(page.log.item(page.log.count() - 1)).bottom() <= page.log.viewport().height()


@pytest.mark.parametrize("game", GAMES)
def test_it_gives_way_to_whatever_is_said_there_and_comes_back(qtbot, game, soon):
    """A refusal, a hint, a caption, a card shown large, a chooser, what happened meanwhile, a message of the window."""
    page = laid(qtbot, game)
    qtbot.waitUntil(page.log.isVisible)
    view, mark, following = page.view, page.hint.mark, page.following
    place = next(iter(page.choices.groups), None)
    shown = next(anchor for anchor in view.places() if (n := view.note(view.position, anchor)) and not n.cards)
    before = geometry_of(page)

    def caption() -> None:
        room = following._ribbon_at(), following._ribbon_room(), following._ribbon_free()
        following.ribbon.tell("Wool mill", SENTENCE, None, *room)

    def choose() -> None:
        page.choices._choose_among(place, page.table.match.legal()[:4])

    words: list[tuple[Any, Any]] = [
        (lambda: page.say(SENTENCE, place), page.toast.hide),
        (lambda: mark.point(shown, None, SENTENCE, "Return does it."), mark.clear),
        (caption, following.ribbon.hide),
        (lambda: view.nearer.keep(shown), view.put_away),
        (choose, page.choices.close_chooser),
    ]
    for speak, fall_silent in words:
        speak()
        assert not page.log.isVisible(), "at once"
        assert geometry_of(page) == before, "nothing jumps"
        fall_silent()
        assert not page.log.isVisible(), "whoever speaks again at once does not make it flicker"
        qtbot.waitUntil(page.log.isVisible)
        assert geometry_of(page) == before
    assert page.choices._chooser is None
    assert len(page.stage._speakers) == 5, "a chooser that is put away for ever speaks no more"


def test_what_happened_meanwhile_lies_above_it_as_it_does_at_the_side(qtbot, soon):
    page = laid(qtbot, "web_of_power")
    hand = Hand(qtbot, page)
    for _ in range(2):
        hand.do(page.table.match.legal()[0])
        hand.clear()
    panel, room = page.recap.panel, page.side.log_room
    page.recap._tell(since(page.table, page.view, 0))
    qtbot.waitUntil(panel.isVisible)
    assert room.isAncestorOf(panel)
    assert not page.log.isVisible() or not on_page(page, panel).intersects(on_page(page, page.log))
    button = page.prompt.tools.recap_button
    page.say(SENTENCE)
    assert not panel.isVisible()
    assert not button.isChecked()
    page.toast.hide()
    qtbot.waitUntil(panel.isVisible)
    page.room.toggle_drawer()
    assert not panel.isVisible(), "whoever opens the drawer wants to read the log"
    assert page.log.isVisible()
    page.room.toggle_drawer()
    assert panel.isVisible()
    panel.more_wanted.emit()
    assert page.log.hasFocus() or not page.window().isActiveWindow()
    assert page.log.size() == room.size()
    assert not page.side.isVisible(), "the whole log has room in the wood"


def test_messages_of_the_window_take_the_foot_of_the_wood(qtbot):
    page = laid(qtbot, "pillars")
    window = page.window()
    whole = on_page(page, page.side.log_room)
    window.mender.bar.tell_fault(at_table=True)
    qtbot.waitUntil(lambda: on_page(page, page.side.log_room).height() < whole.height())
    message = QRect(window.mender.bar.mapTo(window, QPoint()), window.mender.bar.size())
    log = QRect(page.log.mapTo(window, QPoint()), page.log.size())
    assert not page.log.isVisible() or not log.intersects(message)
    window.mender.bar.hide()
    qtbot.waitUntil(lambda: page.log.isVisible() and on_page(page, page.side.log_room) == whole)


def test_whoever_looks_nearer_at_the_board_has_it_in_the_drawer(qtbot):
    page = laid(qtbot, "pillars")
    qtbot.waitUntil(page.log.isVisible)
    page.stage.set_zoom(2.0)
    assert not page.log.isVisible()
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_L)
    assert page.side.isAncestorOf(page.log)
    assert page.log.isVisible()
    qtbot.keyClick(page.stage, Qt.Key.Key_Escape)
    assert not page.log.isVisible()
    page.stage.set_zoom(1.0)
    assert page.log.isVisible()


@pytest.mark.parametrize("size", [(1100, 760, 150), *SMALL])
def test_it_rests_only_where_its_words_have_room(qtbot, size):
    """Seen at 1100 × 760 and 150 %: “(Mörtelmisc…” in a log of nine letters."""
    page = laid(qtbot, "pillars_cards", size)
    bold = QFontMetrics(table_font(page.log.font().pointSizeF(), bold=True))
    words = bold.horizontalAdvance("(Werkzeugmacher)") + page.log.iconSize().width()
    edges = page.log.verticalScrollBar().sizeHint().width() + 4 * page.log.frameWidth() + bold.averageCharWidth()
    resting = page.room.resting
    assert not resting.has_place or resting.box().width() >= words + edges


def test_the_key_leads_into_the_log_then_into_the_drawer_and_back(qtbot):
    page = laid(qtbot, "column_of_fire")
    window = page.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(page.log.isVisible)
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_L)
    assert page.log.hasFocus()
    assert not page.side.isVisible()
    assert page.log.currentRow() == page.log.count() - 1, "at the newest line"
    assert not page.log.selectedItems(), "which is marked when somebody looks back at it"
    qtbot.keyClick(page.log, Qt.Key.Key_Escape)
    assert page.stage.hasFocus()
    assert page.log.isVisible()
    for key in (Qt.Key.Key_L, Qt.Key.Key_L):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert page.side.isVisible()
    assert page.log.hasFocus()
    qtbot.keyClick(page.log, Qt.Key.Key_L)
    assert not page.side.isVisible()
    assert page.stage.hasFocus()
    assert page.log.isVisible()


def test_at_the_side_the_key_leads_into_the_log_and_back(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_L)
    assert page.log.hasFocus()
    qtbot.keyClick(page.log, Qt.Key.Key_L)
    assert page.stage.hasFocus()


def test_the_keyboard_goes_to_the_board_when_the_log_steps_back(qtbot):
    page = laid(qtbot, "pillars")
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.waitUntil(page.log.isVisible)
    page.log.setFocus()
    page.say(SENTENCE)
    assert not page.log.isVisible()
    assert page.stage.hasFocus()


def test_by_tab_it_is_reached_and_left_and_it_has_a_name(qtbot):
    page = laid(qtbot, "pillars")
    window = page.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(page.log.isVisible)
    page.stage.setFocus()
    met = []
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
        if met[-1] is page.stage:
            break
    assert page.log in met
    assert page.stage in met, "nothing keeps the keyboard"
    assert page.log.accessibleName()


def test_a_click_on_a_line_leads_to_its_moment_and_its_place_is_lit(qtbot):
    page = laid(qtbot, "pillars")
    hand = Hand(qtbot, page)
    hand.do(page.table.match.legal()[0])
    hand.clear()
    qtbot.waitUntil(page.log.isVisible)
    row = next(at for at in range(page.log.count() - 1, -1, -1) if page.log.lines[at].event is not None)
    page.log.scrollToItem(page.log.item(row))
    box = page.log.visualItemRect(page.log.item(row))
    qtbot.mouseClick(page.log.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert page.looking_back.is_on
    qtbot.waitUntil(page.log.isVisible)
    page.look_back(-1)


def test_a_note_that_is_folded_away_hangs_above_it(qtbot, soon):
    window = open_window(qtbot)
    window.settings.set("text_size", 150)
    window.learn(lessons_of("pillars")[1])
    page: Any = window.game
    resized(qtbot, window, 1024, 640)
    qtbot.waitUntil(lambda: page.guide.card.isVisible(), timeout=15_000)
    assert not page.log.isVisible(), "the note is read there"
    page.guide._fold()
    qtbot.waitUntil(page.log.isVisible)
    tab = page.guide.tab
    assert tab.isVisible()
    assert not on_page(page, page.side.log_room).intersects(on_page(page, tab))
    page.guide.unfold()
    assert not page.log.isVisible()


def test_it_goes_back_to_the_side_of_a_larger_window(qtbot):
    page = laid(qtbot, "web_of_power")
    window = page.window()
    qtbot.waitUntil(page.log.isVisible)
    window.settings.set("text_size", 100)
    resized(qtbot, window, 1280, 800)
    assert page.side.isAncestorOf(page.log)
    assert page.log.isVisible()
    where, log, replay = (
        page.side._column.indexOf(part) for part in (page.side.where, page.side.log_room, page.replay)
    )
    assert where < log < replay
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    assert page.stage.isAncestorOf(page.log)
    qtbot.waitUntil(page.log.isVisible)
