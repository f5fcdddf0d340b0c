"""Bots of one's own in the window: added, chosen, played against, and whatever they do the game goes on."""

from __future__ import annotations

import os
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QComboBox

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import own_bots
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui import bot_runner
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.style import parchment
from tests.bots import own_programs
from tests.ui.driver import open_window, sit_down

LONG = 20_000  # ms nothing here should ever take


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


@pytest.fixture
def dialog(qtbot, window):
    found = OwnBotsDialog(window.language, window)
    qtbot.addWidget(found)
    found.show()
    return found


@pytest.fixture
def told(window, monkeypatch):
    """The sentences the window shows."""
    sentences: list[KingsbridgeError] = []
    runner = window._runner()
    runner.trouble.connect(sentences.append)
    return sentences


def test_a_program_is_added_by_the_name_it_answers_tried_and_removed_by_keyboard(qtbot, dialog):
    assert dialog.focusWidget() is dialog.command
    qtbot.keyClicks(dialog.command, own_programs.example())
    qtbot.keyClick(dialog.command, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.list.count() == 1, timeout=LONG)
    assert "Brother Variety" in dialog.told.text()
    assert own_bots.read().bots == (("own_brother_variety", "Brother Variety", own_programs.example()),)
    assert dialog.command.text() == ""
    qtbot.keyClick(dialog.test_button, Qt.Key.Key_Space)
    assert not dialog.test_button.isEnabled()
    qtbot.waitUntil(dialog.test_button.isEnabled, timeout=LONG)
    assert not dialog.add_button.isEnabled(), "nothing is typed"
    assert "Brother Variety" in dialog.told.text()
    assert dialog.isVisible()
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert dialog.list.count() == 0
    assert own_bots.read().bots == ()


@pytest.mark.parametrize(("kind", "word"), [("missing", "starten"), ("nameless", "Namen"), ("dead", "endete")])
def test_what_is_no_bot_is_told_and_not_added(qtbot, dialog, tmp_path, kind, word):
    script = tmp_path / "dead.py"
    script.write_text("raise SystemExit")
    commands = {
        "missing": str(tmp_path / "nothing"),
        "nameless": own_programs.odd("nameless", tmp_path),
        "dead": f"{own_programs.quoted(own_programs.PYTHON)} {own_programs.quoted(script)}",
    }
    dialog.command.setText(commands[kind])
    dialog.add()
    qtbot.waitUntil(dialog.add_button.isEnabled, timeout=LONG)
    assert word in dialog.told.text()
    assert dialog.told.property("warning"), "a refusal looks like one"
    assert dialog.command.text() == commands[kind]
    assert own_bots.read().bots == ()


def test_the_dialog_closes_while_a_program_is_silent(qtbot, dialog, tmp_path):
    dialog.command.setText(own_programs.odd("silent", tmp_path))
    dialog.add()
    assert not dialog.add_button.isEnabled()
    dialog.reject()
    assert not dialog.isVisible()


def test_the_dialog_follows_the_language_with_what_was_typed(window, dialog):
    dialog.command.setText("perl x.pl")
    window.settings.set("language", "en")
    assert dialog.windowTitle() == "Your own bots"
    assert dialog.command.text() == "perl x.pl"


