"""Bots by name."""

from random import Random

import pytest

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import STAND_IN, UnknownLevel, level_ids, level_of, make_bot
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from tests import toy

pytestmark = pytest.mark.usefixtures("toy_game")


def view():
    return toy.RULES.mask(engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state, 0)


def test_random_and_greedy_are_there_to_measure_by():
    assert level_ids()[:2] == ("random", "greedy")
    assert STAND_IN in level_ids()
    assert not level_of("random").thinks
    assert not level_of("greedy").thinks


@pytest.mark.parametrize("level", ["", "Random", "genius", "../random"])
def test_an_unknown_level_is_refused_by_name(level):
    with pytest.raises(UnknownLevel) as refused:
        make_bot("toy", level)
    assert refused.value.details["level"] == level
    assert "greedy" in str(refused.value.details["levels"])


def test_random_chooses_everything_sooner_or_later():
    bot, legal, rng = make_bot("toy", "random"), toy.RULES.legal(view()), Random(1)
    assert {bot.choose(view(), legal, Budget(), rng) for _ in range(200)} == set(legal)


def test_greedy_follows_the_games_brain():
    legal = toy.RULES.legal(view())
    chosen = make_bot("toy", "greedy").choose(view(), legal, Budget(), Random(1))
    assert chosen == toy.EVALUATOR.greedy(view(), legal, Random(1))


def test_greedy_does_not_think_about_forced_moves(monkeypatch):
    monkeypatch.setattr(toy.Evaluator, "greedy", lambda *args: pytest.fail("it thought"))
    assert make_bot("toy", "greedy").choose(view(), [toy.ROLL], Budget(), Random(1)) == toy.ROLL


def test_a_bot_may_tell_how_it_chose():
    bot = make_bot("toy", "random")
    assert bot.stats == {}
    bot.stats = {"iterations": 3}
    assert bot.stats == {"iterations": 3}
