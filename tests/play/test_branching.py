"""A new game from any moment of another."""

import pytest

from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.play.branching import branched
from kingsbridge_desktop.play.match import Match, Seat

pytestmark = pytest.mark.usefixtures("toy_game")


def played(plies=8):
    match = Match("toy", [Seat("A", colour=0), Seat("B", "greedy", 1)], 5)
    for _ in range(plies):
        match.submit(match.legal()[0])
    return match


@pytest.mark.parametrize("ply", [0, 3, 8])
def test_the_new_game_stands_where_the_old_one_stood(ply):
    match = played()
    found = branched(match, ply)
    assert found.ply == ply
    assert found.checksum_at(ply) == match.checksum_at(ply)
    assert found.steps == match.steps[:ply]
    assert match.ply == 8


def test_with_the_same_luck_the_same_moves_lead_to_the_same_game():
    match = played()
    found = branched(match, 2, same_luck=True)
    for step in match.steps[2:]:
        found.submit(step.action)
    assert found.checksum_at(8) == match.checksum_at(8)


def test_with_new_luck_chance_is_drawn_anew():
    match = Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 5)
    first, second = branched(match, 0, seed=1), branched(match, 0, seed=2)
    assert first.seed != second.seed
    assert first.checksum_at(0) == second.checksum_at(0) == match.checksum_at(0)


def test_others_may_sit_at_the_new_table():
    seats = [Seat("A", "hard", 0), Seat("Me", colour=1)]
    assert branched(played(), 4, seats).seats == tuple(seats)


def test_a_game_from_a_written_position_branches_too():
    start = played(2).state
    match = Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 9, start=start)
    match.submit(match.legal()[0])
    assert branched(match, 1).checksum_at(1) == match.checksum_at(1)


@pytest.mark.parametrize(("ply", "seats"), [(-1, None), (9, None), (2, [Seat("alone", colour=0)])])
def test_a_moment_or_table_that_is_not_there_is_refused(ply, seats):
    with pytest.raises(BadSetup):
        branched(played(), ply, seats)
