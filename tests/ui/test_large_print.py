"""Letters on boards and cards grow with the setting, and what is small is shown large: measured as it is painted."""

from __future__ import annotations

import itertools
import statistics
from collections import defaultdict
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.games.pillars import tables as pillars_tables
from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS
from kingsbridge_desktop.games.web_of_power.tables import DATA, KINDS
from kingsbridge_desktop.text.hyphens import SOFT, with_hyphens
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.text.pillars_cards import Text as CardText
from kingsbridge_desktop.text.web_of_power import Text as CountryText
from kingsbridge_desktop.ui.art import cache, large_print, lettering
from kingsbridge_desktop.ui.art.sheet import LEAST_PIXELS, Sheet
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.games.pillars import faces, layout
from kingsbridge_desktop.ui.games.pillars_cards import layout as cards_layout
from kingsbridge_desktop.ui.games.pillars_cards.pieces import card_picture
from kingsbridge_desktop.ui.games.web_of_power.pieces import card_picture as country_picture
from kingsbridge_desktop.ui.giving_way import LARGEST_LETTERS
from kingsbridge_desktop.ui.theme import fitting_font
from tests.ui.driver import open_window
from tests.ui.test_lettering import at_a_question, words_on

LARGER = (130, 200)
PLIES = (0, 25, 60)


@pytest.fixture(autouse=True)
def usual_letters():
    yield
    lettering.set_growth(1.0)


def smallest(page) -> dict[tuple[str, bool], float]:
    """The smallest letters of each word on the board."""
    found: defaultdict[tuple[str, bool], list[float]] = defaultdict(list)
    for word in words_on(page):
        if not (word.words.isdigit() and not word.on_card and int(word.words) % 5):  # fields between larger numbers
            found[word.words, word.on_card].append(word.pixels)
    return {key: min(sizes) for key, sizes in found.items()}


@pytest.mark.parametrize("ply", [0, 60])
@pytest.mark.parametrize("game", game_ids())
def test_letters_on_the_board_and_on_cards_grow_with_the_setting(qtbot, game, ply):
    """The board itself is smaller then: what was read is larger on the screen all the same."""
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, game, ply)
    usual = smallest(page)
    for size in LARGER:
        window.settings.set("text_size", size)
        qtbot.wait(20)
        now = smallest(page)
        grown = {key: now[key] / pixels for key, pixels in usual.items() if key in now}
        assert len(grown) > 0.75 * len(usual), "words may give way to symbols, but not many"
        assert statistics.median(grown.values()) > 1.15
        smaller = {key[0]: round(by, 2) for key, by in grown.items() if by < 0.98}
        assert not smaller, size
    window.settings.set("text_size", 100)


@pytest.mark.parametrize("game", game_ids())
def test_no_name_on_the_board_lies_over_another_in_large_letters(qtbot, game):
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, game, 25)
    for size in LARGER:
        window.settings.set("text_size", size)
        qtbot.wait(20)
        names = [item for item in page.view._names if isinstance(item, Label) and item.isVisible()]
        for one, other in itertools.combinations(names, 2):
            boxes = [name.mapRectToScene(name._path.boundingRect()) for name in (one, other)]
            assert not boxes[0].intersects(boxes[1]), (size, one.words, other.words)
    window.settings.set("text_size", 100)


# small cards


def faces_of_pillars(text: Text) -> Iterator[tuple[cache.Picture, float]]:
    """Every card with every width in which it lies in the strip or on the site."""
    for number in range(len(pillars_tables.COMPONENTS.craftsmen)):
        for width in (layout.SLOT, layout.CARD):
            yield faces.craftsman(number, text), width
    yield from ((faces.resource_card(number, text), layout.CARD) for number in pillars_tables.CARDS)
    yield from ((faces.event(number, text), layout.SLOT) for number in pillars_tables.EVENTS)
    yield from ((faces.advantage(number, text), layout.SLOT) for number in pillars_tables.ADVANTAGES)


