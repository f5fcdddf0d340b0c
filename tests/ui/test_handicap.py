"""Handicaps in the window: set up by mouse and keyboard, never among the points, named at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.play.match import USUAL_PACE, Match, Seat
from kingsbridge_desktop.play.table_code import code_of
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.dialogs.handicap import HandicapDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.log_lines import final_sheet
from kingsbridge_desktop.ui.style import parchment
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


def _opened(dialog, qtbot):
    """The dialog of handicaps, opened with the keyboard."""
    button = _child(dialog, "open_handicap")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    found = dialog.findChildren(HandicapDialog)[-1]
    assert found.isVisible()
    return found


def test_by_keyboard_alone(window, qtbot):
    dialog = _setup(window, qtbot)
    handicap = _opened(dialog, qtbot)
    points = _child(handicap, "head_start_0")
    qtbot.keyClick(points, Qt.Key.Key_Up)
    qtbot.keyClick(points, Qt.Key.Key_PageUp)
    qtbot.keyClick(_child(handicap, "pace_1"), Qt.Key.Key_Up)
    assert not _child(handicap, "pace_0").isVisibleTo(handicap), "a person takes the time they want"
    assert points.accessibleName() == "Anna: Head start in points"
    qtbot.keyClick(handicap, Qt.Key.Key_Return)
    assert not handicap.isVisible()
    assert dialog.handicap_told.text() == "Anna: head start 11; Jack: half the time"
    dialog.begin()
    assert dialog.match is not None
    assert dialog.match.seats[0].head_start == 11
    assert dialog.match.seats[1].pace == 50
    again = _setup(window, qtbot)
    assert again.handicap_told.text() == dialog.handicap_told.text(), "as it was set up last"


def test_by_mouse_and_cancelled(window, qtbot):
    dialog = _setup(window, qtbot)
    qtbot.mouseClick(_child(dialog, "open_handicap"), Qt.MouseButton.LeftButton)
    handicap = dialog.findChildren(HandicapDialog)[-1]
    _child(handicap, "head_start_1").setValue(20)
    handicap.reject()
    assert not dialog.handicap_told.isVisibleTo(dialog)
    dialog.begin()
    assert dialog.match is not None
    assert not dialog.match.has_handicap


def test_it_moves_with_the_player(window, qtbot):
    dialog = _setup(window, qtbot)
    dialog.rows[1].head_start = 6
    dialog.rows[1].up.click()
    assert [row.head_start for row in dialog.rows[:2]] == [6, 0]
    assert dialog.handicap_told.text().startswith("Jack")


def test_a_code_brings_it_along_and_one_without_takes_it_away(window, qtbot):
    seats = [Seat("A", colour=2, head_start=7), Seat("B", "master", 1, 0, 400)]
    line = code_of(Match("pillars", seats, 99))
    dialog = _setup(window, qtbot)
    dialog.seed.setText(line)
    assert "head start 7" in dialog.handicap_told.text()
    dialog.begin()
    assert dialog.match is not None
    assert [seat[1:] for seat in dialog.match.seats] == [seat[1:] for seat in seats]
    assert code_of(dialog.match) == line
    dialog.seed.setText(code_of(Match("pillars", [seat._replace(head_start=0, pace=100) for seat in seats], 99)))
    assert not dialog.handicap_told.isVisibleTo(dialog)


def test_another_language_keeps_what_was_set(window, qtbot):
    dialog = _setup(window, qtbot)
    dialog.rows[1].head_start = 4
    handicap = _opened(dialog, qtbot)
    _child(handicap, "pace_1").setCurrentIndex(0)
    handicap.restyle(window.language, window.colours)
    assert handicap.chosen[1] == (4, 25)
    handicap.accept()
    dialog.restyle(window.language, window.colours)
    assert (dialog.rows[1].head_start, dialog.rows[1].pace) == (4, 25)
    assert dialog.handicap_told.text() == "Jack: head start 4, a quarter of the time"


@pytest.mark.parametrize("last", [{"rows": [{"head_start": "x", "pace": 77}]}, {"rows": [{"pace": []}]}, {}])
def test_settings_from_before_or_from_elsewhere_do_no_harm(window, qtbot, last):
    window.settings.values.last_setup = {"pillars": {"count": 2, **last}}
    dialog = _setup(window, qtbot)
    assert (dialog.rows[0].head_start, dialog.rows[0].pace) == (0, USUAL_PACE)


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


def test_long_names_move_nothing_sideways_and_bots_are_spoken_of_only_where_one_plays(window, qtbot, monkeypatch):
    monkeypatch.setattr(parchment, "screen_of", lambda widget: QSize(1024, 640))
    window.settings.set("language", "de")
    window.settings.set("text_size", 150)
    for level, has_bots in (("hard", True), ("person", False)):
        seats = [Seat("Maximilian-Ferdinand XVI", level, 0), Seat("W" * 24, "person", 1)]
        dialog = HandicapDialog(seats, window.language, window)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.wait(20)
        for area in dialog.findChildren(QScrollArea):
            assert area.horizontalScrollBar().maximum() == 0
        heads = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        assert ("Bedenkzeit des Bots" in heads) == has_bots
    window.settings.set("text_size", 100)
