"""Chains of cloisters: the best set of rows without a common cloister (WP-37), exact and remembered."""

from __future__ import annotations

from functools import cache, lru_cache

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.games.web_of_power.tables import NEAR, SPACES

SHORTEST = 4  # a row of fewer cloisters scores nothing
_REMEMBERED = 200_000
_points: dict[int, int] = {}
_NEAR_BIT = {1 << space: near for space, near in enumerate(NEAR)}

Row = tuple[int, ...]


def chain_points(mask: int) -> int:
    """The points for chains of one player whose cloisters are on the spaces of `mask`."""
    points = _points.get(mask)
    if points is None:
        if len(_points) > _REMEMBERED:
            _points.clear()
        points = _points[mask] = sum([_cover(part) for part in _joined(mask)])
    return points


def _joined(mask: int) -> list[int]:
    """The parts of `mask` that roads join, without those too small for a row: most parts are, and the others few."""
    parts = []
    while mask:
        part = _component(mask)
        mask ^= part
        if part.bit_count() >= SHORTEST:
            parts.append(part)
    return parts


def _cover(mask: int) -> int:
    """Either the lowest space is in no row, or it is in one of the rows through it."""
    size = mask.bit_count()
    if size < SHORTEST:
        return 0
    known = _points.get(mask)
    if known is not None:
        return known
    low = mask & -mask
    best = 0
    for row in _rows_from(low.bit_length() - 1):
        if row & mask == row:
            covered = row.bit_count() + _cover(mask ^ row)
            if covered > best:
                best = covered
                if best == size:
                    break
    if best < size - 1:
        best = max(best, _cover(mask ^ low))
    _points[mask] = best
    return best


@cache
def _rows_from(lowest: int) -> tuple[int, ...]:
    """The sets of spaces whose lowest is this one and which are a row of 4 to 7; a longer row splits into such."""
    return tuple(mask for mask in _short_rows() if mask & -mask == 1 << lowest)


@cache
def _short_rows() -> tuple[int, ...]:
    found: set[int] = set()
    ends = {(1 << space, space) for space in range(SPACES)}
    for length in range(2, 2 * SHORTEST):
        ends = {(mask | 1 << near, near) for mask, end in ends for near in members_of(NEAR[end] & ~mask)}
        if length >= SHORTEST:
            found.update(mask for mask, _ in ends)
    return tuple(sorted(found, key=lambda mask: (-mask.bit_count(), mask)))  # long rows first: often all is covered


@lru_cache(maxsize=4096)
def rows(mask: int) -> tuple[Row, ...]:
    """One best set of rows, each in the order of its road, for drawing; the longest first.

    Rows of four and more are those that score; of the cloisters left over, rows of three are shown too. Among the
    sets that score most the one with most cloisters in rows of three, then the one with fewest rows is taken.
    """
    found: list[Row] = []
    while mask:
        part = _component(mask)
        mask ^= part
        if part.bit_count() >= 3:
            found += _best_rows(part, {})[1]
    return tuple(sorted(found, key=lambda row: (-len(row), row)))


def scoring_rows(mask: int) -> tuple[Row, ...]:
    """The rows of four and more that make up `chain_points`."""
    return tuple(row for row in rows(mask) if len(row) >= SHORTEST)


_Worth = tuple[int, int, int]  # cloisters that score, cloisters in rows of three, fewer rows


def _best_rows(mask: int, memo: dict[int, tuple[_Worth, tuple[Row, ...]]]) -> tuple[_Worth, tuple[Row, ...]]:
    if mask.bit_count() < 3:
        return (0, 0, 0), ()
    known = memo.get(mask)
    if known is not None:
        return known
    part = _component(mask)
    rest, rest_rows = _best_rows(mask ^ part, memo) if part != mask else ((0, 0, 0), ())
    low = part & -part
    most = chain_points(part)
    best: _Worth = (-1, 0, 0)
    best_rows: tuple[Row, ...] = ()
    if chain_points(part ^ low) == most:
        best, best_rows = _best_rows(part ^ low, memo)
    for row in _rows_through(low.bit_length() - 1, part):
        left_over = part & ~mask_of(row)
        scoring, short = (len(row), 0) if len(row) >= SHORTEST else (0, 3)
        if len(row) < 3 or scoring + chain_points(left_over) < most:
            continue
        left, left_rows = _best_rows(left_over, memo)
        worth = (left[0] + scoring, left[1] + short, left[2] - 1)
        if worth > best:
            best, best_rows = worth, (row, *left_rows)
    result = (best[0] + rest[0], best[1] + rest[1], best[2] + rest[2]), best_rows + rest_rows
    memo[mask] = result
    return result


def _rows_through(space: int, mask: int) -> list[Row]:
    """One row for every set of spaces within `mask` that is a row with `space` in it."""
    found: dict[int, Row] = {}
    for arm, walked in _walks((space,), 1 << space, mask):
        for other, both in _walks((space,), walked, mask):
            if both not in found:
                found[both] = tuple(reversed(arm[1:])) + other
    return list(found.values())


def _walks(walk: Row, taken: int, mask: int) -> list[tuple[Row, int]]:
    """All walks along roads that go on from `walk` over free spaces, itself included."""
    found = [(walk, taken)]
    for near in members_of(NEAR[walk[-1]] & mask & ~taken):
        found += _walks((*walk, near), taken | 1 << near, mask)
    return found


def _component(mask: int) -> int:
    """The spaces joined to the lowest one of `mask`."""
    reached = border = mask & -mask
    while border:
        space = border & -border
        ahead = _NEAR_BIT[space] & mask & ~reached
        reached |= ahead
        border = border ^ space | ahead
    return reached
