"""The card table inside the window."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from kingsbridge_desktop.core.bits import members_of
from tests.ui.driver import Hand, open_window, sit_down


def test_pointing_at_a_card_does_not_move_the_board_away(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars_cards", ("person", "random", "random", "random"))
    Hand(qtbot, page).clear()
    match = page.table.match
    size = page.stage.size()
    told = set()
    for card in members_of(match.view(match.asked).hand[match.asked]):
        page.view.scene.hovered.emit(("card", card))
        qtbot.wait(1)
        told.add(tuple(label.text() for label in page.prompt.findChildren(QLabel)))
        assert page.stage.size() == size
    assert len(told) > 5
    page.view.scene.hovered.emit(None)
    qtbot.wait(1)
    assert page.stage.size() == size
