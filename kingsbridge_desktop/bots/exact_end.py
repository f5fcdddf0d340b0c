"""The last turns of a game in a sampled world, played out over all answers instead of by the quick policy.

Everybody takes what is best for themselves (max^n), and the luck that is left is the same on all ways, as in all tries
of one world. A tree that grows larger than what it may cost is left alone: the search then plays on as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import Rules, silent

Worth = Callable[[Sequence[float], int], float]  # of the points of all to a seat


class TooLarge(Exception):
    """More positions than the search may spend on an end."""


class ExactEnd:
    """Looks at no more than so many positions for one end."""

    def __init__(self, rules: Rules[Any], most: int, worth: Worth) -> None:
        self._rules, self._most, self._worth = rules, most, worth
        self._left = 0

    def points(self, s: Any, luck: int) -> Sequence[float] | None:
        """The points of all seats at the end of the game; None if it is too far away. `s` stays as it is."""
        self._left = self._most
        try:
            return self._best(s, luck)
        except TooLarge:
            return None

    def _best(self, s: Any, luck: int) -> Sequence[float]:
        rules = self._rules
        legal = rules.legal(s)
        while len(legal) == 1:
            s = self._after(s, legal[0], luck)
            legal = rules.legal(s)
        if not legal:
            return rules.scores(s)
        if len(legal) > self._left:
            raise TooLarge
        seat = s.stack[-1].seat
        found = [self._best(self._after(s, action, luck), luck) for action in legal]
        return max(found, key=lambda points: self._worth(points, seat))

    def _after(self, s: Any, action: Any, luck: int) -> Any:
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        after = s.copy()
        self._rules.step(after, action, Fast(Random(luck)), silent)
        return after
