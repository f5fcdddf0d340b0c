"""What a person set, kept in one small JSON file; a broken one costs the settings, never the start."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.text.language import languages

FACTOR: dict[str, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.45, "none": 0.0}
CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("system", *languages()),
    "theme": ("system", "day", "candle"),
    "speed": ("system", *FACTOR),
}
RANGES: dict[str, tuple[float, float]] = {"text_size": (80, 200), "bot_seconds": (0.1, 30.0)}


@dataclass
class Values:
    """All settings with their defaults. Plain, because it is read before the first picture is painted."""

    language: str = "system"
    theme: str = "system"
    text_size: int = 100
    speed: str = "system"
    play_forced: bool = True
    peek_tricks: bool = False
    show_projection: bool = True
    bot_seconds: float = 2.0
    names: list[str] = field(default_factory=list)
    last_setup: dict[str, Any] = field(default_factory=dict)
    geometry: str = ""

    @classmethod
    def read(cls, text: str | bytes) -> Values:
        """What was written, as far as it makes sense; unknown names of a later release are dropped."""
        values = cls()
        try:
            written = json.loads(text)
        except (ValueError, RecursionError):
            return values
        if isinstance(written, dict):
            for known in fields(cls):
                if known.name in written and _fits(known.name, written[known.name], getattr(values, known.name)):
                    setattr(values, known.name, written[known.name])
        return values


def _fits(name: str, value: Any, default: Any) -> bool:
    if name in CHOICES:
        return value in CHOICES[name]
    if name in RANGES:
        low, high = RANGES[name]
        return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high
    if name == "names":
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    return type(value) is type(default)


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
            return Values.read((folder.home() / "settings.json").read_bytes())
        except OSError:
            return Values()

    def set(self, name: str, value: Any) -> None:
        """Changes one setting, keeps it and tells everybody; an unchanged value does nothing."""
        if getattr(self.values, name) == value:
            return
        setattr(self.values, name, value)
        try:
            text = json.dumps(asdict(self.values), ensure_ascii=False, indent=1)
            folder.write_text(folder.home() / "settings.json", text, sync=False)
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
