"""What a coach says in a real game: a word at each kind of question that is new to a person, and when it is told.

`assets/lessons/<game>/coach.json` has two sentences for every kind of question, a few for what is overlooked again and
again, and praise for what went well. Nothing is said twice to the same person, and never two things at once.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.games.component_file import Names, validated
from kingsbridge_desktop.play.lessons import Sentences, text_of
from kingsbridge_desktop.play.match import Match, Step

log = logging.getLogger(__name__)

FILE = "coach.json"
ME = "me"  # in a path: the seat of the person


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Advice(_Part):
    """A few sentences with a heading."""

    title: Names
    text: Sentences


class Nudge(Advice):
    """What is said when something has been overlooked `times` times: at a question, all that is named here holds.

    `offers`: an action of that kind was possible, and the last one of the person was another. `path` leads through the
    JSON form of what the person may know, to a number or a list of `at_most`, or a list that `contains` something.
    """

    question: str
    offers: str = ""
    path: str = ""
    at_most: int | None = None
    contains: str = ""
    times: int = 3


class Praise(Advice):
    """What is said after an event that is the person's own: its first number is the seat."""

    event: str


class Coach(_Part):
    """All that the coach of a game says."""

    questions: dict[str, Advice] = {}
    nudges: dict[str, Nudge] = {}
    praise: dict[str, Praise] = {}

    def all(self) -> Iterator[Advice]:
        """Everything, in the order in which it is written."""
        yield from self.questions.values()
        yield from self.nudges.values()
        yield from self.praise.values()


@cache
def coach_of(game: str) -> Coach:
    """The coach of a game; one without words where the game has no file, or a damaged one."""
    try:
        return validated(f"{game}/{FILE}", Coach, text_of(game, FILE))
    except KingsbridgeError as error:
        log.warning("%s has no coach: %s", game, error)
        return Coach()


class Coaching:
    """A coach beside one person at one table. `told` is what need not be said again; it grows here."""

    def __init__(self, match: Match, seat: int, told: Collection[str]) -> None:
        self._match, self._seat = match, seat
        self._coach = coach_of(match.game)
        self.told = list(told)
        self._seen: dict[str, int] = {}  # how often what a nudge is about was there
        self._praised: Praise | None = None
        self._last = ""  # the kind of the last action of the person

    def hear(self, step: Step) -> None:
        """Something has happened: it may deserve praise at the next question that is not new."""
        if step.seat == self._seat:
            self._last = step.action.kind
            self._seen = {name: n for name, n in self._seen.items() if self._coach.nudges[name].offers != self._last}
        for name, praise in self._coach.praise.items():
            if name not in self.told and any(
                event.kind == praise.event and event.args[:1] == (self._seat,)
                for event in self._match.events_for(self._seat, step)
            ):
                self.told.append(name)
                self._praised = praise

    def say(self) -> Advice | None:
        """A word at the question of the moment, None if there is nothing new."""
        kind = self._match.state.stack[-1].kind
        due = self._due(kind)
        if kind in self._coach.questions and kind not in self.told:  # praise can wait, who has to answer cannot
            self.told.append(kind)
            return self._coach.questions[kind]
        if self._praised is not None:
            praise, self._praised = self._praised, None
            return praise
        if due:
            self.told.append(due)
            return self._coach.nudges[due]
        return None

    def _due(self, kind: str) -> str:
        """Counts what is overlooked; the name of the nudge whose time has come."""
        found = ""
        for name, nudge in self._coach.nudges.items():
            if name in self.told or nudge.question != kind or not self._holds(nudge):
                continue
            self._seen[name] = self._seen.get(name, 0) + 1
            if self._seen[name] >= nudge.times:
                found = found or name
        return found

    def _holds(self, nudge: Nudge) -> bool:
        if nudge.offers and not any(action.kind == nudge.offers for action in self._match.legal()):
            return False
        if not nudge.path:
            return True
        found = self._at(nudge.path)
        if nudge.contains:
            return isinstance(found, list) and nudge.contains in found
        amount = len(found) if isinstance(found, (list, dict)) else found
        return nudge.at_most is None or (isinstance(amount, int) and amount <= nudge.at_most)

    def _at(self, path: str) -> Any:
        found: Any = self._match.rules.to_json(self._match.view(self._seat))
        for part in path.split("."):
            key = str(self._seat) if part == ME else part
            found = found[int(key)] if isinstance(found, list) else found.get(key)
        return found
