"""A moment for every event of a step: the position right after it, as one seat may know it."""

import pytest

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Match, Seat
from tests import toy


@pytest.fixture(autouse=True)
def the_toy(toy_game):
    """All of these play the toy."""


def table() -> Match:
    return Match("toy", [Seat("Anna", colour=0), Seat("Ben", colour=1)], 3, {"start_player": 0, "rounds": 2})


def test_a_step_has_a_moment_for_each_event_and_one_for_its_end():
    match = table()
    match.submit(toy.ROLL)
    moments = match.moments(1, 0)
    assert [moment.event.kind if moment.event else None for moment in moments] == ["die_rolled", None]
    assert [moment.ply for moment in moments] == [1, 1]


def test_a_moment_shows_what_its_event_says_with_the_luck_of_the_step():
    match = table()
    match.submit(toy.ROLL)
    rolled = match.moments(1, 0)[0]
    assert rolled.event is not None
    assert rolled.position.points == [rolled.event.args[1], 0]
    assert rolled.position.turns == match.state.turns + 1  # the turn is not over yet at that moment


def test_the_last_moment_is_the_view_of_the_step():
    match = table()
    for action in (toy.ROLL, toy.DRAW, toy.ROLL):
        match.submit(action)
        for seat in (NOBODY, 0, 1):
            assert match.moments(match.ply, seat)[-1].position.key() == match.view(seat).key()


def test_moments_show_no_more_than_a_seat_may_know():
    match = table()
    match.submit(toy.DRAW)
    own, other = match.moments(1, 0), match.moments(1, 1)
    assert [moment.event.kind for moment in own if moment.event] == ["card_drawn"]
    assert [moment.event.kind for moment in other if moment.event] == ["card_drawn_unseen"]
    assert all(-1 not in moment.position.hands[0] for moment in own)
    assert all(set(moment.position.hands[0]) == {-1} for moment in other)


def test_before_the_first_step_there_is_one_moment():
    match = table()
    (moment,) = match.moments(0, 0)
    assert (moment.ply, moment.event) == (0, None)
    assert moment.position.key() == match.view(0).key()


def test_looking_at_moments_changes_nothing_and_they_can_be_looked_at_again():
    match = table()
    for action in (toy.ROLL, toy.DRAW):
        match.submit(action)
    before = match.state.key()
    first = [moment.position.key() for moment in match.moments(1, 0)]
    assert [moment.position.key() for moment in match.moments(1, 0)] == first
    assert match.state.key() == before


def test_moments_of_steps_that_were_taken_back_can_be_seen_until_something_else_is_done():
    match = table()
    match.submit(toy.SHOW)
    match.undo(agreed=True)
    assert match.moments(1, 0)[0].event == match.redo().events[0]
