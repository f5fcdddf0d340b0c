"""The end: who has won, and what the points are made of."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.games.pillars.rules import RULES
from tests.games.pillars.build import do, given, go_on, random_game


def ended(vp, gold):
    s = given(len(vp), round=6, before=14, vp=vp, gold=gold)
    go_on(s)
    assert s.stack == []
    return s


def test_the_game_ends_after_round_six_and_most_points_win():
    """PE-70"""
    s = ended([30, 41, 35], [0, 0, 30])
    assert RULES.scores(s) == (30, 41, 35)
    assert RULES.ranking(s) == (2, 0, 1)
    assert winners(RULES, s) == [1]
    assert s.parts == 6


def test_a_tie_goes_to_more_gold():
    """PE-70 The same order ranks the other places."""
    s = ended([30, 30, 20, 20], [4, 5, 1, 2])
    assert RULES.ranking(s) == (1, 0, 3, 2)


def test_still_tied_is_a_shared_victory():
    """PE-70"""
    s = ended([30, 30, 20], [5, 5, 9])
    assert winners(RULES, s) == [0, 1]
    assert RULES.ranking(s) == (0, 0, 2)


def test_scores_above_sixty_go_on():
    """PE-71"""
    s = given(2, round=6, before=13, vp=[58, 2], cubes={0: "4 stone"}, rows={0: "sculptor_4"})
    go_on(s)
    do(s, "convert sculptor_4 4", "done")
    assert RULES.scores(s)[0] == 66


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_adds_up(seats):
    """PE-70 For every player, in the same lines."""
    for seed in range(5):
        s = random_game(seats, seed)
        sheet = RULES.breakdown(s)
        assert [sum(item.value for item in lines) for lines in sheet] == list(RULES.scores(s))
        assert len({tuple(item.kind for item in lines) for lines in sheet}) == 1


def test_progress_names_round_phase_and_step():
    """PE-20, PE-30, PE-40"""
    assert RULES.progress(given(3, round=2)) == (2, 1, 0)
    s = given(3, round=2, before="draw")
    assert RULES.progress(s) == (2, 2, 0)
    s = given(3, round=4, before=13, cubes={0: "2 wood"})
    go_on(s)
    assert RULES.progress(s) == (4, 3, 13)
    assert RULES.progress(random_game(2, 1)) == (6, 0, 14)
