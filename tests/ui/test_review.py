"""The review in the window: what was better is drawn and told, it grows while it is thought out, and can be tried."""

import math
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

import screens
from kingsbridge_desktop.bots.review_search import Effort, Judgement, Outlook
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.files import save_match
from kingsbridge_desktop.play.match import PERSON, Match, Seat
from kingsbridge_desktop.play.review import Review, answers, record_of
from kingsbridge_desktop.play.review_run import keep, reviewed
from kingsbridge_desktop.saves import reviews
from kingsbridge_desktop.ui import theme
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import contrast, lit
from kingsbridge_desktop.ui.board import haste, stage
from kingsbridge_desktop.ui.board.items import Label, box_path
from kingsbridge_desktop.ui.book import band_chart
from kingsbridge_desktop.ui.book.chart_view import show_table
from kingsbridge_desktop.ui.ending.blocks import CodeBlock
from kingsbridge_desktop.ui.games.column_of_fire import pieces
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import Ribbon
from kingsbridge_desktop.ui.review import marks
from kingsbridge_desktop.ui.review.figures import luck_chart
from kingsbridge_desktop.ui.review.page import MARGIN, RIM, STRIP
from kingsbridge_desktop.ui.review.thinking import Thinking
from tests.play.test_review import finished
from tests.toy import toy_game
from tests.ui.driver import _TRANSLATORS, open_window
from tests.ui.theatre import Picture

__all__ = ["toy_game"]
GAMES = [game for game in game_ids() if game != "toy"]
FEW = Effort(tries=8)
ASKED: list[Effort] = []  # what was to be thought about


@pytest.fixture
def window(qtbot, monkeypatch):
    """A window in which nobody thinks by himself."""
    ASKED.clear()
    monkeypatch.setattr(Thinking, "think", lambda self, effort, known=None: ASKED.append(effort))
    window = open_window(qtbot, language="en")
    yield window
    window.close()


def made_up(match, lost=0.2):
    """A whole review in which the first seat's chance falls at every second turn, each time by a mistake."""
    review = Review(match, FEW, 1)
    seats = len(match.seats)
    for number, turn in enumerate(review.turns):
        first = 0.7 if number % 2 else 0.3
        others = (1 - first) / (seats - 1)
        review.add(Outlook(turn.first, (first, *[others] * (seats - 1)), (0.0,) * seats, 8))
        legal = match.rules.legal(match.view(turn.seat, turn.first))
        chosen = match.steps[turn.first].action
        if len(legal) > 1:
            best = next(action for action in legal if action != chosen)
            change = tuple(-lost if seat == turn.seat else lost / (seats - 1) for seat in range(seats))
            chances = (0.4,) * seats
            review.add(
                Judgement(
                    turn.first, turn.seat, chosen, best, 8, chances, chances, change, (0.01,) * seats, 3.0, 0.1, ()
                )
            )
    review.wanted = len(review.decisions) + len(review.outlooks)
    return review


def opened(window, qtbot, match, review=None):
    window.reviews.show(match)
    page = window.reviews.page
    qtbot.waitUntil(lambda: bool(ASKED) or page.reader.review.is_whole)
    if review is not None:
        page.reader.show_review(review)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_what_was_better_is_drawn_and_told_on_every_board(window, qtbot, game):
    match = finished(game, rules_of(game).seats[0], 3)
    page = opened(window, qtbot, match, made_up(match))
    marked = 0
    for number in range(len(page.reader.points)):
        page.go_to_point(number)
        told = page.looked.told
        assert told.played
        assert told.title
        marked += len(page.reader._marks._items)
    assert page.points.rows
    assert len(page.points.rows) <= 6
    assert marked


def test_a_review_that_was_kept_is_shown_at_once(window, qtbot, toy_game):
    match = finished(toy_game)
    review = reviewed(match, FEW)
    review.has_margins = True  # somebody has looked for positions, and found none
    keep(review)
    page = opened(window, qtbot, match)
    assert page.reader.review.is_whole
    assert not ASKED
    qtbot.waitUntil(lambda: page.chances.chart.columns == len(page.reader.review.turns) + 1)


