"""Characters of bots on the screen: their portraits, and who wears one."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from kingsbridge_desktop.play.match import Seat
from kingsbridge_desktop.play.record import seat_words
from kingsbridge_desktop.text.company import CHARACTERS, at_level, character_name
from kingsbridge_desktop.text.handicap import handicap_words
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.settings import Settings


def emblem_of(character: str) -> str:
    """The portrait of a character."""
    return f"company_{character}"


def portrait(character: str, size: float, ratio: float, light: Theme) -> QPixmap:
    """A character as it is painted; nothing for one that is not known here."""
    return pictures.emblem(emblem_of(character), size, ratio, light) if character in CHARACTERS else QPixmap()


def worn_by(seat: Seat, settings: Settings) -> str:
    """The character that sits there: none of a person, and none while company is switched off."""
    return seat.character if settings.values.company and not seat.is_person else ""


def role(language: Language, seat: Seat, settings: Settings) -> str:
    """Who plays at a seat, in words."""
    character = worn_by(seat, settings)
    if not character_name(language, character):
        return seat_words(language, seat)
    level = short_level_name(language, seat.level)
    handicap = handicap_words(language, seat.head_start, seat.pace)
    return at_level(language, character, ", ".join(filter(None, (level, handicap))))
