"""Why something cannot be done: the rule is named."""

import pytest

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Reason
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import act, die, given


def why(t, *action):
    return RULES.why_not(t.s, act(*action))


def choosing(**table):
    t = given(half=2, **table)
    return t.do("roll", chance=[die(4)] * len(t.free(0)))


def moving(**table):
    table["vp"] = [table.get("vp", [2])[0] + 1, 2, 2, 2]
    return choosing(**table).do("pass")


def test_a_legal_action_and_nonsense_have_no_reason():
    t = choosing()
    assert why(t, "pass") is None
    for nonsense in (Action("dance"), Action("choose", (7, 7)), Action("choose", ()), Action("move", (99, 0))):
        assert RULES.why_not(t.s, nonsense) is None


def test_dice_and_persons():
    """CF-30, CF-43, CF-47, CF-41"""
    t = choosing(vp=[5, 2, 2, 2], persons={0: [("feria", "brown", 3)]})
    assert why(t, "choose", "white", "spain") == Reason("die_of_other_country", (0, 3))
    assert why(t, "choose", "brown", "spain") == Reason("die_on_card", (3,))
    t.do("pay_die", "brown")
    assert why(t, "choose", "brown", "spain") == Reason("die_not_rolled", (3,))
    t = choosing(shown={"england": None}, unseen={"england": []}, houses={"england": {0: 5}})
    assert why(t, "choose", "white", "england") == Reason("house_not_raised", (0, 5))
    assert why(choosing(vp=[0, 2, 2, 2]), "pass") == Reason("vp_too_few", (1, 0))


def test_moving_the_disc():
    """CF-51, CF-53, CF-54, CF-57"""
    t = moving(persons={0: [("ned", "white", 3)]}, discs=(0, 5, 8, 13))
    assert why(t, "move", 0, 0) == Reason("own_field", (0,))
    assert why(t, "move", 8, 0) == Reason("field_occupied", (8, 2))
    assert why(t, "move", 3, 0) == Reason("field_needs_die", (3, tables.WHITE))
    assert why(t, "move", 19, 0) == Reason("skip_price", (19, 2))
    assert why(t, "stay") == Reason("must_move")
    assert why(moving(vp=[0], discs=(0, 5, 10, 15)), "move", 7, 1) == Reason("vp_too_few", (1, 0))


def test_paying_and_advantages():
    """CF-17, CF-90, CF-91, CF-113"""
    t = given(half=2, vp=[2, 2, 2, 2], hands={0: ["vp_2", "captain"]})
    assert why(t, "pay_die", "black") == Reason("vp_too_few", (3, 2))
    assert why(t, "pay_die", "white") == Reason("die_is_free", (0,))
    assert why(t, "use_advantage", "vp_2") == Reason("vp_advantage_at_end")
    assert why(t, "use_advantage", "captain") == Reason("nothing_to_do", (tables.CAPTAIN,))
    assert why(t, "use_advantage", "advance") == Reason("advantage_not_held", (tables.ADVANCE,))
    inside = choosing(vp=[9, 2, 2, 2], hands={0: ["advance"]}).do("choose", "white", "england")
    assert inside.asked[0] == "act"
    assert why(inside, "pay_die", "black") == Reason("inside_a_step")
    assert why(inside, "use_advantage", "advance") == Reason("inside_a_step")


def test_selling():
    """CF-60, CF-61, CF-11"""
    t = moving(vp=[9], discs=(19, 4, 8, 13), houses={"england": {0: 1}}, goods={0: {"cloth": 2, "book": 1}}).do(
        "move", 0, 0
    )
    assert why(t, "sell", "england", "ore") == Reason("not_bought_there", (0, 1))
    assert why(t, "sell", "england", "wine") == Reason("no_good", (3,))
    assert why(t, "sell", "spain", "cloth") == Reason("no_house", (3,))
    t = moving(vp=[9], discs=(6, 4, 8, 13), houses={"england": {0: 1}, "spain": {0: 1}}, goods={0: {"cloth": 3}})
    t.do("move", 7, 0).do("sell", "england", "cloth")
    assert why(t, "sell", "england", "cloth") == Reason("sold_there", (0, 2))


def test_stones():
    """CF-76, CF-78"""
    t = given(stones={"england": "CCC"}, vp=[9, 2, 2, 2], hands={0: ["stone_neutral", "stone_catholic"]})
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "england").do("use_advantage", "stone_catholic")
    assert why(t, "place_stone", "catholic", "england") == Reason("no_religion_field", (0,))
    assert why(t, "remove_stone", "neutral", "england") == Reason("neutral_stays")
    assert why(t, "remove_stone", "catholic", "spain") == Reason("no_such_stone", (0, 3))


def test_turning_and_removing():
    """CF-106, CF-107, CF-88"""
    t = given(
        half=2,
        religion_dice=(5, 3, 3, 3),
        hands={0: ["turn_die"]},
        persons={0: [("feria", "brown", 1)], 1: [("ned", "white", 3)]},
    )
    t.do("use_advantage", "turn_die")
    assert why(t, "turn_die", "brown", -1) == Reason("die_at_lowest", (3,))
    assert why(t, "turn_die", "black", 1) == Reason("die_at_highest", (5,))
    assert why(t, "turn_die", "white", 1) == Reason("die_is_free", (0,))
    assert why(t, "remove_person", "ned") == Reason("person_of_other", (tables.PERSON_IDS.index("ned"), 1))
    assert why(t, "put_on_leven", "black") == Reason("religion_die_stays")


def test_a_person_at_one_leaves_unused():
    """CF-21"""
    t = given(vp=[9, 2, 2, 2], persons={0: [("feria", "brown", 1)]}).do("turn_religion")
    assert why(t, "turn_use", "feria", "protection") == Reason(
        "person_leaves_unused", (tables.PERSON_IDS.index("feria"),)
    )


def test_without_a_protection():
    """CF-81"""
    assert why(choosing(), "protect") == Reason("no_protection")


def test_nobody_loses_more_vp_than_are_there():
    """CF-83"""
    t = given(half=2, vp=[1, 2, 2, 2], protections=(1, 0, 0, 0), religions="CPPP", hands={0: ["remove_person"]})
    t.do("use_advantage", "remove_person").do("remove_person", "elizabeth", chance=[t.card("e_rel")])
    assert t.options("lose_vp") == [(1,)]
    assert why(t, "lose_vp", 2) == Reason("vp_too_few", (2, 1))


@pytest.mark.parametrize("kind", ["roll", "end_turn", "decline", "turn_leven"])
def test_other_steps_are_not_due(kind):
    assert why(choosing(), kind) == OTHER_QUESTION
