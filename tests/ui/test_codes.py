"""A code sets the table, a wrong one gets its sentence, and the day has its game."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QDialog, QLabel

from kingsbridge_desktop.play import table_code
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.table_code import code_of, code_of_save, of_the_day, written
from kingsbridge_desktop.text.company import CHARACTERS
from kingsbridge_desktop.ui.ending.blocks import CodeBlock
from kingsbridge_desktop.ui.home import codes
from kingsbridge_desktop.ui.home.codes import CodeDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from tests.chronicles import keep, record
from tests.play.test_review import finished
from tests.ui.driver import open_window
from tests.ui.modal import when_open


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


@pytest.fixture
def code():
    seats = [Seat("A", "easy", 3), Seat("B", "person", 1), Seat("C", "hard", 0)]
    line = code_of(Match("web_of_power", seats, 4711, {"start_player": 2}))
    assert line is not None
    return line


def _setup(window, qtbot, game="web_of_power"):
    dialog = SetupDialog(game, window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    return dialog


def test_a_typed_code_seats_the_same_players_with_the_same_luck(window, qtbot, code):
    dialog = _setup(window, qtbot)
    dialog.rows[0].name.setText("Hilde")
    for end in range(1, len(code)):  # as it is typed: nothing happens before it is whole
        dialog.seed.setText(code[:end])
        assert dialog.count.currentData() == 5
        assert not dialog.problem.isVisibleTo(dialog)
    dialog.seed.setText(code.lower())
    assert dialog.told.isVisibleTo(dialog)
    dialog.begin()
    assert dialog.match is not None
    assert dialog.match.seats[1].name == "Hilde"
    assert code_of(dialog.match) == code


def test_a_typed_code_seats_the_same_characters(window, qtbot):
    seats = [Seat("Mia", "person", 3), Seat("Hugo", "hard", 1, character="earl"), Seat("Bo", "easy", 0)]
    code = code_of(Match("web_of_power", seats, 4711))
    assert code is not None
    dialog = _setup(window, qtbot)
    dialog.seed.setText(code)
    dialog.begin()
    assert dialog.match is not None
    assert [seat.character for seat in dialog.match.seats] == ["", "earl", ""]
    assert dialog.match.seats[1].name == CHARACTERS["earl"].short
    assert code_of(dialog.match) == code


def test_a_code_with_a_slip_is_refused_with_a_sentence(window, qtbot, code):
    dialog = _setup(window, qtbot)
    dialog.seed.setText(code[:-1] + ("2" if code[-1] != "2" else "3"))
    dialog.begin()
    assert dialog.match is None
    assert "stimmt nicht" in dialog.problem.text()


def test_what_is_wrong_is_still_said_in_another_light_and_language(window, qtbot):
    setup, asking = _setup(window, qtbot), CodeDialog(window.language, window.colours, window)
    qtbot.addWidget(asking)
    setup.seed.setText("Unsinn")
    setup.begin()
    asking.line.setText("Unsinn")
    asking.read()
    setup.show()
    asking.show()
    said = setup.problem.text(), asking.problem.text()
    assert all(said)
    window.settings.set("theme", "candle")
    assert (setup.problem.text(), asking.problem.text()) == said
    assert setup.problem.isVisible()
    assert asking.problem.isVisible()
    window.settings.set("language", "en")
    assert "not on this shelf" in setup.problem.text()
    assert "not on this shelf" in asking.problem.text()


def test_a_code_of_another_game_names_it(window, qtbot, code):
    dialog = _setup(window, qtbot, "pillars")
    dialog.seed.setText(code)
    dialog.begin()
    assert dialog.match is None
    assert "Kardinal & König" in dialog.problem.text()


def test_a_table_with_other_values_is_told(window, qtbot, code):
    dialog = _setup(window, qtbot)
    dialog.use(table_code.read(code)._replace(own_values=5))
    assert "anderen Werten" in dialog.told.text()


def test_the_dialog_asks_until_the_code_is_right(window, qtbot, code):
    dialog = CodeDialog(window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.line.setText("Unsinn")
    dialog.read()
    assert dialog.code is None
    assert dialog.problem.text()
    dialog.line.setText(code)
    dialog.read()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.code == table_code.read(code)


def test_the_dialog_grows_with_the_sentence_about_a_wrong_code(window, qtbot):
    """Seen: the sentence, the words above it and the buttons were cut."""
    dialog = CodeDialog(window.language, window.colours, window)
    dialog.show()
    qtbot.wait(20)
    before = dialog.height()
    dialog.line.setText("WP-XXXX")
    dialog.read()
    qtbot.waitUntil(lambda: dialog.height() > before)
    qtbot.wait(20)
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())


def test_the_game_of_the_day_is_set_up_from_the_menu(window, qtbot, monkeypatch):
    class Today(date):
        @classmethod
        def today(cls):
            return cls(2026, 11, 18)

    monkeypatch.setattr(codes, "date", Today)
    found = []

    def begin(dialog: SetupDialog) -> None:
        found.append(dialog)
        dialog.begin()

    when_open(SetupDialog, begin)
    window.menus.actions["today"].trigger()
    assert found
    assert window.game is not None
    assert code_of(window.game.table.match) == written(of_the_day(date(2026, 11, 18)))


def _keep_tries(*points: int) -> str:
    """Finished games at one table with these points; its code."""
    code = ""
    for number, score in enumerate(points):
        seats: tuple[tuple[str, str] | str, ...] = ("Mia", ("Jonas", "normal"), ("Ruth", "normal"))
        save = record(number, game="web_of_power", seats=seats, scores=(score, 40, 30))
        code = code_of_save(save)
        keep(save)
    return code


def test_a_typed_code_tells_the_own_record(window, qtbot):
    dialog = _setup(window, qtbot)
    dialog.seed.setText(_keep_tries(38, 47))
    qtbot.waitUntil(lambda: "47" in dialog.told.text())
    assert "2 Partien an diesem Tisch, dein bestes Ergebnis: 47, Platz 1" in dialog.told.text()


def test_the_dialog_grows_with_the_line_about_the_record(window, qtbot):
    code = _keep_tries(38, 47)
    dialog = _setup(window, qtbot)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.use(table_code.read(code))
    qtbot.waitUntil(lambda: "47" in dialog.told.text())
    qtbot.waitUntil(lambda: dialog.height() >= dialog.sizeHint().height())


def test_the_end_page_tells_the_record_of_its_table(window, qtbot):
    match = finished("pillars_cards", 3, 3)
    window.start(match)
    assert window.game is not None
    page = window.game.ending
    qtbot.waitUntil(lambda: page.isVisible() and page.findChild(CodeBlock, "end_code") is not None)
    block = page.findChild(CodeBlock, "end_code")
    assert isinstance(block, CodeBlock)
    assert block.code == code_of(match)
    assert f"bestes Ergebnis: {max(match.scores())}, Platz 1" in block.record
    assert block.record in block.accessibleName()


def test_the_home_page_tells_the_record_of_the_day(window, qtbot, monkeypatch):
    qtbot.waitUntil(lambda: bool(window.home.today.record.text()))
    assert window.home.today.record.text() == "noch nicht gespielt"
    code = table_code.read(_keep_tries(47))
    monkeypatch.setattr(table_code, "of_the_day", lambda day: code)
    window.home.refresh()
    qtbot.waitUntil(lambda: "47" in window.home.today.record.text())
    assert "Kardinal & König" in window.home.today.today.text().replace("&&", "&")
