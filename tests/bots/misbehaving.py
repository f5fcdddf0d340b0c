"""Bots that die, hang, fail and cheat, registered in the child process of a test."""

import gc
import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import Bot, Budget
from kingsbridge_desktop.bots.levels import LEVELS, Level
from kingsbridge_desktop.core.types import Action
from tests import toy

SCRATCH = "KINGSBRIDGE_TEST_SCRATCH"


class Misbehaving(Bot):
    """Does what its level says."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.stats: dict[str, Any] = {}

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        log(self.level)
        self.stats = {"iterations": 7, "given": budget.seconds, "tidies_up": gc.isenabled()}
        if self.level == "dies" or (self.level == "dies_once" and count("dies_once") == 1):
            os._exit(3)
        if self.level == "hangs":
            time.sleep(60)
        if self.level == "sleeps":
            time.sleep(budget.seconds)
        if self.level == "fails":
            raise ZeroDivisionError
        if self.level == "cheats":
            return Action("cheat")
        if self.level == "chats":
            print("this must not reach stdout")
        return legal[-1]


NAMES = ("dies", "dies_once", "hangs", "sleeps", "fails", "cheats", "chats", "well")


def log(name: str) -> None:
    """Counts questions across processes."""
    with Path(os.environ[SCRATCH], name).open("a") as file:
        file.write("x")


def count(name: str) -> int:
    """How often a bot of that level was asked."""
    path = Path(os.environ[SCRATCH], name)
    return path.stat().st_size if path.exists() else 0


def add_levels() -> None:
    """Also needed in the parent, which knows levels by name."""
    for name in NAMES:
        LEVELS[name] = Level(lambda game, name=name: Misbehaving(name), thinks=True)  # type: ignore[misc]


def remove_levels() -> None:
    """As it was."""
    for name in NAMES:
        del LEVELS[name]


def prepare() -> None:
    """What a child does first."""
    toy.install()
    add_levels()


SLOW = 0.4


def prepare_slowly() -> None:
    """A child on a machine that takes its time."""
    time.sleep(SLOW)
    prepare()


def die_at_birth() -> None:
    """A child that cannot even start."""
    log("births")
    os._exit(4)
