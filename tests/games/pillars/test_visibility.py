"""What a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import is_event_open
from tests.games.pillars.build import event, given, go_on, random_game


def test_only_ellens_owner_sees_the_coming_event():
    """PE-09, PE-12 Nobody else does, nor an onlooker."""
    s = given(round=2, advantages={1: "ellen"}, event="collapse")
    assert [RULES.mask(s, seat).event for seat in (-1, 0, 1, 2)] == [HIDDEN, HIDDEN, event("collapse"), HIDDEN]


def test_a_revealed_event_is_open_to_all():
    """PE-40"""
    s = given(round=2, before=1, advantages={1: "ellen"}, event="blessing")
    go_on(s)
    assert is_event_open(s)
    assert [RULES.mask(s, seat).event for seat in (-1, 0, 1, 2)] == [event("blessing")] * 4


def test_positions_that_differ_only_in_the_hidden_event_look_alike():
    """PE-09, PE-12"""
    one = given(round=2, advantages={1: "ellen"}, event="collapse")
    other = given(round=2, advantages={1: "ellen"}, event="volunteers")
    other.events_seen = one.events_seen
    assert RULES.mask(one, 0).key() == RULES.mask(other, 0).key()
    assert RULES.mask(one, 1).key() != RULES.mask(other, 1).key()


def test_everything_else_lies_open():
    """PE-09 Gold, VP, resources, rows, advantages, the bag."""
    for seed in range(4):
        s = random_game(3, seed, plies=60 + 40 * seed)
        for seat in (-1, 0, 1, 2):
            masked = RULES.mask(s, seat)
            masked.event = s.event
            assert masked.key() == s.key()


def test_a_mask_is_a_copy():
    """PE-09"""
    s = given()
    masked = RULES.mask(s, 0)
    masked.gold[0] = 0
    masked.stack.clear()
    assert s.gold[0] == 20
    assert s.stack


def test_a_sampled_world_has_any_event_not_seen_yet():
    """PE-05, PE-12 And looks the same to who sampled it."""
    s = given(round=3, advantages={1: "ellen"}, event="collapse")
    rng = Random(1)
    seen = set()
    for _ in range(300):
        masked = RULES.mask(s, 0)
        world = RULES.determinize(masked, 0, rng)
        assert RULES.mask(world, 0).key() == masked.key()
        seen.add(world.event)
    assert seen == set(members_of(tables.ALL_EVENTS & ~s.events_seen))


def test_ellens_owner_samples_the_event_she_knows():
    """PE-12"""
    s = given(round=3, advantages={1: "ellen"}, event="collapse")
    assert RULES.determinize(RULES.mask(s, 1), 1, Random(3)).event == event("collapse")


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_the_question_looks_the_same_on_a_masked_position(seat):
    """PE-09"""
    s = given(round=2, advantages={1: "ellen"}, event="collapse")
    assert RULES.legal(RULES.mask(s, seat)) == RULES.legal(s)


def test_a_revealed_event_stops_undo():
    """PE-12 When Ellen's owner has looked, no chance is used in step 1, yet the others learn something."""
    assert {"event_revealed", "event_foreseen"} <= RULES.revealing
