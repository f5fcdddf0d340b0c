"""Points, ranking and where the points came from."""

from __future__ import annotations

from kingsbridge_desktop.games.toy.state import State

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.types import Item


def scores(s: State) -> tuple[int, ...]:
    """The points so far."""
    return tuple(s.points)


def ranking(s: State) -> tuple[int, ...]:
    """Most points first."""
    return rank_by(s.points)


def breakdown(s: State) -> tuple[tuple[Item, ...], ...]:
    """Even and odd, for want of something better."""
    return tuple((Item("even", points // 2 * 2), Item("odd", points % 2)) for points in s.points)


def progress(s: State) -> tuple[int, ...]:
    """How many turns are left."""
    return (s.turns,)
