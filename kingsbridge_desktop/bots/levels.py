"""The levels a bot can play at: the names in the set-up dialog, in `simulate` and in the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kingsbridge_desktop.bots.adviser import Adviser
from kingsbridge_desktop.bots.base import Bot, evaluator_of
from kingsbridge_desktop.bots.greedy_bot import GreedyBot
from kingsbridge_desktop.bots.random_bot import RandomBot
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.bots.tuning import tuning_of
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import rules_of

STAND_IN = "greedy"  # answers for a bot that cannot
USUAL = "normal"  # sits at a table unless somebody else is asked for


class Level(NamedTuple):
    """How a bot of that level is made for a game, and whether it spends its budget."""

    make: Callable[[str], Bot]
    thinks: bool = False


class UnknownLevel(KingsbridgeError):
    """A level that no bot has."""

    id = "unknown_level"


def _searching(level: str) -> Callable[[str], Bot]:
    return lambda game: SearchBot(rules_of(game), evaluator_of(game), tuning_of(game, level))


LEVELS: dict[str, Level] = {
    "random": Level(lambda game: RandomBot()),
    "greedy": Level(lambda game: GreedyBot(evaluator_of(game))),
    "easy": Level(_searching("easy"), thinks=True),
    "normal": Level(_searching("normal"), thinks=True),
    "hard": Level(_searching("hard"), thinks=True),
}
ADVISER = "adviser"  # no opponent, but who people ask for a hint
_ASIDE = {
    ADVISER: Level(lambda game: Adviser(rules_of(game), evaluator_of(game), tuning_of(game, "hard")), thinks=True)
}
YARDSTICKS = ("random", "greedy")  # to measure by; people find better company in the others


def level_ids() -> tuple[str, ...]:
    """All levels: those to measure by, then the opponents, the weakest first."""
    return tuple(LEVELS)


def offered_levels() -> tuple[str, ...]:
    """All levels in the order in which people are asked: opponents first, yardsticks last."""
    return (*[level for level in LEVELS if level not in YARDSTICKS], *reversed(YARDSTICKS))


def level_of(name: str) -> Level:
    """A level by name, or the adviser."""
    level = LEVELS.get(name) or _ASIDE.get(name)
    if level is None:
        known = ", ".join(LEVELS)
        raise UnknownLevel(f"there is no bot level {name!r}; there are {known}", level=name, levels=known)
    return level


def make_bot(game: str, level: str) -> Bot:
    """A bot for one player of one game."""
    return level_of(level).make(game)
