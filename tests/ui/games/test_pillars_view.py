"""The cathedral site as people see and click it."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from random import Random
from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Event, Frame
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import plan_of
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache, large_print
from kingsbridge_desktop.ui.art.lettering import listening, set_growth
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme, luminance
from kingsbridge_desktop.ui.board.cord import CORE, LINE, OUTSIDE, STUD, Look
from kingsbridge_desktop.ui.board.view import EMPTY_EDGE
from kingsbridge_desktop.ui.games.pillars import faces, hover, layout, mats, pieces
from kingsbridge_desktop.ui.games.pillars.fixtures import Part
from kingsbridge_desktop.ui.games.pillars.words import CONTEXT, SAYS
from kingsbridge_desktop.ui.theme import fitting_font
from tests.ui.theatre import NAMES, Picture, asks, match_of, played

BUTTONS = {"pass", "accept", "throw_back", "protect", "decline", "leave", "done"}


new_match = partial(match_of, "pillars")


def test_what_cannot_be_paid_is_dimmed_and_says_why(theatre):
    """PE-24, PE-25."""
    match = new_match(2)
    s = match.view(match.asked)
    seat = match.asked
    s.free[seat], s.gold[seat] = 4, 3
    stage = theatre(match)
    stage.view.show(s, seat)
    for card in members_of(s.display_cards):
        target = stage.view.scene.targets["card", card]
        too_many = tables.CARD_WORKERS[card] > 4
        assert target.dimmed == too_many
        assert ("free: 4" in stage.view.hover(s, ("card", card))) == too_many
        intended_action = stage.view.intended_action(s, ("card", card))
        assert (match.rules.why_not(s, intended_action) is not None) == too_many
    for craftsman in members_of(s.display):
        assert stage.view.scene.targets["offer", craftsman].dimmed == (tables.COST[craftsman] > 3)


def test_losing_a_right_is_warned_of(theatre):
    """PE-55: before the last woodworker goes, and not before one of two."""
    match = new_match(2)
    s = match.view(0)
    stage = theatre(match)
    woodworker, master = (tables.CRAFTSMAN_IDS.index(name) for name in ("woodworker", "master_woodworker"))
    discard = Action("discard", (woodworker,))
    assert "no wood can be bought" in stage.view.warning(s, discard)
    s.row[s.stack[-1].seat] |= 1 << master
    assert stage.view.warning(s, discard) == ""
    assert stage.view.warning(s, Action("pass")) == ""


def test_the_best_building_is_one_click(theatre):
    """The proposal leads, action by action, to the points it promises."""
    match = played(new_match(3, seed=4), asks("build", 40))
    seat = match.asked
    before = match.state.vp[seat]
    promised = plan_of(match.view(seat), seat).vp
    stage = theatre(match)
    stage.sync(seat)
    label, steps = stage.view.proposal(match.view(seat))
    assert f"+{promised} VP" in label
    for action in steps:
        match.submit(action)
    assert match.state.vp[seat] == before + promised


def test_the_coming_event_is_seen_by_ellens_owner_alone(theatre):
    """PE-12: the same position, two viewers."""
    match = new_match(2)
    full = match.state.copy()
    full.advantages[0] |= 1 << tables.ELLEN
    full.event = 6
    stage = theatre(match)
    stage.view.show(match.rules.mask(full, 0), 0)
    assert stage.view.layer.item(("event card",)).picture == faces.event(6, stage.context.text)
    stage.view.show(match.rules.mask(full, 1), 1)
    assert stage.view.layer.item(("event card",)).picture == faces.event_back()


def test_the_step_that_is_carried_out_is_marked(theatre):
    match = played(new_match(3, seed=4), asks("build"))
    stage = theatre(match)
    stage.sync(match.asked)
    assert stage.view.layer.picture["ring",].at == layout.site().numbers[12]
    stage.sync(0, 0)
    assert ("ring",) not in stage.view.layer.picture


def test_the_cathedral_grows_by_a_part_a_round(theatre):
    """PE-59."""
    match = new_match(2)
    stage = theatre(match)
    s = match.view(0)
    for parts in range(7):
        s.parts = parts
        stage.view.show(s, 0)
        things = [thing for thing in stage.view.layer.picture.values() if isinstance(thing.face, Part)]
        seen = [thing.face for thing in things if thing.opacity]
        rising = 1 if parts < 6 else 0
        assert seen == [Part(number, number < parts) for number in range(parts + rising)]


def test_pictures_of_the_round_are_painted_before_they_are_needed(qtbot, theatre):
    """So that no movement of phase III waits for a card or a part of the cathedral."""
    cache.clear()
    match = new_match(2)
    stage = theatre(match)
    stage.sync(0)
    preparation = stage.view._preparation
    qtbot.waitUntil(lambda: preparation.is_done, timeout=20_000)
    scale, ratio = stage.stage.transform().m11(), stage.stage.devicePixelRatioF()
    size = round(layout.SLOT * scale), round(layout.SLOT * layout.CARD_SHAPE * scale)
    for event in tables.EVENTS:
        assert cache.is_ready(faces.event(event, stage.context.text), size, ratio, "day")
    for number in range(2):
        part = stage.view.layer.item(("part", number))
        assert not any(work() for work in part.preparations(scale * ratio)), "nothing is left to load"


@pytest.mark.parametrize("language", ["de", "en"])
def test_names_of_places_fit_their_ribbons(theatre, language):
    stage = theatre(new_match(2))
    stage.context.language = from_linguist(language)
    stage.context.text = Text(stage.context.language, NAMES)
    stage.view.restyle()
    for (_, label), words in zip(stage.view._steps, layout.site().words, strict=True):
        assert label.boundingRect().width() - 8 <= words.wide + 1


@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_the_mark_of_a_place_goes_around_its_whole_name(theatre, letters):
    """Seen with letters of 150 %: a frame of gold through the middle of a longer name."""
    view = theatre(new_match(2)).view
    set_growth(letters)
    try:
        view.rescaled()
        for step, (number, label) in zip(tables.STEPS, view._steps, strict=True):
            zone = view.scene.targets["step", step]
            around = zone.mapRectToScene(zone.outline().boundingRect()).adjusted(-1, -1, 1, 1)
            assert around.contains(number.sceneBoundingRect())
            assert around.contains(label.sceneBoundingRect())
            assert zone.contains(zone.mapFromScene(label.sceneBoundingRect().center()))
    finally:
        set_growth(1.0)


SMALL, USUAL = (0.35, 1.5), (0.515, 1.0)  # pixels to a unit and letters, at 1024 × 640 with 150 % and at 1280 × 800


@pytest.fixture
def letters():
    yield set_growth
    set_growth(1.0)


@pytest.mark.parametrize(("scale", "growth"), [SMALL, USUAL])
@pytest.mark.parametrize("craftsmen", [0, 5, 6])
def test_a_cord_keeps_off_the_words_of_a_card_in_the_strip(theatre, letters, scale, growth, craftsmen):
    """Seen: “Mörtel-mische”, “Schrei-ner” and “Spezielle” with a cord through their first and last letters."""
    show = theatre(new_match(2))
    s, scene = show.match.view(0), show.view.scene
    letters(growth)
    if craftsmen:
        s.row[0] = (1 << craftsmen) - 1
        s.stack.append(Frame("discard", 0))
    show.view.show(s, 0)
    scene.rescale(scale)
    shown = {"craftsman"} if craftsmen else {"card", "offer"}
    scene.offer([anchor for anchor in scene.targets if anchor[0] in shown])
    offered = [target for target in scene.targets.values() if target.offered]
    assert len(offered) == (craftsmen or tables.DISPLAY_CARDS + 2)
    words = (large_print.LEFT + large_print.INSIDE) / 180 * layout.CARD
    for target in offered:
        fit = target.cord()._fit(target.look(), scene.cord_unit)
        within = max(fit.inside[0], fit.inside[2]) + (CORE / 2 + LINE - OUTSIDE) * fit.unit
        assert within <= words, target.anchor


@pytest.mark.parametrize("held", [1, 3, 6, 11])
@pytest.mark.parametrize("craftsmen", [5, 6])
def test_advantages_are_as_large_as_the_room_beside_the_row_allows(held, craftsmen):
    """They were 20 pixels wide at 1024 × 640 with much bare wood beside them."""
    boxes = [layout.advantage_box(place, held, craftsmen) for place in range(held)]
    left = layout.row_at(craftsmen - 1, craftsmen)[0] + layout.CARD / 2
    for box in boxes:
        assert left < box.left() < box.right() < layout.TOLD.left()
        assert layout.STRIP <= box.top() < box.bottom() <= layout.STRIP + layout.CARD_HIGH
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)
    assert boxes[0].width() > 80 or held > 3 or craftsmen == 6
    assert boxes[0].width() >= (40 if held < 11 else 30)


def test_the_ring_of_a_step_goes_around_its_number_wherever_that_stands(theatre, letters):
    """Seen with letters of 150 %: the ring beside the number, which had grown to the right and downwards."""
    match = played(new_match(3, seed=4), asks("build"))
    show = theatre(match)
    for size in (1.0, 1.5):
        letters(size)
        show.sync(match.asked)
        show.view.rescaled()
        ring, number = show.view.layer.item(("ring",)), show.view._steps[12][0]
        middle = ring.mapToScene(QPointF())
        assert (middle - number.scenePos()).manhattanLength() < 1


def test_the_ring_of_a_step_touches_no_name(theatre, letters):
    """Seen: gold over the B of "Bischofssitz" and the K of "Kathedrale"."""
    show = theatre(new_match(2))
    for size in (1.0, 1.5):
        letters(size)
        show.view.rescaled()
        reach = layout.NUMBER * show.view._steps[0][0].scale() + layout.RING_BESIDE + layout.RING / 2
        for number, label in show.view._steps:
            assert number.x() + reach <= label.mapRectToScene(label.boundingRect()).left() + 0.1


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_ring_of_a_space_is_whole_above_a_large_name(theatre, letters, text):
    """Seen in a small window: “Startspieler” over the lower third of the ring, other names over its lower stud."""
    show = theatre(new_match(2), size=(600, 430))
    letters(text)
    show.view.restyle()
    show.view.rescaled()
    scene, look = show.view.scene, Look(offered=True)
    names = [label.mapRectToScene(label.boundingRect()) for _, label in show.view._steps]
    found = set()
    for space in set(range(len(layout.site().spaces))) - layout.numbered().keys():
        cord, unit = scene.targets["space", space].cord(), scene.cord_unit
        box, fit = cord._outline.boundingRect(), cord._fit(look, unit)
        end = box.bottom() + fit.sides(OUTSIDE, 0.0)[3] + (CORE / 2 + LINE) * fit.unit
        for name in names:
            if name.left() < box.center().x() < name.right() and 0 < name.bottom() - box.bottom() < 80:
                found.add(space)
                assert end <= name.top() + EMPTY_EDGE
                stud = OUTSIDE + STUD + LINE
                assert fit.crowded[3] or box.bottom() + stud * fit.unit <= name.top() + EMPTY_EDGE
    assert len(found) >= 4


def test_a_large_name_leaves_the_prices_of_the_market_free(theatre, letters):
    """Seen with letters of 150 %: “Startspieler” over what stone, wood and sand cost."""
    show = theatre(new_match(2), size=(600, 430))
    letters(1.5)
    show.view.restyle()
    show.view.rescaled()
    number, label = show.view._steps[tables.START_PLAYER_STEP - 1]
    assert label.scale() > 1.3
    coins = [figure for figure in layout.figured() if figure.ground == "coin" and figure.at[0] < 300]
    assert [coin.words for coin in coins] == ["4", "3", "2"]
    prices = [layout.around(coin) for coin in coins]
    for item, at_edge in ((number, 1), (label, 4)):
        words = item.mapRectToScene(item.boundingRect().adjusted(1, at_edge, -1, -at_edge))
        assert not any(words.intersects(price) for price in prices), (words, item.scale())


def test_large_numbers_of_workers_leave_figures_and_each_other_free(letters):
    """Seen with letters of 150 %: a worker whose colour was hidden by the number, and one number over another."""
    letters(1.5)
    side = pieces.FIGURE * 1.5 * 1.3
    for step in (tables.MILL_STEP, *tables.SITE_STEPS):
        rooms = layout.site().rooms[step]
        numbers = [QRectF(0, 0, side, side) for _ in rooms]
        for seat, number in enumerate(numbers):
            number.moveCenter(QPointF(*layout.worker_number(step, seat)))
            assert number.left() - rooms[seat].feet[0] >= 0.3 * layout.WORKER / 2
        for one, other in combinations(numbers, 2):
            shared = one.intersected(other)
            assert min(shared.width(), shared.height()) < 4


def test_the_tax_die_hides_nothing_of_a_large_card(letters):
    """Seen with letters of 150 %: the die over what the mason brings."""
    for size in (1.0, 1.5):
        letters(size)
        card = layout.card_box(layout.on_slot(layout.site().shiring[1], 1, 2), layout.slot_width())
        assert layout.die_at()[0] - layout.DIE_SIDE / 2 > card.right()


def test_the_plates_show_hired_craftsmen_and_advantages_and_tell_the_outlook(theatre):
    match = new_match(2)
    s = match.view(0)
    mason = tables.CRAFTSMAN_IDS.index("mason_3")
    s.row[0] |= 1 << mason
    s.advantages[0] |= 1 << tables.FRANCIS
    stage = theatre(match)
    stage.view.show(s, 0)
    emblems = [chip.emblem for chip in stage.view.chips(s, 0)]
    assert emblems[:6] == ["gold", "worker_figure:blue", "stone", "wood", "sand", "metal"]
    assert emblems[6:] == ["mason", "francis"]
    tip = stage.view.plate_tip(s, 0)
    assert all(words in tip for words in ("mason (up to 3 ×)", "Francis", "After this round"))
    stage.view.point_at_seat(s, 1)
    assert stage.view._mat_preview.isVisible()
    stage.view.point_at_seat(s, NOBODY)
    assert not stage.view._mat_preview.isVisible()


def test_how_often_a_blessed_craftsman_works_is_one_number_on_plate_and_mat(theatre):
    """Seen: ×6 on the plate, ×7 on the card."""
    match = played(new_match(2, seed=5), asks("market"))
    s = match.view(0)
    s.event = next(event for event in tables.EVENTS if tables.EVENT_EFFECT[event] == "capacity")
    s.blessed[0] = mason = tables.CRAFTSMAN_IDS.index("mason_3")
    s.row[0] |= 1 << mason
    stage = theatre(match)
    stage.view.show(s, 0)
    (chip,) = (chip for chip in stage.view.chips(s, 0) if chip.emblem == "mason")
    card = stage.view.layer.item(("craftsman", mason))
    assert chip.text == card.note == "×4"


def test_the_number_on_a_card_of_the_mat_stands_inside_it_and_is_the_only_one(theatre):
    """Seen: a corner of the red tab beside the white one that says how often the craftsman has worked."""
    match = played(new_match(3, seed=4), asks("build", 40))
    seat = match.asked
    stage = theatre(match)
    stage.sync(seat)
    cards = [stage.view.layer.item(("craftsman", number)) for number in members_of(match.view(seat).row[seat])]
    assert cards
    for letters in (1.0, 1.5):
        set_growth(letters)
        for card in cards:
            assert card.note
            assert card.boundingRect().contains(card.noted())
            assert dict(card.picture.options)["capacity"] == 0


@pytest.mark.parametrize("light", get_args(Theme))
def test_the_outline_of_a_free_place_is_seen_on_wood(qapp, light):
    """Seen by candlelight: black dashes on dark wood."""
    line, wood = (luminance(one) + 0.05 for one in (mats.FreePlaceItem("x", light).line(), ROOMS[light].wood))
    assert max(line, wood) / min(line, wood) >= 3


def test_the_plaque_of_the_building_is_read_on_a_small_board(theatre, letters):
    """Seen at 1024 × 640 with letters of 150 %: “gold afterwards” in letters of 9 pixels."""
    match = played(new_match(4, seed=1), asks("build"))
    stage = theatre(match)
    stage.sync(match.asked)
    letters(1.5)
    image = QImage(110, 75, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    painter.scale(0.349, 0.349)
    with listening() as written:
        stage.view._plaque.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert len(written) == 7
    assert min(one.pixels for one in written) >= 10.8, written


@pytest.mark.parametrize("words", ["vergeben", "taken", "freier Platz"])
def test_the_word_on_a_free_place_is_read_on_a_small_board(qapp, letters, words):
    """Seen at 1024 × 640 with letters of 150 %: “vergeben” in letters of 9 pixels."""
    letters(1.5)
    image = QImage(60, 90, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    painter.translate(30, 45)
    painter.scale(0.349, 0.349)
    with listening() as written:
        mats.FreePlaceItem(words, "day").paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert [one.pixels >= 11 for one in written] == [True]
    longest = max(words.split(), key=len)
    inner, font = mats.free_words(words, layout.card_box((0, 0), layout.CARD))
    assert QFontMetricsF(font).horizontalAdvance(longest) <= inner.width()
    letters(1.0)
    usual = mats.free_words(words, layout.card_box((0, 0), layout.CARD))[0]
    assert usual.left() - layout.card_box((0, 0), layout.CARD).left() >= 15, "not at the dashes where it has room"


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_figures_of_the_outlook_lie_over_no_name(theatre, letters, text):
    """Seen with letters of 200 %: "Alien12 → 12"."""
    show = theatre(new_match(4), size=(600, 430))
    letters(text)
    plaque, row = show.view._plaque, QRectF(0, 0, layout.TOLD.width() - 36, 38)
    line = hover.plaque(show.match.view(0), show.context)[1][0]
    name, figure = line[0], line[1]._replace(words="12→12")
    room = plaque._room_of(name, row, [], [figure])
    wide = fitting_font(figure.words, plaque._letters, QSizeF(figure.x, row.height()), bold=True)
    assert room.right() <= figure.x - QFontMetricsF(wide).horizontalAdvance(figure.words)
    assert room.width() > 60


def test_what_the_bishop_gives_is_not_told_with_a_price(theatre):
    """Seen: “4 stone for 4 gold each” where one of them is to be had for nothing."""
    match = played(new_match(4, seed=1), asks("bishop"))
    seat = match.asked
    stage = theatre(match)
    stage.sync(seat)
    s = match.view(seat)
    for words in (stage.view.told(s, ("stall", 0)), *stage.view.note(s, ("stall", 0)).lines):
        assert "free of charge" in words


def test_what_others_do_with_their_craftsmen_and_goods_is_not_pointed_at_on_the_own_mat(theatre):
    """Seen: “Jack discards the mortar mixer” with Aliena's own mortar mixer in the frame."""
    stage = theatre(new_match())
    stage.sync(0)
    for seat, is_meant in ((0, True), (1, False)):
        assert bool(stage.view.places_of(Event("craftsman_discarded", (seat, 2)))) == is_meant
        sold = stage.view.places_of(Event("resource_sold", (seat, 1, 1, 2)))
        assert sold[0] == ("step", tables.MARKET_STEP)
        assert (("stock", 1) in sold) == is_meant


