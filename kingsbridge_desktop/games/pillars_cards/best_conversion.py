"""The best conversion: a complete and exact answer to all questions of one player's scoring.

`best` maximises the points of this scoring; among equal ones what is kept for the next deal, valued by `worth`; among
those still equal it takes the first in the order stone, wood, sand, metal, leaving the brick maker and the master
builder alone where they gain nothing. Bots weigh the two against each other instead with `plan`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars_cards import choices, scoring
from kingsbridge_desktop.games.pillars_cards.actions import CONVERT, DONE, GIVE_UP, TAKE
from kingsbridge_desktop.games.pillars_cards.choices import converters
from kingsbridge_desktop.games.pillars_cards.state import State, is_last_deal, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BELL_FOUNDER,
    BIT,
    BRICK_MAKER,
    CARRY_OVER,
    CONVERTING,
    CONVERTS,
    EACH,
    EACH_MATERIAL,
    HELPER,
    METAL,
    OWN,
    PAINTER,
    POTTER,
    SAND,
    SAND_GIVEN,
    STONE,
    STONE_MADE,
    TOM,
    WOOD,
    YIELDING,
    YIELDS,
)

POINTS_FIRST = 1000  # one point now outweighs anything that can be kept
POINT = 10  # worth is counted in tenths of a point

# What the first, second and third unit of a material may bring in the next deal, in tenths of a point: about the chance
# to get the own craftsman of its kind or the master builder, times the points; the best of some tables in 400 games.
_WORTH = ((26, 8, 2), (22, 7, 2), (16, 4, 1), (30, 10, 2))
_MATTERING = ADVANTAGES & ~BIT[PAINTER]
_NO_CHANCE = Scripted(())
_MACHINE: Machine[State] = Machine(choices, scoring)


class Plan(NamedTuple):
    """What a player means to do: Tom's material, whether to make a brick, and who turns what; the rest is kept."""

    score: int
    tom: int
    brick: bool
    conversions: tuple[tuple[int, int], ...]  # card and material, in the order of the cards
    helped: tuple[int, ...]  # per material: how many
    given_up: tuple[int, ...]


def best(s: State) -> list[Action]:
    """All answers of the asked player from this question to the end of that player's scoring.

    Trusts the caller: a question of the scoring is on top.
    """
    return actions(s, plan(s, POINTS_FIRST))


def points_of(wanted: Sequence[Action]) -> int:
    """The points of these conversions; bricks bring theirs when they are converted in turn."""
    return sum(CONVERTS[a.args[0]][a.args[1]] for a in wanted if a.kind == "convert" and a.args[0] != BRICK_MAKER)


def plan(s: State, point: int = POINT) -> Plan:
    """The plan of the asked player that makes most of `point` per point now plus the worth of what is kept."""
    frame = s.stack[-1]
    seat = frame.seat
    laid = s.laid[seat]
    kind = frame.kind
    early = kind in ("choose_material", "make_brick")
    if kind == "convert":
        cards = frame.args[0]
    else:
        cards = converters(s, seat) if early else 0
    found = _solve(
        kind == "choose_material",
        early and bool(laid & BIT[BRICK_MAKER]),
        tuple(stock_of(s, seat)),
        _uncoloured(cards, s.colour[seat]),
        kind != "give_up" and bool(laid & BIT[HELPER]),
        is_last_deal(s),
        laid & _MATTERING,
        point,
    )
    first = s.colour[seat] * EACH
    if not first or not found.conversions:
        return found
    own = tuple([(card + first if card < EACH else card, material) for card, material in found.conversions])
    return Plan(found.score, found.tom, found.brick, own, found.helped, found.given_up)


def _uncoloured(cards: int, colour: int) -> int:
    """The same cards for blue: what craftsmen convert does not depend on the colour, so solutions are shared."""
    return (cards & OWN[colour]) >> colour * EACH | cards & ADVANTAGES


def actions(s: State, wanted: Plan) -> list[Action]:
    """The plan as answers to the questions that will really be asked."""
    s = s.copy()
    s.stack = s.stack[-1:]  # what comes after this player does not matter
    chosen: list[Action] = []
    conversions = list(wanted.conversions)
    helped = list(wanted.helped)
    given_up = list(wanted.given_up)
    while s.stack:
        kind = s.stack[-1].kind
        action = DONE
        if kind == "choose_material":
            action = TAKE[wanted.tom]
        elif kind == "make_brick":
            if wanted.brick:
                action = CONVERT[BRICK_MAKER][SAND_GIVEN]
        elif kind == "convert":
            if conversions:
                card, material = conversions.pop(0)
                action = CONVERT[card][material]
        else:
            left = helped if kind == "use_helper" else given_up
            for material in EACH_MATERIAL:
                if left[material]:
                    left[material] -= 1
                    action = CONVERT[HELPER][material] if kind == "use_helper" else GIVE_UP[material]
                    break
        chosen.append(action)
        _MACHINE.step(s, action, _NO_CHANCE)
    return chosen


