"""When enough games have been played: the errors of the test, by playing it thousands of times."""

from __future__ import annotations

import math
from random import Random

import pytest

from kingsbridge_desktop.headless.sequential import (
    ENOUGH,
    ERROR,
    NOT_STRONGER,
    STRONGER,
    TOO_LITTLE,
    UNSURE,
    SequentialTest,
)

RUNS = 400
MOST = 3000  # games


def decided(seats, game, seed):
    """The verdict of one run; `game(rng, seat)` is what the player gets at a seat, once at each in every round."""
    rng, test = Random(seed), SequentialTest(seats)
    for _ in range(MOST // seats):
        shared = rng.random()  # the luck of the round
        for seat in range(seats):
            verdict = test.hear(game(rng, seat, shared))
            if verdict is not None:
                return verdict
    return test.verdict()


def errors(seats, game, wrong, runs=RUNS):
    return sum(decided(seats, game, seed).decision == wrong for seed in range(runs)) / runs


def slack(runs=RUNS):
    """What chance may add to 5 % in so many runs: three standard errors."""
    return ERROR + 3 * math.sqrt(ERROR * (1 - ERROR) / runs)


def winning(times, seats):
    return lambda rng, seat, shared: float(rng.random() < times / seats)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("times", "wrong"), [(TOO_LITTLE, STRONGER), (ENOUGH, NOT_STRONGER)])
def test_at_the_two_shares_it_is_wrong_at_most_one_time_in_twenty(seats, times, wrong):
    assert errors(seats, winning(times, seats), wrong) <= slack()


@pytest.mark.parametrize(("times", "wrong"), [(TOO_LITTLE, STRONGER), (ENOUGH, NOT_STRONGER)])
def test_shared_wins_and_better_seats_make_it_no_worse(times, wrong):
    """Half of the wins are shared by two, and the first seat wins twice as often as the last."""
    leaning = (4 / 3, 10 / 9, 8 / 9, 2 / 3)

    def game(rng, seat, shared):
        chance = times / 4 * leaning[seat]
        roll = rng.random()
        return 1.0 if roll < chance / 2 else 0.5 if roll < chance * 1.5 else 0.0

    assert errors(4, game, wrong) <= slack()


def alike(times):
    """The games of a round are half decided by its luck, which they share."""

    def game(rng, seat, shared):
        roll = shared if rng.random() < 0.7 else rng.random()
        return float(roll < times / 4)

    return game


@pytest.mark.parametrize(("times", "wrong"), [(TOO_LITTLE, STRONGER), (ENOUGH, NOT_STRONGER)])
def test_rounds_whose_games_are_alike_count_for_less(times, wrong, monkeypatch):
    """Without the design effect these games would be taken for more than they are."""
    found = errors(4, alike(times), wrong)
    assert found <= slack() + 0.02  # the effect itself is not known before some rounds are played
    monkeypatch.setattr(SequentialTest, "_design_effect", lambda self: 1.0)
    assert errors(4, alike(times), wrong) > 2 * found


def test_what_is_clear_is_settled_soon_and_what_is_between_takes_longer():
    clear = [decided(4, winning(3.0, 4), seed) for seed in range(50)]
    between = [decided(4, winning(1.35, 4), seed) for seed in range(50)]
    assert {verdict.decision for verdict in clear} == {STRONGER}
    assert sum(verdict.games for verdict in clear) / 50 < 40
    assert sum(verdict.games for verdict in between) > 5 * sum(verdict.games for verdict in clear)
    weak = [decided(4, winning(0.4, 4), seed) for seed in range(50)]
    assert {verdict.decision for verdict in weak} == {NOT_STRONGER}


def test_it_looks_after_whole_rounds_only():
    test = SequentialTest(4)
    heard = [test.hear(1.0) for _ in range(16)]
    assert [verdict is not None for verdict in heard] == [False] * 15 + [True]
    verdict = heard[-1]
    assert verdict is not None
    assert verdict.decision == STRONGER
    assert verdict.llr == pytest.approx(16 * math.log(1.5 / 1.2))
    assert verdict.bound == pytest.approx(math.log(20))
    assert verdict.games == 16


def test_a_round_that_is_not_whole_does_not_count():
    test = SequentialTest(3)
    for _ in range(4):
        test.hear(1.0)
    verdict = test.verdict()
    assert (verdict.decision, verdict.games, verdict.wins) == (UNSURE, 3, 3.0)


def design_effect(played, seats):
    test = SequentialTest(seats)
    for share in played:
        test.hear(share)
    return test.verdict().design_effect


def test_the_design_effect_by_hand():
    """Rounds of two games that always agree: each says as much as one; six rounds, drawn towards 1 by eight more."""
    played = [1.0, 1.0, 0.0, 0.0] * 3
    of_games, of_rounds = 3.0 / 11, 6.0 / 5
    seen = of_rounds / (2 * of_games)
    assert design_effect(played, 2) == pytest.approx((6 * seen + 8) / 14)
    assert design_effect([1.0, 0.0] * 6, 2) == 1.0, "rounds that balance are not counted for more"
    assert design_effect([1.0] * 8, 2) == 1.0
    assert design_effect([1.0, 0.0], 2) == 1.0


def test_shares_that_cannot_be_told_apart_are_refused():
    with pytest.raises(ValueError, match="no shares"):
        SequentialTest(1)
