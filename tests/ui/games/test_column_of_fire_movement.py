"""The Channel board in motion: from moment to moment, skipped or not, with dice that tumble and banners to read."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.column_of_fire_log import EVENTS
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.motion import Flight
from kingsbridge_desktop.ui.games.column_of_fire import layout, movement
from kingsbridge_desktop.ui.games.column_of_fire.faces import Face
from kingsbridge_desktop.ui.games.column_of_fire.picture import picture
from kingsbridge_desktop.ui.games.column_of_fire.pieces import Banner, Tag, Token, TokenItem
from tests.ui.theatre import Theatre, match_of, played

new_match = partial(match_of, "column_of_fire")


def emitted(*kinds: str, seed: int = 1, seats: int = 4) -> Match:
    """A game whose last step had an event of each of these kinds."""
    return played(
        new_match(seats, seed), lambda m: m.ply and set(kinds) <= {event.kind for event in m.steps[-1].events}
    )


def is_at_rest(show: Theatre, viewer: int) -> bool:
    """Whether exactly the picture of the position is seen, everything upright in its place."""
    layer = show.view.layer
    assert layer.picture == picture(show.view.position, viewer)
    for key, thing in layer.picture.items():
        item = layer.item(key)
        assert (item.opacity(), item.scale(), item.rotation(), item.zValue()) == (1, 1, 0, thing.layer), key
        assert (item.x(), item.y()) == thing.at, key
        assert item.face == thing.face.face, key
    return not layer._guests and not layer._staying


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 2), (4, 7)])
def test_every_moment_of_a_game_can_be_departed_for_and_shown(theatre, seats, seed):
    match = new_match(seats, seed)
    show = theatre(match)
    rng = Random(seed)
    kinds = set()
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        viewer = match.ply % (seats + 1) + NOBODY
        show.sync(viewer, match.ply - 1)
        for moment in match.moments(match.ply, viewer):
            if moment.event is not None:
                kinds.add(moment.event.kind)
                show.view.depart(moment.position, viewer, [moment.event], Beat())
            show.view.show(moment.position, viewer)
        if match.ply % 5 == 0:
            assert is_at_rest(show, viewer), match.steps[-1]
    assert {"dice_rolled", "person_taken", "house_pushed", "event_turned_up", "conflict_won", "stones_cleared"} <= kinds


@pytest.mark.parametrize("after", [0.0, 0.4])
def test_a_step_that_is_skipped_on_the_way_ends_in_the_picture_of_its_position(theatre, after):
    match = played(new_match(3, 5), lambda m: m.ply == 60)
    show, still = theatre(match), theatre(match)
    failed: list[Exception] = []
    show.player.failed.connect(failed.append)
    rng = Random(5)
    compared = 0
    show.sync(0)
    for _ in range(80):
        match.submit(rng.choice(match.legal()))
        show.play(0)
        if after and show.view.director.busy:
            show.view.director._tick(after)
        show.player.skip()
        assert is_at_rest(show, 0)
        if match.steps[-1].action.kind in ("roll", "resolve", "end_turn", "turn_up"):
            still.sync(0)
            assert show.picture() == still.picture()
            compared += 1
    assert compared > 8
    assert not failed


def test_steps_that_are_played_to_their_end_do_not_fail(theatre, qtbot):
    match = played(new_match(4, 3), lambda m: m.ply == 100)
    show = theatre(match, speed="fast")
    failed: list[Exception] = []
    show.player.failed.connect(failed.append)
    rng = Random(3)
    show.sync(1)
    for _ in range(12):
        match.submit(rng.choice(match.legal()))
        with qtbot.waitSignal(show.player.finished, timeout=20_000):
            show.play(1)
        assert is_at_rest(show, 1)
    assert not failed


def test_every_event_kind_that_takes_time_is_one_of_the_game():
    spoken = {kind.removesuffix("_0").removesuffix("_1") for kind in EVENTS} | {"stones_cleared"}
    assert set(movement.TIMES) <= spoken


@pytest.mark.parametrize("viewer", [0, 1])
def test_dice_tumble_where_they_lie_and_end_as_they_fell(theatre, viewer):
    match = played(new_match(2, 4), lambda m: m.state.stack[-1].kind == "roll" and m.state.free[m.asked])
    seat = match.asked
    match.submit(Action("roll"))
    (rolled,) = [event for event in match.steps[-1].events if event.kind == "dice_rolled"]
    show = theatre(match)
    motion = show.motion(viewer, "dice_rolled")
    keys = [("die", seat, die) for die in rolled.args[1::2]]
    assert all(motion.still(key) for key in keys)
    assert not motion.still(("die", 1 - seat, 0))
    items = [show.view.layer.item(key) for key in keys]
    motion.during(0.0)
    assert all(item.rotation() != 0 for item in items)
    faces = set()
    for t in range(100):
        motion.during(t / 100)
        faces |= {item.face for item in items}
    assert len(faces) > 2 * len(items)
    motion.during(1.0)
    for key, item, number in zip(keys, items, rolled.args[2::2], strict=True):
        assert item.face == Face("die", (key[2], number))
        assert (item.x(), item.y(), item.rotation()) == (*show.view.layer.picture[key].at, 0)


def test_a_die_that_fell_as_it_lay_is_set_right_when_its_tumbling_is_skipped(theatre):
    match = played(new_match(2, 4), lambda m: m.state.stack[-1].kind == "roll" and m.state.free[m.asked])
    seat, s = match.asked, match.view(match.asked)
    show = theatre(match)
    show.view.show(s, seat)
    die = tables.BITS[s.free[seat]][0]
    beat = Beat()
    show.view.depart(s.copy(), seat, [Event("dice_rolled", (seat, die, s.faces[5 * seat + die]))], beat)
    assert beat.during is not None
    beat.during(0.3)
    show.view.show(s, seat)
    assert is_at_rest(show, seat)


def test_a_person_comes_from_its_deck_and_grows_into_the_display(theatre):
    match = emitted("person_taken")
    taken = next(event for event in match.steps[-1].events if event.kind == "person_taken")
    seat, person = taken.args[:2]
    show = theatre(match)
    motion = show.motion(seat, "person_taken")
    will = picture(match.moments(match.ply, seat)[-1].position, seat)
    start = motion.enter(("person", person), will["person", person])
    assert start is not None
    deck = layout.open_card(tables.PERSON_COUNTRY[person])
    assert start.at == (deck.x, deck.y)
    assert start.width < will["person", person].width


def test_a_house_goes_home_to_its_owner(theatre):
    """CF-44, CF-72."""
    match = emitted("house_lost", seed=4)
    lost = next(event for event in match.steps[-1].events if event.kind == "house_lost")
    seat, country = lost.args[:2]
    show = theatre(match)
    motion = show.motion(0, "house_lost")
    was = picture(match.view(0, match.ply - 1), 0)
    end = motion.leave(("house", seat, country), was["house", seat, country])
    assert end is not None
    assert end.at == was["shield", seat].at
    assert end.opacity == 0


def test_a_person_and_its_die_leave_in_one_movement():
    """Between the two events the die lies nowhere."""
    together = Event("person_left", (1, 7, 2)), Event("die_freed", (1, 2))
    assert movement.group(together[0]) == movement.group(together[1]) != ""
    assert movement.group(Event("die_put_on_leven", (1, 2, 3))) == movement.group(together[0])
    assert movement.group(Event("die_freed", (1, 3))) != movement.group(together[0])
    assert movement.group(Event("vp_gained", (1, 3))) == ""


def test_a_sold_good_flies_from_its_heap_to_the_price_and_vp_to_the_marker(theatre):
    match = emitted("good_sold", seed=2)
    seat, country, good, vp = next(event for event in match.steps[-1].events if event.kind == "good_sold").args
    show = theatre(match)
    first, *coins = show.motion(seat, "good_sold").flights
    was = show.view.layer.picture
    assert (first.thing.at, first.end) == (was["good", seat, good].at, price_of(country, good))
    assert [coin.end for coin in coins] == [was["vp", seat].at] * min(vp, movement.MOST_COINS)
    other = show.motion((seat + 1) % 4, "good_sold").flights[0]
    assert other.thing.at == show.view.layer.picture["plate", seat].at


def price_of(country: int, good: int) -> tuple[float, float]:
    """Where a price stands."""
    return layout.point(layout.board().lands[country].prices[good].center())


def banners(show: Theatre) -> list[Flight]:
    """What is called out in the movement of the last step's heralded event."""
    found = [event.kind for event in show.match.steps[-1].events if event.kind in movement._CALLED_OUT]
    return [flight for flight in show.motion(0, found[0]).flights if isinstance(flight.thing.face, Banner)]


