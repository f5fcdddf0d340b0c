"""What a bot is, what it may spend, and what a game must tell it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.bot import Bot as Bot
from kingsbridge_desktop.core.compiler_notes import mypyc_attr
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action, Rules


class Budget(NamedTuple):
    """How long a bot may think: so many iterations (the same on every machine) or so many seconds.

    A level that has a number of tries of its own makes `effort` times as many.
    """

    iterations: int = 0
    seconds: float = 0.0
    effort: float = 1.0


class Term(NamedTuple):
    """One reason of an evaluation: an id for the text layer and its worth in points."""

    kind: str
    value: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a game knows about playing well; `bots.eval.<game>.EVALUATOR`. The states are read only, masked or sampled.

    This base knows nothing: it plays by chance and counts points, so a game without an evaluation has opponents, too.
    What a game does not override keeps its plain meaning here.
    """

    can_compare = False  # whether `action_worths` says something
    can_weigh = False  # whether `parts` and `clock` say something, so that weights can be fitted

    def greedy(self, s: Any, legal: Sequence[Action], rng: Random) -> Action:
        """A quick good choice for the seat that is asked: rollout policy, hint, and the answer when time is up."""
        return rng.choice(legal)

    def rollout(self, s: Any, legal: Sequence[Action], rng: Random) -> Action:
        """The choice of a playout, where it may be cheaper than `greedy`."""
        return self.greedy(s, legal, rng)

    def values(self, s: Any) -> Sequence[float]:
        """The points each seat may expect to have at the end, as seen from this position."""
        raise NotImplementedError

    def terms(self, s: Any, seat: int) -> Sequence[Term]:
        """What `values` is made of for one seat, the heaviest first; ids are `bots`-context texts of the game."""
        return ()

    def is_quiet(self, s: Any) -> bool:
        """Whether this is a moment at which `values` can be trusted, as between two turns."""
        return True

    def action_worths(self, s: Any, legal: Sequence[Action]) -> Sequence[float]:
        """What each answer seems worth in points at first sight, to be compared with each other only."""
        return [0.0] * len(legal)

    def parts(self, s: Any) -> Mapping[str, Sequence[float]]:
        """All terms: for each kind a value per seat."""
        return {}

    def clock(self, s: Any) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.5

    def learned(self, weights: Mapping[str, Any]) -> Evaluator:
        """The same with other weights of its quick policy, by their names; one that has none stays as it is."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class TermEvaluator(Evaluator):
    """An evaluator whose values are sums of named terms: a game says `named_parts`, the rest follows."""

    can_weigh = True

    def named_parts(self, s: Any) -> dict[str, list[float]]:
        """What each seat may expect to have at the end, by term; their names are texts of the game."""
        raise NotImplementedError

    def values(self, s: Any) -> list[float]:
        """The points each seat may expect to have at the end."""
        return [sum(of_seat) for of_seat in zip(*self.named_parts(s).values(), strict=True)]

    def terms(self, s: Any, seat: int) -> list[Term]:
        """What `values` is made of for one seat, the heaviest first."""
        found = [Term(kind, values[seat]) for kind, values in self.named_parts(s).items() if values[seat]]
        return sorted(found, key=lambda term: -abs(term.value))

    def parts(self, s: Any) -> Mapping[str, Sequence[float]]:
        """All terms; a game may add what only the fitted weights can judge."""
        return self.named_parts(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatTermEvaluator(TermEvaluator):
    """One that looks at a position seat by seat: a game says `seat_parts`, and `values` need not turn them over."""

    def seat_parts(self, s: Any) -> Sequence[Mapping[str, float]]:
        """What each seat may expect to have at the end, by term: all have the same terms in the same order."""
        raise NotImplementedError

    def named_parts(self, s: Any) -> dict[str, list[float]]:
        """The same by term."""
        seats = self.seat_parts(s)
        columns = zip(*[of_seat.values() for of_seat in seats], strict=True)
        return dict(zip(seats[0], map(list, columns), strict=True))

    def values(self, s: Any) -> list[float]:
        """The points each seat may expect to have at the end."""
        return [sum(of_seat.values()) for of_seat in self.seat_parts(s)]


def first_best(legal: Sequence[Action], worths: Sequence[float]) -> Action:
    """The answer that is worth most; among equals the first."""
    return legal[worths.index(max(worths))]


class PlainEvaluator(Evaluator):
    """For a game that has no evaluation yet."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    def values(self, s: Any) -> Sequence[float]:
        """The points so far."""
        return [float(points) for points in self._rules.scores(s)]


def evaluator_of(game: str) -> Evaluator:
    """The evaluator of a game by id; a game without one gets opponents that play by chance and count points."""
    name = f"kingsbridge_desktop.bots.eval.{game}"
    if name not in sys.modules and find_spec(name) is None:
        return PlainEvaluator(rules_of(game))
    evaluator: Evaluator = import_module(name).EVALUATOR
    return evaluator
