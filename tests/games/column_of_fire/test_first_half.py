"""The first half: turning dice down and using persons (CF-20 to CF-27)."""

from random import Random

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import act, die, given, religion


def test_dice_are_turned_in_order_loch_leven_religion_persons():
    """CF-20 Loch Leven first, then religion, then persons from left to right."""
    t = given(
        leven={0: {"orange": 3, "violet": 2}},
        persons={0: [("feria", "brown", 4), ("england_wine", "white", 2)]},
        religion_dice=(4, 3, 3, 3),
    )
    kinds = [event.kind for event in t.events if event.kind.endswith("_turned")]
    assert kinds == ["leven_turned", "leven_turned", "religion_turned"]
    assert t.leven(0) == {"orange": 2, "violet": 1}
    assert t.s.religion_dice[0] == 3
    t.do("turn_use", "feria", "protection")
    assert t.display(0) == [("feria", "brown", 3), ("england_wine", "white", 2)]
    t.do("turn_down", "england_wine")
    assert ("england_wine", "white", 1) in t.display(0)


def test_a_religion_die_at_one_is_rerolled_and_the_religion_chosen_knowing_the_roll():
    """CF-21 religion."""
    t = given(religion_dice=(1, 3, 3, 3), chance=[religion(4)])
    assert t.s.religion_dice[0] == 4
    assert t.asked == ("choose_religion", 0)
    assert t.options("choose_religion") == [(0,), (1,)]
    t.do("choose_religion", "protestant")
    assert t.s.religions[0] == 1
    assert t.s.religion_dice[0] == 4


def test_a_person_at_one_leaves_unused_and_its_die_is_free():
    """CF-21 person."""
    t = given(persons={0: [("elizabeth", "white", 1)]}, shown={"england": "ned"})
    assert t.display(0) == []
    assert t.free(0) == ["white", "blue", "orange", "brown", "violet"]
    assert t.s.vp[0] == 2
    assert t.is_gone("elizabeth")


def test_a_loch_leven_die_at_one_is_free():
    """CF-21 Loch Leven."""
    t = given(leven={0: {"blue": 1, "brown": 2}})
    assert t.leven(0) == {"brown": 1}
    assert "blue" in t.free(0)


def test_a_person_is_used_once_after_its_die_and_before_the_next():
    """CF-22 at once, once."""
    t = given(persons={0: [("england_cloth", "white", 3), ("felipe", "brown", 3)]}, shown={"spain": "carlos"})
    t.do("turn_use", "england_cloth", "good_cloth")
    assert t.goods(0) == {"cloth": 1}
    assert t.display(0)[1] == ("felipe", "brown", 3)
    assert t.asked == ("turn_person", 0)
    assert not t.can("turn_use", "england_cloth", "good_cloth")


def test_the_only_one_of_a_religion_gets_a_vp_when_the_die_is_turned_down():
    """CF-23 turned down."""
    assert given(religions="CPPP").s.vp[0] == 3
    assert given(religions="CPCP").s.vp[0] == 2


def test_the_only_one_of_a_religion_gets_a_vp_after_a_reroll():
    """CF-23 rerolled: what counts is the religion then chosen."""
    t = given(religions="PPPP", religion_dice=(1, 3, 3, 3), chance=[religion(2)])
    assert t.do("choose_religion", "catholic").s.vp[0] == 3
    t = given(religions="CPPP", religion_dice=(1, 3, 3, 3), chance=[religion(2)])
    assert t.do("choose_religion", "protestant").s.vp[0] == 2


def test_a_die_set_free_in_the_first_half_is_rolled_in_the_second():
    """CF-24 freed dice join at once; one merely turned down stays."""
    t = given(seats=2, seat=1, start=1, vp=[2, 2], religions="CP", leven={1: {"blue": 1, "orange": 2}})
    assert t.free(1) == ["white", "blue", "brown", "violet"]
    assert t.leven(1) == {"orange": 1}
    t.do("end_turn").do("end_turn")
    assert t.asked == ("roll", 1)
    t.do("roll", chance=[die(6)] * 4)
    assert t.happened("dice_rolled") == [(1, 0, 6, 1, 6, 3, 6, 4, 6)]


def test_a_die_changed_before_its_turn_counts_as_it_then_shows():
    """CF-25 a person at 1 that is turned up to 2 before its turn stays and is used."""
    t = given(hands={0: ["turn_die"]}, persons={0: [("elizabeth", "white", 1)]}, shown={"england": "ned"})
    t.do("use_advantage", "turn_die").do("turn_die", "white", 1)
    assert t.display(0) == [("elizabeth", "white", 2)]
    t.do("turn_use", "elizabeth", "vp_2")
    assert t.s.vp[0] == 4
    assert t.display(0) == [("elizabeth", "white", 1)]


