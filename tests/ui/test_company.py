"""Company at the table: characters in set-up, their portraits at the plates, and what they say now and then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from kingsbridge_desktop.bots.characters import character_ids
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.company import SILENCE, Conversation
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.company import CHARACTERS, character_name, remark
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.characters import emblem_of, portrait
from kingsbridge_desktop.ui.ear import speech
from kingsbridge_desktop.ui.home.setup import SetupDialog
from tests.ui.driver import open_window

LONG = 20_000
SWAYED = {"wanted": "cloisters", "gave_up": "", "swayed": True}


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


@pytest.fixture
def setup(qtbot, window):
    dialog = SetupDialog("web_of_power", window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def table(window, *characters, level="easy"):
    seats = [Seat("Anna")]
    seats += [Seat(f"Bot {number}", level, number, character=name) for number, name in enumerate(characters, 1)]
    window.start(Match("web_of_power", seats, 7))
    return window.game


def test_in_set_up_a_bot_gets_its_character_by_keyboard_with_portrait_and_name(qtbot, setup):
    row = setup.rows[1]
    row.character.setFocus()
    assert row.character.isEnabled()
    assert not setup.rows[0].character.isEnabled(), "a person plays no part"
    qtbot.keyClick(row.character, Qt.Key.Key_Down)
    assert row.character.character == character_ids()[0]
    assert row.character.currentText() == "Steinmetz"
    assert not row.character.itemIcon(row.character.currentIndex()).isNull()
    assert row.name.text() == "Alwin"
    setup.begin()
    assert setup.match is not None
    assert setup.match.seats[1] == Seat("Alwin", "normal", row.colour.currentData(), character="mason")


def test_a_typed_name_stays_and_a_person_takes_the_character_off(setup):
    row = setup.rows[1]
    row.name.setText("Grandma")
    row.character.setCurrentIndex(3)
    row.character.activated.emit(3)
    assert row.name.text() == "Grandma"
    worn = row.character.character
    row.level.setCurrentIndex(row.level.findData("person"))
    assert row.read()["character"] == ""
    row.level.setCurrentIndex(row.level.findData("hard"))
    assert row.read()["character"] == worn
    row.level.setCurrentIndex(row.level.findData("random"))
    assert row.read()["character"] == ""


def test_set_up_remembers_the_characters(qtbot, window, setup):
    setup.rows[2].character.wear("earl")
    setup.begin()
    again = SetupDialog("web_of_power", window.settings, window.language, window.colours, window)
    qtbot.addWidget(again)
    assert again.rows[2].character.character == "earl"
    again.restyle(from_linguist("en"), window.colours)
    assert again.rows[2].character.currentText() == "earl"


def test_a_save_keeps_the_character_and_one_without_is_read_too(tmp_path):
    match = Match("web_of_power", [Seat("A"), Seat("B", "easy", 1, character="earl"), Seat("C", "hard", 2)], 1)
    path = tmp_path / "x.kbg"
    files.save_match(path, match)
    assert [seat.character for seat in files.load_match(path).match.seats] == ["", "earl", ""]


def test_plates_show_portrait_character_and_level(window):
    page = table(window, "earl", "")
    plain, worn = page.players.plates[2], page.players.plates[1]
    assert worn.role.startswith("Graf Baldwin · ")
    assert not worn.portrait.isNull()
    assert plain.portrait.isNull()
    assert "Graf" not in plain.role
    assert worn.accessibleName().count("Graf Baldwin") == 1


def test_a_table_without_characters_keeps_no_room_for_them(window):
    assert not table(window, "", "").side.voice.isVisible()


def test_what_is_said_is_shown_beside_the_board_and_told_to_a_screen_reader(qtbot, window, monkeypatch):
    page = table(window, "earl", "")
    said = []
    monkeypatch.setattr(speech, "is_heard", lambda: True)
    monkeypatch.setattr(speech, "send", lambda source, words, at_once: said.append((words, at_once)))
    monkeypatch.setattr(Conversation, "is_due", lambda *_: True)
    page.table.remarked.emit(1, 4, SWAYED)
    voice = page.side.voice
    assert voice.isVisible()
    assert voice.words == "Bot 1: „Man hat mir abgeraten. Ich wollte Klöster in der Schlusswertung.“"
    assert (voice.words, False) in said
    beside = (page.side.log_room, page.side.roster, page.side.replay, page.side.where)
    qtbot.waitUntil(lambda: not any(voice.geometry().intersects(one.geometry()) for one in beside if one.isVisible()))
    page.table.rewound.emit()
    assert not voice.words


def test_one_click_sends_the_characters_away_and_calls_them_back(window, monkeypatch):
    page = table(window, "earl", "")
    monkeypatch.setattr(Conversation, "is_due", lambda *_: True)
    window.company.trigger()
    assert not window.settings.values.company
    assert page.players.plates[1].portrait.isNull()
    page.table.remarked.emit(1, 4, SWAYED)
    assert not page.side.voice.words
    window.company.trigger()
    assert not page.players.plates[1].portrait.isNull()


def test_the_bots_answer_brings_the_remark_of_the_move_that_was_made(qtbot, window):
    page = table(window, "mason", "captain", level="normal")
    heard = []
    page.table.remarked.connect(lambda seat, ply, said: heard.append((seat, ply, said)))
    page.table.reseat(["random", "normal", "normal"])
    page.table.proceed()
    qtbot.waitUntil(lambda: bool(heard), timeout=2 * LONG)
    page.table.hold()
    for seat, ply, said in heard:
        assert page.table.match.steps[ply].seat == seat
        assert said["wanted"]


def test_remarks_come_now_and_then_and_the_same_game_has_the_same():
    match = Match("web_of_power", [Seat("A"), Seat("B", "easy", 1), Seat("C", "easy", 2)], 3)
    usual = {**SWAYED, "swayed": False}
    both = []
    for _ in range(2):
        talk = Conversation(match)
        both.append([ply for ply in range(400) if talk.is_due(ply, usual)])
    assert both[0] == both[1]
    assert 10 < len(both[0]) < 400 / SILENCE
    assert min(b - a for a, b in zip(both[0], both[0][1:], strict=False)) >= SILENCE
    assert len([ply for ply in range(400) if Conversation(match).is_due(ply, SWAYED)]) > len(both[0])


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_everybody_has_words_for_every_reason_in_every_game(game, code):
    text = game_text(game, from_linguist(code), ["A", "B", "C", "D"])
    kinds = [*getattr(text, "TERMS"), "rivals"]  # noqa: B009  (a catalogue has them)
    for name in CHARACTERS:
        assert character_name(text.language, name)
        for wanted in kinds:
            for gave_up in ("", *(kind for kind in kinds if kind != wanted)):
                for swayed in (False, True):
                    words = remark(text, name, {"wanted": wanted, "gave_up": gave_up, "swayed": swayed})
                    assert words
                    assert "{" not in words
                    assert len(words) < 170, words
    assert remark(text, "nobody", SWAYED) == ""
    assert remark(text, "earl", {**SWAYED, "wanted": "of_another_game"}) == ""


@pytest.mark.parametrize("light", ["day", "candle", "contrast"])
def test_every_character_has_a_portrait_of_its_own(window, light):
    faces = {name: portrait(name, 64, 1.0, light).toImage() for name in character_ids()}
    assert all(not face.isNull() for face in faces.values())
    assert len({bytes(face.constBits()) for face in faces.values()}) == len(faces)
    assert portrait("nobody", 64, 1.0, light).isNull()
    assert emblem_of("earl") == "company_earl"
