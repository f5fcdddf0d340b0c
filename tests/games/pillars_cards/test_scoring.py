"""Scoring a deal: what counts for whom."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Reason
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.tables import ID_OF
from tests.games.pillars_cards.build import (
    DONE,
    METAL,
    SAND,
    STONE,
    WOOD,
    asked,
    convert,
    do,
    give_up,
    given,
    kept,
    names,
    play,
    points,
    scoring,
    take,
)

NOTHING = dict.fromkeys(range(4), (0, 0, 0, 0))


def test_the_only_trickless_player_gets_the_kings_trick():
    """PC-20 Its yields, own craftsmen, minus cards and the advantage count, and the king is 3 VP."""
    s = scoring(
        ["ellen", "", "regan", "philip"],
        "king green_tool_maker william painter",
        tricks=[1, 0, 1, 1],
        stock={**NOTHING, 1: (0, 0, 0, 1)},
    )
    assert asked(s) == ("convert", 1)
    do(s, convert("green_tool_maker", METAL))
    assert names(s.laid[1]) == {"painter"}
    assert points(s, 1) == 5 + 1 - 3 + 1 + 3


def test_yields_of_the_kings_trick_count():
    """PC-20 A quarry set aside with the king gives its stone to the trickless player."""
    s = scoring(
        ["ellen", "", "regan", "philip"], "king quarry_2 red_tool_maker painter", tricks=[1, 0, 1, 1], stock=NOTHING
    )
    assert kept(s, 1) == [1, 0, 0, 0]
    assert points(s, 1) == 3 + 1


@pytest.mark.parametrize("tricks", [[1, 1, 1, 1], [2, 0, 0, 1]])
def test_the_kings_trick_lapses_with_none_or_several_trickless(tricks):
    """PC-20 Our ruling: with none or several trickless players its cards count for nobody."""
    taken = ["ellen" if n else "" for n in tricks]
    s = scoring(taken, "king quarry_1 philip green_tool_maker", tricks=tricks, stock=NOTHING)
    assert [points(s, seat) for seat in range(4)] == [2 if n else 0 for n in tricks]
    assert kept(s, 1) == [0, 0, 0, 0]


@pytest.mark.parametrize("lucky", [0, 1, 2])
def test_the_only_trickless_of_three_players_gets_the_kings_trick(lucky):
    """PC-20 With three players too: the stone, the advantage and the king's 3 VP are the trickless player's."""
    tricks = [0 if seat == lucky else 5 for seat in range(3)]
    s = scoring(["", "", ""], "king quarry_1 painter", tricks=tricks, stock=dict.fromkeys(range(3), (0, 0, 0, 0)))
    assert [kept(s, seat) for seat in range(3)] == [[int(seat == lucky), 0, 0, 0] for seat in range(3)]
    assert [points(s, seat) for seat in range(3)] == [4 if seat == lucky else 0 for seat in range(3)]
    assert [names(s.laid[seat]) for seat in range(3)] == [{"painter"} if seat == lucky else set() for seat in range(3)]


@pytest.mark.parametrize("tricks", [[3, 3, 3], [9, 0, 0], [0, 0, 9], [0, 9, 0]])
def test_the_kings_trick_of_three_players_lapses_with_none_or_several_trickless(tricks):
    """PC-20 With three players too its cards count for nobody then."""
    nothing = dict.fromkeys(range(3), (0, 0, 0, 0))
    s = scoring(["", "", ""], "king quarry_1 painter", tricks=tricks, stock=nothing)
    assert [kept(s, seat) for seat in range(3)] == [[0, 0, 0, 0]] * 3
    assert [points(s, seat) for seat in range(3)] == [0, 0, 0]
    assert s.laid == [0, 0, 0]


def test_foreign_craftsmen_are_worth_nothing():
    """PC-21 Five foreign craftsmen: no points and nothing to convert."""
    foreign = "green_tool_maker green_stonecutter red_woodworker orange_mortar_mixer orange_master_builder"
    s = scoring([f"{foreign} painter", "ellen", "regan", "tom"], stock={0: (1, 1, 1, 0)})
    assert points(s, 0) == 1  # the painter
    assert asked(s) == ("choose_material", 3)
    assert kept(s, 0) == [1, 1, 1, 0]


def test_black_cards_give_their_materials():
    """PC-22 Lands and Lady Aliena give one material each."""
    s = scoring(["quarry_1 forest_1 gravel_pit_1 aliena", "ellen", "regan", "tom"], stock=NOTHING)
    assert asked(s) == ("give_up", 0)
    assert kept(s, 0) == [1, 1, 1, 1]


def test_tom_builder_gives_one_material_of_choice():
    """PC-22 Exactly one of stone, wood, sand and metal; all other yields are in already."""
    s = scoring(["tom quarry_1 aliena", "ellen", "regan", "philip"], stock=NOTHING)
    assert asked(s) == ("choose_material", 0)
    assert kept(s, 0) == [1, 0, 0, 1]
    assert list(RULES.legal(s)) == [take(STONE), take(WOOD), take(SAND), take(METAL)]
    assert RULES.why_not(s, DONE) == Reason("tom_must_choose")
    do(s, take(METAL))
    assert kept(s, 0) == [1, 0, 0, 2]


def test_tom_builder_comes_before_the_conversions():
    """PC-22 The chosen material may be converted in the same scoring."""
    s = scoring(["tom blue_tool_maker", "ellen", "regan", "philip"], stock=NOTHING)
    assert asked(s) == ("choose_material", 0)
    do(s, take(METAL))
    assert asked(s) == ("convert", 0)
    do(s, convert("blue_tool_maker", METAL))
    assert points(s, 0) == 5 + 1


@pytest.mark.parametrize(
    ("craftsman", "material", "vp"),
    [("tool_maker", METAL, 5), ("stonecutter", STONE, 4), ("woodworker", WOOD, 3), ("mortar_mixer", SAND, 2)],
)
def test_each_craftsman_turns_one_material_of_its_kind(craftsman, material, vp):
    """PC-23 Its own kind only, once, for the printed points."""
    s = scoring([f"blue_{craftsman}", "ellen", "regan", "philip"], stock={0: (2, 2, 2, 2)})
    assert list(RULES.legal(s)) == [convert(f"blue_{craftsman}", material), DONE]
    do(s, convert(f"blue_{craftsman}", material))
    assert s.vp[0] == vp + 1
    assert asked(s)[0] != "convert"


@pytest.mark.parametrize(("material", "vp"), [(SAND, 1), (WOOD, 2), (STONE, 3), (METAL, 4)])
def test_the_master_builder_turns_one_material_of_any_kind(material, vp):
    """PC-23 Sand 1, wood 2, stone 3, metal 4; once."""
    s = scoring(["blue_master_builder", "ellen", "regan", "philip"], stock={0: (1, 1, 1, 1)})
    do(s, convert("blue_master_builder", material))
    assert points(s, 0) == vp + 1
    assert sum(kept(s, 0)) == 3


def test_a_conversion_is_optional():
    """PC-23 The material may be kept; the craftsman counts all the same (PC-24)."""
    s = scoring(["blue_woodworker", "ellen", "regan", "philip"], stock={0: (0, 1, 0, 0)})
    do(s, DONE)
    assert points(s, 0) == 1
    assert kept(s, 0) == [0, 1, 0, 0]


def test_conversions_come_in_any_order():
    """PC-23, PC-36 Woodworker and master builder in either order, the same result."""
    for order in (("blue_woodworker", "blue_master_builder"), ("blue_master_builder", "blue_woodworker")):
        s = scoring(["blue_woodworker blue_master_builder", "ellen", "regan", "philip"], stock={0: (0, 2, 0, 0)})
        do(s, *(convert(name, WOOD) for name in order))
        assert points(s, 0) == 3 + 2 + 2


def test_each_own_craftsman_is_worth_a_point():
    """PC-24 Used or not: five craftsmen, nothing to convert, 5 VP."""
    own = "blue_tool_maker blue_stonecutter blue_woodworker blue_mortar_mixer blue_master_builder"
    s = scoring([own, "ellen", "regan", "philip"], stock=NOTHING)
    assert points(s, 0) == 5


def test_plus_and_minus_cards_are_added():
    """PC-25 Philip +3, Ellen +2, Alfred +1; William −3, Regan −2, Waleran −4."""
    s = scoring(["philip ellen alfred", "william", "regan", "waleran"], stock=NOTHING)
    assert [points(s, seat) for seat in range(4)] == [6, -3, -2, -4]


def test_points_may_become_negative():
    """PC-25 Our ruling: a deal's score and the total may be negative."""
    s = scoring(["william regan waleran", "ellen", "philip", "alfred"], stock=NOTHING, vp=[2, 0, 0, 0])
    assert points(s, 0) == -9
    assert s.vp[0] == -7


