"""Following: captions, gains and losses, pause, next, to my turn, by buttons and keys."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.captions import Caption
from kingsbridge_desktop.ui.following.figures import Change, changes, figures
from kingsbridge_desktop.ui.following.follower import READ_ON
from kingsbridge_desktop.ui.games.pillars_cards import layout as card_table
from kingsbridge_desktop.ui.games.pillars_cards import places as card_places
from tests.ui.driver import Hand, open_window, seats, sit_down
from tests.ui.theatre import asks, played


def phase_three(window: Any) -> Any:
    """A page at which Anna's next action sets off the steps of the board in Pillars."""
    match = Match("pillars", seats("person", "easy"), 5)
    rng = Random(1)
    while not (match.asked == 0 and leads_on(match)):
        match.submit(rng.choice(match.legal()))
    window.start(match)
    page = window.game
    page.patience.moment = 0
    return page


def leads_on(match: Match) -> bool:
    """Whether the first legal action sets off several steps of the board."""
    step = match.submit(match.legal()[0])
    match.undo(1, agreed=True)
    return sum(event.kind == "step_began" for event in step.events) > 4


def press(qtbot: Any, page: Any, key: Any) -> None:
    page.window().activateWindow()
    page.stage.setFocus()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.stage, key)


def test_without_movement_a_caption_stands_until_the_next_one_is_wanted(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    page.choose(page.table.match.legal()[0])
    first = page.following.ribbon.words
    assert page.following.ribbon.isVisible()
    assert page.player.waits
    page.following.controls.buttons["next"].click()
    assert page.following.ribbon.isVisible()
    assert page.following.ribbon.words != first


def test_the_bar_does_not_ask_what_has_been_answered_while_steps_are_told(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    asked = page.prompt.question
    page.choose(page.table.match.legal()[0])
    assert page.following.ribbon.isVisible()
    assert page.prompt.question != asked


def test_the_key_to_the_right_shows_the_next_step(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    page.choose(page.table.match.legal()[0])
    first = page.following.ribbon.words
    press(qtbot, page, Qt.Key.Key_Right)
    assert page.following.ribbon.words != first


@pytest.mark.parametrize("game", game_ids())
def test_header_plates_and_log_agree_with_the_board_at_every_caption(qtbot, game):
    page = sit_down(open_window(qtbot, captions=True), game, ("easy",) * rules_of(game).seats[-1])
    page.table.stop_thinking()
    page.table._ask_bot = lambda seat: None  # type: ignore[method-assign]  # the test plays
    match, text, rng = page.table.match, page.context.text, Random(1)
    shown: list[Any] = []
    page.player.shown.connect(lambda moments: shown.extend(moment.event for moment in moments if moment.event))
    captions = 0
    for _ in range(14):
        shown.clear()
        lines = len(page.log.lines)
        page.table.submit(rng.choice(match.legal()))
        while page.player.is_busy or page.player.is_read:
            s = page.view.position
            captions += page.following.ribbon.isVisible()
            assert page.side.where.text() == text.progress(match.rules.progress(s))
            for seat, plate in enumerate(page.players.plates):
                assert plate.points == str(match.rules.open_points(s)[seat]).replace("-", "−")
                assert [chip for _, chip in plate.chips] == page.view.chips(s, seat)
            told = [line.event for line in page.log.lines[lines:] if line.event is not None]
            assert told == [event for event in shown if text.event(event)]
            page.following.next()
        page.sheets.hide()
    assert captions > 8
    assert page.view.position.key() == match.view(page.table.viewer).key()


def test_enter_leads_to_my_turn_and_the_clock_is_not_hurried_afterwards(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    page.choose(page.table.match.legal()[0])
    press(qtbot, page, Qt.Key.Key_Return)
    Hand(qtbot, page).clear()
    assert not page.player.is_busy
    assert page.choices.is_open
    assert not page.player.is_hurried
    assert not page.table.is_hurried


def test_skipping_to_my_turn_paints_one_picture_whatever_lies_between(qtbot, monkeypatch):
    page = phase_three(open_window(qtbot, captions=True))
    page.choose(page.table.match.legal()[0])
    shown: list[Any] = []
    show = page.view.show

    def watch(s: Any, viewer: int) -> None:
        shown.append(s)
        show(s, viewer)

    monkeypatch.setattr(page.view, "show", watch)
    waiting = len(page.player._waiting)
    page.player.skip()
    assert waiting > 5
    assert len(shown) == 1


def test_the_space_bar_holds_everything_and_lets_it_go_on(qtbot):
    page = phase_three(open_window(qtbot, speed="slow", captions=True))
    page.choose(page.table.match.legal()[0])
    qtbot.waitUntil(page.following.ribbon.isVisible, timeout=10_000)
    press(qtbot, page, Qt.Key.Key_Space)
    assert page.player.is_paused
    assert not page.view.director.is_moving
    held = page.view.position.key()
    qtbot.wait(300)
    assert page.view.position.key() == held
    assert page.goes_on
    press(qtbot, page, Qt.Key.Key_Space)
    assert not page.player.is_paused
    page.player.skip()


def test_slower_and_faster_are_remembered(qtbot):
    window = open_window(qtbot, speed="normal", captions=True)
    page = phase_three(window)
    page.choose(page.table.match.legal()[0])
    page.following.controls.buttons["faster"].click()
    assert window.settings.values.speed == "fast"
    page.following.controls.buttons["slower"].click()
    page.following.controls.buttons["slower"].click()
    assert window.settings.values.speed == "slow"
    page.player.skip()


def test_a_bot_waits_for_a_click_if_that_is_wanted(qtbot):
    window = open_window(qtbot, speed="fast", captions=True)
    window.settings.values.bots_wait = True
    window.start(Match("web_of_power", seats("easy", "person", "easy"), 7))
    page: Any = window.game
    qtbot.waitUntil(lambda: page.player.waits and not page.view.director.busy, timeout=20_000)
    told, seen = page.following.ribbon.words, page.view.position.key()
    qtbot.wait(2500)  # longer than anybody would read it
    assert (page.following.ribbon.words, page.view.position.key()) == (told, seen)
    qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.view.position.key() != seen, timeout=20_000)
    page.player.skip()


def test_a_caption_that_is_still_read_does_not_delay_a_click(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    hand = Hand(qtbot, page)
    page.choose(page.table.match.legal()[0])
    while page.player.waits:
        page.following.next()
    hand.clear()
    ply = page.table.match.ply
    hand.do(page.table.match.legal()[0])
    assert page.table.match.ply > ply


def test_a_click_on_a_dot_that_is_done_looks_back_at_its_step(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    page.choose(page.table.match.legal()[0])
    while page.player.waits and page.view.position.step < 6:
        page.following.next()
    dots = page.following.controls.dots
    assert dots.seen
    dots.visited.emit(min(dots.seen))
    assert page.looking_back.is_on
    assert page.view.position.step == min(dots.seen | {page.view.position.step})


def test_a_failing_caption_costs_only_the_caption(qtbot, monkeypatch):
    page = phase_three(open_window(qtbot, captions=True))
    failures: list[Exception] = []
    page.player.failed.disconnect()
    page.player.failed.connect(failures.append)
    page.settings.values.recap = False  # it would tell of the same fault
    monkeypatch.setattr(page.context.text, "brief", lambda e: 1 // 0)
    page.choose(page.table.match.legal()[0])
    assert failures
    assert not page.player.is_busy


@pytest.mark.parametrize("game", game_ids())
def test_tokens_sum_to_the_change_of_the_plates(theatre, game):
    """Over every step of a game, moment by moment, as an onlooker sees it."""
    match = Match(game, seats("easy", "easy", "easy"), 4)
    stage = theatre(match, speed="none")
    view, rules, rng = stage.view, match.rules, Random(2)
    while not match.is_over and match.ply < 120:
        match.submit(rng.choice(match.legal()))
        before = figures(view, rules, match.view(0, match.ply - 1))
        now, sums = before, [dict[str, int]() for _ in before]
        for moment in match.moments(match.ply, 0):
            after = figures(view, rules, moment.position)
            for seat, (old, new) in enumerate(zip(now, after, strict=True)):
                for change in changes(old, new):
                    sums[seat][change.emblem] = sums[seat].get(change.emblem, 0) + change.by
            now = after
        for seat, total in enumerate(sums):
            found = [Change(emblem, by) for emblem, by in total.items() if by]
            assert sorted(found) == sorted(changes(before[seat], now[seat]))


def test_what_would_come_is_no_gain(theatre):
    match = played(Match("web_of_power", seats("easy", "easy", "easy"), 4), asks("turn", 30))
    view = theatre(match).view
    shown = figures(view, match.rules, match.view(0))
    assert [one["victory_point"] for one in shown] == list(match.rules.open_points(match.view(0)))


def test_what_goes_on_with_the_same_player_is_read_in_less_time(qtbot):
    page = sit_down(open_window(qtbot, speed="normal", captions=True), "web_of_power", ("easy", "easy", "person"))
    page.table.stop_thinking()
    anna, ben, _ = page.table.match.seats
    told = [(Caption(0, 1, name, "spielt aus"), seat) for name, seat in (("Anna", anna), ("", anna), ("Ben", ben))]
    first, on, other = (page.following._reading(*one) for one in told)
    assert 900 <= first <= 4000
    assert on < first * READ_ON + 1
    assert other == pytest.approx(first, abs=60)


def test_no_row_of_the_bar_outlives_the_page(qtbot):
    """One without a parent would hear of another language after the keys it knows are gone."""
    page = sit_down(open_window(qtbot), "web_of_power", ("person", "easy", "easy"))
    assert page.isAncestorOf(page.film_bar)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1024, 640, 150), (2560, 1440, 100)])
@pytest.mark.parametrize("count", [3, 4])
def test_a_caption_of_the_card_game_hides_neither_trick_nor_plates_nor_hand(
    qtbot, count, width, height, text, language
):
    window = open_window(qtbot, captions=True, language=language)
    window.settings.set("text_size", text)
    window.resize(width, height)
    page = sit_down(window, "pillars_cards", ("easy",) * count)
    qtbot.wait(60)  # everything finds its place
    page.table.stop_thinking()
    page.table._ask_bot = lambda seat: None  # type: ignore[method-assign]  # the test plays
    match, rng, notes = page.table.match, Random(1), 0
    for _ in range(12):
        page.table.submit(rng.choice(match.legal()))
        for _ in range(40):
            if not page.following.ribbon.isVisible():
                break
            ribbon = page.stage.mapToScene(page.following.ribbon.geometry()).boundingRect()
            around = [card_table.places_of(count, 0, seat) for seat in range(count)]
            card = QRectF(0, 0, card_table.TRICK_WIDTH, card_table.TRICK_WIDTH * card_table.TALL)
            cards = [card.translated(place.trick - card.center()) for place in around]
            plates = [place.plate for place in around]
            for box in (*cards, *plates, card_table.NOTE, around[0].fan):
                assert not ribbon.intersects(box), (ribbon, box, page.following.ribbon.words)
            notes += page.view.layer.item(card_places.NOTE) is not None
            page.following.next()
        page.sheets.hide()
    assert notes


PLACES = {
    "column_of_fire": ("house_field", "stones", "open", "price"),
    "web_of_power": ("space",),
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", sorted(PLACES))
def test_a_caption_lies_over_no_place_of_the_map(qtbot, game, language):
    """In a usual window; in Pillars it lies in the sky, over the upper part of two cards."""
    page = sit_down(open_window(qtbot, captions=True, language=language), game, ("easy",) * rules_of(game).seats[-1])
    qtbot.wait(60)  # everything finds its place
    page.table.stop_thinking()
    page.table._ask_bot = lambda seat: None  # type: ignore[method-assign]  # the test plays
    match, rng, seen = page.table.match, Random(1), set[str]()
    places = {
        anchor: target.mapRectToScene(target.shape().boundingRect())
        for anchor, target in page.view.scene.targets.items()
        if isinstance(anchor, tuple) and anchor[0] in PLACES[game]
    }
    assert len(places) > 10
    for _ in range(40):
        page.table.submit(rng.choice(match.legal()))
        for _ in range(40):
            if not page.following.ribbon.isVisible():
                break
            ribbon = page.stage.mapToScene(page.following.ribbon.geometry()).boundingRect()
            hidden = [anchor for anchor, box in places.items() if ribbon.intersects(box)]
            assert not hidden, (page.following.ribbon.words, hidden, ribbon, page.following.ribbon._lines)
            seen.add(page.following.ribbon.words)
            page.following.next()
        page.sheets.hide()
    assert len(seen) > 10


def test_the_controls_are_written_as_large_as_the_question(qtbot):
    window = open_window(qtbot, captions=True)
    window.resize(2560, 1440)
    page = phase_three(window)
    page.choose(page.table.match.legal()[0])
    controls = page.following.controls
    qtbot.waitUntil(controls.isVisible)
    for button in controls.buttons.values():
        assert button.font().pointSizeF() == pytest.approx(11.4 * 1.45, rel=0.01)
