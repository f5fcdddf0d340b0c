"""The cloister map as people see and click it."""

from __future__ import annotations

import itertools
from functools import partial

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.web_of_power.forecast import land_standing, projected
from kingsbridge_desktop.games.web_of_power.tables import DATA, LAND_OF, SPACE_OF
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.hyphens import SOFT
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.art import lettering
from kingsbridge_desktop.ui.board.cord import GROWTH, OFFERED
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS, Label
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.games.web_of_power import hover, layout, words
from kingsbridge_desktop.ui.games.web_of_power.fixtures import RIM
from kingsbridge_desktop.ui.games.web_of_power.movement import HAND, OUTSIDE
from kingsbridge_desktop.ui.games.web_of_power.pieces import Card, CardPile, Chain, Count, HandTitle
from kingsbridge_desktop.ui.games.web_of_power.view import View
from kingsbridge_desktop.ui.theme import scene_font
from tests.ui.theatre import NAMES, Picture, Theatre, match_of, played

new_match = partial(match_of, "web_of_power", options={"start_player": 0})


def picture(show: Theatre, viewer: int) -> Picture:
    """What a seat sees now."""
    show.sync(viewer)
    return show.picture()


def after(plies: int, seats: int = 4) -> Match:
    """A game that was played at random for so many actions."""
    return played(new_match(seats), lambda match: match.ply >= plies)


def chains(show: Theatre) -> list[Chain]:
    """The rows that are drawn."""
    return [thing.face for thing in show.view.layer.picture.values() if isinstance(thing.face, Chain)]


def test_a_hand_of_somebody_else_shows_backs_and_known_cards_only(theatre):
    """WP-05 An onlooker sees the backs of hidden cards; cards taken from the display stay open."""
    match = new_match()
    show = theatre(match)
    picture(show, NOBODY)
    fronts = [anchor for anchor in show.view.scene.targets if isinstance(anchor, tuple) and anchor[0] == "hand"]
    assert not fronts
    back = show.view.scene.targets["hidden",]
    assert isinstance(back, CardPile)
    assert back.count == 3


def test_a_pile_of_hidden_cards_leaves_the_heading_of_the_hand_free(theatre):
    """Seen at 1280 × 800: three backs over “Hand of Ellen”."""
    show = theatre(new_match())
    picture(show, NOBODY)
    back = show.view.scene.targets["hidden",]
    title = show.view.layer.item(("hand title",))
    assert isinstance(back, CardPile)
    assert back.count == 3
    assert not back.mapRectToScene(back.outline().boundingRect()).intersects(title.sceneBoundingRect())


def test_over_a_hand_a_long_name_stands_whole_rather_than_what_it_is_the_name_of(theatre):
    """Seen with letters of 150 %: “Hand: Tante Änne von Ki…”."""
    seats = [Seat(name, colour=at) for at, name in enumerate(("Jack", "Tante Änne von Kingsbrid", "Ellen"))]
    show = theatre(Match("web_of_power", seats, 1))
    said = {}
    for letters in (1.0, 1.5):
        lettering.set_growth(letters)
        try:
            for seat in (0, 1):
                item = show.view.make_item(("hand title",), Thing(HandTitle(seat), 0, 0, 3))
                assert isinstance(item, Label)
                said[seat, letters] = item.words
        finally:
            lettering.set_growth(1.0)
    assert said[0, 1.0] == said[0, 1.5] == "Hand of Jack"
    assert said[1, 1.0] == "Hand of Tante Änne von Kingsbrid"
    assert said[1, 1.5] == "Tante Änne von Kingsbrid"


def test_an_open_card_is_told_as_one_that_lies_open(theatre):
    """Seen in the table in words: “Lothringen/Italien: 1 von 10 abgelegt” for a card that anybody may take."""
    show = theatre(after(40))
    show.sync(0)
    anchors = show.view.places("open")
    assert anchors
    for anchor in anchors:
        assert show.view.spoken(show.match.view(0), anchor).endswith(": lies open")


