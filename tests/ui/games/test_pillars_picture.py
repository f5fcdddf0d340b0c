"""What lies on the site and in the strip follows from a position alone."""

from __future__ import annotations

import math
from functools import partial
from random import Random

import pytest

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.picture import display_places, drawn_builder, mat_of, picture
from kingsbridge_desktop.ui.games.pillars.pieces import SiteCard, Token
from tests.ui.theatre import match_of

new_match = partial(match_of, "pillars")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_everything_lies_inside_the_scene_at_every_moment(seats, seed):
    match = new_match(seats, seed)
    rng = Random(seed)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        viewer = rng.choice((NOBODY, *range(seats)))
        for moment in match.moments(match.ply, viewer):
            for key, thing in picture(moment.position, viewer).items():
                assert math.isfinite(thing.x), key
                assert math.isfinite(thing.y), key
                assert layout.SCENE.contains(*thing.at), key


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_the_drawn_builder_is_that_of_the_question(seats, seed):
    """PE-30: what waits beside the bag is what is asked about, and nothing at any other time."""
    match = new_match(seats, seed)
    rng = Random(seed)
    while not match.is_over:
        top = match.state.stack[-1]
        expected = {"place_builder": top.seat, "veto": top.args[0] if top.args else NOBODY}
        assert drawn_builder(match.state) == expected.get(top.kind, NOBODY)
        match.submit(rng.choice(match.legal()))
    assert drawn_builder(match.state) == NOBODY


def test_the_display_keeps_its_places_while_cards_are_taken():
    match = new_match(2, 5)
    places = display_places(match.view(0))
    assert len(places) == tables.DISPLAY_CARDS + 2
    rng = Random(1)
    while match.state.stack[-1].kind in ("choose_card", "discard"):
        assert display_places(match.view(0)) == places
        match.submit(rng.choice(match.legal()))


def test_two_discs_on_a_field_hide_its_figure_and_not_half_of_it():
    """Seen: the lower half of an 11 below two discs, which read like something else."""
    field = layout.site().vp[11]
    for among in (2, 3, 4):
        at = [layout.spread(field, rank, among, layout.VP_SPREAD) for rank in range(among)]
        assert len(set(at)) == among
        assert sum(x for x, _ in at) / among == pytest.approx(field[0])
    assert {y for _, y in (layout.spread(field, rank, 2, layout.VP_SPREAD) for rank in range(2))} == {field[1]}


def test_scores_above_sixty_go_round_and_say_so():
    """PE-71."""
    s = new_match(2, 1).view(0)
    s.vp[0], s.vp[1] = 63, 3
    found = picture(s, 0)
    faces = [found["vp", seat].face for seat in range(2)]
    assert [face.number for face in faces if isinstance(face, Token)] == ["+60", ""]
    x, y = layout.site().vp[3]
    for seat in range(2):
        thing = found["vp", seat]
        assert max(abs(thing.x - x), abs(thing.y - y)) < 22, "both lie on field 3"
    assert found["vp", 0].at != found["vp", 1].at


def test_nobody_but_ellens_owner_gets_to_know_the_coming_event():
    """PE-12: the hidden event turns nothing up."""
    s = new_match(2, 1).view(1)
    assert picture(s, 1)["event card",].face == SiteCard("back", 0)
    s.event = HIDDEN
    assert picture(s, 1)["event card",].face == SiteCard("back", 0)
    s.event = 3
    assert picture(s, 1)["event card",].face == SiteCard("event", 3)


def test_an_onlooker_sees_the_mat_of_whoever_is_asked():
    match = new_match(3, 2)
    assert mat_of(match.view(NOBODY), NOBODY) == match.asked
    assert mat_of(match.view(2), 2) == 2


def test_workers_at_work_add_up():
    """PE-24, PE-27: every worker of a player is free, at a site or in the mill."""
    match = new_match(3, 7)
    rng = Random(7)
    while match.state.round == 1:
        s = match.view(0)
        found = picture(s, 0)
        for seat in range(3):
            standing = [found.get(("workers", step, seat)) for step in (tables.MILL_STEP, *tables.SITE_STEPS)]
            faces = [thing.face for thing in standing if thing is not None]
            at_work = sum(int(face.number) for face in faces if isinstance(face, Token))
            assert at_work + s.free[seat] == tables.WORKERS
        match.submit(rng.choice(match.legal()))


def test_no_builder_stands_over_the_words_of_a_card_at_kingsbridge():
    site = layout.site()
    for at in site.kingsbridge:
        card = layout.card_box(at)
        feet = [
            y for x, y in site.spaces if abs(x - at[0]) < card.width() / 2 and card.bottom() < y < card.bottom() + 80
        ]
        assert feet
        assert min(feet) + layout.RAISED - layout.BUILDER / 2 >= 0
