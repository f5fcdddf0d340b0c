"""Where a learner stands in a lesson, and what comes next at its table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from random import Random

from kingsbridge_desktop.bots.adviser import worth_of
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import STAND_IN, make_bot
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.play.lessons import Lesson, LessonId, Note, ScriptedMove, Task, lesson
from kingsbridge_desktop.play.match import Match, Seat

OPPONENT = "easy"  # sits at the other places when a fight is played in earnest, or the script has nothing more to say
IN_A_LESSON = Reason("undo_lesson")


class Next(Enum):
    """What comes next."""

    MOVE = auto()  # the script says what
    FORCED = auto()  # the learner has only one answer, and it is not what the note is about
    OTHERS = auto()  # somebody else decides
    NOTE = auto()  # the note is to be read, and its task to be done
    LEARNER = auto()  # the learner goes on with a task of several actions
    END = auto()


class LessonMatch(Match):
    """A match whose course a lesson decides: its notes lead back and on."""

    @property
    def can_redo(self) -> bool:
        return False

    def undo_stop(self, steps: int = 1, by: int | None = None) -> Reason | None:
        return IN_A_LESSON if steps <= self.ply else Reason("undo_at_start")

    def return_to(self, ply: int) -> None:
        """Back to where a note was shown; nobody had to agree, and nothing of it is written down."""
        self._ply = min(ply, self._ply)


class LessonRun:
    """A lesson at its table. Whoever shows it asks `what_now` after every action."""

    def __init__(self, which: LessonId, learner_name: str = "") -> None:
        self.which = which
        self.lesson: Lesson = lesson(which)
        self.match = self._match(learner_name)
        self.at = 0
        self._plies: list[int] = []  # when each note was shown first
        self._valued: tuple[int, dict[Action, float]] = (-1, {})  # what the answers to a question are worth
        self._enter(0)

    def _match(self, learner_name: str) -> LessonMatch:
        plan = self.lesson
        names = list(plan.names)
        if learner_name and learner_name not in names:
            names[plan.learner] = learner_name
        seats = [Seat(name, "person" if at == plan.learner else OPPONENT, colour=at) for at, name in enumerate(names)]
        start = rules_of(self.which.game).from_json(plan.position)
        return LessonMatch(self.which.game, seats, plan.seed, start=start)

    def _enter(self, at: int) -> None:
        self.at = at
        self._acted = self._shown = False
        self._script: list[ScriptedMove] = [] if self.is_over else list(self.note.play)

    @property
    def is_over(self) -> bool:
        """Whether the last note has been read."""
        return self.at >= len(self.lesson.notes)

    @property
    def note(self) -> Note:
        """The note of the moment."""
        return self.lesson.notes[self.at]

    @property
    def task(self) -> Task | None:
        """What the learner is to do at this note."""
        return self.note.task

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return self.lesson.learner

    @property
    def is_asked(self) -> bool:
        """Whether the learner is to act."""
        return not self.match.is_over and self.match.asked == self.learner

    def what_now(self) -> Next:
        """What comes next; a task that is done leads to the next note."""
        if self.is_over:
            return Next.END
        if self._script and self._script[0].action not in self.match.legal():
            self._script = []  # a free choice of the learner has led elsewhere: the others play by themselves
        if self._script:
            return Next.MOVE
        if not self._shown:
            return self._before_note()
        if self._is_task_done():
            self._enter(self.at + 1)
            return self.what_now()
        if not self._acted:
            return Next.NOTE
        return Next.LEARNER if self.is_asked else Next.OTHERS

    def _before_note(self) -> Next:
        if self.note.now or self.match.is_over:
            return Next.NOTE
        if not self.is_asked:
            return Next.OTHERS
        legal = self.match.legal()
        if len(legal) == 1 and not (self.task and self.task.wants(legal[0])):
            return Next.FORCED
        return Next.NOTE

    def _is_task_done(self) -> bool:
        task = self.task
        if task is None or not self._acted:
            return False
        if task.until == "over":
            return self.match.is_over
        if task.until == "question":
            return not self.is_asked or self.match.state.stack[-1].kind != self._question
        return True

    def take_move(self) -> Action:
        """The next action of the script; its luck is prepared."""
        move = self._script.pop(0)
        self.match.script(move.chance)
        return move.action

    def show(self) -> None:
        """The note is shown now."""
        self._shown = True
        del self._plies[self.at :]
        self._plies.append(self.match.ply)
        self._question = "" if self.match.is_over else self.match.state.stack[-1].kind

    def allows(self, action: Action) -> bool:
        """Whether the learner may do that now."""
        return self._shown and self.task is not None and self.task.wants(action) and self._is_sensible(action)

    def _is_sensible(self, action: Action) -> bool:
        """Whether an action is good enough for a task that wants anything sensible."""
        assert self.task is not None
        if self.task.within is None or not self.is_asked:
            return True
        worth = self._worth_of_answers()
        return worth[action] >= max(worth.values()) - self.task.within

    def _worth_of_answers(self) -> dict[Action, float]:
        """What the evaluation thinks of everything that can be done now; looked at once."""
        match = self.match
        if self._valued[0] != match.ply:
            view = match.view(self.learner)
            self._valued = match.ply, worth_of(match.edition, view, match.legal(), match.seed + match.ply)
        return self._valued[1]

    def act(self) -> None:
        """The learner is about to do what was wanted; chance says what the task has written down."""
        if self.task is not None and not self._acted:
            self.match.script(self.task.chance)
        self._acted = True

    def go_on(self) -> None:
        """A note without a task has been read."""
        if self.task is None:
            self._enter(self.at + 1)

    @property
    def can_go_back(self) -> bool:
        """Whether there is a note before this one."""
        return self.at > 0

    def go_back(self) -> None:
        """To the note before, and to the position in which it was shown; while a task is under way to its own note."""
        self.visit(self.at if self._acted else max(0, self.at - 1))

    def visit(self, at: int) -> None:
        """To a note that was shown already."""
        self.match.return_to(self._plies[at])
        self._enter(at)
        self._script = []
        self.show()

    # what a sensible learner would do

    def example(self) -> Action:
        """An action that the task wants: the first that is named, else what looks best at the moment."""
        legal = self.match.legal()
        task = self.task
        for action in task.actions if task else ():
            if action in legal and task is not None and task.wants(action):
                return action
        wanted = [action for action in legal if task is None or task.wants(action)] or list(legal)
        if task is not None and task.within is not None:
            return max(wanted, key=self._worth_of_answers().__getitem__)
        return self._at_first_glance(wanted)

    def _at_first_glance(self, actions: Sequence[Action]) -> Action:
        bot = make_bot(self.match.edition, STAND_IN)
        match = self.match
        return bot.choose(match.view(match.asked), actions, Budget(iterations=1), Random(match.seed + match.ply))

    def advance(self) -> bool:
        """Does what comes next without anybody at the screen; False when the note of the moment is to be shown."""
        match self.what_now():
            case Next.MOVE:
                self.match.submit(self.take_move())
            case Next.FORCED:
                self.match.submit(self.match.legal()[0])
            case Next.OTHERS:
                self.match.submit(self._at_first_glance(self.match.legal()))
            case Next.LEARNER:
                self.match.submit(self.example())
            case _:
                return False
        return True

    def pass_note(self) -> None:
        """Reads the note that is shown, or does what it asks for, as a sensible learner would."""
        if self.task is None:
            self.go_on()
        else:
            action = self.example()
            self.act()
            self.match.submit(action)

    def fast_forward(self, at: int) -> None:
        """To a note further on, for somebody who had been there."""
        while True:
            while self.advance():
                pass
            if self.is_over or self.at >= at:
                return
            self.show()
            self.pass_note()
