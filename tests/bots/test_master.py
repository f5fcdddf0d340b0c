"""What a master may do beside hard: play small ends out, count chances to win, and stop when it is clear."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.exact_end import ExactEnd
from kingsbridge_desktop.bots.sampling_search import SamplingSearch, utility
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action
from tests import toy

pytestmark = pytest.mark.usefixtures("toy_game")


class Asked(NamedTuple):
    kind: str
    seat: int


class Heap:
    """Two take one or two of a heap in turn; who takes the last one gets 10 points more, everybody what they took."""

    def __init__(self, left: int, seat: int = 0, points: tuple[int, int] = (0, 0)) -> None:
        self.left, self.points = left, list(points)
        self.stack = [Asked("take", seat)] if left else []

    def copy(self) -> Heap:
        made = Heap(self.left, self.stack[-1].seat if self.stack else 0)
        made.points = list(self.points)
        return made


class HeapRules:
    steps = 0

    def legal(self, s: Heap) -> list[Action]:
        return [Action("take", (n,)) for n in (1, 2) if n <= s.left]

    def step(self, s: Heap, a: Action, chance: Any, emit: Any) -> None:
        self.steps += 1
        seat = s.stack[-1].seat
        s.left -= a.args[0]
        s.points[seat] += a.args[0]
        if not s.left:
            s.points[seat] += 10
        s.stack = [Asked("take", 1 - seat)] if s.left else []

    def scores(self, s: Heap) -> tuple[int, ...]:
        return tuple(s.points)


def lead(points, seat):
    return points[seat] - points[1 - seat]


def solver(most=10_000):
    rules: Any = HeapRules()
    return ExactEnd(rules, most, lead), rules


@pytest.mark.parametrize("left", range(1, 10))
def test_an_end_is_played_as_those_play_who_see_it_all(left):
    """Who faces a heap that three does not divide takes the last one, as is known of this game."""
    points = solver()[0].points(Heap(left), 1)
    assert points is not None
    first_wins = left % 3 != 0
    assert (points[0] > points[1]) == first_wins


def test_the_position_stays_as_it_is():
    heap = Heap(5)
    solver()[0].points(heap, 1)
    assert (heap.left, heap.points, heap.stack) == (5, [0, 0], [Asked("take", 0)])


def test_an_end_that_is_too_large_is_left_alone_and_costs_no_more_than_allowed():
    exact, rules = solver(most=20)
    assert exact.points(Heap(12), 1) is None
    assert rules.steps <= 20
    assert exact.points(Heap(4), 1) is not None, "the next one has its own allowance"


@pytest.mark.skipif(is_compiled(), reason="a compiled method cannot be replaced")
@pytest.mark.parametrize("game", ["pillars", "web_of_power", "pillars_cards", "column_of_fire"])
def test_last_turns_are_found_exact_in_real_games(game):
    """In the last quarter of a game the search meets ends that it can play out, and its answer is legal."""
    rules = rules_of(game)
    from kingsbridge_desktop.bots.base import evaluator_of

    evaluator, rng = evaluator_of(game), Random(2)
    s = engine.begin(rules, rules.seats[0], {}, Seeded(4)).state
    positions, ply = [], 0
    while s.stack:
        legal = rules.legal(s)
        if len(legal) > 1 and evaluator.clock(s) > 0.8:
            positions.append(rules.mask(s, s.stack[-1].seat))
        ply += 1
        rules.step(s, evaluator.greedy(s, legal, rng), Seeded(4, ply))
    masked = positions[-1]
    search = SamplingSearch(rules, evaluator, Tuning(exact=400, rollout=4), masked, Random(1))
    found = []
    real = search._exactly
    search._exactly = lambda *args: found.append(real(*args)) or found[-1]  # type: ignore[method-assign,func-returns-value]
    search.run(Budget(iterations=20))
    assert any(worth is not None for worth in found)
    assert set(search.tried()) <= set(rules.legal(masked))


# chances


def view(turns=4):
    s = engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state
    s.turns = turns
    return toy.RULES.mask(s, 0)


def search(**tuning):
    return SamplingSearch(toy.RULES, toy.EVALUATOR, Tuning(**tuning), view(), Random(1))


def test_a_position_is_worth_the_chance_to_win_as_far_as_it_is_wanted():
    s = view()
    chance = search(chances=1.0)._worth(s)
    assert search(chances=1.0)._chances is not None
    points = search()._values(s)
    own = utility(points, 0, 30.0, 0.0)
    assert search()._worth(s) == own
    assert search(chances=0.25)._worth(s) == pytest.approx(0.75 * own + 0.25 * chance)
    assert search(chances=1.0)._chances(s)[0] == chance


# time


def thinking(worths, clear, iterations=2000):
    """A search whose answers bring what is said, with a little noise."""
    found = search(clear=clear, prior_weight=0.0, explore=0.5)
    noise = Random(5)

    def tried(answer: Any) -> None:
        worth = worths[answer.action] + noise.uniform(-0.2, 0.2)
        answer.visits += 1
        answer.total += worth
        answer.squares += worth * worth
        found._total += worth

    found._try = tried
    found._is_decided = lambda left: False
    found.run(Budget(iterations=iterations))
    return found.iterations


@pytest.mark.skipif(is_compiled(), reason="a compiled method cannot be replaced")
def test_little_time_goes_to_what_is_clear_and_more_to_what_is_close():
    legal = list(toy.RULES.legal(view()))
    far = dict.fromkeys(legal, 0.2) | {legal[0]: 0.8}
    close = dict.fromkeys(legal, 0.2) | {legal[0]: 0.5, legal[1]: 0.495}
    assert 200 <= thinking(far, clear=4.0) < 300
    assert thinking(close, clear=4.0) > 3 * thinking(far, clear=4.0)
    assert thinking(far, clear=0.0) == 2000, "hard thinks on"


@pytest.mark.skipif(is_compiled(), reason="a compiled method cannot be replaced")
def test_a_few_tries_that_agree_are_not_called_clear():
    legal = list(toy.RULES.legal(view()))
    assert thinking(dict.fromkeys(legal, 0.2) | {legal[0]: 0.8}, clear=4.0) >= 200


def test_the_budget_is_never_exceeded():
    bot = SearchBot(toy.RULES, toy.EVALUATOR, Tuning(clear=4.0, chances=0.5, exact=200))
    bot.choose(view(), toy.RULES.legal(view()), Budget(iterations=50), Random(1))
    assert bot.stats["iterations"] <= 50
