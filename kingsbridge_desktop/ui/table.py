"""The QObject around a Match: persons and bots take turns here, every action goes to disk."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.bots.levels import ADVISER
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import NOBODY, Action, Reason
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Step
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.autosave import Autosaver
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.settings import Settings

SAVE_PATIENCE = 2.0  # s to wait for the action before on a slow disk
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
        ended: the game is over.
        trouble: something went wrong that the game survives; the problem.
    """

    stepped = Signal(object)
    rewound = Signal()
    person_asked = Signal(int)
    thinking = Signal(int)
    advised = Signal(object)
    ended = Signal()
    trouble = Signal(object)

    def __init__(self, match: Match, settings: Settings, runner: BotRunner, save_lock: SaveLock | None = None) -> None:
        super().__init__()
        self.match = match
        self.settings = settings
        self.save_lock = save_lock or SaveLock.new()
        self._runner = runner
        self._runner.answered.connect(self._bot_answered)
        self._runner.told.connect(self._bot_told)
        self._saver = Autosaver(self.save_lock.path, self._autosave_failed)
        self._question = 0
        self._advice = NOBODY  # the question that asks for advice
        self._answer: Action | None = None
        self._since = QElapsedTimer()
        self._since.start()
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._play_answer)
        persons = self.persons
        self.viewer = persons[0] if len(persons) == 1 else NOBODY
        self._autosave()

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
        """Goes on: asks a bot, asks a person, or ends."""
        if self.match.is_over:
            self.ended.emit()
            return
        seat = self.match.asked
        if self.match.seats[seat].is_person:
            self.person_asked.emit(seat)
        else:
            self._ask_bot(seat)

    def submit(self, a: Action) -> None:
        """Carries out a person's action; a refusal is told, nothing changes."""
        try:
            step = self.match.submit(a)
        except KingsbridgeError as problem:
            self.trouble.emit(problem)
            return
        self._after(step)

    def _after(self, step: Step) -> None:
        self._since.restart()
        self._autosave()
        self.stepped.emit(step)

    def undo(self, steps: int = 1, *, agreed: bool = False) -> None:
        """Takes back; raises UndoRefused if that is not fair and not agreed."""
        self.stop_thinking()
        self.match.undo(steps, agreed=agreed)
        self._rewound()

    def redo(self) -> None:
        """Does again what was taken back."""
        self.stop_thinking()
        self.match.redo()
        self._rewound()

    def _rewound(self) -> None:
        self._autosave()
        self.rewound.emit()

    def undo_stop(self) -> Reason | None:
        """Why undo is not possible now, None if it is."""
        return self.match.undo_stop(1)

    # bots

    def _ask_bot(self, seat: int) -> None:
        self._question += 1
        self.thinking.emit(seat)
        legal: Sequence[Action] = self.match.legal()
        if len(legal) == 1:
            self._take_answer(legal[0])
            return
        self._runner.ask(
            self._question,
            self.match.game,
            self.match.seats[seat].level,
            self.match.view(seat),
            Budget(seconds=self.settings.values.bot_seconds),
            self.match.seed * 1_000_003 + self.match.ply,
        )

    def _bot_answered(self, question: int, action: Action) -> None:
        if question == self._question != self._advice:
            self._take_answer(action)

    def _take_answer(self, action: Action) -> None:
        self._answer = action
        wait = round(PACE * self.settings.animation_factor) - self._since.elapsed()
        self._pace.start(max(0, wait))

    def _play_answer(self) -> None:
        action, self._answer = self._answer, None
        if action is None:
            return
        self.thinking.emit(NOBODY)
        self.submit(action)

    def ask_advice(self) -> None:
        """Asks what a strong player would do. Trusts the caller: a person must act."""
        seat = self.match.asked
        self._question += 1
        self._advice = self._question
        self._runner.ask(
            self._question,
            self.match.game,
            ADVISER,
            self.match.view(seat),
            Budget(seconds=self.settings.values.bot_seconds),
            self.match.seed * 1_000_003 + self.match.ply,
        )

    def _bot_told(self, answer: Answer) -> None:
        if answer.id == self._advice == self._question:
            self.advised.emit(answer)

    def stop_thinking(self) -> None:
        """Nobody thinks any more; a late answer is dropped."""
        self._question += 1
        self._answer = None
        self._pace.stop()
        self._runner.cancel()
        self.thinking.emit(NOBODY)

    # files

    def _autosave(self) -> None:
        self._saver.flush(SAVE_PATIENCE)  # so that a kill never costs more than the action in progress
        save = files.to_save(self.match)
        self._saver.put(lambda: store.dumps(save))

    def _autosave_failed(self, problem: SaveError) -> None:
        self.trouble.emit(problem)  # emitted in the saver's thread: Qt queues it for ours

    def close(self) -> None:
        """The table is left: thinking stops, the last action is on disk; a finished game's file goes."""
        self._runner.answered.disconnect(self._bot_answered)
        self._runner.told.disconnect(self._bot_told)
        self.stop_thinking()
        self._saver.flush()
        self._saver.close()
        if self.match.is_over:
            self.save_lock.discard()
        else:
            self.save_lock.release()