def test_a_damaged_review_is_said_and_made_anew(window, qtbot, toy_game, monkeypatch):
    match = finished(toy_game)
    keep(reviewed(match, FEW))
    reviews.path_of(record_of(match)).write_text("{", encoding="utf-8")
    said = []
    monkeypatch.setattr(window, "say", lambda write: said.append(write()))
    opened(window, qtbot, match)
    assert ASKED
    assert "damaged" in said[0]


def test_the_bands_grow_from_the_left(window, qtbot, toy_game):
    match = finished(toy_game)
    whole = made_up(match)
    page = opened(window, qtbot, match)
    growing = Review(match, FEW, 1)
    growing.wanted = whole.wanted
    page.reader.show_review(growing)
    assert page.chances.chart.columns == 0
    for turn in growing.turns[:2]:
        growing.add(whole.outlooks[turn.first])
    page.reader.grow()
    qtbot.waitUntil(lambda: page.chances.chart.columns == 2)
    assert "2 of" in page.reader.progress_words()
    assert not any(row.bars for row in page.luck.chart.rows)  # what is not thought through yet is no luck
    page.reader.show_review(whole)
    qtbot.waitUntil(lambda: all(len(row.bars) == 2 for row in page.luck.chart.rows))


def test_a_deeper_look_that_is_stopped_leaves_what_was_known(window, qtbot, toy_game):
    match = finished(toy_game)
    whole = made_up(match)
    page = opened(window, qtbot, match, whole)
    page.thinking.began.emit(Review(match, FEW, 2))
    assert page.reader.review is not whole
    page.thinking.ended.emit(False)
    assert page.reader.review is whole


def test_a_click_and_the_arrows_choose_a_turning_point(window, qtbot, toy_game):
    match = finished(toy_game)
    page = opened(window, qtbot, match, made_up(match))
    assert len(page.points.rows) >= 3
    page.go_to_point(0)
    QTest.keyClick(page.points, Qt.Key.Key_Down)
    assert page.points.at == 1
    line = page.points._boxes(page.points.room())[2]
    at = QPoint(round(line.center().x() * page.points.factor), round(line.center().y() * page.points.factor))
    QTest.mouseClick(page.points, Qt.MouseButton.LeftButton, pos=at)
    assert page.points.at == 2
    QTest.keyClick(page, Qt.Key.Key_P)
    assert page.points.at == 1
    page.buttons["next"].click()
    assert page.points.at == 2


def test_the_course_leads_to_any_turn_and_its_end_to_the_last(window, qtbot, toy_game):
    match = finished(toy_game)
    page = opened(window, qtbot, match, made_up(match))
    page.chances.chosen.emit(1)
    assert page.reader.turn.number == 2
    page.chances.chosen.emit(len(page.reader.review.turns))
    assert page.reader.turn.number == len(page.reader.review.turns)


def test_a_click_shows_board_and_words_at_once_and_the_charts_in_turns_of_their_own(window, qtbot, toy_game):
    match = finished(toy_game)
    page = opened(window, qtbot, match, made_up(match))
    qtbot.waitUntil(lambda: page.chances.chart.cursor == page.reader._turn)
    shown: list[str] = []

    def listening(name, show):
        def listen(chart):
            shown.append(name)
            show(chart)

        return listen

    page.chances.show_chart = listening("chances", page.chances.show_chart)
    page.luck.show_chart = listening("luck", page.luck.show_chart)
    page.luck.chart = page.luck.chart.__class__("other", (), ())
    page.go_to_turn(1)
    assert page.looked.told.title == page.reader.looked().title
    assert not shown
    page._show_next_chart()
    assert shown == ["chances"]
    qtbot.waitUntil(lambda: shown == ["chances", "luck"])
    qtbot.waitUntil(lambda: not page._charts.isActive())


