"""The levels a bot can play at: the names in the set-up dialog, in `simulate` and in the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kingsbridge_desktop.bots.base import Bot, brain_of
from kingsbridge_desktop.bots.greedy_bot import GreedyBot
from kingsbridge_desktop.bots.random_bot import RandomBot
from kingsbridge_desktop.core.errors import KingsbridgeError

STAND_IN = "greedy"  # answers for a bot that cannot


class Level(NamedTuple):
    """How a bot of that level is made for a game, and whether it spends its budget."""

    make: Callable[[str], Bot]
    thinks: bool = False


class UnknownLevel(KingsbridgeError):
    """A level that no bot has."""

    id = "unknown_level"


LEVELS: dict[str, Level] = {
    "random": Level(lambda game: RandomBot()),
    "greedy": Level(lambda game: GreedyBot(brain_of(game))),
}


def level_ids() -> tuple[str, ...]:
    """All levels, the weakest first."""
    return tuple(LEVELS)


def level_of(name: str) -> Level:
    """A level by name."""
    level = LEVELS.get(name)
    if level is None:
        known = ", ".join(LEVELS)
        raise UnknownLevel(f"there is no bot level {name!r}; there are {known}", level=name, levels=known)
    return level


def make_bot(game: str, level: str) -> Bot:
    """A bot for one player of one game."""
    return level_of(level).make(game)