def first_action(s: State, wanted: Plan) -> Action:
    """The plan's answer to the question on top."""
    kind = s.stack[-1].kind
    if kind == "choose_material":
        return TAKE[wanted.tom]
    if kind == "make_brick":
        return CONVERT[BRICK_MAKER][SAND_GIVEN] if wanted.brick else DONE
    if kind == "convert":
        return CONVERT[wanted.conversions[0][0]][wanted.conversions[0][1]] if wanted.conversions else DONE
    left = wanted.helped if kind == "use_helper" else wanted.given_up
    for material in EACH_MATERIAL:
        if left[material]:
            return CONVERT[HELPER][material] if kind == "use_helper" else GIVE_UP[material]
    return DONE


@lru_cache(maxsize=64)
def worth(laid: int) -> tuple[tuple[int, ...], ...]:
    """Per material: what 0, 1, 2, … kept units are worth to the owner of these advantages, in tenths of a point.

    Potter and bell founder make one unit of their kind sure, the brick maker makes sand as good as stone, the helper
    makes any unit worth a point. Every further unit is worth something, so nothing is given up without need.
    """
    table = []
    for material in EACH_MATERIAL:
        units = [*_WORTH[material], *(1 for _ in range(CARRY_OVER - 3))][:CARRY_OVER]
        if laid & BIT[BRICK_MAKER] and material == SAND_GIVEN and STONE_MADE == STONE:
            units[0] = max(units[0], _WORTH[STONE][0] - 1)
        for card, kind in ((POTTER, SAND), (BELL_FOUNDER, METAL)):
            if laid & BIT[card] and material == kind:
                units = [max(units[0], CONVERTS[card][kind] * POINT), *units[: CARRY_OVER - 1]]
        if laid & BIT[HELPER]:
            units = [max(unit, CONVERTS[HELPER][material] * POINT + 1) for unit in units]
        sums = [0]
        for unit in units:
            sums.append(sums[-1] + unit)
        table.append(tuple(sums))
    return tuple(table)


def worth_of(s: State, seat: int) -> int:
    """What a seat's stock is worth in the next deal, in tenths of a point."""
    table = worth(s.laid[seat])
    return sum(table[m][min(n, len(table[m]) - 1)] for m, n in enumerate(stock_of(s, seat)))


def promise(s: State, seat: int, last: bool) -> int:
    """What conversions and kept materials would bring a seat if the deal ended now, in tenths of a point."""
    units = stock_of(s, seat)
    cards = s.taken[seat]
    giving = cards & YIELDING
    while giving:
        low = giving & -giving
        giving ^= low
        units[YIELDS[low.bit_length() - 1][0]] += 1
    laid = s.laid[seat] | cards & ADVANTAGES
    tools = cards & OWN[s.colour[seat]] | laid & CONVERTING
    tools = _uncoloured(tools, s.colour[seat])
    stone, wood, sand, metal = units
    return _score(bool(cards & BIT[TOM]), stone, wood, sand, metal, tools, last, laid & _MATTERING)


@lru_cache(maxsize=1 << 16)
def _score(tom: bool, stone: int, wood: int, sand: int, metal: int, cards: int, last: bool, laid: int) -> int:
    """The score of the best plan with these materials and cards, as `_solve` finds it; playouts need no more."""
    most = 0  # nothing need be done
    for taken in YIELDS[TOM] if tom else (-1,):
        for make in (False, True) if laid & BIT[BRICK_MAKER] else (False,):
            units = [stone, wood, sand, metal]
            if taken >= 0:
                units[taken] += 1
            if make:
                if not units[SAND_GIVEN]:
                    continue
                units[SAND_GIVEN] -= 1
                units[STONE_MADE] += 1
            fixed, free = _sorted_tools(cards)
            for choice in product(
                *([-1, *(m for m in EACH_MATERIAL if CONVERTS[card][m] and units[m])] for card in free)
            ):
                tools = list(fixed)
                for card, material in zip(free, choice, strict=True):
                    if material >= 0:
                        tools[material] = _one_more(tools[material], CONVERTS[card][material])
                gains = [_gains(m, units[m], tools[m], last, laid) for m in EACH_MATERIAL]
                two, others = _together(gains[STONE], gains[WOOD]), _together(gains[SAND], gains[METAL])
                most = max(most, _together(two, others)[-1])
    return most


