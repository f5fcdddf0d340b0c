"""The cards of the Pillars card game in words: tables of the help and the values an owner may correct."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsbridge_desktop.games.component_file import DAGGER, dagger
from kingsbridge_desktop.games.pillars_cards.data import CardEntry
from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS, COLOURS, COMPONENTS, ID_OF, MATERIALS
from kingsbridge_desktop.text.components import CONTEXT, Components, Table
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, capitalized
from kingsbridge_desktop.text.pillars_cards import Text

KINGS_TRICK = QT_TRANSLATE_NOOP("help", "{effect} in the king’s trick")
_DOES = ("points", "yields", "converts", "swaps")  # fields that say what a card does


class BoxWords(Components[Text]):
    """Names, tables and numbers of this edition."""

    @property
    def tables(self) -> Mapping[str, Callable[[], Table]]:
        """The tables of the help by name."""
        return {
            "craftsmen": lambda: Table(
                ("value", "card", "converts"),
                [self._row(card, f"{COLOURS[0]}_{card.id}") for card in COMPONENTS.craftsmen],
            ),
            "neutrals": lambda: Table(
                ("value", "card", "brings"), [self._neutral(card.id) for card in COMPONENTS.neutrals]
            ),
            "advantages": lambda: Table(
                ("value", "card", "every_scoring"), [self._row(card, card.id) for card in COMPONENTS.advantages]
            ),
        }

    def _row(self, card: CardEntry, card_id: str) -> tuple[str, str, str]:
        """Value, name and what the card does, each with its mark."""
        number = ID_OF[card_id]
        unsure = any(dagger(card.source, field) for field in _DOES if getattr(card, field, None))
        return (
            f"{card.value}{dagger(card.source, 'value')}",
            self._text.title(number) + dagger(card.source, "names"),
            capitalized(", ".join(self._text.effect(number))) + (DAGGER if unsure else ""),
        )

    def _neutral(self, key: str) -> tuple[str, str, str]:
        card = next(card for card in COMPONENTS.neutrals if card.id == key)
        value, name, effect = self._row(card, next(found for found in CARD_IDS if found in (key, f"{key}_1")))
        if card.count > 1 or dagger(card.source, "count"):
            name += f" ({card.count} ×{dagger(card.source, 'count')})"
        if key == "king":
            effect = self.language.say(CONTEXT, KINGS_TRICK, effect=effect)
        return value, name, effect

    def thing(self, section: str, key: str) -> str:
        """A card without its colour."""
        numbers = (f"{COLOURS[0]}_{key}", key, f"{key}_1")
        return self._text.title(next(ID_OF[found] for found in numbers if found in ID_OF))

    def choice(self, field: str, key: str) -> str:
        """A material."""
        return self._text.material(MATERIALS.index(key))
