"""Our rules agree with a second model of each game at every question; SOAK_GAMES plays thousands."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from kingsbridge_desktop.core.registry import rules_of
from tests.models import lockstep

GAMES = sorted(
    path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith(("test_", "lockstep", "__"))
)
TABLES = [(game, seats) for game in GAMES for seats in rules_of(game).seats]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])

ORDINARY = 24
ODD = 12  # times as many positions as the model makes of each
MANY = int(os.environ.get("SOAK_GAMES", "1000"))


def compare(game: str, seats: int, ordinary: range, odd: range) -> int:
    module = import_module(f"tests.models.{game}")
    rules = rules_of(game)
    questions = 0
    for seed in ordinary:
        questions += lockstep.play(module, rules, lockstep.ordinary_start(rules, seats, seed))
    for seed in odd:
        for start in lockstep.odd_starts(module, rules, seats, seed):
            questions += lockstep.play(module, rules, start)
    return questions


@each_table
def test_the_rules_agree_with_the_model(game, seats):
    assert compare(game, seats, range(ORDINARY), range(1000, 1000 + ODD)) > ORDINARY * 10


@pytest.mark.soak
@pytest.mark.timeout(0)
@each_table
def test_the_rules_agree_with_the_model_by_the_thousand(game, seats):
    assert compare(game, seats, range(10_000, 10_000 + MANY), range(50_000, 50_000 + MANY)) > MANY * 10
