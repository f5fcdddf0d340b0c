"""The sounds of the window: one speaker for all its tables, and the switch in its menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from kingsbridge_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.sounds.speaker import Speaker


class SoundDesk(QObject):
    """Gives every table its sounds; the speaker is there from the first table on."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.speaker: Speaker | None = None
        self.switch = QAction(parent)
        self.switch.setObjectName("menu_sounds")
        self.switch.setCheckable(True)
        self.switch.setChecked(settings.values.sounds)
        self.switch.setShortcut(QKeySequence("Ctrl+Shift+M"))
        self.switch.toggled.connect(self._switched)
        settings.changed.connect(self._setting_changed)

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.switch.setText(self.tr("S&ounds"))

    def follow(self, page: GamePage) -> None:
        """What is played at this table is heard."""
        from kingsbridge_desktop.ui.sounds.speaker import Speaker
        from kingsbridge_desktop.ui.sounds.table_sounds import TableSounds, by_kind

        if self.speaker is None:
            self.speaker = Speaker()
        TableSounds(page.table, page.player, page.course, by_kind(page.view.SOUNDS), self.speaker)

    def close(self) -> None:
        """The window goes."""
        if self.speaker is not None:
            self.speaker.close()

    def _switched(self, on: bool) -> None:
        self._settings.set("sounds", on)

    def _setting_changed(self, name: str) -> None:
        """Another volume or the switch: one card, so that it is heard how loud that is."""
        values = self._settings.values
        if name == "sounds":
            self.switch.setChecked(values.sounds)
        if name in ("sounds", "volume") and values.sounds and self.speaker is not None:
            self.speaker.play("card", values.volume / 100)
