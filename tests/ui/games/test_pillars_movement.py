"""From moment to moment: what moves together, where it comes from and where it goes."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.play.match import Match, Moment
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.motion import Flight
from kingsbridge_desktop.ui.games.pillars import layout, movement
from kingsbridge_desktop.ui.games.pillars.fixtures import Part, PartItem
from kingsbridge_desktop.ui.games.pillars.pieces import Token
from tests.ui.theatre import Theatre, asks, match_of, played

new_match = partial(match_of, "pillars")


def groups(match: Match, viewer: int) -> list[list[Moment]]:
    """The moments of the last step as they move together."""
    found: list[list[Moment]] = []
    last = ""
    for moment in match.moments(match.ply, viewer):
        name = movement.group(moment.event) if moment.event is not None else ""
        if name and name == last:
            found[-1].append(moment)
        else:
            found.append([moment])
        last = name
    return found


def depart(show: Theatre, moments: list[Moment], viewer: int) -> Beat:
    """Sets out for the last of these moments, as the player of moments does."""
    beat = Beat()
    events = [moment.event for moment in moments if moment.event is not None]
    if events:
        show.view.depart(moments[-1].position, viewer, events, beat)
    return beat


def place(item: QGraphicsItem | None) -> tuple[float, float]:
    assert item is not None
    return item.pos().x(), item.pos().y()


def number(flight: Flight) -> str:
    assert isinstance(flight.thing.face, Token)
    return flight.thing.face.number


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_every_moment_of_a_game_can_be_departed_for_and_shown(theatre, seats, seed):
    """A whole game at random, for a seat and for an onlooker: what moves ends where the next picture has it."""
    match = new_match(seats, seed)
    shows = [(theatre(match), viewer) for viewer in (seed % seats, NOBODY)]
    rng = Random(seed)
    for show, viewer in shows:
        show.sync(viewer)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        for show, viewer in shows:
            for moments in groups(match, viewer):
                beat = depart(show, moments, viewer)
                for move in beat.moves:
                    move.item.setPos(move.to)
                for t in (0.0, 0.4, 1.0):
                    if beat.during is not None:
                        beat.during(t)
                show.view.show(moments[-1].position, viewer)
            assert_at_rest(show)


def assert_at_rest(show: Theatre) -> None:
    """Every item is where and as its thing is."""
    for key, thing in show.view.layer.picture.items():
        item = show.view.layer.item(key)
        assert place(item) == thing.at, key
        assert (item.scale(), item.opacity(), item.zValue()) == (1.0, thing.opacity, thing.layer), key


def test_every_event_that_changes_the_site_moves_in_some_group():
    """Only words have no movement of their own."""
    match = new_match(4, 9)
    rng = Random(9)
    unmoved = set()
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        unmoved |= {e.kind for e in match.steps[-1].events if not movement.group(e)}
    assert unmoved <= {"phase_began", "choosing_passed", "market_left", "set_aside_builder_returned", "game_ended"}


def test_a_builder_goes_home_with_what_its_place_brought():
    """So the fourteen steps take no longer than what is to be seen in them."""
    scored = Event("priory_scored", (0, tables.PRIORY[0], 2))
    assert movement.group(Event("builder_returned", (0, tables.PRIORY[0]))) == movement.group(scored)
    left = Event("builder_returned", (0, tables.MARKET[0]))
    assert movement.group(left) not in ("", movement.group(scored))


def test_gold_that_finds_no_room_does_not_fly():
    """PE-44 What goes beyond the end of the track is lost, so nothing of it is seen to arrive."""
    before = new_match(3, 1).view(0)
    flying = movement.flights(Event("mill_paid", (1, 4, 2)), before, 0)
    assert [number(flight) for flight in flying] == ["+2"]
    assert movement.flights(Event("mill_paid", (1, 4, 0)), before, 0) == []
    assert movement.flights(Event("event_gave_gold", (1, 0, 0)), before, 0) == []


def test_the_drawn_builder_itself_goes_to_its_space(theatre):
    """It leaves the bag as large as it was there, and nothing stays behind."""
    match = played(new_match(2, seed=2), asks("place_builder"))
    viewer = match.asked
    show = theatre(match)
    show.sync(viewer)
    waiting = show.view.layer.picture["drawn",]
    match.submit(next(a for a in match.legal() if a.kind == "place"))
    space = match.steps[-1].action.args[0]
    depart(show, groups(match, viewer)[0], viewer)
    builder = show.view.layer.item(("builder", space))
    assert place(builder) == waiting.at
    assert builder.scale() == pytest.approx(layout.DRAWN / layout.BUILDER)
    assert show.view.layer.item(("drawn",)) is None


def test_a_hired_craftsman_flies_from_the_display_to_who_hired_it(theatre):
    match = new_match(2, seed=1)
    seat = match.asked
    show = theatre(match)
    show.sync(seat)
    match.submit(next(a for a in match.legal() if a.kind == "take_craftsman"))
    (craftsman,) = match.steps[-1].action.args
    card = show.view.layer.item(("offer", craftsman))
    beat = depart(show, groups(match, seat)[0], seat)
    (move,) = [move for move in beat.moves if move.item is card]
    assert (move.to.x(), move.to.y()) == layout.home(seat, seat)
    assert move.opacity == 0.0


def test_the_cathedral_grows_out_of_its_scaffolding(theatre):
    """PE-59: the built part comes in over the scaffolding, which goes when it is there."""
    match = played(new_match(3, seed=4), lambda m: m.ply and any(e.kind == "part_set" for e in m.steps[-1].events))
    show = theatre(match)
    (grown,) = [g for g in groups(match, 0) if g[0].event is not None and g[0].event.kind == "part_set"]
    after: State = grown[-1].position
    before = after.copy()
    before.parts = after.parts - 1
    show.view.show(before, 0)
    part = show.view.layer.item(("part", before.parts))
    assert isinstance(part, PartItem)
    scaffolding, built = part.childItems()
    assert (scaffolding.isVisible(), built.isVisible()) == (True, False)
    beat = depart(show, grown, 0)
    assert beat.during is not None
    for t in (0.0, 0.5):
        beat.during(t)
        assert (scaffolding.isVisible(), built.isVisible(), built.opacity()) == (True, True, t)
    show.view.show(after, 0)
    assert (scaffolding.isVisible(), built.isVisible(), built.opacity()) == (False, True, 1.0)
    assert show.view.layer.picture["part", before.parts].face == Part(before.parts, True)


def test_the_die_rolls_to_its_place(theatre):
    match = played(new_match(3, seed=4), lambda m: m.ply and any(e.kind == "tax_rolled" for e in m.steps[-1].events))
    show = theatre(match)
    motion = show.motion(0, "tax_rolled")
    thing = show.view.picture(match.moments(match.ply, 0)[-1].position, 0).get(("die",))
    assert thing is not None
    start = motion.enter(("die",), thing)
    assert start is not None
    assert start.at != thing.at == layout.DIE
