"""The card file compiled into tuples, once, when the game is first used: cards, colours and materials are numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import permutations
from typing import Final

from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.games.pillars_cards import data
from kingsbridge_desktop.games.pillars_cards.meta import META

COMPONENTS: Final = data.BOX.load(__name__)  # for those who tell what is printed on a card; rules read the tuples below

MATERIALS: Final = data.MATERIALS
MATERIAL_NAMES: Final[tuple[Mapping[str, str], ...]] = tuple(entry.names for entry in COMPONENTS.materials)
STONE, WOOD, SAND, METAL = EACH_MATERIAL = range(len(MATERIALS))  # the kinds of material
START: Final = tuple(entry.start for entry in COMPONENTS.materials)
CARRY_OVER: Final = COMPONENTS.carry_over
OWN_CRAFTSMAN_POINTS: Final = COMPONENTS.own_craftsman_points

COLOURS: Final = data.COLOURS
COLOUR_NAMES: Final[tuple[Mapping[str, str], ...]] = tuple(entry.names for entry in COMPONENTS.colours)
NO_COLOUR: Final = -1  # of neutral cards and advantages
SEATS: Final = META.seats
MOST_SEATS: Final = SEATS[-1]
EACH: Final = len(data.CRAFTSMEN)  # cards of a colour: they come first, colour by colour in the same order
SEATINGS: Final = tuple(permutations(range(len(COLOURS))))
"""Every way to give the four colours to the seats; a fourth colour without a seat stays in the box (PC-03)."""


def _box() -> Iterable[tuple[str, int, data.CardEntry]]:
    """Every card: its id, its colour and what is printed on it."""
    for colour, name in enumerate(COLOURS):
        for craftsman in COMPONENTS.craftsmen:
            yield f"{name}_{craftsman.id}", colour, craftsman
    for neutral in COMPONENTS.neutrals:
        for copy in range(neutral.count):
            yield neutral.id if neutral.count == 1 else f"{neutral.id}_{copy + 1}", NO_COLOUR, neutral
    for advantage in COMPONENTS.advantages:
        yield advantage.id, NO_COLOUR, advantage


def _vp_per_material(converts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(converts.get(material, 0) for material in MATERIALS)


_ENTRIES = tuple(entry for _, _, entry in _box())
CARD_IDS: Final = tuple(name for name, _, _ in _box())  # blue_woodworker, quarry_1, ellen, painter
CARD_NAMES: Final[tuple[Mapping[str, str], ...]] = tuple(entry.names for entry in _ENTRIES)  # no colour
CARDS: Final = len(CARD_IDS)
COLOUR: Final = tuple(colour for _, colour, _ in _box())
VALUE: Final = tuple(entry.value for entry in _ENTRIES)
POINTS: Final[tuple[int, ...]] = tuple(
    getattr(entry, "points", 0) for entry in _ENTRIES
)  # minus cards have less than 0
YIELDS: Final = tuple(  # the materials a black card gives; several: one of them
    tuple(MATERIALS.index(material) for material in entry.yields) if isinstance(entry, data.Neutral) else ()
    for entry in _ENTRIES
)
CONVERTS: Final = tuple(_vp_per_material(getattr(entry, "converts", {})) for entry in _ENTRIES)  # VP, 0: cannot
ID_OF: Final = {name: card for card, name in enumerate(CARD_IDS)}
KING, ALIENA, TOM, ELLEN, ALFRED = (ID_OF[name] for name in ("king", "aliena", "tom", "ellen", "alfred"))
PAINTER, BRICK_MAKER, BELL_FOUNDER, POTTER, HELPER = (ID_OF[name] for name in data.ADVANTAGES)
SAND_GIVEN, STONE_MADE = SWAP = next(
    (MATERIALS.index(entry.swaps.gives), MATERIALS.index(entry.swaps.gets))
    for entry in COMPONENTS.advantages
    if entry.swaps is not None
)
"""What the brick maker takes and makes."""

# The materials that a card converts or swaps, as a mask
TURNS: Final = tuple(
    1 << SAND_GIVEN if card == BRICK_MAKER else mask_of(kind for kind in EACH_MATERIAL if CONVERTS[card][kind])
    for card in range(CARDS)
)


def _where(test: Callable[[int], object]) -> int:
    return mask_of(card for card in range(CARDS) if test(card))


# Masks of cards
BIT: Final = tuple(1 << card for card in range(CARDS))
ADVANTAGES: Final = mask_of(ID_OF[name] for name in data.ADVANTAGES)
CRAFTSMEN: Final = _where(lambda card: COLOUR[card] != NO_COLOUR)
NEUTRALS: Final = _where(lambda card: True) & ~CRAFTSMEN & ~ADVANTAGES
OWN: Final = tuple(_where(lambda card, c=colour: COLOUR[card] == c) for colour in range(len(COLOURS)))  # type: ignore[misc]
YIELDING: Final = _where(lambda card: YIELDS[card]) & ~BIT[TOM]
SCORING: Final = _where(lambda card: POINTS[card]) & NEUTRALS  # plus and minus cards and the king
CONVERTING: Final = BIT[POTTER] | BIT[BELL_FOUNDER]  # advantages that work like a craftsman, besides the own ones

KIND_BIT: Final = tuple(1 << kind for kind in EACH_MATERIAL)  # masks of materials
# The stock of all seats is one list: where a material of a seat is, and all of a seat
STOCK_AT: Final = tuple(tuple(seat * len(EACH_MATERIAL) + kind for kind in EACH_MATERIAL) for seat in range(MOST_SEATS))
STOCK_OF: Final = tuple(slice(at[0], at[-1] + 1) for at in STOCK_AT)


def seating_of(colours: Iterable[int]) -> int:
    """The value of the option `colours` under which seat i plays colours[i]; trusts the caller: all different."""
    chosen = tuple(colours)
    return SEATINGS.index(chosen + tuple(colour for colour in range(len(COLOURS)) if colour not in chosen))


def deck_of(colours: Iterable[int]) -> int:
    """The craftsmen and neutral cards that are dealt every time to players of these colours (PC-03, PC-04)."""
    chosen = tuple(colours)
    deck = NEUTRALS if len(chosen) == MOST_SEATS else NEUTRALS & ~BIT[ELLEN]
    for colour in chosen:
        deck |= OWN[colour]
    return deck


TRICKS: Final = {seats: (deck_of(range(seats)).bit_count() + 1) // seats for seats in SEATS}  # of a deal (PC-04)
