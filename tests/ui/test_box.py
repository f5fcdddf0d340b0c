"""Your box: values are listed with their source, edited, checked at once, kept, and put back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.games.component_file import box_of
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import box as own_box
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs import box as box_dialog
from kingsbridge_desktop.ui.dialogs.box import BoxDialog
from kingsbridge_desktop.ui.dialogs.box_editors import editor_for
from kingsbridge_desktop.ui.dialogs.box_tree import VALUE
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from kingsbridge_desktop.ui.dialogs.rules import RulesDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.style.colours import Colours
from kingsbridge_desktop.ui.style.sheet import StyleSheet
from tests.ui.driver import open_window
from tests.ui.modal import when_open

COURT = "places.kings_court.spaces"


@pytest.fixture
def opened(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    dialogs = []

    def opened(game: str, code: str = "en") -> BoxDialog:
        dialog = BoxDialog(game, from_linguist(code))
        dialogs.append(dialog)
        dialog.show()
        return dialog

    yield opened
    for dialog in dialogs:
        dialog._refused, dialog.draft = None, dict(dialog._kept)
        dialog._keeping.stop()
        dialog.close()
        dialog.deleteLater()


def choose(dialog: BoxDialog, path: str) -> None:
    dialog.tree.setCurrentItem(dialog._items[path])


def spin(dialog: BoxDialog, number: int) -> None:
    assert dialog._editor is not None
    dialog._editor.findChildren(QSpinBox)[0].setValue(number)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("code", ["de", "en"])
def test_every_value_that_is_not_printed_is_listed_with_its_source(opened, game, code):
    dialog = opened(game, code)
    box = box_of(game)
    assert box is not None
    wanted = [path for path, value in box.values.items() if not value.is_certain]
    assert list(dialog._items) == wanted
    for path in wanted[:: max(1, len(wanted) // 25)]:
        choose(dialog, path)
        assert dialog.current is not None
        assert dialog._text.source(dialog.current) in dialog._source.text()
        assert dialog._items[path].text(1)


@pytest.mark.parametrize("game", game_ids())
def test_every_field_shows_what_it_was_given(opened, game):
    dialog = opened(game)
    for value in dialog._open.values():
        editor = editor_for(value.kind, value.printed, dialog._text)
        editor.put(value.printed)
        assert editor.value() == value.printed, value.path


def test_the_words_above_a_column_begin_where_its_rows_do(opened, qapp):
    dialog = opened("pillars")
    before = qapp.styleSheet()
    qapp.setStyleSheet(StyleSheet(Colours("day"), 23).text())
    choose(dialog, COURT)
    QTest.qWait(50)
    dialog.tree.scrollToItem(dialog._items[COURT])
    row, head = dialog.tree.visualItemRect(dialog._items[COURT]), dialog.tree.header()
    left = head.sectionViewportPosition(VALUE)
    begins = []
    for shown, strip in ((head.viewport(), head.rect()), (dialog.tree.viewport(), row)):
        image = shown.grab(QRect(left, strip.top() + 4, 60, strip.height() - 10)).toImage()
        ground = image.pixelColor(0, 0).lightness()
        spots = [(x, y) for x in range(image.width()) for y in range(image.height())]
        begins.append(next(x for x, y in spots if abs(image.pixelColor(x, y).lightness() - ground) > 60))
    assert abs(begins[0] - begins[1]) <= 2, "but for what a letter leaves at its left"
    qapp.setStyleSheet(before)


def test_a_value_is_edited_and_kept_at_once(opened):
    dialog = opened("pillars")
    choose(dialog, COURT)
    spin(dialog, 3)
    assert dialog._items[COURT].text(1) == "3 ●"
    assert dialog.keep()
    assert own_box.read("pillars").corrections == {COURT: 3}
    assert opened("pillars").draft == {COURT: 3}


def test_what_does_not_fit_is_refused_with_the_reason_and_the_last_that_fitted_stays(opened, monkeypatch):
    dialog = opened("pillars_cards")
    choose(dialog, "neutrals.aliena.value")
    spin(dialog, 8)
    assert dialog.keep()
    choose(dialog, "neutrals.quarry.count")
    spin(dialog, 3)
    assert "There are 15 neutral cards in all, not 16." in dialog.told.text()
    assert dialog.told.isVisible()
    assert not dialog.keep()
    assert own_box.read("pillars_cards").corrections == {"neutrals.aliena.value": 8}
    answers = iter([0, 1])
    monkeypatch.setattr(box_dialog, "ask", lambda *_: next(answers))
    dialog.close()
    assert dialog.isVisible()
    dialog.close()
    assert not dialog.isVisible()
    assert own_box.read("pillars_cards").corrections == {"neutrals.aliena.value": 8}


def test_two_changes_that_fit_only_together_are_kept(opened):
    dialog = opened("pillars_cards")
    choose(dialog, "neutrals.quarry.count")
    spin(dialog, 3)
    choose(dialog, "neutrals.forest.count")
    spin(dialog, 1)
    assert not dialog.told.isVisible()
    dialog.close()
    assert own_box.read("pillars_cards").corrections == {"neutrals.quarry.count": 3, "neutrals.forest.count": 1}


def test_one_value_and_all_values_are_put_back(opened):
    dialog = opened("pillars")
    for path, number in ((COURT, 2), ("resource_cards.forest_2.workers", 5), ("events.kings_gift.amount", 9)):
        choose(dialog, path)
        spin(dialog, number)
    dialog.reset()
    assert set(dialog.draft) == {COURT, "resource_cards.forest_2.workers"}
    QTest.mouseClick(dialog.reset_all_button, Qt.MouseButton.LeftButton)
    assert dialog.draft == {}
    assert dialog.keep()
    assert not own_box.box_file("pillars").exists()
    assert not dialog.reset_all_button.isEnabled()


def test_the_keyboard_alone_is_enough(opened):
    dialog = opened("pillars_cards")
    choose(dialog, "neutrals.aliena.value")
    dialog.tree.setFocus()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Return)
    field = dialog.focusWidget()
    assert isinstance(field, QSpinBox)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert dialog.draft == {"neutrals.aliena.value": 8}
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert own_box.read("pillars_cards").corrections == {"neutrals.aliena.value": 8}


def test_finding_leaves_only_what_has_the_words(opened):
    dialog = opened("column_of_fire")
    dialog.search.setText("felipe")
    shown = [path for path, item in dialog._items.items() if not item.isHidden() and not item.parent().isHidden()]
    assert shown
    assert all("felipe" in path for path in shown)
    dialog.search.setText("")
    assert not any(item.isHidden() for item in dialog._items.values())


def test_a_damaged_file_is_told_when_the_box_is_opened(opened):
    own_box.box_file("pillars").parent.mkdir(parents=True)
    own_box.box_file("pillars").write_text("{", encoding="utf-8")
    dialog = opened("pillars")
    assert "cannot be used" in dialog.told.text()
    assert dialog.draft == {}


def test_a_disk_that_refuses_is_told_and_the_dialog_stays(opened, tmp_path, monkeypatch):
    monkeypatch.setattr(box_dialog, "ask", lambda *_: 0)
    dialog = opened("pillars")
    (tmp_path / "box").write_text("in the way", encoding="utf-8")
    choose(dialog, COURT)
    spin(dialog, 3)
    dialog.close()
    assert dialog.isVisible()
    assert dialog.told.text()
    (tmp_path / "box").unlink()
    dialog.close()
    assert own_box.read("pillars").corrections == {COURT: 3}


def test_buttons_of_the_dialog_are_not_pressed_by_return(opened):
    dialog = opened("pillars")
    assert not any(button.isDefault() for button in dialog.findChildren(QPushButton))


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    window = open_window(qtbot)
    yield window
    window.close()


def test_a_new_game_is_begun_with_the_own_values_and_a_running_one_keeps_its(window):
    own_box.write("pillars", {COURT: 3})
    dialog = SetupDialog("pillars", window.settings, window.language, window.colours, window)
    assert dialog.box_told.text()
    dialog.begin()
    assert dialog.match is not None
    window.start(dialog.match)
    assert dict(window.game.table.match.corrections) == {COURT: 3}
    own_box.write("pillars", {COURT: 2})
    assert dict(window.game.table.match.corrections) == {COURT: 3}
    window.play_again()
    assert dict(window.game.table.match.corrections) == {COURT: 2}


def test_the_set_up_tells_when_corrections_cannot_be_used(window):
    own_box.box_file("pillars").parent.mkdir(parents=True, exist_ok=True)
    own_box.box_file("pillars").write_text("{", encoding="utf-8")
    dialog = SetupDialog("pillars", window.settings, window.language, window.colours, window)
    assert "pillars.json" in dialog.box_told.text()
    dialog.begin()
    assert dialog.match is not None
    assert dialog.match.edition == "pillars"


def test_the_help_of_a_corrected_game_shows_its_values(window):
    own_box.write("web_of_power", {"lands.ENG.count": 4})
    window.home._marked = "web_of_power"
    window.dialogs.show_rules()
    (rules,) = window.findChildren(RulesDialog)
    assert " 50 " in rules.page.toPlainText()


def test_the_menu_opens_the_box_of_the_game_on_the_table(window, monkeypatch):
    asked = []
    monkeypatch.setattr(BoxDialog, "exec", lambda self: asked.append(self.game))
    window.start(Match("pillars_cards", [Seat(f"P{n}", colour=n) for n in range(3)], 1))
    window.menus.actions["box"].trigger()
    assert asked == ["pillars_cards"]


def test_the_box_follows_the_language_and_keeps_what_was_chosen_and_typed(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    window = open_window(qtbot, language="de")
    dialog = BoxDialog("pillars_cards", window.language, window)
    dialog.show()
    choose(dialog, "neutrals.quarry.count")
    spin(dialog, 3)
    assert "Noch nicht" in dialog.told.text()
    window.settings.set("language", "en")
    assert dialog.windowTitle().startswith("Your box")
    assert "There are 15 neutral cards in all, not 16." in dialog.told.text()
    assert dialog.current is not None
    assert dialog.current.path == "neutrals.quarry.count"
    assert dialog._items["neutrals.quarry.count"].text(1) == "3 ●"
    assert dialog._editor is not None
    assert dialog._editor.value() == 3
    assert dialog.reset_button.text() == "Back to our value"
    dialog.reset_all()
    dialog.close()
    assert not dialog.isVisible()


def test_the_question_of_a_box_follows_the_language(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    window = open_window(qtbot, language="de")
    dialog = BoxDialog("pillars_cards", window.language, window)
    dialog.show()
    choose(dialog, "neutrals.quarry.count")
    spin(dialog, 3)
    seen: list[str] = []

    def look(box: LiveQuestion) -> None:
        assert box.objectName() == "leave_box"
        seen.extend((box.text(), box.answers[0].text()))
        window.settings.set("language", "en")
        seen.extend((box.text(), box.answers[0].text()))
        box.answers[1].click()

    when_open(LiveQuestion, look)
    dialog.close()
    assert "Trotzdem" in seen[0]
    assert seen[1] == "Bleiben"
    assert "There are 15 neutral cards in all, not 16." in seen[2]
    assert "Leave all the same?" in seen[2]
    assert seen[3] == "Stay"
    assert not dialog.isVisible()


@pytest.mark.parametrize("game", game_ids())
def test_no_name_runs_into_its_value(opened, game):
    dialog = opened(game, "de")
    tree = dialog.tree
    tree.expandAll()
    QApplication.processEvents()
    for item in dialog._items.values():
        left = tree.visualItemRect(item).left()
        words = tree.fontMetrics().horizontalAdvance(item.text(0))
        assert left + words + 2 * tree.fontMetrics().averageCharWidth() <= tree.columnViewportPosition(1)


def test_a_field_is_as_wide_as_the_button_below_it(opened):
    dialog = opened("pillars")
    (box,) = dialog._editor.findChildren(QSpinBox)
    dialog.resize(1200, 640)
    QApplication.processEvents()
    assert box.width() == dialog.reset_button.width()
