"""The game on the table as it lies on disk: kept after every action, and under a name if it has one."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.sitting import Sitting
from kingsbridge_desktop.saves import autosave, named_save, store
from kingsbridge_desktop.saves.autosave import Autosaver, Saving
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.ui.wire import Wire


class GameFile(QObject):
    """Where a running game is kept. `named` is the save a person made of it.

    `is_copy`: it was opened from that save and has no other file yet; `is_as_named`: it stands where that save stands.

    Signals:
        changed: how the game stands on disk is another; the Saving.
        put_away: the end of `close`: its files are written or removed, and free for others.
    """

    changed = Signal(object)
    put_away = Signal()
    kept: Path | None = None  # the record of the chronicle that it was opened from, to look at

    def __init__(
        self,
        save_lock: SaveLock | None = None,
        named: Path | None = None,
        *,
        is_copy: bool = False,
        is_as_named: bool = False,
        known: str = "",
    ) -> None:
        super().__init__()
        self._save_lock = save_lock or SaveLock.new()
        self.named = named
        self.known = {named: known} if named is not None else {}  # stamps of saves as this game read or wrote them
        self.saving = Saving()
        self._saver = Autosaver(self._save_lock, Wire(self._follow))
        self.away = threading.Event()  # set at the end of `close`
        self._is_copy = is_copy
        self._changes = 0
        self._sitting = Sitting()
        self._named_at = 0 if is_as_named else -1  # how many changes the named save knows
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(round(autosave.LATE * 1000) + 50)
        self._late.timeout.connect(self._follow)

    @property
    def path(self) -> Path:
        """The file of the running game."""
        return self._save_lock.path

    @property
    def is_away(self) -> bool:
        """Whether it has been closed and others may have it."""
        return self.away.is_set()

    @property
    def changes(self) -> int:
        """How often the game has changed since it came to the table."""
        return self._changes

    @property
    def can_be_saved(self) -> bool:
        """Whether somebody may save it under a name."""
        return True

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost when the table is left: it is on disk, or in the named save."""
        return self.saving.is_safe or self._changes == self._named_at

    def begin(self, match: Match) -> None:
        """The game comes to the table."""
        self._sitting = Sitting(match.played)
        self._put(match)

    def keep(self, match: Match) -> None:
        """The game has changed. Waits for nothing but, on a healthy disk, for the action before."""
        self._changes += 1
        match.played = self._sitting.tick()
        self._saver.catch_up()  # so that a kill never costs more than the action in progress
        self._put(match)

    def has_outgrown(self, path: Path) -> bool:
        """Whether the game was saved as that file and is another by now."""
        return self.named == path and self._changes != self._named_at

    def stands_as(self, path: Path) -> bool:
        """Whether the game was saved as that file or opened from it and has not changed since."""
        return self.named == path and self._changes == self._named_at

    def saved_as(self, path: Path, changes: int, match: Match) -> None:
        """A person saved the game under a name when it had changed so often."""
        self.named, self._named_at = path, changes
        self._put(match)

    def _put(self, match: Match) -> None:
        save = files.to_save(match, name=named_save.name_of(self.named) if self.named is not None else "")
        self._saver.put(lambda: store.dumps(save), has_ended=match.is_over and self._changes > 0)
        self._late.start()

    def _follow(self) -> None:
        saving = self._saver.saving
        if saving.is_late:
            self._late.start()
        if _words(saving) != _words(self.saving):
            self.saving = saving
            self.changed.emit(saving)

    def close(self, *, is_over: bool) -> None:
        """The table is left, in the background: a game that the chronicle has leaves its files, and so does
        an unchanged copy."""
        self._late.stop()
        is_unchanged_copy = self._is_copy and self._changes == 0
        away, told = self.away, Wire(self._end)

        def end() -> None:
            """In the saver's thread, which may outlive this object: it must not know it."""
            away.set()
            told()

        self._saver.close(end, discard=is_over or is_unchanged_copy)

    def _end(self) -> None:
        self.put_away.emit()

    def give_up(self) -> None:
        """The app ends: what still fails is tried once more and no longer."""
        self._saver.give_up()


def _words(saving: Saving) -> tuple[object, ...]:
    """What somebody would notice of it."""
    problem = saving.problem
    return (problem and problem.id, problem and problem.details.get("folder"), saving.is_late)
