"""Sets of small numbers as bit masks."""

from __future__ import annotations

from collections.abc import Iterable

_REMEMBERED = 100_000  # masks; the same few come again and again in a search
_members: dict[int, tuple[int, ...]] = {}


def mask_of(numbers: Iterable[int]) -> int:
    """The bit mask of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members_of(mask: int) -> tuple[int, ...]:
    """The numbers of a bit mask in ascending order."""
    found = _members.get(mask)
    if found is None:
        found = tuple(number for number in range(mask.bit_length()) if mask >> number & 1)
        if len(_members) < _REMEMBERED:
            _members[mask] = found
    return found
