"""What lies where on the Channel board, from a position alone."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.art.calling import called
from kingsbridge_desktop.ui.art.lettering import listening, set_growth
from kingsbridge_desktop.ui.board.cord import GROWTH, LINE, OUTSIDE, STUD, Look
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.faces import (
    FOOT,
    NAME_LETTERS,
    NAME_LINE,
    NAME_MARGIN,
    NARROWEST,
    PAINTERS,
    TWO_LINES,
    WREATH,
    WREATH_ASIDE,
    Brush,
    Face,
    Style,
    _name_of,
    price_boxes,
)
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import tag_size
from kingsbridge_desktop.ui.games.column_of_fire.hover import _beside
from kingsbridge_desktop.ui.games.column_of_fire.picture import display, picture
from kingsbridge_desktop.ui.games.column_of_fire.pieces import SPILL, Token, TokenItem, _slip
from kingsbridge_desktop.ui.theme import scene_font
from tests.ui.theatre import match_of

new_match = partial(match_of, "column_of_fire")
DISC_HEIGHT = 0.74  # of its width, as it is painted


def token(found: Picture, *key: int | str) -> Token:
    """How a thing looks."""
    face = found[key].face
    assert isinstance(face, Token)
    return face


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_everything_lies_inside_the_scene_at_every_moment(seats, seed):
    match = new_match(seats, seed)
    rng = Random(seed)
    kinds: set[Key] = set()
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        viewer = match.ply % (seats + 1) + NOBODY
        for moment in match.moments(match.ply, viewer):
            kept = moment.position.key()
            found = picture(moment.position, viewer)
            assert moment.position.key() == kept
            kinds |= {key[0] for key in found if isinstance(key, tuple)}
            for key, thing in found.items():
                assert is_inside(thing), (key, thing)
    assert {"event", "torch", "house", "stone", "person", "leven", "open_stone", "advantage"} <= kinds


def is_inside(thing: Thing) -> bool:
    """Whether all of it can be seen."""
    assert isinstance(thing.face, Token)
    w, h = thing.face.width / 2, thing.face.height / 2
    return w <= thing.x <= layout.WIDTH - w and h <= thing.y <= layout.HEIGHT - h and thing.width == thing.face.width


def test_others_advantages_lie_face_down():
    """CF-13: nothing in the picture tells what is in another's hand."""
    s = new_match(2, 4).view(0)
    s.hands[1], s.hand_sizes[1] = HIDDEN, 3
    s.hands[0], s.hand_sizes[0] = tables.ONE_OF[3] + 2 * tables.ONE_OF[0], 3
    for viewer in (0, 1):
        found = picture(s, viewer)
        shown = [key for key in found if isinstance(key, tuple) and token(found, *key).face.kind == "advantage"]
        assert all(seat == 0 for _, seat, _ in shown)
    theirs = display(s, 1, layout.STRIP)
    assert token(theirs, "advantage", 1, HIDDEN).face == Face("advantage_back")
    assert token(theirs, "advantage", 1, HIDDEN).badge == "3"
    own = picture(s, 0)
    assert token(own, "advantage", 0, 0).badge == "×2"
    assert token(own, "advantage", 0, 3).face == Face("advantage", (3,))


@pytest.mark.parametrize("persons", range(6))
def test_nothing_of_a_display_lies_over_another_thing(persons):
    """Five dice, whether on persons, free or on Loch Leven, and everything else have room side by side."""
    s = new_match(4, 6).view(0)
    england = [person for person in range(tables.PERSONS) if tables.PERSON_COUNTRY[person] == 0]
    s.displays[0] = tuple(person << 3 | die for die, person in enumerate(england[:persons]))
    s.free[0] = 31 & ~((1 << persons) - 1)
    s.leven[0] = 0
    found = picture(s, 0)
    boxes = [(key, thing) for key, thing in found.items() if lies_in_the_display(key, thing)]
    for at, (key, one) in enumerate(boxes):
        for other_key, other in boxes[at + 1 :]:
            assert are_apart(one, other), (key, other_key)
    dice = [found["die", 0, die] for die in range(5)]
    for at, one in enumerate(dice):
        for other in dice[at + 1 :]:
            assert abs(one.x - other.x) >= 46 or abs(one.y - other.y) >= 46


def lies_in_the_display(key: Key, thing: Thing) -> bool:
    """Whether it has its own room in the large display."""
    kinds = ("leven", "religion", "person", "tray", "good", "protection", "shield")
    return isinstance(key, tuple) and key[0] in kinds and thing.y > layout.BOARD.bottom()


