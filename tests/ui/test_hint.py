"""The hint: where, what, why; asked in the bot process, from what the person may know."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.bots.levels import ADVISER
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.language import capitalized
from kingsbridge_desktop.ui.board.items import Plaque
from kingsbridge_desktop.ui.following.news_panel import Slip
from kingsbridge_desktop.ui.hint import HintStage
from kingsbridge_desktop.ui.hint_mark import PALM, _direction
from kingsbridge_desktop.ui.lessons.note_card import NoteCard
from tests.ui.driver import Hand, open_window, resized, sit_down

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
    offered = {anchor for anchor, actions in page.choices.groups.items() if action in actions}
    assert {page.hint.mark.anchor} == (offered or {None})
    assert page.hint.mark.hand.isVisible()
    label = page.context.text.action(page.table.match.view(page.table.match.asked), action)
    page.hint.press()
    assert told(page) == HintStage.WHAT
    assert label in page.hint.mark.slip.words
    page.hint.press()
    assert told(page) == HintStage.WHY
    assert label in page.hint.mark.slip.words
    said = page.hint.mark.slip.words
    page.hint.press()
    assert page.hint.mark.slip.words == said
    assert said not in (page.prompt.quiet.aside.text(), page.prompt.quiet.hint.text()), (
        "it stays on its slip, and is read once"
    )
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
    assert not page.hint.mark.hand.isVisible()
    assert not page.hint.mark.slip.isVisible()


def test_advice_is_never_played_by_itself(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    ply = page.table.match.ply
    ask(page, qtbot)
    qtbot.wait(300)
    assert page.table.match.ply == ply
    assert page.choices.is_open


def test_what_is_seen_is_told_of_both_moves_and_what_is_expected_only_as_a_gain(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    first, second = page.table.match.legal()[:2]
    page.hint.answer = Answer(
        1, first, {"alternative": [second.kind, list(second.args)], "reasons": [["alliances", 2.5], ["chains", -1.4]]}
    )
    words = page.hint._why(page.hint.answer)
    assert "etwa 2 Punkte mehr durch geschlossene oder nahe Bündnisse" in words
    text = page.context.text
    told, other = (text.facts(page.hint._state, move)[0] for move in (first, second))
    assert capitalized(told) in words
    assert other in words
    assert "Klosterketten" not in words
    assert page.context.text.action(page.table.match.view(0), second) in words


def test_without_another_move_or_a_reason_the_fact_is_told(window, qtbot):
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
    page.prompt.tools.hint_button.click()
    qtbot.waitUntil(lambda: page.hint.step == HintStage.WHERE, timeout=20_000)
    assert page.hint.answer is not None


def hinted(page, action) -> None:
    """The adviser has answered."""
    page.hint.step, page.hint.answer = HintStage.ASKED, Answer(1, action, {"reasons": [], "alternative": None})
    page.hint._tell(HintStage.WHAT)


def test_return_plays_the_hinted_move_even_where_several_share_a_place(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    action = page.table.match.legal()[-1]
    hinted(page, action)
    qtbot.keyClick(page.stage, Qt.Key.Key_Return)
    assert page.table.match.steps[-1].action == action


def test_return_plays_nothing_that_has_not_been_named(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    ply = page.table.match.ply
    hinted(page, page.table.match.legal()[-1])
    page.hint._tell(HintStage.WHERE)
    assert not page.hint.mark.slip._key.isVisible(), "nor is it offered"
    qtbot.keyClick(page.stage, Qt.Key.Key_Return)
    assert page.table.match.ply == ply


def test_whoever_goes_elsewhere_by_keyboard_picks_that(window, qtbot):
    page = sit_down(window, "pillars_cards", TABLES["pillars_cards"])
    to_a_choice(Hand(qtbot, page))
    advised = page.table.match.legal()[-1]
    hinted(page, advised)
    qtbot.keyClick(page.stage, Qt.Key.Key_Right)
    wanted = page.choices.groups[page.view.scene.focus_anchor][0]
    assert wanted != advised
    ply = page.table.match.ply
    qtbot.keyClick(page.stage, Qt.Key.Key_Return)
    assert page.table.match.steps[ply].action == wanted


def test_without_a_hint_return_does_nothing(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    ply = page.table.match.ply
    qtbot.keyClick(page.stage, Qt.Key.Key_Return)
    assert page.table.match.ply == ply


def test_a_hint_at_a_button_points_at_the_button_and_return_presses_it(window, qtbot):
    page = sit_down(window, "pillars", TABLES["pillars"])
    to_a_choice(Hand(qtbot, page))
    loose = next(a for a in page.table.match.legal() if page.view.anchor(page.view.position, a) is None)
    hinted(page, loose)
    assert page.hint.mark.button in page.prompt.buttons()
    assert page.hint.mark.hand.isVisible()
    qtbot.keyClick(page.hint.mark.button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: loose in [step.action for step in page.table.match.steps])


def test_the_hand_stays_at_its_place_in_a_window_of_another_size(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    hinted(page, page.table.match.legal()[0])
    before = page.hint.mark.hand.geometry().center()
    resized(qtbot, window, 1600, 1000)
    assert page.hint.mark.hand.isVisible()
    after = page.hint.mark.hand.geometry().center()
    assert after != before
    ring = page.hint.mark._ring()
    assert ring is not None
    assert ring.adjusted(-3, -3, 3, 3).contains(after)


def test_a_hint_over_the_log_follows_it_into_another_window(window, qtbot):
    """Seen at 900 × 600: below the log, over what leads to the past and over the tools."""
    page = sit_down(window, "column_of_fire", TABLES["column_of_fire"])
    window.resize(1280, 800)
    to_a_choice(Hand(qtbot, page))
    mark = page.hint.mark
    mark.point(
        next(anchor for anchor in page.choices.groups if anchor is not None), None, "Look here.", "Return plays it."
    )
    for size in ((1000, 640), (1280, 800), (900, 600)):
        resized(qtbot, window, *size)
        qtbot.waitUntil(lambda: page.log_box().contains(mark.slip.geometry()), timeout=3_000)


def test_a_hint_stays_through_a_change_of_language(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    hinted(page, page.table.match.legal()[0])
    said = page.hint.mark.slip.words
    window.settings.set("language", "en")
    assert page.hint.mark.hand.isVisible()
    assert page.hint.mark.slip.words != said


def test_a_long_reason_covers_none_of_the_cards_that_it_compares(window, qtbot):
    """Seen at 1280 × 800: a tall slip over the card of England, which it named as the other good one."""
    page = sit_down(window, "column_of_fire", TABLES["column_of_fire"])
    window.resize(1280, 800)
    hand = Hand(qtbot, page)
    hand.clear()
    while page.table.match.state.stack[-1].kind != "choose":
        hand.do(page.table.match.legal()[0])
        hand.clear()
    mark = page.hint.mark
    stacks = [anchor for anchor in page.choices.groups if anchor in page.view.scene.targets]
    assert len(stacks) > 2
    for anchor in stacks:
        mark.point(anchor, None, "five times used, and in the long run some points more " * 7, "Return plays it.")
        slip = mark.slip.geometry()
        assert not [ring for ring in mark._others() if slip.intersects(ring)], anchor
        assert page.rect().contains(slip)
    mark.shelf = QRect  # as in a window without a log
    mark.point(stacks[0], None, "five times used, and in the long run some points more " * 7, "Return plays it.")
    assert not [ring for ring in mark._others() if mark.slip.geometry().intersects(ring)]
    assert mark._on_page(page.stage).contains(mark.slip.geometry())


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_hint_lies_over_the_log_rather_than_the_board(window, qtbot, game):
    """Seen at 1280 × 800 and 2560 × 1440: over the deck and the open cards of Web of Power, or over its sheet."""
    page = sit_down(window, game, TABLES[game])
    window.resize(1280, 800)
    hand = Hand(qtbot, page)
    hand.clear()
    anchor = next(anchor for anchor in page.choices.groups if anchor in page.view.scene.targets)
    mark = page.hint.mark
    for words in ("Look here.", "three points more in the long run " * 8):
        mark.point(anchor, None, words, "Return plays it.")
        assert mark.hand.isVisible()
        assert mark._on_page(page.side.log_room).contains(mark.slip.geometry())
        assert mark.slip._words.height() >= mark.slip._words.heightForWidth(mark.slip._words.width())


@pytest.mark.parametrize("game", sorted(TABLES))
def test_what_is_about_no_place_lies_over_the_log_rather_than_the_board(window, qtbot, game):
    """Seen at 1280 × 800: “The master is thinking …” in the middle of the map, over cloisters."""
    page = sit_down(window, game, TABLES[game])
    window.resize(1280, 800)
    to_a_choice(Hand(qtbot, page))
    qtbot.waitUntil(lambda: not page.log_box().isEmpty())
    page.say("The master is thinking …")
    said = QRect(page.toast.mapTo(page, QPoint()), page.toast.size())
    assert page.log_box().contains(said)
    assert page.toast.parentWidget() is page
    mark, anchor = page.hint.mark, next(iter(page.choices.groups), None)
    if anchor is not None:
        page.say("Not here", anchor)
        assert page.toast.isVisible()
        assert page.stage.rect().contains(page.toast.geometry()), "beside its place"
        mark.point(anchor, None, "here", "")
        if mark.slip.geometry().intersects(page.log_box()):
            page.say("Saved")
            assert not QRect(page.toast.mapTo(page, QPoint()), page.toast.size()).intersects(mark.slip.geometry())


def test_a_hint_cuts_no_line_of_the_news(window, qtbot):
    """Seen at 1280 × 800: the lower half of a line below it, where the log told what had happened meanwhile."""
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    window.resize(1280, 800)
    to_a_choice(Hand(qtbot, page))
    panel, mark = page.recap.panel, page.hint.mark
    panel.tell([Slip(f"The news number {number} of all", None, ()) for number in range(5)], 0)
    page.side.log_room.lay(panel)
    anchor = next(anchor for anchor in page.choices.groups if anchor in page.view.scene.targets)
    for lines in range(1, 6):
        mark.point(anchor, None, "three points more in the long run " * lines, "Return plays it.")
        slip, parts = mark.slip.geometry(), [mark._on_page(part) for part in panel.parts()]
        assert len(parts) > 3
        assert all(
            slip.contains(QRect(slip.left(), box.top(), 1, box.height())) for box in parts if box.intersects(slip)
        )


def test_the_hand_at_a_button_covers_no_word_of_the_question(window, qtbot):
    """Seen: “Anna, Buchhändler … nutzen oder nicht” with a hand on it, at the second button of three."""
    page = sit_down(window, "column_of_fire", TABLES["column_of_fire"])
    window.resize(1280, 800)
    Hand(qtbot, page).clear()
    prompt, mark = page.prompt, page.hint.mark
    for question in ("Anna: turn a die", "Anna, Bookseller (Netherlands): turn the die down, use the action or not"):
        prompt.ask(question, None)
        prompt.offer(
            [(words, Action("test", (at,))) for at, words in enumerate(("to 2", "to 2: +1 book", "free"))], None
        )
        for button in prompt.buttons():
            mark.point(None, button, "Look here.", "Return plays it.")
            palm = QRect(0, 0, mark.hand._size // 2, mark.hand._size // 2)
            palm.moveCenter(
                mark.hand.geometry().center() - (_direction(mark.hand._angle) * mark.hand._size * PALM).toPoint()
            )
            assert not palm.intersects(prompt.words_of_question(page)), (question, button.text())
            assert not [
                other for other in prompt.buttons() if other is not button and palm.intersects(mark._on_page(other))
            ]


def test_a_hint_lies_beside_the_note_of_a_lesson(window, qtbot):
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    hand = Hand(qtbot, page)
    to_a_choice(hand)
    anchor = next(anchor for anchor in page.choices.groups if anchor in page.view.scene.targets)
    mark = page.hint.mark
    mark.point(anchor, None, "Look here.", "Return plays it.")
    note = NoteCard(page.colours, page.patience, page)
    note.setGeometry(mark.slip.geometry())
    note.show()
    mark.point(anchor, None, "Look here.", "Return plays it.")
    assert not mark.slip.geometry().intersects(note.geometry())


def test_the_hand_covers_no_words_where_it_can_come_from_elsewhere(window, qtbot):
    """Seen in a small window with large letters: it lay on “If the final scoring came now” below the hand of cards."""
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    qtbot.wait(400)
    to_a_choice(Hand(qtbot, page))
    anchors = [anchor for anchor in page.view.scene.targets if isinstance(anchor, tuple) and anchor[0] == "hand"]
    assert anchors
    plaque = next(item for item in page.view.scene.items() if isinstance(item, Plaque)).sceneBoundingRect()
    for anchor in anchors:
        page.hint.mark.point(anchor, None, "Play it. That scores two points.", "Return plays it.")
        hand = page.hint.mark.hand
        palm = QRect(0, 0, hand._size // 2, hand._size // 2)
        palm.moveCenter(hand.geometry().center() - (_direction(hand._angle) * hand._size * PALM).toPoint())
        corner = page.stage.mapTo(page, QPoint())
        heading = page.stage.mapFromScene(plaque.adjusted(60, 0, -60, 0)).boundingRect().translated(corner)
        assert not palm.intersects(heading), anchor
        assert palm.bottom() < corner.y() + page.stage.height()


def test_of_the_log_no_rest_is_left_below_a_hint_that_nobody_can_read(window, qtbot):
    """Seen at 1280 × 800: half an entry, and the crumb of a scroll bar."""
    window.resize(1280, 800)
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    to_a_choice(Hand(qtbot, page))
    anchor = next(anchor for anchor in page.choices.groups if anchor is not None)
    mark = page.hint.mark
    for lines in range(1, 9):
        mark.point(anchor, None, "three points more in the long run " * lines, "Return plays it.")
        left = page.log_box().bottom() - mark.slip.geometry().bottom()
        assert left <= 0 or left >= 60 or not mark.slip.geometry().intersects(page.log_box()), lines


def test_what_happened_is_read_where_the_hint_has_been(window, qtbot):
    """Seen at 1280 × 800: a hint lay over the news that were asked for after it, and a sliver of them was left."""
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    window.resize(1280, 800)
    to_a_choice(Hand(qtbot, page))
    hinted(page, page.table.match.legal()[0])
    slip, panel = page.hint.mark.slip, page.recap.panel
    assert slip.isVisible()
    page.recap.toggle()
    qtbot.waitUntil(panel.isVisible)
    assert not slip.isVisible()
    assert not page.hint.mark.hand.isVisible()
    ask(page, qtbot)
    assert slip.isVisible(), "asked for after it, it tells from the beginning"


def test_the_hand_covers_no_word_of_what_a_first_press_says(window, qtbot):
    """Seen at a card of Web of Power: the finger lay on the first line of what Return was going to do."""
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    window.resize(1280, 800)
    to_a_choice(Hand(qtbot, page))
    anchor = next(anchor for anchor in page.choices.groups if anchor in page.view.scene.targets)
    mark = page.hint.mark
    mark.point(anchor, None, "here", "")
    palm = mark.hand.painted()
    assert not palm.isEmpty()
    mark.spare(palm.translated(palm.width() + 1, 0))
    assert mark.hand.isVisible(), "beside it"
    mark.spare(palm.translated(palm.width() // 2, 0))
    assert not mark.hand.isVisible()
    mark.point(anchor, None, "here", "")
    words = "What Return would do\n" * 40
    page.say(words, anchor)
    said = QRect(page.toast.mapTo(page, QPoint()), page.toast.size())
    assert not mark.hand.painted().intersects(said)
    mark.point(anchor, None, "here", "")
    mark.hand.move(mark.hand.pos() + said.center() - mark.hand.painted().center())
    assert mark.hand.painted().intersects(said)
    page.say(words, anchor)
    assert not mark.hand.isVisible()
