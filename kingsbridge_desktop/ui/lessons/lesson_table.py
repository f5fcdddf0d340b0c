"""The table of a lesson: its script moves the others, and nothing of it is kept on disk."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.play.lesson_run import LessonRun, Next
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.saves.autosave import Saving
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.game_file import GameFile
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.table import Table


class UnkeptFile(GameFile):
    """The file of a game that has none: a lesson can be begun again at any time."""

    def __init__(self) -> None:
        QObject.__init__(self)
        self.named: Path | None = None
        self.known: dict[Path, str] = {}
        self.saving = Saving()
        self.away = threading.Event()

    @property
    def path(self) -> Path:
        return Path()

    @property
    def changes(self) -> int:
        return 0

    @property
    def can_be_saved(self) -> bool:
        return False

    @property
    def is_kept(self) -> bool:
        return True

    def begin(self, match: Match) -> None: ...

    def keep(self, match: Match) -> None: ...

    def has_outgrown(self, path: Path) -> bool:
        return False

    def stands_as(self, path: Path) -> bool:
        return False

    def saved_as(self, path: Path, changes: int, match: Match) -> None: ...

    def close(self, *, is_over: bool) -> None:
        self.away.set()
        self.put_away.emit()

    def give_up(self) -> None: ...


class UnkeptTable(Table):
    """A table that leads somebody: nothing goes by itself, nothing is asked twice, and nothing is kept."""

    def __init__(self, match: Match, settings: Settings, runner: BotRunner) -> None:
        super().__init__(match, settings, runner, UnkeptFile())

    @property
    def plays_forced(self) -> bool:
        return False

    @property
    def second_click(self) -> str:
        return "never"  # a note leads back; a wrong move changes nothing


class LessonTable(UnkeptTable):
    """Goes on as the lesson says.

    Signals:
        noted: the note of the moment is to be shown.
        finished: the last note has been read.
    """

    noted = Signal()
    finished = Signal()

    def __init__(self, run: LessonRun, settings: Settings, runner: BotRunner) -> None:
        super().__init__(run.match, settings, runner)
        self.run = run

    @property
    def recaps(self) -> bool:
        return False  # a note tells it

    def proceed(self) -> None:
        """What comes next in the lesson."""
        if self._held:
            return
        match self.run.what_now():
            case Next.MOVE:
                self.thinking.emit(self.match.asked)
                self._take_answer(self.run.take_move())
            case Next.FORCED:
                self._take_answer(self.match.legal()[0])
            case Next.OTHERS:
                self._ask_bot(self.match.asked)
            case Next.LEARNER:
                self.person_asked.emit(self.match.asked)
            case Next.NOTE:
                self.run.show()
                if self.run.is_asked:
                    self.person_asked.emit(self.match.asked)
                self.noted.emit()
            case Next.END:
                self.finished.emit()

    def go_on(self) -> None:
        """The note has been read."""
        self.run.go_on()
        self.proceed()

    def go_back(self) -> None:
        """To the note before."""
        self.stop_thinking()
        ply = self.match.ply
        self.run.go_back()
        if self.match.ply != ply:
            self.rewound.emit()  # which shows the table anew and proceeds
        else:
            self.proceed()
