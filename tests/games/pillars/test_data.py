"""The data file: what is in the box, and files that do not describe it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.data import BOX


def file() -> Any:
    return json.loads((resources.assets() / "data" / "pillars.json").read_text(encoding="utf-8"))


def refusal(broken: Any) -> str:
    with pytest.raises(BadData) as caught:
        BOX.loads(broken if isinstance(broken, str) else json.dumps(broken))
    return caught.value.message


def test_the_file_in_assets_is_accepted():
    """PE-72 24 + 3 craftsmen (four a round), 9 resource cards, 14 + 2 advantages, 5 + 5 events, 17 spaces."""
    assert len(tables.CRAFTSMEN) == 27
    assert [len(craftsmen) for craftsmen in tables.ROUND_CRAFTSMEN] == [3, 4, 4, 4, 4, 4, 4]
    assert (len(tables.CARDS), len(tables.ADVANTAGES), len(tables.LAST_ROUND_ADVANTAGES)) == (9, 16, 2)
    assert (sum(tables.EVENT_POSITIVE), len(tables.EVENTS)) == (5, 10)
    assert len(tables.SPACES) == 17


def test_the_advantages_are_of_three_sorts():
    """PE-89 Eight permanent, three once when wanted, three at once and two of round six."""
    kinds = [entry.kind for entry in tables.COMPONENTS.advantages if not entry.last_round]
    assert [kinds.count(kind) for kind in ("permanent", "once", "at_once")] == [8, 3, 3]
    assert [tables.ADVANTAGE_IDS[a] for a in tables.LAST_ROUND_ADVANTAGES] == ["completion", "festivities"]


def test_resource_cards_demand_from_two_to_ten_workers():
    """PE-24 Nine cards, yields 2, 3 and 4 of each site; the small gravel pit needs 2, the large quarry 10."""
    demand = dict(zip(tables.CARD_IDS, tables.CARD_WORKERS, strict=True))
    assert (demand["gravel_pit_2"], demand["quarry_4"]) == (2, 10)
    assert (min(tables.CARD_WORKERS), max(tables.CARD_WORKERS)) == (2, 10)
    for site in range(3):
        assert [tables.CARD_YIELD[card] for card in tables.CARDS if tables.CARD_SITE[card] == site] == [2, 3, 4]


def test_the_market_pays_and_asks_the_printed_prices():
    """PE-53 Stone 4, wood 3, sand 2; metal is bought from players for 5 and never sold to them."""
    assert tables.SELL == (4, 3, 2, 5)
    assert tables.BUY[:3] == (4, 3, 2)


def test_the_tax_die_and_the_tracks():
    """PE-48 The die shows 2, 3, 3, 4, 4, 5; PE-44 gold stops at 30."""
    assert tables.TAX_DIE == (2, 3, 3, 4, 4, 5)
    assert tables.GOLD_LIMIT == 30


def remove(name: str, index: int = -1) -> Callable[[Any], None]:
    return lambda data: data[name].pop(index)


def put(value: Any, *path: str | int) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (remove("craftsmen"), "round 6 has 4 craftsmen, not 3"),
        (remove("craftsmen", 0), "there are 3 starting craftsmen, not 2"),
        (put(1, "craftsmen", 20, "round"), "round 1 has 4 craftsmen, not 5"),
        (remove("resource_cards"), "there are 9 resource cards, not 8"),
        (put("forest", "resource_cards", 3, "site"), "site 'forest' has three resource cards"),
        (remove("advantages", 0), "there are 14 + 2 advantages, not 13 + 2"),
        (put(True, "advantages", 0, "last_round"), "there are 14 + 2 advantages, not 13 + 3"),
        (remove("events", 0), "there are 5 good and 5 bad events, not 4 and 5"),
        (put(False, "events", 0, "positive"), "there are 5 good and 5 bad events, not 4 and 6"),
        (put(3, "places", 6, "spaces"), "'market' has 4 builder spaces, not 3"),
        (put("mason_2", "craftsmen", 8, "id"), "craftsman 'mason_2' is there twice"),
        (put("baker", "craftsmen", 8, "kind"), "craftsman 'mason_3' is of an unknown kind 'baker'"),
        (put({"gold": 1, "vp": 1}, "craftsmen", 8, "gives"), "craftsman 'mason_3' must give either gold or VP"),
        (put(None, "kinds", 2, "right"), "the rights of the starting craftsmen must be"),
        (put(1, "advantages", 0, "places"), "exactly one advantage has 'places', not 2"),
        (put("once", "advantages", 0, "kind"), "advantage 'aliena' does not do what 'once' says"),
        (put("4", "resources", 0, "buy"), "resources.0.buy: Input should be a valid integer"),
        (put(None, "resources", 0, "buy"), "stone, wood and sand have a price, metal has none"),
        (put(1, "surprise"), "surprise: Extra inputs are not permitted"),
        (put([2, 3], "numbers", "tax_die"), "numbers.tax_die: List should have at least 6 items"),
    ],
)
def test_a_file_that_does_not_describe_the_game_is_refused(change, reason):
    """PE-72 The reason is said."""
    data = file()
    change(data)
    assert reason in refusal(data)


def test_a_file_that_is_no_json_is_refused():
    """PE-72"""
    assert "Invalid JSON" in refusal("{")


def test_every_value_from_outside_the_rulebook_is_marked():
    """The help can tell which values are rebuilt."""
    sources = {entry.id: entry.source for entry in tables.COMPONENTS.craftsmen}
    sources |= {entry.id: entry.source for entry in tables.COMPONENTS.resource_cards}
    sources |= {entry.id: entry.source for entry in tables.COMPONENTS.advantages}
    assert sources["woodworker"] == sources["quarry_4"] == sources["fleece_fair"] == "rulebook"
    assert sources["mason_5"] == sources["forest_3"] == sources["aliena"] == "rebuilt"
