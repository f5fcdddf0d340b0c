"""The rules beside the table: contents, search, pictures, and the paragraph of what is pointed at or asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text import help as pages
from kingsbridge_desktop.text.finding import meaning, spots
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.dialogs.rules import RulesDialog
from kingsbridge_desktop.ui.refusals import refusal
from kingsbridge_desktop.ui.theme import Colours
from tests.contract.tables import played
from tests.ui.driver import open_window, sit_down

PERSONS = {game: ("person",) * min(rules_of(game).seats) for game in game_ids()}
each_game = pytest.mark.parametrize("game", game_ids())


@pytest.fixture
def opened(qtbot):
    """Opens the rules of a game."""

    def make(game: str = "pillars", code: str = "en", light: Theme = "day") -> RulesDialog:
        dialog = RulesDialog(None, from_linguist(code), Colours(light), game)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def contents(dialog):
    """All lines of the contents."""
    found, waiting = [], [dialog.contents.topLevelItem(0)]
    while waiting:
        line = waiting.pop(0)
        found.append(line)
        waiting = [line.child(at) for at in range(line.childCount())] + waiting
    return found


@each_game
def test_the_contents_have_every_heading_of_the_page(opened, game):
    dialog = opened(game)
    headings = [line for line in pages.read_page(game, "en").splitlines() if line.startswith("#")]
    assert [line.text(0) for line in contents(dialog)] == [pages.ID.sub("", line).lstrip("# ") for line in headings]


def test_a_line_of_the_contents_leads_to_its_heading(opened):
    dialog = opened()
    line = next(line for line in contents(dialog) if line.text(0) == "The market")
    dialog.contents.setCurrentItem(line)
    assert dialog.page.headings[dialog.page.heading_in_sight()].words == "The market"


def test_the_contents_follow_the_page(opened):
    dialog = opened()
    dialog.show_paragraph("building")
    assert dialog.contents.currentItem().text(0) == "Building the cathedral"


def test_nothing_of_the_marks_is_seen(opened):
    for game in game_ids():
        shown = opened(game, "de").page.toPlainText()
        assert not set(shown) & {"\ue000", "\ue001", "{", "}"}


def test_hits_are_counted_as_one_types(opened, qtbot):
    dialog = opened()
    qtbot.keyClicks(dialog.search, "metal")
    everywhere = dialog.page.toPlainText().lower().count("metal")
    assert dialog.hits.text() == f"1 / {everywhere}"
    assert len(dialog.page.extraSelections()) == everywhere
    qtbot.keyClicks(dialog.search, "zz")
    assert dialog.hits.text() == dialog.tr("not found")
    assert not dialog.later.isEnabled()


def test_return_and_f3_go_from_hit_to_hit_and_round(opened, qtbot):
    dialog = opened()
    dialog.search.setText("goldsmith")
    count = int(dialog.hits.text().split(" / ")[1])
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.hits.text() == f"2 / {count}"
    assert dialog.isVisible(), "Return closed the rules"
    qtbot.mouseClick(dialog.earlier, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.earlier, Qt.MouseButton.LeftButton)
    assert dialog.hits.text() == f"{count} / {count}"


def test_a_number_with_its_unit_is_found_as_it_is_typed(opened):
    dialog = opened()
    dialog.search.setText("3 VP")
    assert dialog.hits.text().startswith("1 / ")


TERMS = {
    "column_of_fire/de": "Aktionsleiste, Handelshaus, Loch Leven, Religionswürfel, Religionswuerfel, Schutz",
    "column_of_fire/en": "conflict, protection, disc, free die, advantage, Loch Leven",
    "pillars/de": "Königshof, Koenigshof, Priorei, Baustoffmarkt, Goldschmied, Vorteilskarte, Kathedrale",
    "pillars/en": "tax, market, cathedral, builder, priory, wool mill, craftsman",
    "pillars_cards/de": "Königsstich, Konigsstich, Stich, Durchgang, Ziegelbrenner, Handwerker, schwarze Karte",
    "pillars_cards/en": "trick, king, deal, helper, black card, master builder",
    "web_of_power/de": "Bündnis, Buendnis, Straße, Strasse, Kloster, Rat, Joker, Klosterkette",
    "web_of_power/en": "alliance, road, cloister, councillor, joker, chain",
}


@pytest.mark.parametrize("page", TERMS)
def test_the_terms_of_a_game_are_found_in_its_rules_however_they_are_typed(opened, page):
    dialog = opened(*page.split("/"))
    for term in TERMS[page].split(", "):
        dialog.search.setText(term)
        assert " / " in dialog.hits.text(), f"{term} is not found"


@pytest.mark.parametrize("code", ["de", "en"])
@each_game
def test_every_other_word_for_something_leads_to_what_the_page_calls_it(opened, game, code):
    known = pages.synonyms(game, code)
    assert len(known) >= 8
    shown = opened(game, code).page.toPlainText()
    for word, meant in known.items():
        assert not spots(shown, word), f"{word} stands there itself"
        assert meaning(word, known) == meant
    assert [meant for meant in set(known.values()) if not spots(shown, meant)] == []


def test_a_printed_word_that_the_page_does_not_use_is_found(opened, qtbot):
    dialog = opened("column_of_fire", "de")
    qtbot.keyClicks(dialog.search, "Personenkarte")
    assert dialog.hits.text() == f"Person: 1 / {len(spots(dialog.page.toPlainText(), 'Person'))}"
    assert dialog.later.isEnabled()
    dialog.search.setText("Person")
    assert dialog.hits.text().startswith("1 / ")


@each_game
def test_pictures_stand_between_the_words(opened, game):
    dialog = opened(game)
    found = dialog.page.loadResource(2, "emblem:victory_point")
    assert not QImage(found.toImage()).isNull()
    assert dialog.page.toHtml().count("emblem:") == pages.read_page(game, "en").count("emblem:")


def test_language_and_light_reach_the_open_rules(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    window.dialogs.show_rules(page.rules.about_question())
    (dialog,) = window.findChildren(RulesDialog)
    dialog.search.setText("gold")
    window.settings.set("language", "de")
    assert dialog.page.headings[0].words == "Die Säulen der Erde"
    assert dialog.search.text() == "gold"
    window.settings.set("theme", "candle")
    assert dialog.page.colours.light == "candle"


@each_game
def test_every_place_and_card_that_comes_up_has_its_paragraph(theatre, game):
    """From masked positions of a whole random game, for whoever is asked."""
    seats = max(rules_of(game).seats)
    table = played(game, seats, 1)
    view = theatre(Match(game, [Seat(name, "person", at) for at, name in enumerate("ABCDE"[:seats])], 1)).view
    links, told = pages.links(game), pages.paragraphs(pages.read_page(game, "en"))
    used, missing = set(), set()
    for ply in table.plies[::9]:
        seat = asked(ply.state)
        view.show(table.rules.mask(ply.state, seat), seat)
        for anchor in view.scene.targets:
            topic = view.topic(view.position, anchor)
            used.add(topic.key if topic.key in links.things else topic.key.split("/")[0])
            if links.thing(topic.key) not in told:
                missing.add(anchor)
    assert not missing
    assert set(links.things) - used <= {"deck", "advantage", "event"}, "links for what is never on the board"


@each_game
def test_a_card_is_found_by_its_name_in_its_paragraph(theatre, opened, game):
    """The rules open at the very line of the card, in both languages."""
    seats = max(rules_of(game).seats)
    table = played(game, seats, 2)
    stage = theatre(Match(game, [Seat(name, "person", at) for at, name in enumerate("ABCDE"[:seats])], 1))
    dialog = opened(game)
    named = set()
    for ply in table.plies[::25]:
        seat = asked(ply.state)
        stage.view.show(table.rules.mask(ply.state, seat), seat)
        for anchor in stage.view.scene.targets:
            topic = stage.view.topic(stage.view.position, anchor)
            if topic.name:
                named.add((pages.links(game).thing(topic.key), topic.name))
    assert named
    for paragraph, name in named:
        dialog.show_paragraph(paragraph, name)
        shown = dialog.page.pointed.replace("\u00a0", " ").lower()
        assert name.lower() in shown, (paragraph, name)


def test_the_question_mark_opens_the_rules_of_the_question(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    qtbot.mouseClick(page.prompt.tools.rules_button, Qt.MouseButton.LeftButton)
    (dialog,) = window.findChildren(RulesDialog)
    assert dialog.page.pointed == "Phase I: choosing"


def test_f1_opens_the_rules_of_what_is_pointed_at(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    assert page.paragraph().name == "choosing"
    page.pointing.point_at(("step", 9))
    assert page.paragraph().name == "court"
    page.pointing.point_at(("craftsman", 0))
    assert page.paragraph() == ("craftsmen", "mortar mixer")


def test_f1_opens_the_rules_of_a_refusal_while_it_is_read(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    match, s = page.table.match, page.view.position
    answers = {anchor: refusal(page.view, match, s, anchor) for anchor in page.view.scene.targets}
    anchor, answer = next((anchor, answer) for anchor, answer in answers.items() if answer and answer.reason)
    page.view.scene.pick(anchor)
    assert page.toast.isVisible()
    assert page.rules.refused == answer.reason
    assert page.paragraph().name != "choosing"
    page.toast.hide()
    assert page.paragraph().name == "choosing"


def test_the_right_button_shows_a_place_large_and_f1_looks_it_up(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    ply = page.table.match.ply
    target = page.view.scene.targets["step", 12]
    spot: QPoint = page.stage.mapFromScene(target.centre())
    qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert page.view.slip.isVisible()
    window.dialogs.show_rules()
    (dialog,) = window.findChildren(RulesDialog)
    assert dialog.page.pointed == "Market"
    assert page.table.match.ply == ply


def test_the_rules_open_once_and_turn_their_pages(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    window.dialogs.show_rules(page.rules.about(("step", 9)))
    window.dialogs.show_rules(page.rules.about(("step", 12)))
    (dialog,) = window.findChildren(RulesDialog)
    assert dialog.page.pointed == "Market"


def test_an_unknown_paragraph_is_no_fault(opened):
    dialog = opened()
    dialog.show_paragraph("nothing")
    assert dialog.page.pointed == ""


def test_the_line_of_a_card_in_a_table_is_marked(opened):
    dialog = opened()
    dialog.show_paragraph("craftsmen", "goldsmith")
    (mark,) = dialog.page.extraSelections()
    assert "goldsmith" in mark.cursor.selectedText().lower()
