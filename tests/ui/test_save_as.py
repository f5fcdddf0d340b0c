"""The dialog in which a game gets its name."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog


@pytest.fixture
def dialog(qtbot, tmp_path):
    (tmp_path / f"Abend{store.SUFFIX}").write_text("precious")
    found = SaveAsDialog(from_linguist("en"), tmp_path / f"Sunday{store.SUFFIX}")
    qtbot.addWidget(found)
    return found


def test_the_name_means_a_file_of_the_folder(dialog, tmp_path):
    dialog.name.setText("  With Anna ")
    dialog.save_button.click()
    assert dialog.path == tmp_path / f"With Anna{store.SUFFIX}"


def test_a_save_that_is_there_can_be_taken_and_is_told(dialog, tmp_path):
    assert not dialog.note.text()
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == ["Abend"]
    dialog.list.itemClicked.emit(dialog.list.item(0))
    assert dialog.name.text() == "Abend"
    assert dialog.note.text()
    dialog.save_button.click()
    assert dialog.path == tmp_path / f"Abend{store.SUFFIX}"
    assert dialog.path.read_text() == "precious"


@pytest.mark.parametrize("name", ["", "  ", "..", "a/b", "a\\b", "C:evening", "what?"])
def test_a_name_that_is_no_file_cannot_be_saved(dialog, name):
    dialog.name.setText(name)
    assert not dialog.save_button.isEnabled()
    dialog._save()
    assert dialog.path is None


def test_any_other_folder_is_reached_through_the_dialog_of_files(dialog, monkeypatch, tmp_path):
    monkeypatch.setattr(file_dialog, "ask_where", lambda *_, **__: (tmp_path / "stick" / "one", ""))
    dialog._elsewhere()
    assert dialog.path == Path(tmp_path / "stick" / f"one{store.SUFFIX}")


def test_without_other_saves_the_label_stays_with_its_field(qtbot, tmp_path):
    dialog = SaveAsDialog(from_linguist("en"), tmp_path / f"Kardinal & König{store.SUFFIX}")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.name.text() == "Kardinal & König"
    label = next(label for label in dialog.findChildren(QLabel) if label.buddy() is dialog.name)
    for height in (dialog.height(), 500):
        dialog.resize(520, height)
        QApplication.processEvents()
        assert dialog.name.y() - label.y() < 2.5 * label.sizeHint().height()
    assert dialog.list.isHidden()


def test_a_long_name_is_read_from_its_beginning_and_whole_in_the_list(qtbot, tmp_path):
    """It ran out of the list, which moved sideways, and its field showed the end."""
    name = "Kingsbridge – der lange Abend bei Tante Änne und Onkel Bartholomäus, zweiter Teil"[:80]
    (tmp_path / f"{name}{store.SUFFIX}").write_text("precious")
    dialog = SaveAsDialog(from_linguist("en"), tmp_path / f"{name}{store.SUFFIX}")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.name.cursorPosition() == 0
    assert dialog.name.selectedText() == name
    dialog.resize(420, 420)
    QApplication.processEvents()
    assert dialog.list.horizontalScrollBar().maximum() == 0
    assert dialog.list.visualItemRect(dialog.list.item(0)).height() > 1.8 * dialog.list.fontMetrics().height()
