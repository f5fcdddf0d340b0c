"""The Channel board as people see and click it."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from kingsbridge_desktop.core.types import HIDDEN, Action, Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import conflict, reach
from kingsbridge_desktop.text.problems import why_not
from kingsbridge_desktop.ui.games.column_of_fire import layout, places
from kingsbridge_desktop.ui.games.column_of_fire.faces import Face
from kingsbridge_desktop.ui.games.column_of_fire.hover import hints
from kingsbridge_desktop.ui.games.column_of_fire.pieces import Ring, Tag, Token
from tests.ui.theatre import Theatre, asks, match_of, played

new_match = partial(match_of, "column_of_fire")


def token(stage: Theatre, *key: int | str) -> Token:
    """How a thing of the picture looks that is shown."""
    face = stage.view.layer.picture[key].face
    assert isinstance(face, Token)
    return face


def test_hidden_advantages_are_never_painted_for_others(theatre):
    """CF-13: two worlds that differ in another's hand only are one picture."""
    match = played(new_match(2, 2), lambda m: m.ply == 40)
    stage = theatre(match)
    pictures = []
    for kind in (1, 5):
        world = match.state.copy()
        world.hands[1], world.hand_sizes[1] = tables.ONE_OF[kind], 1
        s = match.rules.mask(world, 0)
        assert s.hands[1] == HIDDEN
        stage.view.show(s, 0)
        stage.view.hover(s, ("plate", 1))
        stage.view.look_nearer()
        pictures.append(stage.picture())
    assert pictures[0] == pictures[1]


def test_a_free_die_shows_the_fields_it_reaches_and_what_skipping_costs(theatre):
    """CF-50, CF-53."""
    match = played(new_match(4, 2), asks("move", 60))
    s = match.view(match.asked)
    seat = match.asked
    die = tables.BITS[s.free[seat]][0]
    found = hints(s, ("die", seat, die)).values()
    ways = reach(s, seat, die)
    medallions = layout.board().medallions
    rings = [thing.at for thing in found if isinstance(thing.face, Ring)]
    assert [layout.point(medallions[way.field]) for way in ways] == rings[: len(ways)]
    tags = [thing.face.words for thing in found if isinstance(thing.face, Tag)]
    assert tags == ["✓" if not way.price else f"−{way.price}" for way in ways]


def test_a_country_shows_who_would_gain_and_who_would_lose_the_house(theatre):
    """CF-72: the preview is what the conflict would do."""
    match = new_match(4, 2)
    s = match.view(0)
    s.religions[:] = [0, 0, 1, 1]
    s.stones[0:3] = [2, 0, 0]
    s.derive()
    for seat, field in enumerate((5, 3, 4, 0)):
        s.houses[4 * seat] = field
    outlook = conflict(s, 0)
    assert outlook.gains == (5, 3, 0, 0)
    assert outlook.loses_house == (False, False, True, False)
    tags = [thing.face.words for thing in hints(s, ("stones", 0)).values() if isinstance(thing.face, Tag)]
    assert tags == ["+5", "+3", "✕"]
    words = theatre(match).view.hover(s, ("stones", 0))
    assert "Catholic" in words
    assert "Free religion fields: 2." in words


