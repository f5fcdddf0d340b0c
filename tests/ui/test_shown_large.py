"""What is shown large is seen whole: beside what is said, beside what is asked, and under nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.slip import CARD, Note, Slip
from kingsbridge_desktop.ui.board.surroundings import Surroundings
from kingsbridge_desktop.ui.games.pillars_cards import layout, places
from kingsbridge_desktop.ui.games.pillars_cards.picture import scoring_seat
from tests.ui.driver import open_window, seats

GAMES = [game for game in game_ids() if game != "toy"]
SIZES = ((1280, 800, 100), (2560, 1440, 100), (1024, 640, 150))
MOST = 12  # places that are tried at each


@pytest.fixture(autouse=True)
def usual_letters(qtbot, qapp):
    """The size of letters is the application's: the next test finds it as it was."""
    yield
    for window in qapp.topLevelWidgets():
        if hasattr(window, "settings"):
            window.settings.set("text_size", 100)


def with_places(qtbot: Any, game: str) -> Any:
    """A page at which somebody is asked to choose between places of the board."""
    window = open_window(qtbot, second_click="always")
    match, rng = Match(game, seats("person", "easy", "easy"), 4), Random(2)
    while True:
        while not (match.asked == 0 and match.ply > 20 and len(match.legal()) > 1):
            match.submit(rng.choice(match.legal()))
        window.desk.asks = False
        window.start(match)
        page = window.game
        assert page is not None
        qtbot.waitUntil(lambda page=page: page.choices.is_open or page.is_covered)
        page.curtain.hide()
        page.sheets.hide()
        if len(page.choices.groups) > 1:
            return page
        match.submit(match.legal()[0])


def is_whole(page: Any, anchor: Any) -> None:
    """What is shown large covers neither its own place nor anything that is said or asked, and is not cut."""
    view, box = page.view, page.view.nearer.box()
    assert page.stage.viewport().rect().contains(box), (anchor, box)
    assert not box.intersects(inner(page.stage.box_of(view.scene.targets[anchor]))), anchor
    assert not any(box.intersects(inner(said)) for said in page.stage.spoken()), anchor
    if view.scene.selected is not None:
        assert not box.intersects(inner(page.stage.box_of(view.scene.selected))), anchor


