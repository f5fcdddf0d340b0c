"""Since your last turn: slips, ticks, looking back, the switch and the key, and nothing that is secret."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.games.pillars.tables import MARKET
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.following import recap, ticks
from kingsbridge_desktop.ui.following.news_panel import EDGE, NewsPanel, Slip, _fits
from kingsbridge_desktop.ui.following.recap import MOST_SLIPS, since
from kingsbridge_desktop.ui.following.ticks import Ticks, _covered_of, _number_box, beside_words, spot, way_to
from kingsbridge_desktop.ui.games.column_of_fire.pieces import TokenItem
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.giving_way import plan
from kingsbridge_desktop.ui.theme import BASE_POINTS, Colours, table_font
from tests.ui.driver import open_window, seats


def back_at_the_table(qtbot: Any, game: str, *, by_itself: bool = True) -> Any:
    """A page at which Anna is asked after all others have acted more than once."""
    levels = ("person", *("easy",) * (rules_of(game).seats[0] - 1))
    match, rng = Match(game, seats(*levels), 4), Random(2)
    quiet = 0
    while not (match.asked == 0 and match.ply > 20 and quiet > 1):
        quiet = 0 if match.asked == 0 else quiet + 1
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot, captions=True)
    window.settings.values.recap = by_itself
    window.start(match)
    page = window.game
    assert page is not None
    page.patience.moment = 0
    return page


@pytest.mark.parametrize("game", game_ids())
def test_it_tells_what_others_did_the_most_telling_first(qtbot, game):
    page = back_at_the_table(qtbot, game)
    page.recap._told_at = -1
    page.recap._tell_by_itself()
    found = since(page.table, page.view, 0)
    assert found
    assert [told.rank for told in found] == sorted((told.rank for told in found), reverse=True)
    assert len(page.recap.told) <= MOST_SLIPS
    if len(found) > 1:
        qtbot.waitUntil(page.recap.panel.isVisible)
        assert len(page.recap.panel.slips) == min(len(found), MOST_SLIPS)
        assert set(page.recap.told) == set(found[:MOST_SLIPS])
        for order in (found, found[::-1]):
            page.recap._tell(order)
            times = [(told.ply, told.moment) for told in page.recap.told]
            assert times == sorted(times), "how a trick ended stands below the card that was played"


@pytest.mark.parametrize("game", game_ids())
def test_it_tells_nothing_but_events_that_the_viewer_may_know(qtbot, game):
    page = back_at_the_table(qtbot, game)
    match = page.table.match
    for told in since(page.table, page.view, 0):
        assert told.event in match.events_for(0, match.steps[told.ply - 1])


def test_what_came_later_is_not_told_beside_the_past(qtbot):
    """Seen at move 58 of 61: the list told a card turned up that still lay hidden on the board beside it."""
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    assert page.recap.panel.isVisible()
    page.look_back(page.table.match.ply - 3)
    assert not page.recap.panel.isVisible()


def test_a_slip_leads_to_its_moment_and_escape_back(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    told = page.recap.told[0]
    page.recap.panel.slips[0].click()
    assert page.looking_back.is_on
    moments = page.table.match.moments(told.ply, 0)
    assert page.view.position.key() == moments[told.moment].position.key()
    page.look_back(-1)
    assert not page.looking_back.is_on


def test_the_next_action_takes_it_and_its_marks_away(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    assert page.recap.ticks.isVisible()
    page.choose(page.table.match.legal()[0])
    assert not page.recap.panel.isVisible()
    assert not page.recap.ticks.isVisible()


def test_closing_it_leaves_the_marks(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.recap.put_away()
    assert not page.recap.panel.isVisible()
    assert page.recap.ticks.isVisible()


def test_it_can_be_switched_off_and_opened_by_its_key_all_the_same(qtbot):
    page = back_at_the_table(qtbot, "web_of_power", by_itself=False)
    assert not page.recap.panel.isVisible()
    page.window().activateWindow()
    page.stage.setFocus()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.stage, Qt.Key.Key_R)
    qtbot.waitUntil(page.recap.panel.isVisible)
    qtbot.keyClick(page.stage, Qt.Key.Key_R)
    assert not page.recap.panel.isVisible()


def test_who_acts_before_all_is_looked_through_is_told_nothing_any_more(qtbot, monkeypatch):
    monkeypatch.setattr(recap, "AT_A_TIME", 0.0)  # one action of the others in a turn of the event loop
    page = back_at_the_table(qtbot, "web_of_power", by_itself=False)
    page.recap.toggle()
    assert not page.recap.panel.isVisible()
    page.choose(page.table.match.legal()[0])
    assert not page.recap._looking.isActive()
    assert not page.recap.panel.isVisible()


def test_a_slip_that_is_pointed_at_lights_its_place(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    number = next(at for at, told in enumerate(page.recap.told) if page.recap._places(told))
    page.recap.panel.pointed.emit(number)
    (place, *_) = page.recap._places(page.recap.told[number])
    assert page.view.scene.targets[place].marked


def test_what_the_viewer_did_is_no_news(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    match = page.table.match
    assert all(match.steps[told.ply - 1].seat != 0 or told.moment > 0 for told in since(page.table, page.view, 0))


@pytest.mark.parametrize(
    ("game", "kind", "is_news"), [("column_of_fire", "house_pushed", False), ("pillars", "tax_rolled", True)]
)
def test_what_came_of_a_move_in_the_same_turn_is_no_news(qtbot, game, kind, is_news):
    """Seen: it told of the houses that one's own house had just pushed; what the round did after that is news."""
    match, rng = Match(game, seats("person", *("easy",) * (rules_of(game).seats[0] - 1)), 4), Random(2)
    for _ in range(150):
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot)
    window.start(match)
    page = window.game
    assert page is not None
    own = [ply for ply, step in enumerate(match.steps, 1) if step.seat == 0 and kind in {e.kind for e in step.events}]
    told = {told.event.kind for ply in own for told in recap._told_of(page.table, page.view, 0, ply)}
    assert own
    assert (kind in told) == is_news


