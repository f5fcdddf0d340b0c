"""The child process in which bots think: takes questions, gives answers, ends with its parent.

It never sees more than a masked state, imports no Qt, and nothing it prints reaches a protocol on stdout.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Bot, Budget, brain_of, stats_of
from kingsbridge_desktop.bots.crew import Crew, wanted
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action

READY, ANSWER, FAILED = "ready", "answer", "failed"
LEAST = 0.01  # seconds a bot may think in any case


class Question(NamedTuple):
    """What a bot is asked: choose for the seat that is asked in `masked`."""

    id: int
    game: str
    level: str
    masked: Any
    budget: Budget
    seed: int


def serve(link: Connection, game: str | None, prepare: Callable[[], None] | None) -> None:
    """The child's whole life: one answer per question until the link is closed."""
    settle_in()
    if prepare is not None:
        prepare()
    if game is not None:
        with contextlib.suppress(Exception):  # a fault shows when it matters, in the bot that needs it
            rules_of(game), brain_of(game)  # loaded before the first question, so that it is answered at once
    bots: dict[tuple[str, str], Bot] = {}
    crew = Crew(wanted())
    with contextlib.suppress(EOFError, OSError):
        link.send((READY,))
        while True:
            link.send(_answered(link.recv(), bots, crew))


def settle_in() -> None:
    """Ctrl-C is for the parent, the processor is for the window first, and stdout belongs to the protocol."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def _answered(question: Question, bots: dict[tuple[str, str], Bot], crew: Crew) -> tuple[Any, ...]:
    try:
        action, stats = think(question, bots, crew)
    except Exception:  # noqa: BLE001  (a faulty bot must not take the game down; the parent lets another one answer)
        return FAILED, question.id, traceback.format_exc()
    return ANSWER, question.id, action, stats


def think(
    question: Question, bots: dict[tuple[str, str], Bot], crew: Crew | None = None
) -> tuple[Action, dict[str, Any]]:
    """The action of the asked bot and how it came about; bots live on in `bots` from question to question.

    What it takes to load a game is taken off the time for thinking.
    """
    begin = time.perf_counter()
    kind = question.game, question.level
    if kind not in bots:
        bots[kind] = make_bot(*kind)
    bot = bots[kind]
    if crew and isinstance(bot, SearchBot):
        bot.helpers = crew
    legal = rules_of(question.game).legal(question.masked)
    budget = question.budget
    if budget.seconds:
        budget = budget._replace(seconds=max(LEAST, budget.seconds - (time.perf_counter() - begin)))
    action = bot.choose(question.masked, legal, budget, Random(question.seed))
    return action, {"level": question.level, "seconds": round(time.perf_counter() - begin, 4), **stats_of(bot)}
