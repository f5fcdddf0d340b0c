"""The cards, read once from assets/data/pillars_cards.json and compiled into tuples.

German rule terms and our identifiers:
Durchgang deal · Stich trick · Königsstich king's trick · als Erster ausspielen lead · den Stich erhalten take ·
Handwerker craftsman · neutrale Karte neutral · Vorteilskarte advantage · ausliegen laid out · Baustoff material ·
Vorrat stock · Ertrag yield · umwandeln convert · abgeben give up · übernehmen carry over · Siegpunkt vp ·
Werkzeugmacher tool_maker · Steinmetz stonecutter · Schreiner woodworker · Mörtelmischer mortar_mixer ·
Baumeister master_builder · Steinbruch quarry · Wald forest · Kiesgrube gravel_pit · König king · Maler painter ·
Ziegelbrenner brick_maker · Glockengießer bell_founder · Töpfer potter · Gehilfe helper
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import permutations
from typing import Annotated, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.games.component_file import text_of, validated

FILE = "pillars_cards.json"
NO_COLOUR = -1  # the colour of neutral cards and advantages

_COLOURS = ("blue", "green", "red", "orange")
_MATERIALS = ("stone", "wood", "sand", "metal")
_CRAFTSMEN = ("tool_maker", "stonecutter", "woodworker", "mortar_mixer", "master_builder")
_LANDS = ("quarry", "forest", "gravel_pit")
_PERSONS = ("king", "aliena", "william", "philip", "tom", "regan", "ellen", "waleran", "alfred")
_ADVANTAGES = ("painter", "brick_maker", "bell_founder", "potter", "helper")

Material = Literal["stone", "wood", "sand", "metal"]
Sureness = Literal["rulebook", "derived", "rebuilt"]
Points = Annotated[int, Field(ge=-99, le=99)]
Conversions = dict[Material, Annotated[int, Field(ge=1, le=99)]]


class _Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class _Names(_Model):
    de: Annotated[str, Field(min_length=1)]
    en: Annotated[str, Field(min_length=1)]


class _Named(_Model):
    id: str
    names: _Names


class _MaterialEntry(_Named):
    start: Annotated[int, Field(ge=0, le=3)]


class _CardEntry(_Named):
    value: Annotated[int, Field(ge=0, le=99)]
    source: dict[str, Sureness] = {}


class _Craftsman(_CardEntry):
    converts: Annotated[Conversions, Field(min_length=1)]


class _Neutral(_CardEntry):
    count: Annotated[int, Field(ge=1)] = 1
    points: Points = 0
    yields: list[Material] = []


class _Swap(_Model):
    gives: Material
    gets: Material


class _Advantage(_CardEntry):
    points: Points = 0
    converts: Conversions = {}
    swaps: _Swap | None = None


class _File(_Model):
    about: str
    carry_over: Annotated[int, Field(ge=0)]
    own_craftsman_points: Points
    colours: list[_Named]
    materials: list[_MaterialEntry]
    craftsmen: list[_Craftsman]
    neutrals: list[_Neutral]
    advantages: list[_Advantage]

    @model_validator(mode="after")
    def check(self) -> Self:
        """The box of the printed game: which entries there are is fixed, what they say may be corrected."""
        _expect("colours", self.colours, _COLOURS)
        _expect("materials", self.materials, _MATERIALS)
        _expect("craftsmen", self.craftsmen, _CRAFTSMEN)
        _expect("neutrals", self.neutrals, _LANDS + _PERSONS)
        _expect("advantages", self.advantages, _ADVANTAGES)
        for land in self.neutrals:
            if land.count != (2 if land.id in _LANDS else 1):
                raise ValueError(
                    f"{land.count} cards of {land.id!r}; the 15 neutral cards are 3 lands twice, 9 persons"
                )
            if len(set(land.yields)) != len(land.yields):
                raise ValueError(f"{land.id!r} names a material twice")
            if land.id == "tom" and not land.yields:
                raise ValueError("Tom Builder offers no material")
            if land.id != "tom" and len(land.yields) > 1:
                raise ValueError(f"only Tom Builder offers a choice, not {land.id!r}")
        cards: list[_CardEntry] = [*self.craftsmen, *self.neutrals, *self.advantages]
        king = next(card for card in self.neutrals if card.id == "king")
        if any(card.value >= king.value for card in cards if card is not king):
            raise ValueError("the king must be the highest card")  # PC-15
        if sum(material.start for material in self.materials) > self.carry_over:
            raise ValueError("the players start with more materials than may be carried over")
        painter, brick_maker, bell_founder, potter, helper = self.advantages
        for card, has in (
            (painter, painter.points and not painter.converts and not painter.swaps),
            (brick_maker, brick_maker.swaps and not brick_maker.converts and not brick_maker.points),
            (bell_founder, bell_founder.converts and not bell_founder.swaps and not bell_founder.points),
            (potter, potter.converts and not potter.swaps and not potter.points),
            (helper, helper.converts and not helper.swaps and not helper.points),
        ):
            if not has:
                raise ValueError(f"the advantage {card.id!r} does not do what its name says")
        return self


def _expect(what: str, entries: Iterable[_Named], ids: tuple[str, ...]) -> None:
    found = tuple(entry.id for entry in entries)
    if found != ids:
        raise ValueError(f"{what} must be {', '.join(ids)} in this order, not {', '.join(found)}")


class Data(NamedTuple):
    """The file compiled: a card is its index, a material too (0 stone, 1 wood, 2 sand, 3 metal)."""

    carry_over: int
    own_craftsman_points: int
    colours: tuple[str, ...]
    colour_names: tuple[Mapping[str, str], ...]
    materials: tuple[str, ...]
    material_names: tuple[Mapping[str, str], ...]
    start: tuple[int, ...]
    cards: tuple[str, ...]  # unique ids: blue_woodworker, quarry_1, ellen, painter
    card_names: tuple[Mapping[str, str], ...]  # of a craftsman without the colour
    value: tuple[int, ...]
    colour: tuple[int, ...]  # per card, NO_COLOUR if none
    points: tuple[int, ...]  # plus and minus, the king, the painter
    yields: tuple[tuple[int, ...], ...]  # the materials a black card gives; several: one of them
    converts: tuple[tuple[int, ...], ...]  # per card and material: VP, 0 if it cannot
    swap: tuple[int, int]  # what the brick maker takes and makes
    rebuilt: tuple[frozenset[str], ...]  # per card: the fields that are not from the rulebook


def loads(text: str) -> Data:
    """Checks and compiles the text of a data file; BadData says what is wrong with it."""
    return _compile(validated(FILE, _File, text))


def _compile(file: _File) -> Data:
    cards: list[tuple[str, int, _CardEntry]] = []
    for colour, entry in enumerate(file.colours):
        cards += [(f"{entry.id}_{craftsman.id}", colour, craftsman) for craftsman in file.craftsmen]
    for neutral in file.neutrals:
        if neutral.count == 1:
            cards.append((neutral.id, NO_COLOUR, neutral))
        else:
            cards += [(f"{neutral.id}_{copy + 1}", NO_COLOUR, neutral) for copy in range(neutral.count)]
    cards += [(advantage.id, NO_COLOUR, advantage) for advantage in file.advantages]
    entries = [card for _, _, card in cards]
    swap = file.advantages[1].swaps
    assert swap is not None  # the validator saw to it
    return Data(
        carry_over=file.carry_over,
        own_craftsman_points=file.own_craftsman_points,
        colours=tuple(entry.id for entry in file.colours),
        colour_names=tuple(entry.names.model_dump() for entry in file.colours),
        materials=tuple(entry.id for entry in file.materials),
        material_names=tuple(entry.names.model_dump() for entry in file.materials),
        start=tuple(entry.start for entry in file.materials),
        cards=tuple(name for name, _, _ in cards),
        card_names=tuple(card.names.model_dump() for card in entries),
        value=tuple(card.value for card in entries),
        colour=tuple(colour for _, colour, _ in cards),
        points=tuple(0 if isinstance(card, _Craftsman) else getattr(card, "points", 0) for card in entries),
        yields=tuple(
            tuple(_MATERIALS.index(material) for material in card.yields) if isinstance(card, _Neutral) else ()
            for card in entries
        ),
        converts=tuple(_vp_per_material(getattr(card, "converts", {})) for card in entries),
        swap=(_MATERIALS.index(swap.gives), _MATERIALS.index(swap.gets)),
        rebuilt=tuple(
            frozenset(field for field, source in card.source.items() if source != "rulebook") for card in entries
        ),
    )


def _vp_per_material(converts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(converts.get(material, 0) for material in _MATERIALS)


def load() -> Data:
    """The data file of this installation."""
    return loads(text_of(FILE))


DATA = load()

CARDS = len(DATA.cards)
VALUE = DATA.value
COLOUR = DATA.colour
POINTS = DATA.points
CONVERTS = DATA.converts
BIT = tuple(1 << card for card in range(CARDS))
ID_OF = {name: card for card, name in enumerate(DATA.cards)}
STONE, WOOD, SAND, METAL = range(4)

KING, ALIENA, TOM, ELLEN, ALFRED = (ID_OF[name] for name in ("king", "aliena", "tom", "ellen", "alfred"))
PAINTER, BRICK_MAKER, BELL_FOUNDER, POTTER, HELPER = (ID_OF[name] for name in _ADVANTAGES)


cards_in = members_of  # the cards of a mask


def _where(test: Callable[[int], object]) -> int:
    return mask_of(card for card in range(CARDS) if test(card))


ADVANTAGES = mask_of(ID_OF[name] for name in _ADVANTAGES)
CRAFTSMEN = _where(lambda card: COLOUR[card] >= 0)
NEUTRALS = _where(lambda card: True) & ~CRAFTSMEN & ~ADVANTAGES
OWN = tuple(_where(lambda card, colour=colour: COLOUR[card] == colour) for colour in range(4))  # type: ignore[misc]
YIELDING = _where(lambda card: DATA.yields[card]) & ~BIT[TOM]
SCORING = _where(lambda card: POINTS[card]) & NEUTRALS  # plus and minus cards and the king

SEATINGS = tuple(permutations(range(4)))
"""Every way to give the four colours to the seats; a fourth colour without a seat stays in the box (PC-03)."""


def seating_of(colours: Iterable[int]) -> int:
    """The value of the option `colours` under which seat i plays colours[i]; trusts the caller: all different."""
    chosen = tuple(colours)
    return SEATINGS.index(chosen + tuple(colour for colour in range(4) if colour not in chosen))


def deck_of(colours: Iterable[int]) -> int:
    """The craftsmen and neutral cards that are dealt every time to players of these colours (PC-03, PC-04)."""
    chosen = tuple(colours)
    deck = NEUTRALS if len(chosen) == 4 else NEUTRALS & ~BIT[ELLEN]
    for colour in chosen:
        deck |= OWN[colour]
    return deck
