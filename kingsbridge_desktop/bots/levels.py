"""The levels a bot can play at: the names in the set-up dialog, in `simulate` and in the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kingsbridge_desktop.bots.adviser import Adviser
from kingsbridge_desktop.bots.apprentice import Apprentice
from kingsbridge_desktop.bots.base import Bot, Budget, evaluator_of
from kingsbridge_desktop.bots.greedy_bot import GreedyBot
from kingsbridge_desktop.bots.ladder import ADVISER as ADVISER
from kingsbridge_desktop.bots.ladder import FROZEN, LADDER
from kingsbridge_desktop.bots.ladder import STAND_IN as STAND_IN
from kingsbridge_desktop.bots.ladder import USUAL as USUAL
from kingsbridge_desktop.bots.ladder import YARDSTICKS as YARDSTICKS
from kingsbridge_desktop.bots.random_bot import RandomBot
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.bots.tuning import tuning_of
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import rules_of


class Level(NamedTuple):
    """How a bot of that level is made for a game, whether it thinks, and its share of a person's patience."""

    make: Callable[[str], Bot]
    thinks: bool = False
    patience: float = 1.0


class UnknownLevel(KingsbridgeError):
    """A level that no bot has."""

    id = "unknown_level"


def _searching(level: str) -> Callable[[str], Bot]:
    return lambda game: SearchBot(rules_of(game), evaluator_of(game), tuning_of(game, level))


def _apprentice(game: str) -> Bot:
    return Apprentice(rules_of(game), evaluator_of(game), tuning_of(game, "apprentice"))


_MADE: dict[str, Level] = {
    "random": Level(lambda game: RandomBot()),
    "greedy": Level(lambda game: GreedyBot(evaluator_of(game))),
    "apprentice": Level(_apprentice, thinks=True),
    "easy": Level(_searching("easy"), thinks=True),
    "normal": Level(_searching("normal"), thinks=True),
    "hard": Level(_searching("hard"), thinks=True, patience=0.25),
    "master": Level(_searching("master"), thinks=True),
}
LEVELS: dict[str, Level] = {name: _MADE[name] for name in (*YARDSTICKS, *LADDER)}
_ASIDE = {
    ADVISER: Level(lambda game: Adviser(rules_of(game), evaluator_of(game), tuning_of(game, ADVISER)), thinks=True),
    FROZEN: Level(_searching(FROZEN), thinks=True, patience=0.25),
}


def level_ids() -> tuple[str, ...]:
    """All levels: those to measure by, then the opponents, the weakest first."""
    return tuple(LEVELS)


def offered_levels() -> tuple[str, ...]:
    """All levels in the order in which people are asked: opponents first, yardsticks last."""
    return (*[level for level in LEVELS if level not in YARDSTICKS], *reversed(YARDSTICKS))


def level_of(name: str) -> Level:
    """A level by name, or one that is not offered: the adviser, the frozen yardstick."""
    level = LEVELS.get(name) or _ASIDE.get(name)
    if level is None:
        known = ", ".join(LEVELS)
        raise UnknownLevel(f"there is no bot level {name!r}; there are {known}", level=name, levels=known)
    return level


def make_bot(game: str, level: str) -> Bot:
    """A bot for one player of one game."""
    return level_of(level).make(game)


def budget_of(level: str, seconds: float, pace: float = 1.0) -> Budget:
    """What a level may spend on a decision of a person's table, where a bot may think for so many seconds at most.

    `pace` is the handicap of its seat: below 1 it thinks less than its level does, above 1 more.
    """
    known = LEVELS.get(level) or _ASIDE.get(level)
    patience = known.patience if known is not None else 1.0
    return Budget(seconds=seconds * patience * pace, effort=pace)
