"""The log as it would be sent: exactly the text that “Copy for a bug report” copies."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop import foreign
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.plain_label import Sentences
from kingsbridge_desktop.ui.theme import Colours

FIXED = 0.85  # of the usual letters: those of a fixed width look larger


class LogDialog(LiveDialog):
    """Shows a bug report, copies it, opens the folder of the log."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        self._about = about = Sentences()
        self.page = QPlainTextEdit(report)
        self.page.setReadOnly(True)
        self.page.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.copy_button = QPushButton()
        self.copy_button.setObjectName("copy_report")
        self.copy_button.clicked.connect(self._copy)
        self.folder_button = QPushButton()
        self.folder_button.setObjectName("open_log_folder")
        self.folder_button.clicked.connect(self._open_folder)
        for button in (self.copy_button, self.folder_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.addWidget(about)
        column.addWidget(self.page, 1)
        column.addWidget(buttons)
        self.open_as(900, 560)
        self._write()

    def _write(self) -> None:
        letters = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        letters.setPointSizeF(QApplication.font().pointSizeF() * FIXED)
        self.page.setFont(letters)
        self.setWindowTitle(self.tr("The error log"))
        self.page.setAccessibleName(self.windowTitle())
        self._about.setText(
            self.tr(
                "This is what a bug report says: version, system, the game as you may know it, "
                "and the last lines of the log. Nothing is sent anywhere."
            )
        )
        self.copy_button.setText(self.tr("Copy for a bug report"))
        self.folder_button.setText(self.tr("Open the folder"))

    def restyle(self, language: Language, colours: Colours) -> None:
        """The report itself is in English whatever the window speaks."""
        self._write()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy_button.setText(self.tr("Copied"))

    def _open_folder(self) -> None:
        with foreign.theirs():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(logbook.folder())))


def show_log(report: str, parent: QWidget) -> LogDialog:
    """Opens the log beside the table; play goes on."""
    dialog = LogDialog(report, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
    return dialog
