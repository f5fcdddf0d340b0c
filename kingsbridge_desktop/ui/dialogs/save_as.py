"""Under which name a game is saved: a name, the saves that are there already, and a way to any other folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours, table_font

LONGEST = 80  # letters of a name, which every file system takes
FORBIDDEN = '/\\:*?"<>|'


class SaveAsDialog(LiveDialog):
    """Asks for a name; `path` is the file it means. Whether one is replaced is asked by whoever opened it."""

    def __init__(self, language: Language, wish: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.path: Path | None = None
        self._folder = wish.parent
        self.name = QLineEdit(wish.stem)
        self._problem: KingsbridgeError | None = None
        self._names = self._there()
        self._build()
        self.name.setSelection(len(self.name.text()), -len(self.name.text()))  # backwards: its beginning is seen
        self.name.setFocus()
        self.open_as(520, 420 if self._names else 0)

    def _there(self) -> list[str]:
        try:
            return [path.stem for path in store.paths(self._folder, store.SUFFIX)]
        except KingsbridgeError as error:
            self._problem = error
            return []

    def restyle(self, language: Language, colours: Colours) -> None:
        self.language = language
        words = self.name.text()
        self.clear()
        self.name = QLineEdit(words)
        self._build()

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Save the game"))
        self.name.setObjectName("save_name")
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(self.tr("Name"))
        self.name.textChanged.connect(lambda _: self._follow())
        self.list = QListWidget()
        self.list.setObjectName("saves_there")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Existing saves"))
        for name in self._names:
            self.list.addItem(QListWidgetItem(name))
        self.list.itemClicked.connect(lambda item: self.name.setText(item.text()))
        self.list.itemActivated.connect(self._replace)
        self.there = QLabel(self.tr("Existing saves"))
        self.there.setFont(table_font(self.font().pointSizeF(), bold=True))
        self.note = PlainLabel()
        self.note.setWordWrap(True)
        self.save_button = QPushButton(self.tr("Save"))
        self.save_button.setObjectName("save_here")
        self.save_button.setProperty("primary", True)
        self.save_button.setDefault(True)
        self.save_button.clicked.connect(self._save)
        elsewhere = QPushButton(self.tr("Elsewhere …"))
        elsewhere.setObjectName("save_elsewhere")
        elsewhere.setAutoDefault(False)
        elsewhere.clicked.connect(self._elsewhere)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(elsewhere, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        label = QLabel(self.tr("Name"))
        label.setBuddy(self.name)
        column = QVBoxLayout(self)
        for widget in (label, self.name, self.note, self.there, self.list, buttons):
            column.addWidget(widget, 1 if widget is self.list else 0)
        if not self._names:
            column.insertStretch(column.indexOf(buttons), 1)  # a label stays with its field
        self.there.setVisible(bool(self._names))
        self.list.setVisible(bool(self._names))
        self._follow()

    def _follow(self) -> None:
        """What the name means: a new file, one that is there, or none."""
        name = self.name.text().strip()
        bad = sorted({letter for letter in name if letter in FORBIDDEN or ord(letter) < 32})
        self.save_button.setEnabled(bool(name.strip(" .")) and not bad)
        words = ""
        if self._problem is not None:
            words = problem(self.language, self._problem)
        elif bad:
            seen = " ".join(letter for letter in bad if ord(letter) >= 32)
            words = self.tr("A name cannot contain these characters: %s") % seen
        elif name in self._names:
            words = self.tr("This save already exists; you will be asked before it is replaced.")
        self.note.setText(words)
        self.note.setProperty("warning", bool(bad) or self._problem is not None)
        self.note.setProperty("quiet", not self.note.property("warning"))
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)

    def _replace(self, item: QListWidgetItem) -> None:
        self.name.setText(item.text())
        self._save()

    def _save(self) -> None:
        if self.save_button.isEnabled():
            self.path = store.with_suffix(self._folder / self.name.text().strip())
            self.accept()

    def _elsewhere(self) -> None:
        """The dialog of files, for any other folder."""
        path, _ = file_dialog.ask_where(
            self,
            self.windowTitle(),
            self._folder / self.name.text().strip(),
            [self.tr("Kingsbridge games (%s)") % f"*{store.SUFFIX}"],
            confirms=False,  # it would ask before the suffix is there
        )
        if path is not None:
            self.path = store.with_suffix(path)
            self.accept()


def ask_for_name(parent: QWidget, language: Language, wish: Path) -> Path | None:
    """The file a person wants to save to, None if they do not."""
    dialog = SaveAsDialog(language, wish, parent)
    return dialog.path if dialog.exec() == QDialog.DialogCode.Accepted else None
