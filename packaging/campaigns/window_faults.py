"""Exceptions thrown into the running window, in every function of its code in turn: heard, and the game goes on."""

from __future__ import annotations

import importlib
import inspect
import logging
import pkgutil
import random
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import kingsbridge_desktop.ui
from campaigns.trial import Trials
from kingsbridge_desktop.bots import bot_client
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.saves import autosave
from kingsbridge_desktop.ui import guard
from kingsbridge_desktop.ui.faults import FaultDesk

COUNT = 1000
PATIENCE = 20.0  # s in which the game must go on
UNTIL_CALLED = 1.5  # s to wait until the code that shall fail is run
LATELY = 2.0  # s; what was run then will be run again
GAME_EVERY = 10  # trials at one table
# What catches, tells and mends is not thrown at; nor what only measures.
SPARED = ("guard", "faults", "mender", "fault_bar", "bench", "bench_thinking", "screen_facts", "app", "end_signals")


class Thrown(Exception):
    """What no code expects."""


class Traps:
    """Every function of the window's classes, of its screens and of the threads behind it, ready to fail once."""

    def __init__(self) -> None:
        self.armed = ""
        self.called: dict[str, float] = {}  # when each was last run
        for module in pkgutil.walk_packages(kingsbridge_desktop.ui.__path__, "kingsbridge_desktop.ui."):
            if module.name.split(".")[-1] not in SPARED:
                self._set(importlib.import_module(module.name))
        for cls in (bot_client.BotClient, autosave.Autosaver):
            self._set_in(cls)

    def _set(self, module: ModuleType) -> None:
        for name, member in list(vars(module).items()):
            if getattr(member, "__module__", "") != module.__name__:
                continue
            if inspect.isclass(member):
                self._set_in(member)
            elif inspect.isfunction(member) and ".games." in module.__name__:
                setattr(module, name, self._trap(f"{module.__name__}.{name}", member))

    def _set_in(self, cls: type) -> None:
        for name, member in list(vars(cls).items()):
            if name.startswith("__") or not inspect.isfunction(member):
                continue
            key = f"{cls.__module__}.{cls.__name__}.{name}"
            inner = getattr(member, "__wrapped__", None)
            if inner is not None and inspect.isfunction(inner):  # inside the guard, as a fault of the code itself is
                setattr(cls, name, guard.guarded(name, self._trap(key, inner)))
            elif inner is None:
                setattr(cls, name, self._trap(key, member))

    def _trap(self, key: str, function: Callable[..., Any]) -> Callable[..., Any]:
        takes = function.__code__.co_argcount if not function.__code__.co_flags & inspect.CO_VARARGS else None

        def maybe(*args: Any, **more: Any) -> Any:
            self.called[key] = time.monotonic()
            if self.armed == key:
                self.armed = ""
                raise Thrown(key)
            return function(*args[:takes], **more)  # Qt gives a slot as much as it takes, and this one takes all

        maybe.__name__, maybe.__doc__ = function.__name__, function.__doc__
        maybe.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
        return maybe


class Ear(logging.Handler):
    """Counts what is told to the desk or written down; the desk writes the same fault only a few times."""

    def __init__(self, desk: FaultDesk) -> None:
        super().__init__(logging.WARNING)
        self._desk = desk
        self._written = 0

    @property
    def heard(self) -> int:
        """How much was heard until now."""
        return self._written + self._desk.counts.total()

    def emit(self, record: logging.LogRecord) -> None:
        self._written += 1


def run(trials: Trials) -> None:
    """Throws one exception after the other."""
    logbook.begin()
    desk = FaultDesk()
    ear, traps = Ear(desk), Traps()
    logging.getLogger(logbook.ROOT).addHandler(ear)
    from campaigns.table_driver import Driver

    driver = Driver(trials.random, desk)
    desk.open()
    done: set[str] = set()
    persons, begun = 1, -GAME_EVERY
    last: list[str] = []  # what failed before a game stood still
    while trials.tried < trials.count and not trials.is_stopped:
        if trials.tried >= begun + GAME_EVERY or driver.page.table.match.is_over:
            persons, begun = trials.random.choice((0, 1, 1, 2)), trials.tried
            driver.forget_games()
            driver.new_game(persons)
            if not driver.goes_on(PATIENCE):
                trials.fail(f"a new game stands still: {driver.state()}")
        key = _choose(traps, done, trials.random)
        outcome = _throw(driver, traps, ear, key)
        if outcome == "not called":
            if not driver.goes_on(PATIENCE, plies=1):
                trials.fail(f"the game stands still a while after {last}: {driver.state()}")
                driver.new_game(persons)
            continue
        done.add(key)
        last = [*last[-4:], key]
        if outcome:
            trials.fail(f"{key}: {outcome} ({persons} persons, {driver.state()})")
            driver.new_game(persons)
        else:
            trials.saw(_kind(key))
    desk.close()
    driver.close()
    print(f"{len(done)} different functions failed, of {len(traps.called)} that were run at all", flush=True)


def _choose(traps: Traps, done: set[str], chance: random.Random) -> str:
    """Something that was run lately, rather what has not failed yet."""
    now = time.monotonic()
    lately = [key for key, at in traps.called.items() if now - at < LATELY] or list(traps.called)
    fresh = [key for key in lately if key not in done]
    return chance.choice(sorted(fresh or lately))


def _throw(driver: Any, traps: Traps, ear: Ear, key: str) -> str:
    """What went wrong, empty if nothing did."""
    heard, traps.armed = ear.heard, key
    end = time.monotonic() + UNTIL_CALLED
    while traps.armed and time.monotonic() < end and not driver.page.table.match.is_over:
        driver_act(driver)
    if traps.armed:
        traps.armed = ""
        return "not called"
    if not driver.wait(lambda: ear.heard > heard, 3.0):
        return "silent"
    if not driver.goes_on(PATIENCE, plies=1):
        return "the game stopped"
    return ""


def driver_act(driver: Any) -> None:
    """One move of the hand; what it throws comes from a slot in the app, and there nobody above sees it either."""
    guard.attempt(driver.act)
    driver.app.processEvents()
    time.sleep(0.001)


def _kind(key: str) -> str:
    """Where it was thrown, for the numbers at the end."""
    parts = key.removeprefix("kingsbridge_desktop.").split(".")
    if parts[0] != "ui":
        return "threads of bots and saves"
    name = parts[-1]
    if name.startswith(("paint", "draw")):
        return "painting"
    if "Event" in name or name in ("boundingRect", "shape", "sizeHint", "event", "eventFilter"):
        return "other overrides of Qt"
    if parts[1] == "games":
        return f"screen of {parts[2]}: {parts[3]}" if parts[3] == "movement" else f"screen of {parts[2]}"
    return {"board": "board", "panels": "panels", "art": "pictures"}.get(parts[1], "page, table and window")
