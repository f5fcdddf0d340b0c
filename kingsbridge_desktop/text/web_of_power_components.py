"""The board and cards of Web of Power in words: tables of the help and the values an owner may correct."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsbridge_desktop.games.component_file import dagger
from kingsbridge_desktop.games.web_of_power.tables import COMPONENTS, DATA, LAND_OF, SPACES
from kingsbridge_desktop.text.components import CONTEXT, Components, Table
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.web_of_power import Text

ROAD = QT_TRANSLATE_NOOP("help", "Road {number}")
ALLIANCE = QT_TRANSLATE_NOOP("help", "Alliance {number}")
PLACE = QT_TRANSLATE_NOOP("help", "{place} ({country})")


class BoxWords(Components[Text]):
    """Names, tables and numbers of this edition."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self._spaces = {space.id: (land.id, space.names) for land in COMPONENTS.lands for space in land.spaces}

    @property
    def tables(self) -> Mapping[str, Callable[[], Table]]:
        """The tables of the help by name."""
        return {"cards": self._cards, "alliances": self._alliances}

    @property
    def numbers(self) -> Mapping[str, str]:
        """Single values in sentences of the help by name."""
        return {"spaces": str(SPACES), "roads": str(len(DATA.roads))}

    def _cards(self) -> Table:
        rows = []
        for kind, count in enumerate(DATA.kind_counts):
            lands = ", ".join(
                f"{self._text.country(land)} ({COMPONENTS.lands[land].count}"
                f"{dagger(COMPONENTS.lands[land].source, 'count')})"
                for land in DATA.kind_lands[kind]
            )
            rows.append((self._text.card(kind), str(count), lands))
        return Table(("card", "number", "country_spaces"), rows)

    def _alliances(self) -> Table:
        """Two columns, so that all fifteen are seen at once."""
        told = [
            (
                str(entry.number),
                "–".join(self.choice("lands", land) for land in entry.lands) + dagger(entry.source, "lands"),
            )
            for entry in COMPONENTS.alliances
        ]
        half = (len(told) + 1) // 2
        right = [*told[half:], ("", "")]
        return Table(("no", "countries", "", "no", "countries"), [(*told[row], "", *right[row]) for row in range(half)])

    def thing(self, section: str, key: str) -> str:
        """An entry of the data file."""
        match section:
            case "lands":
                return self.choice("lands", key)
            case "spaces":
                land, names = self._spaces[key]
                return self.language.say(
                    CONTEXT, PLACE, place=self.language.pick(names), country=self.choice("lands", land)
                )
            case _:
                return self.language.say(CONTEXT, ROAD if section == "roads" else ALLIANCE, number=key)

    def choice(self, field: str, key: str) -> str:
        """A country or a space."""
        return self._text.country(LAND_OF[key]) if key in LAND_OF else self.language.pick(self._spaces[key][1])