def test_escape_folds_it_and_its_button_opens_it_again(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_Escape)
    assert not page.recap.panel.isVisible()
    button = page.prompt.tools.recap_button
    assert not button.isChecked()
    assert page.recap.ticks.isVisible()
    button.click()
    qtbot.waitUntil(page.recap.panel.isVisible)
    assert button.isChecked()
    button.click()
    assert not page.recap.panel.isVisible()
    assert not button.isChecked()


SIZES = (((1280, 800), 100), ((2560, 1440), 100), ((1024, 640), 150))


@pytest.mark.parametrize("game", game_ids())
def test_it_covers_nothing_and_moves_nothing_of_the_board(qtbot, game):
    """Neither what may be chosen nor what one compares it with; plates, aids and question stay where they are."""
    page = back_at_the_table(qtbot, game, by_itself=False)
    window = page.window()
    for size, letters in SIZES:
        window.settings.set("text_size", letters)
        window.resize(*size)
        qtbot.waitUntil(lambda: page.room.plan == plan_of(page))
        qtbot.waitUntil(lambda: not window._growing.isActive())
        qtbot.wait(50)
        fixed = (page.stage, page.prompt, page.side.roster, page.side.replay)
        before = [box_in(page, part) for part in fixed], page.stage.transform().m11()
        page.recap._tell(since(page.table, page.view, 0))
        qtbot.wait(20)
        panel = page.recap.panel
        assert panel.isVisible()
        assert before == ([box_in(page, part) for part in fixed], page.stage.transform().m11()), "nothing jumps"
        board = page.stage.mapFromScene(page.view.scene.sceneRect()).boundingRect().adjusted(1, 1, -1, -1)
        board = board.intersected(page.stage.rect()).translated(page.stage.mapTo(page, QPoint()))
        shown = box_in(page, panel)
        assert page.rect().contains(shown)
        for part in (page.prompt, page.side.roster, page.side.replay, page.log):
            assert not part.isVisible() or not shown.intersects(box_in(page, part)), part
        assert not shown.intersects(board), (size, shown, board)
        page.recap.put_away()
        assert page.log.isVisible()
        assert page.log.size() == page.side.log_room.size(), "the log has its room again"
    window.settings.set("text_size", 100)


def plan_of(page: Any) -> Any:
    window = page.window()
    return plan(window.width(), window.height(), QApplication.font().pointSizeF() / BASE_POINTS)


def box_in(page: Any, part: Any) -> QRect:
    return QRect(part.mapTo(page, QPoint()), part.size())


