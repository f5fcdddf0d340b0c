"""The card table as people see and click it."""

from __future__ import annotations

import itertools
from functools import partial
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Reason
from kingsbridge_desktop.games.pillars_cards import best_conversion
from kingsbridge_desktop.games.pillars_cards.state import deal_points
from kingsbridge_desktop.games.pillars_cards.tables import ALFRED, BIT, CARD_IDS, COLOUR, ID_OF, VALUE
from kingsbridge_desktop.text.hyphens import SOFT
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme, contrast
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.drawn import TEXT
from kingsbridge_desktop.ui.games.pillars_cards import hover, layout, movement, places
from kingsbridge_desktop.ui.games.pillars_cards.mats import material_ground
from kingsbridge_desktop.ui.games.pillars_cards.pieces import BACK, Card, card_picture
from kingsbridge_desktop.ui.style.colours import mix
from tests.ui.theatre import asks, match_of, played

new_match = partial(match_of, "pillars_cards")


def test_a_conversion_is_clicked_at_its_card_and_the_helper_at_the_material(theatre):
    match = played(new_match(seed=7), asks("use_helper"))
    stage = theatre(match)
    s = match.view(match.asked)
    assert stage.view.anchor(s, Action("convert", (ALFRED, 2))) == places.card(ALFRED)
    offered = {stage.view.anchor(s, action) for action in match.legal() if action.kind == "convert"}
    assert offered == {places.material(kind) for kind in range(4) if s.stock[match.asked * 4 + kind]}


def test_a_click_on_alfred_builder_asks_why_he_cannot_be_played(theatre):
    """PC-12"""
    match = played(new_match(), lambda m: m.state.hand[m.asked] & BIT[ALFRED] and m.state.hand[m.asked] != BIT[ALFRED])
    stage = theatre(match)
    stage.sync(match.asked)
    assert places.card(ALFRED) not in stage.groups()
    intended_action = stage.view.intended_action(match.view(match.asked), places.card(ALFRED))
    assert intended_action == Action("play", (ALFRED,))
    assert match.why_not(intended_action) == Reason("alfred", (ALFRED,))


def test_a_click_on_a_used_craftsman_asks_about_its_conversion(theatre):
    """PC-23"""
    match = played(new_match(seed=7), asks("convert"))
    card = next(action.args[0] for action in match.legal() if action.kind == "convert")
    match.submit(next(action for action in match.legal() if action.args[:1] == (card,)))
    stage = theatre(match)
    intended_action = stage.view.intended_action(match.view(match.asked), places.card(card))
    assert intended_action.kind == "convert"
    assert intended_action.args[0] == card


@pytest.fixture
def requested(monkeypatch):
    """The pictures that were asked of the art."""
    cache.clear()  # else one that is ready in another size would do for now
    seen: set[cache.Picture] = set()
    original = cache.pixmap

    def recording(picture, *args, **more):
        seen.add(picture)
        return original(picture, *args, **more)

    monkeypatch.setattr(cache, "pixmap", recording)
    return seen


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_no_hidden_card_is_painted_for_a_viewer(theatre, requested, viewer):
    """PC-05"""
    match = played(new_match(seed=2), lambda m: m.state.deal == 2 and len(m.state.trick) == 2)
    stage = theatre(match)
    full = match.state
    stage.sync(viewer)
    stage.picture()
    open_cards = set(full.trick) | {card for laid in full.laid for card in members_of(laid)}
    own = set(members_of(full.hand[viewer])) if viewer != NOBODY else set()
    face_of = {card_picture(card, stage.view.text): card for card in range(len(CARD_IDS))}
    shown = {face_of[picture] for picture in requested if picture in face_of}
    twins = {face_of[card_picture(card, stage.view.text)] for card in open_cards | own}
    assert shown == twins
    assert BACK in requested


def test_a_deal_given_to_an_onlooker_shows_no_face(theatre, requested):
    """The movement of dealing too knows only what the viewer may know."""
    match = played(new_match(seed=2), lambda m: m.state.deal == 2)
    stage = theatre(match)
    stage.sync(NOBODY, match.ply - 1)
    requested.clear()
    for moment in match.moments(match.ply, NOBODY):
        if moment.event is not None and moment.event.kind in movement.DEALING:
            stage.view.depart(moment.position, NOBODY, [moment.event], Beat())
            stage.picture()
            stage.view.show(moment.position, NOBODY)
            stage.picture()
    known = {card for mask in match.state.laid for card in members_of(mask)}
    known |= {card for seat in range(4) for card in members_of(match.view(NOBODY, match.ply - 1).taken[seat])}
    faces_seen = {dict(picture.options)["name"] for picture in requested if picture.kind == "game_card"}
    faces_seen = {name.replace(SOFT, "") for name in faces_seen}
    assert faces_seen <= {stage.view.text.title(card) for card in known}
    stage.sync(NOBODY)
    backs = [key for key in stage.view.layer.picture if key[0] == "back"]
    assert len(backs) == 4 * 9


