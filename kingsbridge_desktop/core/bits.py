"""Sets of small numbers as bit masks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")
_PART = 8  # bits that are looked up at once
_LOW = (1 << _PART) - 1


def mask_of(numbers: Iterable[int]) -> int:
    """The bit mask of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def subsets_of(mask: int) -> Iterator[int]:
    """All masks within a mask, the whole one first."""
    part = mask
    while part:
        yield part
        part = part - 1 & mask
    yield 0


class ByMask(Generic[T]):
    """Of things that have numbers those whose bits are set, in ascending order: tables of eight bits each."""

    def __init__(self, things: Sequence[T]) -> None:
        self._parts = tuple(_subsets(things[at : at + _PART]) for at in range(0, max(1, len(things)), _PART))

    def __getitem__(self, mask: int) -> tuple[T, ...]:
        found: tuple[T, ...] = ()
        for part in self._parts:
            low = mask & _LOW
            if low:
                found += part[low]
            mask >>= _PART
            if not mask:
                break
        return found


def _subsets(things: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*before, thing) for before in found]
    return tuple(found)


_REMEMBERED = 5_000  # masks; the same few come again and again in a search, and many more would be slow to find
_members: dict[int, tuple[int, ...]] = {}
_MOST = 64
_NUMBERS = ByMask(range(_MOST))


def members_of(mask: int) -> tuple[int, ...]:
    """The numbers of a bit mask in ascending order."""
    found = _members.get(mask)
    if found is None:
        rest = mask >> _MOST
        found = _NUMBERS[mask]
        if rest:
            found += tuple(_MOST + number for number in members_of(rest))
        if len(_members) < _REMEMBERED:
            _members[mask] = found
    return found
