"""The card file: what is in the box, and files that do not describe it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.games.pillars_cards import tables
from kingsbridge_desktop.games.pillars_cards.data import BOX, FILE
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    CARD_IDS,
    COLOURS,
    CRAFTSMEN,
    ID_OF,
    NEUTRALS,
    VALUE,
)


def file() -> Any:
    return json.loads((resources.assets() / "data" / FILE).read_text(encoding="utf-8"))


def refusal(broken: Any) -> str:
    with pytest.raises(BadData) as caught:
        BOX.loads(broken if isinstance(broken, str) else json.dumps(broken))
    return caught.value.message


def test_the_box():
    """PC-01, PC-04 20 craftsmen, 15 neutral cards, 5 advantages."""
    assert CRAFTSMEN.bit_count() == 20
    assert NEUTRALS.bit_count() == 15
    assert ADVANTAGES.bit_count() == 5
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 40


def test_the_values_of_the_ledger():
    """PC-13 Values of craftsmen, neutral cards and advantages."""
    values = {name: VALUE[card] for name, card in ID_OF.items()}
    for colour in COLOURS:
        craftsmen = ("tool_maker", "stonecutter", "woodworker", "mortar_mixer", "master_builder")
        assert [values[f"{colour}_{name}"] for name in craftsmen] == [2, 4, 6, 8, 10]
    lands = ("quarry_1", "quarry_2", "forest_1", "forest_2", "gravel_pit_1", "gravel_pit_2")
    assert [values[name] for name in lands] == [0] * 6
    persons = ("king", "aliena", "william", "philip", "tom", "regan", "ellen", "waleran", "alfred")
    assert [values[name] for name in persons] == [11, 9, 7, 7, 5, 5, 3, 3, 1]
    advantages = ("painter", "brick_maker", "bell_founder", "potter", "helper")
    assert [values[name] for name in advantages] == [9, 7, 5, 3, 1]


def test_what_is_sure_is_told_from_what_is_rebuilt():
    """PC-40, PC-41 The values of the rulebook's examples are marked as sure, others are not."""
    box = tables.COMPONENTS
    rebuilt = {card.id: set(card.source) for card in (*box.craftsmen, *box.neutrals, *box.advantages)}
    assert not rebuilt["ellen"]
    assert not rebuilt["woodworker"]
    assert "converts" in rebuilt["stonecutter"]
    assert "points" in rebuilt["waleran"]
    assert "value" in rebuilt["painter"]


def _without(path: str) -> Any:
    broken = file()
    *way, last = path.split(".")
    node = broken
    for part in way:
        node = node[int(part) if part.isdigit() else part]
    del node[int(last) if last.isdigit() else last]
    return broken


def _with(path: str, value: Any) -> Any:
    broken = file()
    *way, last = path.split(".")
    node = broken
    for part in way:
        node = node[int(part) if part.isdigit() else part]
    node[int(last) if last.isdigit() else last] = value
    return broken


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ("{", "JSON"),
        ("[]", "object"),
        (_without("neutrals.3"), "neutrals must be"),
        (_without("colours"), "colours"),
        (_without("craftsmen.0.value"), "craftsmen.0.value"),
        (_with("neutrals.0.count", 3), "15 neutral cards"),
        (_with("neutrals.8.count", 2), "a person is there once"),
        (_with("neutrals.3.value", 10), "king must be the highest"),
        (_with("advantages.0.value", 11), "king must be the highest"),
        (_with("neutrals.0.yields", ["gold"]), "neutrals.0.yields"),
        (_with("neutrals.0.yields", ["stone", "wood"]), "only Tom Builder"),
        (_with("neutrals.7.yields", []), "Tom Builder offers no material"),
        (_with("neutrals.7.yields", ["wood", "wood"]), "twice"),
        (_with("neutrals.0.value", "0"), "neutrals.0.value"),
        (_with("neutrals.0.value", True), "neutrals.0.value"),
        (_with("neutrals.0.colour", "blue"), "neutrals.0.colour"),
        (_with("materials.0.start", 3), "more materials"),
        (_with("advantages.3.converts", {}), "'potter' does not do"),
        (_with("advantages.1.swaps", None), "'brick_maker' does not do"),
        (_with("neutrals.9.names", {"de": "Ellen"}), "a name in 'en' is missing"),
        (_with("craftsmen.0.source", {"value": "hearsay"}), "source"),
    ],
)
def test_a_file_that_does_not_describe_the_box_is_refused(broken, says):
    """PC-04 The refusal names the place or the rule."""
    assert says in refusal(broken)


def test_masks_and_lists_of_cards_agree():
    """PC-04 A mask lists its cards in ascending order."""
    assert members_of(mask_of([5, 0, 39])) == (0, 5, 39)
