"""The child process in which bots think: takes questions, gives answers, ends with its parent.

It never sees more than a masked state, imports no Qt, and nothing it prints reaches a protocol on stdout.
"""

from __future__ import annotations

import contextlib
import gc
import queue
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Bot, Budget, evaluator_of
from kingsbridge_desktop.bots.characters import CharacterBot, is_character
from kingsbridge_desktop.bots.child_process import settle_in
from kingsbridge_desktop.bots.helper_pool import HelperPool, wanted
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.bots.search_bot import SearchBot
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action

READY, ANSWER, FAILED = "ready", "answer", "failed"
CANCEL = "cancel"  # sent instead of a question: think no longer about the one before
LEAST = 0.01  # seconds a bot may think in any case


class Question(NamedTuple):
    """What a bot is asked: choose for the seat that is asked in `masked`.

    `since` is the monotonic time of this machine when it was asked: the budget begins then, whatever had to be started
    or loaded first.
    """

    id: int
    game: str
    level: str
    masked: Any
    budget: Budget
    seed: int
    since: float
    character: str = ""


def serve(link: Connection, game: str | None, prepare: Callable[[], None] | None) -> None:
    """The child's whole life: one answer per question until the link is closed."""
    settle_in()
    if prepare is not None:
        prepare()
    if game is not None:
        with contextlib.suppress(Exception):  # a fault shows when it matters, in the bot that needs it
            rules_of(game), evaluator_of(game)  # loaded before the first question, so that it is answered at once
    thinker = Thinker(HelperPool(wanted()))
    questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(link, questions, thinker), daemon=True).start()
    with contextlib.suppress(OSError):
        link.send((READY,))
        while (question := questions.get()) is not None:
            gc.disable()  # there is none, and looking for it in all that is remembered takes longer than may be late
            link.send(thinker.answered(question))
            gc.enable()


def _listen(link: Connection, questions: queue.SimpleQueue[Question | None], thinker: Thinker) -> None:
    """Takes in what is asked, and interrupts the thinking where nobody wants the answer any more."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = link.recv()
            if message == CANCEL:
                thinker.stop()
            else:
                questions.put(message)
    questions.put(None)


class Thinker:
    """Answers one question after the other; bots and what they remember live on from question to question."""

    def __init__(self, helper_pool: HelperPool | None = None) -> None:
        self._helper_pool = helper_pool
        self._bots: dict[tuple[str, str], Bot] = {}
        self._thinks: Bot | None = None

    def answered(self, question: Question) -> tuple[Any, ...]:
        """The message for the parent."""
        try:
            action, stats = self.think(question)
        except Exception:  # noqa: BLE001  (a faulty bot must not take the game down; the parent lets another one answer)
            return FAILED, question.id, traceback.format_exc()
        return ANSWER, question.id, action, stats

    def think(self, question: Question) -> tuple[Action, dict[str, Any]]:
        """The action of the asked bot and how it came about."""
        begin = time.perf_counter()
        bot = self._bot(question.game, question.level, question.character)
        legal = rules_of(question.game).legal(question.masked)
        budget = question.budget
        if budget.seconds:
            budget = budget._replace(seconds=max(LEAST, budget.seconds - (time.monotonic() - question.since)))
        self._thinks = bot
        try:
            action = bot.choose(question.masked, legal, budget, Random(question.seed))
        finally:
            self._thinks = None
        return action, {"level": question.level, "seconds": round(time.perf_counter() - begin, 4), **bot.stats}

    def _bot(self, game: str, level: str, character: str) -> Bot:
        bot = self._bots.get((game, level))
        if bot is None:
            bot = self._bots[game, level] = make_bot(game, level)
        if self._helper_pool and isinstance(bot, SearchBot):
            bot.helpers = self._helper_pool
        return CharacterBot(game, bot, character) if is_character(character) else bot

    def stop(self) -> None:
        """From another thread: whoever thinks shall come to an end. One that cannot is ended by the parent."""
        bot = self._thinks
        if bot is not None:
            bot.stop()
