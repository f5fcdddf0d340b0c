"""Find the move in the window: the collection, a position on the real board, and answers to every try."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play import puzzles
from kingsbridge_desktop.play.files import to_save
from kingsbridge_desktop.play.review_run import keep
from kingsbridge_desktop.saves.chronicle import puzzles as puzzle_files
from kingsbridge_desktop.ui.following.figures import Change
from kingsbridge_desktop.ui.hint import HintStage
from kingsbridge_desktop.ui.review.thinking import Thinking
from tests.chronicles import keep as keep_record
from tests.play.test_puzzles import kept, with_margins
from tests.play.test_review import finished
from tests.ui.driver import open_window, resized

GAMES = [game for game in game_ids() if game != "toy"]


def played():
    """A real game that is quick to play."""
    return finished("pillars_cards", 3, 3)


def another():
    """One with other luck."""
    return finished("pillars_cards", 3, 4)


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot, language="en")
    yield window
    window.settings.set("text_size", 100)
    window.close()


def collection(window, qtbot):
    """The page of the collection, filled."""
    window.puzzles.show()
    page = window.puzzles.page
    qtbot.waitUntil(lambda: page.content is not None)
    return page


def laid(window, qtbot, puzzle):
    """A position on the table; its guide."""
    window.puzzles.open(puzzle)
    qtbot.waitUntil(lambda: window.game is not None and window.game.guide is not None)
    guide = window.game.guide
    window.game.patience.moment = 0
    qtbot.waitUntil(lambda: guide.card.isVisible() and window.game.choices.is_open)
    return guide


def state(number=0):
    part = puzzles.collection().puzzles[number].part
    return part.tried, bool(part.solved)


def read_whole_and_covering_nothing(page, card):
    """A note beside the board, none of whose words is cut."""
    board = page.stage.mapFromScene(page.view.scene.sceneRect()).boundingRect()
    board.translate(page.stage.mapTo(page, QPoint()))
    assert not card.geometry().intersects(board.adjusted(1, 1, -1, -1))
    for label in (card._title, card._text, card._answer):
        assert label.isHidden() or label.height() >= label.heightForWidth(label.width()), label.text()
    for button in (card.back, card.show_me, card.go_on):
        assert button.isHidden() or button.size() == button.size().expandedTo(button.minimumSizeHint()), button.text()


@pytest.fixture
def small_window(window):
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    yield window
    window.settings.set("text_size", 100)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_answered_and_the_right_one_found_on_every_board(small_window, qtbot, game):
    window = small_window
    match = finished(game, rules_of(game).seats[0], 3)
    first, second = kept(match)
    guide = laid(window, qtbot, first)
    page = window.game
    assert page.view.position.key() == match.view(first.part.seat, first.part.ply).key()
    guide.card.go_on.click()
    assert not guide.card.isVisible()
    assert guide.tab.isVisible()
    wrong = next(action for action in page.table.match.legal() if action != first.best)
    window.settings.set("theme", "candle")  # and at once, while nothing has been laid in the other light
    page.choose(wrong)
    assert page.table.match.ply == first.part.ply
    assert guide.card.isVisible()
    read_whole_and_covering_nothing(page, guide.card)
    assert "not the best move" in guide.card.findChild(object, "note_answer").text()
    page.choose(first.best)
    qtbot.waitUntil(lambda: guide.card.isVisible() and page.table.match.ply > first.part.ply)
    assert "Found!" in guide.card.findChild(object, "note_answer").text()
    qtbot.waitUntil(lambda: state() == (1, False))  # the first answer counts
    read_whole_and_covering_nothing(page, guide.card)
    guide.card.go_on.click()
    qtbot.waitUntil(lambda: window.game is not page and window.game is not None and window.game.guide is not None)
    assert window.game.guide.laid.puzzle.key == second.key


def test_the_note_leaves_the_board_free_where_the_log_stands_beside_it(window, qtbot):
    """Seen at 1280 × 800: over the countries and the figures with which the move is found."""
    guide = laid(window, qtbot, kept(finished("web_of_power", 3, 3))[0])
    page = window.game
    last = page.players.plates[-1]
    qtbot.waitUntil(lambda: page.log_box().y() >= last.mapTo(page, QPoint(0, last.height())).y())
    qtbot.waitUntil(lambda: not guide._later.isActive() and guide.card.y() >= page.log_box().y())
    card = guide.card.geometry()
    assert card.y() >= page.log_box().y()
    stage = page.stage.geometry().translated(page.stage.parentWidget().mapTo(page, QPoint()))
    assert not card.intersects(stage)
    assert page.side.geometry().translated(page.side.parentWidget().mapTo(page, QPoint())).contains(card)
    line = page.log.visualItemRect(page.log.item(page.log.count() - 1))
    over = page.log.viewport().mapFrom(page, card.topLeft()).y()
    seen = page.log.seen_beside(line)
    assert seen.top() >= over + card.height() or seen.bottom() < over, "no line of the log is cut by the note"
    for target in page.view.scene.targets.values():
        if target.offered:
            assert not card.intersects(page.stage.box_of(target).translated(page.stage.mapTo(page, QPoint())))


def test_beside_a_note_over_the_log_no_slivers_of_the_log_are_seen(window, qtbot):
    """Seen at 1280 × 800: ends of its bands at the left of the note, as broad as the portrait hung over."""
    guide = laid(window, qtbot, kept(played())[0])
    page = window.game
    qtbot.waitUntil(lambda: not guide._later.isActive() and guide.card.y() >= page.log_box().y())
    card, log = guide.card.geometry(), page.log_box()
    paper = guide.card.paper_at(QPointF(card.topLeft())).toAlignedRect()
    assert paper.left() <= log.left()
    assert paper.right() >= log.right() - 1
    assert paper.top() <= log.top()
    picture = guide.card.grab().toImage()
    colour = guide.card.colours.raised
    assert all(picture.pixelColor(4, y).rgb() == colour.rgb() for y in range(110, card.height() - 12))


def test_where_the_log_is_low_the_way_back_gives_way_and_not_a_plate(window, qtbot, monkeypatch):
    """Seen in Pillars at 1280 × 800: the answer to a wrong move over the plate of the last player."""
    guide = laid(window, qtbot, kept(finished("pillars", 4, 3))[1])
    page, card = window.game, guide.card
    page.choose(next(action for action in page.table.match.legal() if action != guide.laid.puzzle.best))
    qtbot.waitUntil(lambda: card.isVisible() and not guide._later.isActive())
    low = page.log_box()
    seen = []
    for high in range(card.height() + 20, 150, -4):
        low.setHeight(high)
        monkeypatch.setattr(guide, "_over_log", lambda: [QRect(low)])
        guide._lay()
        seen.append((low.contains(card.geometry()), card.back.isVisible()))
        answer = card.findChild(QWidget, "note_answer").geometry()
        assert answer.bottom() < card.line_above_buttons() < card.go_on.y(), "seen: the line through the last words"
    assert seen[0] == (True, True)
    assert (True, False) in seen, "without that button it has room for longer"
    assert seen[-1] == (False, True), "where it has no room anyway, all is there"


def test_what_the_right_move_cost_is_read_above_the_note(window, qtbot, monkeypatch):
    """Seen in Pillars at 1024 × 640 and 150 % in German: "−5", half of it below the note."""
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    guide = laid(window, qtbot, kept(finished("pillars", 4, 3))[1])
    page, card, tokens = window.game, guide.card, window.game.following.tokens
    words = "A long answer to a try. "
    monkeypatch.setattr(guide, "_answer", lambda: words)
    while page.stage.aside().height() - card.height() > 40:
        words += "It goes on. "
        guide._lay()
    top = card.y()
    tokens.tell([[Change("worker", -5)], [], []], 0)
    told = tokens.floating.translated(tokens.mapTo(page, QPoint()))
    assert told.bottom() > top, "it hangs below the plate, where the note was"
    guide._lay()
    assert told.bottom() < card.paper_at(QPointF(card.pos())).top()
    tokens.put_away()
    guide._lay()
    assert card.y() == top


def test_a_longer_note_covers_what_leads_to_the_past_before_the_almanac(window, qtbot):
    """Seen at 1280 × 800: the button of the almanac, half of it below the note."""
    guide = laid(window, qtbot, kept(played())[0])
    page = window.game
    log, with_past, whole = guide._over_log()
    boxes = [part.rect().translated(part.mapTo(page, QPoint())) for part in (page.side.replay, page.side.almanac)]
    assert [with_past.contains(box) for box in boxes] == [True, False]
    assert not with_past.intersects(boxes[1])
    assert all(whole.contains(box) for box in (log, *boxes))


def test_a_move_that_is_found_at_once_is_written_down_with_its_day(window, qtbot):
    first = kept(played())[0]
    guide = laid(window, qtbot, first)
    window.game.choose(first.best)
    qtbot.waitUntil(lambda: guide.card.isVisible() and guide.is_found)
    assert "solved" in window.game.prompt.question, "nothing is asked that cannot be answered"
    assert not window.game.prompt.tools.hint_button.isEnabled()
    qtbot.waitUntil(lambda: state() == (1, True))
    guide.card.back.click()
    page = window.puzzles.page
    qtbot.waitUntil(lambda: page.content is not None)
    assert "found" in str(page.list.model.data(page.list.model.index(0)))
    assert page.list.marked.key == first.key
    assert window.game is None


def test_a_move_that_was_shown_is_not_found(window, qtbot):
    first = kept(played())[0]
    guide = laid(window, qtbot, first)
    guide.card.show_me.click()
    page = window.game
    assert page.hint.step == HintStage.WHY
    assert page.hint.answer.action == first.best
    assert not page.toast.isVisible()
    page.stage.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Return)  # plays what is pointed at
    qtbot.waitUntil(lambda: guide.is_found and guide.card.isVisible())
    assert "This is the move" in guide.card.findChild(object, "note_answer").text()
    qtbot.waitUntil(lambda: state() == (1, False))


def test_a_hint_costs_the_discovery_as_well(window, qtbot):
    first = kept(played())[0]
    laid(window, qtbot, first)
    window.game.hint.press()
    window.game.choose(first.best)
    qtbot.waitUntil(lambda: state() == (1, False))


def test_the_way_there_and_back_goes_by_keyboard_alone(window, qtbot):
    first = kept(played())[0]
    window.menus.actions["puzzles"].trigger()
    page = window.puzzles.page
    qtbot.waitUntil(lambda: page.content is not None)
    assert page.list.view.hasFocus() or page.focusWidget() is page.list.view
    qtbot.keyClick(page.list.view, Qt.Key.Key_Down)
    qtbot.keyClick(page.list.view, Qt.Key.Key_Up)
    qtbot.keyClick(page.list.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game is not None and window.game.guide.card.isVisible())
    guide = window.game.guide
    assert guide.laid.puzzle.key == first.key
    assert window.focusWidget() is guide.card.go_on
    qtbot.keyClick(guide.card, Qt.Key.Key_Right)
    assert not guide.card.isVisible()
    qtbot.keyClick(window.game, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.puzzles.page is not None and window.puzzles.page.content is not None)
    qtbot.keyClick(window.puzzles.page, Qt.Key.Key_Escape)
    assert window.puzzles.page is None
    assert window.home.isVisible()


def test_home_and_chronicle_lead_there_and_it_leads_back(window, qtbot):
    kept(played())
    window.home.puzzles_button.click()
    page = window.puzzles.page
    qtbot.waitUntil(lambda: page.content is not None)
    page.findChild(QPushButton, "puzzles_chronicle").click()
    assert window.puzzles.page is None
    book = window.chronicle.page
    qtbot.waitUntil(lambda: book.content is not None)
    book.findChild(QPushButton, "chronicle_puzzles").click()
    assert window.chronicle.page is None
    assert window.puzzles.page is not None


def test_an_empty_collection_says_how_it_is_filled(window, qtbot):
    page = collection(window, qtbot)
    assert page.list is None
    assert "review" in " ".join(block.accessibleName() for block in page.book.blocks())


def test_a_file_that_cannot_be_read_is_told(window, qtbot):
    match, other = played(), another()
    kept(match)
    kept(other)
    puzzle_files.path_of(match.id).write_text("{", encoding="utf-8")
    page = collection(window, qtbot)
    assert "cannot be read" in " ".join(block.accessibleName() for block in page.book.blocks())
    assert len(page.content.puzzles) == 2


def test_a_position_whose_game_is_gone_is_told_and_nothing_else_happens(window, qtbot, monkeypatch):
    match = played()
    first = kept(match)[0]
    page = collection(window, qtbot)
    puzzle_files.path_of(match.id).with_suffix(".kingsbridge").unlink()
    told: list[object] = []
    monkeypatch.setattr(window, "show_problem", told.append)
    window.puzzles.open(first)
    qtbot.waitUntil(lambda: bool(told))
    assert window.puzzles.page is page
    assert window.game is None


def test_everything_follows_language_and_light(window, qtbot):
    first = kept(played())[0]
    page = collection(window, qtbot)
    window.settings.set("language", "de")
    assert "Zug" in page.book.buttons[-1].text()
    guide = laid(window, qtbot, first)
    wrong = next(action for action in window.game.table.match.legal() if action != first.best)
    window.game.choose(wrong)
    german = guide.card.findChild(object, "note_answer").text()
    window.settings.set("language", "en")
    window.settings.set("theme", "candle")
    qtbot.waitUntil(lambda: guide.card.findChild(object, "note_answer").text() not in ("", german))
    assert "not the best" in guide.card.findChild(object, "note_answer").text()


def test_a_review_that_is_done_says_how_many_positions_it_found(window, qtbot, monkeypatch):
    monkeypatch.setattr(Thinking, "think", lambda self, effort, known=None: None)
    match = played()
    keep_record(to_save(match))
    keep(with_margins(match))
    window.reviews.show(match)
    page = window.reviews.page
    qtbot.waitUntil(lambda: "2" in page.headings["points"].accessibleName())
    assert len(puzzles.collection().puzzles) == 2


def test_nothing_of_a_position_is_kept_as_a_game(window, qtbot):
    match = played()
    first = kept(match)[0]
    laid(window, qtbot, first)
    window.game.choose(first.best)
    qtbot.waitUntil(lambda: state() == (1, True))
    window.go_home()
    folder = puzzle_files.path_of(match.id).parent
    assert [path.name for path in folder.glob("*.kingsbridge")] == [f"{match.id}.kingsbridge"]
    assert not list((folder.parent / "autosaves").glob("*.kingsbridge"))
