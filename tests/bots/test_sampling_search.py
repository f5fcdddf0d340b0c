"""Thinking by trials: what is chosen, when it stops, how fairly answers are compared and what is told."""

import threading
import time
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.bots import sampling_search
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.bots.sampling_search import ActionStats, SamplingSearch, best, merged, utility
from kingsbridge_desktop.bots.search_bot import Found, SearchBot
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from tests import toy

A, B, C = Action("a"), Action("b"), Action("c")


@pytest.fixture(autouse=True)
def on_home_page(toy_game):
    return toy_game


def view(turns=4):
    s = engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state
    s.turns = turns
    return toy.RULES.mask(s, 0)


def searching(**tuning):
    return SearchBot(toy.RULES, toy.EVALUATOR, Tuning(**tuning))


class Ticking:
    """A clock that goes on by a millisecond whenever somebody looks."""

    def __init__(self):
        self.looks = 0

    def __call__(self):
        self.looks += 1
        return self.looks / 1000


def test_the_last_turn_goes_to_the_highest_card():
    masked = view(turns=1)
    legal = toy.RULES.legal(masked)
    chosen = searching(rollout=4).choose(masked, legal, Budget(iterations=200), Random(1))
    assert chosen == Action("play", (max(masked.hands[0]),))


def test_it_finds_what_the_quick_policy_does_not_see(monkeypatch):
    """The toy's greedy never rolls; with nothing but low cards the die promises more than the card 0."""
    masked = view(turns=1)
    masked.hands[0] = (0,)
    masked.played = [1, 2]
    legal = toy.RULES.legal(masked)
    assert toy.EVALUATOR.greedy(masked, legal, Random(1)) == Action("play", (0,))
    assert searching(rollout=2).choose(masked, legal, Budget(iterations=300), Random(1)) == toy.ROLL


def test_forced_moves_are_played_at_once(monkeypatch):
    monkeypatch.setattr(SamplingSearch, "run", lambda *args: pytest.fail("it thought"))
    bot = searching()
    assert bot.choose(view(), [toy.ROLL], Budget(seconds=5), Random(1)) == toy.ROLL
    assert bot.stats == {}


def test_a_level_takes_its_own_iterations_and_a_smaller_budget_is_kept():
    bot = searching(iterations=30, choice_temperature=1.0)
    bot.choose(view(), toy.RULES.legal(view()), Budget(seconds=60), Random(1))
    assert bot.stats["iterations"] == 30
    bot.choose(view(), toy.RULES.legal(view()), Budget(iterations=10), Random(1))
    assert bot.stats["iterations"] == 10


def test_the_time_is_kept_also_within_long_rollouts(monkeypatch):
    clock = Ticking()
    monkeypatch.setattr(sampling_search, "clock", clock)
    thinking = SamplingSearch(toy.RULES, toy.EVALUATOR, Tuning(rollout=1000), view(turns=500), Random(1))
    thinking.run(Budget(seconds=0.05))
    assert clock.looks <= 50 + 4  # one look to begin, one for the ply, one for the iteration
    assert thinking.iterations >= 1


def test_the_same_seed_gives_the_same_choice_and_the_same_numbers():
    bots = [searching(rollout=3), searching(rollout=3)]
    legal = toy.RULES.legal(view())
    choices = {bot.choose(view(), legal, Budget(iterations=60), Random(9)) for bot in bots}
    assert len(choices) == 1
    assert bots[0].stats["best"] == bots[1].stats["best"]


def test_what_it_tells_about_its_choice():
    bot = searching()
    legal = toy.RULES.legal(view())
    chosen = bot.choose(view(), legal, Budget(iterations=50), Random(1))
    assert 0 < bot.stats["iterations"] <= 50
    assert bot.stats["thought"] >= 0
    assert bot.stats["playouts_per_second"] > 0
    assert bot.stats["processes"] == 1
    first = bot.stats["best"][0]
    assert Action(first["kind"], tuple(first["args"])) == chosen
    assert 0 <= first["value"] <= 1
    assert sum(entry["visits"] for entry in bot.stats["best"]) <= 50


def test_helpers_are_asked_with_the_time_and_their_finds_are_added():
    class Helping:
        asked = None

        def ask(self, game, tuning, masked, budget, seed):
            self.asked = game, budget.seconds

        def gather(self):
            return [Found({toy.DRAW: ActionStats(10_000, 9_999.0)}, 10_000)]

    bot = searching()
    bot.helpers = Helping()
    assert bot.choose(view(), toy.RULES.legal(view()), Budget(seconds=0.02), Random(1)) == toy.DRAW
    assert bot.helpers.asked == ("toy", 0.02)
    assert bot.stats["processes"] == 2
    assert bot.stats["iterations"] > 10_000


def test_helpers_are_not_asked_by_levels_with_iterations_of_their_own():
    class Refusing:
        def ask(self, *args):
            pytest.fail("it asked")

    bot = searching(iterations=10)
    bot.helpers = Refusing()
    legal = toy.RULES.legal(view())
    assert bot.choose(view(), legal, Budget(seconds=1), Random(1)) in legal
    assert bot.stats["iterations"] == 10


def test_time_that_has_passed_before_the_search_began_counts():
    thinking = SamplingSearch(toy.RULES, toy.EVALUATOR, Tuning(), view(), Random(1))
    thinking.run(Budget(seconds=60), sampling_search.clock() - 60)
    assert thinking.iterations == 1