@pytest.mark.parametrize("game", ["pillars_cards", "column_of_fire"])
def test_a_board_that_is_seen_for_the_first_time_makes_its_pictures_after_the_click(window, qtbot, monkeypatch, game):
    match = finished(game, rules_of(game).seats[-1], 3)
    page = opened(window, qtbot, match, made_up(match))

    def seen_anew(*, is_spared):
        page.stage.spared = is_spared
        cache.clear()
        page.reader.dress(window.language, window.colours)  # a game may have a shelf of its own
        page.go_to_point(0)
        return page.stage.grab().toImage()

    monkeypatch.setattr(stage, "FIRST_SIGHT", -1.0)
    early = seen_anew(is_spared=True)
    assert haste.has_orders()
    late = _when_made(page, qtbot)
    assert not haste.has_orders()  # nothing was left out of what is seen now
    seen_anew(is_spared=False)
    exact = _when_made(page, qtbot)
    assert _differing(early, exact) > 0.05
    assert _differing(late, exact) < 0.02  # rings and letters fall a little differently between the pixels


def _when_made(page, qtbot):
    """The board when all that was ordered is there."""
    qtbot.waitUntil(lambda: not haste.has_orders() and not page.stage._refining.isActive(), timeout=10_000)
    return page.stage.grab().toImage()


def _differing(one, other):
    """The share of points in which one sees a difference."""
    difference = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    grey = difference.convertToFormat(QImage.Format.Format_Grayscale8)  # kept: its bits go with it
    bits, line, width = bytes(grey.constBits()), grey.bytesPerLine(), grey.width()
    levels = [level for row in range(grey.height()) for level in bits[row * line : row * line + width]]
    return sum(level > 24 for level in levels) / len(levels)


