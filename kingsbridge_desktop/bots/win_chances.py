"""What a position promises as chances to win: the quick evaluation of all seats, calibrated on many games.

Values are points and say nothing about how safe a lead is. How much a point decides depends on the game, on how many
sit at the table, and on how far the game has come; few numbers say so, fitted by packaging/calibrate.py and kept in
assets/data/win_chances.json. How well they fit is told in docs/review.md.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kingsbridge_desktop import resources
from kingsbridge_desktop.bots.base import Evaluator, evaluator_of
from kingsbridge_desktop.bots.tuning import weights_of
from kingsbridge_desktop.bots.weighted_evaluation import evaluation_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Rules

FILE = "win_chances.json"
QUICK_TRIES = 32  # of a game that was not measured
LEAST = 0.005  # nobody is given up, and nobody is sure, before the end


class Curve(NamedTuple):
    """How much a point of the values decides, by the progress of the game, and what is left to surprises."""

    start: float  # the logarithm of what a point counts at the beginning
    slope: float  # how much more of it per game
    bend: float  # and per game squared
    surprise: float  # the share of games that no lead foretells


PLAIN = Curve(-3.0, 1.5, 0.0, 0.1)  # for a game that was not measured: twenty points decide little early, more late


class _Curve(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    start: Annotated[float, Field(ge=-20, le=5)]
    slope: Annotated[float, Field(ge=-20, le=20)]
    bend: Annotated[float, Field(ge=-20, le=20)]
    surprise: Annotated[float, Field(ge=0, le=1)]


class _File(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    format: Literal[1]
    games: dict[str, dict[str, _Curve]]
    quick_tries: dict[str, Annotated[int, Field(ge=8, le=1000)]] = {}


class Numbers(NamedTuple):
    """What the file says: curves by game and number of seats, and how many tries a quick review gives a choice."""

    curves: dict[str, dict[int, Curve]]
    quick_tries: dict[str, int]


def loads(text: str) -> Numbers:
    """The numbers in a file's text; a bad file is refused with the reason."""
    try:
        found = _File.model_validate_json(text)
        curves = {
            game: {int(seats): Curve(**curve.model_dump()) for seats, curve in curves.items()}
            for game, curves in found.games.items()
        }
        return Numbers(curves, found.quick_tries)
    except (ValidationError, ValueError) as error:
        raise BadData(f"{FILE}: {error}", file=FILE) from error


@cache
def shipped() -> Numbers:
    """What ships with the program, read once."""
    return loads((resources.assets() / "data" / FILE).read_text(encoding="utf-8"))


def curve_of(game: str, seats: int) -> Curve:
    """The curve of a game at such a table."""
    return shipped().curves.get(game_of(game), {}).get(seats, PLAIN)


def quick_tries(game: str) -> int:
    """How many tries a choice gets when a game is looked through quickly; the slower a game, the fewer."""
    return shipped().quick_tries.get(game_of(game), QUICK_TRIES)


def chances_by(curve: Curve, values: Sequence[float], progress: float) -> list[float]:
    """Chances of all seats from what each of them may expect; they add up to 1, none of them is 0."""
    weight = math.exp(curve.start + progress * (curve.slope + progress * curve.bend))
    top = max(values)
    parts = [math.exp(max(-60.0, weight * (value - top))) for value in values]
    share = max(curve.surprise, LEAST * len(values))
    even, rest = share / len(values), (1.0 - share) / sum(parts)
    return [even + rest * part for part in parts]


class WinChances:
    """The chances of a game's positions; makes itself ready once and is then cheap to ask."""

    def __init__(self, rules: Rules[Any], evaluator: Evaluator) -> None:
        self.rules = rules
        self.values = evaluation_of(evaluator, weights_of(rules.game_id))
        self._clock = evaluator.clock
        self._curves: dict[int, Curve] = {}

    def __call__(self, s: Any) -> list[float]:
        """The chance of each seat to win, shared wins shared; exact after the end."""
        return self.judged(s)[0]

    def judged(self, s: Any, head_starts: Sequence[int] = ()) -> tuple[list[float], Sequence[float]]:
        """The same with the points that each seat may expect, which the chances were made of; head starts count."""
        if not s.stack:
            return self.results(s, head_starts), self.rules.scores(s)
        values = self.values(s)
        if head_starts:
            values = [value + more for value, more in zip(values, head_starts, strict=True)]
        curve = self._curves.get(len(values))
        if curve is None:
            curve = self._curves[len(values)] = curve_of(self.rules.game_id, len(values))
        return chances_by(curve, values, self._clock(s)), values

    def results(self, s: Any, head_starts: Sequence[int] = ()) -> list[float]:
        """How it ended: 1 for the winner; those who share the victory share it."""
        winners = [seat for seat, place in enumerate(engine.places(self.rules, s, head_starts)) if place == 0]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.rules.scores(s)))]


@cache
def win_chances_of(game: str) -> WinChances:
    """The chances of a game or an edition of it."""
    return WinChances(rules_of(game), evaluator_of(game))


def percents(chances: Sequence[float]) -> list[int]:
    """Whole percents that add up to 100; 0 and 100 only where it is over."""
    if max(chances) >= 1.0:
        return [round(100 * chance) for chance in chances]
    shares = [100 * chance for chance in chances]
    found = [max(1, min(99, int(share))) for share in shares] if min(chances) > 0 else [int(share) for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda seat: found[seat] - shares[seat])
    at = 0
    while sum(found) < 100:
        found[by_rest[at % len(found)]] += 1
        at += 1
    while sum(found) > 100:
        found[max(range(len(found)), key=found.__getitem__)] -= 1
    return found
