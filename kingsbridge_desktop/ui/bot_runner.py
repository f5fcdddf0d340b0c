"""Bots for the window: asked in a child process, answered by a Qt signal."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import Answer, BotClient
from kingsbridge_desktop.bots.levels import STAND_IN, UnknownLevel
from kingsbridge_desktop.core.errors import KingsbridgeError


class BotGaveUp(KingsbridgeError):
    """A bot died, hung or failed, and a simpler one answered."""

    id = "bot_gave_up"


class BotRunner(QObject):
    """One thinking process for the table on the screen.

    Signals:
        answered: the question's number and the chosen Action.
        told: the same with everything the bot says about it; the Answer.
        trouble: a problem to tell; the game goes on.
    """

    answered = Signal(int, object)
    told = Signal(object)
    trouble = Signal(object)
    _came = Signal(object)  # from the worker's thread to ours

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._client = BotClient(self._came.emit)

    def ask(self, question: int, game: str, level: str, masked: Any, budget: Budget, seed: int) -> None:
        """Asks; `answered` follows. A level of a later release is played by the stand-in."""
        try:
            self._client.ask(question, game, level, masked, budget, seed)
        except UnknownLevel as error:
            self.trouble.emit(error)
            self._client.ask(question, game, STAND_IN, masked, budget, seed)

    def _take(self, answer: Answer) -> None:
        if answer.stand_in:
            self.trouble.emit(BotGaveUp(f"the bot {answer.stand_in}; a simpler one answered", why=answer.stand_in))
        self.answered.emit(answer.id, answer.action)
        self.told.emit(answer)

    def cancel(self) -> None:
        """Forgets the question."""
        self._client.cancel()

    @property
    def pid(self) -> int | None:
        """The process number of the thinking process, for tests and curiosity."""
        return self._client.pid

    @property
    def is_thinking(self) -> bool:
        """Whether the process works at a question just now."""
        return self._client.is_thinking

    def close(self) -> None:
        """Ends the process."""
        self._client.close()