def test_figures_beside_a_map_that_is_shown_small_are_read(theatre):
    """Seen in a review at 1280 × 800: letters of six and eight pixels."""
    show = theatre(after(60), size=(575, 490))
    show.sync(0)
    show.view.rescaled()
    show.view._plaque.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    with lettering.listening() as written:
        show.stage.grab()
    told = [word for word in written if word.words in NAMES or word.words.split(" ")[0] == "If"]
    assert len(told) >= 5
    assert min(word.pixels for word in told) >= LEAST_PIXELS - 0.2, told


def test_a_screen_reader_says_the_name_of_a_discarded_card_once(theatre):
    """Seen in the table in words: “Franken/Aragon: Franken/Aragon: 4 von 12 abgelegt”."""
    show = theatre(after(40))
    show.sync(0)
    for anchor in show.view.places("discard"):
        said = show.view.spoken(show.match.view(0), anchor)
        name = said.split(":")[0]
        assert "/" in name or name == "France"
        assert said.count(name) == 1, said


def test_the_frame_of_a_country_leaves_its_name_free(theatre):
    """Seen at 1280 × 800: the frame of the offered arms of Italy lay over “Italy”."""
    show = theatre(new_match())
    for land, label in enumerate(show.view._land_names):
        zone = show.view.scene.targets["land", land]
        frame = zone.mapRectToScene(zone.outline().boundingRect()).adjusted(-3, -3, 3, 3)
        assert not frame.intersects(label.mapRectToScene(label._path.boundingRect())), label.words


@pytest.mark.parametrize("language", ["de", "en"])
def test_large_names_of_countries_are_not_covered(theatre, monkeypatch, language):
    """Seen at 1024 × 640 with large letters: cloisters stood on the ends of “Schwaben”, “Bayern” and “Franken”."""
    show = theatre(new_match(), size=(420, 300))
    monkeypatch.setattr(show.view.text, "country", lambda land: DATA.land_names[land][language])
    show.view.restyle()
    show.view.rescaled()
    side = layout.CLOISTER - 8  # without the rim of its emblem
    piece = QRectF(-side / 2, -side / 2, side, side)
    pieces = [piece.translated(*layout.standing(at, layout.CLOISTER)) for at in layout.board().spaces]
    zones = [zone for anchor, zone in show.view.scene.targets.items() if anchor[0] == "land"]
    frames = [zone.mapRectToScene(zone.outline().boundingRect()).adjusted(-8, -8, 8, 8) for zone in zones]
    names = [label.mapRectToScene(label._path.boundingRect()) for label in show.view._land_names]
    assert all(label.scale() == 2.0 for label in show.view._land_names)
    for number, (name, label) in enumerate(zip(names, show.view._land_names, strict=True)):
        assert layout.MAP.contains(name), label.words
        for other in (*pieces, *frames, *names[:number]):
            assert not name.intersects(other), label.words
        for mark in show.view._alliances:
            across = max(name.left() - mark.x(), mark.x() - name.right(), 0)
            down = max(name.top() - mark.y(), mark.y() - name.bottom(), 0)
            assert across + down > (layout.board().alliance_radius - RIM) * mark.scale(), (label.words, mark.words)


def test_cords_around_three_cards_leave_each_other_and_all_words_free(theatre):
    """Seen at 1024 × 640: a cord over the last letters of the card beside it, over “Hand: Anna” and the counters."""
    show = theatre(new_match(), size=(600, 430))
    show.sync(0)
    scene = show.view.scene
    reach = 4.2 * scene.cord_unit
    step = layout.hand_at(1, 3).x() - layout.hand_at(0, 3).x()
    assert step - layout.CARD >= 2 * reach * 0.9  # a hair slimmer there
    cards = [target for anchor, target in scene.targets.items() if anchor[0] in ("hand", "pile", "open")]
    names = [item.sceneBoundingRect() for item in scene.items() if isinstance(item, Label) and item.isVisible()]
    assert cards
    for card in cards:
        cord = card.mapRectToScene(card.outline().boundingRect()).adjusted(-reach, -reach, reach, reach)
        assert not [name for name in names if cord.intersects(name.adjusted(4, 9, -4, -9))]
        assert scene.sceneRect().contains(cord.adjusted(2, 2, -2, -2)), "none is cut by the edge of the table"
    scene.offer([card.anchor for card in cards])
    free = {card.anchor: card.free for card in cards}
    show.view.relight()
    assert {anchor: scene.targets[anchor].free for anchor in free} == free, "and so it stays in another light"


