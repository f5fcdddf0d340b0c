"""What a player can work out from the table."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.games.card_standing import CardStanding
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import (
    advantage_standing,
    bag_odds,
    craftsman_standing,
    event_standing,
    forecast,
)
from kingsbridge_desktop.games.pillars.rules import RULES
from tests.games.pillars.build import STARTERS, advantage, craftsman, do, event, given, go_on, run


def is_where(standing: CardStanding) -> str:
    """Where a card is, or some copy of it."""
    return "held" if any(standing.held) else "open" if standing.open else "coming" if standing.coming else "gone"


def test_the_odds_of_the_bag():
    """PE-30 Who is still in the bag is open, the next draw is even."""
    s = given(3, before="draw", builders={0: "bishop castle", 1: "market_1"})
    assert bag_odds(s) == (1 / 6, 2 / 6, 3 / 6)
    s.bag = [0, 0, 0]
    assert bag_odds(s) == (0, 0, 0)


def test_where_craftsmen_are():
    """PE-03, PE-23 Coming, open, held, gone."""
    s = given(round=2, rows={1: STARTERS + " mason_2"}, shiring="carpenter_2 mason_3", display="potter_2")
    status = {name: is_where(craftsman_standing(s, craftsman(name))) for name in tables.CRAFTSMAN_IDS}
    assert status["mason_4"] == "coming"
    assert status["mason_3"] == status["potter_2"] == "open"
    assert status["mason_2"] == status["woodworker"] == "held"
    assert status["tool_maker"] == status["architect"] == "gone"
    assert craftsman_standing(s, craftsman("mason_2")).held.index(1) == 1


def test_where_advantages_are():
    """PE-04, PE-89"""
    s = given(round=2, advantages={1: "jack"}, kingsbridge="aliena ellen")
    assert is_where(advantage_standing(s, advantage("jack"))) == "held"
    assert is_where(advantage_standing(s, advantage("aliena"))) == "open"
    assert is_where(advantage_standing(s, advantage("toledo"))) == "gone"
    assert is_where(advantage_standing(s, advantage("otto"))) == "coming"
    assert is_where(advantage_standing(s, advantage("festivities"))) == "coming"
    s = given(round=5, advantages={1: "jack"}, kingsbridge="aliena ellen")
    unseen = [a for a in tables.ADVANTAGES if not s.advantages_seen >> a & 1 and a not in tables.LAST_ROUND_ADVANTAGES]
    assert len(unseen) == 4
    assert {is_where(advantage_standing(s, a)) for a in unseen} == {"gone"}  # ten have come, so these were removed
    assert is_where(advantage_standing(s, advantage("festivities"))) == "coming"


def test_where_events_are():
    """PE-05, PE-12 For Ellen's owner the coming event is open, for the others it can still come."""
    s = given(round=2, advantages={1: "ellen"}, event="collapse", events_seen="conflict")
    assert is_where(event_standing(s, event("conflict"))) == "gone"
    assert is_where(event_standing(RULES.mask(s, 1), event("collapse"))) == "open"
    assert is_where(event_standing(RULES.mask(s, 0), event("collapse"))) == "coming"
    s = given(round=6, before=2, event="collapse")
    unseen = [e for e in tables.EVENTS if not s.events_seen >> e & 1]
    assert {is_where(event_standing(s, e)) for e in unseen} == {"gone"}


def test_the_forecast_of_a_round():
    """PE-44 to PE-58 Mill, cards, advantages, court, priory and the best building."""
    s = given(
        3,
        round=2,
        before="draw",
        gold=[3, 9, 9],
        cards={0: "forest_2 gravel_pit_3"},
        advantages={0: "richard"},
        builders={0: "priory_1 kingsbridge_1 kings_court_1"},
        kingsbridge="weeping_madonna toledo",
        rows={0: STARTERS + " improved_mortar_mixer"},
    )
    found = forecast(s, 0)
    assert found.income == 5
    assert (found.tax_low, found.tax_high) == (0, 0)
    assert (found.gold_low, found.gold_high) == (8, 8)
    assert found.resources == (0, 2, 4, 1)
    assert found.vp_places == 2 + 3
    assert found.vp_building == 1 + 2


