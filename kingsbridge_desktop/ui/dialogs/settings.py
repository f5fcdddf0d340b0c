"""Settings: each takes effect at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.text.language import Language, languages
from kingsbridge_desktop.text.review import percent
from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
from kingsbridge_desktop.ui.i18n import own_name
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.parchment import SheetDialog, indent
from kingsbridge_desktop.ui.style.scrolled import Scrolled


class SettingsDialog(SheetDialog):
    """A form over the settings."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings, self._language = settings, language
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(18)
        self._form.setVerticalSpacing(10)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._fields: dict[str, QWidget] = {}
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(Scrolled(self._form), 1)
        column.addWidget(buttons)
        self._build()
        self.keep_wide(460)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        values = self.settings.values
        self._add_choice(
            self.tr("Language"),
            "language",
            [("system", self.tr("Same as the system")), *((code, own_name(code)) for code in languages())],
        )
        self._add_choice(
            self.tr("Light"),
            "theme",
            [
                ("system", self.tr("Same as the system")),
                ("day", self.tr("Daylight")),
                ("candle", self.tr("By candlelight")),
                ("contrast", self.tr("High contrast")),
            ],
        )
        self._add_choice(
            self.tr("Text size"),
            "text_size",
            [(size, percent(self._language, size / 100)) for size in (80, 90, 100, 115, 130, 150, 175, 200)],
        )
        self._add_choice(
            self.tr("Animation"),
            "speed",
            [
                ("system", self.tr("Same as the system")),
                ("slow", self.tr("Slow")),
                ("normal", self.tr("Normal")),
                ("fast", self.tr("Fast")),
                ("none", self.tr("None")),
            ],
        )
        self._add_play_choices()
        seconds = QDoubleSpinBox()
        indent(seconds)
        seconds.setDecimals(1)
        seconds.setRange(0.1, 30.0)
        seconds.setSingleStep(0.5)
        seconds.setSuffix(" s")
        seconds.setValue(values.bot_seconds)
        seconds.valueChanged.connect(lambda value: self.settings.set("bot_seconds", round(value, 1)))
        self._add_thinking(seconds)
        self._add_volume()
        self._add_check(self.tr("Bots play as the characters they were given"), "company")
        self._add_check(self.tr("Say on the board what happens"), "captions")
        self._add_check(self.tr("Bots wait until their move has been read"), "bots_wait")
        self._add_check(self.tr("Say what has happened since your last turn"), "recap")
        self._add_check(self.tr("Make forced moves at once"), "play_forced")
        self._add_check(self.tr("Show projected scores"), "show_projection")
        self._add_check(self.tr("Allow looking at won tricks"), "peek_tricks")

    def _add_thinking(self, seconds: QDoubleSpinBox) -> None:
        """How long bots think, and beside it the way to bots of one's own."""
        own = QPushButton(self.tr("Your own bots …"))
        own.setObjectName("open_own_bots")
        own.setAutoDefault(False)
        own.clicked.connect(lambda _=False: self.open_own_bots())
        label = QLabel(self.tr("A bot thinks at most"))
        label.setBuddy(seconds)
        seconds.setObjectName("setting_bot_seconds")
        seconds.setAccessibleName(label.text())
        line = QHBoxLayout()
        line.addWidget(seconds, 1)
        line.addWidget(own)
        self._form.addRow(label, line)
        self._fields["bot_seconds"] = seconds

    def open_own_bots(self) -> None:
        """Programs that may sit at a table."""
        language = getattr(self.parent(), "language", self._language)  # it may have changed since we were opened
        OwnBotsDialog(language, self).exec()

    def _add_play_choices(self) -> None:
        """How a game is played at this screen."""
        self._add_choice(
            self.tr("Confirm moves"),
            "second_click",
            [
                ("never", self.tr("Never (one click is enough)")),
                ("final", self.tr("If it cannot be undone")),
                ("always", self.tr("Always")),
            ],
        )
        self._add_choice(
            self.tr("Scoring pages"),
            "pages",
            [
                ("all", self.tr("After rounds, years, deals and conflicts")),
                ("rounds", self.tr("After rounds, years and deals")),
                ("none", self.tr("None")),
            ],
        )

    def _add_volume(self) -> None:
        """How loud, and whether at all."""
        switch = QCheckBox(self.tr("Sounds"))
        switch.setObjectName("setting_sounds")
        switch.setChecked(self.settings.values.sounds)
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, 100)
        slider.setPageStep(20)
        slider.setTracking(False)  # heard once, where it is let go
        slider.setValue(self.settings.values.volume)
        slider.setEnabled(switch.isChecked())
        slider.valueChanged.connect(lambda value: self.settings.set("volume", value))
        switch.toggled.connect(lambda on: self.settings.set("sounds", on))
        switch.toggled.connect(slider.setEnabled)
        slider.setObjectName("setting_volume")
        slider.setAccessibleName(self.tr("Volume"))
        slider.setToolTip(self.tr("Volume"))
        self._form.addRow(switch, slider)
        self._fields["sounds"], self._fields["volume"] = switch, slider

    def _add(self, words: str, name: str, field: QWidget) -> None:
        field.setObjectName(f"setting_{name}")
        field.setAccessibleName(words)
        self._form.addRow(words, field)
        self._fields[name] = field

    def _add_choice(self, words: str, name: str, choices: list[tuple[Any, str]]) -> None:
        box = QComboBox()
        for value, label in choices:
            box.addItem(label, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings.values, name))))
        box.activated.connect(lambda _: self.settings.set(name, box.currentData()))
        self._add(words, name, box)

    def _add_check(self, words: str, name: str) -> None:
        box = QCheckBox(words)
        box.setChecked(getattr(self.settings.values, name))
        box.toggled.connect(lambda on: self.settings.set(name, on))
        box.setObjectName(f"setting_{name}")
        self._form.addRow(box)
        self._fields[name] = box

    def _keep_keyboard_at(self, name: str) -> None:
        """The field that had the keyboard was made anew."""
        field = self.findChild(QWidget, name) if name.startswith("setting_") else None
        if field is not None:
            QCoreApplication.sendPostedEvents(field, QEvent.Type.MetaCall)  # to be shown, or it could not have it yet
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            was = self.focusWidget()
            name = was.objectName() if was is not None else ""
            while self._form.rowCount():
                self._form.removeRow(0)
            self._build()
            self._keep_keyboard_at(name)
        super().changeEvent(event)