@pytest.mark.parametrize("game", game_ids())
def test_in_a_small_window_it_steps_back_while_somebody_else_speaks_there(qtbot, game):
    page = back_at_the_table(qtbot, game, by_itself=False)
    window, view, panel = page.window(), page.view, page.recap.panel
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
    page.recap._tell(since(page.table, page.view, 0))
    assert panel.isVisible()
    anchor = next(anchor for anchor in view.places() if view.note(view.position, anchor))
    assert view.nearer.keep(anchor)
    assert not panel.isVisible(), "or it would lie over what is shown large"
    view.put_away()
    qtbot.waitUntil(panel.isVisible)
    for words in ("Not now.", "Not now: this place is used in the third phase, after everybody has set theirs. " * 2):
        page.say(words, anchor)
        assert not panel.isVisible() or not panel.geometry().intersects(page.toast.geometry())
    page.toast.hide()
    qtbot.waitUntil(panel.isVisible)
    page.stage.set_zoom(2.0)
    assert not panel.isVisible(), "there is no wood left: over the board lies what somebody asks for"
    page.recap.toggle()
    qtbot.waitUntil(panel.isVisible)
    page.stage.set_zoom(1.0)
    window.settings.set("text_size", 100)


def test_what_has_no_slip_leads_to_the_log(qtbot):
    page = back_at_the_table(qtbot, "column_of_fire", by_itself=False)
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    page.recap._tell(since(page.table, page.view, 0))
    page.recap.panel.more_wanted.emit()
    assert not page.recap.panel.isVisible()
    assert page.log.hasFocus()
    assert page.log.height() == page.side.log_room.height()


def test_the_marks_fade_where_things_move(qtbot):
    page = back_at_the_table(qtbot, "web_of_power")
    page.recap._tell(since(page.table, page.view, 0))
    page.settings.values.speed = "fast"
    page.recap._forget()
    assert page.recap.ticks.isVisible()
    qtbot.waitUntil(lambda: not page.recap.ticks.isVisible())
    page.recap._tell(since(page.table, page.view, 0))
    assert page.recap.ticks.isVisible()
    assert page.recap.ticks._opacity == 1.0


@pytest.mark.parametrize("game", game_ids())
def test_no_word_of_a_slip_is_cut(qtbot, game):
    page = back_at_the_table(qtbot, game)
    for size, letters, language in (((1280, 800), 100, "de"), ((1024, 640), 150, "de"), ((1024, 640), 150, "en")):
        page.window().settings.set("language", language)
        page.window().settings.set("text_size", letters)
        page.window().resize(*size)
        page.recap._tell(since(page.table, page.view, 0))
        QApplication.processEvents()
        shown = [slip for slip in page.recap.panel.slips if slip.isVisible()]
        assert shown
        for slip in shown:
            room = slip.room_for_words()
            font = slip._fitting(room)
            assert font.pointSizeF() >= 0.75 * slip.font().pointSizeF()
            assert _fits(slip.slip.words, room, QFontMetricsF(font))


def test_no_tick_lies_over_what_is_shown_large(qtbot, monkeypatch):
    page = back_at_the_table(qtbot, "web_of_power", by_itself=False)
    page.recap._tell(since(page.table, page.view, 0))
    painted: list[int] = []
    monkeypatch.setattr(Ticks, "_paint_number", lambda self, painter, at, number, unit: painted.append(number))
    page.recap.ticks.grab()
    assert painted
    painted.clear()
    monkeypatch.setattr(page.view.nearer, "box", page.stage.rect)
    page.view.nearer.changed.emit()
    page.recap.ticks.grab()
    assert not painted


def test_a_tick_covers_no_name():
    """Seen over “Evi Dirks” on a card and over “Ereignis” on a plate."""
    unit = 12.0
    card, plate, piece = QRectF(100, 100, 56, 74), QRectF(100, 100, 110, 22), QRectF(100, 100, 26, 26)
    over_card = spot(card, unit)
    assert card.contains(over_card)
    assert over_card.y() + 0.85 * unit < card.top() + card.height() * 0.55, "the name is in the lower half"
    over_plate = spot(plate, unit)
    assert over_plate.x() - 0.85 * unit > plate.left() + plate.width() * 0.85
    assert spot(piece, unit) == piece.center()


def test_a_tick_gives_way_to_words_but_does_not_go_far():
    room, unit = QRectF(0, 0, 800, 600), 12.0
    at, far_off = QPointF(300, 300), QRectF(500, 290, 90, 20)
    assert beside_words(at, unit, [far_off], room) == at
    name = QRectF(290, 290, 90, 20)
    found = beside_words(at, unit, [name, far_off], room)
    assert not QRectF(found.x() - 0.8 * unit, found.y() - 0.9 * unit, 1.7 * unit, 1.7 * unit).intersects(name)
    assert (found - at).manhattanLength() < 4 * unit
    assert beside_words(at, unit, [room], room) == at, "words everywhere"


