"""Files anywhere on the computer, chosen in a dialog of the same hand as all others."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QListWidgetItem

from kingsbridge_desktop.ui.dialogs import file_dialog, folder, portal
from kingsbridge_desktop.ui.dialogs.file_dialog import FileDialog
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from tests.ui.driver import open_window
from tests.ui.modal import when_open

KINDS = ["Films (*.webp)", "Pictures (*.png *.gif)"]


@pytest.fixture
def there(tmp_path):
    """A folder with a folder, files of two kinds and one that is hidden."""
    (tmp_path / "Abende").mkdir()
    for name in ("b.webp", "A.webp", "c.png", ".secret.webp", "Abende/d.webp"):
        (tmp_path / name).write_text("precious", encoding="utf-8")
    return tmp_path


def opened(qtbot: Any, *about: Any, saves: bool) -> FileDialog:
    window = open_window(qtbot, language="en")
    dialog = FileDialog(window, "Film", *about, saves=saves)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog._read is not None)
    return dialog


def lines(dialog: FileDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def line(dialog: FileDialog, words: str) -> QListWidgetItem:
    return dialog.list.findItems(words, Qt.MatchFlag.MatchExactly)[0]


def test_a_folder_lists_folders_first_then_files_of_the_kind_and_nothing_hidden(qtbot, there):
    dialog = opened(qtbot, there, KINDS, saves=False)
    assert lines(dialog) == ["Abende/", "A.webp", "b.webp"]
    dialog.kind.setCurrentIndex(1)
    qtbot.waitUntil(lambda: lines(dialog) == ["Abende/", "c.png"])


def test_return_opens_a_folder_and_then_a_file_of_it(qtbot, there):
    dialog = opened(qtbot, there, KINDS, saves=False)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lines(dialog) == ["d.webp"])
    dialog.up.click()
    qtbot.waitUntil(lambda: lines(dialog) == ["Abende/", "A.webp", "b.webp"])
    dialog._activate(line(dialog, "b.webp"))
    assert dialog.path == there / "b.webp"


def test_a_name_without_suffix_replaces_nothing_unasked(qtbot, there):
    """Whoever writes adds the suffix, and “b” would have replaced b.webp without a word."""
    dialog = opened(qtbot, there / "x.webp", KINDS, saves=True)
    dialog.name.setText("b")
    when_open(LiveQuestion, partial(press_answer, 0))
    dialog._button.click()
    assert dialog.path is None
    dialog.name.setText("new")
    dialog._button.click()
    assert dialog.path == there / "new.webp"


@pytest.mark.parametrize("name", ["ä" * 240, "~nobody-of-that-name/b.webp", "/root-of-nothing/" + "ß" * 200])
def test_an_impossible_name_is_left_to_who_writes_the_file(qtbot, there, name):
    """Whoever writes says what is wrong; to look whether it is there must not raise: 240 umlauts are 480 bytes."""
    dialog = opened(qtbot, there / "b.webp", KINDS, saves=True)
    dialog.name.setText(name)
    dialog._button.click()
    assert dialog.path is not None
    assert str(dialog.path).startswith(str(there / name))


def press_answer(answer, box):
    """Answers a question that is open."""
    box.answers[answer].click()


def test_what_would_be_replaced_is_asked_about_once(qtbot, there):
    dialog = opened(qtbot, there / "A.webp", KINDS, saves=True)
    for answer, path in ((0, None), (1, there / "A.webp")):
        when_open(LiveQuestion, partial(press_answer, answer))
        dialog._button.click()
        assert dialog.path == path
    assert dialog.result() == FileDialog.DialogCode.Accepted


def test_a_name_takes_the_suffix_of_its_kind_and_a_file_gives_its_name(qtbot, there):
    dialog = opened(qtbot, there / "new.webp", KINDS, saves=True)
    assert dialog.name.text() == "new.webp"
    dialog.kind.setCurrentIndex(1)
    assert dialog.name.text() == "new.png"
    qtbot.waitUntil(lambda: "c.png" in lines(dialog))
    dialog.list.setCurrentItem(line(dialog, "c.png"))
    assert dialog.name.text() == "c.png"
    dialog.name.clear()
    assert not dialog._button.isEnabled()


def test_a_name_that_is_a_folder_leads_there(qtbot, there):
    dialog = opened(qtbot, there / "new.webp", KINDS, saves=True)
    dialog.name.setText("Abende")
    dialog._button.click()
    assert dialog.path is None
    qtbot.waitUntil(lambda: lines(dialog) == ["d.webp"])


def test_a_folder_that_cannot_be_read_says_so_and_nothing_breaks(qtbot, there, monkeypatch):
    dialog = opened(qtbot, there, KINDS, saves=False)
    dialog.go(there / "gone")
    qtbot.waitUntil(lambda: not dialog.note.isHidden())
    assert dialog.note.text()
    assert lines(dialog) == []
    dialog.up.click()
    qtbot.waitUntil(lambda: dialog.note.isHidden() and len(lines(dialog)) == 3)


def test_a_folder_that_is_gone_begins_above_it(there):
    assert folder.nearest(there / "gone" / "further") == there


def test_only_where_the_system_shuts_the_program_in_it_is_asked_itself(qtbot, there, monkeypatch):
    """A dialog of ours would show nothing but the program's own files there."""
    window = open_window(qtbot, language="en")
    chosen = str(there / "b.webp")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, KINDS[0]))
    assert not portal.is_needed()
    monkeypatch.setenv("FLATPAK_ID", "kingsbridge")
    assert file_dialog.ask_which(window, "Film", there, KINDS) == there / "b.webp"
    assert file_dialog.ask_where(window, "Film", there, KINDS) == (there / "b.webp", KINDS[0])
