"""What a screen reader meets and is told: names, roles, places of the board, announcements."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QWidget

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.dialogs.about import AboutDialog
from kingsbridge_desktop.ui.dialogs.almanac import Almanac
from kingsbridge_desktop.ui.dialogs.box import BoxDialog
from kingsbridge_desktop.ui.dialogs.film import FilmDialog
from kingsbridge_desktop.ui.dialogs.handicap import HandicapDialog
from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
from kingsbridge_desktop.ui.dialogs.log import LogDialog
from kingsbridge_desktop.ui.dialogs.moves import MovesDialog
from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
from kingsbridge_desktop.ui.dialogs.rules import RulesDialog
from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog
from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog
from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
from kingsbridge_desktop.ui.ear import speech
from kingsbridge_desktop.ui.ear.table_words import Area, TableDialog, areas_of
from kingsbridge_desktop.ui.home.codes import CodeDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from tests.ui.driver import Hand, open_window, sit_down

SILENT_NAMES = re.compile(r"^[\W\d_]*$")  # signs and figures say nothing by themselves
INNER_NAMES = ("filler", "prompt", "log", "stage", "qt_")
TABLES = {
    "pillars_cards": ("person", "person", "person"),
    "web_of_power": ("person", "person", "person"),
    "pillars": ("person", "person"),
    "column_of_fire": ("person", "person", "person"),
}


@pytest.fixture
def heard(monkeypatch):
    """All that is announced, as if a screen reader listened."""
    said: list[str] = []
    monkeypatch.setattr(speech, "is_heard", lambda: True)
    monkeypatch.setattr("kingsbridge_desktop.ui.panels.overlay.is_heard", lambda: True)
    monkeypatch.setattr(speech, "send", lambda source, words, at_once: said.append(words))
    return said


def nameless(root: QWidget) -> list[str]:
    """Widgets that take the keyboard and that a screen reader could not name, or would call by something inner."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if not widget.isVisibleTo(root) or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if widget.objectName().startswith("qt_") or (isinstance(widget, QLabel) and not widget.text()):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        labels = [label for label, kind in interface.relations() if kind == QAccessible.RelationFlag.Label]
        name = " ".join(one.text(QAccessible.Text.Name) for one in [*labels, interface]).replace("&", "")
        needs_label = isinstance(widget, QComboBox) and not labels  # its name is what is chosen
        if SILENT_NAMES.match(name) or name.lower() in INNER_NAMES or needs_label:
            found.append(f"{widget.parentWidget()} > {type(widget).__name__} {widget.objectName()!r}: {name!r}")
    return found


@pytest.mark.parametrize("game", game_ids())
def test_everything_at_a_table_that_takes_the_keyboard_has_a_name(game, qtbot):
    window = open_window(qtbot)
    sit_down(window, game, TABLES[game])
    assert nameless(window) == []


def test_everything_on_the_home_page_and_in_the_dialogs_has_a_name(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", TABLES["pillars"])
    language, colours = window.language, window.colours
    roots: list[QWidget] = [
        window.home,
        SetupDialog("column_of_fire", window.settings, language, colours, window),
        SettingsDialog(window.settings, language, window),
        OwnBotsDialog(language, window),
        SavesDialog(language, window),
        AboutDialog(language, colours, window),
        BoxDialog("pillars", language, window),
        LogDialog("nothing happened", window),
        RulesDialog(window, language, colours, "pillars"),
        MovesDialog(window, lambda: page.prompt.question, page.choices.moves),
        Almanac(lambda: page.view.almanac(page.view.position), page.table.match.names, language, colours, window),
        LearnDialog(window.settings, language, colours, "pillars", window),
        HandicapDialog(page.table.match.seats, language, window),
        FilmDialog(page.table.match, window.settings, language, colours, window),
        SeatsDialog(page.table.match, language, colours, window, ply=0),
        CodeDialog(language, colours, window),
        SaveAsDialog(language, Path("a game.kbs"), window),
    ]
    for root in roots:
        if isinstance(root, QDialog):
            root.show()
        assert nameless(root) == [], type(root).__name__


def test_a_tile_is_a_button_that_a_screen_reader_can_press(qtbot):
    window = open_window(qtbot)
    chosen: list[str] = []
    for tile in window.home.tiles:
        tile.chosen.disconnect()
        tile.chosen.connect(chosen.append)
        interface = QAccessible.queryAccessibleInterface(tile)
        assert interface.role() == QAccessible.Role.Button
        interface.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: chosen == [tile.game for tile in window.home.tiles])