def are_apart(one: Thing, other: Thing) -> bool:
    """Whether two things do not cover each other."""
    a, b = one.face, other.face
    assert isinstance(a, Token)
    assert isinstance(b, Token)
    return abs(one.x - other.x) >= (a.width + b.width) / 2 or abs(one.y - other.y) >= (a.height + b.height) / 2


@pytest.mark.parametrize(("seats", "full"), [(2, 3), (3, 4)])
def test_a_torch_burns_only_while_all_religion_fields_are_taken(seats, full):
    """CF-33, CF-75, CF-10: three stones with two players, four with more."""
    s = new_match(seats, 8).view(0)
    s.stones[0:3] = [full - 1, 0, 0]
    s.derive()
    assert ("torch", 0) not in picture(s, 0)
    s.stones[2] = 1
    s.derive()
    assert ("torch", 0) in picture(s, 0)
    assert (("closed", 0) in picture(s, 0)) == (seats == 2)


def test_vp_go_round_the_track_and_lie_beside_it_at_nothing():
    """CF-83, CF-99."""
    s = new_match(2, 9).view(0)
    s.vp[:] = [0, 63]
    found = picture(s, 0)
    assert found["vp", 0].at == layout.marker_at(0, 0, 1)
    field = layout.board().track[12]
    assert found["vp", 1].at == (field.x(), field.y() + layout.MARKER_ASIDE[1])
    assert token(found, "vp", 1).face == Face("marker", (1, 1))
    s.vp[:] = [13, 63]
    found = picture(s, 0)
    assert found["vp", 0].at != found["vp", 1].at


@pytest.mark.parametrize("large", [False, True])
def test_those_with_nothing_lie_in_one_row_below_their_number(qapp, large_print, large):
    """Seen: four discs in two rows on the open sea, as if two of them were ahead."""
    set_growth(1.5 if large else 1.0)
    spots = [layout.marker_at(0, rank, 4) for rank in range(4)]
    assert len({y for _, y in spots}) == 1
    assert all(right - left >= layout.MARKER for (left, _), (right, _) in pairwise(spots))
    sign = layout.board().off_track + layout.NOTHING_AT + QPointF(0, tag_size("0").height() / 2)
    assert spots[0][1] - layout.MARKER * DISC_HEIGHT / 2 >= sign.y() - 3
    assert layout.BOARD.contains(QPointF(*spots[-1]))


def test_discs_leave_the_number_of_their_field_free():
    """Seen at 1280 × 800: two discs over the 1 of the track."""
    s = new_match(4, 9).view(0)
    for vp in (1, 13, 20, 25, 50):
        field = layout.board().track[vp - 1]
        number = QRectF(field.x() - 14, field.y() - 7, 28, 14)
        for together in range(1, 5):
            s.vp[:] = [vp if seat < together else 0 for seat in range(4)]
            found = picture(s, 0)
            discs = [found["vp", seat] for seat in range(together)]
            high = layout.MARKER * DISC_HEIGHT
            boxes = [QRectF(disc.x - disc.width / 2, disc.y - high / 2, disc.width, high) for disc in discs]
            assert not any(number.intersects(box) for box in boxes), (vp, together)
            assert len({disc.at for disc in discs}) == together


def test_who_only_looks_on_sees_the_display_of_the_active_player_large():
    s: State = new_match(3, 9).view(NOBODY)
    for seat in range(3):
        s.active = seat
        found = picture(s, NOBODY)
        assert ("points", seat) in found
        assert ("plate", seat) not in found
        assert sum(("plate", other) in found for other in range(3)) == 2


def test_the_cord_of_an_offered_card_goes_around_its_number(qapp):
    card = Token(Face("back", (0,)), *layout.OPEN, clickable=True, badge="16")
    style = Style("day", Text(from_linguist("en"), ["Anna", "Ben"]), ("red", "blue"))
    item = TokenItem(("open", 0), card, style)
    box = QRectF(-card.width / 2, -card.height / 2, card.width, card.height)
    slip, _ = _slip(box, "16")
    assert not box.contains(slip)
    assert item.outline().boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5).contains(slip)
    item.show_thing(Thing(card._replace(badge=""), 0.0, 0.0))
    assert item.outline().boundingRect() == box


