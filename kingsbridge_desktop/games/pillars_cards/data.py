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

from collections.abc import Iterable
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kingsbridge_desktop.games.component_file import Names, text_of, validated
from kingsbridge_desktop.games.pillars_cards.meta import META

FILE = "pillars_cards.json"
COLOURS = META.colours
MATERIALS = ("stone", "wood", "sand", "metal")
CRAFTSMEN = ("tool_maker", "stonecutter", "woodworker", "mortar_mixer", "master_builder")
LANDS = ("quarry", "forest", "gravel_pit")
PERSONS = ("king", "aliena", "william", "philip", "tom", "regan", "ellen", "waleran", "alfred")
ADVANTAGES = ("painter", "brick_maker", "bell_founder", "potter", "helper")
_EFFECTS = {"painter": "points", "brick_maker": "swaps"}  # of advantages that do not convert

Material = Literal["stone", "wood", "sand", "metal"]
Sureness = Literal["rulebook", "derived", "rebuilt"]
Points = Annotated[int, Field(ge=-99, le=99)]
Conversions = dict[Material, Annotated[int, Field(ge=1, le=99)]]


class _Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class _Named(_Model):
    id: str
    names: Names


class _MaterialEntry(_Named):
    start: Annotated[int, Field(ge=0, le=3)]


class CardEntry(_Named):
    """What all cards have; `source` says where a field is from that is not from the rulebook."""

    value: Annotated[int, Field(ge=0, le=99)]
    source: dict[str, Sureness] = {}


class Craftsman(CardEntry):
    """A craftsman, once for each colour."""

    converts: Annotated[Conversions, Field(min_length=1)]


class Neutral(CardEntry):
    """A black card: land or person."""

    count: Annotated[int, Field(ge=1)] = 1
    points: Points = 0
    yields: list[Material] = []


class _Swap(_Model):
    gives: Material
    gets: Material


class Advantage(CardEntry):
    """An advantage: it scores, converts or swaps."""

    points: Points = 0
    converts: Conversions = {}
    swaps: _Swap | None = None


class CardFile(_Model):
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
        _expect("colours", self.colours, COLOURS)
        _expect("materials", self.materials, MATERIALS)
        _expect("craftsmen", self.craftsmen, CRAFTSMEN)
        _expect("neutrals", self.neutrals, LANDS + PERSONS)
        _expect("advantages", self.advantages, ADVANTAGES)
        for neutral in self.neutrals:
            _check_neutral(neutral)
        cards: list[CardEntry] = [*self.craftsmen, *self.neutrals, *self.advantages]
        king = next(card for card in self.neutrals if card.id == "king")
        if any(card.value >= king.value for card in cards if card is not king):
            raise ValueError("the king must be the highest card")  # PC-15
        if sum(material.start for material in self.materials) > self.carry_over:
            raise ValueError("the players start with more materials than may be carried over")
        for advantage in self.advantages:
            does = {what for what in ("points", "converts", "swaps") if getattr(advantage, what)}
            if does != {_EFFECTS.get(advantage.id, "converts")}:
                raise ValueError(f"the advantage {advantage.id!r} does not do what its name says")
        return self


def _check_neutral(card: Neutral) -> None:
    if card.count != (2 if card.id in LANDS else 1):
        raise ValueError(f"{card.count} cards of {card.id!r}; the 15 neutral cards are 3 lands twice, 9 persons")
    if len(set(card.yields)) != len(card.yields):
        raise ValueError(f"{card.id!r} names a material twice")
    if card.id == "tom" and not card.yields:
        raise ValueError("Tom Builder offers no material")
    if card.id != "tom" and len(card.yields) > 1:
        raise ValueError(f"only Tom Builder offers a choice, not {card.id!r}")


def _expect(what: str, entries: Iterable[_Named], ids: tuple[str, ...]) -> None:
    found = tuple(entry.id for entry in entries)
    if found != ids:
        raise ValueError(f"{what} must be {', '.join(ids)} in this order, not {', '.join(found)}")


def loads(text: str) -> CardFile:
    """Checks the text of a data file; BadData says what is wrong with it."""
    return validated(FILE, CardFile, text)


def load() -> CardFile:
    """The data file of this installation."""
    return loads(text_of(FILE))
