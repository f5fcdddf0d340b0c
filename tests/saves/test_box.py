"""Corrected values in the user's folder: kept, checked, and left out with a sentence where they cannot be used."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kingsbridge_desktop import games
from kingsbridge_desktop.core.editions import corrections_of, game_of
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.games.component_file import box_of
from kingsbridge_desktop.saves import box
from kingsbridge_desktop.text.box import LAWS, left_out
from kingsbridge_desktop.text.language import from_linguist

COURT = "places.kings_court.spaces"


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    return tmp_path


def written(file, values, game=""):
    path = box.box_file(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"format": 1, "game": game or file, "values": values}), encoding="utf-8")


def told(game):
    problem = box.read(game).problem
    assert problem is not None
    found = box_of(game)
    assert found is not None
    return left_out(game, from_linguist("en"), problem, found.values)


def test_without_a_file_the_printed_values_are_played():
    assert box.own_edition("pillars") == ("pillars", None)


def test_the_four_court_spaces_can_be_corrected():
    box.write("pillars", {COURT: 3})
    edition, problem = box.own_edition("pillars")
    assert problem is None
    assert game_of(edition) == "pillars"
    assert dict(corrections_of(edition)) == {COURT: 3}


def test_the_land_counts_can_be_corrected_as_long_as_there_are_fifteen_neutral_cards():
    box.write("pillars_cards", {"neutrals.quarry.count": 1, "neutrals.forest.count": 3})
    assert box.read("pillars_cards").corrections == {"neutrals.quarry.count": 1, "neutrals.forest.count": 3}
    with pytest.raises(BadData) as refused:
        box.write("pillars_cards", {"neutrals.quarry.count": 1})
    assert refused.value.details["law"] == "neutral_count"


def test_only_what_differs_is_kept_and_nothing_leaves_no_file():
    box.write("pillars", {COURT: 4, "resource_cards.forest_2.workers": 4})
    assert json.loads(box.box_file("pillars").read_text(encoding="utf-8"))["values"] == {
        "resource_cards.forest_2.workers": 4
    }
    box.write("pillars", {})
    assert not box.box_file("pillars").exists()


@pytest.mark.parametrize(
    ("game", "values", "says"),
    [
        (
            "pillars",
            {"resource_cards.quarry_4.workers": 9},
            "printed in the rulebook and certain: Large quarry – Workers",
        ),
        ("pillars", {"places.market.spaces": 3}, "printed in the rulebook and certain: Market – Builder spaces"),
        ("pillars", {COURT: 0}, "King’s court – Builder spaces: a number from 1 to 5"),
        ("pillars", {"numbers.start_gold": 25}, "no value “numbers.start_gold”"),
        ("pillars", {"craftsmen.mason_4.gives": {"gold": 1, "vp": 1}}, "either gold or VP"),
        ("pillars", {"events.conflict.amount": 2}, "from −9 to −1"),
        ("pillars_cards", {"neutrals.aliena.value": 11}, "The king is always the highest card; Lady Aliena"),
        ("pillars_cards", {"craftsmen.woodworker.value": 7}, "certain: Woodworker – Value"),
        ("column_of_fire", {"persons.felipe.symbols": ["captain"]}, "Spain: each deck has exactly one captain, not 2"),
        ("column_of_fire", {"track.2.die": "brown"}, "Each die leads to four fields"),
        ("column_of_fire", {"prices.england_cloth.vp": 5}, "certain: England: cloth – VP"),
        ("web_of_power", {"alliances.15.lands": ["ITA", "SCH"]}, "certain: Alliance 15 – Joins"),
        (
            "web_of_power",
            {"alliances.1.lands": ["ENG", "LOT"]},
            "Two alliances join the same countries: England and Lorr",
        ),
        (
            "web_of_power",
            {"lands.FKN.count": 6},
            "Franconia: our map has room for no more than 7 spaces, and the rulebook shows at least 7, so 6 cannot be",
        ),
        ("web_of_power", {"roads.1.between": ["ENG1"]}, "A road leads from one space to another"),
    ],
)
def test_impossible_corrections_are_told_by_name_and_left_out(game, values, says):
    written(game, values)
    assert box.own_edition(game).edition == game
    assert says in told(game)
    assert "printed values are played" in told(game)


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b'{"format": 2}', b"\xff\xfe", b'{"format":1,"game":"pillars","values":[]}', b"0" * 300_000],
)
def test_a_damaged_file_is_told_and_left_out_and_not_lost(text):
    box.box_file("pillars").parent.mkdir(parents=True)
    box.box_file("pillars").write_bytes(text)
    assert box.own_edition("pillars").edition == "pillars"
    assert "damaged" in told("pillars")
    box.write("pillars", {COURT: 5})
    assert box.read("pillars").corrections == {COURT: 5}
    assert box.box_file("pillars").with_suffix(".json.old").read_bytes() == text


def test_corrections_of_another_game_are_left_out():
    written("pillars", {}, game="web_of_power")
    assert box.read("pillars").problem is not None


def test_a_folder_in_place_of_the_file_is_told():
    box.box_file("pillars").mkdir(parents=True)
    assert box.own_edition("pillars").edition == "pillars"
    assert box.read("pillars").problem is not None


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_law_has_a_sentence_in_every_language(code):
    language = from_linguist(code)
    for law, source in LAWS.items():
        said = language.say("box", source)
        assert said
        assert code == "en" or said != source, law


def test_every_law_that_the_games_know_has_a_sentence():
    known = set()
    for folder in games.__path__:
        for path in Path(folder).rglob("data.py"):
            known |= set(re.findall(r'broken\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert known
    assert known <= set(LAWS)
