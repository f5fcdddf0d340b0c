"""The cloister map as people see and click it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtGui import QColor, QImage

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.web_of_power.data import DATA, LAND_OF, SPACE_OF
from kingsbridge_desktop.games.web_of_power.scoring import land_standing
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.view import Look
from kingsbridge_desktop.ui.games.web_of_power import layout, standings
from kingsbridge_desktop.ui.games.web_of_power.items import CardPile, Chain
from kingsbridge_desktop.ui.games.web_of_power.view import View
from kingsbridge_desktop.ui.settings import Settings

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


class Theatre:
    """A view of a match on a stage, without a window around it."""

    def __init__(self, qtbot, match: Match, *, speed: str = "normal", width: int = 950) -> None:
        language = from_linguist("en")
        self.match = match
        settings = Settings()
        settings.values.speed = speed
        colours = [match.rules.colours[seat.colour] for seat in match.seats]
        look = Look(match.seats, colours, game_text("web_of_power", language, match.names), language, "day", settings)
        self.view = View(look)
        self.stage = Stage()
        qtbot.addWidget(self.stage)
        self.stage.resize(width, round(width * 0.72))
        self.stage.show_board(self.view.scene, QColor("black"))
        self.stage.show()

    def show(self, viewer: int) -> QImage:
        self.view.sync(self.match.view(viewer), viewer)
        return self.stage.grab().toImage()


def new_match(seats: int = 4, seed: int = 1) -> Match:
    return Match("web_of_power", [Seat(NAMES[at], colour=at) for at in range(seats)], seed, {"start_player": 0})


def played(match: Match, plies: int, seed: int = 1) -> Match:
    rng = Random(seed)
    while not match.is_over and match.ply < plies:
        match.submit(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_legal_action_has_a_place_or_a_button_and_every_place_a_target(qtbot, seats):
    match = new_match(seats)
    theatre = Theatre(qtbot, match, speed="none")
    rng = Random(2)
    kinds = set()
    while not match.is_over:
        seat = match.asked
        theatre.view.sync(match.view(seat), seat)
        anchors: dict[object, list[Action]] = {}
        for action in match.legal():
            anchor = theatre.view.anchor(match.view(seat), action)
            kinds.add(action.kind)
            if anchor is not None:
                assert anchor in theatre.view.scene.targets, action
                anchors.setdefault(anchor, []).append(action)
        assert not theatre.view.scene.offer(anchors)
        match.submit(rng.choice(match.legal()))
    assert {"play", "joker", "swap", "place_cloister", "place_councillor", "draw", "take"} <= kinds


def test_the_picture_is_made_from_the_state_alone(qtbot):
    match = played(new_match(), 90)
    theatre = Theatre(qtbot, match)
    first = theatre.show(0)
    theatre.view.sync(match.view(2), 2)
    assert theatre.show(0) == first


def test_a_skipped_animation_ends_in_the_same_picture(qtbot):
    match = played(new_match(), 40)
    theatre = Theatre(qtbot, match)
    rng = Random(9)
    for _ in range(12):
        theatre.show(0)
        step = match.submit(rng.choice(match.legal()))
        for event in match.events_for(0, step):
            theatre.view.perform(event)
        theatre.view.director.run()
        theatre.view.director.skip()
        after = theatre.show(0)
        fresh = Theatre(qtbot, match)
        assert fresh.show(0) == after


def test_a_hand_of_somebody_else_shows_backs_and_known_cards_only(qtbot):
    """WP-05 An onlooker sees the backs of hidden cards; cards taken from the display stay open."""
    match = new_match()
    theatre = Theatre(qtbot, match)
    theatre.show(NOBODY)
    fronts = [anchor for anchor in theatre.view.scene.targets if isinstance(anchor, tuple) and anchor[0] == "hand"]
    assert not fronts
    back = theatre.view.scene.targets["hidden",]
    assert isinstance(back, CardPile)
    assert back.count == 3


def test_a_click_on_a_taken_space_is_explained(qtbot):
    match = played(new_match(), 60)
    theatre = Theatre(qtbot, match)
    space = next(at for at in range(len(DATA.space_ids)) if not match.state.free >> at & 1)
    assert theatre.view.wish(match.state, ("space", space)) == Action("place_cloister", (space,))
    reasons = {match.why_not(Action("place_cloister", (space,)))}
    assert None not in reasons


def test_own_rows_are_drawn_from_three_cloisters_on_and_firm_from_four(qtbot):
    match = new_match(3)
    state = match.state
    for name in ("ENG1", "ENG2", "ENG3"):
        state.cloisters[0] |= 1 << SPACE_OF[name]
    state.derive()
    theatre = Theatre(qtbot, match)
    theatre.view.sync(match.view(0), 0)
    chains = [item for item in theatre.view.scene.items() if isinstance(item, Chain)]
    assert len(chains) == 1
    state.cloisters[0] ^= 1 << SPACE_OF["ENG1"]
    state.derive()
    theatre.view.sync(match.view(0), 0)
    assert not [item for item in theatre.view.scene.items() if isinstance(item, Chain)]


def test_hovering_a_country_tells_its_standing(qtbot):
    match = played(new_match(), 100)
    theatre = Theatre(qtbot, match)
    theatre.show(0)
    land = LAND_OF["FRA"]
    title, lines = standings.country(match.view(0), theatre.view.look, theatre.view.text, land)
    standing = land_standing(match.state, land)
    told = [[cell.words for cell in line] for line in lines]
    for seat, points in enumerate(standing.points):
        if standing.cloisters[seat]:
            assert any(NAMES[seat] in words and f"+{points}" in words for words in told)
    assert title == "France"
    assert any(f"of {standing.limit}" in words for line in told for words in line)


def test_markers_on_one_field_do_not_hide_each_other(qtbot):
    match = new_match(5)
    theatre = Theatre(qtbot, match)
    theatre.show(0)
    places = {(marker.pos().x(), marker.pos().y()) for marker in theatre.view.markers}
    assert len(places) == 5


def test_scores_above_99_lap_the_track():
    """WP-38 The marker goes on from 0."""
    assert layout.marker_at(104, 0) == layout.board().track[4]


def test_names_of_places_are_shown_where_they_can_be_read(qtbot):
    match = new_match()
    small, large = Theatre(qtbot, match, width=900), Theatre(qtbot, match, width=1800)
    small.show(0)
    large.show(0)
    assert not any(label.isVisible() for label in small.view._place_names)
    assert all(label.isVisible() for label in large.view._place_names)
    small.view.hover(match.view(0), ("land", LAND_OF["ENG"]))
    shown = [at for at, label in enumerate(small.view._place_names) if label.isVisible()]
    assert shown == list(DATA.land_spaces[LAND_OF["ENG"]])


def test_the_log_points_at_both_countries_of_an_alliance(qtbot):
    theatre = Theatre(qtbot, new_match())
    theatre.show(0)
    places = theatre.view.places_of(Event("alliance_scored", (13, 0, 0, 0, 6)))
    assert places == [("alliance", 13), *(("land", land) for land in DATA.alliances[13].lands)]
    assert all(place in theatre.view.scene.targets for place in places)
