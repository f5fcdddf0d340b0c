"""What the site shows follows from a position, and every event leads from one picture to the next."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import NOT_DRAWN
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.games.pillars import layout, movement
from kingsbridge_desktop.ui.games.pillars.pieces import tokens
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau, after, of_state

COLOURS = ("blue", "red", "green", "yellow")
NOT_SHOWN = {"stack", "points", "used"}  # `used` is told anew for every player who builds


def new_match(seats: int, seed: int) -> Match:
    return Match("pillars", [Seat(name, colour=at) for at, name in enumerate("ABCD"[:seats])], seed)


def shown(t: Tableau) -> dict[str, object]:
    names = [one.name for one in t.s.fields if one.name not in NOT_SHOWN]
    return {name: getattr(t.s, name) for name in names} | {"phase": t.phase}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_events_lead_from_each_picture_to_the_next(seats, seed):
    """A whole game at random: the tableau carried on by events alone is that of the masked position."""
    match = new_match(seats, seed)
    rng = Random(seed)
    viewer = seed % seats
    tableau = of_state(match.view(viewer), viewer)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        for event in match.events_for(viewer, match.steps[-1]):
            tableau = after(tableau, event)
        expected = of_state(match.view(viewer), viewer)
        assert shown(tableau) == shown(expected)
        assert tableau.drawn == expected.drawn
        assert tokens(tableau, COLOURS) == tokens(expected, COLOURS)
        tableau = expected


def test_every_event_that_changes_the_site_moves_in_some_group():
    """Only words have no movement of their own."""
    match = new_match(4, 9)
    rng = Random(9)
    unmoved = set()
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        unmoved |= {e.kind for e in match.steps[-1].events if e.kind not in movement.GROUP_OF}
    assert unmoved <= {"phase_began", "choosing_passed", "market_left", "set_aside_builder_returned", "game_ended"}


def test_the_display_keeps_its_places_while_cards_are_taken():
    match = new_match(2, 5)
    places = movement.display_places(of_state(match.view(0), 0))
    assert len(places) == tables.DISPLAY_CARDS + 2
    rng = Random(1)
    while match.state.stack[-1].kind in ("choose_card", "discard"):
        assert movement.display_places(of_state(match.view(0), 0)) == places
        match.submit(rng.choice(match.legal()))


def test_scores_above_sixty_go_round_and_say_so():
    """PE-71."""
    match = new_match(2, 1)
    s = match.view(0)
    s.vp[0], s.vp[1] = 63, 3
    found = tokens(of_state(s, 0), COLOURS)
    assert found["vp", 0].number == "+60"
    assert found["vp", 1].number == ""
    field = layout.site().vp[3]
    for seat in range(2):
        way = found["vp", seat].at - field
        assert max(abs(way.x()), abs(way.y())) < 22, "both lie on field 3"
    assert found["vp", 0].at != found["vp", 1].at


def test_nobody_but_ellens_owner_gets_to_know_the_coming_event():
    """PE-12: the open counterpart of the event turns nothing up."""
    t = of_state(new_match(2, 1).view(1), 1)
    assert t.s.event == NOT_DRAWN
    assert after(t, Event("event_foreseen_unseen", (0,))).s.event == HIDDEN
    assert after(t, Event("event_foreseen", (0, 3))).s.event == 3


def test_an_onlooker_sees_the_mat_of_whoever_is_asked():
    match = new_match(3, 2)
    assert of_state(match.view(NOBODY), NOBODY).seat == match.asked
    assert of_state(match.view(2), 2).seat == 2


def test_gold_that_finds_no_room_does_not_fly():
    """PE-44 What goes beyond the end of the track is lost, so nothing of it is seen to arrive."""
    before = of_state(new_match(3, 1).view(0), 0)
    assert [flight.number for flight in movement.flights(Event("mill_paid", (1, 4, 2)), before)] == ["+2"]
    assert movement.flights(Event("mill_paid", (1, 4, 0)), before) == []
    assert movement.flights(Event("event_gave_gold", (1, 0, 0)), before) == []
