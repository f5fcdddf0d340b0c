"""Chances to win: fair shares of one, never sure before the end, exact at it."""

import json
from random import Random

import pytest

from kingsbridge_desktop.bots import win_chances
from kingsbridge_desktop.bots.base import evaluator_of
from kingsbridge_desktop.bots.win_chances import LEAST, PLAIN, Curve, chances_by, curve_of, percents, win_chances_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.registry import game_ids, rules_of
from tests import toy

GAMES = [game for game in game_ids() if game != "toy"]
EARLY_AND_LATE = Curve(-2.0, 2.0, 0.0, 0.02)


@pytest.mark.parametrize("game", GAMES)
def test_every_size_of_table_was_measured(game):
    assert all(curve_of(game, seats) != PLAIN for seats in rules_of(game).seats)


def test_a_game_without_numbers_has_chances_too(toy_game):
    assert curve_of(toy_game, 2) == PLAIN


@pytest.mark.parametrize("game", GAMES)
def test_chances_share_one_and_are_exact_at_the_end_only(game):
    rules, evaluator, rng = rules_of(game), evaluator_of(game), Random(4)
    options = {name: option.values[0] for name, option in rules.options.items()}
    s, chance, chances = rules.setup(rules.seats[-1], options, Fast(rng)), Fast(rng), win_chances_of(game)
    while s.stack:
        found = chances(s)
        assert sum(found) == pytest.approx(1)
        assert all(LEAST <= one < 1 for one in found)
        rules.step(s, evaluator.greedy(s, rules.legal(s), rng), chance)
    ranks = rules.ranking(s)
    assert [one > 0 for one in chances(s)] == [rank == 0 for rank in ranks]
    assert sum(chances(s)) == pytest.approx(1)


def test_a_shared_victory_is_shared(toy_game):
    s = toy.RULES.setup(2, {"start_player": 0, "rounds": 3}, Fast(Random(1)))
    s.stack.clear()
    s.points[:] = [3, 3]
    assert win_chances_of(toy_game)(s) == [0.5, 0.5]


def test_the_same_lead_is_worth_more_late_in_the_game():
    early, late = (chances_by(EARLY_AND_LATE, (10.0, 5.0, 0.0), progress) for progress in (0.1, 0.9))
    assert 1 / 3 < early[0] < late[0] < 1


def test_a_hopeless_seat_keeps_a_little_chance():
    assert min(chances_by(EARLY_AND_LATE, (1000.0, 0.0), 1.0)) == pytest.approx(0.01)


@pytest.mark.parametrize(
    ("chances", "shown"),
    [
        ((0.5, 0.5), [50, 50]),
        ((0.333, 0.333, 0.334), [33, 33, 34]),
        ((0.994, 0.002, 0.002, 0.002), [97, 1, 1, 1]),
        ((0.9999, 0.0001), [99, 1]),
        ((1.0, 0.0, 0.0), [100, 0, 0]),
        ((0.5, 0.5, 0.0), [50, 50, 0]),
    ],
)
def test_percents_are_whole_and_sum_to_a_hundred(chances, shown):
    assert percents(chances) == shown


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"format": 2, "games": {}}', json.dumps({"format": 1, "games": {"x": {"4": {}}}})]
)
def test_a_bad_file_is_refused(text):
    with pytest.raises(BadData):
        win_chances.loads(text)