def test_the_end_of_a_round_is_told_on_a_sheet(theatre):
    match = new_match(3, seed=2)
    stage = theatre(match)
    stage.sync(0)
    rng = Random(4)
    while match.state.round < 2:
        before = match.view(0)
        match.submit(rng.choice(match.legal()))
    s = match.view(0)
    sheet = stage.view.sheet(before, s, match.events_for(0, match.steps[-1]))
    assert sheet is not None
    assert sheet.title == "End of round 1"
    gained = [int(cell.replace("−", "-")) for cell in sheet.rows[0].cells]
    assert gained == [points - tables.START_VP for points in s.vp]
    assert sheet.rows[1].cells == tuple(map(str, s.vp))
    assert stage.view.sheet(before, before, ()) is None


def test_every_hover_has_words_and_a_slip(theatre):
    match = played(new_match(2, seed=5), asks("market"))
    stage = theatre(match)
    stage.sync(match.asked)
    s = match.view(match.asked)
    for anchor in list(stage.view.scene.targets):
        assert stage.view.hover(s, anchor), anchor
        stage.view.look_nearer()
        assert stage.view.slip.isVisible(), anchor
        box = stage.view.slip.mapRectToScene(stage.view.slip.boundingRect())
        assert stage.stage.mapToScene(stage.stage.viewport().rect()).boundingRect().contains(box), anchor
    assert stage.view.hover(s, None) == ""
    assert not stage.view.slip.isVisible()