def test_the_tick_of_a_deal_does_not_lie_on_its_words(qtbot):
    """Seen over “Durchgang” on the plate at the stack."""
    page = back_at_the_table(qtbot, "pillars_cards", by_itself=False)
    page.recap.ticks.tell([[("deck",)]], page.view.scene, page.view.words_shown())
    unit = page.recap.ticks.font().pointSizeF()
    deck = page.view.scene.targets["deck",]
    plate = QRectF(page.stage.mapFromScene(deck.mapRectToScene(deck.lettered())).boundingRect())
    at = page.recap.ticks.spots(unit)[1]
    assert not QRectF(at.x() - unit, at.y() - unit, 3 * unit, 1.8 * unit).intersects(plate)
    assert deck.lettered().width() > 0.5 * deck.boundingRect().width()


def test_the_tick_of_a_person_does_not_lie_on_its_name(qtbot):
    """Seen over “Evi Dirks” in a window of 1024 × 640 with letters of 150 %, where cards are small beside a tick."""
    page = back_at_the_table(qtbot, "column_of_fire", by_itself=False)
    window = page.window()
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    try:
        qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
        unit = page.recap.ticks.font().pointSizeF()
        for country in range(4):
            page.recap.ticks.tell([[("open", country)]], page.view.scene, page.view.words_shown())
            card = page.view.scene.targets["open", country]
            name = QRectF(page.stage.mapFromScene(card.mapRectToScene(card.lettered())).boundingRect())
            at = page.recap.ticks.spots(unit)[1]
            assert not name.isEmpty()
            assert _covered_of(at, unit, [name], page.recap.ticks._box([("open", country)])) < 0.2
    finally:
        window.settings.set("text_size", 100)


