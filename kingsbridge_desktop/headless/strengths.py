"""Ratings of players from who won at tables of several: Bradley and Terry's model by maximum likelihood.

A player of strength e^t wins a table with probability e^t / (sum of e^t of all who sit there), whoever else of the same
kind sits there, too; a shared win counts as a fraction. The strengths that make what happened likeliest are found by
Newton's method. One game that all share is added for every kind of table, so that who won all games stays finite.
Ratings are on Elo's scale, 400 points for odds of ten to one; the intervals are those of the distance to the average of
all (95 %, from the curvature of the likelihood).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

ELO = 400.0 / math.log(10.0)
CENTRE = 1500.0
STEPS, NEAR = 100, 1e-10
LONGEST = 2.0  # of a step, so that none leaps over the top
Z = 1.959964


class Table(NamedTuple):
    """Games of one kind: who sat there (an entry a seat), how many games, and how many wins each seat's player had."""

    players: tuple[str, ...]
    games: int
    wins: tuple[float, ...]


class Strength(NamedTuple):
    """A rating, and between what it lies 95 times of 100."""

    rating: float
    low: float
    high: float


def strengths(tables: Sequence[Table], anchor: str | None = None) -> dict[str, Strength]:
    """The ratings of all who played; the anchor has 1500, or without one all have that on average."""
    names = sorted({name for table in tables for name in table.players})
    at = {name: number for number, name in enumerate(names)}
    place = [0.0] * len(names)
    for _ in range(STEPS):
        slope, curve = _derivatives(tables, at, place)
        step = _solved(_grounded(curve), slope)
        longest = max(map(abs, step))
        factor = min(1.0, LONGEST / longest) if longest else 1.0
        place = [here + factor * change for here, change in zip(place, step, strict=True)]
        if longest < NEAR:
            break
    middle = math.fsum(place) / len(place)
    _, curve = _derivatives(tables, at, place)
    errors = _errors(curve)
    zero = place[at[anchor]] if anchor in at else middle
    found = {}
    for name, number in at.items():
        rating, half = CENTRE + ELO * (place[number] - zero), Z * ELO * errors[number]
        found[name] = Strength(rating, rating - half, rating + half)
    return found


def _derivatives(
    tables: Sequence[Table], at: Mapping[str, int], place: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and its curvature with the sign turned."""
    size = len(place)
    slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
    for table in tables:
        seats = len(table.players)
        weights = [math.exp(place[at[name]]) for name in table.players]
        whole = math.fsum(weights)
        share = [0.0] * size
        for name, weight, wins in zip(table.players, weights, table.wins, strict=True):
            share[at[name]] += weight / whole
            slope[at[name]] += wins + 1.0 / seats
        games = table.games + 1
        for one in range(size):
            slope[one] -= games * share[one]
            curve[one][one] += games * share[one]
            for other in range(size):
                curve[one][other] -= games * share[one] * share[other]
    return slope, curve


def _grounded(curve: Sequence[Sequence[float]]) -> list[list[float]]:
    """Strengths are known up to a constant; this asks for those that add up to 0."""
    return [[value + 1.0 for value in row] for row in curve]


def _errors(curve: Sequence[Sequence[float]]) -> list[float]:
    """Standard errors of the distances to the average."""
    size = len(curve)
    if size < 2:
        return [0.0] * size
    columns = [_solved(_grounded(curve), [float(row == column) for row in range(size)]) for column in range(size)]
    means = [math.fsum(column) / size for column in columns]
    over_all = math.fsum(means) / size
    return [math.sqrt(max(0.0, columns[k][k] - 2 * means[k] + over_all)) for k in range(size)]


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = math.fsum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