def test_every_sentence_of_the_screen_is_german_too():
    german = from_linguist("de")
    same = {"{resource}: {count}", "{name}: {count}"}
    same |= {"Gold: {count}", "{status}: {name}", "Gold"}
    untranslated = {source for source in SAYS.values() if german.say(CONTEXT, source) == source}
    assert untranslated <= same


def test_a_cord_around_a_stall_covers_neither_its_price_nor_the_name_above(theatre):
    """Seen at 1280 × 800: a stud of the cord over the price of wood."""
    show = theatre(new_match(2))
    name = layout.site().words[tables.START_PLAYER_STEP - 1].box
    for kind, coin in enumerate(((106.0, 480.0), (196.0, 470.0), (286.0, 480.0))):
        stall = show.view.scene.targets["stall", kind]
        unit, cord = show.view.scene.cord_unit, stall.cord()
        for look in (Look(offered=True, frame=2), Look(offered=True, pointed=True), Look(offered=True, keyboard=True)):
            image = cord._picture(look, unit, 1.0, 1.0).toImage()
            middle = image.width() // 2
            top = next(y for y in range(image.height()) if image.pixelColor(middle, y).alpha() > 128)
            above = stall.mapToScene(cord.room(unit).topLeft()).y() + top
            assert above >= coin[1] + 11 > name.bottom()
        assert stall.contains(stall.mapFromScene(QPointF(*coin))), "a click on the price means the stall"