def test_each_die_is_turned_down_once():
    """CF-25 a die that was turned is not turned again in this half."""
    t = given(vp=[9, 0, 0, 0], persons={0: [("england_wine", "white", 4), ("feria", "brown", 4)]})
    t.do("turn_religion").do("turn_down", "england_wine").do("turn_down", "feria")
    assert t.asked[0] == "end_turn"
    assert [number for _, _, number in t.display(0)] == [3, 3]


def test_a_religion_die_rerolled_early_is_still_turned_down_at_its_turn():
    """CF-25 bought before its turn, rolled 4, then turned down to 3; at 1 it is rerolled again."""
    t = given(vp=[3, 2, 2, 2]).do("pay_die", "black", chance=[religion(4)]).do("choose_religion", "catholic")
    assert t.s.religion_dice[0] == 3
    t = given(vp=[3, 2, 2, 2]).do("pay_die", "black", chance=[religion(1)])
    t.do("choose_religion", "catholic", chance=[religion(5)])
    assert t.asked == ("choose_religion", 0)
    assert t.s.religion_dice[0] == 5


def test_persons_that_leave_are_passed_over():
    """CF-26 the first person removes the second; the third is turned down next."""
    t = given(
        persons={0: [("rollo", "white", 3), ("feria", "brown", 3), ("england_wine", "violet", 3)]},
    )
    t.do("turn_use", "rollo", "remove_person").do("remove_person", "feria")
    assert t.asked == ("turn_person", 0)
    assert t.can("turn_down", "england_wine")
    assert t.display(0) == [("rollo", "white", 2), ("england_wine", "violet", 3)]


def test_a_person_may_remove_itself():
    """CF-26, CF-107 also the one that shows the symbol; its die is free."""
    t = given(persons={0: [("rollo", "white", 3), ("feria", "brown", 3)]})
    t.do("turn_use", "rollo", "remove_person").do("remove_person", "rollo")
    assert t.display(0) == [("feria", "brown", 3)]
    assert "white" in t.free(0)


def test_a_die_put_on_loch_leven_after_that_step_waits_for_the_next_year():
    """CF-26 an event in the own first half, after the Loch Leven step."""
    t = given(houses={"france": {0: 1}}, persons={0: [("rollo", "white", 3)]})
    t.do("turn_use", "rollo", "remove_person").do("remove_person", "caterina", chance=[t.card("f_ll")])
    t.do("put_on_leven", "orange", chance=[0])
    assert t.leven(0) == {"orange": 3}


def test_a_die_put_on_loch_leven_before_that_step_is_turned_down_with_it():
    """CF-26 an event at the window before the Loch Leven dice."""
    t = given(houses={"france": {0: 1}}, hands={0: ["remove_person"]})
    t.do("use_advantage", "remove_person").do("remove_person", "caterina", chance=[t.card("f_ll")])
    t.do("put_on_leven", "orange", chance=[0])
    assert t.leven(0) == {"orange": 2}


def test_a_die_put_on_loch_leven_between_that_step_and_the_religion_die_waits_too():
    """CF-26 the white die was turned down a moment ago; the orange one comes after it."""
    t = given(houses={"france": {0: 1}}, hands={0: ["remove_person"]}, leven={0: {"white": 3}}).do("turn_leven")
    assert t.asked == ("turn_religion", 0)
    t.do("use_advantage", "remove_person").do("remove_person", "caterina", chance=[t.card("f_ll")])
    t.do("put_on_leven", "orange", chance=[0])
    assert t.leven(0) == {"white": 2, "orange": 3}


def test_another_players_change_of_religion_gives_no_minority_vp():
    """CF-27 seat 1 is left alone by seat 0's change, and gets nothing for it."""
    t = given(religions="PPCC", religion_dice=(1, 3, 3, 3), chance=[religion(5)])
    t.do("choose_religion", "catholic")
    assert t.happened("minority_scored") == [(1, 1)]  # only when seat 1's own die is turned down in its turn
    assert t.s.vp[:2] == [2, 3]
    assert t.s.religion_dice[1] == 2


def test_two_players_of_different_religions_are_each_alone():
    """CF-27 each gets the VP every time."""
    t = given(seats=2, vp=[2, 2], religions="CP")
    assert t.s.vp[0] == 3
    t.do("end_turn")
    assert t.s.vp[1] == 3


def test_walsingham_with_a_four_is_used_four_times():
    """CF-116 at once, then at 3, 2 and 1; the year after he leaves unused."""
    t = given(half=2, seats=2, vp=[30, 30], shown={"england": "walsingham"}, protections=(1, 0))
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england").do("protect")
    t.do("place_stone", "catholic", "spain").do("turn_up", "england", chance=[0])
    chance, numbers = Fast(Random(1)), [4]
    while any(person == "walsingham" for person, _, _ in t.display(0)):
        use = act("turn_use", "walsingham", "stone_protestant")
        legal = t.legal()
        if use in legal:
            numbers.append(t.display(0)[0][2] - 1)
        wanted = [a for a in legal if a == use or a.kind in ("pass", "done", "decline", "let_go")]
        steps = [a for a in legal if a.kind not in ("pay_die", "choose")]
        RULES.step(t.s, (wanted or steps)[0], chance)
    assert numbers == [4, 3, 2, 1]
    assert t.s.year == 6
    assert t.is_gone("walsingham")
    assert "white" in t.free(0)


