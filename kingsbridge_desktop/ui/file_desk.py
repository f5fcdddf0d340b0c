"""Opening, saving and leaving at one window: what is done in threads, what is asked first, what is said of it."""

from __future__ import annotations

import base64
import logging
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Qt, Signal

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.panels.save_mark import SaveMark
from kingsbridge_desktop.ui.words import game_name

if TYPE_CHECKING:
    from kingsbridge_desktop.saves.store import Entry
    from kingsbridge_desktop.ui.game_file import GameFile
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.opening import Opened
    from kingsbridge_desktop.ui.table import Table

log = logging.getLogger(__name__)
LARGEST_PICTURE = 200_000  # letters, as the format allows


class FileDesk(QObject):
    """The window's hands for files. `mark` stays visible as long as a game of this window is not on disk.

    Signals:
        used: a save that has a name was opened or written; its path.
        kept: whether all games of this window are on disk.
    """

    used = Signal(object)
    kept = Signal(bool)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.mark = SaveMark()
        self.mark.elsewhere_wanted.connect(self.save_as)
        self.asks = True
        self._reading = Background(self)
        self._writing = Background(self)
        self._request = 0  # what was asked to be opened last
        self._leaving: list[Table] = []  # tables whose games are not put away yet

    # keeping

    def watch(self, file: GameFile) -> None:
        """A game has come to the table."""
        self._request += 1
        file.changed.connect(self._show_mark)
        self._show_mark()

    def _files(self) -> list[GameFile]:
        """The games of this window: the one on the table first, then those that are being put away."""
        game = self._window.game
        return [table.file for table in ([game.table] if game is not None else []) + self._leaving]

    def _show_mark(self) -> None:
        from kingsbridge_desktop.saves.autosave import Saving

        unsafe = [file.saving for file in self._files() if not file.saving.is_safe]
        saving = unsafe[0] if unsafe else Saving()
        self.mark.show_saving(self._window.language, saving, at_table=self._window.game is not None)
        self.kept.emit(not unsafe)

    def restyle(self) -> None:
        """Another language."""
        self._show_mark()

    # leaving

    def put_away(self, table: Table) -> None:
        """A table is left: its game is written or removed in the background."""
        self._request += 1
        self._leaving.append(table)
        table.file.put_away.connect(self._are_away)
        table.close()
        self._show_mark()

    def _are_away(self) -> None:
        """Some of the games that were left are put away. A method, not a lambda: Qt forgets it with the window."""
        self._leaving = [table for table in self._leaving if not table.file.is_away]
        self._show_mark()
        self._window.home.refresh()

    def give_up(self) -> None:
        """The app ends: what still fails is tried once more and no longer."""
        for table in self._leaving:
            table.file.give_up()

    def may_leave(self) -> bool:
        """Asks before a game is left that is not on disk."""
        game = self._window.game
        return game is None or game.table.file.is_kept or self._may_lose(game.table.file)

    def may_quit(self) -> bool:
        """Asks before the app ends with a game that is not on disk, also one that was left already."""
        lost = [file for file in self._files() if not file.is_kept]
        return not lost or self._may_lose(lost[0])

    def _may_lose(self, file: GameFile) -> bool:
        from PySide6.QtWidgets import QMessageBox  # after the first picture

        from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask

        if not self.asks:
            return True
        game = self._window.game
        is_on_table = game is not None and game.table.file is file

        def write() -> Wording:
            elsewhere = (self.tr("Save elsewhere …"),) if is_on_table else ()
            return Wording(
                self.tr("Not saved"),
                self.mark.words,
                (self.tr("Stay"), *elsewhere, self.tr("Leave anyway")),
                self.tr("What was played since the last save would be lost. Leave anyway?"),
            )

        answer = ask(self._window, "not_saved", write, QMessageBox.Icon.Warning)
        if is_on_table and answer == 1:
            self.save_as()
        return answer == (2 if is_on_table else 1)

    # opening

    def open(self, path: Path) -> None:
        """Reads a game in the background and lays it on the table."""
        from kingsbridge_desktop.ui import opening

        game = self._window.game
        if game is not None and game.table.file.has_outgrown(path) and self._goes_on(path):
            return
        if not self.may_leave():
            return
        self._read(partial(opening.read, path, self._being_left(path)), self._window.home.told_of(path))

    def _being_left(self, path: Path | None = None) -> list[threading.Event]:
        """Games that are being put away just now: those that are this file or were saved as it, or all of them."""
        files = [table.file for table in self._leaving]
        return [file.away for file in files if path is None or path in (file.path, file.named)]

    def _read(self, work: Callable[[], Opened], whose: str = "") -> None:
        """`whose` names a game that has no name of its own, for the case that it is no longer there."""
        self._request += 1
        self._window.setCursor(Qt.CursorShape.BusyCursor)
        self._reading.do(work, partial(self._opened, self._request), partial(self._not_read, whose))

    def _goes_on(self, path: Path) -> bool:
        """Whether a game that was played on since it was saved is wanted, rather than the save itself."""
        from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask

        def write() -> Wording:
            words = self.tr("The game saved as “%s” is still running and has moved on since. Go on with it?")
            answers = (self.tr("Go on with it"), self.tr("Open it as it was saved"))
            return Wording(self.tr("Open a game"), words % path.stem, answers)

        return ask(self._window, "go_on", write) == 0

    def open_last(self) -> None:
        """Goes on with the newest unfinished game, if there is one."""
        from kingsbridge_desktop.ui import opening

        self._reading.do(partial(opening.newest_unfinished, self._being_left()), self._open_entry, self._refused)

    def _open_entry(self, entry: Entry | None) -> None:
        if entry is not None:
            self.open(entry.path)
        elif self._window.game is None:
            self._window.say(lambda: self.tr("There is no unfinished game. Choose one from the shelf."))

    def _not_read(self, whose: str, error: KingsbridgeError) -> None:
        from kingsbridge_desktop.saves.errors import SaveGone

        if whose and isinstance(error, SaveGone):
            error.details["file"] = whose
        self._refused(error)

    def _refused(self, error: KingsbridgeError) -> None:
        self._window.unsetCursor()
        self._window.show_problem(error)
        self._window.home.refresh()

    def _opened(self, request: int, opened: Opened) -> None:
        from kingsbridge_desktop.play.files import Salvage
        from kingsbridge_desktop.ui import opening
        from kingsbridge_desktop.ui.game_file import GameFile

        self._window.unsetCursor()
        if request != self._request:  # somebody sat down to another game meanwhile
            if opened.save_lock is not None:
                opened.save_lock.release()
            return
        if self._is_on_table(opened):
            return
        if opened.played_on is not None and opened.named is not None and self._goes_on(opened.named):
            self._read(partial(opening.go_on, opened.played_on, opened.named, opened.known))
            return
        loaded = opened.loaded
        is_copy = opened.save_lock is None and opened.named is not None and not loaded.history_lost
        is_as_named = opened.is_as_named and not loaded.history_lost
        file = GameFile(opened.save_lock, opened.named, is_copy=is_copy, is_as_named=is_as_named, known=opened.known)
        file.kept = opened.kept
        self._window.sit_down(loaded.match, file)
        if opened.named is not None:
            self.used.emit(opened.named)
        if loaded.salvage is Salvage.EARLIER:
            self._window.say(
                lambda: self.tr(
                    "The newest save of this game was damaged. "
                    "It goes on from the one before; the last moves may be missing."
                )
            )
        elif loaded.salvage is Salvage.STEPS:
            self._window.say(
                lambda: self.tr(
                    "The save of this game was damaged. "
                    "All moves that could be read are on the table; the last ones may be missing."
                )
            )
        elif loaded.history_lost:
            self._window.say(
                lambda: self.tr(
                    "This game was saved under earlier rules. "
                    "Its position was kept; what came before cannot be shown any more."
                )
            )

    def _is_on_table(self, opened: Opened) -> bool:
        """Whether that save is what lies on the table anyway, which is said; a copy of it would be one too many."""
        game, named = self._window.game, opened.named
        if game is None or named is None or not game.table.file.stands_as(named):
            return False
        if opened.known != game.table.file.known.get(named):  # somebody else wrote it anew
            return False
        if opened.save_lock is not None:
            opened.save_lock.release()
        self._window.say(lambda: self.tr("“%s” is already on the table.") % named.stem)
        return True

    # saving

    def save(self) -> None:
        """Saves again under the name the game has, or asks for one."""
        game = self._window.game
        if game is None:
            return
        if game.table.file.named is None:
            self.save_as()
        else:
            self.save_to(game.table.file.named, replaces_any=False)

    def save_as(self) -> None:
        """Asks for a name, and again if a file is there that is not to be replaced."""
        from kingsbridge_desktop.saves import store
        from kingsbridge_desktop.ui.dialogs.save_as import ask_for_name

        game = self._window.game
        if game is None:
            return
        match = game.table.match
        wish = game.table.file.named
        if wish is None:
            title = f"{game_name(self._window.language, match.game)} – {', '.join(match.names)}"
            wish = store.free_name(self._folder(), title)
        while (path := ask_for_name(self._window, self._window.language, wish)) is not None:
            if not store.exists(path) or self._may_replace(path):
                self.save_to(path)
                return
            wish = path

    @staticmethod
    def _folder() -> Path:
        from kingsbridge_desktop.saves import store

        folder = store.save_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:  # the dialog shows the folder it takes instead, and the mark why ours takes nothing
            log.warning("the folder of saves cannot be made: %s", error)
            return Path.home()
        return folder

    def _may_replace(self, path: Path) -> bool:
        from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask

        def write() -> Wording:
            words = self.tr("There is already a game “%s” in this folder. Replace it?") % path.stem
            return Wording(self.tr("Save the game"), words, (self.tr("Choose another name"), self.tr("Replace")))

        return ask(self._window, "replace", write) == 1

    def save_to(self, path: Path, *, replaces_any: bool = True) -> None:
        """Writes the game to a file in the background; says so, or says why not.

        Without `replaces_any` somebody is asked first if the file is another than this game knows.
        """
        from kingsbridge_desktop.play import files
        from kingsbridge_desktop.saves import named_save, store

        game = self._window.game
        if game is None:
            return
        path = store.with_suffix(path)
        table = game.table
        save = files.to_save(table.match, self._picture())
        work = partial(named_save.write, path, save, table.file.known, replaces_any=replaces_any)
        done = partial(self._saved, table, path, table.file.changes)
        self._writing.do(work, done, partial(self._not_saved, table))

    def _not_saved(self, table: Table, error: KingsbridgeError) -> None:
        from kingsbridge_desktop.saves.errors import SaveChanged

        game = self._window.game
        if not isinstance(error, SaveChanged):
            self._window.show_problem(error)
        elif game is not None and game.table is table and table.file.named is not None:
            if self._may_overwrite(table.file.named):
                self.save_to(table.file.named)
            else:
                self.save_as()

    def _may_overwrite(self, path: Path) -> bool:
        from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask

        def write() -> Wording:
            words = self.tr("“%s” has been saved anew in another window, with other moves. Replace it?") % path.stem
            return Wording(self.tr("Save the game"), words, (self.tr("Choose another name"), self.tr("Replace")))

        return ask(self._window, "overwrite", write) == 1

    def _saved(self, table: Table, path: Path, changes: int, _: None) -> None:
        game = self._window.game
        if game is not None and game.table is table:
            table.file.saved_as(path, changes, table.match)
        self.used.emit(path)
        self._window.say(lambda: self.tr("Saved as “%s”.") % path.stem)

    def _picture(self) -> str:
        if self._window.game is None:
            return ""
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._window.game.picture().save(buffer, "PNG")
        buffer.close()
        text = base64.b64encode(bytes(data.data())).decode()
        return text if len(text) < LARGEST_PICTURE else ""
