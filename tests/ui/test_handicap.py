"""Handicaps in the window: set up by mouse and keyboard, never among the points, named at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.play.match import USUAL_PACE, Match, Seat
from kingsbridge_desktop.play.table_code import code_of
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.log_lines import final_sheet
from tests.ui.driver import open_window


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot, language="en")
    yield window
    window.close()


def _setup(window, qtbot, game="pillars"):
    dialog = SetupDialog(game, window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def _child(dialog, name):
    found = dialog.findChild(QWidget, name)
    assert found is not None
    return found


def test_a_handicap_is_out_of_the_way_until_somebody_wants_one(window, qtbot):
    dialog = _setup(window, qtbot)
    assert not dialog.handicap.isChecked()
    assert not _child(dialog, "head_start_0").isVisibleTo(dialog)
    dialog.rows[0].head_start.setValue(9)  # left from another day
    dialog.begin()
    assert dialog.match is not None
    assert not dialog.match.has_handicap


def test_by_keyboard_alone(window, qtbot):
    dialog = _setup(window, qtbot)
    dialog.handicap.setFocus()
    qtbot.keyClick(dialog.handicap, Qt.Key.Key_Space)
    points = _child(dialog, "head_start_0")
    assert points.isVisibleTo(dialog)
    points.setFocus()
    qtbot.keyClick(points, Qt.Key.Key_Up)
    qtbot.keyClick(points, Qt.Key.Key_PageUp)
    pace = _child(dialog, "pace_1")
    qtbot.keyClick(pace, Qt.Key.Key_Up)
    assert not _child(dialog, "pace_0").isEnabled(), "a person takes the time they want"
    assert points.accessibleName() == "Seat 1: Head start"
    dialog.begin()
    assert dialog.match is not None
    assert dialog.match.seats[0].head_start == 11
    assert dialog.match.seats[1].pace == 50
    again = _setup(window, qtbot)
    assert again.handicap.isChecked(), "as it was set up last"
    assert again.rows[0].head_start.value() == 11
    assert again.rows[1].pace.currentData() == 50


def test_a_code_brings_it_along_and_one_without_takes_it_away(window, qtbot):
    seats = [Seat("A", colour=2, head_start=7), Seat("B", "master", 1, 0, 400)]
    line = code_of(Match("pillars", seats, 99))
    dialog = _setup(window, qtbot)
    dialog.seed.setText(line)
    assert dialog.handicap.isChecked()
    dialog.begin()
    assert dialog.match is not None
    assert [seat[1:] for seat in dialog.match.seats] == [seat[1:] for seat in seats]
    assert code_of(dialog.match) == line
    dialog.seed.setText(code_of(Match("pillars", [seat._replace(head_start=0, pace=100) for seat in seats], 99)))
    assert not dialog.handicap.isChecked()


def test_another_language_keeps_what_was_set(window, qtbot):
    dialog = _setup(window, qtbot)
    dialog.handicap.setChecked(True)
    dialog.rows[1].head_start.setValue(4)
    dialog.rows[1].pace.setCurrentIndex(0)
    dialog.restyle(window.language, window.colours)
    assert dialog.handicap.isChecked()
    assert dialog.rows[1].head_start.value() == 4
    assert dialog.rows[1].pace.currentData() == 25


@pytest.mark.parametrize("last", [{"rows": [{"head_start": "x", "pace": 77}], "handicap": 1}, {"rows": [{}]}, {}])
def test_settings_from_before_or_from_elsewhere_do_no_harm(window, qtbot, last):
    window.settings.values.last_setup = {"pillars": {"count": 2, **last}}
    dialog = _setup(window, qtbot)
    assert not dialog.handicap.isChecked()
    assert dialog.rows[0].head_start.value() == 0
    assert dialog.rows[0].pace.currentData() == USUAL_PACE


def test_plates_show_the_points_of_the_game_and_name_the_head_start_beside_the_player(window, qtbot):
    window.start(Match("pillars", [Seat("Anna", head_start=12), Seat("Ben", "person", 1)], 7))
    plates = window.game.side.players.plates
    assert [plate.points for plate in plates] == ["2", "2"]
    assert plates[0].role == "Person, head start 12"
    assert plates[1].role == "Person"


def test_a_bot_gets_the_time_of_its_seat(window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(BotRunner, "ask", lambda self, *question: asked.append(question))
    window.settings.values.bot_seconds = 2.0
    seats = [Seat("Ben", "hard", 0, pace=400), Seat("Anna", "hard", 1, pace=400)]
    window.start(Match("pillars", seats, 7))
    qtbot.waitUntil(lambda: bool(asked), timeout=5000)
    assert asked[0][4] == Budget(seconds=2.0, effort=4.0)


def finished(*head_starts):
    match = Match("pillars", [Seat(f"P{k}", "person", k, more) for k, more in enumerate(head_starts)], 7)
    step = 0
    while not match.is_over:
        step += 1
        match.submit(match.legal()[step * 7 % len(match.legal())])
    return match


def test_the_sheet_and_the_page_of_the_end_name_it(window, qtbot):
    plain = finished(0, 0)
    loser = next(seat for seat in (0, 1) if seat not in plain.winners())
    match = finished(*[90 if seat == loser else 0 for seat in (0, 1)])
    window.start(match)
    text = window.game.view.context.text
    sheet = final_sheet(match, text, window.game.view.final_sheet(match.view(-1)))
    labels = [row.label for row in sheet.rows]
    assert labels[-2:] == ["Head start", "Total with head start"]
    assert sheet.rows[-2].cells[loser] == "90"
    assert sheet.rows[-1].cells == tuple(map(str, match.totals()))
    assert not any(row.decides for row in sheet.rows)
    assert sheet.winners == (loser,)
    ending = window.game.ending.ending()
    assert f"P{loser}" in ending.title
    rows = {row.label: row.cells for row in ending.ledger().rows}
    assert rows["Head start"][0] == "90"
    assert rows["Head start"][1] != "0", "nothing stands where somebody has none"
    assert ending.podium()[0].score == str(match.totals()[loser])