def test_a_search_that_is_stopped_ends_long_before_its_time_and_so_do_its_helpers():
    class Helping:
        stops = 0

        def ask(self, *args):
            pass

        def gather(self):
            return []

        def stop(self):
            self.stops += 1

    bot = searching()
    bot.helpers = Helping()
    stopping = threading.Timer(0.1, bot.stop)
    stopping.start()
    begin = time.monotonic()
    action = bot.choose(view(), toy.RULES.legal(view()), Budget(seconds=60), Random(1))
    assert time.monotonic() - begin < 20
    stopping.join()
    assert action in toy.RULES.legal(view())
    assert bot.is_stopped
    assert bot.helpers.stops == 1
    bot.choose(view(), toy.RULES.legal(view()), Budget(iterations=30), Random(1))
    assert not bot.is_stopped
    assert 10 < bot.stats["iterations"] <= 30, "what was stopped before thinks again"


@pytest.mark.skipif(is_compiled(), reason="a compiled method cannot be replaced")
def test_answers_are_compared_in_the_same_worlds_with_the_same_luck(monkeypatch):
    """The n-th try of each answer: what differs then is what the answers are worth."""
    worlds: dict[Action, list[Any]] = {}
    current: list[Action] = []
    thinking = SamplingSearch(
        toy.RULES, toy.EVALUATOR, Tuning(rollout=6, explore=5.0, prior_weight=0.0), view(), Random(1)
    )
    determinize, one_try = toy.RULES.determinize, thinking._try

    def note_world(masked, seat, rng):
        world = determinize(masked, seat, rng)
        worlds.setdefault(current[-1], []).append((world.key(), rng.getstate()))
        return world

    def note_answer(answer):
        current.append(answer.action)
        one_try(answer)

    monkeypatch.setattr(toy.RULES, "determinize", note_world)
    monkeypatch.setattr(thinking, "_try", note_answer)
    thinking.run(Budget(iterations=40))
    assert len(worlds) == len(toy.RULES.legal(view()))
    longest = max(worlds.values(), key=len)
    assert len({key for key, _ in longest}) > 1, "worlds differ from try to try"
    for seen in worlds.values():
        assert seen == longest[: len(seen)]


@pytest.mark.skipif(is_compiled(), reason="a compiled method cannot be replaced")
def test_thinking_ends_when_the_rest_of_the_budget_cannot_change_the_choice(monkeypatch):
    masked = view(turns=1)
    thinking = SamplingSearch(toy.RULES, toy.EVALUATOR, Tuning(rollout=4, explore=0.1), masked, Random(1))
    thinking.run(Budget(iterations=1000))
    assert thinking.iterations < 1000
    visits = sorted(tried.visits for tried in thinking.tried().values())
    assert visits[-1] - visits[-2] > 1000 - thinking.iterations
    whole = SamplingSearch(toy.RULES, toy.EVALUATOR, Tuning(rollout=4, explore=0.1), masked, Random(1))
    monkeypatch.setattr(whole, "_is_decided", lambda left: False)
    whole.run(Budget(iterations=1000))
    legal = toy.RULES.legal(masked)
    assert best(whole.tried(), legal, 0, Random(1)) == best(thinking.tried(), legal, 0, Random(1))


def test_a_soft_choice_needs_all_its_tries():
    thinking = SamplingSearch(
        toy.RULES, toy.EVALUATOR, Tuning(rollout=4, explore=0.1, choice_temperature=1.0), view(turns=1), Random(1)
    )
    thinking.run(Budget(iterations=200))
    assert thinking.iterations == 200


def test_results_of_several_searches_are_added_up():
    parts = [{A: ActionStats(2, 1.0), B: ActionStats(1, 0.5)}, {A: ActionStats(3, 2.0), C: ActionStats(1, 0.0)}]
    assert merged(parts) == {A: ActionStats(5, 3.0), B: ActionStats(1, 0.5), C: ActionStats(1, 0.0)}


def test_the_most_visited_answer_is_the_best_and_untried_ones_are_never_taken():
    tried = {A: ActionStats(5, 2.0), B: ActionStats(6, 1.0)}
    assert best(tried, [A, B, C], 0.0, Random(1)) == B
    assert best({}, [A, B], 0.0, Random(1)) is None


def test_a_soft_choice_varies_among_good_answers_and_leaves_bad_ones_alone():
    tried = {A: ActionStats(10, 6.0), B: ActionStats(8, 4.6), C: ActionStats(1, 0.1)}
    rng = Random(1)
    chosen = [best(tried, [A, B, C], 0.5, rng) for _ in range(400)]
    assert chosen.count(A) > chosen.count(B) > 100
    assert chosen.count(C) < 12


@pytest.mark.parametrize("rank", [0.0, 0.3])
def test_a_lead_is_worth_more_than_a_half_and_being_behind_less(rank):
    found = [utility([10.0, 4.0, 7.0], seat, 20.0, rank) for seat in range(3)]
    assert 1 > found[0] > 0.5 > found[2] > found[1] > 0
    assert utility([5.0, 5.0], 0, 20.0, rank) == 0.5
    assert utility([30.0, 4.0, 7.0], 0, 20.0, rank) > found[0]
    assert utility([1e6, 0.0], 0, 1.0, rank) == 1.0
    assert utility([1e6, 0.0], 1, 1.0, rank) == 0.0


def test_being_first_counts_by_its_share():
    narrow = [utility([10.0, 9.9], seat, 100.0, 0.5) for seat in range(2)]
    assert narrow[0] - narrow[1] == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "toy"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_level_searches_every_game_and_leaves_the_position_alone(game, level):
    rules = rules_of(game)
    s = engine.begin(rules, 3, {}, Seeded(4)).state
    rng, bot = Random(1), make_bot(game, level)
    for ply in range(12):
        legal = rules.legal(s)
        masked = rules.mask(s, asked(s))
        key = masked.key()
        action = bot.choose(masked, legal, Budget(iterations=12), rng)
        assert action in legal
        assert masked.key() == key
        rules.step(s, action, Seeded(4, ply + 1))
