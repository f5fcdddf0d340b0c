"""What a bot is. Never compiled: the methods of a compiled class refuse heirs that are not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from kingsbridge_desktop.core.types import Action

if TYPE_CHECKING:
    from kingsbridge_desktop.bots.base import Budget


class Bot:
    """Chooses for the seat that is asked in a masked position."""

    stats: Mapping[str, Any] = MappingProxyType({})  # about the last choice, as JSON: iterations, playouts, values
    is_stopped = False  # whether the last choice was cut short by `stop`

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """One of the legal actions, within the budget as far as it can."""
        raise NotImplementedError

    def stop(self) -> None:
        """From another thread: nobody wants the answer any more. A bot that answers at once need not listen."""

    def close(self) -> None:
        """The game is over, or given up: whatever it has started ends."""