@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [3, 5])
def test_cards_and_figures_beside_the_map_are_large_in_a_small_window(theatre, monkeypatch, letters, seats):
    """Seen at 1024 × 640 with letters of 150 %: cards 47 pixels wide and figures of 11 pixels beside empty wood."""
    monkeypatch.setattr(lettering, "_growth", letters)
    show = theatre(after(60, seats), size=(630, 430))
    show.sync(0)
    show.view.rescaled()
    view, scale = show.view, show.stage.transform().m11()
    assert scale * layout.SIZE > 425, "and the map is as high as the window"
    cards = [target for anchor, target in view.scene.targets.items() if anchor[0] in ("hand", "pile", "open")]
    assert min(card.width for card in cards if isinstance(card, CardPile)) * scale >= 56
    view._plaque.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    with lettering.listening() as written:
        show.stage.grab()
    figures = [word.pixels for word in written if word.words in NAMES]
    assert len(figures) == seats
    if letters > 1:
        assert min(figures) >= 13.5
    heads = [say_part(view, part) for part in words.PARTS]
    sizes = {round(word.pixels, 1) for word in written if word.words in heads}
    assert len(sizes) <= 1, "headings are all of one size"
    assert letters == 1 or not sizes, "pictures head columns that are so narrow"


def say_part(view: View, part: str) -> str:
    return view.context.language.say(words.CONTEXT, part)


def test_a_cord_around_the_draw_pile_leaves_its_number_free(theatre):
    show = theatre(new_match())
    show.sync(0)
    pile = show.view.scene.targets["pile",]
    assert isinstance(pile, CardPile)
    assert pile.number
    for letters in (1.0, 1.6):
        assert pile.outline().boundingRect().contains(pile.number_box(letters).adjusted(-3, -3, 3, 3))


def test_a_click_on_a_taken_space_is_explained(theatre):
    match = after(60)
    show = theatre(match)
    space = next(at for at in range(len(DATA.space_ids)) if not match.state.free >> at & 1)
    assert show.view.intended_action(match.state, ("space", space)) == Action("place_cloister", (space,))
    reasons = {match.why_not(Action("place_cloister", (space,)))}
    assert None not in reasons


def test_own_rows_are_drawn_from_three_cloisters_on_and_firm_from_four(theatre):
    match = new_match(3)
    state = match.state
    for name in ("ENG1", "ENG2", "ENG3"):
        state.cloisters[0] |= 1 << SPACE_OF[name]
    state.derive()
    show = theatre(match)
    show.view.show(match.view(0), 0)
    assert len(chains(show)) == 1
    state.cloisters[0] ^= 1 << SPACE_OF["ENG1"]
    state.derive()
    show.view.show(match.view(0), 0)
    assert not chains(show)


def test_hovering_a_country_tells_its_standing(theatre):
    match = after(100)
    show = theatre(match)
    picture(show, 0)
    land = LAND_OF["FRA"]
    title, lines = hover.country(match.view(0), show.view.context, show.view.text, land)
    standing = land_standing(match.state, land)
    told = [[cell.words for cell in line] for line in lines]
    for seat, points in enumerate(standing.points):
        if standing.cloisters[seat]:
            assert any(NAMES[seat] in words and f"+{points}" in words for words in told)
    assert title == "France"
    assert any(f"of {standing.limit}" in words for line in told for words in line)


def test_markers_on_one_field_do_not_hide_each_other(theatre):
    match = new_match(5)
    show = theatre(match)
    picture(show, 0)
    places = {show.view.layer.picture["marker", seat].at for seat in range(5)}
    assert len(places) == 5


