"""Open-loop information-set tree search: many sampled worlds, one tree of actions, a value for every seat.

Each iteration samples a world that agrees with what the seat knows, walks down the tree by the actions legal in that
world, plays on for a while with the game's quick policy and asks its evaluation what the position is
worth to each seat.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Brain, Budget
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import Action, Rules, silent

CLOCK_EVERY = 4  # iterations between two looks at the clock


class Tuning(NamedTuple):
    """What can be set per game and level; the numbers are measured, see the data file."""

    rollout: int = 8  # plies played on below the tree before the evaluation is asked
    greedy: float = 0.9  # how often a rollout follows the quick policy instead of chance
    explore: float = 0.7
    scale: float = 12.0  # points of lead that make a position as good as won
    depth: int = 40  # plies the tree may grow at most
    prior: float = 1.0  # virtual visits for the quick policy's choice
    softness: float = 0.0  # > 0: the choice is drawn among good actions, as newcomers do


class Node:
    """What is known about an action: how often it was tried and available, and what it was worth to each seat."""

    __slots__ = ("available", "children", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.children: dict[Action, Node] = {}


class Report(NamedTuple):
    """How a search went, for `stats` and for hints."""

    iterations: int
    seconds: float
    visits: dict[Action, int]
    values: dict[Action, float]


def utilities(points: Sequence[float], scale: float) -> list[float]:
    """What a result is worth to each seat, between 0 and 1: mostly the lead over the best other."""
    best = second = -math.inf
    for value in points:
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    found = []
    for value in points:
        lead = value - (second if value == best else best)
        found.append(1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, 3.0 * lead / scale)))))
    return found


class Search:
    """One question, thought about until the budget is spent."""

    def __init__(self, rules: Rules[Any], brain: Brain, tuning: Tuning, masked: Any, rng: Random) -> None:
        self.rules, self.brain, self.tuning, self.rng = rules, brain, tuning, rng
        self.masked = masked
        self.seat = asked(masked)
        self.seats = len(rules.scores(masked))
        self.root = Node(self.seats)
        self.iterations = 0
        self._chance = Fast(rng)

    def run(self, budget: Budget) -> float:
        """Thinks; gives the seconds it took."""
        started = time.perf_counter()
        until = started + budget.seconds if budget.seconds else math.inf
        most = budget.iterations or (1 << 60)
        while self.iterations < most:
            self._iterate()
            self.iterations += 1
            if self.iterations % CLOCK_EVERY == 0 and time.perf_counter() >= until:
                break
        return time.perf_counter() - started

    def _iterate(self) -> None:
        rules, chance, tuning = self.rules, self._chance, self.tuning
        s = rules.determinize(self.masked, self.seat, self.rng)
        node = self.root
        path = [node]
        for _ in range(tuning.depth):
            legal = rules.legal(s)
            if not legal:
                break
            mover = s.stack[-1].seat
            action = legal[0] if len(legal) == 1 else self._select(node, s, legal, mover)
            child = node.children.get(action)
            fresh = child is None
            if child is None:
                child = node.children[action] = Node(self.seats)
                child.available = 1
            rules.step(s, action, chance, silent)
            node = child
            path.append(node)
            if fresh and len(legal) > 1:
                break
        worth = utilities(self._play_on(s), tuning.scale)
        for visited in path:
            visited.visits += 1
            totals = visited.totals
            for seat, value in enumerate(worth):
                totals[seat] += value

    def _select(self, node: Node, s: Any, legal: Sequence[Action], mover: int) -> Action:
        """The action to look at: an untried one, the quick policy's first, else the best upper bound."""
        children = node.children
        untried = [action for action in legal if action not in children]
        if untried:
            if len(untried) == len(legal) or self.rng.random() < 0.3:
                choice = self.brain.greedy(s, legal, self.rng)
                if choice in untried:
                    return choice
            return untried[int(self.rng.random() * len(untried))]
        explore = self.tuning.explore
        best, best_bound = legal[0], -1.0
        for action in legal:
            child = children[action]
            child.available += 1
            visits = child.visits
            bound = child.totals[mover] / visits + explore * math.sqrt(math.log(child.available) / visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def _play_on(self, s: Any) -> Sequence[float]:
        rules, chance, rng = self.rules, self._chance, self.rng
        greedy, often = self.brain.greedy, self.tuning.greedy
        for _ in range(self.tuning.rollout):
            legal = rules.legal(s)
            if not legal:
                break
            if len(legal) == 1:
                action = legal[0]
            elif rng.random() < often:
                action = greedy(s, legal, rng)
            else:
                action = legal[int(rng.random() * len(legal))]
            rules.step(s, action, chance, silent)
        if not s.stack:
            return rules.scores(s)
        return self.brain.values(s)

    def best(self, legal: Sequence[Action]) -> Action:
        """The most visited action; with softness one of the good ones."""
        children = self.root.children
        tried = [action for action in legal if action in children]
        if not tried:
            return self.brain.greedy(self.masked, legal, self.rng)
        if self.tuning.softness <= 0:
            return max(tried, key=lambda action: (children[action].visits, self.value(action)))
        top = max(self.value(action) for action in tried)
        weights = [math.exp((self.value(action) - top) / self.tuning.softness) for action in tried]
        return self.rng.choices(tried, weights)[0]

    def value(self, action: Action) -> float:
        """What an action was worth to the asked seat, between 0 and 1."""
        child = self.root.children[action]
        return child.totals[self.seat] / child.visits if child.visits else 0.0

    def report(self, seconds: float) -> Report:
        """How it went."""
        children = self.root.children
        return Report(
            self.iterations,
            seconds,
            {action: child.visits for action, child in children.items()},
            {action: self.value(action) for action, child in children.items() if child.visits},
        )


class SearchBot:
    """A bot that searches; forced moves are played at once."""

    def __init__(self, rules: Rules[Any], brain: Brain, tuning: Tuning, iterations: int = 0) -> None:
        self.rules, self.brain, self.tuning = rules, brain, tuning
        self.iterations = iterations  # of its level; 0: as the budget says
        self.last: Report | None = None

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """The best action found within the budget, or within the level's own iterations if that is less."""
        if len(legal) == 1:
            self.last = None
            return legal[0]
        search = Search(self.rules, self.brain, self.tuning, masked, rng)
        if self.iterations:
            budget = Budget(min(self.iterations, budget.iterations or self.iterations), budget.seconds)
        self.last = search.report(search.run(budget))
        return search.best(legal)
