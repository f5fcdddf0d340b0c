"""What a reviewer thinks of a choice: the same again, from what its player could know, with honest errors."""

import os
import threading
import time
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.bots.review_pool import ReviewPool
from kingsbridge_desktop.bots.review_search import Choice, Effort, Standing, answered, judged, outlook
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from tests import toy
from tests.contract.tables import each_game, played

FEW = Effort(tries=8)


def toy_choice(tries=40, seed=1):
    """The last turn of the toy, three points behind: a die may do it, the highest card does it surely."""
    s = toy.RULES.setup(2, {"start_player": 0, "rounds": 3}, Fast(Random(3)))
    s.turns, s.points[1] = 1, 3
    return Choice(0, "toy", toy.RULES.mask(s, 0), toy.ROLL, Effort(tries=tries), seed)


def test_a_bad_choice_is_found_and_its_price_told(toy_game):
    """A die that is rolled where a card would win surely."""
    found = judged(toy_choice())
    assert found.best != found.chosen
    assert found.change[0] < -2 * found.error[0]
    assert found.points > 0
    assert found.best_chances[0] > found.played_chances[0]
    assert found.reasons


def test_what_one_gives_away_the_others_get(toy_game):
    found = judged(toy_choice())
    assert sum(found.change) == pytest.approx(0, abs=1e-9)


def test_who_does_the_best_gives_nothing_away(toy_game):
    best = judged(toy_choice()).best
    found = judged(toy_choice()._replace(chosen=best))
    assert found.change == found.error == (0.0, 0.0)
    assert not found.reasons


def test_the_same_question_gets_the_same_answer_and_another_seed_another(toy_game):
    assert judged(toy_choice()) == judged(toy_choice())
    assert judged(toy_choice()).error != judged(toy_choice(seed=2)).error


def test_more_tries_make_the_error_smaller(toy_game):
    assert judged(toy_choice(tries=400)).error[0] < judged(toy_choice(tries=20)).error[0]


def test_time_instead_of_tries_is_kept_to(toy_game):
    few, many = (judged(toy_choice()._replace(effort=Effort(seconds=seconds))).tries for seconds in (0.005, 0.2))
    assert few < many


@each_game
def test_a_review_is_the_same_whatever_is_hidden(game):
    """Hidden things are exchanged for others: neither the judgement of a choice nor the chances may notice."""
    table, rng = played(game, 3, 5), Random(7)
    rules = table.rules
    for number, ply in enumerate(table.some(2)):
        seat = asked(ply.state)
        masked = rules.mask(ply.state, seat)
        others = rules.mask(rules.determinize(masked, seat, rng), seat)
        choices = [answered(Choice(number, game, view, ply.legal[0], FEW, 3)) for view in (masked, others)]
        assert choices[0] == choices[1]
        views = [rules.mask(ply.state, one) for one in range(3)]
        poisoned = [rules.mask(rules.determinize(view, one, rng), one) for one, view in enumerate(views)]
        chances = [outlook(Standing(number, game, tuple(every), FEW, 3)) for every in (views, poisoned)]
        assert chances[0] == chances[1]
        assert sum(chances[0].chances) == pytest.approx(1)
        assert min(chances[0].chances) > 0


def questions(count, tries=8):
    table = played("pillars_cards", 3, 2)
    found = []
    for number, ply in enumerate(table.plies):
        if len(ply.legal) > 1:
            masked = table.rules.mask(ply.state, asked(ply.state))
            found.append(Choice(number, "pillars_cards", masked, ply.legal[-1], Effort(tries=tries), number))
    return found[:count]


def gathered(asked, jobs, meanwhile=lambda pool: None):
    over = threading.Event()
    came: list[Any] = []
    ends: list[bool] = []

    def ended(whole):
        ends.append(whole)
        over.set()

    pool = ReviewPool(asked, came.append, ended, jobs)
    meanwhile(pool)
    assert over.wait(60)
    pool.stop(5)
    return sorted(came), ends


def test_processes_find_the_same_as_we_do_here():
    asked_all = questions(6)
    came, ends = gathered(asked_all, 2)
    assert came == [judged(question) for question in asked_all]
    assert ends == [True]


def test_what_follows_from_the_answers_is_asked_once_at_the_end():
    first, then = questions(3), questions(5)[3:]
    over = threading.Event()
    came: list[Any] = []
    asked_for: list[int] = []

    def more():
        asked_for.append(len(came))
        return then

    pool = ReviewPool(first, came.append, lambda whole: over.set(), 2, more)
    assert over.wait(60)
    pool.stop(5)
    assert asked_for == [len(first)]
    assert sorted(came) == sorted(judged(question) for question in [*first, *then])


def test_a_process_that_dies_costs_no_answer():
    def kill_one(pool):
        while not pool.pids:
            time.sleep(0.01)
        os.kill(pool.pids[0], 9)

    came, ends = gathered(questions(4), 1, kill_one)
    assert [answer.ply for answer in came] == [question.ply for question in questions(4)]
    assert ends == [True]


def test_a_review_that_is_stopped_ends_its_processes():
    def stop(pool):
        while not pool.pids:
            time.sleep(0.01)
        pids.extend(pool.pids)
        pool.stop(10)
        assert not pool.is_running

    pids: list[int] = []
    _, ends = gathered(questions(4, tries=20_000), 1, stop)
    assert ends == [False]
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_question_that_fails_is_left_out(caplog):
    good = questions(2)
    bad = good[0]._replace(game="no_such_game")
    came, ends = gathered([bad, good[1]], 1)
    assert [answer.ply for answer in came] == [good[1].ply]
    assert ends == [True]
    assert "left out" in caplog.text
