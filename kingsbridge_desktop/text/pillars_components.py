"""The box of Die Säulen der Erde in words: tables of the help and the values an owner may correct."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsbridge_desktop.games.component_file import dagger
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.text.components import Components, Table
from kingsbridge_desktop.text.pillars import Text

YIELDS = sorted(set(tables.CARD_YIELD))


class BoxWords(Components[Text]):
    """Names, tables and numbers of this edition."""

    @property
    def tables(self) -> Mapping[str, Callable[[], Table]]:
        """The tables of the help by name."""
        return {
            "craftsmen": self._craftsmen,
            "resource_cards": self._resource_cards,
            "permanent": lambda: self._advantages("permanent"),
            "once": lambda: self._advantages("once"),
            "at_once": lambda: self._advantages("at_once"),
            "last_round": lambda: self._advantages("last_round"),
            "good_events": lambda: self._events(True),
            "bad_events": lambda: self._events(False),
        }

    @property
    def numbers(self) -> Mapping[str, str]:
        """Single values in sentences of the help by name."""
        return {"court_spaces": str(len(tables.COURT))}

    def _craftsmen(self) -> Table:
        rows = []
        for craftsman, entry in enumerate(tables.COMPONENTS.craftsmen):
            starting = not entry.round
            cost = "–" if starting else f"{entry.cost}{dagger(entry.source, 'cost')}"
            rows.append(
                (
                    self.head("start") if starting else str(entry.round),
                    cost,
                    self._text.title(self._text.trade(craftsman)),
                    self._text.conversion(craftsman) + dagger(entry.source, "uses"),
                )
            )
        return Table(("round", "cost", "craftsman", "conversion"), rows)

    def _resource_cards(self) -> Table:
        rows = []
        for site, entry in enumerate(tables.COMPONENTS.sites):
            cards = {
                card.yields: f"{card.workers}{dagger(card.source, 'workers')}"
                for card in tables.COMPONENTS.resource_cards
                if card.site == entry.id
            }
            name = f"{self._text.title(self.language.pick(entry.name))} ({self._text.resource(tables.SITE_KIND[site])})"
            rows.append((name, *(cards[amount] for amount in YIELDS)))
        return Table(("site", *map(str, YIELDS)), rows)

    def _advantages(self, kind: str) -> Table:
        rows = [
            (
                self.thing("advantages", entry.id) + dagger(entry.source, "name"),
                self._text.advantage_effect(a) + dagger(entry.source, "gives"),
            )
            for a, entry in enumerate(tables.COMPONENTS.advantages)
            if kind == ("last_round" if entry.last_round else entry.kind)
        ]
        return Table(("card", "effect"), rows)

    def _events(self, positive: bool) -> Table:
        rows = [
            (
                self.thing("events", entry.id) + dagger(entry.source, "name"),
                self._text.event_effect(event) + dagger(entry.source, "amount"),
            )
            for event, entry in enumerate(tables.COMPONENTS.events)
            if entry.positive == positive
        ]
        return Table(("card", "effect"), rows)

    def thing(self, section: str, key: str) -> str:
        """An entry of the data file."""
        text = self._text
        match section:
            case "craftsmen":
                craftsman = tables.CRAFTSMAN_IDS.index(key)
                entry = tables.COMPONENTS.craftsmen[craftsman]
                where = f"{self.head('round')} {entry.round}" if entry.round else self.head("start")
                return f"{text.title(text.craftsman(craftsman))}, {where}"
            case "resource_cards":
                return text.title(text.card(tables.CARD_IDS.index(key)))
            case "advantages":
                return text.title(text.advantage(tables.ADVANTAGE_IDS.index(key)))
            case "events":
                return text.title(text.game_event(tables.EVENT_IDS.index(key)))
            case _:
                return text.title(text.place(tables.PLACE_IDS.index(key)))

    def choice(self, field: str, key: str) -> str:
        """Stone, wood, sand, metal, gold or VP."""
        if key in tables.RESOURCE_IDS:
            return self._text.resource(tables.RESOURCE_IDS.index(key))
        return super().choice(field, key)
