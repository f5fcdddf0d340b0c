"""What a search thinks of the position at the end of a playout: a game's own terms, weighed by how games ended.

The weights are fitted by packaging/tune.py to the ends of many games of quick players: what a point of a term was
really worth at that time of the game, and what it is worth to be asked a question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Evaluator

Values = Callable[[Any], Sequence[float]]


class Weights(NamedTuple):
    """Fitted to the ends of games."""

    terms: dict[str, tuple[float, float]]  # what a term counts at the beginning, and how much more at the end
    asked: dict[str, float]  # what it is worth at the beginning to be the one who is asked this


class WeightedEvaluation:
    """Values of all seats, to be compared with each other only."""

    def __init__(self, evaluator: Evaluator, weights: Weights) -> None:
        self._parts, self._clock = evaluator.parts, evaluator.clock
        self._terms = tuple((kind, first, more) for kind, (first, more) in weights.terms.items())
        self._asked = weights.asked

    def __call__(self, s: Any) -> list[float]:
        """What the position promises each seat. Trusts the caller: the game is not over."""
        parts = self._parts(s)
        time = self._clock(s)
        totals: list[float] = []
        for kind, first, more in self._terms:
            values = parts.get(kind)
            if values is not None:
                weight = first + more * time
                if totals:
                    totals = [total + weight * value for total, value in zip(totals, values)]  # noqa: B905
                else:
                    totals = [weight * value for value in values]
        frame = s.stack[-1]
        totals[frame.seat] += (1.0 - time) * self._asked.get(frame.kind, 0.0)
        return totals


def evaluation_of(evaluator: Evaluator, weights: Weights | None) -> Values:
    """How a search values positions: by the fitted weights, or as the evaluator says where there are none."""
    if weights is None or not evaluator.can_weigh:
        return evaluator.values
    return WeightedEvaluation(evaluator, weights)