@pytest.mark.parametrize("kind", ["conflict_won", "event_turned_up", "deck_used_up", "final_vp_scored"])
def test_what_must_not_be_missed_is_called_out_inside_the_scene(theatre, kind):
    show = theatre(emitted(kind, seed=4))
    (banner,) = banners(show)
    assert banner.stays
    item = show.view.make_item(None, banner.thing)
    half = item.boundingRect().width() / 2
    assert half <= banner.end[0] + 1 <= layout.WIDTH - half + 2
    assert banner.thing.at == banner.end


def test_a_banner_is_seen_until_the_next_moment_and_not_longer(theatre):
    match = emitted("conflict_won", seed=4)
    show = theatre(match)
    moments = match.moments(match.ply, 0)
    at = next(at for at, moment in enumerate(moments) if moment.event and moment.event.kind == "conflict_won")
    show.view.show(moments[at - 1].position if at else match.view(0, match.ply - 1), 0)
    show.view.depart(moments[at].position, 0, [moments[at].event], Beat())
    assert show.view.layer._staying
    show.view.show(moments[at].position, 0)
    assert show.view.layer._staying, "it can be read during the rest"
    show.view.show(moments[at + 1].position, 0)
    assert is_at_rest(show, 0)


def test_a_conflict_is_foretold_at_the_houses(theatre):
    """CF-72."""
    match = emitted("conflict_won", "conflict_scored", seed=4)
    flights = theatre(match).motion(0, "conflict_won").flights
    tags = [flight.thing.face.words for flight in flights if isinstance(flight.thing.face, Tag)]
    scored = [event.args[2] for event in match.steps[-1].events if event.kind == "conflict_scored"]
    lost = [event for event in match.steps[-1].events if event.kind == "house_lost"]
    assert sorted(tags) == sorted([*(f"+{vp}" for vp in scored), *("✕" for _ in lost)])


def test_what_flies_by_meets_no_click(theatre):
    match = emitted("good_sold", seed=2)
    show = theatre(match)
    flight = show.motion(0, "good_sold").flights[0]
    assert isinstance(flight.thing.face, Token)
    item = show.view.make_item(None, flight.thing)
    assert isinstance(item, TokenItem)
    assert item.anchor is None
    assert item.shape().isEmpty()
