"""The bot that people ask for a hint: it searches as long as it may and says what decided it.

Both the advice and the next best answer are played on a little in the same sampled worlds; where the terms of the
evaluation differ most afterwards, there lie the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import Budget, Evaluator, evaluator_of
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.bots.tuning import weights_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action, Rules, silent

WORLDS, FEW_WORLDS = 24, 4
SIGHT = 16  # plies that are played on at most
GAINS = 3  # terms for an action that are named
WORTH_TELLING = 0.15  # points
TELLING = 0.1  # seconds kept for the reasons


class Adviser(SearchBot):
    """`stats` has, beside the rest, `alternative` (kind and args, or None) and `reasons` (term and points for it)."""

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """What a search of the whole budget finds best."""
        if budget.seconds:
            budget = budget._replace(seconds=max(TELLING, budget.seconds - TELLING))
        action = super().choose(masked, legal, budget, rng)
        if self.is_stopped:
            return action
        other = self._alternative(masked, legal, action, rng)
        self.stats["alternative"] = [other.kind, list(other.args)] if other else None
        self.stats["reasons"] = reasons(self.rules, self.evaluator, masked, action, other, rng.getrandbits(60))
        return action

    def _alternative(self, masked: Any, legal: Sequence[Action], action: Action, rng: Random) -> Action | None:
        """The next best answer that was looked at."""
        for found in self.stats.get("best", ()):
            other = Action(found["kind"], tuple(found["args"]))
            if other != action:
                return other
        return next((other for other in legal if other != action), None)


def reasons(
    rules: Rules[Any], evaluator: Evaluator, masked: Any, action: Action, other: Action | None, seed: int
) -> list[tuple[str, float]]:
    """The terms that speak most for an action against another one, best first, and the one that speaks most against it.

    What speaks for it is named even where it is little, so that there is nearly always something to tell.
    """
    seat = asked(masked)
    after = expected(rules, evaluator, masked, action, seat, seed)
    found = _differences(after, expected(rules, evaluator, masked, other, seat, seed) if other else {})
    gains = [reason for reason in found if reason[1] > 0]
    if not gains:  # as good as the other: what it brings at all
        return [reason for reason in _differences(after, _standing(evaluator, masked, seat)) if reason[1] > 0][:GAINS]
    told = [reason for reason in gains if reason[1] > WORTH_TELLING][:GAINS] or gains[:1]
    return told + [reason for reason in found[-1:] if reason[1] < -WORTH_TELLING]


def _differences(after: Mapping[str, float], before: Mapping[str, float]) -> list[tuple[str, float]]:
    """What each term has gained, the greatest gain first."""
    found = [(kind, round(after.get(kind, 0.0) - before.get(kind, 0.0), 2)) for kind in {**after, **before}]
    return sorted(found, key=lambda reason: -reason[1])


def _standing(evaluator: Evaluator, masked: Any, seat: int) -> dict[str, float]:
    """The terms of a seat as they stand before it acts."""
    return {term.kind: term.value for term in evaluator.terms(masked, seat)}


def worth_of(game: str, masked: Any, actions: Sequence[Action], seed: int) -> dict[Action, float]:
    """What each answer is worth in points, by the evaluation after it in a few sampled worlds."""
    rules, evaluator, seat = rules_of(game), evaluator_of(game), asked(masked)
    return {a: sum(expected(rules, evaluator, masked, a, seat, seed, FEW_WORLDS).values()) for a in actions}


def expected(
    rules: Rules[Any],
    evaluator: Evaluator,
    masked: Any,
    action: Action,
    seat: int,
    seed: int,
    worlds: int = WORLDS,
) -> dict[str, float]:
    """The terms of a seat's evaluation after an action and the turn it belongs to, averaged over sampled worlds."""
    totals: dict[str, float] = {}
    for s in played_on(rules, evaluator, masked, action, seat, seed, worlds):
        for kind, value in weighed(rules.game_id, evaluator, s, seat):
            totals[kind] = totals.get(kind, 0.0) + value / worlds
    return totals


def played_on(
    rules: Rules[Any], evaluator: Evaluator, masked: Any, action: Action, seat: int, seed: int, worlds: int
) -> Iterator[Any]:
    """The positions after an action and the turn it belongs to, in so many sampled worlds; the n-th always the same."""
    for number in range(worlds):
        rng = Random(seed + number)
        chance = Fast(rng)
        s = rules.determinize(masked, seat, rng)
        rules.step(s, action, chance, silent)
        for _ in range(SIGHT):
            if not s.stack or evaluator.is_quiet(s):
                break
            rules.step(s, evaluator.greedy(s, rules.legal(s), rng), chance, silent)
        yield s


def weighed(game: str, evaluator: Evaluator, s: Any, seat: int) -> Iterator[tuple[str, float]]:
    """The terms of a seat, each in points as the fitted weights count it at this time of the game."""
    weights = weights_of(game)
    for kind, value in evaluator.terms(s, seat):
        first, more = weights.terms.get(kind, (0.0, 0.0)) if weights and s.stack else (1.0, 0.0)
        weight = first + more * evaluator.clock(s) if more else first
        yield kind, weight * value
