"""Where a game is set up: the character that a bot wears, with its portrait."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox

from kingsbridge_desktop.bots.characters import character_ids
from kingsbridge_desktop.bots.ladder import LADDER
from kingsbridge_desktop.text.company import CHARACTERS, calling, character_line, character_name
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.ui.characters import portrait
from kingsbridge_desktop.ui.style.light import light_now
from kingsbridge_desktop.ui.theme import grown

FACE = 30  # pixels
NONE = QT_TRANSLATE_NOOP("CharacterBox", "no character")


class CharacterBox(QComboBox):
    """The characters to choose from; only a bot of the ladder wears one."""

    def __init__(self, number: int, language: Language, ratio: float, *, is_on: bool) -> None:
        super().__init__()
        self.setObjectName(f"character_{number}")
        face_size = grown(FACE)
        self.setIconSize(QSize(face_size, face_size))
        self._is_on = is_on
        self._worn = ""  # what a seat wore before a person took it
        self.addItem(QCoreApplication.translate("CharacterBox", NONE), "")
        for character in character_ids():
            face = QIcon(portrait(character, face_size, ratio, light_now()))
            self.addItem(face, calling(language, character), character)
            about = f"{character_name(language, character)}\n{character_line(language, character)}"
            self.setItemData(self.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        self.currentIndexChanged.connect(lambda at: self.setToolTip(self.itemData(at, Qt.ItemDataRole.ToolTipRole)))

    @property
    def character(self) -> str:
        """Who is chosen; nobody where a person sits."""
        return str(self.currentData() or "") if self.isEnabled() else ""

    def wear(self, character: str) -> None:
        """Chooses a character, as far as it is known."""
        self._worn = character
        self.setCurrentIndex(max(0, self.findData(character)))

    def follow(self, level: str) -> None:
        """Somebody else plays there."""
        can_wear = self._is_on and level in LADDER
        if can_wear and not self.isEnabled():
            self.setCurrentIndex(max(0, self.findData(self._worn)))
        elif not can_wear and self.isEnabled():
            self._worn = str(self.currentData() or "")
            self.setCurrentIndex(0)
        self.setEnabled(can_wear)


def name_for(character: str, typed: str, bot_names: Iterable[str], taken: Iterable[str]) -> str:
    """The name that comes with a character, unless somebody has typed one of their own or another sits there by it."""
    given = {*bot_names, *(words.short for words in CHARACTERS.values()), ""}
    if character not in CHARACTERS or typed.strip() not in given:
        return typed
    short = CHARACTERS[character].short
    return typed if short in {name.strip() for name in taken} else short
