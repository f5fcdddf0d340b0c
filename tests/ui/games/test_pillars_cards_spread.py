"""The spread of the card table: what an event changes is exactly what the next state shows."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.games.pillars_cards import layout, picture


def random_match(seats: int, seed: int) -> Match:
    """A whole game of random moves."""
    match = Match("pillars_cards", [Seat(name, colour=at) for at, name in enumerate("ABCD"[:seats])], seed)
    rng = Random(seed)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("viewer", [NOBODY, 0, 2])
def test_events_lead_from_the_picture_of_one_state_to_that_of_the_next(seats, viewer):
    match = random_match(seats, 11 * seats)
    assert match.ply > 100
    for ply, step in enumerate(match.steps, 1):
        shown = picture.of_state(match.view(viewer, ply - 1), viewer)
        for event in match.events_for(viewer, step):
            shown = picture.after(shown, event)
        assert shown == picture.of_state(match.view(viewer, ply), viewer), (ply, step)


def test_a_viewer_knows_the_own_hand_and_no_other():
    match = random_match(4, 5)
    state = match.view(1, 6)
    shown = picture.of_state(state, 1)
    assert shown.hands[1] == tuple(members_of(state.hand[1]))
    assert all(set(hand) <= {HIDDEN} for seat, hand in enumerate(shown.hands) if seat != 1)
    onlooker = picture.of_state(match.view(NOBODY, 6), NOBODY)
    assert all(set(hand) == {HIDDEN} for hand in onlooker.hands)
    assert [len(hand) for hand in onlooker.hands] == [len(hand) for hand in shown.hands]


def test_a_hand_covers_a_card_only_where_there_is_no_room():
    """What a card brings stands on its right half as well."""
    match = random_match(4, 3)
    looked_at = set()
    for ply in range(match.ply):
        now = picture.of_state(match.view(0, ply), 0)
        hand = [place.x for place in layout.arrange(now).values() if place.y == layout.HAND_Y]
        if now.scoring == NOBODY and len(hand) <= 7:
            looked_at.add(len(hand))
            assert all(b - a >= layout.HAND_WIDTH for a, b in itertools.pairwise(sorted(hand)))
    assert looked_at >= {2, 5, 7}
