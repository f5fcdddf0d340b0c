"""The line of the menu that sends the characters of bots away, or calls them back."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from kingsbridge_desktop.ui.settings import Settings


class CompanySwitch(QAction):
    """Follows the setting, and changes it."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setObjectName("menu_company")
        self.setCheckable(True)
        self.setChecked(settings.values.company)
        self.toggled.connect(lambda on: settings.set("company", on))
        settings.changed.connect(self._setting_changed)

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.setText(self.tr("Characters of the &bots"))

    def _setting_changed(self, name: str) -> None:
        if name == "company":
            self.setChecked(self._settings.values.company)
