"""Step 12: the market."""

from __future__ import annotations

from tests.games.pillars.build import STARTERS, asks, do, given, of, options, refusal, run, stock


def at_market(builders, **table):
    s = given(table.pop("seats", 3), before=12, builders=builders, **table)
    run(s)
    return s


def test_actions_in_the_order_of_the_spaces_round_and_round():
    """PE-52 (12) Leaving is final; the last one goes on alone."""
    s = at_market({2: "market_1", 0: "market_2"}, gold=[20, 20, 20])
    order = [asks(s)[1]]
    for word in ("buy stone 1", "buy stone 1", "leave", "buy sand 1", "buy sand 1"):
        do(s, word)
        order.append(asks(s)[1])
    assert order == [2, 0, 2, 0, 0, 0]
    do(s, "leave")
    assert s.stack[-1].kind == "board"


def test_who_leaves_takes_the_builder_home():
    """PE-52"""
    s = at_market({2: "market_1", 0: "market_2"})
    do(s, "leave")
    assert s.bag == [2, 3, 3]


def test_two_own_builders_have_a_turn_each():
    """PE-52"""
    s = at_market({2: "market_1 market_3", 0: "market_2"}, gold=[20, 20, 20])
    order = []
    for _ in range(5):
        order.append((asks(s)[1], s.stack[-1].args[0] - 11))
        do(s, "buy sand 1" if s.market[2] else "buy stone 1")
    assert order == [(2, 1), (0, 2), (2, 3), (2, 1), (0, 2)]


def test_buying_one_kind():
    """PE-53 Stone 4, wood 3, sand 2 each; the cubes come from the market."""
    s = at_market({0: "market_1"}, gold=[20, 0, 0])
    happened = do(s, "buy stone 2")
    assert s.gold[0] == 12
    assert s.market == [2, 4, 4]
    assert stock(s, 0) == [2, 0, 0, 0]
    assert of(happened, "resource_bought") == [(0, 0, 2, 8)]
    do(s, "buy wood 2", "buy sand 3")
    assert s.gold[0] == 0


def test_no_more_than_lies_there_and_can_be_paid_in_full():
    """PE-53 At least one cube."""
    s = at_market({0: "market_1"}, gold=[9, 0, 0])
    s.market = [4, 1, 4]
    assert options(s, "buy") == [
        "buy stone 1",
        "buy stone 2",
        "buy wood 1",
        "buy sand 1",
        "buy sand 2",
        "buy sand 3",
        "buy sand 4",
    ]
    assert refusal(s, "buy stone 3") == "too_little_gold_for_goods"
    assert refusal(s, "buy wood 2") == "market_short"
    assert refusal(s, "buy stone 0") == "at_least_one"
    s.market[1] = 0
    assert refusal(s, "buy wood 1") == "sold_out"


def test_metal_cannot_be_bought():
    """PE-53"""
    s = at_market({0: "market_1"}, gold=[30, 0, 0])
    assert refusal(s, "buy metal 1") == "metal_not_for_sale"


def test_selling_one_kind():
    """PE-53 Metal 5, stone 4, wood 3, sand 2; the cubes go to the supply, never to the market."""
    s = at_market({0: "market_1"}, gold=[0, 0, 0], cubes={0: "2 stone 2 wood 2 sand 1 metal"})
    s.market = [0, 0, 0]
    do(s, "sell stone 2", "sell wood 1", "sell sand 2", "sell metal 1")
    assert s.gold[0] == 8 + 3 + 4 + 5
    assert s.market == [0, 0, 0]
    assert stock(s, 0) == [0, 1, 0, 0]
    assert refusal(s, "sell wood 2") == "not_that_many"
    assert refusal(s, "sell sand 1") == "not_in_stock"
    assert refusal(s, "sell wood 0") == "at_least_one"


def test_gold_from_sales_stops_at_thirty():
    """PE-44, PE-53"""
    s = at_market({0: "market_1"}, gold=[28, 0, 0], cubes={0: "1 metal"})
    happened = do(s, "sell metal 1")
    assert s.gold[0] == 30
    assert of(happened, "resource_sold") == [(0, 3, 1, 2)]


def test_who_has_bought_a_kind_may_not_sell_it_this_round():
    """PE-54 The ban is per player; other kinds may be sold, the reverse order is allowed."""
    s = at_market({0: "market_1", 1: "market_2"}, gold=[20, 20, 0], cubes={0: "3 stone 2 wood", 1: "2 stone"})
    do(s, "buy stone 1")
    assert "sell stone 1" in options(s)  # seat 1
    do(s, "sell stone 1")
    assert options(s, "sell") == ["sell wood 1", "sell wood 2"]
    assert refusal(s, "sell stone 1") == "bought_this_round"
    do(s, "sell wood 1", "buy stone 1")
    assert "buy wood 1" in options(s)
    do(s, "buy wood 1")
    assert asks(s)[1] == 1
    assert options(s, "sell") == []  # bought after selling: now banned as well


def test_the_ban_holds_for_every_kind_that_was_bought():
    """PE-54 One kind after the other; what was not bought may still be sold."""
    s = at_market({0: "market_1"}, gold=[20, 0, 0], cubes={0: "1 stone 1 wood 1 sand"})
    do(s, "buy wood 1")
    assert options(s, "sell") == ["sell stone 1", "sell sand 1"]
    assert refusal(s, "sell wood 1") == "bought_this_round"
    do(s, "buy sand 1")
    assert options(s, "sell") == ["sell stone 1"]
    assert refusal(s, "sell sand 1") == "bought_this_round"
    do(s, "buy stone 1")
    assert options(s, "sell") == []


def test_the_ban_holds_for_both_builders_of_a_player():
    """PE-54"""
    s = at_market({0: "market_1 market_2"}, gold=[20, 0, 0], cubes={0: "3 stone"})
    do(s, "buy stone 1")
    assert s.stack[-1].args[0] == 13
    assert refusal(s, "sell stone 1") == "bought_this_round"


def test_without_a_stonecutter_no_stone_is_sold():
    """PE-55 Buying it is allowed."""
    s = at_market({0: "market_1"}, rows={0: "mortar_mixer woodworker"}, cubes={0: "2 stone"})
    assert options(s, "sell") == []
    assert refusal(s, "sell stone 1") == "no_right"
    assert "buy stone 1" in options(s)


def test_without_a_woodworker_no_wood_is_bought():
    """PE-55 Selling it is allowed."""
    s = at_market({0: "market_1"}, rows={0: "mortar_mixer stonecutter"}, cubes={0: "1 wood"})
    assert not [words for words in options(s, "buy") if "wood" in words]
    assert refusal(s, "buy wood 1") == "no_right"
    assert "sell wood 1" in options(s)


def test_the_master_woodworker_counts():
    """PE-55"""
    s = at_market({0: "market_1"}, rows={0: "mortar_mixer master_woodworker"})
    assert "buy wood 1" in options(s)


def test_all_rights_of_the_start():
    """PE-55 With the three starting craftsmen everything may be traded but bought metal."""
    s = at_market({0: "market_1"}, rows={0: STARTERS}, gold=[4, 0, 0], cubes={0: "1 stone 1 wood 1 sand 1 metal"})
    assert options(s) == [
        "buy stone 1",
        "buy wood 1",
        "buy sand 1",
        "buy sand 2",
        "leave",
        "sell stone 1",
        "sell wood 1",
        "sell sand 1",
        "sell metal 1",
    ]