def test_own_bots_can_be_chosen_in_set_up_and_where_seats_change(qtbot, window):
    bot = own_bots.add("Brother Variety", own_programs.example())
    setup = SetupDialog("web_of_power", window.settings, window.language, window.colours, window)
    qtbot.addWidget(setup)
    setup.count.setCurrentIndex(0)
    box = setup.rows[1].level
    assert box.itemText(box.findData(bot.id)) == "Bot: Brother Variety"
    box.setCurrentIndex(box.findData(bot.id))
    setup.begin()
    assert setup.match is not None
    assert setup.match.seats[1].level == bot.id
    dialog = SeatsDialog(setup.match, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    assert dialog.levels[1] == bot.id
    boxes = dialog.findChildren(QComboBox)
    assert all(box.findData(bot.id) >= 0 for box in boxes)


def test_a_removed_bot_keeps_its_seat_in_the_dialog_of_seats(qtbot, window):
    match = Match("web_of_power", [Seat("A"), Seat("B", "own_gone_away", 1), Seat("C", "easy", 2)], 1)
    dialog = SeatsDialog(match, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    assert dialog.boxes[1].currentText() == "Bot: Gone Away"


def test_a_program_plays_at_the_table(qtbot, window, told):
    bot = own_bots.add("Brother Variety", own_programs.example())
    page = sit_down(window, "web_of_power", ("person", bot.id, "random"))
    page.table.reseat(["random", bot.id, "random"])
    page.table.proceed()
    qtbot.waitUntil(lambda: page.table.match.ply >= 8, timeout=LONG)
    assert told == []
    assert len(window.runner.program_pids) == 1


def test_a_failing_program_gets_a_stand_in_a_sentence_and_then_rest(qtbot, window, told, tmp_path):
    bot = own_bots.add("Odd One", own_programs.odd("died", tmp_path))
    page = sit_down(window, "web_of_power", ("person", bot.id, bot.id))
    page.table.reseat(["random", bot.id, "random"])
    page.table.proceed()
    qtbot.waitUntil(lambda: page.table.match.ply >= 14, timeout=LONG)
    whys = [error.details["why"] for error in told]
    assert whys[-1] == "given_up"
    assert len(whys) == 3
    assert "Odd One" in problem(window.language, told[0])


def test_a_missing_program_is_told_once_and_the_game_goes_on(qtbot, window, told):
    page = sit_down(window, "web_of_power", ("person", "own_gone_away", "random"))
    page.table.reseat(["random", "own_gone_away", "random"])
    page.table.proceed()
    qtbot.waitUntil(lambda: page.table.match.ply >= 6, timeout=LONG)
    assert [error.details for error in told] == [{"name": "Gone Away", "why": "unlisted"}]


def test_a_save_keeps_the_bot_by_its_id_and_never_its_command(tmp_path):
    bot = own_bots.add("Brother Variety", "a command with --secrets")
    match = Match("web_of_power", [Seat("A"), Seat("B", bot.id, 1), Seat("C", "easy", 2)], 1)
    path = tmp_path / "x.kbg"
    files.save_match(path, match)
    assert "secrets" not in path.read_text()
    assert files.load_match(path).match.seats[1].level == bot.id


@pytest.mark.skipif(os.name != "posix", reason="processes are looked for by signal")
def test_undo_and_leaving_end_the_program_for_it_has_seen_what_is_undone(qtbot, window, told):
    bot = own_bots.add("Brother Variety", own_programs.example())
    page = sit_down(window, "web_of_power", ("person", bot.id, "random"))
    table = page.table
    table.reseat(["random", bot.id, "random"])
    table.proceed()
    qtbot.waitUntil(lambda: bool(window.runner.program_pids), timeout=LONG)
    qtbot.waitUntil(lambda: table.match.ply >= 8, timeout=LONG)
    table.hold()
    first = window.runner.program_pids
    table.undo(1, agreed=True)
    assert not set(first) & set(window.runner.program_pids), "who was asked anew has begun anew"
    table.release()
    table.proceed()
    qtbot.waitUntil(lambda: bool(window.runner.program_pids), timeout=LONG)
    assert not set(first) & set(window.runner.program_pids)
    window.go_home()
    assert window.runner.program_pids == []


def test_the_runner_takes_no_command_from_a_level(qtbot, monkeypatch, tmp_path):
    """Only the list starts programs: a level that looks like one is played by the stand-in."""
    started = []
    monkeypatch.setattr(bot_runner, "ProgramClient", lambda *args: started.append(args))
    runner = BotRunner()
    troubles: list[KingsbridgeError] = []
    answers: list[Action] = []
    runner.trouble.connect(troubles.append)
    runner.answered.connect(lambda question, action: answers.append(action))
    match = Match("web_of_power", [Seat("A"), Seat("B", colour=1), Seat("C", colour=2)], 1)
    for number, level in enumerate((f"program:touch {tmp_path}/x", "own:touch", "own_touch"), 1):
        runner.ask(number, "web_of_power", level, match.view(match.asked), Budget(seconds=0.1), 1)
        qtbot.waitUntil(lambda number=number: len(answers) == number, timeout=LONG)
    runner.close()
    assert started == []
    assert len(troubles) == 3
    assert not (tmp_path / "x").exists()


def test_the_chronicle_calls_own_bots_by_name(window):
    own_bots.add("Bruder Größe", "x")
    assert short_level_name(window.language, "own_bruder_grosse") in ("Bruder Größe", "Bruder Grosse")
    assert short_level_name(window.language, "own_gone_away") == "Gone Away"


def test_an_empty_list_says_so_until_a_bot_is_in_it(dialog):
    assert dialog.none_yet.isVisible()
    own_bots.add("Jack", "jack")
    dialog._fill()
    assert not dialog.none_yet.isVisible()


def test_what_a_program_answered_is_seen_whole_however_small_the_screen(qtbot, window, monkeypatch):
    """It stood at the end of what scrolls, with its second line below the edge."""
    monkeypatch.setattr(parchment, "screen_of", lambda widget: QSize(1024, 640))
    for language in ("de", "en"):
        window.settings.set("language", language)
        window.settings.set("text_size", 150)
        dialog = OwnBotsDialog(window.language, window)
        qtbot.addWidget(dialog)
        dialog.show()
        for why in ("missing", "silent", "died", "huge", "other"):
            dialog._tell(partial(dialog._reason, why))
            qtbot.wait(20)
            told = dialog.told
            assert told.height() >= told.heightForWidth(told.width())
            at = QRect(told.mapTo(dialog, QPoint()), told.size())
            assert dialog.rect().contains(at)
            assert told.visibleRegion().boundingRect().height() == told.height()
    window.settings.set("text_size", 100)


def test_seconds_are_written_as_the_language_writes_them(dialog, window):
    for language, words in (("de", "0,3 s"), ("en", "0.3 s")):
        window.settings.set("language", language)
        dialog._tested("Jack", "jack", 0.34)
        assert words in dialog.told.text()