def faces_of_the_card_game(text: CardText) -> Iterator[tuple[cache.Picture, float]]:
    for number in range(len(CARD_IDS)):
        for width in (cards_layout.LAID_WIDTH, cards_layout.LAID_WIDTH + 16):
            yield card_picture(number, text), width


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("made", "text", "scale"), [(faces_of_pillars, Text, 0.515), (faces_of_the_card_game, CardText, 0.632)]
)
def test_no_words_of_a_card_are_smaller_than_eleven_pixels(qapp, language, made, text, scale):
    """At 1280 × 800 and the usual letters; and every card says what it does, in words or in symbols."""
    small: dict[str, float] = {}
    for face, width in made(text(from_linguist(language), ["Anna", "Ben", "Cleo", "Dora"])):
        cache.clear()
        with lettering.listening() as written:
            cache.pixmap(face, (round(width * scale), round(width * 1.5 * scale)))
        small |= {word.words: round(word.pixels, 1) for word in written if word.pixels < LEAST_PIXELS - 0.05}
        options = dict(face.options)
        if options.get("lines"):
            assert any(options["signs"]) or any(options["lines"][0].split()[0] in word.words for word in written)
    assert not small


@pytest.mark.parametrize("language", ["de", "en"])
def test_in_a_large_window_names_of_cards_are_as_large_as_those_beside_the_board(qapp, language):
    """Seen at 2560 × 1440: names of eleven pixels on cards, beside a side column in letters of sixteen and more."""
    lettering.set_growth(1.0, LARGEST_LETTERS)
    small: dict[str, float] = {}
    for face, width in faces_of_the_card_game(CardText(from_linguist(language), ["Anna", "Ben", "Cleo", "Dora"])):
        with lettering.listening() as written:
            cache.pixmap(face, (round(width * 1.25), round(width * 1.5 * 1.25)))
        small |= {word.words: word.pixels for word in written if word.pixels < LEAST_PIXELS * LARGEST_LETTERS - 0.1}
    assert not small
    lettering.set_growth(1.0)
    assert not cache.is_ready(face, (round(width * 1.25), round(width * 1.5 * 1.25))), "it is painted anew"