def test_taxes_of_the_forecast():
    """PE-48, PE-49 From the lowest to the highest roll; Francis fixes it."""
    s = given(3, round=2, before="draw", gold=[3, 0, 30], advantages={2: "francis"}, cards={1: "quarry_4 gravel_pit_2"})
    assert forecast(s, 0)[1:5] == (2, 5, 10, 13)
    assert forecast(s, 1)[1:5] == (2, 5, 0, 0)
    assert forecast(s, 2)[1:5] == (2, 2, 28, 28)


@pytest.mark.parametrize(
    ("name", "income", "resources", "vp"),
    [
        ("kings_gift", 5 + 9, (0, 2, 0, 0), 0),
        ("richards_spoils", 9, (0, 2, 0, 1), 0),
        ("wool_trade", 5 + 9, (0, 2, 0, 0), 0),
        ("volunteers", 9, (0, 3, 0, 0), 0),
        ("william_hamleigh", 9 - 3, (0, 2, 0, 0), 0),
        ("conflict", 9, (0, 2, 0, 0), -2),
        ("cold_winter", 9, (0, 1, 0, 0), 0),
    ],
)
def test_a_foreseen_event_is_reckoned_with(name, income, resources, vp):
    """PE-12, PE-90 to PE-98 By Ellen's owner and by nobody else."""
    s = given(2, round=2, gold=[9, 3], advantages={1: "ellen"}, event=name, cards={1: "forest_2"})
    found = forecast(RULES.mask(s, 1), 1)
    assert (found.income, found.resources, found.vp_places) == (income, resources, vp)
    blind = forecast(RULES.mask(s, 0), 1)
    assert (blind.income, blind.resources, blind.vp_places) == (9, (0, 2, 0, 0), 0)


def test_the_forecast_comes_true():
    """PE-40 to PE-58 Without other decisions the round brings what was foretold."""
    s = given(
        2,
        round=2,
        before=3,
        event="kings_gift",
        gold=[4, 4],
        cards={0: "quarry_3", 1: "forest_4"},
        builders={0: "kings_court_1 priory_1 shiring_1"},
        shiring="mason_3 carpenter_2",
    )
    found = forecast(s, 0)
    gold, vp = s.gold[0], s.vp[0]
    go_on(s, [0])
    assert s.gold[0] == gold + found.income == found.gold_low
    do(s, "convert mason_3 3")
    assert s.vp[0] - vp == found.vp_places + found.vp_building


@pytest.mark.parametrize(("waiting", "vp"), [("jack", 2), ("ellen", 0)])
def test_jack_taken_this_round_has_a_place_for_shirings_craftsman(waiting, vp):
    """PE-45, PE-85 He comes in step 4, Shiring in step 10."""
    s = given(
        2,
        round=3,
        before="draw",
        rows={0: "mortar_mixer woodworker tool_maker mason_2 carpenter_2"},
        builders={0: "kingsbridge_1 shiring_1"},
        kingsbridge=f"{waiting} toledo",
        shiring="potter_3 sculptor_1",
        cubes={0: "2 sand"},
    )
    assert forecast(s, 0).vp_building == vp


def test_after_building_nothing_more_is_foretold():
    """PE-56"""
    s = given(2, before=13, cubes={0: "6 wood 2 stone", 1: "2 wood"})
    run(s)
    assert (forecast(s, 0).vp_building, forecast(s, 1).vp_building) == (4, 1)
    do(s, "convert woodworker 1")
    assert forecast(s, 0).vp_building == 3
    do(s, "done")
    assert (forecast(s, 0).vp_building, forecast(s, 1).vp_building) == (0, 1)
