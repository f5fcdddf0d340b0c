"""Asks for a file anywhere on the computer: the dialog of the system, or Qt's own where the system has none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QFileDialog, QHeaderView, QTreeView, QWidget

from kingsbridge_desktop.ui.style.parchment import AROUND, room_of
from kingsbridge_desktop.ui.theme import grown

SIZE = QSize(760, 500)  # at the usual size of letters
NAME, BYTES, KIND, DATE = range(4)  # columns of Qt's own dialog


def ask_where(
    parent: QWidget, title: str, wish: Path, kinds: Sequence[str], *, confirms: bool = True
) -> tuple[Path | None, str]:
    """Where something is to be written, None for nowhere, and the chosen kind; `confirms` before it replaces a file."""
    has_name = not wish.is_dir()
    dialog = make(parent, title, wish.parent if has_name else wish, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not confirms)
    if has_name:
        dialog.selectFile(wish.name)
    return _asked(dialog), dialog.selectedNameFilter()


def ask_which(parent: QWidget, title: str, folder: Path, kinds: Sequence[str] = ()) -> Path | None:
    """Which file is to be read, None for none."""
    dialog = make(parent, title, folder, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _asked(dialog)


def make(parent: QWidget, title: str, folder: Path, kinds: Sequence[str] = ()) -> QFileDialog:
    """The dialog, as large as the screen has room for, and with no column beside its edge."""
    dialog = QFileDialog(parent, title, str(folder))
    if kinds:
        dialog.setNameFilters(kinds)
    dialog.resize(QSize(grown(SIZE.width()), grown(SIZE.height())).boundedTo(room_of(dialog) - AROUND))
    for table in dialog.findChildren(QTreeView):  # none where the system has a dialog
        for column in (BYTES, KIND):
            table.setColumnHidden(column, True)
        table.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        table.header().setSectionResizeMode(DATE, QHeaderView.ResizeMode.ResizeToContents)
    return dialog


def _asked(dialog: QFileDialog) -> Path | None:
    was_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles() if was_accepted else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