def inner(box: Any) -> Any:
    return box.adjusted(1, 1, -1, -1)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_beside_the_question_of_a_second_click(qtbot, game):
    """The pointer is at one place, or the keyboard, and another one is selected."""
    page = with_places(qtbot, game)
    view, shown = page.view, 0
    for *size, letters in SIZES:
        page.window().settings.set("text_size", letters)
        page.window().resize(*size)
        qtbot.wait(30)
        for anchor, actions in list(page.choices.groups.items())[:2]:
            page.safe_hands.let_go()
            page.safe_hands._select(actions[0])
            assert view.scene.selected is view.scene.targets[anchor]
            others = [other for other in view.places() if other != anchor and view.note(view.position, other)]
            for other in others[:: max(1, len(others) // MOST)]:
                view.put_away()
                assert view.nearer.keep(other)
                assert page.toast.isVisible()
                is_whole(page, other)
                shown += 1
        view.put_away()
    assert shown > 20


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_later_does_not_lie_over_it(qtbot, game):
    page = with_places(qtbot, game)
    view = page.view
    anchors = [anchor for anchor in view.places() if view.note(view.position, anchor)]
    for *size, letters in SIZES:
        page.window().settings.set("text_size", letters)
        page.window().resize(*size)
        qtbot.wait(30)
        for anchor in anchors[:: max(1, len(anchors) // 4)]:
            assert view.nearer.keep(anchor)
            page.say("What was played last shows a card that somebody holds: nothing can be taken back any more.")
            assert view.nearer.kept == anchor, "it was asked for"
            is_whole(page, anchor)
            page.toast.hide()
            view.put_away()


def test_of_a_board_that_is_shown_nearer_it_lies_in_the_part_that_is_seen(qtbot):
    page = with_places(qtbot, "web_of_power")
    page.stage.set_zoom(2.0)
    seen = [
        anchor
        for anchor in page.view.places()
        if page.view.note(page.view.position, anchor)
        and page.stage.viewport().rect().contains(page.stage.box_of(page.view.scene.targets[anchor]))
    ]
    assert seen
    for anchor in seen[:6]:
        page.view.put_away()
        assert page.view.nearer.keep(anchor)
        is_whole(page, anchor)
    page.stage.set_zoom(1.0)


def test_where_there_is_no_free_place_what_is_said_is_covered_last():
    beside, said = QRectF(40, 40, 20, 20), QRectF(0, 0, 100, 30)
    around = Surroundings(beside, QRectF(), [said], QRectF(0, 0, 100, 100), QRectF(0, 0, 100, 100))
    assert around.free_corner(QSizeF(90, 90), alone=False) is None
    size = QSizeF(100, 65)
    assert not QRectF(around.best_corner(size), size).intersects(said.adjusted(0, 0, 0, -1))
    free = around.free_corner(QSizeF(30, 30), alone=False)
    assert free is not None
    assert not any(QRectF(free, QSizeF(30, 30)).intersects(box) for box in (beside, said))


def test_a_card_is_shown_larger_than_it_lies_there(qtbot):
    """Seen at 2560 × 1440: a card of the hand hardly larger than in the hand, beside an empty table."""
    room, hand = QRectF(0, 0, 1500, 1000), QRectF(16, 750, 160, 240)
    compared = [QRectF(180, 750, 1300, 240), QRectF(352, 612, 796, 112), QRectF(0, 0, 352, 300)]
    around = Surroundings(hand, QRectF(352, 150, 796, 574), [], room, room, compared)
    slip = Slip("day")
    slip.tell(Note("Woodworker", ("Value 6", "Wood → 3 VP"), cache.PANEL), around)
    assert slip.scale() * CARD.width() >= 1.2 * hand.width()
    assert not any(slip.sceneBoundingRect().intersects(inner(box)) for box in (hand, *compared))


def test_a_heading_beside_a_card_keeps_off_the_corner(qtbot):
    """Seen in German: the end of “Mittlerer Steinbruch” in the ornament."""
    room = QRectF(0, 0, 1500, 1000)
    slip = Slip("day")
    slip.tell(
        Note("Mittlerer Steinbruch", ("8 Arbeiter für 3 Stein",), cache.PANEL),
        Surroundings(QRectF(16, 750, 160, 240), QRectF(), [], room, room, []),
    )
    heading = slip._words[0][2]
    assert slip.boundingRect().right() - heading.right() >= 44
    assert heading.height() < 60, "on one line"


def test_of_the_free_places_it_takes_the_one_where_least_is_read():
    """Seen at 1280 × 800: over the dice of a player and the goods of the hand, beside the open sea."""
    room, beside = QRectF(0, 0, 1000, 600), QRectF(400, 250, 80, 60)
    words = [QRectF(500, 150, 500, 300), QRectF(0, 380, 1000, 220)]
    around = Surroundings(beside, QRectF(), [], room, room, (), words)
    size = QSizeF(300, 150)
    corner = around.free_corner(size, alone=False)
    assert corner is not None
    assert not any(QRectF(corner, size).intersects(box) for box in (beside, *words))


def test_it_becomes_a_little_smaller_rather_than_cover_what_is_read():
    room, beside = QRectF(0, 0, 1000, 600), QRectF(0, 250, 80, 60)
    words = [QRectF(0, 0, 1000, 100), QRectF(0, 400, 1000, 200)]
    around = Surroundings(beside, QRectF(), [], room, room, (), words)
    slip = Slip("day")
    slip.tell(Note("England", ("one line", "another line", "a third one", "a fourth one", "a fifth one")), around)
    assert slip.sceneBoundingRect().height() > 200
    assert not any(slip.sceneBoundingRect().intersects(inner(box)) for box in (beside, *words))


def test_it_stays_as_large_as_is_read_well_where_all_of_the_table_is_written_on():
    """Seen at 2560 × 1440: words of half their size, for the sake of prices that were covered all the same."""
    room, beside = QRectF(0, 0, 1000, 600), QRectF(0, 250, 80, 60)
    around = Surroundings(beside, QRectF(), [], room, room, (), [QRectF(0, 0, 1000, 600)])
    slip = Slip("day")
    slip.tell(Note("England", ("one line", "another line")), around, scale=2.0)
    assert slip.scale() >= 0.75


MANY = Note("Tricks won", cards=(cache.PANEL,) * 8)


def test_many_cards_stand_closer_together_rather_than_over_what_they_are_compared_with():
    """Seen while somebody scores: the cards of a trick in one long line across the score sheet."""
    room, pile, sheet = QRectF(0, 0, 1500, 1000), QRectF(1180, 800, 80, 110), QRectF(352, 158, 796, 828)
    slip = Slip("day")
    slip.tell(MANY, Surroundings(pile, QRectF(), [], room, room, [sheet], [QRectF(1148, 158, 352, 200)]))
    assert slip.scale() >= 0.75
    assert not any(slip.sceneBoundingRect().intersects(inner(box)) for box in (pile, sheet))
    slip.tell(MANY, Surroundings(pile, QRectF(), [], room, room))
    assert slip.sceneBoundingRect().width() > 1000, "on one line where that has room"


def test_many_cards_take_the_column_beside_the_board_as_well():
    room, pile, column = QRectF(0, 0, 1500, 1000), QRectF(1180, 800, 80, 110), QRectF(-460, 0, 440, 1000)
    slip = Slip("day")
    slip.tell(MANY, Surroundings(pile, QRectF(), [], room, room), 1.0, column)
    assert column.contains(inner(slip.sceneBoundingRect()))


def test_the_score_sheet_is_seen_while_tricks_are_shown_large(qtbot):
    window: Any = open_window(qtbot)
    match, rng = Match("pillars_cards", seats("person", "easy", "easy"), 4), Random(2)
    while not (match.asked == 0 and scoring_seat(match.state) == 0):
        match.submit(rng.choice(match.legal()))
    window.desk.asks = False
    window.start(match)
    page: Any = window.game
    page.curtain.hide()
    page.sheets.hide()
    view, shown = page.view, 0
    assert view.layer.item(places.SHEET) is not None
    for *size, letters in SIZES:
        window.settings.set("text_size", letters)
        window.resize(*size)
        qtbot.wait(30)
        for anchor in (places.pile(seat) for seat in range(3)):
            if view.note(view.position, anchor):
                assert view.nearer.keep(anchor)
                assert not view.slip.sceneBoundingRect().intersects(inner(layout.SHEET)), (size, anchor)
                is_whole(page, anchor)
                view.put_away()
                shown += 1
    assert shown >= len(SIZES)
