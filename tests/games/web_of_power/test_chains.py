"""Chains: examples, and the scorer against a search that knows nothing of it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from hypothesis import assume, settings
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.games.web_of_power import chains
from kingsbridge_desktop.games.web_of_power.data import DATA, NEAR, SPACE_OF, SPACES
from tests.games.web_of_power.build import spaces


def brute_force(mask: int) -> int:
    """Keeps or drops every road between own cloisters; what is kept must be rows: nowhere three roads, no ring."""
    roads = [(a, b) for a, b in DATA.roads if mask >> a & 1 and mask >> b & 1]
    return _most(roads, {space: [space] for space in members_of(mask)}, dict.fromkeys(members_of(mask), 0))


def _most(roads: Sequence[tuple[int, int]], row_of: dict[int, list[int]], used: dict[int, int]) -> int:
    if not roads:
        rows = {id(row): len(row) for row in row_of.values()}
        return sum(length for length in rows.values() if length >= 4)
    (a, b), rest = roads[0], roads[1:]
    best = _most(rest, row_of, used)
    if used[a] < 2 and used[b] < 2 and row_of[a] is not row_of[b]:
        joined = row_of[a] + row_of[b]
        best = max(best, _most(rest, row_of | dict.fromkeys(joined, joined), used | {a: used[a] + 1, b: used[b] + 1}))
    return best


@st.composite
def boards(draw: st.DrawFn) -> int:
    """Cloisters that mostly stand together, so that rows, branches and rings come up."""
    mask = 0
    for start in draw(st.lists(st.integers(0, SPACES - 1), min_size=1, max_size=3)):
        mask |= 1 << start
    for choice in draw(st.lists(st.integers(0, 999), min_size=3, max_size=8)):
        border = 0
        for space in members_of(mask):
            border |= NEAR[space]
        near = members_of(border & ~mask)
        if near:
            mask |= 1 << near[choice % len(near)]
    return mask


@settings(max_examples=3000, derandomize=True)
@hypothesis_given(boards())
def test_chain_points_equal_brute_force(mask):
    """WP-37 the best set of rows without a common cloister, exactly, on thousands of boards."""
    assert chains.chain_points(mask) == brute_force(mask)


@settings(max_examples=300, derandomize=True)
@hypothesis_given(st.sets(st.integers(0, SPACES - 1), min_size=8, max_size=18))
def test_scattered_boards_equal_brute_force(chosen):
    """WP-37 also with many cloisters anywhere on the board."""
    mask = mask_of(chosen)
    assume(sum(mask >> a & 1 and mask >> b & 1 for a, b in DATA.roads) <= 14)
    assert chains.chain_points(mask) == brute_force(mask)


@settings(max_examples=500, derandomize=True)
@hypothesis_given(boards())
def test_rows_for_drawing_are_rows_and_make_up_the_points(mask):
    """WP-37 the rows shown are disjoint, follow roads, and those of four and more are what scores."""
    rows = chains.rows(mask)
    flat = [space for row in rows for space in row]
    assert len(flat) == len(set(flat))
    assert mask_of(flat) & ~mask == 0
    for row in rows:
        assert len(row) >= 3
        assert all(NEAR[a] >> b & 1 for a, b in itertools.pairwise(row))
    assert chains.scoring_rows(mask) == tuple(row for row in rows if len(row) >= 4)
    assert sum(len(row) for row in chains.scoring_rows(mask)) == chains.chain_points(mask)
    left = mask & ~mask_of(flat)
    assert brute_force(left) == 0


@pytest.mark.parametrize(
    ("names", "points", "lengths"),
    [
        ("FKN1 FKN2 FKN3 FKN5", 0, [3]),  # a star
        ("ENG1 ENG2 ENG3 ENG4 ENG5", 5, [5]),  # a ring
        ("ARA1 ARA2 FRA7 FRA8 BUR5 FRA5 FRA4 FRA1 LOT2", 9, [5, 4]),
        ("BAY1 FKN2 FKN3 FKN5 FKN6 FKN7 LOT1 LOT3", 8, [4, 4]),
    ],
)
def test_examples(names, points, lengths):
    """WP-46 a star gives nothing, a ring counts, two rows may beat the longest one."""
    mask = spaces(names)
    assert chains.chain_points(mask) == points
    assert [len(row) for row in chains.rows(mask)] == lengths


def test_the_longest_row_of_the_last_example_is_six():
    """WP-46 the longest row alone would give only six."""
    mask = spaces("BAY1 FKN2 FKN3 FKN5 FKN6 FKN7 LOT1 LOT3")
    ends = {(1 << space, space) for space in members_of(mask)}
    longest = 0
    while ends:
        longest += 1
        ends = {(taken | 1 << near, near) for taken, end in ends for near in members_of(NEAR[end] & mask & ~taken)}
    assert longest == 6


def test_four_is_the_shortest_chain_and_borders_do_not_matter():
    """WP-37 at least four, across borders too."""
    assert chains.chain_points(spaces("ITA1 ITA2 ITA3")) == 0
    assert chains.chain_points(spaces("BUR3 ITA1 ITA2 ITA3")) == 4


def test_a_branch_does_not_count():
    """WP-37, WP-44 what branches off a row is not part of it."""
    assert chains.chain_points(spaces("BUR3 ITA1 ITA2 ITA3 ITA4 BAY6")) == 5


def test_a_ring_of_four_or_more_is_a_row():
    """WP-37 a ring counts every cloister once."""
    assert chains.chain_points(spaces("BAY1 BAY2 BAY3 BAY4 BAY6")) == 5


def test_rows_are_drawn_from_three():
    """WP-37 the live display shows rows of three although they score nothing yet."""
    assert chains.rows(spaces("ITA2 ITA3 ITA4")) == ((SPACE_OF["ITA2"], SPACE_OF["ITA3"], SPACE_OF["ITA4"]),)
    assert chains.rows(spaces("ITA2 ITA3")) == ()


def test_one_long_row_is_drawn_as_one():
    """WP-37 a row of nine is shown whole, not cut."""
    row = chains.rows(spaces("ARA1 ARA2 FRA7 FRA5 FRA4 FRA6 BUR2 BUR1 BUR3"))
    assert [len(part) for part in row] == [9]
