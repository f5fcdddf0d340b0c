"""The cards, tiles and fields of A Column of Fire in words: tables of the help and the values an owner may correct."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.component_file import dagger
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.components import CONTEXT, Components, Table
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP

EFFECTS = {
    "lose_vp": QT_TRANSLATE_NOOP("help", "lose VP"),
    "lose_goods": QT_TRANSLATE_NOOP("help", "give up goods"),
    "die_to_loch_leven": QT_TRANSLATE_NOOP("help", "a die to Loch Leven"),
    "bonus": QT_TRANSLATE_NOOP("help", "VP for a protection"),
}
HITS_ALL = QT_TRANSLATE_NOOP("help", "all players")
HITS_HOUSE = QT_TRANSLATE_NOOP("help", "house in {country}")
PRICE = QT_TRANSLATE_NOOP("help", "{country}: {good}")
FIELD = QT_TRANSLATE_NOOP("help", "Field {number}")
LOCH_LEVEN = QT_TRANSLATE_NOOP("help", "Loch Leven card {number}")


class BoxWords(Components[Text]):
    """Names, tables and numbers of this edition."""

    @property
    def tables(self) -> Mapping[str, Callable[[], Table]]:
        """The tables of the help by name."""
        persons = {f"persons_{name}": partial(self._persons, name) for name in tables.COUNTRIES}
        return {
            "prices": self._prices,
            **persons,
            "events": self._events,
            "track": self._track,
            "advantages": self._advantages,
            "loch_leven": self._loch_leven,
        }

    def _prices(self) -> Table:
        rows = [
            (
                self._text.country(number),
                ", ".join(
                    f"{self.choice('good', price.good)} {price.vp}{dagger(price.source, 'vp')}"
                    for price in country.prices
                ),
            )
            for number, country in enumerate(tables.COMPONENTS.countries)
        ]
        return Table(("country", "buys"), rows)

    def _persons(self, country: str) -> Table:
        rows = []
        for number, card in enumerate(tables.COMPONENTS.persons):
            if card.country != country:
                continue
            unsure = dagger(card.source, "name") or dagger(card.source, "country")
            rows.append(
                (
                    self._text.person_title(number) + unsure,
                    " / ".join(self.choice("symbols", symbol) for symbol in card.symbols)
                    + dagger(card.source, "symbols"),
                    self.choice("stone", card.stone) + dagger(card.source, "stone"),
                )
            )
        return Table(("person", "action", "stone"), rows)

    def _events(self) -> Table:
        rows = [
            (
                self.choice("country", card.country),
                f"{self._text.event_title(number)} ({card.year}){dagger(card.source, 'name')}",
                self._text.event_effect(number) + dagger(card.source, "effect"),
            )
            for number, card in enumerate(tables.COMPONENTS.events)
        ]
        return Table(("country", "event", "effect"), rows)

    def _track(self) -> Table:
        rows = [
            (
                str(number),
                self.choice("die", field.die) + dagger(field.source, "die"),
                self.choice("symbol", field.symbol) + dagger(field.source, "symbol"),
            )
            for number, field in enumerate(tables.COMPONENTS.track, 1)
        ]
        return Table(("field", "die", "action"), rows)

    def _advantages(self) -> Table:
        rows = [
            (
                f"{tile.count}{dagger(tile.source, 'count')}",
                self._text.advantage(kind) + dagger(tile.source, "symbol"),
            )
            for kind, tile in enumerate(tables.COMPONENTS.advantages)
        ]
        return Table(("number", "advantage"), rows)

    def _loch_leven(self) -> Table:
        rows = [
            (
                self.choice("religion", card.religion) + dagger(card.source, "religion"),
                self.choice("good", card.good) + dagger(card.source, "good"),
                self.choice("start_field", card.start_field) + dagger(card.source, "start_field"),
            )
            for card in tables.COMPONENTS.loch_leven
        ]
        return Table(("religion", "good", "start_field"), rows)

    def thing(self, section: str, key: str) -> str:
        """An entry of the data file."""
        text, say = self._text, self.language.say
        match section:
            case "prices":
                country, _, good = key.rpartition("_")
                return say(CONTEXT, PRICE, country=self.choice("country", country), good=self.choice("good", good))
            case "persons":
                return text.person(tables.PERSON_IDS.index(key))
            case "events":
                return text.event_title(tables.EVENT_IDS.index(key))
            case "advantages":
                tile = next(tile for tile in tables.COMPONENTS.advantages if tile.id == key)
                return text.advantage(tables.ADVANTAGE_IDS.index(tile.symbol))
            case "track":
                return say(CONTEXT, FIELD, number=key)
            case _:
                return say(CONTEXT, LOCH_LEVEN, number=key.removeprefix("ll"))

    def choice(self, field: str, key: str) -> str:
        """A value of a field: a symbol, a country, a stone …"""
        text = self._text
        match field:
            case "country":
                return text.country(tables.COUNTRIES.index(key))
            case "good":
                return text.good(tables.GOODS.index(key))
            case "die":
                return text.die_colour(tables.DICE.index(key))
            case "stone":
                return text.stone(tables.STONES.index(key))
            case "religion":
                return text.religion(tables.RELIGIONS.index(key))
            case "effect":
                return self.language.say(CONTEXT, EFFECTS[key])
            case "hits":
                return self._hits(key)
            case _:
                return text.symbol(tables.ALL_SYMBOLS.index(key))

    def _hits(self, key: str) -> str:
        if key in tables.RELIGIONS:
            return self.choice("religion", key)
        if key in tables.COUNTRIES:
            return self.language.say(CONTEXT, HITS_HOUSE, country=self.choice("country", key))
        return self.language.say(CONTEXT, HITS_ALL)
