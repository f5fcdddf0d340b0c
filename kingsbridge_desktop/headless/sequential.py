"""When enough games have been played: Wald's sequential probability ratio test of one against others.

The question is whether the player's share of wins is 1.2 times its fair share or less (too little), or 1.5 times or
more (clearly stronger). With f = 1 / seats, p0 = 1.2 f, p1 = 1.5 f and x in [0, 1] the share of a game's win:

    LLR = sum over games of  x log(p1 / p0) + (1 - x) log((1 - p1) / (1 - p0)),  divided by the design effect D

The test ends when LLR >= log(1 / error) (stronger) or LLR <= -log(1 / error) (not stronger). Why that keeps its errors:

- Shared wins: a^x b^(1-x) <= x a + (1-x) b, so a game's expected ratio is at most that of whole wins.
- Unequal seats: a round is as many games as there are seats, with the player once at each. The expected ratio of a
  round is a product of terms that are linear in the chances at the seats, so it is largest where all are equal. The
  test therefore looks after whole rounds only.
- With both, the ratio is a supermartingale at p0 and so is its inverse at p1: by Ville's inequality the chance of ever
  crossing a wrong bound is at most `error`. (Wald's own bounds, log((1 - error) / error), would be a little nearer.)
- The games of a round share their luck. Where that makes their results alike, D = var(round) / (seats * var(game)) is
  above 1; it is taken from the games played so far, drawn towards 1 as if by 8 more rounds, and never below 1.
"""

from __future__ import annotations

import math
from typing import NamedTuple

TOO_LITTLE, ENOUGH = 1.2, 1.5  # times the fair share
ERROR = 0.05
PRIOR_ROUNDS = 8  # that are thought to be independent before any has been played

STRONGER, NOT_STRONGER, UNSURE = "stronger", "not_stronger", "unsure"


class Verdict(NamedTuple):
    """What is known after some games."""

    decision: str
    games: int
    wins: float
    llr: float
    bound: float
    design_effect: float


class SequentialTest:
    """Hears the results of one player game by game, in the order of their numbers."""

    def __init__(self, seats: int, low: float = TOO_LITTLE, high: float = ENOUGH, error: float = ERROR) -> None:
        fair = 1.0 / seats
        self.seats, self.bound = seats, math.log(1.0 / error)
        self.low, self.high = low * fair, high * fair
        if not 0.0 < self.low < self.high < 1.0:
            raise ValueError(f"no shares to test between: {self.low} and {self.high}")
        self._gain = math.log(self.high / self.low)
        self._loss = math.log((1.0 - self.high) / (1.0 - self.low))
        self._round: list[float] = []  # the games of the round that is not whole yet
        self._games, self._wins, self._squares, self._round_squares = 0, 0.0, 0.0, 0.0  # of whole rounds

    def hear(self, share: float) -> Verdict | None:
        """One more game; the verdict if that settles it."""
        self._round.append(share)
        if len(self._round) < self.seats:
            return None
        self._games += self.seats
        self._wins += sum(self._round)
        self._squares += sum(one * one for one in self._round)
        self._round_squares += sum(self._round) ** 2
        self._round = []
        verdict = self.verdict()
        return None if verdict.decision == UNSURE else verdict

    def verdict(self) -> Verdict:
        """What is known from the whole rounds so far."""
        effect = self._design_effect()
        llr = (self._wins * self._gain + (self._games - self._wins) * self._loss) / effect
        decision = STRONGER if llr >= self.bound else NOT_STRONGER if llr <= -self.bound else UNSURE
        return Verdict(decision, self._games, self._wins, llr, self.bound, effect)

    def _design_effect(self) -> float:
        """How many games of a round say as much as one that had its luck for itself; at least 1."""
        rounds = self._games // self.seats
        if rounds < 2:
            return 1.0
        of_games = (self._squares - self._wins**2 / self._games) / (self._games - 1)
        if of_games <= 1e-12:
            return 1.0
        of_rounds = (self._round_squares - self._wins**2 / rounds) / (rounds - 1)
        seen = of_rounds / (self.seats * of_games)
        return max(1.0, (rounds * seen + PRIOR_ROUNDS) / (rounds + PRIOR_ROUNDS))
