"""What a bot is, what it may spend, and what a game must tell it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

from kingsbridge_desktop.core.types import Action


class Budget(NamedTuple):
    """How long a bot may think: so many iterations (the same on every machine) or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0


class Term(NamedTuple):
    """One reason of an evaluation: an id for the text layer and its worth in points."""

    kind: str
    value: float


class Bot(Protocol):
    """Chooses for the seat that is asked in `masked`; may also have `stats`, a JSON object about its last choice."""

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action: ...


class Evaluator(Protocol):
    """What a game knows about playing well; `bots.eval.<game>.EVALUATOR`.

    The states may be masked ones or sampled worlds; both are read only.
    """

    def greedy(self, s: Any, legal: Sequence[Action], rng: Random) -> Action:
        """A quick good choice for the seat that is asked: rollout policy, hint, and the answer when time is up."""
        ...

    def values(self, s: Any) -> Sequence[float]:
        """The points each seat may expect to have at the end, as seen from this position."""
        ...

    def terms(self, s: Any, seat: int) -> Sequence[Term]:
        """What `values` is made of for one seat, the heaviest first; ids are `bots`-context texts of the game."""
        ...


def stats_of(bot: Bot) -> dict[str, Any]:
    """What a bot tells about its last choice: iterations, playouts, expectations."""
    return dict(getattr(bot, "stats", None) or {})


def evaluator_of(game: str) -> Evaluator:
    """The evaluator of a game by id."""
    evaluator: Evaluator = import_module(f"kingsbridge_desktop.bots.eval.{game}").EVALUATOR
    return evaluator
