"""Step 13: building, and what is kept."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import KINDS_OF_POINTS, POINTS
from tests.games.pillars.build import STARTERS, asks, craftsman, do, given, of, options, refusal, run, stock

MASONS = "mortar_mixer mason_2 mason_3"


def building(row: str, cubes: str, *, seats: int = 2, number: int = 6, **table):
    s = given(seats, before=13, round=number, rows={0: row}, cubes={0: cubes}, **table)
    run(s)
    return s


def test_players_build_from_the_start_player_clockwise():
    """PE-56 (13)"""
    s = given(3, before=13, start=1, cubes={0: "2 stone", 1: "2 stone", 2: "2 wood"})
    run(s)
    order = []
    while s.stack[-1].kind == "build":
        order.append(asks(s)[1])
        do(s, "done")
    assert order == [1, 2, 0]


def test_who_can_convert_nothing_is_not_asked():
    """PE-56"""
    s = given(3, before=13, cubes={0: "1 stone 1 wood 2 sand", 2: "2 wood"})
    run(s)
    assert asks(s) == ("build", 2)


def test_craftsmen_work_in_any_order_and_mix_up_to_their_capacity_or_less():
    """PE-56 One or several conversions at once; used resources go to the supply."""
    s = building(MASONS + " stonecutter", "6 stone 3 sand")
    assert options(s, "convert") == [
        "convert mortar_mixer 1",
        *[f"convert stonecutter {n}" for n in (1, 2, 3)],
        *[f"convert mason_2 {n}" for n in (1, 2)],
        *[f"convert mason_3 {n}" for n in (1, 2, 3)],
    ]
    happened = do(s, "convert mason_3 1", "convert mason_2 2", "convert mason_3 2")
    assert s.vp[0] == 2 + 5
    assert stock(s, 0) == [1, 0, 3, 0]
    assert of(happened, "craftsman_worked")[0] == (0, craftsman("mason_3"), 1, 1, 0)
    assert refusal(s, "convert mason_3 1") == "capacity_used"
    assert refusal(s, "convert stonecutter 1") == "not_enough_to_convert"
    assert refusal(s, "convert potter_2 1") == "craftsman_not_held"
    do(s, "done")
    assert s.market == [4, 4, 4]


def test_several_of_one_kind_have_their_own_capacity():
    """PE-26, PE-56"""
    s = building(MASONS, "9 stone")
    do(s, "convert mason_2 2", "convert mason_3 3")
    assert options(s) == ["done"]


@pytest.mark.parametrize("steps", [[1, 1, 1, 1], [2, 2], [1, 2, 1], [3, 1], [1, 3]])
def test_capacity_holds_over_several_steps(steps):
    """PE-56 One at a time, two at a time: four in all, never five."""
    s = building("woodworker stonecutter", "20 wood 20 stone")
    for done, times in enumerate(steps):
        left = 4 - sum(steps[:done])
        assert options(s, "convert")[left - 1] == f"convert woodworker {left}"
        do(s, f"convert woodworker {times}")
    assert refusal(s, "convert woodworker 1") == "capacity_used"
    assert options(s, "convert") == [f"convert stonecutter {times}" for times in range(1, 5)]
    assert s.vp[0] == 2 + 4
    assert stock(s, 0)[1] == 20 - 8


def test_capacity_is_fresh_every_round_and_for_every_player():
    """PE-56"""
    s = given(2, before=13, cubes={0: "8 wood", 1: "8 wood"})
    run(s)
    do(s, "convert woodworker 4", "done")
    assert "convert woodworker 4" in options(s)


def test_masons_need_a_mortar_mixer():
    """PE-55 The improved one counts."""
    s = building("mason_2 stonecutter", "4 stone")
    assert options(s, "convert") == ["convert stonecutter 1", "convert stonecutter 2"]
    assert refusal(s, "convert mason_2 1") == "no_right"
    s = building("mason_2 improved_mortar_mixer", "4 stone")
    assert options(s, "convert") == ["convert mason_2 1", "convert mason_2 2"]


@pytest.mark.parametrize(
    ("name", "cubes", "times", "vp", "gold"),
    [
        ("mortar_mixer", "9 sand", 3, 3, 0),
        ("woodworker", "8 wood", 4, 4, 0),
        ("stonecutter", "8 stone", 4, 4, 0),
        ("tool_maker", "1 metal", 1, 0, 2),
        ("master_woodworker", "2 wood", 2, 0, 8),
        ("improved_mortar_mixer", "6 sand", 3, 3, 0),
        ("mason_2", "2 stone", 2, 2, 0),
        ("mason_3", "3 stone", 3, 3, 0),
        ("mason_4", "4 stone", 4, 4, 0),
        ("mason_5", "5 stone", 5, 5, 0),
        ("carpenter_2", "2 wood", 2, 2, 0),
        ("carpenter_3", "3 wood", 3, 3, 0),
        ("carpenter_4", "4 wood", 4, 4, 0),
        ("carpenter_5", "5 wood", 5, 5, 0),
        ("potter_2", "2 sand", 2, 2, 0),
        ("potter_3", "3 sand", 3, 3, 0),
        ("architect", "", 1, 1, 0),
        ("sculptor_1", "1 stone", 1, 2, 0),
        ("sculptor_2", "2 stone", 2, 4, 0),
        ("sculptor_3", "3 stone", 3, 6, 0),
        ("sculptor_4", "4 stone", 4, 8, 0),
        ("glassblower_1", "1 sand 1 metal", 1, 3, 0),
        ("glassblower_2", "2 sand 2 metal", 2, 6, 0),
        ("goldsmith_6", "", 6, 6, -18),
        ("goldsmith_8", "", 8, 8, -24),
        ("organ_builder", "1 wood 1 metal", 1, 6, 0),
        ("bell_founder", "2 metal", 2, 8, 0),
    ],
)
def test_every_craftsman(name, cubes, times, vp, gold):
    """PE-56, PE-83 What each of the 24 and the three starting ones does at most, and no more."""
    row = f"{name} mortar_mixer" if name.startswith("mason") else name
    start = 24 if gold < 0 else 0
    s = building(row, cubes, gold=[start, 0])
    wanted = f"convert {name} {times}"
    assert wanted in options(s)
    assert options(s, "convert")[-1] == wanted
    s.cubes[0:4] = [n + 20 if n else 0 for n in s.cubes[0:4]]
    if gold < 0:
        s.gold[0] = 30
    assert f"convert {name} {times + 1}" not in options(s)
    before = stock(s, 0)
    do(s, wanted)
    assert s.vp[0] == 2 + vp
    assert s.gold[0] == (30 + gold if gold < 0 else gold)
    spent = [a - b for a, b in zip(before, stock(s, 0), strict=True)]
    uses = tables.USES[craftsman(name)]
    assert spent == [uses[kind] * times for kind in range(4)]


def test_the_tool_maker_only_looks_at_the_metal():
    """PE-57 Once; the metal stays and may be used by another craftsman afterwards."""
    s = building("tool_maker bell_founder", "1 metal", gold=[0, 0])
    do(s, "convert tool_maker 1")
    assert s.gold[0] == 2
    assert stock(s, 0)[3] == 1
    do(s, "convert bell_founder 1")
    assert s.vp[0] == 6
    assert options(s) == ["done"]


def test_without_metal_the_tool_maker_earns_nothing():
    """PE-57 At least one must be held at that moment."""
    s = building("tool_maker bell_founder", "1 metal", gold=[0, 0])
    do(s, "convert bell_founder 1")
    assert refusal(s, "convert tool_maker 1") == "must_hold"


def test_gold_won_here_may_feed_the_goldsmith():
    """PE-57"""
    s = building("tool_maker goldsmith_6 master_woodworker", "1 metal 1 wood", gold=[0, 0])
    assert options(s) == ["convert tool_maker 1", "convert master_woodworker 1", "done"]
    do(s, "convert tool_maker 1", "convert master_woodworker 1", "convert goldsmith_6 2")
    assert (s.gold[0], s.vp[0]) == (0, 4)


@pytest.mark.parametrize(
    ("name", "cubes", "times", "gold"),
    [("master_woodworker", "2 wood", 2, 23), ("master_woodworker", "2 wood", 1, 30), ("tool_maker", "1 metal", 1, 29)],
)
def test_gold_won_in_building_stops_at_thirty(name, cubes, times, gold):
    """PE-44, PE-57 The work is done all the same."""
    s = building(name, cubes, gold=[gold, 0])
    happened = do(s, f"convert {name} {times}")
    assert s.gold == [30, 0]
    assert of(happened, "craftsman_worked") == [(0, craftsman(name), times, 0, 30 - gold)]


def test_the_blessed_craftsman_works_once_more():
    """PE-94"""
    s = given(2, before=13, event="blessing", cubes={0: "10 wood", 1: "10 wood"})
    s.blessed = [craftsman("woodworker"), craftsman("stonecutter")]
    run(s)
    assert options(s)[-2] == "convert woodworker 5"
    do(s, "convert woodworker 5", "done")
    assert options(s)[-2] == "convert woodworker 4"


def test_at_most_five_resources_are_kept():
    """PE-58 Metal included, of the player's choice, without payment."""
    s = building(STARTERS, "3 stone 2 wood 2 sand 1 metal", number=1, gold=[7, 0])
    do(s, "done")
    assert asks(s) == ("give_up", 0)
    assert options(s) == ["give_up stone", "give_up wood", "give_up sand", "give_up metal"]
    do(s, "give_up sand", "give_up metal", "give_up sand")
    assert stock(s, 0) == [3, 2, 0, 0]
    assert s.gold[0] == 7
    assert s.stack[-1].kind == "board"


