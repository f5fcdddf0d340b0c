"""Dice bought free for VP, and advantages (CF-90 to CF-94)."""

from kingsbridge_desktop.games.column_of_fire import tables
from tests.games.column_of_fire.build import die, given, heap, religion


def test_three_vp_take_a_die_off_a_person_who_leaves_the_game():
    """CF-90 the die is free."""
    t = given(vp=[5, 2, 2, 2], persons={0: [("feria", "brown", 4)]}).do("pay_die", "brown")
    assert t.happened("die_bought") == [(0, tables.BROWN, 3)]
    assert t.s.vp[0] == 2
    assert "brown" in t.free(0)
    assert t.display(0) == []
    assert t.is_gone("feria")


def test_three_vp_take_a_die_off_loch_leven():
    """CF-90 free again."""
    t = given(vp=[4, 2, 2, 2], leven={0: {"blue": 3}}).do("pay_die", "blue")
    assert t.leven(0) == {}
    assert "blue" in t.free(0)


def test_three_vp_reroll_the_religion_die_and_the_minority_counts():
    """CF-90 the religion is chosen anew (CF-23)."""
    t = given(half=2, vp=[4, 2, 2, 2], religions="PPPP").do("pay_die", "black", chance=[religion(5)])
    t.do("choose_religion", "catholic")
    assert t.s.religion_dice[0] == 5
    assert t.s.vp[0] == 4 - 3 + 1


def test_a_free_die_cannot_be_bought():
    """CF-90 only from a card."""
    assert given(vp=[9, 2, 2, 2], persons={0: [("feria", "brown", 4)]}).options("pay_die") == [
        (tables.BROWN,),
        (tables.BLACK,),
    ]


def test_nobody_pays_below_0():
    """CF-91 2 VP are not enough for a die; 0 not for taking nobody (CF-41) nor for skipping (CF-53)."""
    t = given(half=2, vp=[2, 2, 2, 2])
    assert not t.can("pay_die")
    t = given(half=2, vp=[3, 2, 2, 2])
    assert t.can("pay_die", "black")
    t = given(half=2, vp=[0, 2, 2, 2]).do("roll", chance=[die(1)] * 5)
    assert not t.can("pass")
    t.do("choose", "white", "england").do("decline", chance=[0])
    assert {price for _, price in t.options("move")} == {0}


def test_advantages_are_used_in_any_number_also_just_gained_ones():
    """CF-92 drawn by a person, used at the next window."""
    t = given(half=2, shown={"england": "cecil"}, hands={0: ["stone_neutral"]})
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "spain")
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england")
    t.do("draw_advantage", chance=[t.advantage("stone_catholic")])
    t.do("use_advantage", "stone_catholic").do("place_stone", "catholic", "spain", chance=[0])
    assert t.stones("spain") == "CN"
    assert t.hand(0) == []
    assert t.s.used == heap(["stone_neutral", "stone_catholic"])


def test_an_advantage_without_any_effect_is_not_offered():
    """CF-92 a captain without goods."""
    t = given(half=2, hands={0: ["captain"]})
    assert not t.can("use_advantage")
    t = given(half=2, hands={0: ["captain"]}, goods={0: {"ore": 1}}, houses={"france": {0: 1}})
    assert t.can("use_advantage", "captain")


def test_vp_advantages_cannot_be_used():
    """CF-92, CF-113 they count only at the end."""
    t = given(half=2, hands={0: ["vp_3", "vp_1"]})
    assert not t.can("use_advantage")


def test_the_payment_may_be_made_repeatedly():
    """CF-93 each time with at least 3 VP."""
    t = given(half=2, vp=[8, 2, 2, 2], persons={0: [("feria", "brown", 4), ("ned", "white", 2)]})
    t.do("pay_die", "brown").do("pay_die", "white")
    assert t.s.vp[0] == 2
    assert t.free(0) == ["white", "blue", "orange", "brown", "violet"]
    assert not t.can("pay_die")


def test_used_advantages_form_a_new_supply_when_it_is_empty():
    """CF-94 they are shuffled."""
    t = given(persons={0: [("huus", "orange", 3)]}, supply=[], used=["advance", "captain"])
    t.do("turn_use", "huus", "advantage", chance=[t.advantage("captain")])
    assert t.happened("advantages_reshuffled") == [(2,)]
    assert t.hand(0) == ["captain"]
    assert t.s.used == 0
    assert t.s.supply == heap(["advance"])


def test_without_supply_and_used_ones_nothing_is_drawn():
    """CF-94 the symbol then does nothing."""
    t = given(vp=[9, 2, 2, 2], persons={0: [("huus", "orange", 3)]}, supply=[]).do("turn_religion")
    assert not t.can("turn_use", "huus", "advantage")
    assert t.can("turn_down", "huus")
