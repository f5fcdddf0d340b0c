"""What can be set about a searching bot per game and level; the measured numbers are data, assets/data/bots.json."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from kingsbridge_desktop import resources
from kingsbridge_desktop.bots.ladder import QUICK, TUNED
from kingsbridge_desktop.bots.weighted_evaluation import Weights
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadData

FILE = "bots.json"
OTHERS = "others"  # the entry for a game that has none of its own


class Tuning(NamedTuple):
    """How a search goes about its question."""

    iterations: int = 0  # of the level itself; 0: as many as the budget allows
    rollout: int = 8  # plies played on after an answer before the evaluation is asked
    settle: int = 0  # plies more that may be played until the position is quiet
    policy_rate: float = 0.9  # how often a rollout follows the quick policy instead of chance
    explore: float = 0.3  # how curious the search is
    prior_weight: float = 0.6  # how much of its curiosity follows the quick policy's opinion
    temperature: float = 1.0  # points that make a difference to that opinion
    unvisited_penalty: float = 0.05  # how much worse than its siblings an untried action is thought to be
    scale: float = 30.0  # points of lead that make a position as good as won
    rank: float = 0.0  # the share of being first, against leading by much
    choice_temperature: float = (
        0.0  # > 0: the choice is drawn, as newcomers do; at 1 as often as an action was looked at
    )
    chances: float = 0.0  # the share of the calibrated chance to win, against leading by points
    clear: float = 0.0  # > 0: thinking ends when the best answer is ahead of all others by so many standard errors
    exact: int = 0  # positions that an end may be played out over, instead of by the quick policy
    learned: int = 0  # 1: plays on by a quick policy whose weights were learned in games against itself
    slip: float = 0.0  # of an apprentice: points that make a difference to its choice
    margin: float = 0.0  # of an apprentice: an answer that seems so many points worse than the best is never taken


Share = Annotated[float, Field(ge=0, le=1)]


class _Tuning(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    iterations: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    rollout: Annotated[int, Field(ge=0, le=1000)] = 8
    settle: Annotated[int, Field(ge=0, le=200)] = 0
    policy_rate: Share = 0.9
    explore: Annotated[float, Field(ge=0, le=5)] = 0.3
    prior_weight: Share = 0.6
    temperature: Annotated[float, Field(gt=0, le=100)] = 1.0
    unvisited_penalty: Annotated[float, Field(ge=-1, le=1)] = 0.05
    scale: Annotated[float, Field(gt=0, le=1000)] = 30.0
    rank: Share = 0.0
    choice_temperature: Annotated[float, Field(ge=0, le=1)] = 0.0
    chances: Share = 0.0
    clear: Annotated[float, Field(ge=0, le=20)] = 0.0
    exact: Annotated[int, Field(ge=0, le=100_000)] = 0
    learned: Annotated[int, Field(ge=0, le=1)] = 0
    slip: Annotated[float, Field(ge=0, le=100)] = 0.0
    margin: Annotated[float, Field(ge=0, le=1000)] = 0.0


Number = Annotated[float, Field(ge=-100, le=100)]


class _Weights(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    terms: dict[str, Annotated[list[Number], Field(min_length=2, max_length=2)]]
    asked: dict[str, Number]


class _File(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    format: Literal[1]
    games: dict[str, dict[str, _Tuning]]
    weights: dict[str, _Weights]
    learned: dict[str, dict[str, Number | list[Number]]] = {}

    @model_validator(mode="after")
    def _whole(self) -> _File:
        if OTHERS not in self.games:
            raise ValueError(f"there is no entry {OTHERS!r}")
        for game, levels in self.games.items():
            missing = [level for level in TUNED if level not in levels]
            if missing:
                raise ValueError(f"{game} has no level {missing[0]!r}")
            unknown = [level for level in levels if level not in TUNED]
            if unknown:
                raise ValueError(f"{game} has a level {unknown[0]!r} that nobody plays")
            for level in QUICK:
                if not levels[level].iterations:
                    raise ValueError(f"{level} of {game} needs iterations of its own: it answers quickly everywhere")
            if not levels[QUICK[0]].slip or not levels[QUICK[0]].margin:
                raise ValueError(f"{QUICK[0]} of {game} needs a slip and a margin")
        return self


class Numbers(NamedTuple):
    """What the file says."""

    games: dict[str, dict[str, Tuning]]
    weights: dict[str, Weights]
    learned: dict[str, dict[str, float | tuple[float, ...]]]


def loads(text: str) -> Numbers:
    """The numbers in a file's text; a bad one is refused with the reason."""
    try:
        found = _File.model_validate_json(text)
    except ValidationError as error:
        raise BadData(f"{FILE}: {error}", file=FILE) from error
    return Numbers(
        {
            game: {level: Tuning(**tuning.model_dump()) for level, tuning in levels.items()}
            for game, levels in found.games.items()
        },
        {
            game: Weights({kind: (first, more) for kind, (first, more) in weights.terms.items()}, weights.asked)
            for game, weights in found.weights.items()
        },
        {
            game: {name: tuple(value) if isinstance(value, list) else value for name, value in numbers.items()}
            for game, numbers in found.learned.items()
        },
    )


@cache
def shipped() -> Numbers:
    """What ships with the program, read once."""
    return loads((resources.assets() / "data" / FILE).read_text(encoding="utf-8"))


def tuning_of(game: str, level: str) -> Tuning:
    """How a level searches in a game."""
    games = shipped().games
    return games.get(game_of(game), games[OTHERS])[level]


def weights_of(game: str) -> Weights | None:
    """The fitted weights of a game's terms, None if there are none."""
    return shipped().weights.get(game_of(game))


def learned_of(game: str) -> dict[str, float | tuple[float, ...]]:
    """The weights of a game's quick policy that were learned in games against itself, by their names."""
    return shipped().learned.get(game_of(game), {})