def test_an_advantage_got_is_laid_out_and_works_at_once():
    """PC-26 The potter got in this deal turns sand in this scoring."""
    s = scoring(["potter", "ellen", "regan", "philip"], advantage="potter", stock={0: (0, 0, 1, 0)})
    assert names(s.laid[0]) == {"potter"}
    do(s, convert("potter", SAND))
    assert points(s, 0) == 3


def test_an_advantage_works_later_without_a_trick():
    """PC-26 Painter and potter laid out earlier work for a player without a trick."""
    s = scoring(
        ["", "ellen", "", "philip helper"],
        tricks=[0, 1, 0, 1],
        advantage="helper",
        laid={0: "painter potter"},
        deal=3,
        stock={**NOTHING, 0: (0, 0, 1, 0)},
    )
    assert asked(s) == ("convert", 0)
    do(s, convert("potter", SAND))
    assert points(s, 0) == 1 + 3


def test_brick_maker_and_helper_work_later_without_a_trick():
    """PC-26 What was laid out earlier needs no card got in this deal."""
    s = scoring(
        ["", "ellen", "", "philip painter"],
        tricks=[0, 1, 0, 1],
        advantage="painter",
        laid={0: "brick_maker helper"},
        deal=3,
        stock={**NOTHING, 0: (0, 0, 1, 0)},
    )
    assert asked(s) == ("make_brick", 0)
    do(s, convert("brick_maker", SAND))
    assert asked(s) == ("use_helper", 0)
    do(s, convert("helper", STONE))
    assert points(s, 0) == 1


