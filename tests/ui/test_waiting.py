"""While somebody looks back the game waits, whatever was about to happen; afterwards it goes on where it was."""

import pytest
from PySide6.QtCore import Qt

from kingsbridge_desktop.play.match import Match
from tests.ui.driver import Hand, open_window, seats, sit_down


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot)
    yield window
    window.close()


def state_of(page):
    """What must not change while somebody looks back."""
    match = page.table.match
    return match.ply, match.state.key(), page.prompt.question


def stays(page, qtbot, before, time=900):
    qtbot.wait(time)
    assert state_of(page) == before
    assert page.looking_back.is_on


def to_a_bot(window, qtbot, monkeypatch):
    """A person has acted, a bot is asked and does not answer by itself."""
    page = sit_down(window, "pillars_cards", ("person", "greedy", "greedy"))
    hand = Hand(qtbot, page)
    for _ in range(3):
        hand.clear()
        hand.do(page.table.match.legal()[0])
    hand.clear()
    monkeypatch.setattr(page.table._runner, "ask", lambda *question: None)
    page.table.submit(page.table.match.legal()[0])
    assert not page.table.match.seats[page.table.match.asked].is_person
    return page


def test_the_answer_of_a_bot_is_not_played(window, qtbot, monkeypatch):
    page = to_a_bot(window, qtbot, monkeypatch)
    question = page.table._question
    page.look_back(1)
    before = state_of(page)
    page.table._bot_answered(question, page.table.match.legal()[0])
    stays(page, qtbot, before, 100)
    page.look_back(-1)
    assert page.table._question > question, "it is asked again"


@pytest.mark.parametrize("change", [("theme", "candle"), ("language", "en"), ("text_size", 115), ("peek_tricks", True)])
def test_no_setting_wakes_the_game(window, qtbot, monkeypatch, change):
    page = to_a_bot(window, qtbot, monkeypatch)
    asked = []
    monkeypatch.setattr(page.table._runner, "ask", lambda *question: asked.append(question))
    page.look_back(1)
    shown = page.view.position.key()
    window.settings.set(*change)
    qtbot.wait(100)
    assert page.view.position.key() == shown
    assert not asked
    assert not page.choices.is_open
    assert page.prompt.question in (
        "Die Partie wartet, solange du zurückschaust.",
        "The game waits while you look back.",
    )


def test_a_move_without_a_choice_waits(window, qtbot):
    window.settings.set("speed", "normal")
    match = Match("pillars_cards", seats("person", "person", "person"), 5)
    while len(match.legal()) > 1 or match.ply < 3:
        match.submit(match.legal()[0])
    window.start(match)
    page = window.game
    assert page.course._forced.isActive()
    page.look_back(1)
    stays(page, qtbot, state_of(page), 700)
    ply = match.ply
    page.look_back(-1)
    qtbot.waitUntil(lambda: match.ply > ply)


def end_of_deal(window, qtbot, speed):
    """The step that ends a deal has just been carried out; its sheet is to come."""
    window.settings.set("play_forced", False)
    match = Match("pillars_cards", seats("person", "greedy", "greedy"), 5)
    while not any(event.kind == "deal_ended" for event in (match.steps[-1].events if match.ply else ())):
        match.submit(match.legal()[0])
    action = match.steps[-1].action
    match.undo(agreed=True)
    window.start(match)
    window.settings.set("speed", speed)
    page = window.game
    page.patience.moment = 0
    page.table.stop_thinking()
    page.table.submit(action)
    return page


def test_a_sheet_that_was_to_come_comes_afterwards(window, qtbot):
    page = end_of_deal(window, qtbot, "slow")
    assert page.player.is_busy
    page.look_back(2)
    before = state_of(page)
    assert not page.sheets.isVisible()
    stays(page, qtbot, before, 200)
    assert not page.sheets.isVisible()
    page.look_back(-1)
    assert page.sheets.isVisible()


def test_a_sheet_put_away_while_looking_back_does_not_wake_the_game(window, qtbot):
    page = end_of_deal(window, qtbot, "none")
    assert page.sheets.isVisible()
    page.look_back(2)
    before = state_of(page)
    page.sheets.put_away()
    stays(page, qtbot, before, 200)
    page.look_back(-1)
    qtbot.waitUntil(lambda: page.choices.is_open or page.table.match.ply > before[0])


def test_a_curtain_opened_while_looking_back_shows_the_past_and_offers_nothing(window, qtbot):
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    for _ in range(4):
        hand.clear()
        hand.do(page.table.match.legal()[0])
    qtbot.waitUntil(page.curtain.isVisible)
    page.look_back(1)
    page.curtain.answers()[0].click()
    assert page.table.viewer == page.table.match.asked
    assert page.view.position.key() == page.table.match.view(page.table.viewer, 1).key()
    assert not page.choices.is_open
    page.look_back(-1)
    assert page.choices.is_open


def test_a_proposal_waits_and_is_played_to_its_end_afterwards(window, qtbot):
    window.settings.set("speed", "normal")
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    hand.clear()
    match = page.table.match
    page.course.accept([match.legal()[0]])
    page.course._pending = [match.legal()[0]]
    page.course._proposed_to = match.asked
    page.look_back(0)
    before = state_of(page)
    assert not page.player.is_busy
    stays(page, qtbot, before, 300)
    page.look_back(-1)
    qtbot.waitUntil(lambda: match.ply > before[0])


def test_nothing_is_taken_back_while_looking_back(window, qtbot):
    page = sit_down(window, "pillars", ("person", "greedy"))
    hand = Hand(qtbot, page)
    hand.clear()
    match = page.table.match
    hand.do(match.legal()[-1])
    page.look_back(0)
    before = state_of(page)
    page.undo()
    page.redo()
    page.undo_by_agreement()
    qtbot.keyClick(page.stage, Qt.Key.Key_Return)
    assert state_of(page) == before
    assert not page.prompt.tools.undo_button.isEnabled()
    assert not window.menus.actions["undo"].isEnabled()
    assert not window.menus.actions["agree"].isEnabled()
    assert window.menus.actions["now"].isEnabled()
