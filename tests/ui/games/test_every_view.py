"""What every game's screen promises: one picture for one position, and a place or a button for everything legal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.screens import has_screen
from tests.ui.theatre import Theatre, match_of, played

GAMES = [game for game in game_ids() if has_screen(game)]
TABLES = [(game, seats) for game in GAMES for seats in (rules_of(game).seats[0], rules_of(game).seats[-1])]
# Kinds of actions that have a place on the board and never a button; a whole game at random comes to each of them.
PLACED = {
    "column_of_fire": {"choose", "move", "use_advantage", "sell", "turn_die", "advance"},
    "pillars": {"take_card", "take_resource", "take_craftsman", "place", "buy", "sell", "convert", "discard"},
    "pillars_cards": {"play", "take", "convert", "give_up"},
    "web_of_power": {"play", "joker", "place_cloister", "place_councillor", "draw", "take"},
}
SPOTS = ((0.5, 0.5), (0.15, 0.5), (0.15, 0.15), (0.5, 0.15), (0.85, 0.5), (0.5, 0.85))  # of a place, to click at


def _met_at(stage: Stage, target: Target) -> QPoint | None:
    """Where a click meets a place and nothing that covers it."""
    box = target.shape().boundingRect()
    for x, y in SPOTS:
        point = target.mapToScene(box.x() + box.width() * x, box.y() + box.height() * y)
        spot = stage.mapFromScene(point)
        if stage.itemAt(spot) is target:
            return spot
    return None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_action_has_a_place_that_a_click_meets_or_a_button(qtbot, theatre, game, seats):
    """Plays a whole game: what is offered is visible and not covered, and a click there picks it."""
    match = match_of(game, seats, seed=7)
    show: Theatre = theatre(match, speed="none")
    rng = Random(3)
    picked: list[Any] = []
    show.view.scene.picked.connect(picked.append)
    placed = set()
    while not match.is_over:
        show.sync(match.asked)
        groups = show.groups()
        loose = groups.pop(None, [])
        assert not PLACED.get(game, set()) & {action.kind for action in loose}
        assert show.view.scene.offer(groups) == set()
        spots = {anchor: _met_at(show.stage, show.view.scene.targets[anchor]) for anchor in groups}
        assert None not in spots.values(), [anchor for anchor in spots if spots[anchor] is None]
        placed |= {action.kind for actions in groups.values() for action in actions}
        if groups and (rng.random() < 0.8 or not loose):
            anchor = rng.choice(sorted(groups))
            qtbot.mouseClick(show.stage.viewport(), Qt.MouseButton.LeftButton, pos=spots[anchor])
            assert picked == [anchor]
            picked.clear()
            match.submit(rng.choice(groups[anchor]))
        else:
            match.submit(rng.choice(loose))
    assert placed >= PLACED.get(game, set())


def _at_ply(game: str, ply: int) -> Match:
    return played(match_of(game, rules_of(game).seats[-1]), lambda match: match.ply >= ply)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_state_makes_the_same_picture_whatever_was_shown_before(theatre, game):
    match = _at_ply(game, 160)
    early, late = 8, match.ply
    fresh: Theatre = theatre(match)
    last = len(match.seats) - 1
    fresh.sync(last, early)
    expected = fresh.picture()
    fresh.sync(last, early)
    assert fresh.picture() == expected
    worn: Theatre = theatre(match)
    for ply, viewer in ((late, 1), (0, NOBODY), (late // 2, last), (37, 0)):
        worn.sync(viewer, ply)
        assert worn.picture() != expected
    worn.sync(last, early)
    assert worn.picture() == expected
    assert set(worn.view.scene.targets) == set(fresh.view.scene.targets)


@pytest.mark.parametrize("game", GAMES)
def test_another_light_changes_the_board_and_leaves_nothing_of_the_old_one(theatre, game):
    match = _at_ply(game, 30)
    worn: Theatre = theatre(match)
    fresh: Theatre = theatre(match, light="candle")
    worn.sync(0)
    fresh.sync(0)
    assert worn.picture() != fresh.picture()
    worn.context.light = "candle"
    worn.view.restyle()
    worn.sync(0)
    assert worn.picture() == fresh.picture()


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_a_skipped_movement_ends_in_the_picture_of_the_state(qtbot, theatre, game, viewer):
    """The steps with most events and some others, each cut short in its middle: everything is where it belongs."""
    match = _at_ply(game, 160)
    moving: Theatre = theatre(match)
    still: Theatre = theatre(match, speed="none")
    longest = sorted(range(1, match.ply + 1), key=lambda ply: -len(match.steps[ply - 1].events))[:10]
    for ply in [*longest, *Random(1).sample(range(1, match.ply), 10)]:
        moving.sync(viewer, ply - 1)
        moving.player.play(match.moments(ply, viewer), viewer)
        moving.view.director._tick(0.4)
        moving.player.skip()
        assert not moving.view.director.busy
        still.sync(viewer, ply)
        assert moving.view.layer.picture == still.view.layer.picture, (ply, match.steps[ply - 1])
        assert set(moving.view.scene.targets) == set(still.view.scene.targets)
        qtbot.waitUntil(lambda: moving.picture() == still.picture())  # what was painted in haste is painted well


@pytest.mark.parametrize("game", GAMES)
def test_movement_runs_to_its_end_by_itself(qtbot, theatre, game):
    match = _at_ply(game, 12)
    while not match.events_for(0, match.steps[-1]):
        match.submit(match.legal()[0])
    show: Theatre = theatre(match, speed="fast")
    show.sync(0, match.ply - 1)
    with qtbot.waitSignal(show.player.finished, timeout=10_000):
        show.play(0)
    still: Theatre = theatre(match)
    still.sync(0)
    qtbot.waitUntil(lambda: show.picture() == still.picture())  # what was painted in haste is painted well


@pytest.mark.parametrize("game", GAMES)
def test_every_event_points_at_places_and_those_on_the_board_can_be_marked(theatre, game):
    match = _at_ply(game, 200)
    show: Theatre = theatre(match, speed="none")
    show.sync(0)
    pointed = set()
    for step in match.steps:
        for event in match.events_for(0, step):
            places = show.view.places_of(event)
            assert all(isinstance(place, tuple) for place in places), event
            show.view.scene.mark(places)
            pointed |= set(places)
    assert pointed & set(show.view.scene.targets)