CORD = 8.0  # units around a die that may be clicked, in a window of 1024 × 640


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_a_die_covers_nothing_of_the_name_of_its_person(qapp, language, letters):
    """Seen at 1024 × 640 with letters of 150 %: "ke Wolman"."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    set_growth(letters)
    try:
        _, _, wide, high = layout.person_card(0, 4)
        style = Style("day", Text(from_linguist(language), ["Anna", "Ben"]), ("red", "blue"))
        brush = Brush(painter, QRectF(-wide / 2, -high / 2, wide, high), style)
        for person in range(tables.PERSONS):
            lines, size = _name_of(brush, person, layout.BELOW_DIE)
            top = high / 2 - high * FOOT - len(lines) * size * NAME_LINE / NAME_LETTERS
            die = layout.PERSON_DIE
            assert die.y + die.height / 2 + CORD <= top + 1, lines
            assert size >= 20, lines
    finally:
        set_growth(1.0)
        painter.end()
    assert layout.STRIP.height() / 2 + layout.PERSON_DIE.y >= layout.PERSON_DIE.height / 2 - 1


SMALLEST = 0.34  # pixels of a unit, in a window of 1024 × 640 with letters of 150 %
BROAD_CORD = 18.0  # units around a card there


@pytest.fixture
def large_print():
    set_growth(1.5)
    yield
    set_growth(1.0)


def card_box(spot: layout.Spot) -> QRectF:
    return QRectF(spot.x - spot.width / 2, spot.y - spot.height / 2, spot.width, spot.height)


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_open_person_is_read_in_large_print(qapp, large_print, language):
    """Seen at 1024 × 640 with letters of 150 %: "Francis Walsingham" in letters of 7 pixels."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    box = card_box(layout.open_card(0)._replace(x=0, y=0))
    brush = Brush(painter, box, Style("day", Text(from_linguist(language), ["Anna", "Ben"]), ("red", "blue")))
    try:
        sizes = [_name_of(brush, person, 0.0)[1] * SMALLEST for person in range(tables.PERSONS)]
    finally:
        painter.end()
    assert min(sizes) > 8.0
    assert sorted(sizes)[len(sizes) // 4] > 9.9, "three of four names"


def test_the_cord_of_an_open_person_covers_no_price_field_or_name_in_large_print(qapp, large_print):
    """Seen over the price of ore in France, and over the first letter of the Netherlands."""
    board = layout.board()
    for country, land in enumerate(board.lands):
        box = card_box(layout.open_card(country))
        corded = box.adjusted(-BROAD_CORD, -BROAD_CORD, BROAD_CORD, BROAD_CORD)
        read = [price.adjusted(0, 0, -2, 0) for price in land.prices.values()]
        read += [QRectF(at.x() - 25, at.y() - 25, 50, 50) for at in (*land.houses, *land.stones)]
        assert not [one for one in read if one.intersects(corded)], country
        assert layout.BOARD.adjusted(56, 56, -16, -16).contains(box), "the points around the map are seen"
        for language in ("de", "en"):
            words = Text(from_linguist(language), ["Anna", "Ben"]).country(country).upper()
            at, stretch, spacing = layout.country_name(country)
            label = Label(words, layout.TEXT, "day", bold=True, stretch=stretch, spacing=spacing)
            name = label.boundingRect().adjusted(4, 3, -4, -3)
            wide, high = name.width() * layout.NAME_MOST, name.height() * layout.NAME_MOST
            assert not QRectF(at.x() - wide / 2, at.y() - high * 0.8, wide, high).intersects(corded), words


@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5, 2.0])
def test_persons_and_free_dice_of_a_display_lie_beside_each_other(letters):
    match = new_match(3, 5)
    rng = Random(5)
    set_growth(letters)
    try:
        while match.ply < 250 and not match.is_over:
            match.submit(rng.choice(match.legal()))
            s: State = match.view(0)
            found = picture(s, 0)
            persons: list[Key] = [("person", entry >> tables.DIE_BITS) for entry in s.displays[0]]
            free: list[Key] = [("die", 0, die) for die in tables.BITS[s.free[0]]]
            boxes = [card_box(layout.Spot(found[key].x, 0, found[key].width, 1)) for key in (*persons, *free)]
            for left, right in pairwise(boxes):
                assert left.right() <= right.left() + 0.5
            assert all(found[key].width >= layout.LEAST_DIE_ROOM - layout.TRAY_GAP - 5 for key in free)
    finally:
        set_growth(1.0)


