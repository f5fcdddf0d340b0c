"""How a bot thinks: it tries its answers in sampled worlds, and compares what came of them in the same worlds.

A try takes a world that agrees with what the seat knows, gives the answer there, plays on for a while with the game's
quick policy for everybody, and asks the evaluation what the position is worth. The n-th try of every answer is made in
the same world and with the same luck, so that two answers differ by what they are worth and much less by who was lucky.
Tries go to what was good so far and to what looks good at first sight. No tree grows below the answers: it was measured
and did not pay (docs/bots.md); only ends that are small enough can be played out exactly.
"""

from __future__ import annotations

import math
import time
from _random import Random as CoreRandom  # on which `random.Random` is built
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Budget, Evaluator
from kingsbridge_desktop.bots.exact_end import ExactEnd
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.bots.weighted_evaluation import Values
from kingsbridge_desktop.bots.win_chances import WinChances
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.compiler_notes import mypyc_attr
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import Action, Rules, silent

LOOK_UP = 16  # tries between two looks whether more of them can change anything
TELLING = 12  # tries of an answer before it may be called clearly better or worse
CLEAR_AFTER = 200  # tries of all answers together before a choice may be called clear
ENDING = 0.8  # of a game must be over before its end is played out exactly
GIVE_UP = 3  # ends that were too large before no more are tried

clock = time.perf_counter


class ActionStats(NamedTuple):
    """What was found out about one answer: how often it was tried, and the sum of its worth to the asked seat."""

    visits: int
    total: float

    @property
    def value(self) -> float:
        """What it is worth, between 0 and 1."""
        return self.total / self.visits if self.visits else 0.0


class _Answer:
    """An answer, the share of curiosity it deserves at first sight, and what its tries brought."""

    __slots__ = ("action", "share", "squares", "total", "visits")

    def __init__(self, action: Action, share: float) -> None:
        self.action, self.share = action, share
        self.visits = 0
        self.total = self.squares = 0.0

    def measured(self) -> tuple[float, float]:
        """What it is worth on average, and the variance of that; the worth lies between 0 and 1."""
        mean = self.total / self.visits
        spread = max(0.0, self.squares / self.visits - mean * mean)
        return mean, (spread + 1.0 / self.visits**2) / self.visits  # a few tries that agree prove little


def utility(points: Sequence[float], seat: int, scale: float, rank: float) -> float:
    """What a result is worth to a seat, between 0 and 1: the lead over the others, and a share for being first.

    The lead is taken over the best other and the average of the others alike, and counts less and less the greater it
    is: `scale` points are as good as a win.
    """
    own = points[seat]
    others = [value for other, value in enumerate(points) if other != seat]
    top = max(others)
    steep = 3.0 * (own - 0.5 * top - 0.5 * sum(others) / len(others)) / scale
    worth = 1.0 / (1.0 + math.exp(-steep)) if -30.0 < steep < 30.0 else float(steep > 0)
    if not rank:
        return worth
    first = 1.0 if own > top else 0.5 if own == top else 0.0
    return (1.0 - rank) * worth + rank * first


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts:
    """Plays a sampled world on with the quick policy, as far as a level looks ahead."""

    def __init__(self, rules: Rules[Any], evaluator: Evaluator, tuning: Tuning, values: Values | None = None) -> None:
        self.rules, self.tuning = rules, tuning
        self._policy, self._is_quiet = evaluator.rollout, evaluator.is_quiet
        self._values = values or evaluator.values
        self._until = math.inf

    def _play_on(self, s: Any, chance: Fast, rng: Random) -> None:
        """Follows the quick policy, mostly, until the position is quiet or the way is long enough."""
        legal_in, step, policy, draw = self.rules.legal, self.rules.step, self._policy, rng.random
        often, until, least = self.tuning.policy_rate, self._until, self.tuning.rollout
        for ply in range(least + self.tuning.settle):
            legal = legal_in(s)
            if not legal:
                break
            if ply >= least and self._is_quiet is not None and self._is_quiet(s):
                break
            if len(legal) == 1:
                action = legal[0]
            elif often >= 1.0 or draw() < often:
                action = policy(s, legal, rng)
            else:
                action = legal[int(draw() * len(legal))]
            step(s, action, chance, silent)
            if clock() >= until:
                break


