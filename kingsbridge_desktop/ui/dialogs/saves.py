"""The list of saves: game, players, where it stands, date and a small picture; broken files say what is wrong."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.saves.save_lock import SaveLock
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask, tell
from kingsbridge_desktop.ui.dialogs.save_lines import Kind, Line, Shelf, read_shelf, title_of, words_of
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.style.headed_items import HeadedItems
from kingsbridge_desktop.ui.theme import Colours, grown

PICTURE = QSize(176, 107)  # wider than a picture: words keep off it
LINE = Qt.ItemDataRole.UserRole


class SavesDialog(LiveDialog):
    """Lists named saves and running games; `path` is the chosen one."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.path: Path | None = None
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setItemDelegate(HeadedItems(self.list))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # by rows it would end with an empty one
        self.list.setSpacing(3)
        self.list.itemActivated.connect(lambda _: self._open())
        self.list.currentRowChanged.connect(lambda _: self._follow())
        self.note = PlainLabel()
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open_button = QPushButton()
        self.open_button.setObjectName("open_save")
        self.open_button.setProperty("primary", True)
        self.delete_button = QPushButton()
        self.file_button = QPushButton()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.delete_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.file_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.open_button.clicked.connect(self._open)
        self.delete_button.clicked.connect(self._delete)
        keys = QShortcut(QKeySequence.StandardKey.Delete, self.list, context=Qt.ShortcutContext.WidgetShortcut)
        keys.activated.connect(self.delete_button.click)
        self.file_button.clicked.connect(self._other_file)
        buttons.rejected.connect(self.reject)
        self._inside = QVBoxLayout(self.list.viewport())
        self._below = QVBoxLayout()
        column = QVBoxLayout(self)
        column.addWidget(self.list, 1)
        column.addLayout(self._below)
        column.addWidget(buttons)
        self.open_as(720, 560)
        self._reading = Background(self)
        self._write()
        self.refill()

    def _write(self) -> None:
        self.setWindowTitle(self.tr("Saved games"))
        self.list.setAccessibleName(self.windowTitle())
        self.open_button.setText(self.tr("Open"))
        self.delete_button.setText(self.tr("Delete …"))
        self.file_button.setText(self.tr("Another file …"))

    def restyle(self, language: Language, colours: Colours) -> None:
        self.language = language
        self._write()
        self.refill()

    def refill(self) -> None:
        """Reads the folders anew, in a thread."""
        self.is_filled = False
        self.list.clear()
        self._note(self.tr("Reading …"))
        self._follow()
        self._reading.do(read_shelf, self._fill, self._tell)

    def _fill(self, found: Shelf) -> None:
        self.is_filled = True
        self.list.clear()
        self.list.setIconSize(QSize(grown(PICTURE.width()), grown(PICTURE.height())))
        for line in found.lines:
            self._add(line)
        words = "\n".join(problem(self.language, error) for error in found.problems)
        self._note(words if words or found.lines else self.tr("Nothing has been saved yet."))
        can_open = [shelf.can_be_opened(line.entry) for line in found.lines]
        self.list.setCurrentRow(can_open.index(True) if True in can_open else 0)  # not one that cannot be read
        self._follow()

    def _tell(self, error: KingsbridgeError) -> None:
        self.is_filled = True
        self._note(problem(self.language, error))

    def _note(self, words: str) -> None:
        """Says something: in the field where nothing is listed, else below it."""
        self.note.setText(words)
        (self._below if self.list.count() else self._inside).addWidget(self.note)
        self.note.setVisible(bool(words))

    def _add(self, line: Line) -> None:
        item = QListWidgetItem(self._icon(line), words_of(self.language, line))
        item.setData(LINE, line)
        if line.entry.problem is not None or not shelf.can_be_opened(line.entry):
            item.setForeground(self.palette().brush(self.palette().ColorRole.BrightText))
        self.list.addItem(item)

    def _icon(self, line: Line) -> QIcon:
        """The picture in the save, or the game's own; in the middle of a plate, so that all lines stand alike."""
        known, size = line.entry.save or line.entry.remains, self.list.iconSize()
        picture = QPixmap.fromImage(line.picture)
        if picture.isNull() and known is not None and known.game in game_ids() and meta_of(known.game).scene:
            picture = pictures.vignette(meta_of(known.game).scene, size.width(), self.devicePixelRatioF(), "day")
        plate = QPixmap(size * self.devicePixelRatioF())
        plate.fill(Qt.GlobalColor.transparent)
        if not picture.isNull():
            pictures.draw_in_the_middle(plate, picture)
        plate.setDevicePixelRatio(self.devicePixelRatioF())
        return QIcon(plate)

    def _current(self) -> Line | None:
        item = self.list.currentItem()
        line: Line | None = item.data(LINE) if item is not None else None
        return line

    def _follow(self) -> None:
        line = self._current()
        self.open_button.setEnabled(line is not None and shelf.can_be_opened(line.entry))
        self.delete_button.setEnabled(line is not None)

    def _open(self) -> None:
        line = self._current()
        if line is not None and self.open_button.isEnabled():
            self.path = line.entry.path
            self.accept()

    def _delete(self) -> None:
        line = self._current()
        if line is None:
            return

        def write() -> Wording:
            words = self.tr("Delete “%s” for good?") % title_of(self.language, line)
            return Wording(self.windowTitle(), words, (self.tr("Keep it"), self.tr("Delete")))

        if ask(self, "delete", write) != 1:
            return
        try:
            if line.kind is Kind.RUNNING:
                SaveLock(line.entry.path).remove_files()
            else:
                store.remove(line.entry.path)
        except KingsbridgeError as error:
            self._warn(error)
        self.refill()

    def _warn(self, error: KingsbridgeError) -> None:
        tell(self, lambda: Wording(self.windowTitle(), problem(self.language, error)), QMessageBox.Icon.Warning)

    def _other_file(self) -> None:
        kinds = self.tr("Kingsbridge games (%s);;All files (*)") % f"*{store.SUFFIX}"
        path = file_dialog.ask_which(self, self.windowTitle(), store.save_folder(), kinds.split(";;"))
        if path is not None:
            self.path = path
            self.accept()


def choose_save(parent: QWidget, language: Language) -> Path | None:
    """Asks for a save; None if nothing was chosen."""
    dialog = SavesDialog(language, parent)
    return dialog.path if dialog.exec() == QDialog.DialogCode.Accepted else None
