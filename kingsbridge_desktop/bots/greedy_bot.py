"""A bot that does what looks best at once: quick, decent, and the stand-in for all others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import Bot, Budget, Evaluator
from kingsbridge_desktop.core.types import Action


class GreedyBot(Bot):
    """Follows the game's quick policy."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """What the game's evaluator says without thinking ahead."""
        return legal[0] if len(legal) == 1 else self._evaluator.greedy(masked, legal, rng)