def test_a_low_list_leaves_out_what_tells_least_and_counts_the_rest(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = NewsPanel(Colours("day"), parent)
    told = [
        Slip("Jack plays a card", None, (), 1),
        Slip("Jack wins the trick", None, (), 5),
        Slip("A deal", None, (), 3),
    ]
    panel.resize(300, 400)
    panel.tell(told, 0)
    assert list(panel.seen) == [0, 1, 2]
    parent.show()
    panel.show()
    for height in range(400, 0, -10):
        panel.resize(300, height)
        if len(panel.seen) < 3:
            break
    assert list(panel.seen) == [1, 2]
    assert [panel.slips[at].accessibleName()[:2] for at in panel.seen] == ["1.", "2."]


def test_slips_are_written_hardly_smaller_than_their_room_allows(qtbot):
    """Seen at 1280 × 800: letters of 80 % over four lines of empty paper."""
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = NewsPanel(Colours("day"), parent)
    panel.tell([Slip("Jack swaps a card and discards Lorraine/Italy, then another one", None, ()) for _ in range(5)], 0)
    for height in range(130, 420, 4):
        share, heights = panel._heights(QSize(290, height))
        larger = [slip.height_for(290 - 2 * EDGE, share + 0.06) for slip in panel.slips]
        assert len(heights) < 5 or share > 0.95 or panel._sum(larger) > height, (height, share)


def test_the_words_of_all_slips_begin_below_each_other(qtbot):
    """Seen beside a person that was turned up, which has no picture in the list."""
    picture = QPixmap(8, 8)
    parent = QWidget()
    panel = NewsPanel(Colours("day"), parent)
    slips = [Slip("Jack leaves the game", picture, ()), Slip("A card is turned up", None, ())]
    panel.tell([*slips, Slip("A second line " * 9, None, [(picture, "+2")])], 0)
    panel.resize(300, 300)
    lefts = {slip.room_for_words().left() for slip in panel.slips}
    assert len(lefts) == 1
    with_picture, without = panel.slips[:2]
    assert without.height_for(288) <= with_picture.height_for(288)


def test_a_tick_hides_no_piece_and_a_line_leads_from_it_to_its_place(qtbot):
    """Seen in Pillars: a tick over the builder it told of, and one moved to a builder it did not mean."""
    page = back_at_the_table(qtbot, "pillars", by_itself=False)
    marks, unit = page.recap.ticks, page.recap.ticks.font().pointSizeF()
    spaces = [target for anchor, target in page.view.scene.targets.items() if anchor[0] == "space"]
    for space in spaces:
        marks.tell([[space.anchor]], page.view.scene, page.view.words_shown())
        at, box = marks.spots(unit)[1], marks._box([space.anchor])
        for other in spaces:
            assert _covered_of(at, unit, [marks._piece_at(other)], box) < 0.3, (space, other)
        way = way_to(box, at, unit)
        assert way is not None or box.adjusted(-unit, -unit, unit, unit).contains(at)
        if way is not None:
            assert box.contains(way[1])


def test_a_tick_hides_no_small_place_that_is_offered(qtbot):
    """Seen in Pillars at 1024 × 640 and 150 %: two numbers over the stalls of which one was to be chosen."""
    page = back_at_the_table(qtbot, "pillars", by_itself=False)
    window = page.window()
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    try:
        qtbot.waitUntil(lambda: page.stage.aside().width() > 250)
        marks, unit = page.recap.ticks, page.recap.ticks.font().pointSizeF()
        targets = page.view.scene.targets
        stalls = [target for anchor, target in targets.items() if anchor[0] == "stall"]
        for stall in stalls:
            stall.set_offered(True)
        assert len(stalls) == 3
        for space in (targets["space", space] for space in MARKET):
            marks.tell([[space.anchor]], page.view.scene, page.view.words_shown())
            at, box = marks.spots(unit)[1], marks._box([space.anchor])
            covered = _covered_of(at, unit, [marks._box_of(stall) for stall in stalls], box)
            assert covered < 0.6, (space.anchor, covered)
    finally:
        window.settings.set("text_size", 100)


def test_ticks_keep_off_markers_and_figures_of_a_track(qtbot):
    """Seen in Pillars: numbers over the points of a player and over the price of a builder."""
    page = back_at_the_table(qtbot, "pillars", by_itself=False)
    page.recap._tell(since(page.table, page.view, 0))
    kept = page.recap.ticks._words
    for marker in [(track, seat) for track in ("gold", "vp") for seat in range(len(page.view.context.seats))]:
        assert page.view.layer.item(marker).sceneBoundingRect() in kept
    assert all(layout.around(figure) in kept for figure in layout.figured())
    assert page.view.layer.item(("part", 0)).sceneBoundingRect() not in kept, "the cathedral is a part of the board"


@pytest.mark.parametrize("text", [100, 150])
def test_the_numbers_of_one_place_lie_beside_each_other(qtbot, text):
    """Seen in Pillars: two players at the gravel pit, and the first number below the second."""
    page = back_at_the_table(qtbot, "pillars", by_itself=False)
    window = page.window()
    window.settings.set("text_size", text)
    window.resize(1264, 752)
    try:
        marks = page.recap.ticks
        for step in range(1, 15):
            marks.tell([[("step", step)]] * 3, page.view.scene, page.view.words_shown() + page.view.pieces_shown())
            unit = marks.font().pointSizeF()
            boxes = [_number_box(at, unit) for at in marks.spots(unit).values()]
            assert len(boxes) == 3
            for one, other in combinations(boxes, 2):
                shared = one & other
                assert shared.width() * shared.height() < 0.2 * one.width() * one.height(), step
    finally:
        window.settings.set("text_size", 100)


def test_a_tick_hides_no_die_and_no_name_on_the_mats_of_others(qtbot):
    """Seen at 1024 × 640 and 150 %: numbers over dice whose eyes one counts, and over the end of a name."""
    page = back_at_the_table(qtbot, "column_of_fire", by_itself=False)
    page.window().settings.set("text_size", 150)
    page.window().resize(1024, 640)
    QApplication.processEvents()
    marks, unit = page.recap.ticks, page.recap.ticks.font().pointSizeF()
    targets = page.view.scene.targets
    dice = [marks._box_of(targets[anchor]) for anchor in targets if anchor[0] in {"die", "religion"}]
    names = [item for item in page.view.scene.items() if isinstance(item, TokenItem) and item.face.kind == "name"]
    assert names
    words = [marks._stage.mapFromScene(item.sceneBoundingRect()).boundingRect() for item in names]
    for anchor in [anchor for anchor in targets if anchor[0] == "religion"]:
        marks.tell([[anchor]], page.view.scene, page.view.words_shown())
        at, box = marks.spots(unit)[1], marks._box([anchor])
        assert _covered_of(at, unit, [die for die in dice if die != box], box) < 0.3
        assert _covered_of(at, unit, [QRectF(one).adjusted(4, 4, -4, -4) for one in words], box) < 0.3
    page.window().settings.set("text_size", 100)


def test_a_number_apart_from_its_place_is_a_pin(qtbot, monkeypatch):
    """Seen in Burgundy: a tick at the end of its line was an arrow to a councillor that it did not mean."""
    page = back_at_the_table(qtbot, "web_of_power", by_itself=False)
    marks, unit = page.recap.ticks, page.recap.ticks.font().pointSizeF()
    strokes: list[list[QPointF]] = []
    monkeypatch.setattr(ticks, "_stroke", lambda painter, line, breadth: strokes.append(list(line)))
    place = next(anchor for anchor in page.view.scene.targets if anchor[0] == "space")
    marks.tell([[place]], page.view.scene, page.view.words_shown())
    way = way_to(marks._box([place]), marks.spots(unit)[1], unit)
    assert way is not None
    strokes.clear()
    marks.grab()
    assert strokes == [list(way), [way[1], way[1]]]


def test_a_line_from_a_tick_goes_around_words():
    """Where the tick can stand above or below its place, it stands where no name lies between."""
    unit, room = 12.0, QRectF(0, 0, 400, 400)
    piece, name = QRectF(190, 190, 26, 26), QRectF(150, 218, 120, 20)
    beside = [QRectF(150, 180, 36, 36), QRectF(220, 180, 36, 36)]
    at = beside_words(piece.center(), unit, [name, piece, *beside], room, piece)
    way = way_to(piece, at, unit)
    assert way is not None
    assert way[0].y() < piece.top()


def test_as_many_slips_are_told_as_have_room_in_slightly_smaller_letters(qtbot):
    """Seen at 1280 × 800: two slips, “+3”, and room below them."""
    parent = QWidget()
    panel = NewsPanel(Colours("day"), parent)
    panel.setFont(table_font(BASE_POINTS))
    words = ("Philips Wollhandel. 1 Gold mehr je Arbeiter in der Wollmanufaktur, höchstens 5.",) * 2
    panel.tell([Slip(one, None, ()) for one in (*words, *words)], 0)
    lower = 0
    for high in range(90, 400, 4):
        usual = [slip.height_for(290 - 2 * EDGE) for slip in panel.slips]
        fits = sum(panel._sum(usual[:count]) <= high for count in range(1, len(usual) + 1))
        told = len(panel._heights(QSize(290, high))[1])
        assert told >= fits
        lower += told > fits
    assert lower, "somewhere smaller letters give one more its room"
    assert panel._title.geometry().left() >= 8, "not at the edge"


def test_beside_a_low_board_aids_give_way_before_what_is_told(qtbot):
    """Seen at 1024 × 640 with four players: one slip in letters of 9 pixels, the almanac's button above it."""
    page = back_at_the_table(qtbot, "pillars")
    side, panel = page.side, page.recap.panel
    page.window().resize(1280, 800)
    qtbot.waitUntil(lambda: panel.isVisible() and side.replay.isVisible())
    for high in range(side.height(), 300, -10):
        side.resize(side.width(), high)
        if side.roster.height() < page.players.sizeHint().height():
            break  # not even plates have room
        slip = panel.slips[panel.seen[0]]
        assert slip.height() >= slip.height_for(slip.width(), slip.share), high
    assert not side.replay.isVisible()


def test_all_slips_are_written_in_letters_of_one_size(qtbot):
    """Seen at 1280 × 800: what had a picture in large letters, and “Wine Merchant is turned up” in small ones."""
    parent = QWidget()
    panel = NewsPanel(Colours("day"), parent)
    panel.setFont(table_font(BASE_POINTS))
    picture = QPixmap(30, 30)
    words = ("Jack: a house on field 5 (Netherlands)", "Netherlands: Wine Merchant is turned up", "Ellen: 2 × ore")
    panel.tell([Slip(one, None if at == 1 else picture, ()) for at, one in enumerate((*words, *words))], 0)
    smaller = 0
    for high in range(90, 300, 6):
        panel.resize(290, high)
        panel._lay()
        told = [panel.slips[number] for number in panel.seen]
        sizes = {slip._fitting(slip.room_for_words()).pointSizeF() for slip in told[:-1]}
        assert len(sizes) <= 1, high
        smaller += min(sizes, default=BASE_POINTS) < BASE_POINTS
    assert smaller
