"""Settings: each takes effect at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QDoubleSpinBox, QFormLayout, QWidget

from kingsbridge_desktop.text.language import Language, languages
from kingsbridge_desktop.ui.i18n import own_name
from kingsbridge_desktop.ui.settings import Settings


class SettingsDialog(QDialog):
    """A form over the settings."""

    def __init__(self, settings: Settings, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._form = QFormLayout(self)
        self._form.setHorizontalSpacing(18)
        self._form.setVerticalSpacing(10)
        self._fields: dict[str, QWidget] = {}
        self._build()
        self.setMinimumWidth(460)

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        values = self.settings.values
        self._add_choice(
            self.tr("Language"),
            "language",
            [("system", self.tr("As the system")), *((code, own_name(code)) for code in languages())],
        )
        self._add_choice(
            self.tr("Light"),
            "theme",
            [
                ("system", self.tr("As the system")),
                ("day", self.tr("Daylight")),
                ("candle", self.tr("By candlelight")),
            ],
        )
        self._add_choice(
            self.tr("Text size"), "text_size", [(size, f"{size} %") for size in (80, 90, 100, 115, 130, 150, 175, 200)]
        )
        self._add_choice(
            self.tr("Animation"),
            "speed",
            [
                ("system", self.tr("As the system")),
                ("slow", self.tr("Slow")),
                ("normal", self.tr("Normal")),
                ("fast", self.tr("Fast")),
                ("none", self.tr("None")),
            ],
        )
        seconds = QDoubleSpinBox()
        seconds.setDecimals(1)
        seconds.setRange(0.1, 30.0)
        seconds.setSingleStep(0.5)
        seconds.setSuffix(" s")
        seconds.setValue(values.bot_seconds)
        seconds.valueChanged.connect(lambda value: self.settings.set("bot_seconds", round(value, 1)))
        self._add(self.tr("A bot thinks at most"), "bot_seconds", seconds)
        self._add_check(self.tr("Play moves without a choice at once"), "play_forced")
        self._add_check(self.tr("Show projected scores"), "show_projection")
        self._add_check(self.tr("Won tricks may be looked at"), "peek_tricks")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._form.addRow(buttons)

    def _add(self, words: str, name: str, field: QWidget) -> None:
        field.setObjectName(f"setting_{name}")
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            while self._form.rowCount():
                self._form.removeRow(0)
            self._build()
        super().changeEvent(event)