@lru_cache(maxsize=4096)
def _sorted_tools(cards: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Per material what cards of that kind give for it, the best first; and the cards that may choose a material."""
    fixed: list[list[int]] = [[] for _ in EACH_MATERIAL]
    free = []
    for card in members_of(cards):
        kinds = [m for m in EACH_MATERIAL if CONVERTS[card][m]]
        if len(kinds) == 1:
            fixed[kinds[0]].append(CONVERTS[card][kinds[0]])
        else:
            free.append(card)
    return tuple(tuple(sorted(values, reverse=True)) for values in fixed), tuple(free)


def _choices(free: Sequence[int], units: Sequence[int]) -> Iterable[tuple[int, ...]]:
    """Every way to give materials that are there to cards that may choose; -1: none."""
    return product(*([-1, *(m for m in EACH_MATERIAL if CONVERTS[card][m] and units[m])] for card in free))


@lru_cache(maxsize=4096)
def _one_more(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(sorted((*values, value), reverse=True))


@lru_cache(maxsize=1 << 15)
def _gains(material: int, have: int, tools: tuple[int, ...], last: bool, laid: int) -> tuple[int, ...]:
    """What a material brings when at most 0, 1, … units of it are kept and the others are spent, best tool first."""
    each = CONVERTS[HELPER][material] if laid & BIT[HELPER] else 0
    table = worth(laid)[material]
    gains: list[int] = []
    for keep in range((0 if last else CARRY_OVER) + 1):
        if keep <= have:
            spent = have - keep
            points = sum(tools[:spent]) + each * max(0, spent - len(tools))
            gain = POINT * points + (table[keep] if keep else 0)
            gains.append(max(gain, gains[-1]) if gains else gain)
        else:
            gains.append(gains[-1])
    return tuple(gains)


@lru_cache(maxsize=1 << 15)
def _together(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The same for two kinds that share what may be kept."""
    return tuple(
        max([first[keep] + second[number - keep] for keep in range(number + 1)]) for number in range(len(first))
    )


@lru_cache(maxsize=1 << 16)
def _solve(
    tom: bool, brick: bool, stock: tuple[int, ...], cards: int, helper: bool, last: bool, laid: int, point: int
) -> Plan:
    """Tries Tom's materials and the brick maker; for each the best use of what is there."""
    found: Plan | None = None
    for taken in YIELDS[TOM] if tom else (-1,):
        for make in (False, True) if brick else (False,):
            units = list(stock)
            if taken >= 0:
                units[taken] += 1
            if make:
                if not units[SAND_GIVEN]:
                    continue
                units[SAND_GIVEN] -= 1
                units[STONE_MADE] += 1
            use = _use(units, cards, helper, last, laid, point)
            if found is None or use.score > found.score:
                found = use._replace(tom=taken, brick=make)
    assert found is not None  # without a brick there is always a way
    return found


def _use(units: list[int], cards: int, helper: bool, last: bool, laid: int, point: int) -> Plan:
    """Tries every material for the cards that may choose one; all others have their kind."""
    fixed: list[list[tuple[int, int]]] = [[] for _ in EACH_MATERIAL]  # (points, card)
    free: list[int] = []
    for card in members_of(cards):
        kinds = [m for m in EACH_MATERIAL if CONVERTS[card][m]]
        if len(kinds) == 1:
            fixed[kinds[0]].append((CONVERTS[card][kinds[0]], card))
        else:
            free.append(card)
    found: Plan | None = None
    for choice in _choices(free, units):
        tools = [list(own) for own in fixed]
        for card, material in zip(free, choice, strict=True):
            if material >= 0:
                tools[material].append((CONVERTS[card][material], card))
        for own in tools:
            own.sort(key=lambda tool: -tool[0])
        score, kept = _keep(units, tools, helper, last, laid, point)
        if found is None or score > found.score:
            found = _planned(score, units, kept, tools, helper, last)
    assert found is not None
    return found


def _keep(
    units: list[int], tools: list[list[tuple[int, int]]], helper: bool, last: bool, laid: int, point: int
) -> tuple[int, tuple[int, ...]]:
    """How many of each material to keep for most points and worth; all others are spent, best tool first."""
    limit = 0 if last else CARRY_OVER
    table = worth(laid)
    ways: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}  # by number kept so far
    for material in EACH_MATERIAL:
        have = units[material]
        each = CONVERTS[HELPER][material] * point if helper else 0
        values = [point * vp for vp, _ in tools[material]]
        gains = []  # by number kept
        for keep in range(min(have, limit) + 1):
            spent = have - keep
            gain = sum(values[:spent]) + each * max(0, spent - len(values))
            gains.append(gain + table[material][keep] if keep else gain)
        after: dict[int, tuple[int, tuple[int, ...]]] = {}
        for kept_before, (score, kept) in ways.items():
            for keep, gain in enumerate(gains[: limit - kept_before + 1]):
                number = kept_before + keep
                if number not in after or score + gain > after[number][0]:
                    after[number] = (score + gain, (*kept, keep))
        ways = after
    return max(ways.values(), key=lambda way: way[0])


def _planned(
    score: int,
    units: list[int],
    kept: tuple[int, ...],
    tools: list[list[tuple[int, int]]],
    helper: bool,
    last: bool,
) -> Plan:
    conversions = []
    helped = [0] * len(EACH_MATERIAL)
    given_up = [0] * len(EACH_MATERIAL)
    for material in EACH_MATERIAL:
        spent = units[material] - kept[material]
        used = tools[material][:spent]
        conversions += [(card, material) for _, card in used]
        rest = spent - len(used)
        if helper and CONVERTS[HELPER][material]:
            helped[material] = rest
        elif not last:
            given_up[material] = rest
    return Plan(score, -1, False, tuple(sorted(conversions)), tuple(helped), tuple(given_up))
