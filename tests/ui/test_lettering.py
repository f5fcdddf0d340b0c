"""Words on boards and cards: how large they are, and how what is too small is looked at nearer."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.art import cache, lettering
from kingsbridge_desktop.ui.board import drawn
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS, Label
from kingsbridge_desktop.ui.games.column_of_fire import layout as column_of_fire_layout
from kingsbridge_desktop.ui.games.pillars_cards import fixtures, layout
from kingsbridge_desktop.ui.games.pillars_cards.picture import picture
from tests.ui.driver import open_window, resized, seats

FOUR = ("person", "random", "random", "random")
PLIES = (0, 25, 60)


def at_a_question(window, qtbot, game, ply, levels=FOUR):
    match = Match(game, seats(*levels), 7)
    while match.ply < ply or match.asked != 0:
        match.submit(match.legal()[match.ply % len(match.legal())])
    window.start(match)
    page = window.game
    page.patience.moment = 0
    qtbot.waitUntil(lambda: page.choices.is_open or page.is_covered)
    qtbot.wait(30)
    return page


def words_on(page):
    """Everything that is written on the board when all of it is painted anew."""
    cache.clear()
    if hasattr(page.view, "_style"):
        page.view._style.painted.clear()
    for item in page.view.scene.items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    page.stage.resetCachedContent()
    with lettering.listening() as written:
        page.stage.grab()
    return written


@pytest.mark.parametrize("theme", ["day", "candle"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_no_words_of_a_board_are_smaller_than_eleven_pixels(qtbot, game, language, theme):
    """At 1280 × 800 and the usual size of letters, on boards and on cards."""
    window = open_window(qtbot, language=language, theme=theme)
    for ply in PLIES:
        page = at_a_question(window, qtbot, game, ply)
        written = words_on(page)
        assert len(written) > 5
        small = {word.words: round(word.pixels, 1) for word in written if word.pixels < 10.95}
        assert not small, ply


LONG_NAMES = ("Maximilian-Ferdinand XVI", "W" * 24, "Großmutter Wilhelmine", "Bartholomäus Baumeister", "Tante Änne K")


@pytest.mark.parametrize("game", game_ids())
def test_a_long_name_of_a_player_is_cut_before_it_is_too_small_to_read(qtbot, game):
    """Twenty-four letters were squeezed into a line of three pixels."""
    window = open_window(qtbot)
    names = LONG_NAMES[: rules_of(game).seats[-1]]
    for ply in PLIES:
        match = Match(game, [Seat(name, "person", at) for at, name in enumerate(names)], 7)
        while match.ply < ply or match.asked != 0:
            match.submit(match.legal()[match.ply % len(match.legal())])
        window.start(match)
        page = window.game
        assert page is not None
        page.curtain.answers()[0].click()
        qtbot.waitUntil(lambda page=page: page.choices.is_open or page.is_covered)
        qtbot.wait(30)
        own = [word for word in words_on(page) if any(name[:3] in word.words for name in names)]
        small = {word.words: round(word.pixels, 1) for word in own if word.pixels < 10.95}
        assert not small, ply


@pytest.mark.parametrize(
    ("name", "least", "lines"),
    [
        ("Anna", 21.0, ("Anna",)),
        ("Tante Änne von Kingsbrid", 21.0, ("Tante Änne", "von Kingsbrid")),
        ("Maximilian-Ferdinand XVI", 21.0, ("Maximilian-", "Ferdinand XVI")),
        ("Tante Änne von Kingsbrid", 30.0, ("Tante Änne …",)),
    ],
)
def test_a_long_name_is_written_on_two_lines_or_cut_between_words(qapp, name, least, lines):
    """Seen on the mat of Pillars: “Tante Änne v…”, where two lines had room."""
    found, size, narrow = lettering.fit_name(name, 200.0, 50.0, 28.0 if least < 28 else 42.0, least)
    assert found == lines
    assert size >= least
    widest = max(lettering.metrics().horizontalAdvance(line) for line in found) / 100 * size * narrow
    assert widest <= 200.5


def test_a_name_of_one_long_word_is_cut_within_it(qapp):
    (cut,), size, narrow = lettering.fit_name("W" * 24, 200.0, 50.0, 28.0, 21.0)
    assert cut.startswith("WWWW")
    assert cut.endswith("…")
    assert size >= 21.0
    assert lettering.metrics().horizontalAdvance(cut) / 100 * size * narrow <= 200.5


@pytest.mark.parametrize("game", game_ids())
def test_names_on_a_board_grow_with_the_letters(qtbot, game):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, game, 20)
    names = [item for item in page.view._names if isinstance(item, Label)]
    before = {name.words: name.scale() for name in names}
    window.settings.set("text_size", 150)
    qtbot.wait(30)
    names = [item for item in page.view._names if isinstance(item, Label)]
    scale = page.stage.transform().m11()
    hidden_when_small = getattr(page.view, "_place_names", ())
    assert len(names) >= len(before) - 1, "the name of a row of figures may give way to them"
    for name in names:
        if name in hidden_when_small:
            continue
        assert name.scale() >= before[name.words]
        assert name.scale() == pytest.approx(name._most) or name._pixels * name.scale() * scale >= LEAST_PIXELS * 1.49


@pytest.mark.parametrize("game", game_ids())
def test_everything_on_a_board_can_be_looked_at_nearer(qtbot, game):
    """By the pointer, the keyboard, the right button and one key: one way for every place, card and token."""
    window = open_window(qtbot)
    for ply in PLIES:
        page = at_a_question(window, qtbot, game, ply)
        shown, silent = 0, []
        for anchor, target in page.view.scene.targets.items():
            if not target.isVisible():
                continue
            page.view.nearer.put_away()
            if page.view.nearer.keep(anchor):
                shown += 1
                assert page.view.slip.isVisible()
                assert page.stage.viewport().rect().contains(page.view.nearer.box()), anchor
            else:
                silent.append(anchor)
        assert shown > 5
        assert not silent, silent


def test_what_was_asked_for_stays_until_it_is_put_away(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "web_of_power", 20)
    stage, view = page.stage, page.view
    anchor = next(anchor for anchor, target in view.scene.targets.items() if anchor[0] == "hand" and target.isVisible())
    spot = stage.mapFromScene(view.scene.targets[anchor].centre())
    qtbot.mouseClick(stage.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert view.slip.isVisible()
    assert view.slip.note.card is not None
    view.scene.hovered.emit(None)
    assert view.slip.isVisible(), "the pointer may go and compare"
    stage.setFocus()
    qtbot.keyClick(stage, Qt.Key.Key_Escape)
    assert not view.slip.isVisible()


def test_one_key_shows_large_where_the_keyboard_is(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars_cards", 0)
    page.stage.setFocus()
    qtbot.keyClick(page.stage, Qt.Key.Key_Right)
    qtbot.keyClick(page.stage, Qt.Key.Key_Z)
    assert page.view.slip.isVisible()
    assert page.view.slip.note.card is not None
    qtbot.keyClick(page.stage, Qt.Key.Key_Z)
    assert not page.view.slip.isVisible()


def test_a_slip_is_read_on_a_small_board_and_with_large_letters(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars", 25)
    page.view.nearer.keep(("step", 12))
    usual = page.view.slip.scale() * page.stage.transform().m11()
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    page.view.nearer.keep(("step", 12))
    assert page.view.slip.scale() * page.stage.transform().m11() > 1.2 * usual


def test_a_slip_lies_beside_what_it_tells_about(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars", 0)
    for anchor, target in page.view.scene.targets.items():
        if anchor[0] in ("card", "offer") and target.isVisible():
            page.view.nearer.put_away()
            page.view.nearer.keep(anchor)
            slip = page.view.slip.mapRectToScene(page.view.slip.boundingRect())
            assert not slip.intersects(target.mapRectToScene(target.shape().boundingRect()))


# what must be seen without pointing


def test_a_hand_of_ten_cards_covers_none():
    """What a card brings stands on all of it."""
    box = QRectF(0, 0, 1480, 260)
    for count in (3, 7, 9, 10, 12):
        middles, width = layout.hand_row(box, [count // 2, count - count // 2])
        assert all(right - left >= width - 0.01 for left, right in itertools.pairwise(middles)), count
        assert middles[-1] + width / 2 <= box.right() + layout.GROUP_GAP
        assert width * 0.55 >= 56, "a card that may be chosen is never narrower"


def test_the_own_craftsmen_are_seen_while_cards_are_chosen(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars", 0)
    s = page.view.position
    own = [("craftsman", craftsman) for craftsman in members_of(s.row[0])]
    assert own
    for anchor in own:
        assert page.view.scene.targets[anchor].isVisible()
        assert page.view.note(s, anchor).card is not None


def test_persons_carry_their_names(qtbot):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "column_of_fire", 25)
    written = " ".join(word.words for word in words_on(page)).replace("- ", "")  # long names are parted
    for person in page.view.position.open:
        if person >= 0:
            for part in page.view.text.person_title(person).split():
                assert part in written
    assert column_of_fire_layout.TEXT * page.stage.transform().m11() >= 10.95


def test_a_hand_in_the_picture_is_the_hand_of_the_layout(qtbot):
    """The picture uses the width that the layout found."""
    match = Match("pillars_cards", seats("person", "random", "random"), 7)
    while match.asked != 0:
        match.submit(match.legal()[0])
    things = [thing for thing in picture(match.view(0), 0).values() if thing.y == layout.HAND_Y]
    xs = sorted(thing.x for thing in things)
    assert len({thing.width for thing in things}) == 1
    assert all(right - left >= things[0].width - 0.01 for left, right in itertools.pairwise(xs))


def test_a_card_of_the_hand_is_shown_large_beside_the_trick_when_pointed_at(qtbot):
    """Only the card: what it does stands in the bar, and neither hand nor trick is covered."""
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars_cards", 2)
    view, slip = page.view, page.view.slip
    hand = [anchor for anchor in view.places("card") if view.spared(anchor).isValid()]
    assert len(hand) > 3
    for anchor in hand:
        view.pointed = anchor
        view.look_nearer()
        assert slip.isVisible()
        assert slip.note.card is not None
        assert slip.note.title == ""
        box = slip.mapRectToScene(slip.boundingRect())
        assert page.stage.viewport().rect().contains(view.nearer.box()), "whole, beyond the cards as well"
        assert not box.intersects(layout.TRICK_BOX)
        for other in hand:
            target = view.scene.targets[other]
            assert not box.intersects(target.mapRectToScene(target.shape().boundingRect()))
    assert view.nearer.keep(hand[0])
    assert slip.note.title


def test_names_of_the_steps_grow_away_from_their_numbers(qtbot):
    """The number lay over the first letters on a small board with large letters."""
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars", 20)
    window.settings.set("text_size", 150)
    resized(qtbot, window, 1024, 640)
    assert any(label.scale() > 1.2 for _, label in page.view._steps)
    for number, label in page.view._steps:
        assert number.scale() > 1.2, "the number grows as well"
        assert label.mapRectToScene(label._path.boundingRect()).left() > number.sceneBoundingRect().right()
    window.settings.set("text_size", 100)


@pytest.mark.parametrize(("scale", "growth"), [(0.632, 1.0), (0.4306, 1.5)])  # 1280 × 800; 1024 × 640 and 150 %
@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Philip", 1),
        ("Bartholomäus Baumeister", 2),
        ("Maximilian-Ferdinand XVI", 2),
        ("Tante Änne von Kingsbrid", 2),
        ("W" * 24, 1),
    ],
)
def test_a_long_name_is_smaller_then_on_two_lines_and_cut_at_last(qapp, scale, growth, name, lines):
    """Seen on plates of the card game: “Bartholom…”, and room for a second line."""
    image, box = QImage(300, 100, QImage.Format.Format_RGB32), QRectF(0, 0, 151, layout.PLATE_LINE.height())
    lettering.set_growth(growth)
    painter = QPainter(image)
    painter.scale(scale, scale)
    with lettering.listening() as written:
        drawn.write_name(painter, box, name, 29, colour="#000000")
    is_whole = drawn.has_room_for(painter, box, name, 29)
    found, _, narrow = lettering.fit_name(name, box.width(), box.height(), 29 * 0.92, LEAST_PIXELS / scale)
    painter.end()
    lettering.set_growth(1.0)
    (told,) = written
    assert is_whole == ("W" not in name)
    assert (told.words.replace("-", "") == name.replace("-", "")) == is_whole
    assert told.pixels >= LEAST_PIXELS - 0.4
    if lines == 2:
        assert len(found) == 2
        assert all(
            lettering.metrics().horizontalAdvance(line) / 100 * told.pixels / scale * narrow < 152 for line in found
        )


def test_the_star_before_the_points_gives_way_to_a_long_name(qapp, monkeypatch):
    """Seen at 1024 × 640 and 150 %: “Maximilia…” beside a star and two figures."""
    emblems, names = [], []
    monkeypatch.setattr(fixtures.PlateItem, "emblem", lambda self, painter, name, box: emblems.append(name))
    monkeypatch.setattr(fixtures, "write_name", lambda painter, box, name, *_, **__: names.append(box.width()))
    lettering.set_growth(1.5)
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(0.4306, 0.4306)
    for name in ("Ellen", "Maximilian-Ferdinand XVI", "W" * 24):
        plate = fixtures.Plate(0, 18, (1, 1, 1, 0), False)
        fixtures.PlateItem(("seat", 0), plate, "day", name, "blue").draw(painter)
    painter.end()
    lettering.set_growth(1.0)
    stars = [emblem for emblem in emblems if not emblem.startswith("shield")]
    assert stars.count("victory_point") == 2, "what cannot be whole leaves it where it is"
    assert names[1] > names[0] == names[2]


@pytest.mark.parametrize(("width", "height", "size"), [(1024, 640, 150), (1280, 800, 100), (2560, 1440, 100)])
def test_long_names_are_whole_in_the_trick_and_its_note_is_read(qtbot, width, height, size):
    """Seen in the card game: “Bartholom…” under a card, and a note in letters of eight pixels."""
    window = open_window(qtbot)
    names = ["Tante Änne von Kingsbrid", "Maximilian-Ferdinand XVI", "Großmutter Wilhelmine", "Bartholomäus Baumeister"]
    match = Match("pillars_cards", [Seat(name, "person", at) for at, name in enumerate(names)], 7)
    while len(match.state.trick) < 3:
        match.submit(match.legal()[0])
    window.start(match)
    window.settings.set("text_size", size)
    resized(qtbot, window, width, height)
    page = window.game
    assert page is not None
    page.view.show(match.view(match.asked), match.asked)
    written = words_on(page)
    window.settings.set("text_size", 100)
    told = {word.words.replace("-", "") for word in written}
    assert not [words for words in told if words.endswith("…")]
    assert told >= {name.replace("-", "") for name in names}
    assert min(word.pixels for word in written if word.words.count(" ") > 3) >= LEAST_PIXELS - 0.1