def test_metal_counts_among_the_five():
    """PE-58"""
    s = building(STARTERS, "5 stone 1 metal", number=1)
    do(s, "done")
    assert asks(s) == ("give_up", 0)
    do(s, "give_up stone")
    assert stock(s, 0) == [4, 0, 0, 1]


def test_five_resources_are_kept_without_a_question():
    """PE-58"""
    s = building(STARTERS, "2 stone 2 wood 1 metal", number=1)
    do(s, "done")
    assert s.stack[-1].kind == "board"
    assert stock(s, 0) == [2, 2, 0, 1]


def test_with_one_kind_only_there_is_nothing_to_choose():
    """PE-58"""
    s = building(STARTERS, "8 stone", number=1)
    happened = do(s, "done")
    assert stock(s, 0) == [5, 0, 0, 0]
    assert of(happened, "resource_given_up") == [(0, 0, 3)]


def test_the_surplus_goes_before_the_next_player_builds():
    """PE-58 Directly after building."""
    s = given(2, before=13, cubes={0: "6 wood 1 sand", 1: "2 stone"})
    run(s)
    do(s, "done")
    assert asks(s) == ("give_up", 0)
    assert refusal(s, "give_up metal") == "not_in_stock"
    do(s, "give_up wood", "give_up wood")
    assert asks(s) == ("build", 1)


def test_in_round_six_nothing_has_to_be_given_up():
    """PE-58"""
    s = building(STARTERS, "4 stone 4 wood", number=6)
    do(s, "done")
    assert s.stack[-1].kind == "board"


def test_the_score_sheet_says_which_trade_built():
    """PE-56 Points are noted where they came from."""
    s = building("mortar_mixer mason_3 woodworker", "3 stone 2 wood")
    do(s, "convert mason_3 3", "convert woodworker 1")
    points = dict(zip(POINTS, s.points[:KINDS_OF_POINTS], strict=True))
    assert (points["start"], points["mason"], points["woodworker"]) == (2, 3, 1)
