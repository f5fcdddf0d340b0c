"""What the screen of the cloister map tells in words, and that a note about a country covers nothing of it."""

import itertools

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF

from kingsbridge_desktop.games.web_of_power.tables import DATA, LAND_OF, SPACE_OF
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.cord import OFFERED
from kingsbridge_desktop.ui.board.scene import kind_of
from kingsbridge_desktop.ui.games.web_of_power import layout, places, spoken
from kingsbridge_desktop.ui.games.web_of_power.fixtures import ink_of
from tests.ui.driver import open_window, sit_down
from tests.ui.theatre import NAMES, match_of


def test_how_a_country_stands_is_said_as_one_says_it():
    """Seen: “Jack: Klöster 1, Räte 0, Punkte jetzt +1”."""
    match = match_of("web_of_power", options={"start_player": 0})
    s, england = match.state, LAND_OF["ENG"]
    s.cloisters[0] = 1 << SPACE_OF["ENG1"] | 1 << SPACE_OF["ENG2"]
    s.cloisters[1] = 1 << SPACE_OF["ENG3"]
    s.council[england * s.seats + 1] = 1
    s.derive()
    assert spoken.standing_lines(s, Text(from_linguist("de"), NAMES), england) == [
        "Anna: 2 Klöster, jetzt 3 Punkte",
        "Ben: 1 Kloster, 1 Rat, jetzt 2 Punkte",
        "Räte: 1 von 2",
        "Freie Klosterfelder: 2",
    ]
    told = spoken.standing_lines(s, Text(from_linguist("en"), NAMES), england)
    assert told[1] == "Ben: 1 cloister, 1 councillor, 2 points now"


def test_the_almanac_names_the_countries_of_each_card(theatre):
    """Seen: “one of its countries” five times, also of France, which has a card for itself."""
    show = theatre(match_of("web_of_power"))
    show.sync(0)
    ((_, entries),) = show.view.almanac(show.view.position)[0].groups
    for entry, lands in zip(entries, DATA.kind_lands, strict=True):
        assert all(show.view.text.country(land) in entry.effect for land in lands)
    assert len({entry.effect for entry in entries}) == len(entries)


def test_a_note_covers_nothing_that_is_looked_at_with_it(qtbot):
    """Seen at 1280 × 800: half of England under the note about England, and Franconia under that of its card."""
    page = sit_down(open_window(qtbot), "web_of_power", ("person", "greedy", "greedy", "greedy"))
    page.window().resize(1280, 800)
    qtbot.wait(30)
    view = page.view
    cards = [anchor for anchor in view.scene.targets if kind_of(anchor) in ("hand", "open")]
    for anchor in (*(("land", land) for land in range(len(LAND_OF))), ("alliance", 13), *cards):
        assert view.nearer.keep(anchor)
        box = view.nearer.box().adjusted(1, 1, -1, -1)
        for other in (*places.seen_with(anchor), *(cards if anchor in cards else ())):
            assert not box.intersects(page.stage.box_of(view.scene.targets[other])), (anchor, other)
        view.put_away()


@pytest.mark.parametrize("size", [(962, 632), (768, 412)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_names_of_places_are_read_beside_each_other_on_a_small_map(theatre, monkeypatch, size, language):
    """Seen in France at 1280 × 800: “Mont-Saint-Mi” below “Saint-Denis”; in a smaller window nine pixels high."""
    monkeypatch.setattr("tests.ui.theatre.ENGLISH", from_linguist(language))
    show = theatre(match_of("web_of_power"), size=size)
    show.sync(0)
    view, scale = show.view, show.stage.transform().m11()
    for land, spaces in enumerate(DATA.land_spaces):
        view.hover(view.position, ("land", land))
        labels = [view._place_names[space] for space in spaces]
        shown = [*labels, *(name for name in view._land_names if name.isVisible())]
        boxes = [ink_of(label) for label in shown]
        for (label, one), (other, another) in itertools.combinations(zip(shown, boxes, strict=True), 2):
            shared = one & another
            assert min(shared.width(), shared.height()) * scale <= 3, (label.words, other.words)
        assert all(layout.MAP.contains(box) for box in boxes[: len(labels)])
        for label, space in zip(labels, spaces, strict=True):
            box, at = ink_of(label), layout.board().spaces[space]
            near = QPointF(max(box.left(), min(at.x(), box.right())), max(box.top(), min(at.y(), box.bottom())))
            assert QLineF(at, near).length() <= 27, label.words  # farther off it is taken for its neighbour's
        assert labels[0].scale() * layout.board().space_words[spaces[0]].pixels * scale >= 11.5
    view.hover(view.position, None)
    assert all(name.isVisible() for name in view._land_names)


def test_no_name_of_a_place_stands_below_the_roof_of_its_cloister(theatre):
    """Seen at 2560 × 1440: “Corbie”, “Hirsau” and “Bobbio” behind the towers on their spaces."""
    view, board = theatre(match_of("web_of_power"), size=(1960, 1260)).view, layout.board()
    for at, label in zip(board.spaces, view._place_names, strict=True):
        assert label.scale() == 1.0
        x, y = layout.standing(at, layout.CLOISTER)
        tower = QRectF(x - 14, y - 19, 20, 19)  # and roof, without the corners of its picture
        shared = label.mapRectToScene(label._path.boundingRect()) & tower
        assert shared.width() <= 1 or shared.height() <= 1, label.words


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(2000, 1260), (1450, 980)])
def test_names_of_places_keep_off_cords_and_each_other_on_a_large_map(theatre, monkeypatch, language, size):
    """Seen at 2560 × 1440 with a joker: the first letters of “Saint-Maurice” and “Florenz” lay on the cords."""
    monkeypatch.setattr("tests.ui.theatre.ENGLISH", from_linguist(language))
    view = theatre(match_of("web_of_power"), size=size).view
    view.rescaled()
    board = layout.board()
    reach = board.space_radius + 5 + OFFERED * view.scene.cord_unit
    names = [*view._place_names, *view._land_names]
    boxes = [(name, ink_of(name)) for name in names if name.isVisible()]
    assert len(boxes) == len(names)
    shared = {}
    for (name, one), (other, another) in itertools.combinations(boxes, 2):
        both = one & another
        if min(both.width(), both.height()) > 1.0:
            shared[name.words] = other.words
    for name, box in boxes[: len(board.spaces)]:
        for space, at in enumerate(board.spaces):
            near = QPointF(max(box.left(), min(at.x(), box.right())), max(box.top(), min(at.y(), box.bottom())))
            if QLineF(at, near).length() < reach - 1.0:
                shared[name.words] = DATA.space_ids[space]
    assert not shared
