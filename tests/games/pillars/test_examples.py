"""The examples of the rulebook, played through."""

from __future__ import annotations

from tests.games.pillars.build import STARTERS, asks, do, given, of, options, row, run, stock

RED, BLUE, GREEN = 0, 1, 2


def test_building_with_potter_mixer_stonecutter_architect_and_tool_maker():
    """PE-80 5 VP and 2 gold; 1 stone and 1 metal remain."""
    s = given(
        2,
        round=3,
        before=13,
        gold=[0, 0],
        rows={0: "potter_2 mortar_mixer stonecutter architect tool_maker"},
        cubes={0: "5 sand 3 stone 1 metal"},
    )
    run(s)
    do(s, "convert potter_2 2", "convert mortar_mixer 1", "convert stonecutter 1", "convert architect 1")
    do(s, "convert tool_maker 1", "done")
    assert s.vp[0] == 2 + 5
    assert s.gold[0] == 2
    assert stock(s, 0) == [1, 0, 0, 1]


def test_the_market_between_green_and_red():
    """PE-81 Green on space 1 with 7 gold and a metal, red with 2 gold and a stone."""
    s = given(
        3,
        before=12,
        gold=[2, 0, 7],
        rows={GREEN: "woodworker", RED: "woodworker stonecutter"},
        cubes={RED: "1 stone", GREEN: "1 metal"},
        builders={GREEN: "market_1", RED: "market_2"},
    )
    run(s)
    turns = [
        (GREEN, "buy wood 2", 1),
        (RED, "sell stone 1", 6),
        (GREEN, "sell metal 1", 6),
        (RED, "buy wood 2", 0),
        (GREEN, "buy sand 3", 0),
        (RED, "leave", 0),
        (GREEN, "leave", 0),
    ]
    for seat, words, gold in turns:
        assert asks(s) == ("market", seat)
        if words == "buy sand 3":
            assert s.market[1] == 0  # wood is sold out
        do(s, words)
        assert s.gold[seat] == gold
    assert stock(s, GREEN) == [0, 2, 3, 0]
    assert stock(s, RED) == [0, 2, 0, 0]
    assert s.stack[-1].kind == "board"


def test_red_passes_at_seven():
    """PE-82 The marker goes to 6, the red builder stands beside the 7."""
    s = given(3, before="draw")
    s.veto = 0
    run(s, [0])
    do(s, "pass", script=[0])
    assert s.price == 6
    assert s.track[7] == RED


def test_red_blue_red_passed_and_place_in_that_order():
    """PE-82 Free of charge."""
    s = given(
        3,
        before="draw",
        gold=[0, 0, 0],
        track={7: RED, 4: BLUE, 2: RED},
        builders={RED: "bishop", BLUE: "castle priory_1", GREEN: "market_1 market_2 priory_2"},
        price=0,
    )
    run(s)
    order = []
    for place in ("kingsbridge_1", "kingsbridge_2", "shiring_1"):
        order.append(asks(s)[1])
        happened = do(s, f"place {place}")
        assert of(happened, "passed_builder_placed")
    assert order == [RED, BLUE, RED]


def test_woodworker_and_goldsmith_at_their_limits():
    """PE-83 At most 8 wood into 4 VP a round; 12 gold into 4 VP."""
    s = given(2, round=5, before=13, gold=[12, 0], rows={0: "woodworker goldsmith_6"}, cubes={0: "10 wood"})
    run(s)
    assert options(s, "convert")[3] == "convert woodworker 4"
    assert "convert woodworker 5" not in options(s)
    do(s, "convert woodworker 4")
    assert (stock(s, 0), s.vp[0]) == ([0, 2, 0, 0], 6)
    do(s, "convert goldsmith_6 4")
    assert (s.gold[0], s.vp[0]) == (0, 10)
    assert row(s, 1) == STARTERS.split()
