"""A game can be played on from any of its moments, by others, and its log says so."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.play import files
from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog
from tests.play.test_review import finished
from tests.ui.driver import Hand, open_window, sit_down
from tests.ui.modal import when_open


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


@pytest.fixture
def page(qtbot, window):
    found = sit_down(window, "web_of_power", ("person", "person", "person"))
    hand = Hand(qtbot, found)
    while found.table.match.ply < 6:
        hand.clear()
        hand.do(found.table.match.legal()[0])
    hand.clear()
    return found


def answer(levels, *, same_luck=False):
    """Fills the dialog in when it is open; with None luck stays as it is proposed."""

    def do(dialog: SeatsDialog) -> None:
        for box, level in zip(dialog.boxes, levels, strict=True):
            box.setCurrentIndex(box.findData(level))
        if same_luck is not None:
            (dialog.same if same_luck else dialog.new).setChecked(True)
        dialog.accept()

    when_open(SeatsDialog, do)


def test_a_new_game_begins_at_the_moment_that_is_looked_at(qtbot, window, page):
    old = page.table.match
    page.look_back(4)
    answer(("person", "easy", "easy"))
    page.film_bar.buttons["branch"].click()
    match = window.game.table.match
    assert match.id != old.id
    assert match.view(0).key() == old.view(0, 4).key()
    assert match.ply == 4
    assert [seat.level for seat in match.seats] == ["person", "easy", "easy"]
    assert any("neuem Glück" in line.words for line in window.game.log.lines)
    assert old.ply == 6


def test_with_the_same_luck_the_same_moves_lead_to_the_same_game(qtbot, window, page):
    old = page.table.match
    page.look_back(2)
    answer(("person", "person", "person"), same_luck=True)
    page.film_bar.buttons["branch"].click()
    match = window.game.table.match
    for step in old.steps[2:]:
        match.submit(step.action)
    assert match.state.key() == old.state.key()
    assert match.origin is not None
    assert match.origin.match_id == old.id


def test_the_same_luck_again_from_the_start(qtbot, window, page):
    old = page.table.match
    answer(("person", "easy", "easy"), same_luck=None)
    window.menus.actions["again"].trigger()
    match = window.game.table.match
    assert match.ply == 0
    assert match.seed == old.seed


def test_the_same_luck_again_from_the_page_of_the_end(qtbot):
    window = open_window(qtbot)
    match = finished("pillars_cards", 3, 3)
    window.start(match)
    page = window.game
    assert page is not None
    qtbot.waitUntil(page.ending.isVisible)
    answer(("person", "easy", "easy"), same_luck=None)
    assert window.menus.actions["again"].isEnabled()
    window.menus.actions["again"].trigger()
    assert window.game is not None
    again = window.game.table.match
    assert not again.is_over
    assert (again.ply, again.seed) == (0, match.seed)


def test_a_seat_changes_from_person_to_bot_and_back_in_the_running_game(qtbot, window, page):
    match = page.table.match
    answer(("person", "easy", "easy"))
    window.menus.actions["seats"].trigger()
    assert window.game is not page
    assert window.game.table.match is match
    assert [seat.level for seat in match.seats] == ["person", "easy", "easy"]
    assert window.game.table.viewer == 0
    words = [line.words for line in window.game.log.lines]
    assert sum("spielt ab hier" in line for line in words) == 2
    Hand(qtbot, window.game).wait()
    answer(("person", "person", "person"))
    window.menus.actions["seats"].trigger()
    assert all(seat.is_person for seat in match.seats)
    Hand(qtbot, window.game).wait()


def test_who_is_not_changed_changes_nothing(qtbot, window, page):
    answer(("person", "person", "person"))
    window.menus.actions["seats"].trigger()
    assert window.game is page
    assert not page.table.match.reseatings


def test_origin_and_seats_are_kept_in_the_save(qtbot, window, page, tmp_path):
    answer(("person", "easy", "easy"), same_luck=True)
    page.branch_wanted.emit(3)
    match = window.game.table.match
    match.reseat(2, "person")
    files.save_match(tmp_path / "a.kingsbridge", match)
    loaded = files.load_match(tmp_path / "a.kingsbridge").match
    assert loaded.origin == match.origin
    assert loaded.reseatings == match.reseatings
    assert loaded.seats == match.seats