def test_nothing_makes_a_figure_pale_where_a_builder_may_go(theatre):
    """Seen: a pale 1 in the ring beside a dark 2."""
    match = played(new_match(4), asks("place_builder"))
    stage = theatre(match)
    stage.sync(match.asked)
    target = stage.view.scene.targets["space", tables.COURT[0]]
    box = stage.stage.mapFromScene(layout.card_box(layout.site().spaces[tables.COURT[0]], 16)).boundingRect()
    before = Picture(stage.stage.grab(box).toImage())
    target.set_offered(True)
    assert Picture(stage.stage.grab(box).toImage()) == before
    target.set_offered(False)


def test_an_empty_bag_gives_its_plaque_to_the_outlook(theatre):
    """Seen: 0 × and 0 % for everybody."""
    match = played(new_match(3, seed=2), asks("place_builder"))
    stage = theatre(match)
    s = match.view(match.asked)
    assert hover.plaque(s, stage.context)[0] == "In the bag"
    s.bag[:] = [0] * 3
    title, lines = hover.plaque(s, stage.context)
    assert title == "After this round"
    assert len(lines) == 3


def test_a_note_says_once_what_an_advantage_does_once(theatre):
    """Seen: "At once: 3 VP" and below it "Acts at once"."""
    match = new_match(2)
    stage = theatre(match)
    s = match.view(0)
    for advantage in tables.ADVANTAGES:
        s.kingsbridge[0] = advantage
        note = stage.view.note(s, ("space", tables.KINGSBRIDGE[0]))
        is_permanent = tables.COMPONENTS.advantages[advantage].kind == "permanent"
        assert note.lines[1:] == (("Permanent advantage",) if is_permanent else ())


