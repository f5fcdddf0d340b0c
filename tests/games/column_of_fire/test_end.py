"""The end and the winner (CF-95 to CF-99)."""

from typing import Any

from kingsbridge_desktop.core.types import Item
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import die, given, religion

BOUND = [
    ("feria", "brown", 3),
    ("huus", "orange", 3),
    ("ned", "white", 3),
    ("sylvie", "blue", 3),
    ("rollo", "violet", 3),
]


def last_turn(**table):
    """The last player's second half, with all dice bound: it runs by itself below 3 VP, else to its windows."""
    table.setdefault("vp", [2, 2, 2, 2])
    return given(half=2, seat=3, persons={3: BOUND}, **table)


def test_the_game_ends_after_the_year_in_which_50_vp_were_reached():
    """CF-95 the year is played to its end."""
    t = given(
        half=2, seat=2, vp=[2, 2, 48, 2], houses={"england": {2: 1}}, discs=(1, 2, 19, 5), goods={2: {"cloth": 1}}
    )
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", 0, 0).do("sell", "england", "cloth")
    assert t.happened("end_announced") == [(2,)]
    t.do("end_turn")
    assert t.asked == ("roll", 3)
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", 6, 0).do("decline")
    assert t.s.stack == []
    assert t.happened("game_ended") == [()]


def test_falling_below_50_again_does_not_help():
    """CF-95 the end was announced."""
    assert last_turn(vp=[10, 2, 2, 2], ending=1).s.stack == []


def test_without_50_vp_or_a_used_up_deck_the_game_goes_on():
    """CF-95 a next year begins."""
    t = last_turn(vp=[49, 2, 2, 2])
    assert t.s.year == 3
    assert t.s.stack


def test_a_used_up_deck_ends_the_game_with_the_year():
    """CF-95 early end."""
    t = last_turn(shown={"spain": None}, unseen={"spain": []})
    assert t.s.stack == []
    assert t.happened("deck_used_up") == []  # it was used up before


def test_final_vp():
    """CF-96, CF-123 3 houses, 1 protection, 3 goods, advantages of 1 and 2: 11 VP."""
    t = last_turn(
        ending=1,
        vp=[20, 0, 0, 0],
        houses={"england": {0: 2}, "spain": {0: 6}, "france": {0: 1}},
        protections=(1, 0, 0, 0),
        goods={0: {"wine": 2, "ore": 1}},
        hands={0: ["vp_1", "vp_2"]},
    )
    assert t.s.stack == []
    assert RULES.scores(t.s)[0] == 31
    assert t.happened("final_vp_scored")[0] == (0, 6, 1, 1, 3)
    assert RULES.breakdown(t.s)[0] == (
        Item("track", 20),
        Item("houses", 6),
        Item("protections", 1),
        Item("goods", 1),
        Item("advantages", 3),
    )


def test_the_most_vp_win():
    """CF-96 whoever is ahead then."""
    t = last_turn(ending=1, vp=[20, 19, 26, 0], houses={"england": {1: 2}, "spain": {1: 6}, "france": {1: 1}})
    assert RULES.scores(t.s) == (20, 25, 26, 0)
    assert RULES.ranking(t.s) == (2, 1, 0, 3)


def test_vp_advantages_do_not_count_towards_50():
    """CF-97 48 on the track and 3 in the hand are not 50."""
    t = last_turn(vp=[48, 2, 2, 2], hands={0: ["vp_3"]})
    assert t.s.stack
    assert not t.s.ending
    t = given(vp=[48, 2, 2, 2], religions="CPPP", hands={0: ["vp_3"]}).do("turn_religion")
    assert t.s.vp[0] == 49  # a VP gained with the tile in the hand
    assert not t.s.ending


def test_a_tie_is_decided_by_goods_then_religion_die_then_shared():
    """CF-98 in this order."""
    t = last_turn(ending=1, vp=[20, 21, 0, 0], goods={0: {"wine": 2}, 1: {"ore": 1}})
    assert RULES.scores(t.s)[:2] == (21, 21)
    assert RULES.ranking(t.s)[:2] == (0, 1)
    t = last_turn(ending=1, vp=[20, 21, 0, 0], goods={0: {"wine": 2}, 1: {"ore": 1}}, religion_dice=(1, 5, 3, 3))
    assert RULES.ranking(t.s)[:2] == (0, 1)  # goods come before the die
    t = last_turn(ending=1, vp=[20, 20, 0, 0], religion_dice=(2, 5, 3, 3))
    assert RULES.ranking(t.s)[:2] == (1, 0)
    t = last_turn(ending=1, vp=[20, 20, 0, 0])
    assert RULES.ranking(t.s)[:2] == (0, 0)