def test_the_board_keeps_its_size_whatever_is_written_beside_it(window, qtbot):
    match = finished("web_of_power", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    size = page.stage.size()
    page.sheet.setMinimumHeight(0)
    page.points.least = lambda width: 900.0
    page.arrange()
    assert page._scroll.verticalScrollBar().maximum() > 0
    assert page.stage.size() == size


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_that_is_a_little_too_high_does_not_make_the_page_scroll(window, qtbot, game):
    match = finished(game, rules_of(game).seats[-1], 3)
    page = opened(window, qtbot, match, made_up(match))
    room = page._scroll.viewport().height() / page.scale
    for too_high in (-40, 1, 12, 25):
        tall = room - STRIP - 3 * RIM - 2 * MARGIN + too_high
        page._sheet_height = lambda width, tall=tall: tall
        page.arrange()
        assert page._scroll.verticalScrollBar().maximum() == 0
        assert page.strip.geometry().top() >= page.sheet.geometry().bottom()
        assert page.strip.geometry().bottom() < page._canvas.height() - RIM * page.scale / 2
        assert page.chances.geometry().bottom() <= page.strip.height()
        assert (page.strip.height() < round(STRIP * page.scale)) == (too_high > 0)


@pytest.mark.parametrize("light", ["day", "candle"])
def test_the_planks_go_on_under_the_board(window, qtbot, light):
    match = finished("web_of_power", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    window.settings.set("theme", light)
    for wide in (1280, 1400):
        window.resize(wide, 860)
        QTest.qWait(30)
        table = QImage(page._canvas.size(), QImage.Format.Format_RGB32)
        painter = QPainter(table)
        page.paint_oak(painter, QRectF(table.rect()))
        painter.end()
        shown = page.stage.grab().toImage()
        corner = page.stage.geometry().bottomRight() - QPoint(3, 3)
        assert page.stage.mapToScene(corner - page.stage.pos()).y() > page.reader.view.scene.sceneRect().bottom()
        assert shown.pixelColor(corner - page.stage.pos()) == table.pixelColor(corner)
    page.stage.zoom(1.2)  # nearer, the wood moves with the board
    assert page.stage.zoom_factor > 1
    page.stage.grab()


def test_slips_lie_over_no_words_beside_the_cards_that_they_are_about(window, qtbot):
    window.resize(1024, 640)
    window.settings.set("text_size", 150)
    match = finished("web_of_power", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    about_cards = 0
    for number in range(len(page.reader.points)):
        page.go_to_point(number)
        rings = [item for item in page.reader._marks._items if isinstance(item, marks._Ring)]
        words = [
            label.sceneBoundingRect()
            for label in page.reader.view.scene.items()
            if isinstance(label, Label) and label.isVisible()
        ]
        for ring in rings:
            if ring.around().height() > marks.LARGE * ring._slip.height():
                about_cards += 1
                assert not any(ring._slip.intersects(box) for box in words if not ring.around().intersects(box))
                if any(one.around() == ring.around() for one in rings if one is not ring):
                    continue  # both mean the same card, which carries both slips
                on_card = ring._slip.intersected(ring.around())
                assert on_card.height() < ring._slip.height() / 3 or on_card.top() == ring.around().top(), "its name"
        slips = [ring._slip for ring in rings]
        assert not any(one.intersects(other) for one, other in combinations(slips, 2))
    assert about_cards


def test_slips_lie_over_no_names_on_a_map(window, qtbot):
    """Seen at every size: Kingsbridge, above the dice on one's own cards, was hidden by what was better there."""
    match = finished("column_of_fire", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    view, marked, tried = page.reader.view, page.reader._marks, 0
    for ply, step in enumerate(match.steps):
        dice = [action for action in answers(match, ply) if action.kind == "free_die"]
        if not dice:
            continue
        position = match.view(step.seat, ply)
        view.show(position, step.seat)
        view.prepare_offer(position, answers(match, ply))
        names = [item.sceneBoundingRect() for item in view.scene.items() if isinstance(item, Ribbon)]
        for action in dice:
            marked.clear()
            marked.mark(position, [marks.Sign(action, "besser", is_better=True)])
            tried += 1
            assert not any(ring._slip.intersects(name) for ring in marked._items for name in names)
    assert tried


@pytest.mark.parametrize("light", ["day", "candle", "contrast"])
def test_the_slips_on_its_board_are_in_the_light_of_the_table(window, qtbot, light):
    match = finished("web_of_power", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    window.settings.set("theme", light)
    rings = []
    for number in range(len(page.reader.points)):
        page.go_to_point(number)
        rings += [item for item in page.reader._marks._items if isinstance(item, marks._Ring)]
    assert {ring._is_better for ring in rings} == {False, True}
    for ring in rings:
        box = ring.boundingRect()
        image = QImage(box.size().toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.translate(-box.topLeft())
        ring.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        paper = image.pixelColor((ring._slip.topLeft() - box.topLeft() + QPointF(5, 5) * ring._unit).toPoint())
        assert paper == lit(marks.SLIP, light)
        assert contrast(paper, ring._ink) >= 4.5


def test_it_follows_the_light_that_the_system_wants(window, qtbot, monkeypatch):
    match = finished("web_of_power", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    window.settings.values.theme = "system"
    monkeypatch.setattr(theme, "wants_contrast", lambda: True)
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert window.colours.light == "contrast"
    assert page.reader.context.light == "contrast"
    assert page._colours is window.colours


def test_a_picture_of_it_is_taken_when_everything_is_painted(window, qtbot, monkeypatch):
    match = finished("pillars", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    monkeypatch.setattr(stage, "FIRST_SIGHT", -1.0)  # everything is late
    cache.clear()
    window.settings.set("theme", "candle")
    page.stage.grab()
    assert haste.has_orders()
    assert page.stage._refining.isActive()
    screens.settle(window)
    assert not haste.has_orders()
    assert not page.stage._refining.isActive()
    assert not page._charts.isActive()


def test_a_piece_that_is_kept_is_painted_whole_however_late_it_is(window, qtbot):
    match = finished("column_of_fire", 4, 3)
    page = opened(window, qtbot, match, made_up(match))
    dice = [
        item
        for item in page.reader.view.scene.items()
        if isinstance(item, pieces.TokenItem) and item.face.kind == "die"
    ]
    assert dice

    def painted(seconds):
        cache.clear()
        dice[0]._style.painted.clear()
        with haste.at_most(seconds):
            return Picture(pieces.painted(dice[0].token, dice[0].face, 1.0, 1.0, dice[0]._style).toImage())

    assert painted(-1.0) == painted(math.inf)


def test_trying_it_begins_a_game_there_for_a_person(window, qtbot):
    match = finished("pillars_cards", 3, 3)
    page = opened(window, qtbot, match, made_up(match))
    page.go_to_point(1)
    ply, mover = page.reader.ply, page.reader.turn.seat
    page.buttons["try"].click()
    assert window.reviews.page is None
    assert window.game is not None
    found = window.game.table.match
    assert found.ply == ply
    assert found.checksum_at(ply) == match.checksum_at(ply)
    assert found.seats[mover].level == PERSON


def test_back_leads_to_the_page_before_and_ends_the_thinking(window, qtbot, toy_game):
    page = opened(window, qtbot, finished(toy_game))
    assert window._pages.currentWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window._pages.currentWidget() is window.home
    assert window.reviews.page is None


def test_the_end_page_leads_here_and_back_to_the_table(window, qtbot):
    window.sit_down(finished("pillars_cards", 3, 3), None)
    table = window.game
    table.ending.review_wanted.emit()
    assert window.reviews.page is not None
    assert not window.menus.actions["words"].isEnabled()
    window.reviews.page.buttons["back"].click()
    assert window._pages.currentWidget() is table


def test_a_kept_game_is_opened_by_its_file(window, qtbot, tmp_path):
    path = tmp_path / "game.kingsbridge"
    save_match(path, finished("pillars_cards", 3, 3))
    window.chronicle.review_wanted.emit(path)
    qtbot.waitUntil(lambda: window.reviews.page is not None)


def test_a_game_that_goes_on_is_not_reviewed(window, monkeypatch, toy_game):
    from kingsbridge_desktop.play.match import Match, Seat

    problems = []
    monkeypatch.setattr(window, "show_problem", lambda error: problems.append(error.id))
    window.reviews.show(Match(toy_game, [Seat("A", colour=0), Seat("B", colour=1)], 1))
    assert problems == ["review_not_over"]
    assert window.reviews.page is None


def test_a_game_with_a_program_and_a_character_is_celebrated_and_reviewed(window, qtbot):
    plain = finished("pillars_cards", 3, 3)
    seats = [Seat("Mia", colour=0), Seat("Ada", "own_brother_variety", 1), Seat("Hugo", "hard", 2, character="earl")]
    match = Match("pillars_cards", seats, plain.seed, setup=plain.setup_chance)
    for step in plain.steps:
        match.replay(step.action, step.chance)
    window.start(match)
    qtbot.waitUntil(lambda: window.game.ending.isVisible())
    assert window.game.ending.findChild(CodeBlock, "end_code") is None  # nobody else has the program
    page = opened(window, qtbot, match, made_up(match))
    page.go_to_point(0)
    assert page.looked.told.title
    mover = match.seats[page.reader.turn.seat]
    page.buttons["try"].click()
    tried = window.game.table.match.seats
    assert [seat.name for seat in tried] == ["Mia", "Ada", "Hugo"]
    assert next(seat for seat in tried if seat.name == mover.name).level == PERSON


@pytest.mark.parametrize(("name", "value"), [("language", "de"), ("theme", "candle"), ("text_size", 150)])
def test_language_light_and_letters_change_while_it_is_open(window, qtbot, toy_game, name, value):
    match = finished(toy_game)
    page = opened(window, qtbot, match, made_up(match))
    window.settings.set(name, value)
    assert (page.buttons["back"].text() == "Zurück") == (name == "language")
    page.resize(1024, 640)
    page.arrange()
    assert page._canvas.height() >= page._scroll.viewport().height()


def test_a_screen_reader_is_told_all_figures(window, qtbot, toy_game):
    match = finished(toy_game)
    page = opened(window, qtbot, match, made_up(match))
    qtbot.waitUntil(lambda: "Before turn 1" in page.chances.accessibleDescription())
    qtbot.waitUntil(lambda: "P0" in page.luck.accessibleDescription())
    assert page.looked.accessibleName()
    assert "Turn" in page.points.accessibleName()


def test_it_is_thought_out_behind_the_window_and_can_be_stopped(qtbot):
    """With real processes, until it is stopped."""
    match = finished("pillars_cards", 3, 3)
    thinking = Thinking(match, parent := open_window(qtbot))
    grown: list[Review] = []
    thinking.began.connect(grown.append)
    with qtbot.waitSignal(thinking.ended, timeout=60_000):
        thinking.think(Effort(tries=1))
        qtbot.waitUntil(lambda: bool(grown) and bool(grown[0].outlooks), timeout=30_000)
        thinking.stop()
    assert not thinking.is_on
    assert not grown[0].is_whole
    parent.close()


def test_a_ghost_is_what_would_come_and_not_what_only_makes_room(window, qtbot):
    """The other cards of a hand move together when one is played; none of them stands there as a ghost."""
    match = finished("pillars_cards", 3, 3)
    page = opened(window, qtbot, match, made_up(match))
    for turn in page.reader.review.turns[:20]:
        page.go_to_turn(turn.number - 1)
        assert [item for item in page.reader._marks._items if item.opacity() < 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_words_on_its_board_are_as_large_as_wished_from_the_beginning(window, qtbot, game):
    """Seen at 1024 × 640 with large letters: names of 9 pixels until the light was changed."""
    window.settings.set("text_size", 150)
    try:
        match = finished(game, rules_of(game).seats[0], 3)
        page = opened(window, qtbot, match, made_up(match))
        window.resize(1024, 640)
        qtbot.waitUntil(lambda: page.stage.width() > 400)
        names = [item for item in page.reader.view._names if isinstance(item, Label)]
        before = [item.scale() for item in names]
        page.reader.view.rescaled()
        assert [item.scale() for item in names] == before
        assert not names or max(before) > 1.0
    finally:
        window.settings.set("text_size", 100)


def test_its_buttons_stand_in_two_rows_where_letters_are_large(window, qtbot):
    match = finished("pillars", 2, 3)
    page = opened(window, qtbot, match, made_up(match))
    usual = {button.y() for button in page.buttons.values()}
    assert len(usual) == 1
    window.settings.set("text_size", 150)
    try:
        window.resize(1024, 640)
        qtbot.waitUntil(lambda: len({button.y() for button in page.buttons.values()}) == 2)
        for button in page.buttons.values():
            assert button.fontInfo().pixelSize() >= 18
            assert button.width() >= button.minimumSizeHint().width()
            assert page.rect().contains(button.geometry())
    finally:
        window.settings.set("text_size", 100)


@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1024, 640, 150)])
def test_a_flag_over_the_course_is_large_enough_to_be_met_and_leads_to_its_turning_point(
    window, qtbot, width, height, text
):
    match = finished("pillars_cards", 4, 3)
    window.settings.set("text_size", text)
    window.resize(width, height)
    page = opened(window, qtbot, match, made_up(match))
    page.go_to_turn(5)
    qtbot.waitUntil(lambda: not page._charts.isActive())
    chart, factor = page.chances.chart, page.chances.factor
    boxes = chart.flag_boxes(page.chances.room())
    assert len(boxes) == len(page.reader.points) > 3
    for number, box in enumerate(boxes):
        assert min(box.width(), box.height()) * factor >= 30
        assert page.chances.room().contains(box)
        assert not any(box.intersects(other.adjusted(0.1, 0.1, -0.1, -0.1)) for other in boxes[:number])
        for aside in (QPointF(-0.3, 0.0), QPointF(0.3, 0.2)):  # of its size, from its middle
            at = (box.center() + aside * box.width()) * factor
            qtbot.mouseClick(page.chances, Qt.MouseButton.LeftButton, pos=at.toPoint())
            assert page.reader.turn is page.reader.points[number].turn
    window.settings.set("text_size", 100)


def test_flags_that_want_the_same_place_stand_side_by_side_inside_the_course():
    plot = QRectF(10, 0, 300, 60)
    assert band_chart.spread([], plot) == []
    assert band_chart.spread([50.0, 200.0], plot) == [50.0, 200.0]
    for wanted in ([10.0] * 6, [310.0] * 6, [150.0] * 5, [10.0, 12.0, 300.0, 305.0, 309.0, 310.0]):
        found = band_chart.spread(wanted, plot)
        assert plot.left() - 1e-6 <= found[0]
        assert found[-1] <= plot.right() + 1e-6
        assert all(b - a >= band_chart._CHOSEN_FLAG - 1e-6 for a, b in pairwise(found))


def test_its_figures_are_read_without_moving_sideways(window, qtbot):
    match = finished("web_of_power", 4, 3)
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    page = opened(window, qtbot, match, made_up(match))
    dialog = show_table(page.reader.chances(), window)
    qtbot.addWidget(dialog)
    qtbot.waitExposed(dialog)
    assert not screens.beside(dialog)
    window.settings.set("text_size", 100)


def test_a_slip_that_is_broader_than_the_last_card_of_a_row_covers_no_value(qapp):
    """Seen in the card game at 1280 × 800: “played” over the value, for beside the board it had no room above."""
    box = QRectF(239, 60, 60, 90)
    ring = marks._Ring(box_path(box), marks.Sign(Action("pass"), "gespielt", is_better=False), 1.0, "day")
    room, value = QRectF(0, 0, 300, 170), QRectF(241, 66, 18, 18)
    assert ring._slip.width() > box.width() + 2
    slip = ring.place_slip(room, [], [], [value] * marks.WORDS)
    assert room.contains(slip)
    assert not slip.intersects(value)
    assert slip.bottom() <= box.top() + marks.OVER
    low = QRectF(0, 58, 300, 200)  # nothing has room above
    assert not ring.place_slip(low, [], [], [value] * marks.WORDS).intersects(value)


@pytest.mark.parametrize(("language", "told"), [("de", "−36 %"), ("en", "−36%")])
def test_bars_of_skill_and_luck_write_percents_as_the_language_does(qapp, language, told):
    """In German “−36%” stood beside “−11 %” of the list."""
    _TRANSLATORS.switch(language)
    share = SimpleNamespace(result=1.0, own=-0.36, own_error=0.0, luck=0.2, others=0.1, luck_error=0.0)
    review: Any = SimpleNamespace(match=SimpleNamespace(names=["Mia"]), is_whole=True, shares=lambda: [share])
    figures = luck_chart(review, ["red"]).table().rows[0]
    _TRANSLATORS.switch("en")
    assert figures[1].replace("\u00a0", " ").replace("\u202f", " ") == told


def test_a_slip_covers_no_value_that_is_higher_than_itself(qapp):
    """Seen in the card game at 1024 × 640 with large letters: “better” lay over the 4, for a plate stood just above."""
    box, value = QRectF(16, 759, 153, 230), QRectF(16, 759, 64, 64)
    ring = marks._Ring(box_path(box), marks.Sign(Action("pass"), "better", is_better=True), 2.0, "day")
    assert ring._slip.height() < value.height()
    plate = QRectF(16, 604, 320, box.top() + 2 * marks.OVER - ring._slip.height() + 2 - 604)  # its edge is covered
    slip = ring.place_slip(QRectF(-200, 0, 1900, 1000), [], [], [plate, value] * marks.WORDS)
    assert slip.intersected(value).height() <= 2 * marks.OVER, "more than the edge of the card"


def test_a_small_card_is_ringed_in_its_own_form(qapp):
    """Seen at 1280 × 800: a round ring over the names of both cards beside the one that was played."""
    card = box_path(QRectF(0, 0, 46, 69))
    ring = marks._Ring(card, marks.Sign(Action("pass"), "played", is_better=False), 1.0, "day")
    assert ring.around().width() < 56
    place = marks._Ring(box_path(QRectF(0, 0, 26, 26)), marks.Sign(Action("pass"), "", is_better=True), 1.0, "day")
    assert place.around().width() >= 38


@pytest.mark.parametrize("size", [(52.0, 78.0), (60.0, 90.0), (40.0, 57.0)])
def test_the_ring_of_a_card_leaves_its_neighbours_free(qapp, size):
    """Seen at 1280 × 800: round rings over the names of three cards in a hand, of which two were meant."""
    outline = QPainterPath()
    outline.addRect(QRectF(QPointF(100, 100), QSizeF(*size)))
    ring = marks._Ring(outline, marks.Sign(Action("play", (0,)), "played", is_better=False), 1.0, "day")
    assert ring.around() == outline.boundingRect()


@pytest.mark.parametrize("size", [(12.0, 12.0), (30.0, 36.0), (14.0, 30.0)])
def test_a_small_place_has_a_round_ring(qapp, size):
    outline = QPainterPath()
    outline.addRect(QRectF(QPointF(100, 100), QSizeF(*size)))
    ring = marks._Ring(outline, marks.Sign(Action("play", (0,)), "played", is_better=False), 1.0, "day")
    assert ring.around().width() == ring.around().height() >= 38
