"""The adviser: the hard bot's choice, the next best one, and the terms that decide between them."""

import threading
from random import Random

import pytest

from kingsbridge_desktop.bots.adviser import GAINS, Adviser, expected, reasons
from kingsbridge_desktop.bots.base import Budget, evaluator_of
from kingsbridge_desktop.bots.levels import ADVISER, level_ids, make_bot, offered_levels
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from tests import toy

THINK = Budget(iterations=40)


@pytest.fixture(autouse=True)
def on_home_page(toy_game):
    return toy_game


def toy_view():
    return toy.RULES.mask(engine.begin(toy.RULES, 2, {"start_player": 0}, Seeded(2)).state, 0)


def positions(game, count=6):
    """Positions with a choice, seen by who is asked."""
    rules, rng = rules_of(game), Random(3)
    s = engine.begin(rules, 3, {}, Seeded(5)).state
    ply = 0
    while count:
        legal = rules.legal(s)
        if len(legal) > 1 and ply % 9 == 0:
            count -= 1
            yield rules.mask(s, asked(s)), legal
        ply += 1
        rules.step(s, evaluator_of(game).greedy(s, legal, rng), Seeded(5, ply))


def test_an_adviser_who_is_stopped_looks_for_no_reasons():
    adviser = make_bot("toy", ADVISER)
    assert isinstance(adviser, Adviser)
    stopping = threading.Timer(0.1, adviser.stop)
    stopping.start()
    adviser.choose(toy_view(), toy.RULES.legal(toy_view()), Budget(seconds=60), Random(1))
    stopping.join()
    assert "reasons" not in adviser.stats
    adviser.choose(toy_view(), toy.RULES.legal(toy_view()), THINK, Random(1))
    assert "reasons" in adviser.stats


def test_the_adviser_is_nobody_to_play_against():
    assert ADVISER not in level_ids()
    assert ADVISER not in offered_levels()


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "toy"])
def test_advice_is_legal_and_its_reasons_have_names_in_both_languages(game):
    bot = make_bot(game, ADVISER)
    told = 0
    for masked, legal in positions(game):
        action = bot.choose(masked, legal, THINK, Random(1))
        stats = bot.stats
        assert action in legal
        kind, args = stats["alternative"]
        assert Action(kind, tuple(args)) in legal
        assert Action(kind, tuple(args)) != action
        assert len(stats["reasons"]) <= GAINS + 1
        for term, points in stats["reasons"]:
            told += 1
            assert points
            for language in ("de", "en"):
                assert game_text(game, from_linguist(language), ["A", "B", "C"]).term(term)
    assert told > 0


def test_reasons_are_the_difference_of_the_two_moves_in_the_same_worlds():
    masked = toy_view()
    high, low = Action("play", (max(masked.hands[0]),)), Action("play", (min(masked.hands[0]),))
    difference = max(masked.hands[0]) - min(masked.hands[0])
    assert reasons(toy.RULES, toy.EVALUATOR, masked, high, low, 1) == [("points", float(difference))]


def test_a_move_that_gains_nothing_on_the_other_is_told_by_what_it_brings_at_all():
    masked = toy_view()
    high, low = Action("play", (max(masked.hands[0]),)), Action("play", (min(masked.hands[0]),))
    found = reasons(toy.RULES, toy.EVALUATOR, masked, low, high, 1)
    assert found
    assert all(points > 0 for _, points in found)


def test_what_is_expected_comes_after_the_rest_of_the_turn():
    """The toy's greedy marks the card it has played, which is a point more."""
    masked = toy_view()
    card = max(masked.hands[0])
    assert expected(toy.RULES, toy.EVALUATOR, masked, Action("play", (card,)), 0, 1) == {
        "points": pytest.approx(card + 1)
    }


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "toy"])
def test_advice_is_the_same_whatever_is_hidden(game):
    rules = rules_of(game)
    for masked, legal in positions(game, 3):
        seat = asked(masked)
        poisoned = rules.mask(rules.determinize(masked, seat, Random(8)), seat)
        answers = []
        for state in (masked, poisoned):
            bot = make_bot(game, ADVISER)
            answers.append((bot.choose(state, legal, THINK, Random(5)), bot.stats["reasons"]))
        assert answers[0] == answers[1]
