"""What a person set, kept in one small JSON file; a broken one costs the settings, never the start."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, fields
from typing import Any

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.text.language import languages
from kingsbridge_desktop.ui.settings_file import SettingsFile, SettingsOdd, SettingsUnwritable

log = logging.getLogger(__name__)
FACTOR: dict[str, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.45, "none": 0.0}
CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("system", *languages()),
    "theme": ("system", "day", "candle", "contrast"),
    "speed": ("system", *FACTOR),
    "second_click": ("never", "final", "always"),
    "pages": ("all", "rounds", "none"),
}
MOST_NAMES, LONGEST_NAME, LONGEST_GEOMETRY, MOST_TOLD = 50, 200, 10_000, 200
RANGES: dict[str, tuple[float, float]] = {
    "text_size": (80, 200),
    "volume": (0, 100),
    "bot_seconds": (0.1, 30.0),
    "side_share": (0.0, 0.6),
    "zoom": (1.0, 3.0),
}


@dataclass
class Values:
    """All settings with their defaults. Plain, because it is read before the first picture is painted."""

    language: str = "system"
    theme: str = "system"
    text_size: int = 100
    speed: str = "system"
    captions: bool = True
    bots_wait: bool = False
    recap: bool = True
    pages: str = "all"  # sheets that lie on the table between
    play_forced: bool = True
    second_click: str = "final"
    peek_tricks: bool = False
    show_projection: bool = True
    sounds: bool = True
    volume: int = 60  # of 100
    bot_seconds: float = 2.0
    company: bool = True  # bots wear the characters they were given, and say something now and then
    names: list[str] = field(default_factory=list)
    last_setup: dict[str, Any] = field(default_factory=dict)
    geometry: str = ""
    side_share: float = 0.0  # of the width of a table for its side, drawn by hand; 0: by its size
    zoom: float = 1.0  # 1: the whole board
    lessons: dict[str, int] = field(default_factory=dict)  # the note each was left at; -1: gone through
    coach: dict[str, bool] = field(default_factory=dict)  # by game: whether a coach sits beside
    coach_told: dict[str, list[str]] = field(default_factory=dict)  # by game and player: what need not be said again

    @classmethod
    def read(cls, written: dict[str, Any]) -> tuple[Values, list[str]]:
        """What was written, as far as it makes sense, and the names of what does not; others' names are passed by."""
        values, odd = cls(), []
        for known in fields(cls):
            if known.name not in written:
                continue
            if _fits(known.name, written[known.name], getattr(values, known.name)):
                setattr(values, known.name, written[known.name])
            else:
                odd.append(known.name)
        return values, odd


def _fits(name: str, value: Any, default: Any) -> bool:
    if name in CHOICES:
        return isinstance(value, str) and value in CHOICES[name]
    if name in RANGES:
        low, high = RANGES[name]
        numbers = (int, float) if isinstance(default, float) else (int,)
        return type(value) in numbers and low <= value <= high
    if name == "names":
        return isinstance(value, list) and len(value) <= MOST_NAMES and all(map(_is_text, value))
    if name == "last_setup":
        return isinstance(value, dict) and all(map(_is_text, value)) and all(map(_is_setup, value.values()))
    if name == "lessons":
        return isinstance(value, dict) and all(map(_is_text, value)) and all(type(at) is int for at in value.values())
    if name == "coach":
        return isinstance(value, dict) and all(_is_text(key) and type(on) is bool for key, on in value.items())
    if name == "coach_told":
        return isinstance(value, dict) and all(_is_text(key) and _is_told(told) for key, told in value.items())
    if name == "geometry":
        return _is_text(value, LONGEST_GEOMETRY) and value.isascii()
    return type(value) is type(default)


def _is_text(value: Any, longest: int = LONGEST_NAME) -> bool:
    """Letters that Qt can show and a file can keep: half a character is neither."""
    if not isinstance(value, str) or len(value) > longest:
        return False
    return value.isascii() or not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)


def _is_told(value: Any) -> bool:
    """Names of what a coach has said."""
    return isinstance(value, list) and len(value) <= MOST_TOLD and all(map(_is_text, value))


def _is_setup(value: Any) -> bool:
    """Who sat at the last table of a game."""
    if not isinstance(value, dict) or not isinstance(value.get("rows"), list) or type(value.get("count")) is not int:
        return False
    return len(value["rows"]) <= MOST_NAMES and 0 < value["count"] <= MOST_NAMES and all(map(_is_row, value["rows"]))


def _is_row(row: Any) -> bool:
    if not isinstance(row, dict) or not _is_text(row.get("level")) or not _is_text(row.get("name")):
        return False
    if not _is_text(row.get("character", "")):
        return False
    return type(row.get("colour")) is int and 0 <= row["colour"] < MOST_NAMES


class Settings(QObject):
    """The settings as the app shares them.

    Signals:
        changed: the name of the setting that changed.
        failed: the settings cannot be written; the problem, told once until it works again.

    `problem` says what was wrong with the file at the start, None if nothing was.
    """

    changed = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SettingsFile(folder.home() / "settings.json")
        self._has_failed = False
        self.reduced_motion = False  # the desktop's wish, told by whoever asks it
        written, unusable = self._file.read()
        self.values, odd = Values.read(written)
        self.problem: KingsbridgeError | None = unusable
        if unusable is not None:
            log.warning("%s", unusable)
        if odd:
            self.problem = SettingsOdd(f"not understood: {', '.join(odd)}", names=", ".join(odd))

    def set(self, name: str, value: Any) -> None:
        """Changes one setting, keeps it and tells everybody; an unchanged value does nothing."""
        before = getattr(self.values, name)
        if before == value:
            return
        setattr(self.values, name, value)
        try:
            self._file.change(name, value, before)
        except SettingsUnwritable as problem:
            if not self._has_failed:
                self.failed.emit(problem)
            self._has_failed = True
        else:
            self._has_failed = False
        self.changed.emit(name)

    def set_reduced_motion(self, wanted: bool) -> None:
        """The desktop has said whether it wants less motion."""
        self.reduced_motion = wanted

    @property
    def animation_factor(self) -> float:
        """How long animations take compared with normal; 0 is none. Follows the system's wish for reduced motion."""
        speed = self.values.speed
        if speed == "system":
            return 0.0 if self.reduced_motion else 1.0
        return FACTOR[speed]
