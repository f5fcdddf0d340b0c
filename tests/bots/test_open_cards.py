"""What hidden cards would be worth: worlds that are true or weighed, and playouts that draw their answers."""

from __future__ import annotations

import json
from random import Random

import pytest

import open_cards
from kingsbridge_desktop.bots.base import evaluator_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.registry import rules_of
from open_cards import ALL, GUESS, MASK, Doubting, Task, Worlds, play

RULES = rules_of(open_cards.GAME)


def in_a_deal(worlds, cards=13, seed=3):
    """A position after so many cards of quick players, who were heard."""
    s = engine.begin(RULES, 3, {}, Seeded(seed)).state
    ply = 0
    while ply < cards or len(RULES.legal(s)) < 3:
        action = evaluator_of(open_cards.GAME).greedy(s, RULES.legal(s), Random(1))
        worlds.hear(s, action)
        ply += 1
        RULES.step(s, action, Seeded(seed, ply))
    return s, s.stack[-1].seat


def test_who_knows_no_more_and_doubts_nothing_has_the_fair_share():
    games = [play(Task(3, 5, 4, MASK, 0.0), seat) for seat in range(3)]
    assert sum(share for share, _ in games) == pytest.approx(1)
    assert sum(ahead for _, ahead in games) == pytest.approx(0)


def test_who_knows_all_tries_the_true_world_only():
    worlds = Worlds(ALL)
    s, seat = in_a_deal(worlds)
    masked = RULES.mask(s, seat)
    worlds.prepare(s, masked, Random(1))
    assert worlds.determinize(masked, seat, Random(2)).key() == s.key()
    assert masked.key() != s.key()


def test_who_guesses_sees_no_hidden_card():
    worlds = Worlds(GUESS)
    s, seat = in_a_deal(worlds)
    masked = RULES.mask(s, seat)
    found = []
    for seen in (s, masked):
        worlds.prepare(seen, masked, Random(1))
        found.append([worlds.determinize(masked, seat, Random(luck)) for luck in range(40)])
    assert [world.key() for world in found[0]] == [world.key() for world in found[1]]
    assert {RULES.mask(world, seat).key() for world in found[0]} == {masked.key()}


def test_a_world_is_the_likelier_the_better_it_explains_what_was_played(monkeypatch):
    monkeypatch.setattr(open_cards, "WORLDS", 60)
    worlds = Worlds(GUESS)
    s, seat = in_a_deal(worlds)
    masked = RULES.mask(s, seat)
    worlds.prepare(s, masked, Random(1))
    assert len(worlds._heaps) == 60
    parts = [high - low for low, high in zip([0.0, *worlds._heaps], worlds._heaps, strict=False)]
    assert max(parts) == pytest.approx(1)
    likeliest = worlds._worlds[parts.index(max(parts))].key()
    drawn = [worlds.determinize(masked, seat, Random(luck)).key() for luck in range(60)]
    assert drawn.count(likeliest) > 2 > 60 * min(parts) / sum(parts)


def test_playouts_that_doubt_draw_their_answers():
    s, _ = in_a_deal(Worlds(MASK))
    legal = RULES.legal(s)
    best = evaluator_of(open_cards.GAME).greedy(s, legal, Random(1))
    assert {Doubting(0.001).rollout(s, legal, Random(luck)) for luck in range(30)} == {best}
    assert {Doubting(100.0).rollout(s, legal, Random(luck)) for luck in range(200)} == set(legal)


def test_it_tells_shares_and_intervals(capsys, monkeypatch):
    monkeypatch.setattr(open_cards, "WORLDS", 3)
    assert open_cards.main(["--knows", "guess", "--doubt", "1", "--tries", "2", "--rounds", "2", "--seed", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 6
    assert told["share_ci95"][0] <= told["share"] <= told["share_ci95"][1]
    assert told["ahead_ci95"][0] <= told["ahead"] <= told["ahead_ci95"][1]
