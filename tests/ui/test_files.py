"""Files at the window: nothing is silent, nothing is lost without a question, no file stops anything."""

import base64
import errno
import os
import threading
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt, QTimer
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QMessageBox

from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.saves import autosave, named_save, shelf, store
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.saves.schema import SummaryPart
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs import save_as, save_lines
from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
from kingsbridge_desktop.ui.ending.content import written_day
from tests.ui.driver import Hand, open_window, seats, sit_down
from tests.ui.modal import when_open

SOLO = ("person", "greedy", "greedy")


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Tries again soon."""
    monkeypatch.setattr(autosave, "FIRST_RETRY", 0.02)
    monkeypatch.setattr(autosave, "LONGEST_RETRY", 0.05)


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


def failing(number):
    def fail(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    return fail


def answer(name, button):
    """Presses a button of a box that is about to open."""

    def press(box: QMessageBox) -> None:
        assert box.objectName() == name
        told.append(box.defaultButton().text())
        next(each for each in box.buttons() if each.text() == button).click()

    told: list[str] = []
    when_open(QMessageBox, press)
    return told


def act(qtbot, page):
    hand = Hand(qtbot, page)
    hand.wait()
    hand.do(page.table.match.legal()[0])
    return hand


# the mark


@pytest.mark.parametrize(("number", "word"), [(errno.ENOSPC, "voll"), (errno.EROFS, "nichts schreiben")])
def test_a_new_game_on_a_disk_that_takes_nothing_begins_and_says_so_until_it_is_written(
    window, qtbot, monkeypatch, number, word
):
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", failing(number))
        page = sit_down(window, "pillars_cards", SOLO)
        qtbot.waitUntil(lambda: word in window.desk.mark.words)
        assert not page.toast.words, "the strip says it, once"
        act(qtbot, page).wait()
        assert word in window.desk.mark.words, "it stays as long as it lasts"
        assert word in window.desk.mark.accessibleName()
    qtbot.waitUntil(lambda: not window.desk.mark.words)
    ply = page.table.match.ply
    qtbot.waitUntil(lambda: files.load_match(page.table.file.path).match.ply >= ply)


def test_the_mark_is_told_in_the_language_that_is_chosen_later(window, qtbot, monkeypatch):
    monkeypatch.setattr(os, "replace", failing(errno.ENOSPC))
    sit_down(window, "pillars_cards", SOLO)
    qtbot.waitUntil(lambda: "voll" in window.desk.mark.words)
    window.settings.set("language", "en")
    assert "The disk is full" in window.desk.mark.words


def test_a_question_is_asked_in_the_language_that_is_chosen_while_it_is_open(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    seen = []

    def look(box: QMessageBox) -> None:
        seen.append((box.windowTitle(), box.text(), [button.text() for button in box.buttons()]))
        if window.language.code == "de":
            window.settings.set("language", "en")
            look(box)
        else:
            box.defaultButton().click()

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing(errno.ENOSPC))
        act(qtbot, page)
        qtbot.waitUntil(lambda: bool(window.desk.mark.words))
        when_open(QMessageBox, look)
        window.go_home()
    assert window.game is page
    assert seen[0][0] == "Nicht gespeichert"
    assert seen[1][0] == "Not saved"
    assert "The disk is full" in seen[1][1]
    assert seen[1][2] == ["Stay", "Save elsewhere …", "Leave anyway"]


def test_a_slow_disk_never_blocks_a_click(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    sure, came = threading.Event(), []
    monkeypatch.setattr(os, "fsync", lambda handle: came.append(sure.wait(60)))
    hand = Hand(qtbot, page)
    for _ in range(4):
        hand.clear()
        page.table.submit(page.table.match.legal()[0])
    window.go_home()
    assert came == [], "somebody has waited for the disk"
    sure.set()


# leaving


def test_leaving_a_game_that_is_not_saved_asks_and_stays_by_default(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing(errno.ENOSPC))
        act(qtbot, page)
        qtbot.waitUntil(lambda: bool(window.desk.mark.words))
        for leave in (window.go_home, window.close, window.play_again, lambda: window.open_file(Path("x.kingsbridge"))):
            told = answer("not_saved", "Bleiben")
            leave()
            assert told == ["Bleiben"]
            assert window.game is page
            assert window.isVisible()
        told = answer("not_saved", "Trotzdem verlassen")
        window.go_home()
        assert told
        assert window.game is None
        assert window.desk.mark.words, "it is still tried"
    qtbot.waitUntil(lambda: not window.desk.mark.words)
    assert files.load_match(page.table.file.path).match.ply == page.table.match.ply


def test_a_game_that_was_left_unsaved_is_asked_about_again_when_the_app_ends(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing(errno.ENOSPC))
        act(qtbot, page)
        qtbot.waitUntil(lambda: bool(window.desk.mark.words))
        answer("not_saved", "Trotzdem verlassen")
        window.go_home()
        told = answer("not_saved", "Bleiben")
        assert not window.close()
        assert told


def test_a_finished_game_in_a_folder_that_refuses_is_left_without_harm_and_never_offered(window, qtbot, monkeypatch):
    match = Match("pillars_cards", seats("greedy", "greedy", "person"), 3)
    while not match.is_over:
        match.submit(match.legal()[0])
    window.sit_down(match, None)
    path = window.game.table.file.path
    qtbot.waitUntil(path.exists)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", failing(errno.EROFS))
        window.go_home()
        assert window.game is None
        qtbot.wait(150)
        assert path.exists()
        assert list(shelf.unfinished()) == []
    qtbot.waitUntil(lambda: not path.exists())


# saving under a name


def typed(monkeypatch, *names):
    """What somebody chooses in the dialog, one after the other."""
    left = list(names)
    monkeypatch.setattr(save_as, "ask_for_name", lambda *_: store.with_suffix(Path(left.pop(0))))
    return left


def test_a_save_is_never_replaced_without_a_question_that_knows_the_suffix(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    folder = store.save_folder()
    folder.mkdir(parents=True)
    (folder / "abend.kingsbridge").write_text("precious")
    left = typed(monkeypatch, folder / "abend", folder / "anders")
    told = answer("replace", "Anderen Namen wählen")
    window.desk.save_as()
    assert told == ["Anderen Namen wählen"]
    assert left == []
    qtbot.waitUntil((folder / "anders.kingsbridge").exists)
    assert (folder / "abend.kingsbridge").read_text() == "precious"
    typed(monkeypatch, folder / "abend")
    answer("replace", "Ersetzen")
    window.desk.save_as()
    qtbot.waitUntil(lambda: (folder / "abend.kingsbridge").read_text() != "precious")


def test_ctrl_s_saves_again_under_the_name_the_game_has(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    path = store.save_folder() / "abend.kingsbridge"
    typed(monkeypatch, path)
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.table.file.named == path)
    act(qtbot, page).wait()
    ply = page.table.match.ply
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: files.load_match(path).match.ply >= ply)
    assert "abend" in page.toast.words


def test_the_name_is_known_after_the_running_game_is_gone_on_with(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    path = store.save_folder() / "abend.kingsbridge"
    window.desk.save_to(path)
    qtbot.waitUntil(lambda: page.table.file.named == path)
    window.go_home()
    _open(window, qtbot, page.table.file.path)
    assert window.game.table.file.named == path


@pytest.mark.parametrize("name", ["../autosaves/x", "/etc/passwd", "..", "a\0b", "x" * 90, "not there"])
def test_a_name_in_a_file_leads_nowhere_else(name):
    assert store.named(name) is None


def test_a_folder_that_refuses_a_named_save_is_told(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    (store.home() / "saves").write_text("in the way")
    window.desk.save_to(store.save_folder() / "abend")
    qtbot.waitUntil(lambda: "nichts schreiben" in page.toast.words)
    assert page.table.file.named is None


# opening


def _open(window, qtbot, path, held=None):
    qtbot.waitUntil(lambda: not SaveLock(held or path).is_ours)
    before = window.game
    window.open_file(path)
    qtbot.waitUntil(lambda: window.game is not None and window.game is not before)


def test_opening_a_running_game_goes_on_with_it_and_makes_no_copy(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    act(qtbot, page).wait()
    path = page.table.file.path
    window.go_home()
    for _ in range(3):
        _open(window, qtbot, path)
        assert window.game.table.file.path == path
        window.go_home()
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    assert [found.path for found in shelf.running()] == [path]


def test_looking_at_a_save_leaves_no_running_game_behind(window, qtbot):
    save = store.save_folder() / "abend.kingsbridge"
    files.save_match(save, Match("pillars_cards", seats("person", "person", "person"), 5))
    before = save.read_bytes()
    _open(window, qtbot, save)
    path = window.game.table.file.path
    qtbot.waitUntil(path.exists)
    window.go_home()
    qtbot.waitUntil(lambda: not path.exists())
    assert save.read_bytes() == before


def test_a_game_played_on_from_a_save_is_kept(window, qtbot):
    save = store.save_folder() / "abend.kingsbridge"
    files.save_match(save, Match("pillars_cards", seats("person", "person", "person"), 5))
    _open(window, qtbot, save)
    page = window.game
    hand = Hand(qtbot, page)
    hand.clear()
    hand.do(page.table.match.legal()[0])
    path = page.table.file.path
    window.go_home()
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    assert [found.path for found in shelf.unfinished()] == [path]


def played_on(window, qtbot, moves=1):
    """A save, and a running game that was opened from it and played on; the table is left."""
    save = store.save_folder() / "abend.kingsbridge"
    files.save_match(save, Match("pillars_cards", seats("person", "person", "person"), 5))
    _open(window, qtbot, save)
    hand = Hand(qtbot, window.game)
    for _ in range(moves):
        hand.clear()
        hand.do(window.game.table.match.legal()[0])
    path = window.game.table.file.path
    window.go_home()
    return save, path


def test_opening_a_save_offers_to_go_on_with_the_game_that_was_played_on_from_it(window, qtbot):
    save, path = played_on(window, qtbot)
    told = answer("go_on", "Dort weiterspielen")
    _open(window, qtbot, save, held=path)
    assert told == ["Dort weiterspielen"]
    assert window.game.table.file.path == path
    assert window.game.table.file.named == save
    assert window.game.table.match.ply == 1


def test_opening_a_save_as_it_was_leaves_the_running_game_alone(window, qtbot):
    save, path = played_on(window, qtbot)
    answer("go_on", "Den alten Stand öffnen")
    _open(window, qtbot, save, held=path)
    assert window.game.table.file.path != path
    assert window.game.table.match.ply == 0
    assert files.load_match(path).match.ply == 1


def test_opening_a_save_whose_running_game_stands_there_makes_no_copy(window, qtbot):
    save, path = played_on(window, qtbot)
    _open(window, qtbot, path)
    window.desk.save_to(save)
    qtbot.waitUntil(lambda: files.load_match(save).match.ply == 1)
    window.go_home()
    _open(window, qtbot, save, held=path)
    assert window.game.table.file.path == path
    window.go_home()
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    assert [found.path for found in shelf.running()] == [path]


def test_another_game_saved_under_the_name_later_is_not_taken_for_it(window, qtbot):
    save, path = played_on(window, qtbot)
    files.save_match(save, Match("pillars_cards", seats("person", "person", "person"), 6))
    _open(window, qtbot, save, held=path)
    assert window.game.table.match.seed == 6


def test_opening_the_save_of_the_game_on_the_table_asks_before_going_back_to_it(window, qtbot):
    save, path = played_on(window, qtbot)
    _open(window, qtbot, path)
    page = window.game
    told = answer("go_on", "Dort weiterspielen")
    window.open_file(save)
    assert told
    assert window.game is page


def test_a_save_opened_while_its_table_is_being_left_goes_on_with_its_game(window, qtbot, monkeypatch):
    save, path = played_on(window, qtbot)
    _open(window, qtbot, path)
    window.desk.save_to(save)
    qtbot.waitUntil(lambda: window.game.table.file.stands_as(save))
    release = threading.Event()
    monkeypatch.setattr(autosave.Autosaver, "_put_away", held_back(autosave.Autosaver._put_away, release))
    window.go_home()
    window.open_file(save)
    QTimer.singleShot(100, release.set)
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.game.table.file.path == path
    assert [found.path for found in store.entries(store.autosave_folder())] == [path]


def test_the_game_that_was_just_left_is_the_last_one(window, qtbot, monkeypatch):
    page = sit_down(window, "pillars_cards", SOLO)
    act(qtbot, page).wait()
    path = page.table.file.path
    release = threading.Event()
    monkeypatch.setattr(autosave.Autosaver, "_put_away", held_back(autosave.Autosaver._put_away, release))
    window.go_home()
    window.resume_last()
    QTimer.singleShot(100, release.set)
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.game.table.file.path == path


def held_back(work, release):
    """The same, once it may."""

    def wait(*args):
        release.wait(10)
        work(*args)

    return wait


def test_opening_the_save_that_lies_on_the_table_says_so_and_makes_no_copy(window, qtbot):
    save, path = played_on(window, qtbot)
    _open(window, qtbot, path)
    page = window.game
    window.desk.save_to(save)
    qtbot.waitUntil(lambda: page.table.file.stands_as(save))
    page.toast.hide()
    window.open_file(save)
    qtbot.waitUntil(page.toast.isVisible)
    assert "abend" in page.toast._words.text()
    assert window.game is page
    assert [found.path for found in store.entries(store.autosave_folder())] == [path]


def test_a_running_game_that_stands_where_its_save_stands_has_not_moved_on(window, qtbot):
    save, path = played_on(window, qtbot)
    _open(window, qtbot, path)
    window.desk.save_to(save)
    qtbot.waitUntil(lambda: window.game.table.file.stands_as(save))
    window.go_home()
    _open(window, qtbot, path)
    assert not window.game.table.file.has_outgrown(save)


# two windows with one save


def plies(save):
    return files.load_match(save).match.ply


def elsewhere(save, moves):
    """What another window makes of the save meanwhile."""
    match = files.load_match(save).match
    for number in moves:
        match.submit(match.legal()[number])
    files.save_match(save, match)
    return save.read_bytes()


@pytest.fixture
def second_window(window, qtbot):
    """A window that has opened a save and played one move."""
    save = store.save_folder() / "abend.kingsbridge"
    files.save_match(save, Match("pillars_cards", seats("person", "person", "person"), 5))
    _open(window, qtbot, save)
    hand = Hand(qtbot, window.game)
    hand.clear()
    hand.do(window.game.table.match.legal()[0])
    return window, save


def test_ctrl_s_asks_before_it_replaces_what_another_window_has_saved(second_window, qtbot, monkeypatch):
    window, save = second_window
    theirs = elsewhere(save, [-1, 0])
    other = save.with_name("anders.kingsbridge")
    typed(monkeypatch, other)
    told = answer("overwrite", "Anderen Namen wählen")
    window.desk.save()
    qtbot.waitUntil(other.exists)
    assert told == ["Anderen Namen wählen"]
    assert save.read_bytes() == theirs
    file = window.game.table.file
    qtbot.waitUntil(lambda: file.named == other)
    file.named = save
    answer("overwrite", "Ersetzen")
    window.desk.save()
    qtbot.waitUntil(lambda: save.read_bytes() != theirs)
    assert files.load_match(save).match.ply == 1


def test_ctrl_s_does_not_ask_when_nothing_is_lost(second_window, qtbot):
    """Neither over the file as it was opened, nor over the own save after taking back, nor over earlier moves."""
    window, save = second_window
    table = window.game.table
    window.desk.save()
    table.undo(1, agreed=True)
    window.desk.save()
    qtbot.waitUntil(lambda: table.file.known[save] == named_save.stamp(save) and plies(save) == 0)
    table.redo()
    table.file.known.clear()
    window.desk.save()
    qtbot.waitUntil(lambda: plies(save) == 1)


def test_a_damaged_running_game_is_salvaged_and_that_is_said(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    act(qtbot, page).wait()
    path = page.table.file.path
    window.go_home()
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    qtbot.waitUntil(store.earlier(path).exists)
    path.write_bytes(path.read_bytes()[:200])
    _open(window, qtbot, path)
    assert "beschädigt" in window.game.toast.words
    assert window.game.table.match.ply > 0
    assert store.aside(path).exists()


def test_a_second_wish_counts_and_the_first_is_let_go(window, qtbot):
    page = sit_down(window, "pillars_cards", SOLO)
    Hand(qtbot, page).wait()
    path = page.table.file.path
    window.go_home()
    qtbot.waitUntil(lambda: not SaveLock(path).is_ours)
    window.open_file(path)
    fresh = sit_down(window, "pillars_cards", SOLO)
    qtbot.wait(300)
    assert window.game is fresh
    assert not SaveLock(path).is_ours


# the list


def listed(window, qtbot):
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.is_filled)
    return dialog


def words(dialog):
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def put(name, save):
    path = store.save_folder() / f"{name}{store.SUFFIX}"
    store.write(path, save)
    return path


@pytest.fixture
def save():
    return files.to_save(Match("pillars_cards", seats("person", "person", "person"), 5))


@pytest.mark.parametrize(
    "changes",
    [
        {"saved": "0001-01-01T00:00:00+14:00"},
        {"saved": "9999-12-31T23:59:59-14:00"},
        {"saved": "yesterday"},
        {"saved": "\0"},
        {"summary": SummaryPart(progress=[10**9] * 8, scores=[], over=False)},
        {"summary": SummaryPart(progress=[-1], scores=[1] * 8, over=False)},
        {"summary": SummaryPart(progress=[], scores=[], over=True)},
        {"game": "a_game_of_tomorrow"},
    ],
)
def test_odd_dates_progress_and_games_are_harmless(window, qtbot, save, changes):
    put("odd", save.model_copy(update=changes))
    put("good", save)
    dialog = listed(window, qtbot)
    assert len(words(dialog)) == 2
    for row in range(2):
        dialog.list.setCurrentRow(row)
        chosen = dialog._current()
        assert chosen is not None
        assert chosen.entry.path.stem in words(dialog)[row]


def test_a_folder_that_cannot_be_read_is_told_and_shifts_nothing(window, qtbot, save):
    store.home().mkdir(parents=True, exist_ok=True)
    store.autosave_folder().write_text("in the way")
    path = put("good", save)
    dialog = listed(window, qtbot)
    assert "nicht lesen" in dialog.note.text() or "gelesen" in dialog.note.text()
    dialog.list.setCurrentRow(0)
    dialog._open()
    assert dialog.path == path


def test_the_list_tells_no_hidden_points_and_no_projection(window, qtbot):
    match = Match("column_of_fire", seats("person", "person", "person"), 8)
    while not match.is_over and list(match.scores()) == list(match.rules.open_points(match.state)):
        match.submit(match.legal()[-1])
    assert not match.is_over, "the game never had a difference to hide"
    put("fire", files.to_save(match))
    (line,) = words(listed(window, qtbot))
    for name, points in zip(match.names, match.state.vp, strict=True):
        assert f"{name} {points}" in line


def test_a_save_of_newer_rules_and_a_game_that_is_not_there_say_so(window, qtbot, save):
    put("unknown", save.model_copy(update={"game": "go"}))
    dialog = listed(window, qtbot)
    assert "„go“" in words(dialog)[0]
    assert not dialog.open_button.isEnabled()


def png(width, height):
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(0)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (png(320, 200), True),
        (png(8000, 8000), False),
        (png(320, 200)[:60], False),
        (b'<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', False),
        (b"GIF89a\x01\x00\x01\x00\x00\x00\x00;", False),
        (b"\x89PNG\r\n\x1a\n<svg/>", False),
        (b"", False),
    ],
)
def test_a_picture_is_a_small_png_or_none(save, data, shown):
    picture = save_lines.picture_of(save.model_copy(update={"picture": base64.b64encode(data).decode()}))
    assert picture.isNull() != shown


def test_the_list_is_read_in_a_thread(window, qtbot, monkeypatch, save):
    put("good", save)
    real, may_read = store.read, threading.Event()

    def slow(path):
        may_read.wait(10)
        return real(path)

    monkeypatch.setattr(store, "read", slow)
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    assert not dialog.is_filled, "the window has waited for it"
    may_read.set()
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert len(words(dialog)) == 1


def test_days_are_written_as_the_language_does():
    saved, english, german = "2026-11-18T12:00:00+00:00", from_linguist("en"), from_linguist("de")
    assert save_lines.date_of(english, saved).startswith("18/11/2026")  # its words are British, so are its dates
    assert save_lines.date_of(german, saved).startswith("18.11.26")
    assert " " not in save_lines.date_of(german, saved), "a line could end between day and time"
    assert written_day("en", date(2026, 11, 18)) == "18 November 2026"
    assert written_day("de", date(2026, 11, 18)) == "18. November 2026"


def test_names_keep_their_hyphens_and_points_below_nought_have_a_minus():
    match = Match("pillars", [seat._replace(name="Max-Emil") for seat in seats("person", "easy")], 1)
    save = files.to_save(match)
    save = save.model_copy(update={"summary": save.summary.model_copy(update={"scores": [-3, 4]})})
    entry = store.Entry(store.save_folder() / f"Sunday{store.SUFFIX}", save, None)
    assert save_lines.players_of(entry) == ["Max-Emil −3", "Max-Emil 4"]


def test_words_of_a_save_keep_off_its_picture(window, qtbot):
    """They began at its last pixel."""
    store.write(
        store.save_folder() / f"Sunday{store.SUFFIX}", files.to_save(Match("pillars", seats("person", "easy"), 1))
    )
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.is_filled and dialog.list.count() > 0)
    size = dialog.list.iconSize()
    plate = dialog.list.item(0).icon().pixmap(size).toImage()
    middle = plate.height() // 2
    painted = [x for x in range(plate.width()) if plate.pixelColor(x, middle).alpha() > 0]
    assert painted
    assert plate.width() - max(painted) > 5


def test_the_delete_key_asks_whether_a_save_may_go(qtbot, window, monkeypatch):
    folder = store.save_folder()
    folder.mkdir(parents=True)
    (folder / f"broken{store.SUFFIX}").write_text("nothing", encoding="utf-8")
    asked = []
    monkeypatch.setattr(SavesDialog, "_delete", lambda dialog: asked.append(dialog.list.currentRow()))
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.is_filled)
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert asked == [0]
