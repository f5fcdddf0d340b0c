"""A bot that chooses blindly: the yardstick of all others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import Bot, Budget
from kingsbridge_desktop.core.types import Action


class RandomBot(Bot):
    """Every legal action is as good as any other."""

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """One of the legal actions by chance."""
        return legal[int(rng.random() * len(legal))]
