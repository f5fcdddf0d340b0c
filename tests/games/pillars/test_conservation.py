"""Nothing appears and nothing vanishes, whatever is played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as sampled
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import KINDS_OF_POINTS
from kingsbridge_desktop.games.pillars.validate import check
from tests.games.pillars.build import random_game

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 10**9)


@settings(max_examples=20)
@sampled(SEATS, SEEDS)
def test_every_position_of_a_game_adds_up(seats, seed):
    """PE-01, PE-30, PE-36, PE-51 Workers, builders, cards and marker fit together after every step."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    while s.stack:
        check(s)
        legal = RULES.legal(s)
        assert list(legal) == sorted(set(legal))
        RULES.step(s, rng.choice(legal), chance)
    check(s)


@settings(max_examples=20)
@sampled(SEATS, SEEDS)
def test_the_events_tell_of_every_gold_vp_and_cube(seats, seed):
    """PE-43, PE-44, PE-53, PE-56 What was announced explains what is held: the log leaves nothing out."""
    rng = Random(seed)
    chance = Fast(rng)
    listener = Listener()
    s = RULES.setup(seats, {"start_player": -1}, chance, listener)
    gold, vp, cubes = s.gold[:], s.vp[:], s.cubes[:]
    while s.stack:
        listener.events.clear()
        RULES.step(s, rng.choice(RULES.legal(s)), chance, listener)
        for e in listener.events:
            seat = e.args[0] if e.args else -1
            if e.kind in ("craftsman_hired", "builder_placed"):
                gold[seat] -= e.args[2]
            elif e.kind in ("event_gave_gold", "advantage_gave_gold", "mill_paid"):
                gold[seat] += e.args[2]
            elif e.kind == "event_gave_metal":
                cubes[4 * seat + tables.METAL] += e.args[2]
            elif e.kind == "event_took_gold":
                gold[seat] -= e.args[2]
                vp[seat] -= e.args[3]
            elif e.kind == "event_took_vp":
                vp[seat] -= e.args[2]
            elif e.kind == "bishop_gave_resource":
                cubes[4 * seat + e.args[1]] += 1
            elif e.kind == "advantage_gave_vp":
                vp[seat] += e.args[2]
            elif e.kind in ("advantage_gave_resource", "card_yielded"):
                cubes[4 * seat + e.args[2]] += e.args[3]
            elif e.kind == "priory_scored":
                vp[seat] += e.args[2]
            elif e.kind == "court_metal_taken":
                cubes[4 * seat + tables.METAL] += e.args[1]
            elif e.kind == "tax_paid":
                gold[seat] -= e.args[2]
                vp[seat] -= e.args[3]
            elif e.kind == "resource_bought":
                cubes[4 * seat + e.args[1]] += e.args[2]
                gold[seat] -= e.args[3]
            elif e.kind == "resource_sold":
                cubes[4 * seat + e.args[1]] -= e.args[2]
                gold[seat] += e.args[3]
            elif e.kind == "resource_given_up":
                cubes[4 * seat + e.args[1]] -= e.args[2]
            elif e.kind == "craftsman_worked":
                craftsman, times = e.args[1:3]
                vp[seat] += e.args[3]
                gold[seat] += e.args[4] - tables.USES[craftsman][tables.GOLD] * times
                for kind in range(4):
                    cubes[4 * seat + kind] -= tables.USES[craftsman][kind] * times
        assert (gold, vp, cubes) == (s.gold, s.vp, s.cubes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game(seats):
    """PE-03, PE-04, PE-05, PE-37 All sets, 12 advantages and 6 events were seen; a builder may still lie aside."""
    for seed in range(18):  # enough for a builder that lies aside at the end
        s = random_game(seats, seed)
        assert s.round == 6
        assert s.advantages_seen.bit_count() == 12
        assert s.events_seen.bit_count() == 6
        assert [in_bag + aside for in_bag, aside in zip(s.bag, s.aside, strict=True)] == [3] * seats
        assert sum(s.points) == sum(s.vp)
        assert len(s.points) == seats * KINDS_OF_POINTS


@settings(max_examples=15)
@sampled(SEATS, SEEDS, st.integers(0, 300))
def test_copies_are_independent(seats, seed, plies):
    """A copy is played to the end, the original stays."""
    s = random_game(seats, seed, plies)
    before = s.key()
    rng = Random(seed)
    other = s.copy()
    assert other.key() == before
    while other.stack:
        RULES.step(other, rng.choice(RULES.legal(other)), Fast(rng))
    assert s.key() == before


def test_holdings_stay_below_the_limit_of_a_written_position():
    """PE-47, PE-58 No game comes near the number of cubes that from_json refuses."""
    most = 0
    for seed in range(10):
        rng = Random(seed)
        chance = Fast(rng)
        s = RULES.setup(2, {"start_player": -1}, chance)
        while s.stack:
            most = max(most, *s.cubes)
            RULES.step(s, rng.choice(RULES.legal(s)), chance)
    assert 4 <= most <= tables.MOST_CUBES // 2