def test_the_painter_gives_a_point_by_itself():
    """PC-27 Painter: 1 VP, nobody is asked."""
    s = scoring(
        ["", "ellen", "", "philip potter"],
        tricks=[0, 1, 0, 1],
        laid={2: "painter"},
        advantage="potter",
        deal=2,
        stock=NOTHING,
    )
    assert points(s, 2) == 1


def test_the_bell_founder_turns_a_metal_into_five():
    """PC-27 Bell founder, besides the tool maker: two metals, 10 VP and the craftsman."""
    s = scoring(
        ["blue_tool_maker painter", "ellen", "regan", "philip"],
        laid={0: "bell_founder"},
        deal=2,
        stock={**NOTHING, 0: (0, 0, 0, 3)},
    )
    do(s, convert("bell_founder", METAL), convert("blue_tool_maker", METAL))
    assert points(s, 0) == 5 + 5 + 1 + 1
    assert kept(s, 0) == [0, 0, 0, 1]


def test_advantages_convert_once_per_scoring():
    """PC-27 The potter turns one sand only."""
    s = scoring(["painter", "ellen", "regan", "philip"], laid={0: "potter"}, deal=2, stock={**NOTHING, 0: (0, 0, 3, 0)})
    do(s, convert("potter", SAND))
    assert s.sheets
    assert kept(s, 0) == [0, 0, 2, 0]


def test_the_brick_maker_makes_one_stone_of_one_sand():
    """PC-27 Once, and only if its owner likes."""
    for answer, stock in ((convert("brick_maker", SAND), [1, 0, 2, 0]), (DONE, [0, 0, 3, 0])):
        s = scoring(
            ["painter", "ellen", "regan", "philip"], laid={0: "brick_maker"}, deal=2, stock={**NOTHING, 0: (0, 0, 3, 0)}
        )
        assert asked(s) == ("make_brick", 0)
        assert list(RULES.legal(s)) == [convert("brick_maker", SAND), DONE]
        do(s, answer)
        assert kept(s, 0) == stock


def test_the_brick_makers_sand_may_be_new_and_its_stone_is_used_at_once():
    """PC-37 Sand of this scoring's gravel pit becomes a stone for the stonecutter."""
    s = scoring(
        ["gravel_pit_1 blue_stonecutter painter", "ellen", "regan", "philip"],
        laid={0: "brick_maker"},
        deal=2,
        stock=NOTHING,
    )
    do(s, convert("brick_maker", SAND), convert("blue_stonecutter", STONE))
    assert points(s, 0) == 4 + 1 + 1


def test_the_brick_makers_stone_may_be_kept():
    """PC-37 The stone made goes over to the next deal."""
    s = scoring(
        ["painter", "ellen", "regan", "philip"], laid={0: "brick_maker"}, deal=2, stock={**NOTHING, 0: (0, 0, 1, 0)}
    )
    do(s, convert("brick_maker", SAND))
    assert kept(s, 0) == [1, 0, 0, 0]


