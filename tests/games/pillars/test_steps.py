"""Steps 3 to 11 and 14, and the way to the next round."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import EMPTY, places
from tests.games.pillars.build import (
    STARTERS,
    advantage,
    asks,
    craftsman,
    do,
    given,
    go_on,
    of,
    options,
    refusal,
    row,
    run,
    stock,
)


def test_the_fourteen_steps_come_in_their_order():
    """PE-40 to PE-60 One after the other, each announced."""
    s = given(3, before=1)
    happened = go_on(s, [0, 0, *[0] * 6])
    assert [e.args[0] for e in happened if e.kind == "step_began"] == list(range(1, 15))


def test_the_wool_mill_pays_one_gold_per_worker():
    """PE-44 (3) Then they return."""
    s = given(before=3, gold=[0, 5, 0], cards={0: "quarry_4", 2: "forest_4"})
    happened = run(s)
    assert s.gold == [2, 17, 3]
    assert s.mill == [0, 0, 0]
    assert s.free == [2, 12, 3]
    assert of(happened, "mill_paid") == [(0, 2, 2), (1, 12, 12), (2, 3, 3)]


def test_gold_stops_at_thirty():
    """PE-44 The excess is lost, whatever the source."""
    s = given(before=3, gold=[25, 18, 0])
    happened = run(s)
    assert s.gold == [30, 30, 12]
    assert of(happened, "mill_paid")[0] == (0, 12, 5)


def test_gold_of_the_fleece_fair_stops_at_thirty():
    """PE-44, PE-88"""
    s = given(2, before=4, gold=[25, 21], builders={0: "kingsbridge_1"}, kingsbridge="fleece_fair jack")
    happened = run(s)
    assert s.gold == [30, 21]
    assert of(happened, "advantage_gave_gold") == [(0, advantage("fleece_fair"), 5)]


def test_workers_work_once_a_round():
    """PE-28 Those home after step 3 or their site stay home until the next phase I."""
    s = given(before=3, cards={0: "forest_4"})
    go_on(s, [0])
    assert s.free[0] == 12
    assert s.step == 13


def test_kingsbridge_gives_the_advantage_above_the_builder():
    """PE-45 (4) Unclaimed ones leave the game; it counts at once."""
    s = given(before=4, builders={1: "kingsbridge_2"}, kingsbridge="jack aliena")
    happened = run(s)
    assert s.advantages == [0, 1 << advantage("aliena"), 0]
    assert of(happened, "advantage_taken") == [(1, 1, advantage("aliena"))]
    assert of(happened, "advantage_gone") == [(0, advantage("jack"))]
    assert s.kingsbridge == [EMPTY, EMPTY]
    assert s.bag == [3, 3, 3]
    go_on(s, [0, *[0] * 6])
    assert stock(s, 1) == [0, 1, 0, 0]


def test_at_kingsbridge_and_shiring_the_first_space_comes_first():
    """PE-63"""
    s = given(before=4, builders={1: "kingsbridge_2", 0: "kingsbridge_1"}, kingsbridge="jack aliena")
    assert [args[1] for args in of(run(s), "advantage_taken")] == [0, 1]
    s = given(round=2, before=10, builders={1: "shiring_2", 0: "shiring_1"}, rows={0: STARTERS + " mason_2 tool_maker"})
    run(s)
    assert asks(s) == ("discard", 0)  # before seat 1 takes its craftsman
    assert row(s, 1) == STARTERS.split()


@pytest.mark.parametrize(
    ("builders", "vp"),
    [({0: "priory_1"}, [4, 2]), ({1: "priory_1", 0: "priory_2"}, [3, 4]), ({1: "priory_1 priory_2"}, [2, 5])],
)
def test_the_priory_scores(builders, vp):
    """PE-46 (5) First space 2 VP, second 1 VP."""
    s = given(2, before=5, builders=builders)
    run(s)
    assert s.vp == vp


def test_sites_yield_what_the_cards_say():
    """PE-47 (6-8) The cards go back to the nine, the workers home; the market is not touched."""
    s = given(before=6, cards={0: "forest_3 gravel_pit_2", 1: "quarry_4"})
    happened = [*run(s), *run(s), *run(s)]
    assert stock(s, 0) == [0, 3, 2, 0]
    assert stock(s, 1) == [4, 0, 0, 0]
    assert s.cards == [0, 0, 0]
    assert s.free == [12, 12, 12]
    assert s.market == [4, 4, 4]
    assert [args[:1] for args in of(happened, "step_began")] == [(6,), (7,), (8,)]
    assert [(args[0], args[2], args[3]) for args in of(happened, "card_yielded")] == [(0, 1, 3), (1, 0, 4), (0, 2, 2)]


def test_the_supply_has_no_end():
    """PE-47"""
    s = given(before=7, cubes={0: "22 stone", 1: "20 stone"}, cards={0: "quarry_4"})
    run(s)
    assert stock(s, 0)[0] == 26


@pytest.mark.parametrize(("face", "tax"), list(enumerate([2, 3, 3, 4, 4, 5])))
def test_the_tax_is_rolled_always_and_paid_by_all_but_those_at_court(face, tax):
    """PE-48 (9)"""
    s = given(before=9, gold=[10, 10, 10], builders={1: "kings_court_1", 0: "kings_court_2"})
    happened = run(s, [face])
    assert s.gold == [10, 10, 10 - tax]
    assert of(happened, "tax_rolled") == [(0, tax)]
    assert of(happened, "tax_paid") == [(2, tax, tax, 0)]
    s = given(2, before=9, builders={1: "kings_court_1", 0: "kings_court_2"})
    assert of(run(s, [face]), "tax_rolled") == [(0, tax)]


def test_the_first_space_at_court_takes_the_metal():
    """PE-48"""
    s = given(before=9, builders={1: "kings_court_1", 0: "kings_court_2"})
    run(s, [0])
    assert [stock(s, seat)[3] for seat in range(3)] == [0, 1, 0]
    assert s.court_metal == 0


def test_all_four_spaces_at_court_free_of_tax_and_send_their_builders_home():
    """PE-36, PE-48 Only the first of them has the metal."""
    s = given(4, before=9, gold=[9] * 4, builders={i: f"kings_court_{4 - i}" for i in range(4)})
    happened = run(s, [5])
    assert s.gold == [9] * 4
    assert [stock(s, seat)[3] for seat in range(4)] == [0, 0, 0, 1]
    assert s.bag == [3] * 4
    assert not of(happened, "tax_paid")


def test_a_tax_that_cannot_be_paid():
    """PE-43, PE-48 5 due, 1 gold: 4 missing, 2 VP."""
    s = given(2, before=9, gold=[1, 9], vp=[7, 7])
    happened = run(s, [5])
    assert (s.gold[0], s.vp[0]) == (0, 5)
    assert of(happened, "tax_paid")[0] == (0, 5, 1, 2)


def test_tax_freedom_is_offered_after_the_roll():
    """PE-49 Once; the owner pays nothing and the card leaves the game."""
    s = given(2, round=2, before=9, gold=[9, 9], advantages={1: "tax_freedom"})
    run(s, [5])
    assert asks(s) == ("tax_freedom", 1)
    assert options(s) == ["decline", "use tax_freedom"]
    assert refusal(s, "use archbishop_thomas") == "advantage_not_asked"
    happened = do(s, "use tax_freedom")
    assert s.gold == [4, 9]
    assert s.advantages == [0, 0]
    assert of(happened, "advantage_used") == [(1, advantage("tax_freedom"))]


def test_tax_freedom_may_be_kept():
    """PE-49"""
    s = given(2, round=2, before=9, gold=[9, 9], advantages={1: "tax_freedom"})
    run(s, [0])
    do(s, "decline")
    assert s.gold == [7, 7]
    assert s.advantages[1] == 1 << tables.TAX_FREEDOM


def test_at_court_nobody_asks_for_the_tax_freedom():
    """PE-49"""
    s = given(2, round=2, before=9, advantages={1: "tax_freedom"}, builders={1: "kings_court_1"})
    run(s, [0])
    assert s.stack[-1].kind == "board"


def test_francis_makes_the_tax_two():
    """PE-49 Always; tax freedom may be used instead of it."""
    s = given(2, round=2, before=9, gold=[9, 9], advantages={1: "francis"})
    run(s, [5])
    assert s.gold == [4, 7]
    s = given(2, round=2, before=9, gold=[9, 9], advantages={1: "francis tax_freedom"})
    run(s, [5])
    do(s, "use tax_freedom")
    assert s.gold == [4, 9]


def test_shiring_gives_the_craftsman_above_the_builder_free_of_charge():
    """PE-50 (10) Unclaimed ones leave the game."""
    s = given(before=10, gold=[0, 0, 0], builders={1: "shiring_2"}, shiring="tool_maker mason_2")
    happened = run(s)
    assert row(s, 1) == [*STARTERS.split(), "mason_2"]
    assert s.gold == [0, 0, 0]
    assert of(happened, "craftsman_joined") == [(1, 1, craftsman("mason_2"))]
    assert [args[1] for args in of(happened, "craftsman_gone")] == [craftsman("tool_maker")]
    assert s.bag == [3, 3, 3]


def test_shiring_costs_nothing_with_gold_in_hand():
    """PE-50 Whether the row has a place left or not."""
    s = given(2, before=10, gold=[20, 13], builders={0: "shiring_1", 1: "shiring_2"}, shiring="tool_maker mason_2")
    run(s)
    assert "tool_maker" in row(s, 0)
    assert "mason_2" in row(s, 1)
    assert s.gold == [20, 13]
    s = given(
        2,
        round=2,
        before=10,
        gold=[20, 13],
        builders={1: "shiring_2"},
        rows={1: STARTERS + " mason_2 tool_maker"},
        shiring="potter_2 architect",
    )
    run(s)
    do(s, "discard tool_maker")
    assert s.gold == [20, 13]


def test_shiring_obeys_the_places():
    """PE-50, PE-26"""
    s = given(round=2, before=10, builders={1: "shiring_1"}, rows={1: STARTERS + " mason_2 tool_maker"})
    run(s)
    assert asks(s) == ("discard", 1)
    do(s, "discard tool_maker")
    assert row(s, 1) == [*STARTERS.split(), "mason_2", "carpenter_2"]


def test_a_craftsman_from_shiring_builds_in_the_same_round():
    """PE-50 And gives its right at the market."""
    s = given(
        2,
        before=10,
        builders={1: "shiring_1 market_1"},
        shiring="master_woodworker mason_2",
        rows={1: "mortar_mixer"},
        cubes={1: "1 wood"},
    )
    go_on(s)
    assert asks(s) == ("market", 1)
    assert "buy wood 1" in options(s)
    do(s, "leave")
    go_on(s)
    assert options(s) == ["convert master_woodworker 1", "done"]


def test_both_builders_of_one_player_at_shiring():
    """PE-50, PE-63 One discard after the other."""
    s = given(round=2, before=10, builders={1: "shiring_1 shiring_2"}, rows={1: STARTERS + " mason_2 tool_maker"})
    run(s)
    do(s, "discard tool_maker")
    assert asks(s) == ("discard", 1)
    do(s, "discard woodworker")
    assert row(s, 1) == ["mortar_mixer", "stonecutter", "mason_2", "carpenter_2", "mason_3"]


def test_the_castle_lends_two_grey_workers_for_the_next_round():
    """PE-51 (11), PE-28 Not yet in this one."""
    s = given(before=11, builders={1: "castle"})
    happened = run(s)
    assert of(happened, "grey_workers_won") == [(1, 2)]
    assert s.free == [12, 12, 12]
    go_on(s, [0] * 6)
    assert s.round == 2
    assert s.free == [12, 14, 12]
    assert s.grey == [0, 2, 0]


def test_the_grey_workers_go_back_at_the_end_of_that_round():
    """PE-51, PE-61 A pair won in that round stays."""
    s = given(round=2, before=11, grey={1: 2})
    go_on(s, [0] * 6)
    assert s.free == [12, 12, 12]
    s = given(round=2, before=11, grey={1: 2}, builders={1: "castle"})
    go_on(s, [0] * 6)
    assert s.free == [12, 14, 12]
    s = given(round=2, before=11, grey={1: 2}, builders={2: "castle"})
    go_on(s, [0] * 6)
    assert s.free == [12, 12, 14]


def test_the_start_player_sets_the_part_of_the_round():
    """PE-59 Nave, portal, apse, tower, tower, roof."""
    assert [part["en"] for part in tables.COMPONENTS.parts] == [
        "nave",
        "portal",
        "apse",
        "first tower",
        "second tower",
        "roof",
    ]
    s = given(start=2, round=3, before=13)
    happened = run(s)
    assert of(happened, "part_set") == [(2, 2)]
    assert s.parts == 3


def test_the_builder_on_the_start_player_space_decides():
    """PE-60 (14)"""
    s = given(start=0, before=14, builders={2: "start_player"})
    happened = run(s)
    assert s.start == 2
    assert of(happened, "start_player_named") == [(2, 1)]
    assert s.bag == [3, 3, 3]


@pytest.mark.parametrize(("start", "following"), [(0, 1), (2, 0)])
def test_without_a_builder_the_next_clockwise_starts(start, following):
    """PE-60"""
    s = given(start=start, before=14)
    run(s)
    assert s.start == following


def test_before_the_next_round():
    """PE-61 Market 4/4/4, one metal at court, marker on 7, builders in the bag, resource cards shuffled anew."""
    s = given(round=2, before=15, grey={0: 2})
    s.market, s.court_metal, s.price, s.veto = [0, 1, 2], 0, 0, 0
    s.bought = [1, 2, 4]
    happened = run(s, [0] * 6)
    assert s.round == 3
    assert s.market == [4, 4, 4]
    assert s.court_metal == 1
    assert s.price == 7
    assert s.bag == [3, 3, 3]
    assert s.display_cards.bit_count() == 7
    assert s.bought == [0, 0, 0]
    assert (s.step, s.tax, s.veto) == (0, 0, 1)
    assert of(happened, "grey_workers_returned") == [(0, 2)]
    assert asks(s) == ("choose_card", s.start)


def test_an_untaken_metal_stays_alone():
    """PE-61 Never two."""
    s = given(before=9)
    go_on(s, [0, *[0] * 6])
    assert s.court_metal == 1


def test_in_round_six_castle_and_start_player_do_nothing():
    """PE-62 Step 14 and the refill are skipped."""
    s = given(round=6, before=11, builders={1: "castle start_player"})
    happened = go_on(s)
    assert s.start == 0
    assert s.grey_won == [0, 0, 0]
    assert not of(happened, "start_player_named")
    assert not of(happened, "market_refilled")
    assert s.stack == []
    assert s.bag == [3, 3, 3]


def test_choices_are_made_from_the_start_player_clockwise():
    """PE-63"""
    s = given(4, before=2, start=2, event="blessing")
    run(s)
    order = []
    while s.stack[-1].kind == "bless":
        order.append(asks(s)[1])
        do(s, "bless woodworker")
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize(("name", "kind"), [("aliena", 1), ("tom_builder", 0), ("richard", 2)])
def test_one_resource_more_in_every_round(name, kind):
    """PE-84 Aliena wood, Tom Builder stone, Richard sand: from the round taken on, also without a resource card."""
    s = given(2, round=2, before=6, advantages={1: name})
    happened = [*run(s), *run(s), *run(s)]
    assert stock(s, 1)[kind] == 1
    assert sum(s.cubes) == 1
    assert of(happened, "advantage_gave_resource") == [(1, advantage(name), kind, 1)]


def test_jack_gives_a_sixth_place():
    """PE-85"""
    s = given(round=2, rows={0: STARTERS + " mason_2 tool_maker"}, advantages={0: "jack"})
    assert [places(s, seat) for seat in range(3)] == [6, 5, 5]
    do(s, "take_craftsman potter_2")
    assert asks(s) == ("choose_card", 1)
    s = given(round=3, rows={0: STARTERS + " mason_2 tool_maker potter_2"}, advantages={0: "jack"})
    do(s, "take_craftsman potter_3")
    assert asks(s) == ("discard", 0)


def test_otto_brings_the_black_worker_from_the_next_round_on():
    """PE-86 For good."""
    s = given(before=4, builders={1: "kingsbridge_1"}, kingsbridge="otto aliena")
    run(s)
    assert s.free == [12, 12, 12]
    happened = go_on(s, [0, *[0] * 6])
    assert s.free == [12, 13, 12]
    assert of(happened, "black_worker_joined") == [(1,)]
    s = given(round=2, before=15, advantages={1: "otto"})
    s.black, s.free[1] = 1, 13
    run(s, [0] * 6)
    assert s.free == [12, 13, 12]


def test_prior_philip_adds_to_each_own_builder_at_the_priory():
    """PE-87 Already in the round taken."""
    s = given(2, before=4, builders={0: "kingsbridge_1 priory_1 priory_2"}, kingsbridge="prior_philip aliena")
    run(s)
    run(s)
    assert s.vp == [2 + 3 + 2, 2]


@pytest.mark.parametrize(
    ("name", "number", "gold", "vp", "cubes"),
    [
        ("fleece_fair", 1, 8, 0, [0, 0, 0, 0]),
        ("weeping_madonna", 1, 0, 3, [0, 0, 0, 0]),
        ("toledo", 1, 0, 0, [0, 0, 0, 2]),
        ("completion", 6, 0, 0, [1, 1, 0, 0]),
        ("festivities", 6, 0, 0, [0, 0, 0, 1]),
    ],
)
def test_advantages_that_act_at_once(name, number, gold, vp, cubes):
    """PE-88 Then they are out of the game."""
    space = "kingsbridge_2" if name == "festivities" else "kingsbridge_1"
    offer = None if number == 6 else f"{name} aliena"
    s = given(2, round=number, before=4, gold=[0, 0], builders={1: space}, kingsbridge=offer)
    run(s)
    assert s.gold[1] == gold
    assert s.vp[1] == 2 + vp
    assert stock(s, 1) == cubes
    assert s.advantages == [0, 0]


def test_permanent_and_unused_advantages_lie_before_their_owner():
    """PE-89 Also into the next round."""
    s = given(2, round=3, before=15, advantages={0: "jack remigius", 1: "tax_freedom"})
    run(s, [0] * 6)
    assert s.advantages == [1 << tables.JACK | 1 << tables.REMIGIUS, 1 << tables.TAX_FREEDOM]
    assert s.black == NOBODY
