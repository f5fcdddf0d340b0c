"""The rules help in the app says what the data file says, in both languages."""

from __future__ import annotations

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.pillars import Text

LANGUAGES = ("de", "en")
WORDS = {"de": {"VP": "SP", "gold": "Gold", "start": "Start"}, "en": {"VP": "VP", "gold": "gold", "start": "start"}}


def page(code: str) -> str:
    return (resources.assets() / "help" / f"pillars.{code}.md").read_text(encoding="utf-8")


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
    """PE-72 Round, cost, conversion and capacity of all 27."""
    names, words = text(code), WORDS[code]
    rows = [line for line in page(code).splitlines() if line.startswith("| ") and line.endswith(" × |")]
    wanted = []
    for c in tables.CRAFTSMEN:
        uses = " + ".join(
            f"{amount} {words['gold'] if kind == tables.GOLD else names.resource(kind)}"
            for kind, amount in tables.USED[c]
        )
        if tables.NEEDS[c]:
            uses = f"{names.resource(tables.METAL)} {'im Vorrat' if code == 'de' else 'in stock'}"
        gives = (
            f"{tables.GIVES_VP[c]} {words['VP']}" if tables.GIVES_VP[c] else f"{tables.GIVES_GOLD[c]} {words['gold']}"
        )
        conversion = f"{uses} → {gives}" if uses else gives
        number = str(tables.FROM_ROUND[c]) if tables.FROM_ROUND[c] else words["start"]
        cost = str(tables.COST[c]) if tables.FROM_ROUND[c] else "–"
        wanted.append(f"| {number} | {cost} | {names.trade(c)} | {conversion}, {tables.CAPACITY[c]} × |")
    assert rows == wanted


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_resource_cards_is_that_of_the_data(code):
    """PE-24 Workers for a yield of 2, 3 and 4."""
    for site in range(3):
        demands = [str(tables.CARD_WORKERS[card]) for card in tables.CARDS if tables.CARD_SITE[card] == site]
        assert f"| {' | '.join(demands)} |" in page(code)


@pytest.mark.parametrize(
    ("code", "heading"), [("de", "## Wo wir entscheiden mussten"), ("en", "## Where we had to decide")]
)
def test_the_help_says_where_we_had_to_decide(code, heading):
    """The rulings and the rebuilt values have their section."""
    rulings = page(code).split(heading)[1]
    assert rulings.count("\n- ") >= 18
    assert "†" in rulings
    assert "pillars.json" in rulings


def test_both_languages_have_the_same_shape():
    """As many headings, list entries and table rows."""
    shapes = []
    for code in LANGUAGES:
        lines = page(code).splitlines()
        shapes.append([sum(line.startswith(mark) for line in lines) for mark in ("# ", "## ", "### ", "- ", "|")])
    assert shapes[0] == shapes[1]
