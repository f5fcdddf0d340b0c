"""The list of saves: game, players, where it stands, date and a small picture; broken files say what is wrong."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.saves import save_lock, store
from kingsbridge_desktop.saves.schema import SaveFile
from kingsbridge_desktop.saves.store import Entry
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.words import game_name

PICTURE = QSize(160, 100)


class SavesDialog(QDialog):
    """Lists named saves and unfinished games; `path` is the chosen one."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.path: Path | None = None
        self.setWindowTitle(self.tr("Saved games"))
        self.list = QListWidget()
        self.list.setIconSize(PICTURE)
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.itemActivated.connect(lambda _: self._open())
        self.list.currentRowChanged.connect(lambda _: self._follow())
        self.empty = QLabel(self.tr("Nothing has been saved yet."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open_button = QPushButton(self.tr("Open"))
        self.open_button.setObjectName("open_save")
        self.open_button.setProperty("primary", True)
        self.delete_button = QPushButton(self.tr("Delete …"))
        self.file_button = QPushButton(self.tr("Another file …"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.delete_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.file_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.open_button.clicked.connect(self._open)
        self.delete_button.clicked.connect(self._delete)
        self.file_button.clicked.connect(self._other_file)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.list, 1)
        column.addWidget(self.empty)
        column.addWidget(buttons)
        self.resize(720, 560)
        self.refill()

    def refill(self) -> None:
        """Reads the folders anew."""
        self.list.clear()
        self._entries: list[Entry] = []
        self._add_all(store.entries(store.save_folder()), "")
        self._add_all(save_lock.unfinished(), self.tr("unfinished"))
        self.list.setCurrentRow(0)
        self.empty.setVisible(not self._entries)
        self._follow()

    def _add_all(self, entries: Iterable[Entry], mark: str) -> None:
        try:
            for entry in entries:
                self._add(entry, mark)
        except KingsbridgeError as error:
            self.list.addItem(QListWidgetItem(problem(self.language, error)))

    def _add(self, entry: Entry, mark: str) -> None:
        save = entry.save
        if save is not None and save.game in game_ids():
            item = QListWidgetItem(self._icon(save), self._words(entry.path, save, mark))
        else:
            words = problem(self.language, entry.problem) if entry.problem else self.tr("a game this release lacks")
            item = QListWidgetItem(QIcon(), f"{entry.path.stem}\n{words}")
            item.setForeground(self.palette().brush(self.palette().ColorRole.BrightText))
        self.list.addItem(item)
        self._entries.append(entry)

    def _words(self, path: Path, save: SaveFile, mark: str) -> str:
        names = [seat.name for seat in save.seats]
        text = game_text(save.game, self.language, names)
        where = text.progress(save.summary.progress) if save.summary.progress else ""
        if save.summary.over:
            where = self.tr("finished")
        scores = ", ".join(
            f"{name} {points}" for name, points in zip(names, save.summary.scores, strict=False)
        ) or ", ".join(names)
        head = game_name(self.language, save.game) if mark else path.stem
        parts = [mark or game_name(self.language, save.game), where, self._date(save.saved)]
        return f"{head}\n{scores}\n{' · '.join(part for part in parts if part)}"

    def _date(self, saved: str) -> str:
        try:
            moment = datetime.fromisoformat(saved).astimezone()
        except ValueError:
            return ""
        date = QDate(moment.year, moment.month, moment.day)
        day = QLocale(self.language.code).toString(date, QLocale.FormatType.ShortFormat)
        return f"{day}, {moment:%H:%M}"

    def _icon(self, save: SaveFile) -> QIcon:
        pixmap = QPixmap()
        if save.picture:
            try:
                pixmap.loadFromData(base64.b64decode(save.picture, validate=True))
            except (binascii.Error, ValueError):
                pixmap = QPixmap()
        if pixmap.isNull():
            pixmap = pictures.vignette(save.game, PICTURE.width(), self.devicePixelRatioF(), "day")
        return QIcon(pixmap)

    def _current(self) -> Entry | None:
        row = self.list.currentRow()
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def _follow(self) -> None:
        entry = self._current()
        self.open_button.setEnabled(entry is not None and entry.save is not None and entry.save.game in game_ids())
        self.delete_button.setEnabled(entry is not None)

    def _open(self) -> None:
        entry = self._current()
        if entry is not None and self.open_button.isEnabled():
            self.path = entry.path
            self.accept()

    def _delete(self) -> None:
        entry = self._current()
        if entry is None:
            return
        words = self.tr("Delete “%s” for good?") % entry.path.stem
        answer = QMessageBox.question(self, self.windowTitle(), words)
        if answer != QMessageBox.StandardButton.Yes:
            return
        try:
            store.remove(entry.path)
        except KingsbridgeError as error:
            QMessageBox.warning(self, self.windowTitle(), problem(self.language, error))
        self.refill()

    def _other_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.windowTitle(),
            str(store.save_folder()),
            self.tr("Kingsbridge games (%s);;All files (*)") % f"*{store.SUFFIX}",
        )
        if name:
            self.path = Path(name)
            self.accept()


def choose_save(parent: QWidget, language: Language) -> Path | None:
    """Asks for a save; None if nothing was chosen."""
    dialog = SavesDialog(language, parent)
    return dialog.path if dialog.exec() == QDialog.DialogCode.Accepted else None
