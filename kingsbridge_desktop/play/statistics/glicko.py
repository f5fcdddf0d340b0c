"""Glicko-2, as Mark Glickman describes it in "Example of the Glicko-2 system" (2013); steps are numbered as there."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

SCALE = 173.7178
CENTRE = 1500.0
TAU = 0.5  # how quickly volatility may change
EPSILON = 0.000001
MOST_ROUNDS = 100
MOST_VOLATILE = 0.12  # who plays now with all their heart and now with none is no reason to leap for ever
FARTHEST = 30.0  # on the scale of the paper: nobody is farther ahead


class Rating(NamedTuple):
    """How strong somebody is thought to be, how sure that is, and how steady their results are."""

    value: float = CENTRE
    deviation: float = 350.0
    volatility: float = 0.06


class Result(NamedTuple):
    """One game against one opponent: 1 won, ½ shared, 0 lost."""

    opponent: Rating
    score: float


def rated(player: Rating, results: Iterable[Result], weight: float = 1.0) -> Rating:
    """The rating after a rating period with these results.

    A smaller `weight` than the paper's 1 is for results that say much the same, as those of one table do.
    """
    mu, phi = (player.value - CENTRE) / SCALE, player.deviation / SCALE  # step 2
    information = improvement = 0.0
    for opponent, score in results:
        g = _weight(opponent.deviation / SCALE)
        share = _share(g * (mu - (opponent.value - CENTRE) / SCALE))
        information += weight * g * g * share * (1 - share)
        improvement += weight * g * (score - share)
    if not information:
        return player._replace(deviation=SCALE * math.hypot(phi, player.volatility))
    variance = 1 / information  # step 3
    sigma = _volatility(phi, player.volatility, variance, variance * improvement)  # steps 4 and 5
    prior = math.hypot(phi, sigma)  # step 6
    phi = 1 / math.sqrt(1 / prior**2 + information)  # step 7
    return Rating(CENTRE + SCALE * (mu + phi * phi * improvement), SCALE * phi, sigma)  # step 8


def expected(player: Rating, opponent: Rating) -> float:
    """The share of points that a player may expect against an opponent."""
    g = _weight(math.hypot(player.deviation, opponent.deviation) / SCALE)
    return _share(g * (player.value - opponent.value) / SCALE)


def _share(ahead: float) -> float:
    return 1 / (1 + math.exp(-max(-FARTHEST, min(FARTHEST, ahead))))


def _weight(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the zero of f, by the Illinois variant of regula falsi."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        power = math.exp(x)
        spread = phi * phi + variance + power
        return power * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    for _ in range(MOST_ROUNDS):
        if abs(high - low) <= EPSILON:
            break
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return min(math.exp(low / 2), MOST_VOLATILE)
