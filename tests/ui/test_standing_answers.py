"""The veto of Pillars can be declined once for the whole round."""

import pytest
from PySide6.QtWidgets import QPushButton

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match
from tests.ui.driver import Hand, open_window, seats


@pytest.fixture
def at_veto(qtbot):
    """A page at the first veto of a start player."""
    window = open_window(qtbot, language="en")
    window.start(Match("pillars", seats("person", "person", "person"), 4, {"start_player": 0}))
    page = window.game
    assert page is not None
    hand = Hand(qtbot, page)
    hand.clear()
    play_to_veto(page, hand)
    yield page, hand
    window.close()


def play_to_veto(page, hand):
    match = page.table.match
    while match.state.stack[-1].kind != "veto":
        page.choose(Action("pass") if Action("pass") in match.legal() else match.legal()[0])
        hand.clear()


def button(page, name):
    return next((found for found in page.prompt.buttons() if found.objectName() == name), None)


def play_round(page, hand):
    """Plays to the next round; gives how often the veto was asked about."""
    match, asked = page.table.match, 0
    this_round = match.state.round
    while not match.is_over and match.state.round == this_round:
        asked += match.state.stack[-1].kind == "veto"
        calm = [a for a in match.legal() if not page.view.warning(page.view.position, a)]
        page.choose(calm[-1] if match.state.stack[-1].kind != "build" else Action("done"))
        hand.clear()
    return asked


def test_not_this_round_is_not_asked_again_and_recorded_as_ordinary_actions(at_veto, monkeypatch):
    page, hand = at_veto
    monkeypatch.setattr(page, "_confirmed", lambda words: True)
    ply = page.table.match.ply
    hand.click(button(page, "not_again"))
    hand.clear()
    assert page.table.match.steps[ply].action == Action("accept")
    assert play_round(page, hand) == 0
    accepted = [step for step in page.table.match.steps[ply:] if step.action == Action("accept")]
    assert len(accepted) > 1


def test_the_next_round_asks_again(at_veto, monkeypatch):
    page, hand = at_veto
    monkeypatch.setattr(page, "_confirmed", lambda words: True)
    hand.click(button(page, "not_again"))
    hand.clear()
    play_round(page, hand)
    play_to_veto(page, hand)
    assert button(page, "not_again") is not None


def test_it_can_be_seen_and_taken_back(at_veto):
    page, hand = at_veto
    start = page.table.match.asked
    hand.click(button(page, "not_again"))
    hand.clear()
    match = page.table.match
    while match.asked != start:
        page.choose(match.legal()[0])
        hand.clear()
    again = button(page, "ask_again")
    assert isinstance(again, QPushButton)
    hand.click(again)
    page.choose(match.legal()[0])
    hand.clear()
    play_to_veto(page, hand)
    assert match.asked == start


def test_going_back_asks_again(at_veto):
    page, hand = at_veto
    match, ply = page.table.match, page.table.match.ply
    hand.click(button(page, "not_again"))
    hand.clear()
    page.table.undo(match.ply - ply, agreed=True)
    hand.clear()
    assert match.state.stack[-1].kind == "veto"
    assert button(page, "not_again") is not None


def test_all_answers_to_the_veto_have_room_in_the_bar(at_veto, qtbot):
    """Who is asked whether to throw a builder back must see the button that does it, in both languages."""
    page, _ = at_veto
    for language in ("en", "de"):
        page.settings.set("language", language)
        qtbot.waitUntil(lambda: not page.prompt.more.isVisible())
        assert [found.isVisible() for found in page.prompt.buttons()] == [True] * 3
