"""The examples of the help, played: no number in them can be wrong."""

from __future__ import annotations

from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from tests.games.pillars.build import STARTERS, asks, craftsman, do, given, go_on, of, refusal, run, stock
from tests.worked_examples import examples_of, told

MIXER_AND_OTHERS = "mortar_mixer tool_maker mason_2 glassblower_1"


def test_all_examples_are_played_here():
    assert examples_of("pillars") == {"choosing", "placing", "tax", "market", "building", "next-round", "end"}


def test_taking_cards():
    """PE-24 to PE-27"""
    s = given(2, gold=[20, 20], display="mason_2 tool_maker", display_cards="quarry_4 forest_2")
    workers, gold = s.free[0], s.gold[0]
    do(s, "take_card quarry_4")
    left = s.free[0]
    do(s, "pass", "take_craftsman mason_2")
    paid, kept = gold - s.gold[0], s.gold[0]
    s.veto = 0
    do(s, "pass", script=[0])
    sent = s.mill[0]
    mill = given(2, before=3, cards={0: "quarry_4"})
    (earned,) = [args[2] for args in of(run(mill), "mill_paid") if args[0] == 0]
    assert told("pillars", "choosing") == [
        workers,
        gold,
        workers - left,
        left,
        paid,
        kept,
        sent,
        earned,
        tables.MILL_STEP,
    ]


def test_the_falling_price():
    """PE-30 to PE-34"""
    s = given(3, before="draw", gold=[20, 20, 20])
    s.veto = 0
    first = s.price
    run(s, [3])
    assert asks(s) == ("place_builder", 1)
    do(s, "place market_1", script=[5])
    ben = 20 - s.gold[1]
    assert asks(s) == ("place_builder", 2)
    cem = s.price
    do(s, "pass", script=[0])
    waits = s.track.index(2)
    assert asks(s) == ("place_builder", 0)
    anna = s.price
    do(s, "place bishop", script=[0])
    assert told("pillars", "placing") == [first, ben, 1, cem, waits, anna, 20 - s.gold[0], 0]


def test_the_waiting_builder_is_placed_for_nothing_and_before_those_who_passed_later():
    """PE-35"""
    s = given(
        3,
        before="draw",
        gold=[20, 20, 20],
        builders={0: "bishop castle", 1: "market_1 market_2 priory_1", 2: "market_3 market_4"},
        track={6: 2, 3: 0},
        price=0,
    )
    run(s)
    assert asks(s) == ("place_passed", 2)
    do(s, "place kings_court_1")
    assert s.gold[2] == 20
    assert asks(s) == ("place_passed", 0)


def test_a_tax_with_debts():
    """PE-43, PE-48"""
    s = given(2, before=9, gold=[2, 9], vp=[5, 5])
    highest = tables.TAX_DIE.index(max(tables.TAX_DIE))
    (paid,) = [args for args in of(run(s, [highest]), "tax_paid") if args[0] == 0]
    _, due, gold, vp = paid
    missing = due - gold
    forgiven = missing - tables.GOLD_PER_VP * vp
    assert told("pillars", "tax") == [due, 2, gold, missing, tables.GOLD_PER_VP * vp, vp, forgiven, s.gold[0]]


def test_a_turn_on_the_market():
    """PE-53, PE-54, PE-55"""
    rows = {0: STARTERS, 1: STARTERS}
    s = given(2, before=12, builders={1: "market_1", 0: "market_2"}, gold=[20, 9], cubes={1: "3 stone"}, rows=rows)
    run(s)
    do(s, "sell stone 3")
    earned, has = s.gold[1] - 9, s.gold[1]
    do(s, "buy wood 2")
    paid = 20 - s.gold[0]
    do(s, "buy sand 4")
    cost = has - s.gold[1]
    assert told("pillars", "market") == [1, 2, 9, 3, 3, earned, has, 2, paid, 4, cost, s.gold[1]]
    do(s, "leave")
    assert asks(s) == ("market", 1)
    assert refusal(s, "sell sand 1") == "bought_this_round"


def test_buying_wood_in_the_example_needs_a_woodworker():
    """PE-55"""
    s = given(2, before=12, builders={0: "market_2"}, gold=[20, 9], rows={0: "mortar_mixer"})
    run(s)
    assert refusal(s, "buy wood 2") == "no_right"


def test_a_building():
    """PE-56"""
    s = given(2, before=13, round=4, gold=[0, 0], rows={0: MIXER_AND_OTHERS}, cubes={0: "3 stone 1 sand 1 metal"})
    points, before = s.vp[0], stock(s, 0)
    run(s)
    do(s, "convert tool_maker 1")
    gold = s.gold[0]
    assert stock(s, 0) == before
    do(s, "convert mason_2 2")
    mason = s.vp[0] - points
    do(s, "convert glassblower_1 1")
    glass, left = s.vp[0] - points - mason, stock(s, 0)
    capacity = tables.CAPACITY[craftsman("mason_2")]
    assert tables.CAPACITY[craftsman("glassblower_1")] == 1
    stone, _, sand, metal = before
    used = [have - still for have, still in zip(before, left, strict=True)]
    assert told("pillars", "building") == [
        *(capacity, stone, sand, metal, gold, used[0], mason, used[2], used[3], glass),
        *(mason + glass, gold, left[0]),
    ]
    assert left[1:] == [0, 0, 0]


def test_from_round_to_round():
    """PE-51, PE-60, PE-61"""
    s = given(3, round=2, start=0, before=11, builders={0: "castle", 2: "start_player"}, grey={1: 2})
    s.market, s.court_metal, s.price = [1, 4, 0], 0, 0
    ended, lay = s.round, list(s.market)
    happened = go_on(s, [0] * 6)
    added = [now - was for now, was in zip(s.market, lay, strict=True)]
    ((anna, won),) = of(happened, "grey_workers_won")
    ((ben, returned),) = of(happened, "grey_workers_returned")
    assert (anna, ben, s.start) == (0, 1, 2)
    assert asks(s) == ("choose_card", 2)
    assert added[1] == 0
    assert set(s.market) == {tables.MARKET_CUBES}
    assert told("pillars", "next-round") == [
        *(ended, s.round, *lay, added[0], added[2], s.market[0], s.court_metal, returned, s.free[1]),
        *(won, s.round, s.free[0], s.price, sum(s.bag)),
    ]


def test_the_end():
    """PE-70"""
    s = given(3, round=6, before=14, vp=[41, 41, 38], gold=[3, 6, 20], cubes={2: "5 stone"})
    go_on(s)
    assert s.stack == []
    vp, gold = RULES.scores(s), s.gold
    assert winners(RULES, s) == [1]
    assert RULES.ranking(s) == (1, 0, 2)
    shared = given(3, round=6, before=14, vp=[41, 41, 38], gold=[6, 6, 20])
    go_on(shared)
    assert winners(RULES, shared) == [0, 1]
    assert told("pillars", "end") == [
        *(s.round, vp[0], gold[0], vp[1], gold[1], vp[2], gold[2], stock(s, 2)[0]),
        *(gold[1], gold[0], shared.gold[0]),
    ]
