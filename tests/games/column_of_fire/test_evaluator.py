"""The evaluator plays sensibly where the right answer is plain, and a newcomer loses to it."""

from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.bots.eval.column_of_fire import EVALUATOR
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import act, die, given, religion

RNG = Random(1)


def choice(t):
    """What greedy does for whoever is asked, seeing only what that seat may know."""
    return EVALUATOR.greedy(RULES.mask(t.s, t.asked[1]), RULES.legal(t.s), RNG)


def test_it_takes_points_that_lie_there():
    t = given(
        half=2, discs=(19, 1, 8, 13), vp=[3, 2, 2, 2], houses={"england": {0: 3}}, goods={0: {"cloth": 1, "wine": 1}}
    )
    t.do("roll", chance=[die(1)] * 5).do("pass")
    assert choice(t) == act("move", 0, 0)
    t.do("move", 0, 0)
    assert choice(t).kind == "sell"


def test_it_prefers_the_longer_bond_to_a_good_person():
    t = given(half=2, vp=[2, 2, 2, 2]).do("roll", chance=[die(1), die(5), die(1), die(1), die(1)])
    assert choice(t) == act("choose", "blue", "france")


def test_it_takes_the_religion_that_wins_the_coming_conflict():
    table: dict[str, Any] = {"half": 2, "vp": [3, 2, 2, 2], "religions": "CPCP", "houses": {"england": {0: 6}}}
    t = given(**table, stones={"england": "PPP"}).do("pay_die", "black", chance=[religion(3)])
    assert choice(t) == act("choose_religion", "protestant")
    t = given(**table, stones={"england": "CCC"}).do("pay_die", "black", chance=[religion(3)])
    assert choice(t) == act("choose_religion", "catholic")


def test_it_places_a_stone_where_it_wins():
    t = given(
        vp=[2, 2, 2, 2],
        religions="CPPP",
        hands={0: ["stone_catholic"]},
        stones={"spain": "CPN"},
        houses={"spain": {0: 6, 1: 5}},
    )
    t.do("use_advantage", "stone_catholic")
    assert choice(t) == act("place_stone", "catholic", "spain")


def test_it_saves_its_house_from_a_lost_conflict():
    t = given(
        vp=[2, 2, 2, 2],
        religions="CPPP",
        hands={0: ["stone_protestant"]},
        stones={"spain": "PPC"},
        houses={"spain": {0: 6}},
    )
    t.do("use_advantage", "stone_protestant")
    assert choice(t) == act("remove_stone", "protestant", "spain")


def test_it_averts_what_costs_more_than_a_protection_and_suffers_what_costs_less():
    t = given(half=2, vp=[9] * 4, religions="CPPP", protections=(1, 0, 0, 0))
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("place_stone", "protestant", "england")
    t.do("decline").do("turn_up", "england", chance=[t.card("e_rel")])
    assert choice(t) == act("avert")


def test_it_does_not_throw_points_away():
    """No die is bought without need, no person declined that gives points."""
    t = given(half=2, vp=[9, 9, 9, 9])
    assert choice(t) == act("roll")
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england")
    assert choice(t) == act("gain_vp", 2)


def test_in_the_last_year_it_sells_rather_than_gathers():
    t = given(
        half=2, ending=1, discs=(6, 1, 8, 13), vp=[5, 2, 2, 2], goods={0: {"cloth": 2}}, houses={"england": {0: 1}}
    )
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", 7, 0)
    assert choice(t) == act("sell", "england", "cloth")


def test_terms_add_up_to_the_value():
    t = given(
        half=2, vp=[9, 3, 2, 2], houses={"spain": {0: 6}}, persons={0: [("feria", "brown", 4)]}, goods={0: {"ore": 2}}
    )
    masked = RULES.mask(t.s, 0)
    for seat, value in enumerate(EVALUATOR.values(masked)):
        assert sum(term.value for term in EVALUATOR.terms(masked, seat)) == pytest.approx(value)
    assert EVALUATOR.values(masked)[0] > EVALUATOR.values(masked)[2]


def test_values_after_the_end_are_the_scores():
    t = given(vp=[20, 3, 2, 2], houses={"spain": {0: 6}})
    t.s.stack = []
    assert EVALUATOR.values(t.s) == [22, 3, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_newcomer_loses(seats):
    """Ten games against players who choose by chance, from every seat."""
    wins = 0
    for seed in range(10):
        rng = Random(seed)
        chance, mine = Fast(rng), seed % seats
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            legal = RULES.legal(s)
            seat = s.stack[-1].seat
            action = EVALUATOR.greedy(RULES.mask(s, seat), legal, rng) if seat == mine else rng.choice(legal)
            RULES.step(s, action, chance)
        wins += RULES.ranking(s)[mine] == 0
    assert wins == 10
