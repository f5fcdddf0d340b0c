"""How characters are measured beside their level: all games of a round are the same until one goes its own way."""

from __future__ import annotations

import pytest

import leanings
from kingsbridge_desktop.bots.characters import CharacterBot
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.registry import game_ids, rules_of
from leanings import Task, first_own_way, interval, plain_game, play_round, played_from, quantile, shares


def from_the_beginning(task, character, seat):
    """What `play_round` spares itself: a whole game with the character, by seats."""
    rules, plain = rules_of(task.game), make_bot(task.game, task.level)
    bot = CharacterBot(task.game, make_bot(task.game, task.level), character)
    s, ply = engine.begin(rules, task.seats, {}, Seeded(task.seed)).state, 0
    while s.stack:
        at, rng = s.stack[-1].seat, leanings.luck(task.seed, ply)
        action = (bot if at == seat else plain).choose(rules.mask(s, at), rules.legal(s), task.budget, rng)
        ply += 1
        rules.step(s, action, Seeded(task.seed, ply))
    return shares(task.game, s, task.seats)


@pytest.mark.parametrize("game", game_ids())
def test_who_never_strays_has_exactly_the_fair_share_of_a_round(game, monkeypatch):
    monkeypatch.setattr(leanings, "CharacterBot", lambda game, bot, character: bot)
    seats = rules_of(game).seats[0]
    task = Task(game, "normal", seats, 5, ("nobody",))
    (games,) = play_round(task).values()
    assert not any(one.strayed for one in games)
    assert sum(one.share for one in games) == pytest.approx(1)
    asked, plain = plain_game(task)
    assert played_from(task, "nobody", 0, asked[0], asked[0].action) == plain  # played anew it is the same game


@pytest.mark.parametrize(("game", "character"), [("pillars_cards", "earl"), ("web_of_power", "scholar")])
def test_a_game_with_a_character_is_the_plain_one_up_to_where_it_strays(game, character):
    task = Task(game, "normal", 3, 7, (character,))
    (games,) = play_round(task).values()
    assert [one.share for one in games] == [from_the_beginning(task, character, seat)[seat] for seat in range(3)]
    asked, _ = plain_game(task)
    strayed = [first_own_way(task, character, seat, asked) for seat in range(3)]
    assert [own is not None for own in strayed] == [one.strayed for one in games]
    assert any(strayed)


def test_intervals_are_those_of_independent_rounds():
    mean, low, high = interval([0.5, 0.5, 0.0, 1.0, 0.5, 0.5, 0.25, 0.75, 0.5, 0.5, 0.5])
    assert mean == pytest.approx(0.5)
    assert low == pytest.approx(0.332, abs=1e-3)
    assert high == pytest.approx(0.668, abs=1e-3)
    assert interval([0.5] * 20) == (0.5, 0.5, 0.5)
    assert interval([0.5]) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(("freedom", "known"), [(8, 2.306), (10, 2.228), (30, 2.042), (399, 1.966)])
def test_quantiles_are_those_of_tables(freedom, known):
    assert quantile(freedom) == pytest.approx(known, abs=0.01)
