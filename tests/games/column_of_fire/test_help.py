"""The help page names every card and every rebuilt value in both languages."""

import pytest

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.component_file import mark_of
from kingsbridge_desktop.text.help import filled_page
from kingsbridge_desktop.text.language import from_linguist


def page(code):
    return filled_page("column_of_fire", from_linguist(code))


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_card_stands_in_the_help(code):
    text = page(code)
    for name in [card.name for card in tables.COMPONENTS.persons] + [card.name for card in tables.COMPONENTS.events]:
        assert name[code] in text


@pytest.mark.parametrize("code", ["de", "en"])
def test_rebuilt_values_are_marked_and_printed_ones_are_not(code):
    rows = [line for line in page(code).splitlines() if line.startswith("| ")]
    for card in tables.COMPONENTS.persons:
        name = card.name[code]
        mine = [row for row in rows if row.startswith((f"| {name} |", f"| {name} † |"))]
        assert mine, name
        sure = mark_of(card.source, "name") == mark_of(card.source, "country") == "rulebook"
        assert any(("†" in row.split("|")[1]) == (not sure) for row in mine), name
        assert any(("†" in row.split("|")[3]) == (mark_of(card.source, "stone") != "rulebook") for row in mine), name
    for event in tables.COMPONENTS.events:
        row = next(row for row in rows if event.name[code] in row)
        assert ("†" in row.split("|")[3]) == (mark_of(event.source, "effect") != "rulebook")


@pytest.mark.parametrize(
    ("code", "heading"), [("de", "## Wo wir entscheiden mussten"), ("en", "## Where we had to decide")]
)
def test_the_rulings_have_their_section(code, heading):
    text = page(code)
    rulings = text.split(heading)[1].split("\n## ")[0]
    assert rulings.count("\n- ") >= 20


def test_both_languages_have_the_same_structure():
    german, english = page("de"), page("en")
    for mark in ("\n## ", "\n### ", "\n- ", "\n| ", "\n1. "):
        assert german.count(mark) == english.count(mark), mark


@pytest.mark.parametrize(
    ("code", "heading", "start_player"), [("de", "## Ein Jahr", "Startspieler"), ("en", "## A year", "start player")]
)
def test_the_year_says_who_begins(code, heading, start_player):
    """CF-09 the start player stays the same."""
    assert start_player in page(code).split(heading)[1].split("\n### ")[0]


def test_persons_are_cards_and_never_the_players():
    """In the German rules a Person is a card, so players must not be called so."""
    for wrong in ("aktive Person", "aktiven Person", "Jede Person", "getroffene Person"):
        assert wrong not in page("de")