class SamplingSearch(Playouts):
    """One question, thought about until the budget is spent or nothing can change any more."""

    def __init__(
        self,
        rules: Rules[Any],
        evaluator: Evaluator,
        tuning: Tuning,
        masked: Any,
        rng: Random,
        values: Values | None = None,
    ) -> None:
        super().__init__(rules, evaluator, tuning, values)
        self.masked = masked
        self.seat = asked(masked)
        self.iterations = 0
        self._seed = rng.getrandbits(60)
        self._rng = Random(0)  # begins anew with every try
        legal = rules.legal(masked)
        shares = prior(evaluator, tuning, masked, legal, rng)
        self._answers = [_Answer(action, share) for action, share in zip(legal, shares, strict=True)]
        self._total = 0.0
        self._chances = WinChances(rules, evaluator) if tuning.chances else None
        self._exact: ExactEnd | None = None
        if tuning.exact and evaluator.clock(masked) >= ENDING:
            self._exact = ExactEnd(rules, tuning.exact, self._worth_of_end)
        self._too_large = 0

    def run(self, budget: Budget, since: float | None = None) -> None:
        """Thinks until the iterations are done or the time is up, which began at `since` by the clock, or now."""
        begin = clock()
        self._until = (begin if since is None else since) + budget.seconds if budget.seconds else math.inf
        most = budget.iterations or (1 << 60)
        while self.iterations < most:
            self._try(self._next())
            self.iterations += 1
            now = clock()
            if now >= self._until:
                break
            if self.iterations % LOOK_UP == 0:
                in_time = self.iterations * (self._until - now) / max(now - begin, 1e-9)
                if self._is_decided(min(most - self.iterations, in_time)) or self._is_clear():
                    break

    def stop(self) -> None:
        """From another thread: ends the thinking after the try in hand."""
        self._until = -math.inf

    def _is_decided(self, left: float) -> bool:
        """Whether so many tries cannot change the choice any more."""
        if self.tuning.choice_temperature or len(self._answers) < 2:
            return False
        second, first = sorted([answer.visits for answer in self._answers])[-2:]
        return first - second > left

    def _is_clear(self) -> bool:
        """Whether one answer is so far ahead of all others that were looked at that more tries are wasted on it."""
        needed = self.tuning.clear
        if not needed or len(self._answers) < 2 or self.iterations < CLEAR_AFTER:
            return False
        first = max(self._answers, key=lambda answer: answer.visits)
        if first.visits < TELLING * 2:
            return False
        mean, error = first.measured()
        for answer in self._answers:
            if answer is first:
                continue
            if answer.visits < TELLING:
                if answer.share * len(self._answers) > 1.0:  # looks better than most, and was hardly tried
                    return False
                continue
            other, its_error = answer.measured()
            if mean - other < needed * math.sqrt(error + its_error):
                return False
        return True

    def _next(self) -> _Answer:
        """The answer to try: what is good so far, and what looks good and was not tried enough.

        Answers not tried yet are thought to be a little worse than the average, so that a small budget goes to the
        promising ones and a large one reaches all.
        """
        tuning = self.tuning
        hope = self._total / self.iterations - tuning.unvisited_penalty if self.iterations else 0.0
        curiosity = tuning.explore * math.sqrt(self.iterations or 1)
        best, best_bound = self._answers[0], -math.inf
        for answer in self._answers:
            visits = answer.visits
            bound = answer.total / visits if visits else hope
            bound += curiosity * answer.share / (1 + visits)
            if bound > best_bound:
                best, best_bound = answer, bound
        return best

    def _try(self, answer: _Answer) -> None:
        rng = self._rng
        CoreRandom.seed(rng, self._seed + answer.visits)  # as a new Random of that number, and quicker
        chance = Fast(rng)
        s = self.rules.determinize(self.masked, self.seat, rng)
        self.rules.step(s, answer.action, chance, silent)
        worth = self._exactly(s, self._seed + answer.visits)
        if worth is None:
            self._play_on(s, chance, rng)
            worth = self._worth(s)
        answer.visits += 1
        answer.total += worth
        answer.squares += worth * worth
        self._total += worth

    def _worth(self, s: Any) -> float:
        """What a position is worth to the asked seat, between 0 and 1."""
        share = self.tuning.chances
        if self._chances is None:
            points = self._values(s) if s.stack else self.rules.scores(s)
            return utility(points, self.seat, self.tuning.scale, self.tuning.rank)
        chances, points = self._chances.judged(s)
        lead = utility(points, self.seat, self.tuning.scale, self.tuning.rank)
        return (1.0 - share) * lead + share * chances[self.seat]

    def _worth_of_end(self, points: Sequence[float], seat: int) -> float:
        return utility(points, seat, self.tuning.scale, max(0.5, self.tuning.rank))

    def _exactly(self, s: Any, luck: int) -> float | None:
        """The same where the game can be played out from here over all answers; None where it cannot."""
        if self._exact is None:
            return None
        points = self._exact.points(s, luck)
        if points is None:
            self._too_large += 1
            if self._too_large >= GIVE_UP:
                self._exact = None
            return None
        return self._worth_of_end(points, self.seat)

    def tried(self) -> dict[Action, ActionStats]:
        """What was found out about each answer that was tried."""
        return {answer.action: ActionStats(answer.visits, answer.total) for answer in self._answers if answer.visits}


def prior(evaluator: Evaluator, tuning: Tuning, s: Any, legal: Sequence[Action], rng: Random) -> list[float]:
    """How much each action deserves to be tried: a part for all alike, the rest as the quick policy likes."""
    even, prior_weight = (1.0 - tuning.prior_weight) / len(legal), tuning.prior_weight
    if not evaluator.can_compare:
        liked = evaluator.greedy(s, legal, rng)
        return [even + prior_weight * (action == liked) for action in legal]
    worths = evaluator.action_worths(s, legal)
    top = max(worths)
    parts = [math.exp((worth - top) / tuning.temperature) for worth in worths]
    whole = sum(parts)
    return [even + prior_weight * part / whole for part in parts]


def merged(parts: Sequence[dict[Action, ActionStats]]) -> dict[Action, ActionStats]:
    """What several thinkers found out about one question together."""
    found: dict[Action, ActionStats] = {}
    for part in parts:
        for action, (visits, total) in part.items():
            before = found.get(action, ActionStats(0, 0.0))
            found[action] = ActionStats(before.visits + visits, before.total + total)
    return found


def best(
    tried: dict[Action, ActionStats], legal: Sequence[Action], choice_temperature: float, rng: Random
) -> Action | None:
    """The most visited answer; with choice_temperature one of the good ones; None if nothing was tried."""
    known = [action for action in legal if action in tried and tried[action].visits]
    if not known:
        return None
    if choice_temperature <= 0:
        return max(known, key=lambda action: (tried[action].visits, tried[action].value))
    weights = [tried[action].visits ** (1.0 / choice_temperature) for action in known]
    return rng.choices(known, weights)[0]
