"""What every game promises to somebody who looks something up: every question and refusal has its paragraph."""

import re
from importlib import import_module
from importlib.util import find_spec

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.text import help as pages
from kingsbridge_desktop.text.language import languages
from tests.contract.tables import each_helped_game

PICTURE = re.compile(r"!\[\]\(emblem:([a-z_:0-9]+)\)")
LISTS = {  # chapters that describe or list things; all others tell how to play
    *("about", "setup", "hints", "symbols", "rulings", "rebuilt", "cards", "craftsmen", "resource-cards"),
    *("advantages", "events", "persons", "fields"),
    *("loch-leven-cards", "table", "board"),
}
TOLD = {  # what newcomers looked for: the paragraph that tells it, and its words in German and English
    ("column_of_fire", "free-dice"): ("der auf keiner Karte liegt", "lies on no card"),
    ("column_of_fire", "taking"): ("wie oft sie genutzt wird", "how often it is used"),
    ("column_of_fire", "turning-persons"): ("Handelshaus bleibt", "house stays"),
    ("column_of_fire", "not-below-zero"): ("niemand fällt unter 0", "nobody falls below 0"),
    ("column_of_fire", "stone"): ("In ein volles Land kommt kein Stein", "no stone goes into a full country"),
    ("pillars", "debts"): ("Unter 0 SP fällt niemand", "Nobody falls below 0 VP"),
    ("pillars", "unclaimed"): ("die niemand geholt hat", "that nobody came for"),
    ("pillars", "mill"): ("kommen sie zurück", "they come home"),
    ("pillars", "sites"): ("Arbeiter kommen zurück", "workers come home"),
    ("pillars_cards", "neutral-cards"): ("„schwarze Karte“", "“black card”"),
}
each_language = pytest.mark.parametrize("code", languages())


def reasons_with_a_sentence(game):
    """Every reason that the text of a game can say."""
    names = [f"kingsbridge_desktop.text.{game}{part}" for part in ("", "_words", "_log")]
    modules = [import_module(name) for name in names if find_spec(name)]
    (reasons,) = {id(module.REASONS): module.REASONS for module in modules if hasattr(module, "REASONS")}.values()
    return set(reasons)


def reasons_in_the_rules(game):
    """What the rules of a game call by name in their source."""
    folder = resources.assets().parent / "kingsbridge_desktop" / "games" / game
    return {kind for path in folder.glob("*.py") for kind in re.findall(r'Reason\(\s*"(\w+)"', path.read_text("utf-8"))}


@each_helped_game
def test_every_language_names_the_same_paragraphs(game):
    named = {code: list(pages.ID.findall(pages.read_page(game, code))) for code in languages()}
    for code, names in named.items():
        assert len(set(names)) == len(names), code
        assert names == named["en"], code


@each_helped_game
def test_every_heading_can_be_opened(game):
    for code in languages():
        headings = [line for line in pages.read_page(game, code).splitlines() if line.startswith("##")]
        assert headings
        assert [line for line in headings if not pages.ID.search(line)] == []


@each_helped_game
def test_every_chapter_about_playing_has_a_worked_example(game):
    chapters = pages.read_page(game, "en").split("\n## ")[1:]
    ids = [pages.ID.findall(chapter) for chapter in chapters]
    playing = [names for names in ids if names[0] not in LISTS]
    assert len(playing) >= 3
    assert [names[0] for names in playing if not any(name.startswith("example-") for name in names)] == []


@pytest.mark.parametrize(("game", "name"), TOLD)
def test_what_newcomers_look_for_is_told(game, name):
    for code, words in zip(("de", "en"), TOLD[game, name], strict=True):
        told = pages.paragraphs(pages.read_page(game, code))[name]
        assert words in told.replace("\u00a0", " "), code


@each_language
@each_helped_game
def test_every_link_leads_to_a_paragraph_with_words(game, code):
    links, told = pages.links(game), pages.paragraphs(pages.read_page(game, code))
    for wanted in (*links.questions.values(), *links.reasons.values(), *links.things.values(), pages.END):
        assert wanted in told
        assert len(told[wanted]) > 20, told[wanted]


@each_helped_game
def test_every_question_has_its_paragraph(game):
    machine = import_module(f"kingsbridge_desktop.games.{game}.rules").MACHINE
    assert set(pages.links(game).questions) == machine.questions


@each_helped_game
def test_every_refusal_has_its_paragraph(game):
    linked = set(pages.links(game).reasons)
    assert reasons_in_the_rules(game) <= linked
    assert linked == reasons_with_a_sentence(game) | reasons_in_the_rules(game)


@each_helped_game
def test_the_pages_show_only_emblems_that_are_painted(game):
    painted = {path.stem for path in (resources.assets() / "art" / "emblem").glob("*.webp")}
    for code in languages():
        shown = PICTURE.findall(pages.read_page(game, code))
        assert shown
        assert {name.replace(":", "-") for name in shown} <= painted


@each_helped_game
def test_every_language_shows_the_same_pictures(game):
    assert len({tuple(PICTURE.findall(pages.read_page(game, code))) for code in languages()}) == 1


@each_helped_game
def test_a_number_is_not_parted_from_its_unit(game):
    for code in languages():
        assert not re.search(r"\d (VP|SP|Gold|gold)\b", pages.read_page(game, code))


def test_a_game_without_help_has_no_links():
    assert pages.read_page("nothing", "de") == ""
    assert pages.links("nothing").thing("card") == ""


def test_a_thing_without_a_paragraph_of_its_own_has_that_of_its_kind():
    links = pages.Links({}, {}, {"place": "board", "place/market": "market"})
    assert links.thing("place/market") == "market"
    assert links.thing("place/castle") == "board"
    assert links.thing("card") == ""
