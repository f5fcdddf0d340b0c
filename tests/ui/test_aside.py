"""A small window: the board lies at the right, and all that is said stands in the wood beside it and covers nothing."""

from __future__ import annotations

import itertools
import re
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.lessons import lessons_of
from kingsbridge_desktop.ui.following.figures import Change
from kingsbridge_desktop.ui.following.ticks import NUMBER
from kingsbridge_desktop.ui.following.tokens import Tokens
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.lessons.note_card import NoteCard
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.panels.players import PlayersPanel
from kingsbridge_desktop.ui.safe_hands import SafeHands
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import action_label, said_once, unrepeated
from tests.ui.driver import Hand, open_window, sit_down

GAMES = [game for game in game_ids() if game != "toy"]
SENTENCE = "Not now: this place is used in the third phase, after everybody has set their master builders. " * 2
REASON = "Orange die (5): Albert Willemsen is used five times; the Netherlands: a first house. " * 4
ANSWER = 72  # letters of it, for which those of a note must be smaller
CAPTION = "Philip: +6 gold, Ellen: +10 gold, Jack: +2 gold and one stone from the market"


@pytest.fixture(autouse=True)
def usual_letters(qtbot, qapp):
    """The size of letters is the application's: the next test finds it as it was."""
    yield
    for window in qapp.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.settings.set("text_size", 100)


def small(qtbot, language="de"):
    window = open_window(qtbot, language=language)
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    return window


def board_of(page: GamePage) -> QRect:
    """Where the board is on the page."""
    board = page.stage.mapFromScene(page.view.scene.sceneRect()).boundingRect()
    return board.adjusted(1, 1, -1, -1).translated(page.stage.mapTo(page, QPoint()))


