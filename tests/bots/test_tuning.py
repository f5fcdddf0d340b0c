"""The file of numbers: complete, checked once, refused with the reason."""

import json

import pytest

from kingsbridge_desktop.bots.base import Evaluator, evaluator_of, first_best
from kingsbridge_desktop.bots.ladder import ADVISER, FROZEN, LADDER, QUICK, TUNED
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.bots.tuning import Tuning, learned_of, loads, shipped, tuning_of, weights_of
from kingsbridge_desktop.bots.weighted_evaluation import WeightedEvaluation, Weights, evaluation_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.registry import game_ids, rules_of

LEVEL = {"iterations": 5}
FIRST = {"iterations": 5, "slip": 1.0, "margin": 3.0}
WHOLE = {"apprentice": FIRST, "easy": LEVEL, "normal": LEVEL, "hard": {}, "master": {}, ADVISER: {}, FROZEN: {}}


def text(games, weights=None, **more):
    return json.dumps({"format": 1, "games": games, "weights": weights or {}, **more})


def test_every_game_has_numbers_of_its_own_for_each_level():
    assert set(game_ids()) <= set(shipped().games)
    assert set(game_ids()) <= set(shipped().weights)
    for game in game_ids():
        for level in TUNED:
            assert tuning_of(game, level) != Tuning(iterations=tuning_of(game, level).iterations)


def test_the_lower_levels_answer_quickly_everywhere_and_a_master_takes_the_time_it_gets():
    for game in game_ids():
        for level in QUICK:
            assert 0 < tuning_of(game, level).iterations < 100
        assert tuning_of(game, LADDER[-1]).iterations == 0
        assert tuning_of(game, "easy").choice_temperature > 0
        assert tuning_of(game, "normal").choice_temperature <= tuning_of(game, "easy").choice_temperature
        assert tuning_of(game, "hard").choice_temperature == tuning_of(game, "master").choice_temperature == 0


def test_hard_thinks_more_than_normal_and_is_the_same_on_every_machine():
    for game in game_ids():
        normal, hard, master = [tuning_of(game, level) for level in ("normal", "hard", "master")]
        assert normal.iterations < hard.iterations <= 200, "at most 0.2 s in pure Python"
        assert normal.rollout < hard.rollout <= master.rollout


def test_hints_and_reviews_look_ahead_as_hard_did_when_they_were_calibrated():
    for game in game_ids():
        assert tuning_of(game, ADVISER) == tuning_of(game, FROZEN)


def test_the_frozen_yardstick_thinks_as_hard_did_in_the_first_release():
    """These numbers never change: they are what later bots are measured by."""
    assert tuning_of("column_of_fire", FROZEN) == Tuning(rollout=40, settle=14, policy_rate=1.0, scale=20.0)
    assert tuning_of("pillars", FROZEN) == Tuning(rollout=80, settle=12, policy_rate=1.0, scale=10.0)
    assert tuning_of("web_of_power", FROZEN) == Tuning(rollout=20, settle=12, policy_rate=1.0, scale=16.0)
    cards = Tuning(rollout=12, settle=4, policy_rate=0.95, prior_weight=0.2, scale=30.0)
    assert tuning_of("pillars_cards", FROZEN) == cards


