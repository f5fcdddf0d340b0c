"""Whole games of every kind: board and question keep their place, whatever is asked and told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import PERSON, Match, Seat
from tests.ui.driver import Hand, open_window, resized

GAMES = [game for game in game_ids() if game != "toy"]
NAMES = ("Aliena", "Maximilian-Ferdinand XVI", "Tante Änne von Kingsbrid", "Jack")


def geometry_of(page: Any) -> tuple[Any, ...]:
    """Where board and question are, and how large the board is."""
    QApplication.sendPostedEvents()
    board = page.stage.mapFromScene(page.view.scene.sceneRect()).boundingRect()
    boxes = [QRect(part.mapTo(page, QPoint()), part.size()) for part in (page.stage, page.prompt)]
    return (*boxes, page.prompt.minimumHeight(), board, page.stage.transform().m11())


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 100), (1024, 640, 150)])
@pytest.mark.parametrize("game", GAMES)
def test_board_and_question_keep_their_place_in_a_whole_game(qtbot, game, width, height, text):
    """Seen in A Column of Fire: at the coronation the bar grew by 16 pixels, and the board was drawn anew."""
    window = open_window(qtbot)
    window.settings.set("text_size", text)
    try:
        window.start(Match(game, [Seat(name, PERSON, at) for at, name in enumerate(NAMES)], 5))
        page: Any = window.game
        resized(qtbot, window, width, height)
        Hand(qtbot, page).clear()
        match, rng, row = page.table.match, Random(3), page.following.controls
        before = geometry_of(page)
        while True:
            match.submit(rng.choice(match.legal()))
            page.choices.close()
            moments = match.moments(match.ply, match.asked)
            for shown in (row, None):  # with what whoever watches has, and without
                page.prompt.lay_row(shown)
                for moment in moments:
                    page.seen.announce([moment])
                assert geometry_of(page) == before, page.prompt.question
            if match.is_over:
                break
            page.seen.show_now()
            page._offer()
            assert geometry_of(page) == before, page.prompt.question
            assert page.prompt._question.fontInfo().pixelSize() >= 12
    finally:
        window.settings.set("text_size", 100)
