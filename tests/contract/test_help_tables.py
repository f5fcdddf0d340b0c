"""The help of every game: its tables are made from the values of the edition, in every language."""

from __future__ import annotations

import re

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.editions import edition_of
from kingsbridge_desktop.games.component_file import Amounts, Name, box_of
from kingsbridge_desktop.text.components import components_of
from kingsbridge_desktop.text.help import filled_page
from kingsbridge_desktop.text.language import from_linguist, languages
from tests.contract.corrections import CORRECTIONS
from tests.contract.tables import each_boxed_game, each_helped_game

each_language = pytest.mark.parametrize("code", languages())


@each_helped_game
@each_language
def test_no_placeholder_is_left_in_the_help(game, code):
    page = filled_page(game, from_linguist(code))
    assert page is not None
    assert not re.search(r"\{\w+", page)


@each_helped_game
def test_all_languages_ask_for_the_same_tables(game):
    asked = [
        re.findall(r"\{(?:table|number):\w+\}", path.read_text(encoding="utf-8"))
        for path in sorted((resources.assets() / "help").glob(f"{game}.??.md"))
    ]
    assert len(asked) == 2
    assert asked[0]
    assert sorted(asked[0]) == sorted(asked[1])
    names = components_of(game, from_linguist("en"))
    assert {*names.tables, *names.numbers} >= {one[1:-1].partition(":")[2] for one in asked[0]}


@each_boxed_game
@each_language
def test_a_corrected_value_is_what_the_help_shows(game, code):
    language = from_linguist(code)
    printed, own = (filled_page(edition, language) for edition in (game, edition_of(game, CORRECTIONS[game])))
    assert printed is not None
    assert own is not None
    assert printed != own
    box = box_of(game)
    assert box is not None
    for path, value in CORRECTIONS[game].items():
        kind = box.values[path].kind
        if isinstance(kind, Name) and kind.section != "spaces":
            assert language.pick(value) in own


@each_boxed_game
@each_language
def test_every_value_of_the_box_has_a_name_in_words(game, code):
    """No id reaches the eye."""
    box = box_of(game)
    assert box is not None
    words = components_of(game, from_linguist(code))
    for value in box.values.values():
        assert "_" not in words.thing(value.kind.section, value.thing)
        ids = getattr(value.kind, "ids", ())
        assert not any("_" in words.choice(value.kind.field, key) for key in ids), value.path
        assert isinstance(value.kind, Amounts) or not isinstance(value.printed, dict) or isinstance(value.kind, Name)
