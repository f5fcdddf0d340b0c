"""The window as people meet it: curtain, undo, languages, saves, bad files, bots that die, keyboard."""

import itertools
import os
import signal
import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QDoubleSpinBox, QPushButton

from kingsbridge_desktop.bots.bot_client import Answer, BotClient
from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.games.pillars_cards.tables import ALFRED
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.ui.app import TABLE_MODULES, WarmUp
from kingsbridge_desktop.ui.dialogs.moves import MovesDialog
from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.recent import RecentGames, RecentMenu
from kingsbridge_desktop.ui.words import game_name
from tests.ui.driver import Hand, open_window, seats, sit_down

SOLO = ("person", "greedy", "greedy", "greedy")
FAMILY = ("person", "person", "greedy")


@pytest.fixture
def window(qtbot):
    window = open_window(qtbot)
    yield window
    window.close()


def _watch(monkeypatch, view) -> list[tuple[object, int]]:
    """What the view is asked to paint from now on: the key of each state, and for whom."""
    shown: list[tuple[object, int]] = []
    real = view.show

    def show(s, viewer):
        shown.append((s.key(), viewer))
        real(s, viewer)

    monkeypatch.setattr(view, "show", show)
    return shown


def _play_until(hand, count):
    """Lets the first legal action be played until so many actions were done."""
    while hand.page.table.match.ply < count:
        hand.clear()
        hand.do(hand.page.table.match.legal()[0])
    hand.clear()


# the curtain


