"""Sets of small numbers as bit masks."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.bits import ByMask, mask_of, members_of, subsets_of


@pytest.mark.parametrize("bits", [1, 7, 8, 9, 27, 64, 65, 150])
def test_members_of_a_mask_are_its_numbers_in_order(bits):
    rng = Random(bits)
    for mask in [0, 1 << bits, (1 << bits) - 1, *(rng.getrandbits(bits) for _ in range(50))]:
        expected = tuple(number for number in range(bits + 1) if mask >> number & 1)
        assert members_of(mask) == members_of(mask) == expected
        assert mask_of(expected) == mask


@pytest.mark.parametrize("count", [0, 1, 8, 9, 20])
def test_things_by_mask_come_in_the_order_of_their_numbers(count):
    things = [f"thing {number}" for number in range(count)]
    by_mask, rng = ByMask(things), Random(count)
    for mask in [0, (1 << count) - 1, *(rng.getrandbits(count) if count else 0 for _ in range(50))]:
        assert by_mask[mask] == tuple(things[number] for number in members_of(mask))


@pytest.mark.parametrize("mask", [0, 1, 0b1011, 0b1000100])
def test_every_mask_within_a_mask_is_found_once(mask):
    assert sorted(subsets_of(mask)) == [part for part in range(mask + 1) if part & mask == part]
