"""Luck through one primitive, `below(n)`: seeded, recorded, scripted or fast."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence
from functools import lru_cache
from math import floor
from random import Random
from typing import TypeVar

from kingsbridge_desktop.core.errors import ChanceExhausted
from kingsbridge_desktop.core.types import Chance

T = TypeVar("T")
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Seeded:
    """SplitMix64 keyed by seed and ply: the same on every Python, and undone dice fall the same way again."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, ply: int = 0) -> None:
        self._state = _mix((_mix(seed & _MASK) + (ply + 1) * _GAMMA) & _MASK)

    def below(self, n: int, /) -> int:
        """Without bias: draws above the last full multiple of n are thrown away."""
        limit = (1 << 64) - ((1 << 64) % n)
        while True:
            self._state = (self._state + _GAMMA) & _MASK
            value = _mix(self._state)
            if value < limit:
                return value % n


class Fast:
    """For search: quick, from a Random that the caller owns."""

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def below(self, n: int, /) -> int:
        return floor(self._random() * n)  # as int(…), but quicker


class Recorder:
    """Passes another chance on and remembers what it said."""

    __slots__ = ("outcomes", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def below(self, n: int, /) -> int:
        value = self.source.below(n)
        self.outcomes.append(value)
        return value


class Scripted:
    """Says what it was told, then asks `after`; without one it refuses to go on."""

    __slots__ = ("after", "script", "used")

    def __init__(self, script: Iterable[int], after: Chance | None = None) -> None:
        self.script = list(script)
        self.used = 0
        self.after = after

    def below(self, n: int, /) -> int:
        if self.used == len(self.script):
            if self.after is None:
                raise ChanceExhausted(f"no scripted result left for a draw below {n}", n=n)
            return self.after.below(n)
        value = self.script[self.used]
        if not 0 <= value < n:
            raise ChanceExhausted(f"scripted result {value} does not fit a draw below {n}", n=n, value=value)
        self.used += 1
        return value

    @property
    def left(self) -> int:
        """How many scripted results were not used yet."""
        return len(self.script) - self.used


def shuffle(items: MutableSequence[T], chance: Chance, loose: int = 1) -> None:
    """Fisher-Yates from the end, in place; stable across versions because it is ours.

    The first `loose` items may come in any order, where nobody looks at it; as much is drawn. Trusts the caller: there
    are so many.
    """
    if type(chance) is Fast:
        _shuffle_fast(items, chance._random, loose)
        return
    below = chance.below
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]


def _shuffle_fast(items: MutableSequence[T], random: Callable[[], float], loose: int) -> None:
    """The same with what `Fast.below` does written out: a search deals again and again. Loose items stay unsorted."""
    for i, size in _steps(len(items), loose):
        j = floor(random() * size)
        items[i], items[j] = items[j], items[i]
    for _ in range(1, loose):
        random()


@lru_cache(maxsize=64)
def _steps(size: int, loose: int) -> tuple[tuple[int, float], ...]:
    """For each step of a shuffle down to the loose items the last place, and how many places there are."""
    return tuple((i, float(i + 1)) for i in range(size - 1, loose - 1, -1))


def roll(numbers: MutableSequence[int], places: Iterable[int], sides: int, chance: Chance) -> None:
    """Rolls a die for each of some places of a list, where it leaves a number from 1 on."""
    if type(chance) is Fast:
        random = chance._random
        for place in places:
            numbers[place] = floor(random() * sides) + 1
        return
    for place in places:
        numbers[place] = chance.below(sides) + 1


def draw(bag: MutableSequence[T], chance: Chance) -> T:
    """One thing out of a bag kept in a fixed order; the order of the rest stays."""
    return bag.pop(chance.below(len(bag)))


def draw_kind(counts: MutableSequence[int], chance: Chance) -> int:
    """One thing out of a bag kept as counts per kind; gives the kind. Trusts the caller: the bag is not empty."""
    at, kind = chance.below(sum(counts)), 0
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