def test_a_game_without_an_entry_plays_by_the_common_one():
    assert tuning_of("toy", "hard") == shipped().games["others"]["hard"]
    assert weights_of("toy") is None


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (text({"pillars": WHOLE}), "others"),
        (text({"others": {level: WHOLE[level] for level in QUICK}}), "hard"),
        (text({"others": {**WHOLE, "genius": {}}}), "genius"),
        (text({"others": {**WHOLE, "apprentice": LEVEL}}), "slip"),
        (text({"others": {**WHOLE, "normal": {}}}), "iterations of its own"),
        (text({"others": {**WHOLE, "hard": {"explore": -1.0}}}), "explore"),
        (text({"others": {**WHOLE, "hard": {"depth": 0}}}), "depth"),
        (text({"others": {**WHOLE, "hard": {"exlpore": 1.0}}}), "exlpore"),
        (text({"others": {**WHOLE, "hard": {"rollout": "8"}}}), "rollout"),
        (text({"others": WHOLE}, {"pillars": {"terms": {"gold": [1.0]}, "asked": {}}}), "gold"),
        (text({"others": WHOLE}, learned={"pillars": {"gold": ["much"]}}), "gold"),
        (text({"others": WHOLE}, more=1), "more"),
        ("{", "JSON"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(broken, reason):
    with pytest.raises(BadData) as refused:
        loads(broken)
    assert reason in str(refused.value)


def test_a_good_file_is_read():
    learned = {"x": {"gold": [1.0, 0.5], "purse": 3.0}}
    found = loads(text({"others": WHOLE}, {"x": {"terms": {"a": [1.0, -0.5]}, "asked": {"q": 2.0}}}, learned=learned))
    assert found.games["others"]["easy"] == Tuning(iterations=5)
    assert found.weights["x"] == Weights({"a": (1.0, -0.5)}, {"q": 2.0})
    assert found.learned == {"x": {"gold": (1.0, 0.5), "purse": 3.0}}


class Weighed(Evaluator):
    """An evaluator with two terms at a quarter of its game."""

    def parts(self, s):
        return {"gold": [4.0, 0.0], "fame": [0.0, 2.0], "unknown": [9.0, 9.0]}

    def clock(self, s):
        return 0.25


def test_terms_count_what_they_were_worth_at_that_time_of_the_game():
    s = engine.begin(rules_of("web_of_power"), 3, {"start_player": 1}, Seeded(1)).state
    values = WeightedEvaluation(
        Weighed(), Weights({"gold": (1.0, 2.0), "fame": (0.5, 0.0), "gone": (9.0, 9.0)}, {"turn": 4.0})
    )
    assert values(s) == [4.0 * 1.5, 2.0 * 0.5 + 4.0 * 0.75]


@pytest.mark.parametrize("game", game_ids())
def test_the_fitted_terms_are_those_of_the_game(game):
    s = engine.begin(rules_of(game), 3, {}, Seeded(1)).state
    evaluator = evaluator_of(game)
    weights = weights_of(game)
    parts = evaluator.parts(s)
    assert weights is not None
    assert all(len(values) == 3 for values in parts.values())
    assert set(weights.terms) & set(parts)
    assert 0 <= evaluator.clock(s) < 0.2
    assert len(evaluation_of(evaluator, weights)(s)) == 3
    assert sum(len(evaluator.terms(s, seat)) for seat in range(3)) > 0
    for seat in range(3):
        assert sum(term.value for term in evaluator.terms(s, seat)) == pytest.approx(evaluator.values(s)[seat])


@pytest.mark.parametrize("game", game_ids())
def test_a_level_that_learned_plays_on_by_that_and_values_positions_as_before(game):
    rules, evaluator = rules_of(game), evaluator_of(game)
    known = SearchBot(rules, evaluator, Tuning())
    taught = SearchBot(rules, evaluator, Tuning(learned=1))
    assert known.evaluator is evaluator
    s, differs = engine.begin(rules, 3, {}, Seeded(1)).state, False
    for ply in range(60):
        legal = rules.legal(s)
        worths = evaluator.action_worths(s, legal)
        differs = differs or taught.evaluator.action_worths(s, legal) != worths
        assert taught.values(s) == known.values(s)
        rules.step(s, first_best(legal, worths), Seeded(1, ply))
    assert differs == bool(learned_of(game))


def test_what_a_game_never_learned_leaves_its_policy_alone(toy_game):
    assert learned_of("toy") == {}
    assert evaluator_of("toy").learned({}) is evaluator_of("toy")
