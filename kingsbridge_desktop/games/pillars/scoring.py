"""Who stands where, and what the points are made of."""

from __future__ import annotations

from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.types import Item
from kingsbridge_desktop.games.pillars.state import KINDS_OF_POINTS, POINTS, State, phase


def scores(s: State) -> tuple[int, ...]:
    """Victory points; above 60 they simply go on (PE-71)."""
    return tuple(s.vp)


def ranking(s: State) -> tuple[int, ...]:
    """PE-70: points, then gold; equal in both share the place."""
    return rank_by(list(zip(s.vp, s.gold, strict=True)))


def breakdown(s: State) -> tuple[tuple[Item, ...], ...]:
    """The same lines for everybody: those in which somebody has points; they add up to the score."""
    lines = [i for i in range(KINDS_OF_POINTS) if i == 0 or any(s.points[i::KINDS_OF_POINTS])]
    return tuple(tuple(Item(POINTS[i], s.points[seat * KINDS_OF_POINTS + i]) for i in lines) for seat in range(s.seats))


def progress(s: State) -> tuple[int, ...]:
    """Round, phase (0 after the end) and step of the board (0 before phase III)."""
    return s.round, phase(s), s.step
