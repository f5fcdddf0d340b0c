"""What a person set, kept in one small JSON file; a broken one costs the settings, never the start."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveError

Language = Literal["system", "de", "en"]
Theme = Literal["system", "day", "candle"]
Speed = Literal["slow", "normal", "fast", "none"]

FACTOR: dict[str, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.45, "none": 0.0}


class Values(BaseModel):
    """All settings with their defaults; unknown ones of a later release are dropped."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    language: Language = "system"
    theme: Theme = "system"
    text_size: int = Field(default=100, ge=80, le=200)
    speed: Speed | Literal["system"] = "system"
    play_forced: bool = True
    peek_tricks: bool = False
    show_projection: bool = True
    bot_seconds: float = Field(default=2.0, ge=0.1, le=30.0)
    names: list[str] = Field(default=[], max_length=12)
    last_setup: dict[str, Any] = {}
    geometry: str = ""
    splitter: str = ""


class Settings(QObject):
    """The settings as the app shares them.

    Signals:
        changed: the name of the setting that changed.
        failed: the settings could not be written; the problem.
    """

    changed = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.values = self._read()

    @staticmethod
    def _read() -> Values:
        try:
            return Values.model_validate_json((store.home() / "settings.json").read_bytes())
        except (OSError, ValidationError):
            return Values()

    def set(self, name: str, value: Any) -> None:
        """Changes one setting, keeps it and tells everybody; an unchanged value does nothing."""
        if getattr(self.values, name) == value:
            return
        setattr(self.values, name, value)
        try:
            store.write_text(store.home() / "settings.json", self.values.model_dump_json(indent=1), sync=False)
        except SaveError as problem:
            self.failed.emit(problem)
        self.changed.emit(name)

    @property
    def animation_factor(self) -> float:
        """How long animations take compared with normal; 0 is none. Follows the system's wish for reduced motion."""
        speed = self.values.speed
        if speed == "system":
            from kingsbridge_desktop.ui.theme import wants_reduced_motion

            return 0.0 if wants_reduced_motion() else 1.0
        return FACTOR[speed]
