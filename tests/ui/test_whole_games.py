"""Whole games through the window, by clicks, with a save and a resume in the middle."""

import random

import pytest

from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.saves import store
from tests.ui.driver import Hand, open_window, sit_down

TABLES = {
    "pillars_cards": ("person", "greedy", "greedy", "greedy"),
    "web_of_power": ("person", "greedy", "greedy"),
    "pillars": ("person", "greedy"),
    "column_of_fire": ("person", "greedy"),
}


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_by_clicks_saved_and_resumed_in_the_middle(game, qtbot):
    window = open_window(qtbot)
    page = sit_down(window, game, TABLES[game])
    hand = Hand(qtbot, page)
    rng = random.Random(3)
    resumed = False
    while True:
        hand.clear()
        match = page.table.match
        if match.is_over:
            break
        if not resumed and match.ply >= 25:
            page = _save_close_and_resume(window, page)
            hand = Hand(qtbot, page)
            resumed = True
            continue
        hand.do(rng.choice(match.legal()))
    assert resumed
    qtbot.waitUntil(lambda: page.sheets.isVisible(), timeout=5_000)
    assert page.sheets.sheet is not None
    assert page.sheets.sheet.final
    assert page.sheets.sheet.winners == tuple(page.table.match.winners())
    window.go_home()
    assert not list(store.entries(store.autosave_folder())), "a finished game leaves nothing to continue"


def _save_close_and_resume(window, page):
    before = checksum(page.table.match.state)
    ply = page.table.match.ply
    assert window.save_to(store.save_folder() / "middle.kingsbridge")
    window.go_home()
    window.home.refresh()
    window.home.continue_button.click()
    assert window.game is not None
    assert checksum(window.game.table.match.state) == before
    assert window.game.table.match.ply == ply
    return window.game
