"""What is in the box of a game, in words: the tables of the help, and what the values of "Your box" are called.

Both are made from the data of an edition, so what an owner has corrected is what is told. `text/<game>_components.py`
has the words of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, TypeVar

from kingsbridge_desktop.text.base import GameText, game_text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "help"
HEADS = {
    "action": QT_TRANSLATE_NOOP("help", "Action"),
    "advantage": QT_TRANSLATE_NOOP("help", "Advantage"),
    "brings": QT_TRANSLATE_NOOP("help", "Brings"),
    "buys": QT_TRANSLATE_NOOP("help", "Buys"),
    "card": QT_TRANSLATE_NOOP("help", "Card"),
    "conversion": QT_TRANSLATE_NOOP("help", "Conversion"),
    "converts": QT_TRANSLATE_NOOP("help", "Converts"),
    "cost": QT_TRANSLATE_NOOP("help", "Cost"),
    "countries": QT_TRANSLATE_NOOP("help", "Countries"),
    "country": QT_TRANSLATE_NOOP("help", "Country"),
    "country_spaces": QT_TRANSLATE_NOOP("help", "Country (spaces)"),
    "craftsman": QT_TRANSLATE_NOOP("help", "Craftsman"),
    "die": QT_TRANSLATE_NOOP("help", "Die"),
    "effect": QT_TRANSLATE_NOOP("help", "Effect"),
    "every_scoring": QT_TRANSLATE_NOOP("help", "In every scoring"),
    "event": QT_TRANSLATE_NOOP("help", "Event"),
    "field": QT_TRANSLATE_NOOP("help", "Field"),
    "good": QT_TRANSLATE_NOOP("help", "Good"),
    "no": QT_TRANSLATE_NOOP("help", "No."),
    "number": QT_TRANSLATE_NOOP("help", "Number"),
    "person": QT_TRANSLATE_NOOP("help", "Person"),
    "religion": QT_TRANSLATE_NOOP("help", "Religion"),
    "round": QT_TRANSLATE_NOOP("help", "Round"),
    "site": QT_TRANSLATE_NOOP("help", "Site"),
    "start": QT_TRANSLATE_NOOP("help", "Start"),
    "start_field": QT_TRANSLATE_NOOP("help", "Start field"),
    "stone": QT_TRANSLATE_NOOP("help", "Stone"),
    "value": QT_TRANSLATE_NOOP("help", "Value"),
}

WORDS = {
    "gold": QT_TRANSLATE_NOOP("help", "gold"),
    "vp": QT_TRANSLATE_NOOP("help", "VP"),
}


class Table(NamedTuple):
    """Heads by their id, or as they are; and rows of words."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


T = TypeVar("T", bound=GameText)


class Components(Generic[T]):
    """The words of one game's box in one language; the base knows nothing and names things by their id."""

    def __init__(self, text: T) -> None:
        self.language, self._text = text.language, text

    def head(self, name: str) -> str:
        """The head of a column."""
        return self.language.say(CONTEXT, HEADS[name]) if name in HEADS else name

    @property
    def tables(self) -> Mapping[str, Callable[[], Table]]:
        """The tables of the help by name."""
        return {}

    @property
    def numbers(self) -> Mapping[str, str]:
        """Single values in sentences of the help by name."""
        return {}

    def thing(self, section: str, key: str) -> str:
        """An entry of the data file."""
        return key

    def choice(self, field: str, key: str) -> str:
        """A value that can be chosen for a field."""
        return self.language.say(CONTEXT, WORDS[key]) if key in WORDS else key


def components_of(edition: str, language: Language) -> Components[Any]:
    """The words for the box of an edition: `text.<game>_components.BoxWords`."""
    game, at, fingerprint = edition.partition("@")
    name = f"kingsbridge_desktop.text.{game}_components{at}{fingerprint}"
    is_told = name in sys.modules or find_spec(name) is not None
    words: type[Components[Any]] = import_module(name).BoxWords if is_told else Components
    return words(game_text(edition, language, ()))


def markdown(components: Components[Any], table: Table) -> str:
    """A table as the help page has it."""
    rows: list[Sequence[Any]] = [[components.head(head) for head in table.heads], ["---"] * len(table.heads)]
    lines = ["| " + " | ".join(row) + " |" for row in (*rows, *table.rows)]
    lines[1] = "|" + "---|" * len(table.heads)
    return "\n".join(lines)
