"""What things are worth in the board game, in VP: craftsmen over the rounds left, gold, resources, advantages, spaces.

The measure of all is a worker: in the mill it brings one gold, on a site a part of a cube. A row of craftsmen is worth
what it makes of a round's workers beyond what they would earn in the mill.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import working

METAL = tables.METAL


@dataclass(frozen=True, eq=False)  # one of a kind, so that caches can tell weights apart at no cost
class Weights:
    """What the evaluation believes; found by letting variants play against each other."""

    gold: tuple[float, ...] = (0.0, 0.30, 0.30, 0.29, 0.28, 0.25, 0.14, 0.02)  # one gold, by round and at the end
    purse: float = 16.0  # beyond so much gold another one is worth half
    worker: float = 0.30  # one worker for a round
    last_worker: float = 0.16
    cube_workers: tuple[float, ...] = (2.6, 2.15, 1.75, 0.0)  # what a cube costs in workers
    cube_limits: tuple[float, ...] = (4.5, 4.5, 5.0, 0.7)  # what a round brings at most
    last_metal: float = 0.8  # besides what is held
    reserve: float = 0.03  # capacity that an ordinary round does not fill
    workers: float = 13.0
    decay: float = 0.9  # a later round counts less: better craftsmen take the place
    right: float = 0.12  # a market right, per round
    keep: tuple[float, ...] = (0.6, 0.5, 0.42, 1.5)  # a kept cube
    bishop: float = 0.55  # besides the resource
    start_player: float = 0.3
    market: float = 0.25  # besides the trades that can be seen
    place: float = 0.5  # a sixth place, per round
    philip: float = 0.45
    francis: float = 0.4
    ellen: float = 0.2
    freedom: float = 1.2
    thomas: float = 1.2
    remigius: float = 1.5
    later: float = 0.65  # share of the builders in the bag that take a better space before one that passes
    veto: float = 0.5  # what an own builder must gain by coming next
    debt: float = 0.4  # one gold that is owed and missing
    wall: float = 1.3  # a builder less in the next round


WEIGHTS = Weights()


class Expected(NamedTuple):
    """What each thing adds to the points at the end, fitted to the ends of a few hundred games of quick players."""

    places: float = 0.76  # a point that a builder will score this round
    building: float = 0.85  # a point of the best building
    prospects: float = 0.44
    kept: float = 0.27
    cube: float = 0.33  # any resource that is left
    gold: float = 0.25
    more_gold: float = 0.17  # beyond PURSE
    last_gold: float = 0.16
    advantages: float = 0.92
    market: float = 1.05
    start_player: float = 0.47
    castle: float = 0.77
    bishop: float = 0.34
    builder: float = 0.65  # not drawn yet
    passed: float = 0.41
    phases: tuple[float, ...] = (0.0, 1.8, 1.3, 0.0)
    rounds: tuple[
        tuple[float, ...], ...
    ] = (  # what this and all later rounds bring anybody, by round, for 2, 3, 4 players
        (),
        (44.0, 37.4, 32.0),
        (36.9, 31.9, 27.2),
        (29.0, 24.8, 21.3),
        (19.7, 16.8, 14.4),
        (9.8, 8.0, 6.5),
        (2.5, 2.1, 1.6),
    )


EXPECTED = Expected()
PURSE = 16


class _Slot(NamedTuple):
    gain: float  # of one use, beyond what its workers would earn in the mill
    workers: float
    uses: tuple[tuple[int, int], ...]
    times: int


@lru_cache(maxsize=20_000)
def engine(row: int, last: bool, metal: int = 0, w: Weights = WEIGHTS) -> float:
    """What a row makes of an ordinary round, or of the last one with that metal, beyond what the mill would pay."""
    price = w.last_worker if last else w.worker
    slots = []
    for craftsman in working(row):
        uses = tables.USED[craftsman]
        workers = sum(w.cube_workers[kind] * amount for kind, amount in uses if kind != tables.GOLD)
        spent = workers + sum(amount for kind, amount in uses if kind == tables.GOLD)
        gain = tables.GIVES_VP[craftsman] + tables.GIVES_GOLD[craftsman] * price - spent * price
        times: float = float(tables.CAPACITY[craftsman])
        if tables.NEEDS[craftsman]:
            gain *= w.cube_limits[METAL]
        if gain > 0:
            slots.append(_Slot(gain, workers, uses, int(times)))
    slots.sort(key=lambda slot: slot.gain / (slot.workers + 0.01), reverse=True)
    left = [*w.cube_limits, 9.0]
    if last:
        left[METAL] = w.last_metal + metal
        left[tables.GOLD] = 15.0
    budget = w.workers
    value = 0.0
    for slot in slots:
        times = float(slot.times)
        if slot.workers:
            times = min(times, budget / slot.workers)
        for kind, amount in slot.uses:
            times = min(times, left[kind] / amount)
        value += times * slot.gain + w.reserve * (slot.times - times) * slot.gain
        budget -= times * slot.workers
        for kind, amount in slot.uses:
            left[kind] -= times * amount
    if not last:
        value += w.right * (
            bool(row & tables.RIGHT_HOLDERS[tables.BUY_WOOD]) + bool(row & tables.RIGHT_HOLDERS[tables.SELL_STONE])
        )
    return value


@lru_cache(maxsize=20_000)
def prospects(row: int, rounds: int, metal: int = 0, w: Weights = WEIGHTS) -> float:
    """What a row will make in the last `rounds` rounds of the game, with the metal held now."""
    value, weight = 0.0, 1.0
    for ahead in range(rounds):
        value += weight * engine(row, ahead == rounds - 1, metal, w)
        weight *= w.decay
    return value


@lru_cache(maxsize=20_000)
def worst(row: int, rounds: int, metal: int = 0, w: Weights = WEIGHTS) -> int:
    """The craftsman a row can best do without."""
    return max(members_of(row), key=lambda craftsman: prospects(row & ~(1 << craftsman), rounds, metal, w))


def with_craftsman(row: int, craftsman: int, room: int, rounds: int, metal: int = 0, w: Weights = WEIGHTS) -> int:
    """A row with one more craftsman, the least useful one leaving if there is no place."""
    after = row | 1 << craftsman
    return after & ~(1 << worst(after, rounds, metal, w)) if after.bit_count() > room else after


def gain_of(row: int, craftsman: int, room: int, rounds: int, metal: int = 0, w: Weights = WEIGHTS) -> float:
    """What a craftsman adds to a row with so many places."""
    after = with_craftsman(row, craftsman, room, rounds, metal, w)
    return prospects(after, rounds, metal, w) - prospects(row, rounds, metal, w)


def purse(gold: float, number: int, w: Weights = WEIGHTS) -> float:
    """What so much gold is worth in a round."""
    if gold > w.purse:
        gold = w.purse + (min(gold, tables.GOLD_LIMIT) - w.purse) * 0.5
    return gold * w.gold[number]


def kept(cubes: Sequence[int], w: Weights = WEIGHTS) -> float:
    """What resources are worth that go over to the next round, the best five of them."""
    stone, wood, sand, metal = cubes
    worth = w.keep
    if stone + wood + sand + metal <= tables.KEPT:
        return stone * worth[0] + wood * worth[1] + sand * worth[2] + metal * worth[3]
    value, room = 0.0, tables.KEPT
    for kind in (METAL, tables.STONE, tables.WOOD, tables.SAND):
        count = min(room, cubes[kind])
        value += count * worth[kind]
        room -= count
    return value


@lru_cache(maxsize=2_000)
def advantage_value(advantage: int, number: int, step: int, w: Weights = WEIGHTS) -> float:
    """What an advantage taken this round is worth, or one held for the rest of the game, at a step of the board."""
    rounds = tables.ROUNDS - number  # after this one
    entry = tables.COMPONENTS.advantages[advantage]
    now = rounds + (1 if step < 6 else 0)
    if any(entry.income.row):
        kind = next(kind for kind, amount in enumerate(entry.income.row) if amount)
        return now * (w.keep[kind] + 0.3)
    if advantage == tables.JACK:
        return w.place * (rounds + 0.5)
    if advantage == tables.OTTO:
        return w.worker * 1.2 * rounds
    if advantage == tables.FRANCIS:
        return w.francis * (rounds + (1 if step < tables.COURT_STEP else 0))
    if advantage == tables.PHILIP:
        return w.philip * (rounds + 0.3)
    if advantage == tables.ELLEN:
        return w.ellen * rounds
    if advantage == tables.TAX_FREEDOM:
        return w.freedom if rounds or step < tables.COURT_STEP else 0.0
    if advantage == tables.THOMAS:
        return w.thomas if rounds else 0.0
    if advantage == tables.REMIGIUS:
        return w.remigius if rounds or not step else 0.0
    *cubes, gold, vp = entry.gives.row
    value = vp + gold * w.gold[number]
    for kind, amount in enumerate(cubes):
        value += amount * (w.keep[kind] + (0.3 if kind != METAL else 0.4))
    return value