def test_50_vp_count_for_anybody_in_anybodys_turn():
    """CF-99 by a conflict in seat 0's turn, seat 1 reaches 50."""
    t = given(
        vp=[9, 46, 2, 2],
        religions="CPCP",
        stones={"england": "PPN"},
        hands={0: ["stone_neutral"]},
        houses={"england": {1: 4}},
    )
    t.do("turn_religion").do("use_advantage", "stone_neutral").do("place_stone", "neutral", "england").do("end_turn")
    assert t.happened("end_announced") == [(1,)]
    assert t.s.ending


def test_50_vp_count_by_an_event_too():
    """CF-99 a bonus in another's turn."""
    t = given(half=2, vp=[9, 47, 2, 2], protections=(0, 1, 0, 0))
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_pos")]).do("give_protection", chance=[0])
    assert t.s.vp[1] == 50
    assert t.s.ending


def test_50_vp_count_even_if_paid_away_at_once_and_vp_go_on_above():
    """CF-99 reached by the minority, paid for a die."""
    t = given(vp=[49, 2, 2, 2], religions="CPPP").do("turn_religion")
    assert t.s.vp[0] == 50
    t.do("pay_die", "black", chance=[religion(3)]).do("choose_religion", "protestant")
    assert t.s.vp[0] == 47
    assert t.s.ending
    t = given(vp=[55, 2, 2, 2], ending=1, religions="CPPP").do("turn_religion")
    assert t.s.vp[0] == 56


def test_the_scores_of_a_masked_position_leave_unseen_advantages_out():
    """CF-13, CF-96 what one cannot see is not projected."""
    t = given(vp=[9, 9, 9, 9], hands={0: ["vp_3"], 1: ["vp_2"]})
    assert RULES.scores(t.s) == (12, 11, 9, 9)
    assert RULES.scores(RULES.mask(t.s, 0)) == (12, 9, 9, 9)


def test_two_vp_advantages_of_one_kind_count_twice():
    """CF-96 each tile counts."""
    for hand, vp in ((["vp_2", "vp_2"], 4), (["vp_1"] * 3, 3), (["vp_3", "vp_3", "vp_1", "vp_1", "advance"], 8)):
        t = last_turn(ending=1, vp=[20, 0, 0, 0], hands={0: hand})
        assert t.s.stack == []
        assert RULES.scores(t.s)[0] == 20 + vp
        assert RULES.breakdown(t.s)[0][-1] == Item("advantages", vp)
        assert t.happened("final_vp_scored")[0] == (0, 0, 0, 0, vp)


def test_50_vp_by_a_sale_announce_the_end():
    """CF-99 on a ship, on a good field, by a captain and by the like advantage."""
    table: dict[str, Any] = {"houses": {"england": {0: 1}}, "goods": {0: {"cloth": 1}}}
    for field, before in ((0, 46), (7, 46)):
        t = given(half=2, vp=[before + 1, 2, 2, 2], discs=(field - 1 if field else 19, 8, 9, 13), **table)
        t.do("roll", chance=[die(1)] * 5).do("pass").do("move", field, 0)
        assert not t.s.ending
        t.do("sell", "england", "cloth")
        assert t.happened("end_announced") == [(0,)]
        assert t.s.ending
    t = given(vp=[47, 2, 2, 2], persons={0: [("england_captain", "white", 3)]}, **table).do("turn_religion")
    t.do("turn_use", "england_captain", "captain")
    assert t.happened("end_announced") == [(0,)]
    t = given(vp=[47, 2, 2, 2], hands={0: ["captain"]}, **table).do("use_advantage", "captain")
    assert t.happened("end_announced") == [(0,)]


def test_50_vp_by_a_symbol_announce_the_end():
    """CF-99 VP of a person in either half, and of a field."""
    t = given(vp=[48, 2, 2, 2], persons={0: [("felipe", "brown", 3)]}, shown={"spain": "pedro"}).do("turn_religion")
    t.do("turn_use", "felipe", "vp_2")
    assert t.s.vp[0] == 50
    assert t.happened("end_announced") == [(0,)]
    t = (
        given(vp=[49, 2, 2, 2], persons={0: [("alice", "white", 3)]})
        .do("turn_religion")
        .do("turn_use", "alice", "vp_1")
    )
    assert t.happened("end_announced") == [(0,)]
    t = given(half=2, vp=[48, 2, 2, 2]).do("roll", chance=[die(1)] * 5).do("choose", "white", "england")
    assert not t.s.ending
    assert t.do("gain_vp", 2).happened("end_announced") == [(0,)]
    t = given(half=2, vp=[49, 2, 2, 2], discs=(17, 5, 10, 15)).do("roll", chance=[die(1)] * 5).do("pass")
    assert t.do("move", 18, 0).do("gain_vp", 2).happened("end_announced") == [(0,)]
