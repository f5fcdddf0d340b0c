"""The first opponent: sensible, with slips, and never absurd."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.adviser import expected
from kingsbridge_desktop.bots.apprentice import Apprentice
from kingsbridge_desktop.bots.base import Budget, evaluator_of
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.bots.tuning import tuning_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids, rules_of

POSITIONS = 10  # in each game
APART = 17  # plies between two of them


def questions(game, seed):
    """Positions of a game in which there is something to choose."""
    rules, bot, rng = rules_of(game), make_bot(game, "greedy"), Random(seed)
    s = engine.begin(rules, rules.seats[-1], {}, Seeded(seed)).state
    ply = found = 0
    while s.stack and found < POSITIONS:
        legal = rules.legal(s)
        masked = rules.mask(s, asked(s))
        if ply % APART == 0 and 3 <= len(legal) <= 24:
            found += 1
            yield masked, legal
        ply += 1
        rules.step(s, bot.choose(masked, legal, Budget(), rng), Seeded(seed, ply))


def worths(game, masked, legal, seed):
    """What each answer brings its own seat, judged by other worlds than the apprentice saw."""
    rules, evaluator = rules_of(game), evaluator_of(game)
    return {a: sum(expected(rules, evaluator, masked, a, asked(masked), seed, 6).values()) for a in legal}


@pytest.mark.parametrize("game", game_ids())
def test_it_slips_but_never_takes_what_is_absurd(game):
    bot, margin = make_bot(game, "apprentice"), tuning_of(game, "apprentice").margin
    own, by_chance, slips = [], [], 0
    for masked, legal in questions(game, 11):
        worth = worths(game, masked, legal, 999)
        top = max(worth.values())
        for seed in range(3):
            chosen = bot.choose(masked, legal, Budget(), Random(seed))
            own.append(top - worth[chosen])
            by_chance.append(top - sum(worth.values()) / len(legal))
            slips += chosen != max(legal, key=lambda a: worth[a])
    assert max(own) <= 2 * margin, "within what a few sampled worlds can be wrong about"
    assert sum(own) < 0.85 * sum(by_chance), "it does not look random"
    assert slips > len(own) / 4, "but a child can beat it"


@pytest.mark.parametrize("game", game_ids())
def test_the_same_luck_makes_the_same_slip(game):
    bot = make_bot(game, "apprentice")
    masked, legal = next(questions(game, 5))
    answers = [bot.choose(masked, legal, Budget(), Random(9)) for _ in range(2)]
    assert answers[0] == answers[1]


def test_it_counts_its_own_points_only(monkeypatch):
    """What others get does not change its mind: it overlooks their threats."""
    bot = make_bot("pillars", "apprentice")
    assert isinstance(bot, Apprentice)
    masked, legal = next(questions("pillars", 5))
    before = [bot.choose(masked, legal, Budget(), Random(seed)) for seed in range(6)]
    seat, look = asked(masked), bot._look
    real = look._expected
    monkeypatch.setattr(look, "_expected", lambda s: [value + 50 * (at != seat) for at, value in enumerate(real(s))])
    assert [bot.choose(masked, legal, Budget(), Random(seed)) for seed in range(6)] == before


def test_it_is_in_time():
    """A budget of hardly any time: every answer is looked at once, and no more."""
    bot = make_bot("pillars", "apprentice")
    masked, legal = next(questions("pillars", 5))
    bot.choose(masked, legal, Budget(seconds=1e-9, effort=50.0), Random(1))
    assert bot.stats["iterations"] == len(legal)