def test_the_names_at_a_table_have_letters_of_one_size(qapp, large_print):
    """Seen at 1024 × 640: “Jack” in 14 pixels above “Philip” in 9."""
    image = QImage(400, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    names = ["Jack", "Philip", "Ellen", "Aliena"]
    style = Style("day", Text(from_linguist("en"), names), ("red", "blue", "green", "yellow"))
    spot = layout.PLATE_NAME
    try:
        with listening() as written:
            for seat in range(len(names)):
                brush = Brush(painter, QRectF(0, 0, spot.width, spot.height), style)
                PAINTERS["name"](brush, seat)
    finally:
        painter.end()
    assert [word.words for word in written] == names
    assert len({word.pixels for word in written}) == 1
    assert written[0].pixels >= 31


def test_a_player_with_a_long_name_is_called_by_its_first_words_or_in_two_lines(qapp):
    """Seen at every size: “Tante Än…” and “Maxi…” beside a whole line of free room."""
    names = ["Tante Änne von Kingsbrid", "Maximilian-Ferdinand XVI", "Bartholomäus Baumeister", "Jo", 24 * "W"]
    wide = layout.PLATE_NAME.width / NARROWEST
    short = [called(names, seat, wide, TWO_LINES, 2) for seat in range(len(names))]
    assert short[:4] == [("Tante", "Änne"), ("Maxi-", "milian"), ("Bartho-", "lomäus"), ("Jo",)]
    assert short[4][1].endswith("…")
    measure = QFontMetricsF(scene_font(TWO_LINES, bold=True))
    assert all(measure.horizontalAdvance(line) <= wide for lines in short for line in lines)
    twins = ["Anna Maria von Shiring", "Anna Maria von Kingsb"]
    assert all(called(twins, seat, wide, TWO_LINES, 2)[-1].endswith("…") for seat in (0, 1)), "as both are called"
    assert called(["Anna Maria"], 0, 1000, TWO_LINES, 2) == ("Anna Maria",)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_long_name_is_parted_rather_than_squeezed(qapp, language):
    """Seen on open persons at 1280 × 800: “Tuchhändler” in letters of two thirds of their width."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    style = Style("day", Text(from_linguist(language), ["Anna", "Ben"]), ("red", "blue"))
    wide = layout.OPEN[0] - 2 * NAME_MARGIN
    try:
        for person in range(tables.PERSONS):
            lines, letters = _name_of(Brush(painter, QRectF(0, 0, *layout.OPEN), style), person, 0.0)
            measure = QFontMetricsF(scene_font(letters, bold=True))
            assert max(map(measure.horizontalAdvance, lines)) <= wide / 0.7, lines
            assert len(lines) <= 2
            assert letters == NAME_LETTERS
    finally:
        painter.end()


@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_king_is_parted_from_his_number(qapp, language, letters):
    """Seen: “Elisabeth” on one line of her card, and “I.” alone on the next one."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    style = Style("day", Text(from_linguist(language), ["Anna", "Ben"]), ("red", "blue"))
    set_growth(letters)
    try:
        for person, country in enumerate(tables.PERSON_COUNTRY):
            card = Brush(painter, card_box(layout.open_card(country)._replace(x=0, y=0)), style)
            lines = _name_of(card, person, 0.0)[0]
            assert not [line for line in lines if len(line.strip("IV.")) == 0], lines
    finally:
        painter.end()
        set_growth(1.0)


def test_the_cord_of_an_open_person_leaves_the_prices_free():
    for country, land in enumerate(layout.board().lands):
        corded = card_box(layout.open_card(country)).adjusted(-12, -12, 12, 12)
        assert not [price for price in land.prices.values() if price.adjusted(0, 0, -2, 0).intersects(corded)]


@pytest.mark.parametrize("size", [(950, 680), (640, 440)])
def test_the_cord_of_a_price_covers_neither_the_good_nor_the_number(theatre, size):
    """Seen: the "4" under the cord of an ore that could be sold."""
    stage = theatre(new_match(4, 1))
    stage.sync(0)
    stage.stage.resize(*size)
    scene, found = stage.view.scene, 0
    for anchor in stage.view.places("price"):
        target = scene.targets[anchor]
        cord, look = target.cord(), target.look_offered()
        fit, box = cord._fit(look, scene.cord_unit), target.outline().boundingRect()
        half = (look.breadth / 2 + LINE) * fit.unit
        left, top, right, bottom = (side - half for side in fit.sides(OUTSIDE, 0.0))
        inner = box.adjusted(-left, -top, right, bottom)
        for part in price_boxes(target._shape.boundingRect(), target.face.args[-1]):
            seen = part.adjusted(0, 5, 0, -5)  # figures and goods leave some of the height of their box
            assert inner.adjusted(-1.5, 0, 1.5, 0).contains(seen), (anchor, inner, part)
            found += 1
    assert found == 16


@pytest.mark.parametrize(("letters", "size"), [(1.0, (950, 680)), (1.5, (620, 440))])
def test_cords_in_the_display_leave_name_and_numbers_beside_them_free(theatre, letters, size):
    """Seen at 1024 × 640: “Ellen” without the end of its last letter, below the cord of Loch Leven."""
    match = new_match(4, 1)
    hand = match.state.hands[0] = sum(tables.ONE_OF[:8])
    match.state.hand_sizes[0], match.state.protections[0] = tables.size_of(hand), 3
    set_growth(letters)
    try:
        stage = theatre(match)
        stage.sync(0)
        stage.stage.resize(*size)
        scene, left = stage.view.scene, layout.STRIP.left()
        words = left + layout.NAME.x + layout.NAME.width / 2
        heap = scene.targets["protection", 0]
        number = heap.mapRectToScene(_slip(heap.shape().boundingRect(), "3")[0]).right()
        beside = {("leven", 0): words} | {("advantage", 0, kind): number for kind in range(2)}
        for anchor, end in beside.items():
            target, cord = scene.targets[anchor], scene.targets[anchor].cord()
            for look in (Look(offered=True), Look(marked=True), Look(offered=True, quiet=True), Look(keyboard=True)):
                fit = cord._fit(look, scene.cord_unit)
                stud = STUD - look.breadth / 2 if not fit.crowded[0] else 0.0
                out = fit.sides(look.reach + stud, GROWTH[-1])[0]
                assert target.scene_box().left() - out >= end, (anchor, look)
    finally:
        set_growth(1.0)


def test_the_cord_of_religion_fields_ends_on_the_board():
    """Seen: a stud of it upon the plates beside the board."""
    for land in layout.board().lands:
        zone = land.stones_zone
        assert zone.left() < land.stones[0].x() < land.torch.x() < zone.right() < layout.BOARD.right() - 20


def test_what_stands_at_the_edge_of_a_display_leaves_its_frame_and_its_neighbours_cord_free():
    """Seen in large letters: a name upon the frame, and half a "+1" under the cord of the person beside it."""
    frame, cord = 18.0, 14.0
    for spot in (layout.SHIELD, layout.NAME, layout.POINTS):
        assert spot.x - spot.width / 2 >= frame
        assert spot.x + spot.width / 2 <= layout.LEVEN.x - layout.LEVEN.width / 2
    religion = layout.RELIGION.x + layout.RELIGION.width / 2
    assert religion - WREATH_ASIDE + WREATH <= layout.person_card(0, 1).x - layout.person_card(0, 1).width / 2 - cord


@pytest.mark.parametrize("large", [False, True])
def test_the_price_of_a_move_covers_no_field(qapp, large_print, large):
    """CF-53; seen in large letters: a choice by signs that lay below their prices."""
    set_growth(1.5 if large else 1.0)
    board = layout.board()
    for field in range(len(board.medallions)):
        size = tag_size("−2")
        tag = QRectF(0, 0, size.width(), size.height())
        tag.moveCenter(_beside(field, "−2"))
        for medallion in board.medallions:
            near = QPointF(
                min(max(medallion.x(), tag.left()), tag.right()), min(max(medallion.y(), tag.top()), tag.bottom())
            )
            assert QLineF(near, medallion).length() >= layout.MEDALLION_ZONE
        assert layout.BOARD.adjusted(0, 0, 10, 4).contains(tag)


@pytest.mark.parametrize("words", ["3", "28", "×2"])
def test_a_number_in_large_print_hides_little_of_what_it_counts(qapp, large_print, words):
    """Seen: a scroll below its "28", and half of a tile below "×2"."""
    heap = QRectF(0, 0, layout.ADVANTAGE_HEAP, layout.ADVANTAGE_HEAP)
    slip = _slip(heap, words)[0]
    covered = slip.intersected(heap)
    assert covered.width() * covered.height() <= 0.36 * heap.width() * heap.height()
    assert heap.adjusted(-SPILL, -SPILL, SPILL, SPILL).contains(slip)
    assert slip.height() >= NAME_LETTERS * 1.5