def test_a_plate_is_a_label_with_its_figures(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    interface = QAccessible.queryAccessibleInterface(page.players.plates[1])
    assert interface.role() == QAccessible.Role.StaticText
    assert interface.text(QAccessible.Text.Name) == "Ben, Person: 0"
    assert "Cards in hand: 3" in interface.text(QAccessible.Text.Description)


@pytest.mark.parametrize("game", game_ids())
def test_the_question_is_announced_with_what_can_be_chosen(game, qtbot, heard):
    page = sit_down(open_window(qtbot, language="en"), game, TABLES[game])
    Hand(qtbot, page).clear()
    assert page.prompt.question in heard[-1]
    offered = len(page.choices.groups) + len(page.prompt.buttons())
    assert sum(map(int, re.findall(r"(\d+) (?:place|button)", heard[-1]))) == offered


def test_moves_of_others_are_announced_as_the_log_tells_them(qtbot, heard):
    page = sit_down(open_window(qtbot, language="en"), "web_of_power", ("person", "greedy", "greedy"))
    hand = Hand(qtbot, page)
    hand.clear()
    begun, person = page.table.match.ply, page.table.match.asked
    heard.clear()
    while {step.seat for step in page.table.match.steps[begun:]} <= {person}:
        hand.do(page.table.match.legal()[0])
        hand.clear()
    told = " ".join(heard)
    new = [speech.spoken(line.words) for line in page.log.lines if line.ply > begun]
    assert any(words.startswith("Ben") for words in new)
    assert [words for words in new if words not in told] == []


def test_a_refusal_is_announced(qtbot, heard):
    page = sit_down(open_window(qtbot, language="en"), "web_of_power", TABLES["web_of_power"])
    Hand(qtbot, page).clear()
    heard.clear()
    page.view.scene.pick(("pile",))
    assert heard == ["Cards are drawn only after placing or swapping. F1: what the rules say"]


def test_the_curtain_and_a_sheet_say_all_that_stands_on_them(qtbot, heard):
    page = sit_down(open_window(qtbot, language="en"), "pillars_cards", TABLES["pillars_cards"])
    assert any("Next at the table: " in words and "look away" in words for words in heard)
    heard.clear()
    Hand(qtbot, page).clear()
    match = page.table.match
    sheet = Sheet("End of the deal", [SheetRow("Tricks", ("2", "0", "5"))], note="Half way")
    page.sheets.show_sheet(sheet, match.names, page.context.colours)
    assert heard[-1] == "End of the deal. Half way. Tricks: Anna 2, Ben 0, Cleo 5"


@pytest.mark.parametrize("game", game_ids())
def test_every_offered_place_is_a_button_that_says_what_it_does(game, qtbot, heard):
    page = sit_down(open_window(qtbot), game, TABLES[game])
    Hand(qtbot, page).clear()
    page.places.refresh()
    for anchor in page.choices.groups:
        place = page.places.places[anchor]
        interface = QAccessible.queryAccessibleInterface(place)
        assert interface.role() == QAccessible.Role.Button
        assert not SILENT_NAMES.match(interface.text(QAccessible.Text.Name))
        assert interface.text(QAccessible.Text.Description)
        assert not interface.state().invisible


def test_pressing_a_place_does_what_a_click_there_does(qtbot, heard):
    page = sit_down(open_window(qtbot), "pillars_cards", TABLES["pillars_cards"])
    hand = Hand(qtbot, page)
    hand.clear()
    page.places.refresh()
    before = page.table.match.ply
    anchor = next(anchor for anchor, actions in page.choices.groups.items() if len(actions) == 1)
    QAccessible.queryAccessibleInterface(page.places.places[anchor]).actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: page.table.match.ply == before + 1)


