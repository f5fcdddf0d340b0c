"""The QObject around a Match: persons and bots take turns here, every action goes to disk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.bots.levels import ADVISER, budget_of
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import NOBODY, Action, Reason
from kingsbridge_desktop.play.match import USUAL_PACE, Match, Step
from kingsbridge_desktop.play.own_bots import is_own, known_bots
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.game_file import GameFile
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.settings import Settings

# A late answer to the table before must not be taken for one of this: their questions have other numbers.
_FIRST_QUESTION = count(0, 10_000)
PACE = 550  # ms between two acts of bots at normal speed, so that people can follow


class Table(QObject):
    """A match at which somebody sits.

    The screen calls `proceed` when it has shown what happened; until then nothing goes on.

    Signals:
        stepped: an action was carried out; the Step.
        rewound: the position has changed otherwise (undo, redo).
        person_asked: a person must act; the seat.
        thinking: a bot thinks; its seat, or NOBODY when none does.
        advised: the adviser has answered `ask_advice`; its Answer.
        remarked: a character has moved; its seat, the ply before, and what the move was for (`bots.characters.remark`).
        ended: the game is over.
        trouble: something went wrong that the game survives; the problem.
    """

    stepped = Signal(object)
    rewound = Signal()
    person_asked = Signal(int)
    thinking = Signal(int)
    advised = Signal(object)
    remarked = Signal(int, int, object)
    ended = Signal()
    trouble = Signal(object)

    def __init__(self, match: Match, settings: Settings, runner: BotRunner, file: GameFile | None = None) -> None:
        super().__init__()
        self.match = match
        self.settings = settings
        self.file = file or GameFile()
        self._runner = runner
        self._runner.answered.connect(self._bot_answered)
        self._runner.told.connect(self._bot_told)
        self._held = False
        self.is_hurried = False  # bots act as soon as they have thought
        self._question = next(_FIRST_QUESTION)
        self._advice = NOBODY  # the question that asks for advice
        self._answer: Action | None = None
        self._remark: dict[str, Any] | None = None  # what the answer was for
        self._waits_for_bot = False
        self._spoiled: set[tuple[int, Action]] = set()  # answers of bots that the rules failed at
        self._since = QElapsedTimer()
        self._since.start()
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._play_answer)
        self.viewer = self._only_person()
        if any(is_own(seat.level) for seat in match.seats):
            known_bots()  # so that they are called by their names
        self.file.begin(match)

    def _only_person(self) -> int:
        persons = self.persons
        return persons[0] if len(persons) == 1 else NOBODY

    def reseat(self, levels: Sequence[str]) -> None:
        """Others play on; whoever thinks stops. A page that is laid anew shows them and goes on."""
        self.stop_thinking()
        for seat, level in enumerate(levels):
            self.match.reseat(seat, level)
        self.viewer = self._only_person()
        self.file.keep(self.match)

    @property
    def persons(self) -> list[int]:
        """The seats at which people sit."""
        return [number for number, seat in enumerate(self.match.seats) if seat.is_person]

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen changes hands: another person must act who knows something that is not open to all."""
        if seat == self.viewer or len(self.persons) < 2:
            return False
        return self.hides_something(seat)

    def hides_something(self, seat: int) -> bool:
        """Whether that seat knows more than an onlooker."""
        return bool(self.match.view(seat).key() != self.match.view(NOBODY).key())

    def proceed(self) -> None:
        """Goes on: asks a bot, asks a person, or ends; not while the table is held."""
        if self._held:
            return
        if self.match.is_over:
            self.ended.emit()
            return
        seat = self.match.asked
        if self.match.seats[seat].is_person:
            self.person_asked.emit(seat)
        else:
            self._ask_bot(seat)

    def hold(self) -> None:
        """Nothing goes on, whoever was thinking and whatever is about to happen, until `release`."""
        self._held = True
        self.stop_thinking()

    def release(self) -> None:
        """The table is not held any more; `proceed` goes on."""
        self._held = False

    def submit(self, a: Action) -> None:
        """Carries out an action, unless the table is held; a refusal is told, nothing changes."""
        if self._held:
            return
        try:
            step = self.match.submit(a)
        except KingsbridgeError as problem:
            self.trouble.emit(problem)
            return
        self._after(step)

    def _after(self, step: Step) -> None:
        self._since.restart()
        self.file.keep(self.match)
        self.stepped.emit(step)

    def undo(self, steps: int | None = None, *, agreed: bool = False) -> None:
        """Takes back, to the last choice if no number is given; raises UndoRefused if not fair and not agreed.

        A refusal changes nothing: a bot that thinks goes on thinking.
        """
        back = self._steps_to_choice() if steps is None else steps
        self.match.undo(back, by=None if agreed else self.at_the_screen, agreed=agreed)
        self.stop_thinking()
        self._rewound()

    def redo(self) -> None:
        """Does again what was taken back."""
        self.match.redo()
        self.stop_thinking()
        self._rewound()

    def _rewound(self) -> None:
        self._runner.forget()
        self.file.keep(self.match)
        self.rewound.emit()

    def undo_stop(self) -> Reason | None:
        """Why undo is not possible now, None if it is."""
        return self.match.undo_stop(self._steps_to_choice(), self.at_the_screen)

    def _steps_to_choice(self) -> int:
        """Moves without a choice are played by themselves again at once, so taking back goes through them."""
        return max(1, self.match.steps_to_choice()) if self.plays_forced else 1

    @property
    def second_click(self) -> str:
        """When a click only selects: never, where it is final, or always."""
        return self.settings.values.second_click

    @property
    def recaps(self) -> bool:
        """Whether what happened since is told to whoever is asked."""
        return self.settings.values.recap

    @property
    def plays_forced(self) -> bool:
        """Whether a move without a choice is played for a person."""
        return self.settings.values.play_forced

    @property
    def at_the_screen(self) -> int:
        """The person who sits before the screen: who is asked, else who saw the table last; NOBODY if unknown."""
        asked = self.match.asked
        return asked if asked != NOBODY and self.match.seats[asked].is_person else self.viewer

    # bots

    def _ask_bot(self, seat: int) -> None:
        self._question += 1
        self._waits_for_bot = False  # until it has really been asked
        self.thinking.emit(seat)
        legal: Sequence[Action] = self.match.legal()
        if len(legal) == 1:
            self._take_answer(legal[0])
            return
        self._runner.ask(
            self._question,
            self.match.edition,
            self.match.seats[seat].level,
            self.match.view(seat),
            budget_of(
                self.match.seats[seat].level,
                self.settings.values.bot_seconds,
                self.match.seats[seat].pace / USUAL_PACE,
            ),
            self.match.seed * 1_000_003 + self.match.ply,
            self.match.seats[seat].character if self.settings.values.company else "",
        )
        self._waits_for_bot = True

    def _bot_answered(self, question: int, action: Action) -> None:
        if question == self._question != self._advice:
            self._waits_for_bot = False
            self._take_answer(action)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot's move is on its way."""
        return self._pace.isActive() or (self._waits_for_bot and self._runner.owes(self._question))

    def _take_answer(self, action: Action) -> None:
        self._waits_for_bot = False
        self._answer = action
        pace = 0.0 if self.is_hurried else PACE * self.settings.animation_factor
        wait = round(pace) - self._since.elapsed()
        self._pace.start(max(0, wait))

    def _play_answer(self) -> None:
        action, self._answer = self._answer, None
        if action is None:
            return
        self.thinking.emit(NOBODY)
        ply, seat, remark = self.match.ply, self.match.asked, self._remark
        self._remark = None
        attempt(lambda: self.submit(action))
        if remark and self.match.ply > ply:
            self.remarked.emit(seat, ply, remark)
        if self.match.ply == ply and not self._held:
            self._take_another(ply, action)

    def _take_another(self, ply: int, action: Action) -> None:
        """The rules failed at a bot's answer: the bot does something else rather than stop the game."""
        self._spoiled.add((ply, action))
        for other in self.match.legal():
            if (ply, other) not in self._spoiled:
                self._take_answer(other)
                return

    def ask_advice(self) -> None:
        """Asks what a strong player would do. Trusts the caller: a person must act."""
        seat = self.match.asked
        self._question += 1
        self._advice = self._question
        self._runner.ask(
            self._question,
            self.match.edition,
            ADVISER,
            self.match.view(seat),
            Budget(seconds=self.settings.values.bot_seconds),
            self.match.seed * 1_000_003 + self.match.ply,
        )

    def _bot_told(self, answer: Answer) -> None:
        if answer.id == self._question != self._advice:
            self._remark = answer.stats.get("remark")
        if answer.id == self._advice == self._question:
            self.advised.emit(answer)

    def stop_thinking(self) -> None:
        """Nobody thinks any more; a late answer is dropped."""
        self._question += 1
        self._answer = self._remark = None
        self._waits_for_bot = False
        self._pace.stop()
        self._runner.cancel()
        self.thinking.emit(NOBODY)

    def close(self) -> None:
        """The table is left: thinking stops, and the game is put away in the background."""
        self._runner.answered.disconnect(self._bot_answered)
        self._runner.told.disconnect(self._bot_told)
        self.stop_thinking()
        self._runner.forget()
        self.file.close(is_over=self.match.is_over)