@pytest.mark.parametrize("place", ["KINGSBRIDGE", "SHIRING", "COURT", "MARKET"])
def test_a_note_hides_no_place_beside_its_own(theatre, place):
    """Seen: the card of a craftsman over the other one at Shiring, and the note of a field over the next fields."""
    match = played(new_match(4), asks("place_builder"))
    stage = theatre(match)
    view = stage.view
    s = match.view(match.asked)
    view.show(s, match.asked)
    spaces = getattr(tables, place)
    for space in spaces:
        view.nearer.show(("space", space))
        box = view.slip.sceneBoundingRect()
        for other in spaces:
            assert not box.intersects(view.scene.targets["space", other].scene_box()), (space, other)
    view.put_away()


def test_the_note_of_a_card_hides_no_other_card_while_something_is_said(theatre, monkeypatch):
    """Seen: it lay over half of the display because a refusal stood in the middle of the board."""
    stage = theatre(new_match(4))
    view = stage.view
    stage.sync(stage.match.asked)
    middle = stage.stage.rect().center()
    refusal = QRect(middle.x() - 120, middle.y() - 140, 240, 140)
    monkeypatch.setattr(stage.stage, "spoken", lambda: [refusal])
    cards = [target for anchor, target in view.scene.targets.items() if anchor[0] in ("card", "offer")]
    for card in cards:
        view.nearer.show(card.anchor)
        assert not any(view.slip.sceneBoundingRect().intersects(other.scene_box()) for other in cards), card.anchor
    view.put_away()


def test_a_players_mat_over_the_board_counts_as_shown_large(theatre):
    """Seen: the ticks of what is new on the cards of a mat that covers their places."""
    match = played(new_match(3, seed=2), asks("place_builder"))
    stage = theatre(match)
    stage.sync(match.asked)
    told = []
    stage.view.nearer.changed.connect(lambda: told.append(stage.view.nearer.box().isEmpty()))
    stage.view.point_at_seat(match.view(match.asked), 1)
    stage.view.point_at_seat(match.view(match.asked), NOBODY)
    assert told == [False, True]
