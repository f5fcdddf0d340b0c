"""Since your last turn: slips, ticks, looking back, the switch and the key, and nothing that is secret."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.following import recap
from kingsbridge_desktop.ui.following.recap import MOST_SLIPS, since
from kingsbridge_desktop.ui.following.strip import _fits
from kingsbridge_desktop.ui.following.ticks import spot
from tests.ui.driver import open_window, seats


def back_at_the_table(qtbot: Any, game: str, *, by_itself: bool = True) -> Any:
    """A page at which Anna is asked after all others have acted more than once."""
    levels = ("person", *("easy",) * (rules_of(game).seats[0] - 1))
    match, rng = Match(game, seats(*levels), 4), Random(2)
    quiet = 0
    while not (match.asked == 0 and match.ply > 20 and quiet > 1):
        quiet = 0 if match.asked == 0 else quiet + 1
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot, captions=True)
    window.settings.values.recap = by_itself
    window.start(match)
    page = window.game
    assert page is not None
    page.patience.moment = 0
    return page


@pytest.mark.parametrize("game", game_ids())
def test_the_strip_tells_what_others_did_the_most_telling_first(qtbot, game):
    page = back_at_the_table(qtbot, game)
    page.recap._told_at = -1
    page.recap._tell_by_itself()
    found = since(page.table, page.view, 0)
    assert found
    assert [told.rank for told in found] == sorted((told.rank for told in found), reverse=True)
    assert len(page.recap.told) <= MOST_SLIPS
    if len(found) > 1:
        qtbot.waitUntil(page.recap.strip.isVisible)
        assert len(page.recap.strip.slips) == min(len(found), MOST_SLIPS)


@pytest.mark.parametrize("game", game_ids())
def test_it_tells_nothing_but_events_that_the_viewer_may_know(qtbot, game):
    page = back_at_the_table(qtbot, game)
    match = page.table.match
    for told in since(page.table, page.view, 0):
        assert told.event in match.events_for(0, match.steps[told.ply - 1])


def test_a_slip_leads_to_its_moment_and_escape_back(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    told = page.recap.told[0]
    page.recap.strip.slips[0].click()
    assert page.looking_back.is_on
    moments = page.table.match.moments(told.ply, 0)
    assert page.view.position.key() == moments[told.moment].position.key()
    page.look_back(-1)
    assert not page.looking_back.is_on


def test_the_next_action_takes_strip_and_marks_away(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    assert page.recap.ticks.isVisible()
    page.choose(page.table.match.legal()[0])
    assert not page.recap.strip.isVisible()
    assert not page.recap.ticks.isVisible()


def test_closing_the_strip_leaves_the_marks(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.recap.put_away()
    assert not page.recap.strip.isVisible()
    assert page.recap.ticks.isVisible()


def test_it_can_be_switched_off_and_opened_by_its_key_all_the_same(qtbot):
    page = back_at_the_table(qtbot, "web_of_power", by_itself=False)
    assert not page.recap.strip.isVisible()
    page.window().activateWindow()
    page.stage.setFocus()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.stage, Qt.Key.Key_R)
    qtbot.waitUntil(page.recap.strip.isVisible)
    qtbot.keyClick(page.stage, Qt.Key.Key_R)
    assert not page.recap.strip.isVisible()


def test_who_acts_before_all_is_looked_through_gets_no_strip_any_more(qtbot, monkeypatch):
    monkeypatch.setattr(recap, "AT_A_TIME", 0.0)  # one action of the others in a turn of the event loop
    page = back_at_the_table(qtbot, "web_of_power", by_itself=False)
    page.recap.toggle()
    assert not page.recap.strip.isVisible()
    page.choose(page.table.match.legal()[0])
    assert not page.recap._looking.isActive()
    assert not page.recap.strip.isVisible()


def test_a_slip_that_is_pointed_at_lights_its_place(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    number = next(at for at, told in enumerate(page.recap.told) if page.recap._places(told))
    page.recap.strip.pointed.emit(number)
    (place, *_) = page.recap._places(page.recap.told[number])
    assert page.view.scene.targets[place].marked


def test_what_the_viewer_did_is_no_news(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    match = page.table.match
    assert all(match.steps[told.ply - 1].seat != 0 or told.moment > 0 for told in since(page.table, page.view, 0))


def test_escape_folds_the_strip_into_a_tab_that_opens_it_again(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_Escape)
    assert not page.recap.strip.isVisible()
    assert page.recap.tab.isVisible()
    assert page.recap.ticks.isVisible()
    page.recap.tab.click()
    qtbot.waitUntil(page.recap.strip.isVisible)
    assert not page.recap.tab.isVisible()


def test_the_next_action_takes_the_tab_away(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.recap.put_away()
    page.choose(page.table.match.legal()[0])
    assert not page.recap.tab.isVisible()


def test_the_marks_fade_where_things_move(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.settings.values.speed = "fast"
    page.recap._forget()
    assert page.recap.ticks.isVisible()
    qtbot.waitUntil(lambda: not page.recap.ticks.isVisible())
    page.recap._tell(since(page.table, page.view, 0))
    assert page.recap.ticks.isVisible()
    assert page.recap.ticks._opacity == 1.0


@pytest.mark.parametrize("game", game_ids())
def test_no_word_of_a_slip_is_cut(qtbot, game):
    page = back_at_the_table(qtbot, game)
    for size, letters, language in (((1280, 800), 100, "de"), ((1024, 640), 150, "de"), ((1024, 640), 150, "en")):
        page.window().settings.set("language", language)
        page.window().settings.set("text_size", letters)
        page.window().resize(*size)
        page.recap._tell(since(page.table, page.view, 0))
        QApplication.processEvents()
        shown = [slip for slip in page.recap.strip.slips if slip.isVisible()]
        assert shown
        for slip in shown:
            room = slip.room_for_words()
            font = slip._fitting(room)
            assert font.pointSizeF() >= 0.75 * slip.font().pointSizeF()
            assert _fits(slip.slip.words, room, QFontMetricsF(font))


def test_a_tick_covers_no_name():
    """Seen over “Evi Dirks” on a card and over “Ereignis” on a plate."""
    unit = 12.0
    card, plate, piece = QRectF(100, 100, 56, 74), QRectF(100, 100, 110, 22), QRectF(100, 100, 26, 26)
    over_card = spot(card, unit)
    assert card.contains(over_card)
    assert over_card.y() + 0.85 * unit < card.top() + card.height() * 0.55, "the name is in the lower half"
    over_plate = spot(plate, unit)
    assert over_plate.x() - 0.85 * unit > plate.left() + plate.width() * 0.85
    assert spot(piece, unit) == piece.center()
