"""The rules help in the app says what the data file says, in both languages."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.help import filled_page
from kingsbridge_desktop.text.language import Language, from_linguist
from kingsbridge_desktop.text.pillars import Text

LANGUAGES = ("de", "en")


def page(code: str) -> str:
    return filled_page("pillars", from_linguist(code)).replace("\u00a0", " ")


def text(code: str) -> Text:
    return Text(Language(code, lambda context, source, n: source), ("Anna", "Ben"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_in_the_help(code):
    """PE-84 to PE-99 All craftsmen, advantages and events by name."""
    help_page = page(code).lower()
    names = text(code)
    for found in (
        *(names.trade(c) for c in tables.CRAFTSMEN),
        *(names.advantage(a) for a in tables.ADVANTAGES),
        *(names.game_event(e) for e in tables.EVENTS),
    ):
        assert found.lower() in help_page


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_craftsmen_is_that_of_the_data(code):
    """PE-72 All 27, and only the woodworker's conversion without a mark."""
    names = Text(from_linguist(code), ("Anna", "Ben"))
    told = {names.conversion(craftsman) for craftsman in range(27)}
    rows = [line.split("|")[1:-1] for line in page(code).splitlines() if line.startswith("|")]
    craftsmen = [row for row in rows if len(row) == 4 and row[3].replace("†", "").strip() in told]
    assert len(craftsmen) == 27
    for craftsman, row in enumerate(craftsmen):
        assert row[3].replace("†", "").strip() == names.conversion(craftsman)
        assert row[1].replace("†", "").strip() == (str(tables.COST[craftsman]) if tables.FROM_ROUND[craftsman] else "–")
    assert [row[2].strip().lower() for row in craftsmen if "†" not in row[3]] == [names.trade(1).lower()]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_resource_cards_marks_all_but_two_numbers(code):
    """PE-24 Workers for a yield of 2, 3 and 4; 2 and 10 are certain."""
    assert "| 3 † | 6 † | 9 † |" in page(code)
    assert "| 5 † | 8 † | 10 |" in page(code)
    assert "| 2 | 4 † | 7 † |" in page(code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_english_edition_confirms_is_no_longer_called_rebuilt(code):
    """PE-33, PE-47 passing at price 0 and the unlimited supply are certain."""
    rebuilt = page(code).split("(†).")[1]
    assert not any(word in rebuilt for word in ("passing", "unlimited", "gepasst", "unbegrenzt"))


@pytest.mark.parametrize(
    ("code", "heading"), [("de", "## Wo wir entscheiden mussten"), ("en", "## Where we had to decide")]
)
def test_the_help_says_where_we_had_to_decide(code, heading):
    """The rulings and the rebuilt values have their section."""
    rulings = page(code).split(heading)[1]
    assert rulings.count("\n- ") >= 18
    assert "†" in rulings
    assert ("Your box" if code == "en" else "Eure Schachtel") in rulings


def test_both_languages_have_the_same_shape():
    """As many headings, list entries and table rows."""
    shapes = []
    for code in LANGUAGES:
        lines = page(code).splitlines()
        shapes.append([sum(line.startswith(mark) for line in lines) for mark in ("# ", "## ", "### ", "- ", "|")])
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_spaces_of_every_place_are_those_of_the_board(code):
    """PE-30, PE-52 How many builders each place takes stands beside its step."""
    ids = {"kings_court": "court", "market": "market-step", "start_player": "start-player"}
    for place, spaces in zip(tables.PLACE_IDS, tables.PLACE_SPACES, strict=True):
        row = next(line for line in page(code).splitlines() if f"{{#{ids.get(place, place)}}} |" in line)
        assert row.split("|")[3].strip(" †") == str(len(spaces))
