"""The picture of the card table and the ways between two: pure functions of positions."""

from __future__ import annotations

import itertools
import math
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Event, Frame
from kingsbridge_desktop.games.pillars_cards.state import Line, State, Trick, deal_points, tricks_per_deal
from kingsbridge_desktop.games.pillars_cards.tables import (
    BIT,
    CARD_IDS,
    ID_OF,
    KING,
    MATERIALS,
    NEUTRALS,
    OWN,
    YIELDS,
)
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache, lettering
from kingsbridge_desktop.ui.art import large_print as print_of_cards
from kingsbridge_desktop.ui.art.palette import INK, PAPER, contrast, lit
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.games.pillars_cards import layout, movement, places, spoken, words
from kingsbridge_desktop.ui.games.pillars_cards.fixtures import KingTrick, Note, Plate
from kingsbridge_desktop.ui.games.pillars_cards.mats import HEADING, Caption, Gain, Heading, Sheet
from kingsbridge_desktop.ui.games.pillars_cards.picture import picture, scoring_seat
from kingsbridge_desktop.ui.games.pillars_cards.pieces import FAINT, Card, CardItem, Emblem, card_picture
from kingsbridge_desktop.ui.style.colours import mix
from kingsbridge_desktop.ui.style.slices import LIGHTS
from kingsbridge_desktop.ui.theme import fitting_font
from tests.ui.test_offers import Laid, laid
from tests.ui.theatre import asks, match_of, played

new_match = partial(match_of, "pillars_cards")


def random_match(seats: int, seed: int) -> Match:
    """A whole game of random moves."""
    return played(new_match(seats, seed), lambda match: False, seed)


def scored(seat: int = 1, **changes: Any) -> State:
    """A position while a seat's cards are counted, as everybody sees it."""
    s: State = played(new_match(seed=7), asks("convert")).view(NOBODY)
    s.stack = [Frame("next_deal"), Frame("score", seat)]
    for name, value in changes.items():
        setattr(s, name, value)
    return s


def shown(before: State, after: State, e: Event, t: float = 0.5) -> tuple[Any, dict[Any, Any]]:
    """A movement, and what things show on the way at that time."""
    on_the_way: dict[Any, Any] = {}
    motion = movement.motion(before, after, [e], NOBODY, on_the_way.__setitem__)
    if motion.during is not None:
        motion.during(t)
    return motion, on_the_way


@pytest.mark.parametrize("seats", [3, 4])
def test_every_moment_of_a_game_can_be_shown_and_set_out_for(theatre, seats):
    """Everything has a finite place on the table, whoever looks; ways can begin anywhere and end everywhere."""
    match = random_match(seats, 11 * seats)
    stage = theatre(match)
    view = stage.view
    for viewer in (NOBODY, *range(seats)):
        view.show(match.view(viewer, 0), viewer)
        for ply in range(1, match.ply + 1):
            for moment in match.moments(ply, viewer):
                beat = Beat()
                if moment.event is not None:
                    view.depart(moment.position, viewer, [moment.event], beat)
                    assert not beat.duration or beat.duration >= 200
                    for part in (0.0, 0.7, 1.0):
                        if beat.during:
                            beat.during(part)
                    assert all(inside(move.to.x(), move.to.y()) for move in beat.moves)
                view.show(moment.position, viewer)
                assert view.layer.picture == picture(moment.position, viewer)
                assert all(inside(*thing.at) for thing in view.layer.picture.values())
                assert {key for key in view.scene.targets if key not in view.layer.picture} == set()


def things(s: State, viewer: int) -> dict[Any, Thing]:
    """The picture, with keys that can be looked into."""
    return dict(picture(s, viewer))


def inside(x: float, y: float) -> bool:
    return math.isfinite(x) and math.isfinite(y) and 0 < x < layout.WIDTH and 0 < y < layout.HEIGHT


