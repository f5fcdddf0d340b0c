"""Hundreds of games per table: no illegal move, nothing lost or made, every game ends.

SOAK_GAMES says how many per game and pair of levels (300); a closing measurement plays 10000.
"""

import os
from random import Random

import pytest

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import level_ids, level_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.headless.tournaments import Tournament, play
from tests.contract.tables import TOO_LONG, each_table

GAMES = int(os.environ.get("SOAK_GAMES", "300"))
QUICK = [level for level in level_ids() if not level_of(level).thinks]

pytestmark = pytest.mark.soak


@each_table
def test_random_games_by_the_hundred(game, seats):
    """Legal and masked legal agree, positions and breakdowns add up; at some plies only, all would take hours."""
    rules = rules_of(game)
    for seed in range(GAMES):
        rng = Random(seed)
        s = engine.begin(rules, seats, {}, Seeded(seed)).state
        for ply in range(TOO_LONG):
            if not s.stack:
                break
            legal = rules.legal(s)
            if rng.random() < 0.05:
                seat = asked(s)
                masked = rules.mask(s, seat)
                assert list(rules.legal(masked)) == list(legal) == sorted(set(legal))
                world = rules.determinize(masked, seat, rng)
                assert rules.mask(world, seat).key() == masked.key()
                assert rules.from_json(rules.to_json(s)).key() == s.key()
                assert rules.from_json(rules.to_json(world)).key() == world.key()
                assert tuple(sum(item.value for item in items) for items in rules.breakdown(s)) == rules.scores(s)
            rules.step(s, rng.choice(legal), Seeded(seed, ply + 1))
        assert not s.stack, f"seed {seed} does not end"
        assert engine.winners(rules, s)


@pytest.mark.parametrize("level", QUICK)
@each_table
def test_bots_by_the_hundred(game, seats, level):
    """A bot that chooses something illegal ends its tournament with an error."""
    others = ("random",) * (seats - 1)
    tournament = Tournament(game, (level, *others), GAMES, 1, Budget(iterations=1))
    for number in range(GAMES):
        result = play(tournament, number)
        assert sum(result.wins) == pytest.approx(1)
        assert result.decisions < TOO_LONG


@pytest.mark.parametrize("level", [level for level in level_ids() if level_of(level).thinks])
@each_table
def test_thinking_bots_by_the_dozen(game, seats, level):
    tournament = Tournament(game, (level,) * seats, seats, 1, Budget(iterations=15))
    for number in range(max(2, GAMES // 100)):
        assert sum(play(tournament, number).wins) == pytest.approx(1)
