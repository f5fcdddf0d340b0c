"""How a position comes to the window, and what follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.puzzles.guide import PuzzleGuide
from kingsbridge_desktop.ui.puzzles.puzzle_table import PuzzleTable

if TYPE_CHECKING:
    from kingsbridge_desktop.play.puzzles import Laid
    from kingsbridge_desktop.ui.bot_runner import BotRunner
    from kingsbridge_desktop.ui.window_pages import WindowPages


def open_puzzle(window: WindowPages, laid: Laid, runner: BotRunner) -> GamePage:
    """The page of a position, with its question."""
    table = PuzzleTable(laid, window.settings, runner)
    page = GamePage(table, window.settings, window.language, window.colours)
    guide = PuzzleGuide(page, table)
    guide.left.connect(window.puzzles.show)
    guide.next_wanted.connect(window.puzzles.go_on)
    guide.tried.connect(lambda is_solved: window.puzzles.note(laid.puzzle, is_solved))
    page.guide = guide
    return page
