"""The spread that events lead to is the spread of the state they led to, for whoever looks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.course import Spread, after, of_state
from kingsbridge_desktop.ui.games.column_of_fire.tableau import Face, Picture, arrange, display

NAMES = ("Anna", "Ben", "Cleo", "Dora")
COLOURS = ("yellow", "light_blue", "green", "red")


def new_match(seats: int, seed: int) -> Match:
    return Match("column_of_fire", [Seat(name, colour=at) for at, name in enumerate(NAMES[:seats])], seed)


def seen(p: Spread) -> dict[str, Any]:
    """What a picture shows of a spread; stack and turn-keeping are not part of it."""
    unseen = ("stack", "ending", "sold", "event_seen", "rolled", "supply", "start", "seats")
    things = {one.name: getattr(p.s, one.name) for one in State.fields if one.name not in unseen}
    if p.viewer == NOBODY:  # draws are told to the seats only; an onlooker's picture follows with the state
        for name in ("hands", "hand_sizes", "supply_size"):
            del things[name]
    return {**things, "shown": p.shown, "bare": p.bare, "event": p.event}


def picture(p: Spread) -> Picture:
    return arrange(p, COLOURS[: p.s.seats], NAMES[: p.s.seats])


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_events_lead_to_the_same_spread_as_the_state(seats, seed):
    match = new_match(seats, seed)
    rng = Random(seed)
    viewers = (NOBODY, *range(seats))
    now = {viewer: of_state(match.view(viewer), viewer) for viewer in viewers}
    kinds = set()
    while not match.is_over:
        step = match.submit(rng.choice(match.legal()))
        for viewer in viewers:
            spread = now[viewer]
            for event in match.events_for(viewer, step):
                kinds.add(event.kind)
                spread = after(spread, event)
            expected = of_state(match.view(viewer), viewer)
            if match.state.stack:  # all hands are open at the end
                assert seen(spread) == seen(expected), (viewer, step)
            now[viewer] = expected
    assert {"dice_rolled", "person_taken", "house_pushed", "event_turned_up", "conflict_won", "stones_cleared"} <= kinds


def test_events_leave_the_spread_they_start_from_as_it_was():
    match = new_match(3, 5)
    rng = Random(5)
    for _ in range(60):
        before = of_state(match.view(0), 0)
        kept = before.s.key()
        step = match.submit(rng.choice(match.legal()))
        spread = before
        for event in match.events_for(0, step):
            spread = after(spread, event)
        assert before.s.key() == kept


def test_others_advantages_lie_face_down():
    """CF-13: nothing in the picture tells what is in another's hand."""
    match = new_match(2, 4)
    s = match.view(0)
    s.hands[1], s.hand_sizes[1] = HIDDEN, 3
    s.hands[0], s.hand_sizes[0] = tables.ONE_OF[3] + 2 * tables.ONE_OF[0], 3
    for spread in (of_state(s, 0), of_state(s, 1)):
        shown = [key for key, place in picture(spread).items() if place.face.kind == "advantage"]
        assert all(isinstance(key, tuple) and key[1] == 0 for key in shown)
    theirs = display(s, 1, layout.STRIP, COLOURS[:2], NAMES[:2])
    assert theirs["advantage", 1, HIDDEN].face == Face("advantage_back")
    assert theirs["advantage", 1, HIDDEN].badge == "3"
    own = picture(of_state(s, 0))
    assert own["advantage", 0, 0].badge == "×2"
    assert own["advantage", 0, 3].face == Face("advantage", (3,))


def test_nothing_of_a_display_lies_over_another_thing_or_outside_the_scene():
    """Five dice, whether on persons, free or on Loch Leven, and everything else have room side by side."""
    match = new_match(4, 6)
    s = match.view(0)
    england = [person for person in range(tables.PERSONS) if tables.PERSON_COUNTRY[person] == 0]
    for persons in range(6):
        s.displays[0] = tuple(person << 3 | die for die, person in enumerate(england[:persons]))
        s.free[0] = 31 & ~((1 << persons) - 1)
        s.leven[0] = 0
        found = picture(of_state(s, 0))
        kinds = ("leven", "religion", "person", "tray", "good", "protection", "shield")
        boxes = [
            (key, place)
            for key, place in found.items()
            if isinstance(key, tuple)
            and key[0] in kinds
            and place.y > layout.BOARD.bottom()
            and place.face.kind != "portrait"
        ]
        for at, (key, one) in enumerate(boxes):
            assert one.x - one.w / 2 >= 0
            assert one.x + one.w / 2 <= layout.WIDTH
            for other_key, other in boxes[at + 1 :]:
                apart = abs(one.x - other.x) >= (one.w + other.w) / 2 or abs(one.y - other.y) >= (one.h + other.h) / 2
                assert apart, (key, other_key)
        dice = [found["die", 0, die] for die in range(5)]
        for at, one in enumerate(dice):
            for other in dice[at + 1 :]:
                assert abs(one.x - other.x) >= 46 or abs(one.y - other.y) >= 46


def test_a_torch_burns_only_while_all_religion_fields_are_taken():
    """CF-33, CF-75, CF-10: three stones with two players, four with more."""
    for seats, full in ((2, 3), (3, 4)):
        s = new_match(seats, 8).view(0)
        s.stones[0:3] = [full - 1, 0, 0]
        assert ("torch", 0) not in picture(of_state(s, 0))
        s.stones[2] = 1
        assert ("torch", 0) in picture(of_state(s, 0))
        assert (("closed", 0) in picture(of_state(s, 0))) == (seats == 2)


def test_vp_go_round_the_track_and_lie_beside_it_at_nothing():
    """CF-83, CF-99."""
    s = new_match(2, 9).view(0)
    s.vp[:] = [0, 63]
    found = picture(of_state(s, 0))
    assert found["vp", 0].point == layout.board().off_track
    assert found["vp", 1].point == layout.board().track[12]
    assert found["vp", 1].face.args == ("light_blue", 1)
    s.vp[:] = [13, 63]
    found = picture(of_state(s, 0))
    assert found["vp", 0].point != found["vp", 1].point
