"""The card table inside the window."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import MATERIALS
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.panels.players import Form
from tests.ui.driver import Hand, open_window, seats, sit_down


def played_until(qtbot: QtBot, is_there: Callable[[State], bool]) -> GamePage:
    """A window at the first question to the person at which a position is as wished."""
    match, rng = Match("pillars_cards", seats("person", "random", "random", "random"), 4), Random(2)
    while not (match.asked == 0 and is_there(match.view(0))):
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot)
    window.start(match)
    page = window.game
    assert page is not None
    qtbot.wait(400)
    return page


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


def test_why_not_is_said_over_no_words_of_the_score_sheet(qtbot):
    """Seen after a click on a material: the answer lay over the black cards."""
    page = played_until(qtbot, lambda s: s.stack[-1].kind == "convert")
    page.say("Materials are turned into points by a craftsman: choose whom.", ("material", 0), "F1: what the rules say")
    said, targets = page.toast.geometry(), page.view.scene.targets
    cards = [targets[anchor] for anchor in page.view.places("card")]
    assert len(cards) > 3
    for card in cards:
        words = card.mapRectToScene(card.lettered())
        assert not said.intersects(page.stage.mapFromScene(words).boundingRect().adjusted(4, 4, -4, -4))


def test_a_hint_lies_over_no_card_of_the_score_sheet(qtbot):
    """Seen at 1280 × 800: it covered three black cards beside free wood."""
    page = played_until(qtbot, lambda s: s.stack[-1].kind == "convert")
    page.hint.mark.point(("material", 1), None, "Give up wood. 3 materials stay.", "Return plays it.")
    slip, targets = page.hint.mark.slip.geometry(), page.view.scene.targets
    cards = [page.stage.box_of(targets[anchor]) for anchor in page.view.places("card")]
    corner = page.stage.mapTo(page, QPoint())
    assert page.hint.mark.slip.isVisible()
    assert not any(slip.intersects(card.translated(corner).adjusted(4, 4, -4, -4)) for card in cards)


def test_a_card_shown_large_covers_neither_the_hand_nor_the_trick(qtbot):
    """Seen at 1280 × 800 and 2560 × 1440: it lay over the cards beside it and over who gets the trick."""
    page = played_until(qtbot, lambda s: len(s.trick) >= 2)
    view, s = page.view, page.view.position
    hand = members_of(s.hand[0])
    assert len(hand) > 4
    for card in hand:
        assert view.nearer.show(("card", card))
        shown = view.slip.sceneBoundingRect()
        for other in (*hand, *s.trick):
            box = view.scene.targets["card", other].scene_box()
            assert not shown.intersects(box.adjusted(2, 2, -2, -2)), (card, other)
        view.put_away()


@pytest.mark.parametrize("bots", [2, 3])
def test_a_plate_in_one_line_never_shows_half_of_a_stock(qtbot, bots):
    """Seen at 1024 × 640 and 150 %: “2 tricks, 0 stone” of somebody with wood and sand."""
    window = open_window(qtbot)
    window.resize(1024, 640)
    window.settings.set("text_size", 150)
    page = sit_down(window, "pillars_cards", ("person", *["random"] * bots))
    qtbot.wait(50)
    for plate in page.players.plates:
        assert plate.form is Form.LINE
        shown = [chip.emblem for cell, (_, chip) in zip(plate.cells(), plate.chips, strict=True) if cell.isValid()]
        assert "trick" in shown
        assert sum(material in shown for material in MATERIALS) in (0, len(MATERIALS))
    window.settings.set("text_size", 100)
