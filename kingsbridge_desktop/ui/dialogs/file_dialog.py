"""Asks for a file anywhere on the computer, in a dialog of the same hand as all others."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.dialogs import folder, portal
from kingsbridge_desktop.ui.dialogs.folder import Folder
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours, table_font

LONGEST = 240  # letters of a name or a path, which every file system takes
FOLDER = Qt.ItemDataRole.UserRole  # whether a line of the list is a folder


class Lines(QListWidget):
    """What lies in a folder; Return is for the marked line alone, and not for the button of the dialog as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.itemActivated.emit(item)
        else:
            super().keyPressEvent(event)


class FileDialog(LiveDialog):
    """A folder, what lies in it, and a name where one is to be written; `path` is the chosen file."""

    def __init__(self, parent: QWidget, title: str, wish: Path, kinds: Sequence[str], *, saves: bool) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.confirms = saves
        self._saves, self._kinds = saves, list(kinds)
        has_name = saves and not os.path.isdir(wish)
        self._at = folder.nearest(wish.parent if has_name else wish)
        self._read: Folder | None = None
        self._reading = Background(self)
        self.setWindowTitle(title)
        self._make()
        self._lay()
        self._write()
        self.name.setText(wish.name if has_name else "")
        self.open_as(640, 520)
        if saves:
            self.name.setFocus()
            stem = len(Path(self.name.text()).stem)
            self.name.setSelection(stem, -stem)  # backwards: its beginning is seen
        else:
            self.list.setFocus()
        self.go(self._at)

    def _make(self) -> None:
        self.places = QComboBox()
        self.places.setObjectName("file_places")
        self.places.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.places.activated.connect(lambda row: self.go(Path(self.places.itemData(row))))
        self.up = QPushButton()
        self.up.setObjectName("file_up")
        self.up.setAutoDefault(False)
        self.up.clicked.connect(lambda: self.go(self._at.parent))
        self.list = Lines()
        self.list.setObjectName("files_there")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._activate)
        self.list.currentItemChanged.connect(lambda *_: self._follow_list())
        self.name = QLineEdit()
        self.name.setObjectName("file_name")
        self.name.setMaxLength(LONGEST)
        self.name.textChanged.connect(lambda _: self._follow())
        self.kind = QComboBox()
        self.kind.setObjectName("file_kind")
        self.kind.addItems(self._kinds)
        self.kind.currentIndexChanged.connect(lambda _: self._change_kind())
        self.note = PlainLabel()
        self.note.setWordWrap(True)
        self.note.setProperty("warning", True)
        self._folder_label, self._name_label, self._kind_label = QLabel(self), QLabel(self), QLabel(self)
        for label, field in (
            (self._folder_label, self.places),
            (self._name_label, self.name),
            (self._kind_label, self.kind),
        ):
            label.setBuddy(field)
        self._kind_label.hide()  # it is only heard

    def _lay(self) -> None:
        top, below = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._folder_label)
        top.addWidget(self.places, 1)
        top.addWidget(self.up)
        below.addWidget(self._name_label)
        below.addWidget(self.name, 1)
        below.addWidget(self.kind, 0 if self._saves else 1)
        for widget in (self._name_label, self.name):
            widget.setVisible(self._saves)
        self.kind.setVisible(len(self._kinds) > 1)
        self.buttons = self.answer_box("", "file_accept", self._accept)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        column.addWidget(self.note)
        column.addLayout(below)
        column.addWidget(self.buttons)

    def _write(self) -> None:
        self._folder_label.setText(self.tr("Folder"))
        self._name_label.setText(self.tr("Name"))
        self.up.setText(self.tr("Folder above"))
        self._button.setText(self.tr("Save") if self._saves else self.tr("Open"))
        self.list.setAccessibleName(self.tr("What lies in the folder"))
        self._kind_label.setText(self.tr("Kind of file"))
        for label in (self._folder_label, self._name_label, self._kind_label):
            label.buddy().setAccessibleName(label.text())
        self._follow()

    @property
    def _button(self) -> QPushButton:
        found = self.buttons.findChild(QPushButton, "file_accept")
        assert isinstance(found, QPushButton)
        return found

    def restyle(self, language: Language, colours: Colours) -> None:
        """Everything stays where it is; only words are written anew."""
        self._write()

    # the folder

    def go(self, path: Path) -> None:
        """To another folder; what lies there is read in a thread."""
        self._at = path
        self.up.setEnabled(path.parent != path)
        self._fill_places()
        self._reading.do(partial(folder.read, path, folder.patterns_of(self.chosen_kind)), self._fill, self._fail)

    def _fill_places(self) -> None:
        self.places.clear()
        for one in dict.fromkeys((self._at, *self._at.parents, *folder.places())):
            self.places.addItem(str(one), str(one))
        self.places.setToolTip(str(self._at))

    def _fill(self, found: Folder) -> None:
        if found.path != self._at:  # somebody went on meanwhile
            return
        self._read = found
        self.list.clear()
        for name in (*found.folders, *found.files):
            is_folder = self.list.count() < len(found.folders)
            item = QListWidgetItem(f"{name}/" if is_folder else name)
            item.setData(FOLDER, is_folder)
            item.setFont(table_font(self.list.font().pointSizeF(), bold=is_folder))
            self.list.addItem(item)
        if not self._saves and self.list.count():
            self.list.setCurrentRow(0)
        self._follow()

    def _fail(self, error: KingsbridgeError) -> None:
        self._fill(Folder(self._at, is_closed=True))

    def _change_kind(self) -> None:
        """Other files are seen, and a name gets the suffix of its kind."""
        if self._saves and self._suffix and self.name.text():
            self.name.setText(f"{Path(self.name.text()).stem}{self._suffix}")
        self.go(self._at)

    @property
    def chosen_kind(self) -> str:
        """Which of the kinds was chosen; empty where there are none."""
        return self.kind.currentText()

    @property
    def _suffix(self) -> str:
        """Of files of that kind; empty where they may have any."""
        suffix = folder.patterns_of(self.chosen_kind)[0].removeprefix("*")
        return suffix if suffix.startswith(".") else ""

    # the file

    def _marked(self) -> tuple[str, bool]:
        """The line of the list that is marked, and whether it is a folder."""
        item = self.list.currentItem()
        return ("", False) if item is None else (item.text().removesuffix("/"), bool(item.data(FOLDER)))

    def _follow_list(self) -> None:
        name, is_folder = self._marked()
        if self._saves and name and not is_folder:
            self.name.setText(name)
        self._follow()

    def _follow(self) -> None:
        is_closed = self._read is not None and self._read.is_closed
        self.note.setText(self.tr("This folder cannot be read.") if is_closed else "")
        self.note.setVisible(is_closed)
        self._button.setEnabled(bool(self.name.text().strip()) if self._saves else bool(self._marked()[0]))

    def _activate(self, item: QListWidgetItem) -> None:
        self.list.setCurrentItem(item)
        if item.data(FOLDER):
            self.go(self._at / item.text().removesuffix("/"))
        else:
            self._accept()

    def _accept(self) -> None:
        name, is_folder = self._marked()
        if not self._saves:
            if is_folder:
                self.go(self._at / name)
            elif name:
                self.path = self._at / name
                self.accept()
            return
        written = self.name.text().strip()
        path = self._at / os.path.expanduser(written)  # of os.path, which raises nothing: names are typed by hand
        if os.path.isdir(path):
            self.name.clear()
            self.go(path)
            return
        if self.confirms and not path.suffix:  # before it is looked whether it is there
            path = path.with_name(path.name + self._suffix)
        if written and (not self.confirms or not os.path.exists(path) or self._may_replace(path)):
            self.path = path
            self.accept()

    def _may_replace(self, path: Path) -> bool:
        def write() -> Wording:
            words = self.tr("“%s” is already there. Replace it?") % path.name
            return Wording(self.windowTitle(), words, (self.tr("Choose another name"), self.tr("Replace")))

        return ask(self, "replace_file", write) == 1


def ask_where(
    parent: QWidget, title: str, wish: Path, kinds: Sequence[str], *, confirms: bool = True
) -> tuple[Path | None, str]:
    """Where something is to be written, None for nowhere, and the chosen kind; `confirms` before it replaces a file."""
    if portal.is_needed():
        return portal.ask_where(parent, title, wish, kinds)
    dialog = FileDialog(parent, title, wish, kinds, saves=True)
    dialog.confirms = confirms
    return _asked(dialog), dialog.chosen_kind


def ask_which(parent: QWidget, title: str, where: Path, kinds: Sequence[str] = ()) -> Path | None:
    """Which file is to be read, None for none."""
    if portal.is_needed():
        return portal.ask_which(parent, title, where, kinds)
    return _asked(FileDialog(parent, title, where, kinds, saves=False))


def _asked(dialog: FileDialog) -> Path | None:
    was_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    path = dialog.path if was_accepted else None
    dialog.deleteLater()
    return path