def test_markers_lie_beside_the_numbers_of_the_track_and_stay_near_their_field():
    """They lay on the numbers, and five at the start hid the 0 altogether."""
    high = layout.MARKER * 0.62  # a disc is seen from the side
    figure = QRectF(-12, -8, 24, 16)

    def nearest(place):
        return min(layout.board().track, key=lambda field: (field - place).manhattanLength())

    for points, field in enumerate(layout.board().track):
        for together in range(1, 6):
            places = [QPointF(*layout.marker_at(points, rank, together)) for rank in range(together)]
            middle = sum(places, QPointF()) / together
            assert layout.MAP.adjusted(40, 40, -40, -40).contains(middle)
            assert nearest(middle) == field or not points % 25  # at a corner they lie before three
            for place in places:
                disc = QRectF(-layout.MARKER / 2, -high / 2, layout.MARKER, high).translated(place)
                for number in layout.board().track:
                    assert not disc.intersects(figure.translated(number)), (points, together)


def test_cords_around_spaces_end_before_the_arms_of_a_country(theatre):
    """Seen in a small window with a joker: two cords and their studs lay over the arms of Swabia."""
    show = theatre(new_match(), size=(600, 430))
    show.sync(0)
    board, scene = layout.board(), show.view.scene
    for space, at in enumerate(board.spaces):
        zone = scene.targets["space", space]
        fit = zone.cord()._fit(zone.look_offered(), scene.cord_unit)
        reach = (
            board.space_radius + 5 + fit.unit * (OFFERED + (0.0 if any(fit.crowded) else GROWTH[-1])) - max(fit.inside)
        )
        for shield in (layout.SHIELD.translated(arms) for arms in board.arms):
            near = QPointF(
                *(
                    max(low, min(here, high))
                    for here, low, high in (
                        (at.x(), shield.left(), shield.right()),
                        (at.y(), shield.top(), shield.bottom()),
                    )
                )
            )
            assert QLineF(at, near).length() >= reach, DATA.space_ids[space]


def test_scores_above_99_lap_the_track():
    """WP-38 The marker goes on from 0."""
    assert layout.marker_at(104) == layout.marker_at(4) != layout.marker_at(3)


def test_names_of_places_are_shown_where_they_can_be_read(theatre):
    match = new_match()
    small, large = theatre(match, size=(900, 650)), theatre(match, size=(1800, 1300))
    small.sync(0)
    large.sync(0)
    assert not any(label.isVisible() for label in small.view._place_names)
    assert all(label.isVisible() for label in large.view._place_names)
    small.view.hover(match.view(0), ("land", LAND_OF["ENG"]))
    shown = [at for at, label in enumerate(small.view._place_names) if label.isVisible()]
    assert shown == list(DATA.land_spaces[LAND_OF["ENG"]])
    hidden = [land for land, label in enumerate(small.view._land_names) if not label.isVisible()]
    assert hidden == [LAND_OF["ENG"]]  # the places' larger names need its room, and the plaque says it
    assert all(label.isVisible() for label in large.view._land_names)


def test_the_log_points_at_both_countries_of_an_alliance(theatre):
    show = theatre(new_match())
    picture(show, 0)
    places = show.view.places_of(Event("alliance_scored", (13, 0, 0, 0, 6)))
    assert places == [("alliance", 13), *(("land", land) for land in DATA.alliances[13].lands)]
    assert all(place in show.view.scene.targets for place in places)


def test_the_log_points_at_the_cloisters_that_score_in_chains_and_no_others(theatre):
    """WP-37 A row of three is drawn, but brings nothing."""
    match = new_match(3)
    for name in ("ENG1", "ENG2", "ENG3", "ENG4", "ARA1", "ARA2", "ARA3"):
        match.state.cloisters[0] |= 1 << SPACE_OF[name]
    match.state.derive()
    show = theatre(match)
    show.sync(0)
    places = show.view.places_of(Event("chains_scored", (0, 4)))
    assert {DATA.space_ids[space] for _, space in places} == {"ENG1", "ENG2", "ENG3", "ENG4"}


