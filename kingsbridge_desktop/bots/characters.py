"""Characters that a level can wear: where two answers are as good as equal, each takes the one that suits it.

A character changes nothing about how far a bot sees. Of the answers that its level found about as good as the one it
chose, it takes the one after which it has most of what it likes; what that is are numbers of
assets/data/characters.json. "About" holds both ways: a level that draws from what it tried takes a worse answer now and
then, and a character that put that right would be stronger than its level. So it plays about as well, and differently.
What decided between the two is told in `remark` of the stats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kingsbridge_desktop import resources
from kingsbridge_desktop.bots.adviser import played_on, weighed
from kingsbridge_desktop.bots.base import Bot, Budget, Evaluator, evaluator_of
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action, Rules

FILE = "characters.json"
RIVALS = "rivals"  # beside the terms of a game: how little the others may expect
WORLDS = 8
THINKING = 0.08  # seconds kept for it
WORTH_SWAY = 0.1  # points of what it likes that let it take the other answer
WORTH_TELLING = 0.3  # points

Leaning = Mapping[str, float]  # how dear a point of a term is


class _Character(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    likes: dict[str, dict[str, Annotated[float, Field(gt=0, le=5)]]]


class _Latitude(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    tolerance: Annotated[float, Field(gt=0, le=0.2)]
    tried: Annotated[float, Field(ge=0, le=1)]
    margin: Annotated[float, Field(ge=0, le=5)]


class _File(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    format: Literal[1]
    untold: dict[str, list[str]]
    games: dict[str, _Latitude]
    characters: dict[Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,29}$")], _Character]


class Latitude(NamedTuple):
    """How far characters may stray from what their level chose in a game, to either side."""

    tolerance: float = 0.0  # by how much its tries may have been worse or better, between 0 and 1
    tried: float = 1.0  # how often the one less tried must have been tried against the other, to be known as like it
    margin: float = 0.0  # points of lead that it may promise less or more in the same worlds


class Characters(NamedTuple):
    """What the file says: how far everybody may stray in each game, and what they like there."""

    games: Mapping[str, Latitude]
    untold: Mapping[str, Sequence[str]]  # terms of a hidden hand: nobody says aloud what they are after there
    likes: Mapping[str, Mapping[str, Leaning]]


def loads(text: str) -> Characters:
    """The characters in a file's text; a bad one is refused with the reason."""
    try:
        found = _File.model_validate_json(text)
    except ValidationError as error:
        raise BadData(f"{FILE}: {error}", file=FILE) from error
    games = {game: Latitude(**one.model_dump()) for game, one in found.games.items()}
    return Characters(games, found.untold, {name: one.likes for name, one in found.characters.items()})


@cache
def shipped() -> Characters:
    """What ships with the program, read once."""
    return loads((resources.assets() / "data" / FILE).read_text(encoding="utf-8"))


def character_ids() -> tuple[str, ...]:
    """All characters, in the order in which people are asked."""
    return tuple(shipped().likes)


def is_character(name: str) -> bool:
    """Whether there is such a character; one of a later release is not known here."""
    return name in shipped().likes


class CharacterBot(Bot):
    """A bot in a character's coat. Beside the rest its stats have `remark`: what a choice was for, if that is clear."""

    def __init__(self, game: str, bot: Bot, character: str) -> None:
        self.rules, self.evaluator = rules_of(game), evaluator_of(game)
        self._bot = bot
        self.likes: Leaning = shipped().likes[character].get(game_of(game), {})
        self._latitude = shipped().games.get(game_of(game), Latitude())
        self._untold = shipped().untold.get(game_of(game), ())
        self.stats: dict[str, Any] = {}

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """What the level would do, or what is as good and suits the character better."""
        if budget.seconds:
            budget = budget._replace(seconds=max(THINKING, budget.seconds - THINKING))
        action = self._bot.choose(masked, legal, budget, rng)
        self.stats = dict(self._bot.stats)
        near, other = self._near(action, legal)
        if other is None or self._bot.is_stopped:
            return action
        seed, seat = rng.getrandbits(60), asked(masked)
        after = {a: outlook(self.rules, self.evaluator, masked, a, seat, seed) for a in {*near, other}}
        suits = {a: sum(self.likes.get(kind, 0.0) * value for kind, value in after[a].items()) for a in near}
        lead = {a: sum(after[a].values()) for a in near}
        alike = [a for a in near if abs(lead[a] - lead[action]) <= self._latitude.margin]
        chosen = max(alike, key=lambda a: (suits[a], a == action))
        if suits[chosen] - suits[action] < WORTH_SWAY:
            chosen = action
        if chosen != action:
            other = action
        said = remark(after[chosen], after[other], swayed=chosen != action)
        self.stats["remark"] = said if said and said["wanted"] not in self._untold else None
        return chosen

    def _near(self, action: Action, legal: Sequence[Action]) -> tuple[list[Action], Action | None]:
        """The level's choice first, then what it found about as good; and the best other answer, if it tried one."""
        found = {
            Action(one["kind"], tuple(one["args"])): (int(one["visits"]), float(one["value"]))
            for one in self.stats.get("best", ())
        }
        others = [a for a, (visits, _) in found.items() if a != action and visits and a in legal]
        if action not in found or not others:
            return [action], None
        near = [a for a in others if self._is_alike(found[action], found[a])]
        return [action, *near], max(others, key=lambda a: found[a])

    def _is_alike(self, one: tuple[int, float], other: tuple[int, float]) -> bool:
        """Whether two answers, each with its tries and their worth, are about as good as far as the level knows."""
        fewer, more = sorted((one[0], other[0]))
        return fewer >= more * self._latitude.tried and abs(one[1] - other[1]) <= self._latitude.tolerance

    def stop(self) -> None:
        """From another thread: nobody wants the answer any more."""
        self._bot.stop()

    def close(self) -> None:
        """Whatever the level has started ends."""
        self._bot.close()


def outlook(
    rules: Rules[Any], evaluator: Evaluator, masked: Any, action: Action, seat: int, seed: int
) -> dict[str, float]:
    """A seat's terms after an action, and what the others may not expect: averages over sampled worlds."""
    totals: dict[str, float] = {RIVALS: 0.0}
    for s in played_on(rules, evaluator, masked, action, seat, seed, WORLDS):
        for kind, value in weighed(rules.game_id, evaluator, s, seat):
            totals[kind] = totals.get(kind, 0.0) + value / WORLDS
        values = evaluator.values(s) if s.stack else rules.scores(s)
        others = [float(value) for number, value in enumerate(values) if number != seat]
        totals[RIVALS] -= sum(others) / len(others) / WORLDS
    return totals


def remark(chosen: Mapping[str, float], other: Mapping[str, float], *, swayed: bool) -> dict[str, Any] | None:
    """What speaks most for a choice against the other good one, and most against it; None if nothing is clear.

    `swayed`: the level itself would have taken the other one.
    """
    found = sorted((chosen.get(kind, 0.0) - other.get(kind, 0.0), kind) for kind in {**chosen, **other})
    (loss, gave_up), (gain, wanted) = found[0], found[-1]
    if gain < WORTH_TELLING:
        return None
    return {"wanted": wanted, "gave_up": gave_up if -loss >= WORTH_TELLING else "", "swayed": swayed}
