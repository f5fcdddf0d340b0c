"""What cards and materials are worth in the card game, remembered where a search asks for it again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BELL_FOUNDER,
    BIT,
    BRICK_MAKER,
    CARDS,
    COLOUR,
    CONVERTS,
    EACH,
    EACH_MATERIAL,
    HELPER,
    NEUTRALS,
    OWN_CRAFTSMAN_POINTS,
    PAINTER,
    POINTS,
    POTTER,
    SCORING,
    STOCK_AT,
    VALUE,
    YIELDING,
    YIELDS,
    deck_of,
)
from kingsbridge_desktop.games.pillars_cards.visibility import played


class Weights(NamedTuple):
    """What experience says; found by letting the evaluator play against itself with other weights."""

    beat: float = 1.2  # how eager others are to beat a card, against a card drawn by chance
    rival: float = 0.28  # what another player's gain counts against the own
    keep_own: float = 0.5  # how dear an own craftsman is while it is in hand, in parts of its worth
    power: float = 0.5  # and what it is good for as a card that takes tricks for me, per point of its value
    keep_good: float = 0.66  # the same of a plus card or a land
    keep_bad: float = 0.08  # the part of a minus card that one fears to take oneself
    control: float = 0.15  # what a high neutral card is good for later, per point of its value
    gift: float = 0.02  # the same of a foreign craftsman
    coming: float = 0.24  # what each card still to come is worth to another taker
    coming_own: float = 0.1  # and to me
    dumped: float = 0.27  # what I fear of each of them for each minus card about
    lead: float = 1.8  # what it costs to have to lead next
    aside: float = 0.65  # the chance to stay without a trick in one more trick
    shy: float = 1.0  # how much better a first trick must be
    shy_rival: float = 2.0  # and how much less a rival likes it
    tool_maker: float = 0.35  # how surely an own craftsman is expected in a deal
    stonecutter: float = 0.38
    woodworker: float = 0.5
    mortar_mixer: float = 0.5
    master_builder: float = 0.8
    material: float = 0.35  # how often there will be a material for a craftsman that has none yet
    spare: float = 0.15  # the worth of a material nobody turns, against one that is turned


WEIGHTS: Final = Weights()
_FIRST_CHANCE = Weights._fields.index("tool_maker")
ADVANTAGE_WORTH: Final = {PAINTER: 1.0, BRICK_MAKER: 0.8, BELL_FOUNDER: 1.8, POTTER: 2.0, HELPER: 1.2}  # per scoring
MINUS: Final = mask_of(card for card in range(CARDS) if POINTS[card] < 0)

# Sums over masks of cards are looked up in four slices of ten cards
_BITS: Final = 10
_SLICE: Final = (1 << _BITS) - 1


def _sums(worths: tuple[int, ...], first: int) -> tuple[int, ...]:
    """For every set of ten cards from `first` on: the sum of their worths."""
    sums = [0]
    for worth in worths[first : first + _BITS]:
        sums += [already + worth for already in sums]
    return tuple(sums)


_VALUES_A, _VALUES_B, _VALUES_C, _VALUES_D = [_sums(VALUE, first) for first in range(0, 4 * _BITS, _BITS)]
_SCORED = tuple(POINTS[card] if BIT[card] & SCORING else 0 for card in range(CARDS))
_POINTS_C, _POINTS_D = (_sums(_SCORED, first) for first in (2 * _BITS, 3 * _BITS))  # craftsmen have none
_yielded: dict[int, tuple[int, ...]] = {}  # by the cards that yield: seven of them


def values_in(cards: int) -> int:
    """The sum of the values of a mask of cards."""
    return (
        _VALUES_A[cards & _SLICE]
        + _VALUES_B[cards >> _BITS & _SLICE]
        + _VALUES_C[cards >> 2 * _BITS & _SLICE]
        + _VALUES_D[cards >> 3 * _BITS]
    )


def points_in(cards: int) -> int:
    """The points of plus and minus cards and the king in a mask of cards."""
    return _POINTS_C[cards >> 2 * _BITS & _SLICE] + _POINTS_D[cards >> 3 * _BITS]


def yielded(cards: int) -> tuple[int, ...]:
    """How many of each material these cards give, without Tom Builder."""
    giving = cards & YIELDING
    found = _yielded.get(giving)
    if found is None:
        units = [0] * len(EACH_MATERIAL)
        for card in members_of(giving):
            units[YIELDS[card][0]] += 1
        found = _yielded[giving] = tuple(units)
    return found


def deals_after(s: State) -> int:
    """Deals still to come after this one, as far as known."""
    return s.unseen.bit_count() + len(s.returned) - (1 if s.advantage == HIDDEN else 0)


@lru_cache(maxsize=64)
def _deck(colour: tuple[int, ...]) -> int:
    return deck_of(colour)


def unplayed(s: State) -> int:
    """A mask of the cards that have not fallen in this deal; while the advantage is hidden it is not among them."""
    deck = _deck(s.colour)
    if s.advantage != HIDDEN:
        deck |= BIT[s.advantage]
    return deck & ~played(s)


def units_of(s: State, seat: int) -> tuple[int, int, int, int]:
    """A seat's materials together with the yields it has got in this deal; more than three make no difference."""
    stock = s.stock
    at = STOCK_AT[seat]
    got = yielded(s.taken[seat])
    a, b, c, d = stock[at[0]] + got[0], stock[at[1]] + got[1], stock[at[2]] + got[2], stock[at[3]] + got[3]
    return (a if a < 3 else 3, b if b < 3 else 3, c if c < 3 else 3, d if d < 3 else 3)


