"""The best building: most VP now, and among those the most valuable rest. Exact, and quick enough for a search.

The rest is worth its gold and, before the last round, what the market pays for the best five resources; in the last
round only gold counts, as it breaks ties (PE-70).

Why it is exact: what a craftsman turns from one kind into VP competes only with others of that kind, so per kind a
table holds the most VP for every stock, with the fewest cubes for it. Craftsmen that mix kinds or make gold tie the
kinds together; all their counts are tried. The end of the gold track costs nothing on the way, since the goldsmith can
always work before gold comes in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.actions import CONVERT, DONE, GIVE_UP
from kingsbridge_desktop.games.pillars.state import EMPTY, State, stock_of, working

_MOST = 90  # of anything, gold with all that craftsmen may add included

Group = tuple[tuple[int, int], ...]  # (craftsman, how often at most)
Cubes = tuple[int, int, int, int]


class Plan(NamedTuple):
    """A building: what it brings, what is left afterwards, and how often each craftsman works."""

    vp: int
    gold: int
    cubes: Cubes
    uses: tuple[tuple[int, int], ...]


class _Best(NamedTuple):
    vp: int
    spent: int
    uses: tuple[int, ...]


@lru_cache(maxsize=20_000)
def _table(group: Group, kind: int) -> tuple[_Best, ...]:
    """For each number of cubes of a kind: the most VP of these craftsmen, the fewest cubes for it, the uses of each."""
    best = [_Best(0, 0, ())] * (_MOST + 1)
    for craftsman, most in group:
        need, vp = tables.USES[craftsman][kind], tables.GIVES_VP[craftsman]
        following = []
        for cubes in range(_MOST + 1):
            top = best[cubes]
            found = _Best(top.vp, top.spent, (*top.uses, 0))
            for times in range(1, min(most, cubes // need) + 1):
                rest = best[cubes - times * need]
                points, spent = rest.vp + times * vp, rest.spent + times * need
                if points > found.vp or (points == found.vp and spent < found.spent):
                    found = _Best(points, spent, (*rest.uses, times))
            following.append(found)
        best = following
    return tuple(best)


@lru_cache(maxsize=20_000)
def _columns(group: Group, kind: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of a table the VP and the cubes spent."""
    table = _table(group, kind)
    return tuple([entry.vp for entry in table]), tuple([entry.spent for entry in table])


def kept_value(cubes: Cubes, last: bool) -> int:
    """What the market would pay for the resources that may be kept; nothing in the last round."""
    if last:
        return 0
    value, room = 0, tables.KEPT
    for kind in _DEAREST:
        n = min(cubes[kind], room)
        value += n * tables.SELL[kind]
        room -= n
    return value


_DEAREST = sorted(tables.RESOURCES, key=lambda kind: -tables.SELL[kind])


class Mix(NamedTuple):
    """One way to use the mixing craftsmen: what it takes, what it brings, and how often each works."""

    stone: int
    wood: int
    sand: int
    metal: int
    vp: int
    gold: int
    times: tuple[int, ...]


class Crew(NamedTuple):
    """A row, sorted by what its craftsmen compete for."""

    single: tuple[tuple[int, Group, tuple[_Best, ...]], ...]  # kind (GOLD too), who turns it into VP, their table
    points: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]  # the same kinds: VP and spent, by what is there
    mixed: Group  # several kinds, or cubes into gold
    mixes: tuple[Mix, ...]  # all ways to use them, whatever is there
    holding: Group  # gold for holding something
    free: Group  # VP for nothing
    sure: int  # what the free ones bring


@lru_cache(maxsize=20_000)
def crew_of(row: int, blessed: int = EMPTY, bonus: int = 0, used: int = 0) -> Crew:
    """A row, the blessing and what was used already, made ready once."""
    single: dict[int, list[tuple[int, int]]] = {}
    mixed, holding, free = [], [], []
    for craftsman in working(row):
        worked = used >> tables.USE_SHIFT[craftsman] & tables.MOST_USES
        times = tables.CAPACITY[craftsman] + (bonus if craftsman == blessed else 0) - worked
        if times <= 0:
            continue
        kinds = [kind for kind, _ in tables.USED[craftsman]]
        if tables.NEEDS[craftsman]:
            holding.append((craftsman, times))
        elif not kinds:
            free.append((craftsman, times))
        elif len(kinds) == 1 and tables.GIVES_VP[craftsman]:
            single.setdefault(kinds[0], []).append((craftsman, times))
        else:
            mixed.append((craftsman, times))
    groups = tuple((kind, tuple(group), _table(tuple(group), kind)) for kind, group in single.items())
    points = tuple([(kind, *_columns(group, kind)) for kind, group, _ in groups])
    sure = sum(tables.GIVES_VP[craftsman] * times for craftsman, times in free)
    return Crew(groups, points, tuple(mixed), _mixes(tuple(mixed)), tuple(holding), tuple(free), sure)


def _mixes(mixed: Group) -> tuple[Mix, ...]:
    """Every way to use the mixing craftsmen as often as they may work."""
    found = [Mix(0, 0, 0, 0, 0, 0, ())]
    for craftsman, most in mixed:
        stone, wood, sand, metal, _ = tables.USES[craftsman]
        vp, gold = tables.GIVES_VP[craftsman], tables.GIVES_GOLD[craftsman]
        found = [
            Mix(
                mix.stone + stone * times,
                mix.wood + wood * times,
                mix.sand + sand * times,
                mix.metal + metal * times,
                mix.vp + vp * times,
                mix.gold + gold * times,
                (*mix.times, times),
            )
            for mix in found
            for times in range(most + 1)
        ]
    return tuple(found)


class Outcome(NamedTuple):
    """What the best building brings and leaves, and how often each mixing craftsman works in it."""

    vp: int
    gold: int
    cubes: Cubes
    mix: tuple[int, ...]


