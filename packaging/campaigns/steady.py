"""Games of bots in the window for as many seconds as counted: memory, handles, threads and items stay as they are."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from collections import Counter, defaultdict
from functools import lru_cache, partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmapCache

from campaigns.trial import Trials
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.ui.faults import FaultDesk

if TYPE_CHECKING:
    from campaigns.table_driver import Driver
    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.ui.game_page import GamePage

COUNT = 3600  # seconds
_CACHE = type(lru_cache(maxsize=1)(len))
PATIENCE = 120.0  # s for twenty actions
WARM = 0.4  # of the time; caches fill until then
FEWEST = 12  # games after which growth says something
MOST_MEGABYTES = 30.0  # that an hour may add once everything is warm
MOST_OTHERS = 3.0  # handles or threads at the end beyond those of the middle
MOST_OBJECTS = 5000.0  # of Python, likewise; a table has about ten thousand
MOST_ITEMS = 0.15  # of the items on a board, by which the last games of a kind may have more than the first


class Sample(NamedTuple):
    """What a process holds with an empty table, and how much lay on the board before."""

    game: str
    seconds: float
    megabytes: float
    handles: int
    threads: int
    items: int
    objects: int
    kinds: Counter[str]  # of those objects


def run(trials: Trials) -> None:
    """Plays one game after the other and looks at the process after each."""
    from campaigns.table_driver import Driver

    logbook.begin()
    desk = FaultDesk()
    driver = Driver(trials.random, desk)
    desk.open()
    samples = list[Sample]()
    _play(trials, driver, samples)
    desk.close()
    driver.close()
    for name, count in desk.counts.items():
        trials.fail(f"{count} × {name}")
    _judge(trials, samples)


def _play(trials: Trials, driver: Driver, samples: list[Sample]) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < trials.count and not trials.is_stopped:
        driver.new_game(0, ("none", "none", "none", "fast"))
        page = driver.page
        game = page.table.match.game
        if not _is_played(trials, driver, page.table.match):
            return
        driver.wait(partial(_is_shown, page), PATIENCE)  # what flies at the end is no part of the table
        items = len(page.view.scene.items())
        driver.wait(lambda: False, 0.2)
        del page
        driver.window.go_home()
        samples.append(_look(driver, game, time.monotonic() - begun, items))
        trials.saw(f"game of {game}")


def _is_shown(page: GamePage) -> bool:
    """Whether the last step is shown to its end."""
    return not page.view.director.is_moving and not page.player.waits


def _is_played(trials: Trials, driver: Driver, match: Match) -> bool:
    """Lets the bots play; False if somebody stops it."""
    while not match.is_over:
        if trials.is_stopped:
            return False
        if not driver.goes_on(PATIENCE, plies=20):  # sheets in between are put away
            trials.fail(f"{match.game} stopped at {match.ply}")
            break
    return True


def _look(driver: Driver, game: str, seconds: float, items: int) -> Sample:
    QPixmapCache.clear()  # it fills up to its limit, which is no leak
    gc.unfreeze()  # before caches are looked for: those of a loaded game are set aside
    for cache in list(filter(_CACHE.__instancecheck__, gc.get_objects())):
        if cache.cache_parameters()["maxsize"] is not None:
            cache.cache_clear()  # nor are these; one without a limit would be
    driver.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    driver.app.processEvents()
    gc.collect()
    # In one go: a thread must not find somebody else holding the tuple it is just making.
    found = Counter(map(type, gc.get_objects()))
    kinds = Counter[str]()
    for kind, number in found.items():
        kinds[kind.__qualname__] += number
    return Sample(game, seconds, _megabytes(), _handles(), threading.active_count(), items, kinds.total(), kinds)


def _megabytes() -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _handles() -> int:
    return len(os.listdir("/proc/self/fd"))


def _slope(points: list[tuple[float, float]]) -> float:
    """Growth an hour, by least squares."""
    if len(points) < 2:
        return 0.0
    middle = sum(x for x, _ in points) / len(points)
    mean = sum(y for _, y in points) / len(points)
    below = sum((x - middle) ** 2 for x, _ in points)
    return 3600 * sum((x - middle) * (y - mean) for x, y in points) / below if below else 0.0


def _judge(trials: Trials, samples: list[Sample]) -> None:
    """Says what grew, and what of it is a fault."""
    warm = [sample for sample in samples if sample.seconds > WARM * samples[-1].seconds]
    if len(warm) < FEWEST:
        print(f"{len(samples)} games: too few to judge, for each game loads a screen of its own first", flush=True)
        return
    print(f"{len(samples)} games, {len(warm)} of them looked at; {sys.platform}", flush=True)
    grown = [_growth(trials, warm, name) for name in ("megabytes", "handles", "threads", "objects")]
    grown += [_more_items(trials, warm)]
    print("verdict: " + ("something grows" if any(grown) else "steady"), flush=True)


def _growth(trials: Trials, warm: list[Sample], name: str) -> bool:
    """Whether the last of these hold more than the first, by more than chance and caches explain."""
    values = [(sample.seconds, float(getattr(sample, name))) for sample in warm]
    third = len(values) // 3
    first, last = (median(value for _, value in part) for part in (values[:third], values[-third:]))
    slope = _slope(values)
    print(f"  {name:<10} {first:>10.1f} → {last:>10.1f}   {slope:+.1f} an hour", flush=True)
    if name == "megabytes":
        is_fault = slope > MOST_MEGABYTES and last - first > MOST_MEGABYTES / 4
    else:
        is_fault = last - first > (MOST_OBJECTS if name == "objects" else MOST_OTHERS)
    if is_fault and name == "objects":
        more = (warm[-1].kinds - warm[0].kinds).most_common(12)
        print("  more of: " + ", ".join(f"{kind} {number}" for kind, number in more), flush=True)
    if is_fault:
        trials.fail(f"{name} grow from {first:.0f} to {last:.0f}, {slope:+.1f} an hour")
    return is_fault


def _more_items(trials: Trials, warm: list[Sample]) -> bool:
    """Whether the boards of a game's last matches hold more than those of its first."""
    of_game: dict[str, list[int]] = defaultdict(list)
    for sample in warm:
        of_game[sample.game].append(sample.items)
    is_fault = False
    for game, counts in sorted(of_game.items()):
        half = max(1, len(counts) // 2)
        first, last = median(counts[:half]), median(counts[-half:])
        print(f"  items of {game:<16} {first:>8.1f} → {last:>8.1f}", flush=True)
        if last > first * (1 + MOST_ITEMS) + MOST_OTHERS and len(counts) > 5:
            trials.fail(f"items of {game} grow from {first:.0f} to {last:.0f}")
            is_fault = True
    return is_fault