def test_arrows_speak_the_place_and_ctrl_with_arrows_every_place(qtbot, heard, monkeypatch):
    page = sit_down(open_window(qtbot), "web_of_power", TABLES["web_of_power"])
    Hand(qtbot, page).clear()
    page.places.refresh()
    met: list[object] = []
    monkeypatch.setattr(speech, "focus", lambda place: met.append(place.anchor))
    monkeypatch.setattr(page.stage, "hasFocus", lambda: True)
    qtbot.keyClick(page.stage, Qt.Key.Key_Right)
    assert met[-1] in page.choices.groups
    qtbot.keyClick(page.stage, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert met[-1] not in page.choices.groups
    focused = [place for place in page.places.places.values() if place.focusProxy() is page.stage]
    assert [place.anchor for place in focused] == [met[-1]]


def test_behind_the_curtain_no_place_can_be_met(qtbot, heard):
    page = sit_down(open_window(qtbot), "pillars_cards", TABLES["pillars_cards"])
    assert page.curtain.isVisible()
    page.places.refresh()
    assert not page.places.isVisible()


def test_nothing_is_made_while_no_screen_reader_listens(qtbot, monkeypatch):
    def fail(*_: object) -> None:
        raise AssertionError("announced to nobody")

    monkeypatch.setattr(speech, "is_heard", lambda: False)
    monkeypatch.setattr(speech, "send", fail)
    page = sit_down(open_window(qtbot), "web_of_power", TABLES["web_of_power"])
    hand = Hand(qtbot, page)
    hand.clear()
    hand.do(page.table.match.legal()[0])
    QApplication.processEvents()
    assert page.places.places == {}
    assert page.places.findChildren(QAbstractButton) == []


def test_the_places_lie_below_the_board_and_take_no_click(qtbot, heard):
    page = sit_down(open_window(qtbot), "pillars", TABLES["pillars"])
    Hand(qtbot, page).clear()
    page.places.refresh()
    middle = page.stage.mapTo(page, page.stage.rect().center())
    assert page.childAt(middle) is page.stage.viewport()


def test_words_are_spoken_without_signs_that_are_only_seen():
    assert speech.spoken("♛ Anna · 3 VP\nBen") == "Anna, 3 VP Ben"
    assert speech.spoken("Painter · Value 9 · +1 VP. · Played now") == "Painter. Value 9, +1 VP. Played now"


def test_of_several_lines_each_is_a_sentence():
    assert speech.told_of("Paris", []) == "Paris"
    assert speech.told_of("Paris", ["2 houses"]) == "Paris: 2 houses"
    assert speech.told_of("Paris", ["Gain 2 VP.", "Brings a stone"]) == "Paris: Gain 2 VP. Brings a stone."
    assert speech.told_of("Anna: Catholic", ["like Cleo: 2"]) == "Anna: Catholic. Like Cleo: 2."
    assert speech.told_of("Market: Ellen", ["Ellen", "sees the event"]) == "Market: Ellen. Sees the event."


def told_in_words(page):
    """All lines of the table in words."""
    return [line for area in areas_of(page.table.match, page.view, page.prompt.question) for line in area.lines]


def begun_large(game, names, lines):
    """What begins with a capital letter after a comma or a semicolon and is no name, and colons in a row."""
    data = (resources.assets() / "data" / f"{game}.json").read_text(encoding="utf-8")
    known = {*names, "VP", *re.findall(r"[A-Z]\w+", " ".join(re.findall(r'"en": "([^"]*)"', data)))}
    found = [line for line in lines for word in re.findall(r"[,;] ([A-Z]\w*)", line) if word not in known]
    return found + [line for line in lines for part in re.split(r"[.,;] ", line) if part.count(": ") > 1]


@pytest.mark.parametrize("game", game_ids())
def test_the_table_in_words_tells_every_place_that_has_words_and_every_player(game, qtbot):
    page = sit_down(open_window(qtbot, language="en"), game, TABLES[game])
    Hand(qtbot, page).clear()
    areas = areas_of(page.table.match, page.view, page.prompt.question)
    lines = {line for area in areas for line in area.lines}
    for anchor in page.view.places():
        words = speech.spoken(page.view.spoken(page.view.position, anchor))
        assert not words or words in lines
    for name in page.table.match.names:
        assert any(area.title.startswith(f"{name} (") for area in areas)
    assert page.prompt.question in lines
    assert not begun_large(game, page.table.match.names, lines), "a sentence goes on in small letters"
    assert not any(area.title == "Also on the table" for area in areas), areas[-1]


def test_the_table_in_words_tells_pieces_and_their_owners(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "web_of_power", TABLES["web_of_power"])
    hand = Hand(qtbot, page)
    hand.clear()
    match = page.table.match
    while not any(step.action.kind == "place_cloister" for step in match.steps):
        places = [action for action in match.legal() if action.kind == "place_cloister"]
        hand.do((places or match.legal())[0])
        hand.clear()
    step = next(step for step in match.steps if step.action.kind == "place_cloister")
    space = page.view.text.space(step.action.args[0])
    owner = f"cloister of {match.names[step.seat]}"
    assert any(line.startswith(space) and owner in line for line in told_in_words(page))


def test_the_table_in_words_never_tells_another_hand(qtbot):
    page = sit_down(open_window(qtbot, language="en"), "pillars_cards", TABLES["pillars_cards"])
    Hand(qtbot, page).clear()
    areas = areas_of(page.table.match, page.view, page.prompt.question)
    hand = next(area for area in areas if area.title == "Cards in hand")
    asked = page.table.match.asked
    assert len(hand.lines) == page.table.match.state.hand[asked].bit_count()


def test_the_words_follow_the_game_and_hide_what_the_curtain_hides(qtbot):
    page = sit_down(open_window(qtbot, language="en"), "pillars_cards", TABLES["pillars_cards"])
    hand = Hand(qtbot, page)
    hand.clear()
    page.show_words()
    dialog = page.words.dialog
    assert dialog is not None
    assert "Cards in hand" in [area.title for area in dialog.areas]
    page.view.scene.pick(next(iter(page.choices.groups)))
    qtbot.waitUntil(page.curtain.isVisible)
    qtbot.waitUntil(lambda: "Cards in hand" not in [area.title for area in dialog.areas])
    dialog.close()


def test_whoever_reads_the_words_stays_at_the_line_when_the_game_goes_on(qtbot):
    areas = [Area("Hand", ("one", "two")), Area("Board", ("three", "four"))]
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = TableDialog(parent, lambda: areas)
    tree: Any = dialog.tree
    tree.setCurrentItem(tree.topLevelItem(1).child(1))
    tree.topLevelItem(0).setExpanded(False)
    areas = [Area("Hand", ("one",)), Area("Board", ("three", "five"))]
    dialog.refresh()
    assert tree.currentItem().text(0) == "five"
    assert not tree.topLevelItem(0).isExpanded()


def words_in(sentence):
    """The words and numbers of a sentence, without order and signs."""
    return set(re.findall(r"\w+", sentence.casefold()))


@pytest.mark.parametrize("game", game_ids())
def test_everything_that_captions_tell_is_announced(game, qtbot, heard):
    """The lines of the log say it, as soon as the board shows it; nothing waits for somebody to read it."""
    levels = ("person", *["random"] * (len(TABLES[game]) - 1))
    page = sit_down(open_window(qtbot, language="en", captions=True), game, levels)
    told: list[str] = []
    page.following.told.connect(told.append)
    hand = Hand(qtbot, page)
    hand.clear()
    while len(told) < 12:
        hand.do(page.table.match.legal()[-1])
        hand.clear()
        assert not page.player.waits
    spoken = words_in(" ".join(heard))
    assert [caption for caption in told if not words_in(caption) <= spoken] == []
