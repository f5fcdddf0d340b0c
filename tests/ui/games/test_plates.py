"""Pointing at a player's plate reaches every screen in one way."""

import pytest

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.ui.home.page import playable_games
from tests.ui.driver import open_window, sit_down


@pytest.mark.parametrize("game", playable_games())
def test_pointing_at_a_plate_is_told_to_the_screen_with_what_the_viewer_may_know(game, qtbot, monkeypatch):
    window = open_window(qtbot)
    page = sit_down(window, game, ("person", "greedy", "greedy"))
    told: list[tuple[object, int]] = []
    monkeypatch.setattr(page.view, "point_at_seat", lambda s, seat: told.append((s.key(), seat)))
    page.players.plates[1].hovered.emit(True)
    page.players.plates[1].hovered.emit(False)
    key = page.table.match.view(page.table.viewer).key()
    assert told == [(key, 1), (key, NOBODY)]
    window.close()
