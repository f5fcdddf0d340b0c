"""Screens of editions with corrected values: every moment is shown, and what differs from the painting is seen."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop.core.editions import edition_of
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match, Seat
from tests.contract.corrections import CORRECTIONS


def begun(edition: str, seats: int = 4) -> Match:
    return Match(edition, [Seat(f"Player {n + 1}", colour=n) for n in range(seats)], 3)


@pytest.mark.parametrize("game", game_ids())
def test_a_corrected_game_is_shown_from_its_beginning_to_its_end(theatre, game):
    match = begun(edition_of(game, CORRECTIONS[game]))
    stage = theatre(match, speed="none")
    rng = Random(1)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
        if match.ply % 9 == 0 or match.is_over:
            for moment in match.moments(match.ply, 0):
                stage.view.show(moment.position, 0)
                assert stage.view.position is moment.position


@pytest.mark.parametrize("spaces", [1, 2, 3, 5])
def test_each_builder_space_of_another_court_stands_at_its_place(theatre, spaces):
    printed = theatre(begun("pillars")).view
    view = theatre(begun(edition_of("pillars", {"places.kings_court.spaces": spaces}))).view
    assert _spaces(view)[:5] == _spaces(printed)[:5]  # before the court
    assert _spaces(view)[5 + spaces :] == _spaces(printed)[9:]  # and after it
    assert len(_spaces(view)) == 13 + spaces
    assert len(view._amendments.closed) == max(0, 4 - spaces)
    assert len(view._amendments.added) == max(0, spaces - 4)
    assert not printed._amendments.closed
    assert not printed._amendments.added


def _spaces(view: Any) -> tuple[Any, ...]:
    module = type(view).__module__.replace(".view", ".layout")
    return tuple(sys.modules[module].site().spaces)


def test_the_map_shows_roads_and_spaces_that_differ_from_the_painting(theatre):
    view = theatre(begun(edition_of("web_of_power", CORRECTIONS["web_of_power"]))).view
    changed = view._amendments
    assert len(changed.closed) == 2
    assert len(changed.roads) == 2
    assert len(changed.gone) == 1
    printed = theatre(begun("web_of_power")).view._amendments
    assert [*printed.closed, *printed.roads, *printed.gone, *printed.added] == []
