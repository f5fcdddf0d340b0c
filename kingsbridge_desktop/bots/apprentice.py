"""The first opponent, whom a child beats now and then: it plays sensibly, with the slips that people make.

It tries every answer a little, counts its own points only (so it overlooks what others are up to), and then takes one
of the good ones: the better an answer seems, the likelier, and never one that seems much worse than the best. So it
gives points away as people do, by taking the second best, and never as dice do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.bots import sampling_search
from kingsbridge_desktop.bots.base import Bot, Budget, Evaluator
from kingsbridge_desktop.bots.sampling_search import Playouts
from kingsbridge_desktop.bots.tuning import Tuning
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import Action, Rules, silent

MOST = 24  # answers that it looks at; of more it sees some, and the one that catches the eye


class Apprentice(Bot):
    """Forced moves are played at once; other choices take a fixed number of tries."""

    def __init__(self, rules: Rules[Any], evaluator: Evaluator, tuning: Tuning) -> None:
        self._evaluator, self._tuning = evaluator, tuning
        self._look = _Look(rules, evaluator, tuning)
        self.stats: dict[str, Any] = {}

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """One of the answers that seem good."""
        begin = sampling_search.clock()
        self.stats = {}
        if len(legal) == 1:
            return legal[0]
        seen = list(legal)
        if len(seen) > MOST:
            eye = self._evaluator.greedy(masked, legal, rng)
            seen = sorted({eye, *rng.sample(seen, MOST - 1)})
        worths, tries = self._worths(masked, seen, budget, rng)
        if tries == 0:
            return self._evaluator.greedy(masked, legal, rng)
        top = max(worths)
        least = top - self._tuning.margin
        near = [(action, worth) for action, worth in zip(seen, worths, strict=True) if worth >= least]
        weights = [math.exp((worth - top) / self._tuning.slip) for _, worth in near]
        self.stats = {
            "iterations": tries,
            "thought": round(sampling_search.clock() - begin, 4),
            "best": self._told(near, top, tries // len(seen)),
        }
        return rng.choices([action for action, _ in near], weights)[0]

    def _told(self, near: Sequence[tuple[Action, float]], top: float, tries: int) -> list[dict[str, Any]]:
        """The good answers as other bots tell theirs, with what each is worth between 0 and 1."""
        scale = self._tuning.scale
        return [
            {"kind": a.kind, "args": list(a.args), "visits": tries, "value": round(1.0 + (worth - top) / scale, 4)}
            for a, worth in sorted(near, key=lambda one: (-one[1], one[0]))
        ]

    def _worths(self, masked: Any, seen: Sequence[Action], budget: Budget, rng: Random) -> tuple[list[float], int]:
        """The own points that each answer promises, all of them tried in the same worlds; and how many tries it took.

        A world is either tried with all answers or not at all, so that none is better for lack of time.
        """
        most = min(self._tuning.iterations, budget.iterations or self._tuning.iterations)
        worlds = max(1, round(most * budget.effort / len(seen)))
        until = sampling_search.clock() + budget.seconds if budget.seconds else math.inf
        seed, seat = rng.getrandbits(60), asked(masked)
        totals, done = [0.0] * len(seen), 0
        for number in range(worlds):
            found = [self._look.own_points(masked, seat, action, seed + number) for action in seen]
            totals = [total + points for total, points in zip(totals, found, strict=True)]
            done += 1
            if sampling_search.clock() >= until:
                break
        return [total / max(1, done) for total in totals], done * len(seen)


class _Look(Playouts):
    """What an answer brings the one who gives it."""

    def __init__(self, rules: Rules[Any], evaluator: Evaluator, tuning: Tuning) -> None:
        super().__init__(rules, evaluator, tuning)
        self._expected = evaluator.values

    def own_points(self, masked: Any, seat: int, action: Action, seed: int) -> float:
        """The points that a seat may expect after an answer and the turn it belongs to, in one sampled world."""
        rng = Random(seed)
        chance = Fast(rng)
        s = self.rules.determinize(masked, seat, rng)
        self.rules.step(s, action, chance, silent)
        self._play_on(s, chance, rng)
        return float(self._expected(s)[seat] if s.stack else self.rules.scores(s)[seat])