def test_an_alliance_is_headed_by_its_number_once(theatre):
    match = new_match()
    show = theatre(match)
    title, _ = hover.alliance(match.view(0), show.view.context, show.view.text, 13)
    assert title == "Alliance 14: Italy–Burgundy"


def test_the_open_discard_is_shown_kind_by_kind_and_played_cards_go_there(theatre):
    """WP-05, WP-18 Everybody may look through the discards and count what is still to come."""
    match = after(40)
    s = match.view(0)
    assert s.veil is not None
    assert sum(s.discard) > 0
    show = theatre(match)
    show.sync(0)
    for kind, count in enumerate(s.discard):
        thing = show.view.layer.picture["discard", kind]
        assert thing.face == Count(kind, count)
        assert thing.at == layout.point(layout.discard_at(kind))
        assert ("discard", kind) in show.view.scene.targets
        told = show.view.hover(s, ("discard", kind))
        copies, unseen = DATA.kind_counts[kind] - 1, s.veil.unseen[kind]
        assert f"{count} of {copies} discarded, {unseen} in the pile" in told
        assert f", {copies - count - unseen} in sight" in told, "seen: numbers that did not add up"
    played(match, lambda match: match.state.stack[-1].kind == "turn")
    match.submit(next(action for action in match.legal() if action.kind == "play"))
    (flight,) = show.motion(0, "card_played").flights
    assert flight.end == layout.point(layout.discard_at(match.steps[-1].action.args[0]))


def test_the_start_player_has_the_black_marker(theatre):
    """WP-04, WP-31 Who began must be seen to the end: the last round depends on it."""
    match = Match("web_of_power", [Seat(name, colour=at) for at, name in enumerate(NAMES[:3])], 1, {"start_player": 2})
    view = theatre(match).view
    marked = [seat for seat in range(3) if "disc:black" in [chip.emblem for chip in view.chips(match.view(0), seat)]]
    assert marked == [2]


def test_the_last_sheet_tells_the_pieces_left_when_they_decide(theatre):
    """WP-38 A tie in points is broken by the pieces left, so they are shown then and only then."""
    match = played(new_match(3), lambda match: False)
    s = match.view(0)
    view = theatre(match).view
    s.tally = [30, 0, 0, 0, 20, 0, 0, 0, 10, 0, 0, 0]
    assert view.final_sheet(s) is None
    s.tally[4] = 30
    sheet = view.final_sheet(s)
    left = [s.cloisters_left(seat) + s.supply[seat] for seat in range(3)]
    assert sheet.rows[-1].cells == tuple(map(str, left))
    assert sheet.rows[-2].cells == ("30", "30", "10")


@pytest.mark.parametrize("plies", [60, 10_000])
def test_the_plaque_tells_where_points_come_from_under_their_headings(theatre, plies):
    """WP-33 to WP-37 While the game runs as if it ended now, and at its end what it came to."""
    match = after(plies, seats=3)
    s = match.view(0)
    title, lines = hover.overview(s, theatre(match).view.context)
    assert title == ("Final scoring" if match.is_over else "If the final scoring came now")
    heads, *rows = lines
    told = [cell.words.replace(SOFT, "") for cell in heads]
    assert told == ["so far", "cloisters", "alliances", "chains", "total"]
    for seat, items in enumerate(projected(s)):
        name, parts = rows[2 * seat], rows[2 * seat + 1]
        total = str(sum(item.value for item in items))
        assert [cell.words for cell in name] == ["", NAMES[seat]]
        assert [cell.words for cell in parts] == [*(str(item.value) if item.value else "–" for item in items), total]
        assert [cell.x for cell in parts] == [cell.x for cell in heads]