def test_exactly_the_surplus_over_three_is_given_up():
    """PC-28 Five materials: two are given up, the owner choosing which."""
    s = scoring(["quarry_1 quarry_2", "ellen", "regan", "philip"], stock={**NOTHING, 0: (0, 1, 1, 1)})
    assert asked(s) == ("give_up", 0)
    assert list(RULES.legal(s)) == [give_up(STONE), give_up(WOOD), give_up(SAND), give_up(METAL)]
    assert RULES.why_not(s, DONE) == Reason("must_give_up", (2,))
    do(s, give_up(SAND), give_up(STONE))
    assert kept(s, 0) == [1, 1, 0, 1]
    assert asked(s)[0] == "play"


def test_a_surplus_of_one_kind_is_no_decision():
    """PC-28, PC-35 Four stones: one goes without a question."""
    s = scoring(["quarry_1", "ellen", "regan", "philip"], stock={**NOTHING, 0: (3, 0, 0, 0)})
    assert asked(s)[0] == "play"
    assert kept(s, 0) == [3, 0, 0, 0]


def test_a_larger_surplus_of_one_kind_goes_as_a_whole():
    """PC-28, PC-35 Five stones: two go without a question."""
    s = scoring(["quarry_1 quarry_2", "ellen", "regan", "philip"], stock={**NOTHING, 0: (3, 0, 0, 0)})
    assert asked(s)[0] == "play"
    assert kept(s, 0) == [3, 0, 0, 0]


def test_a_surplus_of_three_is_given_up_one_by_one():
    """PC-28 Six materials: three are given up, and with the third the question is over."""
    cards = "quarry_1 forest_1 gravel_pit_1"
    s = scoring([cards, "ellen", "regan", "philip"], stock={**NOTHING, 0: (1, 1, 1, 0)})
    for material, left in ((STONE, [1, 2, 2, 0]), (STONE, [0, 2, 2, 0]), (WOOD, [0, 1, 2, 0])):
        assert asked(s) == ("give_up", 0)
        do(s, give_up(material))
        assert kept(s, 0) == left
    assert asked(s)[0] == "play"


def test_when_one_kind_is_left_the_rest_of_the_surplus_goes_by_itself():
    """PC-28, PC-35 Five stones and a sand: after the sand only stones are left, so two of them go unasked."""
    cards = "quarry_1 quarry_2 gravel_pit_1"
    s = scoring([cards, "ellen", "regan", "philip"], stock={**NOTHING, 0: (3, 0, 0, 0)})
    assert asked(s) == ("give_up", 0)
    do(s, give_up(SAND))
    assert asked(s)[0] == "play"
    assert kept(s, 0) == [3, 0, 0, 0]


def test_nothing_is_given_up_after_the_last_deal():
    """PC-28 Our ruling: the limit does not matter any more."""
    s = scoring(
        ["quarry_1 painter", "ellen", "regan", "philip"],
        laid={1: "potter", 2: "helper", 3: "brick_maker bell_founder"},
        deal=5,
        stock={0: (1, 1, 1, 0), 1: (0, 0, 0, 0), 2: (0, 0, 0, 0), 3: (0, 0, 0, 0)},
    )
    assert not s.stack
    assert kept(s, 0) == [2, 1, 1, 0]


def test_the_helper_turns_any_number_of_materials():
    """PC-29 After the conversions, one point each, as many as wanted."""
    s = scoring(
        ["blue_woodworker painter", "ellen", "regan", "philip"],
        laid={0: "helper"},
        deal=2,
        stock={**NOTHING, 0: (1, 1, 1, 0)},
    )
    assert asked(s) == ("convert", 0)
    assert RULES.why_not(s, convert("helper", STONE)) == Reason("helper_after")
    do(s, convert("blue_woodworker", WOOD))
    assert asked(s) == ("use_helper", 0)
    assert list(RULES.legal(s)) == [convert("helper", STONE), convert("helper", SAND), DONE]
    do(s, convert("helper", SAND))
    assert list(RULES.legal(s)) == [convert("helper", STONE), DONE]
    do(s, DONE)
    assert points(s, 0) == 3 + 1 + 1 + 1
    assert kept(s, 0) == [1, 0, 0, 0]


def test_the_helper_works_in_the_deal_it_was_got_and_in_the_last():
    """PC-29 Also in the last deal, here the same one."""
    s = scoring(
        ["helper", "ellen", "regan", "philip"],
        advantage="helper",
        laid={1: "potter", 2: "painter", 3: "brick_maker bell_founder"},
        deal=5,
        stock={**NOTHING, 0: (2, 0, 0, 0)},
    )
    assert asked(s) == ("use_helper", 0)
    do(s, convert("helper", STONE), convert("helper", STONE))
    assert s.vp[0] == 2
    assert not s.stack


