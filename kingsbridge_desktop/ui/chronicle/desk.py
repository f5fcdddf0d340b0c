"""The chronicle at the window: reads it in a thread, opens, deletes, brings back and exports games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.ui.book.book_desk import BookDesk
from kingsbridge_desktop.ui.wire import Wire

if TYPE_CHECKING:
    from kingsbridge_desktop.saves.chronicle.index import Filter
    from kingsbridge_desktop.saves.chronicle.records import Deleted
    from kingsbridge_desktop.ui.chronicle.page import ChroniclePage
    from kingsbridge_desktop.ui.chronicle.reading import Content
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.main_window import MainWindow


class ChronicleDesk(BookDesk):
    """Shows the chronicle. What was deleted can come back while the desk lives, also when the book goes.

    Signals:
        review_wanted: a kept game is to be reviewed; its path.
    """

    page: ChroniclePage | None
    review_wanted = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._chosen: Filter | None = None
        self._deleted: list[Deleted] = []

    # showing

    def show(self) -> None:
        """Leaves the table, if one is laid, and opens the book."""
        from kingsbridge_desktop.ui.chronicle.page import ChroniclePage

        page = self.page
        if page is None:
            settings = self._window.settings.values
            page = ChroniclePage(self._window.language, self._window.colours, settings.text_size)
            page.home_wanted.connect(self._window.go_home)
            page.filter_wanted.connect(self._choose)
            page.open_wanted.connect(self._open)
            page.review_wanted.connect(self._review)
            page.delete_wanted.connect(self._delete)
            page.restore_wanted.connect(self._restore)
            page.export_wanted.connect(self._export)
            page.apart_wanted.connect(self._tell_apart)
            page.puzzles_wanted.connect(self._window.puzzles.show)
            page.set_deleted(len(self._deleted))
        if self._window.show_instead(page):
            self.page = page
            self._window.menus.follow()
            self.refresh()

    def follow(self, page: GamePage) -> None:
        """A table has been laid: its end page leads here."""
        if page.guide is None:
            page.ending.chronicle_wanted.connect(self.show)
            page.ending.offer("chronicle")

    def refresh(self) -> None:
        """Shows what is known of the folder, then looks whether a file was changed by hand."""
        from kingsbridge_desktop.play import chronicle

        self._read()
        self._work.do(chronicle.look_through, self._looked_through, self._window.show_problem)

    def _looked_through(self, has_changed: bool) -> None:
        if has_changed:
            self._read()

    def _read(self) -> None:
        from kingsbridge_desktop.ui.chronicle import reading

        work = partial(reading.read, self._chosen, progress=Wire(self._told_progress))
        self._work.do(work, self._show, self._window.show_problem)

    def _told_progress(self, done: int, all_: int) -> None:
        if self.page is not None:
            self.page.say_reading(done, all_)

    def _show(self, content: Content) -> None:
        if self.page is None or (self._chosen is not None and content.chosen.who and content.chosen != self._chosen):
            return  # somebody has chosen other games meanwhile
        self._chosen = content.chosen
        self.page.show_content(content)

    def _choose(self, chosen: Filter) -> None:
        self._chosen = chosen
        self._read()

    # single games

    def _file(self, match_id: str) -> Path | None:
        """The file of a game, as the page knows it."""
        from kingsbridge_desktop.saves.chronicle import records

        model = self.page.games.model if self.page is not None and self.page.games is not None else None
        row = model.row(model.ids.index(match_id)) if model is not None and match_id in model.ids else None
        return records.folder() / row.file if row is not None else None

    def _open(self, match_id: str) -> None:
        path = self._file(match_id)
        if path is not None:
            self._window.open_file(path)

    def _review(self, match_id: str) -> None:
        path = self._file(match_id)
        if path is not None:
            self.review_wanted.emit(path)

    def _delete(self, match_id: str) -> None:
        from kingsbridge_desktop.play import chronicle
        from kingsbridge_desktop.ui.chronicle import words
        from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask

        path, page = self._file(match_id), self.page
        if path is None or page is None or page.games is None:
            return
        row = page.games.model.row(page.games.at)
        assert row is not None

        def write() -> Wording:
            language = self._window.language
            about = f"{words.short_name(language, row.game)}, {words.day(language, row.ended)}"
            told = self.tr("Delete this game from the chronicle? It can be brought back until Kingsbridge is closed.")
            more = f"{about}\n{words.result(language, row)}"
            return Wording(self.tr("Chronicle"), told, (self.tr("Keep it"), self.tr("Delete")), more)

        if ask(self._window, "delete_record", write) == 1:
            self._work.do(partial(chronicle.delete, path), self._was_deleted, self._window.show_problem)

    def _was_deleted(self, deleted: Deleted) -> None:
        self._deleted.append(deleted)
        self._count_deleted()

    def _restore(self) -> None:
        from kingsbridge_desktop.saves.chronicle import records

        if self._deleted:
            deleted = self._deleted.pop()
            failed: Callable[[KingsbridgeError], None] = partial(self._not_restored, deleted)
            self._work.do(partial(records.restore, deleted), self._was_restored, failed)

    def _was_restored(self, _: None) -> None:
        self._count_deleted()

    def _not_restored(self, deleted: Deleted, error: KingsbridgeError) -> None:
        """It stays in memory, so that it can be tried again when there is room."""
        self._deleted.append(deleted)
        self._count_deleted()
        self._window.show_problem(error)

    def _count_deleted(self) -> None:
        if self.page is not None:
            self.page.set_deleted(len(self._deleted))
        self.refresh()

    # files

    def _tell_apart(self) -> None:
        from PySide6.QtWidgets import QMessageBox

        from kingsbridge_desktop.saves.chronicle import records
        from kingsbridge_desktop.ui.chronicle.apart import sentences
        from kingsbridge_desktop.ui.dialogs.live_question import Wording, tell

        if self.page is None or self.page.content is None:
            return
        apart = self.page.content.apart

        def write() -> Wording:
            told = self.tr(
                "These files lie in the folder of the chronicle and are not counted. Nothing was done to them."
            )
            more = "\n".join([*sentences(self._window.language, apart), str(records.folder())])
            return Wording(self.tr("Chronicle"), told, (), more)

        tell(self._window, write, QMessageBox.Icon.Warning)

    def _export(self, chosen: Filter) -> None:
        from kingsbridge_desktop.ui.chronicle.exporting import ask_for_file, write

        path = ask_for_file(self._window)
        if path is not None:
            work = partial(write, path, chosen, self._window.language)
            self._work.do(work, partial(self._exported, path), self._window.show_problem)

    def _exported(self, path: Path, lines: int) -> None:
        self._window.say(lambda: self.tr("Saved as “%s”.") % path.name)
