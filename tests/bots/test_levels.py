"""Bots by name."""

from random import Random

import pytest

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.ladder import FROZEN, LADDER, QUICK, YARDSTICKS
from kingsbridge_desktop.bots.levels import (
    ADVISER,
    STAND_IN,
    UnknownLevel,
    budget_of,
    level_ids,
    level_of,
    make_bot,
    offered_levels,
)
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


def test_people_are_offered_the_ladder_from_below_and_the_yardsticks_last():
    assert offered_levels() == ("apprentice", "easy", "normal", "hard", "master", "greedy", "random")
    assert level_ids() == (*YARDSTICKS, *LADDER)
    assert FROZEN not in level_ids()
    assert ADVISER not in level_ids()
    assert level_of(FROZEN).thinks


def test_a_master_takes_all_the_time_that_a_bot_may_have_and_hard_a_quarter_of_it():
    assert budget_of("master", 2.0) == Budget(seconds=2.0)
    assert budget_of("hard", 2.0) == Budget(seconds=0.5)
    assert budget_of("hard", 2.0, pace=2.0) == Budget(seconds=1.0, effort=2.0)
    assert budget_of("a level of a later release", 2.0) == Budget(seconds=2.0)


@pytest.mark.parametrize("level", QUICK)
def test_a_quick_level_makes_as_many_tries_as_its_seat_has_patience_for(level):
    bot, legal = make_bot("toy", level), toy.RULES.legal(view())
    tries = []
    for effort in (0.5, 1.0, 3.0):
        bot.choose(view(), legal, Budget(effort=effort), Random(1))
        tries.append(bot.stats["iterations"])
    assert tries[0] < tries[1] < tries[2]


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
