"""What is promised of thinking bots, measured through the process that the window asks."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.bots.ladder import FROZEN
from kingsbridge_desktop.play.match import Match

LEVEL = FROZEN  # thinks for as long as it may, whatever it finds
SECONDS = 0.5  # a decision
DECISIONS = 4  # after the first one
CANCELS = 3
INTO_THOUGHT = 0.15  # seconds of thinking before it is cancelled
PATIENCE = 20.0  # seconds for anything; then something is broken
LATE_PROMISED, CANCEL_PROMISED = 100.0, 50.0  # ms


class NotMeasured(Exception):
    """The bot did not do what was to be measured."""


class Thinking(NamedTuple):
    """Milliseconds, at worst: an answer after the end of its budget, thinking after it was cancelled.

    `first` is how late the first answer comes, which is asked for while the process still starts.
    """

    first: float
    late: float
    cancel: float


def thinking(match: Match) -> Thinking:
    """Lets a bot decide some questions of a game, and drops others."""
    worker = BotClient()
    try:
        views, numbers = _choices(match), itertools.count(1)
        first = _late(worker, match.game, next(views), next(numbers))
        late = max(_late(worker, match.game, next(views), number) for number in itertools.islice(numbers, DECISIONS))
        cancel = max(_cancel(worker, match.game, next(views), number) for number in itertools.islice(numbers, CANCELS))
    finally:
        worker.close()
    return Thinking(first * 1000, late * 1000, cancel * 1000)


def _choices(match: Match) -> Iterator[Any]:
    """What the asked seat may know, wherever it has a choice, in random play that begins anew at the end."""
    rng, first = Random(1), match.ply
    while True:
        if match.is_over:
            match.undo(match.ply - first, agreed=True)
        legal = match.legal()
        if len(legal) > 1:
            yield match.view(match.asked)
        match.submit(rng.choice(legal))


def _late(worker: BotClient, game: str, masked: Any, number: int) -> float:
    begin = time.perf_counter()
    worker.ask(number, game, LEVEL, masked, Budget(seconds=SECONDS), number)
    answer = worker.wait(PATIENCE)
    took = time.perf_counter() - begin
    if answer is None or answer.stand_in:
        raise NotMeasured(f"{game}: {answer.stand_in if answer else 'no answer'}")
    return max(0.0, took - SECONDS)


def _cancel(worker: BotClient, game: str, masked: Any, number: int) -> float:
    """Until nothing is thought about any more: the bot has given up, or its process is gone."""
    worker.ask(number, game, LEVEL, masked, Budget(seconds=PATIENCE), number)
    _until(worker, game, True)
    time.sleep(INTO_THOUGHT)
    begin = time.perf_counter()
    worker.cancel()
    _until(worker, game, False)
    return time.perf_counter() - begin


def _until(worker: BotClient, game: str, is_thinking: bool) -> None:
    end = time.perf_counter() + PATIENCE
    while worker.is_thinking != is_thinking:
        if time.perf_counter() > end:
            raise NotMeasured(f"{game}: {'it does not begin' if is_thinking else 'it thinks on'}")
        time.sleep(0.0005)
