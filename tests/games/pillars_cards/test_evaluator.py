"""The quick player: sensible cards in clear positions, far better than chance, and honest."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.eval.pillars_cards import EVALUATOR
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.pillars_cards import Text
from tests.games.pillars_cards.build import given, random_game, scoring


def choice(s: State) -> str:
    """The card the evaluator plays, seeing only what the asked player may know."""
    seat = s.stack[-1].seat
    action = EVALUATOR.greedy(RULES.mask(s, seat), RULES.legal(s), Random(1))
    return CARD_IDS[action.args[0]]


def last_to_play(hand: str, trick: str, **more) -> State:
    """Seat 3 (orange) plays the last card of a trick that seat 0 led; nobody is without a trick."""
    hands = ["aliena", "regan", "tom", hand]
    return given(hands, trick=trick, tricks=more.pop("tricks", [1, 1, 1, 1]), taken=["ellen"] * 4, **more)


def test_a_good_trick_is_taken():
    """PC-14 Prior Philip and a quarry lie there; the painter takes them, Bishop Waleran does not."""
    s = last_to_play("painter waleran", "philip quarry_1 forest_1")
    assert choice(s) == "painter"


def test_a_bad_trick_is_left_to_another():
    """PC-25 William and Regan lie there: whoever can stay below does."""
    s = last_to_play("brick_maker gravel_pit_1", "william regan red_tool_maker", advantage="brick_maker")
    assert choice(s) == "gravel_pit_1"


def test_minus_cards_are_given_to_others():
    """PC-25 The trick is blue's for sure: Bishop Waleran goes with it, Ellen does not."""
    s = last_to_play("ellen waleran", "blue_master_builder quarry_1 forest_1")
    assert choice(s) == "waleran"


def test_own_craftsmen_go_into_own_tricks():
    """PC-24 Somebody played the orange master builder: the tool maker with a metal in stock joins it."""
    s = last_to_play(
        "orange_tool_maker green_tool_maker waleran", "orange_master_builder quarry_1 forest_1", stock={3: (0, 0, 0, 2)}
    )
    assert choice(s) == "orange_tool_maker"


def test_own_craftsmen_do_not_go_into_foreign_tricks():
    """PC-21 The trick is blue's: the own woodworker waits."""
    s = last_to_play("orange_woodworker green_tool_maker", "blue_master_builder ellen forest_1")
    assert choice(s) == "green_tool_maker"


def test_the_king_keeps_a_rich_trick_from_another():
    """PC-15 Blue would get Philip and its own craftsman; the king takes it from everybody."""
    s = last_to_play("king ellen", "blue_master_builder philip blue_stonecutter", stock={0: (2, 0, 0, 0)})
    assert choice(s) == "king"


def test_who_hopes_for_the_kings_trick_ducks():
    """PC-20 The only one without a trick leaves a poor trick alone near the end for a rich king's trick."""
    s = given(
        ["aliena", "regan", "tom", "brick_maker gravel_pit_2"],
        trick="quarry_1 green_tool_maker red_tool_maker",
        taken=["ellen", "forest_1", "forest_2", ""],
        tricks=[3, 2, 2, 0],
        king_trick="king orange_stonecutter orange_woodworker philip",
        advantage="brick_maker",
        laid={0: "painter potter helper bell_founder"},
        deal=5,
    )
    s.past = random_game(4, 1, 28).past
    assert len(s.past) == 7
    assert choice(s) == "gravel_pit_2"


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_chance_clearly(seats):
    """PC-32 One thinking player among random ones wins more than seven games of ten."""
    won = 0.0
    games = 40
    for number in range(games):
        rng = Random(number)
        chance = Fast(rng)
        s = RULES.setup(seats, {"colours": 0}, chance)
        me = number % seats
        while s.stack:
            legal = RULES.legal(s)
            seat = s.stack[-1].seat
            action = EVALUATOR.greedy(RULES.mask(s, seat), legal, rng) if seat == me else rng.choice(legal)
            RULES.step(s, action, chance)
        best = winners(RULES, s)
        won += (me in best) / len(best)
    assert won > 0.7 * games


@pytest.mark.parametrize("seats", [3, 4])
def test_it_answers_every_question_and_changes_nothing(seats):
    """PC-05 In whole games every answer is legal, from what the player may know, and the view stays as it was."""
    rng = Random(seats)
    chance = Fast(rng)
    for _ in range(6):
        s = RULES.setup(seats, {"colours": 0}, chance)
        while s.stack:
            legal = RULES.legal(s)
            view = RULES.mask(s, s.stack[-1].seat)
            key = view.key()
            action = EVALUATOR.greedy(view, legal, rng)
            assert action in legal
            EVALUATOR.values(view)
            assert view.key() == key
            RULES.step(s, action if rng.random() < 0.7 else rng.choice(legal), chance)


@pytest.mark.parametrize("seats", [3, 4])
def test_expectations_end_in_the_score(seats):
    """PC-32 At the end they are the points; before, the terms add up, the heaviest first, and have names."""
    text = Text(from_linguist("en"), ("Anna", "Ben", "Cem", "Dora"))
    s = random_game(seats, 3)
    assert tuple(EVALUATOR.values(s)) == RULES.scores(s)
    for plies in range(0, 200, 9):
        s = RULES.mask(random_game(seats, 3, plies), NOBODY)
        values = EVALUATOR.values(s)
        for seat in range(seats):
            terms = EVALUATOR.terms(s, seat)
            assert sum(term.value for term in terms) == pytest.approx(values[seat])
            assert [abs(term.value) for term in terms] == sorted((abs(term.value) for term in terms), reverse=True)
            assert all(text.term(term.kind) for term in terms)


def test_expectations_see_what_was_won():
    """PC-25 Philip in the tricks is better than Waleran."""
    good = given(["aliena king", "tom regan", "quarry_1 quarry_2", "forest_1 forest_2"], taken=["philip", "", "", ""])
    bad = given(["aliena king", "tom regan", "quarry_1 quarry_2", "forest_1 forest_2"], taken=["waleran", "", "", ""])
    assert EVALUATOR.values(good)[0] > EVALUATOR.values(bad)[0] + 5


def test_expectations_hold_through_a_scoring():
    """PC-36 Whether a player is asked, waits or is done, the points to be had are in the expectation."""
    taken = ["blue_stonecutter philip", "green_stonecutter philip", "red_stonecutter philip", "ellen"]
    s = scoring(taken, stock=dict.fromkeys(range(4), (1, 0, 0, 0)))
    before = EVALUATOR.values(s)
    assert before[0] == pytest.approx(before[1]) == pytest.approx(before[2])
    RULES.step(s, EVALUATOR.greedy(s, RULES.legal(s), Random(1)), Fast(Random(1)))
    assert EVALUATOR.values(s)[0] == pytest.approx(before[0])
