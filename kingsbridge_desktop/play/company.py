"""When a character says something: now and then, never twice in a row, and rather where it did as it likes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.play.match import Match

OWN_WAY, USUALLY = 2, 6  # of so many moves that could be spoken of, one is: where it went its own way, and else
SILENCE = 5  # plies between two remarks at a table
_LUCK = 2_000_000  # a stream of chance of its own: nothing of the game depends on it


class Conversation:
    """The remarks at one table; the same game has the same ones."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._last = -SILENCE

    def is_due(self, ply: int, remark: Mapping[str, Any]) -> bool:
        """Whether the move after `ply` actions is spoken of."""
        if ply < self._last:
            self._last = -SILENCE  # moves were taken back
        one_of = OWN_WAY if remark["swayed"] else USUALLY
        if ply - self._last < SILENCE or Seeded(self._match.seed, _LUCK + ply).below(one_of):
            return False
        self._last = ply
        return True