@pytest.mark.parametrize("seats", [3, 4])
def test_steps_played_with_movement_end_where_skipped_ones_do(qtbot, theatre, seats, monkeypatch):
    monkeypatch.setattr(movement, "TIMES", {kind: (times[0] // 20 + 1, 1) for kind, times in movement.TIMES.items()})
    monkeypatch.setattr(movement, "FULL_TRICK_REST", 1)
    match = random_match(seats, 5)
    viewer = 1
    moving, skipping = theatre(match, speed="fast"), theatre(match, speed="none")
    failed: list[object] = []
    moving.player.failed.connect(failed.append)
    longest = sorted(range(1, match.ply + 1), key=lambda ply: len(match.steps[ply - 1].events))[-3:]
    for ply in [*longest, *Random(2).sample(range(1, match.ply), 5)]:
        moving.sync(viewer, ply - 1)
        skipping.sync(viewer, ply - 1)
        with qtbot.waitSignal(moving.player.finished, timeout=10_000):
            moving.player.play(match.moments(ply, viewer), viewer)
        skipping.player.play(match.moments(ply, viewer), viewer)
        assert moving.view.layer.picture == skipping.view.layer.picture == picture(match.view(viewer, ply), viewer)
        assert moving.picture() == skipping.picture(), (ply, match.steps[ply - 1])
    assert not failed


def test_a_viewer_knows_the_own_hand_and_no_other():
    """PC-05"""
    match = random_match(4, 5)
    state = match.view(1, 6)
    own = things(state, 1)
    faces = {key[1] for key, thing in own.items() if thing.width == layout.HAND_WIDTH}
    assert faces == set(members_of(state.hand[1]))
    backs = [(key, thing) for key, thing in own.items() if key[0] == "back"]
    assert {key[1] for key, _ in backs} == {0, 2, 3}
    assert {thing.face for _, thing in backs} == {Card(HIDDEN)}
    onlooker = things(match.view(NOBODY, 6), NOBODY)
    held = sum(8 if (seat - state.leader) % 4 < len(state.trick) else 9 for seat in range(4)) - 4 * len(state.past)
    assert len([key for key in onlooker if key[0] == "back"]) == held


def test_a_hand_covers_a_card_only_where_there_is_no_room():
    """What a card brings stands on its right half as well."""
    match = random_match(4, 3)
    looked_at = set()
    for ply in range(match.ply):
        s = match.view(0, ply)
        hand = [thing.x for thing in picture(s, 0).values() if thing.y == layout.HAND_Y]
        if scoring_seat(s) == NOBODY and len(hand) <= 7:
            looked_at.add(len(hand))
            assert all(b - a >= layout.HAND_WIDTH for a, b in itertools.pairwise(sorted(hand)))
    assert looked_at >= {2, 5, 7}


def test_the_corner_says_what_became_of_the_kings_trick():
    """PC-15, PC-20 Set aside while tricks are played; in the scoring given to the only trickless player, or lapsed."""
    tricks = [Trick(0, 0, ())] * tricks_per_deal(new_match().state)

    def told(**changes: Any) -> KingTrick:
        s = new_match().view(NOBODY)
        for name, value in changes.items():
            setattr(s, name, value)
        face = picture(s, NOBODY)[places.KING].face
        assert isinstance(face, KingTrick)
        return face

    scoring = [Frame("score", 2)]
    assert told() == KingTrick("open", NOBODY, 0)
    assert told(king_trick=BIT[KING]) == KingTrick("aside", NOBODY, 1)
    assert told(king_trick=BIT[KING], past=tricks, hand=[0] * 4, stack=[Frame("scoring")]).state == "aside"
    assert told(king_trick=BIT[KING], past=tricks, hand=[0] * 4, stack=scoring).state == "lapsed"
    assert told(king_trick=BIT[KING], past=tricks, hand=[0] * 4, stack=[]).state == "lapsed"
    assert told(taken=[0, BIT[KING], 0, 0], stack=scoring) == KingTrick("given", 1, 0)


def test_the_note_tells_who_leads_only_while_somebody_plays():
    s = new_match().view(NOBODY)
    assert picture(s, NOBODY)[places.NOTE].face == Note("leads_first", s.leader)
    s.stack = [Frame("deal")]
    assert places.NOTE not in picture(s, NOBODY)
    s.stack = []
    assert picture(s, NOBODY)[places.NOTE].face == Note("over")


def test_a_card_that_has_converted_is_pale_and_says_what_it_brought():
    """PC-23"""
    s = scored()
    card = members_of(s.taken[1] & OWN[s.colour[1]] or OWN[s.colour[1]])[0]
    s.taken[1] |= BIT[card]
    assert picture(s, NOBODY)[places.card(card)].face == Card(card)
    s.lines = [(), (Line("conversion", card, 1, 3),), (), ()]
    after = picture(s, NOBODY)
    assert after[places.card(card)].face == Card(card, dim=True)
    assert after[places.caption(card)].face == Caption(3)
    assert after[places.GAIN].face == Gain(1, 3)


@pytest.mark.parametrize("light", LIGHTS)
def test_the_words_of_a_pale_card_are_read(light):
    card, ink = lit(PAPER, light), lit(INK, light)
    assert contrast(mix(ink, card, 1 - FAINT), card) >= 4.5


def test_the_table_in_words_tells_each_kind_of_points_once():
    s = scored(1)
    s.lines = [(), (Line("craftsman", 0, NOBODY, 1), Line("yield", 1, 0, 0), Line("craftsman", 2, NOBODY, 1)), (), ()]
    text = Text(from_linguist("en"), ("A", "B", "C", "D"))
    told = spoken.beside(s, text)
    assert [line for line in told if " of B: +" in line] == [f"{text.item('craftsman')} of B: +2"]


def test_a_card_of_somebody_else_is_turned_where_its_back_was():
    match = played(new_match(seed=4), lambda m: len(m.state.trick) == 1)
    seat = match.steps[-1].seat
    viewer = (seat + 1) % 4
    before, moment = match.view(viewer, 0), match.moments(1, viewer)[0]
    assert moment.event is not None
    motion = movement.motion(before, moment.position, [moment.event], viewer, lambda key, thing: None)
    last = max(key for key in things(before, viewer) if key[:2] == ("back", seat))
    assert motion.became == {last: places.card(match.state.trick[0])}


def test_a_trick_goes_to_the_pile_of_its_taker_and_comes_from_there_to_the_sheet():
    before, after = scored(seat=0), scored(seat=1)
    card = members_of(after.taken[1])[0] if after.taken[1] else 0
    after.taken[1] = before.taken[1] = after.taken[1] | BIT[card]
    motion, _ = shown(before, after, Event("player_scored", (1, 0, 0)))
    thing = picture(after, NOBODY)[places.card(card)]
    start = motion.enter(places.card(card), thing)
    pile = layout.places_of(4, NOBODY, 1).pile
    assert (start.at, start.width) == (layout.pile_in(pile), layout.BACK_WIDTH)
    assert pile.contains(*start.at)
    back, _ = shown(after, before, Event("player_scored", (0, 0, 0)))
    end = back.leave(places.card(card), thing)
    assert (end.at, end.width) == (start.at, start.width)


def test_points_count_up_on_plate_and_sheet_and_end_at_the_new_number():
    before = scored()
    after = before.copy()
    after.vp = [*before.vp[:1], before.vp[1] + 10, *before.vp[2:]]
    after.lines = [(), (*before.lines[1], Line("plus", 0, NOBODY, 10)), (), ()]
    for part, points in ((0.0, 0), (0.5, 5), (1.0, 10)):
        motion, on_the_way = shown(before, after, Event("card_scored", (1, 0, 10)), part)
        face = on_the_way[places.seat_plate(1)].face
        assert isinstance(face, Plate)
        assert face.points == before.vp[1] + points
        assert on_the_way[places.GAIN].face.points == deal_points(before.lines[1]) + points
        assert motion.still(places.seat_plate(1))
        assert motion.still(places.GAIN)


def test_a_material_flies_from_its_card_or_from_the_pile_the_card_is_still_in():
    before, after = scored(), scored()
    card = next(number for number in range(len(CARD_IDS)) if len(YIELDS[number]) == 1)
    kind = YIELDS[card][0]
    for s in (before, after):
        s.taken[1] |= BIT[card]
    event = Event("material_got", (1, kind, card))
    (flight,) = shown(before, after, event)[0].flights
    assert flight.thing.face == Emblem(MATERIALS[kind])
    assert flight.thing.at == picture(after, NOBODY)[places.card(card)].at
    assert flight.end == layout.material_at(kind)
    before.stack = [Frame("score", 0)]
    (flight,) = shown(before, after, event)[0].flights
    assert flight.thing.at == layout.pile_in(layout.places_of(4, NOBODY, 1).pile)


def test_the_sheet_changes_its_owner_at_once_and_a_player_beside_it_on_arrival():
    before, after = scored(seat=0), scored(seat=1)
    motion, _ = shown(before, after, Event("player_scored", (1, 0, 0)))
    assert picture(after, NOBODY)[places.SHEET].face == Sheet(1)
    assert not motion.still(places.SHEET)
    assert motion.still(places.seat_plate(1))


def test_cards_are_dealt_as_backs_and_turned_when_they_lie(theatre):
    match = played(new_match(seed=2), lambda m: m.state.deal == 2)
    viewer = 1
    stage = theatre(match)
    view = stage.view
    before = match.view(viewer, match.ply - 1)
    before.stack = [Frame("deal")]
    view.show(before, viewer)
    dealt = match.view(viewer)
    beat = Beat()
    view.depart(dealt, viewer, [Event("deal_began", (2,)), Event("hand_dealt", (viewer,))], beat)
    own = [view.layer.item(places.card(card)) for card in members_of(dealt.hand[viewer])]
    assert beat.during is not None
    beat.during(0.3)
    assert all(isinstance(item, CardItem) and item.face.card == HIDDEN for item in own)
    assert {(item.x(), item.y()) for item in own} == {layout.DECK_PILE}
    view.show(dealt, viewer)
    assert {item.face.card for item in own} == set(members_of(dealt.hand[viewer]))


def test_a_number_that_was_counting_is_right_when_the_way_is_dropped(theatre):
    """Even if the next position that is shown has the number from before."""
    match = played(new_match(seed=7), asks("convert"))
    stage = theatre(match)
    before = scored()
    after = before.copy()
    after.vp = [points + 8 for points in before.vp]
    stage.view.show(before, NOBODY)
    beat = Beat()
    stage.view.depart(after, NOBODY, [Event("card_scored", (1, 0, 8))], beat)
    assert beat.during is not None
    beat.during(0.9)
    item = stage.view.layer.item(places.seat_plate(1))
    assert item.face.points != before.vp[1]
    stage.view.show(before, NOBODY)
    assert item.face.points == before.vp[1]


CORD = 14.0  # of a small window, in units of the table
OURS = layout.SheetKind(3, converts=True, heading=layout.NARROWEST_LONG_HEADING)
BLACK, FOREIGN = layout.SheetKind(4), layout.SheetKind(4)


def lies_at(card: tuple[float, float], width: float) -> QRectF:
    return QRectF(card[0] - width / 2, card[1] - width * layout.TALL / 2, width, width * layout.TALL)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_cards_of_the_sheet_cover_neither_each_other_nor_words_nor_materials(letters):
    """Seen at 1024 × 640 with large letters: cords of craftsmen lay over the heading, names over each other."""
    many = [layout.SheetKind(number) for number in (9, 1, 6, 7, 12, 16, 24)]
    crowded = [
        [OURS, many[0], many[1]],
        [layout.SheetKind(2, converts=True), many[0], many[1]],
        [OURS, many[2], many[3]],
        [OURS, many[4], FOREIGN],
        [many[5]],
        [OURS, many[6]],
    ]
    lettering.set_growth(letters)
    try:
        inner = layout.SHEET.adjusted(layout.SHEET_MARGIN - 1, 0, 1 - layout.SHEET_MARGIN, 0)
        least = layout.material_at(0)[1] - layout.material_size().height() / 2 - 24  # cords with their studs
        few = layout.SheetKind(2, converts=True)
        for kinds in (
            [OURS, BLACK, FOREIGN],
            [few, many[0], many[1]],
            [OURS, BLACK],
            [OURS],
            [BLACK, FOREIGN],
            *crowded,
        ):
            found = layout.sheet_rows(kinds)
            cards = [lies_at(card, row.width) for row in found for card in row.cards]
            assert len(cards) == sum(kind.number for kind in kinds)
            words = [box for row in found for box in row.headings]
            for one, other in itertools.combinations([*cards, *words], 2):
                assert not one.intersects(other), (kinds, one, other)
            for row, card in ((part, card) for part in found for card in part.cards):
                above = [box for box in words if box.bottom() <= card[1] and box.left() <= card[0] <= box.right()]
                assert max(above, key=QRectF.bottom) in row.headings, "every card lies under the words about it"
            assert all(inner.contains(box) and box.bottom() <= least + 1 for box in [*cards, *words])
            if kinds[0].converts:
                assert found[0].headings[0].width() >= kinds[0].heading, "its words are read"
                assert cards[0].top() - words[0].bottom() >= CORD
                beneath = [box.top() for box in [*cards, *words] if box.top() > cards[0].bottom()]
                assert min(beneath, default=least) - cards[0].bottom() >= layout.CAPTION.height()
    finally:
        lettering.set_growth(1.0)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("own", "black", "foreign", "widths"),
    [(2, 4, 2, (140, 140)), (3, 6, 7, (96, 96)), (2, 9, 1, (96, 96)), (5, 2, 0, (132, 132)), (0, 3, 1, (0, 150))],
)
def test_cards_of_the_sheet_are_as_large_as_there_is_room(own, black, foreign, widths, letters):
    """Seen at 1024 × 640: names of foreign craftsmen were seven pixels high, and half of the sheet was empty.

    Beside two craftsmen of one's own, so was most of their line.
    """
    kinds = [layout.SheetKind(own, converts=True), layout.SheetKind(black), layout.SheetKind(foreign)]
    lettering.set_growth(letters)
    try:
        found = layout.sheet_rows([kind for kind in kinds if kind.number])
        quiet = found[1:] if own else found
        assert not own or found[0].width >= widths[0]
        assert min(row.width for row in quiet) >= widths[1]
        assert not own or found[0].width >= quiet[0].width, "what converts is largest"
    finally:
        lettering.set_growth(1.0)


@pytest.fixture
def large_print():
    lettering.set_growth(1.5)
    yield
    lettering.set_growth(1.0)


def test_no_cord_lies_over_the_words_of_a_card_on_the_sheet(theatre, monkeypatch, large_print):
    """Seen at 1024 × 640 and 150 %: the last letters of “mischer” and “meister” touched the cord."""
    written: list[tuple[str, QRectF]] = []

    def write(painter, box, lines, size, *more, narrow=1.0, **others):
        wide = max(lettering.metrics().horizontalAdvance(line) for line in lines) / 100 * size * narrow
        ink = QRectF(0, 0, wide, lettering.LINE * size * len(lines))
        ink.moveCenter(box.center())
        written.append((" ".join(lines), painter.worldTransform().mapRect(ink)))

    stage = theatre(new_match(seed=7), speed="none", size=(645, 430))
    s = scored()
    all_own = members_of(OWN[s.colour[1]])
    own = [all_own[0], *all_own[3:]]
    s.laid[1] = BIT[ID_OF["painter"]]
    s.taken[1] = mask_of([*own, *members_of(NEUTRALS)[:4], *members_of(OWN[s.colour[2]])])
    s.stack = [Frame("convert", 1)]
    stage.view.show(s, NOBODY)
    stage.view.scene.offer([places.card(card) for card in own])
    monkeypatch.setattr(print_of_cards, "put_lines", write)
    text = Text(from_linguist("de"), ["Anna", "Ben", "Cleo"])
    scale, to_picture, found = stage.stage.transform().m11(), stage.stage.viewportTransform(), 0
    for card in own:
        target = stage.view.scene.targets[places.card(card)]
        wide = round(target._box.width() * scale)
        cache.clear()
        written.clear()
        cache.pixmap(card_picture(card, text), (wide, round(wide * layout.TALL)))
        corner = to_picture.map(target.mapToScene(target._box.topLeft()))
        for told, box in written:
            found += 1
            box.adjust(-2, 0, 2, 0)
            ink = QImage(box.toRect().size(), QImage.Format.Format_ARGB32_Premultiplied)
            ink.fill(QColor("#000000"))
            letters = Laid(ink, (corner + box.topLeft()).toPoint())
            assert laid(stage, target).shared(letters) == 0, told
    assert found >= len(own)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_words_over_cards_of_the_sheet_are_read(qapp, large_print, language):
    """Seen in English at 1024 × 640 and 150 %: “Others’: worth nothing” in letters of nine pixels."""
    scale, say = 0.4306, partial(from_linguist(language).say, words.CONTEXT)
    for row, source in words.ROWS.items():
        told = say(source) if row == "foreign" else say(words.ROW_SUM, row=say(source), points="+12")
        room = QSizeF(layout.HEADING_ROOMS.get(row, layout.NARROWEST_HEADING), layout.heading_height())
        assert fitting_font(told, HEADING, room, italic=True).pixelSize() * scale >= LEAST_PIXELS, told


def test_the_words_over_what_works_for_a_player_speak_only_of_what_is_there():
    """Seen in English: “Own craftsmen and advantages” over three craftsmen, whose words took the room of two cards."""
    s = scored()
    own, black = members_of(OWN[s.colour[1]]), members_of(NEUTRALS)
    s.taken[1], s.laid[1] = mask_of([*own[:3], *black[:6], *members_of(OWN[s.colour[2]])[:3]]), 0
    assert over_own(s) == "craftsmen"
    lines = {
        thing.y for key, thing in things(s, NOBODY).items() if key[0] == "card" and layout.SHEET.contains(*thing.at)
    }
    assert len(lines) == 2
    s.laid[1] = BIT[ID_OF["painter"]]
    assert over_own(s) == "own"
    s.taken[1] = 0
    assert over_own(s) == "advantages"


def over_own(s: State) -> str:
    face = picture(s, NOBODY)[places.heading("own")].face
    assert isinstance(face, Heading)
    return face.row


@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize("seats", [3, 4])
def test_advantages_that_are_laid_out_do_not_cover_each_other(seats, letters):
    """Seen at the end of a game: of “Maler” beside “Gehilfe” only “Ma” could be read."""
    lettering.set_growth(letters)
    try:
        for seat in range(seats):
            for number in (1, 2, 3):
                box = layout.places_of(seats, 0, seat).laid
                middles, width = layout.laid_row(box, number)
                assert width >= (layout.LAID_WIDTH if number < 3 else layout.LAID_NARROWEST)
                assert all(b - a >= width for a, b in itertools.pairwise(middles))
                assert middles[-1] + width / 2 <= box.right() + 1
    finally:
        lettering.set_growth(1.0)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [3, 4])
def test_laid_out_advantages_and_names_keep_off_what_is_beside_them_in_large_letters(seats, letters):
    """Seen at 1024 × 640: “Maler” lay over the edge of the sheet, a name below a card over that of the note."""
    lettering.set_growth(letters)
    try:
        all_places = [layout.places_of(seats, 0, seat) for seat in range(seats)]
        laid = []
        for seat_places, number in itertools.product(all_places, (1, 2, 3)):
            middles, width = layout.laid_row(seat_places.laid, number)
            y = layout.laid_middle(seat_places, width)
            laid += [lies_at((x, y), width) for x in middles]
        hand = QRectF(0, layout.HAND_Y - layout.HAND_WIDTH * layout.TALL / 2 - 14, layout.WIDTH, 400)
        solid = [layout.SHEET, layout.DECK, layout.KING, layout.NOTE, hand]
        solid += [box for seat_places in all_places for box in (seat_places.plate, seat_places.pile)]
        for one, other in itertools.product(laid, solid):
            assert not one.intersects(other), (one, other)
        assert all(layout.ROOM.contains(box) for box in laid)
        own = QRectF(QPointF(), layout.slip_size())
        own.moveCenter(QPointF(*layout.slip_at(all_places[0].trick)))
        assert layout.NOTE.top() - own.bottom() >= 6
    finally:
        lettering.set_growth(1.0)


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_the_words_of_a_corner_leave_its_pile_free(letters):
    """Seen at 1024 × 640 with large letters: half of the pile lay under “King’s trick”."""
    lettering.set_growth(letters)
    try:
        label = layout.CORNER_LABEL if letters == 1 else layout.LARGE_LABEL
        for pile, words in (
            (layout.corner_pile(0), QRectF(layout.SIDE - label.width(), 0, label.width(), 1)),
            (layout.corner_pile(layout.SIDE), QRectF(0, 0, label.width(), 1)),
        ):
            assert QRectF(0, 0, layout.SIDE, layout.DECK.height()).contains(pile)
            covered = min(pile.right(), words.right()) - max(pile.left(), words.left())
            assert covered <= 5
    finally:
        lettering.set_growth(1.0)


def test_the_sum_of_a_scoring_can_be_followed_on_its_sheet():
    """Seen at 1280 × 800: +2 and +1 under two cards, and +4 in the title."""
    s = scored()
    s.laid[1] = 0
    own, black = members_of(OWN[s.colour[1]])[:2], [ID_OF["philip"], ID_OF["waleran"]]
    s.taken[1] = mask_of([*own, *black])
    s.lines[1] = (
        Line("craftsman", own[0], NOBODY, 1),
        Line("plus", black[0], NOBODY, 3),
        Line("minus", black[1], NOBODY, -4),
    )
    faces: dict[Any, Any] = {key: thing.face for key, thing in things(s, NOBODY).items()}
    assert faces[places.heading("own")].points == "+1"
    assert faces[places.heading("black")].points == "−1"
    assert faces[places.GAIN].points == 0


def test_a_material_that_may_be_chosen_is_not_shown_as_if_it_could_not():
    """Seen at 1280 × 800: “0 metal” was as faint as what is not offered, and often the best choice."""
    s = scored()

    def wanted() -> list[bool]:
        faces: list[Any] = [things(s, NOBODY)[places.material(kind)].face for kind in range(4)]
        return [face.is_wanted for face in faces]

    assert wanted() == [False] * 4
    s.stack.append(Frame("choose_material", 1, ()))
    assert wanted() == [True] * 4


def test_hands_and_tricks_lie_beside_the_plate_of_their_player():
    """Seen at 1280 × 800: the tricks of the player opposite lay far from the plate once the hand was gone."""
    s = new_match(seed=7).view(0)
    seats = len(s.colour)
    for seat in range(1, seats):
        where = layout.places_of(seats, 0, seat)
        first = things(s, 0)[places.back(seat, 0)]
        assert first.x - first.width / 2 == pytest.approx(where.fan.left()), "in line with it"
        assert where.pile.left() - where.plate.right() < 12
        assert not where.pile.intersects(where.fan)


def test_what_was_told_about_a_card_points_at_no_hand_into_which_it_was_dealt_since():
    """Seen after a scoring: a tick of the recap on a card in one's own hand, for what another player's brought."""
    s: State = new_match(seed=7).view(0)
    mine, other = members_of(s.hand[0])[0], next(card for card in range(len(CARD_IDS)) if not s.hand[0] >> card & 1)
    told = [Event("material_converted", (1, mine, 0, 3)), Event("card_scored", (1, mine, 2)), played_by(1, mine)]
    for event in told:
        found = places.of_event(s, event)
        assert places.card(mine) not in found
        assert places.seat_plate(1) in found, "but at whose it was"
    assert places.card(mine) in places.of_event(s, played_by(0, mine)), "as it leaves the hand"
    assert places.card(other) in places.of_event(s, Event("card_scored", (1, other, 2)))


def played_by(seat: int, card: int) -> Event:
    return Event("card_played", (seat, card))
