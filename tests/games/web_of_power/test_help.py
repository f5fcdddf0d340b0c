"""The help in the app agrees with the data file and tells every ruling, in both languages."""

from __future__ import annotations

import re

import pytest

from kingsbridge_desktop.games.component_file import mark_of
from kingsbridge_desktop.games.web_of_power.tables import COMPONENTS, DATA, SPACES
from kingsbridge_desktop.text.help import filled_page
from kingsbridge_desktop.text.language import from_linguist

DECIDED = {
    "en": (
        "Where we had to decide",
        (
            "start player",
            "one after the other",
            "one at a time",
            "nothing is drawn any more",
            "at once",
            "rows without a common cloister",
            "ring",
            "shared victory",
            "open ones",
        ),
    ),
    "de": (
        "Wo wir entscheiden mussten",
        (
            "Startspieler",
            "nacheinander",
            "einzeln",
            "nicht mehr nachgezogen",
            "sofort",
            "Reihen ohne gemeinsames Kloster",
            "Ring",
            "gemeinsamer Sieg",
            "offen genommene",
        ),
    ),
}


def help_text(code: str) -> str:
    return filled_page("web_of_power", from_linguist(code))


@pytest.mark.parametrize("code", ["de", "en"])
def test_cards_and_countries_are_those_of_the_data(code):
    """WP-02, WP-06 the table of cards, with the spaces of each country."""
    rows = [line.split("|")[1:-1] for line in help_text(code).splitlines() if re.match(r"\| \S+ \| \d+ \|", line)]
    found = {cells[0].strip(): (int(cells[1]), cells[2]) for cells in rows if "(" in cells[2]}
    names = [names[code] for names in DATA.land_names]
    assert list(found) == ["/".join(names[land] for land in lands) for lands in DATA.kind_lands]
    for kind, (count, countries) in enumerate(found.values()):
        assert count == DATA.kind_counts[kind]
        expected = [(names[land], str(len(DATA.land_spaces[land]))) for land in DATA.kind_lands[kind]]
        assert re.findall(r"(\w+) \((\d+)", countries) == expected
        marks = [mark_of(COMPONENTS.lands[land].source, "count") != "rulebook" for land in DATA.kind_lands[kind]]
        assert ["†" in told for told in countries.split(",")] == marks
    assert f" {SPACES} " in help_text(code)


@pytest.mark.parametrize("code", ["de", "en"])
def test_alliances_are_those_of_the_data(code):
    """WP-36 the fifteen alliances; what is rebuilt is marked."""
    found = {
        int(number): (a, b, bool(mark))
        for number, a, b, mark in re.findall(r"\| (\d+) \| (\w+)–(\w+)( †)?", help_text(code))
    }
    names = [names[code] for names in DATA.land_names]
    assert found == {
        alliance.number: (names[alliance.lands[0]], names[alliance.lands[1]], number not in (14, 15))
        for number, alliance in enumerate(DATA.alliances, 1)
    }


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_ruling_is_told(code):
    """WP-04, WP-16, WP-21, WP-31, WP-32, WP-37, WP-38 where the rulebook is silent, and what is rebuilt."""
    heading, rulings = DECIDED[code]
    decided = help_text(code).split(f"## {heading}")[1]
    for ruling in rulings:
        assert ruling in decided
    assert ("Your box" if code == "en" else "Eure Schachtel") in decided
    assert "†" in decided


def test_both_languages_have_the_same_build():
    """WP-35 the same headings, lists and tables, in the order of the rulebook."""
    shapes = [
        [re.match(r"#+|-|\||\d\.|", line)[0] for line in help_text(code).splitlines() if line]  # type: ignore[index]
        for code in ("de", "en")
    ]
    assert shapes[0] == shapes[1]
    order = [names["en"] for names in DATA.land_names]
    assert f"{', '.join(order[:5])}, then {', '.join(order[5:])}" in help_text("en")
