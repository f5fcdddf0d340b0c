"""Bots for the window: asked in a child process, answered by a Qt signal."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import Answer, BotClient
from kingsbridge_desktop.bots.levels import STAND_IN, UnknownLevel, make_bot
from kingsbridge_desktop.bots.program_bot import STILL
from kingsbridge_desktop.bots.program_client import ProgramClient
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.play.own_bots import is_own, labels, program_of
from kingsbridge_desktop.text.levels import own_name
from kingsbridge_desktop.ui.guard import attempt, report
from kingsbridge_desktop.ui.wire import Wire

log = logging.getLogger(__name__)


class BotGaveUp(KingsbridgeError):
    """A bot died, hung or failed, and a simpler one answered."""

    id = "bot_gave_up"


class OwnBotFailed(KingsbridgeError):
    """Somebody's own program did not answer as it should, or is not there; a simpler bot answered."""

    id = "own_bot_failed"


class BotRunner(QObject):
    """One thinking process for the table on the screen, and the programs that sit there.

    Signals:
        answered: the question's number and the chosen Action.
        told: the same with everything the bot says about it; the Answer.
        trouble: a problem to tell; the game goes on.
    """

    answered = Signal(int, object)
    told = Signal(object)
    trouble = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owed = 0  # the question that has no answer yet
        self._arrived, self._taken = Wire(self._arrive), Wire(self._take)
        self._client = BotClient(self._came)
        self._programs: ProgramClient | None = None  # until somebody's own program is asked
        self._told_missing: set[str] = set()

    def ask(
        self, question: int, game: str, level: str, masked: Any, budget: Budget, seed: int, character: str = ""
    ) -> None:
        """Asks; `answered` follows. A level of a later release is played by the stand-in."""
        self._owed = question
        if is_own(level):
            program = program_of(level)
            if program is not None:
                self._client.cancel()
                self._program_client.ask(question, game, program, masked, budget, seed)
                return
            if level not in self._told_missing:
                self._told_missing.add(level)
                self.trouble.emit(_own_bot_failed(own_name(level), "unlisted"))
            level = STAND_IN
        if self._programs is not None:
            self._programs.cancel()
        self._ask_ours(question, game, level, masked, budget, seed, character)

    @property
    def _program_client(self) -> ProgramClient:
        if self._programs is None:
            self._programs = ProgramClient(self._came, labels)
        return self._programs

    def _ask_ours(
        self, question: int, game: str, level: str, masked: Any, budget: Budget, seed: int, character: str
    ) -> None:
        if not self._client.is_alive:
            log.error("the thread of the bots has ended; a new one is started")
            attempt(self._client.close)
            self._client = BotClient(self._came)
        try:
            self._client.ask(question, game, level, masked, budget, seed, character)
        except UnknownLevel as error:
            self.trouble.emit(error)
            self._client.ask(question, game, STAND_IN, masked, budget, seed)
        except Exception as error:  # noqa: BLE001 - a bot that cannot be asked must not stop the game
            report(error)
            self._came(_stand_in(question, game, masked, seed))

    @property
    def _came(self) -> Callable[[Answer], None]:
        """For a worker's thread, which must not know this object."""
        arrived, taken = self._arrived, self._taken

        def came(answer: Answer) -> None:
            arrived(answer)
            taken(answer)

        return came

    def _arrive(self, answer: Answer) -> None:
        """Apart from `_take`: if that fails, nobody must wait for an answer that is there already."""
        if answer.id == self._owed:
            self._owed = 0

    def _take(self, answer: Answer) -> None:
        program = answer.stats.get("program")
        if program is not None and answer.stand_in not in ("", STILL):
            self.trouble.emit(_own_bot_failed(program, answer.stand_in))
        elif program is None and answer.stand_in:
            self.trouble.emit(BotGaveUp(f"the bot {answer.stand_in}; a simpler one answered", why=answer.stand_in))
        self.answered.emit(answer.id, answer.action)
        self.told.emit(answer)

    def cancel(self) -> None:
        """Forgets the question."""
        self._owed = 0
        self._client.cancel()
        if self._programs is not None:
            self._programs.cancel()

    def forget(self) -> None:
        """Programs at the table end: they saw what is not to be known any more, or the table is left."""
        self._told_missing.clear()
        if self._programs is not None:
            self._programs.forget()

    def owes(self, question: int) -> bool:
        """Whether that question will still be answered."""
        return question == self._owed and (self._client.is_alive or self._asks_program)

    @property
    def pid(self) -> int | None:
        """The process number of the thinking process, for tests and curiosity."""
        return self._client.pid

    @property
    def program_pids(self) -> list[int]:
        """The process numbers of the programs that sit at the table."""
        return self._programs.pids if self._programs is not None else []

    @property
    def is_thinking(self) -> bool:
        """Whether a process works at a question just now."""
        return self._client.is_thinking or self._asks_program

    @property
    def _asks_program(self) -> bool:
        return self._programs is not None and self._programs.is_thinking

    def close(self) -> None:
        """Ends the processes."""
        if self._programs is not None:
            attempt(self._programs.close)
        self._client.close()


def _own_bot_failed(name: str, why: str) -> OwnBotFailed:
    return OwnBotFailed(f"the program {name!r}: {why}", name=name, why=why)


def _stand_in(question: int, game: str, masked: Any, seed: int) -> Answer:
    """The answer of the quick bot, thought out here."""
    legal, chance = rules_of(game).legal(masked), Random(seed)
    try:
        action = make_bot(game, STAND_IN).choose(masked, legal, Budget(), chance)
    except Exception as error:  # noqa: BLE001
        report(error)
        action = chance.choice(legal)
    return Answer(question, action, {"level": STAND_IN, "seconds": 0.0}, "failed")