@pytest.mark.parametrize(("width", "growth"), [(48, 1.5), (71, 1.0), (47, 1.0), (42, 1.5), (90, 2.0)])
def test_what_a_craftsman_costs_is_never_covered_by_his_name(qapp, monkeypatch, width, growth):
    """Seen at 1024 × 640 and 150 %: the upper half of a 6 over “Statiker”, of an 8 over “Glasbläser”."""
    tops: list[float] = []
    figures: list[tuple[float, float]] = []
    paint, figure = large_print.LowerPart.paint, Sheet.figure

    def painted(self):
        tops.append(self.top)
        paint(self)

    def written(self, x, y, text, size, *more):
        if not tops:
            figures.append((y + size * 0.36, size))
        figure(self, x, y, text, size, *more)

    monkeypatch.setattr(large_print.LowerPart, "paint", painted)
    monkeypatch.setattr(Sheet, "figure", written)
    lettering.set_growth(growth)
    text, seen = Text(from_linguist("de"), ["Anna", "Ben", "Cleo", "Dora"]), 0
    for number in range(len(pillars_tables.COMPONENTS.craftsmen)):
        for corded in (False, True):
            tops.clear()
            figures.clear()
            cache.clear()
            cache.pixmap(faces.craftsman(number, text, corded=corded), (width, width * 3 // 2))
            if tops:
                seen += 1
                assert all(bottom <= tops[0] for bottom, _ in figures), number
                assert all(size * width / 180 >= 9.5 for _, size in figures), number
    assert seen > 10


@pytest.mark.parametrize("language", ["de", "en"])
def test_countries_are_read_on_small_cards_with_large_letters(qapp, language):
    """At 1024 × 640 and 150 %: they were eight pixels high; now narrow, up to the edge of a larger card."""
    text = CountryText(from_linguist(language), ["Anna", "Ben", "Cleo"])
    lettering.set_growth(1.5)
    for kind in range(KINDS):
        cache.clear()
        with lettering.listening() as written:
            cache.pixmap(country_picture(kind, text), (57, 86))  # as wide as in the hand
        assert len(written) == len(DATA.kind_lands[kind])
        assert min(word.pixels for word in written) >= 12.0, written


@pytest.mark.parametrize("language", ["de", "en"])
def test_countries_are_well_read_on_cards_of_the_usual_window(qapp, language):
    """At 1280 × 800: eleven pixels high on a card that has room for more; on a small one of the discard none."""
    text = CountryText(from_linguist(language), ["Anna", "Ben", "Cleo"])
    for kind in range(KINDS):
        cache.clear()
        with lettering.listening() as written:
            cache.pixmap(country_picture(kind, text), (85, 127))
        assert min(word.pixels for word in written) >= 12.0, written
        with lettering.listening() as written:
            cache.pixmap(country_picture(kind, text, named=False), (46, 69))
        assert not written


@pytest.mark.parametrize("name", ["Rich|ard", "Fran|cis", "Remi|gius", "Pain|ter"])
def test_a_name_stays_whole_where_its_letters_are_hardly_smaller(qapp, name):
    """Seen at 1280 × 800: “Fran-cis” in large letters where “Francis” could be read as well."""
    parted = name.replace("|", SOFT)
    whole = lettering.fit(parted.replace(SOFT, ""), 100, 100, 100, 1)[1]
    lines, size, _ = lettering.fit_narrow(parted, 100, 100, 1.2 * whole, 0.9 * whole, 3)
    assert lines == (name.replace("|", ""),)
    assert size >= 0.9 * whole
    lines, _, _ = lettering.fit_narrow(parted, 100, 100, 3 * whole, 2 * whole, 3)
    assert len(lines) > 1, "but not at the price of letters that are too small"


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_cards_are_shown_large_in_all_four_ways(qtbot, game, language):
    """Resting, keyboard, right button, Z: with the whole name and the sentence, where a small card is short."""
    window = open_window(qtbot, language=language)
    shown = 0
    for ply in (0, 60, 110):
        page = at_a_question(window, qtbot, game, ply)
        view, stage = page.view, page.stage
        for anchor, name in list(named_cards(page))[:6]:
            shown += 1
            view.hover(view.position, anchor)
            assert view.nearer.resting.isActive(), "it comes when the pointer rests"
            view.look_nearer()
            assert is_large(view, name)
            view.put_away()
            view.scene.set_focus_anchor(anchor)
            assert view.nearer.resting.isActive(), "it comes where the keyboard is"
            stage.setFocus()
            qtbot.keyClick(stage, Qt.Key.Key_Z)
            assert view.nearer.kept == anchor
            assert is_large(view, name)
            view.put_away()
            view.scene.looked_up.emit(anchor)  # what the right button does, see test_lettering
            assert view.nearer.kept == anchor
            view.put_away()
    assert shown > 5


def named_cards(page) -> Iterator[tuple[Anchor, str]]:
    """Places that tell of a card, and the name on it."""
    for anchor, target in page.view.scene.targets.items():
        note = page.view.note(page.view.position, anchor) if target.isVisible() else None
        if note is not None and note.card is not None and not note.only_if_asked:
            name = str(dict(note.card.options).get("name", "")).replace(SOFT, "")
            if name:
                yield anchor, name


def is_large(view, words: str) -> bool:
    """Whether the slip writes these words in letters that are read."""
    cache.clear()
    view.slip.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    with lettering.listening() as written:
        view.scene.views()[0].grab()
    read = [word.words.replace("\u00a0", " ") for word in written if word.pixels >= LEAST_PIXELS - 0.1]
    return view.slip.isVisible() and any(words in word for word in read)


def test_the_card_under_the_pointer_is_the_card_that_is_shown_large(qtbot):
    """Cards on the site of Pillars lie on spaces, which tell of them."""
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars", 0)
    shown = 0
    for key, thing in page.view.picture(page.view.position, 0).items():
        if key[0] not in ("kingsbridge", "shiring"):
            continue
        items = page.stage.items(page.stage.mapFromScene(QPointF(thing.x, thing.y)))
        anchor = next(item.anchor for item in items if isinstance(item, Target) and item.anchor is not None)
        note = page.view.note(page.view.position, anchor)
        assert note is not None
        assert note.card is not None
        shown += 1
    assert shown == 2 * len(pillars_tables.SLOTS)


def test_ten_cards_in_hand_never_hide_what_they_bring(qtbot):
    """Every card of a hand is seen whole, with usual letters and with large ones."""
    window = open_window(qtbot)
    page = at_a_question(window, qtbot, "pillars_cards", 0, ("person", "random", "random"))
    for size in (100, 150, 200):
        window.settings.set("text_size", size)
        qtbot.wait(20)
        hand = [page.view.scene.targets[anchor] for anchor in page.view.places("card")]
        boxes = [target.mapRectToScene(target.shape().boundingRect()) for target in hand if target.offered]
        assert len(boxes) >= 10
        for one, other in itertools.combinations(boxes, 2):
            assert one.intersected(other).width() < 3
    window.settings.set("text_size", 100)


# how words are set


def test_a_word_is_parted_where_the_language_allows_and_only_if_it_is_worth_it(qapp):
    name = with_hyphens(from_linguist("de"), "Werkzeugmacher")
    assert name.replace(SOFT, "") == "Werkzeugmacher"
    assert lettering.fit(name, 400, 40, 20)[0] == ("Werkzeugmacher",)
    assert lettering.fit(name, 70, 60, 20)[0] == ("Werkzeug-", "macher")


def test_a_word_is_parted_only_at_the_beginning_of_a_line_and_never_into_crumbs(qapp):
    name = with_hyphens(from_linguist("de"), "Pieter Titelmans")
    for width in range(30, 200, 10):
        for line in lettering.fit(name, width, 200, 40, 4)[0]:
            assert line in ("Pieter", "Titelmans", "Pieter Titelmans", "Titel-", "mans")


def test_every_long_word_on_a_card_can_be_parted(qapp):
    """A word of twelve letters fits no small card in letters that are read."""
    for code in ("de", "en"):
        language = from_linguist(code)
        for entry in pillars_tables.COMPONENTS.craftsmen:
            for word in language.pick(entry.name).split() if hasattr(entry, "name") else ():
                assert len(word) < 12 or SOFT in with_hyphens(language, word), word


def test_a_number_stays_with_its_unit(qapp):
    lines, _ = lettering.fit_paragraph("Alle verlieren 2 SP.", 90, 200, 15)
    assert "2\u00a0SP." in lines[-1]


def test_a_thumbnail_has_no_dust_of_letters(qapp):
    face = cache.card("country_card", first="arms_bavaria", second="arms_burgundy", ground="green", name="Bayern")
    cache.clear()
    with lettering.listening() as written:
        cache.pixmap(face, (18, 27))
    assert not written
    with lettering.listening() as written:
        cache.pixmap(face, (90, 135))
    assert [word.words for word in written] == ["Bayern"]
    two = cache.card("country_card", first="arms_aragon", second="arms_italy", ground="green", name="Aragon")
    with lettering.listening() as written:
        cache.pixmap(two, (34, 51))
    assert not written, "the one name that would fit is left out with the other"


@pytest.mark.parametrize("width", [44, 46, 60])
def test_a_card_of_a_hand_in_a_small_window_carries_its_names(qapp, width):
    """At 1024 × 640 with letters of 150 % a hand of Web of Power had empty ribbons."""
    lettering.set_growth(1.5)
    face = cache.card(
        "country_card", first="arms_england", second="arms_swabia", ground="green", name="England", second_name="Swabia"
    )
    cache.clear()
    with lettering.listening() as written:
        cache.pixmap(face, (width, width * 3 // 2))
    one = cache.card("country_card", first="arms_france", ground="violet", name="France")
    with lettering.listening() as alone:
        cache.pixmap(one, (width, width * 3 // 2))
    lettering.set_growth(1.0)
    assert [word.words for word in written] == ["England", "Swabia"]
    assert [word.words for word in alone] == ["France"]


def test_another_size_of_letters_is_another_picture(qapp):
    face = cache.card("resource_card", site="quarry", workers=10, amount=4, name="Steinbruch")
    usual = cache.pixmap(face, (100, 150))
    lettering.set_growth(1.5)
    assert cache.pixmap(face, (100, 150)) is not usual
    lettering.set_growth(1.0)
    assert cache.pixmap(face, (100, 150)) is usual


def test_what_is_shown_for_now_is_made_from_the_largest_picture(qapp):
    """A hand of cards was shown from the thumbnails of the discard while a window was resized."""
    cache.clear()
    face = cache.card("country_card", first="arms_bavaria", ground="green", second="arms_italy", name="Bayern")
    large = cache.pixmap(face, (90, 135))
    cache.pixmap(face, (18, 27))
    assert cache.like(face, "day", 60, 90) is large


def test_words_fit_their_box_at_any_size(qapp):
    lettering.set_growth(2.0)
    box = QRectF(0, 0, 200, 40)
    font = fitting_font("Kathedrale", 25, box.size(), bold=True)
    assert 25 < font.pixelSize() <= 40