def test_an_animation_that_is_dropped_leaves_nothing_behind(theatre):
    match = played(new_match(seed=7), asks("convert"))
    match.submit(next(action for action in match.legal() if action.kind == "convert"))
    moving, still = theatre(match), theatre(match)
    moving.sync(0, match.ply - 1)
    moving.play(0)
    assert moving.view.director.busy
    moving.player.drop()
    moving.sync(0)
    still.sync(0)
    assert moving.picture() == still.picture()
    assert len(moving.view.scene.items()) == len(still.view.scene.items())


def test_the_card_that_wins_now_is_golden_and_a_sentence_says_why(theatre):
    """PC-13, PC-14"""
    match = played(new_match(seed=4), lambda m: len(m.state.trick) == 3)
    stage = theatre(match)
    stage.sync(match.asked)
    faces = [thing.face for thing in stage.view.layer.picture.values()]
    golden = [face.card for face in faces if isinstance(face, Card) and face.gold]
    best = max(match.state.trick, key=lambda card: (VALUE[card], match.state.trick.index(card)))
    assert golden == [best]
    assert stage.view.text.title(best).lower() in stage.view.layer.item(places.NOTE).words.lower()


def test_the_proposal_answers_the_whole_scoring_of_the_player(theatre):
    """PC-23: the label promises what the actions bring."""
    match = played(new_match(seed=7), asks("convert"))
    stage = theatre(match)
    seat, before = match.asked, match.state.vp[match.asked]
    label, actions = stage.view.proposal(match.view(seat))
    assert list(actions) == best_conversion.best(match.state)
    gained = 0
    for action in actions:
        step = match.submit(action)
        gained += sum(
            event.args[3] for event in step.events if event.kind == "material_converted" and event.args[0] == seat
        )
    assert str(gained) in label
    assert match.state.vp[seat] >= before + gained or match.asked != seat
    assert stage.view.proposal(played(match, asks("play")).view(match.asked)) is None


def test_the_proposal_for_a_surplus_speaks_of_giving_up(theatre):
    """PC-28: nothing is converted any more, so no points are promised."""
    match = played(new_match(seed=7), asks("give_up"))
    label, actions = theatre(match).view.proposal(match.view(match.asked))
    assert label == "Give up 1 wood, 1 sand (worth least)", "and says what"
    assert {action.kind for action in actions} == {"give_up"}


def test_what_is_told_about_a_material_or_a_card_begins_with_a_capital_letter(theatre):
    """Seen in English: “stone: 1” under the question, and “wood → 3 VP” on a large card."""
    match = played(new_match(seed=7), asks("convert"))
    text = theatre(match).view.text
    told = [hover.told(match.state, text, ("material", kind), offered=False) for kind in range(4)]
    lines = [line for card in range(len(CARD_IDS)) for line in hover.about(text, card)]
    assert all(words[0].isupper() or not words[0].isalpha() for words in (*told, *lines))


def test_the_sheet_of_a_deal_adds_up(theatre):
    match = played(new_match(seed=4), lambda m: m.state.deal == 2)
    stage = theatre(match)
    s = match.view(0)
    sheet = stage.view.sheet(match.view(0, match.ply - 1), s, match.steps[-1].events)
    assert sheet.rows[-2].cells == tuple(
        f"{points:+d}".replace("-", "−") if points else "0" for points in map(deal_points, s.sheets[0])
    )
    assert [int(cell.replace("−", "-")) for cell in sheet.rows[-1].cells] == s.vp
    assert stage.view.sheet(None, s, match.steps[0].events) is None


def test_materials_on_the_sheet_of_a_deal_are_a_list_also_across_lines(theatre):
    """Seen: “2 Stein, 1 Holz” above “1 Sand”, without a comma between."""
    match = played(new_match(seed=4), lambda m: m.state.deal == 2)
    stage = theatre(match)
    sheet = stage.view.sheet(match.view(0, match.ply - 1), match.view(0), match.steps[-1].events)
    cells = [cell for row in sheet.rows for cell in row.cells if "\n" in cell]
    assert cells
    assert all(line.endswith(",") for cell in cells for line in cell.split("\n")[:-1])


def test_the_final_sheet_lists_every_deal(theatre):
    match = played(new_match(3, seed=4), lambda m: False)
    stage = theatre(match)
    s = match.view(NOBODY)
    sheet = stage.view.final_sheet(s)
    total = next(row for row in sheet.rows if row.strong)
    assert sheet.rows.index(total) == len(s.sheets) >= 5
    assert [int(cell.replace("−", "-")) for cell in total.cells] == s.vp


def test_won_tricks_are_shown_to_their_owner_or_where_the_table_allows_it(theatre):
    """PC-17"""
    match = played(new_match(seed=4), lambda m: len(m.state.past) == 5 and sum(map(bool, m.state.tricks)) > 1)
    owner, other = [seat for seat in range(4) if match.state.tricks[seat]][:2]
    s, text = match.view(owner), theatre(match).view.text
    assert hover.note(s, owner, text, places.pile(owner), peek=False) is not None
    assert hover.note(s, owner, text, places.pile(other), peek=False) is None
    near = hover.note(s, owner, text, places.pile(other), peek=True)
    assert near is not None
    assert len(near.cards) == 4 * match.state.tricks[other]


