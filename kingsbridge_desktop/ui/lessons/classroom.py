"""How a lesson comes to the window, and what follows it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play.lesson_run import LessonRun
from kingsbridge_desktop.play.lessons import LessonId, following, lessons_of
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.lessons.guide import DONE, Guide
from kingsbridge_desktop.ui.lessons.lesson_table import LessonTable

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.bot_runner import BotRunner
    from kingsbridge_desktop.ui.settings import Settings
    from kingsbridge_desktop.ui.window_pages import WindowPages


def next_lesson(settings: Settings, game: str) -> LessonId | None:
    """The first lesson of a game that was not gone through; the first one if all were; None if it has none."""
    known = lessons_of(game)
    left = [which for which in known if settings.values.lessons.get(which.key) != DONE]
    return next(iter(left or known), None)


def open_lesson(window: WindowPages, which: LessonId, runner: BotRunner) -> GamePage:
    """The page of a lesson, at the note where it was left; BadData if its file is damaged."""
    settings = window.settings
    name = settings.values.names[0] if settings.values.names else ""
    run = LessonRun(which, name)
    reached = settings.values.lessons.get(which.key, 0)
    if 0 < reached < len(run.lesson.notes):
        try:
            run.fast_forward(reached)
        except KingsbridgeError as error:  # the lesson is another since: from its beginning
            log.info("%s begins anew, for note %s cannot be reached: %s", which.key, reached, error)
            run = LessonRun(which, name)
    table = LessonTable(run, settings, runner)
    page = GamePage(table, settings, window.language, window.colours)
    guide = Guide(page, table)
    guide.left.connect(window.go_home)
    guide.finished.connect(lambda: _go_on(window, which))
    page.guide = guide
    return page


def _go_on(window: WindowPages, which: LessonId) -> None:
    """The next lesson, or a real game."""
    following_one = following(which)
    if following_one is not None:
        window.learn(following_one)
        return
    window.go_home()
    window.home.set_up(which.game)
