"""The lessons of a game, to be chosen from."""

import sys
import time
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.games import forms
from kingsbridge_desktop.play.lesson_run import LessonRun
from kingsbridge_desktop.play.lessons import LessonId, lessons_of
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
from kingsbridge_desktop.ui.lessons.guide import Guide
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours
from tests.promises import LEEWAY
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
    news = home.below.news
    home.below.news = news._replace(finished=(object(),))  # who has played
    assert home.first_lesson is None
    home.below.news = news


@pytest.mark.parametrize(("game", "named"), [("column_of_fire", True), ("pillars", False)])
def test_a_game_that_is_easier_after_another_names_it(qtbot, game, named):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LearnDialog(Settings(), from_linguist("en"), Colours("day"), game, parent)
    assert dialog.game.currentData() == game
    assert ("The Pillars of the Earth" in dialog.words.text()) == named


class Painted(QObject):
    """Notes what a thread had worked when a widget was painted first."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.worked: float | None = None
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.worked is None:
            self.worked = time.thread_time()
        return False


@pytest.mark.parametrize("game", game_ids())
def test_a_first_lesson_starts_within_a_second(qtbot, game):
    """Counted in what the window's thread works, which nothing else on the machine stretches."""
    window = open_window(qtbot)
    dialog = LearnDialog(window.settings, window.language, window.colours, game, window)
    qtbot.waitUntil(lambda: dialog.preparation.is_done, timeout=20_000)
    began = time.thread_time()
    window.learn(lessons_of(game)[0])
    assert window.game is not None
    guide = window.game.guide
    assert isinstance(guide, Guide)
    painted = Painted(guide.card)
    qtbot.waitUntil(lambda: painted.worked is not None, timeout=20_000)
    assert painted.worked is not None
    assert painted.worked - began < 1.0 * LEEWAY
