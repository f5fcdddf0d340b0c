"""The tree search: what it chooses, when it stops, what it keeps and what it tells."""

import threading
import time
from random import Random

import pytest

from kingsbridge_desktop.bots import ismcts
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.ismcts import Search, Tried, best, merged, utilities
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.bots.search_bot import Found, SearchBot
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from tests import toy

A, B, C = Action("a"), Action("b"), Action("c")


@pytest.fixture(autouse=True)
def shelf(toy_game):
    return toy_game


def view(turns=4):
    s = engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state
    s.turns = turns
    return toy.RULES.mask(s, 0)


def searching(**tuning):
    return SearchBot(toy.RULES, toy.BRAIN, Tuning(**tuning))


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
    masked.hands[0] = [0]
    masked.played = [1, 2]
    legal = toy.RULES.legal(masked)
    assert toy.BRAIN.greedy(masked, legal, Random(1)) == Action("play", (0,))
    assert searching(rollout=2).choose(masked, legal, Budget(iterations=300), Random(1)) == toy.ROLL


def test_forced_moves_are_played_at_once(monkeypatch):
    monkeypatch.setattr(Search, "run", lambda *args: pytest.fail("it thought"))
    bot = searching()
    assert bot.choose(view(), [toy.ROLL], Budget(seconds=5), Random(1)) == toy.ROLL
    assert bot.stats == {}


def test_a_level_takes_its_own_iterations_and_a_smaller_budget_is_kept():
    bot = searching(iterations=30)
    bot.choose(view(), toy.RULES.legal(view()), Budget(seconds=60), Random(1))
    assert bot.stats["iterations"] == 30
    bot.choose(view(), toy.RULES.legal(view()), Budget(iterations=10), Random(1))
    assert bot.stats["iterations"] == 10


def test_the_time_is_kept_also_within_long_rollouts(monkeypatch):
    clock = Ticking()
    monkeypatch.setattr(ismcts, "clock", clock)
    search = Search(toy.RULES, toy.BRAIN, Tuning(rollout=1000), view(turns=500), Random(1))
    search.run(Budget(seconds=0.05))
    assert clock.looks <= 50 + 4  # one look to begin, one for the ply, one for the iteration
    assert search.iterations >= 1


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
    assert bot.stats["iterations"] == 50
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
            return [Found({toy.DRAW: Tried(10_000, 9_999.0)}, 10_000)]

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
    bot.choose(view(), toy.RULES.legal(view()), Budget(seconds=1), Random(1))


def test_time_that_has_passed_before_the_search_began_counts():
    search = Search(toy.RULES, toy.BRAIN, Tuning(), view(), Random(1))
    search.run(Budget(seconds=60), ismcts.clock() - 60)
    assert search.iterations == 1


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
    assert bot.stats["iterations"] == 30, "what was stopped before thinks again"


def test_the_tree_is_kept_for_the_next_small_decision_of_a_turn():
    """Playing a card leads to the question of its mark without chance: what was found out about it still holds."""
    s = engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state
    bot = searching(reuse=True)
    chosen = bot.choose(toy.RULES.mask(s, 0), toy.RULES.legal(s), Budget(iterations=100), Random(1))
    assert chosen.kind == "play"
    toy.RULES.step(s, chosen, Seeded(1))
    bot.choose(toy.RULES.mask(s, 0), toy.RULES.legal(s), Budget(iterations=10), Random(1))
    assert sum(entry["visits"] for entry in bot.stats["best"]) > 10


def test_a_kept_tree_is_dropped_when_another_question_comes():
    s = engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state
    bot = searching(reuse=True)
    masked = toy.RULES.mask(s, 0)
    bot.choose(masked, toy.RULES.legal(s), Budget(iterations=100), Random(1))
    bot.choose(masked, toy.RULES.legal(s), Budget(iterations=10), Random(1))
    assert sum(entry["visits"] for entry in bot.stats["best"]) <= 10


def test_results_of_several_searches_are_added_up():
    parts = [{A: Tried(2, 1.0), B: Tried(1, 0.5)}, {A: Tried(3, 2.0), C: Tried(1, 0.0)}]
    assert merged(parts) == {A: Tried(5, 3.0), B: Tried(1, 0.5), C: Tried(1, 0.0)}


def test_the_most_visited_answer_is_the_best_and_untried_ones_are_never_taken():
    tried = {A: Tried(5, 2.0), B: Tried(6, 1.0)}
    assert best(tried, [A, B, C], 0.0, Random(1)) == B
    assert best({}, [A, B], 0.0, Random(1)) is None


def test_a_soft_choice_varies_among_good_answers_and_leaves_bad_ones_alone():
    tried = {A: Tried(10, 6.0), B: Tried(8, 4.6), C: Tried(1, 0.1)}
    rng = Random(1)
    chosen = [best(tried, [A, B, C], 0.5, rng) for _ in range(400)]
    assert chosen.count(A) > chosen.count(B) > 100
    assert chosen.count(C) < 12


@pytest.mark.parametrize("rank", [0.0, 0.3])
def test_a_lead_is_worth_more_than_a_half_and_being_behind_less(rank):
    found = utilities([10.0, 4.0, 7.0], 20.0, rank)
    assert 1 > found[0] > 0.5 > found[2] > found[1] > 0
    assert utilities([5.0, 5.0], 20.0, rank) == [0.5, 0.5]
    further = utilities([30.0, 4.0, 7.0], 20.0, rank)
    assert further[0] > found[0]


def test_being_first_counts_by_its_share():
    narrow = utilities([10.0, 9.9], 100.0, 0.5)
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
