"""How quick policies are taught: by games against themselves, the same way with the same seed."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

import learn
import tune
from kingsbridge_desktop.bots.base import Evaluator, evaluator_of
from kingsbridge_desktop.core.registry import game_ids, rules_of
from learn import School, Weight, moved, weights_of


@pytest.mark.parametrize("game", game_ids())
def test_every_number_of_a_policy_can_be_moved_and_none_changes_its_sign(game):
    evaluator = evaluator_of(game)
    weights = weights_of(evaluator)
    assert weights_of(evaluator.learned(moved(weights, [0.0] * len(weights)))) == weights
    for before, after in zip(weights, weights_of(evaluator.learned(moved(weights, [0.5] * len(weights)))), strict=True):
        assert after.value == pytest.approx(1.6487 * before.value, rel=1e-3)


def test_numbers_of_one_field_stay_together():
    weights = [Weight("gold", 0, 1.0), Weight("gold", 1, 2.0), Weight("purse", -1, 16.0)]
    assert moved(weights, [0.0, 0.0, 0.0]) == {"gold": (1.0, 2.0), "purse": 16.0}


class Believer(Evaluator):
    """Makes as many points as it believes it makes, in games that are over at once."""

    class Weights(NamedTuple):
        hope: float

    def __init__(self, hope: float = 1.0) -> None:
        self.weights = self.Weights(hope)

    def learned(self, weights: Any) -> Believer:
        return Believer(**weights)


def moved_by(school: School) -> float:
    hope = school.learn(60)["hope"]
    assert isinstance(hope, float)
    return hope


def test_it_goes_where_more_points_come_from(monkeypatch):
    monkeypatch.setattr(learn, "evaluator_of", lambda game: Believer())
    school = School("web_of_power", 1)
    monkeypatch.setattr(school, "play", lambda players, rng: tuple(player.weights.hope for player in players))
    assert moved_by(school) > 1.5
    monkeypatch.setattr(school, "play", lambda players, rng: tuple(-player.weights.hope for player in players))
    assert moved_by(school) < 0.7


def test_the_same_seed_learns_the_same(monkeypatch):
    monkeypatch.setattr(learn, "GAMES", 1)
    first, second, other = (School("web_of_power", seed).learn(4) for seed in (3, 3, 4))
    assert first == second != other


def test_one_alone_sits_at_every_seat_and_shares_a_win(monkeypatch):
    monkeypatch.setattr(learn, "AGAINST", 2)
    school = School("web_of_power", 1)
    one, others = Believer(2.0), Believer(1.0)
    monkeypatch.setattr(school, "play", lambda players, rng: tuple(player.weights.hope for player in players))
    assert school.alone(one, others, 3) == (1.0, 6)
    assert school.alone(others, one, 3) == (0.0, 6)
    assert school.alone(others, others, 4) == (0.25, 8)


def test_what_was_learned_is_written_and_told(monkeypatch, tmp_path, capsys):
    numbers = tmp_path / "bots.json"
    numbers.write_text(tune.NUMBERS.read_text(encoding="utf-8"), encoding="utf-8")
    for module in (learn, tune):
        monkeypatch.setattr(module, "NUMBERS", numbers)
    monkeypatch.setattr(School, "learn", lambda self, steps: {"card": 0.25, "swap": -0.12345})
    monkeypatch.setattr(School, "alone", lambda self, one, others, seats: (0.5, 10))
    learn.main(["web_of_power", "--steps", "1"])
    assert '"card": 0.25' in numbers.read_text(encoding="utf-8")
    assert '"swap": -0.123' in numbers.read_text(encoding="utf-8")
    assert capsys.readouterr().out.count("web_of_power") == len(rules_of("web_of_power").seats)


def test_a_quick_game_is_played_to_its_end():
    school = School("pillars_cards", 1)
    assert len(school.play([school.evaluator] * 3, Random(1))) == 3
