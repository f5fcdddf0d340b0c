"""Teaches the quick policies in games against themselves: python3 packaging/learn.py GAME … [--steps 800] [--seed 1]

Every step moves all weights of a policy a little up or down by chance, lets both kinds play each other at tables of all
sizes, each way with the same luck, and goes where more points came from (simultaneous perturbation, Spall 1992).
Weights are moved by factors, so that none changes its sign; the mean of the second half of the way is what was learned.
It goes into assets/data/bots.json, where a level with `learned` finds it, and the old policy is played against to tell
what it is worth. The same seed learns the same. An hour in pure Python, minutes compiled (packaging/compiled.py).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Evaluator, evaluator_of  # noqa: E402
from kingsbridge_desktop.core.chance import Fast  # noqa: E402
from kingsbridge_desktop.core.registry import game_ids, rules_of  # noqa: E402
from tune import NUMBERS, write  # noqa: E402

REACH = 0.2  # how far, as a logarithm, a step tries each weight in the beginning
PACE = 0.035  # how far the first steps go
FARTHEST = 1.5  # how far, as a logarithm, a weight may go in all
GAMES = 10  # of a step, each played twice with exchanged seats
AGAINST = 300  # rounds against the old policy in the end


class Weight(NamedTuple):
    """One number of a policy: the name of its field, its place in it (-1: it is the whole field), and its value."""

    name: str
    at: int
    value: float


def weights_of(evaluator: Evaluator) -> list[Weight]:
    """All numbers that a policy believes in."""
    believed: Any = evaluator.weights  # type: ignore[attr-defined]  # each game has a class of its own for them
    names = [field.name for field in fields(believed)] if is_dataclass(believed) else believed._fields
    found = []
    for name in names:
        value = getattr(believed, name)
        if isinstance(value, tuple):
            found += [Weight(name, at, part) for at, part in enumerate(value)]
        else:
            found.append(Weight(name, -1, value))
    return found


def moved(weights: Sequence[Weight], by: Sequence[float]) -> dict[str, float | tuple[float, ...]]:
    """The numbers with each multiplied by the exponential of its part of `by`."""
    found: dict[str, float | tuple[float, ...]] = {}
    for (name, at, value), more in zip(weights, by, strict=True):
        number = value * math.exp(more)
        found[name] = number if at < 0 else (*found.get(name, ()), number)  # type: ignore[misc]
    return found


class School:
    """One game's policies, playing each other."""

    def __init__(self, game: str, seed: int) -> None:
        self.rules, self.evaluator, self.rng = rules_of(game), evaluator_of(game), Random(seed)
        self._options = {name: option.values[0] for name, option in self.rules.options.items()}
        self.weights = weights_of(self.evaluator)

    def play(self, players: Sequence[Evaluator], rng: Random) -> tuple[int, ...]:
        """One game of quick players; the points of all."""
        rules, chance = self.rules, Fast(rng)
        s = rules.setup(len(players), self._options, chance)
        while s.stack:
            legal = rules.legal(s)
            action = legal[0] if len(legal) == 1 else players[s.stack[-1].seat].greedy(s, legal, rng)
            rules.step(s, action, chance)
        return rules.scores(s)

    def lead(self, one: Evaluator, other: Evaluator) -> float:
        """How many points more the one kind made on average, at tables where every second seat is of a kind."""
        total = 0.0
        for _ in range(GAMES):
            seats, luck = self.rng.choice(self.rules.seats), self.rng.getrandbits(40)
            for first in (one, other):
                second = other if first is one else one
                points = self.play([second if seat % 2 else first for seat in range(seats)], Random(luck))
                ahead = sum(points[::2]) / len(points[::2]) - sum(points[1::2]) / len(points[1::2])
                total += ahead if first is one else -ahead
        return total / (2 * GAMES)

    def learn(self, steps: int) -> dict[str, float | tuple[float, ...]]:
        """The weights after so many steps."""
        way = [0.0] * len(self.weights)
        mean, spread, summed = way[:], 0.0, 0
        for step in range(steps):
            reach = REACH / (1 + step / steps) ** 0.5
            signs = [self.rng.choice((-1, 1)) for _ in way]
            up = self._changed([at + reach * sign for at, sign in zip(way, signs, strict=True)])
            down = self._changed([at - reach * sign for at, sign in zip(way, signs, strict=True)])
            lead = self.lead(up, down)
            spread = 0.98 * spread + 0.02 * lead * lead if step else lead * lead
            by = PACE / (1 + 3 * step / steps) * lead / math.sqrt(spread + 1e-9)
            way = [max(-FARTHEST, min(FARTHEST, at + by * sign)) for at, sign in zip(way, signs, strict=True)]
            if step > steps // 2:
                summed += 1
                mean = [before + (at - before) / summed for before, at in zip(mean, way, strict=True)]
        return moved(self.weights, mean)

    def _changed(self, by: Sequence[float]) -> Evaluator:
        return self.evaluator.learned(moved(self.weights, by))

    def alone(self, one: Evaluator, others: Evaluator, seats: int) -> tuple[float, int]:
        """The share of games that one wins against others of a kind, at every seat with the same luck; their number."""
        wins = 0.0
        for _ in range(AGAINST):
            luck = self.rng.getrandbits(40)
            for seat in range(seats):
                points = self.play([one if at == seat else others for at in range(seats)], Random(luck))
                top = max(points)
                if points[seat] == top:
                    wins += 1 / points.count(top)
        return wins / (AGAINST * seats), AGAINST * seats


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all if none is named")
    parser.add_argument("--steps", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(argv)
    numbers = json.loads(NUMBERS.read_text(encoding="utf-8"))
    for game in chosen.game or game_ids():
        school = School(game, chosen.seed)
        learned = school.learn(chosen.steps)
        numbers["learned"][game] = {
            name: [round(part, 3) for part in value] if isinstance(value, tuple) else round(value, 3)
            for name, value in learned.items()
        }
        new = school.evaluator.learned(learned)
        for seats in school.rules.seats:
            share, games = school.alone(new, school.evaluator, seats)
            back, _ = school.alone(school.evaluator, new, seats)
            print(
                f"{game} {seats} seats: {share:.1%} against the old, who win {back:.1%} against it; {games} games each",
                flush=True,
            )
    write(numbers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
