"""The hint: where, what, why; asked in the bot process, from what the person may know."""

import pytest
from PySide6.QtCore import Qt

from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.bots.levels import ADVISER
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.ui.hint import HintStage
from tests.ui.driver import Hand, open_window, sit_down

TABLES = {
    "pillars_cards": ("person", "greedy", "greedy"),
    "web_of_power": ("person", "greedy", "greedy"),
    "pillars": ("person", "greedy"),
    "column_of_fire": ("person", "greedy"),
}


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot)
    window.settings.values.bot_seconds = 0.3
    yield window
    window.close()


def to_a_choice(hand):
    """Plays until there is more than one legal action."""
    hand.clear()
    while len(hand.page.table.match.legal()) == 1:
        hand.do(hand.page.table.match.legal()[0])
        hand.clear()


def press(page, qtbot):
    qtbot.keyClick(page.stage, Qt.Key.Key_H)


def told(page) -> int:
    """How much has been told by now."""
    return int(page.hint.step)


def ask(page, qtbot):
    page.hint.press()
    qtbot.waitUntil(lambda: page.hint.step == HintStage.WHERE, timeout=20_000)


@pytest.mark.parametrize("game", TABLES)
def test_three_presses_tell_where_what_and_why(window, qtbot, game):
    page = sit_down(window, game, TABLES[game])
    hand = Hand(qtbot, page)
    to_a_choice(hand)
    ask(page, qtbot)
    answer = page.hint.answer
    assert answer is not None
    assert not answer.stand_in
    action = answer.action
    assert action in page.table.match.legal()
    marked = {anchor for anchor, target in page.view.scene.targets.items() if target.marked}
    offered = {anchor for anchor, actions in page.choices.groups.items() if action in actions}
    assert marked == offered
    label = page.context.text.action(page.table.match.view(page.table.match.asked), action)
    page.hint.press()
    assert told(page) == HintStage.WHAT
    assert label in page.toast.words
    page.hint.press()
    assert told(page) == HintStage.WHY
    for kind, _ in answer.stats["reasons"]:
        assert page.context.text.term(kind) in page.toast.words
    said = page.toast.words
    page.hint.press()
    assert page.toast.words == said
    assert page.table.match.ply == 0 or page.choices.is_open, "a hint plays nothing"


def test_the_key_h_asks(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    press(page, qtbot)
    assert page.hint.step == HintStage.ASKED
    press(page, qtbot)
    assert page.hint.step in (HintStage.ASKED, HintStage.WHERE, HintStage.WHAT)
    qtbot.waitUntil(lambda: page.hint.step >= HintStage.WHERE, timeout=20_000)


def test_the_adviser_gets_what_the_person_may_know_and_nothing_else(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", TABLES["pillars_cards"])
    to_a_choice(Hand(qtbot, page))
    asked = []
    monkeypatch.setattr(page.table._runner, "ask", lambda *question: asked.append(question))
    page.hint.press()
    ((_, game, level, masked, budget, _),) = asked
    assert (game, level, budget.seconds) == ("pillars_cards", ADVISER, 0.3)
    assert masked.key() == page.table.match.view(page.table.match.asked).key()
    assert masked.key() != page.table.match.state.key()


def test_an_answer_that_comes_after_the_move_is_dropped(window, qtbot, monkeypatch):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    hand = Hand(qtbot, page)
    to_a_choice(hand)
    monkeypatch.setattr(page.table._runner, "ask", lambda *question: None)
    page.hint.press()
    question = page.table._advice
    action = page.table.match.legal()[0]
    hand.do(action)
    page.table._runner.told.emit(Answer(question, action, {"reasons": [], "alternative": None}))
    assert page.hint.step == HintStage.NOTHING
    assert page.hint.answer is None


def test_the_next_question_begins_anew(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    hand = Hand(qtbot, page)
    to_a_choice(hand)
    ask(page, qtbot)
    hand.do(page.table.match.legal()[0])
    assert page.hint.step == HintStage.NOTHING
    assert not any(target.marked for target in page.view.scene.targets.values())


def test_advice_is_never_played_by_itself(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    ply = page.table.match.ply
    ask(page, qtbot)
    qtbot.wait(300)
    assert page.table.match.ply == ply
    assert page.choices.is_open


def test_reasons_are_told_in_points_with_the_comma_of_the_language(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    first, second = page.table.match.legal()[:2]
    page.hint.answer = Answer(
        1, first, {"alternative": [second.kind, list(second.args)], "reasons": [["alliances", 2.5], ["chains", -0.4]]}
    )
    words = page.hint._why(page.hint.answer)
    assert "+2,5" in words
    assert "−0,4" in words
    assert page.context.text.action(page.table.match.view(0), second) in words


def test_where_nothing_decides_it_says_so(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    action = page.table.match.legal()[0]
    words = page.hint._why(Answer(1, action, {"alternative": None, "reasons": []}))
    assert page.context.text.action(page.table.match.view(0), action) in words
    assert "%s" not in words


def test_with_one_move_only_nobody_is_asked(window, qtbot, monkeypatch):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    monkeypatch.setattr(page.table.match, "legal", lambda: [Action("turn")])
    page.hint.press()
    assert page.hint.step == HintStage.NOTHING


def test_the_button_in_the_prompt_asks_too(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    page.prompt.hint_button.click()
    qtbot.waitUntil(lambda: page.hint.step == HintStage.WHERE, timeout=20_000)
    assert page.hint.answer is not None
