"""Where a click is final the first one selects, the second one does it; and other guards of hasty hands."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QWidget

from kingsbridge_desktop.play.finality import why_final
from kingsbridge_desktop.ui.dialogs.moves import MovesDialog
from kingsbridge_desktop.ui.panels.toast import Toast
from tests.ui.driver import Hand, open_window, sit_down
from tests.ui.modal import when_open

GAMES = ("pillars_cards", "web_of_power", "pillars", "column_of_fire")


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot, second_click="final", language="en")
    yield window
    window.close()


def to_a_final_place(page, hand):
    """Plays until a click on the board is final, with others to choose from; gives the action and its place."""
    rng, match = Random(5), page.table.match
    hand.clear()
    while True:
        for anchor, actions in page.choices.groups.items():
            others = [other for other in match.legal() if other != actions[0]]
            if len(actions) > 1 or page.view.is_plain_step(page.view.position, actions[0], others):
                continue
            if others and why_final(match, actions[0]) is not None:
                return actions[0], anchor
        page.choose(rng.choice([a for a in match.legal() if page.view.points_left(page.view.position, a) <= 0]))
        hand.clear()


@pytest.mark.parametrize("game", GAMES)
def test_a_final_click_selects_and_the_second_one_does_it(window, qtbot, game):
    page = sit_down(window, game, ("person", "person", "person"))
    hand = Hand(qtbot, page)
    action, anchor = to_a_final_place(page, hand)
    match, ply = page.table.match, page.table.match.ply
    hand._click_place(anchor)
    assert match.ply == ply
    assert page.safe_hands.selected == action
    assert page.view.scene.targets[anchor].selected
    assert "This cannot be undone" in page.toast.words
    hand._click_place(anchor)
    assert match.ply > ply
    assert match.steps[ply].action == action
    assert page.safe_hands.selected is None


@pytest.fixture
def selected(window, qtbot):
    """A page on which something final was clicked once."""
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    action, anchor = to_a_final_place(page, hand)
    hand._click_place(anchor)
    assert page.safe_hands.selected == action
    return page


def test_what_the_next_click_does_is_told_as_long_as_it_does_it(selected):
    """Seen: a golden card, and five seconds later not a word of why."""
    toast = selected.toast
    assert toast.isVisible()
    assert not toast._timer.isActive()
    assert selected.safe_hands.let_go()
    assert not toast.isVisible()
    selected.say("A card is missing")
    assert toast._timer.isActive()


def test_escape_lets_go(selected, qtbot):
    ply = selected.table.match.ply
    qtbot.keyClick(selected.stage, Qt.Key.Key_Escape)
    assert selected.safe_hands.selected is None
    assert not any(target.selected for target in selected.view.scene.targets.values())
    assert selected.table.match.ply == ply


def test_return_does_what_is_selected(selected, qtbot):
    action, ply = selected.safe_hands.selected, selected.table.match.ply
    qtbot.keyClick(selected.stage, Qt.Key.Key_Return)
    assert selected.table.match.steps[ply].action == action


def test_another_place_is_selected_instead(selected, qtbot):
    hand = Hand(qtbot, selected)
    first, ply = selected.safe_hands.selected, selected.table.match.ply
    other = next(anchor for anchor, actions in selected.choices.groups.items() if first not in actions)
    hand._click_place(other)
    assert selected.table.match.ply == ply
    assert selected.safe_hands.selected in selected.choices.groups[other]
    assert [anchor for anchor, target in selected.view.scene.targets.items() if target.selected] == [other]


def test_a_quick_double_click_selects_only(window, qtbot):
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    _, anchor = to_a_final_place(page, hand)
    ply = page.table.match.ply
    hand._click_place(anchor)
    page.patience.moment = 10_000
    hand._click_place(anchor)
    assert page.table.match.ply == ply


def test_never_means_that_the_first_click_does_it(window, qtbot):
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    _, anchor = to_a_final_place(page, hand)
    window.settings.set("second_click", "never")
    ply = page.table.match.ply
    hand._click_place(anchor)
    assert page.table.match.ply == ply + 1


def test_always_asks_for_what_could_be_taken_back_too(window, qtbot):
    window.settings.set("second_click", "always")
    page = sit_down(window, "web_of_power", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    hand.clear()
    anchor, actions = next(
        (anchor, actions)
        for anchor, actions in page.choices.groups.items()
        if len(actions) == 1 and why_final(page.table.match, actions[0]) is None
    )
    ply = page.table.match.ply
    hand._click_place(anchor)
    assert page.table.match.ply == ply
    assert page.safe_hands.selected == actions[0]


def test_a_button_is_golden_when_it_is_selected(window, qtbot):
    page = sit_down(window, "web_of_power", ("person", "greedy", "greedy"))
    hand = Hand(qtbot, page)
    hand.clear()
    window.settings.set("second_click", "always")
    button = page.prompt.buttons()[0]
    ply = page.table.match.ply
    hand.click(button)
    assert page.table.match.ply == ply
    assert button.property("primary")
    hand.click(button)
    assert page.table.match.ply > ply


def test_rolling_needs_no_second_click(window, qtbot):
    page = sit_down(window, "column_of_fire", ("person", "person"))
    hand = Hand(qtbot, page)
    rng, match = Random(1), page.table.match
    hand.clear()
    while match.state.stack[-1].kind != "roll" or len(match.legal()) < 2:
        page.choose(rng.choice(match.legal()))
        hand.clear()
    roll = next(action for action in match.legal() if action.kind == "roll")
    ply = match.ply
    page.safe_hands.press(roll)
    assert match.ply > ply


def test_a_click_on_the_grey_undo_says_why(window, qtbot):
    page = sit_down(window, "web_of_power", ("person", "greedy", "greedy"))
    hand = Hand(qtbot, page)
    hand.clear()
    assert not page.prompt.tools.undo_button.isEnabled()
    middle = page.prompt.tools.undo_button.mapTo(window, QPoint(5, 5))
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)  # as it comes from a real mouse
    assert page.toast.isVisible()
    assert page.toast.words == page.prompt.tools.undo_button.toolTip()


def test_the_list_of_moves_marks_nothing_before_somebody_does(window, qtbot):
    page = sit_down(window, "pillars", ("person", "person"))
    Hand(qtbot, page).clear()
    dialog = MovesDialog(page, lambda: "?", page.choices.moves)
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    assert not buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    assert dialog.list.currentRow() == -1
    qtbot.keyClick(dialog.filter, Qt.Key.Key_Down)
    assert dialog.chosen == page.choices.moves()[0][1]
    dialog.deleteLater()


def test_the_question_for_an_agreement_has_the_safe_answer_first(window, qtbot):
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    hand = Hand(qtbot, page)
    hand.clear()
    page.choose(page.table.match.legal()[0])
    hand.clear()
    seen: list[str] = []

    def look(box: QMessageBox) -> None:
        seen.extend(button.text() for button in sorted(box.buttons(), key=lambda button: button.x()))
        seen.append(box.defaultButton().text())
        box.escapeButton().click()

    when_open(QMessageBox, look)
    ply = page.table.match.ply
    page.undo_by_agreement()
    assert seen == ["Better not", "Do it", "Better not"]
    assert page.table.match.ply == ply


@pytest.mark.parametrize("game", ["pillars_cards", "pillars", "column_of_fire"])
def test_finishing_with_points_left_asks(window, qtbot, game):
    page = sit_down(window, game, ("person", "person", "person"))
    hand = Hand(qtbot, page)
    match, rng = page.table.match, Random(8)
    hand.clear()
    while True:
        left = [a for a in match.legal() if page.view.points_left(page.view.position, a) > 0]
        if left:
            break
        page.choose(rng.choice(match.legal()))
        hand.clear()
    asked = []

    def refuse(box: QMessageBox) -> None:
        asked.append(box.text())
        box.defaultButton().click()

    when_open(QMessageBox, refuse)
    ply = match.ply
    page.choose(left[0])
    assert len(asked) == 1
    assert str(page.view.points_left(page.view.position, left[0])) in asked[0]
    assert match.ply == ply


def test_what_is_said_of_a_place_covers_nothing_that_it_is_compared_with(qtbot):
    """Seen in Pillars: “1 stone from the market” over the stalls of wood and sand, which were offered as well."""
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(950, 630)
    toast = Toast(board)
    stalls = [QRect(left, 270, 46, 58) for left in (100, 150, 200)]
    names = [QRect(100, 250, 130, 16), QRect(110, 350, 90, 16)]
    toast.say("1 stone from the market", stalls[0], "Click again", stalls, None, names, stalls[1:])
    said = toast.geometry()
    assert board.rect().contains(said)
    assert not any(said.intersects(box) for box in (*stalls, *names))


def test_what_is_about_no_place_leaves_the_middle_of_the_board_to_its_places(qtbot):
    """Seen at 1280 × 800: “The master is thinking …” in the middle of the map, over cloisters beside an empty sea."""
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(1000, 500)
    board.show()
    toast = Toast(board)
    places = [QRect(x, y, 30, 30) for x in range(370, 980, 80) for y in range(0, 500, 60)]
    toast.say("The master is still thinking about all that could be done", None, "", places)
    assert not any(map(toast.geometry().intersects, places))
    assert toast.geometry().right() < 370, "over the sea"


def test_what_is_said_of_a_place_finds_a_gap_that_is_hardly_larger(qtbot):
    """Seen in Pillars: nearly every refusal lay over a name, a few pixels beside a meadow that had room for it."""
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(950, 630)
    toast = Toast(board)
    words = "Step 1: event – done in phase III. That is still to come in this round."
    toast.say(words, QRect(100, 140, 90, 20), "F1: what the rules say")
    wide, high = toast.width() + 6, toast.height() + 6
    gap = QRect(331, 183, wide, high)
    names = [
        QRect(0, 0, 950, gap.top()),
        QRect(0, gap.bottom() + 1, 950, 630 - gap.bottom()),
        QRect(0, gap.top(), gap.left(), high),
        QRect(gap.right() + 1, gap.top(), 950 - gap.right(), high),
    ]
    toast.say(words, QRect(100, 140, 90, 20), "F1: what the rules say", (), None, names)
    assert not any(toast.geometry().intersects(box) for box in names)


def test_what_is_said_does_not_touch_what_is_read(qtbot):
    """Seen on the score sheet: a slip that ended where the “S” of “Schwarze Karten” began."""
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(960, 632)
    toast, words, place = Toast(board), "Klick den Baustoff unten auf dem Wertungsblatt an.", QRect(18, 384, 200, 74)
    toast.say(words, place)
    there = toast.geometry()
    heading = QRect(there.right() + 1, there.top() + 16, 110, 20)
    toast.say(words, place, "", (), None, [heading])
    assert not toast.geometry().adjusted(-1, -1, 1, 1).intersects(heading)


def test_what_is_said_ends_in_no_line_of_one_word(qtbot):
    """Seen at 1280 × 800: “F1: was die Regeln dazu” above “sagen”, and a dot at the end of a line."""
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(950, 630)
    toast = Toast(board)
    words = "Zum Konflikt kommt es hier von selbst, wenn alle Religionsfelder des Landes belegt sind."
    place = QRect(0, 0, 950, 500)  # so that it lies low and broad, or not at all
    toast.say(words, place, "F1: was die Regeln dazu sagen")
    for width in (110, 150, 190):
        toast._part_hint(width)
        lines = toast._hint.text().split("\n")
        assert len(lines[-1].split()) > 1, lines
    toast.say(words, place, "Noch einmal oder Eingabetaste: ausführen · Esc: doch nicht")
    toast._part_hint(290)
    assert toast._hint.text() == "Noch einmal oder Eingabetaste: ausführen\nEsc: doch nicht"
    high = toast.height()
    assert toast._high_for(toast.width() - 40) > high, "no broader than its lines"
