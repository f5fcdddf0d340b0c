"""Open-loop information-set tree search: many sampled worlds, one tree of actions, a value for every seat.

Each iteration samples a world that agrees with what the seat knows, walks down the tree by the actions legal in that
world, plays on for a while with the game's quick policy and asks its evaluation what the position is
worth to each seat.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.appraisal import Values
from kingsbridge_desktop.bots.base import Brain, Budget
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import Action, Rules, silent

clock = time.perf_counter


class Node:
    """What is known about an action: how often it was tried and what it was worth to each seat."""

    __slots__ = ("children", "prior", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats
        self.children: dict[Action, Node] = {}
        self.prior: dict[Action, float] | None = None  # how much of the search each action deserves at first sight


class Tried(NamedTuple):
    """What a search found out about one answer: how often it was tried, and the sum of its worth to the asked seat."""

    visits: int
    total: float

    @property
    def value(self) -> float:
        """What it is worth, between 0 and 1."""
        return self.total / self.visits if self.visits else 0.0


def utilities(points: Sequence[float], scale: float, rank: float) -> list[float]:
    """What a result is worth to each seat, between 0 and 1: the lead over the others, and a share for being first.

    The lead is taken over the best other and the average of the others alike, and counts less and less the greater it
    is: `scale` points are as good as a win.
    """
    best = second = -math.inf
    total = 0.0
    for value in points:
        total += value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    others = len(points) - 1
    found = []
    for value in points:
        top = second if value == best else best
        steep = 3.0 * (value - 0.5 * top - 0.5 * (total - value) / others) / scale
        worth = 1.0 / (1.0 + math.exp(-steep)) if -30.0 < steep < 30.0 else float(steep > 0)
        if rank:
            first = 1.0 if value > top else 0.5 if value == top else 0.0
            worth = (1.0 - rank) * worth + rank * first
        found.append(worth)
    return found


class Search:
    """One question, thought about until the budget is spent."""

    def __init__(
        self,
        rules: Rules[Any],
        brain: Brain,
        tuning: Tuning,
        masked: Any,
        rng: Random,
        root: Node | None = None,
        values: Values | None = None,
    ) -> None:
        self.rules, self.brain, self.tuning, self.rng = rules, brain, tuning, rng
        self.masked = masked
        self.seat = asked(masked)
        self.seats = len(rules.scores(masked))
        self.root = root or Node(self.seats)
        self.iterations = 0
        self._chance = Fast(rng)
        self._policy: Callable[[Any, Sequence[Action], Random], Action] = getattr(brain, "rollout", brain.greedy)
        self._worths: Callable[[Any, Sequence[Action]], Sequence[float]] | None = getattr(brain, "action_worths", None)
        self._is_quiet: Callable[[Any], bool] | None = getattr(brain, "is_quiet", None)
        self._values = values or brain.values
        self._until = math.inf

    def run(self, budget: Budget, since: float | None = None) -> None:
        """Thinks until the iterations are done or the time is up, which began at `since` by the clock, or now."""
        begin = clock() if since is None else since
        self._until = begin + budget.seconds if budget.seconds else math.inf
        most = budget.iterations or (1 << 60)
        while self.iterations < most:
            self._iterate()
            self.iterations += 1
            if clock() >= self._until:
                break

    def stop(self) -> None:
        """From another thread: ends the thinking after the iteration in hand."""
        self._until = -math.inf

    def _iterate(self) -> None:
        rules, chance, tuning = self.rules, self._chance, self.tuning
        s = rules.determinize(self.masked, self.seat, self.rng)
        node = self.root
        path = [node]
        for _ in range(tuning.depth):
            legal = rules.legal(s)
            if not legal:
                break
            if len(legal) == 1:
                action = legal[0]
            else:
                action = self._select(node, s, legal)
            child = node.children.get(action)
            fresh = child is None
            if child is None:
                child = node.children[action] = Node(self.seats)
            rules.step(s, action, chance, silent)
            node = child
            path.append(node)
            if fresh and len(legal) > 1:
                break
        worth = utilities(self._play_on(s), tuning.scale, tuning.rank)
        for visited in path:
            visited.visits += 1
            totals = visited.totals
            for seat, value in enumerate(worth):
                totals[seat] += value

    def _select(self, node: Node, s: Any, legal: Sequence[Action]) -> Action:
        """The action to look at: what is good so far, and what the quick policy likes and was not looked at enough.

        Actions not tried yet are thought to be a little worse than the node's average, so that a small budget goes to
        the promising ones and a large one reaches all.
        """
        prior = node.prior
        if prior is None:
            prior = node.prior = self._first_sight(s, legal)
            return max(legal, key=prior.__getitem__)
        mover = s.stack[-1].seat
        children = node.children
        hope = node.totals[mover] / node.visits - self.tuning.doubt
        curiosity = self.tuning.explore * math.sqrt(node.visits)
        stranger = (1.0 - self.tuning.trust) / len(legal)  # an action that the first world did not allow
        start = int(self.rng.random() * len(legal))  # equals come in turn
        best, best_bound = legal[0], -math.inf
        for at in range(start - len(legal), start):
            action = legal[at]
            share = prior.get(action, stranger)
            child = children.get(action)
            if child is None:
                bound = hope + curiosity * share
            else:
                bound = child.totals[mover] / child.visits + curiosity * share / (1 + child.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def _first_sight(self, s: Any, legal: Sequence[Action]) -> dict[Action, float]:
        """How much each action deserves to be looked at: a part for all alike, the rest as the quick policy likes."""
        trust = self.tuning.trust
        even = (1.0 - trust) / len(legal)
        if self._worths is None:
            prior = dict.fromkeys(legal, even)
            prior[self.brain.greedy(s, legal, self.rng)] += trust
            return prior
        worths = self._worths(s, legal)
        top, warmth = max(worths), self.tuning.warmth
        parts = [math.exp((worth - top) / warmth) for worth in worths]
        whole = sum(parts)
        return {action: even + trust * part / whole for action, part in zip(legal, parts, strict=True)}

    def _play_on(self, s: Any) -> Sequence[float]:
        rules, chance, rng = self.rules, self._chance, self.rng
        policy, often, until = self._policy, self.tuning.greedy, self._until
        least = self.tuning.rollout
        most = least + self.tuning.settle
        for ply in range(most):
            legal = rules.legal(s)
            if not legal:
                break
            if ply >= least and self._is_quiet is not None and self._is_quiet(s):
                break
            if len(legal) == 1:
                action = legal[0]
            elif often >= 1.0 or rng.random() < often:
                action = policy(s, legal, rng)
            else:
                action = legal[int(rng.random() * len(legal))]
            rules.step(s, action, chance, silent)
            if clock() >= until:
                break
        if not s.stack:
            return rules.scores(s)
        return self._values(s)

    def tried(self) -> dict[Action, Tried]:
        """What was found out about each answer."""
        return {action: Tried(child.visits, child.totals[self.seat]) for action, child in self.root.children.items()}


def merged(parts: Sequence[dict[Action, Tried]]) -> dict[Action, Tried]:
    """What several searches of one question found out together."""
    found: dict[Action, Tried] = {}
    for part in parts:
        for action, (visits, total) in part.items():
            before = found.get(action, Tried(0, 0.0))
            found[action] = Tried(before.visits + visits, before.total + total)
    return found


def best(tried: dict[Action, Tried], legal: Sequence[Action], softness: float, rng: Random) -> Action | None:
    """The most visited answer; with softness one of the good ones; None if nothing was tried."""
    known = [action for action in legal if action in tried and tried[action].visits]
    if not known:
        return None
    if softness <= 0:
        return max(known, key=lambda action: (tried[action].visits, tried[action].value))
    weights = [tried[action].visits ** (1.0 / softness) for action in known]
    return rng.choices(known, weights)[0]
