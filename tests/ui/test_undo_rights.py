"""Who may take back what at the screen, and what a refusal leaves alone."""

from random import Random

import pytest

from kingsbridge_desktop.core.types import Reason
from kingsbridge_desktop.play.match import Match, UndoRefused
from kingsbridge_desktop.ui.table import Table
from tests.ui.driver import Hand, open_window, seats, sit_down


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot)
    yield window
    window.close()


def test_a_refused_undo_lets_the_bot_think_on(window, monkeypatch):
    """The last act was a bot's, so nothing can be taken back; the bot that is asked now answers all the same."""
    match = Match("pillars", seats("greedy", "greedy", "person"), 7)
    while not match.ply or any(match.seats[seat].is_person for seat in (match.steps[-1].seat, match.asked)):
        match.submit(match.legal()[0])
    monkeypatch.setattr("kingsbridge_desktop.ui.table.Table.submit", lambda table, action: played.append(action))
    played: list[object] = []
    window.start(match)
    table = window.game.table
    question = table._question
    window.game.undo()
    assert "Weiter zurück geht es nicht" in window.game.toast.words
    assert table._question == question, "nobody is told to stop"
    table._bot_answered(question, match.legal()[0])
    table._play_answer()
    assert played == [match.legal()[0]]


def hot_seat(window, qtbot):
    """Pillars: Anna has taken a card, which brought nothing new to light; Ben is asked."""
    page = sit_down(window, "pillars", ("person", "person"))
    hand = Hand(qtbot, page)
    hand.clear()
    match = page.table.match
    actor = match.asked
    hand.do(match.legal()[-1])
    hand.clear()
    assert match.undo_stop() is None
    assert match.asked == 1 - actor
    return page, actor


def test_the_next_person_reads_why_the_move_before_stays(window, qtbot):
    page, actor = hot_seat(window, qtbot)
    assert page.table.undo_stop() == Reason("undo_not_own", (actor,))
    tip = page.prompt.tools.undo_button.toolTip()
    assert not page.prompt.tools.undo_button.isEnabled()
    assert page.table.match.names[actor] in tip
    assert "Einverständnis" in tip
    ply = page.table.match.ply
    page.undo()
    assert page.table.match.ply == ply
    assert page.toast.words == tip


def test_by_agreement_anybody_takes_it_back_and_the_log_shows_it(window, qtbot, monkeypatch):
    page, _ = hot_seat(window, qtbot)
    ply = page.table.match.ply
    monkeypatch.setattr(page, "_confirmed", lambda words: True)
    page.undo_by_agreement()
    assert page.table.match.ply == ply - 1


def test_a_refusal_by_who_did_not_act_changes_nothing():
    match = Match("pillars", seats("person", "person"), 7)
    match.submit(match.legal()[-1])
    actor = match.steps[-1].seat
    with pytest.raises(UndoRefused):
        match.undo(by=1 - actor)
    assert match.ply == 1
    match.undo(by=actor)
    assert match.ply == 0


def test_taking_back_goes_through_moves_without_a_choice(window, monkeypatch):
    """Else they would be played again at once, and undo would seem to do nothing."""
    match, rng = Match("column_of_fire", seats("person", "person"), 0), Random(0)
    while match.steps_to_choice() < 2 or match.undo_stop(match.steps_to_choice()) is not None:
        match.submit(rng.choice(match.legal()))
    steps, before = match.steps_to_choice(), match.ply
    table = Table(match, window.settings, window._runner())
    table.viewer = match.steps[-1].seat
    monkeypatch.setattr(Table, "at_the_screen", table.viewer)
    table.undo()
    table.close()
    assert match.ply == before - steps
    assert len(match.legal()) > 1
