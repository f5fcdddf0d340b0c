"""The best building, proved against trying everything."""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import given as sampled
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.best_building import _table, best, crew_of, kept_value, outcome, plan, plan_of
from kingsbridge_desktop.games.pillars.building import legal_build, take_build
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.setup import blank
from kingsbridge_desktop.games.pillars.state import State
from tests.games.pillars.build import craftsman, do, given, mask, run
from tests.promises import LEEWAY

NOTHING = Scripted([])


def quiet(kind: str, /, *args: int, seen_by: int = -1) -> None:
    pass


def worth(s: State) -> tuple[int, int]:
    a, b, c, e = s.cubes[:4]
    return s.vp[0], s.gold[0] + kept_value((a, b, c, e), s.round == tables.ROUNDS)


def brute_force(s: State) -> tuple[int, int]:
    """The best that any sequence of single conversions leads to, by the rules alone."""
    seen: dict[tuple[object, ...], tuple[int, int]] = {}

    def explore(position: State) -> tuple[int, int]:
        key = (tuple(position.cubes), position.gold[0], position.vp[0], position.used)
        if key not in seen:
            found = worth(position)
            for a in legal_build(position, frames.BUILD[0]):
                if a.kind == "convert" and a.args[1] == 1:
                    after = position.copy()
                    take_build(after, frames.BUILD[0], a, NOTHING, quiet)
                    found = max(found, explore(after))
            seen[key] = found
        return seen[key]

    return explore(s)


def position(row: int, cubes: list[int], gold: int, number: int, blessed: int = -1, used: int = 0) -> State:
    s = blank(2, 0)
    s.round, s.step = number, 13
    s.row[0] = row
    s.cubes[:4] = cubes
    s.gold[0] = gold
    s.blessed[0] = blessed
    s.event = tables.EVENT_IDS.index("blessing")
    s.used = used
    s.stack = [frames.BOARD[14], frames.CATHEDRAL[1], frames.BUILD[0]]
    return s


def follow(s: State) -> tuple[int, int]:
    """Plays the proposal by the rules, each answer legal, and says what it was worth."""
    actions = best(s)
    assert actions[-1].kind == "done"
    for a in actions[:-1]:
        assert a in legal_build(s, frames.BUILD[0])
        s.stack.pop()
        take_build(s, frames.BUILD[0], a, NOTHING, quiet)
    return worth(s)


ROWS = st.lists(st.sampled_from(tables.CRAFTSMEN), min_size=1, max_size=6, unique=True)
STOCKS = st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 6), st.integers(0, 3))


@settings(max_examples=250)
@sampled(ROWS, STOCKS, st.sampled_from([0, 1, 2, 3, 5, 7, 11, 26, 28, 30]), st.sampled_from([3, 6]), st.booleans())
def test_the_proposal_is_the_best_there_is(row, cubes, gold, number, bless):
    """PE-56, PE-57 Exact on random rows and stocks, the blessing included."""
    able = [c for c in row if tables.BLESSED >> c & 1]
    s = position(sum(1 << c for c in row), list(cubes), gold, number, able[0] if bless and able else -1)
    wanted = brute_force(s)
    assert follow(s) == wanted


@settings(max_examples=60)
@sampled(ROWS, STOCKS, st.integers(0, 30), st.integers(0, 5))
def test_the_proposal_goes_on_from_where_the_player_is(row, cubes, gold, already):
    """PE-56 After some conversions by hand it is the best that is still possible."""
    s = position(sum(1 << c for c in row), list(cubes), gold, 4)
    rng = Random(already)
    for _ in range(already):
        choices = [a for a in legal_build(s, frames.BUILD[0]) if a.kind == "convert"]
        if not choices:
            break
        s.stack.pop()
        take_build(s, frames.BUILD[0], rng.choice(choices), NOTHING, quiet)
    wanted = brute_force(s)
    assert follow(s) == wanted


def test_the_best_of_the_rulebooks_example():
    """PE-80 The proposal finds the 5 VP and 2 gold."""
    s = given(
        2,
        round=3,
        before=13,
        gold=[0, 0],
        rows={0: "potter_2 mortar_mixer stonecutter architect tool_maker"},
        cubes={0: "5 sand 3 stone 1 metal"},
    )
    run(s)
    found = plan_of(s, 0)
    assert (found.vp, found.gold, found.cubes) == (5, 2, (1, 0, 0, 1))


def test_gold_is_spent_before_more_comes_in():
    """PE-44, PE-57 With a full purse the goldsmith works first, so that nothing is lost."""
    s = position(mask("goldsmith_6 master_woodworker tool_maker", tables.CRAFTSMAN_IDS), [0, 2, 0, 1], 30, 6)
    assert follow(s) == (2 + 6, 30 - 18 + 8 + 2)


def test_what_to_give_up():
    """PE-58 The cheapest resources."""
    s = given(2, before=13, cubes={0: "3 stone 2 wood 2 sand 1 metal"})
    run(s)
    do(s, "done")
    assert [a.args for a in best(s)] == [(tables.SAND,), (tables.SAND,), (tables.WOOD,)]
    for a in best(s):
        assert a in RULES.legal(s)


def test_masons_without_a_mixer_are_left_out():
    """PE-55"""
    s = position(1 << craftsman("mason_5"), [5, 0, 0, 0], 0, 4)
    assert follow(s) == (2, 20)


@pytest.mark.skipif(is_compiled(), reason="what a compiled function remembers cannot be cleared")
def test_the_proposal_is_instant():
    """Under 20 ms for the largest rows and stocks, without what was remembered."""
    rows = [
        mask(names, tables.CRAFTSMAN_IDS)
        for names in (
            "goldsmith_6 goldsmith_8 master_woodworker tool_maker organ_builder bell_founder",
            "glassblower_1 glassblower_2 organ_builder bell_founder master_woodworker goldsmith_8",
            "stonecutter mortar_mixer mason_5 sculptor_4 potter_3 carpenter_5",
        )
    ]
    slowest = 0.0
    for row in rows:
        for remembered in (outcome, crew_of, _table):
            remembered.cache_clear()
        began = time.process_time()
        plan(row, (20, 20, 20, 8), 30, False)
        slowest = max(slowest, time.process_time() - began)
    assert slowest < 0.02 * LEEWAY