def test_the_helper_comes_before_the_limit():
    """PC-29, PC-36 Four materials: one helped, none to give up."""
    s = scoring(["aliena helper", "ellen", "regan", "philip"], advantage="helper", stock={**NOTHING, 0: (1, 1, 1, 0)})
    do(s, convert("helper", SAND), DONE)
    assert asked(s)[0] == "play"
    assert kept(s, 0) == [1, 1, 0, 1]


def test_players_decide_one_after_the_other_from_the_first_leader():
    """PC-35 Clockwise from the deal's first leader, each all decisions in one go, nobody without a decision."""
    s = scoring(
        ["blue_woodworker", "ellen", "red_woodworker tom", "orange_woodworker"],
        leader=2,
        stock=dict.fromkeys(range(4), (0, 1, 0, 0)),
    )
    order = []
    while s.stack and s.stack[-1].kind != "play":
        order.append(asked(s))
        do(s, RULES.legal(s)[0])
    assert order == [("choose_material", 2), ("convert", 2), ("convert", 3), ("convert", 0)]


def test_the_order_of_a_scoring():
    """PC-36 King's trick, advantage, then yields, Tom, brick maker, conversions, points, helper, carry-over."""
    s = given(
        ["aliena", "quarry_1", "forest_1", "ellen"],
        taken=["philip", "regan", "", "william"],
        king_trick="king tom red_woodworker potter",
        tricks=[1, 1, 0, 1],
        laid={2: "brick_maker helper"},
        deal=3,
        advantage="potter",
        stock={**NOTHING, 2: (1, 1, 1, 0)},
    )
    events = do(s, play("aliena"), play("quarry_1"), play("forest_1"), play("ellen"))
    assert [e.kind for e in events[5:] if e.args[0] != 1] == [
        "king_trick_got",
        "advantage_laid_out",
        *["material_got"] * 3,
        *["card_scored"] * 2,
        "player_scored",
    ]
    assert asked(s) == ("choose_material", 2)
    events = do(s, take(SAND), convert("brick_maker", SAND), convert("potter", SAND), convert("red_woodworker", WOOD))
    events += do(s, convert("helper", STONE), DONE)
    assert [e.kind for e in events if e.args and e.args[0] == 2][:8] == [
        "material_got",
        "brick_made",
        "material_converted",
        "material_converted",
        "craftsmen_scored",
        "card_scored",
        "material_converted",
        "player_scored",
    ]
    assert points(s, 2) == 3 + 3 + 1 + 3 + 1


def test_why_a_conversion_is_refused():
    """PC-21, PC-23, PC-27 The reasons name the rule."""
    s = scoring(
        ["blue_woodworker green_woodworker blue_stonecutter painter", "ellen", "regan", "philip"],
        laid={1: "potter"},
        deal=2,
        stock={**NOTHING, 0: (1, 2, 1, 0)},
    )
    expected = {
        convert("green_woodworker", WOOD): Reason("foreign_craftsman", (ID_OF["green_woodworker"],)),
        convert("blue_tool_maker", WOOD): Reason("craftsman_not_got", (ID_OF["blue_tool_maker"],)),
        convert("blue_woodworker", STONE): Reason("wrong_material", (ID_OF["blue_woodworker"], STONE)),
        convert("potter", SAND): Reason("not_laid_out", (ID_OF["potter"],)),
        convert("blue_woodworker", METAL): Reason("no_material", (METAL,)),
        convert("blue_woodworker", WOOD): None,
        Action("play", (ID_OF["ellen"],)): OTHER_QUESTION,
        Action("nonsense", (1,)): None,
    }
    assert {action: RULES.why_not(s, action) for action in expected} == expected
    do(s, convert("blue_woodworker", WOOD))
    assert RULES.why_not(s, convert("blue_woodworker", WOOD)) == Reason(
        "converted_already", (ID_OF["blue_woodworker"],)
    )


def test_when_the_helper_works_the_conversions_are_over():
    """PC-29, PC-36 (f) before (h): an own craftsman that converted nothing is too late, one that did has done so."""
    s = scoring(
        ["blue_woodworker blue_stonecutter painter", "ellen", "regan", "philip"],
        laid={0: "helper"},
        deal=2,
        stock={**NOTHING, 0: (1, 2, 0, 0)},
    )
    do(s, convert("blue_woodworker", WOOD), DONE)
    assert s.stack[-1].kind == "use_helper"
    assert RULES.why_not(s, convert("blue_stonecutter", STONE)) == Reason("conversions_over")
    assert RULES.why_not(s, convert("blue_woodworker", WOOD)) == Reason(
        "converted_already", (ID_OF["blue_woodworker"],)
    )