def test_who_is_alone_in_a_religion_is_marked(theatre):
    """CF-23."""
    match = new_match(3, 2)
    stage = theatre(match)
    s = match.view(0)
    s.religions[:] = [0, 1, 0]
    stage.view.show(s, 0)
    assert token(stage, "religion", 1).face == Face("faith", (1, True))
    assert token(stage, "religion", 0).face == Face("religion", (0, False))
    assert any(chip.text.endswith("*") for chip in stage.view.chips(s, 1))
    assert not any(chip.text.endswith("*") for chip in stage.view.chips(s, 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_click_that_offers_nothing_is_answered(theatre, seats):
    """Wherever somebody clicks, what is meant is either legal or the rules say why not."""
    match = new_match(seats, 6)
    stage = theatre(match, speed="none")
    rng = Random(6)
    answered = set()
    for _ in range(150):
        if match.is_over:
            break
        s = match.view(match.asked)
        stage.sync(match.asked)
        offered = stage.groups()
        for anchor in stage.view.scene.targets:
            intended_action = stage.view.intended_action(s, anchor)
            if anchor in offered or intended_action is None:
                continue
            if intended_action not in match.legal():
                reason = match.why_not(intended_action)
                assert reason is not None, (anchor, intended_action)
                answered.add(reason.kind)
                assert why_not(stage.view.text, reason)
        match.submit(rng.choice(match.legal()))
    assert {"other_question", "field_occupied", "field_needs_die", "inside_a_step"} <= answered


def test_the_die_about_to_be_turned_is_never_bought_by_a_click_on_it(theatre):
    """A newcomer clicks the die that is asked for; that must not cost 3 VP."""
    match = played(
        new_match(2, 3), lambda m: asks("turn_religion")(m) and Action("pay_die", (tables.BLACK,)) in m.legal()
    )
    s = match.view(match.asked)
    assert places.of_action(s, Action("pay_die", (tables.BLACK,))) is None
    assert places.intended_action(s, ("die", match.asked, tables.BLACK)) in match.legal()
    assert places.intended_action(s, ("die", match.asked, tables.BLACK)) != Action("pay_die", (tables.BLACK,))
    match = played(match, lambda m: asks("turn_person")(m) and any(a.kind == "pay_die" for a in m.legal()))
    s = match.view(match.asked)
    die = places.die_in_hand(s)
    assert places.of_action(s, Action("pay_die", (die,))) is None
    intended_action = places.intended_action(s, ("die", match.asked, die))
    assert intended_action is not None
    assert intended_action in match.legal()
    assert intended_action.kind in ("let_go", "turn_use", "turn_down")


def test_every_event_of_a_game_can_be_pointed_at(theatre):
    match = played(new_match(3, 9), lambda m: m.ply == 200)
    stage = theatre(match, speed="none")
    stage.sync(0)
    for step in match.steps:
        for event in match.events_for(0, step):
            places = stage.view.places_of(event)
            assert all(isinstance(place, tuple) for place in places)
            stage.view.scene.mark(places)
    sold = Event("good_sold", (0, 0, 2, 4))
    assert stage.view.places_of(sold) == [("price", 0, 2)]
    assert ("price", 0, 2) in stage.view.scene.targets


def test_everything_told_on_hover_fits_into_what_is_seen(theatre):
    match = played(new_match(4, 4), lambda m: m.ply == 180)
    stage = theatre(match)
    s = match.view(0)
    stage.view.show(s, 0)
    told = 0
    seen = stage.stage.mapToScene(stage.stage.viewport().rect()).boundingRect()
    for anchor, target in list(stage.view.scene.targets.items()):
        stage.view.hover(s, anchor)
        stage.view.look_nearer()
        note = stage.view.slip
        if note.isVisible():
            told += 1
            box = note.mapRectToScene(note.boundingRect())
            assert seen.contains(box), anchor
            assert not box.intersects(target.mapRectToScene(target.shape().boundingRect())), anchor
    assert told > 60
    stage.view.hover(s, None)
    assert not stage.view.slip.isVisible()


def test_names_on_the_board_stand_apart(theatre):
    stage = theatre(new_match(2, 1))
    boxes = [item.mapRectToScene(item.boundingRect()) for item in stage.view._names]
    assert len(boxes) == 9  # countries, cities, and the 0 beside the VP track
    for at, one in enumerate(boxes):
        assert QRectF(layout.BOARD).contains(one)
        assert not any(one.intersects(other) for other in boxes[at + 1 :])
    prices = [box for land in layout.board().lands for box in land.prices.values()]
    assert not any(one.intersects(price) for one in boxes for price in prices)


def test_keyboard_reaches_an_offered_place(theatre):
    match = played(new_match(2, 4), asks("move", 30))
    stage = theatre(match, speed="none")
    stage.sync(match.asked)
    groups = stage.groups()
    groups.pop(None, None)
    stage.view.scene.offer(groups)
    QTest.keyClick(stage.stage, Qt.Key.Key_Right)
    assert stage.view.scene.focus_anchor in groups


def test_the_goods_on_a_plate_stand_beside_each_other(theatre):
    """Seen: the points at the end between cloth and wine."""
    match = new_match(2, 2)
    stage = theatre(match)
    s = match.view(0)
    s.goods[:4] = [0, 2, 1, 3]
    emblems = [chip.emblem for chip in stage.view.chips(s, 0)]
    assert emblems[-3:] == ["ore", "cloth", "wine"]
    s.goods[:4] = [0] * 4
    assert emblems[:-3] == [chip.emblem for chip in stage.view.chips(s, 0)]
