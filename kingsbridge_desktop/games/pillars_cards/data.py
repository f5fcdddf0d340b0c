"""The card file assets/data/pillars_cards.json: its form, what must be in it, and its reading.

German rule terms and our identifiers:
Durchgang deal · Stich trick · Königsstich king's trick · als Erster ausspielen lead · den Stich erhalten take ·
Handwerker craftsman · neutrale Karte neutral · Vorteilskarte advantage · ausliegen laid out · Baustoff material ·
Vorrat stock · Ertrag yield · umwandeln convert · abgeben give up · übernehmen carry over · Siegpunkt vp ·
Werkzeugmacher tool_maker · Steinmetz stonecutter · Schreiner woodworker · Mörtelmischer mortar_mixer ·
Baumeister master_builder · Steinbruch quarry · Wald forest · Kiesgrube gravel_pit · König king · Maler painter ·
Ziegelbrenner brick_maker · Glockengießer bell_founder · Töpfer potter · Gehilfe helper
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from kingsbridge_desktop.games.component_file import (
    Amounts,
    Choices,
    ComponentFile,
    Field,
    Name,
    Names,
    Number,
    Source,
    StrictModel,
    broken,
    model_validator,
    require,
    require_order,
)
from kingsbridge_desktop.games.pillars_cards.meta import META

FILE = "pillars_cards.json"
COLOURS = META.colours
MATERIALS = ("stone", "wood", "sand", "metal")
CRAFTSMEN = ("tool_maker", "stonecutter", "woodworker", "mortar_mixer", "master_builder")
LANDS = ("quarry", "forest", "gravel_pit")
PERSONS = ("king", "aliena", "william", "philip", "tom", "regan", "ellen", "waleran", "alfred")
ADVANTAGES = ("painter", "brick_maker", "bell_founder", "potter", "helper")
NEUTRALS = 15  # cards, printed on the box
_EFFECTS = {"painter": "points", "brick_maker": "swaps"}  # of advantages that do not convert

Material = Literal["stone", "wood", "sand", "metal"]
Points = Annotated[int, Field(ge=-99, le=99)]
Conversions = dict[Material, Annotated[int, Field(ge=1, le=99)]]


class _Named(StrictModel):
    id: str
    names: Names


class _MaterialEntry(_Named):
    start: Annotated[int, Field(ge=0, le=3)]


class CardEntry(_Named):
    """What all cards have; `source` says where a field is from that is not from the rulebook."""

    value: Annotated[int, Field(ge=0, le=99)]
    source: Source = Field(default_factory=dict)


class Craftsman(CardEntry):
    """A craftsman, once for each colour."""

    converts: Annotated[Conversions, Field(min_length=1)]


class Neutral(CardEntry):
    """A black card: land or person."""

    count: Annotated[int, Field(ge=1)] = 1
    points: Points = 0
    yields: list[Material] = Field(default_factory=list)


class _Swap(StrictModel):
    gives: Material
    gets: Material


class Advantage(CardEntry):
    """An advantage: it scores, converts or swaps."""

    points: Points = 0
    converts: Conversions = Field(default_factory=dict)
    swaps: _Swap | None = None


class CardFile(StrictModel):
    """The whole box."""

    about: str
    carry_over: Annotated[int, Field(ge=0)]
    own_craftsman_points: Points
    colours: list[_Named]
    materials: list[_MaterialEntry]
    craftsmen: list[Craftsman]
    neutrals: list[Neutral]
    advantages: list[Advantage]

    @model_validator(mode="after")
    def check(self) -> Self:
        """The box of the printed game: which entries there are is fixed, what they say may be corrected."""
        require_order("colours", (entry.id for entry in self.colours), COLOURS)
        require_order("materials", (entry.id for entry in self.materials), MATERIALS)
        require_order("craftsmen", (entry.id for entry in self.craftsmen), CRAFTSMEN)
        require_order("neutrals", (entry.id for entry in self.neutrals), LANDS + PERSONS)
        require_order("advantages", (entry.id for entry in self.advantages), ADVANTAGES)
        for neutral in self.neutrals:
            _check_neutral(neutral)
        neutrals = sum(card.count for card in self.neutrals)
        if neutrals != NEUTRALS:
            raise broken("neutral_count", "there are 15 neutral cards, not {count}", count=neutrals)  # PC-04
        cards: list[CardEntry] = [*self.craftsmen, *self.neutrals, *self.advantages]
        king = next(card for card in self.neutrals if card.id == "king")
        higher = next((card for card in cards if card is not king and card.value >= king.value), None)
        if higher is not None:
            raise broken("king_highest", "the king must be the highest card, not {card!r}", card=higher.id)  # PC-15
        start = sum(material.start for material in self.materials)
        require(start <= self.carry_over, "the players start with more materials than may be carried over")
        for advantage in self.advantages:
            does = {what for what in ("points", "converts", "swaps") if getattr(advantage, what)}
            fits = does == {_EFFECTS.get(advantage.id, "converts")}
            require(fits, f"the advantage {advantage.id!r} does not do what its name says")
        return self


def _check_neutral(card: Neutral) -> None:
    require(card.count == 1 or card.id not in PERSONS, f"{card.count} cards of {card.id!r}: a person is there once")
    require(len(set(card.yields)) == len(card.yields), f"{card.id!r} names a material twice")
    require(card.yields or card.id != "tom", "Tom Builder offers no material")
    if card.id != "tom" and len(card.yields) > 1:
        raise broken("one_yield", "only Tom Builder offers a choice, not {card!r}", card=card.id)


BOX: Final = ComponentFile(
    FILE,
    CardFile,
    (
        Number("craftsmen", "value", 0, 98),
        Amounts("craftsmen", "converts", MATERIALS, 20),
        Name("neutrals", "names"),
        Number("neutrals", "count", 1, 4),
        Number("neutrals", "value", 0, 99),
        Number("neutrals", "points", -20, 20),
        Choices("neutrals", "yields", MATERIALS, 1, 4),
        Number("advantages", "value", 0, 98),
    ),
)