def on_page(page: GamePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_covers_nothing_of_the_board(qtbot, game):
    page = sit_down(small(qtbot), game, ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)  # everything is laid
    following = page.following
    page.say(SENTENCE, next(iter(page.choices.groups), None), "F1: what the rules say")
    covers_nothing(page, page.toast)
    words = page.toast._words
    assert words.height() >= words.heightForWidth(words.width())
    assert page.toast.width() - words.geometry().right() > words.geometry().left(), "as far from the right edge"
    following.ribbon.tell(
        "Step 3 · Wool mill",
        CAPTION,
        page.seen.shield(0, 64),
        following._ribbon_at(),
        following._ribbon_room(),
        following._ribbon_free(),
    )
    covers_nothing(page, following.ribbon)
    assert following.ribbon._part > 0.8
    anchor = next(anchor for anchor, target in page.view.scene.targets.items() if target.isVisible())
    for said in (SENTENCE, REASON):
        page.hint.mark.point(anchor, None, said, "Return does it.")
        covers_nothing(page, page.hint.mark.slip)


@pytest.mark.parametrize("game", GAMES)
def test_answers_of_a_place_stand_beside_the_board_unless_somebody_speaks_there(qtbot, game):
    page = sit_down(small(qtbot), game, ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    page.choices._choose_among(next(iter(page.choices.groups)), page.table.match.legal()[:6])
    chooser = page.choices._chooser
    assert chooser is not None
    assert page.rect().contains(chooser.box)
    assert not chooser.box.intersects(board_of(page))
    assert not chooser.box.intersects(on_page(page, page.prompt))
    for button in chooser.answers:
        assert button.width() >= button.minimumSizeHint().width()
        assert chooser.box.contains(on_page(page, button))
        assert button.fontInfo().pixelSize() >= 11
        assert not re.search(r"\b\d\n\w", button.text()), "a number stays with what it counts"
    page.say(SENTENCE)
    page.choices._choose_among(next(iter(page.choices.groups)), page.table.match.legal()[:6])
    chooser = page.choices._chooser
    assert chooser is not None
    assert chooser.box.right() > page.stage.aside().right(), "beside its place"
    assert [button.text() for button in chooser.answers] == chooser.labels
    assert chooser.font().pointSizeF() == page.prompt.font().pointSizeF()


def covers_nothing(page: GamePage, slip: QWidget) -> None:
    box = on_page(page, slip)
    assert slip.isVisible()
    assert page.rect().contains(box)
    assert not box.intersects(board_of(page)), (box, board_of(page))


@pytest.mark.parametrize("game", GAMES)
def test_a_lessons_note_lies_beside_the_board_and_is_read_whole(qtbot, game):
    window = small(qtbot)
    window.learn(lessons_of(game)[1])
    page = window.game
    qtbot.waitUntil(lambda: page.guide.card.isVisible(), timeout=15_000)
    qtbot.waitUntil(lambda: not page.guide._later.isActive())
    card = page.guide.card
    assert not on_page(page, card).intersects(board_of(page))
    page.guide._answer = SENTENCE[:ANSWER]
    window.settings.set("theme", "candle")  # and at once another answer, while nothing has been laid in the other light
    page.guide._lay()
    qtbot.waitUntil(lambda: not page.guide._later.isActive())
    for label in (card._title, card._text, card._answer):
        assert label.height() >= label.heightForWidth(label.width())
    buttons = [button for button in (card.back, card.show_me, card.go_on) if button.isVisible()]
    for button in buttons:
        assert card.rect().contains(button.geometry())
        assert button.width() >= button.minimumSizeHint().width()
    for one, other in pairwise(buttons):
        assert not one.geometry().intersects(other.geometry())


def test_a_note_with_more_words_than_room_covers_as_little_as_it_can(qtbot):
    window = small(qtbot)
    window.learn(lessons_of("pillars")[1])
    page = window.game
    qtbot.waitUntil(lambda: page.guide.card.isVisible(), timeout=15_000)
    page.guide._answer = SENTENCE
    page.guide._lay()
    card = page.guide.card
    covered = on_page(page, card) & board_of(page)
    assert covered.width() < 0.5 * board_of(page).width()
    assert card._answer.height() >= card._answer.heightForWidth(card._answer.width())


def test_where_the_side_has_its_place_the_board_lies_in_the_middle(qtbot):
    window = small(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    qtbot.waitUntil(lambda: page.stage.aside().width() > 200)
    window.settings.set("text_size", 100)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.stage.aside().isEmpty())
    board = page.stage.mapFromScene(page.view.scene.sceneRect()).boundingRect()
    assert abs(board.center().x() - page.stage.viewport().rect().center().x()) <= 2


def answered(page: GamePage) -> list[QPushButton]:
    return [button for button in page.prompt.buttons() if button.isVisible()]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_selected_answer_is_whole_and_moves_no_other(qtbot, language):
    """It is written in bold then."""
    window = small(qtbot, language)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    words = ["Pass now and set the master builder later without paying anything", "Take it"]
    page.prompt.offer([(word, Action("answer", (at,))) for at, word in enumerate(words)], None)
    buttons = answered(page)
    assert len({button.font().pointSizeF() for button in buttons}) == 1
    before = [button.geometry() for button in buttons]
    SafeHands._show_chosen(buttons[0], chosen=True)
    QApplication.sendPostedEvents()
    assert buttons[0].font().bold()
    assert buttons[0].width() >= buttons[0].minimumSizeHint().width()
    assert all(same(button.geometry(), box) for button, box in zip(buttons, before, strict=True))
    for _ in range(3):  # the room of a button does not become less and less
        page.prompt._arrange()
    assert all(same(button.geometry(), box) for button, box in zip(buttons, before, strict=True))


def same(one: QRect, other: QRect) -> bool:
    """But for a pixel or two: the width of words is rounded."""
    return one.topLeft() == other.topLeft() and abs(one.width() - other.width()) <= 2


def test_nothing_told_in_the_bar_is_smaller_than_eleven_pixels(qtbot):
    page = sit_down(small(qtbot), "pillars", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    page.prompt.offer([("Take it", Action("answer", (0,)))], None)
    page.prompt.tell(SENTENCE)
    for label in (page.prompt.quiet.aside, page.prompt.quiet.hint):
        assert label.fontInfo().pixelSize() >= 11
    page.prompt.tell("Bischofssitz: Schutz vor dem Ereignis oder ein Baustoff vom Markt")
    assert page.prompt.quiet.aside.text().endswith("Markt")


def test_answers_repeat_nothing_of_the_question_and_are_all_seen(qtbot):
    answers = ["Printer (France) → 3, no action", "Printer (France) → 3: gain 1 book", "Printer (France) → 3: 2 VP"]
    asked = "Anna, Printer (France): turn the die down?"
    assert unrepeated(asked, answers) == ["→ 3, no action", "→ 3: gain 1 book", "→ 3: 2 VP"]
    assert unrepeated(asked, [*answers, "Free the die (−3 VP)"])[2:] == ["→ 3: 2 VP", "Free the die (−3 VP)"]
    assert unrepeated("Anna: what now?", answers) == answers
    assert unrepeated("Spain?", ["Spain: leave it", "Spain: raise it"]) == ["Leave it", "Raise it"]
    assert unrepeated("Buy or sell stone", ["Sell stone", "Sell wood"]) == ["Sell stone", "Sell wood"]
    assert unrepeated(asked, answers[:1]) == answers[:1]
    assert unrepeated("?", []) == []
    goods = ["1 × Buch nehmen", "1 × Erz nehmen"]  # seen as "× Buch nehmen"
    assert unrepeated("Anna: Feld nutzen (+1 Ware nach Wahl)?", goods) == goods
    window = small(qtbot)
    which = lessons_of("column_of_fire")[3]
    window.settings.values.lessons = {which.key: 3}
    window.learn(which)
    page = window.game
    qtbot.waitUntil(lambda: page.guide.card.isVisible(), timeout=15_000)
    qtbot.waitUntil(lambda: not page.guide._later.isActive())
    assert len(page.prompt.buttons()) == 3
    for button in page.prompt.buttons():
        assert button.isVisible()
        assert button.width() >= button.minimumSizeHint().width()
    assert page.prompt.more.isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_drawer_stands_beside_the_board_and_keeps_its_words_from_its_edge(qtbot, game):
    page = sit_down(small(qtbot), game, ("person", "random", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)  # everything is laid
    assert not page.stage.free_aside().isEmpty()
    page.room.toggle_drawer()
    qtbot.waitUntil(page.side.isVisible)
    qtbot.waitUntil(lambda: page.side.where.x() >= 12)
    assert not on_page(page, page.side).intersects(board_of(page))
    assert page.stage.free_aside().isEmpty(), "nothing else is said there"
    assert page.side.width() >= page.side.minimumSizeHint().width()


def test_the_bar_of_the_past_keeps_its_words_whole_in_another_light(qtbot):
    window = small(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    hand = Hand(qtbot, page)
    hand.clear()
    hand.do(page.table.match.legal()[0])
    hand.clear()
    page.look_back(1)
    button = page.film_bar.buttons["branch"]
    qtbot.waitUntil(button.isVisible)
    window.settings.set("theme", "candle")
    assert not button.text() or button.width() >= button.minimumSizeHint().width()
    assert button.text() or not button.icon().isNull()


def test_the_heading_of_what_happened_is_bold_from_the_first_time_on(qtbot):
    page = sit_down(small(qtbot), "pillars", ("person", "random", "random"))
    page.recap.panel.tell([], 0)
    assert page.recap.panel._title.font().bold()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_large_lies_beside_the_board(qtbot, game):
    page = sit_down(small(qtbot), game, ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    board, shown = page.view.scene.sceneRect(), 0
    for anchor in page.view.places():
        note = page.view.note(page.view.position, anchor)
        if note is None or note.cards or not page.view.nearer.show(anchor):
            continue
        shown += 1
        box = page.view.slip.mapRectToScene(page.view.slip.boundingRect())
        if not box.intersects(board.adjusted(2, 2, -2, -2)):
            bottom = page.view.slip._words[-1][2].bottom() if page.view.slip._words else 0.0
            assert bottom <= page.view.slip.boundingRect().bottom()
            assert page.stage.viewport().rect().contains(page.stage.mapFromScene(box).boundingRect())
            shown += 1000
    assert shown % 1000 > 3
    assert shown // 1000 >= 0.8 * (shown % 1000), "most notes have room there"
    page.view.put_away()
    page.say(SENTENCE)
    assert not page.view.nearer.show(page.view.places()[0], asked=False)


def test_a_question_leaves_a_long_answer_the_room_that_it_does_not_need(qtbot):
    page = sit_down(small(qtbot), "pillars", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    high = page.prompt.height()
    page.prompt.ask("Anna, Captain: place the stone or give it up", None)
    page.prompt.offer([("Give up one protection: the stone goes to the supply", Action("answer", (0,)))], None)
    button = answered(page)[0]
    assert button.font().pointSizeF() >= 0.85 * page.prompt.font().pointSizeF()
    assert page.prompt.height() == high


def test_the_number_of_a_tick_is_whole_at_the_edge_of_the_window(qtbot):
    page = sit_down(small(qtbot), "column_of_fire", ("person", "random", "random"))
    ticks = page.recap.ticks
    ticks.resize(page.stage.size())
    unit = ticks.font().pointSizeF()
    at = ticks._inside(QPointF(ticks.width() - 4, 3), unit)
    assert at.x() + unit * (0.9 + NUMBER) <= ticks.width()
    assert at.y() - unit * (1.0 + 0.7 * NUMBER) >= 0
    assert ticks._inside(QPointF(200, 200), unit) == QPointF(200, 200)


@pytest.mark.parametrize("game", ["pillars", "column_of_fire"])
def test_gains_hang_below_the_plate_of_their_player_and_hide_none_of_its_figures(qtbot, game):
    page = sit_down(small(qtbot), game, ("person", "random", "random", "random"))
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    tokens = page.following.tokens
    changes = [Change("gold", 10), Change("worker", 10), Change("stone", -3)]
    for seat, plate in enumerate(page.players.plates):
        for count in (1, 2, 3):
            boxes, font = tokens.boxes(changes[:count], seat)
            below = QRectF(plate.pos().x(), plate.geometry().bottom(), plate.width(), 200)
            assert all(below.contains(box) for box in boxes), (seat, count)
            tokens.lie_around()
            assert all(QRectF(tokens.rect()).contains(box) for box in boxes), "and none of them is cut"
            assert QFontInfo(font).pixelSize() >= 11


def test_gains_stand_beside_a_caption_where_they_cover_nothing(qtbot):
    """Seen in Pillars: gains below the plates over the track and over the cards at Kingsbridge."""
    page = sit_down(small(qtbot), "pillars", ("person", "random", "random", "random"))
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    following, tokens = page.following, page.following.tokens
    room = following._ribbon_at(), following._ribbon_room(), following._ribbon_free()
    following.ribbon.tell("Schritt 3 · Wollmanufaktur:", "Philip: +6 Gold – Ellen: +10 Gold", None, *room)
    for gains in ([Change("gold", 10)], [Change("worker", 10), Change("gold", 10)]):
        tokens.tell([gains] * 4, 0)
        assert list(tokens._groups) == [0, 1, 2, 3]
        assert not on_page(page, tokens).intersects(board_of(page))
        assert not on_page(page, tokens).intersects(on_page(page, following.ribbon))
        boxes = [box for group in tokens._groups.values() for box in (group.shield, *group.boxes)]
        assert all(QRectF(tokens.rect()).contains(box) for box in boxes)
        assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
        assert QFontInfo(tokens._letters).pixelSize() >= 11
    following.ribbon.hide()
    tokens.tell([[Change("gold", 1)]] * 4, 0)
    assert not tokens._groups, "the log has that place"


def test_gains_end_above_a_note_that_lies_close_below_the_plates(qtbot):
    """Seen when a position was solved: the card that was given away, half under the note that said so."""
    page = sit_down(small(qtbot), "web_of_power", ("person", "random", "random"))
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    plate, tokens = page.players.plates[0], page.following.tokens
    bottom = plate.mapTo(page, QPoint(0, plate.height())).y()
    note = NoteCard(page.colours, page.patience, page)
    for gap in (34, 4):
        note.setGeometry(8, bottom + gap - 16, 340, 380)
        note.show()
        paper = note.paper_at(QPointF(note.pos()))
        tokens.tell([[Change("gold", -1)], [], []], 0)
        (box,), font = tokens.boxes([Change("gold", -1)], 0)
        box.translate(QPointF(page.players.mapTo(page, QPoint())))
        assert not box.intersects(paper), gap
        assert QFontInfo(font).pixelSize() >= 11
        assert (box.top() > bottom) == (gap > 30), "below the plate where there is room for it"


def test_gains_leave_the_level_of_a_bot_to_be_read(qtbot):
    """Seen in German: “+1” over the end of “Bot: aufs Geratewohl”."""
    players = PlayersPanel(Colours("day"), 1)
    qtbot.addWidget(players)
    players.resize(290, 120)
    (plate,), tokens = players.plates, Tokens(players, Colours("day"))
    plate.resize(290, 100)
    plate.name, plate.role, plate.points = "Cleo", "Bot: aufs Geratewohl", "12"
    after_role, after_name = plate.beside_words()
    letters = QFontMetricsF(table_font(plate.font().pointSizeF(), italic=True))
    assert after_role.left() - plate._words_left() > letters.horizontalAdvance(plate.role)
    for changes in ([Change("gold", 1)], [Change("gold", 1), Change("stone", -1)]):
        boxes, font = tokens.boxes(changes, 0)
        assert any(all(room.contains(box) for box in boxes) for room in (after_role, after_name)), changes
        assert QFontInfo(font).pixelSize() >= 11


def test_a_hidden_answer_makes_no_other_small(qtbot):
    """Seen with letters of 150 %: an answer in letters of 11 pixels beside "2 more …" and much free room."""
    page = sit_down(small(qtbot), "pillars", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    page.prompt.ask("Anna, Book Merchant (France): turn the die down, and use the action or not", None)
    words = [
        "Book Merchant (France): 3",
        *("Book Merchant (France): take one book, then sell it at once in Spain",) * 3,
    ]
    page.prompt.offer([(word, Action("answer", (at,))) for at, word in enumerate(words)], None)
    shown = answered(page)
    assert page.prompt.more.isVisible()
    assert len(shown) == 1
    assert shown[0].font().pointSizeF() == pytest.approx(0.85 * page.prompt.font().pointSizeF(), abs=0.5)
    assert shown[0].width() >= shown[0].sizeHint().width()


@pytest.mark.parametrize("language", ["de", "en"])
def test_three_cards_to_swap_are_all_answers_of_the_bar(qtbot, language):
    """Seen at 1024 × 640 with letters of 150 %: one of three, and "2 more …" beside much free room."""
    page = sit_down(small(qtbot, language), "web_of_power", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    text, s = page.view.context.text, page.view.position
    for kinds in itertools.combinations(range(5), 3):
        actions = [Action("swap", (kind,)) for kind in kinds]
        words = [action_label(text, s, action) for action in actions]
        page.prompt.offer(list(zip(words, actions, strict=True)), None)
        shown = answered(page)
        assert page.prompt.more.isHidden()
        assert len(shown) == 3
        assert [button.accessibleName() for button in shown] == words, "whoever listens hears all of it"
        heading = [page.prompt.answers.heading] if page.prompt.answers.heading.isVisible() else []
        assert heading or [button.text() for button in shown] == words
        assert not heading or heading[0].text() in ("Tauschen:", "Swap:")
        for part in (*heading, *shown):
            assert part.font().pointSizeF() >= 0.84 * page.prompt.font().pointSizeF()
            assert part.width() >= part.sizeHint().width()
            assert page.prompt.answers.rect().contains(part.geometry())
        for one, other in itertools.combinations((*heading, *shown), 2):
            assert not one.geometry().intersects(other.geometry())
    page.prompt.offer([(words[0], actions[0])], None)
    assert answered(page)[0].text() == words[0]
    assert page.prompt.answers.heading.isHidden()


def test_a_word_that_all_answers_share_is_said_once():
    assert said_once(["Swap France", "Swap England/Swabia"]) == ("Swap", ["France", "England/Swabia"])
    assert said_once(["Frankreich tauschen", "England tauschen"]) == ("Tauschen", ["Frankreich", "England"])
    assert said_once(["→ 3: 2 VP", "→ 4: 2 VP"])[0] == "VP"
    assert said_once(["→ 3, no action", "→ 4: 2 VP"])[0] == ""
    assert said_once(["Pass", "Pass now"])[0] == ""
    assert said_once(["Swap France"])[0] == ""


def test_what_a_note_says_is_not_repeated_in_the_bar(qtbot):
    """Seen: the reason of a refusal on a note, and in quiet letters below the question or beside its buttons."""
    page = sit_down(small(qtbot), "web_of_power", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    page.prompt.offer([("Take it", Action("answer", (0,)))], None)
    page.prompt.tell("What is pointed at")
    for words in (SENTENCE, "Nein."):
        page.say(words)
        assert page.prompt.quiet.aside.text() == page.prompt.quiet.where
    assert page.prompt.quiet.aside.font().pointSizeF() >= 0.84 * page.prompt.font().pointSizeF()
