"""The lessons of a game, to be chosen from."""

import sys
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.games import forms
from kingsbridge_desktop.play.lesson_run import LessonRun
from kingsbridge_desktop.play.lessons import LessonId
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours
from tests.ui.driver import open_window


def forbidden(*_: object) -> None:
    raise AssertionError("made once more")


def test_while_somebody_looks_at_the_lessons_the_next_one_is_made_ready(qtbot, monkeypatch):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LearnDialog(Settings(), from_linguist("en"), Colours("day"), "column_of_fire", parent)
    qtbot.waitUntil(lambda: dialog.preparation.is_done)
    assert "kingsbridge_desktop.ui.games.column_of_fire.view" in sys.modules
    monkeypatch.setattr(forms.PositionForm, "_annotation", forbidden)  # the longest part of laying its table
    assert LessonRun(LessonId("column_of_fire", "1-aim")).at == 0


def test_a_newcomers_first_lesson_is_made_ready_and_nobody_elses(qtbot):
    window = open_window(qtbot)
    qtbot.waitUntil(lambda: window.home.first_lesson is not None)
    window.be_ready()
    assert window.preparation is not None
    qtbot.waitUntil(lambda: window.preparation.is_done)
    home: Any = window.home
    news = home._news
    home._news = news._replace(finished=(object(),))  # who has played
    assert home.first_lesson is None
    home._news = news


@pytest.mark.parametrize(("game", "named"), [("column_of_fire", True), ("pillars", False)])
def test_a_game_that_is_easier_after_another_names_it(qtbot, game, named):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LearnDialog(Settings(), from_linguist("en"), Colours("day"), game, parent)
    assert dialog.game.currentData() == game
    assert ("The Pillars of the Earth" in dialog.words.text()) == named