def test_a_card_in_trick_or_hand_is_shown_large_when_the_pointer_rests_on_it(theatre):
    match = played(new_match(seed=4), lambda m: len(m.state.trick) == 2)
    stage = theatre(match)
    stage.sync(match.asked)
    own = members_of(match.state.hand[match.asked])[0]
    for card in (match.state.trick[0], own):
        stage.view.hover(match.view(match.asked), places.card(card))
        stage.view.look_nearer()
        assert stage.view.slip.isVisible()
    stage.view.hover(match.view(match.asked), None)
    assert not stage.view.slip.isVisible()


def test_no_line_of_a_card_shown_large_parts_a_number_from_its_unit(theatre):
    """Seen in German: “… allein das bringt schon 1”, and “SP.” on a line of its own."""
    match = played(new_match(seed=4), lambda m: len(m.state.trick) == 2 and COLOUR[m.state.trick[0]] >= 0)
    stage = theatre(match)
    stage.sync(match.asked)
    stage.view.hover(match.view(match.asked), places.card(match.state.trick[0]))
    stage.view.look_nearer()
    told = " ".join(words for *_, words in stage.view.slip._words)
    assert "1\N{NO-BREAK SPACE}VP" in told
    assert "1 VP" not in told


def test_the_card_under_the_pointer_is_told_with_who_would_get_the_trick(theatre):
    match = played(new_match(seed=4), lambda m: len(m.state.trick) == 2)
    stage = theatre(match)
    stage.sync(match.asked)
    s = match.view(match.asked)
    stage.view.scene.offer(stage.groups())
    for card in members_of(s.hand[match.asked]):
        told = stage.view.hover(s, places.card(card))
        assert stage.view.text.title(card) in told or COLOUR[card] >= 0
        assert ("would get the trick" in told) == (card != ALFRED)
        assert ". ·" not in told


def test_pointing_at_the_stack_names_the_advantages_that_went_back_under_it(theatre):
    """PC-34 Everybody saw which advantages were returned, and in which order they will come."""
    match = new_match()
    stage = theatre(match)
    stage.sync(0)
    s = match.view(0)
    assert "bottom" not in stage.view.hover(s, places.DECK)
    s.returned = [ID_OF["potter"], ID_OF["painter"]]
    assert stage.view.hover(s, places.DECK).endswith("At the bottom of the stack, in this order: potter, painter.")


def test_the_smallest_letters_are_eleven_points_in_a_small_window():
    assert TEXT * (900 / layout.WIDTH) * 72 / 96 >= 11


@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_on_the_table_overlaps(seats):
    boxes = []
    for seat in range(seats):
        places = layout.places_of(seats, 0, seat)
        trick = places.trick
        card = QRectF(
            trick.x() - layout.TRICK_WIDTH / 2,
            trick.y() - layout.TRICK_WIDTH * 0.75,
            layout.TRICK_WIDTH,
            layout.TRICK_WIDTH * 1.5 + layout.SLIP_HEIGHT,
        )
        boxes += [places.plate, places.fan, places.pile, places.laid, card]
    boxes += [layout.DECK, layout.KING, layout.NOTE]
    for at, one in enumerate(boxes):
        assert QRectF(0, 0, layout.WIDTH, layout.HEIGHT).contains(one)
        for other in boxes[at + 1 :]:
            assert not one.intersects(other), (one, other)


def test_the_number_of_a_pile_is_whole(theatre):
    """Seen: a badge with a straight edge at its right; what is painted beside an item is cut off."""
    match = played(new_match(seed=4), lambda m: all(m.state.tricks))
    stage = theatre(match)
    stage.sync(0)
    for key in (places.pile(0), places.pile(1), places.DECK):
        item, picture = stage.view.layer.item(key), QImage(400, 240, QImage.Format.Format_ARGB32)
        picture.fill(0)
        painter = QPainter(picture)
        painter.translate(20 - item.box.left(), 20 - item.box.top())
        item.draw(painter)
        painter.end()
        inside = item.box.toAlignedRect().translated(20 - int(item.box.left()), 20 - int(item.box.top()))
        points = itertools.product(range(picture.width()), range(picture.height()))
        assert all(inside.contains(x, y) or not picture.pixelColor(x, y).alpha() for x, y in points), key


@pytest.mark.parametrize("light", get_args(Theme))
def test_materials_are_read_on_their_ground(light):
    """Seen in high contrast: figures on a grey of middling light."""
    ground = mix(QColor(ROOMS[light].paper), QColor(ROOMS[light].paper_edge), material_ground(light).alphaF())
    assert contrast(ROOMS[light].quiet, ground) >= (12 if light == "contrast" else 4.5)
