"""Phase II: builders from the bag."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from tests.games.pillars.build import advantage, asks, do, given, of, options, refusal, run, space

EVERY_PLACE = (
    "bishop kingsbridge_1 kingsbridge_2 priory_1 kings_court_1 shiring_1 shiring_2 castle market_1 start_player"
)


def test_builders_are_drawn_blind_one_at_a_time():
    """PE-30 Three of each player are in the bag; chance counts them colour by colour."""
    s = given(3, before="draw")
    run(s, [5])
    assert asks(s) == ("veto", 0)
    assert s.stack[-1].args == (1,)
    assert s.bag == [3, 2, 3]
    do(s, "accept")
    assert asks(s) == ("place_builder", 1)


def test_the_start_player_may_throw_a_builder_back():
    """PE-31 Before its owner decides; the marker stays, the next draw is from the whole bag."""
    s = given(3, before="draw", start=2)
    run(s, [0])
    assert asks(s) == ("veto", 2)
    happened = do(s, "throw_back", script=[8])
    assert of(happened, "builder_thrown_back") == [(2, 0)]
    assert s.price == 7
    assert s.bag == [3, 3, 2]
    assert asks(s) == ("place_builder", 2)  # once a round: no second question


def test_the_start_players_own_builder_may_be_thrown_back():
    """PE-31"""
    s = given(2, before="draw")
    run(s, [0])
    assert s.stack[-1].args == (0,)
    do(s, "throw_back", script=[0])
    assert asks(s) == ("place_builder", 0)
    assert s.veto == 0


def test_the_question_is_asked_again_until_the_right_is_used():
    """PE-31"""
    s = given(2, before="draw")
    run(s, [0])
    do(s, "accept", "pass", script=[4])
    assert asks(s) == ("veto", 0)


def test_no_veto_when_the_bag_holds_no_other_colour():
    """PE-31"""
    s = given(2, before="draw", builders={1: "bishop castle market_1"})
    run(s, [0])
    assert asks(s) == ("place_builder", 0)


def test_a_builder_that_costs_nothing_may_be_thrown_back_too():
    """PE-31 The right holds at every price."""
    s = given(
        3, before="draw", builders={0: "bishop castle", 1: "market_1 priory_1 priory_2", 2: "shiring_1 shiring_2"}
    )
    assert s.price == 0
    run(s, [0])
    assert asks(s) == ("veto", 0)
    assert options(s) == ["accept", "throw_back"]


def test_placing_costs_what_the_marker_shows_and_moves_it():
    """PE-32, PE-33"""
    s = given(3, before="draw", gold=[9, 9, 9])
    s.veto = 0
    run(s, [0])
    happened = do(s, "place castle", script=[0])
    assert s.gold == [2, 9, 9]
    assert s.price == 6
    assert s.at[0] == 1 << space("castle")
    assert of(happened, "builder_placed") == [(0, space("castle"), 7)]
    assert of(happened, "price_moved") == [(7, 6)]


def test_with_too_little_gold_one_must_pass():
    """PE-32"""
    s = given(3, before="draw", gold=[6, 9, 9])
    s.veto = 0
    run(s, [0])
    assert options(s) == ["pass"]
    assert refusal(s, "place castle") == "too_little_gold_for_builder"
    s.gold[0] = 7
    assert "place castle" in options(s)  # exactly enough is enough


def test_the_marker_counts_down_to_nothing_and_stays_there():
    """PE-33 7, 6, 5, 4, 3, 2, 1, then 0."""
    s = given(4, before="draw", gold=[30, 30, 30, 30])
    s.veto = 0
    run(s, [0])
    prices = []
    places = "bishop kingsbridge_1 kingsbridge_2 priory_1 priory_2 kings_court_1 shiring_1 shiring_2 castle market_1"
    for place in places.split():
        prices.append(s.price)
        do(s, f"place {place}", script=[0])
    assert prices == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0]
    assert s.gold == [30 - 18, 30 - 9, 30 - 1, 30]


def test_when_placing_is_free_passing_is_not_allowed():
    """PE-33"""
    s = given(
        4,
        before="draw",
        builders={
            1: "bishop kingsbridge_1 kingsbridge_2",
            2: "priory_1 priory_2 castle",
            3: "market_1",
        },
    )
    s.veto = 0
    run(s, [0])
    assert s.price == 0
    assert options(s, "pass") == []
    assert refusal(s, "pass") == "placing_is_free"
    do(s, "place start_player", script=[0])
    assert s.gold[0] == 20
    assert s.price == 0


def test_a_passed_builder_stands_on_the_cost_track():
    """PE-34 On the field of its price; the marker goes down all the same."""
    s = given(3, before="draw")
    s.veto = 0
    run(s, [0])
    happened = do(s, "pass", script=[0])
    assert s.track[7] == 0
    assert s.price == 6
    assert of(happened, "builder_passed") == [(0, 7)]


def test_passed_builders_are_placed_free_in_the_order_of_passing():
    """PE-34 When the bag is empty, whatever the marker shows; each must be placed."""
    s = given(
        3,
        before="draw",
        gold=[0, 0, 0],
        builders={0: "bishop", 1: "castle priory_1 priory_2", 2: "market_1 market_2"},
        track={5: 0, 1: 2, 7: 0},
        price=0,
    )
    run(s)
    order = []
    for place in ("shiring_1", "shiring_2", "start_player"):
        order.append(asks(s))
        assert options(s, "pass") == []
        assert refusal(s, "pass") == "passed_builder_must_be_placed"
        do(s, f"place {place}")
    assert order == [("place_passed", 0), ("place_passed", 0), ("place_passed", 2)]
    assert s.gold == [0, 0, 0]
    assert s.stack[-1].kind == "board"


def test_for_two_players_the_marker_falls_to_nothing_when_the_bag_is_empty():
    """PE-35"""
    s = given(2, before="draw", builders={0: "bishop castle priory_1", 1: "market_1 priory_2"}, track={3: 1}, price=1)
    happened = run(s)
    assert of(happened, "price_moved") == [(1, 0)]
    assert s.price == 0
    assert asks(s) == ("place_passed", 1)


def test_the_sixth_builder_of_two_players_still_costs_two():
    """PE-35 The marker falls only when the last builder drawn has been placed or has passed."""
    s = given(2, before="draw", gold=[9, 9], builders={0: "bishop castle", 1: "market_1 priory_1"}, track={3: 1})
    run(s, [0])
    assert asks(s) == ("place_builder", 0)
    assert s.price == 2
    happened = do(s, "place shiring_1")
    assert s.gold == [7, 9]
    assert of(happened, "price_moved") == [(2, 1), (1, 0)]
    assert asks(s) == ("place_passed", 1)


def test_the_marker_stays_for_three_and_four():
    """PE-35 With builders set aside it may stand above 0 at the end."""
    s = given(
        3,
        round=2,
        before="draw",
        wall=[0, 1, 2],
        builders={0: "bishop castle", 1: "market_1 priory_1", 2: "market_2"},
        track={5: 2},
    )
    run(s, [0, 0, 0])
    assert s.price == 1
    assert asks(s) == ("place_passed", 2)


@pytest.mark.parametrize("gold", [0, 9])
def test_a_passed_builder_is_free_though_the_marker_shows_a_price(gold):
    """PE-34 With gold in hand and without; the marker stays."""
    s = given(
        3,
        round=2,
        before="draw",
        gold=[gold] * 3,
        wall=[0, 1, 2],
        builders={0: "bishop castle", 1: "market_1 priory_1", 2: "market_2"},
        track={5: 2},
    )
    run(s, [0, 0, 0])
    assert s.price == 1
    assert options(s)[0] == "place kingsbridge_1"
    do(s, "place kingsbridge_1")
    assert s.gold == [gold] * 3
    assert s.price == 1


def test_the_spaces():
    """PE-36 Bishop 1, Kingsbridge 2, priory 2, court 4, Shiring 2, castle 1, market 4, start player 1."""
    assert [len(spaces) for spaces in tables.PLACE_SPACES] == [1, 2, 2, 4, 2, 1, 4, 1]
    assert tables.PLACE_IDS == (
        "bishop",
        "kingsbridge",
        "priory",
        "kings_court",
        "shiring",
        "castle",
        "market",
        "start_player",
    )


def test_at_ordered_places_the_first_free_space_is_taken():
    """PE-36 At Kingsbridge and Shiring the player chooses the card."""
    s = given(3, before="draw")
    s.veto = 0
    run(s, [0])
    assert options(s, "place") == [f"place {name}" for name in EVERY_PLACE.split()]
    assert refusal(s, "place market_2") == "earlier_space_first"


def test_one_builder_per_space_but_several_of_a_player_at_one_place():
    """PE-36"""
    s = given(3, before="draw", builders={0: "market_1", 1: "shiring_2 bishop"})
    s.veto = 0
    run(s, [0])
    assert refusal(s, "place market_1") == "space_taken"
    assert refusal(s, "place shiring_2") == "space_taken"
    assert "place market_2" in options(s)
    do(s, "place market_2", script=[0])
    assert s.at[0] == 1 << space("market_1") | 1 << space("market_2")


def test_after_the_town_wall_the_third_builder_is_put_aside():
    """PE-37 The one drawn when two have been placed or passed: no question, no veto, the marker stays."""
    s = given(2, round=2, before="draw", wall=[0, 1], builders={0: "bishop"}, track={6: 0})
    happened = run(s, [0, 0])
    assert of(happened, "builder_set_aside") == [(0,)]
    assert s.aside == [1, 0]
    assert s.price == 5
    assert of(happened, "builder_drawn") == [(0, 5), (1, 5)]
    assert asks(s) == ("place_builder", 1)


def test_a_builder_put_aside_does_not_use_up_the_veto():
    """PE-31, PE-37 The next builder drawn may still be thrown back."""
    s = given(3, round=2, before="draw", wall=[0, 1, 2], builders={0: "bishop castle"})
    run(s, [0, 0])
    assert s.aside == [1, 0, 0]
    assert s.veto == 1
    assert asks(s) == ("veto", 0)
    assert s.stack[-1].args == (1,)
    do(s, "throw_back", script=[3])
    assert asks(s) == ("place_builder", 2)


@pytest.mark.parametrize("first", [{"builders": {0: "bishop"}}, {"track": {7: 0}}])
def test_after_the_town_wall_the_second_builder_is_still_used(first):
    """PE-37 Whether the first was placed or passed; one thrown back into the bag does not count."""
    s = given(2, round=2, before="draw", wall=[0, 1], **first)
    run(s, [0])
    assert asks(s) == ("veto", 0)
    do(s, "throw_back", script=[1])
    assert asks(s) == ("place_builder", 0)
    assert s.aside == [0, 0]


def test_a_protected_player_uses_all_three_builders():
    """PE-37, PE-42"""
    s = given(2, round=2, before="draw", wall=[1], builders={0: "bishop"}, track={6: 0})
    s.veto = 0
    run(s, [0])
    assert asks(s) == ("place_builder", 0)


def test_the_set_aside_builder_is_back_for_the_next_round():
    """PE-37"""
    s = given(2, round=2, before=15, wall=[0, 1])
    s.aside, s.bag = [1, 1], [2, 2]
    run(s, [0] * 6)
    assert s.aside == [0, 0]
    assert s.bag == [3, 3]
    assert s.wall == 0


@pytest.mark.parametrize("gold", [0, 9])
def test_remigius_places_a_builder_for_nothing(gold):
    """PE-38 Once, able to pay or not; the marker moves, the card leaves the game."""
    s = given(3, round=2, before="draw", gold=[gold, 9, 9], advantages={0: "remigius"})
    s.veto = 0
    run(s, [0])
    assert options(s, "remigius") == [f"remigius {name}" for name in EVERY_PLACE.split()]
    assert bool(options(s, "place")) == (gold >= 7)
    happened = do(s, "remigius castle", script=[0])
    assert s.gold[0] == gold
    assert s.price == 6
    assert s.advantages[0] == 0
    assert of(happened, "advantage_used") == [(0, advantage("remigius"))]


def test_remigius_is_not_asked_for_when_placing_is_free():
    """PE-38 Nor for passed builders."""
    s = given(3, round=2, before="draw", advantages={0: "remigius"}, track={7: 0}, price=0)
    s.at = [0b11, 0b11100, 0b11100000]
    s.derive()
    s.bag = [0, 0, 0]
    run(s)
    assert asks(s) == ("place_passed", 0)
    assert refusal(s, "remigius castle") == "remigius_not_needed"


def test_remigius_is_not_for_a_builder_drawn_when_the_price_is_nothing():
    """PE-38 He is kept for a round in which he saves gold."""
    s = given(
        3,
        round=2,
        before="draw",
        advantages={2: "remigius"},
        builders={0: "bishop castle market_1", 1: "priory_1 priory_2 market_2", 2: "shiring_1"},
    )
    s.veto = 0
    run(s, [0])
    assert s.price == 0
    assert asks(s) == ("place_builder", 2)
    assert options(s, "remigius") == []
    assert refusal(s, "remigius market_3") == "remigius_not_needed"


def test_remigius_belongs_to_his_owner():
    """PE-38"""
    s = given(3, before="draw", round=2, advantages={1: "remigius"})
    s.veto = 0
    run(s, [0])
    assert refusal(s, "remigius castle") == "advantage_not_held"


def test_a_forced_placement_is_always_possible():
    """PE-39 17 spaces, 12 builders: the last passed one still finds all places but the taken ones."""
    s = given(
        4,
        before="draw",
        builders={
            0: "bishop castle",
            1: "kingsbridge_1 kingsbridge_2 shiring_1",
            2: "priory_1 priory_2 shiring_2",
            3: "start_player kings_court_1 market_1",
        },
        track={7: 0},
        price=0,
    )
    run(s)
    assert options(s) == ["place kings_court_2", "place market_2"]
    do(s, "place market_2")
    assert s.track == [NOBODY] * 8
