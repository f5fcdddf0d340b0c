"""A program as a bot: what it is asked, and who answers where it does not."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import Bot, Budget
from kingsbridge_desktop.bots.levels import STAND_IN, make_bot
from kingsbridge_desktop.bots.program_link import ENDED, STARTING, Program, ProgramFailed, ProgramLink
from kingsbridge_desktop.core.editions import corrections_of, game_of
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action

log = logging.getLogger(__name__)

GRACE = 2.0  # seconds over its time before an answer is late
PATIENCE = 10.0  # seconds where a budget says nothing about time
FAILURES = 3  # in a row; then it is asked no more
GIVEN_UP = "given_up"  # why the stand-in answers: it has failed once too often
STILL = "still"  # and is asked no more since then

Labels = Callable[[str, Any, Sequence[Action]], Sequence[str]]


def question(game: str, masked: Any, legal: Sequence[Action], seconds: float, labels: Sequence[str]) -> dict[str, Any]:
    """What a program is asked: all that the seat may know, and nothing else. `game` may be an edition."""
    corrections = corrections_of(game)
    told = [
        {"kind": action.kind, "args": list(action.args), "label": label}
        for action, label in zip(legal, labels, strict=True)
    ]
    return {
        "cmd": "choose",
        "game": game_of(game),
        **({"values": dict(corrections)} if corrections else {}),
        "seat": asked(masked),
        "seconds": round(seconds, 3),
        "actions": told,
        "state": rules_of(game).to_json(masked),
    }


class ProgramBot(Bot):
    """Asks a program for one seat of one game, for another seat would be told too much.

    Where it does not answer as it should the stand-in does, and `stand_in` in the stats says why. The next question
    starts it anew, until it has failed too often in a row.
    """

    def __init__(
        self,
        game: str,
        program: Program,
        labels: Labels,
        *,
        folder: Path | None = None,
        grace: float = GRACE,
        starting: float = STARTING,
    ) -> None:
        self.program = program
        self._game, self._labels, self._folder = game, labels, folder
        self._grace, self._starting = grace, starting
        self._link: ProgramLink | None = None
        self._lock = threading.Lock()
        self._is_closed = False
        self._failures = 0
        self.stats: dict[str, Any] = {}

    @property
    def is_given_up(self) -> bool:
        """Whether it has failed too often to be asked again."""
        return self._failures >= FAILURES

    @property
    def pid(self) -> int | None:
        """The number of the process that runs."""
        link = self._link
        return link.pid if link is not None and link.is_running else None

    def _asked(self, masked: Any, legal: Sequence[Action], budget: Budget) -> Action:
        """The program's own answer; raises ProgramFailed."""
        try:
            link = self._running()
            seconds = budget.seconds or PATIENCE
            asks = question(self._game, masked, legal, seconds, self._labels(self._game, masked, legal))
            index = link.choose(asks, len(legal), seconds + self._grace)
        except ProgramFailed as failed:
            if failed.why != ENDED:
                self._failures += 1
                log.warning("the program %s: %s", self.program.name, failed)
            raise
        self._failures = 0
        return legal[index]

    def _running(self) -> ProgramLink:
        """The program, started if need be; whoever closes us meanwhile knows of it."""
        link = self._link
        if link is not None and link.is_running:
            return link
        with self._lock:
            if self._is_closed:
                raise ProgramFailed(ENDED)
            if link is not None:
                link.end(patience=0.0)
            link = self._link = ProgramLink(self.program, self._folder)
        link.hello(self._starting)
        return link

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """The program's answer or the stand-in's: there is always one."""
        self.stats = {}
        if len(legal) == 1:
            return legal[0]
        why = STILL
        if not self.is_given_up:
            try:
                return self._asked(masked, legal, budget)
            except ProgramFailed as failed:
                why = GIVEN_UP if self.is_given_up else failed.why
        self.stats = {"stand_in": why}
        return make_bot(self._game, STAND_IN).choose(masked, legal, Budget(), rng)

    def close(self) -> None:
        """Ends the program; from any thread, also while it is being asked."""
        with self._lock:
            self._is_closed = True
            link = self._link
        if link is not None:
            link.end()
