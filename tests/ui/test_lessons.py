"""Lessons in the real window: gone through by mouse and keyboard, left, taken up again, read in another language."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QPushButton

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.lesson_run import LessonRun
from kingsbridge_desktop.play.lessons import LessonId, lessons_of
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.games.pillars_cards import places as cards
from kingsbridge_desktop.ui.lessons.guide import DONE, Guide
from kingsbridge_desktop.ui.lessons.placing import Sight, ranked
from kingsbridge_desktop.ui.lessons.strokes import GAP, Ground, stroke_to
from kingsbridge_desktop.ui.lessons.veil import DUSK
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.theme import Colours
from tests.ui.driver import Hand, open_window, resized
from tests.ui.modal import when_open

ALL = [which for game in game_ids() for which in lessons_of(game)]
FIRST = LessonId("pillars_cards", "1-aim")
TRICK = LessonId("pillars_cards", "2-trick")


class Learner:
    """Somebody who reads every note and does what it says."""

    def __init__(self, qtbot: Any, window: MainWindow, which: LessonId) -> None:
        self.qtbot, self.window = qtbot, window
        window.settings.values.bot_seconds = 0.1
        window.learn(which)
        assert window.game is not None
        self.page: GamePage = window.game
        self.hand = Hand(qtbot, self.page)
        guide = self.page.guide
        assert isinstance(guide, Guide)
        self.guide = guide
        self.is_finished = False
        guide.finished.disconnect()
        guide.finished.connect(self._finish)

    def _finish(self) -> None:
        self.is_finished = True

    def wait_for_note(self) -> None:
        """Until a note lies open; sheets in between are put away."""

        def there() -> bool:
            if self.page.sheets.isVisible():
                self.hand.click(self.page.sheets.findChild(QPushButton, "sheet_go_on"))
            return self.is_finished or self.guide.card.isVisible()

        self.qtbot.waitUntil(there, timeout=15_000)

    def places_are_there(self) -> None:
        """Every place that the note names can be seen, and so can the place of every action it expects."""
        guide, note = self.guide, self.guide.run.note
        self.qtbot.waitUntil(lambda: not guide._later.isActive())
        for place in note.at:
            assert guide.box_of(place) is not None, f"{note.title['en']}: no place {place}"
        if note.task is not None and not note.task.is_open:
            assert len(guide._boxes_of(note.task.actions)) >= 1, note.title["en"]
        self.nothing_is_covered()

    def nothing_is_covered(self) -> None:
        """Neither the note nor a stroke lies over a place that is meant, or over words; a stroke ends at its place."""
        guide, page = self.guide, self.page
        card, holes, title = guide.card.geometry(), guide.veil.holes, guide.run.note.title["en"]
        for hole in holes:
            assert not card.intersects(hole.toAlignedRect()), f"{title}: the note hides its place"
        assert page.rect().contains(card), f"{title}: the note is cut off"
        question = QRectF(page.prompt.words_of_question(page))
        assert not question.intersects(QRectF(card)), f"{title}: the note hides the question"
        plates = [guide.box_of(("plate", seat)) for seat in range(len(guide.run.match.seats))]
        words = [question, *(plate for plate in plates if plate is not None and plate not in holes)]
        for stroke, own in zip(guide.veil.strokes, holes, strict=False):
            points = [stroke.at(part / 60) for part in range(61)]
            meant = [hole.adjusted(1, 1, -1, -1) for hole in holes if hole == own or not hole.contains(own)]
            assert not any(box.contains(point) for box in meant for point in points), f"{title}: over what is meant"
            assert not any(box.contains(point) for box in words for point in points), f"{title}: struck through"
            assert all(QRectF(page.rect()).contains(point) for point in points), f"{title}: a stroke is cut off"
            reach = own.adjusted(-GAP - 1, -GAP - 1, GAP + 1, GAP + 1)
            assert reach.contains(stroke.end), f"{title}: the stroke ends elsewhere"

    def pass_note(self) -> None:
        """Reads the note, and does what it asks for with the mouse."""
        run = self.guide.run
        if run.task is None:
            self.hand.click(self.guide.card.go_on)
            return
        if run.task.is_open:
            self.hand.click(self.guide.card.go_on)  # which folds the note away
        at = run.at
        self.hand.do(run.example())
        while run.at == at and not self.is_finished and not run.is_over:
            self.qtbot.waitUntil(lambda: self._may_act(at), timeout=15_000)
            if run.at == at and not run.is_over and self.page.choices.is_open and not self.page.sheets.isVisible():
                self.hand.do(run.example())
            else:
                break

    def _may_act(self, at: int) -> bool:
        if self.page.sheets.isVisible():
            self.hand.click(self.page.sheets.findChild(QPushButton, "sheet_go_on"))
        run = self.guide.run
        return run.at != at or self.hand.is_waiting_for_me() or self.guide.card.isVisible()


@pytest.mark.parametrize("which", ALL, ids=[which.key for which in ALL])
def test_every_lesson_can_be_clicked_through_to_its_end(qtbot, which):
    window = open_window(qtbot)
    if ALL.index(which) % 2:
        resized(qtbot, window, 2560, 1440)
    learner = Learner(qtbot, window, which)
    seen = 0
    while True:
        learner.wait_for_note()
        if learner.is_finished:
            break
        assert learner.guide.run.at >= seen
        seen = learner.guide.run.at
        learner.places_are_there()
        learner.pass_note()
    assert window.settings.values.lessons[which.key] == DONE


@pytest.mark.parametrize("game", [game for game in game_ids() if lessons_of(game)])
def test_in_a_small_window_with_large_letters_no_note_covers_what_it_means(qtbot, game):
    window = open_window(qtbot)
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    seen = 0
    for number, which in enumerate(lessons_of(game)):
        for at in range(number % 2, len(LessonRun(which, "").lesson.notes), 2):
            window.settings.values.lessons = {which.key: at}
            learner = Learner(qtbot, window, which)
            learner.wait_for_note()
            qtbot.waitUntil(lambda guide=learner.guide: not guide._later.isActive())
            learner.nothing_is_covered()
            seen += 1
    window.settings.set("text_size", 100)
    assert seen >= 2 * len(lessons_of(game))


@pytest.mark.parametrize("at", [0, 1, 2])
@pytest.mark.parametrize("which", [TRICK, LessonId("pillars_cards", "3-presents"), LessonId("pillars_cards", "5-king")])
def test_no_stroke_runs_through_who_gets_the_trick_or_who_played_what(qtbot, which, at):
    """Seen at 1024 × 640 and 150 %: the arrow struck out the line it was to be read with, and names."""
    window = open_window(qtbot, language="de")
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    window.settings.values.lessons = {which.key: at}
    learner = Learner(qtbot, window, which)
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    stage, view = learner.page.stage, learner.page.view
    corner = stage.mapTo(learner.page, QPoint())
    read = [view.layer.item(key) for key in (cards.NOTE, *(cards.slip(seat) for seat in range(4)))]
    boxes = [item.sceneBoundingRect() for item in read if item is not None and item.isVisible()]
    words = [QRectF(stage.mapFromScene(box).boundingRect()).translated(corner).adjusted(3, 3, -3, -3) for box in boxes]
    for stroke in learner.guide.veil.strokes:
        assert not any(box.contains(stroke.at(part / 60)) for box in words for part in range(61))
    window.settings.set("text_size", 100)


def test_a_note_lies_over_no_card_of_the_trick_it_asks_about(qtbot):
    """Seen at 1280 × 800: “Find the card that prevents it” over two of the three cards that lie there."""
    window = open_window(qtbot)
    which = LessonId("pillars_cards", "5-king")
    window.settings.values.lessons = {which.key: 2}
    learner = Learner(qtbot, window, which)
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    page = learner.page
    corner, note = page.stage.mapTo(page, QPoint()), learner.guide.card.geometry()
    trick = [page.view.scene.targets["card", card] for card in page.view.position.trick]
    assert len(trick) == 3
    for card in trick:
        words = page.stage.mapFromScene(card.mapRectToScene(card.lettered())).boundingRect().translated(corner)
        assert not note.intersects(words.adjusted(4, 4, -4, -4))


def test_a_note_that_asks_which_card_lies_over_none_of_them(qtbot):
    """Seen at 1280 × 800: “Which of your cards …” over the values of two of them, though strokes go around words."""
    window = open_window(qtbot)
    window.settings.values.lessons = {TRICK.key: 2}
    learner = Learner(qtbot, window, TRICK)
    learner.wait_for_note()
    qtbot.waitUntil(lambda: learner.page.choices.is_open and not learner.guide._later.isActive())
    note = QRectF(learner.guide.card.geometry()).adjusted(12, 12, -12, -12)  # its paper
    offers = learner.guide._boxes_at(learner.page.choices.groups)
    assert len(offers) == 9
    assert not any(note.intersects(box) for box in offers)


@pytest.mark.parametrize(
    ("which", "at"),
    [
        (LessonId("column_of_fire", "1-aim"), 3),  # “because your house stands there”: over that house
        (TRICK, 2),
        (LessonId("web_of_power", "1-aim"), 0),
    ],
    ids=str,
)
def test_a_note_lies_over_nothing_of_the_board_where_the_log_has_room_for_it(qtbot, which, at):
    """Seen at 1280 × 800: it lay beside what it points at, and over what it speaks of."""
    window = open_window(qtbot)
    window.settings.values.lessons = {which.key: at}
    learner = Learner(qtbot, window, which)
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    guide = learner.guide
    note = guide.card.paper_at(QPointF(guide.card.pos())).adjusted(4, 4, -4, -4)
    assert guide.veil.holes
    assert not [box for box in (*guide._names(), *guide._small_places()) if box.intersects(note)]


@pytest.mark.parametrize(
    ("which", "at"),
    [(LessonId("column_of_fire", "5-religion"), 3), (LessonId("web_of_power", "4-councillors"), 2)],
    ids=str,
)
def test_no_stroke_runs_through_the_tools(qtbot, which, at):
    """Seen at 1280 × 800 in German: the arrow to a button struck out “Tipp”."""
    window = open_window(qtbot, language="de")
    window.settings.values.lessons = {which.key: at}
    learner = Learner(qtbot, window, which)
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    page, strokes = learner.page, learner.guide.veil.strokes
    tools = [QRectF(one.rect()).translated(one.mapTo(page, QPoint())) for one in page.prompt.tools.buttons()]
    assert len(tools) >= 5
    assert strokes
    assert not any(box.contains(stroke.at(part / 60)) for box in tools for part in range(61) for stroke in strokes)


def test_strokes_do_not_cross_each_other_where_they_need_not():
    """Seen in the first lesson: two arrows side by side made an X."""
    note, page = QRectF(32, 96, 326, 388), QRectF(0, 0, 1024, 640)
    holes = [QRectF(527, 190, 70, 103), QRectF(600, 190, 70, 103)]
    words = [QRectF(460, 160, 80, 30), QRectF(390, 240, 120, 30), QRectF(420, 140, 50, 40)]

    def between(*, drawn: bool) -> float:
        ground = Ground(page, holes, read=words)
        first = stroke_to(holes[0], note, ground)
        if drawn:
            ground.draw(first)
        second = stroke_to(holes[1], note, ground)
        ways = [[stroke.at(part / 80) for part in range(4, 81)] for stroke in (first, second)]
        return min((one - other).manhattanLength() for one in ways[0] for other in ways[1])

    assert between(drawn=False) < 4, "else there is nothing to see"
    assert between(drawn=True) > 12


def test_a_click_beside_the_place_meant_does_nothing(qtbot):
    learner = Learner(qtbot, open_window(qtbot), FIRST)
    learner.wait_for_note()
    learner.pass_note()
    learner.wait_for_note()
    ply = learner.page.table.match.ply
    box = learner.guide.box_of(("card", 2))  # another craftsman than the note means
    assert box is not None
    child = learner.page.childAt(box.center().toPoint())
    assert child is learner.guide.screen
    qtbot.mouseClick(child, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert learner.page.table.match.ply == ply


def test_a_wrong_try_is_answered_on_the_note_and_not_carried_out(qtbot):
    learner = Learner(qtbot, open_window(qtbot, language="en"), TRICK)
    for _ in range(2):
        learner.wait_for_note()
        learner.pass_note()
    learner.wait_for_note()
    page, run = learner.page, learner.guide.run
    ply = page.table.match.ply
    wrong = next(action for action in page.table.match.legal() if not run.allows(action))
    page.choose(wrong)
    assert page.table.match.ply == ply
    assert "green 10" in learner.guide.card._answer.text()


def test_return_goes_on_and_escape_asks_before_it_leaves(qtbot):
    window = open_window(qtbot)
    learner = Learner(qtbot, window, FIRST)
    learner.wait_for_note()
    qtbot.keyClick(learner.guide.card.go_on, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: learner.guide.run.at == 1)
    asked: list[str] = []

    def answer(box: LiveQuestion) -> None:
        asked.append(box.objectName())
        box.answers[1].click()

    when_open(LiveQuestion, answer)
    qtbot.keyClick(learner.guide.card, Qt.Key.Key_Escape)
    assert asked == ["leave_lesson"]
    assert window.game is None


def test_a_lesson_waits_at_the_note_where_it_was_left(qtbot):
    window = open_window(qtbot)
    learner = Learner(qtbot, window, FIRST)
    for _ in range(2):
        learner.wait_for_note()
        learner.pass_note()
    learner.wait_for_note()
    key = learner.page.table.match.state.key()
    window.go_home()
    again = Learner(qtbot, window, FIRST)
    again.wait_for_note()
    assert again.guide.run.at == 2
    assert again.page.table.match.state.key() == key


def test_show_me_says_and_points_and_then_does_it(qtbot):
    learner = Learner(qtbot, open_window(qtbot, language="en"), FIRST)
    learner.wait_for_note()
    learner.pass_note()
    learner.wait_for_note()
    card = learner.guide.card
    learner.hand.click(card.show_me)
    assert "stonecutter" in card._answer.text().lower()
    learner.hand.click(card.show_me)
    qtbot.waitUntil(lambda: learner.guide.run.at == 2)
    assert learner.page.table.match.ply == 1


def test_no_word_on_a_button_of_a_note_is_cut_when_it_becomes_longer(qtbot):
    window = open_window(qtbot, language="de")
    window.settings.values.lessons = {"column_of_fire/1-aim": 3}
    learner = Learner(qtbot, window, LessonId("column_of_fire", "1-aim"))
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    card = learner.guide.card
    learner.hand.click(card.show_me)
    assert card.show_me.text() == "Mach es für mich"
    qtbot.wait(20)
    for button in (card.back, card.show_me, card.go_on):
        assert button.width() >= button.sizeHint().width(), button.text()


def test_a_note_whose_answer_is_a_button_points_at_the_buttons(qtbot):
    """All of them, so that a riddle stays one; not where the answer is a place of the board."""
    window = open_window(qtbot)
    window.settings.values.lessons = {"column_of_fire/3-order": 1}  # a stone to be placed or kept out
    learner = Learner(qtbot, window, LessonId("column_of_fire", "3-order"))
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    guide = learner.guide
    assert guide._anchor(guide.run.example()) is None
    row = guide.veil.holes[-1]
    for button in guide._buttons():
        assert row.contains(QRectF(button.rect()).translated(button.mapTo(learner.page, QPoint(0, 0))))
    assert not guide.card.geometry().intersects(row.toAlignedRect())
    assert guide.veil.rows == [row], "ringed: the stroke ends at one of them, and means all"
    window.settings.values.lessons = {"column_of_fire/3-order": 4}  # the disc goes to a place of the board
    learner = Learner(qtbot, window, LessonId("column_of_fire", "3-order"))
    learner.wait_for_note()
    assert learner.guide._answers_below() == learner.guide.veil.rows == []


def test_the_broad_stroke_leads_to_what_is_to_be_done(qtbot):
    """Whatever else a note is about: the dice lie open beside it, and the button has the first stroke."""
    learner = Learner(qtbot, open_window(qtbot), LessonId("column_of_fire", "2-dice"))
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    guide = learner.guide
    assert len(guide.run.note.at) == 5
    assert guide.veil.holes[0] == guide.box_of(("button", "roll"))
    assert guide.veil.holes[1:] == [guide.box_of(place) for place in guide.run.note.at]


def test_in_a_lesson_the_notes_tell_what_happened_and_no_strip(qtbot):
    window = open_window(qtbot, captions=True)
    window.settings.values.lessons = {"pillars/2-cards": 2}  # two others have taken cards
    learner = Learner(qtbot, window, LessonId("pillars", "2-cards"))
    learner.wait_for_note()
    qtbot.wait(200)
    assert not learner.page.recap.panel.isVisible()


def test_what_was_pointed_at_does_not_lie_over_what_a_note_means(qtbot):
    learner = Learner(qtbot, open_window(qtbot), FIRST)
    learner.wait_for_note()
    learner.pass_note()
    learner.wait_for_note()
    page = learner.page
    page.pointing.point_at(("card", 1))  # the pointer stays where the click was
    learner.pass_note()
    learner.wait_for_note()
    assert not page.view.nearer.resting.isActive()
    assert not page.view.slip.isVisible()


def test_back_takes_a_move_back(qtbot):
    learner = Learner(qtbot, open_window(qtbot), FIRST)
    for _ in range(2):
        learner.wait_for_note()
        learner.pass_note()
    learner.wait_for_note()
    learner.hand.click(learner.guide.card.back)
    learner.wait_for_note()
    assert learner.guide.run.at == 1
    assert learner.page.table.match.ply == 0
    assert [line for line in learner.page.log.lines if line.ply > 0] == [], "nobody had to agree to that"


def test_the_note_follows_the_language(qtbot):
    window = open_window(qtbot, language="de")
    learner = Learner(qtbot, window, FIRST)
    learner.wait_for_note()
    assert learner.guide.card._title.text() == "Deine Ernte"
    window.settings.set("language", "en")
    qtbot.waitUntil(lambda: learner.guide.card._title.text() == "Your harvest")
    assert learner.guide.card.go_on.text() == "Go on"


def test_nothing_of_a_lesson_is_kept_as_a_game(qtbot):
    from kingsbridge_desktop.saves import shelf

    window = open_window(qtbot)
    learner = Learner(qtbot, window, FIRST)
    for _ in range(2):
        learner.wait_for_note()
        learner.pass_note()
    assert not window.menus.actions["save"].isEnabled()
    window.go_home()
    assert not list(shelf.unfinished())


def test_the_shelf_leads_to_the_lessons_of_a_game(qtbot):
    window = open_window(qtbot)

    def begin(dialog: QDialog) -> None:
        button = dialog.findChild(QPushButton, "begin_lesson")
        assert isinstance(button, QPushButton)
        button.click()

    when_open(QDialog, begin)
    tile = next(tile for tile in window.home.tiles if tile.game == "pillars_cards")
    qtbot.mouseClick(tile.learn, Qt.MouseButton.LeftButton)
    assert window.game is not None
    assert isinstance(window.game.guide, Guide)
    assert window.game.guide.run.which == FIRST


def test_a_lesson_that_was_left_keeps_nothing_waiting_at_the_end(qtbot):
    window = open_window(qtbot)
    Learner(qtbot, window, FIRST).wait_for_note()
    window.go_home()
    assert window.desk._leaving == []


def test_a_lesson_left_at_a_note_that_is_gone_begins_anew(qtbot):
    window = open_window(qtbot)
    window.settings.set("lessons", {FIRST.key: 99})
    learner = Learner(qtbot, window, FIRST)
    learner.wait_for_note()
    assert learner.guide.run.at == 0


def test_a_lesson_whose_screen_fails_is_left_and_waits(qtbot):
    window = open_window(qtbot)
    learner = Learner(qtbot, window, FIRST)
    learner.wait_for_note()
    learner.pass_note()
    learner.wait_for_note()
    window.lay_plain_screen()
    assert window.game is None
    assert window.settings.values.lessons[FIRST.key] == 1


def test_an_impatient_hand_reads_one_note_at_a_time(qtbot):
    learner = Learner(qtbot, open_window(qtbot), TRICK)
    learner.wait_for_note()
    learner.page.patience.moment = 10_000
    for _ in range(5):
        qtbot.keyClick(learner.guide.card.go_on, Qt.Key.Key_Return)
    assert learner.guide.run.at == 0


def test_every_key_of_a_note_can_be_used_on_a_board_without_a_mouse(qtbot):
    """Return leads to the board and to the place that is meant, Return there does it."""
    learner = Learner(qtbot, open_window(qtbot), FIRST)
    learner.wait_for_note()
    qtbot.keyClick(learner.guide.card.go_on, Qt.Key.Key_Return)
    learner.wait_for_note()
    qtbot.keyClick(learner.guide.card.go_on, Qt.Key.Key_Return)
    assert learner.page.view.scene.focus_anchor == ("card", 1)
    qtbot.keyClick(learner.page.stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: learner.guide.run.at == 2)


def test_a_stroke_goes_around_words():
    note, hole, page = QRectF(100, 100, 300, 100), QRectF(150, 300, 60, 30), QRectF(-200, 0, 1000, 800)
    question = QRectF(120, 250, 160, 20)
    straight, around = (
        stroke_to(hole, note, Ground(page, [hole])),
        stroke_to(hole, note, Ground(page, [hole], [question])),
    )
    for stroke, crosses in ((straight, True), (around, False)):
        assert any(question.contains(stroke.at(part / 40)) for part in range(41)) == crosses
        assert hole.adjusted(-5, -5, 5, 5).contains(stroke.end)
    fence = [question, QRectF(-500, 205, 2000, 30)]
    least = stroke_to(hole, note, Ground(page, [hole], read=fence))
    assert not any(question.contains(least.at(part / 40)) for part in range(41))


def test_a_stroke_begins_beside_its_place_where_it_would_cover_much():
    """Seen at 1280 × 800: from a note over the log through a plaque and over the tools to a button at the far left."""
    note, button, page = QRectF(980, 372, 290, 224), QRectF(76, 740, 288, 32), QRectF(0, 0, 1280, 800)
    plaque, tools = QRectF(764, 0, 154, 661), QRectF(650, 680, 310, 120)
    ground = Ground(page, [button], [QRectF(76, 698, 420, 26)], [plaque, tools], bars=[QRectF(8, 674, 962, 117)])
    stroke = stroke_to(button, note, ground)
    points = [stroke.at(part / 60) for part in range(61)]
    assert not any(box.contains(point) for box in (plaque, tools) for point in points)
    assert button.adjusted(-5, -5, 5, 5).contains(stroke.end)
    assert stroke.begin.x() > stroke.end.x(), "it comes from the side of the note"
    assert note.adjusted(-1, -1, 1, 1).contains(stroke_to(button, note, Ground(page, [button])).begin), "if it can be"


def test_a_stroke_takes_a_way_that_is_hardly_bent_between_words():
    """Seen at 3840 × 2160: it struck out the name below a card, and had room below that."""
    page, note = QRectF(0, 0, 1920, 1080), QRectF(1470, 542, 441, 314)
    cards = [QRectF(423, 230, 132, 199), QRectF(916, 230, 132, 199)]
    names = [QRectF(410, 435, 158, 36), QRectF(580, 351, 158, 36), QRectF(903, 435, 158, 36)]
    words = [*names, QRectF(396, 537, 679, 98), QRectF(1094, 155, 279, 109), QRectF(593, 265, 133, 81)]
    others = [QRectF(593, 147, 133, 199), QRectF(1094, 270, 220, 95)]
    others += [QRectF(98 + 140 * card, 665, 133, 200) for card in range(9)]
    stroke = stroke_to(cards[0], note, Ground(page, cards, [], words, others))
    assert not any(box.contains(stroke.at(part / 60)) for box in words for part in range(61))


def test_a_stroke_goes_around_other_places_and_ends_at_the_rim_of_its_own():
    note, page = QRectF(20, 20, 300, 100), QRectF(0, 0, 800, 600)
    holes = [QRectF(500, 300 + 60 * row, 80, 50) for row in range(3)]
    for hole in holes:
        stroke = stroke_to(hole, note, Ground(page, holes))
        points = [stroke.at(part / 60) for part in range(61)]
        assert not any(box.contains(point) for box in holes for point in points)
        assert hole.adjusted(-5, -5, 5, 5).contains(stroke.end)


def test_a_note_leaves_the_points_of_others_free_where_it_can():
    room, size = QRectF(0, 0, 1280, 680), QSizeF(430, 220)
    plates = [QRectF(980, 40 + 90 * seat, 290, 80) for seat in range(4)]
    corner = min(ranked(size, room, Sight(plates[:1], read=plates)))[2]
    assert not any(QRectF(corner, size).intersects(plate) for plate in plates)


@pytest.mark.parametrize(("which", "at"), [("4-first-half", 3), ("5-religion", 3)])
def test_a_note_leaves_the_person_free_that_the_question_marks(qtbot, which, at):
    """Seen at 1280 × 800: “The last one brings a book” over the one that brings it."""
    window = open_window(qtbot, language="de")
    window.settings.values.lessons = {f"column_of_fire/{which}": at}
    learner = Learner(qtbot, window, LessonId("column_of_fire", which))
    learner.wait_for_note()
    qtbot.waitUntil(lambda: not learner.guide._later.isActive())
    marked = learner.guide._marked()
    assert marked
    assert not any(box.toAlignedRect().intersects(learner.guide.card.geometry()) for box in marked)


@pytest.mark.parametrize("light", ["day", "candle", "contrast"])
def test_below_the_veil_the_question_can_still_be_read(light):
    """Measured in pictures: 4 : 1 by day, but 2.8 : 1 in the light that is made for weak eyes."""
    colours, (shade, alpha) = Colours(light), DUSK[light]

    def brightness(colour: QColor) -> float:
        own, dusk = QColor(colour), QColor(shade)
        parts = (own.redF(), dusk.redF()), (own.greenF(), dusk.greenF()), (own.blueF(), dusk.blueF())
        seen = [one * (1 - alpha / 255) + other * alpha / 255 for one, other in parts]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in seen]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((brightness(colours.text), brightness(colours.raised)))
    assert (high + 0.05) / (low + 0.05) >= 3.9