# By colour: the cards that are worth something in the tricks of its player
_WORTH_SOMETHING = tuple(
    tuple(card for card in range(CARDS) if COLOUR[card] == colour or BIT[card] & (ADVANTAGES | NEUTRALS))
    for colour in range(max(COLOUR) + 1)
)


class Worths(NamedTuple):
    """What each card is worth to a player: in its tricks, and what it is good for while it stays in hand."""

    taken: tuple[float, ...]
    later: tuple[float, ...]


def card_worths(colour: int, units: tuple[int, ...], got: int, laid: int, scorings: int, weights: Weights) -> Worths:
    """For a player of this colour, who has these materials and own craftsmen."""
    another = _another(colour, units, got, laid, weights)
    worths = [0.0] * CARDS
    for card in _WORTH_SOMETHING[colour]:
        if COLOUR[card] == colour:
            best = 0.0
            for material in EACH_MATERIAL:
                vp = CONVERTS[card][material]
                if vp:
                    has = 1.0 if units[material] else weights.material
                    best = max(best, has * vp * (1 - weights.spare * 0.5))
            worths[card] = OWN_CRAFTSMAN_POINTS + best
        elif BIT[card] & ADVANTAGES:
            worths[card] = ADVANTAGE_WORTH[card] * scorings
        elif BIT[card] & NEUTRALS:
            worths[card] = float(POINTS[card])
            if YIELDS[card]:
                worths[card] += max([another[material] for material in YIELDS[card]])
    later = [_for_later(card, colour, worth, weights) for card, worth in enumerate(worths)]
    return Worths(tuple(worths), tuple(later))


def _another(colour: int, units: tuple[int, ...], got: int, laid: int, weights: Weights) -> list[float]:
    """Per material: what one more unit is worth."""
    chances = weights[_FIRST_CHANCE : _FIRST_CHANCE + EACH]
    first = colour * EACH
    tools: list[list[tuple[float, float]]] = [[] for _ in EACH_MATERIAL]  # per material: (expected points, chance)
    for rank in range(EACH):
        card = first + rank
        chance = 1.0 if got & BIT[card] else chances[rank]
        kinds = [m for m in EACH_MATERIAL if CONVERTS[card][m]]
        for material in kinds:
            share = chance if len(kinds) == 1 else chance * 0.5
            tools[material].append((CONVERTS[card][material] * share, share))
    for card in (POTTER, BELL_FOUNDER):
        if laid & BIT[card]:
            for material in EACH_MATERIAL:
                if CONVERTS[card][material]:
                    tools[material].append((float(CONVERTS[card][material]), 1.0))
    another = []
    for material in EACH_MATERIAL:
        tools[material].sort(reverse=True)
        at = units[material]
        spare = 1.0 if laid & BIT[HELPER] else weights.spare * (tools[material][0][0] if tools[material] else 0.5)
        if at < len(tools[material]):
            points, chance = tools[material][at]
            another.append(points + (1 - chance) * spare)
        else:
            another.append(0.5 * spare)
    return another


def _for_later(card: int, colour: int, worth: float, w: Weights) -> float:
    """What a card is good for while it stays in hand."""
    if COLOUR[card] == colour:
        return w.keep_own * worth + w.power * VALUE[card]
    if COLOUR[card] >= 0:
        return w.gift * VALUE[card]
    return (w.keep_good if worth > 0 else w.keep_bad) * worth + w.control * VALUE[card]