@lru_cache(maxsize=100_000)
def outcome(
    row: int, cubes: Cubes, gold: int, last: bool, blessed: int = EMPTY, bonus: int = 0, used: int = 0
) -> Outcome:
    """What the best building leads to; `bonus` is what the blessing adds to the capacity of `blessed`."""
    crew = crew_of(row, blessed, bonus, used)
    income = gold
    for craftsman, times in crew.holding:
        if _held(craftsman, cubes):
            income += tables.GIVES_GOLD[craftsman] * times
    have_stone, have_wood, have_sand, have_metal = cubes
    best_vp = best_rest = -1
    best: Outcome | None = None
    for mix in crew.mixes:
        stone, wood = have_stone - mix.stone, have_wood - mix.wood
        sand, metal = have_sand - mix.sand, have_metal - mix.metal
        if stone < 0 or wood < 0 or sand < 0 or metal < 0:
            continue
        vp, left = crew.sure + mix.vp, [stone, wood, sand, metal, income + mix.gold]
        for kind, points, spent in crew.points:  # the single-kind craftsmen take the best from their tables
            there = left[kind]
            vp += points[there]
            left[kind] = there - spent[there]
        if vp < best_vp:
            continue
        stone, wood, sand, metal, rest = left
        if rest > tables.GOLD_LIMIT:
            rest = tables.GOLD_LIMIT
        after = (stone, wood, sand, metal)
        value = rest + kept_value(after, last) if len(crew.mixes) > 1 else 0
        if vp > best_vp or value > best_rest:
            best_vp, best_rest, best = vp, value, Outcome(vp, rest, after, mix.times)
    assert best is not None
    return best


def _held(craftsman: int, cubes: Cubes) -> bool:
    return all(cubes[kind] >= amount for kind, amount in tables.NEEDS[craftsman])


def plan(row: int, cubes: Cubes, gold: int, last: bool, blessed: int = EMPTY, bonus: int = 0, used: int = 0) -> Plan:
    """The best building of a row with these cubes, craftsman by craftsman."""
    found = outcome(row, cubes, gold, last, blessed, bonus, used)
    crew = crew_of(row, blessed, bonus, used)
    uses = [
        *crew.free,
        *((craftsman, times) for craftsman, times in crew.holding if _held(craftsman, cubes)),
    ]
    left = [*cubes, gold + sum(tables.GIVES_GOLD[craftsman] * times for craftsman, times in uses)]
    for (craftsman, _), times in zip(crew.mixed, found.mix, strict=True):
        uses.append((craftsman, times))
        for kind, amount in tables.USED[craftsman]:
            left[kind] -= amount * times
        left[tables.GOLD] += tables.GIVES_GOLD[craftsman] * times
    for kind, group, table in crew.single:
        entry = table[left[kind]]
        uses += [(craftsman, times) for (craftsman, _), times in zip(group, entry.uses, strict=True)]
    return Plan(found.vp, found.gold, found.cubes, tuple(sorted(use for use in uses if use[1])))


def plan_of(s: State, seat: int) -> Plan:
    """The best building of a player with what is held now."""
    stone, wood, sand, metal = stock_of(s, seat)
    blessed = s.blessed[seat]
    bonus = tables.EVENT_AMOUNT[s.event] if blessed != EMPTY else 0
    return plan(s.row[seat], (stone, wood, sand, metal), s.gold[seat], s.round == tables.ROUNDS, blessed, bonus, s.used)


def best(s: State) -> list[Action]:
    """The best answers of the asked player, in order: to build up to and with `done`, or what to give up (PE-58)."""
    top = s.stack[-1]
    if top.kind == "give_up":
        return _cheapest(s, top.seat)
    proposed = plan_of(s, top.seat)
    return [*_in_order(proposed, s.gold[top.seat]), DONE]


def _cheapest(s: State, seat: int) -> list[Action]:
    cubes = stock_of(s, seat)
    actions = []
    for _ in range(sum(cubes) - tables.KEPT):
        kind = min((k for k in tables.RESOURCES if cubes[k]), key=lambda k: tables.SELL[k])
        cubes[kind] -= 1
        actions.append(GIVE_UP[kind])
    return actions


def _in_order(proposed: Plan, gold: int) -> list[Action]:
    """Who only looks at a resource comes first; gold is spent before more comes in, so that none is lost on the way."""
    spending = [[c, times] for c, times in proposed.uses if tables.USES[c][tables.GOLD]]
    holding = [c for c, times in proposed.uses if tables.NEEDS[c] for _ in range(times)]
    earning = [c for c, times in proposed.uses if tables.GIVES_GOLD[c] and not tables.NEEDS[c] for _ in range(times)]
    building = [(c, times) for c, times in proposed.uses if tables.GIVES_VP[c] and not tables.USES[c][tables.GOLD]]
    order: list[tuple[int, int]] = []
    incoming = holding + earning
    while True:
        for entry in spending:
            craftsman, planned = entry
            times = min(planned, gold // tables.USES[craftsman][tables.GOLD])
            if times:
                order.append((craftsman, times))
                entry[1] -= times
                gold -= times * tables.USES[craftsman][tables.GOLD]
        if not incoming:
            break
        craftsman = incoming.pop(0)
        order.append((craftsman, 1))
        gold = min(gold + tables.GIVES_GOLD[craftsman], tables.GOLD_LIMIT)
    return [CONVERT[c][times][-1] for c, times in _joined(order + building)]


def _joined(order: list[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for craftsman, times in order:
        if joined and joined[-1][0] == craftsman:
            joined[-1] = (craftsman, joined[-1][1] + times)
        else:
            joined.append((craftsman, times))
    return joined