def test_the_sums_of_the_plaque_add_up_in_large_letters_too(theatre):
    """Seen at 1024 × 640 with letters of 150 %: “20 – – 28”, because what was on the track already had no column."""
    match = after(10_000, seats=4)
    s = match.view(0)
    _, (heads, *rows) = hover.overview(s, theatre(match).view.context, 1.5)
    assert [bool(cell.words or cell.emblem) for cell in heads] == [True] * 5
    for items, (_, _, *parts, total) in zip(projected(s), rows, strict=True):
        assert [cell.words for cell in parts] == [str(item.value) if item.value else "–" for item in items]
        assert sum(int(cell.words.replace("–", "0")) for cell in parts) == int(total.words)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_headings_of_the_plaque_stand_equally_far_from_each_other(theatre, monkeypatch, language):
    """Seen at 1280 × 800: “Klöster Bündnisse” and “so far cloisters” like one heading, and wide gaps beside them."""
    monkeypatch.setattr("tests.ui.theatre.ENGLISH", from_linguist(language))
    match = after(60)
    _, (heads, *_) = hover.overview(match.view(0), theatre(match).view.context)
    metrics = QFontMetricsF(scene_font(hover.LETTERS))
    ends = [(cell.x - metrics.horizontalAdvance(cell.words.replace(SOFT, "")), cell.x) for cell in heads]
    gaps = [begin - end for (_, end), (begin, _) in itertools.pairwise(ends)]
    assert ends[0][0] >= 0
    assert min(gaps) >= 7
    assert max(gaps) - min(gaps) < 0.1


def test_the_lines_of_five_players_keep_off_the_ornaments_of_the_plaque(theatre):
    """Seen at 1024 × 640 with usual letters: the last player's sum on the corner of the frame."""
    show = theatre(after(60, 5), size=(660, 470))
    show.sync(0)
    show.view.rescaled()
    plaque = show.view._plaque
    assert 1.0 < plaque.large < layout.TWO_LINES_UNTIL
    assert len(plaque._lines) == 6
    show.stage.resize(1400, 980)
    show.view.rescaled()
    assert plaque.large == 1.0
    assert len(plaque._lines) == 11


def test_the_sum_stands_apart_from_what_it_sums_up(theatre):
    """Seen at 1024 × 640 in large letters: “– 13”, as if it were less than nothing."""
    match = after(60)
    _, (_, row, *_) = hover.overview(match.view(0), theatre(match).view.context, 1.5)
    ends = [cell.x for cell in row if cell.align == "right"]
    steps = [after - before for before, after in itertools.pairwise(ends)]
    assert steps[-1] > 1.4 * max(steps[:-1])


def test_nothing_is_laid_over_a_score_marker(theatre):
    """Seen at 1280 × 800: a note about England over the half of two markers."""
    match = after(130)
    show = theatre(match)
    show.view.show(match.view(0), 0)
    read = show.view.words_shown()
    for seat in range(match.state.seats):
        assert any(box.contains(QPointF(*show.view.layer.picture["marker", seat].at)) for box in read)


def test_a_card_of_somebody_else_never_flies_into_the_own_hand(theatre):
    """A hand whose cards are all known to everybody is still not the viewer's."""
    match = played(new_match(3), taken_open)
    taker = match.steps[-1].seat
    (theirs,) = theatre(match).motion((taker + 1) % 3, "open_card_taken").flights
    (own,) = theatre(match).motion(taker, "open_card_taken").flights
    assert (theirs.end, own.end) == (OUTSIDE, HAND)
    assert isinstance(own.thing.face, Card)


def taken_open(match: Match) -> bool:
    """Whether an open card was just taken."""
    return match.ply > 0 and match.steps[-1].action.kind == "take"


def test_what_is_told_large_about_a_country_is_told_in_words(theatre):
    """Seen at 2560 × 1440: “1  0  Jack  +1”, the figures of a line whose emblems were left out."""
    show = theatre(after(40))
    picture(show, 0)
    s, view = show.view.position, show.view
    lines: list[str] = []
    for land in range(len(LAND_OF)):
        note = hover.note(s, view.context, view.text, ("land", land))
        assert note is not None
        lines += note.lines
    assert not [line for line in lines if line[0].isdigit()]
    assert [line for line in lines if line.startswith(NAMES[0])]