def test_example_of_red():
    """CF-124 religion 3→2, cloth merchant 4→3 gives a cloth, Count of Feria 2→1 a protection."""
    t = given(persons={0: [("france_cloth", "blue", 4), ("feria", "brown", 2)]}, religions="CCPP")
    assert t.s.religion_dice[0] == 2
    t.do("turn_use", "france_cloth", "good_cloth").do("turn_use", "feria", "protection")
    assert t.display(0) == [("france_cloth", "blue", 3), ("feria", "brown", 1)]
    assert t.goods(0) == {"cloth": 1}
    assert t.s.protections[0] == 1


def test_example_of_yellow():
    """CF-124 religion at 1: rolls 4, changes to protestant; Father Huus 5→4 gives an advantage."""
    t = given(persons={0: [("huus", "orange", 5)]}, religions="CCPP", religion_dice=(1, 3, 3, 3), chance=[religion(4)])
    t.do("choose_religion", "protestant")
    t.do("turn_use", "huus", "advantage", chance=[t.advantage("advance")])
    assert t.s.religions[0] == 1
    assert t.s.religion_dice[0] == 4
    assert t.display(0) == [("huus", "orange", 4)]
    assert t.hand(0) == ["advance"]


def test_example_of_green():
    """CF-124 religion 2→1; Elizabeth 5→4 gives 2 VP; cloth merchant at 1 leaves; wine merchant 4→3 gives a wine."""
    t = given(
        persons={0: [("elizabeth", "white", 5), ("spain_cloth", "brown", 1), ("france_wine", "blue", 4)]},
        religions="PPCC",
        religion_dice=(2, 3, 3, 3),
        shown={"england": "ned"},
    )
    assert t.s.religion_dice[0] == 1
    t.do("turn_use", "elizabeth", "vp_2").do("let_go", "spain_cloth").do("turn_use", "france_wine", "good_wine")
    assert t.s.vp[0] == 4
    assert t.display(0) == [("elizabeth", "white", 4), ("france_wine", "blue", 3)]
    assert "brown" in t.free(0)
    assert t.goods(0) == {"wine": 1}


def test_a_die_turned_up_gives_no_minority_vp_to_anybody_alone():
    """CF-27, CF-115 neither to the one alone who turns it nor to another one."""
    for religions in ("CPPP", "PCPP"):
        t = given(half=2, religions=religions, hands={0: ["turn_die"]}).do("use_advantage", "turn_die")
        t.do("turn_die", "black", 1)
        assert t.s.vp == [2, 2, 2, 2]


def test_nobody_scores_by_being_alone_while_another_players_religion_die_changes():
    """CF-27 seat 1 is alone before and after; seat 0's die is turned down, rerolled, and bought."""
    t = given(religions="CPCC", vp=[9, 9, 9, 9]).do("turn_religion")
    assert t.happened("minority_scored") == []
    assert t.s.vp == [9, 9, 9, 9]
    t = given(religions="CPCC", vp=[9, 9, 9, 9], religion_dice=(1, 3, 3, 3))
    t.do("reroll_religion", chance=[religion(2)]).do("choose_religion", "catholic")
    assert t.s.vp == [9, 9, 9, 9]
    t.do("pay_die", "black", chance=[religion(2)]).do("choose_religion", "catholic")
    assert t.s.vp == [6, 9, 9, 9]


def test_somebody_left_alone_by_a_change_scores_only_with_the_own_die():
    """CF-27 seat 2 is alone once seat 0 has gone over, and has nothing of it in seat 0's turn."""
    t = given(religions="CPCP", vp=[9, 9, 9, 9], religion_dice=(1, 3, 3, 3))
    t.do("reroll_religion", chance=[religion(4)]).do("choose_religion", "protestant")
    assert t.asked == ("end_turn", 0)
    assert t.s.vp == [9, 9, 9, 9]


def test_only_the_own_loch_leven_dice_are_turned_down():
    """CF-20, CF-85 those of the others wait for their owners' first halves."""
    leven = {0: {"white": 3, "blue": 1}, 1: {"white": 3, "blue": 1}, 3: {"violet": 6}}
    t = given(vp=[9, 9, 9, 9], leven=leven).do("turn_leven")
    assert [t.leven(seat) for seat in range(4)] == [{"white": 2}, leven[1], {}, leven[3]]
    assert "blue" in t.free(0)
    t.do("turn_religion").do("end_turn").do("turn_leven")
    assert [t.leven(seat) for seat in range(4)] == [{"white": 2}, {"white": 2}, {}, leven[3]]