def test_between_two_people_the_curtain_closes_before_anything_of_a_hand_is_painted(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", FAMILY)
    hand = Hand(qtbot, page)
    hand.wait()
    shown = _watch(monkeypatch, page.view)
    for _ in range(6):
        hand.wait()
        if page.curtain.isVisible():
            assert page.table.viewer == NOBODY
            if shown:
                assert shown[-1] == (page.table.match.view(NOBODY).key(), NOBODY)
            hand.click(page.curtain.findChild(QPushButton, "open_curtain"))
            assert page.table.viewer == page.table.match.asked
        hand.do(page.table.match.legal()[0])
    assert any(viewer == NOBODY for _, viewer in shown)


def test_one_person_against_bots_never_sees_a_curtain(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    for _ in range(3):
        hand.wait()
        assert not page.curtain.isVisible()
        hand.do(page.table.match.legal()[0])


def test_saving_works_behind_the_curtain_and_its_picture_shows_no_hand(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", FAMILY)
    qtbot.waitUntil(page.curtain.isVisible)
    shown = _watch(monkeypatch, page.view)
    window.desk.save_to(store.save_folder() / "behind.kingsbridge")
    assert shown
    assert {viewer for _, viewer in shown} == {NOBODY}
    qtbot.waitUntil(lambda: (store.save_folder() / "behind.kingsbridge").exists())
    assert store.read(store.save_folder() / "behind.kingsbridge").picture


# choosing


def test_alfred_answers_why_he_cannot_be_played(window, qtbot):
    """PC-12 The window says why Alfred Builder stays in the hand."""
    for seed in range(60):
        match = Match("pillars_cards", seats(*SOLO), seed)
        if match.asked == 0 and match.state.hand[0] >> ALFRED & 1:
            break
    window.start(match)
    page = window.game
    hand = Hand(qtbot, page)
    hand.wait()
    intended_action = Action("play", (ALFRED,))
    anchor = next(
        anchor
        for anchor in page.view.scene.targets
        if page.view.intended_action(page._state, anchor) == intended_action
    )
    page.view.scene.pick(anchor)
    assert "Alfred" in page.toast.words
    assert page.table.match.ply == 0


def test_every_move_can_be_made_by_keyboard(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    hand.wait()
    ply = page.table.match.ply
    qtbot.keyClick(page.stage, Qt.Key.Key_Right)
    assert page.view.scene.focus_anchor in page.choices.groups
    qtbot.keyClick(page.stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.table.match.ply > ply)


def test_the_list_of_moves_has_every_legal_action_and_filters(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    moves = page.choices.moves()
    assert [action for _, action in moves] == list(page.table.match.legal())
    dialog = MovesDialog(page, lambda: "?", page.choices.moves)
    dialog.filter.setText(moves[-1][0])
    assert dialog.chosen == moves[-1][1]


# going back


def test_undo_takes_back_the_own_move_and_says_why_it_stops(window, qtbot):
    match = Match("web_of_power", seats("person", "greedy", "greedy"), 3, {"start_player": 0})
    window.start(match)
    page = window.game
    hand = Hand(qtbot, page)
    hand.wait()
    assert not page.prompt.tools.undo_button.isEnabled()
    hand.do(next(a for a in match.legal() if a.kind == "play"))
    hand.wait()
    assert page.prompt.tools.undo_button.isEnabled()
    hand.click(page.prompt.tools.undo_button)
    assert page.table.match.ply == 0
    assert page.table.match.can_redo
    hand.wait()
    hand.click(page.prompt.tools.redo_button)
    assert page.table.match.ply == 1
    hand.wait()
    while page.table.match.asked == 0:
        hand.wait()
        hand.do(page.table.match.legal()[0])
    hand.wait()
    assert not page.prompt.tools.undo_button.isEnabled()
    assert page.prompt.tools.undo_button.toolTip().startswith("Weiter zurück geht es nicht")


def test_a_table_may_agree_to_go_further_and_the_log_shows_it(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    hand.wait()
    hand.do(page.table.match.legal()[0])
    hand.wait()
    before = page.table.match.ply
    monkeypatch.setattr(page, "_confirmed", lambda words: True)
    page.undo_by_agreement()
    assert page.table.match.ply < before
    assert any(line.event is None for line in page.log.lines)


def test_looking_back_changes_nothing_and_escape_returns(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    _play_until(hand, 10)
    ply, key = page.table.match.ply, page.table.match.state.key()
    page.look_back(2)
    assert not page.choices.is_open
    page.view.scene.pick(next(iter(page.view.scene.targets)))
    assert page.table.match.state.key() == key
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    hand.wait()
    assert page.table.match.ply == ply
    assert page.choices.is_open


# languages and lights


def test_the_language_changes_while_the_game_runs_log_included(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    _play_until(hand, 6)
    german = page.prompt.question, [line.words for line in page.log.lines], window.windowTitle()
    window.settings.set("language", "en")
    english = page.prompt.question, [line.words for line in page.log.lines], window.windowTitle()
    assert len(german[1]) == len(english[1]) > 3
    assert german[0] != english[0]
    assert all(a != b for a, b in zip(german[1], english[1], strict=True))
    assert "Kartenspiel" in german[2]
    assert "Card Game" in english[2]
    assert page.choices.is_open


def test_light_and_text_size_change_at_once(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    before = page.grab(page.rect()).toImage().pixelColor(QPoint(4, 4))
    small = window.font().pointSizeF()
    window.settings.set("theme", "candle")
    window.settings.set("text_size", 130)
    assert page.context.light == "candle"
    assert page.grab(page.rect()).toImage().pixelColor(QPoint(4, 4)) != before
    assert window.font().pointSizeF() == pytest.approx(small * 1.3, rel=0.02)


@pytest.mark.parametrize("size", [100, 150, 200])
def test_plates_of_four_players_never_overlap_and_the_log_keeps_some_lines(window, qtbot, size):
    window.settings.set("text_size", size)
    page = sit_down(window, "pillars", ("person", "greedy", "greedy", "greedy"))
    Hand(qtbot, page).wait()
    qtbot.wait(50)
    boxes = [plate.geometry() for plate in page.players.plates]
    assert not any(one.intersects(other) for one, other in itertools.combinations(boxes, 2))
    assert all(plate.height() >= plate.sizeHint().height() for plate in page.players.plates)
    if page.room.plan.is_strip:
        page.room.toggle_drawer()
    assert page.log.isVisible()
    assert page.log.height() >= 60
    if size == 100:
        assert page.side.roster.height() >= page.players.sizeHint().height(), "at the usual size everybody is seen"


def test_the_settings_dialog_changes_its_own_language(window, qtbot):
    dialog = SettingsDialog(window.settings, window.language, window)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Einstellungen"
    window.settings.set("language", "en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Settings")


def test_the_keyboard_stays_at_the_language_that_was_changed(window, qtbot):
    dialog = SettingsDialog(window.settings, window.language, window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog._fields["language"].setFocus()
    window.settings.set("language", "en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Settings")
    assert dialog.focusWidget() is dialog._fields["language"]


def test_a_new_game_is_set_up_where_the_shelf_is_seen_already(window, monkeypatch):
    """Seen: the entry did nothing at all on the home page."""
    asked: list[str] = []
    monkeypatch.setattr(window.home, "set_up", asked.append)
    sit_down(window, "pillars_cards", SOLO)
    window.menus.actions["new"].trigger()
    assert window.game is None
    assert asked == []
    window.menus.actions["new"].trigger()
    assert asked == [window.home.current_game()]


def test_the_settings_dialog_writes_numbers_as_its_new_language_does(window, qtbot):
    dialog = SettingsDialog(window.settings, window.language, window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert [spin.text() for spin in dialog.findChildren(QDoubleSpinBox)] == ["2,0 s"]
    window.settings.set("language", "en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Settings")
    assert [spin.text() for spin in dialog.findChildren(QDoubleSpinBox)] == ["2.0 s"]


# files


def test_a_broken_save_is_told_and_the_running_game_goes_on(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    hand.wait()
    folder = store.save_folder()
    folder.mkdir(parents=True)
    broken = folder / "broken.kingsbridge"
    broken.write_text('{"format": 2, "game": "pillars_ca', encoding="utf-8")
    window.open_file(broken)
    qtbot.waitUntil(lambda: "broken" in page.toast.words)
    assert window.game is page
    hand.do(page.table.match.legal()[0])


def test_the_list_of_saves_shows_good_and_broken_ones(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    window.desk.save_to(store.save_folder() / "Abend mit Ben")
    qtbot.waitUntil(lambda: (store.save_folder() / "Abend mit Ben.kingsbridge").exists())
    (store.save_folder() / "kaputt.kingsbridge").write_text("{", encoding="utf-8")
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.is_filled)
    words = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    good = next(text for text in words if "Abend mit Ben" in text)
    assert "Anna" in good
    assert "Durchgang" in good
    assert any("kaputt" in text and "beschädigt" in text for text in words)


def test_a_game_open_elsewhere_is_left_alone(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    path = page.table.file.path
    assert not [entry for entry in _unfinished() if entry.path == path], "our own running game is not offered"
    window.go_home()
    qtbot.waitUntil(lambda: bool([entry for entry in _unfinished() if entry.path == path]))


def _unfinished():
    return list(shelf.unfinished())


def test_closing_the_window_keeps_the_game_for_tomorrow(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    _play_until(hand, 7)
    key = page.table.match.state.key()
    path = page.table.file.path
    window.close()
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    tomorrow = open_window(qtbot)
    tomorrow.home.refresh()
    qtbot.waitUntil(tomorrow.home.continue_button.isVisible)
    tomorrow.home.continue_button.click()
    qtbot.waitUntil(lambda: tomorrow.game is not None)
    assert tomorrow.game is not None
    assert tomorrow.game.table.match.state.key() == key
    tomorrow.close()


def test_a_full_disk_is_told_and_the_game_goes_on(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    hand.wait()

    def full(*args, **kwargs):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    hand.do(page.table.match.legal()[0])
    qtbot.waitUntil(lambda: "voll" in window.desk.mark.words)
    hand.wait()
    assert page.choices.is_open or page.table.match.is_over


def test_a_save_of_an_unknown_future_is_refused_by_name(window, qtbot, monkeypatch):
    path = store.save_folder() / "future.kingsbridge"
    path.parent.mkdir(parents=True)
    path.write_text('{"format": 99, "game": "pillars", "app": "9.9"}', encoding="utf-8")
    told: list[str] = []
    monkeypatch.setattr(window, "say", lambda words: told.append(words()))
    window.open_file(path)
    qtbot.waitUntil(lambda: bool(told))
    assert "9.9" in told[0]


def test_a_game_that_has_gone_from_the_table_is_told_by_its_players(window, qtbot, monkeypatch):
    """It was told as a file of thirty-two digits and letters that cannot be read."""
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    path, names = page.table.file.path, page.table.match.names
    window.go_home()
    qtbot.waitUntil(window.home.continue_button.isVisible)
    qtbot.waitUntil(lambda: not window.desk._leaving)
    for file in (path, store.earlier(path)):
        file.unlink(missing_ok=True)
    told: list[str] = []
    monkeypatch.setattr(window, "say", lambda words: told.append(words()))
    window.home.continue_button.click()
    qtbot.waitUntil(lambda: bool(told))
    assert path.stem not in told[0]
    assert "nicht mehr da" in told[0]
    for word in (game_name(window.language, "pillars_cards"), *names):
        assert word in told[0]
    qtbot.waitUntil(window.home.continue_button.isHidden)  # nor is it offered any longer


# bots


def test_a_bot_process_that_dies_is_answered_for_and_the_game_goes_on(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    hand = Hand(qtbot, page)
    hand.wait()
    qtbot.waitUntil(lambda: window.runner.pid is not None)
    os.kill(window.runner.pid, signal.SIGKILL)
    hand.do(page.table.match.legal()[0])
    hand.wait()
    assert page.table.match.ply > 1


def test_leaving_the_table_while_a_bot_thinks_drops_its_answer(window, qtbot):
    page = sit_down(window, "pillars_cards", ("greedy", "greedy", "greedy", "person"))
    table = page.table
    ply = table.match.ply
    window.go_home()
    qtbot.wait(200)
    assert table.match.ply <= ply + 1
    assert window.game is None


def test_an_answer_to_the_table_before_is_not_taken_at_the_next_one(window, qtbot, monkeypatch):
    """It may be on its way already when that table is left."""
    monkeypatch.setattr(BotClient, "ask", lambda *_: None)  # everybody thinks for ever
    levels = ("greedy", "greedy", "greedy", "greedy")
    asked: list[int] = []
    for _ in range(2):
        page = sit_down(window, "pillars_cards", levels)
        assert page.table.is_thinking
        asked.append(window.runner._owed)
        if len(asked) == 1:
            window.runner._came(Answer(asked[0], page.table.match.legal()[0], {}))  # told in the next turn
    assert page.table.match.ply == 0
    qtbot.wait(50)
    assert page.table.match.ply == 0
    assert page.table.is_thinking
    assert asked[0] != asked[1]


# set-up


def test_the_set_up_refuses_a_player_without_a_name_in_german(window, qtbot):
    dialog = SetupDialog("pillars_cards", window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.rows[0].name.setText("  ")
    dialog.begin()
    assert dialog.match is None
    assert "Namen" in dialog.problem.text()


def test_the_set_up_keeps_colours_apart_and_is_remembered(window, qtbot):
    dialog = SetupDialog("pillars_cards", window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.count.setCurrentIndex(dialog.count.findData(3))
    dialog.rows[0].name.setText("Hilde")
    dialog.rows[0].colour.setCurrentIndex(3)
    dialog.rows[0].colour.activated.emit(3)
    colours = [row.colour.currentData() for row in dialog.rows]
    assert len(set(colours)) == len(colours)
    dialog.seed.setText("42")
    dialog.begin()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.match is not None
    assert dialog.match.seed == 42
    assert dialog.match.seats[0].colour == 3
    assert dialog.match.state.colour[0] == 3, "the rules play the colour that was chosen"
    again = SetupDialog("pillars_cards", window.settings, window.language, window.colours, window)
    qtbot.addWidget(again)
    assert again.rows[0].name.text() == "Hilde"
    assert again.count.currentData() == 3


def test_return_begins_the_game_and_does_not_shuffle_the_seats(window, qtbot):
    dialog = SetupDialog("pillars_cards", window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.match is not None
    assert dialog.match.names[0] == dialog.rows[0].name.text()
    assert dialog.match.seats[0].is_person


def test_what_a_table_needs_is_loaded_and_the_bots_wake_while_the_shelf_is_shown(window, qtbot):
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    warm_up = WarmUp(app, window.wake_bots)
    warm_up.start(1)
    qtbot.waitUntil(lambda: not warm_up.isActive(), timeout=20_000)
    assert all(name in sys.modules for name in TABLE_MODULES)
    runner = window.runner
    assert runner is not None
    qtbot.waitUntil(lambda: runner.pid is not None, timeout=20_000)
    sit_down(window, "pillars_cards", SOLO)
    assert window.runner is runner


def test_a_seed_that_is_no_number_is_refused(window, qtbot):
    dialog = SetupDialog("pillars_cards", window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.seed.setText("glück")
    dialog.begin()
    assert dialog.match is None
    assert dialog.problem.text()


def test_a_claimed_game_is_not_resumed_twice(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    path = page.table.file.path
    window.go_home()
    told: list[str] = []
    monkeypatch.setattr(window, "say", told.append)
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    monkeypatch.setattr(SaveLock, "take", lambda self: False)
    window.open_file(path)
    qtbot.waitUntil(lambda: bool(told))
    assert window.game is None
    assert files.load_match(path).match.ply >= 0


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_letter_opens_two_entries_of_one_menu(qtbot, language):
    window = open_window(qtbot, language=language)
    window.menus.add_below_open(RecentMenu(RecentGames(), window))
    menus = [
        ("bar", window.menuBar().actions()),
        *((name, menu.actions()) for name, menu in window.menus.menus.items()),
    ]
    assert len(menus) == 6
    for name, actions in menus:
        words = [action.text() for action in actions if not action.isSeparator()]
        letters = [QKeySequence.mnemonic(line).toString() for line in words]
        assert all(letters), (name, words)
        assert len(set(letters)) == len(letters), (name, words)


def test_what_was_since_the_last_turn_is_offered_only_at_a_table(qtbot):
    window = open_window(qtbot)
    assert not window.menus.actions["recap"].isEnabled()
    sit_down(window, "pillars", ("person", "greedy", "greedy"))
    assert window.menus.actions["recap"].isEnabled()
    window.go_home()
    assert not window.menus.actions["recap"].isEnabled()


def test_long_menus_are_parted_by_rules_and_none_begins_or_ends_with_one(qtbot):
    window = open_window(qtbot)
    window.menus.add_below_open(RecentMenu(RecentGames(), window))
    for name in ("game", "move", "view", "help"):
        parted = [action.isSeparator() for action in window.menus.menus[name].actions()]
        assert any(parted), name
        assert not parted[0], name
        assert not parted[-1], name
        longest = max(len(run) for run in "".join("|" if rule else "x" for rule in parted).split("|"))
        assert 0 < longest <= 5, name


def test_of_saves_the_first_that_can_be_opened_is_chosen(qtbot):
    store.save_folder().mkdir(parents=True, exist_ok=True)
    match = Match("pillars", seats("person", "greedy"), 1)
    store.write(store.save_folder() / f"whole{store.SUFFIX}", files.to_save(match))
    (store.save_folder() / f"broken{store.SUFFIX}").write_text("{", encoding="utf-8")
    window = open_window(qtbot)
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert dialog.list.count() == 2
    assert dialog.open_button.isEnabled()
